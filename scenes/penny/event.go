package penny

import (
	"time"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// How long the page takes to turn, and how long it stays to be read.
const (
	pageTurns = 420 * time.Millisecond
	pageRest  = 9 * time.Second
)

// event paints the back page of a penny dreadful: what is going on, and two ways to answer.
func (b *Board) event(u *widgets.UI) {
	x, _ := b.View.Reading()
	in := b.backPage(u, x)
	const gap = 12 // room for a ring around the upper answer
	small := widgets.Line(face.Text, widgets.Body, ink)
	story := u.TextHeight(x.Card.Flavour, small, in.W) + gap
	const least = 44                // the height of an answer
	told := story+2*least+8 <= in.H // else the prompt says it
	if !told {
		story = 0
	}
	// The answers get two lines each, or what the story leaves them.
	kh := max(least, min(u.LineHeight(widgets.Body)*2+8, (in.H-story-8)/2))
	foot, in := in.CutBottom(2*kh + 8)
	_, in = in.CutBottom(gap)
	if told {
		u.FitText(in, x.Card.Flavour, widgets.Line(face.Text, widgets.Large, ink))
	} else {
		foot.Y -= max(0, in.H/2) // in the middle of what is left
	}
	parts.Rows(foot, len(x.Answers), kh, 8, func(i int, at widgets.Rect) {
		b.Host.Key(u, optionID(i), "", at, x.Answers[i], widgets.ButtonOptions{Weight: widgets.Primary, Size: widgets.Large})
	})
}

func pageHigh(u *widgets.UI, _ float64) float64 { return u.Scaled(264) }

// backPage lays out the back page and returns the room for the story.
func (b *Board) backPage(u *widgets.UI, x penny.ReadingView) widgets.Rect {
	in := b.sheet(u, u.Scaled(760))
	head, in := in.CutTop(u.LineHeight(widgets.Head))
	u.FitLabel(head, x.Card.Name, widgets.Line(face.Title, widgets.Head, ink).Centred())
	u.Rule(widgets.Rect{X: in.X, Y: in.Y + 2, W: in.W, H: 3}, ink)
	_, in = in.CutTop(8)
	if in.W < u.Scaled(430) {
		return in
	}
	pic, in := in.CutLeft(min(in.W*0.36, in.H))
	side := min(pic.W-8, (pic.H-8)*4/3)
	u.Sprite(pic.Centre(side, side*0.75), picture(x.Card), ink)
	_, in = in.CutLeft(14)
	return in
}

// bulletin shows what came of an answer, for a while or until somebody presses.
func (b *Board) bulletin(u *widgets.UI) {
	x := b.told.page
	d := u.Now.Sub(b.told.since)
	if d > pageRest {
		b.told = bulletin{}
		return
	}
	u.WakeAt(b.told.since.Add(pageRest + time.Millisecond))
	if d < pageTurns && !b.Host.Still() {
		u.Animate()
	}
	in := b.backPage(u, x)
	kh := max(34, u.LineHeight(widgets.Body)+10)
	foot, in := in.CutBottom(kh)
	key, beside := foot.CutRight(u.Scaled(150))
	beside.W -= 12
	answer, said := "“"+x.Answers[x.Chosen-1]+"”", widgets.Line(face.TextItalic, widgets.Body, widgets.Fade(ink, 0.75))
	strong := widgets.Line(face.UIMedium, widgets.Body, blood)
	least := u.LineHeight(widgets.Large)
	head, high := u.TextHeight(answer, said, in.W)+6, u.TextHeight(x.Does, strong, in.W)+8
	if in.H-head-high >= least {
		beside, in = in.CutBottom(high)
	} // else, as over the bars of a review, it stands beside the key
	if in.H-head >= least {
		u.Text(in, answer, said)
		_, in = in.CutTop(head)
	}
	u.FitText(beside, x.Does, strong)
	u.FitText(in, x.Result, widgets.Line(face.Text, widgets.Large, ink))
	u.SetDefault("page.on")
	if u.Button("page.on", key, "Turn the page", widgets.ButtonOptions{Weight: widgets.Primary}) {
		b.told = bulletin{}
	}
}

// happened notices what has changed: a page that was turned, a tile, a portal, wounds.
func (b *Board) happened(old penny.View, skip bool) {
	if skip {
		b.forget()
		return
	}
	v := b.View
	if b.Host.Reviewing() { // a step of a review leaves behind what the step before turned over
		b.told = bulletin{}
	}
	great := b.greatThings(old, v)
	x, ok := v.Reading()
	was, _ := old.Reading()
	switch {
	case ok && x.Chosen > 0 && (was.Card.ID != x.Card.ID || was.Chosen == 0):
		b.told = bulletin{page: x, since: b.Now}
		b.Host.Cue(sound.Page)
	case ok && was.Card.ID != x.Card.ID:
		if b.read(x.Card); !b.spotlight.On() {
			b.Host.Cue(sound.Paper)
		}
	case great: // it has made its own sound
	case v.Goal().Have > old.Goal().Have:
		b.Host.Cue(sound.Stamp)
	case hurt(v) > hurt(old):
		b.Host.Cue(sound.Deny)
	}
}

// hurt counts the wounds of all heroes.
func hurt(v penny.View) (n int) {
	for s := range v.Seats() {
		h := v.Hero(rules.Seat(s))
		n += h.WoundPile + 4*h.Grave
	}
	return n
}

// Sheet implements table.SheetPainter: a big moment lies over the table.
func (b *Board) Sheet(u *widgets.UI) { b.spotlight.Frame(u, b.Host.Moment(), b.Host.Still()) }

// forget puts away what was read or shown at another moment.
func (b *Board) forget() {
	b.told, b.jump = bulletin{}, true
	b.spotlight.End()
}
