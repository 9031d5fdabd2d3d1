package core

// Pieces counts what is in the box: guards wherever they are (CAR-60), musketeers
// and chambers.
func (s *State) Pieces(k *Castle) map[string]int {
	n := map[string]int{}
	if s.Stage == StageDeal { // all of it lies in the bag
		n["chamber"], n["musketeer"] = 24, int(NumSuits)
		for suit := range NumSuits {
			n["guard."+suit.String()] = 6
		}
		return n
	}
	for c := range NumCells {
		if c == Hole {
			continue
		}
		n["chamber"]++
		if s.Guards>>c&1 != 0 {
			n["guard."+k.Suit[c].String()]++
		}
	}
	for e := range NumEdges {
		if s.Rim>>e&1 != 0 {
			n["guard."+k.Post[e].String()]++
		}
	}
	for who := range NumSuits {
		n["guard."+who.String()] += int(s.Supply[who]) + int(s.Beaten[who])
		if away := s.Away()>>who&1 != 0; away != s.Inside(who) { // who is both, or neither, is missed by the tests
			n["musketeer"]++
		}
	}
	return n
}
