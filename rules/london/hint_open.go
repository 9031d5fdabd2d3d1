package london

// openMove is the move of a detective who keeps no notebook: towards the station
// where Mr X was last seen, or to the underground before that, apart from the
// other pawns and not into a dead end. It reads nothing but what lies on the table.
func openMove(v *known) Reason {
	b, s, lastSeen := theBoard(), &v.state, v.X.LastSeen
	var buf [maxActions]Action
	all := s.actions(b, buf[:0])
	best, low := all[0], 1e9
	for _, a := range all {
		cost := 2 * float64(b.toUnderground[a.to])
		if lastSeen != 0 {
			cost = 2 * float64(b.dist[a.to][lastSeen])
		}
		for p := uint8(1); p <= pawns; p++ {
			if p != a.pawn && b.dist[a.to][s.at[p]] <= 1 {
				cost++
			}
		}
		if s.holdsAfter(a.pawn, a.line)&b.serves[a.to] == 0 {
			cost += 9
		}
		cost += [...]float64{Taxi: 0, Bus: 0.1, Underground: 0.3}[a.line]
		if cost < low {
			best, low = a, cost
		}
	}
	if lastSeen == 0 {
		return Reason{Action: best, Kind: nearUnderground}
	}
	return Reason{Action: best, Kind: whereLastSeen, Rides: int(b.dist[best.to][lastSeen])}
}
