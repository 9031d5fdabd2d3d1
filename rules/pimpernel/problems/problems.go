package problems

import (
	"math/bits"
	"slices"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// Vienna is the kind of all problems.
const Vienna = "vienna"

// Free counts the mission spaces that are still free where a turn of the last mission begins; 0 elsewhere.
func Free(c *core.State) int {
	if c.Mission != core.FinalMission || c.Stage != core.StageTurn {
		return 0
	}
	return core.MissionSpots - bits.OnesCount64(c.Full[0]&core.MissionMask)
}

// A Proof is what is known for certain of a position.
type Proof struct {
	Turns int           // in which the seat wins, 0 if it does not
	Keys  []core.Action // the decisions with which it does
	All   int           // decisions
	Traps int           // own decisions of the first turn at which another choice loses
	Size  int           // positions that were looked at
}

// MostTurns says in how many turns a problem is to be won, and MostKeys with how many first decisions at most.
const (
	MostTurns = 2
	MostKeys  = 2
)

// ProveAt looks at every decision and all that can follow, at so many positions at most; 0 is no limit.
func ProveAt(c *core.State, limit int) (f Proof) {
	for turns := 1; turns <= MostTurns && len(f.Keys) == 0; turns++ {
		p := newProver(c.Seat, limit)
		all := actions(c, nil)
		f = Proof{Turns: turns, All: len(all)}
		for _, a := range all {
			if p.winsBy(c, a, turns-1) {
				if f.Keys = append(f.Keys, a); len(f.Keys) > MostKeys {
					return Proof{} // it is no problem any more
				}
			}
		}
		if f.Size = p.looked; p.overBudget() {
			return Proof{}
		}
		if p.limit = 0; len(f.Keys) > 0 {
			f.Traps = p.traps(*c, turns-1)
		}
	}
	if len(f.Keys) == 0 {
		f.Turns = 0
	}
	return f
}

// traps counts the decisions of the turn that begins, on the way that wins, at which another one loses.
func (p *prover) traps(c core.State, left int) (n int) {
	for turn := c.Turn; c.Seat == p.me && c.Turn == turn && c.Stage != core.StageOver && !c.Running; {
		var best core.Action
		lost := false
		for _, a := range actions(&c, nil) {
			if !p.winsBy(&c, a, left) {
				lost = true
			} else if best == (core.Action{}) {
				best = a
			}
		}
		if lost {
			n++
		}
		if left -= p.do(&c, best); c.Stage == core.StageTurn {
			break
		}
	}
	return n
}

// Grade is how hard a problem is: by its turns and by how much can follow; 0 where there is nothing to be found.
func (f Proof) Grade() int {
	switch {
	case len(f.Keys) == 0 || f.Keys[0].Kind == core.Pass || f.Turns == 1 && f.Traps < 2:
		return 0
	case f.Turns == 1:
		return 1
	case f.Size < 3000:
		return 2
	}
	return 3
}

// Judge says how an attempt stands, and answers its last decision: start is where the problem begins, now where some entries
// have led to since.
func Judge(p rules.Problem, start, now *core.State, entries []rules.Entry) rules.Attempt {
	prove, left := newProver(start.Seat, 0), turnsLeft(p, start, entries)
	a, c := rules.Attempt{Entries: slices.Clone(entries)}, *now
	if !prove.wins(&c, left) {
		a.State = rules.Refuted
	}
	for c = *now; c.Stage != core.StageOver && c.Seat != start.Seat; {
		reply := prove.reply(&c, left)
		a.Entries = append(a.Entries, rules.Entry{Seat: rules.Seat(c.Seat), Move: reply.Text()})
		left -= prove.do(&c, reply)
	}
	if c.Stage == core.StageOver && a.State != rules.Refuted {
		a.State = rules.Solved
	}
	return a
}

// turnsLeft returns how many turns the seat may still begin after some entries.
func turnsLeft(p rules.Problem, start *core.State, entries []rules.Entry) int {
	c, left, prove := *start, p.Moves-1, newProver(start.Seat, 0)
	for _, e := range entries[len(p.Record.Entries):] {
		a, _ := core.Parse(e.Move)
		left -= prove.do(&c, a)
	}
	return left
}

// reply is what another seat does: what keeps the solver from winning or, where nothing does, what takes the most looking
// at to win against.
func (p *prover) reply(c *core.State, left int) (best core.Action) {
	if c.Stage == core.StageLeg {
		return p.leg(c)
	}
	most := -1
	for _, a := range actions(c, nil) {
		before := p.looked
		if !p.winsBy(c, a, left) {
			return a
		}
		if n := p.looked - before; n > most {
			best, most = a, n
		}
	}
	return best
}

// Best is a decision of the solver that keeps a problem solvable; not ok where there is none.
func Best(p rules.Problem, start, now *core.State, entries []rules.Entry) (a core.Action, ok bool) {
	if now.Stage == core.StageOver || now.Seat != start.Seat {
		return a, false
	}
	prove, left := newProver(start.Seat, 0), turnsLeft(p, start, entries)
	if now.Stage == core.StageLeg {
		a = prove.leg(now)
		return a, prove.winsBy(now, a, left)
	}
	for _, a := range actions(now, nil) {
		if prove.winsBy(now, a, left) {
			return a, true
		}
	}
	return a, false
}

// leg is the first one of the best way.
func (p *prover) leg(c *core.State) core.Action {
	routes, _ := p.way(c)
	return core.Action{Kind: core.Ride, To: uint8(core.FirstLeg(c.Way[c.Stops-1], routes))}
}

// Themes are what a problem turns on, by what the solver does in its solution.
func Themes(line []core.Action) (all []string) {
	does := func(theme string, kind core.ActionKind) {
		if slices.ContainsFunc(line, func(a core.Action) bool { return a.Kind == kind }) {
			all = append(all, theme)
		}
	}
	if first := line[0]; first.Kind != core.Cube || !core.Place(first.To).IsSpot() {
		all = append(all, "quiet")
	}
	does("tile", core.Favor)
	does("rest", core.Rested)
	does("path", core.Ride)
	does("pick", core.Pick)
	return all
}
