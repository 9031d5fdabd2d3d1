package table

import (
	"cmp"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/app"
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
	clause, says  string       // the id of a clause, and its first sentence
	at            widgets.Rect // what it stands beside
	until         time.Time    // it is seen, unless it explains
	explains      bool         // it stays until it is closed, and leads to the rule
}

// open reports whether a sentence is there.
func (t *tooltips) open() bool { return t.now.words != "" }

func (t *tooltips) close() { t.now = tooltip{} }

func (t *tooltips) ended(change) { t.close() }

// refuse says beside a target why it cannot be chosen now.
func (t *tooltips) refuse(target string) {
	why, _ := t.mode.refusal(target)
	t.refuseWith(target, cmp.Or(why, t.play.View().WhyNot(target).Text, "You can't choose this now."))
}

// refuseWith says words beside a target, or at the top of the window where it lies nowhere.
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
func offSidebar(at, sidebar widgets.Rect) []widgets.Rect {
	if at.Mid().X < sidebar.X {
		return []widgets.Rect{sidebar}
	}
	return nil
}

// frame shows the sentence that is there, as long as it is.
func (t *tooltips) frame(u *widgets.UI, sidebar widgets.Rect) {
	switch now := &t.now; {
	case !t.open():
	case now.explains:
		u.Layer(func() { t.explanation(u) })
	case u.Now.After(now.until):
		t.close()
	default:
		u.WakeAt(now.until.Add(10 * time.Millisecond))
		keep := offSidebar(now.at, sidebar)
		for _, id := range t.spots.explained { // what a lesson speaks of
			if r, ok := t.spots.where(id); ok && id != now.target {
				keep = append(keep, r)
			}
		}
		u.Note(now.at, now.words, keep...)
	}
}

// explanation is a tooltip that stays: words, the first sentence of its clause, keys below.
func (t *tooltips) explanation(u *widgets.UI) {
	now := &t.now
	u.Shade("explain.away")
	w := min(u.W-24, u.Scaled(360))
	words, rule := app.Ink(u, face.Text, widgets.Large), widgets.Line(face.TextItalic, widgets.Body, u.Theme.InkSoft)
	wordsH, gap, ruleH := u.TextHeight(now.words, words, w-36), 0.0, 0.0
	if now.says != "" {
		gap, ruleH = 14, u.TextHeight(now.says, rule, w-36)
	}
	keys := u.LineHeight(widgets.Body) + 14
	r := sheet.Below(u, now.at, w, min(wordsH+gap+ruleH+keys+44, u.H-16))
	u.Paper(r)
	body := widgets.Rect{X: r.X + 18, Y: r.Y + 16, W: w - 22, H: r.H - keys - 40}
	u.Scroll("explain", body, func(col widgets.Rect) float64 {
		col.W = w - 36
		u.Text(col, now.words, words)
		if now.says != "" {
			u.Rule(widgets.Rect{X: col.X, Y: col.Y + wordsH + 7, W: col.W, H: 1}, u.Theme.Line)
			u.Text(widgets.Rect{X: col.X, Y: col.Y + wordsH + gap, W: col.W}, now.says, rule)
		}
		return wordsH + gap + ruleH
	})
	t.explanationButtons(u, widgets.Rect{X: r.X + 18, Y: r.Y + r.H - keys - 14, W: w - 36, H: keys})
}

// explanationButtons lead to the rule, mark the target with a pencil and close the sheet: side by side in r, which is that of
// the last in the end.
func (t *tooltips) explanationButtons(u *widgets.UI, r widgets.Rect) {
	target, clause := t.now.target, t.now.clause
	rule := false
	if clause != "" {
		var left widgets.Rect
		left, r = r.CutLeft(r.W*0.62 - 4)
		r.X, r.W = r.X+8, r.W-8
		rule = u.Button("explain.rule", left, "Read the rule", widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.rules"})
	}
	if t.label(target).Pencil {
		left, rest := r.CutLeft(r.H)
		r.X, r.W = rest.X+6, rest.W-6
		if u.Button("explain.pencil", left, "", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.pencil",
			Tooltip: t.app.Keyed("Pencil: cross out, circle or erase. Only your side sees it", input.Pencil)}) {
			t.scribble(target)
		}
	}
	gone := u.Button("explain.close", r, "Close", widgets.ButtonOptions{Weight: widgets.Quiet})
	u.SetDefault("explain.close")
	switch {
	case rule || clause != "" && u.Take(input.Rules):
		t.close()
		t.match.OpenRules(clause)
	case gone || u.Clicked("explain.away") || u.Take(input.Menu) || u.Take(input.Undo):
		t.close()
	}
}

// Reader shows a card at reading size: all its words, its keywords explained beside
// it. It lies beside what it is about and never covers it.
type Reader interface {
	// ReadSize is how large a target's card is at reading size; not ok for what is no card.
	ReadSize(u *widgets.UI, target string) (w, h float64, ok bool)
	// Read paints it.
	Read(u *widgets.UI, r widgets.Rect, target string)
	// KeepInSight is what a card that is read should leave in sight: what the board lights for it.
	KeepInSight(target string) []widgets.Rect
}

// reader shows the card that is pointed at, after a moment.
type reader struct {
	*game
	target string    // what is pointed at, "" for nothing,
	since  time.Time // and since when
}

// readerDelay is how long a player must point at a card before it is shown large.
const readerDelay = 350 * time.Millisecond

// frame shows the card of a target that is pointed at; "" is none, and while something else is done. What has
// come to lie below a resting mouse is not pointed at. The card lies above the line that asks or advises, where it has room
// there. Where a hint has led the keys to the target, it is not shown if it would cover the hint.
func (c *reader) frame(u *widgets.UI, target string, line widgets.Rect, hinted bool) {
	b, ok := c.board.(Reader)
	if target != c.target || !u.Aimed() {
		c.target, c.since = target, u.Now
	}
	if !ok || target == "" || !u.Aimed() {
		return
	}
	w, h, ok := b.ReadSize(u, target)
	at, known := c.spots.where(target)
	if !ok || !known {
		return
	}
	if due := c.since.Add(readerDelay); u.Now.Before(due) {
		u.WakeAt(due)
		return
	}
	r := sheet.AboveLine(sheet.Beside(u, at, w, h), at, line)
	if keep := b.KeepInSight(target); len(keep) > 0 {
		if hinted {
			keep = append(keep, line)
		}
		r = sheet.KeepingInSight(u, r, at, keep)
	}
	if hinted && r.Overlaps(line) {
		return
	}
	u.Overlay(func() { b.Read(u, r, target) })
}
