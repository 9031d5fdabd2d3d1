package estoril

import (
	"cmp"
	"fmt"
	"image/color"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sidebar paints the state of the game: the round, the missions with their standing, and
// every seat with its hand, its cubes and its discards.
func (b *Board) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	_, rows := r.CutTop(b.stateHead(u, r) + widgets.HeadGap)
	if b.View.Stage != core.StageOver { // what the numbers below it are
		var caption widgets.Rect
		caption, rows = rows.CutTop(u.LineHeight(widgets.Tiny))
		u.FitLabel(widgets.Rect{X: caption.X, Y: caption.Y - 3, W: caption.W - 6, H: caption.H}, "Points with missions as they stand",
			widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft).AtRight())
	}
	h := u.LineHeight(widgets.Body) + u.LineHeight(widgets.Tiny) + 14
	each := func(i int, at widgets.Rect) { b.player(u, at, b.View.Players[i]) }
	return parts.Rows(rows, len(b.View.Players), h, widgets.RowGap, each) - r.Y
}

// stateHead paints the round and the missions.
func (b *Board) stateHead(u *widgets.UI, r widgets.Rect) float64 {
	v := b.View
	lh, mh := u.LineHeight(widgets.Large), u.LineHeight(widgets.Tiny)+8
	const gap = widgets.RowGap + 6 // a ring around the missions leaves the line above them free
	h := lh + u.LineHeight(widgets.Tiny) + 22 + gap - widgets.RowGap + float64(len(v.Missions))*(mh+3)
	in := parts.Head(u, r, h, 9)
	words := b.round()
	suns := rounds * (lh*0.72 + 3)
	b.days(u, widgets.Rect{X: in.X + in.W - suns, Y: in.Y, W: suns, H: lh})
	parts.Title(u, widgets.Rect{X: in.X, Y: in.Y, W: in.W - suns - 6}, words)
	sub, rest := widgets.Rect{X: in.X, Y: in.Y + lh, W: in.W}.CutTop(u.LineHeight(widgets.Tiny))
	words = "Pile: " + prose.Amount(v.Pile, "tile")
	elsewhere := b.roomy && !b.discarding() // otherwise this line is all there is of the pile
	b.Host.Spot(u, table.Spot{ID: "pile", Twin: "line", R: sub, Role: table.Sign, Readable: true, NoFocus: elsewhere})
	switch {
	case !b.roomy && len(v.Aside) > 0:
		words += " · out of play: " + b.leftOutWords()
	case len(v.Lost) > 0:
		words += fmt.Sprintf(" · %d lost at Hell's Mouth", len(v.Lost))
	}
	u.FitLabel(sub, words, widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft))
	_, rest = rest.CutTop(gap)
	parts.Rows(rest, len(v.Missions), mh, 3, func(i int, at widgets.Rect) { b.mission(u, at, v.Missions[i]) })
	return h
}

// round returns the first line of the head.
func (b *Board) round() string {
	switch words := Stands(b.View); {
	case b.View.Stage == core.StageOver:
		return "The game is over"
	case words == "":
		return "Estoril, 1942"
	default:
		return strings.Replace(words, ",", ":", 1)
	}
}

// rounds says how many evenings a game has.
const rounds = 4

// days paints as many suns as there are rounds: those to come are pale.
func (b *Board) days(u *widgets.UI, r widgets.Rect) {
	side := r.W/rounds - 3
	for i := range rounds {
		alpha := widgets.If(i >= b.View.Round, 0.22, 1.0)
		at := widgets.Rect{X: r.X + float64(i)*(side+3) + 3, Y: r.Y + (r.H-side)/2, W: side, H: side}
		u.Faded(at, "estoril.log.round", ink, alpha)
	}
	const id = "estoril.suns"
	u.AddHit(widgets.Hit{ID: id, R: r, NoFocus: true})
	if u.Hot() == id && u.Active() {
		u.Tooltip(r, "Rounds: one sun for each of the four. Rounds still to come are pale.")
	}
}

