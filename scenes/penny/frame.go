package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// New lays out the tiles on a table.
func New(host *table.Host) (table.Board, error) {
	v, _ := host.View().(penny.View)
	t, err := openTown(v)
	if err != nil {
		return nil, err
	}
	plane := table.NewPlane(host, t.plane, t.plane.W, t.plane.H, around, table.SpotID("tile.", ""))
	b := &Board{Base: table.Base[penny.View]{Plane: plane, Host: host, View: v}, town: t, known: look(v), asked: rules.Public,
		shown: rules.Public, scale: 1,
		spotlight: parts.Spotlight{Sheet: news, Edge: ink, Ink: ink, Accent: blood}}
	b.Hooks = table.Hooks[penny.View]{Sprites: b.sprites, Before: b.before, After: b.happened, Forget: b.forget}
	return b, nil
}

// before reads the view, and lays its tiles.
func (b *Board) before(penny.View, bool) {
	v := b.View
	if v.Asked() != b.asked {
		b.asked, b.shown, b.open = v.Asked(), rules.Public, ""
	}
	b.known, b.pressed = look(v), map[string]penny.Sequence{}
	b.known.recall(b.mine(), v.Asked())
	if changed := b.town.set(v); len(changed) > 0 {
		b.Layer.Invalidate(changed...)
	}
}

// Frame implements table.Board.
func (b *Board) Frame(u *widgets.UI, r widgets.Rect) {
	var least plan
	b.Host.AtPlainSize(u, func(plain widgets.Rect) {
		b.pilesAside = b.besides(u, u.W-plain.W-20)
		least = b.arrange(u, plain, least)
	})
	b.spreadOut(least.town)
	b.pilesAside = b.besides(u, u.W-r.W-20)
	b.plan = b.arrange(u, r, least)
	b.flights.begin(u, b.jump)
	b.jump = false
	b.over, b.presented = b.onTop(), nil
	b.low = b.over.paint != nil && b.lies(u, r.W)
	b.dock(u)
	u.Box(r, around, 0)
	b.Show(u, b.plan.town, func() {
		b.lookThere(u.Now)
		way := b.meant()
		b.site(u)
		b.ways(u)
		b.route(u, way)
		b.places(u)
		b.homes(u)
		b.walks(u, way)
		b.rims(u)
		b.figures(u)
		b.spots(u)
		b.Host.Ring(u, blood, 4, "") // the move of the hint on show, and of a question
	})
	u.Clipped(r, func() {
		b.fuse(u, b.plan.strip)
		b.rows(u)
		if !b.pilesAside {
			b.piles(u)
		}
		b.zoomKeys(u)
		if b.over.paint == nil || b.low {
			for _, id := range []string{"card.", "deck.", "stack.", "pile."} { // beside the map
				b.Host.Ring(u, blood, 4, id)
			}
		}
		b.sheets(u)
	})
	b.browse(u)
}

// zoomKeys paints the keys for looking around, in the corner that the tiles leave free. Large words leave none free: there
// the keyboard and the wheel zoom.
func (b *Board) zoomKeys(u *widgets.UI) {
	if u.TextScale > 1.3 {
		return
	}
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
