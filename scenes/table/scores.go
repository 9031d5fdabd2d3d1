package table

import (
	"cmp"
	"strconv"
	"strings"

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
	var told []string
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
	u.Quietly(func() {
		s.scoreHead(f, len(total), cell, h)
		for _, sc := range lines {
			told = append(told, s.scoreWords(sc.Label, sc.Points))
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
	})
	for _, words := range append(told, s.scoreWords("Total", total)) {
		u.Tell(widgets.Rect{X: f.X, Y: f.Y}, words)
	}
	if counted {
		f.Paragraph("The numbers are points. In brackets: how many each player had.", widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
	}
}

// scoreHead shows, above the columns of a score, whose they are.
func (s *Results) scoreHead(f *app.Form, seats int, cell, h float64) {
	if seats < 2 {
		return
	}
	u := f.U
	for i := range seats {
		end := f.X + f.W - float64(seats-i-1)*cell - 8
		parts.PaintMarks(u, widgets.Rect{X: end - h*0.7, Y: f.Y, W: h * 0.7, H: h * 0.7}, s.Marks(rules.Seat(i)))
		u.FitLabel(widgets.Rect{X: end - cell + 14, Y: f.Y, W: cell - 18 - h*0.7, H: h * 0.7}, s.cast(rules.Seat(i)),
			widgets.Style{Face: face.UIMedium, Size: widgets.Tiny, Colour: u.Theme.Ink, Align: widgets.Right})
	}
	f.Y += h
}

// scoreWords is a line of a score as it is read aloud: "Missions: Red 3, Blue 5".
func (s *Results) scoreWords(label string, points []int) string {
	var all []string
	for i, p := range points {
		who := ""
		if len(s.play.Seats()) > 1 {
			who = s.Named(s.seatWord(rules.Seat(i))) + " "
		}
		all = append(all, who+strconv.Itoa(p))
	}
	return label + ": " + strings.Join(all, ", ")
}

// seatWord is what a seat is called: who it played, its role, or its name.
func (s *Results) seatWord(seat rules.Seat) string {
	role := s.play.Name(seat)
	if s.about.SeatNames != nil {
		role = s.about.SeatNames(len(s.play.Seats()))[seat]
	}
	return cmp.Or(s.cast(seat), role)
}
