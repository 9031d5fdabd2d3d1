package bots

import (
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// usefulLures appends each lure of a StageFree state together with the slide that it is
// for: one that stops before the guard, a trip that surprises him, or one that takes
// another guard of the suit now that the supply has no coin of it (CAR-47). Until then
// a lure can wait, for it changes nothing else; so a beam that knows no others is not
// filled with states that differ in lures of no use.
func usefulLures(k *core.Castle, s *core.State, buf []child) []child {
	taken := s.Taken()
	for who, from := range s.At {
		if from >= core.NumCells {
			continue
		}
		for d := range core.NumDirections {
			to, end := core.Run(from, d, taken, s.Rim)
			if end == core.NoExit {
				to = core.Hole // which he would run to: a guard on the way stops him before
			}
			if to == from {
				continue
			}
			way := core.Rays[from][d] &^ core.Rays[to][d]
			next := uint32(1) << from.Toward(d) // a guard there would not let him move at all
			for suit, coins := range s.Supply {
				if coins == 0 {
					continue
				}
				l := lureStep{*s, core.Suit(suit), core.SlideOf(core.Suit(who), d)}
				l.Supply[suit]--
				free := k.Chambers[suit] &^ taken
				for at := free & way &^ next; at != 0; at &= at - 1 {
					lured := core.Cell(bits.TrailingZeros32(at))
					n, by := l.onto(lured)
					n.Arrive(k, l.slide.Who, lured.Toward(d.Opposite()))
					buf = append(buf, child{n, by})
				}
				switch e := core.EdgeAhead(to, d); {
				case end == core.Meets && who == suit && k.Post[e] == l.suit && l.MayTake(k, l.suit):
					buf = l.takes(k, e, free&^way, buf)
				case end == core.Tunnel && (who == suit || !k.OwnOnly):
					buf = l.trips(k, free&^way, buf)
				}
			}
		}
	}
	return buf
}

// lureStep is a state whose coin is in hand, to be lured for a slide.
type lureStep struct {
	core.State
	suit  core.Suit // of the coin
	slide core.Action
}

// onto returns the state after the lure to a cell, and the lure with the slide; the coin has left the supply already.
func (l *lureStep) onto(at core.Cell) (core.State, macro) {
	n := l.State
	n.Guards |= 1 << at
	return n, macro{}.then(core.Action{Kind: core.Lure, Who: l.suit, To: at}).then(l.slide)
}

// takes appends a guard taken from an edge, once with each chamber to lure to.
func (l *lureStep) takes(k *core.Castle, e core.Edge, free uint32, buf []child) []child {
	for ; free != 0; free &= free - 1 {
		n, by := l.onto(core.Cell(bits.TrailingZeros32(free)))
		n.Arrive(k, l.slide.Who, e.Chamber())
		n.TakeIn(l.suit, e)
		buf = append(buf, child{n, by.then(core.Action{Kind: core.TakeGuard})})
	}
	return buf
}

// trips appends trips that surprise the guard: where he stood makes no difference then.
func (l *lureStep) trips(k *core.Castle, free uint32, buf []child) []child {
	for ends := core.Corners &^ l.Taken(); ends != 0; ends &= ends - 1 {
		end := core.Cell(bits.TrailingZeros32(ends))
		if free&^(1<<end) == 0 {
			continue
		}
		at := core.Cell(bits.TrailingZeros32(free &^ (1 << end)))
		n, by := l.onto(at)
		n.Arrive(k, l.slide.Who, end)
		n.Overcome(k, at)
		buf = append(buf, child{n, by.then(core.Action{Kind: core.ComeOut, To: end}).then(core.Action{Kind: core.Surprise, To: at})})
	}
	return buf
}
