package words

import (
	"intrigue/rules"
)

// Options are the questions of the set-up page.
func Options() []rules.Option {
	return []rules.Option{
		rules.Ask("tunnel", "Surprise from the tunnel", "Whom a musketeer may surprise on a trip through the tunnel.",
			"any", "Any castle guard", "own", "Only his own suit"),
		rules.Ask("supply", "Supply", "Whether guards of a musketeer's own suit can be taken into the supply.",
			"open", "Can grow", "closed", "Never grows"),
	}
}

// Levels are those of the bots.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "careful", Title: "Careful", Line: "Looks one slide ahead, takes what it can get and lets nobody be killed."},
		{Key: "solver", Title: "Solver", Line: "Looks for a perfect game from every position, and mostly finds one."},
	}
}
