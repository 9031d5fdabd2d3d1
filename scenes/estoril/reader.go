package estoril

import (
	"image/color"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// readable returns what a target shows when it is held up: one tile, or a pile of them.
func (b *Board) readable(target string) (all []lying, pile bool) {
	tiles := func(of ...core.Tile) (all []lying) {
		for _, t := range of {
			all = append(all, lying{tile: t, owner: rules.Public})
		}
		return all
	}
	if t, ok := tileOf(target); ok {
		return tiles(t), false
	}
	if target == "pile.top" && b.View.Drawn != 0 {
		return tiles(b.View.Drawn), false
	}
	if c, _, ok := b.cellAt(target); ok && c.Tile != 0 {
		return []lying{{tile: c.Tile, owner: c.Owner}}, false
	}
	if target == "lost" {
		return tiles(b.View.Lost...), true
	}
	p, ok := b.seatOf(target, "discard")
	return tiles(p.Discards...), ok
}

// ReadSize implements table.Reader: tiles, and the discards of a seat in full.
func (b *Board) ReadSize(u *widgets.UI, target string) (w, h float64, ok bool) {
	if b.Host.Pointing().Hand() != "" {
		return 0, 0, false
	}
	all, pile := b.readable(target)
	if len(all) == 0 {
		return 0, 0, false
	}
	w = min(u.Scaled(340), u.W-16)
	if pile {
		cols, rows := columns(len(all))
		w = min(float64(cols)*u.Scaled(112)+32, u.W-16)
		return w, float64(rows)*((w-32)/float64(cols)/aspect+4) + u.LineHeight(widgets.Large) + 36, true
	}
	if b.discarding() { // over the log, beside the hand that lies large on the boards
		w = min(w, u.W-b.area.X-b.area.W-16)
	}
	words := parts.ParagraphsHeight(u, b.paragraphs(u, target, all[0]), w-36, widgets.RowGap)
	return w, words + b.art(u, words) + 36, true
}

// KeepInSight implements table.Reader: a tile of the hand is read beside the others; one on
// a board is compared with all that lie there, and one to discard with the hand and the missions.
func (b *Board) KeepInSight(target string) []widgets.Rect {
	keep := []widgets.Rect{{X: b.area.X, Y: b.area.Y + b.area.H, W: b.area.W, H: b.area.H}} // the tray
	if _, d, ok := b.cellAt(target); ok {
		return append(keep, b.posterBox(d.Place))
	}
	if e := b.View.Evening; e != nil && target == "pile.top" {
		if d, ok := b.boardOf(e.Board); ok {
			return append(keep, b.posterBox(d.Place))
		}
	}
	if b.discarding() {
		keep = append(keep, b.area)
		foot := 0.0
		for _, g := range b.View.Missions {
			r, _ := b.Host.Where(g.ID)
			foot = max(foot, r.Y+r.H)
		}
		// The sidebar down to the last mission, with a lesson's words.
		keep = append(keep, widgets.Rect{X: b.area.X + b.area.W, W: b.area.W, H: foot})
	}
	return keep
}

// art returns how high the picture of a tile is above so many points of words; to discard, the tile
// itself lies there as large.
func (b *Board) art(u *widgets.UI, words float64) float64 {
	if b.discarding() {
		return 0
	}
	return max(60, min(u.Scaled(250), u.H-64-words))
}

func columns(n int) (cols, rows int) {
	cols = min(n, 5)
	return cols, (n + cols - 1) / cols
}

// Read implements table.Reader.
func (b *Board) Read(u *widgets.UI, r widgets.Rect, target string) {
	all, pile := b.readable(target)
	if len(all) == 0 {
		return
	}
	u.Paper(r)
	in := widgets.Rect{X: r.X + 18, Y: r.Y + 16, W: r.W - 36, H: r.H - 32}
	if pile {
		head, rest := widgets.Rect{X: r.X + 16, Y: r.Y + 12, W: r.W - 32, H: r.H - 24}.CutTop(u.LineHeight(widgets.Large) + 4)
		u.FitLabel(head, b.View.Label(target).Title, widgets.Line(face.Heading, widgets.Large, u.Theme.Ink))
		cols, _ := columns(len(all))
		w := rest.W / float64(cols)
		for i, l := range all {
			at := widgets.Rect{X: rest.X + float64(i%cols)*w, Y: rest.Y + float64(i/cols)*(w/aspect+4), W: w, H: w / aspect}
			paintTile(u, at.Inset(3), l, 1)
		}
		return
	}
	rows := b.paragraphs(u, target, all[0])
	art, in := in.CutTop(b.art(u, parts.ParagraphsHeight(u, rows, in.W, widgets.RowGap)))
	if art.H > 0 {
		paintTile(u, fit(widgets.Rect{X: art.X, Y: art.Y, W: art.W, H: art.H - 12}), all[0], 1)
	}
	parts.WriteParagraphs(u, in, rows, widgets.RowGap)
}

// paragraphs returns the words of a tile: who it is, what its symbols do, why it cannot be chosen.
func (b *Board) paragraphs(u *widgets.UI, target string, l lying) []parts.Paragraph {
	f, character := l.tile.Face(), b.View.Label(tileID(l.tile)).Text
	soft := widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft)
	all := []parts.Paragraph{
		{Words: f.Name, Style: widgets.Line(face.Heading, widgets.Large, u.Theme.Ink)},
		{
			Words: b.Host.Named(prose.Capital(strings.TrimPrefix(character, f.Name+", "))),
			Style: widgets.Line(face.Text, widgets.Body, u.Theme.Ink),
		},
	}
	said := core.NoSymbol
	for _, s := range f.Symbols {
		if s != core.NoSymbol && s != said {
			said = s
			means := b.View.Label("choice." + strings.ToLower(s.String())).Text
			all = append(all, parts.Paragraph{Words: s.String() + ". " + means, Style: soft})
		}
	}
	if c, _, ok := b.cellAt(target); ok {
		here := b.View.Label(target)
		words := here.Title + ". " + strings.Replace(here.Text, " "+character, "", 1)
		words += widgets.If(c.Brought, " Brought here by Seduction, so it uses no abilities this round.", "")
		if c.Numeral > 0 {
			words += " Strength here: " + itoa(c.Total())
			if of := strengthParts(c.Parts); len(of) > 1 {
				words += " (" + strings.Join(of, " + ") + ")"
			}
			words += "."
		}
		all = append(all, parts.Paragraph{Words: b.Host.Named(words), Style: soft})
		if b.View.Stage == core.StageAbility && b.Host.Playable() && !b.Host.Pointing().Lit(target) {
			if why := b.View.WhyNot(target).Text; why != "" {
				st := soft
				st.Colour = color.RGBA{0x9A, 0x1E, 0x12, 255}
				all = append(all, parts.Paragraph{Words: b.Host.Named(why), Style: st})
			}
		}
	}
	return all
}

// Picture returns the shape of a seat, and the face of what lies on a cell.
func (b *Board) Picture(target string) (parts.Mark, bool) {
	for _, kind := range []string{"seat", "hand", "discard", "agenda"} {
		if p, ok := b.seatOf(target, kind); ok {
			return mark(p.Seat), true
		}
	}
	return parts.Mark{}, false
}
