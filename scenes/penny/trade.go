package penny

import (
	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/scenes/widgets"
)

func tradeHigh(u *widgets.UI, _ float64) float64 { return u.Scaled(268) }

// trade paints the table between two heroes: what each would give, and could still lay down.
func (b *Board) trade(u *widgets.UI) {
	x, _ := b.View.Offer()
	in := b.sheet(u, u.Scaled(960))
	from, with := b.known.seated(b.heroOf(x.From)), b.known.seated(b.heroOf(x.With))
	kh := max(34, u.LineHeight(widgets.Body)+8)
	ids := b.words()
	if in.H < tradeHigh(u, 0)*0.8 { // the prompt and the tray say and hold the same
		ids = nil
	} else {
		var head widgets.Rect
		head, in = in.CutTop(u.LineHeight(widgets.Large))
		words := widgets.If(x.Answering, with.Name+": do you accept?", from.Name+" offers "+with.Name+" a trade")
		u.FitLabel(head, words, widgets.Line(face.Heading, widgets.Large, ink).Centred())
		in.Y, in.H = in.Y+4, in.H-4
	}
	var foot widgets.Rect
	if len(ids) > 0 {
		foot, in = in.CutBottom(kh)
		in.H -= 6
	}
	left := in.W * b.tradeShare(x)
	b.half(u, widgets.Rect{X: in.X, Y: in.Y, W: left - 8, H: in.H}, from, x.Gives, x.With)
	b.half(u, widgets.Rect{X: in.X + left + 8, Y: in.Y, W: in.W - left - 8, H: in.H}, with, x.Asks, x.From)
	u.Box(widgets.Rect{X: in.X + left - 0.5, Y: in.Y, W: 1, H: in.H}, widgets.Fade(ink, 0.4), 0)
	if len(ids) > 0 {
		w := min(u.Scaled(160), foot.W/float64(len(ids)))
		for i, id := range ids {
			b.twinKey(u, widgets.Rect{X: foot.X + foot.W - float64(len(ids)-i)*w, Y: foot.Y, W: w - 6, H: kh}, id)
		}
	}
}

// tradeShare returns how much of the table's width the hero takes who makes the offer: a hero who has more cards
// to choose from takes more.
func (b *Board) tradeShare(x penny.OfferView) float64 {
	_, mine := b.goodsFor(x.With)
	_, theirs := b.goodsFor(x.From)
	return min(0.65, max(0.35, 0.5+0.03*float64(len(mine)-len(theirs))))
}

// half paints one half of the table: what lies there already, and what the hero could add.
func (b *Board) half(u *widgets.UI, r widgets.Rect, h penny.HeroView, gives penny.OfferSide, to string) {
	head, in := r.CutTop(min(u.LineHeight(widgets.Body), r.H*0.25))
	u.FitLabel(head, h.Name+" would give", widgets.Line(face.UIMedium, widgets.Body, blood))
	in.Y, in.H = in.Y+2, in.H-2
	pools, cards := b.goodsFor(to)
	n := float64(len(gives.Tokens) + len(gives.Cards))
	share := 1.0
	if len(pools)+len(cards) > 0 {
		share = widgets.If(n == 0, 0.25, 0.4)
	}
	laid, in := in.CutLeft(in.W * share)
	u.BorderedBox(laid, widgets.Fade(ink, 0.06), widgets.Fade(ink, 0.4), 1, 4)
	cell := min((laid.H-8)*cardAspect, (laid.W-8)/max(1, n))
	at := func(i int) widgets.Rect {
		return widgets.Rect{X: laid.X + 4 + float64(i)*cell, Y: laid.Y + 4, W: cell - 4, H: min(laid.H-8, cell/cardAspect)}
	}
	for i, t := range gives.Tokens {
		r := at(i)
		side := min(r.W, r.H*0.6)
		token(u, widgets.Rect{X: r.X + (r.W-side)/2, Y: r.Y, W: side, H: side}, t.Token, ink)
		figure(u, widgets.Rect{X: r.X, Y: r.Y + side, W: r.W, H: r.H - side}, itoa(t.N), face.UIBold, ink, widgets.Centre)
	}
	for i, c := range gives.Cards {
		b.slot(u, at(i+len(gives.Tokens)), c, widgets.If(b.known.home[c.ID], "laid", ""))
	}
	st := widgets.Line(face.TextItalic, widgets.Body, widgets.Fade(ink, 0.6)).Centred()
	if low := laid.Inset(4); n == 0 && u.TextWidth("nothing", st) < low.W-2 {
		u.FitText(low.Centre(low.W, min(low.H, u.TextHeight("nothing yet", st, low.W))), "nothing yet", st)
	}
	if in.X, in.W = in.X+6, in.W-6; in.W > 0 {
		b.goods(u, in, h, pools, cards)
	}
}

// goodsFor returns what can still be laid down for a hero, as far as it is not in the tray.
func (b *Board) goodsFor(to string) (pools, cards []string) {
	for _, c := range b.View.Choices() {
		if len(c.Path) != 2 || c.Path[1] != to {
			continue
		}
		if _, token := tokenOf(c.Path[0]); token {
			pools = add(pools, c.Path[0])
		} else {
			cards = add(cards, c.Path[0])
		}
	}
	return pools, cards
}

// goods lays out what a hero could still lay down.
func (b *Board) goods(u *widgets.UI, r widgets.Rect, h penny.HeroView, pools, cards []string) {
	twin := func(id string) string { return widgets.If(b.known.home[id], "sheet", "") }
	row := min(r.H*0.45, u.Scaled(38))
	up, low := r.CutTop(row)
	for i, id := range pools {
		t, _ := tokenOf(id)
		w := min(up.W/float64(len(pools)), row*1.5)
		pile := penny.PileView{ID: id, Token: t, N: b.count(id) - b.offered(h, t)}
		b.tokens(u, widgets.Rect{X: up.X + float64(i)*w, Y: up.Y, W: w, H: row}.Inset(1.5), pile, twin(id))
	}
	w := min((low.H-6)*cardAspect, 72)
	cols := max(1, int(low.W/(w+5)))
	u.Scroll("sheet."+h.ID, widgets.Rect{X: low.X, Y: low.Y + 4, W: low.W, H: low.H - 4}, func(col widgets.Rect) float64 {
		for i, id := range cards {
			at := widgets.Rect{X: col.X + 2 + float64(i%cols)*(w+5), Y: col.Y + 2 + float64(i/cols)*(w/cardAspect+5), W: w, H: w / cardAspect}
			at.W = min(at.W, col.X+col.W-at.X)
			b.slot(u, at, b.card(id), twin(id))
		}
		return float64((len(cards)+cols-1)/cols)*(w/cardAspect+5) + 2
	})
}
