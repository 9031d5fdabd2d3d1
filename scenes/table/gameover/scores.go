package gameover

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// cast is who a seat played, "" where nobody was chosen.
func (p *Page) cast(seat rules.Seat) string {
	if int(seat) < len(p.out.Cast) {
		return p.out.Cast[seat]
	}
	return ""
}

// breakdowns are all ways to split the score up: by what the points were for, and the game's other way.
func (p *Page) breakdowns() (all []rules.Breakdown) {
	if len(p.out.Scores) > 0 {
		all = append(all, rules.Breakdown{Title: "By kind", Lines: p.out.Scores})
	}
	if len(p.out.Otherwise.Lines) > 0 {
		all = append(all, p.out.Otherwise)
	}
	return all
}

// scoreTable is how the score is laid out: the width of a column, and whether its head has room to say
// whose it is and who won. Then the players need no list of their own.
type scoreTable struct {
	all   []rules.Breakdown
	cell  float64
	named bool
}

// measure decides how the score is laid out in a form.
func (p *Page) measure(f *app.Form) (m scoreTable) {
	u, seats := f.U, len(p.Play.Seats())
	m.all = p.breakdowns()
	if len(m.all) == 0 {
		return m
	}
	labels := 0.0
	for _, t := range m.all {
		for _, l := range t.Lines {
			labels = max(labels, u.TextWidth(l.Label, app.Ink(u, face.UI, widgets.Body)))
		}
	}
	n := float64(seats)
	m.cell = min(u.Scaled(110), max(f.W*0.55, f.W-labels-16)/n)
	m.named = seats > 1
	for i := range seats {
		role, who := p.seatWords(rules.Seat(i))
		room := m.cell - headEdge
		m.named = m.named && u.TextWidth(role, headStyle(u, face.UIBold, widgets.Body)) <= room &&
			u.TextWidth(who, headStyle(u, face.UI, widgets.Tiny)) <= room &&
			u.TextWidth("winner", headStyle(u, face.UIMedium, widgets.Tiny)) <= room
	}
	return m
}

// headEdge is what a column has beside the words of its head.
const headEdge = 14.0

// headStyle is how the head of a column is written: it ends where the numbers do.
func headStyle(u *widgets.UI, fc face.Font, size float64) widgets.Style {
	return widgets.Style{Face: fc, Size: size, Colour: u.Theme.Ink, Align: widgets.Right}
}

// markSide is the side of the mark of a seat in that head.
func markSide(u *widgets.UI) float64 { return u.LineHeight(widgets.Tiny) }

// scores adds up the score, line by line. Where it can be split up in two ways one of them is
// shown, and a key shows the other.
func (p *Page) scores(f *app.Form, m scoreTable) {
	if len(m.all) == 0 {
		return
	}
	u, top := f.U, f.Y
	f.Heading(widgets.If(len(p.out.Scores) > 0, "Scores", m.all[0].Title))
	most := 0
	var titles []string
	for _, t := range m.all {
		most = max(most, len(t.Lines))
		titles = append(titles, t.Title)
	}
	if len(m.all) > 1 {
		w := min(u.Scaled(260), f.W*0.6)
		p.tally = u.Segments("tally", widgets.Rect{X: f.X + f.W - w, Y: top + 6, W: w, H: u.LineHeight(widgets.Large)}, titles, p.tally)
	}
	lines := m.all[p.tally].Lines
	n, cell := len(p.Play.Seats()), m.cell
	h := u.LineHeight(widgets.Body) + 4
	total := make([]int, n)
	var told []string
	if m.named {
		p.wonColumns(f, cell, p.headHeight(u)+float64(len(lines)+1)*h+4)
		p.namedHead(f, cell)
	} else {
		u.Quietly(func() { p.scoreHead(f, n, cell, h) })
	}
	u.Quietly(func() {
		for _, sc := range lines {
			told = append(told, p.scoreWords(sc.Label, sc.Points))
			scoreRow(f, n, cell, h, sc, face.UI)
			for i, x := range sc.Points[:min(len(sc.Points), n)] {
				total[i] += x
			}
		}
		u.Rule(widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: 3}, u.Theme.Ink)
		f.Y += 4
		scoreRow(f, n, cell, h, rules.Score{Label: "Total", Points: total}, face.UIBold)
	})
	for _, words := range append(told, p.scoreWords("Total", total)) {
		u.Tell(widgets.Rect{X: f.X, Y: f.Y}, words)
	}
	if slices.ContainsFunc(lines, func(sc rules.Score) bool { return len(sc.Had) > 0 }) {
		f.Paragraph("The numbers are points. In brackets: how many of each.",
			widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
	}
	f.Gap(float64(most-len(lines)) * h) // what stands below does not jump
}

