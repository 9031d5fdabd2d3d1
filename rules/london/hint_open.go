package london

import "fmt"

// openMove is the ride of a detective who keeps no notebook: towards the station
// where Mr X was last seen, or to the underground before that, apart from the
// other pawns and not into a dead end. It reads nothing but what lies on the table.
func (v View) openMove() Action {
	b, c := theBoard(), v.core
	var buf [maxActions]Action
	all := c.actions(b, buf[:0])
	best, low := all[0], 1e9
	for _, s := range all {
		cost := 2 * float64(b.toUnderground[s.to])
		if at := v.X.LastSeen; at != 0 {
			cost = 2 * float64(b.dist[s.to][at])
		}
		for p := uint8(1); p <= pawns; p++ {
			if p != s.pawn && b.dist[s.to][c.at[p]] <= 1 {
				cost++
			}
		}
		left := c.tickets[s.pawn]
		left[s.line]--
		have := uint8(0)
		for k := Taxi; k <= Underground; k++ {
			if left[k] > 0 {
				have |= 1 << k
			}
		}
		if have&b.serves[s.to] == 0 {
			cost += 9
		}
		cost += [...]float64{Taxi: 0, Bus: 0.1, Underground: 0.3}[s.line]
		if cost < low {
			best, low = s, cost
		}
	}
	return best
}

// whyFollowed gives the reason of such a ride.
func (v View) whyFollowed(s Action) string {
	at := v.X.LastSeen
	if at == 0 {
		return "to be near the underground when Mr X is first seen."
	}
	switch n := theBoard().dist[s.to][at]; n {
	case 0:
		return "where Mr X was last seen."
	case 1:
		return fmt.Sprintf("one ride from %d, where Mr X was last seen.", v.Number(at))
	default:
		return fmt.Sprintf("%d rides from %d, where Mr X was last seen.", n, v.Number(at))
	}
}
