package pimpernel

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// challenges are rescues with a task, the easy ones first. Most are of four missions.
func challenges() []rules.Challenge {
	two, three := []string{"", "steady"}, []string{"", "steady", "steady"}
	return []rules.Challenge{
		challenge(4, two, short(), honour("haul", "The toast of Richmond", "Score 17 points in one mission.",
			func(g rules.Finished, seat rules.Seat) bool { return best(g, seat) >= 17 })),
		challenge(3, two, short(), honour("icons", "Loose change", "Win with four points from icons.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return end(g).Gained[core.FromIcons][seat] >= 4 }))),
		challenge(21, two, short(), honour("parts", "Horse, cart and papers",
			"Win after having cubes in all four parts of a mission when it was scored.",
			rules.Victory(missions(everywhere)))),
		challenge(1, two, short("favors", "first"), honour("first", "Six old friends",
			"Win by 8 points with the favour cards of a first game.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return lead(g, seat) >= 8 }))),
		challenge(2, two, short(), honour("roads", "The open road", "Score 12 points for routes.",
			func(g rules.Finished, seat rules.Seat) bool { return end(g).Gained[core.FromRoute][seat] >= 12 })),
		challenge(30, two, short(), honour("five", "Everybody's darling", "Win after holding five favour tiles at once.",
			rules.Victory(holds(5)))),
		challenge(1, three, short(), honour("three", "Three's a crowd", "Win by 3 points against two others.",
			rules.Victory(func(g rules.Finished, seat rules.Seat) bool { return lead(g, seat) >= 3 }))),
		challenge(1, two, short("chauvelin", "on"), honour("chauvelin", "Slipped away again",
			"Win a game in which Chauvelin captures the Pimpernel, and lose no point to him.", rules.Victory(slippery))),
		challenge(1, two, nil, honour("whole", "All the way to Vienna", "Score 80 points in seven missions.",
			func(g rules.Finished, seat rules.Seat) bool { return g.Outcome.Total(seat) >= 80 })),
		challenge(61, []string{"", "strong"}, short(), honour("strong", "A rival worth having", "Beat a strong player.",
			rules.Victory(func(rules.Finished, rules.Seat) bool { return true }))),
	}
}

// short is the game of four missions, with another option by its key and value.
func short(more ...string) rules.Options {
	o := rules.Options{"length": "short"}
	for i := 0; i+1 < len(more); i += 2 {
		o[more[i]] = more[i+1]
	}
	return o
}

// challenge is a deal with its players, and what is to be done in it.
func challenge(deal uint64, levels []string, o rules.Options, goal rules.Honour) rules.Challenge {
	return rules.Challenge{Honour: goal, Levels: levels, Options: o, Deal: deal}
}
