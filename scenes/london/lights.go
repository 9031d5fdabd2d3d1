package london

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"intrigue/maps/geom"
	"intrigue/rules/london/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// glowColours are the kinds of lines as light.
var glowColours = map[core.Kind]color.RGBA{
	core.Taxi:        {0xFF, 0xD5, 0x2E, 255},
	core.Bus:         {0x2F, 0xC2, 0x72, 255},
	core.Underground: {0xF2, 0x3B, 0x34, 255},
	core.Boat:        {0x2B, 0x2B, 0x33, 255},
}

var (
	gold    = color.RGBA{0xF2, 0xB8, 0x2E, 255}
	crimson = color.RGBA{0xA8, 0x1E, 0x2B, 255}
	night   = color.RGBA{0x1E, 0x1A, 0x17, 255}
)

// shaded are the stations that the notebook marks: those where Mr X can still be.
func (b *Board) shaded() []core.Station {
	if v := b.View; b.notes() && len(v.Log) > 0 && !v.Over() && !b.hideNotes {
		return v.Possible
	}
	return nil
}

// wash lays the colour of the notebook below everything else: about many stations it melts into one. It reaches
// out from under the gold of what may be chosen.
func (b *Board) wash(u *widgets.UI) {
	for _, s := range b.shaded() {
		p, r := b.at(s)
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: disc(p, r*2.3), Colour: widgets.Fade(crimson, 0.5),
			Radius: widgets.Round, Soft: r * 1.4}})
	}
}

// notebook rings the signs of those stations, however many they are, and around the gold of those that may be chosen.
func (b *Board) notebook(u *widgets.UI) {
	reach := b.reach()
	for _, s := range b.shaded() {
		p, r := b.at(s)
		ring := disc(p, r*widgets.If(slices.Contains(reach, s), 1.85, 1.38))
		u.BorderedBox(ring, color.RGBA{}, widgets.Fade(crimson, 0.85), max(1.5, r*0.24), widgets.Round)
	}
}

// circle returns a closed line about a point.
func circle(p geom.Point, r float64) []geom.Point {
	const corners = 28
	pts := make([]geom.Point, corners+1)
	for i := range pts {
		s, c := math.Sincos(2 * math.Pi * float64(i) / corners)
		pts[i] = geom.Pt(p.X+r*c, p.Y+r*s)
	}
	return pts
}

// notes reports whether the detectives' notebook is kept at this table.
func (b *Board) notes() bool { return b.View.Options["notebook"] != "off" }

func disc(p geom.Point, r float64) widgets.Rect {
	return widgets.Rect{X: p.X - r, Y: p.Y - r, W: 2 * r, H: 2 * r}
}

// traces draw the rides of the last round as thin lines in their pawn's colour,
// and after the end the whole way of Mr X.
func (b *Board) traces(u *widgets.UI) {
	v := b.View
	w := 3.2 * max(0.8, b.Camera.Now().S)
	seen := map[core.Colour]bool{}
	for i := len(v.PublicActions) - 1; i >= 0 && v.PublicActions[i].Round >= v.Round-1; i-- {
		d := v.PublicActions[i]
		if d.From == d.To || seen[d.Pawn] {
			continue
		}
		seen[d.Pawn] = true
		parts.Ribbon(u, b.lit(core.Kind(d.Ticket), d.From, d.To), w, widgets.Fade(b.look(d.Pawn).Color, 0.85), night, 0)
	}
	b.way(u, w)
}

// litWidth is more than the width of any line that is lit, in points and in units of the map.
const litWidth = 10

// lit returns the route of a kind between two stations, in points of the window, whose signs
// are painted again above it.
func (b *Board) lit(k core.Kind, from, to core.Station) []geom.Point {
	route := b.route(k, from, to)
	b.litRoutes = append(b.litRoutes, route)
	return b.Line(route)
}

// way draws what the viewer knows of the way of Mr X.
func (b *Board) way(u *widgets.UI, w float64) {
	v := b.View
	from := v.X.Start
	first := 0
	if !v.Over() {
		first = max(0, len(v.Log)-3) // his own last rides are enough while he plays
	}
	for i, e := range v.Log {
		if from != 0 && e.At != 0 && e.Line != core.NoLine && i >= first {
			parts.Ribbon(u, b.lit(e.Line, from, e.At), w, widgets.Fade(crimson, 0.8), night, 0)
		}
		from = e.At
	}
}

