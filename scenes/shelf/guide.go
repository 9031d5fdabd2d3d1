package shelf

import (
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
		{"icon.save", "Leave at any time", "Every move is saved as you make it. Your latest game waits on the shelf."},
	}
}

// Frame implements app.Screen.
func (s *Guide) Frame(u *widgets.UI) {
	s.deps.ShowPage(u, app.Page{Title: "How to Play", Width: 1180, Fit: true}, func(col widgets.Rect) float64 {
		f := app.NewForm(u, col)
		gap := 40.0
		if col.W < u.Scaled(2*380+gap) {
			for _, a := range s.advice() {
				s.adviceItem(f, a)
			}
		} else {
			w := (col.W - gap) / 2
			all := s.advice()
			for i := 0; i < len(all); i += 2 {
				l := &app.Form{U: u, X: col.X, W: w, Y: f.Y, Top: f.Y}
				r := &app.Form{U: u, X: col.X + w + gap, W: w, Y: f.Y, Top: f.Y}
				s.adviceItem(l, all[i])
				s.adviceItem(r, all[i+1])
				f.Y += max(l.Height(), r.Height())
			}
		}
		s.lessons(f)
		f.Heading("Rule books")
		x, book := f.X, 0.0
		for _, t := range s.deps.Titles {
			book = max(book, app.ButtonWidth(u, t.Name(), true))
		}
		for _, t := range s.deps.Titles {
			label := t.Name()
			kw := min(f.W, book)
			if x > f.X && x+kw > f.X+f.W {
				x = f.X
				f.Y += app.ButtonHeight(u) + 8
			}
			if u.Button("rules."+t.Game.About().Key, widgets.Rect{X: x, Y: f.Y, W: kw, H: app.ButtonHeight(u)}, label, widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.rules"}) {
				s.deps.Open(pages.NewRules(s.deps.App, t.Subject(), ""))
			}
			x += kw + 10
		}
		f.Y += app.ButtonHeight(u) + 8
		return f.Height()
	}, nil)
}

// lessons are the guided games, each a button with what one learns in it.
func (s *Guide) lessons(f *app.Form) {
	u := f.U
	f.Heading("Learn by playing")
	wide := u.Scaled(280)
	for _, t := range s.deps.Titles {
		if g, ok := t.Game.(rules.Teacher); ok {
			for _, l := range g.Lessons() {
				wide = max(wide, app.ButtonWidth(u, t.Name()+": "+l.Title, true))
			}
		}
	}
	for _, t := range s.deps.Titles {
		g, ok := t.Game.(rules.Teacher)
		if !ok {
			continue
		}
		for _, l := range g.Lessons() {
			ab := t.Game.About()
			label := t.Name() + ": " + l.Title
			icon := "icon.play"
			if s.deps.Settings.Learned[ab.Key+"."+l.Key] {
				icon = "icon.check"
			}
			kw := min(f.W, wide)
			kh := app.ButtonHeight(u)
			if u.Button("lesson."+ab.Key+"."+l.Key, widgets.Rect{X: f.X, Y: f.Y, W: kw, H: kh}, label, widgets.ButtonOptions{Icon: icon, Weight: widgets.Primary}) {
				s.deps.TryOpen(table.Teach(s.deps.App, t, l))
			}
			st := app.Ink(u, face.Text, widgets.Body)
			rest := widgets.Rect{X: f.X + kw + 14, Y: f.Y, W: f.W - kw - 14}
			if rest.W < u.Scaled(240) { // no room beside it
				rest = widgets.Rect{X: f.X, Y: f.Y + kh + 2, W: f.W}
				f.Y = rest.Y + u.Text(rest, l.Line, st) + 10
				continue
			}
			h := u.TextHeight(l.Line, st, rest.W)
			rest.Y += max(0, (kh-h)/2)
			u.Text(rest, l.Line, st)
			f.Y += max(kh, h) + 8
		}
	}
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
