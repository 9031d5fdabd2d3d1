package widgets

import (
	"image/color"
	"math"
	"slices"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/maps/geom"
)

// Type measures words. The painter's typesetter implements it; it needs no display.
type Type interface {
	Width(f face.Face, size float64, s string) float64
	// Metrics are the height above and below the baseline.
	Metrics(f face.Face, size float64) (ascent, descent float64)
}

// Hit is a place that can be pointed at or focused.
type Hit struct {
	ID        string
	R         Rect
	Clip      Rect
	Layer     int  // only the topmost layer answers
	NoFocus   bool // can be clicked but is no stop of the focus walk
	NoTab     bool // Tab passes it by; the arrows, and jumps from part to part, come to it
	Clickable bool // whether a click does something
	Draggable bool // dragging on it is its own business and must not scroll the page
	// Zone is the part of the screen it belongs to: a key jumps from part to part.
	Zone string
}

// UI is one frame of one screen in the making. It outlives the frame: focus,
// scroll positions and half-finished drags stay in it until Reset.
type UI struct {
	Theme Theme
	Type  Type
	W, H  float64
	Now   time.Time
	In    input.Events
	// TextScale is the person's choice, 0.75 … 2.
	TextScale float64
	// Keyboard is true when the last thing used was not the pointer: only then
	// is the focus ring shown.
	Keyboard bool

	items       []Item
	hits        []Hit // of this frame
	last        []Hit // of the frame before, what the pointer acts on
	layer       int
	top         int // highest layer of the frame before
	clip        Rect
	zone        string
	rough       bool // sizes are those of this frame only
	focus       string
	hot         string
	press       string // where the button went down
	tapped      tap    // the newest tap
	scrolls     map[string]*scrollState
	moving      bool      // something moves: another frame is wanted at once
	wakeAt      time.Time // the earliest moment at which something changes by itself
	actionTaken bool      // an action was taken by a widget of this frame
	// defaultID is the obvious answer of the frame before.
	defaultID     string
	overlays      []func() // tips, painted above everything
	selected      string   // the text field whose words are all selected
	lastField     string   // the text field that had the focus in the frame before
	field         string   // the text field that has the focus in this frame
	focusMoved    bool     // the focus has moved since the last frame: pages follow it
	followFocus   bool     // the same, of this frame
	screenChanged bool     // another screen was opened in this frame
}

// tap is what was tapped, and where.
type tap struct {
	id string
	at geom.Point
}

// New makes a UI for one window.
func New(t Type) *UI {
	return &UI{Theme: DefaultTheme(), Type: t, TextScale: 1, scrolls: map[string]*scrollState{}}
}

// Begin starts a frame.
func (u *UI) Begin(w, h float64, now time.Time, in input.Events) {
	u.W, u.H, u.Now, u.In = w, h, now, in
	u.last, u.hits = u.hits, u.last[:0]
	u.items = u.items[:0:0]
	u.layer, u.clip, u.actionTaken = 0, Rect{}, false
	u.moving, u.wakeAt = false, time.Time{}
	u.followFocus, u.focusMoved = u.focusMoved, false
	// Letters that go into a field are no shortcuts, not even for what is laid
	// out before the field.
	if u.field != "" && u.field == u.focus {
		u.keepTypingActions()
	}
	u.lastField, u.field, u.screenChanged = u.field, "", false
	u.top = 0
	for _, h := range u.last {
		u.top = max(u.top, h.Layer)
	}
	// Enter gives the obvious answer where nobody has walked to another one.
	if u.defaultID != "" && (u.focus == "" || !u.Keyboard) && slices.Contains(in.Actions, input.Confirm) {
		u.focus, u.Keyboard = u.defaultID, true
	}
	u.defaultID = ""
	if in.Moved || in.Pressed || in.Wheel != (geom.Point{}) {
		u.Keyboard = false
	}
	u.hot = u.hitAt(in.At)
	if in.Pressed {
		u.press = u.hot
		u.focus = ""
	}
	if in.Tapped {
		u.tap()
	}
}

// tap notes what is tapped. The second tap of a double click is none where the first one
// has put something else below the pointer: nobody has seen that yet.
func (u *UI) tap() {
	was := u.tapped
	u.tapped = tap{u.press, u.In.At}
	if u.In.DoubleTapped && u.hitAt(was.at) != was.id {
		u.press = ""
	}
}

