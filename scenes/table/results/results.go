// Package results is the page that tells how a game ended.
package results

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"intrigue/input/supervisor"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Results is the end of a game: who won by which rule, what everybody got, what can be done next.
type Results struct {
	*match.Match
	review  func(made int)
	analyse func()
	about   rules.About
	out     rules.Outcome
	end     rules.View // though the table may show the past
	at      float64    // of the timeline, 0 … 1
	picture string     // of the end
	aspect  float64    // its height for its width
	tally   int        // which way of splitting up the score is shown
	leaving match.Leaving
	verdict *supervisor.Task[string] // what can be found out about the game
}

// Close ends what is still being found out.
func (s *Results) Close() { s.verdict.Cancel() }

// found is the game's verdict, "" until it is known. It is asked for in the background, once.
func (s *Results) found() string {
	if s.Cover.Verdict == nil {
		return ""
	}
	if s.verdict == nil {
		ask, r := s.Cover.Verdict, s.Play.Record()
		s.verdict = supervisor.Start(context.Background(),
			supervisor.Options{Limit: time.Minute, Wake: s.App.Wake, Sync: s.App.Synchronous},
			func(ctx context.Context) (string, error) { return ask(ctx, r), nil })
	}
	a, _ := s.verdict.Answer()
	if a.Err != nil {
		return fmt.Sprintf("There is no verdict on this game: the bot that looked into it %v.", a.Err)
	}
	return a.Got
}

// New shows how a game ended. onReview returns to the table and looks back at it after so many entries, analyse returns
// there and analyses the game; nil where there is no table to return to.
func New(m *match.Match, onReview func(made int), analyse func()) *Results {
	play, c := m.Play, m.Cover
	s := &Results{Match: m, review: onReview, analyse: analyse, about: c.Game.About(), out: play.Outcome(), at: 1, picture: c.Box,
		aspect: 200.0 / 150, leaving: match.Leaving{Match: m}}
	at := play.Cursor()
	play.Seek(play.Len())
	s.end = play.View()
	play.Seek(at)
	if c.EndPicture != nil {
		if name := c.EndPicture(s.out); name != "" {
			s.picture, s.aspect = name, 1
			if drawing, err := sprites.Open(name); err == nil {
				s.aspect = drawing.H / drawing.W
			} else if c.Compose != nil {
				if r, ok := c.Compose(name); ok {
					s.aspect = r.H / r.W
				}
			}
		}
	}
	return s
}

