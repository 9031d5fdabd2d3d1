package pages

import (
	"fmt"
	"image/color"
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// Situation is the page that says in sentences where everything stands, one line after the
// other, for people who listen or would rather read.
type Situation struct {
	app    *app.App
	accent color.RGBA
	parts  []situationPart
}

// situationPart is a heading and the lines below it.
type situationPart struct {
	head  string
	lines []string
}

// NewSituation is a page on which nothing stands yet.
func NewSituation(a *app.App, accent color.RGBA) *Situation {
	return &Situation{app: a, accent: accent}
}

// Add writes lines below a heading, but for empty ones.
func (p *Situation) Add(head string, lines ...string) {
	lines = slices.DeleteFunc(lines, func(l string) bool { return l == "" })
	if len(lines) > 0 {
		p.parts = append(p.parts, situationPart{head, lines})
	}
}

// Frame implements app.Screen.
func (p *Situation) Frame(u *widgets.UI) {
	u.Theme.Accent = p.accent
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
func (p *Situation) line(u *widgets.UI, f *app.Form, i, j int, words string) {
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
