package pages

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/app"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Settings is the page of what people set once for all games. A change holds, and is saved, at once.
type Settings struct {
	app *app.App
	// scale is the text size, in per cent, while its slider is dragged. 0 else.
	scale int
	// held is the text size at which the page is laid out while the slider is dragged and the pointer rests on it after that: the
	// page must not grow under the pointer. 0 for that of the settings.
	held float64
	// unsaved is true while the volume is dragged: heard at once, saved when the hand lets go.
	unsaved bool
}

var _ app.Closer = (*Settings)(nil)

// NewSettings opens the page, with what other windows have changed meanwhile.
func NewSettings(a *app.App) *Settings {
	a.Refresh()
	return &Settings{app: a}
}

// Frame implements Screen.
func (s *Settings) Frame(u *widgets.UI) {
	set := &s.app.Settings
	before := *set
	u.AtScale(cmp.Or(s.held, u.TextScale), func() { s.page(u) })
	s.unsaved = s.unsaved || !reflect.DeepEqual(before, *set)
	if !u.Held("volume") {
		s.Close()
	}
}

func (s *Settings) page(u *widgets.UI) {
	s.app.ShowPage(u, app.Page{Title: "Settings", Width: 1060, Fit: true}, func(col widgets.Rect) float64 {
		gap := 48.0
		if col.W < u.Scaled(2*430+gap) {
			f := app.NewForm(u, col)
			s.play(f)
			s.motion(f)
			s.display(f)
			s.sound(f)
			s.keys(f)
			return f.Height()
		}
		half := (col.W - gap) / 2
		a := app.NewForm(u, widgets.Rect{X: col.X, Y: col.Y, W: half})
		s.play(a)
		s.motion(a)
		s.keys(a)
		b := app.NewForm(u, widgets.Rect{X: col.X + half + gap, Y: col.Y, W: half})
		s.display(b)
		s.sound(b)
		return max(a.Height(), b.Height())
	}, nil)
}

// Close saves what a hand has not let go of yet.
func (s *Settings) Close() {
	if s.unsaved {
		s.unsaved = false
		s.app.Save()
	}
}

// answer is a value of a setting, and what it is called.
type answer struct{ key, label string }

// choiceRow asks for one of some answers, and returns its key. now is that of the present one; a line of "" explains nothing.
func choiceRow(f *app.Form, id, label, line string, answers []answer, now string) string {
	var labels []string
	for _, a := range answers {
		labels = append(labels, a.label)
	}
	at := f.U.Segments(id, f.Row(label, line, 0.56), labels, slices.IndexFunc(answers, func(a answer) bool { return a.key == now }))
	if at < 0 {
		return now
	}
	return answers[at].key
}

// toggleRow is a switch with a line below, "" for none. It returns the new state.
func toggleRow(f *app.Form, id, label, line string, on bool) bool {
	u := f.U
	on = u.Toggle(id, f.Line(max(u.Scaled(28), u.LineHeight(widgets.Body)+6)), label, on)
	if line != "" {
		soft := widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft)
		u.Quietly(func() { f.Y += u.Text(widgets.Rect{X: f.X + u.Indent(), Y: f.Y, W: f.W - u.Indent()}, line, soft) })
		u.Rename(id, label+"\n"+line)
	}
	f.Gap(8)
	return on
}

func (s *Settings) play(f *app.Form) {
	set := &s.app.Settings
	f.Heading("Play")
	set.Confirm = choiceRow(f, "confirm", "Confirm moves", "“On a reveal” asks if a move reveals something.",
		[]answer{{"always", "Always"}, {"reveals", "On a reveal"}, {"never", "Never"}}, set.Confirm)
	set.Highlights = toggleRow(f, "highlights", "Mark legal choices", "A gold rim marks the places and pieces you can use now.",
		set.Highlights)
	set.Hints = toggleRow(f, "hints", "Hints", "The Hint button shows a good move and says why.", set.Hints)
}

func (s *Settings) motion(f *app.Form) {
	set := &s.app.Settings
	f.Heading("Motion")
	set.Speed = choiceRow(f, "speed", "Speed of pieces and bots", "",
		[]answer{{"slow", "Slow"}, {"normal", "Normal"}, {"fast", "Fast"}, {"off", "Instant"}}, set.Speed)
	set.ReduceMotion = toggleRow(f, "reduce", "Reduce motion", "No animation. Changes stay marked.", set.ReduceMotion)
}

