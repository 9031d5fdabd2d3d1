package words

import (
	"intrigue/rules"
)

// Options are the questions of the set-up page.
func Options() []rules.Option {
	return []rules.Option{
		{
			Key: "tunnel", Label: "Surprise from the tunnel", Default: "any",
			Line:   "Whom a musketeer may surprise on a trip through the tunnel.",
			Values: []rules.Value{{Key: "any", Label: "Any castle guard"}, {Key: "own", Label: "Only his own suit"}},
		},
		{
			Key: "supply", Label: "Supply", Default: "open",
			Line:   "Whether guards of a musketeer's own suit can be taken into the supply.",
			Values: []rules.Value{{Key: "open", Label: "Can grow"}, {Key: "closed", Label: "Never grows"}},
		},
	}
}

// Levels are those of the bots.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "careful", Title: "Careful", Line: "Looks one slide ahead, takes what it can get and lets nobody be killed."},
		{Key: "solver", Title: "Solver", Line: "Looks for a perfect game from every position, and mostly finds one."},
	}
}
