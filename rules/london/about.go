package london

import (
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/london/words"
)

//go:embed rules.md
var rulesText string

//go:embed howto.md
var howTo string

// About is the set-up page of London.
func (Game) About() rules.About {
	return rules.About{
		Key:           "london",
		Title:         "London",
		Blurb:         "Mr X slips through London by taxi, bus and underground while five pawns close in.",
		Credit:        "Based on Scotland Yard, published by Ravensburger in 1983 and Milton Bradley in 1985",
		MinSeats:      3,
		MaxSeats:      6,
		SeatNames:     words.SeatNames,
		Sides:         words.Sides,
		Secret:        true,
		Edition:       1,
		Options:       words.Options(),
		Levels:        words.Levels(),
		Endings:       words.Endings(),
		Series:        words.Match(),
		Honours:       honours(),
		Challenges:    challenges(),
		LongestRecord: longest,
		Rules:         rulesText,
		HowTo:         howTo,
	}
}

// longest is six cards, then in each of 22 rounds a ride, a decision to surface,
// five tickets taken and five pawns moved, and for each double a card and a ride.
const longest = 6 + core.LastRound*(1+1+core.Pawns+core.Pawns) + 2*core.MrXDoubles
