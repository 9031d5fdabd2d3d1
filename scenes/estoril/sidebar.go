package estoril

import (
	"fmt"
	"image/color"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/estoril"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sidebar is the state of the game: the round, the missions with their standing, and
// every seat with its hand, its cubes and its discards.
func (b *Board) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	y := r.Y + b.head(u, r) + 8
	h := u.LineHeight(widgets.Body) + u.LineHeight(widgets.Tiny) + 14
	for _, p := range b.View.Players {
		b.player(u, widgets.Rect{X: r.X, Y: y, W: r.W, H: h}, p)
		y += h + 4
	}
	return y - r.Y
}

// head is the round and the missions.
func (b *Board) head(u *widgets.UI, r widgets.Rect) float64 {
	v := b.View
	lh, mh := u.LineHeight(widgets.Large), u.LineHeight(widgets.Tiny)+8
	h := lh + u.LineHeight(widgets.Tiny) + 22 + float64(len(v.Missions))*(mh+3)
	box := widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
	u.Shadow(box, 8, 10)
	u.BorderedBox(box, u.Theme.Paper, u.Theme.Line, 1, 8)
	in := box.Inset(9)
	title, rest := in.CutTop(lh)
	words := "Estoril, 1942"
	if v.Round > 0 {
		words = fmt.Sprintf("Round %d of 4", v.Round)
		if v.Evening != nil {
			words += ": evening"
		}
	}
	if v.Stage == estoril.StageOver {
		words = "The game is over"
	}
	suns := rounds * (lh*0.72 + 3)
	b.days(u, widgets.Rect{X: title.X + title.W - suns, Y: title.Y, W: suns, H: lh})
	title.W -= suns + 6
	u.FitLabel(title, words, widgets.Line(face.Heading, widgets.Large, u.Theme.Ink))
	sub, rest := rest.CutTop(u.LineHeight(widgets.Tiny))
	words = fmt.Sprintf("%d in the pile", v.Pile)
	switch {
	case !b.roomy && len(v.Aside) > 0:
		words += " · left out: " + b.leftOutWords()
	case len(v.Lost) > 0:
		words += fmt.Sprintf(" · %d lost at Hell's Mouth", len(v.Lost))
	}
	u.FitLabel(sub, words, widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft))
	rest.Y += 4
	for i, g := range v.Missions {
		b.mission(u, widgets.Rect{X: rest.X, Y: rest.Y + float64(i)*(mh+3), W: rest.W, H: mh}, g)
	}
	return h
}

// rounds is how many evenings a game has.
const rounds = 4

// days are as many suns as there are rounds: those to come are pale.
func (b *Board) days(u *widgets.UI, r widgets.Rect) {
	side := r.W/rounds - 3
	for i := range rounds {
		alpha := widgets.If(i >= b.View.Round, 0.22, 1.0)
		at := widgets.Rect{X: r.X + float64(i)*(side+3) + 3, Y: r.Y + (r.H-side)/2, W: side, H: side}
		u.Faded(at, "estoril.log.round", ink, alpha)
	}
}

// mission is one mission: its picture, its name, and who has how many.
func (b *Board) mission(u *widgets.UI, r widgets.Rect, g estoril.Goal) {
	fill := widgets.If(b.Seat.Pointing().Hot() == g.ID, widgets.Fade(gold, 0.35), widgets.Fade(navy, 0.08))
	b.Seat.Spot(u, table.Spot{ID: g.ID, R: r, Role: table.Sign, Readable: true})
	u.BorderedBox(r, fill, u.Theme.Line, 1, 5)
	l := b.View.Label(g.ID)
	st := widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Ink)
	d := u.LineHeight(widgets.Tiny) * 0.6
	each := u.TextWidth("88", st) + d + 6
	in := r.Inset(2)
	stand := widgets.Rect{X: in.X + in.W - each*float64(len(g.Counts)), Y: in.Y, W: each, H: in.H}
	in.X, in.W = in.X+4, stand.X-in.X-8
	side := in.H * 1.547
	if in.W-side-4 >= u.TextWidth("Conspiracies", st) { // the longest name; where there is no room for both the name stays
		u.Sprite(widgets.Rect{X: r.X + 2, Y: in.Y, W: side, H: in.H}, l.Sprite, ink)
		in.X, in.W = in.X+side+4, in.W-side-4
	}
	u.FitLabel(in, short(l.Title), st)
	for s, n := range g.Counts {
		m := mark(b.View.Players[s].Seat)
		if len(g.Points) > s && g.Points[s] > 0 {
			u.Box(widgets.Rect{X: stand.X, Y: stand.Y + 1, W: stand.W - 1, H: stand.H - 2}, widgets.Fade(gold, 0.55), 4)
		}
		u.Sprite(widgets.Rect{X: stand.X + 2, Y: stand.Y + (stand.H-d)/2, W: d, H: d}, m.Sprite, m.Tint)
		u.FitLabel(widgets.Rect{X: stand.X + d + 4, Y: stand.Y, W: stand.W - d - 5, H: stand.H}, itoa(n), st)
		stand.X += each
	}
}

// short is the name of a mission where there is little room.
func short(title string) string {
	switch title {
	case "Flag of Portugal":
		return "Portugal"
	case "Flag of Great Britain":
		return "Britain"
	case "Flag of the United States":
		return "America"
	case "Flag of Germany":
		return "Germany"
	case "A secret mission":
		return "Secret"
	}
	return title
}

