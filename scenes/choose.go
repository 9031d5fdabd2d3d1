package scenes

import (
	"slices"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// askState is the small chooser that opens when a target can mean several moves.
type askState struct {
	open bool
	at   widgets.Rect
}

// Lit reports whether pointing at a target can say a legal move now, and whether
// it is the very next thing to point at.
func (t *Table) Lit(target string) (lit, next bool) {
	if !t.Playable() {
		return false, false
	}
	next = slices.Contains(t.Pick.Targets(), target)
	if next {
		return true, true
	}
	for _, a := range t.possible() {
		if slices.Contains(a.Path, target) {
			return true, false
		}
	}
	return false, false
}

// possible are the choices that what was picked so far leaves open.
func (t *Table) possible() []rules.Choice {
	picked := t.Pick.Picked()
	var left []rules.Choice
	for _, c := range t.Choices() {
		ok := true
		for _, id := range picked {
			ok = ok && slices.Contains(c.Path, id)
		}
		if ok {
			left = append(left, c)
		}
	}
	return left
}

// Possible are the legal choices that contain all that was picked so far.
func (t *Table) Possible() []rules.Choice {
	if !t.Playable() {
		return nil
	}
	return t.possible()
}

// Point picks a target. With decisive, the move is made as soon as only one is
// meant; without, the last step stays the person's. It reports false, and says
// why, when no legal move can be meant.
func (t *Table) Point(target string, decisive bool) bool {
	if !t.Playable() {
		t.Refuse(target)
		return false
	}
	if !t.Pick.Pick(target) {
		t.Refuse(target)
		return false
	}
	t.bubble = bubble{}
	if c, ok := t.Pick.Chosen(); ok {
		t.Choose(c)
		return true
	}
	if c, ok := t.Pick.Only(); ok && decisive {
		t.Choose(c)
		return true
	}
	if decisive && t.Pick.Complete() {
		at, _ := t.Board.Where(target)
		t.ask = askState{open: true, at: at}
	}
	return true
}

// Choose makes a move, or asks first if the person wants to be asked.
func (t *Table) Choose(c rules.Choice) {
	ask := t.Desk.Settings.Confirm
	if ask == "always" || ask == "reveals" && t.Play.Reveals(c.Move) {
		t.Ask(c, "")
		return
	}
	t.make(c)
}

// Ask makes a move only after the person has read words and agreed: it cannot be
// meant by accident.
func (t *Table) Ask(c rules.Choice, words string) {
	t.sure, t.sureAt, t.sureWords = &c, t.beside(c), words
}

// beside is the place of the last target of a choice that has one, for a question
// about it.
func (t *Table) beside(c rules.Choice) widgets.Rect {
	for i := len(c.Path) - 1; i >= 0; i-- {
		if at, ok := t.Board.Where(c.Path[i]); ok {
			return at
		}
	}
	return widgets.Rect{}
}

func (t *Table) make(c rules.Choice) {
	t.sure, t.ask = nil, askState{}
	if err := t.Play.Play(c.Move); err != nil {
		t.Desk.Say(err.Error())
		t.Desk.Play(sound.Deny)
		t.Pick.Reset()
		return
	}
	if t.lesson != nil {
		t.lesson.feed(t) // before a bot begins to think of something else
	}
	t.Desk.Play(sound.Tap)
}

// Sure is the move that waits for a second confirmation, if any.
func (t *Table) Sure() (rules.Choice, bool) {
	if t.sure == nil {
		return rules.Choice{}, false
	}
	return *t.sure, true
}

// chooser lays out the alternatives beside the target that can mean all of them.
func (t *Table) chooser(u *widgets.UI) {
	if !t.ask.open {
		return
	}
	ask := t.Pick.Ask()
	if o, ok := t.Board.(interface{ Order([]input.Alternative) }); ok {
		o.Order(ask)
	}
	if len(ask) < 2 {
		t.ask.open = false
		return
	}
	u.Layer(func() {
		u.Place(widgets.Hit{ID: "ask.away", R: widgets.Rect{W: u.W, H: u.H}, Skip: true})
		if u.Clicked("ask.away") || u.Take(input.Menu) || u.Take(input.TakeBack) {
			t.ask.open = false
			t.Pick.Back()
			return
		}
		t.alternatives(u, ask)
	})
}

func (t *Table) alternatives(u *widgets.UI, ask []input.Alternative) {
	w, h := 96.0*max(1, u.TextScale*0.8), 62+u.LineH(widgets.Tiny)
	r := widgets.Rect{W: float64(len(ask))*(w+8) + 8, H: h + 16}
	m := t.ask.at.Mid()
	r.X = min(max(8, m.X-r.W/2), u.W-r.W-8)
	r.Y = t.ask.at.Y - r.H - 10
	if r.Y < 8 {
		r.Y = t.ask.at.Y + t.ask.at.H + 10
	}
	u.Paper(r)
	if u.Focused() == "" && len(ask) > 0 && u.Keyboard {
		u.SetFocus("ask." + string(ask[0].Choice.Move))
	}
	for i, a := range ask {
		id := "ask." + string(a.Choice.Move)
		key := widgets.Rect{X: r.X + 8 + float64(i)*(w+8), Y: r.Y + 8, W: w, H: h}
		sprite, name := t.Board.Word(a.Rest[0])
		for _, id := range a.Rest[1:] { // "Black" and then "by bus"
			_, more := t.Board.Word(id)
			name += " " + more
		}
		if u.Card(id, key, sprite, name) {
			c := t.Pick.Answer(a)
			t.ask.open = false
			t.Choose(c)
			return
		}
	}
}

// confirm asks once more before a move that cannot be taken back.
func (t *Table) confirm(u *widgets.UI) {
	if t.sure == nil {
		return
	}
	at := t.sureAt
	if at == (widgets.Rect{}) {
		at = widgets.Rect{X: u.W / 2, Y: u.H / 2}
	}
	u.Layer(func() {
		bh := u.LineH(widgets.Body) + 14
		st := widgets.Style{Face: face.Text, Size: widgets.Large, Colour: u.Theme.Ink}
		r := widgets.Rect{W: 250 * max(1, u.TextScale*0.85), H: bh + 16}
		said := 0.0
		if t.sureWords != "" {
			r.W = min(u.W-16, 340*max(1, u.TextScale*0.85))
			said = u.TextHeight(t.sureWords, st, r.W-24) + 12
			r.H += said
		}
		r.X = min(max(8, at.Mid().X-r.W/2), u.W-r.W-8)
		r.Y = at.Y + at.H + 10
		if r.Y+r.H > u.H-8 {
			r.Y = at.Y - r.H - 10
		}
		u.Place(widgets.Hit{ID: "sure.away", R: widgets.Rect{W: u.W, H: u.H}, Skip: true})
		u.Paper(r)
		in := r.Inset(8)
		if said > 0 {
			u.Text(widgets.Rect{X: in.X + 4, Y: in.Y + 2, W: in.W - 8, H: said}, t.sureWords, st)
			in.Y, in.H = in.Y+said, in.H-said
		}
		left, right := in.Left(in.W*0.6 - 4)
		right.X, right.W = right.X+8, right.W-8
		yes := u.Button("sure.yes", left, "Do it", widgets.ButtonOpt{Weight: widgets.Primary, Icon: "icon.check"})
		no := u.Button("sure.no", right, "Back", widgets.ButtonOpt{})
		// Enter says yes wherever the focus stands, unless it stands on Back.
		yes = yes || u.Take(input.Confirm)
		no = no || u.Clicked("sure.away") || u.Take(input.TakeBack) || u.Take(input.Menu)
		switch {
		case yes:
			t.make(*t.sure)
		case no:
			t.sure = nil
			t.Pick.Back()
		}
	})
}
