package london

import (
	"fmt"

	"intrigue/rules/london"
)

// far is what was last said about the way to a place that is pointed at, kept so
// that it is not looked for in every frame.
type far struct {
	way
	words string
}

// way is what a way depends on.
type way struct {
	pawn         string
	to           london.Station
	round, deeds int
}

// preview says how far a place is from the pawn in hand when it takes more than one
// ride: "4 rides, 3 of them underground".
func (b *Board) preview(to london.Station) string {
	pawn := b.piece()
	if pawn == "" {
		return ""
	}
	if now := (way{pawn, to, len(b.View.Log), len(b.View.Deeds)}); b.far.way != now {
		b.far = far{way: now}
		if legs, err := b.View.Route(pawn, to); err == nil && len(legs) > 1 {
			b.far.words = rides(legs)
		}
	}
	return b.far.words
}

// rides counts the rides of a way, and those of its commonest dearer kind.
func rides(legs []london.Leg) string {
	n := map[london.Ticket]int{}
	for _, l := range legs {
		n[l.Ticket]++
	}
	words := fmt.Sprintf("%d rides", len(legs))
	for _, t := range []london.Ticket{london.Underground.Pays(), london.Bus.Pays(), london.Taxi.Pays()} {
		switch {
		case n[t] == len(legs):
			return words + ", all by " + t.String()
		case n[t] > 1:
			return fmt.Sprintf("%s, %d of them by %s", words, n[t], t)
		case n[t] == 1:
			return words + ", 1 of them by " + t.String()
		}
	}
	return words
}
