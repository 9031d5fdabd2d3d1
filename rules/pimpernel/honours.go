package pimpernel

import (
	"math/bits"
	"slices"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// honours are what can be earned in the League, the easy ones first.
func honours() []rules.Honour {
	return []rules.Honour{
		honour("last", "The last word", "Fill the fifth mission space yourself.", does(endsRound)),
		honour("four", "Friends all over", "Hold four favour tiles at once.", holds(4)),
		honour("push", "After you, sir", "Place your cube on a building where another player's cube lies.", pushes),
		honour("rest", "Early to bed", "Place six of your rest cubes in one game.",
			func(g rules.Finished, seat rules.Seat) bool { return done(g, seat, core.Rested) >= 6 }),
		honour("parts", "A finger in every pie", "Have cubes in all four parts of a mission when it is scored.", missions(everywhere)),
		honour("choice", "Where to next?", "Choose the next mission twice in one game.",
			func(g rules.Finished, seat rules.Seat) bool { return done(g, seat, core.NextMission) >= 2 }),
		honour("icons", "Pin money", "Take four points from icons.",
			func(g rules.Finished, seat rules.Seat) bool { return end(g).Gained[core.FromIcons][seat] >= 4 }),
		honour("roads", "By the high road", "Score six points for routes.",
			func(g rules.Finished, seat rules.Seat) bool { return end(g).Gained[core.FromRoute][seat] >= 6 }),
		honour("haul", "The talk of London", "Score 15 points in one mission.",
			func(g rules.Finished, seat rules.Seat) bool { return best(g, seat) >= 15 }),
		honour("behind", "Sink me!", "Win after you were behind when the last mission began.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return gap(g, seat) > 0 })),
		honour("chauvelin", "That demmed elusive Pimpernel",
			"Win a game in which Chauvelin captures the Pimpernel, and lose no point to him.", rules.Victory(slippery)),
		honour("strong", "Leader of the League", "Win against strong players alone, without a hint.", rules.Beaten(Game{}, "strong")),
	}
}

// honour is one by its words and its rule.
func honour(key, title, line string, earned func(rules.Finished, rules.Seat) bool) rules.Honour {
	return rules.Honour{Key: key, Title: title, Line: line, Earned: earned}
}

// endsRound reports whether a cube fills the fifth mission space.
func endsRound(before, after *core.State, _ core.Action) bool {
	return after.Rounds > before.Rounds && after.Ended == core.EndFilled
}

// pushes holds for a seat whose cube takes the place of another player's on a building, whoever decided last: a tile that
// leaves no choice lays it at once, and at the Market its owner says where the other cube goes.
func pushes(g rules.Finished, seat rules.Seat) bool {
	for i, p := range g.Positions[1:] {
		before, after := &g.Positions[i].(*Position).State, &p.(*Position).State
		if before.Full[0]&^before.Own[seat][0]&after.Own[seat][0]&core.BuildingMask != 0 {
			return true
		}
	}
	return false
}

// holds holds for a seat that has so many favour tiles at some time: another player may give it the last one.
func holds(tiles int) func(rules.Finished, rules.Seat) bool {
	return func(g rules.Finished, seat rules.Seat) bool {
		return slices.ContainsFunc(g.Positions, func(p rules.Position) bool { return bits.OnesCount8(p.(*Position).Held[seat]) >= tiles })
	}
}

// everywhere reports whether a seat has cubes in all four completion areas.
func everywhere(c *core.State, seat rules.Seat) bool {
	for spot := core.SupporterSpot; spot <= core.LocationSpot; spot++ {
		if c.Boxes[spot][seat] == 0 {
			return false
		}
	}
	return true
}

// slippery reports whether Chauvelin captured the Pimpernel and took no point from a seat.
func slippery(g rules.Finished, seat rules.Seat) bool {
	return end(g).Caught > 0 && end(g).Gained[core.FromChauvelin][seat] == 0
}
