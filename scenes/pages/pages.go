// Package pages holds the sheets of paper that need no game in progress: settings,
// keys, rule books, statistics and what the program is made of.
//
// It knows no board and no table. What a page says about a game it is handed.
package pages

import (
	"image/color"

	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Subject is the game that a page is about.
type Subject struct {
	Game   rules.Game
	Name   string // as on its box
	Accent color.RGBA
	// Figures are the pictures of its rule book.
	Figures []Figure
	// Picture is a sprite for how a game ended, "" for none; nil where there are none.
	Picture func(rules.Outcome) string
	Compose sprites.Compose // draws those that have no file; nil knows none
	// Open shows a saved game on its table; nil where none can be shown.
	Open func(a *app.App, name string)
	// Illustrate lays out a scene of a game, w×h points large where it is of the board; it is there where Teach is, which
	// begins a lesson, "" for the first.
	Illustrate func(a *app.App, game string, s Scene, w, h float64) (Illustration, error)
	Teach      func(a *app.App, lesson string)
	// Learn has the mistakes of all analysed games made good; nil where games are not analysed.
	Learn func(a *app.App)
}

// Figure is a picture that stands below a clause, with a line of words. Paint fills a
// rectangle four times as wide as it is high.
type Figure struct {
	Clause, Words string
	Paint         func(*widgets.UI, widgets.Rect)
}