// Frame implements app.Screen.
func (s *Results) Frame(u *widgets.UI) {
	u.Theme.Accent = s.Cover.Accent
	verdict := s.found()
	title, sub := s.headline()
	s.App.ShowPage(u, app.Page{Title: title, Sub: sub, Width: 1080, Foot: true, Fit: true}, func(col widgets.Rect) float64 {
		left := 0.0
		if col.W > u.Scaled(760) {
			left = s.pictures(u, col)
			col.X, col.W = col.X+330, col.W-330
		}
		f := app.NewForm(u, col)
		f.Gap(4)
		f.Paragraph(s.why(), widgets.Style{Face: face.Text, Size: widgets.Head * 0.85, Colour: u.Theme.Ink})
		f.Gap(4)
		if verdict != "" {
			f.Paragraph(verdict, widgets.Style{Face: face.TextItalic, Size: widgets.Large, Colour: u.Theme.Accent})
			f.Gap(4)
		}
		f.Paragraph(s.counts(), widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
		m := s.measure(f)
		if len(s.Play.Seats()) > 1 && !m.named {
			f.Heading("Players")
			for i := range s.Play.Seats() {
				s.seatRow(f, rules.Seat(i))
			}
		}
		s.scores(f, m)
		s.timeline(f)
		if left == 0 && s.Cover.Sketch != nil {
			f.Heading("The final board")
			w := min(f.W, u.Scaled(320))
			s.Cover.Sketch(u, widgets.Rect{X: f.X + (f.W-w)/2, Y: f.Y, W: w, H: w * 0.7}, s.end)
			f.Y += w*0.7 + 10
		}
		return max(left, f.Height())
	}, s.foot)
	u.Ask(&s.leaving.Question)
}

// headline says how the game ended, and by which ending. The only player at the screen is told so
// who has won, and with whom; a story that only names the winners is not told a second time.
func (s *Results) headline() (title, ending string) {
	title, ending = s.story()
	if !s.youWon() {
		return title, ending
	}
	if s.about.SeatNames == nil || title != s.Named(match.Victory(s.out, s.about.SeatNames(len(s.Play.Seats())))) {
		return "You win", app.JoinNonEmpty(" · ", title, ending)
	}
	won := []string{"You"}
	for _, w := range s.out.Winners {
		if !s.Play.Seats()[w].Person() {
			won = append(won, s.about.SeatNames(len(s.Play.Seats()))[w])
		}
	}
	if len(won) == 1 {
		return "You win", ending
	}
	return prose.List(won) + " share the win", ending
}

// youWon reports whether the only player at the screen has won.
func (s *Results) youWon() bool {
	return s.alone() && slices.ContainsFunc(s.out.Winners, func(w rules.Seat) bool { return s.Play.Seats()[w].Person() })
}

// alone reports whether one person sits at the screen, alone or against bots. Who plays both sides
// has won and lost.
func (s *Results) alone() bool {
	who, others := "", false
	for _, info := range s.Play.Seats() {
		switch {
		case !info.Person():
			others = true
		case who != "" && info.Name != who:
			return false
		default:
			who = info.Name
		}
	}
	return who != "" && (others || len(s.Play.Seats()) == 1)
}

// why is the rule that decided the game. The only player at the screen reads it as the prompt
// puts it: "You have the most points".
func (s *Results) why() string {
	if words := s.end.Prompt(); s.alone() && words != "" {
		return s.Named(words)
	}
	return s.Named(s.out.Why)
}

// story says how the game ended, by the names of the players.
func (s *Results) story() (title, ending string) {
	ending = s.ending()
	switch {
	case s.Cover.Headline != nil:
		return s.Named(s.Cover.Headline(s.out)), ending
	case len(s.out.Winners) == 0 || s.about.SeatNames == nil:
		return ending, ""
	}
	return s.Named(match.Victory(s.out, s.about.SeatNames(len(s.Play.Seats())))), ending
}

func (s *Results) ending() string {
	for _, e := range s.about.Endings {
		if e.Key == s.out.Ending {
			return e.Title
		}
	}
	return "The End"
}

// pictures shows how the game ended, a medallion or a scene of all the width, and below it the board at the end.
func (s *Results) pictures(u *widgets.UI, col widgets.Rect) float64 {
	const wide = 300
	r := widgets.Rect{X: col.X + (wide-150)/2, Y: col.Y + 8, W: 150, H: 150 * s.aspect}
	switch {
	case s.picture == s.Cover.Box:
		u.Shadow(r, 3, 12)
	case s.aspect < 0.9:
		r = widgets.Rect{X: col.X, Y: col.Y + 8, W: wide, H: wide * s.aspect}
		u.Shadow(r, 3, 12)
	}
	u.Sprite(r, s.picture, u.Theme.Ink)
	if s.Cover.Sketch == nil {
		return r.H + 20
	}
	s.Cover.Sketch(u, widgets.Rect{X: col.X, Y: r.Y + r.H + 14, W: wide, H: wide * 0.72}, s.end)
	return r.H + wide*0.72 + 34
}

// counts says how long the game was.
func (s *Results) counts() string {
	r := s.Play.Record()
	moves := s.Play.MovesBefore(s.Play.Len())
	text := fmt.Sprintf("Deal number %d. %s.", r.Deal, prose.Amount(moves, "move"))
	if t, err := time.Parse(time.RFC3339, r.Started); err == nil {
		text += " Started " + app.TimeAgo(t, s.App.Clock()) + "."
	}
	return text
}

// timeline goes back to a moment of the game, or analyses all of it.
func (s *Results) timeline(f *app.Form) {
	if s.review == nil || s.Play.Len() == 0 {
		return
	}
	u := f.U
	f.Heading("Look back")
	kh := app.ButtonHeight(u)
	at := int(math.Round(s.at * float64(s.Play.Len())))
	label := "View move " + strconv.Itoa(s.Play.MovesBefore(at))
	switch at {
	case 0:
		label = "View the start"
	case s.Play.Len():
		label = "View the end"
	}
	row := widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: kh}
	kw, aw := app.ButtonWidth(u, "View move 8888", true), app.ButtonWidth(u, "Analyse", true)+8
	study := s.analyse != nil && s.CanStudy()
	beside := study && row.W-kw-aw-10 >= u.Scaled(140) // else it has no room there
	var analyse widgets.Rect
	if beside {
		analyse, row = row.CutRight(aw)
		row.W -= 10
	}
	view, line := row.CutRight(kw)
	line.W -= 16
	u.Name(line, "Look back: "+label)
	s.at = u.Slider("timeline", line, s.at)
	if u.Button("review", view, label, widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.eye",
		Tooltip: "Step through the game move by move. Nothing is secret any more."}) {
		s.review(at)
	}
	f.Y += kh + 8
	if study && !beside {
		f.Y += 4
		analyse = widgets.Rect{X: f.X, Y: f.Y, W: aw, H: kh}
		f.Y += kh + 8
	}
	if study && u.Button("analyse", analyse, "Analyse", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.hint",
		Tooltip: "Looks at every decision in the background: what it was worth, and what was better."}) {
		s.analyse()
	}
}

func (s *Results) foot(r widgets.Rect) {
	u := s.App.UI()
	keys := []app.Command{
		app.NewCommand("again", "Play again", "icon.play", "The same seats, a new deal",
			s.leaving.Guarded(func() { s.PlayAgain(rand.Uint64N(900000) + 100000) })),
		app.NewCommand("same", "Same deal", "icon.redo", "The same seats, cards and draws",
			s.leaving.Guarded(func() { s.PlayAgain(s.Play.Record().Deal) })),
		app.NewCommand("export", "Export", "icon.copy", "Save the game as a text file", s.Export),
		app.NewCommand("shelf", "Back to the shelf", "icon.arrow-left", "", s.leaving.Guarded(s.App.Home)),
	}
	if pages.KeepsResults(s.Cover.Game) {
		keys = slices.Insert(keys, 2, app.NewCommand("statistics", "Statistics", "icon.trophy", "Results of your finished games",
			func() { s.App.Open(pages.NewStatistics(s.App, s.Cover.Subject())) }))
	}
	gap := 10.0
	each := (r.W - gap*float64(len(keys)-1)) / float64(len(keys))
	icons := true // large words have no room for them
	for _, k := range keys {
		icons = icons && app.ButtonWidth(u, k.Label, true) <= each
	}
	for i, k := range keys {
		if !icons {
			k.Icon = ""
		}
		k.Show(u, widgets.Rect{X: r.X + float64(i)*(each+gap), Y: r.Y, W: each, H: r.H},
			widgets.If(i == 0, widgets.Primary, widgets.Quiet), false)
	}
}
