package penny

import (
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// casting paints the sheet on which one chooses a hero. The rows beside the map are still empty:
// it lies over them, too, and is as high as the portraits make it.
func (b *Board) casting(u *widgets.UI) {
	ids := b.single(core.Be)
	p := b.plan
	room := widgets.Rect{X: p.shop[0].X, Y: p.strip.Y + p.strip.H, W: p.enemies[0].X + p.enemies[0].W - p.shop[0].X,
		H: p.foot.Y + p.foot.H - p.strip.Y - p.strip.H}.Inset(6)
	w := min(room.W, u.Scaled(1000))
	each, said := (w-24)/float64(len(ids)), 0.0
	for _, id := range ids {
		said = max(said, b.saying(u, id, each-26, room.H))
	}
	h := u.LineHeight(widgets.Head) + (each-26)*1.25 + said + u.LineHeight(widgets.Large) + 64
	u.Box(widgets.Rect{X: p.strip.X, Y: room.Y - 6, W: p.strip.W, H: room.H + 12}, widgets.Fade(around, 0.88), 0) // what is not cut off rests
	in := b.newsprint(u, room.Centre(w, min(room.H, h)))
	head, in := in.CutTop(u.LineHeight(widgets.Head))
	u.FitLabel(head, b.question(), widgets.Line(face.Title, widgets.Head, ink).Centred())
	_, in = in.CutTop(6)
	w = in.W / float64(len(ids))
	words := 0.0 // all leave the same room for what is said of them
	for _, id := range ids {
		words = max(words, b.saying(u, id, w-26, in.H-26))
	}
	for i, id := range ids {
		b.candidate(u, widgets.Rect{X: in.X + float64(i)*w, Y: in.Y, W: w, H: in.H}.Inset(5), id, words)
	}
}

// question asks for a hero. It names the person if several people play, and the seat if that
// person leads several heroes.
func (b *Board) question() string {
	asked, name := b.View.Asked(), b.Host.Name(b.View.Asked())
	people, same := 0, 0
	for at, s := range b.Host.Seats() {
		if s.Person() {
			people++
			same += widgets.If(b.Host.Name(rules.Seat(at)) == name, 1, 0)
		}
	}
	switch {
	case people <= 1:
		return "Who will you be?"
	case same > 1:
		name = penny.Game{}.About().SeatNames(b.View.Seats())[asked]
	}
	return name + ": who will you be?"
}

// saying returns how high the words about a hero are; 0 where there is no room: the tip says them.
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

// candidate paints one of the heroes: portrait, name, and what to expect.
func (b *Board) candidate(u *widgets.UI, r widgets.Rect, id string, words float64) {
	l := b.View.Label(id)
	p := b.Host.Pointing()
	fill := widgets.If(p.Hot() == id, widgets.Mix(news, gold, 0.45), widgets.Mix(news, worn, 0.5))
	u.BorderedBox(r, fill, ink, 1.5, 4)
	in := r.Inset(8)
	low, pic := in.CutBottom(words + u.LineHeight(widgets.Large))
	side := min(pic.W, pic.H*0.8)
	u.Sprite(pic.Centre(side, side*1.25), sprite("portrait."+heroKey(id)), ink)
	name, low := low.CutTop(u.LineHeight(widgets.Large))
	u.FitLabel(name, l.Title, widgets.Line(face.Heading, widgets.Large, blood).Centred())
	if b.saying(u, id, in.W, in.H) > 0 {
		if b.presented == nil {
			b.presented = map[string]bool{}
		}
		b.presented[id] = true
		u.Text(low, l.Text, widgets.Line(face.Text, widgets.Body, ink).Centred())
	}
	if p.Lit(id) && b.Host.Highlights() {
		u.BorderedBox(r.Inset(-1), widgets.Colour{}, gold, 2, 5)
	}
	b.Host.Spot(u, table.Spot{ID: id, R: r, Role: table.Key})
}
