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

// height is the room for the prompt beside the sidebar: one line, or two of them
// where large type and a small window leave one too short. It does not depend on
// what is said, so that nothing jumps; but while the game is looked back through and was not analysed,
// one sentence is said all the time, and the bar needs room. Once it was, there is room for what is said
// of a decision in small words.
func (p *prompt) height(u *widgets.UI, w float64) float64 {
	past, analysed := p.review.on(), p.review.study.Begun()
	plain := past && !analysed && u.TextWidth(p.review.lookingBack(), promptStyle) <= w-promptEdge
	high := u.LineHeight(widgets.Body) + 10
	if w < 680*max(1, u.TextScale) && !plain {
		high = 2*u.LineHeight(widgets.Body) + 10
	}
	if past && analysed {
		lines := math.Ceil(longVerdict * smallLetter / (w - promptEdge))
		high = max(high, lines*smallLine+2)
	}
	return high
}

// longVerdict is how many letters are said of a decision, but for very few. smallLetter and smallLine are the
// width of a letter and the height of a line in the smallest words that FitText writes, in points.
const longVerdict, smallLetter, smallLine = 310, 5.9, 15

// promptStyle is how the prompt is written, promptEdge what its line has beside the words.
var promptStyle = widgets.Style{Face: face.UIMedium, Size: widgets.Body}

const promptEdge = 40

func (p *prompt) frame(u *widgets.UI, r widgets.Rect) {
	said := p.mode.prompt()
	if said.turn {
		u.Box(widgets.Rect{X: r.X + 12, Y: r.Y + r.H/2 - 4, W: 8, H: 8}, u.Theme.Gold, 4)
	}
	if p.thinks(u) {
		said.waits = false
		if who, _ := p.play.Thinking(); said.words == "" {
			said.words = p.play.Name(who) + " is thinking…"
		}
		for i := range 3 { // three dots, where the light of one's own turn would be
			u.Box(widgets.Rect{X: r.X + 6 + 7*float64(i), Y: r.Y + r.H/2 - 2, W: 4, H: 4}, u.Theme.PaleSoft, 2)
		}
	}
	write := func() {
		st := promptStyle
		st.Colour = [...]color.RGBA{dim: u.Theme.PaleSoft, usual: u.Theme.Pale, golden: u.Theme.Gold}[said.tone]
		u.FitText(widgets.Rect{X: r.X + 28, Y: r.Y, W: r.W - promptEdge, H: r.H}, p.Named(said.words), st)
	}
	if said.waits { // what the others do is said when it is done
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
