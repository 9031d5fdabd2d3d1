package london

import (
	"intrigue/rules"
	"intrigue/rules/london/core"
)

// challenges are hunts with a task: those of the detectives first, then those of Mr X.
func challenges() []rules.Challenge {
	hunters, fox := []string{"steady", "", ""}, []string{"", "steady", "steady"}
	five := []string{"", "steady", "steady", "steady", "steady", "steady"}
	return []rules.Challenge{
		{Levels: hunters, Deal: 5, Honour: rules.Honour{Key: "early", Title: "Closing time", Line: "Catch Mr X by round 8.",
			Earned: hunted(func(g rules.Finished) bool { return end(g).Round <= 8 })}},
		{Levels: hunters, Deal: 2, Options: rules.Options{"notebook": "off"}, Honour: rules.Honour{Key: "blind", Title: "No notebook",
			Line:   "Catch Mr X by round 13 without the notebook.",
			Earned: hunted(func(g rules.Finished) bool { return end(g).Round <= 13 })}},
		{Levels: hunters, Deal: 4, Honour: rules.Honour{Key: "thrift", Title: "The taxpayer's friend",
			Line:   "Catch Mr X with at least 15 underground tickets left among the five pawns.",
			Earned: hunted(func(g rules.Finished) bool { return undergrounds(end(g)) >= 15 })}},
		{Levels: []string{"strong", "", ""}, Deal: 6, Honour: rules.Honour{Key: "strong", Title: "A worthy opponent",
			Line: "Catch Mr X played by the Strong bot.", Earned: hunted(func(rules.Finished) bool { return true })}},
		{Levels: fox, Deal: 3, Honour: rules.Honour{Key: "single", Title: "No doubling back", Line: "Escape without playing a 2x card.",
			Earned: escaped(func(g rules.Finished) bool { return end(g).Doubles == core.MrXDoubles })}},
		{Levels: fox, Deal: 3, Honour: rules.Honour{Key: "black", Title: "Three in the dark",
			Line: "Escape using at least three black tickets and no 2x card.", Earned: escaped(func(g rules.Finished) bool {
				black := rides(g, func(e core.LogEntry) bool { return e.Ticket == core.BlackTicket })
				return end(g).Doubles == core.MrXDoubles && black >= 3
			})}},
		{Levels: fox, Deal: 1, Honour: rules.Honour{Key: "boats", Title: "Old Father Thames",
			Line: "Escape after at least two rides on the boat.",
			Earned: escaped(func(g rules.Finished) bool {
				return rides(g, func(e core.LogEntry) bool { return e.Line == core.Boat }) >= 2
			})}},
		{Levels: fox, Deal: 3, Options: rules.Options{"surfacing": "on"}, Honour: rules.Honour{Key: "brazen", Title: "Here I am",
			Line:   "Surface voluntarily at least once, and still escape.",
			Earned: escaped(func(g rules.Finished) bool { return rides(g, func(e core.LogEntry) bool { return e.Voluntary }) > 0 })}},
		{Levels: fox, Deal: 8, Options: rules.Options{"cutoff": "on"}, Honour: rules.Honour{Key: "cutoff", Title: "Road closed",
			Line:   "Play with the cut-off rule, and escape with a black ticket to spare.",
			Earned: escaped(func(g rules.Finished) bool { return end(g).Tickets[0][0] > 0 })}},
		{Levels: five, Deal: 1, Honour: rules.Honour{Key: "ghost", Title: "The ghost",
			Line:   "Escape from five detectives, and never leave two pawns within one ride of you at once.",
			Earned: escaped(func(g rules.Finished) bool { return crowd(g) < 2 })}},
	}
}

// undergrounds counts the underground tickets that the pawns have left.
func undergrounds(p *Position) (n int) {
	for pawn := 1; pawn <= core.Pawns; pawn++ {
		n += int(p.Tickets[pawn][core.Underground])
	}
	return n
}
