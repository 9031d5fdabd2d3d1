package core

import (
	"slices"

	"intrigue/rules"
)

// What the table asks of a position that the state can tell by itself.

// Acting returns the one seat that decides.
func (c *State) Acting() []rules.Seat {
	switch {
	case c.Stage == StageOver:
		return nil
	case c.Chance():
		return []rules.Seat{rules.Luck}
	}
	return []rules.Seat{rules.Seat(c.Seat)}
}

// Acts reports whether a seat decides now.
func (c *State) Acts(s rules.Seat) bool { return slices.Contains(c.Acting(), s) }

// Openly reports whether a decision needs nothing that only its seat knows, so that
// no curtain falls: using a symbol and giving a tile up at Hell's Mouth are talked
// about over open boards, placing, looking, keeping and discarding are not.
func (c *State) Openly() bool { return c.Stage == StageAbility || c.Stage == StageLose }

// Beats lets people watch the evening, step by step.
func (c *State) Beats() int {
	return [StageOver + 1]int{StageOpen: 2, StageDice: 2, StageHome: 2, StageAward: 4}[c.Stage]
}

// Pieces counts the tiles, missions and cubes, wherever they are.
func (c *State) Pieces() map[string]int {
	n := map[string]int{}
	tiles := c.Lost
	for s := range c.Seats {
		tiles |= c.Hand[s] | c.Chosen[s] | c.Discards[s]
		n["cubes"] += int(c.Cubes[s]) + c.Mine[s].Count()
	}
	for _, t := range c.On {
		tiles |= 1 << t
	}
	tiles |= 1 << c.Drawn
	n["starters"] = (tiles & allStarters).Count()
	n["recruits"] = (tiles & allRecruits).Count() + c.Pile.Len()
	return n
}

// Reveals reports whether a move shows somebody what he did not know: a look, the
// tile from the pile, a face-down tile that is brought, and the last discard.
func (c *State) Reveals(seat rules.Seat, m rules.Move) bool {
	a, ok := c.Parse(m)
	if !ok || !c.Acts(seat) || seat == rules.Luck || !c.Legal(a) {
		return false
	}
	switch a.Kind {
	case LookAt, UseConspiracy, Change:
		return true
	case UseSeduction:
		return c.Down.Has(a.A)
	case Discard:
		n := *c
		n.Do(a)
		return n.Stage != StageDiscard
	}
	return false
}

// Reason tells why a bot advises an action, and what it thinks next best.
type Reason struct {
	Action
	Then     State // what follows at once, as far as the seat knows
	Compared bool  // there is something next best
	Next     Action
	Behind   float64 // by how much of a sure win it falls behind
}
