package estoril

import (
	"image/color"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// rims mark what may be chosen now, and pulse once. An eye lies on each tile that may be looked at.
func (b *Board) rims(u *widgets.UI) {
	p := b.Host.Pointing()
	b.pulse.Light(u, string(rune(b.View.Stage))+strings.Join(p.Picked(), " "))
	if !b.Host.Highlights() || b.View.Stage == core.StagePlace && p.Hand() == "" {
		return
	}
	wide := 3 + 2*b.pulse.Swell(u, b.Host.Still())
	b.each(func(_ core.Board, c core.Cell, r widgets.Rect) {
		if !p.Next(c.ID) {
			return
		}
		fill := widgets.If(p.Hot() == c.ID, widgets.Fade(gold, 0.3), widgets.Fade(gold, 0.12))
		u.BorderedBox(r.Inset(-1), fill, widgets.Fade(ink, 0.6), wide+2, r.W*0.07)
		u.BorderedBox(r.Inset(-1), color.RGBA{}, gold, wide, r.W*0.07)
		if b.View.Stage == core.StageLook {
			at := r.Centre(r.W*0.34, r.W*0.34)
			if c.Tile == 0 {
				at.X, at.Y = at.X+r.W*0.3, at.Y+r.H*0.3 // beside the cube, which says whose tile it is
			} else {
				at.Y -= r.H * 0.16 // above the name
			}
			u.BorderedBox(at, gold, ink, 1.5, at.W)
			u.Sprite(at.Inset(at.W*0.1), "estoril.look", ink)
		}
	})
}

// dim darkens the posters that are not resolved now, unless something can be chosen there.
func (b *Board) dim(u *widgets.UI) {
	e := b.View.Evening
	if e == nil || e.Board == 0 {
		return
	}
	p := b.Host.Pointing()
	for _, d := range b.View.Boards {
		lit := d.Number == e.Board
		for _, c := range d.Cells {
			lit = lit || p.Lit(c.ID)
		}
		if !lit {
			u.Box(b.posterBox(d.Place), color.RGBA{8, 14, 24, 130}, 0)
		}
		if d.Number == e.Board {
			r := b.posterBox(d.Place)
			u.BorderedBox(r.Inset(-3), color.RGBA{}, cream, 4, 4)
			for _, c := range d.Cells {
				if c.Numeral == e.Numeral {
					at := b.cellBox(d, c)
					u.BorderedBox(at.Inset(-3), color.RGBA{}, cream, 4, at.W*0.08)
				}
			}
		}
	}
}

// ghost shows the tile in hand, one that Seduction brings too, on the cell that is
// pointed at, and the stamp where it would lie face down.
func (b *Board) ghost(u *widgets.UI) {
	p := b.Host.Pointing()
	if p.Hot() == "" || !p.Next(p.Hot()) {
		return
	}
	t, mine := tileOf(p.Hand())
	l := lying{tile: t, owner: b.View.By}
	if from, _, seduced := b.cellAt(p.Hand()); seduced {
		l = lying{tile: from.Tile, owner: from.Owner}
	} else if !mine {
		return
	}
	c, d, ok := b.cellAt(p.Hot())
	if !ok {
		return
	}
	r := b.cellBox(d, c)
	paintTile(u, fit(r.Inset(r.W*0.03)), l, 0.85)
	if c.Secret && mine {
		stamp(u, widgets.Rect{X: r.X + r.W*0.06, Y: r.Y + r.H*0.36, W: r.W * 0.88, H: r.W * 0.282})
	}
}

// noNeighbour says on free inner spaces why the tile in hand cannot lie there.
func (b *Board) noNeighbour(u *widgets.UI) {
	p := b.Host.Pointing()
	if _, ok := tileOf(p.Hand()); !ok || b.View.Stage != core.StagePlace {
		return
	}
	b.each(func(_ core.Board, c core.Cell, r widgets.Rect) {
		if c.Numeral == 0 || c.Taken || c.Outer || p.Next(c.ID) {
			return
		}
		u.Box(r, color.RGBA{8, 14, 24, 150}, r.W*0.04)
		// Words that can be read in a small window, too.
		slip := widgets.Rect{X: r.X + r.W*0.02, Y: r.Y + r.H*0.62, W: r.W * 0.96, H: max(r.H*0.17, 13.5)}
		u.Box(slip, widgets.Fade(ink, 0.86), slip.H*0.5)
		figure(u, slip.Inset(slip.H*0.08), "no neighbour", face.UIMedium, cream)
	})
}

// spots registers what can be pointed at: the posters by their names, the cells.
func (b *Board) spots(u *widgets.UI) {
	for _, d := range b.View.Boards {
		r := b.posterBox(d.Place)
		name := widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * 0.26}
		b.Host.Spot(u, table.Spot{ID: boardID(d.Number), R: name, Role: table.Sign, Readable: b.inSight(name), Ground: true})
	}
	b.each(func(_ core.Board, c core.Cell, r widgets.Rect) {
		sp := table.Spot{ID: c.ID, R: r, Snap: r.W * 0.55, Readable: b.inSight(r), Ground: true} // a pull on a space moves the posters
		if b.seducible(c.ID) {
			sp.Role, sp.Ground = table.Piece, false
			sp.Carry = table.Carried{Sprite: faceOf(c.Tile), Tint: ink, W: r.W * 0.8 * aspect, H: r.W * 0.8, Lands: true}
		}
		b.Host.Spot(u, sp)
	})
	for _, d := range b.View.Boards { // a strength is explained with its board
		for i := range d.Sums {
			b.Host.Spot(u, table.Spot{
				ID: boardID(d.Number), Twin: "sum" + itoa(i), R: b.sumBox(d, i),
				Role: table.Sign, NoFocus: true, Ground: true,
			})
		}
	}
}

