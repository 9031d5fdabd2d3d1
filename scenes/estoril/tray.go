package estoril

import (
	"slices"

	"intrigue/maps/face"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Layout gives a tile of the hand its size, a larger one in a larger window. In a
// low one at large type the posters keep their share, for faces do not grow with words;
// the sums of an evening do.
func (b *Board) Layout(u *widgets.UI) table.Layout {
	h := u.Scaled(132)
	if b.View.Evening == nil {
		h = max(132, min(h, u.H*0.28))
	}
	h = max(h, u.H*0.15)
	return table.Layout{Tray: h, TrayWidth: usualHand*((h-24)*aspect+handGap) + 16}
}

// usualHand is how many tiles a hand has at first: the keys of the table leave them their room.
const usualHand = 6

// Tray lays out the viewer's hand; in the evening, the board that is resolved.
func (b *Board) Tray(u *widgets.UI, r widgets.Rect) {
	if e := b.View.Evening; e != nil && e.Board > 0 && b.View.Stage != core.StageKeep {
		b.evening(u, r)
		return
	}
	if b.View.Stage == core.StageKeep && b.View.Drawn != 0 && (b.View.By == b.View.Acting || b.Host.Reviewing()) {
		b.keep(u, r)
		return
	}
	if b.discarding() {
		b.discardTray(u, r)
		return
	}
	b.showHand(u, b.keys(u, r, 0.4))
}

// showHand lays out the tiles that the reader may see.
func (b *Board) showHand(u *widgets.UI, r widgets.Rect) {
	s := b.View.By
	if s < 0 || int(s) >= len(b.View.Players) {
		b.backs(u, r)
		return
	}
	hand := b.View.Players[s].Hand
	half := (len(hand) + 1) / 2
	upper, lower := r.CutTop(r.H / 2)
	most, one, two := mostHigh(r), highApart(r, len(hand)), highApart(upper, half)
	if two > one && two > most*0.42 {
		b.handRow(u, upper, hand[:half])
		b.handRow(u, lower, hand[half:])
		return
	}
	b.handRow(u, r, hand)
}

// mostHigh is how high a tile in a row becomes at most, highApart how high so many are that lie beside one another.
func mostHigh(r widgets.Rect) float64 { return min(r.H-8, 132*1.6) }

func highApart(r widgets.Rect, n int) float64 {
	return min(mostHigh(r), ((r.W+handGap)/float64(max(1, n))-handGap)/aspect)
}

// handRow lays out tiles of the hand side by side.
func (b *Board) handRow(u *widgets.UI, r widgets.Rect, hand []core.Tile) {
	s := b.View.By
	p := b.Host.Pointing()
	h := highApart(r, len(hand))
	if most := mostHigh(r); h < most*0.42 { // rather smaller than over one another: all names are in sight
		h = most
	}
	w := h * aspect
	r = b.centred(r, float64(len(hand))*(w+handGap)-handGap)
	lift := -1
	for i, t := range hand {
		// What is in hand stands out, before what is pointed at.
		if id := tileID(t); p.Hand() == id || p.Hot() == id && lift < 0 {
			lift = i
		}
	}
	in := widgets.Rect{X: r.X, Y: r.Y + (r.H-h)/2 + 2, W: r.W, H: h}
	parts.PaintHand(in, len(hand), widgets.Rect{W: w, H: h}, lift, func(i int, at widgets.Rect) {
		id := tileID(hand[i])
		if dragged, ok := p.Dragged(); ok && dragged == id {
			u.BorderedBox(at, widgets.Fade(cream, 0.08), widgets.Fade(cream, 0.3), 1, 6)
		} else {
			paintTile(u, at, lying{tile: hand[i], owner: s}, 1)
		}
		if (p.Takes(id) || p.Next(id)) && b.Host.Highlights() {
			rim(u, at, widgets.If(p.Hand() == id, 5, widgets.If(p.Hot() == id, widgets.HotWide, widgets.LitWide)))
		}
	}, func(i int, at, shown widgets.Rect) { // the focus walks along the hand, whichever is lifted
		id := tileID(hand[i])
		b.Host.Spot(u, table.Spot{ID: id, R: shown, Role: table.Piece, Readable: true,
			Carry: table.Carried{Sprite: faceOf(hand[i]), Tint: ink, W: w, H: h, Lands: true}})
		b.Host.Place(id, at)
	})
}

// backs say how many tiles each seat holds, where everybody looks; those who watch bots can see
// the faces.
func (b *Board) backs(u *widgets.UI, r widgets.Rect) {
	h := min(r.H-u.LineHeight(widgets.Tiny)-8, 96*1.6)
	for i, wide := range b.shares(r.W, h*aspect+handGap) {
		if wide == 0 {
			continue
		}
		p := b.View.Players[i]
		var at widgets.Rect
		at, r = r.CutLeft(wide)
		at.W -= 8
		name, rest := at.CutTop(u.LineHeight(widgets.Tiny))
		u.FitLabel(name, b.Host.Name(p.Seat), widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.PaleSoft))
		for j, at := range parts.Hand(rest, p.Size, h*aspect, h, -1) {
			l := lying{owner: p.Seat}
			if j < len(p.Hand) {
				l.tile = p.Hand[j]
				b.Host.Spot(u, table.Spot{ID: tileID(l.tile), R: at, Role: table.Sign, Readable: true, NoFocus: true})
			}
			paintTile(u, at, l, 1)
		}
	}
}

