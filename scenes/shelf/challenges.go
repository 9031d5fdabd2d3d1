package shelf

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"intrigue/input/results"
	"intrigue/input/session"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/sound"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Challenges is the page of the deal of the day and of the challenges of a game.
type Challenges struct {
	deps  Deps
	title table.Title
	about rules.About
	all   []results.Result
}

var _ app.Returner = (*Challenges)(nil)

// NewChallenges opens the page of a game.
func NewChallenges(d Deps, t table.Title) app.Screen {
	s := &Challenges{deps: d, title: t, about: t.Game.About()}
	s.Return()
	return s
}

// Return reads the results again: a game may have been played.
func (s *Challenges) Return() { s.all = s.deps.Store.Results(s.about.Key) }

// Frame implements app.Screen.
func (s *Challenges) Frame(u *widgets.UI) {
	u.Theme.Accent = s.title.Accent
	s.deps.ShowPage(u, app.Page{Title: "Challenges: " + s.title.Name(), Width: 980, Foot: true, Fit: true}, func(col widgets.Rect) float64 {
		f := app.NewForm(u, col)
		s.today(f)
		if len(s.about.Challenges) > 0 {
			s.challenges(f)
		}
		return f.Height()
	}, func(r widgets.Rect) {
		app.NewCommand("statistics", "Statistics", "icon.notebook", "Results and honours of your finished games",
			func() { s.deps.Open(pages.NewStatistics(s.deps.App, s.title.Subject())) }).Show(u, r, widgets.Quiet, false)
	})
}

// today offers the deal of the day, and shows the last weeks.
func (s *Challenges) today(f *app.Form) {
	u, now := f.U, s.deps.Clock()
	days := results.Days(s.all)
	f.Heading("Deal of the day")
	high, rest := s.calendar(f, days, now)
	top, left := f.Y, f.X
	f.X, f.W = left, rest
	words := "Everyone gets the same deal today, by the standard rules" +
		widgets.If(len(s.about.Levels) > 0 && s.about.MaxSeats > 1, " and against the same bots", "") + "."
	if n := results.Row(days, now); n > 1 {
		words += fmt.Sprintf(" You have played %s in a row.", prose.Amount(n, "day"))
	}
	if len(days) > 0 {
		words += " Days that you won are gold."
	}
	f.Paragraph(words, app.Ink(u, face.Text, widgets.Body))
	f.Gap(10)
	_, played := days[results.DayDeal(now)]
	kw, kh := min(f.W, app.ButtonWidth(u, "Play today's deal again", true)), app.ButtonHeight(u)
	u.SetDefault("today")
	if u.Button("today", widgets.Rect{X: f.X, Y: f.Y, W: kw, H: kh}, widgets.If(played, "Play today's deal again", "Play today's deal"),
		widgets.ButtonOptions{Weight: widgets.Primary, Icon: widgets.If(played, "icon.check", "icon.flag")}) {
		s.begin(dayRecord(s.title.Game, now))
	}
	f.Y = max(f.Y+kh+8, top+high)
	f.X, f.W = left, rest+s.calendarWidth(u)
}

// weeks is how many weeks the calendar shows, calendarGap the room beside it.
const weeks, calendarGap = 5, 28.0

// calendarWidth is the room that the calendar takes beside the words.
func (s *Challenges) calendarWidth(u *widgets.UI) float64 {
	return 7*(u.LineHeight(widgets.Tiny)+4) + calendarGap
}

// calendar shows the last weeks, Monday first, at the right: a day that was played is filled, one that was won is gold. It
// returns how high it is and the width that is left.
func (s *Challenges) calendar(f *app.Form, days map[uint64]bool, now time.Time) (high, rest float64) {
	u := f.U
	side := u.LineHeight(widgets.Tiny)
	step := side + 4
	rest = f.W - s.calendarWidth(u)
	x, y := f.X+f.W-7*step+4, f.Y
	monday := now.AddDate(0, 0, -(int(now.Weekday())+6)%7-7*(weeks-1))
	small := widgets.Style{Face: face.UI, Size: widgets.Tiny * 0.8, Colour: u.Theme.InkSoft, Align: widgets.Centre}
	u.Quietly(func() {
		u.FitLabel(widgets.Rect{X: x, Y: y, W: 7 * step, H: side}, monday.Format("2 January")+" to "+now.Format("2 January"), small)
		for i, day := range []string{"M", "T", "W", "T", "F", "S", "S"} {
			u.FitLabel(widgets.Rect{X: x + float64(i)*step, Y: y + side, W: side, H: side}, day, small)
		}
	})
	y += 2 * side
	played := 0
	for i := range 7 * weeks {
		day := monday.AddDate(0, 0, i)
		if day.After(now) {
			break
		}
		r := widgets.Rect{X: x + float64(i%7)*step, Y: y + float64(i/7)*step, W: side, H: side}
		won, done := days[results.DayDeal(day)]
		fill, ink := widgets.Fade(u.Theme.Ink, 0.08), u.Theme.InkSoft
		switch {
		case won:
			fill, ink = u.Theme.Gold, u.Theme.Ink
		case done:
			fill, ink = u.Theme.Accent, u.Theme.OnAccent
		}
		if done {
			played++
		}
		u.Box(r, fill, 3)
		if results.DayDeal(day) == results.DayDeal(now) {
			u.BorderedBox(r, fill, u.Theme.Ink, 1.5, 3)
		}
		u.Quietly(func() {
			st := small
			st.Colour = ink
			u.FitLabel(r, fmt.Sprint(day.Day()), st)
		})
	}
	u.Tell(widgets.Rect{X: x, Y: y, W: 7 * step, H: weeks * step},
		fmt.Sprintf("In the last five weeks you played the deal of the day on %s.", prose.Amount(played, "day")))
	return 2*side + weeks*step, rest
}

