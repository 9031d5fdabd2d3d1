package london

// Pieces counts what is in the box: the 125 tickets, wherever they lie (LON-69),
// the 2x cards, used ones included, and the eighteen start cards.
func (p *Position) Pieces() map[string]int {
	n := map[string]int{"double": int(p.doubles), "card": len(p.undrawn())}
	for i, left := range p.tickets[:pawns+1] {
		for k := Taxi; k <= Underground; k++ {
			n[k.String()] += int(left[k])
		}
		n["black"] += int(left[0])
		if p.starts[i] != 0 {
			n["card"]++
		}
	}
	for _, j := range p.log {
		n[j.ticket.String()]++
		if j.part == 1 {
			n["double"]++
		}
	}
	if p.stage == StageFirst { // the card is shown, its first ride not yet made
		n["double"]++
	}
	return n
}
