package shelf

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"intrigue/input/results"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Problems lists the problems of a game: the one to try next, that of the day, and all of them, or those of a theme, by kind
// and grade.
type Problems struct {
	deps  Deps
	title table.Title
	of    rules.Puzzler // the same game
	all   []rules.Problem
	theme string // key of the one that was chosen, "" for all
	none  string // why there are no mistakes to be made good, "" where there are
}

// problems opens the problems of a game; it is nil for one that has none.
func (d Deps) problems(t table.Title) func() {
	p, ok := t.Game.(rules.Puzzler)
	if !ok {
		return nil
	}
	return func() { d.Open(&Problems{deps: d, title: t, of: p, all: p.Problems(), none: t.NothingToLearn(d.App)}) }
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
		pages.ShowRating(s.deps.App, f, s.title.Game)
		s.themes(f)
		for _, k := range s.of.ProblemKinds() {
			s.kind(f, k)
		}
		s.mistakes(f)
		return f.Height()
	}, nil)
}

// today offers the next problem and that of the day, beside what was solved so far.
func (s *Problems) today(f *app.Form) {
	u := f.U
	p := problemOfDay(s.all, s.deps.Clock())
	solved, tried := 0, 0
	for _, o := range s.all {
		was := table.ProblemTried(s.deps.App, s.title.Cover, o)
		if tried += was.First; was.Solved {
			solved++
		}
	}
	words := fmt.Sprintf("You have solved %d of %s.", solved, prose.Amount(len(s.all), "problem"))
	if tried == 0 {
		words += fmt.Sprintf(" Your rating starts at %s. Only your first try at a problem changes it, and a hint counts as a miss.",
			prose.Thousands(results.FirstRating))
	}
	next, more := table.NextProblem(s.deps.App, s.title.Game, s.theme)
	key := widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.play",
		Tooltip:  "The unsolved problem closest to your rating. One you have failed comes back after a week.",
		Disabled: widgets.If(more, "", "You have solved every problem here, or failed it less than a week ago.")}
	h, gap := app.ButtonHeight(u), 12.0
	w := min(f.W, app.ButtonWidth(u, "Next problem", true))
	u.SetDefault("next")
	if u.Button("next", widgets.Rect{X: f.X, Y: f.Y, W: w, H: h}, "Next problem", key) {
		s.open(next)
	}
	at := widgets.Rect{X: f.X + w + gap, Y: f.Y, W: min(f.W, app.ButtonWidth(u, "Problem of the day", true)), H: h}
	if at.X+at.W > f.X+f.W { // no room there: below
		at.X, at.Y = f.X, f.Y+h+8
	}
	icon := widgets.If(table.ProblemTried(s.deps.App, s.title.Cover, p).Solved, "icon.check", "icon.flag")
	if u.Button("today", at, "Problem of the day",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: icon, Tooltip: "Everyone gets the same one today"}) {
		s.open(p)
	}
	f.Y = at.Y
	beside := widgets.Rect{X: at.X + at.W + 16, Y: f.Y, W: f.X + f.W - at.X - at.W - 16, H: h}
	if beside.W < u.Scaled(420) {
		f.Y += h + 8
		f.Paragraph(words, app.Ink(u, face.Text, widgets.Body))
		f.Y += 8
		return
	}
	u.FitText(beside, words, app.Ink(u, face.Text, widgets.Body))
	f.Y += h + 8
}

// themes lets one choose what the problems turn on.
func (s *Problems) themes(f *app.Form) {
	keys, titles := []string{""}, []string{"All"}
	for _, k := range s.of.ProblemKinds() {
		for _, t := range k.Themes {
			if !slices.Contains(keys, t.Key) {
				keys, titles = append(keys, t.Key), append(titles, t.Title)
			}
		}
	}
	if len(keys) == 1 {
		return
	}
	row := f.Row("Theme", "", 0.82)
	pick := f.U.Segments
	if row.W < f.U.Scaled(100*float64(len(keys))) {
		pick = f.U.Stepper
	}
	s.theme = keys[pick("theme", row, titles, slices.Index(keys, s.theme))]
}

// shows reports whether a problem has the theme that was chosen.
func (s *Problems) shows(p rules.Problem) bool {
	return s.theme == "" || slices.Contains(p.Themes, s.theme)
}

// mistakes offers those of the analysed games, to be made good.
func (s *Problems) mistakes(f *app.Form) {
	if _, ok := s.title.Game.(rules.Analyst); !ok {
		return
	}
	const learn = "Learn from your mistakes"
	f.Heading("Your own games")
	f.Paragraph("Go back to your mistakes in analysed games, and find better choices.", app.Ink(f.U, face.Text, widgets.Body))
	f.Gap(10)
	r := widgets.Rect{X: f.X, Y: f.Y, W: min(f.W, app.ButtonWidth(f.U, learn, true)), H: app.ButtonHeight(f.U)}
	if f.U.Button("learn", r, learn, widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.flag", Disabled: s.none}) {
		s.title.Learn(s.deps.App)
	}
	f.Y += r.H + 8
}

// kind is a heading and a row of numbers for each grade.
func (s *Problems) kind(f *app.Form, k rules.ProblemKind) {
	if !slices.ContainsFunc(s.all, func(p rules.Problem) bool { return p.Kind == k.Key && s.shows(p) }) {
		return
	}
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
		if !slices.ContainsFunc(s.all, func(p rules.Problem) bool { return p.Kind == k.Key && p.Grade == i+1 && s.shows(p) }) {
			continue
		}
		u.FitLabel(widgets.Rect{X: f.X, Y: f.Y, W: name, H: side}, prose.Capital(grade), st)
		x := f.X + name
		for _, p := range s.all {
			if p.Kind != k.Key || p.Grade != i+1 {
				continue
			}
			if n++; !s.shows(p) {
				continue
			}
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
	s.deps.TryOpen(table.TryProblem(s.deps.App, s.title, p, s.theme))
}
