package estoril

import (
	"math/bits"
	"math/rand/v2"

	"intrigue/rules/cards"
)

// mostSteps bounds the choices of one decision: six tiles on nineteen spaces.
const mostSteps = 128

// list appends the legal steps of the seat that decides. It is empty while Luck acts.
func (c *core) list(to []step) []step {
	switch c.stage {
	case StagePlace:
		free := c.free(c.seat)
		for h := c.hand[c.seat]; h != 0; h &= h - 1 {
			t := uint8(bits.TrailingZeros64(uint64(h)))
			to = each(to, vPlace, free, func(s step) step { return step{vPlace, t, s.a} })
		}
	case StageLook:
		to = append(each(to, vLook, c.looks(), nil), step{verb: vLeave})
	case StageAbility:
		to = append(c.abilities(to), step{verb: vLeave})
	case StageKeep:
		to = append(to, step{verb: vKeep}, step{verb: vChange})
	case StageLose:
		to = each(to, vLose, c.mine[c.seat]&inPlace(c.here()), nil)
	case StageDiscard:
		for h := c.hand[c.seat]; h != 0; h &= h - 1 {
			to = append(to, step{vDiscard, uint8(bits.TrailingZeros64(uint64(h))), 0})
		}
	}
	return to
}

// each appends a step for every spot.
func each(to []step, v verb, where spots, as func(step) step) []step {
	for w := where; w != 0; w &= w - 1 {
		s := step{v, w.first(), 0}
		if as != nil {
			s = as(s)
		}
		to = append(to, s)
	}
	return to
}

// abilities appends the uses of the symbols that are left.
func (c *core) abilities(to []step) []step {
	can := c.usable(c.here()*Spaces + c.num)
	if can>>Assassin&1 != 0 {
		to = each(to, vAssassin, c.victims(), nil)
	}
	if can>>Conspiracy&1 != 0 {
		to = append(to, step{verb: vConspiracy})
	}
	if can>>Nationalism&1 != 0 {
		to = append(to, step{verb: vNationalism})
	}
	if can>>Seduction&1 != 0 {
		for w := c.tempted(); w != 0; w &= w - 1 {
			for v := c.vacant(); v != 0; v &= v - 1 {
				to = append(to, step{vSeduction, w.first(), v.first()})
			}
		}
	}
	if can>>Diplomacy&1 != 0 {
		to = each(to, vDiplomacy, c.worthy(), nil)
	}
	return to
}

// legal reports whether the acting seat may play a step.
func (c *core) legal(s step) bool {
	var buf [mostSteps]step
	for _, l := range c.list(buf[:0]) {
		if l == s {
			return true
		}
	}
	return false
}

// chance reports whether Luck acts.
func (c *core) chance() bool {
	switch c.stage {
	case StageFirst, StageMissions, StageAgendas, StageBoards, StageRewards, StageOpen, StageDraw, StageDice, StageAward, StageHome:
		return true
	}
	return false
}

// luck draws the step of Luck.
func (c *core) luck(r *rand.Rand) step {
	switch c.stage {
	case StageFirst:
		return step{vFirst, uint8(r.IntN(int(c.seats))), 0}
	case StageMissions, StageAgendas:
		s := step{verb: vMission}
		if c.stage == StageAgendas {
			s.verb = vAgenda
		}
		s.a = nth(uint32(c.unused()), r)
		return s
	case StageBoards:
		return step{vBoard, nth(c.unlaid(), r), uint8(r.IntN(4))}
	case StageRewards, StageDraw:
		t, _ := c.pile.Roll(r)
		if c.stage == StageDraw {
			return step{vDraw, uint8(t), 0}
		}
		return step{vReward, uint8(t), 0}
	case StageDice:
		return step{vRoll, uint8(1 + r.IntN(6)), uint8(1 + r.IntN(6))}
	}
	return c.table()
}

// table is the step of Luck that has only one outcome.
func (c *core) table() step {
	switch c.stage {
	case StageOpen:
		return step{verb: vOpen}
	case StageAward:
		return step{verb: vAward}
	}
	return step{verb: vHome}
}

// nth is one of the bits at random.
func nth(w uint32, r *rand.Rand) uint8 {
	for n := r.IntN(bits.OnesCount32(w)); n > 0; n-- {
		w &= w - 1
	}
	return uint8(bits.TrailingZeros32(w))
}

// unused are the missions that can be dealt now, as bits. The strength is no agenda
// (EST-148).
func (c *core) unused() (w uint16) {
	w = 1<<missionKinds - 1
	for _, m := range c.missions {
		if m < missionKinds {
			w &^= 1 << m
		}
	}
	for _, m := range c.agenda {
		if m < missionKinds {
			w &^= 1 << m
		}
	}
	if c.stage == StageAgendas {
		w &^= 1 << Strength
	}
	return w
}

// unlaid are the boards that can be laid now, as bits.
func (c *core) unlaid() uint32 {
	w := uint32(1<<(Museum+1) - 2)
	for _, b := range c.board {
		w &^= 1 << b
	}
	return w
}

// fortune reports whether Luck may play a step. The words of a move have no other
// mission, board, quarter or die than there is.
func (c *core) fortune(s step) bool {
	switch c.stage {
	case StageFirst:
		return s.verb == vFirst && s.a < c.seats
	case StageMissions, StageAgendas:
		return s.verb == vMission+verb(c.stage-StageMissions) && c.unused()>>s.a&1 != 0
	case StageBoards:
		return s.verb == vBoard && c.unlaid()>>s.a&1 != 0
	case StageRewards:
		return s.verb == vReward && c.pile.May(cards.Card(s.a))
	case StageDraw:
		return s.verb == vDraw && c.pile.May(cards.Card(s.a))
	case StageDice:
		return s.verb == vRoll
	case StageOpen, StageAward, StageHome:
		return s == c.table()
	}
	return false
}

// random is any legal step, Luck's too, for playing games out.
func (c *core) random(r *rand.Rand) step {
	if c.chance() {
		return c.luck(r)
	}
	if c.stage == StagePlace {
		return step{vPlace, uint8(pickTile(c.hand[c.seat], r)), nth(uint32(c.free(c.seat)), r)}
	}
	var buf [mostSteps]step
	l := c.list(buf[:0])
	return l[r.IntN(len(l))]
}

// pickTile is one of some tiles at random.
func pickTile(s set, r *rand.Rand) Tile {
	for n := r.IntN(bits.OnesCount64(uint64(s))); n > 0; n-- {
		s &= s - 1
	}
	return Tile(bits.TrailingZeros64(uint64(s)))
}
