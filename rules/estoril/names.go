package estoril

// stages in words, for prints and refusals.
var stages = [...]string{"the first player is rolled for", "missions are laid out", "agendas are dealt", "boards are laid out", "rewards are laid out",
	"placing", "looking", "a board is turned up", "an ability", "the pile is drawn from", "choosing what stays", "dice", "the strengths are compared",
	"giving up a tile", "everything goes back", "discarding", "over"}

func (s Stage) String() string { return stages[min(int(s), len(stages)-1)] }

// String is the mission as moves and prints call it.
func (m Mission) String() string {
	if m < missionKinds {
		return missionNames[m]
	}
	return "unknown"
}

// Title is the mission as people read it.
func (m Mission) Title() string {
	if m < missionKinds {
		return [...]string{"Assassins", "Conspiracies", "Nationalists", "Seductions", "Diplomats", "Women", "Flag of Portugal", "Flag of Great Britain",
			"Flag of the United States", "Flag of Germany", "Many flags", "Strength"}[m]
	}
	return "A secret mission"
}

// String is the symbol's name.
func (s Symbol) String() string {
	return [...]string{"no ability", "Assassin", "Conspiracy", "Nationalism", "Seduction", "Diplomacy"}[min(s, Diplomacy)]
}

// String is the country's name.
func (f Flag) String() string {
	return [...]string{"no country", "Portugal", "Great Britain", "the United States", "Germany", "Spain", "France", "Hungary", "Italy", "the Soviet Union", "Yugoslavia"}[min(f, Yugoslavia)]
}