// End finishes the frame: what no widget has used moves the focus. It returns
// the display list.
func (u *UI) End() []Item {
	switch {
	case u.screenChanged: // the places of this frame belong to the screen that was left
		u.hits, u.focusMoved = nil, true
	default:
		if !u.actionTaken {
			u.moveFocus()
		}
		if u.Keyboard && u.focus != "" {
			u.paintFocusRing()
		}
	}
	u.flush()
	if u.In.Tapped || u.In.Dropped || !u.In.Down {
		u.press = ""
	}
	return u.items
}

// Hits are the places of this frame, for tests.
func (u *UI) Hits() []Hit { return u.hits }

// Hot is what the pointer is on, of the frame before.
func (u *UI) Hot() string { return u.hot }

// Focused is what the focus walk stands on.
func (u *UI) Focused() string { return u.focus }

// SetFocus moves the focus, as if one had walked there.
func (u *UI) SetFocus(id string) { u.focus, u.focusMoved = id, true }

// SetDefault names the obvious answer: the focus stands there for people who use the
// keys, as long as they have not moved it, and Enter gives it to everybody.
func (u *UI) SetDefault(id string) {
	if u.Active() {
		u.defaultID = id
	}
	if u.Keyboard && u.focus == "" && u.Active() {
		u.SetFocus(id)
	}
}

// Memory is what a screen should find again when one comes back to it.
type Memory struct {
	focus   string
	scrolls map[string]scrollState
}

// Remember is the focus and the scroll positions of the present screen.
func (u *UI) Remember() Memory {
	m := Memory{u.focus, map[string]scrollState{}}
	for id, c := range u.scrolls {
		m.scrolls[id] = *c
	}
	return m
}

// Recall puts them back.
func (u *UI) Recall(m Memory) {
	u.Reset()
	u.focus = m.focus
	for id, c := range m.scrolls {
		*u.scroll(id) = c
	}
}

// Reset forgets focus and scroll positions: a new screen is shown.
func (u *UI) Reset() {
	u.focus, u.press, u.hot, u.selected, u.defaultID = "", "", "", "", ""
	clear(u.scrolls)
	u.hits, u.last = nil, nil
	u.screenChanged = true
}

// Animate says that something is moving, so that another frame follows at once.
func (u *UI) Animate() { u.moving = true }

// WakeAt says that something will change by itself at t: the window may sleep
// until then.
func (u *UI) WakeAt(t time.Time) {
	if u.wakeAt.IsZero() || t.Before(u.wakeAt) {
		u.wakeAt = t
	}
}

// Moving reports whether another frame is wanted at once: something moves, or
// another screen was opened in this frame and is yet to be laid out.
func (u *UI) Moving() bool { return u.moving || u.screenChanged }

// Due is the earliest moment given to WakeAt in this frame; zero for none.
func (u *UI) Due() time.Time { return u.wakeAt }

// Scaled is a length that holds words, for the person's size of words: at large type
// boxes grow almost as fast as the letters in them, and at small type not at all.
func (u *UI) Scaled(length float64) float64 { return length * max(1, 0.2+0.8*u.TextScale) }

// FontSize scales a type size by the person's choice, never below 12 points.
func (u *UI) FontSize(size float64) float64 { return max(12, size*u.TextScale) }

// LineHeight is the height of a line of that size, for laying out.
func (u *UI) LineHeight(size float64) float64 { return math.Ceil(u.FontSize(size) * 1.35) }

// Layer runs f on a layer above everything before it: a dialog or a chooser.
// While it is there, nothing below answers.
func (u *UI) Layer(f func()) {
	u.flush() // what hangs over the layers below is dimmed with them
	old := u.clip
	u.layer, u.clip = u.layer+1, Rect{}
	f()
	u.layer, u.clip = u.layer-1, old
}

// flush paints what was put off.
func (u *UI) flush() {
	late := u.overlays
	u.overlays = nil
	for _, f := range late {
		f()
	}
}

// Overlay runs f at the end of the frame, so that what it paints lies above all.
func (u *UI) Overlay(f func()) { u.overlays = append(u.overlays, f) }

// OverlayClipped is Overlay within the present clip: what it paints lies above the ring of the focus.
func (u *UI) OverlayClipped(f func()) {
	clip := u.clip
	u.Overlay(func() { u.Clipped(clip, f) })
}

