package london

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// plan tell where somebody wants a piece to go. It belongs to one seat and is
// shown to nobody else: Mr X's plans never reach a detective's screen.
type plan struct {
	by  int // the seat that made it
	to  core.Station
	way []core.Station // of the piece, from where it was made
}

// offer is a plan as it stands now: the way that is left and its first ride.
type offer struct {
	piece string // "pawn.red", or "x" for Mr X
	to    core.Station
	legs  []core.Leg
	kept  bool // made in an earlier turn: its keys keep out of the way
}

// piece names whom the person moves now.
func (b *Board) piece() string {
	if b.pawn() == "" && b.View.By == 0 && b.View.Acting == 0 && b.Host.Playable() {
		return "x"
	}
	return b.pawn()
}

// planTo looks for the way to a station that cannot be reached at once.
func (b *Board) planTo(s core.Station) {
	who := b.piece()
	legs, err := b.View.Route(who, s)
	if who == "" || !b.canRide() || err != nil || len(legs) < 2 { // next door and yet not to be reached: the rules know why
		b.Host.Refuse(stationID(s), rules.Refusal{})
		return
	}
	way := []core.Station{legs[0].From}
	for _, l := range legs {
		way = append(way, l.To)
	}
	b.plans[b.key(who)] = plan{int(b.View.Acting), s, way}
	b.offer = &offer{piece: who, to: s, legs: legs}
}

// canRide reports whether a ride is what is being decided.
func (b *Board) canRide() bool { return len(b.reach()) > 0 }

func (b *Board) key(piece string) string { return fmt.Sprint(b.View.Acting, " ", piece) }

// refreshOffer looks up what is left of a plan when the piece in hand or the game has changed.
func (b *Board) refreshOffer() {
	who := b.piece()
	if b.offer != nil && b.offer.piece == who {
		return
	}
	b.offer = nil
	p, ok := b.plans[b.key(who)]
	if who == "" || !ok || p.by != int(b.View.Acting) || !b.canRide() {
		return
	}
	legs, err := b.View.Route(who, p.to)
	if err != nil || len(legs) == 0 || !slices.Contains(p.way, legs[0].From) { // it has gone another way, or is there
		delete(b.plans, b.key(who))
		return
	}
	b.offer = &offer{piece: who, to: p.to, legs: legs, kept: true}
}

// offered reports whether there is a plan to show now. A hint that was asked for speaks alone.
func (b *Board) offered() bool {
	if _, hinted := b.Host.Pointing().Hint(); hinted {
		return false
	}
	return b.offer != nil && b.Host.Playable() && b.canRide()
}

// planned draws the way of a plan, ride by ride.
func (b *Board) planned(u *widgets.UI) {
	if !b.offered() {
		return
	}
	w := 4.5 * max(0.8, b.Camera.Now().S)
	for _, l := range b.offer.legs {
		parts.Ribbon(u, b.lit(l.Kind, l.From, l.To), w, widgets.Mix(glowColours[l.Kind], gold, 0.25), night, w*2.2)
	}
}

// plan numbers the rides and offers the first one.
func (b *Board) plan(u *widgets.UI) {
	if !b.offered() {
		return
	}
	p, r := b.at(b.offer.to)
	u.BorderedBox(disc(p, r*1.5), color.RGBA{}, gold, max(2, r*0.3), widgets.Round)
	for i, l := range b.offer.legs { // above the ring: it must not hide the last number
		p, r := b.at(l.To)
		table.Tag(u, geom.Pt(p.X+r*1.4, p.Y-r*1.7), fmt.Sprint(i+1), night)
	}
	b.offerKeys(u, p, r)
}

func (b *Board) offerKeys(u *widgets.UI, at geom.Point, radius float64) {
	o := b.offer
	first := o.legs[0]
	var rides []string
	for _, l := range o.legs {
		rides = append(rides, l.Ticket.String())
	}
	rounds := prose.Amount(len(o.legs), "round")
	words := fmt.Sprintf("To %d in %s: %s", b.View.Number(o.to), rounds, strings.Join(rides, ", "))
	by := widgets.If(first.Ticket == core.BlackTicket, " with a black ticket", " by "+first.Ticket.String())
	do := "Ride to " + fmt.Sprint(b.View.Number(first.To)) + by
	st := widgets.Line(face.UIMedium, widgets.Tiny, u.Theme.Ink)
	bw := u.TextWidth(do, widgets.Style{Face: face.UIMedium, Size: widgets.Body}) + 24
	lh, bh := u.LineHeight(widgets.Tiny), u.LineHeight(widgets.Body)+10
	w := min(max(bw+bh+22, u.TextWidth(words, st)+24), u.Scaled(360))
	lines := u.Wrap(words, st, w-20)
	box := widgets.Rect{W: w, H: float64(len(lines))*lh + bh + 22}
	if box = b.besideStation(box, at, radius*2.2); o.kept || b.onRide(box) {
		box = b.freeCorner(box)
	}
	u.AddHit(widgets.Hit{ID: "plan", R: box, NoFocus: true})
	u.Paper(box)
	in := box.Inset(8)
	for i, l := range lines {
		u.Label(widgets.Rect{X: in.X + 2, Y: in.Y + float64(i)*lh, W: in.W, H: lh}, l, st)
	}
	row, _ := in.CutBottom(bh)
	drop, ride := row.CutRight(bh)
	ride.W -= 6
	if u.Button("plan.ride", ride, do, widgets.ButtonOptions{Weight: widgets.Primary}) {
		b.rideFirst(first)
	}
	quiet := widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.close", Tooltip: b.Host.Keyed("Clear the plan", input.Undo)}
	if u.Button("plan.drop", drop, "", quiet) || u.Active() && u.Take(input.Undo) {
		delete(b.plans, b.key(o.piece))
		b.offer = nil
	}
}

