package london

import "math"

// What Mr X looks at in a place: indexes of a placeTraits.
const (
	besidePawn  = iota
	besideTwo   // pawns or more
	besideThree // pawns or more
	twoAway     // rides to the nearest pawn
	threeAway
	farFromAll // rides to all pawns together, in tens
	roomThere  // in tens, see fox.room
	roomSeen   // the same where he has to show himself
	linesThere // their logarithm
	firstBeside
	firstTwoAway // after the first ride of a double move
	placeTraits
)

// What he looks at in a ticket: indexes of a ticketTraits.
const (
	byBus = iota
	byTrain
	byBlack
	blackLast  // 1 / tickets left
	blackSeen  // for a ride after which he shows himself
	blackEarly // in the first two windows
	hiding     // logarithm of base 2 of the places where it can lead
	ticketTraits
)

// And in the way: indexes of a wayTraits.
const (
	blackForTaxi = iota // a black ticket where only taxis leave
	aboard              // a boat
	wayTraits
)

// How much each counts in his choice of a ride, as in a multinomial logit. They are
// learnt from games of steady and of strong against steady pawns, as many rides of either:
// what one of them alone would do is not to be relied on.
var (
	placeHabit = [placeTraits]float64{
		besidePawn: -2.10, besideTwo: -0.43, besideThree: -0.43, twoAway: 0.15, threeAway: 0.19, farFromAll: 2.43,
		roomThere: 3.27, roomSeen: 1.29, linesThere: 0.87, firstBeside: 1.69, firstTwoAway: -1.02,
	}
	ticketHabit = [ticketTraits]float64{
		byBus: -0.57, byTrain: 0.04, byBlack: -0.87, blackLast: -0.71, blackSeen: -2.05, blackEarly: -1.75, hiding: 0.39,
	}
	wayHabit = [wayTraits]float64{blackForTaxi: -2.66, aboard: 1.45}
)

// cardHabit are the same of whether he shows the 2x card.
var cardHabit = [4]float64{-2.68, 0.17, 4.23, 0.43}

// doubtful is the part of what is believed that does not rely on habits.
const doubtful = 0.1

// A glance is what Mr X had before him on one of his rides, his place apart.
type glance struct {
	b     *board
	then  *core
	after *belief
	near  [Stations + 1]uint8 // rides to the nearest pawn
	lures stationOdds         // how readily he goes to a place; 0 is not reckoned yet
	fares [4]float64          // how readily he pays, by slot
}

func newGlance(b *board, after *belief, could *stationOdds) *glance {
	g := &glance{b: b, then: &after.then, after: after}
	for s := uint8(1); s <= Stations; s++ {
		g.near[s] = g.then.nearest(b, s)
	}
	for slot := range g.fares {
		g.fares[slot] = math.Exp(dot(ticketHabit[:], g.ticket(Kind(slot), could)))
	}
	return g
}