// Clipped runs f and paints and answers nothing outside r.
func (u *UI) Clipped(r Rect, f func()) {
	old := u.clip
	if u.clip != (Rect{}) {
		r = r.Intersect(old)
	}
	u.clip = r
	f()
	u.clip = old
}

// Zone runs f, whose places belong to a part of the screen of that name.
func (u *UI) Zone(name string, f func()) {
	old := u.zone
	u.zone = name
	f()
	u.zone = old
}

// Rough runs f. When on is true, the size of what it paints is that of a moment in a
// zoom: its drawings, and its words that are part of a picture, are painted roughly.
func (u *UI) Rough(on bool, f func()) {
	old := u.rough
	u.rough = on
	f()
	u.rough = old
}

// Take reports whether the person asked for an action, once: the first who takes
// it has it.
func (u *UI) Take(a input.Action) bool {
	for i, x := range u.In.Actions {
		if x == a {
			u.In.Actions = append(u.In.Actions[:i:i], u.In.Actions[i+1:]...)
			u.actionTaken = true
			return true
		}
	}
	return false
}

// Active reports whether widgets of the present layer may answer.
func (u *UI) Active() bool { return u.layer >= u.top }

// Add puts an item on the list as it is.
func (u *UI) Add(it Item) {
	if it.Clip == (Rect{}) {
		it.Clip = u.clip
	}
	if u.rough && it.Kind == Sprite {
		it.Rough = true
	}
	u.items = append(u.items, it)
}

// AddHit registers a place that can be pointed at.
func (u *UI) AddHit(h Hit) {
	h.Clip, h.Layer, h.Zone = u.clip, u.layer, u.zone
	u.hits = append(u.hits, h)
}

// Clicked reports whether id was chosen in this frame: by a tap on it, or by
// Confirm while it has the focus.
func (u *UI) Clicked(id string) bool {
	if !u.Active() {
		return false
	}
	if u.In.Tapped && u.press == id && u.hot == id {
		return true
	}
	return u.focus == id && u.Keyboard && u.Take(input.Confirm)
}

// Chosen is the place that was chosen in this frame, if its id begins with a
// prefix; "" for none. See Clicked.
func (u *UI) Chosen(prefix string) string {
	if !u.Active() {
		return ""
	}
	if u.In.Tapped && u.press == u.hot && u.press != "" && strings.HasPrefix(u.press, prefix) {
		return u.press
	}
	if u.Keyboard && u.focus != "" && strings.HasPrefix(u.focus, prefix) && u.Take(input.Confirm) {
		return u.focus
	}
	return ""
}

// PressedID is the place on which the button went down and is held, or was just let
// go; "" for none.
func (u *UI) PressedID() string { return u.press }

// Held reports whether the button went down on id and is still down.
func (u *UI) Held(id string) bool { return u.press == id && u.In.Down }

func (u *UI) hitAt(p geom.Point) string {
	for i := len(u.last) - 1; i >= 0; i-- {
		h := u.last[i]
		if h.Layer == u.top && h.R.Contains(p) && (h.Clip == (Rect{}) || h.Clip.Contains(p)) {
			return h.ID
		}
	}
	return ""
}

// Box paints a rounded rectangle.
func (u *UI) Box(r Rect, fill color.RGBA, radius float64) {
	u.Add(Item{Look: Look{Kind: Box, R: r, Colour: fill, Radius: radius}})
}

// BorderedBox paints a rounded rectangle with an edge.
func (u *UI) BorderedBox(r Rect, fill, edge color.RGBA, width, radius float64) {
	u.Add(Item{Look: Look{Kind: Box, R: r, Colour: fill, Edge: edge, EdgeW: width, Radius: radius}})
}

// Shadow paints a soft dark ground under r.
func (u *UI) Shadow(r Rect, radius, soft float64) {
	r.Y += soft / 3
	u.Add(Item{Look: Look{Kind: Box, R: r, Colour: color.RGBA{0, 0, 0, 110}, Radius: radius, Soft: soft}})
}

// Sprite paints a named drawing.
func (u *UI) Sprite(r Rect, name string, tint color.RGBA) {
	u.Add(Item{Look: Look{Kind: Sprite, R: r, Name: name, Colour: tint}})
}

// PressedAny reports whether the button went down on one of the places whose id
// begins with one of these words.
func (u *UI) PressedAny(prefixes ...string) bool {
	for _, p := range prefixes {
		if u.press != "" && strings.HasPrefix(u.press, p) {
			return true
		}
	}
	return false
}
