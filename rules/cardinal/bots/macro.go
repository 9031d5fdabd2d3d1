package bots

import (
	"math/bits"

	"intrigue/rules/cardinal/core"
)

// macro is a macro move: a slide with all the decisions that follow from it, or a
// lure. It is one edge of the solver's graph, in which every state is a StageFree one.
type macro struct {
	actions [maxMacro]core.Action
	n       uint8
}

// then returns the macro with one action more.
func (m macro) then(a core.Action) macro {
	m.actions[m.n] = a
	m.n++
	return m
}

// join puts macros one after the other.
func join(all []macro) (line []core.Action) {
	for _, m := range all {
		line = append(line, m.actions[:m.n]...)
	}
	return line
}

// child is a state and how it came about.
type child struct {
	state core.State
	by    macro
}

// moveSet tells which of the legal moves the solver looks at.
type moveSet uint8

const (
	stayInside moveSet = iota // nobody leaves: who is needed can walk out at the end
	allMoves
)

// children appends what a StageFree state can lead to. It counts neither moves nor
// decisions: states that differ in those alone are the same to the solver.
func children(k *core.Castle, s *core.State, m moveSet, buf []child) []child {
	buf = slideMacros(k, s, m, buf)
	for suit := range core.NumSuits {
		if s.Supply[suit] == 0 {
			continue
		}
		for free := k.Chambers[suit] &^ s.Taken(); free != 0; free &= free - 1 {
			n, to := *s, core.Cell(bits.TrailingZeros32(free))
			n.Place(suit, to)
			buf = append(buf, child{n, macro{}.then(core.Action{Kind: core.Lure, Who: suit, To: to})})
		}
	}
	return buf
}

// slideMacros appends what the slides of a StageFree state can lead to.
func slideMacros(k *core.Castle, s *core.State, m moveSet, buf []child) []child {
	taken := s.Taken()
	for who := range core.NumSuits {
		if !s.Inside(who) {
			continue
		}
		for d := range core.NumDirections {
			to, end := core.Run(s.At[who], d, taken, s.Rim)
			by := macro{}.then(core.SlideOf(who, d))
			switch end {
			case core.Stops:
				n := *s
				n.Arrive(k, who, to)
				buf = append(buf, child{n, by})
			case core.Meets:
				buf = meet(k, s, who, core.EdgeAhead(to, d), by, buf)
			case core.Tunnel:
				buf = trips(k, s, who, by, buf)
			case core.Leaves:
				if m == allMoves {
					n := *s
					n.Depart(who) // the solver sees by itself that all are away
					buf = append(buf, child{n, by})
				}
			}
		}
	}
	return buf
}

// meet appends a slide, already in by, that ends before a guard at the rim, with each thing to do about him.
func meet(k *core.Castle, s *core.State, who core.Suit, e core.Edge, by macro, buf []child) []child {
	n := *s
	n.Arrive(k, who, e.Chamber())
	switch {
	case k.Post[e] != who:
		n.Strike(k, e)
		return append(buf, child{n, by})
	case !s.MayTake(k, who):
		return append(buf, child{n, by})
	}
	buf = append(buf, child{n, by.then(core.Action{Kind: core.LeaveGuard})})
	n.TakeIn(who, e)
	return append(buf, child{n, by.then(core.Action{Kind: core.TakeGuard})})
}

// trips appends the ways through the tunnel: each free corner, with each surprise.
func trips(k *core.Castle, s *core.State, who core.Suit, by macro, buf []child) []child {
	prey := s.Removable(k, who)
	for free := core.Corners &^ s.Taken(); free != 0; free &= free - 1 {
		n, to := *s, core.Cell(bits.TrailingZeros32(free))
		n.Arrive(k, who, to)
		out := by.then(core.Action{Kind: core.ComeOut, To: to})
		if prey == 0 {
			buf = append(buf, child{n, out})
			continue
		}
		buf = append(buf, child{n, out.then(core.Action{Kind: core.Spare})})
		for g := prey; g != 0; g &= g - 1 {
			m, at := n, core.Cell(bits.TrailingZeros32(g))
			m.Overcome(k, at)
			buf = append(buf, child{m, out.then(core.Action{Kind: core.Surprise, To: at})})
		}
	}
	return buf
}

// rootsOf returns every way to finish the slide that is under way, or the state itself between
// two slides.
func rootsOf(k *core.Castle, s *core.State) (all []child) {
	var finish func(s core.State, by macro)
	finish = func(s core.State, by macro) {
		if s.Stage == core.StageFree {
			s.Moves, s.Decisions = 0, 0
			all = append(all, child{s, by})
			return
		}
		var buf [core.MostActions]core.Action
		for _, a := range s.Actions(k, buf[:0]) {
			n := s
			n.Do(k, a)
			finish(n, by.then(a))
		}
	}
	finish(*s, macro{})
	return all
}

// minActions returns how many actions a line to so many points still needs at least: no
// action is worth more than two. A perfect one needs a slide for each guard at the rim,
// the three actions of a trip for each castle guard, a lure and a trip for each coin,
// and each musketeer's way out.
func minActions(s *core.State, goal int) int {
	if goal < core.Perfect {
		return (goal - s.Score() + 1) / 2
	}
	return bits.OnesCount32(s.Rim) + 3*bits.OnesCount32(s.Guards) + 4*s.Coins() + bits.OnesCount32(s.Pawns())
}
