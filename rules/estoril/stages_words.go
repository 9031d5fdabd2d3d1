package estoril

// stages in words, for prints and refusals.
var stages = [...]string{"the first player is rolled for", "missions are laid out", "agendas are dealt", "boards are laid out", "rewards are laid out",
	"placing", "looking", "a board is turned up", "an ability", "the pile is drawn from", "choosing what stays", "dice", "the strengths are compared",
	"giving up a tile", "everything goes back", "discarding", "over"}

func (s Stage) String() string { return stages[min(int(s), len(stages)-1)] }

// Title is the mission as people read it.
func (m Mission) Title() string {
	if m < missionKinds {
		return [...]string{"Assassins", "Conspiracies", "Nationalists", "Seductions", "Diplomats", "Women", "Flag of Portugal", "Flag of Great Britain",
			"Flag of the United States", "Flag of Germany", "Many flags", "Strength"}[m]
	}
	return "A secret mission"
}
