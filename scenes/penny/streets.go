package penny

import (
	"image/color"
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// ways paints the dashed lines into the shortcuts: faint, until one of their ends is meant.
func (b *Board) ways(u *widgets.UI) {
	c, p := b.Camera.Now(), b.Host.Pointing()
	at := func(id string) geom.Point { x, y, _ := b.spot(id); return c.Out(x, y) }
	var names []widgets.Rect
	for _, x := range b.known.places {
		names = append(names, b.name(x).Inset(-3))
	}
	for _, x := range b.known.places {
		if x.Entrance == "" {
			continue
		}
		alpha := widgets.If(p.Hot() == x.ID || p.Hot() == x.Entrance || p.Lit(x.Entrance), 0.9, 0.16)
		for _, part := range outside(names, at(x.ID), at(x.Entrance)) {
			u.Stroke(part, max(1, 5*c.S), widgets.Fade(gold, alpha), 10*c.S, 9*c.S)
		}
	}
}

// outside returns the parts of a line that run through none of some names.
func outside(names []widgets.Rect, from, to geom.Point) (parts [][]geom.Point) {
	const steps = 80
	open := false
	for i := range steps + 1 {
		p := geom.Pt(from.X+(to.X-from.X)*float64(i)/steps, from.Y+(to.Y-from.Y)*float64(i)/steps)
		if slices.ContainsFunc(names, func(r widgets.Rect) bool { return r.Contains(p) }) {
			open = false
			continue
		}
		if !open {
			parts, open = append(parts, []geom.Point{p, p}), true
		}
		parts[len(parts)-1][1] = p
	}
	return parts
}

// places show what lies on each place, an action or a portal; the rest is printed.
func (b *Board) places(u *widgets.UI) {
	for _, p := range b.known.places {
		r := b.disc(p.ID, 1)
		switch {
		case p.Portal == "demonic":
			u.Sprite(r.Inset(-r.W*0.28), "penny.portal.demonic", blood)
		case p.Portal != "":
			u.Sprite(r.Inset(-r.W*0.28), "penny.portal", blood)
		case p.Action != box.NoAction:
			u.Sprite(r.Inset(-r.W*0.08), sprite("action."+p.Action.String()), ink)
		}
		if p.Portal != "" && p.Gold > 0 {
			badge(u, widgets.Rect{X: r.X + r.W*0.6, Y: r.Y - r.H*0.1, W: r.W * 0.5, H: r.H * 0.4}, itoa(p.Gold), gold, ink)
		}
	}
	for _, w := range b.View.Ways() {
		r := b.disc(w.ID, 1)
		side := r.W * 1.15
		pic := widgets.Rect{X: r.X + (r.W-side)/2, Y: r.Y + (r.H-side*0.75)/2, W: side, H: side * 0.75}
		u.Shadow(pic, 2, 5)
		u.Sprite(pic, sprite(w.ID), ink)
		figure(u, widgets.Rect{X: r.X - r.W*0.3, Y: pic.Y + pic.H + 1, W: r.W * 1.6, H: r.H * 0.2}, w.Name, face.Caps, news, widgets.Centre)
	}
}

// rims mark the places and tiles that may be chosen now: they pulse once, then rest.
func (b *Board) rims(u *widgets.UI) {
	p := b.Host.Pointing()
	b.pulse.Light(u, b.View.Prompt()+strings.Join(p.Picked(), " "))
	wide := 2.5 + 2*b.pulse.Swell(u, b.Host.Still())
	if !b.Host.Highlights() {
		return
	}
	rim := func(id string, r widgets.Rect) {
		if !p.Lit(id) {
			return
		}
		fill := widgets.If(p.Hot() == id, widgets.Fade(gold, 0.42), widgets.Fade(gold, 0.16))
		u.BorderedBox(r, fill, widgets.Fade(ink, 0.6), wide+2, r.W/2)
		u.BorderedBox(r, color.RGBA{}, gold, wide, r.W/2)
	}
	for _, x := range b.known.places {
		r := b.disc(x.ID, 1.14)
		rim(x.ID, r)
		rim(id(aToken, x.Key), r)
		rim(id(aPortal, x.Key), b.disc(x.ID, 1.26))
	}
	for _, w := range b.View.Ways() {
		rim(w.ID, b.disc(w.ID, 1.1))
	}
	for _, t := range b.View.Tiles() {
		if r, ok := b.tile(t.ID); ok && p.Lit(t.ID) {
			rim(t.ID, r.Centre(r.W*0.3, r.W*0.3))
		}
	}
}

// spots registers what can be pointed at on the map: the large things first, and what is
// meant after what is not, so that a figure does not cover the tile that is to be turned.
func (b *Board) spots(u *widgets.UI) {
	p := b.Host.Pointing()
	var meant []table.Spot
	for _, t := range b.View.Tiles() {
		if r, ok := b.tile(t.ID); ok && p.Lit(t.ID) {
			meant = append(meant, table.Spot{ID: t.ID, R: r.Centre(r.W*0.3, r.W*0.3), Snap: r.W * 0.4})
		} else if ok {
			b.Host.Spot(u, table.Spot{ID: t.ID, R: r.Inset(r.W * 0.14), Role: table.Sign, NoFocus: true, Ground: true})
		}
	}
	b.standing(u, false)
	b.standees(u, false, false)
	for _, s := range meant {
		b.Host.Spot(u, s)
	}
	b.standees(u, true, false) // Tab comes to a hero, and then to where the hero can go;
	b.standing(u, true)
	b.standees(u, true, true) // for the pointer the hero lies above the places
}

// standing registers the places, those that are meant or those that are not. What lies
// on a place answers for it, unless the place itself is meant.
func (b *Board) standing(u *widgets.UI, meant bool) {
	p := b.Host.Pointing()
	for _, x := range b.known.places {
		r := b.disc(x.ID, 1)
		here := x.ID
		for _, on := range []string{id(aPortal, x.Key), id(aToken, x.Key)} {
			if b.known.home[on] && (p.Lit(on) || !p.Lit(x.ID)) {
				here = on
			}
		}
		if (p.Lit(here) || p.Lit(x.ID)) != meant {
			continue
		}
		b.Host.Place(x.ID, r)
		b.Host.Spot(u, table.Spot{ID: here, R: r, Snap: r.W})
		if here != x.ID && p.Lit(x.ID) { // both can be meant: the name is the place
			b.Host.Spot(u, table.Spot{ID: x.ID, R: b.name(x)})
		}
	}
	for _, w := range b.View.Ways() {
		if p.Lit(w.ID) == meant {
			b.Host.Spot(u, table.Spot{ID: w.ID, R: b.disc(w.ID, 1)})
		}
	}
}

// name returns where the name of a place is printed.
func (b *Board) name(x penny.PlaceView) widgets.Rect {
	if t, ok := b.town.plane.Piece(x.Tile); ok {
		if l, ok := t.Side().Map.Labels["label."+x.Key]; ok {
			return b.Box(t.X+l.X0, t.Y+l.Y0, l.X1-l.X0, l.Y1-l.Y0)
		}
	}
	return b.disc(x.ID, 1)
}

// site marks where the Bank will be joined to the map of the Heist, for as long as nobody
// can go there: the map leaves the place free from the beginning.
func (b *Board) site(u *widgets.UI) {
	if _, open := b.town.plane.Piece(bankTile); open || b.View.Mode() != box.Heist {
		return
	}
	t := b.town
	x, y := t.corner(bankAt)
	const in = 14.0 // units from the edges that it will have
	left, right, top, low := x+in, x+t.w-in, y+in, y+t.h-in
	c := b.Camera.Now()
	var edge []geom.Point
	for _, p := range [][2]float64{{x + t.w/2, top}, {right, y + t.h/4 + in/2}, {right, y + t.h*3/4 - in/2}, {x + t.w/2, low},
		{left, y + t.h*3/4 - in/2}, {left, y + t.h/4 + in/2}, {x + t.w/2, top}} {
		edge = append(edge, c.Out(p[0], p[1]))
	}
	faint := widgets.Fade(news, 0.3)
	u.Stroke(edge, max(1, 4*c.S), faint, max(3, 18*c.S), max(3, 14*c.S))
	r := b.Box(x+t.w*0.1, y+t.h*0.36, t.w*0.8, t.h*0.28)
	if seen := r.Intersect(b.Camera.View); seen.W > r.W/2 {
		r.X, r.W = seen.X, seen.W // where large words leave the map too little room, they are written on what is seen
	}
	name, when := r.CutTop(r.H / 2)
	st := widgets.Line(face.Heading, widgets.Large, widgets.Fade(news, 0.62)).Centred()
	title := b.View.Label(bankTile).Title
	u.FitLabel(name, widgets.If(u.Type.Width(st.Face, 12, title) > name.W, "The Bank", title), st)
	st.Face, st.Size = face.UI, widgets.Tiny
	u.FitLabel(when, u.FirstFitting(when.W, st, "opens in chapter III", "chapter III"), st)
}
