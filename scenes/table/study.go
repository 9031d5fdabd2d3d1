package table

import (
	"errors"
	"fmt"
	"image/color"
	"io/fs"
	"math"
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/widgets"
)

// study is the analysis of a game that is over: its work in the background, and what it shows
// while one looks back.
type study struct {
	*game
	review *review
	spots  *spots

	job    *analysis.Job
	found  *analysis.Analysis // the newest; nil before there is any
	loaded bool               // what was saved has been looked for
	unsure []input.Unsure     // at how many places a hidden piece could be, before each entry; nil for none
	saved  int                // decisions of it that are saved
	effort float64            // that the work makes for each decision
	one    bool               // it looks at a single decision again
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
	s.loaded, s.unsure = true, s.play.Uncertainty()
	r := s.play.Record()
	key := analysis.Key(r)
	text, err := s.app.Store.Analysis(key)
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
	if to, failed := s.app.Store.SetAnalysisAside(key); failed == nil {
		s.app.Toast("The saved analysis of this game is of no use to this version. It was kept as " + to + ".")
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

// begin starts the work.
func (s *study) begin(only []int) {
	s.job = analysis.Start(analysis.Run{Game: s.title.Game, Record: s.play.Record(), Program: s.app.Version, From: s.found,
		Effort: s.effort, Only: only}, s.app.Synchronous, s.app.Wake)
	s.follow()
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
		s.app.Report(s.app.Store.SaveAnalysis(analysis.Key(s.play.Record()), s.found.Encode()))
		s.saved = len(s.found.Decisions)
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

// words say what the decision at the moment that is shown was worth, and what was better.
func (s *study) words() string {
	d, ok := s.now()
	switch {
	case !ok && s.found != nil && s.review.on && s.canStudy():
		return s.found.Fate(s.title.Game, s.play.Record(), s.play.Cursor())
	case !ok:
		return ""
	}
	said := s.play.Said(d.Entry) + " " + prose.Capital(s.found.Verdict(d)) + "."
	if m := s.found.Mark(d); m > analysis.Unmarked {
		said += " " + prose.Capital(m.String()) + "."
	}
	if s.found.Beaten(d) {
		said += " Better: " + d.Why
	}
	return said
}

// rings marks on the board the targets of what was better, as a hint does, and those of what was
// chosen fainter.
func (s *study) rings(u *widgets.UI) {
	d, ok := s.now()
	if !ok {
		if s.found != nil {
			s.spots.explained = nil
		}
		return
	}
	all := s.play.ChoicesAt(d.Entry)
	if c, ok := rules.Choose(all, d.Best[0].Move); ok && !slices.Equal(s.spots.explained, c.Path) {
		s.spots.explained = c.Path
		u.Animate() // the board brings it into sight
	}
	ring := func(m rules.Move, ink color.RGBA, width float64, note string) {
		c, ok := rules.Choose(all, m)
		if !ok {
			return
		}
		var last widgets.Rect
		for _, id := range c.Path {
			r, there := s.spots.where(id)
			if !there {
				continue
			}
			clip, cut := cutBy(u, id, r)
			if seen := r.Intersect(clip); cut && (seen.W <= 0 || seen.H <= 0) {
				continue
			}
			last = r
			radius := 8.0
			if math.Abs(r.W-r.H) < 1 && r.W < roundest { // a station, and the like
				radius = widgets.Round
			}
			ring := func() {
				u.BorderedBox(r.Inset(-6), color.RGBA{}, widgets.Fade(studyShade, 0.8), width+2, radius)
				u.BorderedBox(r.Inset(-6), color.RGBA{}, ink, width, radius)
			}
			if cut {
				u.Clipped(clip, ring)
			} else {
				ring()
			}
		}
		if last.W > 0 {
			Tag(u, geom.Pt(last.X+last.W/2, last.Y+last.H+6), note, studyShade)
		}
	}
	if s.found.Beaten(d) {
		ring(d.Played.Move, markColours[max(s.found.Mark(d), analysis.Inaccuracy)], 3, "played")
		ring(d.Best[0].Move, studyBest, 4, "better")
		return
	}
	ring(d.Played.Move, studyBest, 3, "played")
}

// roundest is how wide a square place is at most, in points, that is ringed by a circle.
const roundest = 44

// What was better is ringed in green; every ring has a dark edge, to be seen on light boards.
var (
	studyBest  = color.RGBA{0x2E, 0x9A, 0x55, 255}
	studyShade = color.RGBA{0x14, 0x10, 0x0C, 255}
)

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
		s.app.Toast(widgets.If(step > 0, "No later decision is marked.", "No earlier decision is marked."))
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
		s.curve(u, low)
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
	key := func(id, label, icon, tip string, weight widgets.Weight) bool {
		w := u.TextWidth(label, widgets.Style{Face: face.UIMedium, Size: widgets.Body}) + 30 + widgets.If(icon != "", u.Scaled(24), 0)
		var at widgets.Rect
		at, row = row.CutLeft(w)
		row.X, row.W = row.X+6, row.W-6
		return u.Button(id, at, label, widgets.ButtonOptions{Weight: weight, OnDark: true, Icon: icon, Tooltip: tip})
	}
	d, judged := s.now()
	switch {
	case running:
		if key("study.stop", "Stop", "icon.pause", "Keeps what was found. It can go on later.", widgets.Quiet) {
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
		label := widgets.If(s.found == nil, "Analyse", "Go on")
		if key("study.start", label, "icon.hint", "Looks at every decision: what it was worth, and what was better.", widgets.Primary) {
			s.start(effortUsual)
		}
		words := "See for every decision what was better."
		if s.found != nil {
			words = fmt.Sprintf("%d of %d decisions analysed", len(s.found.Decisions), s.found.Total)
		}
		u.FitLabel(row, words, st)
		return
	}
	if key("study.back", "", "icon.step-back", s.app.Keyed("To the mistake before", input.Up), widgets.Quiet) {
		s.swing(-1)
	}
	if key("study.on", "", "icon.step-forward", s.app.Keyed("To the next mistake", input.Down), widgets.Quiet) {
		s.swing(1)
	}
	if key("study.summary", "Summary", "", "How each side played, and what to learn from it", widgets.Quiet) {
		s.app.Open(&Summary{study: s})
	}
	if judged && d.Effort < effortDeeper && key("study.deeper", "Deeper", "", "Thinks ten times as long about this decision", widgets.Quiet) {
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
	if n := s.play.Cursor(); n < len(s.unsure) && s.unsure[n].Places > 0 {
		return s.unsure[n].Said
	}
	if s.found.Team {
		return "The chance to win of the team, as it could be known."
	}
	return "The chance to win of each side, by what it knew."
}

// markColours are those of the marks, from inaccuracy on.
var markColours = [...]color.RGBA{analysis.Inaccuracy: {0xE0, 0xC0, 0x5A, 255}, analysis.Mistake: {0xE8, 0x8A, 0x2E, 255}, analysis.Blunder: {0xE0, 0x4A, 0x3A, 255}}

// curve paints a line a side over the whole game, 50 % marked, with the marks of mistakes; a press
// on it goes there.
func (s *study) curve(u *widgets.UI, r widgets.Rect) {
	n := max(1, s.play.Len())
	u.Box(r, widgets.Fade(u.Theme.Pale, 0.07), 4)
	u.AddHit(widgets.Hit{ID: "study.curve", R: r, NoFocus: true, Clickable: true})
	in := r.Inset(4)
	x := func(entry int) float64 { return in.X + float64(entry)/float64(n)*in.W }
	y := func(chance float64) float64 { return in.Y + (1-chance)*in.H }
	stroke := func(c color.RGBA, w, dash float64, points ...geom.Point) {
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Stroke, Width: w, Colour: c, Dash: dash, Gap: dash}, Points: points})
	}
	s.scale(u, in, stroke)
	s.bars(u, in, n)
	sides, curves := s.found.Curves(s.title.Game, s.play.Record())
	var ends []widgets.Rect
	for i, points := range curves {
		if len(points) == 0 {
			continue
		}
		tint := u.Theme.Pale
		if len(sides[i].Seats) > 0 && len(sides) > 1 {
			if m := s.Marks(sides[i].Seats[0]); len(m) > 0 {
				tint = bright(m[0].Tint, u.Theme.Pale)
			}
		}
		var way []geom.Point
		for _, p := range points {
			way = append(way, geom.Pt(x(p.Entry), y(p.Chance)))
		}
		stroke(tint, 2, 0, way...)
		last := way[len(way)-1]
		if len(sides) > 1 {
			side := 16.0
			m := s.Marks(sides[i].Seats[0])
			if len(m) > 0 {
				at := widgets.Rect{X: min(last.X+2, in.X+in.W-side), Y: last.Y - side/2, W: side, H: side}
				for slices.ContainsFunc(ends, func(o widgets.Rect) bool { return at.Intersect(o).W > 0 && at.Intersect(o).H > 0 }) {
					at.X -= side
				}
				ends = append(ends, at)
				u.Sprite(at, m[0].Sprite, m[0].Tint)
			}
		}
	}
	for _, d := range s.found.Swings() {
		chance := d.After()
		if least, most := s.found.Range(); s.found.InPoints {
			chance = widgets.If(most > least, (d.Best[0].Points-least)/max(1, most-least), 0.5)
		}
		dot := widgets.Rect{X: x(d.Entry) - 4, Y: y(chance) - 4, W: 8, H: 8}
		u.Box(dot, markColours[s.found.Mark(d)], 4)
	}
	at := x(s.play.Cursor())
	stroke(u.Theme.Gold, 1.5, 0, geom.Pt(at, r.Y), geom.Pt(at, r.Y+r.H))
	if u.Clicked("study.curve") || u.Held("study.curve") {
		s.review.playing = false
		s.review.seek(int((u.In.At.X-in.X)/in.W*float64(n) + 0.5))
	}
}

// scale marks the half of the chances, or the most and the fewest points.
func (s *study) scale(u *widgets.UI, in widgets.Rect, stroke func(c color.RGBA, w, dash float64, points ...geom.Point)) {
	soft, lh := widgets.Fade(u.Theme.Pale, 0.5), u.LineHeight(widgets.Tiny)
	label := func(y float64, words string) {
		u.Label(widgets.Rect{X: in.X + 2, Y: y, W: u.Scaled(60), H: lh}, words, widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: soft})
	}
	if !s.found.InPoints {
		half := in.Y + in.H/2
		stroke(widgets.Fade(u.Theme.Pale, 0.35), 1, 5, geom.Pt(in.X, half), geom.Pt(in.X+in.W, half))
		label(half-lh, "50 %")
		return
	}
	least, most := s.found.Range()
	label(in.Y, fmt.Sprintf("%.0f", most))
	label(in.Y+in.H-lh, fmt.Sprintf("%.0f", least))
}

