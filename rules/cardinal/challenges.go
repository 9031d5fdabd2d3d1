package cardinal

import (
	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// challenges are castles with a task, the easy ones first.
func challenges() []rules.Challenge {
	own, closed := rules.Options{"tunnel": "own"}, rules.Options{"supply": "closed"}
	strict := rules.Options{"tunnel": "own", "supply": "closed"}
	return []rules.Challenge{
		challenge(31, nil, honour("all", "Inseparable", "Bring all four musketeers out.",
			func(_ rules.Finished, p *Position) bool { return p.Escapees() == 4 })),
		challenge(52, nil, honour("swords", "Twenty-four duels", "Defeat every guard.",
			func(_ rules.Finished, p *Position) bool { return p.Defeated() == core.Guards })),
		challenge(71, nil, honour("sweep", "Lights out", "Search all twenty chambers and defeat twenty guards.",
			func(_ rules.Finished, p *Position) bool { return p.Searched() == 20 && p.Defeated() >= 20 })),
		challenge(96, nil, honour("brisk", "A brisk night", "Score 48 points in 55 slides or fewer.",
			func(_ rules.Finished, p *Position) bool { return p.Score() >= 48 && p.Moves <= 55 })),
		challenge(112, nil, honour("moles", "Three from below",
			"Play a perfect game and surprise three castle guards from the tunnel on the way.",
			func(g rules.Finished, p *Position) bool {
				return p.Score() == core.Perfect && made(g, core.Surprise) >= 3
			})),
		challenge(134, nil, honour("haste", "Against the bell", "Play a perfect game in 70 slides or fewer.",
			func(_ rules.Finished, p *Position) bool { return p.Score() == core.Perfect && p.Moves <= 70 })),
		challenge(151, own, honour("own", "To each his own",
			"Play a perfect game in which the tunnel surprises only guards of one's own suit.",
			func(_ rules.Finished, p *Position) bool { return p.Score() == core.Perfect })),
		challenge(173, closed, honour("closed", "No new recruits", "Play a perfect game with a supply that never grows.",
			func(_ rules.Finished, p *Position) bool { return p.Score() == core.Perfect })),
		challenge(197, strict, honour("fifty", "By the Cardinal's rules", "Score 50 points under both variants.",
			func(_ rules.Finished, p *Position) bool { return p.Score() >= 50 })),
		challenge(219, strict, honour("strict", "The Queen's thanks", "Play a perfect game under both variants.",
			func(_ rules.Finished, p *Position) bool { return p.Score() == core.Perfect })),
	}
}

// challenge is a castle of a deal, and what is to be done in it.
func challenge(deal uint64, o rules.Options, goal rules.Honour) rules.Challenge {
	return rules.Challenge{Honour: goal, Levels: []string{""}, Options: o, Deal: deal}
}
