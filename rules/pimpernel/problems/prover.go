// Package problems proves positions of the last mission from which few decisions win for certain, in this turn or the
// next one, and answers those who look for them.
package problems

import (
	"hash/maphash"
	"math/bits"
	"slices"

	"intrigue/rules/pimpernel/core"
)

// prover finds out whether a seat can win the game alone within some turns, by looking at all that everybody can do. What
// it has seen it knows by a hash of 64 bits, with another seed in every proof.
type prover struct {
	me     uint8
	seed   maphash.Seed
	known  map[uint64]bool
	looked int           // positions
	limit  int           // of looked; 0 is none
	room   []*core.State // for what follows, by how deep the prover looks
	depth  int
	// What decided last, by stage, where the seat was asked and where another one was, often does it again.
	mine, theirs [core.StageOver]core.Action
}

// question is whether a seat wins with so many turns to come after the one that is going on.
type question struct {
	core.State
	left int
}

func newProver(me uint8, limit int) *prover {
	return &prover{me: me, seed: maphash.MakeSeed(), known: map[uint64]bool{}, limit: limit}
}

func (p *prover) overBudget() bool { return p.limit > 0 && p.looked > p.limit }

// winsBy reports whether the seat can win after an action, whatever the others do.
func (p *prover) winsBy(c *core.State, a core.Action, left int) bool {
	if p.depth == len(p.room) {
		p.room = append(p.room, new(core.State))
	}
	n := p.room[p.depth]
	p.depth++
	*n = *c
	is := p.wins(n, left-p.do(n, a))
	p.depth--
	return is
}

// do carries out an action, and returns how many turns of the seat begin then.
func (p *prover) do(c *core.State, a core.Action) (turns int) {
	if c.Do(a); c.Stage == core.StageTurn && c.Turn == p.me {
		return 1
	}
	return 0
}

// wins reports whether the seat can win, whatever the others do, and forgets of the position what changes nothing.
func (p *prover) wins(c *core.State, left int) bool {
	switch {
	case c.Stage == core.StageOver:
		return p.ahead(c, nil) > 0
	case left < 0 || p.overBudget() || left == 0 && p.canWait(c):
		return false
	case c.Stage == core.StageLeg:
		_, ahead := p.way(c)
		return ahead > 0
	}
	c.Gained, c.By = [core.Sources][core.MostSeats]int16{}, [8][core.MostSeats]int16{}
	key := maphash.Comparable(p.seed, question{*c, left})
	if is, ok := p.known[key]; ok {
		return is
	}
	p.looked++
	mine, last := c.Seat == p.me, &p.theirs[c.Stage]
	if mine {
		last = &p.mine[c.Stage]
	}
	is := !mine
	var buf [core.MostActions]core.Action
	all := actions(c, buf[:0])
	if i := slices.Index(all, *last); i > 0 {
		copy(all[1:i+1], all[:i])
		all[0] = *last
	}
	for _, a := range all {
		if p.winsBy(c, a, left) == mine {
			is, *last = mine, a
			break
		}
	}
	if !p.overBudget() {
		p.known[key] = is
	}
	return is
}

// canWait reports whether a turn of another seat begins and it, and those that follow, can all pass until the solver's
// turn comes, without ending the game by it (PIM-50, PIM-53): then nothing that was done before was the last turn.
func (p *prover) canWait(c *core.State) bool {
	seats := c.Board.Seats
	others := (int(p.me) - int(c.Turn) + seats) % seats
	return c.Stage == core.StageTurn && others > 0 && int(c.Passes)+others < seats && int(c.Turns)+others < core.MostLaps*seats
}

// actions lists the legal ones, first those that fill a mission space, which can end the game.
func actions(c *core.State, all []core.Action) []core.Action {
	all = c.List(all)
	at := 0
	for i, a := range all {
		if (a.Kind == core.Cube || a.Kind == core.Rested) && core.Place(a.To).IsSpot() {
			copy(all[at+1:i+1], all[at:i])
			all[at] = a
			at++
		}
	}
	return all
}

// way is the Pimpernel's way, the last decision of all, by which the seat gets furthest ahead of all others or, if another
// one chooses, least, and by how much.
func (p *prover) way(c *core.State) (routes uint32, ahead int) {
	end, walked, sign := *c, core.SpacesOf(c.Walked()), 1
	for end.Stage == core.StageLeg {
		end.Do(end.List(nil)[0])
	}
	if c.Seat != p.me {
		sign = -1
	}
	after := func(spaces uint64) int {
		return p.ahead(&end, func(s int) int {
			return bits.OnesCount64(c.Own[s][0]&(spaces|walked)) - int(end.Boxes[core.RouteSpot][s])
		})
	}
	path := c.BestPath(func(spaces uint64) int { return sign * after(spaces) })
	return path.Routes, after(path.Spaces)
}

// ahead is by how much the seat is ahead of all others at the end, if each gets some more cubes: by points, and where they
// are equal by those of the mission (PIM-155).
func (p *prover) ahead(end *core.State, more func(seat int) int) int {
	got := func(s int) int {
		n := 0
		if more != nil {
			n = more(s)
		}
		return (int(end.Score[s])+n)<<8 + int(end.Points[s]) + n
	}
	mine, most := got(int(p.me)), 0
	for s := range end.Board.Seats {
		if s != int(p.me) {
			most = max(most, got(s))
		}
	}
	return mine - most
}
