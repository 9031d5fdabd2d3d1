package widgets

import (
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/maps/geom"
)

// Hit is a place that can be pointed at or focused.
type Hit struct {
	ID        string
	R         Rect
	Clip      Rect // it is out of sight outside; the zero Rect clips nothing
	Layer     int  // only the topmost layer answers
	NoFocus   bool // can be clicked but is no stop of the focus walk
	NoTab     bool // Tab passes it by; the arrows, and jumps from part to part, come to it
	Ends      bool // it ends what is asked: a walk that begins does not begin here while something else can be chosen
	Clickable bool // whether a click does something
	Draggable bool // dragging on it is its own business and must not scroll the page
	// Zone is the part of the screen it belongs to: a key jumps from part to part.
	Zone string
	// Name is what it is called when it is read aloud; "" is the words that stand in R. State says how it is set: "on".
	Name, State string
}

// hits are the places of a frame, and of the frame before.
type hits struct {
	now  []Hit
	last []Hit  // what the pointer acts on
	top  int    // highest layer of the frame before
	zone string // that what is laid out belongs to
}

// pointer is what the mouse or the finger is on.
type pointer struct {
	hot    string     // the id of what it is on, "" for nothing
	at     geom.Point // where it was when hot changed below it, or else in the frame before
	aimed  bool       // it was moved to hot; hot did not come to lie below it
	press  string     // the id of what the button went down on, "" while it is up
	tapped tap        // the newest tap
}

// aimSlack is how far, in points, a hand on a resting mouse may stray before it points at something.
const aimSlack = 8

// aim notes what the pointer is on, and whether a hand has moved it there.
func (p *pointer) aim(at geom.Point, hot string, pressed bool) {
	away := at.Distance(p.at)
	switch {
	case pressed || away > aimSlack || p.aimed && away > 0:
		p.aimed = true
	case hot != p.hot:
		p.aimed = false
	}
	p.hot = hot
	if p.aimed {
		p.at = at
	}
}

// tap is what was tapped, and where.
type tap struct {
	id string
	at geom.Point
}

// Hits are the places of this frame, for tests.
func (h *hits) Hits() []Hit { return h.now }

// TopHits lists the places of this frame that answer: those of the topmost layer.
func (h *hits) TopHits() []Hit {
	top := topLayer(h.now)
	return slices.DeleteFunc(slices.Clone(h.now), func(one Hit) bool { return one.Layer < top })
}

// topLayer is the highest layer of some places.
func topLayer(all []Hit) (top int) {
	for _, h := range all {
		top = max(top, h.Layer)
	}
	return top
}

// Hot is what the pointer is on, of the frame before; "" for people who use the keys: the pointer only rests there.
func (u *UI) Hot() string { return If(u.Keyboard, "", u.pointer.hot) }

// Zone runs f, whose places belong to a part of the screen of that name.
func (h *hits) Zone(name string, f func()) {
	old := h.zone
	h.zone = name
	f()
	h.zone = old
}

// AddHit registers a place that can be pointed at.
func (u *UI) AddHit(h Hit) {
	h.Clip, h.Layer, h.Zone = u.clip, u.layer, u.hits.zone
	u.hits.now = append(u.hits.now, h)
}

// newest is the newest place of an id in this frame; nil for none.
func (h *hits) newest(id string) *Hit {
	for i, one := range slices.Backward(h.now) {
		if one.ID == id {
			return &h.now[i]
		}
	}
	return nil
}

// describe says how the newest place of an id is set.
func (h *hits) describe(id, state string) {
	if one := h.newest(id); one != nil {
		one.State = state
	}
}

// Rename says what the newest place of an id is called when it is read aloud.
func (h *hits) Rename(id, name string) {
	if one := h.newest(id); one != nil {
		one.Name = name
	}
}

// Clicked reports whether id was chosen in this frame: by a tap, or by Confirm on the focus.
func (u *UI) Clicked(id string) bool {
	if !u.Active() {
		return false
	}
	if u.In.Tapped && u.pointer.press == id && u.pointer.hot == id {
		return true
	}
	return u.focus.id == id && u.Keyboard && u.Take(input.Confirm)
}

// Chosen is the place with that prefix that was chosen in this frame, "" for none. See Clicked.
func (u *UI) Chosen(prefix string) string {
	if !u.Active() {
		return ""
	}
	if u.In.Tapped && u.pointer.press == u.pointer.hot && u.pointer.press != "" && strings.HasPrefix(u.pointer.press, prefix) {
		return u.pointer.press
	}
	if u.Keyboard && u.focus.id != "" && strings.HasPrefix(u.focus.id, prefix) && u.Take(input.Confirm) {
		return u.focus.id
	}
	return ""
}

// PressedID is the place on which the button is held, or was just let go; "" for none.
func (p *pointer) PressedID() string { return p.press }

// Held reports whether the button went down on id and is still down.
func (u *UI) Held(id string) bool { return u.pointer.press == id && u.In.Down }

// hitAt is the id of the place at a point that answers, as the frame before laid it out; "" for none.
func (u *UI) hitAt(p geom.Point) string {
	for _, h := range slices.Backward(u.hits.last) {
		if h.Layer == u.hits.top && h.R.Contains(p) && h.Clip.Shows(p) {
			return h.ID
		}
	}
	return ""
}

// PressedAny reports whether the button went down on a place whose id begins with one of these.
func (p *pointer) PressedAny(prefixes ...string) bool {
	return p.press != "" && slices.ContainsFunc(prefixes, func(s string) bool { return strings.HasPrefix(p.press, s) })
}
