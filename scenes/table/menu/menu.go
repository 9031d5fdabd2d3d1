// Package menu is the pause in a game.
package menu

import (
	"slices"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
)

// Menu is the pause in a game. Nothing of the game is drawn behind it.
type Menu struct {
	*match.Match
	results  func() // shows how the game ended
	exercise string // what is said of leaving a lesson or a problem, which is neither restarted nor saved; "" for a game
	question *widgets.Question
	leaving  match.Leaving
}

// New pauses a game.
func New(m *match.Match, results func(), exercise string) *Menu {
	m.Play.Secure()
	m.App.Notices() // of the file behind the game
	return &Menu{Match: m, results: results, exercise: exercise, leaving: match.Leaving{Match: m}}
}

// Close takes back what was said of the game as it was.
func (s *Menu) Close() { s.Retract() }

// restart begins the same deal with the same people; the game so far stays among
// the saved ones.
func (s *Menu) restart() { s.PlayAgain(s.Play.Record().Deal) }

// Pauses reports whether it is the menu of the game at a table.
func (s *Menu) Pauses(play *session.Session) bool { return s.Play == play }

// ConfirmQuit asks before a game is left that cannot be saved.
func (s *Menu) ConfirmQuit(quit func()) { s.leaving.Confirm(quit) }

// Frame implements app.Screen.
func (s *Menu) Frame(u *widgets.UI) {
	u.Theme.Accent = s.Cover.Accent
	s.App.Background(u)
	items := s.items()
	kh := app.ButtonHeight(u) + 4
	w := min(u.W-40, u.Scaled(400))
	note, bad := s.note()
	note = app.JoinNonEmpty(". ", s.Occasion(), note)
	noteStyle := widgets.Line(face.TextItalic, widgets.Body, widgets.If(bad, u.Theme.Warn, u.Theme.InkSoft)).Centred()
	above := func(w float64) float64 {
		return u.LineHeight(app.TitleSize(u)) + 12 + u.TextHeight(note, noteStyle, w-64) + 30
	}
	top, cols := above(w), 1
	if 26+top+float64(len(items))*(kh+10)+20 > u.H-24 && u.W-40 >= 1.2*w {
		cols, w = 2, min(u.W-40, 1.9*w) // a low window: two columns, so that all is seen at once
		top = above(w)
	}
	rows := (len(items) + cols - 1) / cols
	h := 26 + top + float64(rows)*(kh+10) + 20
	r := widgets.Rect{W: u.W, H: u.H}.Centre(w, min(h, u.H-24))
	u.Paper(r)
	u.Scroll("menu", r.Inset(4), func(col widgets.Rect) float64 {
		x, cw := r.X+32, r.W-64
		y := col.Y + 22
		u.FitLabel(widgets.Rect{X: x, Y: y, W: cw, H: u.LineHeight(app.TitleSize(u))}, s.Cover.Name(),
			app.Ink(u, face.Title, app.TitleSize(u)).Centred())
		y += u.LineHeight(app.TitleSize(u)) + 4
		u.Sprite(widgets.Rect{X: x, Y: y, W: cw, H: 12}.Centre(160, 12), "ornament.rule", u.Theme.Accent)
		y += 20
		y += u.Text(widgets.Rect{X: x, Y: y, W: cw}, note, noteStyle) + 18
		each := (cw - 12*float64(cols-1)) / float64(cols)
		for i, k := range items {
			k.Show(u, widgets.Rect{X: x + float64(i/rows)*(each+12), Y: y + float64(i%rows)*(kh+10), W: each, H: kh},
				widgets.If(i == 0, widgets.Primary, widgets.Quiet), false)
		}
		return y + float64(rows)*(kh+10) - col.Y + 10
	})
	u.SetDefault("continue")
	u.Ask(&s.question)
	u.Ask(&s.leaving.Question)
	if u.Take(input.Menu) {
		s.App.Back()
	}
}

// items are the lines of the menu of this game.
func (s *Menu) items() []app.Command {
	a := s.App
	resume := widgets.If(s.Play.Over(), "Back to the table", "Resume")
	items := []app.Command{
		app.NewCommand("continue", resume, "icon.play", "", a.Back),
		app.NewCommand("rules", "Rule book", "icon.rules", "", func() { s.OpenRules("") }),
		app.NewCommand("settings", "Settings", "icon.settings", "", func() { a.Open(pages.NewSettings(a)) }),
		app.NewCommand("keys", "Keys", "icon.keyboard", "", func() { a.Open(pages.NewKeys(a)) }),
		app.NewCommand("restart", "Restart this deal", "icon.redo", "", s.askRestart),
		app.NewCommand("export", "Export the game", "icon.copy", "", s.askExport),
		app.NewCommand("shelf", "Back to the shelf", "icon.arrow-left", "", s.leaving.Guarded(a.Home)),
		app.NewCommand("quit", "Quit", "icon.close", "", s.leaving.Guarded(a.Quit)),
	}
	once := s.exercise != "" || s.Play.Record().Series != nil // its place in the series is taken
	items = slices.DeleteFunc(items, func(k app.Command) bool {
		return k.ID == "restart" && once || k.ID == "export" && s.exercise != ""
	})
	if s.Play.Over() && s.exercise == "" {
		items = slices.Insert(items, 1, app.NewCommand("results", "How the game ended", "icon.trophy", "",
			func() { a.Back(); s.results() }))
	}
	return items
}

// askExport writes the game to a file. In the middle of a game with secrets it asks
// first, and behind the curtain it refuses: nobody knows who pressed the key.
func (s *Menu) askExport() {
	_, up := s.Play.Curtain()
	switch {
	case s.Play.Over() || !s.Cover.Game.About().Secret:
		s.Export()
	case up:
		s.Remark("The file would show everyone's secrets. Open the curtain first, then export.")
	default:
		s.question = &widgets.Question{ID: "export.sure", Title: "Export a game with secrets?",
			Words:   "The game is not over yet. The file shows what each side is hiding, and anyone who opens it can read it.",
			Answers: []widgets.Answer{{Words: "Export", Do: s.Export}, {Words: "Cancel"}}}
	}
}

// askRestart asks before what cannot be unseen.
func (s *Menu) askRestart() {
	words := "You get the same start, the same cards and the same draws. If you remember them, you will know what is coming."
	if how, _ := s.Play.Saving(); how == session.Saved {
		words += " Your game so far stays among your saved games."
	}
	s.question = &widgets.Question{ID: "restart.sure", Title: "Restart this deal?", Words: words,
		Answers: []widgets.Answer{{Words: "Restart", Do: s.leaving.Guarded(s.restart)}, {Words: "Cancel"}}}
}

// note says in the menu what would be left of the game, and nothing that is not so; bad warns that it cannot be saved.
func (s *Menu) note() (words string, bad bool) {
	how, why := s.Play.Saving()
	switch {
	case how == session.SaveFailing:
		return "Your game can't be saved right now: " + why.Error() + ".", true
	case how == session.Saved && s.Play.Over():
		return "The game is over. You will find it among your saved games.", false
	case how == session.Saved && s.Play.Record().Untouched():
		return "Nobody has moved yet, so there is nothing to save.", false
	case how == session.Saved:
		return "Your game is saved. You will find it on the shelf.", false
	case s.exercise != "":
		return s.exercise, false
	case s.Play.Over():
		return "The game is over.", false
	}
	return "You are viewing this game, so nothing is saved.", false
}
