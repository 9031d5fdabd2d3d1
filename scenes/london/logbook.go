package london

import (
	"fmt"
	"image/color"

	"intrigue/maps/face"
	"intrigue/rules/london/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// windows of the log book: six in a row, four rows.
const (
	columns = 6
	entries = 24
)

var leather = color.RGBA{0x3B, 0x24, 0x1B, 255}

// logbook lays out Mr X's log book: what he holds, and 24 windows with the
// tickets that cover them. It returns the height it took.
func (b *Board) logbook(u *widgets.UI, r widgets.Rect) float64 {
	v := b.View
	head := u.LineHeight(widgets.Large) + 4
	gap := 4.0
	cw := (r.W - 20 - gap*(columns-1)) / columns
	chH := cw * 0.68
	stock := u.LineHeight(widgets.Tiny) + 12
	h := 10 + head + (chH+gap)*entries/columns + stock + 8
	box := widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
	cover, edge := leather, widgets.Mix(leather, night, 0.5)
	if u.Theme.HighContrast {
		cover, edge = u.Theme.Background, u.Theme.Rim
	}
	if v.Acting == 0 && !v.Over() {
		edge = u.Theme.Pale // no gold: the book is only read
	}
	parts.Cover(u, box, cover, edge, 2)
	b.Host.Spot(u, table.Spot{ID: "pawn.x", Twin: "book", R: box, Role: table.Sign})
	row, in := box.Inset(10).CutTop(head)
	b.bookHead(u, row)
	for i := range entries {
		b.window(u, widgets.Rect{X: in.X + float64(i%columns)*(cw+gap), Y: in.Y + float64(i/columns)*(chH+gap), W: cw, H: chH}, i+1)
	}
	row, _ = box.Inset(8).CutBottom(stock)
	b.stock(u, row)
	return h
}

// bookHead says who Mr X is, and in what round the game stands.
func (b *Board) bookHead(u *widgets.UI, r widgets.Rect) {
	v := b.View
	u.Sprite(widgets.Rect{X: r.X - 2, Y: r.Y - 4, W: r.H, H: r.H}, "london.mrx", u.Theme.Pale)
	name := "Mr X"
	if n := b.Host.Name(0); n != name {
		name += " · " + n
	}
	right := widgets.If(v.Round > 0, fmt.Sprintf("Round %d", v.Round), "")
	st := widgets.Line(face.Heading, widgets.Large, u.Theme.Paper)
	rs := widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft).AtRight()
	rw := u.TextWidth(right, rs) + 4
	room := widgets.Rect{X: r.X + r.H, Y: r.Y - 3, W: r.W - r.H - rw - 4, H: r.H}
	if u.TextWidth(name, st) > room.W*1.2 {
		name = "Mr X"
	}
	u.FitLabel(room, name, st)
	u.Label(widgets.Rect{X: r.X, Y: r.Y - 3, W: r.W, H: r.H}, right, rs)
}

// window paints one hole of the cover: oval where he must show himself.
func (b *Board) window(u *widgets.UI, r widgets.Rect, e int) {
	v := b.View
	id := fmt.Sprintf("log.%d", e)
	b.Host.Spot(u, table.Spot{ID: id, R: r, Role: table.Sign})
	round := 3.0
	rim := widgets.Mix(leather, color.RGBA{0, 0, 0, 255}, 0.45)
	if core.Forced(e) {
		round = r.H / 2
		rim = u.Theme.Pale
	}
	hole, faint := color.RGBA{0x20, 0x13, 0x0E, 255}, widgets.Fade(u.Theme.Pale, 0.45)
	if u.Theme.HighContrast {
		hole, faint = u.Theme.Background, u.Theme.Pale
		if !core.Forced(e) {
			rim = u.Theme.Line
		}
	}
	u.BorderedBox(r, hole, rim, 1.5, round)
	num := widgets.Line(face.UIMedium, min(u.FontSize(12), r.H*0.5), faint).Centred()
	if e > len(v.Log) {
		if e == len(v.Log)+1 && !v.Over() && v.Round > 0 {
			u.BorderedBox(r.Inset(-1.5), color.RGBA{}, u.Theme.Paper, 2, round+1)
			num.Colour = u.Theme.Paper
		}
		u.FixedLabel(r, fmt.Sprint(e), num)
		return
	}
	l := v.Log[e-1]
	u.Sprite(r.Inset(2.5), "london.ticket."+l.Ticket.String(), u.Theme.Ink)
	if l.Part > 0 {
		u.Sprite(widgets.Rect{X: r.X - 2, Y: r.Y - 2, W: r.H * 0.5, H: r.H * 0.5}, "london.icon.double", u.Theme.Ink)
	}
	if l.At == 0 {
		return
	}
	// The number under the ticket: known to all where he surfaced, else to Mr X.
	size := max(12, min(u.FontSize(12), r.H*0.42))
	plate := widgets.Rect{X: r.X + r.W + 1 - size*2.3, Y: r.Y + r.H + 1 - size*1.25, W: size * 2.3, H: size * 1.25}
	c := widgets.If(l.Surfaced, crimson, color.RGBA{0x22, 0x1A, 0x14, 255})
	u.BorderedBox(plate, c, widgets.Fade(u.Theme.Paper, 0.7), 1, 4)
	u.FixedLabel(plate, fmt.Sprint(v.Number(l.At)), widgets.Line(face.UIBold, size, u.Theme.Paper).Centred())
	if b.Host.Pointing().Hot() == id {
		b.hover = l.At
	}
}

// stock paints what Mr X holds; everybody can count it.
func (b *Board) stock(u *widgets.UI, r widgets.Rect) {
	all := held(b.View.X.Tickets, b.View.X.Black, b.View.X.Doubles)
	w := r.W / float64(len(all))
	for i, t := range all {
		at := widgets.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}
		b.Host.Spot(u, table.Spot{ID: "ticket." + t.name, Twin: "stock", R: at, Role: table.Sign, NoFocus: true})
		b.count(u, at, t.name, t.n, u.Theme.Pale)
	}
}

// ordinary are the kinds of ticket that pawns have.
var ordinary = []string{"taxi", "bus", "underground"}

// tickets are so many of one kind.
type tickets struct {
	name string
	n    int
}

// held returns a supply, kind by kind.
func held(regular [3]int, black, doubles int) [5]tickets {
	return [...]tickets{{"taxi", regular[0]}, {"bus", regular[1]}, {"underground", regular[2]}, {"black", black}, {"double", doubles}}
}

// leastIcon returns the side of a ticket's small sign: it grows less than the number beside it.
func leastIcon(u *widgets.UI) float64 { return max(22, u.Scaled(18)) }

// count paints a small sign of a ticket and how many there are.
func (b *Board) count(u *widgets.UI, r widgets.Rect, icon string, n int, ink color.RGBA) {
	side := min(r.H-4, leastIcon(u))
	alpha := widgets.If(n == 0, 0.35, 1.0)
	u.Faded(r.Left(side, side), "london.icon."+icon, u.Theme.Ink, alpha)
	st := widgets.Line(face.UIMedium, widgets.Body, widgets.Fade(ink, alpha))
	u.Label(widgets.Rect{X: r.X + side + 4, Y: r.Y, W: r.W - side - 4, H: r.H}, fmt.Sprint(n), st)
}
