package table

import (
	"slices"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/rulebook"
	"intrigue/scenes/sound"
	"intrigue/scenes/table/sheet"
	"intrigue/scenes/widgets"
)

// tooltips say a sentence beside a target, one at a time: why it cannot be chosen, or
// what it is.
type tooltips struct {
	*game
	now tooltip
}

// tooltip is one such sentence.
type tooltip struct {
	target, words string
	clause, says  string // a clause, and its first sentence
	at            widgets.Rect
	until         time.Time
	explains      bool // stays until it is closed, and leads to the rule
}

// open reports whether a sentence is there.
func (t *tooltips) open() bool { return t.now.words != "" }

func (t *tooltips) close() { t.now = tooltip{} }

func (t *tooltips) ended(change) { t.close() }

// refuse says beside a target why it cannot be chosen now.
func (t *tooltips) refuse(target string) {
	words := "You can't choose this now."
	if w := t.play.View().WhyNot(target); w.Refused() {
		words = w.Text
	}
	if why, _ := t.mode.refusal(target); why != "" {
		words = why
	}
	t.refuseWith(target, words)
}

// refuseWith says words beside a target.
func (t *tooltips) refuseWith(target, words string) {
	at, ok := t.spots.where(target)
	if !ok {
		t.remark(t.Named(words))
		return
	}
	t.say(target, words, at)
}

// say says words beside a rectangle for a while.
func (t *tooltips) say(target, words string, at widgets.Rect) {
	t.app.Cue(sound.Deny)
	t.app.Say(t.Named(words))
	// It stays as long as it takes to notice and to read it.
	until := t.app.Clock().Add(1200*time.Millisecond + time.Duration(len(words))*55*time.Millisecond)
	t.now = tooltip{target: target, words: t.Named(words), at: at, until: until}
}

// explain opens what a target is, with the way to its rule; waits says that it cannot be chosen yet.
func (t *tooltips) explain(target string, waits bool) {
	l := t.label(target)
	if l.Text == "" {
		return
	}
	at, ok := t.spots.where(target)
	if !ok {
		pointer := t.app.UI().In.At
		at = widgets.Rect{X: pointer.X, Y: pointer.Y, W: 1, H: 1}
	}
	words := l.Whole()
	if l.First != "" && waits {
		words += " " + l.First
	}
	t.now = tooltip{target: target, words: t.Named(words), clause: l.Clause, at: at, explains: true,
		says: rulebook.Parse(t.title.Game.About().Rules).First(l.Clause)}
}

// offSidebar is what a tooltip about a place keeps in sight: the sidebar, unless the place lies in it.
func offSidebar(at, side widgets.Rect) []widgets.Rect {
	if at.Mid().X < side.X {
		return []widgets.Rect{side}
	}
	return nil
}

func (t *tooltips) frame(u *widgets.UI, side widgets.Rect) {
	b := &t.now
	switch {
	case b.words == "":
	case b.explains:
		u.Layer(func() { t.explanation(u) })
	case u.Now.After(b.until):
		t.close()
	default:
		u.WakeAt(b.until.Add(10 * time.Millisecond))
		u.Note(b.at, b.words, offSidebar(b.at, side)...)
	}
}

// explanation is a tooltip that stays: words, the first sentence of its clause, keys below.
func (t *tooltips) explanation(u *widgets.UI) {
	b := &t.now
	u.Shade("explain.away")
	st := widgets.Style{Face: face.Text, Size: widgets.Large, Colour: u.Theme.Ink}
	w := min(u.W-24, u.Scaled(360))
	th := u.TextHeight(b.words, st, w-36)
	bh := u.LineHeight(widgets.Body) + 14
	soft := widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.InkSoft}
	sh, gap := 0.0, 0.0
	if b.says != "" {
		sh, gap = u.TextHeight(b.says, soft, w-36), 14
	}
	r := sheet.Below(u, b.at, w, min(th+gap+sh+bh+44, u.H-16))
	u.Paper(r)
	body := widgets.Rect{X: r.X + 18, Y: r.Y + 16, W: w - 22, H: r.H - bh - 40}
	u.Scroll("explain", body, func(col widgets.Rect) float64 {
		in := widgets.Rect{X: col.X, Y: col.Y, W: w - 36, H: th}
		u.Text(in, b.words, st)
		if b.says != "" {
			u.Rule(widgets.Rect{X: in.X, Y: in.Y + th + 7, W: in.W, H: 1}, u.Theme.Line)
			u.Text(widgets.Rect{X: in.X, Y: in.Y + th + gap, W: in.W, H: sh}, b.says, soft)
		}
		return th + gap + sh
	})
	t.explanationButtons(u, widgets.Rect{X: r.X + 18, Y: r.Y + r.H - bh - 14, W: w - 36, H: bh})
}

// explanationButtons lead to the rule, mark the target with a pencil and close the sheet.
func (t *tooltips) explanationButtons(u *widgets.UI, close widgets.Rect) {
	target, clause := t.now.target, t.now.clause
	rule := false
	if clause != "" {
		var left widgets.Rect
		left, close = close.CutLeft(close.W*0.62 - 4)
		close.X, close.W = close.X+8, close.W-8
		rule = u.Button("explain.rule", left, "Read the rule", widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.rules"})
	}
	if t.label(target).Pencil {
		left, rest := close.CutLeft(close.H)
		close.X, close.W = rest.X+6, rest.W-6
		if u.Button("explain.pencil", left, "", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.pencil",
			Tooltip: t.app.Keyed("Pencil: cross out, circle or erase. Only your side sees it", input.Pencil)}) {
			t.scribble(target)
		}
	}
	gone := u.Button("explain.close", close, "Close", widgets.ButtonOptions{Weight: widgets.Quiet})
	u.SetDefault("explain.close")
	switch {
	case rule || clause != "" && u.Take(input.Rules):
		t.close()
		t.match.OpenRules(clause)
	case gone || u.Clicked("explain.away") || u.Take(input.Menu) || u.Take(input.Undo):
		t.close()
	}
}

// tooltip says what is pointed at, beside it. That of a place on the board stays off the sidebar,
// which is read beside it.
func (p *Pointing) tooltip(u *widgets.UI, side widgets.Rect) {
	_, carried := p.builder.Dragged()
	if p.hot == "" || p.tooltipSuppressed.on(u) && !carried || u.In.Dragging && !carried || !u.Active() || p.tooltips.open() {
		return
	}
	if c, hinted := p.Hint(); hinted && u.Keyboard && slices.Contains(c.Path, p.hot) {
		return // the hint, which has led the focus there, says why
	}
	if words := p.board.Tooltip(p.hot); words != "" {
		at, ok := p.spots.where(p.hot)
		if sp, twin := p.spots.named(pointed(u)); twin && sp.ID == p.hot {
			at, ok = sp.R, true // the one of its spots that is pointed at
		}
		if ok {
			keep := append(p.siblings(p.hot), offSidebar(at, side)...)
			keep = append(keep, p.board.Layout(u).Sheltered)
			u.Tooltip(at, p.Named(words), keep...)
		}
	}
}

// siblings are the places of the other words that can be chosen beside a word: a player who reads what
// one of them does wants to see the others.
func (p *Pointing) siblings(target string) (all []widgets.Rect) {
	if !isWord(target) {
		return nil
	}
	for _, id := range p.words() {
		if at, ok := p.spots.where(id); ok && id != target {
			all = append(all, at)
		}
	}
	return all
}
