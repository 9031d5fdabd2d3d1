package estoril

import (
	"math/bits"
	"math/rand/v2"

	"intrigue/rules/cards"
)

// mostSteps bounds the choices of one decision: six tiles on nineteen spaces.
const mostSteps = 128

// Actions appends the legal steps of the seat that decides. It is empty while Luck acts.
func (c *State) Actions(to []Action) []Action {
	switch c.Stage {
	case StagePlace:
		free := c.Free(c.Seat)
		for h := c.Hand[c.Seat]; h != 0; h &= h - 1 {
			t := uint8(bits.TrailingZeros64(uint64(h)))
			to = each(to, Place, free, func(s Action) Action { return Action{Place, t, s.A} })
		}
	case StageLook:
		to = append(each(to, LookAt, c.Looks(), nil), Action{Kind: Leave})
	case StageAbility:
		to = append(c.abilities(to), Action{Kind: Leave})
	case StageKeep:
		to = append(to, Action{Kind: Keep}, Action{Kind: Change})
	case StageLose:
		to = each(to, GiveUp, c.Mine[c.Seat]&InPlace(c.Here()), nil)
	case StageDiscard:
		for h := c.Hand[c.Seat]; h != 0; h &= h - 1 {
			to = append(to, Action{Discard, uint8(bits.TrailingZeros64(uint64(h))), 0})
		}
	}
	return to
}

// each appends a step for every spot.
func each(to []Action, v Kind, where Spots, as func(Action) Action) []Action {
	for w := where; w != 0; w &= w - 1 {
		s := Action{v, w.First(), 0}
		if as != nil {
			s = as(s)
		}
		to = append(to, s)
	}
	return to
}

// abilities appends the uses of the symbols that are left.
func (c *State) abilities(to []Action) []Action {
	can := c.Usable(c.Here()*Spaces + c.Numeral)
	if can>>Assassin&1 != 0 {
		to = each(to, UseAssassin, c.Victims(), nil)
	}
	if can>>Conspiracy&1 != 0 {
		to = append(to, Action{Kind: UseConspiracy})
	}
	if can>>Nationalism&1 != 0 {
		to = append(to, Action{Kind: UseNationalism})
	}
	if can>>Seduction&1 != 0 {
		for w := c.Tempted(); w != 0; w &= w - 1 {
			for v := c.Vacant(); v != 0; v &= v - 1 {
				to = append(to, Action{UseSeduction, w.First(), v.First()})
			}
		}
	}
	if can>>Diplomacy&1 != 0 {
		to = each(to, UseDiplomacy, c.Worthy(), nil)
	}
	return to
}

// Legal reports whether the acting seat may play a step.
func (c *State) Legal(s Action) bool {
	var buf [mostSteps]Action
	for _, l := range c.Actions(buf[:0]) {
		if l == s {
			return true
		}
	}
	return false
}

// Chance reports whether Luck acts.
func (c *State) Chance() bool {
	switch c.Stage {
	case StageFirst, StageMissions, StageAgendas, StageBoards, StageRewards, StageOpen, StageDraw, StageDice, StageAward, StageHome:
		return true
	}
	return false
}

// Luck draws the step of Luck.
func (c *State) Luck(r *rand.Rand) Action {
	switch c.Stage {
	case StageFirst:
		return Action{RollFirst, uint8(r.IntN(int(c.Seats))), 0}
	case StageMissions, StageAgendas:
		s := Action{Kind: DealMission}
		if c.Stage == StageAgendas {
			s.Kind = DealAgenda
		}
		s.A = nth(uint32(c.unused()), r)
		return s
	case StageBoards:
		return Action{LayBoard, nth(c.Unlaid(), r), uint8(r.IntN(4))}
	case StageRewards, StageDraw:
		t, _ := c.Pile.Roll(r)
		if c.Stage == StageDraw {
			return Action{Draw, uint8(t), 0}
		}
		return Action{LayReward, uint8(t), 0}
	case StageDice:
		return Action{RollDice, uint8(1 + r.IntN(6)), uint8(1 + r.IntN(6))}
	}
	return c.table()
}

// table is the step of Luck that has only one outcome.
func (c *State) table() Action {
	switch c.Stage {
	case StageOpen:
		return Action{Kind: Open}
	case StageAward:
		return Action{Kind: Award}
	}
	return Action{Kind: GoHome}
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
func (c *State) unused() (w uint16) {
	w = 1<<missionKinds - 1
	for _, m := range c.Missions {
		if m < missionKinds {
			w &^= 1 << m
		}
	}
	for _, m := range c.Agenda {
		if m < missionKinds {
			w &^= 1 << m
		}
	}
	if c.Stage == StageAgendas {
		w &^= 1 << Strength
	}
	return w
}

// Unlaid are the boards that can be laid now, as bits.
func (c *State) Unlaid() uint32 {
	w := uint32(1<<(Museum+1) - 2)
	for _, b := range c.Boards {
		w &^= 1 << b
	}
	return w
}

// fortune reports whether Luck may play a step. The words of a move have no other
// mission, board, quarter or die than there is.
func (c *State) fortune(s Action) bool {
	switch c.Stage {
	case StageFirst:
		return s.Kind == RollFirst && s.A < c.Seats
	case StageMissions, StageAgendas:
		return s.Kind == DealMission+Kind(c.Stage-StageMissions) && c.unused()>>s.A&1 != 0
	case StageBoards:
		return s.Kind == LayBoard && c.Unlaid()>>s.A&1 != 0
	case StageRewards:
		return s.Kind == LayReward && c.Pile.May(cards.Card(s.A))
	case StageDraw:
		return s.Kind == Draw && c.Pile.May(cards.Card(s.A))
	case StageDice:
		return s.Kind == RollDice
	case StageOpen, StageAward, StageHome:
		return s == c.table()
	}
	return false
}

// Random is any legal step, Luck's too, for playing games out.
func (c *State) Random(r *rand.Rand) Action {
	if c.Chance() {
		return c.Luck(r)
	}
	if c.Stage == StagePlace {
		return Action{Place, uint8(pickTile(c.Hand[c.Seat], r)), nth(uint32(c.Free(c.Seat)), r)}
	}
	var buf [mostSteps]Action
	l := c.Actions(buf[:0])
	return l[r.IntN(len(l))]
}

// pickTile is one of some tiles at random.
func pickTile(s Tiles, r *rand.Rand) Tile {
	for n := r.IntN(bits.OnesCount64(uint64(s))); n > 0; n-- {
		s &= s - 1
	}
	return Tile(bits.TrailingZeros64(uint64(s)))
}
