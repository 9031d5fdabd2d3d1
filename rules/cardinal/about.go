package cardinal

import (
	_ "embed"

	"intrigue/rules"
)

//go:embed rules.md
var rulesText string

// About is the set-up page of Cardinal.
func (Game) About() rules.About {
	return rules.About{
		Key:           "cardinal",
		Title:         "Cardinal",
		Blurb:         "Four musketeers slide through a castle full of guards, search it in order, and get away.",
		Credit:        "Cardinal's Guards, version 1.1, Copyright © 2003 Michael & Stephen Schoessow", // CAR-7
		MinSeats:      1,
		MaxSeats:      1,
		SeatNames:     func(int) []string { return []string{"Player"} },
		Edition:       1,
		Options:       questions(),
		Levels:        levels(),
		Endings:       endings(),
		LongestRecord: mostEntries,
		Rules:         rulesText,
	}
}

func questions() []rules.Option {
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
