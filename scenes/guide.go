package scenes

import (
	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// Guide tells how the table works in every game, and leads to the rule books.
type Guide struct{ d *Desk }

// NewGuide opens the page.
func NewGuide(d *Desk) Screen { return &Guide{d} }

// advice is one thing to know, with its picture.
type advice struct{ icon, title, text string }

func (s *Guide) advice() []advice {
	k := s.d.key
	return []advice{
		{"icon.mouse", "Point at what you want", "What you may use now has a gold rim. Press a piece, then where it goes, or drag it there. The line above your things says what can be done and why."},
		{"icon.keyboard", "Or use the keys", k(input.Next) + " and the arrows walk over everything that can be chosen, " + k(input.Confirm) + " chooses it. " + k(input.KeysPage) + " shows all keys."},
		{"icon.undo", "Take a move back", k(input.TakeBack) + " takes back your own moves, until luck, a secret that was shown, or somebody else's decision stands in between."},
		{"icon.hint", "Ask for a hint", k(input.Hint) + " shows a good move and says why. Right-click anything, or hold a finger on it, to hear what it is and which rule it follows."},
		{"icon.eye-off", "Hand the screen over", "When somebody else must not see what you see, a curtain falls. It opens when the next person presses the key on it, and then shows what that person has missed."},
		{"icon.save", "Leave whenever you like", "Every move is saved as it is made. The newest game waits on the shelf."},
	}
}

// Frame implements Screen.
func (s *Guide) Frame(u *widgets.UI) {
	s.d.paper(u, page{title: "How to Play", wide: 1000, fit: true}, func(col widgets.Rect) float64 {
		f := newForm(u, col)
		gap := 40.0
		if col.W < (2*380+gap)*max(1, u.TextScale) {
			for _, a := range s.advice() {
				s.item(f, a)
			}
		} else {
			w := (col.W - gap) / 2
			all := s.advice()
			for i := 0; i < len(all); i += 2 {
				l := &form{u: u, x: col.X, w: w, y: f.y, top: f.y}
				r := &form{u: u, x: col.X + w + gap, w: w, y: f.y, top: f.y}
				s.item(l, all[i])
				s.item(r, all[i+1])
				f.y += max(l.height(), r.height())
			}
		}
		s.lessons(f)
		f.heading("Rule books")
		x := f.x
		for _, t := range s.d.Titles {
			label := t.Game.About().Title
			kw := min(f.w, keyWidth(u, label, true))
			if x > f.x && x+kw > f.x+f.w {
				x = f.x
				f.y += keyHeight(u) + 8
			}
			if u.Button("rules."+t.Game.About().Key, widgets.Rect{X: x, Y: f.y, W: kw, H: keyHeight(u)}, label, widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.rules"}) {
				s.d.Open(NewRules(s.d, t, ""))
			}
			x += kw + 10
		}
		f.y += keyHeight(u) + 8
		return f.height()
	}, nil)
}

// lessons are the guided games, each a button with what one learns in it.
func (s *Guide) lessons(f *form) {
	u := f.u
	f.heading("Learn by playing")
	for _, t := range s.d.Titles {
		g, ok := t.Game.(rules.Teacher)
		if !ok {
			continue
		}
		for _, l := range g.Lessons() {
			ab := t.Game.About()
			label := ab.Title + ": " + l.Title
			icon := "icon.play"
			if s.d.Settings.Learned[ab.Key+"."+l.Key] {
				icon = "icon.check"
			}
			kw := min(f.w, max(keyWidth(u, label, true), 280))
			kh := keyHeight(u)
			if u.Button("lesson."+ab.Key+"."+l.Key, widgets.Rect{X: f.x, Y: f.y, W: kw, H: kh}, label, widgets.ButtonOpt{Icon: icon, Weight: widgets.Primary}) {
				s.begin(t, l)
			}
			rest := widgets.Rect{X: f.x + kw + 14, Y: f.y, W: f.w - kw - 14, H: kh}
			if u.Wide(l.Line, words(u, face.Text, widgets.Body)) <= rest.W {
				u.Shrunk(rest, l.Line, words(u, face.Text, widgets.Body))
			} else {
				f.y += kh + 2
				f.y += u.Text(widgets.Rect{X: f.x, Y: f.y, W: f.w}, l.Line, words(u, face.Text, widgets.Body)) - kh
			}
			f.y += kh + 8
		}
	}
}

func (s *Guide) begin(t Title, l rules.Lesson) {
	table, err := Teach(s.d, t, l)
	if err != nil {
		s.d.Say(sentence(err))
		return
	}
	s.d.Open(table)
}

func (s *Guide) item(f *form, a advice) {
	u := f.u
	side := 34.0
	x := f.x + side + 18
	u.Sprite(widgets.Rect{X: f.x, Y: f.y + 2, W: side, H: side}, a.icon, u.Theme.Accent)
	h := u.LineH(widgets.Large)
	u.Shrunk(widgets.Rect{X: x, Y: f.y, W: f.x + f.w - x, H: h}, a.title, words(u, face.Heading, widgets.Large))
	f.y += h + 2
	f.y += u.Text(widgets.Rect{X: x, Y: f.y, W: f.x + f.w - x}, a.text, words(u, face.Text, widgets.Large))
	f.gap(18)
}
