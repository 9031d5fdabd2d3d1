package study

import (
	"fmt"
	"image/color"
	"strings"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/maps/face"
	"intrigue/rules/prose"
	"intrigue/scenes/widgets"
)

// Now is the decision that was made at the moment that is shown, if it was looked at.
func (s *Study) Now() (analysis.Decision, bool) {
	if s.lined() {
		return analysis.Decision{}, false
	}
	return s.judged()
}

// judged is the same where its line is shown in its place.
func (s *Study) judged() (analysis.Decision, bool) {
	if s.found == nil || !s.looking() || !s.CanStudy() {
		return analysis.Decision{}, false
	}
	return s.found.At(s.Play.Cursor())
}

// Begun reports whether there is an analysis, or some of one.
func (s *Study) Begun() bool { return s.found != nil }

// Beaten reports whether something was better than what was decided, and how bad that was by the colour of its mark.
func (s *Study) Beaten(d analysis.Decision) (color.RGBA, bool) {
	return markColours[max(s.found.Mark(d), analysis.Inaccuracy)], s.found.Beaten(d)
}

// Told is the entry that the moment of a review tells of: the last one that was made, or, in a game that was
// analysed, the one that was about to be made, because that one is judged.
func (s *Study) Told(moment int) int {
	if s.found != nil && s.CanStudy() {
		return moment
	}
	return moment - 1
}

// Moment is when a review tells of an entry: see Told.
func (s *Study) Moment(entry int) int {
	if s.CanStudy() {
		s.load()
	}
	return entry - s.Told(0)
}

// Words say what the decision at the moment that is shown was worth, and what was better.
func (s *Study) Words() string {
	if c := s.Play.Supposed(); s.lined() {
		return fmt.Sprintf("Better, %d of %d: %s", c.At, len(c.Entries), c.Said())
	}
	d, ok := s.Now()
	switch {
	case !ok && s.found != nil && s.looking() && s.CanStudy():
		return s.found.Fate(s.Cover.Game, s.Play.Record(), s.Play.Cursor())
	case !ok:
		return ""
	}
	said := s.Play.Said(d.Entry)
	said += " " + prose.Capital(s.found.Whose(s.Cover.Game, s.Play.Record(), d, said)+s.found.Verdict(d)) + "."
	if m := s.found.Mark(d); m > analysis.Unmarked {
		said += " " + prose.Capital(m.String()) + "."
	}
	if s.found.Beaten(d) {
		yours := s.Alone() && s.Play.Seats()[d.Seat].Person()
		said += " " + s.found.Better(s.Cover.Game, s.Play.Record(), d, yours)
	}
	return said
}

// swing goes to the next marked decision of the side on show, or with -1 to the one before.
func (s *Study) swing(step int) {
	if s.found == nil {
		return
	}
	at, to := s.Play.Cursor(), -1
	for _, d := range s.found.Swings(s.shown) {
		if step > 0 && d.Entry > at {
			to = d.Entry
			break
		}
		if step < 0 && d.Entry < at {
			to = d.Entry
		}
	}
	if to < 0 {
		s.Remark(widgets.If(step > 0, "No later decision is marked.", "No earlier decision is marked."))
		return
	}
	s.look(to)
}

// leastBoard is the part of the window's height that the curve leaves to the board. Where there is less, it gives way: what was
// better has to be seen.
const leastBoard = 0.22

// Height is the room that the strip of the analysis takes of that of the board above the time line.
func (s *Study) Height(u *widgets.UI, board float64) float64 {
	if !s.CanStudy() {
		return 0
	}
	keys, curve := KeyHeight(u)+7, captionHeight(u)+min(curveHigh, u.Scaled(curveHigh))+3
	if s.found == nil || len(s.found.Decisions) == 0 || board-keys-curve < leastBoard*u.H {
		return keys
	}
	return keys + curve
}

// captionHeight is how high the sentence over the curve is, with the switch between the sides.
func captionHeight(u *widgets.UI) float64 { return u.LineHeight(widgets.Tiny) + 10 }

// curveHigh is the height of the curve. It does not grow with words.
const curveHigh = 76.0

// Strip lays out the strip: what can be done, and below it the curve.
func (s *Study) Strip(u *widgets.UI, r widgets.Rect) {
	s.load()
	running := s.follow()
	row, low := r.Inset(7).CutTop(KeyHeight(u))
	s.keys(u, row, running)
	if low.H > captionHeight(u) {
		var head widgets.Rect
		head, low = low.CutTop(captionHeight(u))
		c := curve{Study: s, entries: max(1, s.Play.Len())}
		c.caption(u, head)
		c.frame(u, low)
	}
	switch {
	case u.Take(input.Up):
		s.swing(-1)
	case u.Take(input.Down):
		s.swing(1)
	}
}

// keys are what can be done about the analysis, with how far it has come.
func (s *Study) keys(u *widgets.UI, row widgets.Rect, running bool) {
	k := keyRow{s, u, row}
	switch {
	case running:
		k.running()
	case s.found == nil || !s.found.Done():
		k.begin()
	default:
		k.look()
	}
}

// keyRow is the row of keys that is being laid out: each takes room from its beginning.
type keyRow struct {
	*Study
	u    *widgets.UI
	room widgets.Rect
}

