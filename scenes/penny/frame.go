package penny

import (
	"math"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// New lays out the tiles on a table.
func New(seat *table.Seat) (table.Board, error) {
	v, _ := seat.View().(penny.View)
	t, err := open(v)
	if err != nil {
		return nil, err
	}
	plane := table.NewPlane(seat, t.plane, t.plane.W, t.plane.H, around, table.SpotID("tile.", ""))
	b := &Board{Base: table.Base[penny.View]{Plane: plane, Seat: seat, View: v}, town: t, known: look(v), asked: rules.Public,
		shown: rules.Public, scale: 1, advised: map[string]rules.Move{}}
	b.Hooks = table.Hooks[penny.View]{Sprites: b.sprites, Before: b.before, After: b.happened, Forget: b.forget}
	return b, nil
}

// forget puts away what was read or turned at another moment.
func (b *Board) forget() { b.told, b.poster, b.turning, b.jump = bulletin{}, poster{}, nil, true }

// before reads the view, and lays its tiles.
func (b *Board) before(penny.View, bool) {
	v := b.View
	if v.Asked() != b.asked {
		b.asked, b.shown, b.open = v.Asked(), rules.Public, ""
	}
	b.known = look(v)
	b.known.recall(b.mine(), v.Asked())
	if changed := b.town.set(v); len(changed) > 0 {
		b.Layer.Invalidate(changed...)
	}
}

// Frame implements table.Board.
func (b *Board) Frame(u *widgets.UI, r widgets.Rect) {
	var least plan
	b.Seat.AtPlainSize(u, func(plain widgets.Rect) {
		b.aside = b.besides(u, u.W-plain.W-20)
		least = b.arrange(u, plain, least)
	})
	b.Plain = least.town
	b.spreadOut(least.town)
	b.aside = b.besides(u, u.W-r.W-20)
	b.plan = b.arrange(u, r, least)
	b.flights.begin(u, b.jump)
	b.jump = false
	b.over, b.presented = b.onTop(), nil
	b.low = b.over.paint != nil && b.lies(u, r.W)
	b.taken(u)
	b.dock(u)
	u.Box(r, around, 0)
	b.Show(u, b.plan.town, func() {
		b.lookThere(u.Now)
		way := b.meant()
		b.site(u)
		b.ways(u)
		b.route(u, way)
		b.places(u)
		b.walks(u, way)
		b.rims(u)
		b.turns(u)
		b.figures(u)
		b.spots(u)
		b.Seat.Ring(u, blood, 4, "") // the move of the hint on show, and of a question
	})
	u.Clipped(r, func() {
		b.fuse(u, b.plan.strip)
		b.rows(u)
		if !b.aside {
			b.piles(u)
		}
		b.zoomKeys(u)
		if b.over.paint == nil || b.low {
			for _, id := range []string{"card.", "deck.", "stack.", "pile."} { // beside the map
				b.Seat.Ring(u, blood, 4, id)
			}
		}
		b.sheets(u)
	})
	b.browse(u)
}

// zoomKeys are the keys for looking around, in the corner that the tiles leave free.
func (b *Board) zoomKeys(u *widgets.UI) {
	side := zoomSide(u)
	at := widgets.Rect{X: b.plan.room.X + 4, Y: b.plan.room.Y + 4, W: side, H: side}
	for _, k := range b.ZoomTools("The whole map", "You can already see the whole map.") {
		id := "tool." + k.ID
		u.AddHit(widgets.Hit{ID: id, R: at, Clickable: k.Disabled == "", NoFocus: true}) // they have keys of their own
		u.PaintButton(id, at, "", widgets.ButtonOptions{OnDark: true, Icon: k.Icon, Tooltip: k.Tooltip, Disabled: k.Disabled,
			Weight: widgets.Quiet})
		if u.Clicked(id) && k.Disabled == "" {
			k.Do()
		}
		at.X += side + 4
	}
}

// arrange divides the room of the board. Cards are as large as four of them fit below
// one another, and never so wide that they leave the map too little. With large words
// they are no smaller than those of the plan at the usual size: then the rows scroll.
func (b *Board) arrange(u *widgets.UI, r widgets.Rect, least plan) (p plan) {
	var rest widgets.Rect
	p.strip, rest = r.CutTop(max(40, u.LineHeight(widgets.Tiny)*2+6))
	p.head = min(u.LineHeight(widgets.Tiny), rest.H*0.08)
	h := (rest.H-p.head-5*rowGap)/4 - 1
	decks := widgets.If(b.aside || b.stripped(u), 0, max(least.foot.H, min(rest.H*0.2, max(60, h*0.45))))
	spare := (r.W-(rest.H-decks)*b.town.plane.W/b.town.plane.H)/2 - 2*rowGap // beside a map as high as it can be
	w := max(min(h*rowbill, max(r.W*0.095, spare)), least.shop[0].W)
	h = w / rowbill
	tall := max(min(h, (rest.H-p.head-5*rowGap)/4), least.shop[0].H)
	p.scrolls = p.head+5*rowGap+4*tall > rest.H+1
	wide := w + 2*rowGap + widgets.If(p.scrolls, barWidth, 0)
	p.columns[0], rest = rest.CutLeft(wide)
	p.columns[1], rest = rest.CutRight(wide)
	for side, c := range p.columns {
		_, p.columns[side] = c.CutTop(p.head)
		for i := range 4 {
			at := widgets.Rect{X: c.X + rowGap, Y: c.Y + p.head + rowGap + float64(i)*(tall+rowGap), W: w, H: tall}
			if side == 0 {
				p.shop[i] = at
			} else {
				p.enemies[i] = at
			}
		}
	}
	p.room = rest
	// The map is as high as its width allows; what is left below is for the decks, where
	// they do not stand in the sidebar.
	high := min(rest.W*b.town.plane.H/b.town.plane.W, rest.H-decks)
	p.town, p.foot = rest.CutTop(high)
	p.decks = max(p.foot.W*0.72, min(p.foot.W, least.decks))
	wide = min(rest.W, max(least.town.W, high*b.town.plane.W/b.town.plane.H))
	if b.aside {
		p.town, p.foot = rest, widgets.Rect{X: rest.X, Y: rest.Y + rest.H, W: rest.W}
	}
	p.town = p.town.Centre(wide, high)
	p.town.X, p.town.Y, p.town.W, p.town.H = math.Ceil(p.town.X), math.Ceil(p.town.Y), math.Floor(p.town.W), math.Floor(p.town.H)
	return p
}

// stripped reports whether the map has the room of the piles: they are no part of what somebody looks
// back for, and at large type and in a small window the bar of a review needs as much.
func (b *Board) stripped(u *widgets.UI) bool {
	return b.Seat.Reviewing() && (u.TextScale > 1 || u.H < lowWindow)
}

// lowWindow is the height of a window in which the bar of a review with its analysis leaves the map little room.
const lowWindow = 720.0
