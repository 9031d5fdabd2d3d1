package parts

import (
	"time"

	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Moment is something great that has happened: its picture grows from where that was to the middle of the table, while the
// rest dims, and goes home.
type Moment struct {
	Kind, Title, Words string  // what kind of thing it is, what happened, and what that means
	Aspect             float64 // of the picture: width divided by height
	// Paint paints the picture, p of the way from how it was to how it is now.
	Paint func(u *widgets.UI, r widgets.Rect, p float64)
	Home  widgets.Rect // where the picture comes from and goes to; none grows in the middle
}

// Spotlight shows the moments of a board. Those that come together are shown side by side, as one.
type Spotlight struct {
	Sheet, Edge, Ink, Accent widgets.Colour // of the paper on which they are told

	shown []Moment
	began time.Time
}

// together is how many moments are shown side by side.
const together = 3

// Add shows a moment from now on.
func (s *Spotlight) Add(now time.Time, m Moment) {
	if len(s.shown) == 0 {
		s.began = now
	}
	if len(s.shown) < together {
		s.shown = append(s.shown, m)
	}
}

// On reports whether a moment is shown.
func (s *Spotlight) On() bool { return len(s.shown) > 0 }

// End ends what is shown.
func (s *Spotlight) End() { s.shown = nil }

// The parts of a moment: the picture grows, what happened is seen, and it has gone home.
const (
	momentGrown  = 0.2
	momentTurned = 0.55
	momentLeaves = 0.84
)

// Frame shows the moment for so long, as a still card where nothing moves. A press ends it.
func (s *Spotlight) Frame(u *widgets.UI, lasts time.Duration, still bool) {
	p := float64(u.Now.Sub(s.began)) / float64(max(lasts, 1))
	if !s.On() || p >= 1 {
		s.End()
		return
	}
	u.Layer(func() {
		grown := min(1, p/momentGrown, (1-p)/(1-momentLeaves))
		if still {
			p, grown = momentLeaves, 1
			u.WakeAt(s.began.Add(lasts + time.Millisecond))
		} else {
			u.Animate()
		}
		all := widgets.Rect{W: u.W, H: u.H}
		u.AddHit(widgets.Hit{ID: "moment", R: all, NoFocus: true, Clickable: true})
		if u.Clicked("moment") {
			s.End()
			return
		}
		u.Box(all, widgets.Fade(widgets.Colour{A: 255}, 0.55*grown), 0)
		wide := min(max(u.Scaled(420), u.W*0.32), (u.W-40)/float64(len(s.shown)))
		x := (u.W - wide*float64(len(s.shown))) / 2
		for i, m := range s.shown {
			s.moment(u, m, widgets.Rect{X: x + float64(i)*wide, W: wide, H: u.H}.Inset(8), grown*grown*(3-2*grown), p)
		}
	})
}

// moment paints one of them, as far grown.
func (s *Spotlight) moment(u *widgets.UI, m Moment, r widgets.Rect, grown, p float64) {
	in := r.W - 32
	kind, title := widgets.Line(face.UIMedium, widgets.Body, s.Accent).Centred(), widgets.Line(face.Heading, widgets.Head, s.Ink).Centred()
	words := widgets.Line(face.Text, widgets.Large, s.Ink).Centred()
	kh, th, wh := u.LineHeight(widgets.Body), u.TextHeight(m.Title, title, in), u.TextHeight(m.Words, words, in)
	told := kh + th + wh + 40
	pic := widgets.Rect{W: in, H: min(in/m.Aspect, u.H-told-24)}
	pic.W = min(in, pic.H*m.Aspect)
	card := r.Centre(r.W, pic.H+told)
	at := widgets.Rect{X: card.X + (card.W-pic.W)/2, Y: card.Y + 16, W: pic.W, H: pic.H}
	if home := m.Home; grown < 1 {
		if home.W <= 0 {
			home = at.Centre(at.W*0.3, at.H*0.3)
		}
		home = home.Centre(min(home.W, home.H*m.Aspect), min(home.H, home.W/m.Aspect))
		mix := func(a, b float64) float64 { return a + (b-a)*grown }
		at = widgets.Rect{X: mix(home.X, at.X), Y: mix(home.Y, at.Y), W: mix(home.W, at.W), H: mix(home.H, at.H)}
	} else {
		u.Shadow(card, 6, 24)
		u.BorderedBox(card, s.Sheet, s.Edge, 2, 4)
		_, low := card.Inset(16).CutTop(pic.H + 6)
		line, low := low.CutTop(kh)
		u.FitLabel(line, m.Kind, kind)
		_, low = low.CutTop(u.Text(low, m.Title, title) + 4)
		u.Text(low, m.Words, words)
	}
	m.Paint(u, at, min(1, max(0, p-momentGrown)/(momentTurned-momentGrown)))
}
