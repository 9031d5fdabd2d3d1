package pages

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"intrigue/input/results"
	"intrigue/input/store"
	"intrigue/input/supervisor"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Statistics tells how your games went: those of a solitaire by how their deals were chosen, others by the side you
// led and the bots on the other ones; all by the rules they were played under, and with and without hints.
type Statistics struct {
	app      *app.App
	subject  Subject
	all      []results.Result
	series   []store.Series
	rules    int // index into ruleSets, 0 for all
	kind     int // index into dealKinds, 0 for all
	hints    int // 1 for games with them, 2 for those without, 0 for all
	question *widgets.Question
	judging  *supervisor.Task[bool] // what older games have earned is worked out; nil once it is known
}

var _ app.Closer = (*Statistics)(nil)

// KeepsResults reports whether the results of a game can be looked up: it has endings.
func KeepsResults(g rules.Game) bool { return len(g.About().Endings) > 0 }

// scored reports whether results are points of one seat.
func (s *Statistics) scored() bool {
	about := s.subject.Game.About()
	return about.Perfect > 0 && about.MaxSeats == 1
}

// ruleSets are the rules under which there are results, each once, as keys for
// comparing and in words; the first one stands for all.
func (s *Statistics) ruleSets() (keys, labels []string) {
	keys, labels = []string{""}, []string{"All rules"}
	for _, r := range s.all {
		key, label := s.ruleSet(r)
		if !slices.Contains(keys, key) {
			keys, labels = append(keys, key), append(labels, label)
		}
	}
	return keys, labels
}

// ruleSet is the rules of one result. A result of an older version does not tell them.
func (s *Statistics) ruleSet(r results.Result) (key, label string) {
	if r.Options == nil {
		return "?", "Not recorded"
	}
	var other []string
	for _, o := range s.subject.Game.About().Options {
		usual := maps.Clone(r.Options)
		usual[o.Key] = o.Default
		for _, v := range o.Values {
			if meant := o.Meant(r.Options); v.Key == meant && meant != o.Meant(usual) {
				other = append(other, o.Label+": "+v.Label)
			}
		}
	}
	if len(other) == 0 {
		return "usual", "Standard rules"
	}
	label = strings.Join(other, ", ")
	return label, label
}

// shown reports whether a result is among those that are chosen on the page.
func (s *Statistics) shown(r results.Result) bool {
	kinds, _ := s.dealKinds()
	sets, _ := s.ruleSets()
	kind, _, _ := strings.Cut(cmp.Or(r.Kind, "chance"), ".") // "challenge." is followed by which
	set, _ := s.ruleSet(r)
	kindFits := s.kind == 0 || kind == kinds[s.kind]
	hintsFit := s.hints == 0 || r.Advised == (s.hints == 1)
	rulesFit := s.rules == 0 || s.rules < len(sets) && set == sets[s.rules]
	return kindFits && hintsFit && rulesFit
}

// NewStatistics opens the page of a game that keeps results.
func NewStatistics(a *app.App, t Subject) app.Screen {
	s := &Statistics{app: a, subject: t, all: a.Store.Results(t.Game.About().Key)}
	if t.Game.About().Series != nil {
		s.series = a.Store.ListSeries(t.Game.About().Key)
	}
	key := t.Game.About().Key
	s.judging = supervisor.Start(context.Background(), supervisor.Options{Wake: a.Wake, Sync: a.Synchronous},
		func(ctx context.Context) (bool, error) { return true, a.Store.JudgeAgain(ctx, key) })
	return s
}

// dealKinds are the ways in which a deal can have been chosen, as keys and in words; the first one stands for all.
func (s *Statistics) dealKinds() (keys, labels []string) {
	return []string{"", "day", "number", "challenge", "chance"}, []string{"All deals", "Daily deals", "By number", "Challenges", "Random"}
}

// Frame implements app.Screen.
func (s *Statistics) Frame(u *widgets.UI) {
	u.Theme.Accent = s.subject.Accent
	if a, known := s.judging.Answer(); known {
		s.app.Report(a.Err)
		s.all, s.judging = s.app.Store.Results(s.subject.Game.About().Key), nil
	}
	s.app.ShowPage(u, app.Page{Title: "Statistics", Sub: s.subject.Name, Width: 860, Fit: true, Foot: true}, s.body, s.foot)
	u.Ask(&s.question)
}

// Close ends what is still being worked out.
func (s *Statistics) Close() { s.judging.Cancel() }

