package penny

import (
	"slices"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/scenes/widgets"
)

// loose is all that can be chosen and lies nowhere on the table: options of a card,
// villains off the map, cards of a discard pile or a deck, tokens to be gained.
type loose struct {
	b                      *Board
	options, cards, tokens []string
	twin                   string
}

func (l loose) any() bool { return len(l.options)+len(l.cards)+len(l.tokens) > 0 }

func (b *Board) loose() loose {
	l := loose{b: b}
	all := b.View.Choices()
	more := func(c rules.Choice) bool { _, ok := tokenOf(c.Path[0]); return !ok || len(c.Path) > 1 }
	for _, c := range all {
		if k := b.kind(c); k == core.Option || k == core.Send { // a villain off the map who may come back
			l.options = add(l.options, c.Path[0])
			continue
		}
		for _, id := range c.Path {
			_, card := cardOf(id)
			_, token := tokenOf(id)
			switch {
			case b.known.home[id]:
			case card:
				l.cards = add(l.cards, id)
			case token:
				l.tokens = add(l.tokens, id)
			}
		}
	}
	if !slices.ContainsFunc(all, more) { // nothing but tokens is asked
		l.twin = "sheet"
		for _, c := range all {
			l.tokens = add(l.tokens, c.Path[0])
		}
	}
	place := func(id string) int {
		t, _ := tokenOf(id)
		return slices.Index(tokens, t)
	}
	slices.SortStableFunc(l.tokens, func(x, y string) int { return place(x) - place(y) }) // as on the board below
	return l
}

// high returns how high the sheet is in a room so wide.
func (l loose) high(u *widgets.UI, w float64) float64 {
	w = min(w, pickWidth(u)) - 24
	cols := l.cols(u, w)
	h := u.TextHeight(l.b.View.Prompt(), pickStyle, w) + 8 + float64(len(l.options))*(keyHeight(u, false)+6) + 30
	h += float64((len(l.cards)+cols-1)/cols) * (u.Scaled(pickCard)/cardAspect + 8)
	return h + widgets.If(len(l.tokens) > 0, u.Scaled(62)+l.b.named(u, l.tokens, w), 0)
}

// pickCard is the width of a card on such a sheet, pickStyle how its prompt is written.
const pickCard = 92.0

var pickStyle = widgets.Line(face.Heading, widgets.Large, ink)

func pickWidth(u *widgets.UI) float64 { return u.Scaled(560) }

// cols returns how many cards lie side by side in a sheet so wide inside.
func (l loose) cols(u *widgets.UI, w float64) int {
	return max(1, int((w-14)/(u.Scaled(pickCard)+8)))
}

// pick paints the sheet on which one chooses among what lies nowhere else.
func (l loose) pick(u *widgets.UI) {
	b := l.b
	kh, cw := keyHeight(u, b.low), u.Scaled(pickCard)
	in := b.sheet(u, pickWidth(u))
	said := b.named(u, l.tokens, in.W)
	cols := l.cols(u, in.W)
	rows := (len(l.cards) + cols - 1) / cols
	need := float64(len(l.options))*(kh+6) + widgets.If(len(l.tokens) > 0, u.Scaled(62)+said, 0)
	if words := u.TextHeight(b.View.Prompt(), pickStyle, in.W) + 8; !b.low && need+words <= in.H { // else it stands beside the sheet alone
		_, in = in.CutTop(u.Text(in, b.View.Prompt(), pickStyle) + 8)
	} else if len(l.cards) == 0 {
		in = in.Centre(in.W, min(in.H, need))
	} else if b.low {
		cols, rows = len(l.cards), 1
		cw = min((in.H-need-12)*cardAspect, (in.W-14)/float64(cols)-8)
	}
	for _, id := range l.options {
		var at widgets.Rect
		at, in = in.CutTop(kh)
		_, in = in.CutTop(6)
		b.key(u, at, id, "", true)
	}
	if len(l.tokens) > 0 {
		var at widgets.Rect
		at, in = in.CutTop(u.Scaled(54))
		_, in = in.CutTop(8 + said)
		l.pools(u, at, said)
	}
	if len(l.cards) == 0 {
		return
	}
	u.Scroll("sheet.cards", in, func(col widgets.Rect) float64 {
		for i, id := range l.cards {
			at := widgets.Rect{X: col.X + float64(i%cols)*(cw+8) + 2, Y: col.Y + float64(i/cols)*(cw/cardAspect+8) + 2, W: cw,
				H: cw / cardAspect}
			b.slot(u, at, b.card(id), "")
		}
		return float64(rows)*(cw/cardAspect+8) + 4
	})
}

// pools paints the piles of tokens to choose from, with names below them, said high.
func (l loose) pools(u *widgets.UI, r widgets.Rect, said float64) {
	side := poolSide(u, r.W, len(l.tokens))
	x := r.X + (r.W-side*float64(len(l.tokens)))/2
	for i, id := range l.tokens {
		at := widgets.Rect{X: x + float64(i)*side, Y: r.Y, W: side, H: r.H}
		if said > 0 {
			u.Label(widgets.Rect{X: at.X, Y: r.Y + r.H - 2, W: side, H: said}, l.b.View.Label(id).Title,
				widgets.Line(face.UI, widgets.Tiny, ink).Centred())
		}
		t, _ := tokenOf(id)
		l.b.tokens(u, at.Inset(3), penny.PileView{ID: id, Token: t, N: l.b.count(id)}, l.twin)
	}
}

// poolSide returns how wide each of n pools is on a sheet of a width.
func poolSide(u *widgets.UI, w float64, n int) float64 {
	return min(w/float64(max(1, n)), u.Scaled(96))
}

// named returns the height of the names below the pools, or 0 if any name is too wide for its pool.
func (b *Board) named(u *widgets.UI, pools []string, w float64) float64 {
	side := poolSide(u, w, len(pools))
	wide := func(id string) bool {
		return u.TextWidth(b.View.Label(id).Title, widgets.Line(face.UI, widgets.Tiny, ink)) > side
	}
	return widgets.If(slices.ContainsFunc(pools, wide), 0, u.LineHeight(widgets.Tiny))
}
