// Package problems proves turns of Penny whose goal can be reached without any luck, and answers those who look
// for the way.
package problems

import (
	"hash/maphash"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core"
)

// The kinds of problems: what is to be done in one turn.
const (
	Portal = "portal" // close one
	Enemy  = "enemy"  // beat one, and take no wound
	Boss   = "boss"   // beat a mini-boss or a boss
)

// Kinds are all of them.
var Kinds = [...]string{Portal, Enemy, Boss}

// goal is what a hero has to reach, and what was before.
type goal struct {
	kind string
	hero int8
	had  core.Tally // counts of things
}

func goalAt(c *core.State, g *core.Game, kind string) goal {
	h := c.Asked()
	return goal{kind, h, c.TallyCounts(g, h)}
}

// reached reports whether the hero has done it.
func (o goal) reached(c *core.State, g *core.Game) bool {
	has := c.TallyCounts(g, o.hero)
	switch o.kind {
	case Portal:
		return has.Portals > o.had.Portals
	case Boss:
		return has.Minis > o.had.Minis
	}
	return has.Enemies > o.had.Enemies && has.Wounds <= o.had.Wounds && !c.Players[o.hero].Dead
}

// Reached reports whether what was to be done at start is done now.
func Reached(start, now *core.Position, kind string) bool {
	return goalAt(&start.State, start.Game, kind).reached(&now.State, now.Game)
}

// ended reports whether nothing is left that the hero alone decides: a card is drawn, somebody else is asked, or the
// Field Action is over.
func (o goal) ended(c *core.State) bool {
	turn := c.CurrentTurn()
	return c.Wait != core.Decision || turn == nil || turn.Hero != o.hero || c.Asked() != o.hero ||
		turn == c.Top() && turn.Step >= core.StepAfter
}

// step leads from one position of a search to another, by their numbers.
type step struct {
	from, to int32
	action   core.Action
	early    bool // before the Field Action
}

type numbered struct {
	core.State
	n int32
}

// A search looks at everything that a hero can do in a turn until luck or somebody else decides. What it has
// seen it knows by a hash of 64 bits, with another seed in every search.
type search struct {
	goal
	g     *core.Game
	seed  maphash.Seed
	seen  map[uint64]int32
	open  []numbered // not looked at yet
	steps []step
	won   []int32 // where the goal is reached
	ends  int     // how often nothing is left to decide without it
}

// look searches from a position; not ok once there are more positions than limit, if that is not 0.
func (s *search) look(c core.State, limit int) bool {
	s.seed, s.seen = maphash.MakeSeed(), map[uint64]int32{}
	s.add(c)
	for len(s.open) > 0 {
		last := len(s.open) - 1
		at, from := s.open[last].State, s.open[last].n
		s.open = s.open[:last]
		switch {
		case s.reached(&at, s.g):
			s.won = append(s.won, from)
			continue
		case s.ended(&at):
			s.ends++
			continue
		case limit > 0 && len(s.seen) > limit:
			return false
		}
		early := at.Top() == at.CurrentTurn() && at.Top().Step <= core.StepBuild
		for _, a := range at.Actions(s.g, nil) {
			next := at
			next.Do(s.g, a)
			next.Run(s.g)
			s.steps = append(s.steps, step{from, s.add(next), a, early})
		}
	}
	return true
}

// add returns the number of a position, which is looked at later if it is new.
func (s *search) add(c core.State) int32 {
	c.Last = core.Action{} // it changes nothing that follows, nor does what was on the stack
	clear(c.Stack[c.Depth+1:])
	key := maphash.Comparable(s.seed, c)
	n, ok := s.seen[key]
	if !ok {
		n = int32(len(s.seen))
		s.seen[key] = n
		s.open = append(s.open, numbered{c, n})
	}
	return n
}

// distances returns how many decisions each position is away from the goal, -1 where it is out of reach.
func (s *search) distances() []int {
	away := make([]int, len(s.seen))
	for i := range away {
		away[i] = -1
	}
	for _, w := range s.won {
		away[w] = 0
	}
	for more := true; more; {
		more = false
		for _, x := range slices.Backward(s.steps) {
			if d := away[x.to]; d >= 0 && (away[x.from] < 0 || away[x.from] > d+1) {
				away[x.from], more = d+1, true
			}
		}
	}
	return away
}

// A Proof is what is known for certain of a turn.
type Proof struct {
	Moves     int // decisions of the shortest way to the goal; 0 if there is none
	Traps     int // of them, those before the Field Action at which another choice loses the goal
	Best      core.Action
	Keys, All int // first decisions after which the goal is in reach, and all of them
	Won, Ends int // how many ends of the turn reach the goal, and do not
	Size      int // positions that were looked at
}

// ProveAt looks at all that the hero who is asked can do, at so many positions at most; 0 is no limit.
func ProveAt(g *core.Game, c *core.State, kind string, limit int) Proof {
	return prove(g, c, goalAt(c, g, kind), limit)
}

func prove(g *core.Game, c *core.State, o goal, limit int) (f Proof) {
	s := search{goal: o, g: g}
	if !s.look(*c, limit) {
		return f
	}
	away := s.distances()
	f = Proof{Moves: max(0, away[0]), Won: len(s.won), Ends: s.ends, Size: len(s.seen)}
	from := map[int32][]step{}
	for i, first := 0, 0; i < len(s.steps); i++ {
		if at := s.steps[i].from; i+1 == len(s.steps) || s.steps[i+1].from != at {
			from[at], first = s.steps[first:i+1], i+1
		}
	}
	for at := int32(0); away[at] > 0; {
		var best *step
		lost := 0
		for i, x := range from[at] {
			if away[x.to] < 0 {
				lost++
			}
			if best == nil && away[x.to] == away[at]-1 {
				best = &from[at][i]
			}
		}
		if at == 0 {
			f.Best, f.All, f.Keys = best.action, len(from[at]), len(from[at])-lost
		}
		if best.early && lost > 0 {
			f.Traps++
		}
		at = best.to
	}
	return f
}

// Grade is how hard a problem is: by how many decisions before the Field Action can lose it.
func (f Proof) Grade() int { return min(max(f.Traps, 1), 3) }

// A Verdict is what comes of the last move of an attempt.
type Verdict struct {
	State rules.AttemptState
	Best  core.Action // the next one of the shortest way on
}

// Judge says how an attempt stands that began at start and has come to now.
func Judge(start, now *core.Position, kind string) (v Verdict) {
	o := goalAt(&start.State, start.Game, kind)
	if o.reached(&now.State, now.Game) {
		return Verdict{State: rules.Solved}
	}
	f := prove(now.Game, &now.State, o, 0)
	if f.Moves == 0 {
		v.State = rules.Refuted
	}
	v.Best = f.Best
	return v
}