// bars show behind the curve, moment by moment, at how many places a hidden piece could be.
func (s *study) bars(u *widgets.UI, in widgets.Rect, n int) {
	if len(s.unsure) == 0 {
		return
	}
	most, each := 1, in.W/float64(n)
	for _, k := range s.unsure {
		most = max(most, k.Places)
	}
	for i, k := range s.unsure {
		if h := float64(k.Places) / float64(most) * in.H; i < n && h > 0 {
			u.Box(widgets.Rect{X: in.X + float64(i)*each, Y: in.Y + in.H - h, W: each, H: h}, widgets.Fade(u.Theme.Gold, 0.16), 0)
		}
	}
}

// bright is a colour that can be seen on the dark table: a dark one gives way to another.
func bright(c, instead color.RGBA) color.RGBA {
	if int(c.R)*3+int(c.G)*6+int(c.B) < 700 {
		return instead
	}
	return c
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
	if m == analysis.Unmarked {
		return "", c
	}
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
	picture, err := s.app.Store.ExportAs(r.Game+"-curve", ".svg", s.found.SVG(s.title.Game, r, []string{"#1b1b1b", "#b8352a", "#2f6db5", "#2f8a4c", "#b58a1b", "#7a4ca0"}))
	if s.app.Report(err) {
		return
	}
	s.app.Toast("Analysis exported to " + where + " and " + picture + ".")
}
