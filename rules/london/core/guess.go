package core

import (
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// Guess draws a whole past of Mr X, start card and rides, that fits all that a
// seat has seen. Pasts that fit are weighted by how readily Mr X would have gone
// there. Mr X himself knows everything but the twelve cards set aside, which
// nobody uses, so his guess is the truth, as is everybody's before a card is drawn and
// when the game is over.
func (h *Position) Guess(by rules.Seat, r *rand.Rand) *Position {
	if by == 0 || h.Stage == StageOver || h.Starts[0] == 0 {
		return h
	}
	return h.Past(Station(weighted(h.Beliefs.Now().Weights[:], r)), r)
}

// Past returns the position with another way of Mr X, drawn at random, that leads to a place where he can be.
func (h *Position) Past(to Station, r *rand.Rand) *Position {
	n := *h
	n.Log = slices.Clone(h.Log)
	at := uint8(to)
	n.At[0] = at
	for i := len(n.Log); i > 0; i-- {
		n.Log[i-1].At = Station(at)
		at, n.Log[i-1].Line = h.samplePrevious(TheBoard(), i, at, r)
	}
	n.Starts[0] = at
	return &n
}

// weighted returns an index at random by weights, the last that has one where rounding leaves a rest.
func weighted(weights []float64, r *rand.Rand) (last int) {
	var sum float64
	for _, w := range weights {
		sum += w
	}
	x := r.Float64() * sum
	for i, w := range weights {
		if w > 0 {
			if last = i; x < w {
				break
			}
			x -= w
		}
	}
	return last
}

// samplePrevious draws where Mr X came from when an entry took him to a place, and by
// which line.
func (h *Position) samplePrevious(b *Board, entry int, to uint8, r *rand.Rand) (from uint8, line Kind) {
	then, was := h.Beliefs[entry], h.Beliefs[entry-1]
	lines := b.From(to)
	var weights [MaxEdges]float64
	for i, e := range lines { // every line runs both ways (LON-15)
		if back := (Edge{to, e.Kind, e.via}); pays(then.Ticket, e.Kind) && then.Then.Open(b, back) {
			weights[i] = was.Weights[e.To]
		}
	}
	way := lines[weighted(weights[:len(lines)], r)]
	return way.To, way.Kind
}
