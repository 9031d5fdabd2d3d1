// Package pages holds the sheets of paper that need no game in progress: settings,
// keys, rule books, statistics and what the program is made of.
//
// It knows no board and no table. What a page says about a game it is handed.
package pages

import (
	"image/color"

	"intrigue/rules"
)

// Subject is the game that a page is about.
type Subject struct {
	Game   rules.Game
	Accent color.RGBA
}