// scoreRow is a row of the table: a label, then the points of n seats in cells of a width, and in brackets
// how many they are for.
func scoreRow(f *app.Form, n int, cell, h float64, sc rules.Score, fc face.Font) {
	u := f.U
	u.FitLabel(widgets.Rect{X: f.X, Y: f.Y, W: f.W - float64(n)*cell - 8, H: h}, sc.Label, app.Ink(u, fc, widgets.Body))
	for i, x := range sc.Points[:min(len(sc.Points), n)] {
		u.FitLabel(widgets.Rect{X: f.X + f.W - float64(n-i)*cell, Y: f.Y, W: cell - 8, H: h}, strconv.Itoa(x),
			headStyle(u, fc, widgets.Body))
	}
	wide := u.TextWidth("88", widgets.Style{Face: fc, Size: widgets.Body})
	for i, k := range sc.Had {
		u.FitLabel(widgets.Rect{X: f.X + f.W - float64(n-i)*cell, Y: f.Y, W: cell - 14 - wide, H: h}, "("+strconv.Itoa(k)+")",
			widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft, Align: widgets.Right})
	}
	f.Y += h
}

// headHeight is that of the head of the columns.
func (p *Page) headHeight(u *widgets.UI) float64 {
	h, line := u.LineHeight(widgets.Tiny)+u.LineHeight(widgets.Body)+8, u.LineHeight(widgets.Tiny)
	for i := range p.Play.Seats() {
		if role, who := p.seatWords(rules.Seat(i)); role != who {
			h += line
			break
		}
	}
	return h + widgets.If(len(p.out.Winners) > 0, line, 0)
}

// wonColumns lies behind the columns of the winners, so high.
func (p *Page) wonColumns(f *app.Form, cell, high float64) {
	for _, w := range p.out.Winners {
		x := f.X + f.W - float64(len(p.Play.Seats())-int(w))*cell
		f.U.Box(widgets.Rect{X: x + 5, Y: f.Y, W: cell - 7, H: high}, widgets.Fade(f.U.Theme.Gold, 0.3), 6)
	}
}

// namedHead says above each column whose it is, who led the seat, and whether it won.
func (p *Page) namedHead(f *app.Form, cell float64) {
	u, side := f.U, markSide(f.U)
	n := len(p.Play.Seats())
	for i := range n {
		seat := rules.Seat(i)
		role, who := p.seatWords(seat)
		won := slices.Contains(p.out.Winners, seat)
		r := widgets.Rect{X: f.X + f.W - float64(n-i)*cell + headEdge - 8, Y: f.Y + 4, W: cell - headEdge, H: p.headHeight(u) - 8}
		p.tellSeat(u, r, role, who, won)
		u.Quietly(func() {
			mark, rest := r.CutTop(side)
			parts.PaintMarks(u, widgets.Rect{X: mark.X + mark.W - side, Y: mark.Y, W: side, H: side}, p.Marks(seat))
			name, rest := rest.CutTop(u.LineHeight(widgets.Body))
			u.FitLabel(name, role, headStyle(u, widgets.If(won, face.UIBold, face.UIMedium), widgets.Body))
			led, rest := rest.CutTop(side)
			if role != who {
				u.FitLabel(led, who, headStyle(u, face.UI, widgets.Tiny))
				led = rest
			}
			if won {
				u.Sprite(widgets.Rect{X: mark.X + mark.W - 2*side - 4, Y: mark.Y, W: side, H: side}, "icon.trophy", u.Theme.Ink)
				led.H = side
				u.FitLabel(led, "winner", headStyle(u, face.UIMedium, widgets.Tiny))
			}
		})
	}
	f.Y += p.headHeight(u)
}

