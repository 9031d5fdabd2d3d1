package table

import (
	"errors"
	"fmt"
	"image/color"
	"io/fs"
	"strings"
	"time"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/input/session"
	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/widgets"
)

// study is the analysis of a game that is over: its work in the background, and what it shows
// while the players look back.
type study struct {
	*game
	review *review
	spots  *spots

	key         string // under which it is saved
	job         *analysis.Job
	found       *analysis.Analysis    // the newest; nil before there is any
	loaded      bool                  // what was saved has been looked for
	uncertainty []session.Uncertainty // at how many places a hidden piece could be, before each entry; nil for none
	saved       int                   // decisions of it that are saved
	effort      float64               // that the work makes for each decision
	one         bool                  // it looks at a single decision again
}

// canStudy reports whether this game can be analysed: it is over, and its rules know how.
func (g *game) canStudy() bool {
	_, ok := g.title.Game.(rules.Analyst)
	return ok && g.play.Over()
}

// load looks for an analysis that was saved before. One that is spoiled, or of another version,
// is set aside and made again when it is asked for.
func (s *study) load() {
	if s.loaded {
		return
	}
	s.loaded, s.uncertainty = true, s.play.Uncertainty()
	r := s.play.Record()
	s.key = analysis.Key(r)
	text, err := s.app.Store.Analysis(s.key)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			s.app.Toast("The saved analysis of this game can't be read, so it will be made again.")
		}
		return
	}
	if s.found, err = analysis.Decode(text, r, s.app.Version); err == nil {
		s.saved = len(s.found.Decisions)
		return
	}
	if to, failed := s.app.Store.SetAnalysisAside(s.key); failed == nil {
		s.app.Toast("This version of Intrigue can't use the saved analysis of this game. It was kept as " + to + ".")
	}
}

// The efforts that are made for a decision: at first, and when somebody asks for more.
const (
	effortUsual  = 1
	effortDeeper = 10
)

// start analyses what is missing, in the background, or looks again at all for which less effort was made.
func (s *study) start(effort float64) {
	s.load()
	s.effort, s.one = effort, false
	s.begin(nil)
}

// deepen looks at one decision again, with more effort.
func (s *study) deepen(entry int) {
	s.effort, s.one = effortDeeper, true
	s.begin([]int{entry})
}

// shallow reports whether more could be thought about some decision or draw.
func (s *study) shallow() bool {
	n, draws := s.found.Progress(effortDeeper)
	return s.job == nil && (n < len(s.found.Decisions) || draws < len(s.found.Luck))
}

// begin starts the work, in place of what is under way.
func (s *study) begin(only []int) {
	s.stop()
	s.job = analysis.Start(analysis.Run{Game: s.title.Game, Record: s.play.Record(), Program: s.app.Version, From: s.found,
		Effort: s.effort, Only: only}, s.app.Synchronous, s.app.Wake)
	s.follow()
}

// givenWay is how long an analysis begins nothing new when the picture is being moved.
const givenWay = 300 * time.Millisecond

// giveWay lets the work rest while somebody moves the picture.
func (s *study) giveWay(in *input.Events) {
	if in.Down || in.Dragging || in.Wheel != (geom.Point{}) || in.Pan != (geom.Point{}) || in.Pinch != 0 {
		s.job.Rest(givenWay)
	}
}

// follow takes over what the work has found, and saves it when it is done.
func (s *study) follow() (running bool) {
	a, running, err := s.job.Now()
	if a != nil {
		s.found = a
	}
	if running || s.job == nil {
		return running
	}
	s.job = nil
	if err != nil {
		s.app.Toast("There is no analysis: " + err.Error() + ".")
		return false
	}
	s.save()
	return false
}

// save keeps what was found; once the table is left, nothing more comes.
func (s *study) save() {
	if s.found != nil && len(s.found.Decisions) > 0 {
		s.app.Report(s.app.Store.SaveAnalysis(s.key, s.found.Encode()))
		s.saved = len(s.found.Decisions)
	}
}

