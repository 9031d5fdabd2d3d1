package estoril

import (
	"slices"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// evening paints the panel of the board that is resolved: the tile that acts, the sums by
// seat with their parts, who would win and why, and the keys of the decision.
func (b *Board) evening(u *widgets.UI, r widgets.Rect) {
	e := b.View.Evening
	d, ok := b.boardOf(e.Board)
	if !ok {
		return
	}
	r = b.keys(u, r, 0.38)
	t, owner := e.Tile, e.Owner
	if t == 0 {
		t, owner = d.Reward.Tile, rules.Public
		if d.Resolved {
			t = d.Prize
		}
	}
	h := min(r.H-4, r.W*0.3)
	if t != 0 && r.W > u.Scaled(430) {
		paintTile(u, widgets.Rect{X: r.X + 2, Y: r.Y, H: r.H}.Left(h*aspect, h), lying{tile: t, owner: owner}, 1)
		_, r = r.CutLeft(h*aspect + 14)
	}
	u.BorderedBox(r, u.Theme.Paper, u.Theme.Line, 1.5, widgets.RowRadius)
	head, in := r.Inset(7).CutTop(u.LineHeight(widgets.Body))
	title := widgets.Line(face.Heading, widgets.Body, u.Theme.Ink)
	name := d.Poster.Name
	words := u.FirstFitting(head.W, title, name+" · "+estoril.PosterRule(d.Number), name+" · "+d.Poster.Rule, name)
	u.FitLabel(head, words, title)
	why, st := b.Host.Named(b.View.Winning(d)), widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Ink)
	if why == "" {
		why = "Nobody is here."
	}
	rows := max(1, float64(len(d.Sums)))
	crowded := func() bool { return in.H-u.TextHeight(why, st, in.W) < rows*u.LineHeight(widgets.Tiny)*0.7 }
	if crowded() {
		why = b.View.Winning(d) // names take another line where there is none
	}
	if !crowded() || len(d.Sums) == 0 { // else the gold behind a sum says who leads
		var foot widgets.Rect
		foot, in = in.CutBottom(u.TextHeight(why, st, in.W))
		u.Text(foot, why, st)
	}
	parts.Rows(in, len(d.Sums), min(in.H/rows, u.LineHeight(widgets.Body)+4), 0, func(i int, at widgets.Rect) { sum(u, at, d, d.Sums[i]) })
}

// nightfall reports whether a view is from before the first board of an evening is turned up.
func nightfall(seen rules.View) bool {
	v, ok := seen.(estoril.View)
	return ok && v.Stage == core.StageOpen && !slices.ContainsFunc(v.Boards, func(d core.Board) bool { return d.Resolved })
}

// sum paints one seat's strength: its shape, the number, and the parts.
func sum(u *widgets.UI, r widgets.Rect, d core.Board, s core.Sum) {
	if d.Best == s.Seat {
		u.Box(r.Inset(0.5), widgets.Fade(gold, 0.4), 4)
	}
	side := r.H - 2
	m := mark(s.Seat)
	u.Sprite(widgets.Rect{X: r.X + 2, Y: r.Y + 1, W: side, H: side}.Inset(side*0.12), m.Sprite, m.Tint)
	st := widgets.Line(face.UIBold, widgets.Body, u.Theme.Ink)
	st.Size = min(st.Size, r.H/1.35*widgets.Body/u.FontSize(widgets.Body))
	w := u.TextWidth("88+?", st)
	u.FitLabel(widgets.Rect{X: r.X + side + 6, Y: r.Y, W: w, H: r.H}, sumWords(s), st)
	st.Face, st.Size, st.Colour = face.UI, min(widgets.Tiny, st.Size), u.Theme.InkSoft
	x := r.X + side + w + 12
	u.FitLabel(widgets.Rect{X: x, Y: r.Y, W: r.X + r.W - x - 2, H: r.H}, partWords(s), st)
}
