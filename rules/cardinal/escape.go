package cardinal

// maxRoutes bounds the search for one musketeer's way out.
const maxRoutes = 400

// escapeAll lets every musketeer who has searched everything escape, as far as that
// is possible while the others stand still, and returns how.
func (c *state) escapeAll(k *castle) (end state, line []action) {
	end = *c
	for again := true; again; {
		again = false
		for who := range uint8(suits) {
			if end.dice[who] < 5 || end.at[who] >= cells {
				continue
			}
			if n, way, ok := end.escapeRoute(k, who); ok {
				end, line, again = n, append(line, way...), true
			}
		}
	}
	return end, line
}

// escapeRoute is a shortest way out for one musketeer, by slides of his own.
func (c *state) escapeRoute(k *castle, who uint8) (state, []action, bool) {
	type spot struct {
		core   state
		parent int
		by     macro
	}
	queue := []spot{{core: *c, parent: -1}}
	seen := map[key]bool{c.key(): true}
	var buf []child
	for i := 0; i < len(queue) && len(queue) < maxRoutes; i++ {
		at := queue[i].core
		buf = at.children(k, allMoves, buf[:0])
		for _, ch := range buf {
			if first := ch.by.actions[0]; first.kind != slide || first.who != who || seen[ch.state.key()] {
				continue
			}
			seen[ch.state.key()] = true
			queue = append(queue, spot{ch.state, i, ch.by})
			if ch.state.escaped>>who&1 == 0 {
				continue
			}
			var way []action
			for j := len(queue) - 1; j >= 0; j = queue[j].parent {
				m := queue[j].by
				way = append(append([]action{}, m.actions[:m.n]...), way...)
			}
			return ch.state, way, true
		}
	}
	return *c, nil, false
}
