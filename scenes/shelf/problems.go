package shelf

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Problems lists the problems of a game: that of the day, and all of them by kind and grade.
type Problems struct {
	deps  Deps
	title table.Title
	of    rules.Puzzler // the same game
	all   []rules.Problem
	none  string // why there are no mistakes to be made good, "" where there are
}

// problems opens the problems of a game; it is nil for one that has none.
func (d Deps) problems(t table.Title) func() {
	p, ok := t.Game.(rules.Puzzler)
	if !ok {
		return nil
	}
	return func() { d.Open(&Problems{d, t, p, p.Problems(), t.NothingToLearn(d.App)}) }
}

// problemOfDay is the problem of a date, the same for everyone: in so many days as there are problems each has its day.
func problemOfDay(all []rules.Problem, date time.Time) rules.Problem {
	const stride = 7919 // a prime, so that neighbours are far apart and none is left out
	y, m, d := date.Date()
	day := int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / 86_400)
	n := len(all)
	return all[(day*stride%n+n)%n] // days before 1970, on a computer without a clock, are negative
}

// Frame implements app.Screen.
func (s *Problems) Frame(u *widgets.UI) {
	u.Theme.Accent = s.title.Accent
	s.deps.ShowPage(u, app.Page{Title: "Problems: " + s.title.Name(), Width: 1180, Fit: true}, func(col widgets.Rect) float64 {
		f := app.NewForm(u, col)
		s.today(f)
		for _, k := range s.of.ProblemKinds() {
			s.kind(f, k)
		}
		s.mistakes(f)
		return f.Height()
	}, nil)
}

// today offers the problem of the day, beside what was solved so far.
func (s *Problems) today(f *app.Form) {
	u := f.U
	now := s.deps.Clock()
	p := problemOfDay(s.all, now)
	solved := 0
	for _, o := range s.all {
		if table.ProblemTried(s.deps.App, s.title.Cover, o).Solved {
			solved++
		}
	}
	words := fmt.Sprintf("You have solved %d of %s.", solved, prose.Amount(len(s.all), "problem"))
	if days := s.deps.Settings.Streak.On(now); days > 1 {
		words += fmt.Sprintf(" You have solved one on each of the last %s.", prose.Amount(days, "day"))
	}
	h := app.ButtonHeight(u)
	w := min(f.W, app.ButtonWidth(u, "Problem of the day", true))
	icon := widgets.If(table.ProblemTried(s.deps.App, s.title.Cover, p).Solved, "icon.check", "icon.flag")
	u.SetDefault("today")
	if u.Button("today", widgets.Rect{X: f.X, Y: f.Y, W: w, H: h}, "Problem of the day",
		widgets.ButtonOptions{Weight: widgets.Primary, Icon: icon, Tooltip: "Everyone gets the same one today"}) {
		s.open(p)
	}
	beside := widgets.Rect{X: f.X + w + 16, Y: f.Y, W: f.W - w - 16, H: h}
	if beside.W < u.Scaled(260) { // no room there: below
		f.Y += h + 8
		beside = widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: h}
	}
	u.FitText(beside, words, app.Ink(u, face.Text, widgets.Body))
	f.Y += h + 8
}

// mistakes offers those of the analysed games, to be made good.
func (s *Problems) mistakes(f *app.Form) {
	if _, ok := s.title.Game.(rules.Analyst); !ok {
		return
	}
	const learn = "Learn from your mistakes"
	f.Heading("Your own games")
	f.Paragraph("Find better choices than you made in the games that you have analysed.", app.Ink(f.U, face.Text, widgets.Body))
	f.Gap(10)
	r := widgets.Rect{X: f.X, Y: f.Y, W: min(f.W, app.ButtonWidth(f.U, learn, true)), H: app.ButtonHeight(f.U)}
	if f.U.Button("learn", r, learn, widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.flag", Disabled: s.none}) {
		s.title.Learn(s.deps.App)
	}
	f.Y += r.H + 8
}

// kind is a heading and a row of numbers for each grade.
func (s *Problems) kind(f *app.Form, k rules.ProblemKind) {
	u := f.U
	f.Heading(k.Title)
	f.Paragraph(k.Line, app.Ink(u, face.Text, widgets.Body))
	f.Gap(10)
	const gap = 6.0
	st := app.Ink(u, face.UIMedium, widgets.Body)
	name, side := 0.0, u.LineHeight(widgets.Body)+14
	for _, g := range table.Grades {
		name = max(name, u.TextWidth(prose.Capital(g), st)+18)
	}
	n := 0 // counts through all grades
	for i, grade := range table.Grades {
		if !slices.ContainsFunc(s.all, func(p rules.Problem) bool { return p.Kind == k.Key && p.Grade == i+1 }) {
			continue
		}
		u.FitLabel(widgets.Rect{X: f.X, Y: f.Y, W: name, H: side}, prose.Capital(grade), st)
		x := f.X + name
		for _, p := range s.all {
			if p.Kind != k.Key || p.Grade != i+1 {
				continue
			}
			n++
			if x+side > f.X+f.W {
				x, f.Y = f.X+name, f.Y+side+gap
			}
			s.number(u, widgets.Rect{X: x, Y: f.Y, W: side, H: side}, n, p)
			x += side + gap
		}
		f.Y += side + gap
	}
	f.Gap(8)
}

// number is the button of a problem: one that was solved is pressed in.
func (s *Problems) number(u *widgets.UI, r widgets.Rect, n int, p rules.Problem) {
	tried := table.ProblemTried(s.deps.App, s.title.Cover, p)
	o := widgets.ButtonOptions{Weight: widgets.Quiet, Tooltip: s.of.Task(p), Size: widgets.Tiny, Toggled: tried.Solved}
	switch {
	case tried.Solved:
		o.Tooltip = widgets.If(tried.Tries == 1, "Solved first time. ", fmt.Sprintf("Solved on try %d. ", tried.Tries)) + o.Tooltip
	case tried.Tries > 0:
		o.Tooltip = fmt.Sprintf("Not solved yet, after %s. ", prose.Spelled(tried.Tries, "attempt")) + o.Tooltip
	}
	if u.Button("problem."+p.Key, r, strconv.Itoa(n), o) {
		s.open(p)
	}
}

// open tries a problem.
func (s *Problems) open(p rules.Problem) {
	s.deps.TryOpen(table.TryProblem(s.deps.App, s.title, p))
}
