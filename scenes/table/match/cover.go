package match

import (
	"context"
	"image/color"

	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Cover is how a game shows itself apart from its board: its rules, its box and its pictures.
type Cover struct {
	Game   rules.Game
	Box    string // sprite of the box
	People string // for how many people it is, "1–6 people"
	Accent color.RGBA
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
	// Sketch paints a small picture of a view of the game; nil shows the box. Progress says
	// how far the game has come, "Round 7"; nil says nothing.
	Sketch   func(*widgets.UI, widgets.Rect, rules.View)
	Progress func(rules.View) string
}

// Name is what the game is called everywhere, as on its box.
func (c Cover) Name() string { return c.Game.About().Title }

// Subject is the game as the pages know it.
func (c Cover) Subject() pages.Subject {
	return pages.Subject{Game: c.Game, Name: c.Name(), Accent: c.Accent, Figures: c.Figures, Picture: c.EndPicture, Compose: c.Compose}
}

// Lessons are those of the game, none where it teaches nothing.
func (c Cover) Lessons() []rules.Lesson {
	if g, ok := c.Game.(rules.Teacher); ok {
		return g.Lessons()
	}
	return nil
}

// LessonKey names a lesson of the game in the settings.
func (c Cover) LessonKey(l rules.Lesson) string { return c.Game.About().Key + "." + l.Key }

// MarksOf are what stands for a seat everywhere: the pieces it leads, in a game
// whose pieces have colours of their own, else the colour and shape that its
// person chose.
func (c Cover) MarksOf(a *app.App, seats []rules.SeatInfo, s rules.Seat) []parts.Mark {
	if c.Marks != nil {
		return c.Marks(len(seats), s)
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
