package pages

import (
	"cmp"
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// Keys shows what every key does and lets people choose other ones.
type Keys struct {
	app      *app.App
	waiting  input.Action // a key is about to be pressed for it; "" for none
	message  string       // what became of the last change, "" for nothing
	question *widgets.Question
}

// NewKeys opens the page.
func NewKeys(a *app.App) app.Screen { return &Keys{app: a} }

// Frame implements app.Screen.
func (s *Keys) Frame(u *widgets.UI) {
	s.captureKey(u)
	sub := cmp.Or(s.message, "Click a line, then press a key. An action can have more than one key.")
	s.app.ShowPage(u, app.Page{Title: "Keys", Sub: sub, Width: 1060, Foot: true, Fit: true}, func(col widgets.Rect) float64 {
		all := input.Actions()
		gap := 40.0
		if col.W < u.Scaled(2*400+gap) {
			return s.column(u, col, all)
		}
		w := (col.W - gap) / 2
		half := (len(all) + 1) / 2
		return max(s.column(u, widgets.Rect{X: col.X, Y: col.Y, W: w}, all[:half]),
			s.column(u, widgets.Rect{X: col.X + w + gap, Y: col.Y, W: w}, all[half:]))
	}, s.foot)
	u.Ask(&s.question)
}

// confirmTaking asks before a key is taken from the action that owns it.
func (s *Keys) confirmTaking(b input.Binding, owner input.Action) {
	only := len(s.app.Keymap[owner]) == 1
	words := app.KeyCap(b) + " is already " + widgets.If(only, "the", "a") + " key for “" + owner.Title() +
		"”. Use it for “" + s.waiting.Title() + "” instead?"
	if only {
		words += " “" + owner.Title() + "” would then have no key."
	}
	s.question = &widgets.Question{ID: "contest", Title: "Change this key?", Words: words, Answers: []widgets.Answer{
		{Words: "Change", Do: func() { s.bind(b) }},
		{Words: "Cancel", Do: func() { s.waiting, s.message = "", "Nothing changed." }},
	}}
}

// bind gives a key to the action that waits for one.
func (s *Keys) bind(b input.Binding) {
	a := s.waiting
	s.message = app.KeyCap(b) + " is now a key for “" + a.Title() + "”."
	if lost := s.app.Keymap.Bind(a, b); lost != "" {
		s.message = app.KeyCap(b) + " is now a key for “" + a.Title() + "” and no longer for “" + lost.Title() + "”."
	}
	s.waiting = ""
	s.keep()
}

// column is a list of actions. A line is one key of the page: the whole of it
// can be pressed, and the button at its end gives the usual keys back.
func (s *Keys) column(u *widgets.UI, col widgets.Rect, actions []input.Action) float64 {
	y := col.Y + 2
	h := max(30, u.LineHeight(widgets.Body)+10)
	usual := input.DefaultKeymap()
	for _, a := range actions {
		changed := !slices.Equal(usual[a], s.app.Keymap[a])
		r := widgets.Rect{X: col.X, Y: y, W: widgets.If(changed, col.W-(h+6), col.W), H: h}
		caps := s.arrange(u, r, a)
		r.H = h * caps.lines
		if changed && u.Button("reset."+string(a), widgets.Rect{X: col.X + col.W - h, Y: y, W: h, H: h}, "",
			widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.undo", Tooltip: "Reset keys"}) {
			s.app.Keymap.Reset(a)
			s.keep()
			s.message = "“" + a.Title() + "” has its default keys again" +
				widgets.If(slices.Equal(usual[a], s.app.Keymap[a]), ".", ", except those that have another action now.")
		}
		s.line(u, r, h, a, caps)
		y += r.H + 3
	}
	return y - col.Y
}

// line is an action and its keys; h is the height of one line of them.
func (s *Keys) line(u *widgets.UI, r widgets.Rect, h float64, a input.Action, caps keyCaps) {
	th := u.Theme
	id := "key." + string(a)
	u.AddHit(widgets.Hit{ID: id, R: r, Clickable: true, Name: a.Title() + ": " + cmp.Or(strings.Join(s.keysOf(a), ", "), "no key")})
	switch {
	case s.waiting == a:
		u.BorderedBox(r, widgets.Fade(th.Gold, 0.45), th.Accent, 1.5, 5)
	case u.Hot() == id:
		u.Box(r, widgets.Fade(th.Gold, 0.22), 5)
	}
	u.FitLabel(widgets.Rect{X: r.X + 8, Y: r.Y, W: caps.title, H: h}, a.Title(), app.Ink(u, face.UI, widgets.Body))
	free := widgets.Rect{X: r.X + 8 + caps.title + 10, Y: r.Y, W: r.W - caps.title - 24, H: h}
	switch {
	case s.waiting == a:
		u.FitLabel(free, "press a key…", widgets.Line(face.TextItalic, widgets.Body, th.Accent).AtRight())
	case len(caps.all) == 0:
		u.FitLabel(free, "no key", widgets.Line(face.TextItalic, widgets.Body, th.Warn).AtRight())
	default:
		for _, c := range caps.all {
			drawKeyCap(u, c)
		}
	}
	u.Rule(widgets.Rect{X: r.X, Y: r.Y + r.H + 1, W: r.W, H: 1}, widgets.Fade(th.Line, 0.5))
	if u.Clicked(id) {
		s.waiting, s.message = a, "Press the key for “"+a.Title()+"”, or Esc to cancel."
		u.Animate()
	}
}

// keysOf are the names of the keys of an action, each once.
func (s *Keys) keysOf(a input.Action) (names []string) {
	for _, b := range s.app.Keymap[a] {
		names = append(names, app.KeyCap(b))
	}
	return prose.Once(names)
}

// keyCaps is where the keys of an action lie in its line: beside its title where they fit, or
// right-aligned in lines of their own below it.
type keyCaps struct {
	title float64 // points of width that the title has
	lines float64 // heights of a line that all of it takes
	all   []keyCap
}

type keyCap struct {
	r    widgets.Rect
	name string
}

// arrange lays out the keys of an action in a line that begins at r and is r.H high.
func (s *Keys) arrange(u *widgets.UI, r widgets.Rect, a input.Action) keyCaps {
	const gap, margin = 5, 8
	caps := keyCaps{title: min(u.TextWidth(a.Title(), app.Ink(u, face.UI, widgets.Body))+4, r.W-2*margin), lines: 1}
	var rows [][]keyCap
	room := r.W - caps.title - 3*margin // beside the title; below it the whole width
	used := 0.0                         // of that
	for _, name := range s.keysOf(a) {
		w := min(u.TextWidth(name, app.Ink(u, face.UIMedium, widgets.Tiny))+16, r.W-2*margin)
		if len(rows) == 0 || used+gap+w > room {
			if len(rows) > 0 || w > room { // not the first one, or no room for it beside the title
				caps.lines++
				room = r.W - 2*margin
			}
			rows, used = append(rows, nil), -gap
		}
		last := len(rows) - 1
		used += gap + w
		rows[last] = append(rows[last], keyCap{widgets.Rect{W: w, H: r.H - 8}, name})
	}
	y := r.Y + 4 + r.H*(caps.lines-float64(len(rows)))
	for _, row := range rows {
		x := r.X + r.W - margin
		for _, c := range slices.Backward(row) {
			c.r.X, c.r.Y = x-c.r.W, y
			x -= c.r.W + gap
			caps.all = append(caps.all, c)
		}
		y += r.H
	}
	return caps
}

// drawKeyCap paints a key with its name.
func drawKeyCap(u *widgets.UI, c keyCap) {
	th := u.Theme
	u.Box(widgets.Rect{X: c.r.X, Y: c.r.Y + 2, W: c.r.W, H: c.r.H}, widgets.Fade(th.Ink, 0.35), 5)
	u.BorderedBox(c.r, widgets.Mix(th.Paper, th.PaperShade, 0.3), widgets.Fade(th.Ink, 0.4), 1, 5)
	u.FitLabel(c.r.Inset(3), c.name, app.Ink(u, face.UIMedium, widgets.Tiny).Centred())
}

// captureKey gives the key that is pressed to the action that waits for one.
func (s *Keys) captureKey(u *widgets.UI) {
	if s.waiting == "" || s.question != nil {
		return
	}
	b, pressed := input.Pressed(u.In.Strokes)
	u.In.Actions = nil // the key is a name now and does nothing
	switch {
	case u.In.Pressed:
		s.waiting, s.message = "", ""
	case !pressed:
	case b == "Escape":
		s.waiting, s.message = "", "Nothing changed."
	default:
		if owner, taken := s.app.Keymap.Owner(b); taken && owner != s.waiting {
			s.confirmTaking(b, owner)
			u.Animate()
			return
		}
		s.bind(b)
	}
}

// keep saves the keys.
func (s *Keys) keep() {
	s.app.Settings.Keys = s.app.Keymap.Changes()
	s.app.Save()
}

// foot has the button that gives every action its usual keys.
func (s *Keys) foot(r widgets.Rect) {
	u := s.app.UI()
	off := widgets.If(len(s.app.Keymap.Changes()) == 0, "These are the default keys.", "")
	w := min(r.W, app.ButtonWidth(u, "Reset all keys", true))
	if u.Button("usual", widgets.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, "Reset all keys",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.undo", Disabled: off}) {
		s.app.Settings.Keys = nil
		s.app.Save()
		s.message = "All keys are at their defaults again."
	}
	s.listening(u, widgets.Rect{X: r.X + w + 24, Y: r.Y, W: r.W - w - 24, H: r.H})
}

// listening says, where there is room, how to play without looking: the program must be started in another way.
func (s *Keys) listening(u *widgets.UI, r widgets.Rect) {
	if r.W < u.Scaled(420) {
		return
	}
	words := "To play without seeing the screen, start Intrigue with -say and send its output to a speech program: " +
		"intrigue -say | espeak-ng. In a game, " +
		s.app.KeyName(input.Situation) + " reads out the position, and " + s.app.KeyName(input.Explain) +
		" explains what you point at."
	u.FitText(r, words, widgets.Line(face.Text, widgets.Body, u.Theme.InkSoft))
}
