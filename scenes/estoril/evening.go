package estoril

import (
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// evening is the panel of the board that is resolved: the tile that acts, the sums by
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
		b.card(u, widgets.Rect{X: r.X + 2, Y: r.Y, H: r.H}.Left(h*aspect, h), lying{tile: t, owner: owner}, 1)
		_, r = r.CutLeft(h*aspect + 14)
	}
	u.BorderedBox(r, u.Theme.Paper, u.Theme.Line, 1.5, widgets.RowRadius)
	head, in := r.Inset(7).CutTop(u.LineHeight(widgets.Body))
	title := widgets.Line(face.Heading, widgets.Body, u.Theme.Ink)
	name := d.Poster.Name
	words := u.FirstFitting(head.W, title, name+" · "+estoril.PosterRule(d.Number), name+" · "+d.Poster.Rule, name)
	u.FitLabel(head, words, title)
	why, st := b.Seat.Named(b.View.Winning(d)), widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Ink)
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

// sum is one seat's strength: its shape, the number, and the parts.
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

// later is no board: the camera is still to be moved.
const later = 1

// approach brings the camera near the board that is resolved and those that an analysis or a caption
// speaks of then, unless a decision reaches beyond.
func (b *Board) approach(skip bool) {
	want := b.scene()
	if want == b.near {
		return
	}
	if b.Camera.View.W == 0 { // nothing was laid out yet
		b.near = later
		return
	}
	b.near = want
	still := b.Seat.Still() || skip
	if want == 0 {
		b.Camera.GoHome(b.Now, still)
		return
	}
	box := b.around(want)
	if resolved := uint(1) << b.View.Evening.Board; want != resolved && !b.Camera.Holds(box.W, box.H, nearest) {
		box = b.around(want &^ resolved) // what is spoken of goes first
	}
	b.Camera.Show(box, nearest, b.Now, still)
}

// nearest is how much nearer than all of the map the boards of an evening are shown at most.
const nearest = 1.6

// scene is the board that is resolved and those that are spoken of meanwhile, as bits of their numbers;
// 0 for all boards.
func (b *Board) scene() uint {
	e := b.View.Evening
	if e == nil || e.Board == 0 {
		return 0
	}
	if slices.ContainsFunc(b.Seat.Choices(), func(c rules.Choice) bool {
		return slices.ContainsFunc(c.Path, func(id string) bool {
			return strings.HasPrefix(id, "board.") && !strings.HasPrefix(id, boardID(e.Board)+".")
		})
	}) {
		return 0
	}
	all := uint(1) << e.Board
	for _, d := range b.View.Boards {
		here := func(id string) bool { return id == boardID(d.Number) || strings.HasPrefix(id, boardID(d.Number)+".") }
		if slices.ContainsFunc(b.Seat.Explained(), here) {
			all |= 1 << d.Number
		}
	}
	return all
}

// around is the box of some boards on the map, given as bits of their numbers, with a little of what is beside them.
func (b *Board) around(all uint) (box widgets.Rect) {
	w, h := b.posters.w, b.posters.h
	for _, d := range b.View.Boards {
		if all>>d.Number&1 != 0 {
			x, y := b.posters.origin(d.Place)
			box = box.Union(widgets.Rect{X: x - 0.2*w, Y: y - 0.06*h, W: 1.4 * w, H: 1.12 * h})
		}
	}
	return box
}

// sounds tell what has just happened.
func (b *Board) sounds(old estoril.View) {
	cues := map[core.Stage]sound.Effect{
		core.StageDice: sound.Dice, core.StageAward: sound.Coin,
		core.StageOpen: sound.Page, core.StagePlace: sound.Stamp,
	}
	if cue, ok := cues[old.Stage]; ok && (old.Stage != core.StagePlace || b.View.Stage != core.StagePlace) {
		b.Seat.Cue(cue)
	}
}

// fresh is the cell that the reader knows now and did not know before.
func (b *Board) fresh(old estoril.View) core.Cell {
	was := map[string]bool{}
	for _, d := range old.Boards {
		for _, c := range cells(d) {
			was[c.ID] = c.Tile != 0
		}
	}
	var found core.Cell
	b.each(func(_ core.Board, c core.Cell, _ widgets.Rect) {
		if c.Tile != 0 && !was[c.ID] {
			found = c
		}
	})
	return found
}

// Sheet shows what was looked at, large, to the looker only, until it is put back.
func (b *Board) Sheet(u *widgets.UI) {
	if !b.Seat.Holding() {
		return
	}
	u.Layer(func() {
		u.Backdrop("look")
		bh := u.LineHeight(widgets.Large) + 18
		held := lying{tile: b.held.Tile, owner: b.held.Owner}
		wide := min(u.W-16, max(u.Scaled(380), 380))
		rows := b.rows(u, "", held)[1:] // its name stands on it
		words := parts.ParagraphsHeight(u, rows, wide-48, widgets.RowGap)
		h := max(60, min(u.H-bh-u.LineHeight(widgets.Large)-words-96, (wide-48)/aspect))
		w := h * aspect
		sheet := widgets.Rect{W: u.W, H: u.H}.Centre(wide, h+bh+u.LineHeight(widgets.Large)+words+76)
		u.Paper(sheet)
		head, rest := sheet.Inset(18).CutTop(u.LineHeight(widgets.Large) + 6)
		u.FitLabel(head, "For your eyes only", widgets.Line(face.Heading, widgets.Large, u.Theme.Ink).Centred())
		at := widgets.Rect{X: sheet.X + (sheet.W-w)/2, Y: rest.Y + 2, W: w, H: h}
		b.card(u, at, held, 1)
		parts.WriteParagraphs(u, widgets.Rect{X: sheet.X + 24, Y: at.Y + at.H + 12, W: sheet.W - 48}, rows, widgets.RowGap)
		key := widgets.Rect{X: sheet.X + 24, Y: sheet.Y + sheet.H - bh - 16, W: sheet.W - 48, H: bh}
		u.SetDefault("look.back")
		o := widgets.ButtonOptions{Weight: widgets.Primary, Size: widgets.Large, Icon: "icon.eye-off"}
		if u.Button("look.back", key, "Put back", o) {
			b.Seat.PutAway()
		}
	})
}