// waySigns numbers the places of his way once everything lies open.
func (b *Board) waySigns(u *widgets.UI) {
	v := b.View
	if !v.Over() {
		return
	}
	// Several entries may have ended at one station: their numbers stand together.
	at := map[core.Station][]string{}
	for _, e := range v.Log {
		if e.At != 0 {
			at[e.At] = append(at[e.At], fmt.Sprint(e.Entry))
		}
	}
	for s := range stations {
		if n := at[s]; n != nil {
			p, r := b.at(s)
			table.Tag(u, geom.Pt(p.X, p.Y+r*1.1), strings.Join(n, "·"), crimson)
		}
	}
}

// lines light the lines that a ticket in hand can ride, and dim the others that leave here.
func (b *Board) lines(u *widgets.UI) {
	from := b.from()
	if from == 0 {
		return
	}
	w := 6 * max(0.75, b.Camera.Now().S)
	ridable := b.ridable()
	only := b.ticketKind()
	for _, l := range core.Lines(from) {
		pts := b.lit(l.Kind, from, l.To)
		dash := widgets.If(l.Kind == core.Underground, 1.6, 0.0) // of the width
		switch {
		case len(pts) < 2:
		case !ridable[lineEnd{l.To, l.Kind}] || only != core.NoLine && l.Kind != only:
			u.Stroke(pts, w, widgets.Fade(color.RGBA{0xD9, 0xD6, 0xCC, 255}, 0.72), 0, 0)
		case b.hover == l.To || b.hinted(l.To):
			u.Stroke(pts, w+4, night, 0, 0)
			u.Stroke(pts, w+1.5, glowColours[l.Kind], w*dash, w*dash*0.9)
		default:
			u.Stroke(pts, w+2.5, widgets.Fade(night, 0.8), 0, 0)
			u.Stroke(pts, w, glowColours[l.Kind], w*dash, w*dash*0.9)
		}
	}
}

// ticketKind returns the kind of line of the ticket that is pointed at: only its lines shine.
func (b *Board) ticketKind() core.Kind {
	for _, t := range []core.Ticket{core.TaxiTicket, core.BusTicket, core.UndergroundTicket} {
		if b.Host.Pointing().Hot() == t.ID() {
			return core.Kind(t)
		}
	}
	return core.NoLine
}

// halos let the stations that can be reached glow: they pulse once, then rest.
func (b *Board) halos(u *widgets.UI) {
	lit := b.reach()
	key := b.pawn()
	for _, s := range lit {
		key += fmt.Sprint(" ", s)
	}
	b.pulse.Light(u, key)
	if !b.Host.Highlights() || len(lit) == 0 {
		return
	}
	swell := b.pulse.Swell(u, b.Host.Still())
	for _, s := range lit {
		b.halo(u, s, swell)
	}
}

// halo paints the gold ring of one station.
func (b *Board) halo(u *widgets.UI, s core.Station, swell float64) {
	p, r := b.at(s)
	strong := s == b.hover || b.hinted(s)
	wide := widgets.If(strong, r*0.55, r*(0.34+0.3*swell))
	// Only a ring: the number on the sign must stay readable.
	u.BorderedBox(disc(p, r*1.08+wide+1.2), color.RGBA{}, widgets.Fade(night, 0.75), 1.4, widgets.Round)
	u.BorderedBox(disc(p, r*1.08+wide), color.RGBA{}, gold, wide, widgets.Round)
	if strong {
		u.BorderedBox(disc(p, r*1.08+wide*1.6), color.RGBA{}, widgets.Fade(gold, 0.45), wide*0.5, widgets.Round)
	}
	if b.hinted(s) {
		u.BorderedBox(disc(p, r*2.4), color.RGBA{}, crimson, max(2.5, r*0.3), widgets.Round)
		table.Tag(u, geom.Pt(p.X, p.Y+r*2.2), b.Host.Advice(), crimson)
	}
}
