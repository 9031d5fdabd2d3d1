package pages

import (
	"math/rand/v2"
	"strconv"
	"time"

	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Sheet is the page of a series: what each game has come to, and the key to the next one.
type Sheet struct {
	app      *app.App
	subject  Subject
	name     string // of the series
	rules    *rules.SeriesRules
	series   store.Series
	played   []rules.Played // a game of series.Games each
	sheet    rules.Sheet
	next     []rules.NextGame // those that can follow; none while a game is in progress
	err      error            // why the series cannot be shown
	question *widgets.Question
}

var _ app.Returner = (*Sheet)(nil)

// NewSheet opens the sheet of a series.
func NewSheet(a *app.App, t Subject, name string) *Sheet {
	s := &Sheet{app: a, subject: t, name: name, rules: t.Game.About().Series}
	s.Return()
	return s
}

// Return reads the games again: the last one may have gone on.
func (s *Sheet) Return() {
	s.series, s.err = s.app.Store.LoadSeries(s.name)
	s.app.Notices()
	if s.err != nil {
		return
	}
	s.played = s.app.Store.Played(s.series)
	s.sheet = s.rules.Sheet(s.series.Series, s.played)
	s.next, _ = s.rules.Next(s.series.Series, s.played)
	if _, going := s.going(); s.series.Ended || going {
		s.next = nil
	} else if len(s.next) == 0 {
		s.app.Report(s.app.Store.EndSeries(s.name))
		s.series.Ended = true
	}
}

// going is the file of the game in progress, if there is one.
func (s *Sheet) going() (file string, ok bool) {
	for i, p := range s.played {
		if !p.Missing() && !p.Over() {
			return s.series.Games[i].Name, true
		}
	}
	return "", false
}

// open leaves everything else for a game, which its table keeps from others.
func (s *Sheet) open(file string) {
	a, t := s.app, s.subject
	a.Home()
	t.Open(a, file)
}

// look shows a finished game above its sheet.
func (s *Sheet) look(file string) {
	a, t := s.app, s.subject
	a.Home()
	a.Open(NewSheet(a, t, s.name))
	t.Open(a, file)
}

// begin begins one of the games that can follow.
func (s *Sheet) begin(n rules.NextGame) {
	file, err := s.app.Store.BeginNext(s.name, n)
	if !s.app.Report(err) || file != "" { // it can be saved and yet not be named by its series
		s.open(file)
	}
}

// Frame implements app.Screen.
func (s *Sheet) Frame(u *widgets.UI) {
	u.Theme.Accent = s.subject.Accent
	page := app.Page{Title: s.rules.Title, Sub: s.subject.Name, Width: 980, Fit: true, Foot: true}
	if t, err := time.Parse(time.RFC3339, s.series.Started); err == nil {
		page.Sub += ", begun " + app.TimeAgo(t, u.Now)
	}
	s.app.ShowPage(u, page, s.body, s.foot)
	u.Ask(&s.question)
}

func (s *Sheet) body(col widgets.Rect) float64 {
	u := s.app.UI()
	f := app.NewForm(u, col)
	f.Gap(4)
	if s.err != nil {
		f.Paragraph(app.Sentence(s.err), app.Ink(u, face.Text, widgets.Large))
		return f.Height()
	}
	f.Paragraph(s.stands(), app.Ink(u, face.Text, widgets.Head*0.85))
	f.Gap(10)
	t := newSheetTable(f, s.sheet.Players)
	t.header()
	for i, row := range s.sheet.Rows {
		s.game(t, i, row)
	}
	t.line("Total", s.sheet.Totals(), true)
	return f.Height()
}

// stands says in a sentence how the series stands.
func (s *Sheet) stands() string {
	switch _, going := s.going(); {
	case s.series.Ended && s.sheet.Verdict != "":
		return s.sheet.Verdict
	case s.series.Ended:
		return "No game was finished."
	case going:
		return "A game is in progress."
	case len(s.played) == 0:
		return s.rules.Line
	}
	return "Next: " + s.next[0].Title + "."
}

// game is one game of the sheet: its picture, its story and its points.
func (s *Sheet) game(t *sheetTable, i int, row rules.SheetRow) {
	f := t.Form
	u, top := f.U, f.Y
	p := s.played[i]
	picture := s.picture(p, 0.4*(f.W-t.columns()))
	wide := picture.W
	if wide > 0 {
		if picture.H < 0.9*wide { // a sheet of paper
			u.Shadow(widgets.Rect{X: f.X, Y: top + 2, W: wide, H: picture.H}, 1, 5)
		}
		u.Sprite(widgets.Rect{X: f.X, Y: top + 2, W: wide, H: picture.H}, s.subject.Picture(p.Now.Outcome()), u.Theme.Ink)
		wide += 18
	}
	words := widgets.Rect{X: f.X + wide, Y: f.Y, W: f.W - wide, H: app.ButtonHeight(u)}
	if p.Over() && s.subject.Open != nil {
		var key widgets.Rect
		key, words = words.CutRight(app.ButtonWidth(u, "View", true))
		words.W -= 10
		u.Name(key, row.Title)
		if u.Button("view."+strconv.Itoa(i), key, "View", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.eye",
			Tooltip: "Look back at this game, analyse or export it"}) {
			s.look(s.series.Games[i].Name)
		}
	}
	u.FitLabel(words, row.Title, app.Ink(u, face.Heading, widgets.Large))
	words.Y += words.H
	words.Y += u.Text(words, row.Story, widgets.Line(face.Text, widgets.Body, u.Theme.InkSoft))
	f.Y = words.Y + 4
	t.indent = wide
	for _, l := range row.Lines {
		t.line(l.Label, l.Points, false)
	}
	t.indent = 0
	f.Y = max(f.Y, top+widgets.If(wide > 0, picture.H+8, 0))
	if i < len(s.sheet.Rows)-1 {
		f.Gap(4)
		f.Rule(widgets.Fade(u.Theme.Line, 0.6), 8)
	}
}

