package london

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// lineEnd is where a line leads and by what.
type lineEnd struct {
	to   core.Station
	kind core.Kind
}

// from returns the station that the person's present choices start from.
func (b *Board) from() core.Station {
	if !b.Host.Playable() {
		return 0
	}
	if p, ok := b.pawnOf(b.pawn()); ok {
		return p.At
	}
	return widgets.If(b.View.By == 0 && b.View.Acting == 0 && len(b.reach()) > 0, b.View.X.At, 0)
}

// reach lists the stations that can be pointed at now, sorted.
func (b *Board) reach() []core.Station {
	var all []core.Station
	for _, c := range b.Host.Pointing().Left() {
		for _, id := range c.Path {
			if s, ok := station(id); ok {
				all = append(all, s)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// ridable returns the lines that the possible choices ride.
func (b *Board) ridable() map[lineEnd]bool {
	all := map[lineEnd]bool{}
	for _, c := range b.Host.Pointing().Left() {
		if r, ok := london.RideOf(c.Move); ok {
			all[lineEnd{r.To, r.Kind}] = true
		}
	}
	return all
}

func station(id string) (core.Station, bool) {
	n, ok := strings.CutPrefix(id, "station.")
	if !ok {
		return 0, false
	}
	i, err := strconv.Atoi(n)
	return core.Station(i), err == nil && i >= 1 && i <= core.Stations
}

// targets registers every station and pawn. A pawn may stand before a station that
// can be reached: the station comes last and so is the one that is meant.
func (b *Board) targets(u *widgets.UI) {
	lit := b.reach()
	for s := range stations {
		if !slices.Contains(lit, s) {
			b.station(u, s)
		}
	}
	for _, p := range b.View.Pawns {
		if r, ok := b.standing[p.Colour.ID()]; ok {
			k := max(b.Camera.Now().S, 0.95) * 1.15
			r.H *= 0.8 // the lower part is the station's
			b.Host.Spot(u, table.Spot{ID: p.Colour.ID(), R: r, Role: table.Piece, NoFocus: true,
				Carry: table.Carried{Sprite: pawnSprite(p.Colour), Tint: b.look(p.Colour).Color, W: pawnW * k, H: pawnH * k, Rise: 0.3}})
		}
	}
	for _, s := range lit {
		b.station(u, s)
	}
	if b.hover != 0 && u.Active() && (b.offer == nil || b.offer.to != b.hover) {
		p, r := b.at(b.hover)
		u.BorderedBox(disc(p, r*1.25), widgets.Fade(gold, 0), night, 1.5, widgets.Round)
	}
}

func (b *Board) station(u *widgets.UI, s core.Station) {
	p, r := b.at(s)
	b.Host.Spot(u, table.Spot{ID: stationID(s), R: disc(p, max(r*1.15, 11)), Snap: max(r*1.8, 18)})
}

// Layout implements table.Board: no tooltip covers the pawn that is moved.
func (b *Board) Layout(*widgets.UI) table.Layout {
	id := b.pawn()
	if id == "" && b.View.By == 0 && b.View.Acting == 0 {
		id = "pawn.x"
	}
	return table.Layout{Sheltered: b.standing[id]}
}

// Tooltip says what a station, a pawn or a ticket is and what it is worth to the piece that moves. Of the station of a
// plan its card speaks, of a key in words its word: "" for both.
func (b *Board) Tooltip(target string) string {
	s, ok := station(target)
	switch {
	case ok && b.offer != nil && b.offer.to == s, strings.HasPrefix(target, "choice."):
		return ""
	case ok:
		return b.stationTip(s)
	}
	l := b.View.Label(target)
	words := l.Text
	if name, ok := strings.CutPrefix(target, "ticket."); ok {
		words += b.ticketTip(name)
	}
	if l.First != "" && b.Host.Pointing().Waits(target) {
		words += "\n" + l.First
	}
	return words
}

// ticketTip tells what a kind of ticket is worth to the pawn in the tray.
func (b *Board) ticketTip(name string) (words string) {
	p, ok := b.shown()
	i := slices.Index(ordinary, name)
	if !ok || i < 0 || b.View.By == 0 {
		return ""
	}
	n := p.Tickets[i]
	words = fmt.Sprintf(" %s has %s.", p.Colour.Title(), widgets.If(n == 0, "none", fmt.Sprint(n)))
	if n > 0 && b.Host.Playable() && !b.Host.Pointing().Lit("ticket."+name) {
		words += "\n" + p.Colour.Title() + " cannot use one now."
	}
	return words
}

// stationTip tells what a station is, and what it is for whom it may concern.
func (b *Board) stationTip(s core.Station) string {
	words := fmt.Sprintf("Station %d: ", b.View.Number(s))
	var kinds []string
	for _, k := range []core.Kind{core.Taxi, core.Bus, core.Underground, core.Boat} {
		if slices.ContainsFunc(core.Lines(s), func(l core.Line) bool { return l.Kind == k }) {
			kinds = append(kinds, k.String())
		}
	}
	words += strings.Join(kinds, ", ")
	if tickets := b.fares(s); tickets != "" {
		words += "\nYou can ride here with " + tickets + " ticket."
	} else if way := b.preview(s); way != "" {
		words += "\nThe way here takes " + way + "."
	}
	for _, q := range b.View.Pawns {
		words += widgets.If(q.At == s, "\n"+q.Colour.Title()+" stands here.", "")
	}
	if b.notes() && len(b.View.Log) > 0 && slices.Contains(b.View.Possible, s) && !b.View.Over() {
		words += widgets.If(b.View.By == 0, "\nThe detectives' notebook marks this station.", "\nMr X could be here.")
	}
	return words
}

// fares names the tickets that lead to a station from where the traveller stands, in the order of the tray: "a taxi or bus".
func (b *Board) fares(s core.Station) string {
	var names []string
	for t := core.TaxiTicket; t <= core.DoubleTicket; t++ {
		if slices.ContainsFunc(b.Host.Pointing().Left(), func(c rules.Choice) bool {
			return slices.Contains(c.Path, stationID(s)) && slices.Contains(c.Path, t.ID())
		}) {
			names = append(names, t.String())
		}
	}
	if len(names) == 0 {
		return ""
	}
	last := len(names) - 1
	list := names[last]
	if last > 0 {
		list = strings.Join(names[:last], ", ") + " or " + list
	}
	return widgets.If(names[0] == core.UndergroundTicket.String(), "an ", "a ") + list
}

// scribbles draws the pencil marks of those who look.
func (b *Board) scribbles(u *widgets.UI) {
	for id, mark := range b.Host.Notes() {
		s, ok := station(id)
		if !ok {
			continue
		}
		p, r := b.at(s)
		w := max(2.2, r*0.3)
		line := func(pts ...geom.Point) {
			u.Stroke(pts, w*1.9, paper, 0, 0) // it stands out from lines and signs
			u.Stroke(pts, w, widgets.Fade(night, 0.9), 0, 0)
		}
		if mark == rules.Ring {
			line(circle(p, r*1.18)...)
			continue
		}
		// The arms of a cross about the number: it stays readable.
		for _, d := range []geom.Point{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: 1, Y: 1}} {
			in, out := r*0.6, r*1.5
			line(geom.Pt(p.X+d.X*in, p.Y+d.Y*in), geom.Pt(p.X+d.X*out, p.Y+d.Y*out))
		}
	}
}

// HandlePress plans the way to a station that cannot be reached at once.
func (b *Board) HandlePress(target string) bool {
	s, ok := station(target)
	if ok {
		b.planTo(s)
	}
	return ok
}

// hinted reports whether the hint on show leads to a station.
func (b *Board) hinted(s core.Station) bool {
	c, ok := b.Host.Pointing().Hint()
	if !ok {
		if c, ok = b.Host.Pointing().Asked(); !ok {
			return false
		}
	}
	hand := b.pawn()
	return slices.Contains(c.Path, stationID(s)) && (hand == "" || slices.Contains(c.Path, hand))
}
