package table

import (
	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// question is a move that waits for a second confirmation.
type question struct {
	choice rules.Choice
	at     widgets.Rect
	words  string // what it is about, if the move does not say it
}

// ask makes a move only after the person has read words and agreed: it cannot be
// meant by accident.
func (p *Pointing) ask(c rules.Choice, words string) {
	p.question = &question{choice: c, at: p.placeOf(c), words: p.Named(words)}
}

// placeOf is the place of the last target of a choice that has one, for a question
// about it.
func (p *Pointing) placeOf(c rules.Choice) widgets.Rect {
	for i := len(c.Path) - 1; i >= 0; i-- {
		if at, ok := p.spots.where(c.Path[i]); ok {
			return at
		}
	}
	return widgets.Rect{}
}

// confirm asks once more before a move that cannot be taken back.
func (p *Pointing) confirm(u *widgets.UI) {
	q := p.question
	if q == nil {
		return
	}
	at := q.at
	if at == (widgets.Rect{}) {
		at = widgets.Rect{X: u.W / 2, Y: u.H / 2}
	}
	u.Layer(func() {
		bh := u.LineHeight(widgets.Body) + 14
		st := widgets.Style{Face: face.Text, Size: widgets.Large, Colour: u.Theme.Ink}
		w, said := u.Scaled(250), 0.0
		if q.words != "" {
			w = min(u.W-16, u.Scaled(340))
			said = u.TextHeight(q.words, st, w-24) + 12
		}
		r := belowRect(u, at, w, bh+16+said)
		u.AddHit(widgets.Hit{ID: "sure.away", R: widgets.Rect{W: u.W, H: u.H}, NoFocus: true})
		u.Paper(r)
		in := r.Inset(8)
		if said > 0 {
			u.Text(widgets.Rect{X: in.X + 4, Y: in.Y + 2, W: in.W - 8, H: said}, q.words, st)
			in.Y, in.H = in.Y+said, in.H-said
		}
		left, right := in.CutLeft(in.W*0.6 - 4)
		right.X, right.W = right.X+8, right.W-8
		// Where words warn of it, Back is the bright key and what Enter says.
		yesO, noO := widgets.ButtonOptions{Weight: widgets.Primary, Icon: "icon.check"}, widgets.ButtonOptions{}
		usual := "sure.yes"
		if q.words != "" {
			yesO.Weight, noO.Weight, usual = widgets.Plain, widgets.Primary, "sure.no"
		}
		yes := u.Button("sure.yes", left, "Do it", yesO)
		no := u.Button("sure.no", right, "Back", noO)
		if u.Focused() != "sure.yes" && u.Focused() != "sure.no" {
			u.SetFocus(usual)
		}
		u.SetDefault(usual)
		no = no || u.Clicked("sure.away") || u.Take(input.Undo) || u.Take(input.Menu)
		switch {
		case yes:
			p.make(q.choice)
		case no:
			p.question = nil
			p.picker.Unpick()
			p.hold("")
		}
	})
}
