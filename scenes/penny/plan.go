package penny

import (
	"math"

	"intrigue/scenes/widgets"
)

// plan is where everything lies around the map.
type plan struct {
	strip   widgets.Rect    // what is needed to win, and the fuse
	town    widgets.Rect    // the map
	shop    [4]widgets.Rect // the shop row, down the left side
	enemies [4]widgets.Rect // the enemy row, down the right side
	foot    widgets.Rect    // below the map: decks, and what was read last
	head    float64         // of the words above the two rows
}

// handbill is the width of a card for its height.
const handbill = 240.0 / 336

// arrange divides the room of the board. Cards are as large as four of them fit below
// one another, and never so wide that they leave the map too little.
func (b *Board) arrange(u *widgets.UI, r widgets.Rect) (p plan) {
	var rest widgets.Rect
	p.strip, rest = r.CutTop(max(40, u.LineHeight(widgets.Tiny)*2+6))
	const gap = 5
	p.head = min(u.LineHeight(widgets.Tiny), rest.H*0.08)
	h := (rest.H-p.head-5*gap)/4 - 1
	w := min(h*handbill, r.W*0.13)
	h = w / handbill
	left, rest := rest.CutLeft(w + 2*gap)
	right, rest := rest.CutRight(w + 2*gap)
	step := (left.H - p.head - gap) / 4
	for i := range 4 {
		y := left.Y + p.head + gap + float64(i)*step
		p.shop[i] = widgets.Rect{X: left.X + gap, Y: y, W: w, H: min(h, step-gap)}
		p.enemies[i] = widgets.Rect{X: right.X + gap, Y: y, W: w, H: min(h, step-gap)}
	}
	// The map is as high as its width allows; what is left below is for the decks.
	high := min(rest.W*b.town.plane.H/b.town.plane.W, rest.H-min(rest.H*0.2, max(60, h*0.6)))
	p.town, p.foot = rest.CutTop(high)
	wide := min(rest.W, high*b.town.plane.W/b.town.plane.H)
	p.town = p.town.Centre(wide, high)
	p.town.X, p.town.Y, p.town.W, p.town.H = math.Ceil(p.town.X), math.Ceil(p.town.Y), math.Floor(p.town.W), math.Floor(p.town.H)
	return p
}
