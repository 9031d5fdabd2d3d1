package pimpernel

import (
	"context"
	_ "embed"

	"intrigue/rules"
	"intrigue/rules/pimpernel/bots"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/words"
)

//go:embed howto.md
var howTo string

//go:embed rules.md
var rulesText string

// About is the set-up page of Pimpernel.
func (Game) About() rules.About {
	return rules.About{
		Key:           "pimpernel",
		Title:         "The Scarlet Pimpernel",
		Blurb:         "Smuggle the innocent out of France in seven missions. The player who helps most wins.",
		Credit:        "Based on The Scarlet Pimpernel by Brian Kelley, published by Eagle-Gryphon Games in 2019",
		MinSeats:      2,
		MaxSeats:      core.MostSeats,
		SeatNames:     func(seats int) []string { return core.Colours[:seats:seats] },
		Colours:       true,
		Edition:       edition,
		Options:       words.Questions(),
		Levels:        words.Levels(),
		Endings:       words.Endings(),
		Honours:       honours(),
		Challenges:    challenges(),
		LongestRecord: longest,
		Rules:         rulesText,
		HowTo:         howTo,
	}
}

// edition numbers the rules and the cards in records.
const edition = 1

// longest is the deals and draws, and for each of seven rounds 60 laps of six turns of
// at most ten decisions, and a completion. A turn is at its longest: a tile, two
// actions that push at the Market, an icon after each, then a rest cube and its icon,
// both pushing too.
const longest = core.Deals + 5 + core.FinalMission*(core.MostLaps*core.MostSeats*11+100)

// Bot is a player of one of the levels.
func (Game) Bot(level string) (rules.Bot, error) { return bots.Roster().Bot(level) }

// Hint is what the strong bot would do, and why, in terms of places and cubes.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	d := bots.Hint(ctx, t)
	return d.Action.Text(), words.Advise(t.View.(core.Knower).Known(), d)
}
