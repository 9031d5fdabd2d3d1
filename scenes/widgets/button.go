package widgets

import (
	"cmp"
	"image/color"

	"intrigue/input"
	"intrigue/maps/face"
)

// Emphasis says how loudly a button asks to be pressed.
type Emphasis uint8

const (
	Plain   Emphasis = iota // a key of dark wood
	Primary                 // the one thing most people want next
	Quiet                   // words only, on paper
)

// ButtonOptions are the rarer properties of a button.
type ButtonOptions struct {
	Weight   Emphasis
	Icon     string  // a sprite, left of the words or alone
	Disabled string  // if not empty: the button is grey, and this says why
	Toggled  bool    // pressed in: a toggle that is on
	Brass    bool    // looks like one that is on, and is none
	Tooltip  string  // shown beside the pointer
	OnDark   bool    // it lies on the background, not on paper
	Size     float64 // of the words, before the text scale; 0 is Body
}

// Button shows a button and reports whether it was chosen.
func (u *UI) Button(id string, r Rect, label string, o ButtonOptions) bool {
	state := If(o.Toggled, "on", "")
	u.AddHit(Hit{ID: id, R: r, Clickable: o.Disabled == "", Name: cmp.Or(label, o.Tooltip, o.Disabled),
		State: If(o.Disabled == "", state, "not available")})
	u.PaintButton(id, r, label, o)
	return u.Clicked(id) && o.Disabled == ""
}

// PaintButton paints the button of a place that was registered by somebody else.
func (u *UI) PaintButton(id string, r Rect, label string, o ButtonOptions) {
	th := u.Theme
	hot := u.hovers(id) && o.Disabled == ""
	held := hot && u.Held(id)
	fill, edge, ink := th.BackgroundLight, Mix(th.Background, th.Pale, 0.25), th.Pale
	switch o.Weight {
	case Primary:
		fill, edge, ink = th.Accent, Mix(th.Accent, th.Ink, 0.45), th.OnAccent
	case Quiet:
		fill, edge, ink = Fade(th.Ink, 0.05), Fade(th.Ink, 0.25), th.Ink
		if o.OnDark {
			// Not transparent: the joints of the wood would run through the words.
			fill, edge, ink = Mix(th.BackgroundLight, th.Pale, 0.05), Mix(th.BackgroundLight, th.Pale, 0.24), th.Pale
		}
	}
	if o.Toggled || o.Brass {
		fill, edge, ink = Mix(th.Gold, th.Paper, 0.2), Mix(th.Gold, th.Ink, 0.4), th.Ink
	}
	switch {
	case o.Disabled != "" && o.OnDark: // as over wood, even where a bright map lies below
		fill, edge, ink = Mix(th.Background, fill, 0.4), Mix(th.Background, edge, 0.5), Mix(th.Background, ink, 0.5)
	case o.Disabled != "":
		fill, edge, ink = Fade(fill, 0.4), Fade(edge, 0.5), Fade(ink, 0.5)
	case held:
		fill = Mix(fill, th.Ink, 0.25)
	case hot:
		fill = Mix(fill, th.Gold, 0.22)
	}
	if o.Disabled == "" && o.Weight != Quiet && !held {
		u.Shadow(r, 7, 5)
	}
	u.BorderedBox(r, fill, edge, 1.25, 7)
	u.buttonFace(r, label, o, ink)
	if tip := cmp.Or(o.Disabled, o.Tooltip); tip != "" && u.asks(id) {
		u.Tooltip(r, tip)
	}
}

// hovers reports whether the pointer is on a place that can answer, even where it only rests there.
func (u *UI) hovers(id string) bool { return u.pointer.hot == id && u.Active() }

// asks reports whether the pointer or the focus is on a place, so that its tooltip is wanted.
func (u *UI) asks(id string) bool {
	return (u.Hot() == id || u.Keyboard && u.focus.id == id) && u.Active()
}

// buttonFace paints what stands on a button: its icon, its words or both.
func (u *UI) buttonFace(r Rect, label string, o ButtonOptions, ink Colour) {
	size := cmp.Or(o.Size, Body)
	st := Style{Face: face.UIMedium, Size: size, Colour: ink, Align: Centre}
	in := r.Inset(6)
	if o.Icon == "" {
		u.FitLabel(in, label, st)
		return
	}
	side := min(in.H, u.FontSize(size)*1.3)
	if label == "" {
		u.Sprite(r.Centre(side, side), o.Icon, ink)
		return
	}
	room := in.W - side - 6
	w := min(u.TextWidth(label, st), room)
	x := in.X + (room-w)/2
	u.Sprite(Rect{x, in.Y + (in.H-side)/2, side, side}, o.Icon, ink)
	st.Align = Left
	u.FitLabel(Rect{x + side + 6, in.Y, w + 1, in.H}, label, st)
}

