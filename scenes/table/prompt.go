package table

import (
	"image/color"
	"math"
	"time"

	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// prompt is the line that says what can be done now and why.
type prompt struct {
	*game
	review   *review
	thinking time.Time // since when a bot thinks
}

// height is the room for the prompt beside the sidebar: two lines, as hints need. It does not depend on what is said, so that
// nothing jumps; but while the game is looked back through and was not analysed, one sentence is said all the time, and the
// bar needs room. Once it was, there is room for what is said of a decision.
func (p *prompt) height(u *widgets.UI, w float64) float64 {
	lines := 2.0
	switch past := p.review.on(); {
	case past && p.review.study.Begun():
		lines = max(lines, math.Ceil(longVerdict*u.TextWidth("e", promptStyle)/(w-promptEdge)))
	case past && u.TextWidth(p.review.lookingBack(), promptStyle) <= w-promptEdge:
		lines = 1
	}
	return lines*u.LineHeight(widgets.Body) + widgets.If(lines > 1, promptGap, 10.0)
}

// longVerdict is how many letters are said of a decision, but for very few.
const longVerdict = 380

// promptStyle is how the prompt is written, promptEdge what its line has beside the words.
var promptStyle = widgets.Style{Face: face.UIMedium, Size: widgets.Body}

const promptEdge = 40

// promptGap is what several lines have above and below them together.
const promptGap = 6.0

// frame lays out the prompt in r. What is longer than that has further lines, which lie over the foot of the board: words never
// shrink, and nothing else moves for them. It returns where the prompt stands.
func (p *prompt) frame(u *widgets.UI, r widgets.Rect) widgets.Rect {
	said := p.mode.prompt()
	st := promptStyle
	st.Colour = [...]color.RGBA{dim: u.Theme.PaleSoft, usual: u.Theme.Pale, golden: u.Theme.Gold}[said.tone]
	words := p.Named(said.words)
	thinks := p.thinks(u)
	if thinks && said.words == "" {
		who, _ := p.play.Thinking()
		words = p.play.Name(who) + " is thinking…"
	}
	more := max(0, u.TextHeight(words, st, r.W-promptEdge)+promptGap-r.H)
	r.Y, r.H = r.Y-more, r.H+more
	lay := func() {
		switch {
		case thinks: // three dots, where the light of a turn would be
			for i := range 3 {
				u.Box(widgets.Rect{X: r.X + 6 + 7*float64(i), Y: r.Y + r.H/2 - 2, W: 4, H: 4}, u.Theme.PaleSoft, 2)
			}
		case said.turn:
			u.Box(widgets.Rect{X: r.X + 12, Y: r.Y + r.H/2 - 4, W: 8, H: 8}, u.Theme.Gold, 4)
		}
		write := func() {
			u.FitText(widgets.Rect{X: r.X + 28, Y: r.Y, W: r.W - promptEdge, H: r.H}, words, st)
		}
		if said.waits && !thinks { // what the others do is said when it is done
			u.Quietly(write)
			return
		}
		write()
	}
	if more == 0 {
		lay()
		return r
	}
	u.Overlay(func() { // above what hangs over the foot of the board
		u.Box(widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: more + 1}, u.Theme.Background, 0)
		u.Box(widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, widgets.Fade(u.Theme.Pale, 0.12), 0)
		lay()
	})
	return r
}

// thinks reports whether a bot has thought long enough to say so: quick ones would only make the sign flicker.
func (p *prompt) thinks(u *widgets.UI) bool {
	if _, thinking := p.play.Thinking(); !thinking {
		p.thinking = time.Time{}
		return false
	}
	if p.thinking.IsZero() {
		p.thinking = u.Now
	}
	due := p.thinking.Add(300 * time.Millisecond)
	if u.Now.Before(due) {
		u.WakeAt(due)
		return false
	}
	return true
}
