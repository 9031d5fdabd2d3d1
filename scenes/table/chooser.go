package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// chooser is the small sheet that opens when a target can mean several moves: a row
// of pictures, or a list that scrolls where there are many.
type chooser struct {
	open    bool
	at      widgets.Rect // of what it is about
	title   string       // of what it is about, which the sheet may hide
	options []option
}

// option is one alternative as the chooser shows it.
type option struct {
	input.Alternative
	mark parts.Mark
	name string
}

func (o option) hitID() string { return "ask." + string(o.Choice.Move) }

// mostCards is how many alternatives stand in a row; more of them make a list.
const mostCards = 8

// chooseBetween lays out the alternatives beside the target that can mean all of them.
func (p *Pointing) chooseBetween(u *widgets.UI) {
	if !p.chooser.open {
		return
	}
	all := p.picker.Alternatives()
	if o, ok := p.board.(Sorter); ok {
		o.Sort(all)
	}
	// What a hint suggests comes first, where a hasty Enter falls.
	if c, ok := p.Hint(); ok {
		slices.SortStableFunc(all, func(a, b input.Alternative) int {
			return suggested(b, c.Move) - suggested(a, c.Move)
		})
	}
	if len(all) < 2 && !(p.mode.guides() && len(all) == 1) { // a lesson asks as the game would, with one answer
		p.chooser.open = false
		return
	}
	u.Layer(func() {
		u.Shade("ask.away")
		if u.Clicked("ask.away") || u.Take(input.Menu) || u.Take(input.Undo) {
			p.chooser.open = false
			p.picker.Unpick()
			p.hold(p.held)
			return
		}
		p.chooser.title, p.chooser.options = p.lastTitle(), p.options(all)
		if o, ok := p.chooser.frame(u); ok {
			c := p.picker.Answer(o.Alternative)
			p.chooser.open = false
			p.choose(c)
		}
	})
}

// suggested is 1 for the alternative that is that move.
func suggested(a input.Alternative, m rules.Move) int {
	if a.Choice.Move == m {
		return 1
	}
	return 0
}

// lastTitle is what was pointed at last, "" for nothing.
func (p *Pointing) lastTitle() string {
	picked := p.picker.Picked()
	if len(picked) == 0 {
		return ""
	}
	_, name := p.pictured(picked[len(picked)-1])
	return name
}

// options are the pictures and the words of alternatives: those of what is still to be
// picked, "Black" and then "by bus". What all have in common tells none from another
// and is left out, unless one of them has nothing else.
func (p *Pointing) options(all []input.Alternative) (options []option) {
	shared := func(id string) bool {
		return !slices.ContainsFunc(all, func(a input.Alternative) bool { return !slices.Contains(a.Rest, id) })
	}
	if slices.ContainsFunc(all, func(a input.Alternative) bool {
		return !slices.ContainsFunc(a.Rest, func(id string) bool { return !shared(id) })
	}) {
		shared = func(string) bool { return false }
	}
	for _, a := range all {
		o := option{Alternative: a}
		var words []string
		for _, id := range a.Rest {
			if shared(id) {
				continue
			}
			m, name := p.pictured(id)
			if o.mark.Sprite == "" {
				o.mark = m
			}
			if name != "" {
				words = append(words, name)
			}
		}
		o.name = strings.Join(words, " ")
		options = append(options, o)
	}
	return options
}

// frame lays out the sheet and reports what was chosen.
func (c *chooser) frame(u *widgets.UI) (chosen option, ok bool) {
	u.SetDefault(c.options[0].hitID())
	u.Tell(c.at, fmt.Sprintf("Choose one of %d.", len(c.options)))
	w := u.Scaled(96)
	for _, o := range c.options {
		w = max(w, min(u.TextWidth(o.name, widgets.Style{Face: face.UIMedium, Size: widgets.Tiny})+16, u.Scaled(150)))
	}
	if n := len(c.options); n > mostCards || float64(n)*(w+8)+8 > u.W-16 {
		return c.list(u)
	}
	return c.row(u, w)
}

