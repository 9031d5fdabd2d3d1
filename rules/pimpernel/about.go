package pimpernel

import (
	_ "embed"

	"intrigue/rules"
)

//go:embed rules.md
var rulesText string

// About is the set-up page of Pimpernel.
func (Game) About() rules.About {
	return rules.About{
		Key:           "pimpernel",
		Title:         "Pimpernel",
		Blurb:         "The League smuggles the innocent out of France, seven missions long; who helps most, wins.",
		Credit:        "After The Scarlet Pimpernel by Brian Kelley, Eagle-Gryphon Games 2019",
		MinSeats:      2,
		MaxSeats:      mostSeats,
		SeatNames:     func(seats int) []string { return colours[:seats:seats] },
		Colours:       true,
		Edition:       edition,
		Options:       questions(),
		Levels:        levels(),
		Endings:       endings(),
		LongestRecord: longest,
		Rules:         rulesText,
	}
}

// edition is that of our cards and numbers.
const edition = 1

// longest is the deals and draws, and for each of seven rounds 60 laps of six turns of
// at most ten decisions, and a completion. A turn is at its longest: a tile, two
// actions that push at the Market, an icon after each, then a rest cube and its icon,
// both pushing too.
const longest = deals + 5 + 7*(mostLaps*mostSeats*11+100)

// colours are the seats, in turn order (PIM-1).
var colours = []string{"Red", "Blue", "Green", "Yellow", "Sky", "Purple"}

func questions() []rules.Option {
	return []rules.Option{
		{
			Key: "length", Label: "Length", Default: "whole",
			Line:   "Seven missions, or only the last four.",
			Values: []rules.Value{{Key: "whole", Label: "Seven missions"}, {Key: "short", Label: "Four missions"}},
		},
		{
			Key: "favors", Label: "Favours", Default: "all",
			Line:   "Which favour cards take part: all twenty, or the six with a star for a first game.",
			Values: []rules.Value{{Key: "all", Label: "All twenty"}, {Key: "first", Label: "First game"}},
		},
		{
			Key: "chauvelin", Label: "Chauvelin", Default: "off",
			Line:   "Our own variant: what a mission lacks sets the agent of the Republic on the trail.",
			Values: []rules.Value{{Key: "off", Label: "Off"}, {Key: "on", Label: "On the trail"}},
		},
	}
}
