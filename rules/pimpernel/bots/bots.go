// Package bots plays Pimpernel: an evaluation of the board, a look ahead to the end of the turn, and for the strong level
// simulations of the rest of the game. It gives hints, judgements and their reasons as values, and no words.
package bots

import (
	"context"
	"math/bits"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// Roster returns the bots of all levels. They see what everybody sees.
func Roster() rules.Roster {
	return rules.Roster{"easy": bot{easy{}}, "steady": bot{steady{usualWeights()}}, "strong": strong{usualSimulations}}
}

// policy chooses among the actions of a moment.
type policy interface {
	choose(c *core.State, all []core.Action, r *rand.Rand) core.Action
}

// bot lets a policy play through the contract.
type bot struct{ policy }

// Decide thinks for well under 50 ms, so it does not look at ctx.
func (b bot) Decide(_ context.Context, t rules.Turn) rules.Move {
	return b.action(t.View.(core.Knower).Known().State, t.Rand).Text()
}

func (b bot) action(c *core.State, r *rand.Rand) core.Action {
	var buf [core.MostActions]core.Action
	all := candidates(c, buf[:0])
	if len(all) == 1 {
		return all[0]
	}
	return b.choose(c, all, r)
}

// candidates appends the legal actions that are worth a look, so that of equal ones the first prefers no
// seat: picks begin with the own cubes and go on in the order of play. Of the legs of a path
// only that of the best path is one: what a leg is worth shows at the path's end alone.
func candidates(c *core.State, all []core.Action) []core.Action {
	if c.Stage == core.StageLeg {
		return append(all, bestLeg(c))
	}
	all = c.List(all)
	if c.Stage == core.StagePick {
		inOrder := make([]core.Action, 0, core.MostSeats)
		for i := range c.Board.Seats {
			if a := (core.Action{Kind: core.Pick, To: uint8((int(c.Seat) + i) % c.Board.Seats)}); c.Piles[c.Part][a.To] > 0 {
				inOrder = append(inOrder, a)
			}
		}
		copy(all, inOrder)
	}
	return all
}

// easy looks one step ahead, is careless about it, and errs on purpose.
type easy struct{}

func (easy) choose(c *core.State, all []core.Action, r *rand.Rand) core.Action {
	if r.IntN(8) == 0 {
		return all[r.IntN(len(all))]
	}
	best, most := all[0], float32(-1e9)
	rate := evaluator{w: usualWeights()}
	for _, s := range all {
		if n := rate.evaluate(rate.after(c, s))[c.Seat] + 0.9*r.Float32(); n > most {
			best, most = s, n
		}
	}
	return best
}

// steady plays its own turn out for every action, and compares what it and the others have then.
type steady struct{ w weights }

func (m steady) choose(c *core.State, all []core.Action, _ *rand.Rand) core.Action {
	r := &evaluator{w: m.w}
	s, _ := r.lookAhead(c, all, r.deep[:])
	return s
}

// after returns the moment after an action, until it is asked again.
func (r *evaluator) after(c *core.State, a core.Action) *core.State {
	r.next = *c
	r.next.Do(a)
	return &r.next
}

// lookAhead returns the best step and what it is worth to its seat. It tries them in room[0],
// and the steps after the choice of a tile in room[1], if there is so much room.
func (r *evaluator) lookAhead(c *core.State, all []core.Action, room []core.State) (best core.Action, most float32) {
	if c.Stage == core.StagePick {
		return r.planPicks(c, 0)
	}
	most = -1e9
	for _, s := range all {
		d := &room[0]
		*d = *c
		d.Do(s)
		var deep []core.State
		if s.Kind == core.Favor {
			deep = room[1:]
		}
		if n := r.finishTurn(d, c.Seat, deep); n > most {
			best, most = s, n
		}
	}
	return best, most
}

// planPicks returns the first of the picks of a part that leave its seat best off together, and
// what they are worth to it. Every choice of cubes is looked at once, in one order: cubes of the
// seats from the given place on, counted from the seat that picks. Of equal ones the first stays,
// which has most cubes of its own.
func (r *evaluator) planPicks(c *core.State, from int) (best core.Action, most float32) {
	most = -1e9
	me, part := c.Seat, c.Part
	for i := from; i < c.Board.Seats; i++ {
		a := core.Action{Kind: core.Pick, To: uint8((int(me) + i) % c.Board.Seats)}
		if c.Piles[part][a.To] == 0 {
			continue
		}
		d := *c
		d.Do(a)
		n := float32(0)
		if d.Stage == core.StagePick && d.Part == part {
			_, n = r.planPicks(&d, i)
		} else {
			n = r.finishTurn(&d, me, nil)
		}
		if n > most {
			best, most = a, n
		}
	}
	return best, most
}

// finishTurn lets a seat end its turn, or its decisions of a completion, step by step as
// looks best, and rates the outcome for it. Where deep is room for it, its next step is thought through.
func (r *evaluator) finishTurn(c *core.State, me uint8, deep []core.State) float32 {
	for guard := 0; guard < 60; guard++ {
		switch c.Stage {
		case core.StageOver, core.StageDraw, core.StageTurn:
			return r.advantage(c, me)
		}
		var buf [core.MostActions]core.Action
		all := candidates(c, buf[:0])
		if deep != nil && c.Seat == me {
			_, n := r.lookAhead(c, all, deep)
			return n
		}
		c.Do(r.greedy(c, all))
	}
	return r.advantage(c, me)
}

// greedy returns the step that looks best at once, for the deciding seat.
func (r *evaluator) greedy(c *core.State, all []core.Action) core.Action {
	if len(all) == 1 {
		return all[0]
	}
	best, most := all[0], float32(-1e9)
	for _, s := range all {
		if n := r.advantage(r.after(c, s), c.Seat); n > most {
			best, most = s, n
		}
	}
	return best
}

// advantage returns what a moment is worth to a seat, compared with the others. A round that
// drags on is worth ending, whatever it brings.
func (r *evaluator) advantage(c *core.State, me uint8) float32 {
	if c.Stage == core.StageOver && c.Caught == c.Board.Captures() { // CHV-6
		return taken
	}
	v := r.evaluate(c)
	sum, top := float32(0), float32(-1e9)
	for i := 1; i < c.Board.Seats; i++ { // in the order of play: sums must not depend on the seat, even in their last bit
		x := v[(int(me)+i)%c.Board.Seats]
		sum += x
		top = max(top, x)
	}
	others := float32(c.Board.Seats - 1)
	n := v[me] - 0.5*sum/others - 0.3*top
	if late := float32(c.Turns)/float32(10*c.Board.Seats) - 1; late > 0 && c.Stage != core.StageDraw && c.Stage != core.StageOver {
		open := core.MissionSpots - bits.OnesCount64(c.Full[0]&core.MissionMask)
		n -= r.w.haste * late * float32(open+3-min(2, int(c.Passes)))
	}
	return n
}
