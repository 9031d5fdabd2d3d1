package core

import (
	"math/bits"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/cards"
)

// Chance reports whether Luck acts.
func (c *State) Chance() bool {
	switch c.Stage {
	case StageFirst, StageMissions, StageAgendas, StageBoards, StageRewards, StageOpen, StageDraw, StageDice, StageAward, StageHome:
		return true
	}
	return false
}

// Luck draws the action of Luck, one for each stage of its own. The pile knows what can come next.
func (c *State) Luck(r *rand.Rand) Action {
	a := Action{Kind: kindsAt[c.Stage][0]}
	if c.Stage == StageRewards || c.Stage == StageDraw {
		t, _ := c.Pile.Roll(r)
		a.A = uint8(t)
		return a
	}
	x, y := c.values(a.Kind)
	if x != one {
		a.A = Pick(x, r)
	}
	if y != one {
		a.B = Pick(y, r)
	}
	return a
}

// Roll returns the move of Luck.
func (c *State) Roll(r *rand.Rand) rules.Move { return c.Text(c.Luck(r)) }

// Pick returns one of some bits at random.
func Pick[B ~uint32 | ~uint64](w B, r *rand.Rand) uint8 {
	for n := r.IntN(bits.OnesCount64(uint64(w))); n > 0; n-- {
		w &= w - 1
	}
	return uint8(bits.TrailingZeros64(uint64(w)))
}

// undealt returns the missions that were not dealt yet, as bits; NoMission and Unseen have none.
func (c *State) undealt() uint64 {
	w := uint64(1<<MissionKinds - 1)
	for _, m := range c.Missions {
		w &^= 1 << m
	}
	for _, m := range c.Agenda {
		w &^= 1 << m
	}
	return w
}

// unlaid returns the boards that can be laid now, as bits.
func (c *State) unlaid() uint64 {
	w := uint64(1<<(Museum+1) - 2)
	for _, b := range c.Boards {
		w &^= 1 << b
	}
	return w
}

// drawable returns the recruits that can come from the pile now, as bits.
func (c *State) drawable() (w uint64) {
	for t := cards.Card(Starters + 1); t <= LastTile; t++ {
		if c.Pile.May(t) {
			w |= 1 << t
		}
	}
	return w
}

// Random returns any legal action, Luck's too, for playing games out.
func (c *State) Random(r *rand.Rand) Action {
	if c.Chance() {
		return c.Luck(r)
	}
	if c.Stage == StagePlace {
		return Action{Place, Pick(c.Hand[c.Seat], r), Pick(c.Free(c.Seat), r)}
	}
	var buf [MostActions]Action
	l := c.Actions(buf[:0])
	return l[r.IntN(len(l))]
}
