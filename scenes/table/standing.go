package table

import (
	"fmt"
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// standing is the page that says in sentences where everything stands, one line after the
// other, for people who listen or would rather read.
type standing struct {
	app   *app.App
	title Title
	parts []standingPart
}

type standingPart struct {
	head  string
	lines []string
}

// latest is how many lines of the log the page tells where the reader has not moved yet.
const latest = 3

// newStanding notes where everything stands now.
func (s *Screen) newStanding() *standing {
	p := &standing{app: s.app, title: s.title}
	add := func(head string, lines ...string) {
		lines = slices.DeleteFunc(lines, func(l string) bool { return l == "" })
		if len(lines) > 0 {
			p.parts = append(p.parts, standingPart{head, lines})
		}
	}
	now := s.Named(s.play.View().Prompt())
	if hand := s.pointing.Hand(); hand != "" {
		l := s.label(hand)
		add("Now", now, s.Named(l.Text))
	} else {
		add("Now", now)
	}
	add("Last moves", s.lately()...)
	add("Where things stand", s.stands()...)
	return p
}

// lately are the lines of the log since the last move of those who look, or the newest.
func (s *Screen) lately() (lines []string) {
	since, _ := s.play.SinceOwnMove()
	all := s.play.Log()
	for i, l := range all {
		if l.Entry >= since || i >= len(all)-latest {
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

// Frame implements app.Screen.
func (p *standing) Frame(u *widgets.UI) {
	u.Theme.Accent = p.title.Accent
	p.app.ShowPage(u, app.Page{Title: "Where things stand", Sub: "Up and Down go through the lines.", Width: 780, Fit: true},
		func(col widgets.Rect) float64 {
			f := app.NewForm(u, col)
			for i, part := range p.parts {
				u.Quietly(func() { f.Heading(part.head) })
				for j, l := range part.lines {
					p.line(u, f, i, j, l)
				}
				f.Gap(6)
			}
			return f.Height()
		}, nil)
	if u.Take(input.Situation) {
		p.app.Back()
	}
}

// line is one of the lines: a stop of the keys.
func (p *standing) line(u *widgets.UI, f *app.Form, i, j int, words string) {
	id := fmt.Sprintf("line.%d.%d", i, j)
	st := app.Ink(u, face.Text, widgets.Body)
	r := f.Line(u.TextHeight(words, st, f.W-20) + 10).Inset(2) // the ring of the keys leaves the next line free
	u.AddHit(widgets.Hit{ID: id, R: r, Name: words})
	u.Name(r, p.parts[i].head)
	u.Quietly(func() { u.Text(widgets.Rect{X: r.X + 8, Y: r.Y + 4, W: r.W - 16}, words, st) })
	if i == 0 && j == 0 {
		u.SetDefault(id)
	}
}