// Indent is where the words beside a switch begin.
func (u *UI) Indent() float64 { return u.Scaled(50) }

// Toggle is a switch with words beside it. It returns the new state.
func (u *UI) Toggle(id string, r Rect, label string, on bool) bool {
	th := u.Theme
	u.AddHit(Hit{ID: id, R: r, Clickable: true})
	if u.Clicked(id) {
		on = !on
	}
	u.describe(id, If(on, "on", "off"))
	h := u.Scaled(22)
	track := Rect{r.X, r.Y + (r.H-h)/2, u.Scaled(40), h}
	fill := Fade(th.Ink, 0.25)
	knob := Rect{track.X + 2, track.Y + 2, h - 4, h - 4}
	if on {
		fill, knob.X = hex(0x2E7D4F), track.X+track.W-h+2
	}
	if u.hovers(id) {
		u.Box(r.Inset(-2), Fade(th.Gold, 0.18), 6)
	}
	u.Box(track, fill, h/2)
	u.Box(knob, th.Paper, knob.H/2)
	u.FitLabel(Rect{track.X + u.Indent(), r.Y, r.W - u.Indent(), r.H}, label, Style{Face: face.UI, Size: Body, Colour: th.Ink})
	return on
}

// The least room at either side of a label in a row of keys: where the keys are equally wide, and where they are not.
const (
	segmentRoom  = 10.0
	leastSegment = 4.0
)

// segments lays out a row of keys, and says how their labels are written: all of one size, the
// largest at which they fit. The keys are equally wide, unless a label would touch the edges of
// its key; then each label has as much room around it as the others.
func (u *UI) segments(r Rect, labels []string) (keys []Rect, st Style) {
	st = Style{Face: face.UIMedium, Size: Body, Align: Centre}
	n := float64(len(labels))
	var all float64 // the width of all labels
	var equal bool
	for ; ; st.Size -= 0.25 {
		var widest float64
		all = 0
		for _, l := range labels {
			w := u.TextWidth(l, st)
			widest, all = max(widest, w), all+w
		}
		equal = widest+2*segmentRoom <= r.W/n
		if equal || all+2*leastSegment*n <= r.W || u.FontSize(st.Size) <= 12 {
			break
		}
	}
	x := r.X
	for _, l := range labels {
		w := If(equal, r.W/n, u.TextWidth(l, st)+(r.W-all)/n)
		keys = append(keys, Rect{x, r.Y, w, r.H})
		x += w
	}
	return keys, st
}

// Segments is a row of keys of which one is pressed in. It returns the chosen index, -1 for none.
func (u *UI) Segments(id string, r Rect, labels []string, chosen int) int {
	th := u.Theme
	u.BorderedBox(r, Fade(th.Ink, 0.06), Fade(th.Ink, 0.3), 1.25, 7)
	keys, st := u.segments(r, labels)
	for i, l := range labels {
		key := keys[i]
		keyID := id + "." + l
		u.AddHit(Hit{ID: keyID, R: key, Clickable: true})
		if u.Clicked(keyID) {
			chosen = i
		}
		u.describe(keyID, If(i == chosen, "chosen", ""))
		st.Colour = th.Ink
		switch {
		case i == chosen:
			u.BorderedBox(key.Inset(2), th.Accent, Mix(th.Accent, th.Ink, 0.4), 1, 6)
			st.Colour = th.OnAccent
		case u.hovers(keyID):
			u.Box(key.Inset(2), Fade(th.Gold, 0.3), 6)
		}
		u.FitLabel(Rect{key.X + 2, key.Y, key.W - 4, key.H}, l, st)
	}
	return chosen
}

// GreySegments shows answers that make no difference now, and why at the pointer. A chosen below 0 is none of them.
func (u *UI) GreySegments(id string, r Rect, labels []string, chosen int, why string) {
	th := u.Theme
	u.AddHit(Hit{ID: id, R: r, Name: labels[max(0, chosen)], State: "not available"})
	u.BorderedBox(r, Fade(th.Ink, 0.03), Fade(th.Ink, 0.15), 1.25, 7)
	keys, st := u.segments(r, labels)
	st.Colour = Fade(th.Ink, 0.5)
	for i, l := range labels {
		key := keys[i]
		if i == chosen {
			u.Box(key.Inset(2), Fade(th.Ink, 0.12), 6)
		}
		u.Quietly(func() { u.FitLabel(Rect{key.X + 2, key.Y, key.W - 4, key.H}, l, st) })
	}
	if u.asks(id) {
		u.Tooltip(r, why)
	}
}

