package table

import (
	"slices"
	"time"

	"intrigue/scenes/pages"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/table/menu"
	"intrigue/scenes/widgets"
)

// gameOver opens the results once the game is over.
type gameOver struct {
	*game
	review *review
	since  time.Time // when the end was first shown; zero before
	shown  bool      // the results were opened, or wait until they are asked for
}

// ended lets another end be shown as well.
func (g *gameOver) ended(c change) {
	if c.reopened {
		g.since, g.shown = time.Time{}, false
	}
}

// comes reports whether the results are about to open by themselves.
func (g *gameOver) comes() bool {
	return g.play.Over() && !g.shown && g.mode.teacher() == nil && !g.mode.works() && !g.lingers()
}

// frame opens the results, once, a moment after the last move was seen.
func (g *gameOver) frame(u *widgets.UI) {
	if !g.comes() {
		return
	}
	if g.since.IsZero() {
		g.since = u.Now
	}
	wait := widgets.If(g.app.Motion() == 0, 500*time.Millisecond, 1800*time.Millisecond)
	if u.Now.Sub(g.since) < wait {
		u.WakeAt(g.since.Add(wait))
		return
	}
	g.shown = true
	g.results()
}

// results shows how the game ended.
func (g *gameOver) results() {
	look := func(made int) {
		g.app.Back()
		g.review.after(made)
	}
	var learn func()
	if slips := g.review.study.Slips(); len(slips) > 0 {
		learn = func() { g.review.study.Retry(slips) }
	}
	g.app.Open(gameover.New(g.match, look, func() {
		g.app.Back()
		g.review.open()
		g.review.study.Analyse()
	}, learn))
}

// openMenu pauses the game.
func (s *Screen) openMenu() { s.app.Open(s.newMenu()) }

// newMenu is the pause in the game at this table.
func (s *Screen) newMenu() *menu.Menu {
	exercise := ""
	if by := s.mode.teacher(); by != nil {
		exercise = by.note()
	}
	return menu.New(s.match, s.ending.results, exercise)
}

// ConfirmQuit implements app.QuitConfirmer: a game that cannot be saved is not left in silence.
func (s *Screen) ConfirmQuit(quit func()) bool {
	if !s.play.Unsaved() {
		return false
	}
	m, ok := s.app.Screen().(*menu.Menu)
	if !ok || !m.Pauses(s.play) {
		m = s.newMenu()
		s.app.Open(m)
	}
	m.ConfirmQuit(quit)
	return true
}

// latestLines is how many lines of the log the page tells at least.
const latestLines = 3

// situation notes where everything stands now.
func (s *Screen) situation() *pages.Situation {
	p := pages.NewSituation(s.app, s.title.Accent)
	inHand := ""
	if hand := s.pointing.Hand(); hand != "" {
		inHand = s.Named(s.label(hand).Text)
	}
	p.Add("Now", s.Named(s.play.View().Prompt()), inHand)
	p.Add("Last moves", s.lately()...)
	p.Add("Where things stand", s.stands()...)
	return p
}

// lately are the lines of the log since the last move of those who look, or the newest.
func (s *Screen) lately() (lines []string) {
	since, _ := s.play.SinceOwnMove()
	all := s.play.Log()
	for i, l := range all {
		if l.Entry >= since || i >= len(all)-latestLines {
			lines = append(lines, s.Named(l.Text))
		}
	}
	return lines
}

// stands is the situation in sentences: as the game tells it, or else all that lies on the
// board, by its labels.
func (s *Screen) stands() (lines []string) {
	for _, l := range s.play.View().Situation() {
		lines = append(lines, s.Named(l))
	}
	if len(lines) > 0 {
		return lines
	}
	for _, sp := range slices.Concat(s.spots.all, s.spots.shown) {
		l := s.label(sp.ID)
		words := s.Named(l.Whole())
		if l.Text != "" && !isWord(sp.ID) && !slices.Contains(lines, words) {
			lines = append(lines, words)
		}
	}
	return lines
}
