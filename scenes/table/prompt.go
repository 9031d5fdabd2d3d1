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
	scrolled string    // the newest words that had to scroll
}

// height is the room for the prompt beside the sidebar: for the longest hint, but for two lines at least, and for no more than
// promptShare of the window. It does not depend on what is said, so that nothing jumps; but while the game is looked back through
// and was not analysed, one sentence is said all the time, and the bar needs room. Once it was, there is room for what is said of
// a decision.
func (p *prompt) height(u *widgets.UI, w float64) float64 {
	room := func(letters float64) float64 {
		return math.Ceil(letters * u.TextWidth("e", promptStyle) / (w - promptEdge))
	}
	lh := u.LineHeight(widgets.Body)
	lines := max(2, min(room(longHint), math.Floor((promptShare*u.H-promptGap)/lh)))
	switch past := p.review.on(); {
	case past && p.review.study.Begun():
		lines = max(2, room(longVerdict))
	case past && u.TextWidth(p.review.lookingBack(), promptStyle) <= w-promptEdge:
		lines = 1
	}
	return lines*lh + widgets.If(lines > 1, promptGap, 10.0)
}

// longHint and longVerdict are how wide the longest hints are, with some 150 letters, and what is said of a decision, but for very
// few, in widths of an e.
const longHint, longVerdict = 130, 380

const promptShare = 0.16

// promptStyle is how the prompt is written, promptEdge what its line has beside the words.
var promptStyle = widgets.Style{Face: face.UIMedium, Size: widgets.Body}

const promptEdge = 40

// promptGap is what several lines have above and below them together.
const promptGap = 6.0

// frame lays out the prompt in r. What is longer than that scrolls: words never shrink, nothing else moves for them, and they cover
// nothing.
func (p *prompt) frame(u *widgets.UI, r widgets.Rect) {
	said := p.mode.prompt()
	st := promptStyle
	st.Colour = [...]color.RGBA{dim: u.Theme.PaleSoft, usual: u.Theme.Pale, golden: u.Theme.Gold}[said.tone]
	words := p.Named(said.words)
	thinks := p.thinks(u)
	if thinks && said.words == "" {
		who, _ := p.play.Thinking()
		words = p.play.Name(who) + " is thinking…"
	}
	switch {
	case thinks: // three dots, where the light of a turn would be
		for i := range 3 {
			u.Box(widgets.Rect{X: r.X + 6 + 7*float64(i), Y: r.Y + r.H/2 - 2, W: 4, H: 4}, u.Theme.PaleSoft, 2)
		}
	case said.turn:
		u.Box(widgets.Rect{X: r.X + 12, Y: r.Y + r.H/2 - 4, W: 8, H: 8}, u.Theme.Gold, 4)
	}
	write := func() {
		at := widgets.Rect{X: r.X + 28, Y: r.Y, W: r.W - promptEdge, H: r.H}
		if high := u.TextHeight(words, st, at.W); high <= at.H {
			at.Y += (at.H - high) / 2
			u.Text(at, words, st)
			return
		}
		if words != p.scrolled {
			p.scrolled = words
			u.ScrollTo("prompt", 0)
		}
		u.Scroll("prompt", at, func(col widgets.Rect) float64 { return u.Text(col, words, st) })
	}
	if said.waits && !thinks { // what the others do is said when it is done
		u.Quietly(write)
		return
	}
	write()
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