// besideStation puts the card of a plan below its station, or where that would hide a station of its ride,
// above it or to a side.
func (b *Board) besideStation(card widgets.Rect, at geom.Point, gap float64) widgets.Rect {
	view := b.Camera.View.Inset(8)
	x, y := at.X-card.W/2, at.Y-card.H/2
	inView := func(p geom.Point) widgets.Rect {
		card.X = min(max(view.X, p.X), view.X+view.W-card.W)
		card.Y = min(max(view.Y, p.Y), view.Y+view.H-card.H)
		return card
	}
	below, above := geom.Point{X: x, Y: at.Y + gap}, geom.Point{X: x, Y: at.Y - gap - card.H}
	for _, p := range []geom.Point{below, above, {X: at.X + gap, Y: y}, {X: at.X - gap - card.W, Y: y}} {
		if r := inView(p); !b.onRide(r) {
			return r
		}
	}
	return inView(below)
}

// onRide reports whether the card of a plan would lie on a station of its ride.
func (b *Board) onRide(card widgets.Rect) bool {
	return slices.ContainsFunc(b.offer.legs, func(l core.Leg) bool { return b.under(card, l.From) || b.under(card, l.To) })
}

// freeCorner puts the card of a plan into a corner of the map where it covers no station of
// its ride: the lower left one first, and never the lower right one, where tools may lie.
func (b *Board) freeCorner(card widgets.Rect) widgets.Rect {
	const gap = 10
	view := b.Camera.View
	left, right := view.X+gap, view.X+view.W-card.W-gap
	top, bottom := view.Y+gap, view.Y+view.H-card.H-gap
	for _, at := range []geom.Point{{X: left, Y: bottom}, {X: left, Y: top}, {X: right, Y: top}} {
		card.X, card.Y = at.X, at.Y
		if !b.onRide(card) {
			return card
		}
	}
	card.X, card.Y = left, bottom
	return card
}

// under reports whether a card covers a station or touches it.
func (b *Board) under(card widgets.Rect, s core.Station) bool {
	p, r := b.at(s)
	return card.Inset(-2 * r).Contains(p)
}

// rideFirst makes the first ride of a plan with the ticket the plan counts on.
func (b *Board) rideFirst(l core.Leg) {
	for _, c := range b.Host.Pointing().Left() {
		r, ok := london.RideOf(c.Move)
		if ok && r.To == l.To && r.Ticket == l.Ticket && (r.Kind == l.Kind || r.Ticket == core.BlackTicket) {
			b.Host.Choose(c)
			return
		}
	}
	b.Host.Refuse(stationID(l.To), rules.Refusal{})
}

// farStation is what was last said about the way to a station that is pointed at, kept so that the way is not looked
// for in every frame.
type farStation struct {
	wayKey
	words string // "" for a station next door, or out of reach
}

// wayKey is what a way depends on; entries and actions are how many the log book and the pawns have.
type wayKey struct {
	piece            string
	to               core.Station
	entries, actions int
}

// preview says how far a place is from the pawn in hand when it takes more than one
// ride: "4 rides, 3 of them underground".
func (b *Board) preview(to core.Station) string {
	piece := b.piece()
	if piece == "" {
		return ""
	}
	if now := (wayKey{piece, to, len(b.View.Log), len(b.View.PublicActions)}); b.far.wayKey != now {
		b.far = farStation{wayKey: now}
		if legs, err := b.View.Route(piece, to); err == nil && len(legs) > 1 {
			b.far.words = rides(legs)
		}
	}
	return b.far.words
}

// rides counts the rides of a way, and those of its commonest dearer kind.
func rides(legs []core.Leg) string {
	n := map[core.Ticket]int{}
	for _, l := range legs {
		n[l.Ticket]++
	}
	words := fmt.Sprintf("%d rides", len(legs))
	for _, t := range []core.Ticket{core.Underground.Pays(), core.Bus.Pays(), core.Taxi.Pays()} {
		switch {
		case n[t] == len(legs):
			return words + ", all by " + t.String()
		case n[t] > 1:
			return fmt.Sprintf("%s, %d of them by %s", words, n[t], t)
		case n[t] == 1:
			return words + ", 1 of them by " + t.String()
		}
	}
	return words
}