// mission paints one mission: its picture, its name, and who has how many.
func (b *Board) mission(u *widgets.UI, r widgets.Rect, g core.Goal) {
	fill := widgets.If(b.Host.Pointing().Hot() == g.ID, widgets.Fade(gold, 0.35), widgets.Fade(navy, 0.08))
	b.Host.Spot(u, table.Spot{ID: g.ID, R: r, Role: table.Sign, Readable: true})
	u.BorderedBox(r, fill, u.Theme.Line, 1, 5)
	l := b.View.Label(g.ID)
	st := widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Ink)
	d := u.LineHeight(widgets.Tiny) * 0.6
	each := u.TextWidth("88", st) + d + 6
	in := r.Inset(2)
	stand := widgets.Rect{X: in.X + in.W - each*float64(len(g.Counts)), Y: in.Y, W: each, H: in.H}
	in.X, in.W = in.X+4, stand.X-in.X-8
	side := in.H * cardAspect
	if in.W-side-4 >= u.TextWidth("Great Britain", st) { // the longest name; where there is no room for both the name stays
		u.Sprite(widgets.Rect{X: r.X + 2, Y: in.Y, W: side, H: in.H}, l.Sprite, ink)
		in.X, in.W = in.X+side+4, in.W-side-4
	}
	name := l.Title
	if u.TextWidth(name, st) > in.W {
		name = cmp.Or(short[name], name)
	}
	u.FitLabel(in, name, st)
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

// short are the names of missions where there is little room.
var short = map[string]string{"Great Britain": "Britain", "United States": "US", "Secret mission": "Secret"}

// player paints one seat: points that lie open, hand, cubes, discards.
func (b *Board) player(u *widgets.UI, r widgets.Rect, p core.Player) {
	v, tiny := b.View, u.LineHeight(widgets.Tiny)
	id := seatID(p.Seat)
	b.Host.Spot(u, table.Spot{ID: id, Twin: "row", R: r, Role: table.Sign, NoFocus: true})
	in := parts.PlayerRow(u, r, parts.Row{Acts: v.Acting == p.Seat && v.Stage != core.StageOver, Glow: 0.16, Gold: gold}, mark(p.Seat))
	num, unit := widgets.Line(face.UIBold, widgets.ScoreSize, u.Theme.Pale), widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft)
	score := v.Score(p.Seat)
	nw := max(u.TextWidth("88", num), u.TextWidth("points", unit)) + 8
	up, low := widgets.Rect{X: r.X + r.W - nw - 6, Y: r.Y + 5, W: nw, H: r.H - 10}.CutTop(u.LineHeight(widgets.Body))
	parts.Score(u, up, score)
	u.Label(low, strings.TrimPrefix(prose.Amount(score, "point"), itoa(score)+" "), unit.AtRight())
	b.Host.Spot(u, table.Spot{
		ID: "points." + itoa(int(p.Seat)), R: widgets.Rect{X: r.X + r.W - nw - 6, Y: r.Y, W: nw + 6, H: r.H},
		Role: table.Sign, Readable: true,
	})
	up, low = widgets.Rect{X: in.X, Y: r.Y + 5, W: in.W - nw - 12, H: r.H - 10}.CutTop(u.LineHeight(widgets.Body))
	if v.First == p.Seat && v.Round > 0 {
		u.Sprite(widgets.Rect{X: up.X + up.W - up.H, Y: up.Y, W: up.H, H: up.H}.Inset(3), "estoril.first", ink)
		up.W -= up.H
	}
	u.FitLabel(up, b.Host.FullName(p.Seat, p.Name), widgets.Line(face.UIMedium, widgets.Body, u.Theme.Pale))
	size := p.Size
	if p.Seat == v.By {
		size -= len(p.Chosen) // who has put some away counts what is left; the others do not know of it
	}
	words := itoa(size) + " in hand · " + prose.Amount(p.Cubes, "cube")
	low.H = tiny
	pile, low := low.CutRight(max(52, u.Scaled(44)))
	card, low := low.CutRight(widgets.If(p.Agenda != core.NoMission, tiny*cardAspect+8, 0))
	b.Host.Spot(u, table.Spot{ID: id, R: widgets.Rect{X: r.X, Y: r.Y, W: low.X + low.W - r.X, H: r.H}, Role: table.Sign, Readable: true})
	low.W -= 4
	switch wide := u.TextWidth(words, unit); { // a narrow sidebar at large type has room for less
	case wide <= low.W*1.12:
		u.FitLabel(low, words, unit)
	case low.W/2 > low.H*0.62+u.TextWidth("8", unit)+3:
		counts(u, low, unit, p, size)
	default:
		u.FitLabel(low, fmt.Sprintf("%d · %d", size, p.Cubes), unit)
	}
	b.discards(u, pile, p)
	if card.W > 0 {
		b.agenda(u, widgets.Rect{X: card.X, Y: card.Y + 1, W: card.W - 8, H: card.H - 2}, p)
	}
}

