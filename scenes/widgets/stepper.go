package widgets

import "intrigue/maps/face"

// Stepper shows one of several values between two arrows. It is one stop of the
// focus walk: Confirm and a click take the next value. The arrow keys walk on, so
// that nobody changes a value by passing over it. It returns the chosen index.
func (u *UI) Stepper(id string, r Rect, labels []string, at int) int {
	th := u.Theme
	n := len(labels)
	if n == 0 {
		return at
	}
	side := min(r.H, r.W/4)
	back := Rect{r.X, r.Y, side, r.H}
	on := Rect{r.X + r.W - side, r.Y, side, r.H}
	mid := Rect{r.X + side, r.Y, r.W - 2*side, r.H}
	u.AddHit(Hit{ID: id + ".back", R: back, Clickable: true, NoFocus: true})
	u.AddHit(Hit{ID: id, R: mid, Clickable: true})
	u.AddHit(Hit{ID: id + ".on", R: on, Clickable: true, NoFocus: true})
	if u.Clicked(id + ".back") {
		at = (at + n - 1) % n
	}
	if u.Clicked(id) || u.Clicked(id+".on") {
		at = (at + 1) % n
	}
	u.BorderedBox(r, Fade(th.Ink, 0.06), Fade(th.Ink, 0.3), 1.25, 7)
	for _, k := range []struct {
		id, icon string
		r        Rect
	}{{id + ".back", "icon.step-back", back}, {id + ".on", "icon.step-forward", on}} {
		if u.pointer.hot == k.id && u.Active() {
			u.Box(k.r.Inset(2), Fade(th.Gold, 0.3), 6)
		}
		s := min(k.r.W, k.r.H) * 0.5
		u.Sprite(k.r.Centre(s, s), k.icon, th.InkSoft)
	}
	if u.pointer.hot == id && u.Active() {
		u.Box(mid.Inset(2), Fade(th.Gold, 0.2), 4)
	}
	if at >= 0 && at < n {
		u.FitLabel(mid, labels[at], Style{Face: face.UIMedium, Size: Body, Colour: th.Ink, Align: Centre})
	}
	return at
}