// key lays out one of them, and reports whether it was pressed.
func (k *keyRow) key(id, label, icon, tip string, weight widgets.Emphasis) bool {
	w := k.u.TextWidth(label, widgets.Style{Face: face.UIMedium, Size: widgets.Body}) + 30 + widgets.If(icon != "", k.u.Scaled(24), 0)
	if w > k.room.W {
		return false // the last ones give way in a small window
	}
	var at widgets.Rect
	at, k.room = k.room.CutLeft(w)
	k.room.X, k.room.W = k.room.X+6, k.room.W-6
	return k.u.Button(id, at, label, widgets.ButtonOptions{Weight: weight, OnDark: true, Icon: icon, Tooltip: tip,
		Toggled: id == keyLine && k.lined()})
}

// say writes words in r.
func (k *keyRow) say(r widgets.Rect, words string) {
	k.u.FitLabel(r, words, widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: k.u.Theme.PaleSoft})
}

// running lays out what can be done while the work goes on, and how far it has come.
func (k *keyRow) running() {
	if k.key("study.stop", "Stop", "icon.pause", "Stop here and keep what has been found. You can continue later.", widgets.Quiet) {
		k.stop()
		return
	}
	share, words := k.progress()
	u := k.u
	bar, rest := k.room.CutLeft(min(u.Scaled(180), k.room.W/2))
	bar = bar.Centre(bar.W, 8)
	u.Box(bar, widgets.Fade(u.Theme.Pale, 0.15), 4)
	bar.W *= share
	u.Box(bar, u.Theme.Gold, 4)
	rest.X, rest.W = rest.X+8, rest.W-8
	k.say(rest, words)
}

// begin lays out the key that begins the work, or goes on with it.
func (k *keyRow) begin() {
	label, words := "Analyse", "See what was better at each decision."
	if k.found != nil {
		label, words = "Continue", fmt.Sprintf("%d of %d decisions analysed", k.found.Looked(), k.found.Total)
	}
	if k.key("study.start", label, "icon.hint", "See what each decision was worth, and what was better.", widgets.Primary) {
		k.start(effortUsual)
	}
	k.say(k.room, words)
}

// look lays out the ways through a finished analysis, and what can be done about the decision that is shown.
func (k *keyRow) look() {
	if k.key("study.back", "", "icon.step-back", k.App.Keyed("To the previous mistake", input.Up), widgets.Quiet) {
		k.swing(-1)
	}
	if k.key("study.on", "", "icon.step-forward", k.App.Keyed("To the next mistake", input.Down), widgets.Quiet) {
		k.swing(1)
	}
	if k.key("study.summary", "Summary", "", "How each side played, and what to learn from it", widgets.Quiet) {
		k.App.Open(k.summary())
	}
	if len(k.Slips()) > 0 && k.key("study.retry", "Retry", "", "Learn from your mistakes: find better choices yourself", widgets.Quiet) {
		k.Retry(k.Slips())
		return
	}
	d, judged := k.judged()
	if judged && len(d.Then) > 1 && k.key(keyLine, "Better line", "", "Show on the board what could have followed the better choice",
		widgets.Quiet) {
		k.line(d)
	}
	if judged && d.Effort < effortDeeper && k.key("study.deeper", "Deeper", "", "Think ten times as long about this decision",
		widgets.Quiet) {
		k.deepen(d.Entry)
	}
	k.say(k.room, k.legend())
}

// progress is how far the work has come, 0 to 1 and in words.
func (s *Study) progress() (share float64, words string) {
	switch {
	case s.one:
		return 0, "Looking deeper at this decision…"
	case s.found == nil:
		return 0, "Looking at the first decision…"
	}
	n, draws := s.found.Progress(s.effort)
	switch all := max(1, s.found.Total); {
	case s.found.Draws > 0 && n >= s.found.Total:
		return float64(draws) / float64(s.found.Draws), fmt.Sprintf("Luck: %d of %d draws weighed", draws, s.found.Draws)
	case s.effort > effortUsual:
		return float64(n) / float64(all), fmt.Sprintf("%d of %d decisions analysed more deeply", n, s.found.Total)
	default:
		return float64(n) / float64(all), fmt.Sprintf("%d of %d decisions analysed", n, s.found.Total)
	}
}

// legend says how much was known at the moment that is shown, which the bars behind the curve are.
func (s *Study) legend() string {
	if n := s.Play.Cursor(); n < len(s.uncertainty) && s.uncertainty[n].Places > 0 {
		return s.uncertainty[n].Said
	}
	return ""
}

// Mark is what the log writes beside a line, "" for nothing, and in which colour.
func (s *Study) Mark(entry int) (sign string, c color.RGBA) {
	if s.found == nil || !s.CanStudy() {
		return "", c
	}
	d, ok := s.found.At(entry)
	if !ok {
		return "", c
	}
	m := s.found.Mark(d)
	return m.Sign(), markColours[m]
}

// export writes the analysis as text and its curve as a picture, and says where.
func (s *Study) export() {
	r := s.Play.Record()
	var text strings.Builder
	if s.App.Report(s.found.Write(&text, s.Cover.Game, r)) {
		return
	}
	where, err := s.App.Store.Export(r.Game+"-analysis", text.String())
	if s.App.Report(err) {
		return
	}
	picture, err := s.App.Store.ExportAs(r.Game+"-curve", ".svg",
		s.found.SVG(s.Cover.Game, r, []string{"#1b1b1b", "#b8352a", "#2f6db5", "#2f8a4c", "#b58a1b", "#7a4ca0"}))
	if s.App.Report(err) {
		return
	}
	s.App.Toast("Analysis exported to " + where + " and " + picture + ".")
}

// KeyHeight is how high the keys of the bar are: no more than large words need, for the board needs the room.
func KeyHeight(u *widgets.UI) float64 {
	return min(u.Scaled(38), max(38, u.LineHeight(widgets.Body)+8))
}