// player is one seat: points that lie open, hand, cubes, discards.
func (b *Board) player(u *widgets.UI, r widgets.Rect, p estoril.Player) {
	v := b.View
	id := "seat." + itoa(int(p.Seat))
	fill, edge := u.Theme.BackgroundLight, widgets.Fade(u.Theme.Pale, 0.14)
	if v.Acting == p.Seat && v.Stage != estoril.StageOver {
		edge = gold
		fill = widgets.Mix(u.Theme.BackgroundLight, gold, 0.16)
	}
	b.Seat.Spot(u, table.Spot{ID: id, Twin: "row", R: r, Role: table.Sign, NoFocus: true})
	u.BorderedBox(r, fill, edge, 1.25, 6)
	side := r.H * 0.5
	m := mark(p.Seat)
	u.Sprite(widgets.Rect{X: r.X + 8, Y: r.Y + (r.H-side)/2, W: side, H: side}, m.Sprite, m.Tint)
	x := r.X + side + 16
	num := widgets.Line(face.UIBold, widgets.Head*0.9, u.Theme.Pale).AtRight()
	score, unit := points(v, p), widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft)
	unit.Align = widgets.Right
	nw := max(u.TextWidth("88", num), u.TextWidth("points", unit)) + 8
	up, low := widgets.Rect{X: r.X + r.W - nw - 6, Y: r.Y + 5, W: nw, H: r.H - 10}.CutTop(u.LineHeight(widgets.Body))
	u.Label(up, itoa(score), num)
	u.Label(low, strings.TrimPrefix(counted(score, "point"), itoa(score)+" "), unit)
	in := widgets.Rect{X: x, Y: r.Y + 5, W: r.W - (x - r.X) - nw - 12, H: r.H - 10}
	up, low = in.CutTop(u.LineHeight(widgets.Body))
	if v.First == p.Seat && v.Round > 0 {
		u.Sprite(widgets.Rect{X: up.X + up.W - up.H, Y: up.Y, W: up.H, H: up.H}.Inset(3), "estoril.first", ink)
		up.W -= up.H
	}
	name := b.Seat.Name(p.Seat)
	if name != p.Name {
		name += " · " + p.Name
	}
	u.FitLabel(up, name, widgets.Line(face.UIMedium, widgets.Body, u.Theme.Pale))
	size := p.Size
	if p.Seat == v.By {
		size -= len(p.Chosen) // who has put some away counts what is left; the others do not know of it
	}
	words := counted(size, "tile") + " · " + counted(p.Cubes, "cube")
	piles, agenda := u.Scaled(52), 0.0
	if p.Agenda != estoril.NoMission {
		agenda = u.LineHeight(widgets.Tiny)*1.547 + 8
	}
	st := widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft)
	room := low.W - piles - agenda - 4
	if u.TextWidth(words, st) > room*1.12 { // a narrow sidebar at large type
		words = fmt.Sprintf("%d · %d", size, p.Cubes)
	}
	u.FitLabel(widgets.Rect{X: low.X, Y: low.Y, W: room, H: u.LineHeight(widgets.Tiny)}, words, st)
	left := low.X + low.W - piles - agenda - r.X
	b.Seat.Spot(u, table.Spot{ID: id, R: widgets.Rect{X: r.X, Y: r.Y, W: left, H: r.H}, Role: table.Sign, Readable: true})
	b.discards(u, widgets.Rect{X: low.X + low.W - piles, Y: low.Y, W: piles, H: u.LineHeight(widgets.Tiny)}, p)
	if agenda > 0 {
		b.agenda(u, widgets.Rect{X: low.X + low.W - piles - agenda, Y: low.Y + 1, W: agenda - 8, H: u.LineHeight(widgets.Tiny) - 2}, p)
	}
}

// agenda is a seat's secret agenda: its back, for all but its owner.
func (b *Board) agenda(u *widgets.UI, r widgets.Rect, p estoril.Player) {
	id := "agenda." + itoa(int(p.Seat))
	l := b.View.Label(id)
	name := widgets.If(p.Agenda == estoril.Unseen, "estoril.agenda.back", l.Sprite)
	b.Seat.Spot(u, table.Spot{ID: id, R: r, Role: table.Sign, Readable: true})
	at := r.Centre(r.H*1.547, r.H)
	u.Sprite(at, name, ink)
	edge := widgets.If(b.Seat.Pointing().Hot() == id, gold, widgets.Fade(u.Theme.Pale, 0.5))
	u.BorderedBox(at.Inset(-1), color.RGBA{}, edge, 1, 3)
}

// discards is a seat's pile: pointing at it reads all of it.
func (b *Board) discards(u *widgets.UI, r widgets.Rect, p estoril.Player) {
	id := "discard." + itoa(int(p.Seat))
	edge := widgets.If(b.Seat.Pointing().Hot() == id, gold, widgets.Fade(u.Theme.Pale, 0.3))
	b.Seat.Spot(u, table.Spot{ID: id, R: r, Role: table.Sign, Readable: true})
	u.BorderedBox(r, color.RGBA{}, edge, 1, 4)
	side := r.H * 0.8
	u.Sprite(widgets.Rect{X: r.X + r.W*0.22 - side/2, Y: r.Y + (r.H-side)/2, W: side, H: side}, "estoril.log.discard", ink)
	st := widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.PaleSoft).Centred()
	u.FitLabel(widgets.Rect{X: r.X + r.W*0.4, Y: r.Y, W: r.W * 0.56, H: r.H}, itoa(len(p.Discards)), st)
}

// points are what follows from open facts: the tiles a seat owns, its discards, and
// the missions as they stand. After the end they are the score.
func points(v estoril.View, p estoril.Player) int {
	if v.Stage == estoril.StageOver && int(p.Seat) < len(v.Result) {
		return v.Result[p.Seat].Total
	}
	n := len(p.Discards)
	for _, t := range p.Owned {
		n += t.Face().Points
	}
	for _, g := range v.Missions {
		if int(p.Seat) < len(g.Points) {
			n += g.Points[p.Seat]
		}
	}
	return n
}