// ended ends the work when the table is left. An end that was taken back has no analysis any more.
func (s *study) ended(c change) {
	if c.left || c.reopened {
		s.stop()
	}
	if c.reopened {
		*s = study{game: s.game, review: s.review, spots: s.spots}
	}
}

// stop ends the work and keeps what was found: it can go on later.
func (s *study) stop() {
	if s.job == nil {
		return
	}
	s.job.Cancel()
	if a, _, _ := s.job.Now(); a != nil {
		s.found = a
	}
	s.job = nil
	s.save()
}

// now is the decision that was made at the moment that is shown, if it was looked at.
func (s *study) now() (analysis.Decision, bool) {
	if s.found == nil || !s.review.on || !s.canStudy() {
		return analysis.Decision{}, false
	}
	return s.found.At(s.play.Cursor())
}

// told is the entry that the moment of a review tells of: the last one that was made, or, in a game that was
// analysed, the one that was about to be made, because that one is judged.
func (s *study) told(moment int) int {
	if s.found != nil && s.canStudy() {
		return moment
	}
	return moment - 1
}

// moment is when a review tells of an entry: see told.
func (s *study) moment(entry int) int {
	if s.canStudy() {
		s.load()
	}
	return entry - s.told(0)
}

// words say what the decision at the moment that is shown was worth, and what was better.
func (s *study) words() string {
	d, ok := s.now()
	switch {
	case !ok && s.found != nil && s.review.on && s.canStudy():
		return s.found.Fate(s.title.Game, s.play.Record(), s.play.Cursor())
	case !ok:
		return ""
	}
	said := s.play.Said(d.Entry)
	said += " " + prose.Capital(s.found.Whose(s.title.Game, s.play.Record(), d, said)+s.found.Verdict(d)) + "."
	if m := s.found.Mark(d); m > analysis.Unmarked {
		said += " " + prose.Capital(m.String()) + "."
	}
	if s.found.Beaten(d) {
		yours := s.Alone() && s.play.Seats()[d.Seat].Person()
		said += " " + s.found.Better(s.title.Game, s.play.Record(), d, yours)
	}
	return said
}

// swing goes to the next marked decision, or with -1 to the one before.
func (s *study) swing(step int) {
	if s.found == nil {
		return
	}
	at, to := s.play.Cursor(), -1
	for _, d := range s.found.Swings() {
		if step > 0 && d.Entry > at {
			to = d.Entry
			break
		}
		if step < 0 && d.Entry < at {
			to = d.Entry
		}
	}
	if to < 0 {
		s.remark(widgets.If(step > 0, "No later decision is marked.", "No earlier decision is marked."))
		return
	}
	s.review.playing = false
	s.review.seek(to)
}

// height is the room that the strip of the analysis takes above the time line.
func (s *study) height(u *widgets.UI) float64 {
	switch {
	case !s.canStudy():
		return 0
	case s.found == nil || len(s.found.Decisions) == 0:
		return reviewKey(u) + 7
	}
	return reviewKey(u) + min(curveHigh, u.Scaled(curveHigh)) + 10
}

// curveHigh is the height of the curve. It does not grow with words.
const curveHigh = 76.0

// frame lays out the strip: what can be done, and below it the curve.
func (s *study) frame(u *widgets.UI, r widgets.Rect) {
	s.load()
	running := s.follow()
	row, low := r.Inset(7).CutTop(reviewKey(u))
	s.keys(u, row, running)
	if s.found != nil && len(s.found.Decisions) > 0 {
		low.Y, low.H = low.Y+5, low.H-5
		curve{study: s, entries: max(1, s.play.Len())}.frame(u, low)
	}
	switch {
	case u.Take(input.Up):
		s.swing(-1)
	case u.Take(input.Down):
		s.swing(1)
	}
}