// picture is the size of the picture of how a game ended, which is at most so wide: a front page is large, a medallion
// small. It is zero where there is none.
func (s *Sheet) picture(p rules.Played, most float64) (size widgets.Rect) {
	if s.subject.Picture == nil || !p.Over() {
		return size
	}
	name := s.subject.Picture(p.Now.Outcome())
	if name == "" {
		return size
	}
	aspect := Aspect(name, s.subject.Compose)
	size.W = min(most, s.app.UI().Scaled(widgets.If(aspect < 0.9, 190.0, 72)))
	size.H = size.W * aspect
	return size
}

// Aspect is the height of a picture for its width: of a drawing, or else of what is composed under that name.
func Aspect(name string, compose sprites.Compose) float64 {
	if drawing, err := sprites.Open(name); err == nil {
		return drawing.H / drawing.W
	}
	if compose != nil {
		if r, ok := compose(name); ok {
			return r.H / r.W
		}
	}
	return 1
}

func (s *Sheet) foot(r widgets.Rect) {
	var keys []app.Command
	if file, ok := s.going(); ok && s.subject.Open != nil {
		keys = append(keys, app.NewCommand("continue", "Continue", "icon.play", "", func() { s.open(file) }))
	}
	for i, n := range s.next {
		if s.subject.Open != nil {
			label := "Next game"
			switch {
			case n.Try > 0:
				label = "Play it again"
			case len(s.next) > 1: // which one is the question
				label = n.Title
			}
			keys = append(keys, app.NewCommand("next."+strconv.Itoa(i), label, widgets.If(n.Try > 0, "icon.redo", "icon.play"),
				n.Title, func() { s.begin(n) }))
		}
	}
	if s.err == nil && !s.series.Ended {
		keys = append(keys, app.NewCommand("end", "End it here", "icon.flag", "Decide it by the games played so far", s.askEnd))
	}
	if s.err == nil && s.series.Ended && s.subject.Open != nil {
		keys = append(keys, app.NewCommand("again", "New "+s.rules.Key, "icon.redo", "The same players, new deals", s.again))
	}
	keys = append(keys, app.NewCommand("shelf", "Back to the shelf", "icon.arrow-left", "", s.app.Home))
	app.ShowCommands(s.app.UI(), r, keys)
	if keys[0].ID == "continue" { // a stray Enter begins no new game
		s.app.UI().SetDefault("continue")
	}
}

