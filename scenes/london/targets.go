package london

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/input"
	rules "intrigue/rules/london"
	"intrigue/scenes/widgets"
)

// end is one end of a line: where it leads and by what.
type end struct {
	to   rules.Station
	kind rules.Kind
}

// from is the station that the person's present choices start from.
func (b *Board) from() rules.Station {
	if !b.table.Playable() {
		return 0
	}
	if b.pawn != "" {
		for _, p := range b.view.Pawns {
			if p.Colour.ID() == b.pawn {
				return p.At
			}
		}
	}
	if b.view.By == 0 && b.view.Acting == 0 && len(b.reach()) > 0 {
		return b.view.X.At
	}
	return 0
}

// reach lists the stations that can be pointed at now, sorted.
func (b *Board) reach() []rules.Station {
	var all []rules.Station
	for _, c := range b.table.Possible() {
		for _, id := range c.Path {
			if s, ok := station(id); ok {
				all = append(all, s)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// open tells which lines the possible choices ride.
func (b *Board) open() map[end]bool {
	all := map[end]bool{}
	from := rules.Station(0)
	if b.pawn != "" {
		for _, p := range b.view.Pawns {
			if p.Colour.ID() == b.pawn {
				from = p.At
			}
		}
	} else {
		from = b.view.X.At
	}
	for _, c := range b.table.Possible() {
		words := strings.Fields(string(c.Move))
		for _, id := range c.Path {
			s, ok := station(id)
			if !ok {
				continue
			}
			for _, l := range rules.Lines(from) {
				if l.To == s && slices.Contains(words, l.Kind.String()) {
					all[end{s, l.Kind}] = true
				}
			}
		}
	}
	return all
}

func station(id string) (rules.Station, bool) {
	n, ok := strings.CutPrefix(id, "station.")
	if !ok {
		return 0, false
	}
	i, err := strconv.Atoi(n)
	return rules.Station(i), err == nil && i >= 1 && i <= rules.Stations
}

// targets registers every station that can be pointed at. Those that can be
// reached are stops of the focus walk; the others can be clicked to ask for the
// way.
func (b *Board) targets(u *widgets.UI) {
	lit := b.reach()
	b.hover = 0
	hot := u.Hot()
	if u.Keyboard {
		hot = u.Focused()
	}
	station := func(s rules.Station, stop bool) {
		p, r := b.at(s)
		hit := widgets.Hit{ID: stationID(s), R: disc(p, max(r*1.15, 11)), Skip: !stop, Press: true}
		u.Place(hit)
		if hot == hit.ID {
			b.hover = s
		}
	}
	for s := rules.Station(1); s <= rules.Stations; s++ {
		if !slices.Contains(lit, s) {
			station(s, false)
		}
	}
	// Another pawn is taken in hand by clicking it, and any is carried by dragging it.
	for _, p := range b.view.Pawns {
		if b.table.Playable() && b.can(p.Colour.ID()) {
			if r, ok := b.where[p.Colour.ID()]; ok {
				r.H *= 0.8 // the lower part is the station's
				u.Place(widgets.Hit{ID: p.Colour.ID(), R: r, Press: true, Skip: true})
			}
		}
	}
	// A pawn may stand before a station that can be reached: the station comes last
	// and so is the one that is meant.
	for _, s := range lit {
		station(s, true)
	}
	if u.In.Moved || u.Keyboard && b.hover != b.rode {
		b.rode = 0
	}
	if b.hover != 0 && u.Active() && (b.offer == nil || b.offer.to != b.hover) && b.hover != b.rode {
		b.sign(u, b.hover)
	}
}

// sign tells, beside the pointer, what a station is.
func (b *Board) sign(u *widgets.UI, s rules.Station) {
	p, r := b.at(s)
	u.Edged(disc(p, r*1.25), widgets.Fade(gold, 0), night, 1.5, 1e3)
	words := fmt.Sprint(b.view.Number(s))
	var kinds []string
	for _, k := range []rules.Kind{rules.Taxi, rules.Bus, rules.Underground, rules.Boat} {
		if slices.ContainsFunc(rules.Lines(s), func(l rules.Line) bool { return l.Kind == k }) {
			kinds = append(kinds, k.String())
		}
	}
	words += " — " + strings.Join(kinds, ", ")
	if tickets := b.fares(s); tickets != "" {
		words += "\nYou can ride here by " + tickets + "."
	}
	for _, q := range b.view.Pawns {
		if q.At == s {
			words += "\n" + q.Colour.Title() + " stands here."
		}
	}
	if b.notes() && len(b.view.Log) > 0 && slices.Contains(b.view.Possible, s) && !b.view.Over() {
		if b.view.By == 0 {
			words += "\nThe detectives have you here in their notebook."
		} else {
			words += "\nMr X can be here."
		}
	}
	u.Tip(disc(p, r*1.3), words)
}

// fares names the tickets that lead from where one stands to a station.
func (b *Board) fares(s rules.Station) string {
	var names []string
	for _, c := range b.table.Possible() {
		if !slices.Contains(c.Path, stationID(s)) {
			continue
		}
		for _, id := range c.Path {
			if n, ok := strings.CutPrefix(id, "ticket."); ok {
				names = append(names, n)
			}
		}
	}
	slices.Sort(names)
	names = slices.Compact(names)
	if len(names) > 1 {
		return strings.Join(names[:len(names)-1], ", ") + " or " + names[len(names)-1] + " ticket"
	}
	return strings.Join(names, "")
}

// answer takes clicks on stations and pawns.
func (b *Board) answer(u *widgets.UI) {
	b.drag(u)
	for _, p := range b.view.Pawns {
		if u.Clicked(p.Colour.ID()) {
			b.hold(p.Colour.ID())
			return
		}
	}
	if b.pawn != "" && u.Take(input.NextPawn) {
		b.nextPawn()
	}
	for s := rules.Station(1); s <= rules.Stations; s++ {
		if u.Clicked(stationID(s)) {
			b.click(s)
			return
		}
	}
}

// hold takes another pawn in hand.
func (b *Board) hold(id string) {
	if lit, _ := b.table.Lit(id); !lit && !b.can(id) {
		b.table.Refuse(id)
		return
	}
	b.table.Pick.Reset()
	if b.table.Pick.Pick(id) {
		b.pawn = id
		b.refreshOffer()
	}
}

// can reports whether a pawn has a legal move at all.
func (b *Board) can(id string) bool {
	for _, c := range b.table.Play.Choices() {
		if c.Path[0] == id {
			return true
		}
	}
	return false
}

func (b *Board) nextPawn() {
	var ids []string
	for _, c := range b.table.Play.Choices() {
		if !slices.Contains(ids, c.Path[0]) {
			ids = append(ids, c.Path[0])
		}
	}
	for i, id := range ids {
		if id == b.pawn {
			b.hold(ids[(i+1)%len(ids)])
			return
		}
	}
}

// click rides to a station that can be reached, and plans the way to any other.
func (b *Board) click(s rules.Station) {
	if lit, _ := b.table.Lit(stationID(s)); lit {
		b.offer, b.rode = nil, s
		b.table.Point(stationID(s), true)
		return
	}
	b.planTo(s)
}

// hinted reports whether the hint on show leads to a station.
func (b *Board) hinted(s rules.Station) bool {
	c, ok := b.table.Hinted()
	if !ok {
		if c, ok = b.table.Sure(); !ok {
			return false
		}
	}
	return slices.Contains(c.Path, stationID(s)) && (b.pawn == "" || slices.Contains(c.Path, b.pawn))
}

// Order puts the cheapest fare first, where a hasty Enter falls.
func (b *Board) Order(ask []input.Alternative) {
	dear := []string{"ticket.taxi", "ticket.bus", "ticket.underground"}
	price := func(a input.Alternative) int {
		if i := slices.Index(dear, a.Rest[0]); i >= 0 {
			return i
		}
		return len(dear)
	}
	slices.SortStableFunc(ask, func(x, y input.Alternative) int { return price(x) - price(y) })
}

// Word implements scenes.Board.
func (b *Board) Word(target string) (sprite, name string) {
	kind, what, _ := strings.Cut(target, ".")
	switch kind {
	case "ticket":
		name = strings.ToUpper(what[:1]) + what[1:]
		if what == "double" {
			name = "2×"
		}
		return "london." + target, name
	case "line":
		return "london.icon." + what, "by " + what
	case "pawn":
		for _, p := range b.view.Pawns {
			if p.Colour.ID() == target {
				return pawnSprite(p.Colour), p.Colour.Title()
			}
		}
	case "station":
		if s, ok := station(target); ok {
			return "", fmt.Sprint(b.view.Number(s))
		}
	}
	return "", target
}
