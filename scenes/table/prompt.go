package table

import (
	"cmp"
	"image/color"
	"math"
	"time"
	"unicode"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// prompt is the line that says what can be done now and why.
type prompt struct {
	*game
	pointing *Pointing
	catchUp  *catchUp
	lesson   *lesson
	problem  *problem
	thinking time.Time // since when a bot thinks
	study    *study
}

// height is the room for the prompt beside the sidebar: one line, or two of them
// where large type and a small window leave one too short. It does not depend on
// what is said, so that nothing jumps; but while the game is looked back through and was not analysed,
// one sentence is said all the time, and the bar needs room. Once it was, there is room for what is said
// of a decision in small words.
func (p *prompt) height(u *widgets.UI, w float64) float64 {
	plain := p.study.review.on && p.study.found == nil && u.TextWidth(p.lookingBack(), promptStyle) <= w-promptEdge
	high := u.LineHeight(widgets.Body) + 10
	if w < 680*max(1, u.TextScale) && !plain {
		high = 2*u.LineHeight(widgets.Body) + 10
	}
	if p.study.found != nil && p.study.review.on {
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

// lookingBack is what is said while somebody looks back through a game.
func (p *prompt) lookingBack() string {
	return "You are looking back. " + p.app.KeyName(input.Menu) + " returns to the game."
}

func (p *prompt) frame(u *widgets.UI, r widgets.Rect) {
	words, colour, waits := p.words(u, r)
	if p.thinks(u) {
		waits = false
		if who, _ := p.play.Thinking(); words == "" {
			words = p.play.Name(who) + " is thinking…"
		}
		for i := range 3 { // three dots, where the light of one's own turn would be
			u.Box(widgets.Rect{X: r.X + 6 + 7*float64(i), Y: r.Y + r.H/2 - 2, W: 4, H: 4}, u.Theme.PaleSoft, 2)
		}
	}
	write := func() {
		st := promptStyle
		st.Colour = colour
		u.FitText(widgets.Rect{X: r.X + 28, Y: r.Y, W: r.W - promptEdge, H: r.H}, p.Named(words), st)
	}
	if waits { // what the others do is said when it is done
		u.Quietly(write)
		return
	}
	write()
}

// words are what is said, the colour, and whether those who look only wait. A light stands before
// the words for those whose turn it is.
func (p *prompt) words(u *widgets.UI, r widgets.Rect) (words string, colour color.RGBA, waits bool) {
	words, colour = p.play.View().Prompt(), u.Theme.PaleSoft
	advice, hinted := p.pointing.advice()
	switch {
	case p.catchUp.on:
		words = "You are watching what happened while you were away. " + p.app.KeyName(input.Skip) + " skips to now."
	case p.play.Reviewing() && p.study.words() != "":
		words, colour = p.study.words(), u.Theme.Pale
	case p.play.Reviewing():
		words = p.lookingBack()
	case p.lesson.continues():
		words = "Read the lesson, then press Continue."
	case p.held():
		words = "Paused. " + p.app.KeyName(input.Pause) + " resumes, and " + p.quoted(input.Step) + " plays one move."
		colour = u.Theme.Gold
	case p.lesson.waits(), p.lesson.announced() != "":
		words = "" // the caption says what to do
	case p.problem.on && !p.problem.open():
		words = p.problem.prompt()
	case p.play.Replaying() > 0 && !p.pointing.lesson.on:
		words = "These moves are played for you. " + p.app.KeyName(input.Skip) + " plays the next one at once."
	case hinted:
		words, colour = advice.Why, u.Theme.Gold
	case p.pointing.playable():
		if p.lesson.on && p.lesson.asks() {
			words = "Your move: do what the lesson asks." // it allows one move, and the view tells of all
		}
		if p.pointing.inHand() != "" || p.pointing.chooser.open {
			words = cmp.Or(p.board.Narrate(p.pointing.Picked()), words)
		}
		colour = u.Theme.Pale
		u.Box(widgets.Rect{X: r.X + 12, Y: r.Y + r.H/2 - 4, W: 8, H: 8}, u.Theme.Gold, 4)
	default:
		waits = true // the end too is said by the log, and by the results
	}
	return words, colour, waits
}

// quoted is the name of a key, in quotation marks where it is a sign that might be taken for that of the sentence.
func (p *prompt) quoted(a input.Action) string {
	name := p.app.KeyName(a)
	if r := []rune(name); len(r) == 1 && unicode.IsPunct(r[0]) {
		return "“" + name + "”"
	}
	return name
}

// held reports whether the bots wait until somebody lets them go on.
func (p *prompt) held() bool {
	return p.play.Paused() && !p.pointing.playable() && !p.play.Over()
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
