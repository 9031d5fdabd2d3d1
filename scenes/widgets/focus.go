package widgets

import (
	"math"
	"slices"

	"intrigue/input"
)

// focus is where somebody stands who uses the keys.
type focus struct {
	id        string
	lost      Hit    // what had the focus until it went away; it comes back with it
	under     []Hit  // the focus of each layer below the uppermost: it comes back when that is closed
	covered   Hit    // the last of these that came back
	defaultID string // the obvious answer of the frame before
	moved     bool   // since the last frame: pages follow it
	follow    bool   // the same, of this frame
}

// LostFocus is what had the focus until it went away; not ok where nothing did.
func (u *UI) LostFocus() (was Hit, ok bool) {
	return u.focus.lost, u.Keyboard && u.focus.id == "" && u.focus.lost.ID != ""
}

// FocusedHit is the focused place as the frame before laid it out, or else this one: of several with its id the first that can
// be focused. The zero Hit is none.
func (u *UI) FocusedHit() (found Hit) {
	for _, h := range slices.Concat(u.hits.last, u.hits.now, []Hit{u.focus.covered}) {
		if h.ID == u.focus.id && (found.ID == "" || found.NoFocus && !h.NoFocus) {
			found = h
		}
	}
	return found
}

// coverFocus keeps the focus of the layer below when another one is laid out above it for the first time.
func (u *UI) coverFocus() {
	if u.layer > len(u.focus.under) {
		u.focus.under = append(u.focus.under, u.FocusedHit())
		u.focus.id, u.focus.lost = "", Hit{}
	}
}

// recoverFocus gives the focus back to what had it: below a layer that was closed, or to what is there again.
func (u *UI) recoverFocus() {
	stops := u.focusStops()
	has := func(id string) bool { return slices.ContainsFunc(stops, func(h Hit) bool { return h.ID == id }) }
	top := topLayer(u.hits.now)
	for n := len(u.focus.under); n > top; n-- {
		if below := u.focus.under[n-1]; !has(u.focus.id) {
			u.focus.id, u.focus.covered = below.ID, below
		}
		u.focus.under = u.focus.under[:n-1]
	}
	if u.focus.id == "" && u.Keyboard && has(u.focus.lost.ID) {
		u.SetFocus(u.focus.lost.ID)
	}
}

// Focused is the id of what the focus walk stands on, "" for nothing.
func (f *focus) Focused() string { return f.id }

// SetFocus moves the focus, as if somebody had walked there.
func (u *UI) SetFocus(id string) { u.focus.id, u.focus.moved, u.focus.lost = id, true, Hit{} }

// SetDefault names the obvious answer: the focus stands there for people who use the
// keys, as long as they have not moved it, and Enter gives it to everybody.
func (u *UI) SetDefault(id string) {
	if u.Active() {
		u.focus.defaultID = id
	}
	if u.Keyboard && u.focus.id == "" && u.focus.lost.ID == "" && u.Active() {
		u.SetFocus(id)
	}
}

// moveFocus moves the focus by Tab and the arrows. The places of the frame are walked
// in the order in which they were laid out, which is reading order.
func (u *UI) moveFocus() {
	stops := u.focusStops()
	if len(stops) == 0 {
		return
	}
	at := slices.IndexFunc(stops, func(h Hit) bool { return h.ID == u.focus.id })
	was, lost := u.LostFocus()
	for _, a := range u.In.Actions {
		switch a {
		case input.Next, input.Previous:
			switch near := closest(stops, was.R); {
			case at < 0 && lost && near >= 0:
				at = near
			case at < 0 && a == input.Next:
				at = firstStop(stops)
			case a == input.Next:
				at = nextStop(stops, at, 1)
			default:
				at = nextStop(stops, max(at, 0), -1)
			}
		case input.NextZone:
			at = nextZone(stops, at)
		case input.Left, input.Right, input.Up, input.Down:
			if lost && at < 0 {
				at = max(0, closest(stops, was.R))
				break
			}
			at = nearest(stops, at, a)
		default:
			continue
		}
		u.Keyboard = true
		u.SetFocus(stops[at].ID)
	}
}

// firstStop is where the walk begins: at the first stop, or where that ends what is asked, at the next one beside it that
// does not.
func firstStop(stops []Hit) int {
	first := nextStop(stops, -1, 1)
	for i, h := range stops {
		if stops[first].Ends && !h.Ends && !h.NoTab && h.Zone == stops[first].Zone {
			return i
		}
	}
	return first
}

// nextStop is the stop that Tab comes to after stops[at], or before it at a step of -1. An at of -1 is before the first.
func nextStop(stops []Hit, at, step int) int {
	for range stops {
		if at = (at + step + len(stops)) % len(stops); !stops[at].NoTab {
			break
		}
	}
	return at
}

// closest is which of the stops that Tab comes to is nearest to a place, -1 for none.
func closest(stops []Hit, to Rect) int {
	best, least := -1, math.Inf(1)
	for i, h := range stops {
		if far := h.R.Mid().Distance(to.Mid()); !h.NoTab && far < least {
			best, least = i, far
		}
	}
	return best
}

// nextZone is the first stop of the part of the screen after that of stops[at].
func nextZone(stops []Hit, at int) int {
	if at < 0 {
		return firstStop(stops)
	}
	for i := 1; i < len(stops); i++ {
		j := (at + i) % len(stops)
		if first := j == 0 || stops[j-1].Zone != stops[j].Zone; first && stops[j].Zone != stops[at].Zone {
			return j
		}
	}
	return at
}

// focusStops are the focusable places of the topmost layer of this frame.
func (u *UI) focusStops() []Hit {
	return slices.DeleteFunc(u.TopHits(), func(h Hit) bool { return h.NoFocus })
}

// nearest is the stop that an arrow leads to from stops[at]: the one with the least distance, where going astray
// sideways counts double. It is at where there is none that way.
func nearest(stops []Hit, at int, dir input.Action) int {
	if at < 0 {
		return firstStop(stops)
	}
	from := stops[at].R.Mid()
	best, least := at, math.Inf(1)
	for i, h := range stops {
		d := h.R.Mid()
		dx, dy := d.X-from.X, d.Y-from.Y // turned so that dx leads in the direction
		switch dir {
		case input.Left:
			dx = -dx
		case input.Up:
			dx, dy = -dy, dx
		case input.Down:
			dx, dy = dy, dx
		}
		if dx < 1 || i == at {
			continue
		}
		if far := math.Hypot(dx, 2*dy); far < least {
			best, least = i, far
		}
	}
	return best
}

// paintFocusRing marks the focused place so that nobody can miss it.
func (u *UI) paintFocusRing() {
	for _, h := range u.focusStops() {
		if h.ID != u.focus.id {
			continue
		}
		r := h.R.Inset(-3)
		rad := min(r.W/2, r.H/2, 9)
		u.items = append(u.items,
			Item{Look: Look{Kind: Box, R: r.Inset(-2), Edge: u.Theme.Background, EdgeW: 2, Radius: rad + 2, Clip: h.Clip}},
			Item{Look: Look{Kind: Box, R: r, Edge: u.Theme.Gold, EdgeW: 2.5, Radius: rad, Clip: h.Clip}})
		return
	}
	if !u.focus.moved { // what was given the focus in this frame is laid out in the next
		u.focus.id, u.focus.lost = "", u.FocusedHit() // what had it has gone
	}
}
