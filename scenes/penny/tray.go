package penny

import (
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Tray lays out the board of a hero, and the hand below it.
func (b *Board) Tray(u *widgets.UI, r widgets.Rect) {
	h := b.known.seated(b.mine())
	if h.Nobody() {
		return
	}
	up, low := r.CutTop(r.H * heroShare)
	b.hero(u, up, h)
	_, low = low.CutTop(6)
	low = b.decks(u, low, h)
	ids, away := b.words(), b.away()
	var keys widgets.Rect
	if len(ids) > 0 || away {
		wide := 170.0
		for _, id := range ids { // what a card asks for is said in full
			wide = max(wide, parts.WordRoom(u, b.View.Label(id).Title))
		}
		keys, low = low.CutRight(min(wide, low.W*0.4))
		low.W -= 10
	}
	b.hand(u, low, h)
	switch { // after the hand: Tab comes to the cards before it comes to the end of the step
	case away:
		asked := b.known.seated(b.View.Asked())
		if u.Button("tray.back", parts.Column(u, keys, 1)[0], "Back to "+asked.Name, widgets.ButtonOptions{Weight: widgets.Primary}) {
			b.look(asked.Seat)
		}
	case len(ids) > 0:
		b.keys(u, keys, ids)
	}
	for _, id := range []string{"card.", "pool.", "deck."} {
		b.Host.Ring(u, blood, 4, id)
	}
}

// away reports whether the board of another hero is looked at while one's own is asked for.
func (b *Board) away() bool {
	return b.Host.Playable() && b.View.Asked() >= 0 && b.mine() != b.View.Asked()
}

// hand paints the cards in hand, and apart from them those that were played.
func (b *Board) hand(u *widgets.UI, r widgets.Rect, h penny.HeroView) {
	if b.low {
		r = b.inTray(u, r)
	}
	cards := append(slices.Clip(h.Hand), wounds(h)...)
	if len(h.Pool) > 0 {
		pool, rest := r.CutRight(poolWidth(r, len(cards), len(h.Pool)))
		name, pool := pool.CutTop(u.LineHeight(widgets.Tiny) / max(1, u.TextScale)) // the cards are as large as ever
		caption(u, name, "Played", face.Heading, widgets.Fade(news, 0.7), widgets.Centre)
		if r = rest; len(cards) > 0 {
			u.Box(widgets.Rect{X: pool.X - 1, Y: name.Y, W: 1, H: name.H + pool.H}, widgets.Fade(news, 0.25), 0)
			pool.X, pool.W = pool.X+8, pool.W-8
			r.W -= 8
		}
		b.spread(u, pool, h.Pool)
	}
	b.spread(u, r, cards)
}

// poolWidth returns how much of the width of r so many played cards take beside a hand: half of what is
// left where all lie side by side, else as many parts as there are cards.
func poolWidth(r widgets.Rect, hand, pool int) float64 {
	if hand == 0 {
		return r.W
	}
	each, n := r.H*cardAspect+8, float64(pool)
	if left := r.W - each*float64(hand+pool) - 24; left > 0 {
		return each*n + left/2 + 12
	}
	return r.W * min(0.7, max(0.18, n/(n+float64(hand))))
}

// wounds returns the Wounded in the hand of a hero, as cards; see woundMark.
func wounds(h penny.HeroView) (all []penny.CardView) {
	for i := range h.WoundHand {
		all = append(all, penny.CardView{ID: woundID(h, "hand") + woundMark + itoa(i), Key: "wounded", Name: "Wounded",
			Deck: "wounded", Brief: "Played first in step 3."})
	}
	return all
}

// woundMark tells the Wounded of a hand apart: they are one target.
const woundMark = "~"

// decks paints the draw pile and the discard pile of a hero, one above the other where the
// tray is narrow. It returns the room beside them.
func (b *Board) decks(u *widgets.UI, r widgets.Rect, h penny.HeroView) (rest widgets.Rect) {
	if r.W < narrowHand {
		w := (r.H - 6) / 2 * cardAspect
		left, rest := r.CutLeft(w + 8)
		b.own(u, h, [2]widgets.Rect{{X: left.X, Y: left.Y, W: w, H: w / cardAspect},
			{X: left.X, Y: left.Y + w/cardAspect + 6, W: w, H: w / cardAspect}})
		return rest
	}
	head := min(u.LineHeight(widgets.Tiny), r.H*0.2)
	w := min((r.H-head)*cardAspect*0.92, r.W*0.08)
	left, rest := r.CutLeft(w*2 + 16)
	at := [2]widgets.Rect{{X: left.X, Y: left.Y + head}, {X: left.X + w + 6, Y: left.Y + head}}
	for i, words := range []string{"Deck", "Discards"} {
		caption(u, widgets.Rect{X: at[i].X, Y: left.Y, W: w, H: head}, words, face.Heading, widgets.Fade(news, 0.7), widgets.Centre)
	}
	for i := range at {
		at[i].W, at[i].H = w, w/cardAspect
	}
	b.own(u, h, at)
	return rest
}

// own paints the draw pile and the discard pile of a hero in their places.
func (b *Board) own(u *widgets.UI, h penny.HeroView, at [2]widgets.Rect) {
	deck := pile{id: id(aDeck, key(h)), back: "deck.hero", n: h.Deck, faint: true}
	off := pile{id: pileID(h), back: "deck.pile", n: len(h.Pile) + h.WoundPile, faint: true}
	if n := len(h.Pile); n > 0 {
		off.card = h.Pile[n-1]
	}
	for i, p := range []pile{deck, off} {
		b.pile(u, at[i], p, false)
	}
}

// spread lays cards side by side, overlapping where there are many; that pointed at rises.
func (b *Board) spread(u *widgets.UI, r widgets.Rect, all []penny.CardView) {
	p := b.Host.Pointing()
	r.H -= 9 // the ends of the hand hang
	w := cardWidth(u, r, len(all))
	lift := slices.IndexFunc(all, func(c penny.CardView) bool { return p.Hot() == c.ID || p.Hand() == c.ID })
	parts.PaintHand(r, len(all), widgets.Rect{W: w, H: w / cardAspect}, lift, func(i int, at widgets.Rect) {
		b.lay(u, at, all[i])
		id, _, _ := strings.Cut(all[i].ID, woundMark)
		b.litCard(u, at, id)
	}, func(i int, at, shown widgets.Rect) {
		id, twin, wound := strings.Cut(all[i].ID, woundMark)
		if wound { // the box of wounds is the target's place
			b.Host.Spot(u, table.Spot{ID: id, Twin: "hand" + twin, R: shown, Role: table.Key, NoFocus: true})
			return
		}
		b.Host.Spot(u, table.Spot{ID: id, R: shown, Role: b.role(id), Readable: true,
			Carry: table.Carried{Sprite: cardSprite(all[i], lying), Tint: ink, W: at.W, H: at.H}})
		b.Host.Place(id, at)
	})
}

// cardWidth returns how wide each of n cards is that are spread in r: they grow smaller by up to a third
// before they hide more than a quarter of one another. Beside the wider keys of large words they
// hide a little more instead, for words never make cards smaller.
func cardWidth(u *widgets.UI, r widgets.Rect, n int) float64 {
	w, others := (r.H-4)*cardAspect, float64(max(0, n-1))
	shown := widgets.If(u.TextScale > 1, 0.6, 0.75)
	return min(w, r.W/(1+0.14*others), max(w*0.68, r.W/(1+shown*others)))
}

// Escape implements table.Escaper: the own board comes back.
func (b *Board) Escape() bool {
	if b.shown < 0 {
		return false
	}
	b.look(b.View.Asked())
	return true
}
