package table

import (
	"intrigue/input/session"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// A mode is what the table is for. It is for a game (playing), one of bots alone (watching), a lesson or a problem. For a
// while another one lies over that: a review, or what somebody has missed (catchUp). These two embed the one below, which
// answers whatever they do not. The table has one mode, and asks it without knowing which one it is.
type mode interface {
	choices() []rules.Choice        // those of the legal moves that may be chosen
	advice() (session.Advice, bool) // the hint on show to somebody who may choose
	askHint()
	made(rules.Move) error // has a move that was chosen made
	takeBack()             // takes the last decision back
	hold(*widgets.UI)      // lets what goes on by itself wait, or go on

	prompt() sentence
	tools() []Tool                                  // the first keys of the toolbar
	teacher() teacher                               // who has words in the sidebar; nil for nobody
	refusal(target string) (why string, legal bool) // why a target is refused that is none of the choices: "" leaves it to the rules
	guides() bool                                   // whether it says which move to make: nobody is asked then whether they mean it
	unaided() bool                                  // whether nothing may help but its own hints

	step(*widgets.UI) // keeps up with the game
	waits() bool      // whether nobody moves
	works() bool      // whether it goes on by itself
	leave() bool      // ends it where Escape does, and reports whether it did
	ended(change)     // as of a keeper
}

// sentence is what the prompt says.
type sentence struct {
	words string
	tone  tone
	turn  bool // a light stands before it: those who look may choose
	waits bool // they only wait, and need not be told
}

// tone is how bright a sentence is written.
type tone uint8

const (
	dim tone = iota
	usual
	golden
)

// teacher is what has words of its own in the sidebar: a lesson, or a problem. No game is kept of it, and it has no results.
type teacher interface {
	height(u *widgets.UI, w float64) float64 // the room for its longest words at a width
	caption(u *widgets.UI, card widgets.Rect)
	exit() (id, words string, leave func()) // the way out
	note() string                           // what the menu says of it
}

// over is a mode that lies over another one for a while.
type over interface{ below() *mode }

// The card of a teacher keeps an edge free around its words, and has a coloured stripe at its left. Its words stand below a
// head, and above keys, which are so much higher than a line.
const (
	cardEdge   = 12.0
	cardStripe = 6.0
	headGap    = 4.0
	keyPad     = 12.0
	keyGap     = 6.0
)

// teacherCard lays out the card of a teacher with a head, and returns the room for its words.
func teacherCard(u *widgets.UI, card widgets.Rect, head string) widgets.Rect {
	u.AddHit(widgets.Hit{ID: "lesson.veil", R: card, NoFocus: true})
	u.Paper(card)
	u.Box(widgets.Rect{X: card.X, Y: card.Y, W: cardStripe, H: card.H}, u.Theme.Accent, 3)
	in := card.Inset(cardEdge)
	in.X, in.W = in.X+cardStripe, in.W-cardStripe
	line, in := in.CutTop(u.LineHeight(widgets.Tiny))
	u.FitLabel(line, head, widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Accent))
	in.Y, in.H = in.Y+headGap, in.H-headGap
	return in
}

// barRoom is what the bar of a column that scrolls takes of its width.
const barRoom = 14.0

// captionStyle is how a teacher writes.
func captionStyle(u *widgets.UI) widgets.Style { return app.Ink(u, face.Text, widgets.Large) }

// moment is what is shown, and to whom.
type moment struct {
	entries, at int        // how many the game has, and after how many of them it is shown
	looking     rules.Seat // Public for all at an open table
	deciding    rules.Seat // Public for nobody
	drawn       bool       // the curtain is
	over        bool       // the game is
}

// change is what came to an end with a moment.
type change struct {
	handed   bool // other people look now, or nobody behind the curtain
	decision bool // what was to be decided: somebody else decides, or the same seat about something else
	back     bool // moves were taken back
	reopened bool // the game was over, and goes on
	left     bool // the table was left
}

// keeper is a part of the table that opens what belongs to a moment: a question, a sentence, a chooser, a look back,
// work in the background. Whatever it has opened ends there, and nowhere else, with its owner's moment: who looks, whose
// turn it is, which position is shown, and the stay at the table.
type keeper interface{ ended(change) }

// since is what ended between an old moment and this one, at a table for so many people.
func (m moment) since(old moment, persons int) change {
	return change{
		// At an open table all look: those who looked before have handed the screen over.
		handed:   m.drawn && !old.drawn || persons > 1 && m.looking == rules.Public && old.looking != rules.Public,
		decision: m.deciding != old.deciding || m.entries != old.entries && m.deciding != rules.Public,
		back:     m.entries < old.entries,
		reopened: old.over && !m.over,
	}
}
