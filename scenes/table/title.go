package table

import (
	"context"
	"image/color"
	"time"

	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Title is one game on the shelf: its rules, its box and its board.
type Title struct {
	Game   rules.Game
	Box    string // sprite of the box
	People string // for how many people it is, "1–6 people"
	Accent color.RGBA
	Board  func(*Seat) (Board, error)
	// Marks are the pieces that stand for a seat, in a game whose pieces have
	// colours of their own; nil lets people choose a colour and shape.
	Marks func(seats int, s rules.Seat) []parts.Mark
	// EndPicture is a sprite for the end of the game; nil or "" shows the box.
	EndPicture func(rules.Outcome) string
	// Headline says in a few words how a game ended, "Mr X escapes"; nil names the winners.
	Headline func(rules.Outcome) string
	// Verdict looks, in the background, for something to say about a finished game.
	Verdict func(context.Context, rules.Record) string
	// Compose puts together drawings that have no file of their own; nil knows none.
	Compose sprites.Compose
	// Figures are the pictures of its rule book.
	Figures []pages.Figure
	// Sketch paints a small picture of a view of the game; nil shows the box. Stands says
	// how far the game has come, "Round 7"; nil says nothing.
	Sketch   func(*widgets.UI, widgets.Rect, rules.View)
	Progress func(rules.View) string
	// Shots are situations of the game that look different, for -shots.
	Shots []Shot
}

// Shot is a situation that is reached by letting bots play so many entries of a
// fixed deal, and then resting the pointer on a target, or pressing it if the
// target is written behind a "!".
type Shot struct {
	Name    string
	Entries int
	Point   string
	After   time.Duration // 0 waits until nothing moves any more
	Store   bool          // shows the game on the pages of stores
}

// Name is what the game is called everywhere, as on its box.
func (t Title) Name() string { return t.Game.About().Title }

// Subject is the game as the pages know it.
func (t Title) Subject() pages.Subject {
	return pages.Subject{Game: t.Game, Name: t.Name(), Accent: t.Accent, Figures: t.Figures}
}

// MarksOf are what stands for a seat everywhere: the pieces it leads, in a game
// whose pieces have colours of their own, else the colour and shape that its
// person chose.
func (t Title) MarksOf(a *app.App, seats []rules.SeatInfo, s rules.Seat) []parts.Mark {
	if t.Marks != nil {
		return t.Marks(len(seats), s)
	}
	l := a.Look(seats[s].Colour)
	return []parts.Mark{{Sprite: l.Shape, Tint: l.Color}}
}

// Victory says who has won, by the names of the seats: "Red wins", "Red and Blue share
// the win"; "" where nobody has.
func Victory(o rules.Outcome, names []string) string {
	var won []string
	for _, s := range o.Winners {
		won = append(won, names[s])
	}
	switch len(won) {
	case 0:
		return ""
	case 1:
		return won[0] + " wins"
	}
	return prose.List(won) + " share the win"
}

// Titles are the games of the program, in the order of the shelf.
type Titles []Title

// Find is the title of a game by its key.
func (all Titles) Find(key string) (Title, bool) {
	for _, t := range all {
		if t.Game.About().Key == key {
			return t, true
		}
	}
	return Title{}, false
}

// Game is the game of a key, for the store.
func (all Titles) Game(key string) (rules.Game, bool) {
	t, ok := all.Find(key)
	return t.Game, ok
}

// Keys lists the keys of all games.
func (all Titles) Keys() []string {
	var keys []string
	for _, t := range all {
		keys = append(keys, t.Game.About().Key)
	}
	return keys
}
