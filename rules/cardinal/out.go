package cardinal

// mostWalk bounds the search for one musketeer's way out.
const mostWalk = 400

// walkOut lets every musketeer who has searched everything escape, as far as that
// is possible while the others stand still, and returns how.
func (c *core) walkOut(k *castle) (end core, line []step) {
	end = *c
	for again := true; again; {
		again = false
		for who := range uint8(suits) {
			if end.dice[who] < 5 || end.at[who] >= cells {
				continue
			}
			if n, way, ok := end.wayOut(k, who); ok {
				end, line, again = n, append(line, way...), true
			}
		}
	}
	return end, line
}

// wayOut is a shortest way out for one musketeer, by slides of his own.
func (c *core) wayOut(k *castle, who uint8) (core, []step, bool) {
	type spot struct {
		core   core
		parent int
		by     macro
	}
	queue := []spot{{core: *c, parent: -1}}
	seen := map[key]bool{c.key(): true}
	var buf []child
	for i := 0; i < len(queue) && len(queue) < mostWalk; i++ {
		at := queue[i].core
		buf = at.children(k, leaving, buf[:0])
		for _, ch := range buf {
			if first := ch.by.steps[0]; first.verb != slide || first.who != who || seen[ch.core.key()] {
				continue
			}
			seen[ch.core.key()] = true
			queue = append(queue, spot{ch.core, i, ch.by})
			if ch.core.escaped>>who&1 == 0 {
				continue
			}
			var way []step
			for j := len(queue) - 1; j >= 0; j = queue[j].parent {
				m := queue[j].by
				way = append(append([]step{}, m.steps[:m.n]...), way...)
			}
			return ch.core, way, true
		}
	}
	return *c, nil, false
}
