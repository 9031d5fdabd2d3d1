package london

import (
	"intrigue/maps/geom"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// minimap shows, while zoomed, the whole city with the part that is seen.
func (b *Board) minimap(u *widgets.UI, r widgets.Rect) {
	if !b.Camera.Zoomed() {
		return
	}
	w := min(200, r.W*0.24)
	k := w / b.m.W
	box := widgets.Rect{X: r.X + 12, Y: r.Y + r.H - b.m.H*k - 12, W: w, H: b.m.H * k}
	u.AddHit(widgets.Hit{ID: "minimap", R: box, NoFocus: true, Clickable: true})
	u.Shadow(box, 4, 8)
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Canvas, R: box, Picture: b.Layer.Overview()}})
	c := b.Camera.Now()
	x0, y0 := c.In(geom.Pt(r.X, r.Y))
	x1, y1 := c.In(geom.Pt(r.X+r.W, r.Y+r.H))
	part := widgets.Rect{X: box.X + x0*k, Y: box.Y + y0*k, W: (x1 - x0) * k, H: (y1 - y0) * k}.Intersect(box)
	u.BorderedBox(part, widgets.Fade(gold, 0.18), crimson, 2, 2)
	for _, p := range b.View.Pawns {
		if pl, ok := b.m.Places[stationID(p.At)]; ok {
			u.BorderedBox(disc(geom.Pt(box.X+pl.At.X*k, box.Y+pl.At.Y*k), 3.5), b.look(p.Colour).Color, night, 1, 9)
		}
	}
	if pl, ok := b.m.Places[stationID(b.View.X.At)]; ok {
		u.BorderedBox(disc(geom.Pt(box.X+pl.At.X*k, box.Y+pl.At.Y*k), 4), night, gold, 1.5, 9)
	}
	u.BorderedBox(box, widgets.Fade(night, 0), night, 1.5, 0)
	if u.Held("minimap") && u.Active() {
		at := u.In.At
		b.Camera.Centre((at.X-box.X)/k, (at.Y-box.Y)/k, u.Now, true)
	}
}

// Tools are the keys for looking around.
func (b *Board) Tools() []table.Tool {
	notes, off := "Hide where Mr X can be", ""
	if b.hideNotes {
		notes = "Show where Mr X can be"
	}
	if !b.notes() {
		off = "No notebook is kept in this game."
	}
	tool := table.Tool{ID: "notebook", Icon: "icon.notebook", Tooltip: notes, Disabled: off, Toggled: b.notes() && !b.hideNotes, Do: func() { b.hideNotes = !b.hideNotes }}
	return append([]table.Tool{tool}, b.ZoomTools("All of London", "All of London is in sight.")...)
}

// Curtain implements table.Board: fog and a lamp, and nothing of the game.
func (b *Board) Curtain(u *widgets.UI, r widgets.Rect) {
	side := min(r.H*0.42, 300)
	at := widgets.Rect{X: r.X + (r.W-side)/2, Y: r.Y + 14, W: side, H: side}
	if who, up := b.Seat.HandedTo(); up && who != 0 {
		// The detectives' own sign, and their pawns below it.
		u.Sprite(at.Centre(side*0.72, side*0.72), "london.badge", u.Theme.Gold)
		return
	}
	u.Sprite(at, "london.mrx.portrait", u.Theme.Pale)
}
