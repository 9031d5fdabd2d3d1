package cardinal

import "math/bits"

// usefulLures appends each lure of a StageFree moment together with the slide that it is
// for: one that stops before the guard, a trip that surprises him, or one that takes
// another guard of the suit now that the supply has no coin of it (CAR-47). Until then
// a lure can wait, for it changes nothing else; so a beam that knows no others is not
// filled with moments that differ in lures of no use.
func (c *state) usefulLures(k *castle, buf []child) []child {
	taken := c.taken()
	for who, from := range c.at {
		if from >= cells {
			continue
		}
		for d := range Direction(directions) {
			to, h := run(from, d, taken, c.rim)
			if h == noExit {
				to = hole
			}
			if to == from {
				continue
			}
			way := rays[from][d] &^ rays[to][d]
			next := uint32(1) << (int(from) + strides[d])
			for s, coins := range c.supply {
				if coins == 0 {
					continue
				}
				b := lured{*c, uint8(s), action{slide, uint8(who), uint8(d)}}
				b.supply[s]--
				free := k.chambers[s] &^ taken
				for at := free & way &^ next; at != 0; at &= at - 1 {
					x := uint8(bits.TrailingZeros32(at))
					n, by := b.lure(x)
					n.arrive(k, uint8(who), Cell(int(x)-strides[d]))
					buf = append(buf, child{n, by})
				}
				switch e := edgeAhead(to, d); {
				case h == meets && who == s && k.post[e] == Suit(s) && b.mayTake(k, uint8(s)):
					buf = b.take(k, e, free&^way, buf)
				case h == tunnel && (who == s || !k.ownOnly):
					buf = b.trip(k, free&^way, buf)
				}
			}
		}
	}
	return buf
}

// lured is a moment in which a coin is about to be lured, for a slide.
type lured struct {
	state
	suit uint8
	run  action
}

// lure is the moment after the lure, and the lure with the slide.
func (b *lured) lure(x uint8) (state, macro) {
	n := b.state
	n.guards |= 1 << x
	return n, macro{}.then(action{lure, b.suit, x}).then(b.run)
}

// take appends a guard taken from an edge, once with each chamber to lure to.
func (b *lured) take(k *castle, e Edge, free uint32, buf []child) []child {
	for ; free != 0; free &= free - 1 {
		n, by := b.lure(uint8(bits.TrailingZeros32(free)))
		n.arrive(k, b.run.who, e.Chamber())
		n.rim &^= 1 << e
		n.supply[b.suit]++
		buf = append(buf, child{n, by.then(action{kind: takeGuard})})
	}
	return buf
}

// trip appends trips that surprise the guard: where he stood makes no difference then.
func (b *lured) trip(k *castle, free uint32, buf []child) []child {
	for ends := corners &^ b.taken(); ends != 0; ends &= ends - 1 {
		end := uint8(bits.TrailingZeros32(ends))
		if free&^(1<<end) == 0 {
			continue
		}
		x := uint8(bits.TrailingZeros32(free &^ (1 << end)))
		n, by := b.lure(x)
		n.arrive(k, b.run.who, Cell(end))
		n.guards &^= 1 << x
		n.beaten[b.suit]++
		buf = append(buf, child{n, by.then(action{kind: comeOut, to: end}).then(action{kind: surprise, to: x})})
	}
	return buf
}
