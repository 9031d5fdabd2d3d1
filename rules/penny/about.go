package penny

import (
	"context"
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/words"
)

//go:embed rules.md
var rulesText string

//go:embed howto.md
var howTo string

// About is the set-up page of Penny.
func (Game) About() rules.About {
	return rules.About{
		Key:      "penny",
		Title:    "Penny Dreadfun",
		Blurb:    "London turns into Hell tile by tile. Heroes with small change try to shut the door.",
		Credit:   "Based on Penny Dreadfun, 2nd Edition, by Adam Betley, Redi Games. The cards and texts are our own",
		MinSeats: 1,
		MaxSeats: core.MostHeroes,
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
		Edition:       edition,
		Options:       words.Questions(),
		Levels:        words.Levels(),
		Endings:       words.Endings(),
		Series:        words.Campaign(),
		Turns:         &rules.Turns{Of: turnOf, SumUp: sumUp},
		Honours:       honours(),
		Challenges:    challenges(),
		LongestRecord: mostEntries,
		Rules:         rulesText,
		HowTo:         howTo,
	}
}

// edition numbers the cards and rules: a record names it.
const edition = 1

// mostEntries is more than any game has.
const mostEntries = 30_000

// Bot is a player of one of the levels.
func (Game) Bot(level string) (rules.Bot, error) { return bots.Roster().Bot(level) }

// Hint is the step of the plan that does best in trials, with what speaks for it.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	a, ok := bots.Hint(ctx, t)
	if !ok {
		return "", ""
	}
	v := t.View.(core.Knower).Known()
	return v.Game.Text(a.Action), words.Advise(v, a)
}
