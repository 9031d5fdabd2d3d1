package cardinal

import (
	"fmt"
	"math"
	"slices"
	"strings"

	table "intrigue/rules"
	rules "intrigue/rules/cardinal"
	"intrigue/scenes/widgets"
)

// shown are the slides worth showing: those of the musketeer in hand, or of the
// one that is pointed at.
func (b *Board) shown() []rules.Slide {
	if !b.table.Playable() || b.view.Stage != rules.StageFree {
		return nil
	}
	who, ok := b.inHand()
	if name, over := strings.CutPrefix(b.hover, "musketeer."); !ok && over {
		for _, s := range rules.Suits() {
			if s.String() == name {
				who, ok = s, true
			}
		}
	}
	if !ok {
		return nil
	}
	var all []rules.Slide
	for _, s := range b.view.Slides {
		if s.Musketeer == who {
			all = append(all, s)
		}
	}
	return all
}

// lights shows where slides end, what they search and whom they defeat, the
// chambers onto which a guard can be lured, and the move of a hint.
func (b *Board) lights(u *widgets.UI) {
	for _, s := range b.shown() {
		b.run(u, s, b.hover == s.Target)
	}
	if b.view.Stage == rules.StageTake {
		u.Edged(b.units(b.view.Met.Guard(), coinPost+8, coinPost+8), widgets.Fade(gold, 0.18), gold, 3, 40)
	}
	if c, asked := b.table.Sure(); asked {
		if s, isSlide := b.slideOf(c); isSlide {
			b.run(u, s, true)
		}
	}
	if c, ok := b.table.Hinted(); ok {
		if s, isSlide := b.slideOf(c); isSlide {
			b.run(u, s, true)
		} else {
			for _, id := range c.Path {
				if r, ok := b.Where(id); ok {
					u.Edged(r.Inset(-3), widgets.Colour{}, gold, 4, 12)
				}
			}
		}
	}
	if strings.HasPrefix(b.hand, "supply.") || b.view.Stage == rules.StageCorner || b.view.Stage == rules.StageRemove {
		for _, id := range b.targets() {
			if r, ok := b.m.Places[id]; ok && r.ID != "" {
				at := b.units(id, tileSide+4, tileSide+4)
				u.Edged(at, widgets.Fade(gold, 0.18), gold, 3.5, 10)
			}
		}
	}
}

// run draws a slide: its road, an arrow where it ends, and signs of what it does.
func (b *Board) run(u *widgets.UI, s rules.Slide, strong bool) {
	k := b.lens.Now().S
	from := b.units(s.From.ID(), 1, 1).Mid()
	to := b.units(s.Target, 1, 1).Mid()
	colour := gold
	if s.Kills {
		colour = blood
	}
	w := 7.0 * k
	if strong {
		w = 12 * k
	}
	pts := []widgets.Pt{from, to}
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Stroke, Width: w + 4*k, Colour: widgets.Fade(night, 0.75)}, Points: pts})
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Stroke, Width: w, Colour: colour}, Points: pts})
	side := 34 * k
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: "cardinal.arrow", Colour: colour, Angle: math.Atan2(to.Y-from.Y, to.X-from.X) + math.Pi/2,
		R: widgets.Rect{X: to.X - side/2, Y: to.Y - side/2, W: side, H: side}}})
	if !s.Leaves {
		u.Edged(b.units(s.Target, tileSide+2, tileSide+2), widgets.Colour{}, colour, 3.5*k, 9*k)
	}
	signs := []string{}
	if s.Searches {
		signs = append(signs, "cardinal.search")
	}
	if s.Defeats != "" || s.MayTake {
		signs = append(signs, "cardinal.cross")
	}
	if s.Kills {
		signs = append(signs, "cardinal.skull")
	}
	for i, name := range signs {
		r := widgets.Rect{X: to.X + (14+float64(i)*32)*k, Y: to.Y + 14*k, W: 36 * k, H: 36 * k}
		u.Box(r.Inset(-3*k), widgets.Fade(night, 0.8), 20*k)
		u.Sprite(r, name, cream)
	}
	if s.Defeats != "" {
		u.Edged(b.units(s.Defeats, coinPost+8, coinPost+8), widgets.Colour{}, gold, 3, 40)
	}
}

