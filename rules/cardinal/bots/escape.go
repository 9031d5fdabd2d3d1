package bots

import "intrigue/rules/cardinal/core"

// maxWalk is how many states the search for one musketeer's way out looks at.
const maxWalk = 400

// escapeAll lets every musketeer who has searched everything escape, as far as that is
// possible while the others stand still, and returns how.
func escapeAll(k *core.Castle, s *core.State) (end core.State, line []core.Action) {
	end = *s
	for again := true; again; {
		again = false
		for who := range core.NumSuits {
			if end.Dice[who] < core.LastNumber || !end.Inside(who) {
				continue
			}
			if out, way, ok := escapeRoute(k, &end, who); ok {
				end, line, again = out, append(line, way...), true
			}
		}
	}
	return end, line
}

// escapeRoute returns a shortest way out for one musketeer, by slides of his own, and the state after it:
// a breadth-first search.
func escapeRoute(k *core.Castle, s *core.State, who core.Suit) (core.State, []core.Action, bool) {
	queue, traces := []core.State{*s}, []trace{{parent: -1}}
	seen := map[key]bool{keyOf(s): true}
	var buf []child
	for i := 0; i < len(queue) && len(queue) < maxWalk; i++ {
		at := queue[i]
		buf = slideMacros(k, &at, allMoves, buf[:0])
		for _, c := range buf {
			if c.by.actions[0].Who != who || seen[keyOf(&c.state)] {
				continue
			}
			seen[keyOf(&c.state)] = true
			queue, traces = append(queue, c.state), append(traces, trace{int32(i), c.by})
			if c.state.Escaped>>who&1 != 0 {
				return c.state, lineTo(traces, int32(len(traces)-1)), true
			}
		}
	}
	return *s, nil, false
}
