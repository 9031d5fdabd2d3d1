package shelf

import (
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// cover is the box with what the game is about and what else the page leads to. The lessons have the whole width
// below, so that each button has room to say that it is one.
func (s *Setup) cover(f *app.Form) {
	const high, gap = 104.0, 20.0
	u := f.U
	box := widgets.Rect{X: f.X, Y: f.Y + 4, W: u.Scaled(high) * 0.75, H: u.Scaled(high)}
	u.Shadow(box, 3, 12)
	u.Sprite(box, s.title.Box, u.Theme.Ink)
	words := widgets.Rect{X: box.X + box.W + gap, Y: box.Y - 2, W: f.W - box.W - gap}
	words.Y += u.Text(words, s.about.Blurb, app.Ink(u, face.Text, widgets.Body)) + 12
	words.Y += showButtons(u, words, s.reading())
	f.Y = max(box.Y+box.H+8, words.Y)
	f.Y += showButtons(u, widgets.Rect{X: f.X, Y: f.Y, W: f.W}, s.lessons("Lesson: ")) - 10 // the heading below keeps its distance
}

// buttons are those of the cover in a narrow window, where a word before the lessons says what they are: so all of
// them have room in one row.
func (s *Setup) buttons(u *widgets.UI, r widgets.Rect) float64 {
	all, lessons := s.reading(), s.lessons("")
	if len(lessons) > 1 {
		all = append(all, app.Command{Label: "Lessons:"})
	}
	return showButtons(u, r, append(all, lessons...))
}

// showButtons shows buttons in as many rows as they need, and returns the height of these. One without an id is
// only a word before the next.
func showButtons(u *widgets.UI, r widgets.Rect, all []app.Command) float64 {
	x, y, h := r.X, r.Y, app.ButtonHeight(u)
	for i, c := range all {
		w := min(r.W, app.ButtonWidth(u, c.Label, true))
		if c.ID == "" {
			st := app.Ink(u, face.UIMedium, widgets.Body)
			w = u.TextWidth(c.Label, st) + 6
			if x+w+4+app.ButtonWidth(u, all[i+1].Label, true) > r.X+r.W { // it stays with the next
				x, y = r.X, y+h+8
			}
			u.Label(widgets.Rect{X: x + 4, Y: y, W: w, H: h}, c.Label, st)
			x += w + 4
			continue
		}
		if x > r.X && x+w > r.X+r.W {
			x, y = r.X, y+h+8
		}
		c.Show(u, widgets.Rect{X: x, Y: y, W: w, H: h}, widgets.Quiet, false)
		x += w + 6
	}
	return y + h + 8 - r.Y
}

// reading are the buttons that lead to the rule book, to problems and to the statistics.
func (s *Setup) reading() []app.Command {
	all := []app.Command{app.NewCommand("rules", "Rule book", "icon.rules", "", s.openRules)}
	if open := s.deps.problems(s.title); open != nil {
		all = append(all, app.NewCommand("problems", "Problems", "icon.flag", "Positions with one proved solution", open))
	}
	if pages.KeepsResults(s.title.Game) {
		all = append(all, app.NewCommand("challenges", "Challenges", "icon.trophy",
			"The deal of the day, games with a task, and your statistics",
			func() { s.deps.Open(NewChallenges(s.deps, s.title)) }))
	}
	return all
}

// lessons are the buttons of the game's lessons, each of several with a prefix before its name. One that was finished
// has a tick; one that was left halfway is continued.
func (s *Setup) lessons(prefix string) (all []app.Command) {
	lessons := s.title.Lessons()
	for _, l := range lessons {
		key := s.title.LessonKey(l)
		halfway := s.deps.Settings.Halfway[key] > 0
		label := widgets.If(halfway, "Continue lesson", "Learn by playing")
		if len(lessons) > 1 {
			label = widgets.If(halfway, "Continue: ", prefix) + l.Title
		}
		icon := widgets.If(s.deps.Settings.Learned[key] && !halfway, "icon.check", "icon.play")
		all = append(all, app.NewCommand("lesson."+l.Key, label, icon, l.Title+": "+l.Line, func() {
			s.deps.TryOpen(table.Teach(s.deps.App, s.title, l, s.deps.problems(s.title)))
		}))
	}
	return all
}

// openRules opens the rule book.
func (s *Setup) openRules() {
	s.deps.Open(pages.NewRules(s.deps.App, s.title.Subject(), ""))
}