// Slider chooses a number between 0 and 1 by dragging, clicking or the arrows. It returns the new one.
func (u *UI) Slider(id string, r Rect, value float64) float64 {
	th := u.Theme
	u.AddHit(Hit{ID: id, R: r, Clickable: true, Draggable: true, Name: "Slider: Left and Right change it"})
	side, thick := min(u.Scaled(18), r.H), u.Scaled(4) // of the knob and the track
	track := Rect{r.X + side/2 + 1, r.Y + (r.H-thick)/2, r.W - side - 2, thick}
	if u.Held(id) && u.Active() {
		value = (u.In.At.X - track.X) / track.W
	}
	if u.focus.id == id && u.Keyboard && u.Active() {
		if u.Take(input.Left) {
			value -= 0.1
		}
		if u.Take(input.Right) {
			value += 0.1
		}
	}
	value = min(1, max(0, value))
	u.Box(track, Fade(th.Ink, 0.25), thick/2)
	u.Box(Rect{track.X, track.Y, track.W * value, thick}, th.Accent, thick/2)
	knob := Rect{track.X + track.W*value - side/2, r.Y + (r.H-side)/2, side, side}
	u.Shadow(knob, side/2, 4)
	u.BorderedBox(knob, th.Paper, th.Accent, 2, side/2)
	return value
}

// Card is a picture with its name below, and reports whether it was chosen; a sprite of "" leaves the picture out.
func (u *UI) Card(id string, r Rect, sprite string, tint color.RGBA, name string) bool {
	th := u.Theme
	u.AddHit(Hit{ID: id, R: r, Clickable: true})
	fill, edge := Fade(th.Ink, 0.04), Fade(th.Ink, 0.2)
	if u.hovers(id) || u.focus.id == id && u.Keyboard {
		fill, edge = Fade(th.Gold, 0.35), Mix(th.Gold, th.Ink, 0.4)
	}
	u.BorderedBox(r, fill, edge, 1, 6)
	label, picture := r.Inset(4).CutBottom(u.LineHeight(Tiny))
	if sprite != "" {
		u.Sprite(picture, sprite, tint)
	}
	u.FitLabel(label, name, Style{Face: face.UIMedium, Size: Tiny, Colour: th.Ink, Align: Centre})
	return u.Clicked(id)
}

// Stepper shows one of several values between two arrows. It is one stop of the
// focus walk: Confirm and a click take the next value. The arrow keys walk on, so
// that nobody changes a value by passing over it. It returns the chosen index, -1 for none.
func (u *UI) Stepper(id string, r Rect, labels []string, chosen int) int {
	th := u.Theme
	n := len(labels)
	if n == 0 {
		return chosen
	}
	side := min(r.H, r.W/4)
	back := Rect{r.X, r.Y, side, r.H}
	forward := Rect{r.X + r.W - side, r.Y, side, r.H}
	mid := Rect{r.X + side, r.Y, r.W - 2*side, r.H}
	u.AddHit(Hit{ID: id + ".back", R: back, Clickable: true, NoFocus: true})
	u.AddHit(Hit{ID: id, R: mid, Clickable: true})
	u.AddHit(Hit{ID: id + ".on", R: forward, Clickable: true, NoFocus: true})
	keys := u.focus.id == id && u.Keyboard && u.Active()
	if u.Clicked(id+".back") || keys && u.Take(input.Left) {
		chosen = (chosen + n - 1) % n
	}
	if u.Clicked(id) || u.Clicked(id+".on") || keys && u.Take(input.Right) {
		chosen = (chosen + 1) % n
	}
	u.BorderedBox(r, Fade(th.Ink, 0.06), Fade(th.Ink, 0.3), 1.25, 7)
	for _, k := range []struct {
		id, icon string
		r        Rect
	}{{id + ".back", "icon.step-back", back}, {id + ".on", "icon.step-forward", forward}} {
		if u.hovers(k.id) {
			u.Box(k.r.Inset(2), Fade(th.Gold, 0.3), 6)
		}
		s := min(k.r.W, k.r.H) * 0.5
		u.Sprite(k.r.Centre(s, s), k.icon, th.InkSoft)
	}
	if u.hovers(id) {
		u.Box(mid.Inset(2), Fade(th.Gold, 0.2), 4)
	}
	if chosen >= 0 && chosen < n {
		u.FitLabel(mid, labels[chosen], Style{Face: face.UIMedium, Size: Body, Colour: th.Ink, Align: Centre})
	}
	return chosen
}
