package pimpernel

import (
	"fmt"
	"image/color"
	"strconv"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// The planning areas stand in a strip above the map, outside of its picture: so they keep
// their size and stay in sight while the map is moved, and the map has their room.

var (
	parchment = color.RGBA{0xF6, 0xEC, 0xD0, 255}
	shade     = color.RGBA{0xEB, 0xDD, 0xB6, 255} // of the cell of a seat's cubes
	enough    = color.RGBA{0x2E, 0x6B, 0x3A, 255}
)

// Sizes of the strip, in points.
const (
	tileGap      = 4.0
	leastRow     = 42.0  // of the row with the cubes and the favour
	rowShare     = 0.037 // of the width of the board, in a large window
	mostRow      = 68.0
	withFace     = 150.0       // the width from which a tile has room for the portrait of its favour
	personShape  = 128.0 / 104 // of that portrait, its width for its height
	cubesSide    = 24.0        // of a cube in an area, at most
	clearSide    = 11.0        // and at least, where they lie side by side
	nameGap      = 2.0         // between the name of an area and its numbers, at least
	leastName    = 0.92        // how much smaller the name of an area may be before its numbers and its picture are, too
	leastHead    = 0.62        // how much smaller all of it may be
	leastLetters = 12          // of a name, in points: as small as FitLabel writes
)

// areaTile tells where the parts of a planning area lie.
type areaTile struct {
	box, head     widgets.Rect
	piles         []widgets.Rect // of the seats
	favor, person widgets.Rect   // the favour tile and, on it, the portrait
	acts          [2]widgets.Rect
	holder        widgets.Rect // the cube of the tile's holder
}

// stripRow returns how high the row of the cubes and favours is: as high as the map leaves it
// room, and never lower than what lies in it needs.
func (b *Board) stripRow(u *widgets.UI, r widgets.Rect) float64 {
	left := r.H - r.W*b.m.H/b.m.W - stripHead(u)
	return min(max(left, leastRow, r.W*rowShare), mostRow)
}

// stripHead returns the height of the strip above and below that row.
func stripHead(u *widgets.UI) float64 { return headHeight(u) + 3*tileGap }

func headHeight(u *widgets.UI) float64 { return u.LineHeight(widgets.Tiny) + 4 }

// divide cuts the strip off the room of the board. Large words shrink nothing in it.
func (b *Board) divide(u *widgets.UI, r widgets.Rect) (strip, ground widgets.Rect) {
	var row float64
	b.Host.AtPlainSize(u, func(plain widgets.Rect) {
		row = b.stripRow(u, plain)
	})
	return r.CutTop(max(row, b.stripRow(u, r)) + stripHead(u))
}

// tiles lays out the six areas.
func (b *Board) tiles(u *widgets.UI, strip widgets.Rect) (all [6]areaTile) {
	n := float64(len(all))
	w := (strip.W - (n+1)*tileGap) / n
	for i := range all {
		t := &all[i]
		t.box = widgets.Rect{X: strip.X + tileGap + float64(i)*(w+tileGap), Y: strip.Y + tileGap, W: w, H: strip.H - 2*tileGap}
		var row widgets.Rect
		t.head, row = t.box.CutTop(headHeight(u))
		row = widgets.Rect{X: row.X + tileGap, Y: row.Y, W: row.W - 2*tileGap, H: row.H - tileGap}
		act := row.H * 0.46
		face := widgets.If(w >= withFace, (row.H-2)*personShape, 0)
		var piles widgets.Rect
		t.favor, piles = row.CutRight(2*act + face + 6)
		t.person = widgets.Rect{X: t.favor.X + 2, Y: t.favor.Y + 1, W: face, H: row.H - 2}
		x := t.favor.X + face + 3
		for j := range t.acts {
			t.acts[j] = widgets.Rect{X: x + float64(j)*act, Y: t.favor.Y + 2, W: act, H: act}
		}
		t.holder = widgets.Rect{X: x + act/2, Y: t.favor.Y + row.H - act - 3, W: act, H: act}
		t.piles = cells(widgets.Rect{X: piles.X, Y: piles.Y, W: piles.W - tileGap, H: piles.H}, len(b.View.Players))
	}
	return all
}

// strip returns where the areas lie.
func (b *Board) strip() (all []widgets.Rect) {
	for _, t := range b.areas {
		all = append(all, t.box)
	}
	return all
}

// cells divides r among so many seats: a row of up to three, else two rows.
func cells(r widgets.Rect, n int) (all []widgets.Rect) {
	each, rows := max(n, 1), 1
	if n > 3 {
		each, rows = (n+1)/2, 2
	}
	w, h := r.W/float64(each), r.H/float64(rows)
	for i := range n {
		all = append(all, widgets.Rect{X: r.X + float64(i%each)*w, Y: r.Y + float64(i/each)*h, W: w - 2, H: h - 2})
	}
	return all
}

// pileID returns the pile of a seat's cubes in an area.
func pileID(a core.Area, seat int) string { return fmt.Sprintf("heap.%s.%d", a.Key(), seat) }

// planning paints the strip: of each area the cubes by seat, what is needed and there, and
// its favour tile.
func (b *Board) planning(u *widgets.UI, strip widgets.Rect) {
	u.Box(strip, u.Theme.Background, 0)
	slim := b.slim(u)
	size, named := b.headSize(u, slim)
	for i, p := range b.View.Areas {
		t := b.areas[i]
		ground := parchment
		if pt := b.Host.Pointing(); !b.quiet() && pt.Next(p.Area.ID()) {
			ground = widgets.Mix(parchment, gold, lit(pt.Hot() == p.Area.ID())*0.7) // below the words
		}
		u.BorderedBox(t.box, ground, sepia, 1.5, 4)
		b.areaHead(u, t.head, p, slim, size, named)
		for s, n := range p.Piles {
			id, at := pileID(p.Area, s), t.piles[s]
			u.BorderedBox(at, shade, widgets.Fade(sepia, 0.45), 0.75, 2)
			pile(u, at.Inset(2), cube(rules.Seat(s)), n)
			b.Host.Place(id, at)
		}
		b.favor(u, t, p)
		if !b.quiet() {
			b.edge(u, p.Area.ID(), t.box.Inset(1), 5)
			for s := range b.View.Players {
				b.edge(u, pileID(p.Area, s), t.piles[s], 4)
			}
		}
		b.area(u, t, p)
	}
	b.changing(u)
}

// pile shows the cubes of a seat in an area: side by side while they are large enough to be
// told apart, else one with their number.
func pile(u *widgets.UI, r widgets.Rect, m parts.Mark, n int) {
	all := parts.Stack(r, n, cubesSide)
	if len(all) == 0 {
		return // no cubes, or no room for them: the number in the head of the area counts them
	}
	if n < 2 || n <= parts.Countable && all[0].W >= clearSide {
		for _, at := range all {
			u.Sprite(at, m.Sprite, m.Tint)
		}
		return
	}
	words, side := strconv.Itoa(n), min(cubesSide, r.W, r.H)
	at := widgets.Rect{X: r.X, Y: r.Y, W: side, H: side} // left, so that its number covers little of it
	u.Sprite(at, m.Sprite, m.Tint)
	w := max(14, 7*float64(len(words))+6)
	badge := widgets.Rect{X: r.X + r.W - w, Y: min(at.Y+side-4, r.Y+r.H-14), W: w, H: 14}
	u.BorderedBox(badge, cream, sepia, 1, 7)
	u.FixedLabel(badge, words, widgets.Line(face.UIBold, widgets.Tiny, sepia).Centred())
}

// needed returns how many cubes of an area the mission has and needs; slim where the names of the
// areas have no room beside it else.
func needed(p core.Planning, slim bool) (words string, pad float64) {
	if slim {
		return fmt.Sprintf("%d/%d", p.Total, p.Need), 9
	}
	return fmt.Sprintf("%d / %d", p.Total, p.Need), 14
}

// counts reports whether an area says how many cubes it has and needs.
func (b *Board) counts(p core.Planning) bool {
	return p.Area != core.RestArea && b.View.Stage != core.StageDeal
}

// nameWidth returns how wide the name of an area is.
func nameWidth(u *widgets.UI, p core.Planning) float64 {
	return u.Type.Width(face.Heading, u.FontSize(widgets.Tiny), prose.Capital(p.Area.String()))
}

var needStyle = widgets.Line(face.UIBold, widgets.Tiny, enough).Centred()

// countWidth returns how much of a head the numbers of an area take.
func (b *Board) countWidth(u *widgets.UI, p core.Planning, slim bool) float64 {
	if !b.counts(p) {
		return 0
	}
	words, pad := needed(p, slim)
	return u.TextWidth(words, needStyle) + pad
}

// slim reports whether an area's name needs the room of the numbers beside it.
func (b *Board) slim(u *widgets.UI) bool {
	for i, p := range b.View.Areas {
		head := b.areas[i].head
		if b.counts(p) && leastName*nameWidth(u, p) > head.W-head.H-4-b.countWidth(u, p, false)-nameGap {
			return true
		}
	}
	return false
}

// headSize returns how large what lies in the heads of the areas is, for its usual size: alike in all of them, so
// large that every name has room. Where they would be too small to be read the names go.
func (b *Board) headSize(u *widgets.UI, slim bool) (size float64, named bool) {
	size = 1
	for i, p := range b.View.Areas {
		head := b.areas[i].head
		room, fixed := head.W-4-nameGap, head.H+b.countWidth(u, p, slim)
		if name := nameWidth(u, p); fixed+leastName*name > room {
			size = min(size, room/(fixed+name))
		}
	}
	if size < leastHead || u.FontSize(widgets.Tiny)*size < leastLetters {
		return 1, false
	}
	return size, true
}

// areaHead names an area, and says how many of its cubes the mission has and needs.
func (b *Board) areaHead(u *widgets.UI, r widgets.Rect, p core.Planning, slim bool, size float64, named bool) {
	side := r.H * size
	u.Sprite(widgets.Rect{X: r.X + 2, Y: r.Y + 1, H: r.H - 1}.Left(side-1, side-1), "pimpernel.area."+p.Area.Key(), sepia)
	_, r = r.CutLeft(side + 4)
	if b.counts(p) {
		ink := widgets.If(p.Short > 0, scarlet, enough)
		words, _ := needed(p, slim)
		st := needStyle
		st.Colour, st.Size = ink, st.Size*size
		var need widgets.Rect
		need, r = r.CutRight(b.countWidth(u, p, slim) * size)
		need = widgets.Rect{X: need.X, Y: need.Y + 2, W: need.W - 3, H: need.H - 3}.Left(need.W-3, (need.H-3)*size)
		u.BorderedBox(need, cream, widgets.Fade(ink, 0.7), 1, need.H/2)
		u.FitLabel(need, words, st)
	}
	if named {
		u.FitLabel(r, prose.Capital(p.Area.String()), widgets.Line(face.Heading, widgets.Tiny*size, sepia))
	}
}

// favorSize is the size of the names of the favour tiles.
const favorSize = 12.0

// favorsNamed reports whether all favour tiles have room for their names.
func (b *Board) favorsNamed(u *widgets.UI) bool {
	for i, p := range b.View.Areas {
		if p.Card != "" && u.Type.Width(face.UIBold, favorSize, prose.Capital(p.Area.Tile()))+4 > b.areas[i].person.W {
			return false
		}
	}
	return true
}

// favor paints the tile of an area with the two actions of its card, and the cube of who
// holds it.
func (b *Board) favor(u *widgets.UI, t areaTile, p core.Planning) {
	if p.Card == "" {
		return
	}
	id := p.Area.FavorID()
	pt := b.Host.Pointing()
	lit := b.Host.Highlights() && pt.Next(id)
	u.BorderedBox(t.favor, cream, widgets.Fade(sepia, 0.6), 1, 4)
	if lit {
		fill := widgets.If(pt.Hot() == id, widgets.Fade(gold, 0.3), color.RGBA{})
		u.BorderedBox(t.favor, fill, gold, widgets.If(pt.Hot() == id, widgets.HotWide, widgets.LitWide), 4)
	}
	if t.person.W > 0 {
		u.Sprite(t.person, "pimpernel.person."+p.Area.Key(), sepia)
		if b.favorsNamed(u) {
			name := prose.Capital(p.Area.Tile())
			w := u.Type.Width(face.UIBold, favorSize, name) + 8
			at := widgets.Rect{X: t.person.X + (t.person.W-w)/2, Y: t.person.Y + t.person.H - 15, W: w, H: 15}
			u.BorderedBox(at, widgets.Fade(cream, 0.92), widgets.Fade(sepia, 0.6), 1, 4)
			u.FixedLabel(at, name, widgets.Line(face.UIBold, favorSize, sepia).Centred())
		}
	}
	for i, a := range p.Actions {
		u.Sprite(t.acts[i], a.Sprite(), sepia)
	}
	if p.Holder >= 0 {
		lay(u, t.holder, p.Holder)
	}
}

// changing shows who would hold the favours if what is in hand were put where it points.
func (b *Board) changing(u *widgets.UI) {
	p := b.Host.Pointing()
	if p.Hand() == "" || p.Hot() == "" {
		return
	}
	for _, c := range p.Left() {
		if n := len(c.Path); n == 0 || c.Path[n-1] != p.Hot() {
			continue
		}
		for _, ch := range b.View.Changes(c.Move) {
			t := b.areas[ch.Area]
			u.BorderedBox(t.favor, widgets.Fade(gold, 0.25), gold, 3, 4)
			if ch.To >= 0 {
				lay(u, t.holder.Inset(-2), ch.To)
			}
		}
		return
	}
}

// area registers what can be pointed at in an area: all of it where a cube may be put into
// it or is in hand, else its favour tile stands apart. The piles are pieces: a rest cube is dragged out,
// a removed one is dragged home.
func (b *Board) area(u *widgets.UI, t areaTile, a core.Planning) {
	pt, r := b.Host.Pointing(), t.box
	hand := pt.Hand()
	apart := a.Card != "" && !pt.Next(a.Area.ID()) && (hand == "" || hand == a.Area.FavorID())
	if apart && !b.Host.Reviewing() { // an analysis rings all of it
		r.W = t.favor.X - r.X
	}
	b.Host.Spot(u, table.Spot{ID: a.Area.ID(), R: r})
	for s, n := range a.Piles {
		id := pileID(a.Area, s)
		if n == 0 || !pt.Takes(id) && !pt.Next(id) {
			continue // the area beneath answers
		}
		m := cube(rules.Seat(s))
		b.Host.Spot(u, table.Spot{ID: id, R: t.piles[s], Role: table.Piece,
			Carry: table.Carried{Sprite: m.Sprite, Tint: m.Tint, W: cubesSide, H: cubesSide}})
	}
	if apart {
		b.Host.Spot(u, table.Spot{ID: a.Area.FavorID(), R: t.favor, Role: table.Key})
	}
}
