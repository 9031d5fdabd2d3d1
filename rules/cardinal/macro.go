package cardinal

import "math/bits"

// macro is a slide with all the decisions that follow from it, or a lure: one
// edge of the solver's graph, in which every moment is a StageFree one.
type macro struct {
	actions [4]action
	n       uint8
}

func (m macro) then(s action) macro {
	m.actions[m.n] = s
	m.n++
	return m
}

// child is a moment and how it came about.
type child struct {
	state state
	by    macro
}

// moveSet tells which of the legal moves the solver looks at.
type moveSet uint8

const (
	stayInside moveSet = iota // nobody leaves: who is needed can walk out at the end
	allMoves                  // every legal move
)

// children appends what a StageFree moment can lead to. It counts neither moves
// nor entries: moments that differ in those alone are the same to the solver.
func (c *state) children(k *castle, w moveSet, buf []child) []child {
	buf = c.slideMacros(k, w, buf)
	for s := range uint8(suits) {
		if c.supply[s] == 0 {
			continue
		}
		for free := k.chambers[s] &^ c.taken(); free != 0; free &= free - 1 {
			n, to := *c, uint8(bits.TrailingZeros32(free))
			n.supply[s]--
			n.guards |= 1 << to
			buf = append(buf, child{n, macro{}.then(action{lure, s, to})})
		}
	}
	return buf
}

// slideMacros appends what the slides of a StageFree moment can lead to.
func (c *state) slideMacros(k *castle, w moveSet, buf []child) []child {
	taken := c.taken()
	for who := range uint8(suits) {
		from := c.at[who]
		if from >= cells {
			continue
		}
		for d := range Direction(directions) {
			to, h := run(from, d, taken, c.rim)
			by := macro{}.then(action{slide, who, uint8(d)})
			switch h {
			case stops:
				n := *c
				n.arrive(k, who, to)
				buf = append(buf, child{n, by})
			case meets:
				buf = c.meet(k, who, edgeAhead(to, d), by, buf)
			case tunnel:
				buf = c.trips(k, who, by, buf)
			case leaves:
				if w == allMoves {
					n := *c
					n.play(k, who, d)
					n.moves, n.stage = 0, StageFree // the solver sees by itself that all are away
					buf = append(buf, child{n, by})
				}
			}
		}
	}
	return buf
}

// meet is a slide that ends before a guard at the rim.
func (c *state) meet(k *castle, who uint8, e Edge, by macro, buf []child) []child {
	n := *c
	n.arrive(k, who, e.Chamber())
	if k.post[e] != Suit(who) {
		n.rim &^= 1 << e
		n.beaten[k.post[e]]++
		return append(buf, child{n, by})
	}
	if !c.mayTake(k, who) {
		return append(buf, child{n, by})
	}
	buf = append(buf, child{n, by.then(action{kind: leaveGuard})})
	n.rim &^= 1 << e
	n.supply[who]++
	return append(buf, child{n, by.then(action{kind: takeGuard})})
}

// trips are the ways through the tunnel: each free corner, with each surprise.
func (c *state) trips(k *castle, who uint8, by macro, buf []child) []child {
	prey := c.removable(k, who)
	for free := corners &^ c.taken(); free != 0; free &= free - 1 {
		n, to := *c, uint8(bits.TrailingZeros32(free))
		n.arrive(k, who, Cell(to))
		out := by.then(action{kind: comeOut, to: to})
		if prey == 0 {
			buf = append(buf, child{n, out})
			continue
		}
		buf = append(buf, child{n, out.then(action{kind: spare})})
		for g := prey; g != 0; g &= g - 1 {
			x := uint8(bits.TrailingZeros32(g))
			m := n
			m.guards &^= 1 << x
			m.beaten[k.suit[x]]++
			buf = append(buf, child{m, out.then(action{kind: surprise, to: x})})
		}
	}
	return buf
}

// roots is every way to finish the slide that is under way, or the moment itself
// between two slides.
func (c *state) roots(k *castle) []child {
	if c.stage == StageFree {
		n := *c
		n.moves, n.decisions = 0, 0
		return []child{{state: n}}
	}
	var all []child
	var walk func(c state, by macro)
	walk = func(c state, by macro) {
		if c.stage == StageFree {
			c.moves, c.decisions = 0, 0
			all = append(all, child{c, by})
			return
		}
		var buf [mostActions]action
		for _, s := range c.actions(k, buf[:0]) {
			n := c
			n.do(k, s)
			walk(n, by.then(s))
		}
	}
	walk(*c, macro{})
	return all
}

// minActions is no more than the decisions that a line to so many points still needs: no
// decision is worth more than two. A perfect one needs a slide for each guard at the
// rim, the three decisions of a trip for each castle guard, a lure and a trip for each
// coin, and each musketeer's way out.
func (c *state) minActions(goal int) int {
	if goal < Perfect {
		return (goal - c.score() + 1) / 2
	}
	supply := int(c.supply[0]) + int(c.supply[1]) + int(c.supply[2]) + int(c.supply[3])
	return bits.OnesCount32(c.rim) + 3*bits.OnesCount32(c.guards) + 4*supply + bits.OnesCount32(c.pawns())
}
