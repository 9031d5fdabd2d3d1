package table

import (
	"strconv"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// Tallied is an ability of a View: the same score, split up in another way.
type Tallied interface {
	Tallied() (title string, lines []rules.Score)
}

// Cast is an ability of a View: who a seat played, where that is chosen in the game itself.
type Cast interface {
	Cast(rules.Seat) string
}

// cast is who a seat played, "" where nobody was chosen.
func (s *Results) cast(seat rules.Seat) string {
	if v, ok := s.play.View().(Cast); ok {
		return v.Cast(seat)
	}
	return ""
}

// scores are the reckonings: by what the points were for, and in the game's other way.
func (s *Results) scores(f *app.Form) {
	s.scoreTable(f, "Scores", s.out.Scores)
	if v, ok := s.play.View().(Tallied); ok {
		title, lines := v.Tallied()
		s.scoreTable(f, title, lines)
	}
}

// scoreTable adds up a score, line by line.
func (s *Results) scoreTable(f *app.Form, title string, lines []rules.Score) {
	if len(lines) == 0 {
		return
	}
	u := f.U
	f.Heading(title)
	n := float64(len(s.play.Seats()))
	cell := min(u.Scaled(90), f.W*0.55/n)
	h := u.LineHeight(widgets.Body) + 4
	total := make([]int, len(s.play.Seats()))
	counted := false
	line := func(label string, points, had []int, fc face.Face) {
		u.FitLabel(widgets.Rect{X: f.X, Y: f.Y, W: f.W - n*cell - 8, H: h}, label, app.Ink(u, fc, widgets.Body))
		for i, p := range points {
			if i < len(total) {
				u.FitLabel(widgets.Rect{X: f.X + f.W - n*cell + float64(i)*cell, Y: f.Y, W: cell - 8, H: h}, strconv.Itoa(p),
					widgets.Style{Face: fc, Size: widgets.Body, Colour: u.Theme.Ink, Align: widgets.Right})
			}
		}
		for i, n := range had {
			counted = true
			wide := u.TextWidth("88", widgets.Style{Face: fc, Size: widgets.Body})
			u.FitLabel(widgets.Rect{X: f.X + f.W - float64(len(total)-i)*cell, Y: f.Y, W: cell - 14 - wide, H: h}, "("+strconv.Itoa(n)+")",
				widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft, Align: widgets.Right})
		}
		f.Y += h
	}
	if len(total) > 1 {
		for i := range total {
			end := f.X + f.W - n*cell + float64(i+1)*cell - 8
			parts.PaintMarks(u, widgets.Rect{X: end - h*0.7, Y: f.Y, W: h * 0.7, H: h * 0.7}, s.Marks(rules.Seat(i)))
			u.FitLabel(widgets.Rect{X: end - cell + 14, Y: f.Y, W: cell - 18 - h*0.7, H: h * 0.7}, s.cast(rules.Seat(i)),
				widgets.Style{Face: face.UIMedium, Size: widgets.Tiny, Colour: u.Theme.Ink, Align: widgets.Right})
		}
		f.Y += h
	}
	for _, sc := range lines {
		line(sc.Label, sc.Points, sc.Had, face.UI)
		for i, p := range sc.Points {
			if i < len(total) {
				total[i] += p
			}
		}
	}
	u.Rule(widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: 3}, u.Theme.Ink)
	f.Y += 4
	line("Total", total, nil, face.UIBold)
	if counted {
		f.Paragraph("The numbers are points. In brackets: how many each player had.", widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
	}
}