// targets are the places that can be pointed at now.
func (b *Board) targets() []string {
	var all []string
	for _, c := range b.table.Possible() {
		for _, id := range c.Path {
			if _, ok := b.m.Places[id]; ok {
				all = append(all, id)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// places registers what can be pointed at. Chambers that can be chosen are stops
// of the focus walk; everything else can still be asked about.
func (b *Board) places(u *widgets.UI) {
	lit := b.targets()
	b.hover = ""
	hot := u.Hot()
	if u.Keyboard {
		hot = u.Focused()
	}
	place := func(id string, r widgets.Rect, stop bool) {
		u.Place(widgets.Hit{ID: id, R: r, Press: true, Skip: !stop})
		if hot == id {
			b.hover = id
		}
	}
	for i := range 25 {
		id := rules.Cell(i).ID()
		place(id, b.units(id, tileSide, tileSide), slices.Contains(lit, id))
	}
	for e := range rules.Edge(20) {
		place(e.Guard(), b.units(e.Guard(), coinPost, coinPost), false)
		if slices.Contains(lit, e.Out()) {
			place(e.Out(), b.units(e.Out(), 56, 56), true)
		}
	}
	for _, m := range b.view.Musketeers {
		if m.Fate != rules.Inside || !b.table.Playable() {
			continue
		}
		r := b.units(m.At.ID(), manW, manH*1.1)
		if !slices.Contains(lit, m.At.ID()) {
			place(m.ID(), r, b.playable(m.ID()))
		}
	}
}

// marks tell, beside the pointer, what a place is and what choosing it would do.
func (b *Board) marks(u *widgets.UI) {
	if b.hover == "" || b.hover == b.hand || !u.Active() || u.In.Dragging {
		return
	}
	r, ok := b.Where(b.hover)
	if !ok {
		return
	}
	var words []string
	for _, s := range b.shown() {
		if s.Target == b.hover {
			words = append(words, s.Text)
		}
	}
	if len(words) == 0 {
		if e, ok := b.table.Play.View().(table.Namer); ok {
			words = append(words, e.Label(b.hover).Text)
		}
	}
	u.Tip(r, strings.Join(words, "\n"))
}

// answer takes clicks and drags.
func (b *Board) answer(u *widgets.UI) {
	if b.drag(u) {
		return
	}
	for _, m := range b.view.Musketeers {
		if u.Clicked(m.ID()) {
			if b.hand == m.ID() {
				b.table.Pick.Reset()
				b.hand = ""
				return
			}
			b.take(m.ID())
			return
		}
	}
	for id := range b.m.Places {
		if u.Clicked(id) {
			b.click(id)
			return
		}
	}
}

// click chooses a place; when several moves could be meant, the chooser opens.
func (b *Board) click(id string) {
	var meant []table.Choice
	for _, c := range b.table.Possible() {
		if slices.Contains(c.Path, id) {
			meant = append(meant, c)
		}
	}
	if len(meant) == 1 {
		b.choose(meant[0])
		return
	}
	if len(meant) == 0 && b.elsewhere(id) {
		return
	}
	b.table.Point(id, true)
}

// elsewhere answers a click on a place that what is in hand cannot come to, though
// something else could.
func (b *Board) elsewhere(id string) bool {
	if b.hand == "" || !slices.ContainsFunc(b.table.Choices(), func(c table.Choice) bool { return slices.Contains(c.Path, id) }) {
		return false
	}
	if s, ok := b.inHand(); ok {
		b.table.RefuseWith(id, fmt.Sprintf("No slide of %s ends there now; only something else could come there.", s.Title()))
	} else {
		b.table.RefuseWith(id, "This coin cannot be put there.")
	}
	return true
}

// drag slides a musketeer the way he is pulled, and carries a coin of the supply
// onto a chamber.
func (b *Board) drag(u *widgets.UI) bool {
	if !u.Active() || !u.In.Dragging || !b.table.Playable() {
		return false
	}
	for _, m := range b.view.Musketeers {
		if !u.Pressed(m.ID()) {
			continue
		}
		if b.hand != m.ID() && b.playable(m.ID()) {
			b.take(m.ID())
		}
		dx, dy := u.In.At.X-u.In.From.X, u.In.At.Y-u.In.From.Y
		if u.In.Released && math.Hypot(dx, dy) > 24 {
			b.slide(m.Suit, towards(dx, dy))
		}
		return true
	}
	for _, s := range rules.Suits() {
		id := "supply." + s.String()
		if !u.Pressed(id) {
			continue
		}
		if b.hand != id && b.playable(id) {
			b.take(id)
		}
		at := u.In.At
		if b.hand != id { // there is none, or nowhere to put it
			if u.In.Released {
				b.table.Refuse(id)
			}
			return true
		}
		if u.In.Released {
			for i := range 25 {
				cell := rules.Cell(i).ID()
				if b.units(cell, tileSide, tileSide).Has(at) {
					b.click(cell)
				}
			}
			return true
		}
		k := b.lens.Now().S
		u.Late(func() {
			u.Sprite(widgets.Rect{X: at.X - coinTile*k/2, Y: at.Y - coinTile*k/2, W: coinTile * k, H: coinTile * k}, "cardinal.coin."+s.String(), cream)
		})
		return true
	}
	return false
}

func towards(dx, dy float64) rules.Direction {
	switch {
	case math.Abs(dx) >= math.Abs(dy) && dx > 0:
		return rules.East
	case math.Abs(dx) >= math.Abs(dy):
		return rules.West
	case dy > 0:
		return rules.South
	}
	return rules.North
}
