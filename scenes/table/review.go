package table

import (
	"fmt"
	"math"
	"time"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/maps/face"
	"intrigue/scenes/table/study"
	"intrigue/scenes/widgets"
)

// review steps through the game, forwards and back.
type review struct {
	*game
	mode  // the one below; nil while the past is not looked at
	study study.Study
	reviewState
}

type reviewState struct {
	runs      bool
	follow    bool // the log has still to show where the review stands
	comesBack bool // something is watched again: at its end the table comes back
	next      time.Time
}

// on reports whether somebody looks back.
func (v *review) on() bool { return v.mode != nil }

func (v *review) below() *mode { return &v.mode }

// enter lays it over the mode of the table, as it was left or anew.
func (v *review) enter() {
	if !v.on() {
		v.mode, v.game.mode = v.game.mode, v
	}
}

func (v *review) open() {
	v.enter()
	v.reviewState = reviewState{}
	v.play.Seek(max(0, v.play.Len()-1))
}

// watch plays what has happened since a moment again, step by step, and comes back.
func (v *review) watch(from int) {
	v.enter()
	v.reviewState = reviewState{runs: true, follow: true, comesBack: true}
	v.play.Seek(from)
}

func (v *review) close() {
	v.game.mode, v.mode = v.mode, nil
	v.reviewState = reviewState{}
	v.play.Seek(v.play.Len())
}

func (v *review) leave() bool {
	v.close()
	return true
}

// ended closes what other people looked back at, or what was taken back.
func (v *review) ended(c change) {
	v.mode.ended(c)
	if c.handed || c.back {
		v.close()
	}
}

// prompt says what a decision that is judged was worth, or how to return.
func (v *review) prompt() sentence {
	if !v.play.Reviewing() {
		return v.mode.prompt()
	}
	if words := v.study.Words(); words != "" {
		return sentence{words: words, tone: usual}
	}
	return sentence{words: v.lookingBack()}
}

// lookingBack is what is said while somebody looks back through a game.
func (v *review) lookingBack() string {
	return "You are looking back. " + v.app.KeyName(input.Menu) + " returns to the game."
}

func (v *review) toggle() {
	if v.on() {
		v.close()
		return
	}
	v.open()
}

// seek shows the moment before entry i; Len is the present, still in review.
func (v *review) seek(i int) {
	v.play.Seek(min(max(i, 0), v.play.Len()))
	v.follow = true
}

// look shows the moment before an entry, and stays there.
func (v *review) look(entry int) {
	v.runs = false
	v.seek(entry)
}

// after shows the moment after so many entries; the bar then counts as many moves.
func (v *review) after(made int) {
	v.enter()
	v.seek(widgets.If(made < v.play.Len(), v.study.Moment(made-1), made))
}

// past steps through the game; the first step back opens the past.
func (v *review) past(step int) {
	switch {
	case v.on():
		v.walk(step)
	case step > 0:
	case v.play.Len() == 0:
		v.remark("Nothing has happened yet.")
	case !v.game.mode.guides():
		v.open()
	}
}

// walk goes a step through the game, or through the line that is shown in its place.
func (v *review) walk(step int) {
	if !v.study.WalkLine(step) {
		v.seek(v.play.Cursor() + step)
	}
	v.runs = false
}

// hold stops what plays by itself, or lets it play.
func (v *review) hold(u *widgets.UI) {
	v.runs = !v.runs && v.play.Reviewing()
	v.next = u.Now
}

// reviewBar is how the bar is laid out: the widths of what is written on it.
type reviewBar struct {
	since, close, count float64
	side                float64 // of a key
	rows                int
}

// measure decides how the bar of width w is laid out: in one row, or the keys above and the time line below.
func (v *review) measure(u *widgets.UI, w float64) reviewBar {
	st := widgets.Style{Face: face.UIMedium, Size: widgets.Body}
	m := reviewBar{close: u.TextWidth("Back to the table", st) + 30, side: study.KeyHeight(u), rows: 1}
	all := max(100, v.play.MovesBefore(v.play.Len())) // no number is wider than the last one
	count := fmt.Sprintf(widgets.If(v.study.CanStudy(), countNext, countMade), all, all)
	m.count = u.TextWidth(count, widgets.Style{Face: face.UI, Size: widgets.Tiny}) + 12
	if from, to := v.play.SinceOwnMove(); from < to && !v.play.Over() {
		m.since = u.TextWidth("Since you last looked", st) + 30
	}
	if 5*(m.side+5)+m.count+m.close+m.since+14+110 > w {
		m.side, m.rows = min(m.side, u.Scaled(34), (w-14-m.count)/6-5), 2
		if m.since > 0 {
			m.since = m.side
		}
	}
	return m
}

// high is the room that the bar takes without the strip of an analysis.
func (m reviewBar) high() float64 { return float64(m.rows)*(m.side+7) + 7 }

// height is the room the bar takes of that of the board.
func (v *review) height(u *widgets.UI, board widgets.Rect) float64 {
	high := v.measure(u, board.W).high()
	return high + v.study.Height(u, board.H-high)
}

