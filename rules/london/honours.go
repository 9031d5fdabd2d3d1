package london

import (
	"intrigue/rules"
	"intrigue/rules/london/core"
)

// honours are what can be earned on either side, the easy ones first.
func honours() []rules.Honour {
	return []rules.Honour{
		{Key: "arrest", Title: "By the collar", Line: "Catch Mr X.", Earned: hunted(func(rules.Finished) bool { return true })},
		{Key: "escape", Title: "Into the fog", Line: "Escape as Mr X.", Earned: escaped(func(rules.Finished) bool { return true })},
		{Key: "early", Title: "Home for tea", Line: "Catch Mr X by round 8.",
			Earned: hunted(func(g rules.Finished) bool { return end(g).Round <= 8 })},
		{Key: "hidden", Title: "A hand in the dark", Line: "Catch Mr X in a round in which he does not surface.",
			Earned: hunted(func(g rules.Finished) bool { return end(g).End == core.Caught && !end(g).Surfaced })},
		{Key: "surround", Title: "Every door watched", Line: "Leave Mr X no ride at all.",
			Earned: hunted(func(g rules.Finished) bool { return end(g).End == core.Trapped })},
		{Key: "boat", Title: "Gone by water", Line: "Escape after a ride on the Thames boat.",
			Earned: escaped(func(g rules.Finished) bool {
				return rides(g, func(e core.LogEntry) bool { return e.Line == core.Boat }) > 0
			})},
		{Key: "single", Title: "One step at a time", Line: "Escape without playing a 2x card.",
			Earned: escaped(func(g rules.Finished) bool { return end(g).Doubles == core.MrXDoubles })},
		{Key: "open", Title: "Nothing to hide", Line: "Escape without using a black ticket.",
			Earned: escaped(func(g rules.Finished) bool {
				return rides(g, func(e core.LogEntry) bool { return e.Ticket == core.BlackTicket }) == 0
			})},
		{Key: "circle", Title: "Under their noses", Line: "Escape after at least two pawns were one ride away from you on their turn.",
			Earned: escaped(func(g rules.Finished) bool { return crowd(g) >= 2 })},
		{Key: "memory", Title: "All in the head", Line: "Catch Mr X without the notebook and without a hint.",
			Earned: hunted(func(g rules.Finished) bool { return g.Options["notebook"] == "off" && !g.Advised })},
		{Key: "master-hunt", Title: "Inspector of the Yard", Line: "Catch Mr X played by the Master bot, without a hint.",
			Earned: against("master", func(g rules.Finished, seat rules.Seat) bool { return seat > 0 })},
		{Key: "master-escape", Title: "The Yard's despair", Line: "Escape from detectives played by the Master bot, without a hint.",
			Earned: against("master", func(g rules.Finished, seat rules.Seat) bool { return seat == 0 })},
	}
}

// end is the last moment of a game.
func end(g rules.Finished) *Position { return g.End().(*Position) }

// escaped holds for Mr X when he has won and a condition holds.
func escaped(also func(rules.Finished) bool) func(rules.Finished, rules.Seat) bool {
	return func(g rules.Finished, seat rules.Seat) bool { return seat == 0 && g.Won(seat) && also(g) }
}

// hunted holds for a detective when Mr X was arrested and a condition holds.
func hunted(also func(rules.Finished) bool) func(rules.Finished, rules.Seat) bool {
	return func(g rules.Finished, seat rules.Seat) bool { return seat > 0 && g.Won(seat) && also(g) }
}

// against holds for a winner without help whose opponents were bots of a level.
func against(level string, also func(rules.Finished, rules.Seat) bool) func(rules.Finished, rules.Seat) bool {
	return func(g rules.Finished, seat rules.Seat) bool {
		return also(g, seat) && rules.Beaten(Game{}, level)(g, seat)
	}
}

// rides counts the rides of Mr X for which a condition holds.
func rides(g rules.Finished, that func(core.LogEntry) bool) (n int) {
	for _, e := range end(g).Log {
		if that(e) {
			n++
		}
	}
	return n
}

// crowd is the most pawns that could reach Mr X at once when the detectives' turn began.
func crowd(g rules.Finished) (most int) {
	for i, p := range g.Positions[1:] {
		now, before := p.(*Position), g.Positions[i].(*Position)
		if now.Stage != core.StageHunt || before.Stage == core.StageHunt {
			continue
		}
		near := 0
		for pawn := uint8(1); pawn <= core.Pawns; pawn++ {
			if now.Reaches(core.TheBoard(), pawn, now.At[0]) {
				near++
			}
		}
		most = max(most, near)
	}
	return most
}
