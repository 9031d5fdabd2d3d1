// Package gameover is the page that tells how a game ended.
package gameover

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
)

// Page is the end of a game: who won by which rule, what everybody got, what can be done next.
type Page struct {
	*match.Match
	review  func(made int)
	analyse func()
	learn   func()
	about   rules.About
	out     rules.Outcome
	end     rules.View // though the table may show the past
	at      float64    // of the timeline, 0 … 1
	picture string     // of the end
	aspect  float64    // its height for its width
	tally   int        // which way of splitting up the score is shown
	leaving match.Leaving
	sheet   bool                     // the game belongs to a series
	honours []string                 // what was earned, in sentences; nil: not yet looked at
	verdict *supervisor.Task[string] // what can be found out about the game
}

// Close ends what is still being found out.
func (p *Page) Close() { p.verdict.Cancel() }

// found is the game's verdict, "" until it is known. It is asked for in the background, once.
func (p *Page) found() string {
	r := p.Play.Record()
	ask := p.ofTheDay
	switch {
	case p.Cover.Verdict != nil:
		ask = func(ctx context.Context, r rules.Record) (string, error) { return p.Cover.Verdict(ctx, r), nil }
	case r.Kind != "day":
		return ""
	}
	if p.verdict == nil {
		p.verdict = supervisor.Start(context.Background(),
			supervisor.Options{Limit: 3 * time.Minute, Wake: p.App.Wake, Sync: p.App.Synchronous},
			func(ctx context.Context) (string, error) { return ask(ctx, r) })
	}
	a, _ := p.verdict.Answer()
	if a.Err != nil {
		return fmt.Sprintf("There is no verdict on this game: the bot that was to judge it %v.", a.Err)
	}
	return a.Got
}

// New shows how a game ended. onReview returns to the table and looks back at it after so many entries, analyse returns
// there and analyses the game; nil where there is no table to return to. learn has the mistakes that an analysis found made
// good; nil where there are none.
func New(m *match.Match, onReview func(made int), analyse, learn func()) *Page {
	play, c := m.Play, m.Cover
	s := &Page{Match: m, review: onReview, analyse: analyse, learn: learn, about: c.Game.About(), out: play.Outcome(), at: 1, picture: c.Box,
		aspect: 200.0 / 150, leaving: match.Leaving{Match: m}}
	s.sheet = s.about.Series != nil && m.Sheet() != nil
	at := play.Cursor()
	play.Seek(play.Len())
	s.end = play.View()
	play.Seek(at)
	if c.EndPicture != nil {
		if name := c.EndPicture(s.out); name != "" {
			s.picture, s.aspect = name, pages.Aspect(name, c.Compose)
		}
	}
	return s
}

