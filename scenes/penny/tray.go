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

// TrayHeight gives the board of a hero and the hand their room, once there is a hero; until
// then the keys of the table need it only at large type. It does not grow with the words:
// cards are pictures, and are read on the sheet that is held up.
func (b *Board) TrayHeight(u *widgets.UI) float64 {
	if u.TextScale < 1.25 && b.View.Round() == 0 && b.known.seated(b.mine()).Nobody() {
		return u.Scaled(74)
	}
	share := 0.23
	switch {
	case u.TextScale < 1.25:
		share = 0.29 // what the words leave free of the board's height is for the hand
	case b.View.Mode() == penny.Heist:
		share = 0.265 // its map is broad and leaves some height free in any case
	}
	return max(206, min(u.H*share, 330))
}

// Tray lays out the board of a hero, and the hand below it.
func (b *Board) Tray(u *widgets.UI, r widgets.Rect) {
	h := b.known.seated(b.mine())
	if h.Nobody() {
		return
	}
	up, low := r.CutTop(r.H * 0.43)
	b.hero(u, up, h)
	low.Y, low.H = low.Y+6, low.H-6
	if ids := b.words(); len(ids) > 0 {
		var keys widgets.Rect
		keys, low = low.CutRight(min(u.Scaled(170), low.W*0.34))
		low.W -= 10
		b.keys(u, keys, ids)
	}
	b.hand(u, low, h)
	for _, id := range []string{"card.", "pool.", "deck."} {
		b.Seat.Ring(u, blood, 4, id)
	}
}

// narrow is a tray so wide that not all can lie side by side.
const narrow = 560

// hand is the fan of the cards in hand, and beside it those that were played.
func (b *Board) hand(u *widgets.UI, r widgets.Rect, h penny.HeroView) {
	pile := r.H * handbill * 0.8
	top := penny.CardView{}
	if n := len(h.Pile); n > 0 {
		top = h.Pile[n-1]
	}
	var left widgets.Rect
	if r.W < narrow { // one above the other
		pile = (r.H - 6) / 2 * handbill
		left, r = r.CutLeft(pile + 8)
		b.deck(u, widgets.Rect{X: left.X, Y: left.Y, W: pile, H: pile / handbill}, "deck."+key(h), penny.CardView{}, h.Deck)
		b.deck(u, widgets.Rect{X: left.X, Y: left.Y + pile/handbill + 6, W: pile, H: pile / handbill}, "pile."+key(h), top, len(h.Pile)+h.WoundPile)
	} else {
		left, r = r.CutLeft(pile*2 + 16)
		b.deck(u, widgets.Rect{X: left.X, Y: left.Y + r.H*0.2, W: pile, H: pile / handbill}, "deck."+key(h), penny.CardView{}, h.Deck)
		b.deck(u, widgets.Rect{X: left.X + pile + 6, Y: left.Y + r.H*0.2, W: pile, H: pile / handbill}, "pile."+key(h), top, len(h.Pile)+h.WoundPile)
	}
	if n := float64(len(h.Pool)); n > 0 {
		var pool widgets.Rect
		pool, r = r.CutRight(r.W * min(0.6, max(0.3, n/(n+float64(len(h.Hand))))))
		r.W -= 10
		fan := pool
		if lh := u.LineHeight(widgets.Tiny); pool.H > 5*lh {
			var name widgets.Rect
			name, fan = pool.CutTop(lh)
			st := widgets.Line(face.Heading, widgets.Tiny, widgets.Fade(news, 0.7)).Centred()
			u.FitLabel(name, "Played", st)
		}
		b.fan(u, fan, h.Pool)
	}
	b.fan(u, r, h.Hand)
}

// fan lays cards side by side, overlapping where there are many; the one that is
// pointed at rises.
func (b *Board) fan(u *widgets.UI, r widgets.Rect, all []penny.CardView) {
	p := b.Seat.Pointing()
	r.H -= 9 // the ends of the fan hang
	w := min((r.H-4)*handbill, r.W/(1+0.14*float64(max(0, len(all)-1))))
	lift := slices.IndexFunc(all, func(c penny.CardView) bool { return p.Hot() == c.ID || p.Hand() == c.ID })
	places := parts.Hand(r, len(all), w, w/handbill, lift)
	order := make([]int, 0, len(all))
	for i := range all {
		if i != lift {
			order = append(order, i)
		}
	}
	if lift >= 0 {
		order = append(order, lift)
	}
	for _, i := range order {
		b.lay(u, places[i], all[i])
		b.litCard(u, places[i], all[i].ID)
	}
	for i, c := range all {
		b.Seat.Spot(u, table.Spot{ID: c.ID, R: parts.Shown(places, i, lift), Role: b.role(c.ID), Readable: true})
		b.Seat.Place(c.ID, places[i])
	}
}

// deck is a pile of a hero: a press opens what lies open.
func (b *Board) deck(u *widgets.UI, r widgets.Rect, id string, top penny.CardView, n int) {
	switch {
	case top.ID != "":
		b.lay(u, r, top)
		parts.Count(u, r, n)
	case n == 0:
		u.BorderedBox(r, widgets.Fade(news, 0.05), widgets.Fade(news, 0.3), 1, r.W*0.05)
		u.Faded(r, "penny.deck.pile", ink, 0.25)
	default:
		parts.Pile(u, r, parts.Mark{Sprite: "penny.deck.hero", Tint: ink}, n)
	}
	b.litCard(u, r, id)
	b.Seat.Spot(u, table.Spot{ID: id, R: r, Role: b.place(id), Readable: true})
}

// words are the choices that are words and stand beside the hand: to be done.
func (b *Board) words() []string {
	ids := slices.DeleteFunc(b.Seat.Words(), func(id string) bool { return strings.HasPrefix(id, "choice.option.") })
	slices.SortStableFunc(ids, func(x, y string) int { return last(x) - last(y) })
	return ids
}

// last is 1 for what ends something: it stands below all others.
func last(id string) int {
	if id == "choice.done" || id == "choice.keep" || id == "choice.refuse" || id == "choice.bleed" {
		return 1
	}
	return 0
}

// keys lay out choices that are words, one below the other.
func (b *Board) keys(u *widgets.UI, r widgets.Rect, ids []string) {
	n := float64(len(ids))
	h := min(max(38, u.LineHeight(widgets.Body)+10), (r.H-6*(n-1))/n)
	y := r.Y + (r.H-n*h-6*(n-1))/2
	for i, id := range ids {
		at := widgets.Rect{X: r.X, Y: y + float64(i)*(h+6), W: r.W, H: h}
		b.key(u, at, id, "", b.View.Label(id).Title, last(id) == 0 || n == 1)
	}
}

// key is a choice that is a word.
func (b *Board) key(u *widgets.UI, r widgets.Rect, id, twin, words string, bright bool) {
	o := widgets.ButtonOptions{Weight: widgets.Plain}
	if bright {
		o.Weight = widgets.Primary
	}
	b.Seat.Spot(u, table.Spot{ID: id, Twin: twin, R: r, Role: table.Key})
	u.PaintButton(table.SpotID(id, twin), r, words, o)
}