// row shows the options as cards side by side.
func (c *chooser) row(u *widgets.UI, w float64) (chosen option, ok bool) {
	h, head := 62+u.LineHeight(widgets.Tiny), c.headHeight(u)
	r := aboveRect(u, c.at, float64(len(c.options))*(w+8)+8, head+h+16)
	u.Paper(r)
	c.head(u, widgets.Rect{X: r.X + 8, Y: r.Y + 6, W: r.W - 16, H: head})
	for i, o := range c.options {
		key := widgets.Rect{X: r.X + 8 + float64(i)*(w+8), Y: r.Y + 8 + head, W: w, H: h}
		if u.Card(o.hitID(), key, o.mark.Sprite, o.mark.Tint, o.name) {
			return o, true
		}
	}
	return chosen, false
}

func (c *chooser) headHeight(u *widgets.UI) float64 {
	return widgets.If(c.title == "", 0, u.LineHeight(widgets.Tiny)+4)
}

// head says what the sheet is about.
func (c *chooser) head(u *widgets.UI, r widgets.Rect) {
	u.FitLabel(r, c.title, widgets.Style{Face: face.Heading, Size: widgets.Tiny, Colour: u.Theme.InkSoft, Align: widgets.Centre})
}

// list shows the options one below the other, each with its picture, and scrolls.
func (c *chooser) list(u *widgets.UI) (chosen option, ok bool) {
	rowH := math.Max(34, u.LineHeight(widgets.Body)+12)
	w := min(u.W-16, u.Scaled(330))
	top := c.headHeight(u)
	r := aboveRect(u, c.at, w, min(u.H*0.7, float64(len(c.options))*(rowH+4)+20+top))
	u.Paper(r)
	head, rest := r.Inset(8).CutTop(top)
	c.head(u, head)
	u.Scroll("ask", rest, func(col widgets.Rect) float64 {
		y := col.Y
		for _, o := range c.options {
			if o.listed(u, widgets.Rect{X: col.X, Y: y, W: col.W, H: rowH}) {
				chosen, ok = o, true
			}
			y += rowH + 4
		}
		return y - col.Y
	})
	return chosen, ok
}

// listed is one line of the list.
func (o option) listed(u *widgets.UI, r widgets.Rect) bool {
	u.AddHit(widgets.Hit{ID: o.hitID(), R: r, Clickable: true})
	if u.Hot() == o.hitID() {
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.3), 6)
	}
	pic := widgets.Rect{X: r.X + 6, Y: r.Y + 3, W: r.H - 6, H: r.H - 6}
	if o.mark.Sprite != "" {
		u.Sprite(pic, o.mark.Sprite, o.mark.Tint)
	}
	u.FitLabel(widgets.Rect{X: pic.X + pic.W + 10, Y: r.Y, W: r.W - pic.W - 22, H: r.H}, o.name,
		widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: u.Theme.Ink})
	return u.Clicked(o.hitID())
}

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

// named is what a choice is about, by the names of its targets: "Red · Station 29 · Bus".
func (p *Pointing) named(c rules.Choice) string {
	var all []string
	for _, id := range c.Path {
		if l := p.label(id); l.Title != "" {
			all = append(all, p.Named(l.Title))
		}
	}
	return strings.Join(prose.Once(all), " · ")
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
		w, said, words := u.Scaled(250), 0.0, q.words
		if words != "" {
			w = min(u.W-16, u.Scaled(340))
		} else if words = p.named(q.choice); words != "" {
			st = widgets.Style{Face: face.UIMedium, Size: widgets.Body, Colour: u.Theme.Ink}
			w = min(u.W-16, u.Scaled(380), max(w, u.TextWidth(words, st)+28))
		}
		if words != "" {
			said = u.TextHeight(words, st, w-24) + 12
		}
		r := belowRect(u, at, w, bh+16+said)
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
		if q.words != "" {
			yesO.Weight, noO.Weight, usual = widgets.Plain, widgets.Primary, "sure.no"
		}
		yes := u.Button("sure.yes", left, "Confirm", yesO)
		no := u.Button("sure.no", right, "Back", noO)
		if u.Focused() != "sure.yes" && u.Focused() != "sure.no" {
			u.SetFocus(usual)
		}
		u.SetDefault(usual)
		no = no || u.Clicked("sure.away") || u.Take(input.Undo) || u.Take(input.Menu)
		switch {
		case yes:
			p.carryOut(q.choice)
		case no:
			p.question = nil
			p.picker.Unpick()
			p.hold("")
		}
	})
}
