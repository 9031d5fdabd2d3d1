package estoril

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// honours are what can be earned at the seaside, the easy ones first: each ability, each way to win a board, and what
// decides the game.
func honours() []rules.Honour {
	return []rules.Honour{
		honour("leader", "A taxi for the gentleman", "Take the lead on a board by sending a character home with Assassin.", takesLead),
		honour("tie", "First at the table", "Win a reward on a tie.", wins(tied)),
		honour("nought", "Nothing but charm", "Win a reward with strength 0.",
			wins(func(p *core.State, seat uint8) bool { return p.Sum(p.Here(), seat) == 0 })),
		honour("brought", "May I have this dance?", "Bring one of your characters to a board with Seduction, and win its reward.",
			winsWith(brings)),
		honour("fresh", "New faces", "Finish with no starting character in your hand.",
			func(g rules.Finished, seat rules.Seat) bool { return starters(end(g).Hand[seat]) == 0 }),
		honour("kin", "Small world", "Gain 4 strength from a single use of Nationalism.",
			does(func(p *core.State, a core.Action) bool { return a.Kind == core.UseNationalism && p.Kin(p.Actor()) >= 4 })),
		honour("shield", "Friends in high places", "Protect your character on another board with Diplomacy, and win that board.",
			winsWith(shields)),
		honour("switched", "The switched suitcase", "Win a character worth 4 points that you put up as a reward with Conspiracy.", switches),
		honour("missions", "Three telegrams to London", "Come first in three missions.",
			func(g rules.Finished, seat rules.Seat) bool { return end(g).Score().Fulfilled[seat] >= 3 }),
		honour("cliff", "Over the cliff", "Win the game after losing a character at Hell's Mouth.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return done(g, seat, core.GiveUp) > 0 })),
		honour("dice", "The house loses", "Win at the Casino thanks to the dice.", wins(luckily)),
		honour("strong", "Our man in Estoril", "Win against strong players alone, without a hint.", rules.Beaten(Game{}, "strong")),
	}
}

// honour is one by its words and its rule.
func honour(key, title, line string, earned func(rules.Finished, rules.Seat) bool) rules.Honour {
	return rules.Honour{Key: key, Title: title, Line: line, Earned: earned}
}

// tied reports whether another seat is as strong on the board that is resolved.
func tied(p *core.State, seat uint8) bool {
	for s := range p.Seats {
		if s != seat && p.Mine[s]&core.InPlace(p.Here()) != 0 && p.Sum(p.Here(), s) == p.Sum(p.Here(), seat) {
			return true
		}
	}
	return false
}

// luckily reports whether a seat would not be the best if no dice had been rolled at the Casino.
func luckily(p *core.State, seat uint8) bool {
	plain := *p
	plain.Dice = [core.Slots]uint8{}
	return plain.Best(p.Here()) != seat
}

// takesLead holds for a seat that comes to be the best on a board by Assassin.
func takesLead(g rules.Finished, seat rules.Seat) bool {
	return walk(g, func(by rules.Seat, before, after *core.State, a core.Action) bool {
		return by == seat && a.Kind == core.UseAssassin &&
			before.Best(before.Here()) != uint8(seat) && after.Best(before.Here()) == uint8(seat)
	})
}

// switches holds for a seat that wins one of the most valuable rewards, and put it there itself.
func switches(g rules.Finished, seat rules.Seat) bool {
	var mine core.Tile
	return walk(g, func(by rules.Seat, before, after *core.State, a core.Action) bool {
		if a.Kind == core.Change {
			mine = 0
			if by == seat && before.Drawn.Face().Points == 4 {
				mine = before.Drawn
			}
		}
		return mine != 0 && won(before, after, a, seat) && after.Prize[before.Here()] == mine
	})
}

// winsWith holds for a seat that wins a reward with a character of its own on a spot to which it did something that evening.
func winsWith(does func(*core.State, core.Action) core.SpotSet) func(rules.Finished, rules.Seat) bool {
	return func(g rules.Finished, seat rules.Seat) bool {
		var mine core.SpotSet
		return walk(g, func(by rules.Seat, before, after *core.State, a core.Action) bool {
			spots := does(before, a)
			switch {
			case a.Kind == core.GoHome:
				mine = 0
			case by == seat:
				mine |= spots
			default:
				mine &^= spots
			}
			return won(before, after, a, seat) && mine&before.Mine[seat]&core.InPlace(before.Here()) != 0
		})
	}
}

// brings is where Seduction brings a character.
func brings(_ *core.State, a core.Action) (to core.SpotSet) {
	if a.Kind == core.UseSeduction {
		to = 1 << a.B
	}
	return to
}

// shields is whom Diplomacy protects from another board.
func shields(before *core.State, a core.Action) (whom core.SpotSet) {
	if a.Kind == core.UseDiplomacy && core.PlaceOf(a.A) != before.Here() {
		whom = 1 << a.A
	}
	return whom
}