// reset begins the statistics anew.
func (s *Statistics) reset() {
	key := s.subject.Game.About().Key
	s.app.Report(s.app.Store.ResetResults(key))
	s.all = s.app.Store.Results(key)
	s.app.Cue(sound.Stamp)
}

func (s *Statistics) body(col widgets.Rect) float64 {
	u := s.app.UI()
	f := app.NewForm(u, col)
	_, labels := s.dealKinds()
	pick := widgets.If(f.Narrow(), u.Stepper, u.Segments)
	if _, sets := s.ruleSets(); len(sets) > 2 {
		s.rules = u.Stepper("rules", f.Row("Rules", "", 0.66), sets, min(s.rules, len(sets)-1))
	} else {
		s.rules = 0
	}
	s.kind = pick("kind", f.Row("Deals", "", 0.66), labels, s.kind)
	s.hints = pick("hints", f.Row("Hints", "", 0.66), []string{"With or without hints", "With hints", "Without hints"}, s.hints)
	f.Gap(8)
	now, rows := results.FormOf(s.all, s.shown), s.bySide()
	switch {
	case s.scored() && now.Played > 0:
		bigNumbers(f, [][2]string{
			{strconv.Itoa(now.Played), "played"}, {strconv.Itoa(now.Best), "best"},
			{fmt.Sprintf("%.1f", now.Mean), "average"}, {strconv.Itoa(now.Perfect), "perfect"},
		})
		trend(f, now)
		f.Heading("Scores")
		s.bars(f, now)
	case !s.scored() && len(rows) > 0:
		form(f, now)
		s.sides(f, rows)
		s.heroes(f)
	default:
		f.Paragraph("No finished games of this kind yet.", app.Ink(u, face.TextItalic, widgets.Large))
	}
	if p, ok := s.subject.Game.(rules.Puzzler); ok && len(s.app.Settings.ProblemRatings(s.subject.Game.About().Key, p.Problems())) > 1 {
		f.Heading("Problems")
		ShowRating(s.app, f, s.subject.Game)
	}
	s.honours(f)
	s.sheets(f)
	return f.Height()
}

// bySide is how each side fared, against the weakest bots first.
func (s *Statistics) bySide() []results.SideStatistics {
	rows := results.BySide(s.all, s.shown)
	for i := range rows {
		rows[i].Bots = slices.SortedStableFunc(slices.Values(rows[i].Bots), s.byStrength)
	}
	slices.SortStableFunc(rows, func(a, b results.SideStatistics) int {
		return cmp.Or(cmp.Compare(a.Side, b.Side), slices.CompareFunc(a.Bots, b.Bots, s.byStrength))
	})
	return rows
}

// byStrength compares two levels of bots; those that the game no longer has come first.
func (s *Statistics) byStrength(a, b string) int {
	levels := s.subject.Game.About().Levels
	at := func(key string) int {
		return slices.IndexFunc(levels, func(l rules.Level) bool { return l.Key == key })
	}
	return cmp.Compare(at(a), at(b))
}

// together reports whether all seats of the game play on one side.
func (s *Statistics) together() bool {
	about := s.subject.Game.About()
	return len(about.SidesOf(about.MaxSeats)) == 1
}

// sides tells for each side that you led how it fared with bots of each level: against them, or
// on their side in a game that all play together.
func (s *Statistics) sides(f *app.Form, rows []results.SideStatistics) {
	row(f, face.UIBold, 0.34, "You played", widgets.If(s.together(), "together with", "against"), "games", "won")
	f.Rule(f.U.Theme.Ink, 4)
	for i, r := range rows {
		side := prose.Capital(r.Side)
		if i > 0 && rows[i-1].Side == r.Side {
			side = "" // it stands above
		}
		percent := (200*r.Won + r.Played) / (2 * r.Played) // rounded to the nearest
		row(f, face.UI, 0.34, side, s.levels(r.Bots), strconv.Itoa(r.Played), fmt.Sprintf("%d (%d%%)", r.Won, percent))
	}
}

// row is a line of a table: a name in so much of the width, what belongs to it, and numbers at the right.
func row(f *app.Form, font face.Font, share float64, name, with string, numbers ...string) {
	u, h := f.U, f.U.LineHeight(widgets.Body)+8
	st, in := app.Ink(u, font, widgets.Body), f.Line(h)
	for i := range numbers {
		var at widgets.Rect
		at, in = in.CutRight(f.W * 0.16)
		u.FitLabel(at, numbers[len(numbers)-1-i], st.AtRight())
	}
	first, second := in.CutLeft(f.W * share)
	u.FitLabel(first, name, st)
	u.FitLabel(second, with, st)
}