// Frame implements app.Screen.
func (p *Page) Frame(u *widgets.UI) {
	u.Theme.Accent = p.Cover.Accent
	verdict := p.found()
	title, sub := p.headline()
	p.App.ShowPage(u, app.Page{Title: title, Sub: sub, Width: 1080, Foot: true, Fit: true}, func(col widgets.Rect) float64 {
		left := 0.0
		if col.W > u.Scaled(760) {
			left = p.pictures(u, col)
			col.X, col.W = col.X+330, col.W-330
		}
		f := app.NewForm(u, col)
		f.Gap(4)
		f.Paragraph(p.why(), widgets.Style{Face: face.Text, Size: widgets.Head * 0.85, Colour: u.Theme.Ink})
		f.Gap(4)
		if verdict != "" {
			f.Paragraph(verdict, widgets.Style{Face: face.TextItalic, Size: widgets.Large, Colour: u.Theme.Accent})
			f.Gap(4)
		}
		f.Paragraph(p.counts(), widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
		m := p.measure(f)
		if len(p.Play.Seats()) > 1 && !m.named {
			f.Heading("Players")
			for i := range p.Play.Seats() {
				p.seatRow(f, rules.Seat(i))
			}
		}
		p.earned(f)
		p.scores(f, m)
		p.timeline(f)
		if left == 0 && p.Cover.Sketch != nil {
			f.Heading("The final board")
			w := min(f.W, u.Scaled(320))
			p.Cover.Sketch(u, widgets.Rect{X: f.X + (f.W-w)/2, Y: f.Y, W: w, H: w * 0.7}, p.end)
			f.Y += w*0.7 + 10
		}
		return max(left, f.Height())
	}, p.foot)
	u.Ask(&p.leaving.Question)
}

// headline says how the game ended, and by which ending. The only player at the screen is told so
// who has won, and with whom; a story that only names the winners is not told a second time.
func (p *Page) headline() (title, ending string) {
	title, ending = p.story()
	if !p.youWon() {
		return title, ending
	}
	if p.about.SeatNames == nil || title != p.Named(match.Victory(p.out, p.about.SeatNames(len(p.Play.Seats())))) {
		return "You win", app.JoinNonEmpty(" · ", title, ending)
	}
	won := []string{"You"}
	for _, w := range p.out.Winners {
		if !p.Play.Seats()[w].Person() {
			won = append(won, p.about.SeatNames(len(p.Play.Seats()))[w])
		}
	}
	if len(won) == 1 {
		return "You win", ending
	}
	return prose.List(won) + " share the win", ending
}

// youWon reports whether the only player at the screen has won.
func (p *Page) youWon() bool {
	return p.alone() && slices.ContainsFunc(p.out.Winners, func(w rules.Seat) bool { return p.Play.Seats()[w].Person() })
}

// alone reports whether one person sits at the screen, alone or against bots. Who plays both sides
// has won and lost.
func (p *Page) alone() bool {
	who, others := "", false
	for _, info := range p.Play.Seats() {
		switch {
		case !info.Person():
			others = true
		case who != "" && info.Name != who:
			return false
		default:
			who = info.Name
		}
	}
	return who != "" && (others || len(p.Play.Seats()) == 1)
}

// why is the rule that decided the game. The only player at the screen reads it as the prompt
// puts it: "You have the most points".
func (p *Page) why() string {
	if words := p.end.Prompt(); p.alone() && words != "" {
		return p.Named(words)
	}
	return p.Named(p.out.Why)
}

// story says how the game ended, by the names of the players.
func (p *Page) story() (title, ending string) {
	ending = p.ending()
	switch {
	case p.Cover.Headline != nil:
		return p.Named(p.Cover.Headline(p.out)), ending
	case len(p.out.Winners) == 0 || p.about.SeatNames == nil:
		return ending, ""
	}
	return p.Named(match.Victory(p.out, p.about.SeatNames(len(p.Play.Seats())))), ending
}

func (p *Page) ending() string {
	for _, e := range p.about.Endings {
		if e.Key == p.out.Ending {
			return e.Title
		}
	}
	return "The End"
}

// pictures shows how the game ended, a medallion or a scene of all the width, and below it the board at the end.
func (p *Page) pictures(u *widgets.UI, col widgets.Rect) float64 {
	const wide = 300
	r := widgets.Rect{X: col.X + (wide-150)/2, Y: col.Y + 8, W: 150, H: 150 * p.aspect}
	switch {
	case p.picture == p.Cover.Box:
		u.Shadow(r, 3, 12)
	case p.aspect < 0.9:
		r = widgets.Rect{X: col.X, Y: col.Y + 8, W: wide, H: wide * p.aspect}
		u.Shadow(r, 3, 12)
	}
	u.Sprite(r, p.picture, u.Theme.Ink)
	if p.Cover.Sketch == nil {
		return r.H + 20
	}
	p.Cover.Sketch(u, widgets.Rect{X: col.X, Y: r.Y + r.H + 14, W: wide, H: wide * 0.72}, p.end)
	return r.H + wide*0.72 + 34
}

// counts says how long the game was.
func (p *Page) counts() string {
	r := p.Play.Record()
	moves := p.Play.MovesBefore(p.Play.Len())
	text := fmt.Sprintf("Deal number %d. %s.", r.Deal, prose.Amount(moves, "move"))
	if t, err := time.Parse(time.RFC3339, r.Started); err == nil {
		text += " Started " + app.TimeAgo(t, p.App.Clock()) + "."
	}
	return text
}

// timeline goes back to a moment of the game, or analyses all of it.
func (p *Page) timeline(f *app.Form) {
	if p.review == nil || p.Play.Len() == 0 {
		return
	}
	u := f.U
	f.Heading("Look back")
	kh := app.ButtonHeight(u)
	at := int(math.Round(p.at * float64(p.Play.Len())))
	label := "View move " + strconv.Itoa(p.Play.MovesBefore(at))
	switch at {
	case 0:
		label = "View the start"
	case p.Play.Len():
		label = "View the end"
	}
	row := widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: kh}
	kw, aw := app.ButtonWidth(u, "View move 8888", true), app.ButtonWidth(u, "Analyse", true)+8
	study := p.analyse != nil && p.CanStudy()
	beside := study && row.W-kw-aw-10 >= u.Scaled(140) // else it has no room there
	var analyse widgets.Rect
	if beside {
		analyse, row = row.CutRight(aw)
		row.W -= 10
	}
	view, line := row.CutRight(kw)
	line.W -= 16
	u.Name(line, "Look back: "+label)
	p.at = u.Slider("timeline", line, p.at)
	if u.Button("review", view, label, widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.eye",
		Tooltip: "Step through the game move by move. Nothing is secret any more."}) {
		p.review(at)
	}
	f.Y += kh + 8
	if study && !beside {
		f.Y += 4
		analyse = widgets.Rect{X: f.X, Y: f.Y, W: aw, H: kh}
		f.Y += kh + 8
	}
	if study && u.Button("analyse", analyse, "Analyse", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.hint",
		Tooltip: "See what each decision was worth, and what was better. You can go on meanwhile."}) {
		p.analyse()
	}
	if p.learn == nil {
		return
	}
	f.Gap(4)
	const learn = "Learn from your mistakes"
	if u.Button("learn", widgets.Rect{X: f.X, Y: f.Y, W: min(f.W, app.ButtonWidth(u, learn, true)), H: kh}, learn,
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.flag", Tooltip: "Find better choices yourself, one by one"}) {
		p.learn()
	}
	f.Y += kh + 8
}

