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
	placeFeatures
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
	ticketFeatures
)

// And in the way: indexes of a wayTraits.
const (
	blackForTaxi = iota // a black ticket where only taxis leave
	aboard              // a boat
	rideFeatures
)

// How much each counts in his choice of a ride, as in a multinomial logit. They are
// learnt from games of steady and of strong against steady pawns, as many rides of either:
// what one of them alone would do is not to be relied on.
var (
	placeWeights = [placeFeatures]float64{
		besidePawn: -2.10, besideTwo: -0.43, besideThree: -0.43, twoAway: 0.15, threeAway: 0.19, farFromAll: 2.43,
		roomThere: 3.27, roomSeen: 1.29, linesThere: 0.87, firstBeside: 1.69, firstTwoAway: -1.02,
	}
	ticketWeights = [ticketFeatures]float64{
		byBus: -0.57, byTrain: 0.04, byBlack: -0.87, blackLast: -0.71, blackSeen: -2.05, blackEarly: -1.75, hiding: 0.39,
	}
	rideWeights = [rideFeatures]float64{blackForTaxi: -2.66, aboard: 1.45}
)

// doubleWeights are the same of whether he shows the 2x card.
var doubleWeights = [4]float64{-2.68, 0.17, 4.23, 0.43}

// uniformShare is the part of what is believed that does not rely on habits.
const uniformShare = 0.1

// A glance is what Mr X had before him on one of his rides, his place apart.
type rideModel struct {
	b            *Board
	then         *State
	after        *Belief
	near         [Stations + 1]uint8 // rides to the nearest pawn
	placeWeight  Odds                // how readily he goes to a place; 0 is not reckoned yet
	ticketWeight [4]float64          // how readily he pays, by slot
}

func newRideModel(b *Board, after *Belief, could *Odds) *rideModel {
	m := &rideModel{b: b, then: &after.then, after: after}
	for s := uint8(1); s <= Stations; s++ {
		m.near[s] = m.then.nearest(b, s)
	}
	for slot := range m.ticketWeight {
		m.ticketWeight[slot] = math.Exp(dot(ticketWeights[:], m.ticketFeatures(Kind(slot), could)))
	}
	return m
}

func dot(a, b []float64) (sum float64) {
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

func indicator(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

// surfaces reports whether he shows himself after the ride.
func (m *rideModel) surfaces() bool { return m.then.forcedNext() }

// placeFeatures are the traits of a place.
func (m *rideModel) placeFeatures(to uint8) []float64 {
	beside, far := 0, 0
	for _, at := range m.then.at[1 : pawns+1] {
		d := m.b.dist[at][to]
		far += int(min(d, 6))
		if d <= 1 {
			beside++
		}
	}
	room := evaluator{b: m.b}.mobility(m.then, to) / 10
	first := m.then.stage == StageFirst
	return []float64{
		besidePawn: indicator(beside > 0), besideTwo: indicator(beside > 1), besideThree: indicator(beside > 2),
		twoAway: indicator(m.near[to] == 2), threeAway: indicator(m.near[to] == 3), farFromAll: float64(far) / 10,
		roomThere: room, roomSeen: room * indicator(m.surfaces()), linesThere: math.Log(float64(m.b.degree[to])),
		firstBeside: indicator(first && beside > 0), firstTwoAway: indicator(first && m.near[to] == 2),
	}
}

// ticketFeatures are the traits of a ticket.
func (m *rideModel) ticketFeatures(slot Kind, could *Odds) []float64 {
	black := slot == 0
	var next stationSet
	for s, w := range could {
		if w > 0 {
			next.union(&m.b.reach[s][slot])
		}
	}
	return []float64{
		byBus: indicator(slot == Bus), byTrain: indicator(slot == Underground), byBlack: indicator(black),
		blackLast: indicator(black) / float64(max(m.then.tickets[0][0], 1)),
		blackSeen: indicator(black && m.surfaces()), blackEarly: indicator(black && m.then.entry < 2),
		hiding: math.Log2(float64(max(next.size(), 1))),
	}
}

// rideFeatures are the traits of a ride with a black ticket.
func (m *rideModel) rideFeatures(from uint8, e edge) []float64 {
	return []float64{blackForTaxi: indicator(m.b.serves[from] == 1<<Taxi), aboard: indicator(e.kind == Boat)}
}

// weight is how readily he rides from a place by a line and pays from a slot, against his
// other rides from there; 0 where he may not.
func (m *rideModel) weight(from uint8, e edge, slot Kind) float64 {
	if slot == Boat || !m.then.mayRide(m.b, e, slot, m.then.stage == StageFirst) {
		return 0
	}
	if m.placeWeight[e.to] == 0 {
		m.placeWeight[e.to] = math.Exp(dot(placeWeights[:], m.placeFeatures(e.to)))
	}
	pull := m.placeWeight[e.to] * m.ticketWeight[slot]
	if slot == 0 && (e.kind == Boat || m.b.serves[from] == 1<<Taxi) {
		pull *= math.Exp(dot(rideWeights[:], m.rideFeatures(from, e)))
	}
	return pull
}

// doubleFeatures are what he looks at before he shows the 2x card: always, a pawn beside him,
// no ride but to beside a pawn, and none but to two rides from one.
func (m *rideModel) doubleFeatures(from uint8) []float64 {
	best := uint8(0)
	for _, e := range m.b.from(from) {
		if m.then.open(m.b, e) {
			best = max(best, m.near[e.to])
		}
	}
	return []float64{1, indicator(m.near[from] <= 1), indicator(best <= 1), indicator(best == 2)}
}

// doubleLikelihood is how likely it is that he showed, or did not show, the 2x card as was seen.
func (m *rideModel) doubleLikelihood(from uint8) float64 {
	yes := 1 / (1 + math.Exp(-dot(doubleWeights[:], m.doubleFeatures(from))))
	switch {
	case m.then.stage == StageFirst:
		return yes
	case m.then.stage == StageMove && m.then.doubles > 0:
		return 1 - yes
	}
	return 1
}

// propagate is where he is after the ride, from where he was before it.
func (m *rideModel) propagate(was *Odds) (now Odds) {
	slot := Kind(m.after.ticket)
	if m.after.ticket == BlackTicket {
		slot = 0
	}
	for s, w := range was {
		if w == 0 {
			continue
		}
		from, all := uint8(s), 0.0
		for _, e := range m.b.from(from) {
			all += m.weight(from, e, e.kind) + m.weight(from, e, 0)
		}
		if all == 0 {
			continue
		}
		w *= m.doubleLikelihood(from) / all
		for _, e := range m.b.from(from) {
			if m.after.odds[e.to] > 0 && (slot == 0 || slot == e.kind) {
				now[e.to] += w * m.weight(from, e, slot)
			}
		}
	}
	return now
}

// normalize makes the odds add up to 1, and reports whether it could.
func (o *Odds) normalize() bool {
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

// prior is where Mr X is, from his habits and what is open to all: zero exactly where he
// cannot be. It takes up his trail where he was last seen.
func (v *known) prior(b *Board) Odds {
	i := len(v.beliefs) - 1
	for i > 0 && len(v.beliefs[i].stations()) > 1 {
		i--
	}
	odds := v.beliefs[i].odds
	odds.normalize()
	for _, after := range v.beliefs[i+1:] {
		if odds = newRideModel(b, after, &odds).propagate(&odds); !odds.normalize() {
			odds = after.odds
			odds.normalize()
		}
	}
	noted := v.beliefs.now().odds
	noted.normalize()
	for s, w := range noted {
		odds[s] += (w - odds[s]) * uniformShare
	}
	return odds
}
