package study

import (
	"fmt"

	"intrigue/input/analysis"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// Summary is the page that tells how each side of a game played.
type Summary struct {
	study *Study
	told  map[int]analysis.DecisionText // by entry
}

// summary puts what was found into words, once.
func (s *Study) summary() *Summary {
	page := &Summary{study: s, told: map[int]analysis.DecisionText{}}
	all, err := s.found.Tell(s.Cover.Game, s.Play.Record())
	s.App.Report(err)
	for _, t := range all {
		page.told[t.Entry] = t
	}
	return page
}

// words are what is said of a swing: what was decided, and below it what was better, and what came of either.
func (s *Summary) words(d analysis.Decision) (said, better string) {
	g := s.study
	said = fmt.Sprintf("Move %d: %s %s.", g.Play.MovesBefore(d.Entry)+1, g.Named(g.Play.Said(d.Entry)), prose.Capital(g.found.Verdict(d)))
	if !g.found.Beaten(d) {
		return said, ""
	}
	yours := g.Alone() && g.Play.Seats()[d.Seat].Person()
	better = g.found.Better(g.Cover.Game, g.Play.Record(), d, yours)
	if t := s.told[d.Entry]; t.Could != "" && t.Did != "" {
		better += " Then perhaps: " + t.Could + " As it went: " + t.Did
	}
	return said, g.Named(better)
}

// heading is the name of a side, with a mark for each who played on it.
func (s *Summary) heading(u *widgets.UI, f *app.Form, side rules.Side) {
	f.Heading(s.study.Named(prose.Capital(side.Name)))
	h := u.LineHeight(widgets.Body)
	for k, seat := range side.Seats {
		if marks := s.study.Marks(seat); len(marks) > 0 {
			x := f.X + f.W - h*float64(len(side.Seats)-k)
			parts.PaintMarks(u, widgets.Rect{X: x, Y: f.Y - h - 8, W: h, H: h}, marks[:1])
		}
	}
}

// Close implements app.Screen.
func (s *Summary) Close() {}

// Frame implements app.Screen.
func (s *Summary) Frame(u *widgets.UI) {
	g := s.study
	u.Theme.Accent = g.Cover.Accent
	a, r := g.found, g.Play.Record()
	g.App.ShowPage(u, app.Page{Title: "How it was played", Sub: g.Cover.Game.About().Title, Width: 960, Foot: true, Fit: true},
		func(col widgets.Rect) float64 {
			f := app.NewForm(u, col)
			analyst, _ := g.Cover.Game.(rules.Analyst)
			for i, side := range a.Summaries(g.Cover.Game, r) {
				if len(r.Seats) > 1 { // a lone player needs no name
					s.heading(u, f, side.Side)
				}
				f.Paragraph(prose.Capital(a.SummaryText(side)), widgets.Style{Face: face.Text, Size: widgets.Body, Colour: u.Theme.Ink})
				f.Gap(4)
				for k, d := range side.Swings {
					s.swing(f, fmt.Sprintf("swing.%d.%d", i, k), d)
				}
				if analyst != nil && side.Lesson != "" {
					f.Gap(4)
					f.Paragraph(analyst.Advice(side.Lesson),
						widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: u.Theme.Accent})
				}
				f.Gap(6)
			}
			return f.Height()
		}, s.foot)
}

// swing lays out a marked decision, with the key that leads to it.
func (s *Summary) swing(f *app.Form, id string, d analysis.Decision) {
	u := f.U
	said, better := s.words(d)
	ink, soft := app.Ink(u, face.UI, widgets.Tiny), app.Ink(u, face.UI, widgets.Tiny)
	soft.Colour = u.Theme.InkSoft
	first := u.TextHeight(said, ink, f.W-120)
	high, key := first, app.ButtonHeight(u)
	if better != "" {
		high += u.TextHeight(better, soft, f.W-120)
	}
	h := max(key, high)
	if u.Button(id, widgets.Rect{X: f.X, Y: f.Y + (h-key)/2, W: 84, H: key}, "Show",
		widgets.ButtonOptions{Weight: widgets.Quiet, Tooltip: "Go to this decision"}) {
		s.study.App.Back()
		s.study.look(d.Entry)
	}
	top := f.Y + (h-high)/2
	u.Text(widgets.Rect{X: f.X + 100, Y: top, W: f.W - 120}, said, ink)
	if better != "" {
		u.Text(widgets.Rect{X: f.X + 100, Y: top + first, W: f.W - 120}, better, soft)
	}
	f.Y += h + 8
}

// foot has the keys that lead on from the summary.
func (s *Summary) foot(r widgets.Rect) {
	g, u := s.study, s.study.App.UI()
	w := app.ButtonWidth(u, "Export", true) + 20
	if u.Button("export", widgets.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}, "Export",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.copy",
			Tooltip: "Save the analysis as a text file and its curve as a picture"}) {
		g.export()
	}
	if slips := g.Slips(); len(slips) > 0 {
		const learn = "Learn from your mistakes"
		if u.Button("learn", widgets.Rect{X: r.X, Y: r.Y, W: min(r.W*0.45, app.ButtonWidth(u, learn, true)), H: r.H}, learn,
			widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.flag", Tooltip: "Find better choices yourself, one by one"}) {
			g.Retry(slips)
		}
	}
	if g.shallow() {
		wider := app.ButtonWidth(u, "Look deeper", true) + 20
		if u.Button("deeper", widgets.Rect{X: r.X + r.W - w - wider - 10, Y: r.Y, W: wider, H: r.H}, "Look deeper",
			widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.hint",
				Tooltip: "Think ten times as long about every decision and draw. You can stop this and continue later."}) {
			g.App.Back()
			g.start(effortDeeper)
		}
	}
}
