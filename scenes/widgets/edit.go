package widgets

import (
	"fmt"
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
)

// typing is which text field is edited, by id; "" is none.
type typing struct {
	selected string // the one whose words are all selected
	last     string // the one that had the focus in the frame before
	field    string // the one that has it in this frame
}

// TextField edits a short line of text. While it has the focus it takes the keys. All of
// it is selected when you come to it, and by Ctrl+A: what is typed then replaces it. It is at most longest letters long; hint
// stands in its place while it is empty.
func (u *UI) TextField(id string, r Rect, text, hint string, longest int) string {
	u.AddHit(Hit{ID: id, R: r, Clickable: true, Name: hint})
	if u.In.Pressed && u.pointer.hot == id {
		u.typing.selected = If(u.typing.last == id, "", id) // the second click puts the cursor at the end
		u.focus.id = id
	}
	mine := u.focus.id == id && u.Active()
	if mine {
		if u.typing.last != id && !u.In.Pressed {
			u.typing.selected = id // somebody has walked here
		}
		text = u.typeInto(id, text, longest)
		if u.Take(input.Menu) {
			u.focus.id, mine = "", false // the first Esc leaves the field, not the page
		}
		u.keepTypingActions()
		u.warnOfLetters(r, text)
	}
	u.describe(id, If(text == "", "empty", text))
	u.Quietly(func() { u.paintField(id, r, text, hint, mine) })
	return text
}

// warnOfLetters says beside a field that some of what was typed is seen as a sign only.
func (u *UI) warnOfLetters(r Rect, text string) {
	if lacking := []rune(u.Type.Lacks(text)); len(lacking) > 0 {
		words := "Intrigue can't show one of these letters. You will see □ in its place."
		if n := len(lacking); n > 1 {
			words = fmt.Sprintf("Intrigue can't show %d of these letters. You will see □ in their place.", n)
		}
		u.Note(r, words)
	}
}

// typeInto puts what was typed in this frame into a text.
func (u *UI) typeInto(id, text string, longest int) string {
	if slices.Contains(u.In.Strokes, "Control+A") {
		u.typing.selected, u.In.Runes = id, nil
	}
	if u.typing.selected == id && (len(u.In.Runes) > 0 || u.In.Erase) {
		u.typing.selected, text, u.In.Erase = "", "", false
	}
	u.typing.field = id
	runes := []rune(text)
	for _, c := range u.In.Runes {
		if c >= ' ' && c != 0x7f && len(runes) < longest {
			runes = append(runes, c)
		}
	}
	if u.In.Erase && len(runes) > 0 {
		runes = runes[:len(runes)-1]
	}
	return string(runes)
}

// paintField paints a text field; mine says that it has the focus.
func (u *UI) paintField(id string, r Rect, text, hint string, mine bool) {
	th := u.Theme
	edge := If(mine, th.Accent, Fade(th.Ink, 0.35))
	u.BorderedBox(r, Mix(th.Paper, hex(0xFFFFFF), 0.5), edge, 1.5, 6)
	in := r.Inset(8)
	st := Style{Face: face.UI, Size: Body, Colour: th.Ink}
	if text == "" && !mine {
		st.Colour = Fade(th.Ink, 0.5)
		u.Label(in, hint, st)
		return
	}
	for len(text) > 0 && u.TextWidth(text, st) > in.W-4 {
		text = string([]rune(text)[1:]) // the end of a long line is where you type
	}
	if mine && u.typing.selected == id {
		u.Box(Rect{in.X - 2, in.Y - 1, u.TextWidth(text, st) + 4, in.H + 2}, Fade(th.Gold, 0.55), 3)
	}
	u.Label(in, text, st)
	if mine {
		u.Box(Rect{in.X + u.TextWidth(text, st) + 1, in.Y + 1, 1.5, in.H - 2}, th.Ink, 0)
	}
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
