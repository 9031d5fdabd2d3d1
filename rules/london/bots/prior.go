package bots

import (
	"math"

	"intrigue/rules/london/core"
)

// What Mr X looks at in a place: indexes of placeFeatures.
const (
	besidePawn  = iota
	besideTwo   // pawns or more
	besideThree // pawns or more
	twoAway     // rides to the nearest pawn
	threeAway
	farFromAll // rides to all pawns together, in tens
	roomThere  // in tens, see mobility
	roomSeen   // the same where he has to show himself
	linesThere // their logarithm
	firstBeside
	firstTwoAway // after the first ride of a double move
	placeFeatures
)

// What he looks at in a ticket: indexes of ticketFeatures.
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

// And in the way: indexes of rideFeatures.
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

// A rideModel is what Mr X had before him on one of his rides, his place apart.
type rideModel struct {
	b            *core.Board
	then         *core.State
	after        *core.Belief
	near         [core.Stations + 1]uint8 // rides to the nearest pawn
	placeWeight  core.StationWeights      // how readily he goes to a place; 0 is not reckoned yet
	ticketWeight [4]float64               // how readily he pays, by slot
}

func newRideModel(b *core.Board, after *core.Belief, could *core.StationWeights) *rideModel {
	m := &rideModel{b: b, then: &after.Then, after: after}
	for s := uint8(1); s <= core.Stations; s++ {
		m.near[s] = m.then.Nearest(b, s)
	}
	for slot := range m.ticketWeight {
		m.ticketWeight[slot] = math.Exp(dot(ticketWeights[:], m.ticketFeatures(core.Kind(slot), could)))
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
func (m *rideModel) surfaces() bool { return m.then.ForcedNext() }

// placeFeatures describe a place.
func (m *rideModel) placeFeatures(to uint8) []float64 {
	beside, far := 0, 0
	for _, at := range m.then.At[1 : core.Pawns+1] {
		d := m.b.Dist[at][to]
		far += int(min(d, 6))
		if d <= 1 {
			beside++
		}
	}
	room := evaluator{b: m.b}.mobility(m.then, to) / 10
	first := m.then.Stage == core.StageFirst
	return []float64{
		besidePawn: indicator(beside > 0), besideTwo: indicator(beside > 1), besideThree: indicator(beside > 2),
		twoAway: indicator(m.near[to] == 2), threeAway: indicator(m.near[to] == 3), farFromAll: float64(far) / 10,
		roomThere: room, roomSeen: room * indicator(m.surfaces()), linesThere: math.Log(float64(m.b.Degree[to])),
		firstBeside: indicator(first && beside > 0), firstTwoAway: indicator(first && m.near[to] == 2),
	}
}

// ticketFeatures describe a ticket.
func (m *rideModel) ticketFeatures(slot core.Kind, could *core.StationWeights) []float64 {
	black := slot == 0
	var next core.StationSet
	for s, w := range could {
		if w > 0 {
			next.Union(&m.b.Reach[s][slot])
		}
	}
	return []float64{
		byBus: indicator(slot == core.Bus), byTrain: indicator(slot == core.Underground), byBlack: indicator(black),
		blackLast: indicator(black) / float64(max(m.then.Tickets[0][0], 1)),
		blackSeen: indicator(black && m.surfaces()), blackEarly: indicator(black && m.then.Entry < 2),
		hiding: math.Log2(float64(max(next.Size(), 1))),
	}
}

// rideFeatures describe a ride with a black ticket.
func (m *rideModel) rideFeatures(from uint8, e core.Edge) []float64 {
	return []float64{blackForTaxi: indicator(m.b.Serves[from] == 1<<core.Taxi), aboard: indicator(e.Kind == core.Boat)}
}

// weight returns how readily he rides from a place by a line and pays from a slot, against his
// other rides from there; 0 where he may not.
func (m *rideModel) weight(from uint8, e core.Edge, slot core.Kind) float64 {
	if slot == core.Boat || !m.then.MayRide(m.b, e, slot, m.then.Stage == core.StageFirst) {
		return 0
	}
	if m.placeWeight[e.To] == 0 {
		m.placeWeight[e.To] = math.Exp(dot(placeWeights[:], m.placeFeatures(e.To)))
	}
	pull := m.placeWeight[e.To] * m.ticketWeight[slot]
	if slot == 0 && (e.Kind == core.Boat || m.b.Serves[from] == 1<<core.Taxi) {
		pull *= math.Exp(dot(rideWeights[:], m.rideFeatures(from, e)))
	}
	return pull
}

// doubleFeatures returns what he looks at before he shows the 2x card: always, a pawn beside him,
// no ride but to beside a pawn, and none but to two rides from one.
func (m *rideModel) doubleFeatures(from uint8) []float64 {
	best := uint8(0)
	for _, e := range m.b.From(from) {
		if m.then.Open(m.b, e) {
			best = max(best, m.near[e.To])
		}
	}
	return []float64{1, indicator(m.near[from] <= 1), indicator(best <= 1), indicator(best == 2)}
}

// doubleLikelihood returns how likely it is that he showed, or did not show, the 2x card as was seen.
func (m *rideModel) doubleLikelihood(from uint8) float64 {
	yes := 1 / (1 + math.Exp(-dot(doubleWeights[:], m.doubleFeatures(from))))
	switch {
	case m.then.Stage == core.StageFirst:
		return yes
	case m.then.Stage == core.StageMove && m.then.Doubles > 0:
		return 1 - yes
	}
	return 1
}

// propagate returns where he is after the ride, from where he was before it.
func (m *rideModel) propagate(was *core.StationWeights) (now core.StationWeights) {
	slot := core.Kind(m.after.Ticket)
	if m.after.Ticket == core.BlackTicket {
		slot = 0
	}
	for s, w := range was {
		if w == 0 {
			continue
		}
		from, all := uint8(s), 0.0
		for _, e := range m.b.From(from) {
			all += m.weight(from, e, e.Kind) + m.weight(from, e, 0)
		}
		if all == 0 {
			continue
		}
		w *= m.doubleLikelihood(from) / all
		for _, e := range m.b.From(from) {
			if m.after.Weights[e.To] > 0 && (slot == 0 || slot == e.Kind) {
				now[e.To] += w * m.weight(from, e, slot)
			}
		}
	}
	return now
}

// normalize makes the odds add up to 1, and reports whether it could.
func normalize(o *core.StationWeights) bool {
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

// prior returns where Mr X is, from his habits and what is open to all: zero exactly where he
// cannot be. It takes up his trail where he was last seen.
func prior(v *core.View, b *core.Board) core.StationWeights {
	i := len(v.Beliefs) - 1
	for i > 0 && len(v.Beliefs[i].Stations()) > 1 {
		i--
	}
	odds := v.Beliefs[i].Weights
	normalize(&odds)
	for _, after := range v.Beliefs[i+1:] {
		if odds = newRideModel(b, after, &odds).propagate(&odds); !normalize(&odds) {
			odds = after.Weights
			normalize(&odds)
		}
	}
	noted := v.Beliefs.Now().Weights
	normalize(&noted)
	for s, w := range noted {
		odds[s] += (w - odds[s]) * uniformShare
	}
	return odds
}
