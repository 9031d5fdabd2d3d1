// Package problems proves positions of Cardinal from which one way alone leads to a perfect game in the
// fewest slides, and answers those who look for it.
package problems

import (
	"math/bits"
	"slices"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// End is the kind of all problems.
const End = "end"

// The fewest and the most slides of a problem, and how many positions its proof may take.
const (
	FewestSlides = 4
	MostSlides   = 10
	MostWork     = 300_000
)

// solution stands for a way to a perfect end, whatever the doors by which the musketeers leave and the
// moments at which they do so: it is the same for two ways with the same other actions in the same order.
type solution uint64

const (
	none solution = iota
	many          // several ways
	done          // all that is left is to leave
)

// or is of those that either allows: one way, or several.
func (a solution) or(b solution) solution {
	switch {
	case a == none || a == b:
		return b
	case b == none:
		return a
	}
	return many
}

// before is the way that begins with an action.
func (a solution) before(first core.Action) solution {
	if a <= many {
		return a
	}
	const prime = 0x9e3779b97f4a7c15
	a = (a ^ solution(first.Kind)<<32 ^ solution(first.Who)<<40 ^ solution(first.To)<<48) * prime
	return max(done+1, a^a>>29)
}

// counter looks for all ways to a perfect end, exhaustively.
type counter struct {
	k      *core.Castle
	known  map[question]solution
	looked int // positions
	limit  int // of looked; 0 is none
}

// question is whether a perfect end can be reached from a state with exactly so many slides.
type question struct {
	core.State
	left int // slides
}

func newCounter(k *core.Castle, limit int) *counter {
	return &counter{k: k, known: map[question]solution{}, limit: limit}
}

// overBudget is whether the counter has looked at more positions than it may: what it says then is of
// no use.
func (c *counter) overBudget() bool { return c.limit > 0 && c.looked > c.limit }

// ways are the ways to a perfect end with exactly so many slides.
func (c *counter) ways(s core.State, left int) (all solution) {
	toLeave := inside(&s)
	onlyToLeave := s.Stage == core.StageFree && s.Killed == 0 && s.Searched() == allChambers && s.Defeated() == core.Guards
	switch {
	case onlyToLeave || s.Stage == core.StageOver:
		if left == toLeave && s.Score()+core.EscapePoints*toLeave == core.Perfect {
			return done // each leaves by one slide, the one next to a wall first
		}
		return none
	case c.overBudget() || atLeast(&s) > left:
		return none
	}
	s.Moves, s.Decisions = 0, 0 // which are nothing to the rest of the game
	q := question{s, left}
	if ways, ok := c.known[q]; ok {
		return ways
	}
	c.looked++
	var buf [core.MostActions]core.Action
	for _, a := range s.Actions(c.k, buf[:0]) {
		if all = all.or(c.after(s, a, left)); all == many {
			break
		}
	}
	c.known[q] = all
	return all
}

// after are the ways that begin with an action.
func (c *counter) after(s core.State, a core.Action, left int) solution {
	n := s
	n.Do(c.k, a)
	if a.Kind == core.Slide {
		left--
	}
	if n.Escaped != s.Escaped { // which tells no two ways apart
		return c.ways(n, left)
	}
	return c.ways(n, left).before(a)
}

// allChambers are all that are to be searched.
const allChambers = core.LastNumber * int(core.NumSuits)

// inside is how many musketeers have not left.
func inside(s *core.State) int { return int(core.NumSuits) - bits.OnesCount8(s.Away()) }

// shortest is the fewest slides to a perfect end, with all ways; none where it takes more than so many.
func (c *counter) shortest(s core.State, most int) (slides int, all solution) {
	for slides = atLeast(&s); slides <= most && !c.overBudget(); slides++ {
		if all = c.ways(s, slides); all != none {
			return slides, all
		}
	}
	return 0, none
}

// never is more slides than any game has.
const never = 1 << 16

// atLeast is fewer slides than a perfect end can take: everybody leaves by one, and each of the others
// searches one chamber and defeats one guard at most. A game that is beyond perfection takes more than any.
func atLeast(s *core.State) int {
	if s.Killed != 0 {
		return never
	}
	n := inside(s) + max(allChambers-s.Searched(), core.Guards-s.Defeated())
	if s.Stage != core.StageFree { // a slide that is not finished may still do both
		n--
	}
	return n
}

// Position is where the entries of a problem's game lead to; not ok where they cannot be played.
func Position(r rules.Record, entries []rules.Entry) (k *core.Castle, s core.State, ok bool) {
	for i, e := range entries {
		if i == 0 {
			var err error
			if k, err = core.Lay(e.Move, r.Options); err != nil {
				return nil, s, false
			}
			s = core.Begin(k)
			continue
		}
		a, read := core.Parse(e.Move)
		if !read || !s.Legal(k, a) {
			return nil, s, false
		}
		s.Do(k, a)
	}
	return k, s, k != nil
}

// grade is how hard a problem is, by the slides with which nobody leaves; 0 is no problem.
func grade(slides int) int {
	switch {
	case slides < 3:
		return 0
	case slides == 3:
		return 1
	case slides <= 5:
		return 2
	}
	return 3
}

// A Proof is what is known for certain of a position.
type Proof struct {
	Slides int  // the fewest to a perfect end
	Only   bool // there is one way, but for how and when they leave
	Grade  int
	Size   int // positions that were looked at
}

// ProveAt looks at everything that can follow, up to the longest problem, at so many positions at most; 0 is no limit.
func ProveAt(k *core.Castle, s core.State, limit int) (f Proof) {
	c := newCounter(k, limit)
	n, all := c.shortest(s, MostSlides)
	f = Proof{Slides: n, Only: all > many, Grade: grade(n - inside(&s)), Size: c.looked}
	if c.overBudget() {
		return Proof{}
	}
	return f
}

// Prove proves a problem anew.
func Prove(p rules.Problem) Proof {
	k, s, ok := Position(p.Record, p.Record.Entries)
	if !ok {
		return Proof{}
	}
	return ProveAt(k, s, 0)
}

// A Verdict is what comes of the last move of an attempt.
type Verdict struct {
	State   rules.AttemptState
	Entries []rules.Entry
	Left    int // slides the solver still has
	// Needed are the fewest slides to a perfect end, when there are too few left; 0 where it would take
	// more than three others, or there is none.
	Needed int
}

// more is how many slides more than are left are looked for.
const more = 3

// Judge says what comes of the last of some entries, which begin like those of a problem.
func Judge(p rules.Problem, entries []rules.Entry) Verdict {
	k, s, ok := Position(p.Record, entries)
	if !ok {
		return Verdict{Entries: p.Record.Entries}
	}
	v, c := Verdict{Entries: entries, Left: left(p, &s)}, newCounter(k, MostWork)
	_, can := c.shortest(s, v.Left)
	switch {
	case s.Stage == core.StageOver && s.Score() == core.Perfect && v.Left >= 0:
		v.State = rules.Solved
	case can == none:
		v.State = rules.Refuted
		if s.Stage != core.StageOver {
			v.Needed, _ = c.shortest(s, v.Left+more)
		}
	}
	return v
}

// left are the slides that the solver of a problem still has.
func left(p rules.Problem, s *core.State) int {
	_, was, _ := Position(p.Record, p.Record.Entries)
	return p.Moves - int(s.Moves-was.Moves)
}

// Solution is a way to the perfect end after some entries, in the slides that are left at most; nil where
// there is none.
func Solution(p rules.Problem, entries []rules.Entry) (line []core.Action) {
	k, s, ok := Position(p.Record, entries)
	if !ok {
		return nil
	}
	c := newCounter(k, MostWork)
	n, all := c.shortest(s, left(p, &s))
	for all != none && s.Stage != core.StageOver {
		var buf [core.MostActions]core.Action
		now := s.Actions(k, buf[:0])
		a := now[slices.IndexFunc(now, func(a core.Action) bool { return c.after(s, a, n) != none })]
		if a.Kind == core.Slide {
			n--
		}
		s.Do(k, a)
		line = append(line, a)
	}
	return line
}