// bar is the time line with its keys.
func (v *review) bar(u *widgets.UI, r widgets.Rect) {
	u.Box(r, u.Theme.BackgroundLight, 0)
	m := v.measure(u, r.W)
	if h := r.H - m.high(); h > 1 {
		var strip widgets.Rect
		strip, r = r.CutTop(h)
		v.study.Strip(u, strip)
	}
	in := r.Inset(7)
	steps, end := v.stepButtons(u, in, m.side)
	l := m.place(in, end)
	v.timeline(u, l)
	if m.since > 0 {
		v.sinceButton(u, l.since, m.rows == 2)
	}
	if u.Button("review.close", l.close, "Back to the table", widgets.ButtonOptions{Weight: widgets.Primary}) {
		v.close()
		return
	}
	steps()
	v.autoplay(u)
}

// stepButtons lays out the keys that go through the game, from the left. It returns what to do
// about them once all of the bar is laid out, and where they end.
func (v *review) stepButtons(u *widgets.UI, in widgets.Rect, side float64) (do func(), end float64) {
	x := in.X
	key := func(id, icon, tip string) bool {
		hit := u.Button(id, widgets.Rect{X: x, Y: in.Y, W: side, H: side}, "",
			widgets.ButtonOptions{Weight: widgets.Quiet, OnDark: true, Icon: icon, Tooltip: tip})
		x += side + 5
		return hit
	}
	first := key("review.first", "icon.first", "Go to the start")
	back := key("review.back", "icon.step-back", v.app.Keyed("Back one move", input.Left))
	icon := "icon.play"
	if v.runs {
		icon = "icon.pause"
	}
	play := key("review.play", icon, "Play")
	on := key("review.on", "icon.step-forward", v.app.Keyed("Forward one move", input.Right))
	last := key("review.last", "icon.last", "Go to the latest move")
	at, n := v.play.Cursor(), v.play.Len()
	return func() {
		switch {
		case first:
			v.seek(0)
		case back, u.Take(input.Left):
			v.walk(-1)
		case on, u.Take(input.Right):
			v.walk(1)
		case last:
			v.seek(n)
		case play:
			v.runs, v.next = !v.runs, time.Time{}
			if at == n {
				v.seek(0)
			}
		}
	}, x
}

// reviewPlaces are the places on the bar to the right of its keys, or below them.
type reviewPlaces struct{ line, count, since, close widgets.Rect }

// place lays out the bar in, whose keys end at x.
func (m reviewBar) place(in widgets.Rect, x float64) (l reviewPlaces) {
	end, side := in.X+in.W, m.side
	l.close = widgets.Rect{X: end - m.close, Y: in.Y, W: m.close, H: side}
	l.since = widgets.Rect{X: l.close.X - m.since - 6, Y: in.Y, W: m.since, H: side}
	l.line = widgets.Rect{X: x + 6, Y: in.Y, W: l.since.X - x - 18 - m.count, H: side}
	l.count = widgets.Rect{X: l.line.X + l.line.W + 6, Y: in.Y, W: m.count, H: side}
	if m.rows == 2 {
		l.close.Y += side + 7
		l.line = widgets.Rect{X: in.X, Y: l.close.Y, W: l.close.X - in.X - 8, H: side}
		l.since.X = x
		l.count.X = end - m.count
	}
	return l
}

// timeline is the time line and how far along it the review stands.
func (v *review) timeline(u *widgets.UI, l reviewPlaces) {
	at, n := v.play.Cursor(), v.play.Len()
	if l.line.W > 60 {
		u.Box(l.line.Centre(l.line.W, 8), widgets.Fade(u.Theme.Pale, 0.15), 4)
		was := float64(at) / float64(max(1, n))
		if now := u.Slider("review.time", l.line, was); now != was {
			v.seek(int(math.Round(now * float64(n))))
			v.runs = false
		}
	}
	u.Label(l.count, v.count(at), widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.PaleSoft})
}

// What count says.
const countMade, countNext = "%d of %d", "Before move %d of %d"

// count is how many moves were made at a moment, or, where an analysis tells of the one that comes next, which one that is.
func (v *review) count(at int) string {
	made, all := v.play.MovesBefore(at), v.play.MovesBefore(v.play.Len())
	if next := v.play.MovesBefore(v.study.Told(at) + 1); next > made {
		return fmt.Sprintf(countNext, next, all)
	}
	return fmt.Sprintf(countMade, made, all)
}

// sinceButton is the key that plays what others did since one decided last.
func (v *review) sinceButton(u *widgets.UI, r widgets.Rect, small bool) {
	words, o := "Since you last looked", widgets.ButtonOptions{Weight: widgets.Quiet, OnDark: true}
	if small {
		words, o.Icon, o.Tooltip = "", "icon.eye", words
	}
	if u.Button("review.since", r, words, o) {
		from, _ := v.play.SinceOwnMove()
		v.seek(from)
		v.runs, v.next = true, time.Time{}
	}
}

// autoplay lets the review play by itself.
func (v *review) autoplay(u *widgets.UI) {
	if !v.runs {
		return
	}
	if !v.play.Reviewing() {
		v.runs = false
		if v.comesBack {
			v.close()
		}
		return
	}
	pause := max(leastPause, session.Speed(v.app.Settings.Speed).Delay())
	if v.next.IsZero() {
		v.next = u.Now
		if v.comesBack {
			v.next = u.Now.Add(pause) // first the moment at which it began
		}
	}
	if !u.Now.Before(v.next) || u.Take(input.Skip) {
		v.seek(v.play.Cursor() + 1)
		v.next = u.Now.Add(pause)
	}
	u.WakeAt(v.next)
}

// leastPause is how long a step of a review that plays by itself lasts, however fast bots are.
const leastPause = 250 * time.Millisecond
