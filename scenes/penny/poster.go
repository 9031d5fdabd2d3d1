package penny

import (
	"strings"
	"time"

	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/rules/prose"
	"intrigue/scenes/widgets"
)

// poster is a scheme or a joke that was just turned over. It hangs over the head of the
// map for a moment, and the bots wait: else the villains walk before one knows why.
type poster struct {
	card  penny.CardView
	since time.Time
}

// hung is how long a poster hangs, in lengths of a journey.
const hung = 10

// post hangs up what was turned over, where things move at all.
func (b *Board) post(c penny.CardView) {
	if (c.Deck == "scheme" || c.Deck == "joke") && !b.Seat.Still() {
		b.poster = poster{card: c, since: b.Now}
	}
}

// taken takes the poster down when its time is over.
func (b *Board) taken(u *widgets.UI) {
	if b.poster.card.ID == "" {
		return
	}
	due := b.poster.since.Add(hung * b.Seat.Motion())
	if !u.Now.Before(due) {
		b.poster = poster{}
		return
	}
	u.WakeAt(due)
}

// posters paints it.
func (b *Board) posters(u *widgets.UI) {
	c := b.poster.card
	if c.ID == "" {
		return
	}
	w := min(b.plan.foot.W, u.Scaled(540))
	pic := min(u.Scaled(128), w*0.26)
	st := widgets.Line(face.Text, widgets.Body, ink)
	in := w - pic - 40
	th, lh, kh := u.TextHeight(c.Text, st, in), u.LineHeight(widgets.Large), u.LineHeight(widgets.Tiny)
	h := max(pic*0.75, kh+lh+th+6) + 24
	r := widgets.Rect{X: b.plan.foot.X + (b.plan.foot.W-w)/2, Y: b.plan.strip.Y + b.plan.strip.H + 8, W: w, H: h}
	u.AddHit(widgets.Hit{ID: "poster", R: r, NoFocus: true, Clickable: true})
	if u.Clicked("poster") {
		b.poster = poster{}
		return
	}
	u.Shadow(r, 4, 14)
	u.BorderedBox(r, news, ink, 2, 3)
	u.BorderedBox(r.Inset(4), widgets.Colour{}, widgets.Fade(ink, 0.6), 1, 2)
	u.Sprite(widgets.Rect{X: r.X + 12, Y: r.Y + (h-pic*0.75)/2, W: pic, H: pic * 0.75}, picture(c), ink)
	x := r.X + pic + 26
	u.Label(widgets.Rect{X: x, Y: r.Y + 12, W: in, H: kh}, prose.Capital(strings.ReplaceAll(c.Deck, "_", " ")), widgets.Line(face.UIMedium, widgets.Tiny, blood))
	u.FitLabel(widgets.Rect{X: x, Y: r.Y + 12 + kh, W: in, H: lh}, c.Name, widgets.Line(face.Heading, widgets.Large, ink))
	u.Text(widgets.Rect{X: x, Y: r.Y + 16 + kh + lh, W: in, H: th}, c.Text, st)
}