// seducible reports whether the tile of a cell can be taken in hand: every choice that begins there is a Seduction.
func (b *Board) seducible(id string) bool {
	begins := 0
	for _, c := range b.Host.Choices() {
		switch {
		case c.Path[0] != id:
		case len(c.Path) < 2 || !strings.HasPrefix(c.Path[1], "board."):
			return false
		default:
			begins++
		}
	}
	return begins > 0
}

// Tooltip names what is pointed at and says what it does, or why the tile in hand cannot lie there.
func (b *Board) Tooltip(target string) string {
	p := b.Host.Pointing()
	if t, ok := tileOf(p.Hand()); ok && strings.HasPrefix(target, "board.") {
		c, _, ok := b.cellAt(target)
		if !ok {
			return ""
		}
		name := t.Face().Name
		switch {
		case !p.Next(target):
			return b.View.WhyNot(target).Text
		case c.Secret:
			return name + " will be face down here: the space is TOP SECRET."
		}
		return name + " will be face up here."
	}
	if d, ok := parts.Find(b.View.Boards, func(d core.Board) bool { return boardID(d.Number) == target }); ok {
		words := d.Poster.Name + "\n" + estoril.PosterRule(d.Number)
		for _, s := range d.Sums {
			words += "\n" + b.Host.Name(s.Seat) + ": " + itoa(s.Total()) + " (" + partWords(s) + ")"
		}
		if why := b.View.Winning(d); why != "" {
			words += "\n" + why
		}
		return words
	}
	if n, ok := parts.Find(b.View.Aside, func(n int) bool { return boardID(n) == target }); ok {
		return b.View.Label(target).Title + " is out of play this round.\n" + estoril.PosterRule(n)
	}
	if c, _, ok := b.cellAt(target); ok && c.Tile == 0 && b.View.Stage == core.StageAbility && !p.Next(target) && b.Host.Playable() {
		if why := b.View.WhyNot(target).Text; why != "" {
			return why
		}
	}
	if all, _ := b.readable(target); len(all) > 0 {
		return "" // it is held up for reading
	}
	if _, hinted := p.Hint(); hinted && strings.HasPrefix(target, "choice.") {
		return "" // the hint says why, and the focus lies on its button
	}
	return b.View.Label(target).Whole()
}
