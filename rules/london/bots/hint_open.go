package bots

import "intrigue/rules/london/core"

// openMove returns the move of a detective who keeps no notebook: towards the station
// where Mr X was last seen, or to the underground before that, apart from the
// other pawns and not into a dead end. It reads nothing but what lies on the table.
func openMove(v *core.View) core.Reason {
	b, s, lastSeen := core.TheBoard(), &v.State, v.X.LastSeen
	var buf [core.MaxActions]core.Action
	all := s.Actions(b, buf[:0])
	best, low := all[0], 1e9
	for _, a := range all {
		cost := 2 * float64(b.ToUnderground[a.To])
		if lastSeen != 0 {
			cost = 2 * float64(b.Dist[a.To][lastSeen])
		}
		for p := uint8(1); p <= core.Pawns; p++ {
			if p != a.Pawn && b.Dist[a.To][s.At[p]] <= 1 {
				cost++
			}
		}
		if s.HoldsAfter(a.Pawn, a.Line)&b.Serves[a.To] == 0 {
			cost += 9
		}
		cost += [...]float64{core.Taxi: 0, core.Bus: 0.1, core.Underground: 0.3}[a.Line]
		if cost < low {
			best, low = a, cost
		}
	}
	if lastSeen == 0 {
		return core.Reason{Action: best, Kind: core.NearUnderground}
	}
	return core.Reason{Action: best, Kind: core.WhereLastSeen, Rides: int(b.Dist[best.To][lastSeen])}
}
