package cardinal

import (
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/words"
)

//go:embed howto.md
var howTo string

//go:embed rules.md
var rulesText string

// About is the set-up page of Cardinal.
func (Game) About() rules.About {
	return rules.About{
		Key:           "cardinal",
		Title:         "Cardinal's Guards",
		Blurb:         "Slide four musketeers through a castle full of guards, search its chambers in order and get away.",
		Credit:        "Cardinal's Guards, version 1.1, Copyright © 2003 Michael & Stephen Schoessow", // CAR-7
		MinSeats:      1,
		MaxSeats:      1,
		SeatNames:     func(int) []string { return []string{"Player"} },
		Edition:       1,
		Options:       words.Options(),
		Levels:        words.Levels(),
		Endings:       words.Endings(),
		Perfect:       core.Perfect, // CAR-79
		Honours:       honours(),
		Challenges:    challenges(),
		LongestRecord: core.MostDecisions,
		Rules:         rulesText,
		HowTo:         howTo,
	}
}
