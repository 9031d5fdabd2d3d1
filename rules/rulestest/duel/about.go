package duel

import (
	_ "embed"

	"intrigue/rules"
)

//go:embed rules.md
var rulesText string

// Game is the duel; the zero value is ready.
type Game struct{}

// About is the set-up page of the duel.
func (Game) About() rules.About {
	return rules.About{
		Key: "duel", Title: "Duel", MinSeats: 2, MaxSeats: 2,
		Blurb:     "Choose a number in secret; the higher one takes the round.",
		Credit:    "A game for tests",
		SeatNames: func(seats int) []string { return []string{"First", "Second"}[:seats] },
		Secret:    true,
		Edition:   1,
		Options: []rules.Option{rules.Ask("bows", "Bows", "Whoever loses a round bows or nods, for all to see.",
			"off", "Off", "on", "On")},
		Levels: []rules.Level{
			{Key: "easy", Title: "Easy", Line: "Tries a few duels in its head."},
			{Key: "steady", Title: "Steady", Line: "Tries many duels in its head."},
		},
		Endings:       []rules.Ending{{Key: "won", Title: "More rounds"}, {Key: "drawn", Title: "As many rounds each"}},
		LongestRecord: rounds * 3,
		Rules:         rulesText,
	}
}

// New is the moment before the first choice.
func (g Game) New(s rules.Setup) (rules.Position, error) {
	s, err := g.About().Complete(s)
	if err != nil {
		return nil, err
	}
	return position{bows: s.Options["bows"] == "on", bowing: rules.Public}, nil
}
