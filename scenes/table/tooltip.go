package table

import (
	"slices"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/pages"
	"intrigue/scenes/rulebook"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// tooltip is a sentence beside a target: why it cannot be chosen, or what it is.
type tooltip struct {
	target, words, clause string
	says                  string // the clause in its first sentence
	at                    widgets.Rect
	until                 time.Time
	explains              bool // stays until it is sent away, and leads to the rule
}

// refuse says beside a target why it cannot be chosen now.
func (s *Screen) refuse(target string) {
	words := "It cannot be chosen now."
	if e, ok := s.play.View().(rules.Explainer); ok {
		if w := e.WhyNot(target); w.Refused() {
			words = w.Text
		}
	}
	if s.lesson != nil && s.allowed(target) {
		words = "That would be allowed. The lesson asks for another move, though: it is the one that is marked."
	}
	s.refuseWith(target, words)
}

// refuseWith says words beside a target.
func (s *Screen) refuseWith(target, words string) {
	at, ok := s.spots.where(target)
	if !ok {
		s.app.Toast(s.named(words))
		return
	}
	s.app.Cue(sound.Deny)
	s.tooltip = tooltip{target: target, words: s.named(words), at: at, until: s.app.Clock().Add(reading(words))}
}

// allowed reports whether the rules, if not the lesson, know a move with a target.
func (s *Screen) allowed(target string) bool {
	return slices.ContainsFunc(s.play.Choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, target) })
}

// reading is how long a sentence stays: time to notice it and to read it.
func reading(words string) time.Duration {
	return 1200*time.Millisecond + time.Duration(len(words))*55*time.Millisecond
}

// Explain opens what a target is, with the way to its rule.
func (s *Screen) Explain(target string) {
	e, ok := s.play.View().(rules.Namer)
	if !ok {
		return
	}
	l := e.Label(target)
	words, clause := l.Text, l.Clause
	if words == "" {
		return
	}
	at, ok := s.spots.where(target)
	if !ok {
		at = widgets.Rect{X: s.app.UI().In.At.X, Y: s.app.UI().In.At.Y, W: 1, H: 1}
	}
	s.tooltip = tooltip{target: target, words: s.named(words), clause: clause, at: at, explains: true, says: rulebook.Parse(s.title.Game.About().Rules).First(clause)}
}

func (s *Screen) tooltips(u *widgets.UI) {
	b := &s.tooltip
	if b.words == "" {
		return
	}
	if !b.explains {
		if u.Now.After(b.until) {
			*b = tooltip{}
			return
		}
		u.WakeAt(b.until.Add(10 * time.Millisecond))
		u.Tooltip(b.at, b.words)
		return
	}
	u.Layer(func() { s.explanation(u) })
}

func (s *Screen) explanation(u *widgets.UI) {
	b := &s.tooltip
	u.AddHit(widgets.Hit{ID: "explain.away", R: widgets.Rect{W: u.W, H: u.H}, NoFocus: true})
	st := widgets.Style{Face: face.Text, Size: widgets.Large, Colour: u.Theme.Ink}
	w := min(u.W-24, u.Scaled(360))
	th := u.TextHeight(b.words, st, w-36)
	bh := u.LineHeight(widgets.Body) + 14
	soft := widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.InkSoft}
	sh, gap := 0.0, 0.0
	if b.says != "" {
		sh, gap = u.TextHeight(b.says, soft, w-36), 14
	}
	r := beneath(u, b.at, w, min(th+gap+sh+bh+44, u.H-16))
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
	in := widgets.Rect{X: r.X + 18, Y: r.Y + r.H - bh - 14, W: w - 36, H: bh}
	close := in
	rule := false
	if b.clause != "" {
		var left widgets.Rect
		left, close = in.CutLeft(in.W*0.62 - 4)
		close.X, close.W = close.X+8, close.W-8
		rule = u.Button("explain.rule", left, "Read the rule", widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.rules"})
	}
	if sc, ok := s.board.(PencilMarker); ok && sc.TakesPencil(b.target) {
		left, rest := close.CutLeft(close.H)
		close.X, close.W = rest.X+6, rest.W-6
		if u.Button("explain.pencil", left, "", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.pencil", Tooltip: s.app.Keyed("Pencil: cross out, circle, rub out. Only your side sees it", input.Pencil)}) {
			s.scribble(b.target)
		}
	}
	gone := u.Button("explain.close", close, "Close", widgets.ButtonOptions{Weight: widgets.Quiet})
	u.SetDefault("explain.close")
	clause := b.clause
	switch {
	case rule || clause != "" && u.Take(input.Rules):
		*b = tooltip{}
		s.app.Open(pages.NewRules(s.app, s.title.Subject(), clause))
	case gone || u.Clicked("explain.away") || u.Take(input.Menu) || u.Take(input.Undo):
		*b = tooltip{}
	}
}

// beneath is a place in the window for a sheet of w×h below what it is about, or above
// it where there is no room below.
func beneath(u *widgets.UI, at widgets.Rect, w, h float64) widgets.Rect {
	r := widgets.Rect{X: min(max(8, at.Mid().X-w/2), u.W-w-8), Y: at.Y + at.H + 10, W: w, H: h}
	if r.Y+h > u.H-8 {
		r.Y = min(max(8, at.Y-h-10), u.H-8-h)
	}
	return r
}