// again begins another series with the same people.
func (s *Sheet) again() {
	of := s.series.Series
	of.Deal, of.Started = rand.Uint64N(900000)+100000, s.app.Clock().UTC().Format(time.RFC3339)
	k, err := s.app.Store.CreateSeries(of)
	if s.app.Report(err) {
		return
	}
	s.name = k.Name
	s.Return()
	if len(s.next) == 1 {
		s.begin(s.next[0])
	}
}

// askEnd asks before a series is ended of which games are missing.
func (s *Sheet) askEnd() {
	s.question = &widgets.Question{ID: "end", Title: "End the " + s.rules.Key + " here?",
		Words:   "The games played so far decide it. A game in progress stays among the saved games, but does not count.",
		Answers: []widgets.Answer{{Words: "End it", Do: func() { s.app.Report(s.app.Store.EndSeries(s.name)); s.Return() }}, {Words: "Cancel"}}}
}

// sheetTable is the points of a sheet: a column for each player beside the words.
type sheetTable struct {
	*app.Form
	players []string
	each    float64 // the width of a column
	indent  float64 // of the words
}

// newSheetTable lays out a table in the column of a form.
func newSheetTable(f *app.Form, players []string) *sheetTable {
	n := float64(max(1, len(players)))
	return &sheetTable{Form: f, players: players, each: min(f.U.Scaled(130), f.W*0.62/n)}
}

// columns is the width of all of them.
func (t *sheetTable) columns() float64 { return t.each * float64(len(t.players)) }

// header names the players.
func (t *sheetTable) header() {
	u := t.U
	h := u.LineHeight(widgets.Body)
	st := app.Ink(u, face.UIBold, widgets.Body).AtRight()
	x := t.X + t.W - t.columns()
	for i, name := range t.players {
		u.FitLabel(widgets.Rect{X: x + float64(i)*t.each + 6, Y: t.Y, W: t.each - 6, H: h}, name, st)
	}
	t.Y += h + 4
	t.Rule(u.Theme.Ink, 8)
}

// line is what each player got for one thing, a dash where that is nothing; sum says that it is their total.
func (t *sheetTable) line(label string, points []int, sum bool) {
	u := t.U
	if sum {
		t.Gap(4)
		t.Rule(u.Theme.Ink, 6)
	}
	size := widgets.If(sum, widgets.Large, widgets.Body)
	x := t.X + t.W - t.columns()
	st := app.Ink(u, widgets.If(sum, face.UIBold, face.UI), size)
	left := widgets.Rect{X: t.X + t.indent, Y: t.Y, W: x - t.X - t.indent - 8}
	h := max(u.LineHeight(size), u.TextHeight(label, st, left.W)) + 2
	u.Text(left, label, st)
	for i, n := range points {
		words := widgets.If(n != 0 || sum, strconv.Itoa(n), "–")
		u.FitLabel(widgets.Rect{X: x + float64(i)*t.each, Y: t.Y, W: t.each, H: h}, words, st.AtRight())
	}
	t.Y += h
}

// sheets lists the series that were played, each with a key to its sheet.
func (s *Statistics) sheets(f *app.Form) {
	if len(s.series) == 0 {
		return
	}
	u := f.U
	f.Heading(s.subject.Game.About().Series.Title + " sheets")
	for _, k := range s.series {
		key, words := f.Line(app.ButtonHeight(u)).CutRight(app.ButtonWidth(u, "Sheet", true))
		words.W -= 10
		label := app.JoinNonEmpty(", ", seriesNames(k.Seats), prose.Amount(len(k.Games), "game"), app.TimeAgo(k.Changed, u.Now)) +
			widgets.If(k.Ended, "", " (in progress)")
		u.FitLabel(words, label, app.Ink(u, face.UI, widgets.Body))
		u.Name(key, label)
		if u.Button("sheet."+k.Name, key, "Sheet", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.notebook"}) {
			s.app.Open(NewSheet(s.app, s.subject, k.Name))
		}
		f.Gap(6)
	}
}

// seriesNames are the people of a series.
func seriesNames(seats []rules.SeatInfo) string {
	names := app.PersonNames(seats)
	return widgets.If(len(names) == 0, "Bots", prose.List(names))
}
