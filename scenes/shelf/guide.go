package shelf

import (
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
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

func (s *Guide) advice() []advice {
	k := s.deps.KeyName
	return []advice{
		{"icon.mouse", "Choose with the mouse", "A gold rim marks what you can use now. Click a piece and then its destination, or drag it there. The line above your tray says what to do."},
		{"icon.keyboard", "Or use the keyboard", k(input.Next) + " and the arrow keys move between the things you can choose. " + k(input.Confirm) + " chooses, and " + k(input.Done) + " ends a step. " + k(input.KeysPage) + " lists all keys."},
		{"icon.undo", "Undo a move", k(input.Undo) + " undoes your own moves. It stops at a draw, a die roll, a revealed secret or another player's decision."},
		{"icon.hint", "Ask for a hint", k(input.Hint) + " shows a good move and says why. Right-click anything, or hold a finger on it, to see what it is and which rule applies."},
		{"icon.eye-off", "Pass the screen", "When the next player must not see your secrets, a curtain falls. It opens when they press its button, and then shows what they have missed."},
		{"icon.save", "Leave at any time", "Every move is saved as you make it. Your latest game waits on the shelf. When it is over, Analyse shows what would have been better."},
	}
}

// Frame implements app.Screen.
func (s *Guide) Frame(u *widgets.UI) {
	s.deps.ShowPage(u, app.Page{Title: "How to Play", Width: 1180, Fit: true}, func(col widgets.Rect) float64 {
		f := app.NewForm(u, col)
		const gap = 30.0
		all, n := s.advice(), 3
		for n > 1 && col.W < u.Scaled(float64(n)*adviceWidth+float64(n-1)*gap) {
			n--
		}
		w := (col.W - gap*float64(n-1)) / float64(n)
		for row := range slices.Chunk(all, n) {
			high := 0.0
			for i, a := range row {
				one := &app.Form{U: u, X: col.X + float64(i)*(w+gap), W: w, Y: f.Y, Top: f.Y}
				s.adviceItem(one, a)
				high = max(high, one.Height())
			}
			f.Y += high
		}
		f.Heading("Learn by playing, or read the rules")
		s.games(f)
		return f.Height()
	}, nil)
}

// adviceWidth is the least width of a column of advice, in points at 100 % text.
const adviceWidth = 330.0

// games is a row for each game: its name, its lessons and its rule book, below one another where
// there is room for all of them, else one after the other below the name.
func (s *Guide) games(f *app.Form) {
	u := f.U
	st := app.Ink(u, face.UIMedium, widgets.Large)
	const gap = 10.0
	rows := make([][]app.Command, len(s.deps.Titles))
	name, lesson, lessons, book := 0.0, 0.0, 0, 0.0
	for i, t := range s.deps.Titles {
		rows[i] = s.commands(t)
		last := len(rows[i]) - 1
		name = max(name, u.TextWidth(t.Name(), st)+2*gap)
		for _, c := range rows[i][:last] {
			lesson = max(lesson, app.ButtonWidth(u, c.Label, true))
		}
		lessons, book = max(lessons, last), max(book, app.ButtonWidth(u, rows[i][last].Label, true))
	}
	grid := name+float64(lessons)*(lesson+gap)+book <= f.W
	h := app.ButtonHeight(u)
	for i, t := range s.deps.Titles {
		u.FitLabel(widgets.Rect{X: f.X, Y: f.Y, W: widgets.If(grid, name, f.W), H: h}, t.Name(), st)
		x := f.X + name
		if !grid {
			x, f.Y = f.X, f.Y+h
		}
		for j, c := range rows[i] {
			last := j == len(rows[i])-1
			w := min(f.W, widgets.If(last, book, lesson))
			switch {
			case grid && last:
				x = f.X + name + float64(lessons)*(lesson+gap)
			case x > f.X && x+w > f.X+f.W:
				x, f.Y = f.X, f.Y+h+8
			}
			c.Show(u, widgets.Rect{X: x, Y: f.Y, W: w, H: h}, widgets.If(last, widgets.Quiet, widgets.Primary), false)
			x += w + gap
		}
		f.Y += h + 8
	}
}

// commands are the guided games of a game, each with what you learn in it, its problems and its rule book.
func (s *Guide) commands(t table.Title) (all []app.Command) {
	key := t.Game.About().Key
	if g, ok := t.Game.(rules.Teacher); ok {
		for _, l := range g.Lessons() {
			icon := widgets.If(s.deps.Settings.Learned[key+"."+l.Key], "icon.check", "icon.play")
			all = append(all, app.NewCommand("lesson."+key+"."+l.Key, l.Title, icon, l.Line, func() { s.deps.TryOpen(table.Teach(s.deps.App, t, l, s.deps.problems(t))) }))
		}
	}
	if open := s.deps.problems(t); open != nil {
		all = append(all, app.NewCommand("problems."+key, "Problems", "icon.flag", "Positions with one proved solution", open))
	}
	return append(all, app.NewCommand("rules."+key, "Rule book", "icon.rules", "", func() { s.deps.Open(pages.NewRules(s.deps.App, t.Subject(), "")) }))
}

func (s *Guide) adviceItem(f *app.Form, a advice) {
	u := f.U
	side := 34.0
	x := f.X + side + 18
	u.Sprite(widgets.Rect{X: f.X, Y: f.Y + 2, W: side, H: side}, a.icon, u.Theme.Accent)
	h := u.LineHeight(widgets.Large)
	u.FitLabel(widgets.Rect{X: x, Y: f.Y, W: f.X + f.W - x, H: h}, a.title, app.Ink(u, face.Heading, widgets.Large))
	f.Y += h + 2
	f.Y += u.Text(widgets.Rect{X: x, Y: f.Y, W: f.X + f.W - x}, a.text, app.Ink(u, face.Text, widgets.Large))
	f.Gap(18)
}
