package table

import (
	"intrigue/rules"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// Board is one game's way of showing itself on the table. It is given a Host and
// knows no more than that tells; it paints, and registers spots that can be pointed
// at. What a person points at and what is said thereby is the Screen's business.
// A Bare board has all of it; a game writes what it wants otherwise.
type Board interface {
	// Frame lays out the board itself in r.
	Frame(u *widgets.UI, r widgets.Rect)
	// Sidebar lays out who sits where and what is public, from the top of r, and
	// returns the height it took. The log goes below.
	Sidebar(u *widgets.UI, r widgets.Rect) float64
	// Tray lays out what those who look hold in their hand.
	Tray(u *widgets.UI, r widgets.Rect)
	// Layout is the room that the board wants.
	Layout(u *widgets.UI) Layout
	// Tools are keys of its own for the row at the foot of the table.
	Tools() []Tool
	// Changed is told that the view is another one than before. skip says that
	// nothing should travel: the moment was jumped to.
	Changed(skip bool)
	Close()

	// Picture is the picture of a target that is not its Label's: pieces in their seats' colours.
	Picture(target string) (parts.Mark, bool)
	// Tooltip is what is said beside a spot that is pointed at; "" says nothing.
	Tooltip(target string) string
	// Hold chooses the piece that lies in hand when the choices have changed, among those with which a choice can
	// begin; was lay in hand before. "" leaves the hand empty.
	Hold(pieces []string, was string) string
	// Narrate says instead of the prompt what a half-said move still needs; "" leaves the prompt.
	Narrate(picked []string) string
	// Warn warns of moves that one should think about twice, before they are made; "" of nothing.
	Warn(rules.Choice) string
	// Sequence returns the moves that a press on a target makes, one after another, where it stands for more than one choice
	// of the rules. runs says that the press goes on once what comes up in between was answered.
	Sequence(target string) (moves []rules.Move, runs bool)
}

// Bare is a board with nothing on it, for others to embed.
type Bare struct{}

var _ Board = Bare{}

func (Bare) Frame(*widgets.UI, widgets.Rect)           {}
func (Bare) Sidebar(*widgets.UI, widgets.Rect) float64 { return 0 }
func (Bare) Tray(*widgets.UI, widgets.Rect)            {}
func (Bare) Layout(*widgets.UI) Layout                 { return Layout{} }
func (Bare) Tools() []Tool                             { return nil }
func (Bare) Changed(bool)                              {}
func (Bare) Close()                                    {}
func (Bare) Picture(string) (parts.Mark, bool)         { return parts.Mark{}, false }
func (Bare) Tooltip(string) string                     { return "" }
func (Bare) Hold([]string, string) string              { return "" }
func (Bare) Narrate([]string) string                   { return "" }
func (Bare) Warn(rules.Choice) string                  { return "" }
func (Bare) Sequence(string) ([]rules.Move, bool)      { return nil, false }

// The interfaces below are optional abilities of a Board, found by assertion.

// CurtainPainter paints the world of the game on the closed curtain, in the room above the card that
// says to whom the screen goes: nothing of the game.
type CurtainPainter interface {
	Curtain(u *widgets.UI, r widgets.Rect)
}

// Layout is the room that a board wants on the table, in points at the present text size; 0 is the usual.
type Layout struct {
	Tray float64 // how high the tray is
	// TrayWidth is how wide the tray should be beside the keys of the table: rather than narrow it, these do without words.
	TrayWidth float64
	Sidebar   float64 // how wide the sidebar is at the usual text size, where the board needs the width more than most
	// ToolsInColumn lets the keys of the table stand below one another beside a tray that is
	// high enough, so that the board has the tray's width.
	ToolsInColumn bool
	Sheltered     widgets.Rect // a piece that no tooltip may cover
}

// Stepper names the step of a turn that is decided in, and the turn. It is asked by the frame. For
// StepRest after a step has changed presses are ignored, since they were meant for what was
// asked before. A turn can begin by itself, when nothing is left to do in the one before. The
// key that ends a step then stays in its place but ends a step of somebody else, so for TurnRest
// the first press on it is answered and does nothing.
type Stepper interface {
	Step() (step, turn string)
}

// Status is what the table must know of a board at any time; it is asked often.
type Status struct {
	// Announcement says what to do with something that is read before a lesson goes on, "" while
	// there is nothing.
	Announcement string
	// Lingers says that the board still shows what has happened: the bots and the results wait.
	Lingers bool
}

// StatusSource has a status worth asking for.
type StatusSource interface {
	Status() Status
}

// status is what a board is in the middle of.
func status(b Board) (now Status) {
	if s, ok := b.(StatusSource); ok {
		now = s.Status()
	}
	return now
}

// Scenery is a board whose pieces travel over a picture: every Plane.
type Scenery interface {
	Rush()       // ends all journeys at once
	Baked() bool // whether it is there at its full sharpness
	Roams() bool // whether part of it is out of sight
}

// Guide shows on the board what is left to choose after a target was picked out of order, so that no chooser
// opens: a card of the hand lights where it leads.
type Guide interface {
	Guides(picked string) bool
}

// PressHandler answers a press on a target that no choice leads to. It reports false
// when it has no answer; then a sentence says why the target cannot be chosen.
type PressHandler interface {
	HandlePress(target string) bool
}

// Ringer knows which targets of a choice the board shows as that choice's own: an analysis rings these alone.
type Ringer interface {
	Rings(path []string) []string
}

// Swiper turns a pull on a piece, or an arrow key while it is in hand, into a move.
// The refusal says why there is none. It is not ok for pieces that cannot be swiped.
type Swiper interface {
	Swipe(piece string, dx, dy float64) (m rules.Move, why rules.Refusal, ok bool)
}

// Escaper is a Board that shows something for the asking in place of what belongs to those who look.
type Escaper interface {
	// Escape puts one such thing away and reports whether there was any.
	Escape() bool
}

// SheetPainter lays a sheet over the whole table, to be put away before anything else is done.
type SheetPainter interface {
	Sheet(u *widgets.UI)
}

// Tool is one key of the row at the foot of the table.
type Tool struct {
	ID, Icon, Tooltip string
	Disabled          string // why it cannot be pressed now; empty if it can
	Brass             bool   // looks pressed in: its tooltip says what pressing it again does
	Do                func()
	Word              string // written below the icon where there is room
}