// levels names the strengths of bots.
func (s *Statistics) levels(keys []string) string {
	if len(keys) == 0 {
		return widgets.If(s.together(), "no bots", "people")
	}
	var names []string
	for _, k := range keys {
		for _, l := range s.subject.Game.About().Levels {
			if l.Key == k {
				k = strings.ToLower(l.Title)
			}
		}
		names = append(names, k)
	}
	return prose.List(names) + " bots"
}

// bigNumbers are numbers, each with what it counts below: in one row, or in several where the words have no room beside
// one another.
func bigNumbers(f *app.Form, all [][2]string) {
	u, widest := f.U, 0.0
	number := widgets.Style{Face: face.Title, Size: widgets.Big, Colour: u.Theme.Ink, Align: widgets.Centre}
	counts := widgets.Style{Face: face.UI, Size: widgets.Body, Colour: u.Theme.InkSoft, Align: widgets.Centre}
	for _, a := range all {
		widest = max(widest, u.TextWidth(a[1], counts)+12)
	}
	columns := len(all)
	for columns > 1 && widest > f.W/float64(columns) {
		columns = (columns + 1) / 2
	}
	w, big, small := f.W/float64(columns), u.LineHeight(widgets.Big), u.LineHeight(widgets.Body)
	for row := range slices.Chunk(all, columns) {
		for i, a := range row {
			x := f.X + float64(i)*w
			u.FitLabel(widgets.Rect{X: x, Y: f.Y, W: w, H: big}, a[0], number)
			u.FitLabel(widgets.Rect{X: x, Y: f.Y + big, W: w, H: small}, a[1], counts)
		}
		f.Y += big + small + 10
	}
}

// bars show how often each score came, and say it when they are pointed at; the perfect one is gold.
func (s *Statistics) bars(f *app.Form, now results.Form) {
	u := f.U
	perfect := s.subject.Game.About().Perfect
	most := max(1, slices.Max(now.Scores))
	h := min(130, u.H*0.17) // a small window shows all of the page
	w := f.W / float64(perfect+1)
	for score, n := range now.Scores[:min(len(now.Scores), perfect+1)] {
		if n == 0 {
			continue
		}
		bar := widgets.Rect{X: f.X + float64(score)*w + 1, W: max(1, w-2), H: h * float64(n) / float64(most)}
		bar.Y = f.Y + h - bar.H
		u.Box(bar, widgets.If(score == perfect, u.Theme.Gold, u.Theme.Accent), 1)
		id := "score." + strconv.Itoa(score)
		u.AddHit(widgets.Hit{ID: id, R: widgets.Rect{X: bar.X - 1, Y: f.Y, W: w, H: h}, NoFocus: true})
		if u.Hot() == id {
			u.Tooltip(bar, prose.Amount(n, "game")+" with "+prose.Amount(score, "point"))
		}
	}
	u.Rule(widgets.Rect{X: f.X, Y: f.Y + h, W: f.W, H: 1}, u.Theme.Ink)
	lh := u.LineHeight(widgets.Tiny)
	for _, score := range []int{0, perfect / 4, perfect / 2, perfect * 3 / 4, perfect} {
		mid := f.X + (float64(score)+0.5)*w
		x := min(max(f.X, mid-24), f.X+f.W-48)
		u.FitLabel(widgets.Rect{X: x, Y: f.Y + h + 3, W: 48, H: lh}, strconv.Itoa(score),
			widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft).Centred())
	}
	f.Y += h + lh + 8
}

const learnKey = "Learn from your mistakes"

func (s *Statistics) foot(r widgets.Rect) {
	u := s.app.UI()
	off := widgets.If(len(s.all) == 0, "There is nothing to reset.", "")
	key, rest := r.CutRight(min(r.W, app.ButtonWidth(u, "Reset statistics", true)))
	if s.subject.Learn != nil {
		learn, _ := rest.CutLeft(min(rest.W-10, app.ButtonWidth(u, learnKey, true)))
		if u.Button("learn", learn, learnKey, widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.hint",
			Tooltip: "Mistakes from all your analysed games: find better choices yourself"}) {
			s.subject.Learn(s.app)
		}
	}
	if u.Button("reset.ask", key, "Reset statistics",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.trash", Disabled: off}) {
		s.question = &widgets.Question{ID: "reset", Title: "Reset statistics?",
			Words: "The statistics start again from zero. The old ones are kept in a file in the same folder.", Risk: true,
			Answers: []widgets.Answer{{Words: "Reset statistics", Do: s.reset}, {Words: "Cancel"}}}
	}
}
