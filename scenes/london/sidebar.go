package london

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sidebar implements table.Board: the log book, and below it the pawns by player.
func (b *Board) Sidebar(u *widgets.UI, r widgets.Rect) float64 {
	y := r.Y + b.logbook(u, r) + widgets.HeadGap
	y += b.sighting(u, widgets.Rect{X: r.X, Y: y, W: r.W, H: u.LineHeight(widgets.Tiny)})
	// On a tall window the rows are larger and carry the names of those who lead them.
	tall := min(0.35, max(0, (r.H-840)/600))
	rowH := math.Round((0.85*(u.LineHeight(widgets.Body)+u.LineHeight(12)) + 2) * (1 + tall))
	// Where large type leaves the names no room beside the tickets they have a line of their own;
	// a little they may be shrunk.
	below := 0.0
	for _, p := range b.View.Pawns {
		if row := (widgets.Rect{W: r.W, H: rowH}); u.TextWidth(b.leads(u, row, p), small) > 1.1*wordsIn(u, row).W {
			below = u.LineHeight(small.Size)
		}
	}
	pawns := slices.Clone(b.View.Pawns[:])
	slices.SortStableFunc(pawns, func(x, y core.Pawn) int { return cmp.Compare(x.Seat, y.Seat) })
	rows := widgets.Rect{X: r.X, Y: y, W: r.W}
	each := func(i int, at widgets.Rect) { b.pawnRow(u, at, below, pawns[i]) }
	return parts.Rows(rows, len(pawns), rowH+below, widgets.RowGap, each) - r.Y
}

// small says how the names of the pawns are written.
var small = widgets.Style{Face: face.UI, Size: 12}

// leads names a pawn and, where there is a difference or room in its row r, who leads it.
func (b *Board) leads(u *widgets.UI, r widgets.Rect, p core.Pawn) string {
	if n := b.Host.Name(p.Seat); b.several() || r.H > u.LineHeight(widgets.Body)*2 && n != "" {
		return p.Colour.Title() + " · " + n
	}
	return p.Colour.Title()
}

// wordsIn returns the room for words between a pawn and its tickets in a row.
func wordsIn(u *widgets.UI, r widgets.Rect) widgets.Rect {
	x := (r.H-4)*0.75 + u.Scaled(16) + 10
	return widgets.Rect{X: r.X + x, Y: r.Y, W: r.W - x - 4 - 3*ticketW(u), H: r.H}
}

// ticketW returns the width of a kind of ticket with its number.
func ticketW(u *widgets.UI) float64 {
	return max(47, leastIcon(u)+u.TextWidth("99", widgets.Style{Face: face.UIMedium, Size: widgets.Body})+u.Scaled(7)-1)
}

// sighting paints two lines between the log book and the pawns: what is known of Mr X.
// They are always two, so that nothing below them jumps.
func (b *Board) sighting(u *widgets.UI, r widgets.Rect) float64 {
	v := b.View
	lh := u.LineHeight(widgets.Tiny)
	st := widgets.Line(face.UI, widgets.Tiny, u.Theme.PaleSoft)
	up, down := "", ""
	switch {
	case v.Over():
		return u.Text(r, v.Outcome.Why, st) + 8
	case v.Round == 0:
	case v.X.LastSeen != 0:
		up = fmt.Sprintf("Surfaced at %d (window %d)", v.Number(v.X.LastSeen), v.X.LastSeenEntry)
	default:
		up = "Not surfaced yet"
	}
	if n := v.NextSurfacing(); n > 0 && up != "" {
		if more := fmt.Sprintf("%s · next: window %d", up, n); u.TextWidth(more, st) <= r.W {
			up = more
		}
	}
	if b.notes() && len(v.Log) > 0 {
		down = "Notebook: " + prose.Amount(len(v.Possible), "possible station")
	}
	u.FitLabel(widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: lh}, up, st)
	st.Colour = widgets.Mix(crimson, u.Theme.Pale, 0.55)
	line := widgets.Rect{X: r.X, Y: r.Y + lh, W: r.W, H: lh}
	u.FitLabel(line, down, st)
	if down != "" {
		u.AddHit(widgets.Hit{ID: "notebook", R: line, NoFocus: true})
		if u.Hot() == "notebook" {
			u.Tooltip(line, "The detectives' notebook: the stations where Mr X could be, worked out from what everyone knows. "+
				"They are shaded on the map.")
		}
	}
	return 2*lh + 8
}

// several reports whether more than one person or bot leads the pawns.
func (b *Board) several() bool {
	seats := b.Host.Seats()[1:]
	return slices.ContainsFunc(seats, func(s rules.SeatInfo) bool { return s.Name != seats[0].Name || s.Level != seats[0].Level })
}

// pawnRow paints one pawn with its player, its place and its tickets; its name stands in a
// line of its own of height below, or, when that is 0, under its place.
func (b *Board) pawnRow(u *widgets.UI, r widgets.Rect, below float64, p core.Pawn) {
	v := b.View
	id := p.Colour.ID()
	turn := v.Acting == p.Seat && !v.Over() && !p.Moved && !p.Stranded
	b.Host.Spot(u, table.Spot{ID: id, Twin: "row", R: r, Role: table.Piece})
	takes := b.Host.Pointing().Takes(id)
	edge := u.Theme.Rim
	if turn { // gold only where it can be taken in hand
		edge = widgets.If(takes, widgets.Fade(gold, 0.8), u.Theme.PaleSoft)
	}
	parts.PieceRow(u, r, gold, edge, b.pawn() == id, takes && b.Host.Pointing().Hot() == id)
	l := b.look(p.Colour)
	alpha := widgets.If(p.Stranded || p.Moved && v.Acting == p.Seat, 0.5, 1.0)
	down, row := r.CutBottom(below)
	side := row.H - 4
	u.Faded(widgets.Rect{X: r.X + 3, Y: r.Y + 2, W: side * 0.75, H: side}, pawnSprite(p.Colour), l.Color, alpha)
	sign := u.Scaled(16)
	u.Faded(widgets.Rect{X: r.X + side*0.75 + 5, Y: r.Y + (row.H-sign)/2, W: sign, H: sign}, l.Shape, l.Color, alpha)
	words := wordsIn(u, row)
	place := "—"
	if p.At != 0 {
		place = fmt.Sprint(v.Number(p.At))
	}
	up := words
	if below == 0 {
		up, down = words.CutTop(words.H * 0.53)
		down.Y -= 2
	} else {
		down = widgets.Rect{X: words.X, Y: down.Y - 4, W: r.X + r.W - words.X - 6, H: below}
	}
	name := widgets.Line(face.UIBold, widgets.Body, widgets.Fade(u.Theme.Pale, alpha))
	u.FitLabel(widgets.Rect{X: up.X, Y: up.Y + 1, W: up.W, H: up.H}, place, name)
	sub := b.leads(u, row, p)
	switch {
	case p.Stranded:
		sub = "stranded"
	case p.Blocked && turn:
		sub = "blocked"
	}
	st := small
	st.Colour = widgets.Fade(widgets.If(b.pawn() == id, u.Theme.Pale, u.Theme.PaleSoft), alpha)
	u.FitLabel(down, sub, st)
	tw := ticketW(u)
	for i, icon := range ordinary {
		at := widgets.Rect{X: r.X + r.W - tw*float64(3-i), Y: r.Y, W: tw - 2, H: row.H}
		b.count(u, at, icon, p.Tickets[i], widgets.Fade(u.Theme.Pale, alpha))
	}
}
