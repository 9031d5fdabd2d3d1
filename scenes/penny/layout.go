package penny

import (
	"math"

	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Layout implements table.Board: the width of the tray is for the hand.
func (b *Board) Layout(u *widgets.UI) table.Layout {
	return table.Layout{Tray: b.trayHeight(u), ToolsInColumn: true}
}

// trayHeight gives the board of a hero and the hand their room, before there is a hero, too, so that nothing moves once
// there is one. It does not grow with the words: cards are pictures, and are read on the sheet that is held up.
func (b *Board) trayHeight(u *widgets.UI) float64 {
	share := 0.26
	if u.TextScale < 1.25 {
		share = 0.34 // what the words leave free of the board's height is for the hand
	}
	return max(206, min(u.H*share, 400))
}

// heroShare says how much of the tray's height the board of a hero takes.
const heroShare = 0.37

// narrow is a tray so wide that not all can lie side by side, narrowHand the same for the
// piles, the hand and the keys that stand beside it now and then.
const (
	narrow     = 560
	narrowHand = 730
)

func (b *Board) handHeight(u *widgets.UI) float64 {
	return (min(b.trayHeight(u), u.H*0.45)-16)*(1-heroShare) - 6
}

// arrange divides the room of the board. Cards are as large as four of them fit below
// one another, and never so wide that they leave the map too little. With large words
// they are no narrower than those of the plan at the usual size.
func (b *Board) arrange(u *widgets.UI, r widgets.Rect, least plan) (p plan) {
	var rest widgets.Rect
	p.strip, rest = r.CutTop(max(40, u.LineHeight(widgets.Tiny)*2+6))
	p.head = min(u.LineHeight(widgets.Tiny), rest.H*0.08)
	h := (rest.H-p.head-5*rowGap)/4 - 1
	decks := widgets.If(b.pilesAside || b.stripped(u), 0, max(least.foot.H, min(rest.H*0.2, max(60, h*0.45))))
	spare := (r.W-(rest.H-decks)*b.town.plane.W/b.town.plane.H)/2 - 2*rowGap // beside a map as high as it can be
	w := max(min(h*rowAspect, max(r.W*0.095, spare)), least.shop[0].W)
	h = w / rowAspect
	tall := min(h, (rest.H-p.head-5*rowGap)/4)
	wide := w + 2*rowGap
	p.columns[0], rest = rest.CutLeft(wide)
	p.columns[1], rest = rest.CutRight(wide)
	for side, c := range p.columns {
		_, p.columns[side] = c.CutTop(p.head)
		for i := range 4 {
			at := widgets.Rect{X: c.X + rowGap, Y: c.Y + p.head + rowGap + float64(i)*(tall+rowGap), W: w, H: tall}
			if side == 0 {
				p.shop[i] = at
			} else {
				p.enemies[i] = at
			}
		}
	}
	p.room = rest
	// The map is as high as its width allows; what is left below is for the decks, where
	// they do not stand in the sidebar.
	high := min(rest.W*b.town.plane.H/b.town.plane.W, rest.H-decks)
	p.town, p.foot = rest.CutTop(high)
	p.decks = max(p.foot.W*0.72, min(p.foot.W, least.decks))
	wide = min(rest.W, max(least.town.W, high*b.town.plane.W/b.town.plane.H))
	if b.pilesAside {
		p.town, p.foot = rest, widgets.Rect{X: rest.X, Y: rest.Y + rest.H, W: rest.W}
	}
	p.town = p.town.Centre(wide, high)
	p.town.X, p.town.Y, p.town.W, p.town.H = math.Ceil(p.town.X), math.Ceil(p.town.Y), math.Floor(p.town.W), math.Floor(p.town.H)
	return p
}

// stripped reports whether the map has the room of the piles: they are no part of what somebody looks
// back for, and at large type and in a small window the bar of a review needs as much.
func (b *Board) stripped(u *widgets.UI) bool {
	return b.Host.Reviewing() && (u.TextScale > 1 || u.H < lowWindow)
}

// lowWindow is the height of a window in which the bar of a review with its analysis leaves the map little room.
const lowWindow = 720.0

// rowGap is the room about the cards of the rows.
const (
	rowGap = 3.0
)
