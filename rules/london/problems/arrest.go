package problems

import (
	"slices"

	"intrigue/rules/london/core"
)

// A turn is what the pawns do in a round, in their order.
type turn []core.Action

// turns calls f with every turn of the detectives and what it leads to, until f returns false. made is what they have
// done of it.
func turns(b *core.Board, c chase, made turn, f func(turn, chase) bool) bool {
	if c.Stage != core.StageHunt {
		return f(made, c)
	}
	var buf [core.MaxActions]core.Action
	for _, a := range c.Actions(b, buf[:0]) {
		n := c.after(b, a)
		if n.caught() { // what the others do is not asked any more
			if !f(append(made, a), n) {
				return false
			}
			continue
		}
		if !turns(b, n, append(made, a), f) {
			return false
		}
	}
	return true
}

// first is a turn with which the detectives can still force the arrest in so many turns.
func (p *prover) first(c chase, left int) (moves turn) {
	var buf [core.MaxActions]core.Action
	for c.Stage == core.StageHunt && !c.caught() {
		all := c.Actions(p.b, buf[:0])
		i := slices.IndexFunc(all, func(a core.Action) bool { return p.arrests(c.after(p.b, a), left) })
		if i < 0 {
			return nil
		}
		moves, c = append(moves, all[i]), c.after(p.b, all[i])
	}
	return moves
}

// keys are the moves of the first turn with which the detectives force the arrest, whatever the
// other pawns do. It is nil where there is no such set of moves or more than one.
func (p *prover) keys(c chase, left int) turn {
	best := p.first(c, left)
	if best == nil {
		return nil
	}
	var keys turn
	for i, a := range best {
		switch p.matters(c, best, i, left) {
		case always:
			keys = append(keys, a)
		case sometimes:
			return nil
		}
	}
	if len(keys) == 0 || !turns(p.b, c, nil, func(other turn, n chase) bool {
		held := !slices.ContainsFunc(keys, func(k core.Action) bool { return !slices.Contains(other, k) })
		return p.arrests(n, left) == held && !p.overBudget()
	}) {
		return nil
	}
	return keys
}

// mattering is whether it matters what a pawn does.
type mattering int

const (
	never mattering = iota
	sometimes
	always
)

// matters tries all other moves of one pawn in a turn that forces the arrest.
func (p *prover) matters(c chase, best turn, i, left int) mattering {
	for _, a := range best[:i] {
		c = c.after(p.b, a)
	}
	if c.caught() {
		return never
	}
	good, bad := 0, 0
	var buf [core.MaxActions]core.Action
	for _, a := range c.Actions(p.b, buf[:0]) {
		if a.Pawn != best[i].Pawn || a == best[i] {
			continue
		}
		n, can := c.after(p.b, a), true
		for _, o := range best[i+1:] {
			if can = n.Stage == core.StageHunt && n.Legal(p.b, o); !can {
				break
			}
			n = n.after(p.b, o)
		}
		switch {
		case !can:
		case p.arrests(n, left):
			good++
		default:
			bad++
		}
	}
	switch {
	case bad == 0:
		return never
	case good == 0:
		return always
	}
	return sometimes
}