// shares parts a width among the hands of all seats: each the same, but where an analysis judges what a seat
// chose from its hand, that hand more, up to tile for each of its tiles; all, where it would be half covered.
func (b *Board) shares(wide, tile float64) []float64 {
	n := len(b.View.Players)
	each := wide / float64(n)
	judged := slices.IndexFunc(b.View.Players, func(p core.Player) bool {
		return slices.ContainsFunc(p.Hand, func(t core.Tile) bool { return slices.Contains(b.Host.Explained(), tileID(t)) })
	})
	if judged < 0 {
		return slices.Repeat([]float64{each}, n)
	}
	others := float64(n-1) * 1.5 * tile // a tile of each, and the edges of more
	need := float64(len(b.View.Players[judged].Hand))*tile + 8
	own := max(each, min(need, wide-others))
	if own < need/2 {
		own = wide
	}
	all := slices.Repeat([]float64{(wide - own) / float64(n-1)}, n)
	all[judged] = own
	return all
}

// keep shows the two tiles between which Conspiracy chooses.
func (b *Board) keep(u *widgets.UI, r widgets.Rect) {
	e := b.View.Evening
	d, ok := b.boardOf(e.Board)
	if !ok {
		return
	}
	apart := u.Scaled(60)
	h := min(r.H-u.LineHeight(widgets.Tiny)-2, (r.W-apart-40)/2/aspect)
	w := h * aspect
	r = b.centred(r, 2*w+apart+40)
	p := b.Host.Pointing()
	for i, one := range []struct {
		id, words string
		t         core.Tile
	}{{"board." + itoa(d.Number) + ".reward", "Keep the reward", d.Reward.Tile}, {"pile.top", "Take the drawn tile", b.View.Drawn}} {
		at := widgets.Rect{X: r.X + float64(i)*(w+apart) + 20, Y: r.Y, W: w, H: h}
		paintTile(u, at, lying{tile: one.t, owner: -1}, 1)
		if p.Next(one.id) {
			rim(u, at, widgets.If(p.Hot() == one.id, 4, widgets.LitWide))
		}
		under := widgets.Rect{X: at.X - 20, Y: at.Y + h + 1, W: w + 40, H: u.LineHeight(widgets.Tiny)}
		u.FitLabel(under, one.words, widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Pale).Centred())
		at = widgets.Rect{X: at.X - 20, Y: at.Y, W: at.W + 40, H: at.H + u.LineHeight(widgets.Tiny) + 1} // what it means belongs to it
		b.Host.Spot(u, table.Spot{ID: one.id, Twin: widgets.If(i == 0, "tray", ""), R: at, Role: table.Place})
	}
}
