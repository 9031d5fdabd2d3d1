package penny

import (
	"fmt"
	"math"
	"slices"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// offer is a key of a card of the shop: what it does, if that is one thing, else several of
// which a player points at the other half.
type offer struct {
	choices []rules.Choice // none where it takes the Field Action as well
	kind    core.ActionKind
	lines   []string // its words
}

func (o offer) id(c penny.CardView) string { return penny.OfferID(o.kind, c.ID) }

// offers returns the keys beside a card of the shop: it can be bought or replaced now.
func (b *Board) offers(c penny.CardView) (all []offer) {
	if hand := b.Host.Pointing().Hand(); c.ID == "" || !b.Host.Playable() || hand != "" && hand != c.ID {
		return nil
	}
	price := fmt.Sprintf("Buy for %d gold", c.Cost)
	for _, o := range []offer{
		{kind: core.Buy, lines: []string{price}},
		{kind: core.BuyFor, lines: []string{price, "and 1 resource"}}, // a further card (PEN-63)
		{kind: core.Replace, lines: []string{"Replace"}},
	} {
		for _, x := range b.Host.Choices() {
			if x.Path[0] == c.ID && b.kind(x) == o.kind {
				o.choices = append(o.choices, x)
			}
		}
		if len(o.choices) > 0 || len(b.Host.Sequence(o.id(c))) > 0 {
			all = append(all, o)
		}
	}
	return all
}

// offerStyle says how the words on these keys are written.
var offerStyle = widgets.Line(face.UIMedium, widgets.Tiny, ink).Centred()

// tag is the keys of a card of the shop, from y on.
type tag struct {
	card   penny.CardView
	lies   widgets.Rect // the card
	offers []offer
	keys   []widgets.Rect // as they would lie from 0, 0 on
	y, h   float64
}

// wares paints the keys of all cards of the shop. They stand beside the column, over the edge
// of the map, where they cover nothing of the cards that they are about, nor of the piles,
// and as little as can be of what is written on the map.
func (b *Board) wares(u *widgets.UI, lying [4]widgets.Rect) {
	x, top := b.plan.columns[0].X+b.plan.columns[0].W+1, b.plan.room.Y+zoomSide(u)+8
	foot, abreast := b.waresFoot(u, x, top, lying)
	tags := b.tags(u, lying, top, abreast)
	end := foot
	for i, t := range slices.Backward(tags) { // those that would lie too low make the others give way
		tags[i].y = min(t.y, end-t.h)
		end = tags[i].y
	}
	b.aroundNames(tags, x, top, foot)
	b.selling = map[string][]widgets.Rect{}
	for _, t := range tags {
		for i, o := range t.offers {
			at := moved(t.keys[i], x, t.y)
			b.selling[t.card.ID] = append(b.selling[t.card.ID], at)
			b.offer(u, at, t.card, o)
		}
	}
}

// waresFoot returns how far down the keys from x and top on may lie, and whether those of one card stand side by side, because
// two have no room below one another.
func (b *Board) waresFoot(u *widgets.UI, x, top float64, lying [4]widgets.Rect) (foot float64, abreast bool) {
	col, lines := b.plan.columns[0], b.plan.foot
	foot = min(col.Y+col.H, lines.Y+lines.H)
	two := 2 * (offer{lines: []string{""}}.height(u.LineHeight(widgets.Tiny)) + offerGap)
	crowded := func() bool { return two > min(lying[1].Y-lying[0].Y, (foot-top)/4) }
	abreast = crowded()
	if piles := b.pilePlaces(len(b.known.piles)); !b.pilesAside && (len(piles) == 0 || x+b.offersWide(u, abreast) > piles[0].X) {
		foot = min(foot, lines.Y) // else they lie beside the piles
		abreast = crowded()
	}
	return foot, abreast
}

// tags returns the keys of the cards in sight, each beside its card, from top on and none over the next.
func (b *Board) tags(u *widgets.UI, lying [4]widgets.Rect, top float64, abreast bool) (tags []tag) {
	col := b.plan.columns[0]
	for i, c := range b.known.shop {
		t := tag{card: c, lies: lying[i], offers: b.offers(c)}
		mid := lying[i].Mid().Y
		if len(t.offers) == 0 || mid < col.Y || mid > col.Y+col.H { // it is scrolled out of sight
			continue
		}
		at := widgets.Rect{}
		for _, o := range t.offers {
			at.W, at.H = o.width(u), o.height(u.LineHeight(widgets.Tiny))
			t.keys, t.h = append(t.keys, at), max(t.h, at.Y+at.H+offerGap)
			if abreast {
				at.X += at.W + offerGap
			} else {
				at.Y += at.H + offerGap
			}
		}
		if t.y = max(top, mid-t.h/2); len(tags) > 0 {
			last := tags[len(tags)-1]
			t.y = max(t.y, last.y+last.h)
		}
		tags = append(tags, t)
	}
	return tags
}

// KeepInSight implements table.Reader: the keys that buy or replace a card stay beside it while it is read.
func (b *Board) KeepInSight(target string) []widgets.Rect { return b.selling[target] }

// offersWide returns how wide the widest keys of a card of the shop are together.
func (b *Board) offersWide(u *widgets.UI, abreast bool) (wide float64) {
	for _, c := range b.known.shop {
		here := 0.0
		for _, o := range b.offers(c) {
			here = widgets.If(abreast, here+o.width(u)+offerGap, max(here, o.width(u)))
		}
		wide = max(wide, here)
	}
	return wide
}

// moved returns a rectangle that lies so much further to the right and further down.
func moved(r widgets.Rect, x, y float64) widgets.Rect {
	r.X, r.Y = r.X+x, r.Y+y
	return r
}

// aroundNames moves the keys from x on up and down beside their cards, between top and low, to where
// they cover the least of the names and the discs of the map.
func (b *Board) aroundNames(tags []tag, x, top, low float64) {
	var printed []widgets.Rect
	for _, p := range b.known.places {
		printed = append(printed, b.name(p), b.disc(p.ID, 1), b.disc(p.ID, 1)) // what can be pressed counts twice
	}
	for _, w := range b.View.Ways() {
		r := b.disc(w.ID, 1)
		printed = append(printed, widgets.Rect{X: r.X - r.W*0.3, Y: r.Y, W: r.W * 1.6, H: r.H * 1.2}) // with its name
	}
	for i, t := range tags {
		over := max(0, (t.h-t.lies.H)/2) // they stand out above or below their card only where they are higher
		from, to := max(top, t.lies.Y-over), min(low, t.lies.Y+t.lies.H+over)-t.h+offerGap
		if i > 0 {
			from = max(from, tags[i-1].y+tags[i-1].h)
		}
		if i+1 < len(tags) {
			to = min(to, tags[i+1].y-t.h)
		}
		best := math.Inf(1)
		for y := from; y <= to; y++ {
			covered := math.Abs(y-t.y) * 0.01 // else near where it was
			for _, key := range t.keys {
				for _, r := range printed {
					cut := r.Intersect(moved(key, x, y))
					covered += max(0, cut.W) * max(0, cut.H)
				}
			}
			if covered < best {
				best, tags[i].y = covered, y
			}
		}
	}
}

// offerGap is the room between two keys of one card.
const offerGap = 4.0

// height returns that of a key, where a line of its words is so high.
func (o offer) height(line float64) float64 { return max(24, float64(len(o.lines))*line+8) }

// width returns that of a key: all keys that stand below one another begin alike, and end where
// their words do.
func (o offer) width(u *widgets.UI) (w float64) {
	for _, line := range o.lines {
		w = max(w, u.TextWidth(line, offerStyle)+8)
	}
	return w
}

// offer paints one key of a card of the shop.
func (b *Board) offer(u *widgets.UI, r widgets.Rect, c penny.CardView, o offer) {
	id := o.id(c)
	u.AddHit(widgets.Hit{ID: id, R: r, Clickable: true, NoTab: true})
	hot := u.Hot() == id && u.Active()
	u.Shadow(r, 2, 8)
	u.BorderedBox(r, widgets.If(hot, widgets.Mix(gold, news, 0.35), gold), ink, 1.2, 4)
	words := widgets.Rect{X: r.X, Y: r.Y + 3, W: r.W, H: r.H - 6}
	parts.Rows(words, len(o.lines), words.H/float64(len(o.lines)), 0, func(i int, at widgets.Rect) { u.Label(at, o.lines[i], offerStyle) })
	switch {
	case !u.Clicked(id):
	case len(o.choices) == 0:
		b.Host.Start(id)
	case len(o.choices) == 1:
		b.Host.Choose(o.choices[0])
	case b.Host.Pointing().Hand() != c.ID: // which resource pays is still to be said
		b.Host.Point(c.ID)
	}
}

// rows paints the shop on the left and the enemies on the right, with a title where it fits.
func (b *Board) rows(u *widgets.UI) {
	lying := b.cardRow(u, "shop", "Shop", b.plan.columns[0], b.plan.shop, b.known.shop)
	u.Zone("shop", func() { b.wares(u, lying) })
	b.cardRow(u, "enemies", "Enemies", b.plan.columns[1], b.plan.enemies, b.known.enemies)
}

// cardRow lays out one of them and returns where its cards lie.
func (b *Board) cardRow(u *widgets.UI, zone, title string, col widgets.Rect, at [4]widgets.Rect, all []penny.CardView) [4]widgets.Rect {
	u.Zone(zone, func() {
		st := widgets.Line(face.Heading, widgets.Tiny, news).Centred()
		if u.TextWidth(title, st) <= at[0].W {
			u.Label(widgets.Rect{X: at[0].X, Y: col.Y - b.plan.head + 1, W: at[0].W, H: b.plan.head}, title, st)
		}
		for i, c := range all {
			b.slot(u, at[i], c, "")
		}
	})
	return at
}