// display asks how large words are, and for colours, contrast and the window.
func (s *Settings) display(f *app.Form) {
	set := &s.app.Settings
	f.Heading("Display")
	s.textSize(f)
	set.Palette = choiceRow(f, "palette", "Player colours", "", []answer{{"standard", "Soft"}, {"bold", "Bold"}}, set.Palette)
	s.shapes(f)
	set.HighContrast = toggleRow(f, "contrast", "High contrast",
		"Black and white instead of wood and paper, and stronger colours on boards and cards.", set.HighContrast)
	if w := s.app.Window; w != nil {
		if on := toggleRow(f, "full", "Full screen", "", w.Fullscreen()); on != w.Fullscreen() {
			w.SetFullscreen(on)
			set.Fullscreen = on
		}
	}
}

// textSize asks how large words are. The page keeps its own until the pointer leaves the slider.
func (s *Settings) textSize(f *app.Form) {
	u, set := f.U, &s.app.Settings
	shown := widgets.If(u.Held("scale") && s.scale != 0, s.scale, set.TextScale)
	r := f.Row(fmt.Sprintf("Text size: %d%%", shown), "", 0.5)
	to := 75 + int(math.Round(u.Slider("scale", r, float64(shown-75)/125)*125/5))*5 // from 75 to 200
	switch {
	case u.Held("scale"):
		s.scale, s.held = to, u.TextScale
	case s.scale != 0:
		set.TextScale, s.scale = s.scale, 0
	case to != shown:
		set.TextScale = to
	case s.held != 0 && (u.Keyboard || !r.Contains(u.In.At)):
		s.held = 0
		u.Animate()
	}
	s.sample(f, float64(to)/100)
}

// sample shows words at the size the slider stands on.
func (s *Settings) sample(f *app.Form, scale float64) {
	u := f.U
	size := max(12, widgets.Body*scale)
	r := f.Line(math.Ceil(size*1.35) + 20)
	u.BorderedBox(r, u.Theme.PaperShade, u.Theme.Line, 1, 6)
	text := "Mr X took a taxi. Where is he?"
	if u.Type.Width(face.Text, size, text) > r.W-24 {
		text = "Where is Mr X?"
	}
	u.Clipped(r, func() { u.FixedLabel(r.Inset(12), text, app.Ink(u, face.Text, size)) })
	f.Gap(12)
}

// shapes shows the six players in the chosen colours.
func (s *Settings) shapes(f *app.Form) {
	u := f.U
	side := u.FontSize(widgets.Large) * 1.25
	for i := range 6 {
		player := s.app.Look(i)
		u.Sprite(widgets.Rect{X: f.X + float64(i)*side*1.45, Y: f.Y, W: side, H: side}, player.Shape, player.Color)
	}
	f.Y += side + 12
}

func (s *Settings) sound(f *app.Form) {
	u, set := f.U, &s.app.Settings
	f.Heading("Sound")
	r := f.Row(fmt.Sprintf("Volume: %d%%", set.Volume), "", 0.5)
	v := int(math.Round(u.Slider("volume", r, float64(set.Volume)/100)*20)) * 5
	if v != set.Volume {
		set.Volume = v
		s.app.Sound.SetVolume(float64(v) / 100)
		s.app.Cue(sound.Tap)
	}
	if s.app.Sound.Err() != nil {
		f.Paragraph("No sound device was found, so Intrigue is silent.", app.Ink(u, face.TextItalic, widgets.Body))
		f.Gap(6)
	}
	set.Mute = toggleRow(f, "mute", "Mute", s.app.KeyName(input.Mute)+" mutes the sound on every screen.", set.Mute)
}

func (s *Settings) keys(f *app.Form) {
	u := f.U
	f.Heading("Keys")
	r := f.Row("Keyboard", s.app.KeyName(input.KeysPage)+" lists the keys on every screen.", 0.5)
	r, _ = r.CutRight(min(r.W, app.ButtonWidth(u, "View and change keys", true)))
	if u.Button("keys", r, "View and change keys", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.keyboard"}) {
		s.app.Open(NewKeys(s.app))
	}
}