// keys are what can be done about the analysis, with how far it has come.
func (s *study) keys(u *widgets.UI, row widgets.Rect, running bool) {
	st := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.PaleSoft}
	key := func(id, label, icon, tip string, weight widgets.Emphasis) bool {
		w := u.TextWidth(label, widgets.Style{Face: face.UIMedium, Size: widgets.Body}) + 30 + widgets.If(icon != "", u.Scaled(24), 0)
		var at widgets.Rect
		at, row = row.CutLeft(w)
		row.X, row.W = row.X+6, row.W-6
		return u.Button(id, at, label, widgets.ButtonOptions{Weight: weight, OnDark: true, Icon: icon, Tooltip: tip})
	}
	d, judged := s.now()
	switch {
	case running:
		if key("study.stop", "Stop", "icon.pause", "Keeps what has been found. You can continue later.", widgets.Quiet) {
			s.stop()
			return
		}
		share, words := s.progress()
		bar, rest := row.CutLeft(min(u.Scaled(180), row.W/2))
		bar = bar.Centre(bar.W, 8)
		u.Box(bar, widgets.Fade(u.Theme.Pale, 0.15), 4)
		bar.W *= share
		u.Box(bar, u.Theme.Gold, 4)
		rest.X, rest.W = rest.X+8, rest.W-8
		u.FitLabel(rest, words, st)
		return
	case s.found == nil || !s.found.Done():
		label := widgets.If(s.found == nil, "Analyse", "Continue")
		if key("study.start", label, "icon.hint", "Looks at every decision: what it was worth, and what was better.", widgets.Primary) {
			s.start(effortUsual)
		}
		words := "See what was better at each decision."
		if s.found != nil {
			words = fmt.Sprintf("%d of %d decisions analysed", len(s.found.Decisions), s.found.Total)
		}
		u.FitLabel(row, words, st)
		return
	}
	if key("study.back", "", "icon.step-back", s.app.Keyed("To the previous mistake", input.Up), widgets.Quiet) {
		s.swing(-1)
	}
	if key("study.on", "", "icon.step-forward", s.app.Keyed("To the next mistake", input.Down), widgets.Quiet) {
		s.swing(1)
	}
	if key("study.summary", "Summary", "", "How each side played, and what to learn from it", widgets.Quiet) {
		s.app.Open(&Summary{study: s})
	}
	if judged && d.Effort < effortDeeper && key("study.deeper", "Deeper", "", "Thinks ten times as long about this decision",
		widgets.Quiet) {
		s.deepen(d.Entry)
	}
	u.FitLabel(row, s.legend(), st)
}

// progress is how far the work has come, 0 to 1 and in words.
func (s *study) progress() (share float64, words string) {
	switch {
	case s.one:
		return 0, "Looking deeper at this decision …"
	case s.found == nil:
		return 0, "Looking at the first decision …"
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

// legend says what the curve shows.
func (s *study) legend() string {
	if s.found.InPoints {
		return "How many points could still be reached."
	}
	if n := s.play.Cursor(); n < len(s.uncertainty) && s.uncertainty[n].Places > 0 {
		return s.uncertainty[n].Said
	}
	if s.found.Team {
		return "The team's chance of winning, as far as it could be known."
	}
	return "Each side's chance of winning, judged by what it knew."
}

// mark is what the log writes beside a line, "" for nothing, and in which colour.
func (s *study) mark(entry int) (sign string, c color.RGBA) {
	if s.found == nil || !s.canStudy() {
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
func (s *study) export() {
	r := s.play.Record()
	var text strings.Builder
	if s.app.Report(s.found.Write(&text, s.title.Game, r)) {
		return
	}
	where, err := s.app.Store.Export(r.Game+"-analysis", text.String())
	if s.app.Report(err) {
		return
	}
	picture, err := s.app.Store.ExportAs(r.Game+"-curve", ".svg",
		s.found.SVG(s.title.Game, r, []string{"#1b1b1b", "#b8352a", "#2f6db5", "#2f8a4c", "#b58a1b", "#7a4ca0"}))
	if s.app.Report(err) {
		return
	}
	s.app.Toast("Analysis exported to " + where + " and " + picture + ".")
}