// challenges are the rows of the challenges.
func (s *Challenges) challenges(f *app.Form) {
	won, tries, n := results.Earned(s.all), map[string]int{}, 0
	for _, r := range s.all {
		tries[r.Kind]++
	}
	for _, c := range s.about.Challenges {
		if won[c.Name()] {
			n++
		}
	}
	f.Heading("Challenges")
	f.Paragraph(fmt.Sprintf("Each is a game with a task. You have done %d of %d.", n, len(s.about.Challenges)),
		app.Ink(f.U, face.Text, widgets.Body))
	f.Gap(8)
	for i, c := range s.about.Challenges {
		s.row(f, i, c, won[c.Name()], tries[c.Name()])
	}
}

// row is one challenge: what it is, how it is played, and the key that begins it.
func (s *Challenges) row(f *app.Form, i int, c rules.Challenge, won bool, tries int) {
	u := f.U
	kw, kh := app.ButtonWidth(u, "Play again", true), app.ButtonHeight(u)
	mark := u.LineHeight(widgets.Large)
	words := widgets.Rect{X: f.X + mark + 12, Y: f.Y, W: f.W - mark - 12 - kw - 20}
	u.FitLabel(widgets.Rect{X: words.X, Y: words.Y, W: words.W, H: mark}, c.Title, app.Ink(u, face.Heading, widgets.Large))
	y := words.Y + mark
	y += u.Text(widgets.Rect{X: words.X, Y: y, W: words.W}, c.Line, app.Ink(u, face.Text, widgets.Body))
	soft := widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft}
	y += u.Text(widgets.Rect{X: words.X, Y: y, W: words.W}, app.JoinNonEmpty(" ", s.howPlayed(c), triedWords(won, tries)), soft)
	at := widgets.Rect{X: f.X, Y: f.Y, W: mark, H: mark}
	if won {
		u.Sprite(at.Inset(2), "icon.trophy", widgets.Mix(u.Theme.Gold, u.Theme.Ink, 0.25))
	} else {
		u.Quietly(func() {
			u.FitLabel(at, fmt.Sprint(i+1), widgets.Line(face.Heading, widgets.Large, u.Theme.InkSoft).Centred())
		})
	}
	key := widgets.Rect{X: f.X + f.W - kw, Y: f.Y + max(0, (y-f.Y-kh)/2), W: kw, H: kh}
	u.Name(key, c.Title)
	look := widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.play"}
	if u.Button("challenge."+c.Key, key, widgets.If(won, "Play again", "Play"), look) {
		s.begin(c.Record(s.title.Game, app.DefaultName))
	}
	f.Y = max(y, f.Y+kh) + 12
}

// triedWords says how a challenge has gone so far.
func triedWords(won bool, tries int) string {
	switch {
	case won:
		return "Done."
	case tries > 0:
		return "Not done yet, after " + prose.Spelled(tries, "game") + "."
	}
	return ""
}

// howPlayed says which seats one has in a challenge, against whom, and by which rules.
func (s *Challenges) howPlayed(c rules.Challenge) string {
	n, sides := len(c.Levels), s.about.SidesOf(len(c.Levels))
	mine := slices.Index(c.Levels, "")
	var parts []string
	if s.about.Sides != nil && len(sides) > 1 {
		parts = append(parts, "as "+sides[s.about.SideOf(n, rules.Seat(mine))].Name)
	}
	for _, l := range s.about.Levels {
		if slices.Contains(c.Levels, l.Key) {
			parts = append(parts, widgets.If(len(sides) > 1, "against ", "with ")+strings.ToLower(l.Title)+" bots")
		}
	}
	if n > 1 {
		parts = append(parts, prose.Amount(n, "seat"))
	}
	all, err := rules.Complete(s.about.Options, c.Options)
	if err == nil {
		parts = append(parts, scopes(s.about, all)...)
		for _, o := range s.about.Options {
			for _, v := range o.Values {
				if o.Differs(all) && v.Key == o.Meant(all) {
					parts = append(parts, o.Label+": "+v.Label)
				}
			}
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return prose.Capital(strings.Join(parts, ", ")) + "."
}

// begin begins a game that is set up.
func (s *Challenges) begin(r rules.Record, err error) {
	if s.deps.Report(err) {
		return
	}
	r.Started = s.deps.Clock().UTC().Format(time.RFC3339)
	game, err := table.NewGame(s.deps.App, s.title, r)
	if s.deps.Report(err) {
		return
	}
	s.deps.Cue(sound.Tap)
	s.deps.Open(game)
}

// dayRecord is the deal of a day: the usual seats by the standard rules.
func dayRecord(g rules.Game, day time.Time) (rules.Record, error) {
	r, err := session.NewRecord(g, defaultSeating(g).seats, nil, results.DayDeal(day), day)
	r.Kind = "day"
	return r, err
}
