package estoril

import (
	_ "embed"
	"slices"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/words"
)

//go:embed howto.md
var howTo string

//go:embed rules.md
var rulesText string

// About is the set-up page of Estoril.
func (Game) About() rules.About {
	return rules.About{
		Key:   "estoril",
		Title: "Estoril 1942",
		Blurb: "Spies meet by the sea in 1942. " +
			"Send your characters to the hotels, the beach and the casino, often face down, and win new ones in the evening.",
		Credit:        "Based on Estoril 1942, published by MEBO Games and Stronghold Games in 2016",
		MinSeats:      2,
		MaxSeats:      4,
		SeatNames:     seatNames,
		Colours:       true,
		Secret:        true,
		Edition:       edition,
		Options:       words.Options(),
		Levels:        words.Levels(),
		Endings:       words.Endings(),
		Honours:       honours(),
		Challenges:    challenges(),
		LongestRecord: longest,
		Rules:         rulesText,
		HowTo:         howTo,
	}
}

// edition numbers the rules and the tiles in records.
const edition = 1

// longest is 1 roll, 5 missions, 4 agendas, and in each round 6 boards, 6 rewards, 12
// tiles with 12 looks, 6 openings and awards, 25 symbols with Conspiracy's two further
// steps and a word to leave each tile, 4 rolls, a loss, the way home and 12 discards.
const longest = 1 + 5 + 4 + core.LastRound*(6+6+12+12+6+6+3*25+12+4+1+1+12)

func seatNames(seats int) []string { return slices.Clone(core.SeatNames[:min(max(seats, 0), 4)]) }
