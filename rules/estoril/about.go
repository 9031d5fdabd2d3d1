package estoril

import (
	_ "embed"
	"slices"

	"intrigue/rules"
)

//go:embed rules.md
var rulesText string

// About is the set-up page of Estoril.
func (Game) About() rules.About {
	return rules.About{
		Key:           "estoril",
		Title:         "Estoril",
		Blurb:         "Spies meet by the sea in 1942: send your people to hotels, beach and casino, some of them face down, and see who is strongest when evening comes.",
		Credit:        "After Estoril 1942, published by MEBO Games and Stronghold Games in 2016",
		MinSeats:      2,
		MaxSeats:      4,
		SeatNames:     seatNames,
		Colours:       true,
		Secret:        true,
		Edition:       edition,
		Options:       questions(),
		Levels:        levels(),
		Endings:       endings(),
		LongestRecord: longest,
		Rules:         rulesText,
	}
}

// edition is the only one so far of the tiles and boards.
const edition = 1

// longest is 1 roll, 5 missions, 4 agendas, and in each round 6 boards, 6 rewards, 12
// tiles with 12 looks, 6 openings and awards, 25 symbols with Conspiracy's two further
// steps and a word to leave each tile, 4 rolls, a loss, the way home and 12 discards.
const longest = 1 + 5 + 4 + lastRound*(6+6+12+12+6+6+3*25+12+4+1+1+12)

func questions() []rules.Option {
	off, on := rules.Value{Key: "off", Label: "Off"}, rules.Value{Key: "on", Label: "On"}
	return []rules.Option{
		{
			Key: "missions", Label: "Missions", Default: "open",
			Line:   "Secret: one lies open, one between each two neighbours, who alone may look. For 3 or 4 players; two play with open ones.",
			Values: []rules.Value{{Key: "open", Label: "Open"}, {Key: "secret", Label: "Secret"}},
		},
		{
			Key: "agenda", Label: "Secret agenda", Default: "off",
			Line:   "Everybody also collects one symbol for himself: a point for each, discards included.",
			Values: []rules.Value{off, on},
		},
		{
			Key: "scoring", Label: "Points of a mission", Default: "classic",
			Line:   "6 for the first, or 6 for the first and 3 for the second.",
			Values: []rules.Value{{Key: "classic", Label: "6"}, {Key: "63", Label: "6 and 3"}},
		},
	}
}

func seatNames(seats int) []string { return slices.Clone(names[:min(max(seats, 0), 4)]) }
