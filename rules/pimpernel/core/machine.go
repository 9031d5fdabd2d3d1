package core

import (
	"math/bits"
	"slices"

	"intrigue/rules"
)

// row is all that the rules say of a kind of action.
type row struct {
	word    string               // which begins the move
	args    rules.Vocabulary     // what may follow it; nil for nothing
	to      uint8                // where to, then
	places  bool                 // a cube from supply, of which there must be one (PIM-70)
	numbers func(*State) uint32  // where to, as bits
	targets func(*State) Targets // or the places; with neither it can always be done
	do      func(*State, Action)
	path    func(*State, Action) []string // how a player points at it
}

// rows are all kinds of actions. init fills them in, because what an action does asks
// what is possible next, which is told by the rows.
var rows [Kinds]row

// MostActions bounds the actions of one decision.
const MostActions = 192

// Asked says what some stages ask for.
var Asked = [StageOver + 1]ActionKind{StageMarket: PushTo, StagePick: Pick, StageLeg: Ride, StageNext: NextMission, StageChase: Chase}

// Targets are the places to which an action may be done, as bits: the three words of a SpaceSet, and areas.
type Targets struct {
	Routes, Towns, MoreTowns uint64
	Areas                    uint8
}

// Targets returns the places to which an action of one kind may be done now.
func (c *State) Targets(k ActionKind) Targets {
	if rows[k].places && c.Supply[c.Turn] == 0 { // PIM-70
		return Targets{}
	}
	return rows[k].targets(c)
}

// Possible reports whether an action can be carried out now.
func (c *State) Possible(k ActionKind) bool {
	if n := rows[k].numbers; n != nil {
		return n(c) != 0
	}
	return c.Targets(k) != Targets{}
}

// List appends the legal actions of the deciding seat.
func (c *State) List(all []Action) []Action {
	switch c.Stage {
	case StageTurn:
		all = c.add(Favor, c.add(Cube, c.add(Move, c.add(Pass, all))))
	case StageFavor:
		acts := c.Board.Actions[Area(c.Favor)]
		if c.Left&1 != 0 {
			all = c.add(acts[0], all)
		}
		if c.Left&2 != 0 && (c.Left&1 == 0 || acts[0] != acts[1]) {
			all = c.add(acts[1], all)
		}
		if c.Left != 3 { // one of the two must be carried out (PIM-45)
			all = c.add(Done, all)
		}
	case StageIcon:
		all = c.add(Done, c.add(c.Icon, all))
	case StageRest:
		all = c.add(Rested, c.add(Done, all))
	case StageNext: // in the order in which they lie
		if all = c.add(NextMission, all); c.Next[0] > c.Next[1] {
			slices.Reverse(all[len(all)-2:])
		}
	default:
		all = c.add(Asked[c.Stage], all)
	}
	return all
}

// add appends the legal actions of a kind.
func (c *State) add(k ActionKind, all []Action) []Action {
	switch r := &rows[k]; {
	case r.targets != nil:
		return c.Targets(k).list(k, all)
	case r.numbers != nil:
		for x := r.numbers(c); x != 0; x &= x - 1 {
			all = append(all, Action{k, uint8(bits.TrailingZeros32(x))})
		}
	default:
		all = append(all, Action{Kind: k})
	}
	return all
}

// Legal reports whether an action may be done now.
func (c *State) Legal(a Action) bool {
	var buf [MostActions]Action
	return slices.Contains(c.List(buf[:0]), a)
}

// Do carries out a legal action.
func (c *State) Do(a Action) {
	if a.Kind < Pass {
		c.Passes = 0 // PIM-54
		c.markUsed(a.Kind)
	}
	rows[a.Kind].do(c, a)
}

// markUsed takes an action off what a tile or an icon offers.
func (c *State) markUsed(k ActionKind) {
	switch c.Stage {
	case StageFavor:
		if acts := c.Board.Actions[Area(c.Favor)]; c.Left&1 != 0 && acts[0] == k {
			c.Left &^= 1
		} else {
			c.Left &^= 2
		}
	case StageIcon:
		c.Icon = NoAction
	}
}

// list appends an action of a kind for each target.
func (t Targets) list(k ActionKind, all []Action) []Action {
	for x := t.Routes; x != 0; x &= x - 1 {
		all = append(all, Action{k, uint8(bits.TrailingZeros64(x))})
	}
	for x := t.Towns; x != 0; x &= x - 1 {
		all = append(all, Action{k, uint8(1<<6 + bits.TrailingZeros64(x))})
	}
	for x := t.MoreTowns; x != 0; x &= x - 1 {
		all = append(all, Action{k, uint8(2<<6 + bits.TrailingZeros64(x))})
	}
	for x := t.Areas; x != 0; x &= x - 1 {
		all = append(all, Action{k, uint8(AreaPlace) + uint8(bits.TrailingZeros8(x))})
	}
	return all
}
