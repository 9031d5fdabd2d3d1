// Package widgets is the vocabulary of every screen: boxes, words and pictures
// in a display list, and the buttons, lists and dialogs made of them.
//
// It knows no window and no pixels. A screen is a function that is called anew for each frame; it reads what the person
// did, and leaves behind a list of items to paint and of places that can be pointed at. Two frames with the same list
// look the same, so nothing is painted twice, and tests read the list. All lengths are points: pixels divided by the
// scale of the display.
package widgets

import (
	"image/color"
	"math"
	"slices"

	"intrigue/maps/face"
	"intrigue/maps/geom"
)

// Rect is a rectangle in points.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether p lies inside: on the left or upper edge, too.
func (r Rect) Contains(p geom.Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// Shows reports whether a clip leaves p in sight: the zero Rect clips nothing.
func (r Rect) Shows(p geom.Point) bool { return r == (Rect{}) || r.Contains(p) }

// Inset moves every edge inwards by d.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Mid is the centre.
func (r Rect) Mid() geom.Point { return geom.Pt(r.X+r.W/2, r.Y+r.H/2) }

// CutTop cuts a strip of height h off the top and returns it and the rest.
func (r Rect) CutTop(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom cuts a strip of height h off the bottom.
func (r Rect) CutBottom(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Y + r.H - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft cuts a strip of width w off the left.
func (r Rect) CutLeft(w float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight cuts a strip of width w off the right.
func (r Rect) CutRight(w float64) (strip, rest Rect) {
	return Rect{r.X + r.W - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Centre is a rectangle of that size in the middle of r.
func (r Rect) Centre(w, h float64) Rect {
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Left is a rectangle of that size at the left of r, halfway down.
func (r Rect) Left(w, h float64) Rect { return Rect{r.X, r.Y + (r.H-h)/2, w, h} }

// Overlaps reports whether both have a part in common.
func (r Rect) Overlaps(o Rect) bool {
	both := r.Intersect(o)
	return both.W > 0 && both.H > 0
}

// Intersect is the common part of both; its width or height is 0 where there is none.
func (r Rect) Intersect(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.X+r.W, o.X+o.W)-x), max(0, min(r.Y+r.H, o.Y+o.H)-y)}
}

// Kind tells the painter what an Item is.
type Kind uint8

const (
	Box    Kind = iota // a rounded rectangle, filled and edged; with Soft a shadow or a glow
	Words              // one line of text
	Sprite             // a named drawing of package sprites
	Stroke             // a polyline with round ends, solid or dashed
	Canvas             // a picture that paints itself: a board
)

// Align places a line of text in its rectangle. It is always centred vertically.
type Align uint8

const (
	Left Align = iota
	Centre
	Right
)

// Look is everything about an Item that can be compared with ==.
type Look struct {
	Kind   Kind
	R      Rect
	Clip   Rect // nothing is painted outside; the zero Rect clips nothing
	Colour color.RGBA
	Edge   color.RGBA // of a Box
	EdgeW  float64    // the width of that
	Radius float64
	Soft   float64 // width over which the edge of a Box fades, for shadows and glows
	Angle  float64 // of a Box or Sprite, radians clockwise about its middle
	Alpha  float64 // 0 is taken as 1, so that the zero Look is visible
	Flip   float64 // of a Sprite: 0 face on … 1 edge on, for turning cards
	Rough  bool    // its size is passing: a stretched Sprite will do, and Words nearly as large

	Text  string
	Face  face.Font
	Size  float64
	Align Align

	Name string // of a Sprite

	Width, Dash, Gap float64 // of a Stroke

	Picture any    // of a Canvas; compared by identity
	Version uint64 // changes when the Picture would paint something else
}

// Item is one thing to paint.
type Item struct {
	Look
	Points []geom.Point // of a Stroke
}

// Equal reports whether two display lists paint the same.
func Equal(a, b []Item) bool {
	return slices.EqualFunc(a, b, func(x, y Item) bool { return equalItems(&x, &y) })
}

func equalItems(x, y *Item) bool { return x.Look == y.Look && slices.Equal(x.Points, y.Points) }

// Bounds is everything that an item may touch, a little generously.
func (it *Item) Bounds() Rect {
	r := it.R
	if it.Kind == Stroke {
		if len(it.Points) == 0 {
			return Rect{}
		}
		x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
		for _, p := range it.Points {
			x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
		}
		r = Rect{x0, y0, x1 - x0, y1 - y0}.Inset(-it.Width)
	}
	if it.Angle != 0 {
		d := math.Hypot(r.W, r.H)
		r = Rect{r.X + (r.W-d)/2, r.Y + (r.H-d)/2, d, d}
	}
	spare := 2 + it.Soft
	if it.Kind == Words {
		spare += it.Size / 2 // letters hang over
	}
	r = r.Inset(-spare)
	if it.Clip != (Rect{}) {
		r = r.Intersect(it.Clip)
	}
	return r
}

// Union is the smallest rectangle around both; an empty one adds nothing.
func (r Rect) Union(o Rect) Rect {
	if r.W <= 0 || r.H <= 0 {
		return o
	}
	if o.W <= 0 || o.H <= 0 {
		return r
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.X+r.W, o.X+o.W) - x, max(r.Y+r.H, o.Y+o.H) - y}
}

// ContainsRect reports whether o lies wholly inside r.
func (r Rect) ContainsRect(o Rect) bool {
	return o.X >= r.X && o.Y >= r.Y && o.X+o.W <= r.X+r.W && o.Y+o.H <= r.Y+r.H
}

// itemKey is an item as it can be looked up: its look, and its points as a number.
type itemKey struct {
	look   Look
	points uint64
}

func (it *Item) key() itemKey {
	h := uint64(len(it.Points))
	for _, p := range it.Points {
		h = (h*0x100000001b3 ^ math.Float64bits(p.X)) * 0x100000001b3
		h ^= math.Float64bits(p.Y)
	}
	return itemKey{it.Look, h}
}

// Damage is the part of the window that must be painted anew when one display list takes the place of another: around
// everything that came, went or changed. Items that only changed their order are not noticed; screens do not do that.
func Damage(old, fresh []Item) Rect {
	// Most of a list is the same from frame to frame: leave its ends out first.
	for len(old) > 0 && len(fresh) > 0 && equalItems(&old[0], &fresh[0]) {
		old, fresh = old[1:], fresh[1:]
	}
	for len(old) > 0 && len(fresh) > 0 && equalItems(&old[len(old)-1], &fresh[len(fresh)-1]) {
		old, fresh = old[:len(old)-1], fresh[:len(fresh)-1]
	}
	was := map[itemKey]int{}
	for i := range old {
		was[old[i].key()]++
	}
	var d Rect
	for i := range fresh {
		k := fresh[i].key()
		if was[k] > 0 {
			was[k]--
			continue
		}
		d = d.Union(fresh[i].Bounds())
	}
	for i := range old {
		k := old[i].key()
		if was[k] > 0 {
			was[k]--
			d = d.Union(old[i].Bounds())
		}
	}
	return d
}
