package penny

import (
	"strings"
	"time"

	"intrigue/rules/penny"
	"intrigue/scenes/widgets"
)

// flight is a card on its way from where it lay to where it lies.
type flight struct {
	from, to widgets.Rect
	began    time.Time
	frame    uint64 // in which it was last laid
}

// glides are the cards of the table as they lie on the window. A card that lies
// elsewhere than in the frame before travels there, and one that is drawn comes from
// its deck.
type glides struct {
	at     map[string]flight
	frame  uint64
	w, h   float64
	settle bool // nothing travels in this frame
}

// begin starts a frame. Where all of the table is laid out anew nothing travels.
func (g *glides) begin(u *widgets.UI, jump bool) {
	g.frame++
	g.settle = jump || g.at == nil || g.w != u.W || g.h != u.H
	g.w, g.h = u.W, u.H
	if g.at == nil {
		g.at = map[string]flight{}
	}
	for id, f := range g.at {
		if f.frame+1 < g.frame {
			delete(g.at, id)
		}
	}
}

// glide is where a card is now that lies in r, and whether it is on its way.
func (b *Board) glide(u *widgets.UI, c penny.CardView, r widgets.Rect) (at widgets.Rect, moving bool) {
	g, lasts := &b.flights, b.Seat.Motion()
	f, known := g.at[c.ID]
	switch {
	case g.settle || lasts == 0:
		f = flight{from: r, to: r}
	case !known:
		f = flight{from: b.source(c, r), to: r, began: u.Now}
	case f.to != r && f.frame != g.frame: // a card that lies twice in a frame stays
		f.from, _ = f.now(u.Now, lasts)
		f.to, f.began = r, u.Now
	case f.to != r:
		return r, false
	}
	f.frame = g.frame
	g.at[c.ID] = f
	if at, moving = f.now(u.Now, lasts); moving {
		u.Animate()
	}
	return at, moving
}

// now is where a card is at a moment: it starts fast and comes to rest.
func (f *flight) now(at time.Time, lasts time.Duration) (widgets.Rect, bool) {
	p := float64(at.Sub(f.began)) / float64(max(lasts, 1))
	if p >= 1 || f.from == f.to {
		return f.to, false
	}
	e := 1 - (1-p)*(1-p)*(1-p)
	mix := func(a, b float64) float64 { return a + (b-a)*e }
	return widgets.Rect{X: mix(f.from.X, f.to.X), Y: mix(f.from.Y, f.to.Y), W: mix(f.from.W, f.to.W), H: mix(f.from.H, f.to.H)}, true
}

// source is where a card comes from that was not to be seen before.
func (b *Board) source(c penny.CardView, r widgets.Rect) widgets.Rect {
	deck := "deck." + c.Deck
	for _, h := range b.known.heroes {
		for _, x := range h.Hand {
			if x.ID == c.ID {
				deck = "deck." + key(h)
			}
		}
	}
	if at, ok := b.Seat.Where(strings.TrimSuffix(deck, "_pennies")); ok {
		return at
	}
	return r
}
