package pimpernel

import (
	"fmt"
	"image/color"
	"time"

	contract "intrigue/rules"
	rules "intrigue/rules/pimpernel"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// rite is the completion of a mission as a small ceremony: the five mission spaces,
// one after the other.
type rite struct {
	began  time.Time
	report rules.Completion
	told   int // steps whose sound was made
}

// How long each of the five steps stands alone, and all of them together.
const (
	riteStep = 1100 * time.Millisecond
	riteRest = 3200 * time.Millisecond
)

// completed notices that a mission was completed between two views.
func (b *Board) completed(old, v rules.View) {
	if c := v.Completion; c.Mission > 0 && !c.Running && (old.Completion.Running || old.Completion.Mission != c.Mission) {
		b.celebrate(c)
	}
}

func (b *Board) celebrate(c rules.Completion) { b.rite = rite{began: b.now, report: c} }

// ceremony lays the sheet of the completion over the map: who decided each part, what
// was used, what fell short, and the points by seat, which run up.
func (b *Board) ceremony(u *widgets.UI, r widgets.Rect) {
	c := b.rite.report
	if c.Mission == 0 {
		return
	}
	d := u.Now.Sub(b.rite.began)
	step := int(d / riteStep)
	if b.seat.Still() {
		step = len(c.Steps)
	}
	if d > time.Duration(len(c.Steps))*riteStep+riteRest {
		b.rite = rite{}
		return
	}
	u.Later(b.rite.began.Add(time.Duration(step+1) * riteStep))
	if step > b.rite.told && step <= len(c.Steps) {
		b.rite.told = step
		b.seat.Cue(sound.Stamp)
	}
	rowH := max(34, u.LineH(widgets.Body)+12)
	w := min(r.W-40, u.Grow(560))
	h := u.LineH(widgets.Head) + float64(len(c.Steps))*rowH + 34
	box := widgets.Rect{X: r.X + (r.W-w)/2, Y: r.Y + (r.H-h)/2, W: w, H: min(h, r.H-20)}
	u.Place(widgets.Hit{ID: "ceremony.away", R: r, Skip: true, Press: true})
	u.Box(r, widgets.Fade(around, 0.35), 0)
	u.Paper(box)
	in := box.Inset(16)
	title, rest := in.Top(u.LineH(widgets.Head))
	u.Shrunk(title, fmt.Sprintf("Mission %d: %s", c.Mission, c.Goal), widgets.Style{Face: face.Heading, Size: widgets.Head, Colour: u.Theme.Ink})
	for i, s := range c.Steps {
		if i >= step {
			break
		}
		b.resolved(u, widgets.Rect{X: rest.X, Y: rest.Y + float64(i)*rowH, W: rest.W, H: rowH - 4}, s)
	}
	if u.Clicked("ceremony.away") {
		b.rite = rite{}
	}
}

// resolved is one mission space: whose cube lay there, what came of it.
func (b *Board) resolved(u *widgets.UI, r widgets.Rect, s rules.Resolved) {
	th := u.Theme
	u.Rule(widgets.Rect{X: r.X, Y: r.Y + r.H + 1, W: r.W, H: 1}, widgets.Fade(th.Line, 0.6))
	side := r.H - 8
	u.Sprite(widgets.Rect{X: r.X, Y: r.Y + 4, W: side, H: side}, b.view.Label(s.Spot.ID()).Sprite, sepia)
	x := r.X + side + 8
	if s.Cube >= 0 {
		m := cube(s.Cube)
		u.Sprite(widgets.Rect{X: x, Y: r.Y + 6, W: side - 4, H: side - 4}, m.Sprite, m.Tint)
	}
	x += side + 6
	ink, words := color.RGBA{0x2E, 0x6B, 0x3A, 255}, "done"
	if s.Short {
		ink, words = scarlet, lacking(s)
	}
	u.Shrunk(widgets.Rect{X: x, Y: r.Y, W: r.W*0.42 - (x - r.X), H: r.H}, capital(s.Spot.String())+": "+words,
		widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: ink})
	// The points by seat, as cubes with their number.
	at := r.X + r.W
	st := widgets.Style{Face: face.UIBold, Size: widgets.Body, Colour: th.Ink}
	for seat := len(s.Points) - 1; seat >= 0; seat-- {
		n := s.Points[seat]
		if n == 0 {
			continue
		}
		txt := fmt.Sprintf("+%d", n)
		tw := u.Wide(txt, st) + 4
		at -= tw
		u.Label(widgets.Rect{X: at, Y: r.Y, W: tw, H: r.H}, txt, st)
		at -= side
		m := cube(contract.Seat(seat))
		u.Sprite(widgets.Rect{X: at, Y: r.Y + 6, W: side - 4, H: side - 4}, m.Sprite, m.Tint)
		at -= 10
	}
}

// lacking says what a part fell short of.
func lacking(s rules.Resolved) string {
	missing := 0
	for _, n := range s.Lacks {
		missing += n
	}
	switch {
	case missing == 1:
		return "short of 1 cube"
	case missing > 1:
		return fmt.Sprintf("short of %d cubes", missing)
	case s.Gaps == 1:
		return "1 space empty"
	case s.Gaps > 1:
		return fmt.Sprintf("%d spaces empty", s.Gaps)
	}
	return "fell short"
}