func dot(a, b []float64) (sum float64) {
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

func sign(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

// seen reports whether he shows himself after the ride.
func (g *glance) seen() bool { return oval>>(g.then.entry+1)&1 != 0 }

// place are the traits of a place.
func (g *glance) place(to uint8) []float64 {
	beside, far := 0, 0
	for _, at := range g.then.at[1 : pawns+1] {
		d := g.b.dist[at][to]
		far += int(min(d, 6))
		if d <= 1 {
			beside++
		}
	}
	room := fox{b: g.b}.room(g.then, to) / 10
	first := g.then.stage == StageFirst
	return []float64{
		besidePawn: sign(beside > 0), besideTwo: sign(beside > 1), besideThree: sign(beside > 2),
		twoAway: sign(g.near[to] == 2), threeAway: sign(g.near[to] == 3), farFromAll: float64(far) / 10,
		roomThere: room, roomSeen: room * sign(g.seen()), linesThere: math.Log(float64(g.b.ends[to])),
		firstBeside: sign(first && beside > 0), firstTwoAway: sign(first && g.near[to] == 2),
	}
}

// ticket are the traits of a ticket.
func (g *glance) ticket(slot Kind, could *stationOdds) []float64 {
	black := slot == 0
	var next places
	for s, w := range could {
		if w > 0 {
			next.join(&g.b.reach[s][slot])
		}
	}
	return []float64{
		byBus: sign(slot == Bus), byTrain: sign(slot == Underground), byBlack: sign(black),
		blackLast: sign(black) / float64(max(g.then.left[0][0], 1)),
		blackSeen: sign(black && g.seen()), blackEarly: sign(black && g.then.entry < 2),
		hiding: math.Log2(float64(max(next.count(), 1))),
	}
}

// way are the traits of a ride with a black ticket.
func (g *glance) way(from uint8, sp spur) []float64 {
	return []float64{blackForTaxi: sign(g.b.serves[from] == 1<<Taxi), aboard: sign(sp.kind == Boat)}
}

// pull is how readily he rides from a place by a line and pays from a slot, against his
// other rides from there; 0 where he may not.
func (g *glance) pull(from uint8, sp spur, slot Kind) float64 {
	if slot == Boat || !g.then.mayRide(g.b, sp, slot, g.then.stage == StageFirst) {
		return 0
	}
	if g.lures[sp.to] == 0 {
		g.lures[sp.to] = math.Exp(dot(placeHabit[:], g.place(sp.to)))
	}
	pull := g.lures[sp.to] * g.fares[slot]
	if slot == 0 && (sp.kind == Boat || g.b.serves[from] == 1<<Taxi) {
		pull *= math.Exp(dot(wayHabit[:], g.way(from, sp)))
	}
	return pull
}

// cardTraits are what he looks at before he shows the 2x card: always, a pawn beside him,
// no ride but to beside a pawn, and none but to two rides from one.
func (g *glance) cardTraits(from uint8) []float64 {
	best := uint8(0)
	for _, sp := range g.b.from(from) {
		if g.then.open(g.b, sp) {
			best = max(best, g.near[sp.to])
		}
	}
	return []float64{1, sign(g.near[from] <= 1), sign(best <= 1), sign(best == 2)}
}

// card is how likely it is that he showed, or did not show, the 2x card as was seen.
func (g *glance) card(from uint8) float64 {
	yes := 1 / (1 + math.Exp(-dot(cardHabit[:], g.cardTraits(from))))
	switch {
	case g.then.stage == StageFirst:
		return yes
	case g.then.stage == StageMove && g.then.doubles > 0:
		return 1 - yes
	}
	return 1
}

// follow is where he is after the ride, from where he was before it.
func (g *glance) follow(was *stationOdds) (now stationOdds) {
	slot := Kind(g.after.ticket)
	if g.after.ticket == BlackTicket {
		slot = 0
	}
	for s, w := range was {
		if w == 0 {
			continue
		}
		from, all := uint8(s), 0.0
		for _, sp := range g.b.from(from) {
			all += g.pull(from, sp, sp.kind) + g.pull(from, sp, 0)
		}
		if all == 0 {
			continue
		}
		w *= g.card(from) / all
		for _, sp := range g.b.from(from) {
			if g.after.odds[sp.to] > 0 && (slot == 0 || slot == sp.kind) {
				now[sp.to] += w * g.pull(from, sp, slot)
			}
		}
	}
	return now
}

// level makes the odds add up to 1, and reports whether it could.
func (o *stationOdds) level() bool {
	sum := 0.0
	for _, w := range o {
		sum += w
	}
	if sum == 0 {
		return false
	}
	for s := range o {
		o[s] /= sum
	}
	return true
}

// hunch is where Mr X is, from his habits and what is open to all: zero exactly where he
// cannot be. It takes up his trail where he was last seen.
func (v View) hunch(b *board) stationOdds {
	i := len(v.trail) - 1
	for i > 0 && len(v.trail[i].places()) > 1 {
		i--
	}
	odds := v.trail[i].odds
	odds.level()
	for _, after := range v.trail[i+1:] {
		if odds = newGlance(b, after, &odds).follow(&odds); !odds.level() {
			odds = after.odds
			odds.level()
		}
	}
	noted := v.belief.odds
	noted.level()
	for s, w := range noted {
		odds[s] += (w - odds[s]) * doubtful
	}
	return odds
}
