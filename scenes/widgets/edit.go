package widgets

import (
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
)

// TextField edits a short line of text. While it has the focus it takes the keys. All of
// it is selected when one comes to it, and by Ctrl+A: what is typed then replaces it.
func (u *UI) TextField(id string, r Rect, text, hint string, longest int) string {
	th := u.Theme
	u.AddHit(Hit{ID: id, R: r, Clickable: true})
	if u.In.Pressed && u.hot == id {
		// The second click puts the cursor at the end.
		if u.selected = id; u.lastField == id {
			u.selected = ""
		}
		u.focus = id
	}
	mine := u.focus == id && u.Active()
	if mine && u.lastField != id && !u.In.Pressed {
		u.selected = id // one has walked here
	}
	if mine {
		if slices.Contains(u.In.Strokes, "Control+A") {
			u.selected, u.In.Runes = id, nil
		}
		if u.selected == id && (len(u.In.Runes) > 0 || u.In.Erase) {
			u.selected, text, u.In.Erase = "", "", false
		}
		u.field = id
		runes := []rune(text)
		for _, c := range u.In.Runes {
			if c >= ' ' && c != 0x7f && len(runes) < longest {
				runes = append(runes, c)
			}
		}
		if u.In.Erase && len(runes) > 0 {
			runes = runes[:len(runes)-1]
		}
		text = string(runes)
		if u.Take(input.Menu) {
			u.focus, mine = "", false // the first Esc leaves the field, not the page
		}
		u.keepTypingActions()
	}
	edge := Fade(th.Ink, 0.35)
	if mine {
		edge = th.Accent
	}
	u.BorderedBox(r, Mix(th.Paper, hex(0xFFFFFF), 0.5), edge, 1.5, 6)
	in := r.Inset(8)
	st := Style{Face: face.UI, Size: Body, Colour: th.Ink}
	if text == "" && !mine {
		st.Colour = Fade(th.Ink, 0.5)
		u.Label(in, hint, st)
		return text
	}
	shown := text
	for len(shown) > 0 && u.TextWidth(shown, st) > in.W-4 {
		shown = string([]rune(shown)[1:]) // the end of a long line is what one is typing
	}
	if mine && u.selected == id {
		u.Box(Rect{in.X - 2, in.Y - 1, u.TextWidth(shown, st) + 4, in.H + 2}, Fade(th.Gold, 0.55), 3)
	}
	u.Label(in, shown, st)
	if mine {
		x := in.X + u.TextWidth(shown, st) + 1
		u.Box(Rect{x, in.Y + 1, 1.5, in.H - 2}, th.Ink, 0)
	}
	return text
}

// keepTypingActions keeps letters that are also shortcuts (R, H, M …) from doing two things.
func (u *UI) keepTypingActions() {
	kept := u.In.Actions[:0:0]
	for _, a := range u.In.Actions {
		switch a {
		case input.KeysPage, input.Fullscreen:
			if len(u.In.Runes) == 0 { // a function key, not a letter
				kept = append(kept, a)
			}
		case input.Next, input.Previous, input.Up, input.Down, input.Confirm, input.Menu:
			kept = append(kept, a)
		}
	}
	u.In.Actions = kept
}