func (p *Page) foot(r widgets.Rect) {
	keys := []app.Command{
		app.NewCommand("again", "Play again", "icon.play", "The same seats, a new deal",
			p.leaving.Guarded(func() { p.PlayAgain(rand.Uint64N(900000) + 100000) })),
		app.NewCommand("same", "Same deal", "icon.redo", "The same seats, cards and draws",
			p.leaving.Guarded(func() { p.PlayAgain(p.Play.Record().Deal) })),
		app.NewCommand("export", "Export", "icon.copy", "Save the game as a text file", p.Export),
		app.NewCommand("shelf", "Back to the shelf", "icon.arrow-left", "", p.leaving.Guarded(p.App.Home)),
	}
	if p.sheet { // the sheet leads on
		name := p.about.Series.Title
		keys = slices.Replace(keys, 0, 2, app.NewCommand("sheet", name+" sheet", "icon.notebook", "The score so far, and the next game",
			func() { p.App.Open(p.Sheet()) }))
	}
	if pages.KeepsResults(p.Cover.Game) {
		keys = slices.Insert(keys, len(keys)-2, app.NewCommand("statistics", "Statistics", "icon.trophy", "Results of your finished games",
			func() { p.App.Open(pages.NewStatistics(p.App, p.Match.Subject)) }))
	}
	app.ShowCommands(p.App.UI(), r, keys)
}
