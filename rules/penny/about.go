package penny

import (
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

//go:embed rules.md
var rulesText string

// About is the set-up page of Penny.
func (Game) About() rules.About {
	return rules.About{
		Key:      "penny",
		Title:    "Penny",
		Blurb:    "London turns into Hell tile by tile, and four heroes with small change try to shut the door.",
		Credit:   "After Penny Dreadfun, 2nd Edition, by Adam Betley, Redi Games. Cards and texts are our own",
		MinSeats: 1,
		MaxSeats: most,
		SeatNames: func(seats int) []string {
			return []string{"First hero", "Second hero", "Third hero", "Fourth hero"}[:seats]
		},
		Sides: func(seats int) []rules.Side {
			heroes := rules.Side{Name: "the heroes"}
			for s := range seats {
				heroes.Seats = append(heroes.Seats, rules.Seat(s))
			}
			return []rules.Side{heroes}
		},
		Edition:       box.Newest,
		Options:       questions(),
		Levels:        levels(),
		Endings:       endings(),
		LongestRecord: mostEntries,
		Rules:         rulesText,
	}
}

// mostEntries is more than any game has.
const mostEntries = 30_000

func questions() []rules.Option {
	return []rules.Option{{
		Key: "mode", Label: "What is played", Default: "prologue",
		Line: "Scenarios I and II of the book; Open World and Boss Rush are our own.",
		Values: []rules.Value{
			{Key: "prologue", Label: "I: Prologue"},
			{Key: "heist", Label: "II: The Heist"},
			{Key: "open", Label: "Open World"},
			{Key: "rush", Label: "Boss Rush"},
		},
	}}
}
