package problems

import (
	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// The themes: what a problem can turn on.
const (
	Lure   = "lure"   // a guard is lured away
	Tunnel = "tunnel" // somebody goes through the tunnel
	Ambush = "ambush" // a guard is overcome on the way through it
	Order  = "order"  // somebody has to leave before all the work is done
	Foot   = "foot"   // nobody goes through the tunnel, and no guard is lured
)

// AllThemes are all of them, in the order in which they are told.
var AllThemes = [...]string{Lure, Tunnel, Ambush, Order, Foot}

// Themes are those of a problem, by the entries of its record up to the end of its solution.
func Themes(p rules.Problem, entries []rules.Entry) (all []string) {
	has := map[string]bool{Order: !leavesLast(p, entries)}
	for _, e := range entries[len(p.Record.Entries):] {
		switch a, _ := core.Parse(e.Move); a.Kind {
		case core.Lure:
			has[Lure] = true
		case core.ComeOut:
			has[Tunnel] = true
		case core.Surprise:
			has[Ambush] = true
		}
	}
	has[Foot] = !has[Tunnel] && !has[Lure]
	for _, key := range AllThemes {
		if has[key] {
			all = append(all, key)
		}
	}
	return all
}

// leavesLast is whether the solution would do as well if nobody left before the end.
func leavesLast(p rules.Problem, entries []rules.Entry) bool {
	k, s, _ := Position(p.Record, p.Record.Entries)
	later := s
	for _, e := range entries[len(p.Record.Entries):] {
		a, _ := core.Parse(e.Move)
		n := s
		if n.Do(k, a); n.Escaped == s.Escaped {
			if !later.Legal(k, a) {
				return false
			}
			later.Do(k, a)
		}
		s = n
	}
	return later.Searched() == allChambers && later.Defeated() == core.Guards
}