// scoreHead shows, above the columns of a score, whose they are, where a list tells the rest.
func (p *Page) scoreHead(f *app.Form, seats int, cell, h float64) {
	if seats < 2 {
		return
	}
	u := f.U
	for i := range seats {
		end := f.X + f.W - float64(seats-i-1)*cell - 8
		parts.PaintMarks(u, widgets.Rect{X: end - h*0.7, Y: f.Y, W: h * 0.7, H: h * 0.7}, p.Marks(rules.Seat(i)))
		u.FitLabel(widgets.Rect{X: end - cell + 14, Y: f.Y, W: cell - 18 - h*0.7, H: h * 0.7}, p.cast(rules.Seat(i)),
			headStyle(u, face.UIMedium, widgets.Tiny))
	}
	f.Y += h
}

// scoreWords is a line of a score as it is read aloud: "Missions: Red 3, Blue 5".
func (p *Page) scoreWords(label string, points []int) string {
	var all []string
	for i, x := range points {
		who := ""
		if len(p.Play.Seats()) > 1 {
			who = p.Named(p.seatWord(rules.Seat(i))) + " "
		}
		all = append(all, who+strconv.Itoa(x))
	}
	return label + ": " + strings.Join(all, ", ")
}

// seatWord is what a seat is called: who it played, its role, or its name.
func (p *Page) seatWord(seat rules.Seat) string {
	role := p.Play.Name(seat)
	if p.about.SeatNames != nil {
		role = p.about.SeatNames(len(p.Play.Seats()))[seat]
	}
	return cmp.Or(p.cast(seat), role)
}

// seatRow is one row: shape, role, who led it, and the laurels of the winners.
func (p *Page) seatRow(f *app.Form, seat rules.Seat) {
	u := f.U
	role, who := p.seatWords(seat)
	h := max(30, u.LineHeight(widgets.Body)+8)
	r := widgets.Rect{X: f.X, Y: f.Y, W: f.W, H: h}
	won := slices.Contains(p.out.Winners, seat)
	if won {
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.3), 6)
	}
	side := h * 0.62
	parts.PaintMarks(u, widgets.Rect{X: r.X + 8, Y: r.Y + (h-side)/2, W: side, H: side}, p.Marks(seat))
	p.tellSeat(u, r, role, who, won)
	u.Quietly(func() { p.seatLine(u, r, side, role, who, won) })
	f.Y += h + 4
}

// tellSeat says to people who listen who led a seat, and whether it won.
func (p *Page) tellSeat(u *widgets.UI, r widgets.Rect, role, who string, won bool) {
	u.Tell(r, app.JoinNonEmpty(", ", role, widgets.If(role != who, who, ""), widgets.If(won, "winner", "")))
}

// seatWords are the role of a seat and who led it; both are the same where there are no roles.
func (p *Page) seatWords(seat rules.Seat) (role, who string) {
	info := p.Play.Seats()[seat]
	who = info.Name
	if !info.Person() {
		who = "a bot"
		for _, l := range p.about.Levels {
			if l.Key == info.Level {
				who = strings.ToLower(l.Title) + " bot"
			}
		}
	}
	if p.about.SeatNames != nil || p.cast(seat) != "" {
		return p.seatWord(seat), who
	}
	return who, who
}

// seatLine writes the row of a seat in r, beside a mark of that side.
func (p *Page) seatLine(u *widgets.UI, r widgets.Rect, side float64, role, who string, won bool) {
	x, h := r.X+side+20, r.H
	half := (r.W - side - 20) / 2
	u.FitLabel(widgets.Rect{X: x, Y: r.Y, W: half - 10, H: h}, role, app.Ink(u, face.UIMedium, widgets.Body))
	end := half
	if won {
		ws := widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: u.Theme.Ink, Align: widgets.Right}
		ww := u.TextWidth("winner", ws) + side + 22
		end -= ww
		u.FitLabel(widgets.Rect{X: r.X + r.W - ww, Y: r.Y, W: ww - 12, H: h}, "winner", ws)
		u.Sprite(widgets.Rect{X: r.X + r.W - ww - 2, Y: r.Y + (h-side)/2, W: side, H: side}, "icon.trophy", u.Theme.Ink)
	}
	if role != who {
		u.FitLabel(widgets.Rect{X: x + half, Y: r.Y, W: end - 8, H: h}, who, app.Ink(u, face.UI, widgets.Body))
	}
}
