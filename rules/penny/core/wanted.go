package core

import (
	"intrigue/rules/penny/core/box"
)

// Requirement is one thing that a quest, a portal or a full charge takes, and whether it is
// there.
type Requirement struct {
	What  Lack
	Token box.Token // that is asked for, or lies there
	Have  bool
}

// Lack says what kind of thing is wanted.
type Lack uint8

const (
	LackToken Lack = iota // a token of one kind, or one of those that a charge takes
	LackOther             // a resource of a kind that is not there yet
	LackAny               // a resource of any kind
	LackTrophy
	LackWound // a wound taken
	LackCure  // a wound healed
	LackWay   // a shortcut used
)

// Takes are the things that a quest or a charge card takes, those that are there first
// among their kind (PEN-131, PEN-36).
func (c *State) Takes(g *Game, p *Player, i int) (all []Requirement) {
	s := &p.Slot[i]
	f := g.Of[s.Card]
	put := func(what Lack, t box.Token, have, want int) {
		for k := range want {
			all = append(all, Requirement{what, t, k < have})
		}
	}
	switch {
	case i == WalkSlot:
		l, more := g.Tuning, []Requirement(nil)
		for t, n := range s.Res {
			for k := range int(n) {
				if k == 0 && len(all) < l.WalkKinds {
					all = append(all, Requirement{LackOther, box.Token(t), true})
				} else {
					more = append(more, Requirement{LackAny, box.Token(t), true})
				}
			}
		}
		put(LackOther, 0, 0, l.WalkKinds-len(all))
		all = append(all, more...)
		put(LackAny, 0, 0, l.WalkAny-len(more))
		put(LackTrophy, 0, int(s.Trophies), l.WalkTrophies)
	case f.Quest != nil:
		q := f.Quest
		for t, n := range q.Needs {
			put(LackToken, box.Token(t), int(s.Res[t]), int(n))
		}
		put(LackToken, box.Gold, int(p.Tokens[box.Gold]), q.Gold)
		put(LackTrophy, 0, int(s.Trophies), q.Trophies)
		put(LackWound, 0, int(s.Wounds), q.Wounds)
		put(LackCure, 0, int(s.Healed), q.Healed)
		put(LackWay, 0, int(s.Ways), q.Ways)
	case f.Charge != nil:
		for t, n := range s.Res {
			put(LackToken, box.Token(t), int(n), int(n))
		}
		put(LackAny, 0, 0, f.Charge.Max-len(all))
	}
	return all
}
