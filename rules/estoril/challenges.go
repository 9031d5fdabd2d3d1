package estoril

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// challenges are summers by the sea with a task, the easy ones first.
func challenges() []rules.Challenge {
	two, three, four := []string{"", "steady"}, []string{"", "steady", "steady"}, []string{"", "steady", "steady", "steady"}
	agenda, both, secret := rules.Options{"agenda": "on"}, rules.Options{"scoring": "63"}, rules.Options{"missions": "secret"}
	return []rules.Challenge{
		challenge(5, two, nil, honour("five", "Talk of the town", "Win five rewards in one evening.",
			func(g rules.Finished, seat rules.Seat) bool { return evening(g, seat) >= 5 })),
		challenge(21, two, nil, honour("fresh", "A clean break", "Win with no starting character in your hand.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return starters(end(g).Hand[seat]) == 0 }))),
		challenge(8, two, nil, honour("peace", "No bodies, please", "Win without using Assassin.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return done(g, seat, core.UseAssassin) == 0 }))),
		challenge(4, three, secret, honour("whispers", "Whispers on the terrace", "Win with secret missions, and come first in two of them.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return end(g).Score().Fulfilled[seat] >= 2 }))),
		challenge(5, two, agenda, honour("agenda", "Your eyes only", "Win with 5 points or more from your secret agenda.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return end(g).Score().Agenda[seat] >= 5 }))),
		challenge(42, two, nil, honour("missions", "Every telegram answered", "Come first in all four missions.",
			func(g rules.Finished, seat rules.Seat) bool { return end(g).Score().Fulfilled[seat] == 4 })),
		challenge(2, three, both, honour("silver", "Second is not last", "Score 42 points, with points for second place in a mission.",
			func(g rules.Finished, seat rules.Seat) bool { return g.Outcome.Total(seat) >= 42 })),
		challenge(1, three, nil, honour("poor", "Charm over silver", "Win with fewer points in hand than each of the others.",
			rules.Victory(poorest))),
		challenge(1, two, nil, honour("margin", "Break the bank", "Win by 10 points.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return lead(g, seat) >= 10 }))),
		challenge(9, four, nil, honour("table", "The fourth man", "Win a four-player game by 5 points.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return lead(g, seat) >= 5 }))),
	}
}

// poorest reports whether a seat has fewer points in hand than each of the others.
func poorest(g rules.Finished, seat rules.Seat) bool {
	points := end(g).Score().Hand
	for s := range g.Seats {
		if rules.Seat(s) != seat && points[s] <= points[seat] {
			return false
		}
	}
	return true
}

// challenge is a deal with its players, and what is to be done in it.
func challenge(deal uint64, levels []string, o rules.Options, goal rules.Honour) rules.Challenge {
	return rules.Challenge{Honour: goal, Levels: levels, Options: o, Deal: deal}
}
