package sheet

import (
	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Question asks once more before a move is made that cannot be taken back.
type Question struct {
	At      widgets.Rect // of what it is about; nothing for the middle of the window
	About   string       // the move, by the names of its targets
	Warning string       // what is said instead where one should think about it twice
}

// Frame lays out the sheet, and reports what was answered.
func (q *Question) Frame(u *widgets.UI) (yes, no bool) {
	at := q.At
	if at == (widgets.Rect{}) {
		at = widgets.Rect{X: u.W / 2, Y: u.H / 2}
	}
	bh := u.LineHeight(widgets.Body) + 14
	st := widgets.Style{Face: face.Text, Size: widgets.Large, Colour: u.Theme.Ink}
	w, said, words := u.Scaled(250), 0.0, q.Warning
	if words != "" {
		w = min(u.W-16, u.Scaled(340))
	} else if words = q.About; words != "" {
		st = widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: u.Theme.Ink}
		w = min(u.W-16, u.Scaled(380), max(w, u.TextWidth(words, st)+28))
	}
	if words != "" {
		said = u.TextHeight(words, st, w-24) + 12
	}
	r := Below(u, at, w, bh+16+said)
	u.Shade("sure.away")
	u.Paper(r)
	in := r.Inset(8)
	if said > 0 {
		u.Text(widgets.Rect{X: in.X + 4, Y: in.Y + 2, W: in.W - 8, H: said}, words, st)
		in.Y, in.H = in.Y+said, in.H-said
	}
	left, right := in.CutLeft(in.W*0.6 - 4)
	right.X, right.W = right.X+8, right.W-8
	// Where words warn of it, Back is the bright key and what Enter says.
	yesO, noO := widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.check"}, widgets.ButtonOptions{}
	usual := "sure.yes"
	if q.Warning != "" {
		yesO.Weight, noO.Weight, usual = widgets.Plain, widgets.Primary, "sure.no"
	}
	yes = u.Button("sure.yes", left, "Confirm", yesO)
	no = u.Button("sure.no", right, "Back", noO)
	if u.Focused() != "sure.yes" && u.Focused() != "sure.no" {
		u.SetFocus(usual)
	}
	u.SetDefault(usual)
	return yes, no || u.Clicked("sure.away") || u.Take(input.Undo) || u.Take(input.Menu)
}
