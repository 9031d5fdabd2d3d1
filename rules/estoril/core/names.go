package core

import "intrigue/rules"

// SeatNames of the players are those of their colours (EST-15).
var SeatNames = [4]string{"Red", "Green", "Blue", "Yellow"}

// SeatName names any seat, Luck's and the public's too.
func SeatName(s rules.Seat) string {
	switch {
	case s == rules.Luck:
		return "Luck"
	case s < 0 || s > 3:
		return "the public"
	}
	return SeatNames[s]
}

// String is the mission as moves and prints call it.
func (m Mission) String() string {
	if m < MissionKinds {
		return missionNames[m]
	}
	return "unknown"
}

// String is the symbol's name.
func (s Symbol) String() string {
	return [...]string{"no ability", "Assassin", "Conspiracy", "Nationalism", "Seduction", "Diplomacy"}[min(s, Diplomacy)]
}

// String is the country's name.
func (f Flag) String() string {
	return [...]string{"no country", "Portugal", "Great Britain", "the United States", "Germany", "Spain", "France", "Hungary", "Italy", "the Soviet Union", "Yugoslavia"}[min(f, Yugoslavia)]
}
