package cardinal

import (
	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// honours are what can be earned in a castle, the easy ones first.
func honours() []rules.Honour {
	return []rules.Honour{
		honour("out", "Over the moat", "Bring one musketeer out of the castle.",
			func(_ rules.Finished, p *Position) bool { return p.Escapees() > 0 }),
		honour("alive", "Nobody left behind", "Bring a musketeer out and lose none.",
			func(_ rules.Finished, p *Position) bool { return p.Escapees() > 0 && p.Killed == 0 }),
		honour("forty", "A good night's work", "Score 40 points.", func(_ rules.Finished, p *Position) bool { return p.Score() >= 40 }),
		honour("tunnel", "Up through the floor", "Surprise three castle guards from the tunnel in one game.",
			func(g rules.Finished, _ *Position) bool { return made(g, core.Surprise) >= 3 }),
		honour("searched", "Every drawer", "Search all twenty chambers.",
			func(_ rules.Finished, p *Position) bool { return p.Searched() == 20 }),
		honour("all", "All for one", "Bring all four musketeers out.",
			func(_ rules.Finished, p *Position) bool { return p.Escapees() == 4 }),
		honour("swords", "One against six", "Defeat all twenty-four guards.",
			func(_ rules.Finished, p *Position) bool { return p.Defeated() == core.Guards }),
		honour("swift", "Before the watch changes", "Score 45 points in 60 slides or fewer.",
			func(_ rules.Finished, p *Position) bool { return p.Score() >= 45 && p.Moves <= 60 }),
		honour("perfect", "The Queen's diamonds", "Play a perfect game: 52 points.",
			func(_ rules.Finished, p *Position) bool { return p.Score() == core.Perfect }),
		honour("thrift", "Not one coin too many", "Play a perfect game and lure no more than four guards.",
			func(g rules.Finished, p *Position) bool { return p.Score() == core.Perfect && made(g, core.Lure) <= 4 }),
		honour("alone", "Your own sword", "Play a perfect game without hint or solver.",
			func(g rules.Finished, p *Position) bool { return p.Score() == core.Perfect && !g.Advised }),
		honour("strict", "The Cardinal's own rules", "Play a perfect game under both variants.",
			func(_ rules.Finished, p *Position) bool {
				return p.Score() == core.Perfect && p.Castle.OwnOnly && p.Castle.Closed
			}),
	}
}

// honour is one that is judged by how the game and its last position stand.
func honour(key, title, line string, earned func(rules.Finished, *Position) bool) rules.Honour {
	return rules.Honour{Key: key, Title: title, Line: line,
		Earned: func(g rules.Finished, _ rules.Seat) bool { return earned(g, g.End().(*Position)) }}
}

// made counts the decisions of a kind.
func made(g rules.Finished, kind core.Kind) (n int) {
	for _, e := range g.Entries {
		if a, ok := core.Parse(e.Move); ok && e.Seat != rules.Luck && a.Kind == kind {
			n++
		}
	}
	return n
}
