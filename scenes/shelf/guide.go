package shelf

import (
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Guide tells how the table works in every game, and leads to the rule books.
type Guide struct{ deps Deps }

// NewGuide opens the page.
func NewGuide(d Deps) app.Screen { return &Guide{d} }

// advice is one thing to know, with its picture.
type advice struct{ icon, title, text string }

// advice is all there is to know, with the keys that people chose.
func (s *Guide) advice() []advice {
	k := s.deps.KeyName
	return []advice{
		{"icon.mouse", "Choose with the mouse", "A gold rim marks what you can use now. Click a piece and then its destination, " +
			"or drag it there. The line above your tray says what to do."},
		{"icon.keyboard", "Or use the keyboard", k(input.Next) + " and the arrow keys move between the things you can choose. " +
			k(input.Confirm) + " chooses, and " + k(input.Done) + " ends a step. " + k(input.KeysPage) + " lists all keys."},
		{"icon.undo", "Undo a move", "The curved arrow, or " + k(input.Undo) + ", takes back your own moves. " +
			"If players have seen something new since, it asks first."},
		{"icon.hint", "Ask for a hint", "The lamp, or " + k(input.Hint) +
			", shows a good move and says why. Right-click anything, or hold a finger on it, to see what it is and which rule applies."},
		{"icon.eye-off", "Pass the screen", "When the next player must not see your secrets, a curtain falls. " +
			"It opens when they press its button, and then shows what they have missed."},
		{"icon.save", "Leave at any time", "Every move is saved as you make it. Your latest game waits on the shelf. When it is over, " +
			"Analyse shows what would have been better."},
	}
}

// Frame implements app.Screen.
func (s *Guide) Frame(u *widgets.UI) {
	s.deps.ShowPage(u, app.Page{Title: "How to Play", Width: 1180, Fit: true}, func(col widgets.Rect) float64 {
		f := app.NewForm(u, col)
		const gap = 30.0
		fits := func(columns int, least float64) bool {
			return col.W >= u.Scaled(float64(columns)*least+float64(columns-1)*gap)
		}
		columns := 3 // small ones, if need be, rather than fewer
		small := !fits(columns, adviceWidth) && fits(columns, smallAdvice)
		for columns > 1 && !small && !fits(columns, adviceWidth) {
			columns--
		}
		w := (col.W - gap*float64(columns-1)) / float64(columns)
		for row := range slices.Chunk(s.advice(), columns) {
			highest := 0.0
			for i, a := range row {
				item := app.NewForm(u, widgets.Rect{X: col.X + float64(i)*(w+gap), W: w, Y: f.Y})
				adviceItem(item, a, small)
				highest = max(highest, item.Height())
			}
			f.Gap(highest)
		}
		f.Heading("Learn by playing, solve problems, or read the rules")
		s.games(f, small)
		return f.Height()
	}, nil)
}

// adviceWidth and smallAdvice are the least widths of a column of advice, in points at 100 % text: at its usual
// size, and as small as it becomes so that a small window shows all of the page.
const adviceWidth, smallAdvice = 330.0, 270.0

// games is a row for each game: its name, its lessons, its problems and its rule book, below one another
// where there is room for all of them, else one after the other below the name.
func (s *Guide) games(f *app.Form, small bool) {
	u := f.U
	st := app.Ink(u, face.UIMedium, widgets.If(small, widgets.Body, widgets.Large))
	gap := widgets.If(small, 8.0, 10.0)
	rows := make([][]cell, len(s.deps.Titles))
	var widths []float64 // of the columns
	name := 0.0          // the width of the longest name
	for i, t := range s.deps.Titles {
		rows[i] = s.cells(t)
		name = max(name, u.TextWidth(t.Name(), st)+2*gap)
		for _, c := range rows[i] {
			widths = append(widths, make([]float64, max(0, c.column+1-len(widths)))...)
			widths[c.column] = max(widths[c.column], app.ButtonWidth(u, c.Label, true))
		}
	}
	whole := name - gap
	for _, w := range widths {
		whole += w + gap
	}
	grid := whole <= f.W // a row each, with its buttons in columns
	h := app.ButtonHeight(u)
	for i, t := range s.deps.Titles {
		u.FitLabel(widgets.Rect{X: f.X, Y: f.Y, W: widgets.If(grid, name, f.W), H: h}, t.Name(), st)
		x := f.X + name
		if !grid {
			x, f.Y = f.X, f.Y+h
		}
		for _, c := range rows[i] {
			w := min(f.W, widths[c.column])
			switch {
			case grid:
				x = f.X + name
				for _, before := range widths[:c.column] {
					x += before + gap
				}
			case x > f.X && x+w > f.X+f.W:
				x, f.Y = f.X, f.Y+h+8
			}
			c.Show(u, widgets.Rect{X: x, Y: f.Y, W: w, H: h}, c.weight, false)
			x += w + gap
		}
		f.Y += h + 8
	}
}

// cell is a button of a game, in its column.
type cell struct {
	app.Command
	column int
	weight widgets.Emphasis
}

// mostLessons is how many lessons a game has at most; behind their columns stand those of the problems and
// the rule books.
const mostLessons = 2

// cells are the guided games of a game, each with what you learn in it, its problems and its rule book.
func (s *Guide) cells(t table.Title) (all []cell) {
	key := t.Game.About().Key
	for i, l := range t.Lessons() {
		icon := widgets.If(s.deps.Settings.Learned[t.LessonKey(l)], "icon.check", "icon.play")
		teach := func() { s.deps.TryOpen(table.Teach(s.deps.App, t, l, s.deps.problems(t))) }
		all = append(all, cell{app.NewCommand("lesson."+t.LessonKey(l), l.Title, icon, l.Line, teach), min(i, mostLessons-1), widgets.Primary})
	}
	if open := s.deps.problems(t); open != nil {
		all = append(all, cell{app.NewCommand("problems."+key, "Problems", "icon.flag", "Positions with one proved solution", open),
			mostLessons, widgets.Quiet})
	}
	book := func() { s.deps.Open(pages.NewRules(s.deps.App, t.Subject(), "")) }
	return append(all, cell{app.NewCommand("rules."+key, "Rule book", "icon.rules", "", book), mostLessons + 1, widgets.Quiet})
}

// adviceItem is one advice: its picture, its title and its text.
func adviceItem(f *app.Form, a advice, small bool) {
	u := f.U
	side, title, text, gap := 34.0, widgets.Large, widgets.Large, 18.0
	if small {
		side, title, text, gap = 26.0, widgets.Body, widgets.Tiny, 8.0
	}
	x := f.X + side + gap
	u.Sprite(widgets.Rect{X: f.X, Y: f.Y + 2, W: side, H: side}, a.icon, u.Theme.Accent)
	h := u.LineHeight(title)
	u.FitLabel(widgets.Rect{X: x, Y: f.Y, W: f.X + f.W - x, H: h}, a.title, app.Ink(u, face.Heading, title))
	f.Y += h + 2
	f.Y += u.Text(widgets.Rect{X: x, Y: f.Y, W: f.X + f.W - x}, a.text, app.Ink(u, face.Text, text))
	f.Gap(gap)
}
