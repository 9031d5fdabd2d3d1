package widgets

import (
	"slices"
	"time"

	"intrigue/input"
	"intrigue/maps/geom"
)

// UI is one frame of one screen in the making. It outlives the frame: focus,
// scroll positions and half-finished drags stay in it until Reset.
type UI struct {
	Theme Theme
	W, H  float64 // of the window, in points
	Now   time.Time
	In    input.Events
	// Keyboard says that the pointer was not used last: only then is the focus ring shown.
	Keyboard bool

	lettering
	schedule
	hits
	pointer
	focus
	scrolls
	typing      typing
	inSight     []Rect // what no tooltip of this frame covers while there is room elsewhere
	acted       bool   // the person did something in this frame: see Acted
	actionTaken bool   // an action was taken by a widget of this frame
}

// New makes a UI for one window.
func New(t Type) *UI {
	return &UI{Theme: DefaultTheme(), lettering: lettering{Type: t, TextScale: 1, wrapped: map[paragraph][]string{}}, scrolls: scrolls{}}
}

// Begin starts a frame: what the pointer is on, and what the keys mean, is told by the places of the frame before.
func (u *UI) Begin(w, h float64, now time.Time, in input.Events) {
	u.W, u.H, u.Now, u.In = w, h, now, in
	u.hits.last, u.hits.now = u.hits.now, u.hits.last[:0]
	u.items, u.said, u.inSight = make([]Item, 0, len(u.items)), u.said[:0], u.inSight[:0]
	u.layer, u.clip, u.actionTaken = 0, Rect{}, false
	u.moving, u.wakeAt = false, time.Time{}
	u.acted = in.Tapped || in.Dropped || len(in.Actions) > 0
	u.focus.follow, u.focus.moved = u.focus.moved, false
	// Letters that go into a field are no shortcuts, nor for what is laid out before it.
	if u.typing.field != "" && u.typing.field == u.focus.id {
		u.keepTypingActions()
	}
	u.typing.last, u.typing.field, u.screenChanged = u.typing.field, "", false
	u.hits.top = topLayer(u.hits.last)
	// Enter gives the obvious answer where nobody has walked to another one.
	if u.focus.defaultID != "" && (u.focus.id == "" || !u.Keyboard) && slices.Contains(in.Actions, input.Confirm) {
		u.focus.id, u.Keyboard = u.focus.defaultID, true
	}
	u.focus.defaultID = ""
	if in.Moved || in.Pressed || in.Wheel != (geom.Point{}) {
		u.Keyboard = false
	}
	u.pointer.aim(in.At, u.hitAt(in.At), in.Pressed)
	if in.Pressed {
		u.pointer.press = u.pointer.hot
		u.focus.id, u.focus.lost = "", Hit{}
	}
	if was := u.pointer.tapped; in.Tapped {
		u.pointer.tapped = tap{u.pointer.press, in.At}
		// The second tap of a double click is none on what the first has put below the pointer: nobody has seen it yet.
		if in.DoubleTapped && u.hitAt(was.at) != was.id {
			u.pointer.press = ""
		}
	}
}

// End finishes the frame: what no widget has used moves the focus. It returns the display list.
func (u *UI) End() []Item {
	u.settle(func() {
		if u.screenChanged { // the places of this frame belong to the screen that was left
			u.hits.now, u.focus.moved = nil, true
			return
		}
		u.recoverFocus()
		if !u.actionTaken {
			u.moveFocus()
		}
		if u.Keyboard && u.focus.id != "" {
			u.paintFocusRing()
		}
	})
	if u.In.Tapped || u.In.Dropped || !u.In.Down {
		u.pointer.press = ""
	}
	return u.items
}

// Memory is what a screen should find again when somebody comes back to it.
type Memory struct {
	focus   string
	scrolls map[string]scrollState
}

// Remember is the focus and the scroll positions of the present screen.
func (u *UI) Remember() Memory {
	m := Memory{u.focus.id, map[string]scrollState{}}
	if len(u.focus.under) > 0 {
		m.focus = u.focus.under[0].ID // the layers above are not there again
	}
	for id, c := range u.scrolls {
		m.scrolls[id] = *c
	}
	return m
}

// Recall puts them back.
func (u *UI) Recall(m Memory) {
	u.Reset()
	u.focus.id = m.focus
	for id, c := range m.scrolls {
		*u.scroll(id) = c
	}
}

// Reset forgets focus and scroll positions: a new screen is shown.
func (u *UI) Reset() {
	u.focus = focus{moved: u.focus.moved, follow: u.focus.follow}
	u.pointer.press, u.pointer.hot, u.typing.selected = "", "", ""
	clear(u.scrolls)
	u.hits.now, u.hits.last = nil, nil
	u.screenChanged = true
}

// Layer runs f on a layer above all below it. While it is there, nothing below answers.
func (u *UI) Layer(f func()) {
	u.layer++
	u.coverFocus()
	old := u.quiet
	u.quiet = false
	u.Raise(f)
	u.quiet = old
	u.layer--
}

// Take reports whether the person asked for an action, once: the first who takes it has it.
func (u *UI) Take(a input.Action) bool {
	i := slices.Index(u.In.Actions, a)
	if i < 0 {
		return false
	}
	u.In.Actions = append(u.In.Actions[:i:i], u.In.Actions[i+1:]...) // a copy: the list belongs to whoever made the events
	u.actionTaken = true
	return true
}

// Acted reports whether the person did something in this frame: what was laid out before it was
// answered shows the moment before.
func (u *UI) Acted() bool { return u.acted }

// Active reports whether widgets of the present layer may answer.
func (u *UI) Active() bool { return u.layer >= u.hits.top }
