package app

import "intrigue/scenes/widgets"

// Screen is one page of the program. Frame lays it out and answers what the
// person did; it is called once a frame and whenever something wakes the window.
type Screen interface {
	Frame(u *widgets.UI)
}

// Closer is a screen that holds what must be given back when it is left.
type Closer interface{ Close() }

// Returner is a screen that looks anew at what it shows when it is come back to.
type Returner interface{ Return() }

// QuitConfirmer is a screen with which something may be lost. ConfirmQuit asks the person before the
// program ends, and calls quit for a user who means it; it reports false when nothing would be lost.
type QuitConfirmer interface {
	ConfirmQuit(quit func()) bool
}

// Baker is a screen of which parts are prepared in the background.
type Baker interface {
	Baked() bool // all of them are ready
}

// Described is a screen that tells programs more than its display list.
type Described interface {
	Spoken(id string) string // the name under which a place is told
	Held() string            // the place whose piece is in hand, "" for none
	Resting() bool           // a press would be ignored, or what comes next is on its way
}

// ToastAnchor is a screen whose top sentences must not cover; they begin at ToastTop.
type ToastAnchor interface {
	ToastTop(u *widgets.UI) float64
}

// Namer is a screen that knows the names of places which are not written on them, and how
// these are set. It is not ok for all others.
type Namer interface {
	NameOf(id string) (name, state string, ok bool)
}
