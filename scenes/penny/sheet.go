package penny

import (
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// sheets lie over the map while something is decided that has no place on the table:
// who one is, what an event does, a fight, a trade, one of several things. What comes
// of an event covers them until the page is turned.
func (b *Board) sheets(u *widgets.UI) {
	if b.over == nil {
		return
	}
	u.Zone("sheet", func() { b.Seat.Sheet(u, blood, 4, func() { b.over(u) }) })
}

// onTop is the sheet that is shown now, nil for none.
func (b *Board) onTop() func(*widgets.UI) {
	x, read := b.View.Reading()
	foe, fight := b.View.Fight()
	_, trade := b.View.Offer()
	switch {
	case b.View.Over():
	case b.told.page.Card.ID != "":
		return b.bulletin
	case b.View.Round() == 0 && len(b.heroesOpen()) > 0:
		return b.casting
	case read && len(x.Answers) > 0 && x.Chosen == 0 && b.asks("choice.option.0"):
		return b.event
	case trade:
		return b.trade
	case fight && (foe.Choose || len(b.loose().cards) == 0): // else a wound asks for a card out of sight
		return b.fight
	default:
		if l := b.loose(); l.any() {
			return l.pick
		}
	}
	return nil
}

// asks reports whether a target is a choice of whoever decides.
func (b *Board) asks(id string) bool {
	for _, c := range b.View.Choices() {
		if slices.Contains(c.Path, id) {
			return true
		}
	}
	return false
}

// room is where sheets may lie: over the map and what is below it.
func (b *Board) room() widgets.Rect {
	p := b.plan
	return widgets.Rect{X: p.foot.X, Y: p.town.Y, W: p.foot.W, H: p.town.H + p.foot.H}
}

// sheet lays a sheet of newsprint of that size over the map and returns its inside.
func (b *Board) sheet(u *widgets.UI, w, h float64) widgets.Rect {
	room := b.room().Inset(6)
	w, h = min(w, room.W), min(h, room.H)
	return b.newsprint(u, widgets.Rect{X: room.X + (room.W-w)/2, Y: room.Y + room.H - h, W: w, H: h})
}

// newsprint lays a sheet in r and returns its inside.
func (b *Board) newsprint(u *widgets.UI, r widgets.Rect) widgets.Rect {
	u.AddHit(widgets.Hit{ID: "sheet.away", R: r, NoFocus: true})
	u.Shadow(r, 4, 14)
	u.BorderedBox(r, news, ink, 2, 3)
	u.BorderedBox(r.Inset(4), widgets.Colour{}, widgets.Fade(ink, 0.6), 1, 2)
	return r.Inset(12)
}

// heroesOpen are the heroes that can be chosen now.
func (b *Board) heroesOpen() (ids []string) {
	for _, c := range b.View.Choices() {
		if len(c.Path) == 1 && strings.HasPrefix(c.Path[0], "hero.") {
			ids = append(ids, c.Path[0])
		}
	}
	return ids
}

// casting is the sheet on which one chooses a hero. The rows beside the map are still empty:
// it lies over them, too, and is as high as the portraits make it.
func (b *Board) casting(u *widgets.UI) {
	ids := b.heroesOpen()
	p := b.plan
	room := widgets.Rect{X: p.shop[0].X, Y: p.strip.Y + p.strip.H, W: p.enemies[0].X + p.enemies[0].W - p.shop[0].X, H: p.foot.Y + p.foot.H - p.strip.Y - p.strip.H}.Inset(6)
	w := min(room.W, u.Scaled(1000))
	each, said := (w-24)/float64(len(ids)), 0.0
	for _, id := range ids {
		said = max(said, b.saying(u, id, each-26, room.H))
	}
	h := u.LineHeight(widgets.Head) + (each-26)*1.25 + said + u.LineHeight(widgets.Large) + 64
	in := b.newsprint(u, room.Centre(w, min(room.H, h)))
	head, in := in.CutTop(u.LineHeight(widgets.Head))
	st := widgets.Line(face.Title, widgets.Head, ink).Centred()
	u.FitLabel(head, b.Seat.Name(b.View.Asked())+": who will you be?", st)
	in.Y, in.H = in.Y+6, in.H-6
	w = in.W / float64(len(ids))
	words := 0.0 // all leave the same room for what is said of them
	for _, id := range ids {
		words = max(words, b.saying(u, id, w-26, in.H-26))
	}
	for i, id := range ids {
		b.candidate(u, widgets.Rect{X: in.X + float64(i)*w, Y: in.Y, W: w, H: in.H}.Inset(5), id, words)
	}
}

// saying is how high the words about a hero are in a width, 0 where they take too much
// of a height: the tip says them then.
func (b *Board) saying(u *widgets.UI, id string, w, h float64) float64 {
	st, text := widgets.Line(face.Text, widgets.Body, ink), b.View.Label(id).Text
	if slices.ContainsFunc(strings.Fields(text), func(s string) bool { return u.TextWidth(s, st) > w }) {
		return 0
	}
	if high := u.TextHeight(text, st, w); high+u.LineHeight(widgets.Large) <= h*0.6 {
		return high
	}
	return 0
}

// candidate is one of the heroes: portrait, name, and what to expect.
func (b *Board) candidate(u *widgets.UI, r widgets.Rect, id string, words float64) {
	l := b.View.Label(id)
	p := b.Seat.Pointing()
	fill := widgets.If(p.Hot() == id, widgets.Mix(news, gold, 0.45), widgets.Mix(news, worn, 0.5))
	u.BorderedBox(r, fill, ink, 1.5, 4)
	in := r.Inset(8)
	low, pic := in.CutBottom(words + u.LineHeight(widgets.Large))
	side := min(pic.W, pic.H*0.8)
	u.Sprite(pic.Centre(side, side*1.25), strings.Replace(id, "hero.", "penny.portrait.", 1), ink)
	name, low := low.CutTop(u.LineHeight(widgets.Large))
	head := widgets.Line(face.Heading, widgets.Large, blood).Centred()
	u.FitLabel(name, l.Title, head)
	if b.saying(u, id, in.W, in.H) > 0 {
		if b.presented == nil {
			b.presented = map[string]bool{}
		}
		b.presented[id] = true
		said := widgets.Line(face.Text, widgets.Body, ink).Centred()
		u.Text(low, l.Text, said)
	}
	if p.Lit(id) && b.Seat.Highlights() {
		u.BorderedBox(r.Inset(-1), widgets.Colour{}, gold, 2, 5)
	}
	b.Seat.Spot(u, table.Spot{ID: id, R: r, Role: table.Key})
}

// loose is all that can be chosen and lies nowhere on the table: options of a card,
// villains off the map, cards of a discard pile or a deck, tokens to be gained.
type loose struct {
	b                     *Board
	options, cards, heaps []string
	twin                  string
}

func (l loose) any() bool { return len(l.options)+len(l.cards)+len(l.heaps) > 0 }

func (b *Board) loose() loose {
	l := loose{b: b}
	all := b.View.Choices()
	plain := len(all) > 0 // nothing but tokens is asked
	for _, c := range all {
		if _, ok := tokenOf(c.Path[0]); !ok || len(c.Path) > 1 {
			plain = false
		}
		for _, id := range c.Path {
			switch {
			case strings.HasPrefix(id, "choice.option."):
				l.options = add(l.options, id)
			case strings.HasPrefix(id, "villain.") && !b.known.home[id]: // it is off the map and may come back
				l.options = add(l.options, id)
			case b.known.home[id] || strings.HasPrefix(id, "choice."):
			case strings.HasPrefix(id, "card."):
				l.cards = add(l.cards, id)
			case strings.HasPrefix(id, "pool."):
				l.heaps = add(l.heaps, id)
			}
		}
	}
	if plain {
		l.twin = "sheet"
		for _, c := range all {
			l.heaps = add(l.heaps, c.Path[0])
		}
	}
	slices.SortStableFunc(l.heaps, func(x, y string) int { // as on the board below
		i, _ := tokenOf(x)
		j, _ := tokenOf(y)
		return slices.Index(tokens, i) - slices.Index(tokens, j)
	})
	return l
}

func add(all []string, id string) []string {
	if slices.Contains(all, id) {
		return all
	}
	return append(all, id)
}

// pick is the sheet on which one chooses among what lies nowhere else.
func (l loose) pick(u *widgets.UI) {
	b, options, cards, heaps := l.b, l.options, l.cards, l.heaps
	room := b.room()
	kh := max(38, u.LineHeight(widgets.Body)+12)
	w := min(room.W, u.Scaled(560))
	st := widgets.Line(face.Heading, widgets.Large, ink)
	words := b.View.Prompt()
	h := u.TextHeight(words, st, w-24) + 8 + float64(len(options))*(kh+6)
	cw := u.Scaled(92)
	cols := max(1, int((w-38)/(cw+8)))
	rows := (len(cards) + cols - 1) / cols
	h += float64(rows)*(cw/handbill+8) + 30
	said := b.named(u, heaps, w-24)
	if len(heaps) > 0 {
		h += u.Scaled(62) + said
	}
	in := b.sheet(u, w, h)
	in.Y += u.Text(in, words, st) + 8
	in.H -= u.TextHeight(words, st, w-24) + 8
	for _, id := range options {
		var at widgets.Rect
		at, in = in.CutTop(kh)
		in.Y, in.H = in.Y+6, in.H-6
		b.key(u, at, id, "", b.View.Label(id).Title, true)
	}
	if len(heaps) > 0 {
		var at widgets.Rect
		at, in = in.CutTop(u.Scaled(54))
		in.Y, in.H = in.Y+8+said, in.H-8-said
		side := heapSide(u, at.W, len(heaps))
		name := widgets.Line(face.UI, widgets.Tiny, ink).Centred()
		for i, id := range heaps {
			t, _ := tokenOf(id)
			if said > 0 {
				u.Label(widgets.Rect{X: at.X + (at.W-side*float64(len(heaps)))/2 + float64(i)*side, Y: at.Y + at.H - 2, W: side, H: said}, b.View.Label(id).Title, name)
			}
			b.heapOf(u, widgets.Rect{X: at.X + (at.W-side*float64(len(heaps)))/2 + float64(i)*side, Y: at.Y, W: side, H: at.H}.Inset(3), id, t, b.count(id), 0, l.twin)
		}
	}
	if len(cards) == 0 {
		return
	}
	u.Scroll("sheet.cards", in, func(col widgets.Rect) float64 {
		for i, id := range cards {
			at := widgets.Rect{X: col.X + float64(i%cols)*(cw+8) + 2, Y: col.Y + float64(i/cols)*(cw/handbill+8) + 2, W: cw, H: cw / handbill}
			b.slot(u, at, b.card(id), "")
		}
		return float64(rows)*(cw/handbill+8) + 4
	})
}

// heapSide is how wide each of n heaps is on a sheet of a width.
func heapSide(u *widgets.UI, w float64, n int) float64 {
	return min(w/float64(max(1, n)), u.Scaled(96))
}

// named is the height of the names below so many heaps, 0 where one has no room.
func (b *Board) named(u *widgets.UI, heaps []string, w float64) float64 {
	side := heapSide(u, w, len(heaps))
	for _, id := range heaps {
		if u.TextWidth(b.View.Label(id).Title, widgets.Line(face.UI, widgets.Tiny, ink)) > side {
			return 0
		}
	}
	return u.LineHeight(widgets.Tiny)
}

// card is the card of a target, wherever it lies.
func (b *Board) card(id string) penny.CardView {
	if c, ok := b.known.cards[id]; ok {
		return c
	}
	if n, ok := cardOf(id); ok {
		return b.View.Card(n)
	}
	return penny.CardView{}
}

// count is how many tokens lie in a heap.
func (b *Board) count(id string) int {
	for _, h := range b.known.heroes {
		for _, t := range h.Tokens {
			if t.ID == id {
				return t.N
			}
		}
	}
	return 0
}
