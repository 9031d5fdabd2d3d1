package pages

import (
	"cmp"
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// Keys shows what every key does and lets people choose other ones.
type Keys struct {
	app      *app.App
	waiting  input.Action // a key is about to be pressed for it; "" for none
	message  string       // what became of the last change
	question *widgets.Question
}

// NewKeys opens the page.
func NewKeys(a *app.App) app.Screen { return &Keys{app: a} }

// Frame implements app.Screen.
func (s *Keys) Frame(u *widgets.UI) {
	s.captureKey(u)
	sub := cmp.Or(s.message, "Press a line to add a key. An action may have more than one key.")
	s.app.ShowPage(u, app.Page{Title: "Keys", Sub: sub, Width: 1060, Foot: true}, func(col widgets.Rect) float64 {
		all := input.Actions()
		gap := 40.0
		if col.W < u.Scaled(2*400+gap) {
			return s.column(u, col, all)
		}
		w := (col.W - gap) / 2
		n := (len(all) + 1) / 2
		a := s.column(u, widgets.Rect{X: col.X, Y: col.Y, W: w}, all[:n])
		b := s.column(u, widgets.Rect{X: col.X + w + gap, Y: col.Y, W: w}, all[n:])
		return max(a, b)
	}, s.foot)
	u.Ask(&s.question)
}

// confirmTaking asks before a key is taken from the action that owns it.
func (s *Keys) confirmTaking(b input.Binding, owner input.Action) {
	words := app.KeyCap(b) + " is already the key for “" + owner.Title() + "”. Use it for “" + s.waiting.Title() + "” instead?"
	if len(s.app.Keymap[owner]) == 1 {
		words += " “" + owner.Title() + "” would have no key."
	}
	s.question = &widgets.Question{ID: "contest", Title: "Change this key?", Words: words, Answers: []widgets.Answer{
		{Words: "Change", Do: func() { s.bind(b) }},
		{Words: "Cancel", Do: func() { s.waiting, s.message = "", "Nothing changed." }},
	}}
}

// bind gives a key to the action that waits for one.
func (s *Keys) bind(b input.Binding) {
	a := s.waiting
	s.message = a.Title() + " now uses " + app.KeyCap(b) + "."
	if lost := s.app.Keymap.Bind(a, b); lost != "" {
		s.message = app.KeyCap(b) + " is now the key for “" + a.Title() + "” and no longer for “" + lost.Title() + "”."
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
		r := widgets.Rect{X: col.X, Y: y, W: col.W, H: h}
		changed := !slices.Equal(usual[a], s.app.Keymap[a])
		if changed {
			r.W -= h + 6
			if u.Button("reset."+string(a), widgets.Rect{X: col.X + col.W - h, Y: y, W: h, H: h}, "", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.undo", Tooltip: "Reset keys"}) {
				s.app.Keymap.Reset(a)
				s.keep()
				s.message = a.Title() + " has its default keys again."
			}
		}
		s.line(u, r, a)
		y += h + 3
	}
	return y - col.Y
}

func (s *Keys) line(u *widgets.UI, r widgets.Rect, a input.Action) {
	th := u.Theme
	id := "key." + string(a)
	u.AddHit(widgets.Hit{ID: id, R: r, Clickable: true})
	switch {
	case s.waiting == a:
		u.BorderedBox(r, widgets.Fade(th.Gold, 0.45), th.Accent, 1.5, 5)
	case u.Hot() == id:
		u.Box(r, widgets.Fade(th.Gold, 0.22), 5)
	}
	half := r.W * 0.5
	u.FitLabel(widgets.Rect{X: r.X + 8, Y: r.Y, W: half - 8, H: r.H}, a.Title(), app.Ink(u, face.UI, widgets.Body))
	right := widgets.Rect{X: r.X + half, Y: r.Y, W: half - 6, H: r.H}
	if s.waiting == a {
		u.FitLabel(right, "press a key…", widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: th.Accent, Align: widgets.Right})
	} else {
		s.keyCaps(u, right, a)
	}
	u.Rule(widgets.Rect{X: r.X, Y: r.Y + r.H + 1, W: r.W, H: 1}, widgets.Fade(th.Line, 0.5))
	if u.Clicked(id) {
		s.waiting, s.message = a, "Press the key for “"+a.Title()+"”, or Esc to cancel."
		u.Animate()
	}
}

// keyCaps draws the keys of an action as small key caps, from the right.
func (s *Keys) keyCaps(u *widgets.UI, r widgets.Rect, a input.Action) {
	th := u.Theme
	var names []string
	for _, b := range s.app.Keymap[a] {
		// The pad has a page's worth of names of its own; here they come last.
		if n := app.KeyCap(b); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	if len(names) == 0 {
		u.FitLabel(r, "no key", widgets.Style{Face: face.TextItalic, Size: widgets.Body, Colour: th.Warn, Align: widgets.Right})
		return
	}
	st := app.Ink(u, face.UIMedium, widgets.Tiny)
	total, shown := 0.0, 0
	for _, n := range names {
		w := u.TextWidth(n, st) + 16
		if shown > 0 && total+w > r.W {
			break
		}
		total += w + 5
		shown++
	}
	x := r.X + r.W - total + 5
	for _, n := range names[:shown] {
		w := min(u.TextWidth(n, st)+16, r.W)
		k := widgets.Rect{X: x, Y: r.Y + 4, W: w, H: r.H - 8}
		u.Box(widgets.Rect{X: k.X, Y: k.Y + 2, W: k.W, H: k.H}, widgets.Fade(th.Ink, 0.35), 5)
		u.BorderedBox(k, widgets.Mix(th.Paper, th.PaperShade, 0.3), widgets.Fade(th.Ink, 0.4), 1, 5)
		u.FitLabel(k.Inset(3), n, widgets.Style{Face: face.UIMedium, Size: widgets.Tiny, Colour: th.Ink, Align: widgets.Centre})
		x += w + 5
	}
}

// captureKey gives the key that is pressed to the action that waits for one.
func (s *Keys) captureKey(u *widgets.UI) {
	if s.waiting == "" || s.question != nil {
		return
	}
	stroke := ""
	if len(u.In.Strokes) > 0 {
		stroke = u.In.Strokes[0]
	}
	u.In.Actions = nil // the key is a name now and does nothing
	switch {
	case u.In.Pressed:
		s.waiting, s.message = "", ""
	case stroke == "":
	case stroke == "Escape":
		s.waiting, s.message = "", "Nothing changed."
	default:
		b := input.Binding(stroke)
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

func (s *Keys) foot(r widgets.Rect) {
	u := s.app.UI()
	off := widgets.If(len(s.app.Keymap.Changes()) == 0, "These are the default keys.", "")
	w := min(r.W, app.ButtonWidth(u, "Reset all keys", true))
	if u.Button("usual", widgets.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, "Reset all keys", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.undo", Disabled: off}) {
		s.app.Settings.Keys = nil
		s.app.Save()
		s.message = "All keys are back to their defaults."
	}
}