// counts paints a seat's hand and cubes as pictures with their numbers, where there is no room for
// words.
func counts(u *widgets.UI, r widgets.Rect, st widgets.Style, p core.Player, hand int) {
	for i, n := range []int{hand, p.Cubes} {
		at := widgets.Rect{X: r.X + float64(i)*r.W/2, Y: r.Y, W: r.W / 2, H: r.H}
		side := min(at.H*0.8, at.W-u.TextWidth("8", st)-3)
		icon, tint := "estoril.back", ink
		if i > 0 {
			icon, tint = "estoril.cube."+look(p.Seat).Mark(), look(p.Seat).Color
		}
		u.Sprite(at.Left(side, side), icon, tint)
		gap := min(4, max(1, at.W-side-u.TextWidth("88", st)))
		u.FitLabel(widgets.Rect{X: at.X + side + gap, Y: at.Y, W: at.W - side - gap, H: at.H}, itoa(n), st)
	}
}

// agenda paints a seat's secret agenda: its back, for all but its owner.
func (b *Board) agenda(u *widgets.UI, r widgets.Rect, p core.Player) {
	id := "agenda." + itoa(int(p.Seat))
	name := widgets.If(p.Agenda == core.Unseen, "estoril.agenda.back", b.View.Label(id).Sprite)
	at := r.Centre(r.H*cardAspect, r.H)
	u.Sprite(at, name, ink)
	u.BorderedBox(at.Inset(-1), color.RGBA{}, b.sign(u, id, r, 0.5), 1, 3)
}

// discards paints a seat's pile: pointing at it reads all of it.
func (b *Board) discards(u *widgets.UI, r widgets.Rect, p core.Player) {
	u.BorderedBox(r, color.RGBA{}, b.sign(u, "discard."+itoa(int(p.Seat)), r, 0.3), 1, widgets.Slot)
	side := r.H * 0.8
	u.Sprite(widgets.Rect{X: r.X + r.W*0.22 - side/2, Y: r.Y, H: r.H}.Left(side, side), "estoril.log.discard", ink)
	st := widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.PaleSoft).Centred()
	u.FitLabel(widgets.Rect{X: r.X + r.W*0.4, Y: r.Y, W: r.W * 0.56, H: r.H}, itoa(len(p.Discards)), st)
}

// sign registers what is only read in r, and returns the colour of its edge: bright where
// it is pointed at, else as pale as faint says.
func (b *Board) sign(u *widgets.UI, id string, r widgets.Rect, faint float64) color.RGBA {
	b.Host.Spot(u, table.Spot{ID: id, R: r, Role: table.Sign, Readable: true})
	return widgets.Fade(u.Theme.Pale, widgets.If(b.Host.Pointing().Hot() == id, 1, faint))
}
