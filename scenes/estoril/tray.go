package estoril

import (
	"image/color"
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules/estoril"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TrayHeight gives a tile of the hand its size, a larger one in a larger window. In a
// low one at large type the posters keep their share, for faces do not grow with words;
// the sums of an evening do.
func (b *Board) TrayHeight(u *widgets.UI) float64 {
	h := u.Scaled(132)
	if b.View.Evening == nil {
		h = max(132, min(h, u.H*0.28))
	}
	return max(h, u.H*0.15)
}

// Tray lays out the hand of who looks; in the evening, the board that is resolved.
func (b *Board) Tray(u *widgets.UI, r widgets.Rect) {
	if e := b.View.Evening; e != nil && e.Board > 0 && b.View.Stage != estoril.StageKeep {
		b.evening(u, r)
		return
	}
	if b.View.Stage == estoril.StageKeep && b.View.Drawn != 0 && b.View.By == b.View.Acting {
		b.keep(u, r)
		return
	}
	if b.dismisses() {
		b.dismissed(u, r)
		return
	}
	if ids := b.words(); len(ids) > 0 {
		var keys widgets.Rect
		keys, r = r.CutRight(min(u.Scaled(150), r.W*0.4))
		r.W -= 8
		b.keys(u, keys, ids)
	}
	b.hand(u, r)
}

// hand is a fan of the tiles that the reader may see.
func (b *Board) hand(u *widgets.UI, r widgets.Rect) {
	s := b.mine()
	if s < 0 || int(s) >= len(b.View.Players) {
		b.backs(u, r)
		return
	}
	hand := b.View.Players[s].Hand
	p := b.Seat.Pointing()
	h := min(r.H-8, 132*1.6)
	w := h * aspect
	lift := -1
	for i, t := range hand {
		// What is in hand stands out, before what is pointed at.
		if id := tileID(t); p.Hand() == id || p.Hot() == id && lift < 0 {
			lift = i
		}
	}
	places := parts.Hand(widgets.Rect{X: r.X, Y: r.Y + 6, W: r.W, H: r.H - 8}, len(hand), w, h, lift)
	order := make([]int, 0, len(hand))
	for i := range hand {
		if i != lift {
			order = append(order, i)
		}
	}
	if lift >= 0 {
		order = append(order, lift)
	}
	for _, i := range order {
		t, at := hand[i], places[i]
		id := tileID(t)
		if dragged, ok := p.Dragged(); ok && dragged == id {
			u.BorderedBox(at, widgets.Fade(cream, 0.08), widgets.Fade(cream, 0.3), 1, 6)
		} else {
			b.card(u, at, lying{tile: t, owner: s}, 1)
		}
		can := p.Takes(id) || p.Next(id)
		if can && b.Seat.Highlights() {
			wide := 2.0
			switch id {
			case p.Hand():
				wide = 5
			case p.Hot():
				wide = 3.5
			}
			u.BorderedBox(at.Inset(-1), color.RGBA{}, gold, wide, at.W*0.07)
		}
	}
	for i, t := range hand { // in the order of the hand, whichever is lifted: the focus walks along it
		id := tileID(t)
		b.Seat.Spot(u, table.Spot{ID: id, R: parts.Shown(places, i, lift), Role: table.Piece, Readable: true,
			Carry: table.Carried{Sprite: faceOf(t), Tint: ink, W: w, H: h, Lands: true}})
		b.Seat.Place(id, places[i])
	}
}

// Sort implements table.Sorter: whom to send is asked in the order of the hand.
func (b *Board) Sort(all []input.Alternative) {
	s := b.mine()
	if s < 0 || int(s) >= len(b.View.Players) {
		return
	}
	place := func(a input.Alternative) int {
		for _, id := range a.Choice.Path {
			if t, ok := tileOf(id); ok {
				return slices.Index(b.View.Players[s].Hand, t)
			}
		}
		return -1
	}
	slices.SortStableFunc(all, func(x, y input.Alternative) int { return place(x) - place(y) })
}

// backs say how many tiles each seat holds, where everybody looks.
func (b *Board) backs(u *widgets.UI, r widgets.Rect) {
	n := float64(len(b.View.Players))
	if n == 0 {
		return
	}
	each := r.W / n
	for i, p := range b.View.Players {
		col := widgets.Rect{X: r.X + float64(i)*each, Y: r.Y, W: each - 8, H: r.H}
		name, rest := col.CutTop(u.LineHeight(widgets.Tiny))
		u.FitLabel(name, b.Seat.Name(p.Seat), widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.PaleSoft))
		h := min(rest.H-8, 96*1.6)
		for _, at := range parts.Hand(widgets.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H}, p.Size, h*aspect, h, -1) {
			b.card(u, at, lying{owner: p.Seat}, 1)
		}
	}
}

// words are the choices that are words, in their order.
func (b *Board) words() []string {
	ids := b.Seat.Words()
	slices.SortStableFunc(ids, func(x, y string) int {
		if x == "choice.leave" {
			return 1
		}
		if y == "choice.leave" {
			return -1
		}
		return 0
	})
	return ids
}

// keys lay out the choices that are words, one below the other.
func (b *Board) keys(u *widgets.UI, r widgets.Rect, ids []string) {
	n := float64(len(ids))
	h := min(max(38, u.LineHeight(widgets.Body)+10), (r.H-6*(n-1))/n)
	y := r.Y + (r.H-n*h-6*(n-1))/2
	for i, id := range ids {
		l := b.View.Label(id)
		key := widgets.Rect{X: r.X, Y: y + float64(i)*(h+6), W: r.W, H: h}
		b.Seat.Spot(u, table.Spot{ID: id, R: key, Role: table.Key})
		o := widgets.ButtonOptions{Weight: widgets.Plain}
		if id != "choice.leave" {
			o.Weight = widgets.Primary
			if u.TextWidth(l.Title, widgets.Line(face.UIMedium, widgets.Body, ink))+h+16 < key.W { // the word before its picture
				o.Icon = l.Sprite
			}
		}
		u.PaintButton(table.SpotID(id, ""), key, l.Title, o)
	}
}

// keep shows the two tiles between which Conspiracy chooses.
func (b *Board) keep(u *widgets.UI, r widgets.Rect) {
	e := b.View.Evening
	d, ok := b.boardOf(e.Board)
	if !ok {
		return
	}
	h := r.H - u.LineHeight(widgets.Tiny) - 2
	h = min(h, (r.W-u.Scaled(60)-40)/2/aspect)
	w := h * aspect
	p := b.Seat.Pointing()
	for i, one := range []struct {
		id, words string
		t         estoril.Tile
	}{{"board." + itoa(d.Number) + ".reward", "The reward stays", d.Reward.Tile}, {"pile.top", "From the pile", b.View.Drawn}} {
		at := widgets.Rect{X: r.X + float64(i)*(w+u.Scaled(60)) + 20, Y: r.Y, W: w, H: h}
		b.card(u, at, lying{tile: one.t, owner: -1}, 1)
		if p.Next(one.id) {
			wide := widgets.If(p.Hot() == one.id, 4, 2.0)
			u.BorderedBox(at.Inset(-1), color.RGBA{}, gold, wide, at.W*0.07)
		}
		st := widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Pale).Centred()
		u.FitLabel(widgets.Rect{X: at.X - 20, Y: at.Y + h + 1, W: w + 40, H: u.LineHeight(widgets.Tiny)}, one.words, st)
		twin := widgets.If(i == 0, "tray", "")
		b.Seat.Spot(u, table.Spot{ID: one.id, Twin: twin, R: at, Role: table.Place})
	}
}
