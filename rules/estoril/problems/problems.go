// Package problems proves evenings of Estoril in which one placement alone wins the most boards, whatever
// the others do, and answers those who look for it.
package problems

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// Evening is the kind of all problems.
const Evening = "evening"

// prover finds out how many boards a seat can win for certain in the evening, by looking at all that
// everybody can do until the tiles go home.
type prover struct {
	me     uint8
	known  map[question]bool
	looked int // positions
	limit  int // of looked; 0 is none
	luck   bool
}

type question struct {
	core.State
	boards int
}

func newProver(me uint8, limit int) *prover {
	return &prover{me: me, known: map[question]bool{}, limit: limit}
}

// overBudget is whether the prover gave up, so that what it says is of no use: it has looked at as many
// positions as it may, or dice decide.
func (p *prover) overBudget() bool { return p.luck || p.limit > 0 && p.looked > p.limit }

// won is how many boards the seat has won this evening.
func (p *prover) won(c *core.State) (n int) {
	for _, w := range c.Won {
		if w == 1+p.me {
			n++
		}
	}
	return n
}

// wins is whether the seat wins so many boards at least, whatever the others do.
func (p *prover) wins(c core.State, boards int) bool {
	won := p.won(&c)
	switch {
	case won >= boards:
		return true
	case c.Stage >= core.StageHome || c.Stage < core.StagePlace: // the evening is over
		return false
	case won+core.Places-int(c.At) < boards || p.overBudget(): // too few boards are left
		return false
	case c.Stage == core.StageDice:
		p.luck = true
		return false
	case forced(&c):
		return p.wins(next(c), boards)
	}
	c.Glance = 0
	q := question{c, boards}
	if is, ok := p.known[q]; ok {
		return is
	}
	p.looked++
	mine := c.Seat == p.me
	is := !mine
	var buf [core.MostActions]core.Action
	for _, a := range c.Actions(buf[:0]) {
		n := c
		if n.Do(a); p.wins(n, boards) == mine {
			is = mine
			break
		}
	}
	if !p.overBudget() {
		p.known[q] = is
	}
	return is
}

// forced is whether nothing is decided that matters to the winner of the boards: by Luck, who opens them and
// compares the sums; of a conspiracy, which only changes what is won; or by somebody who might look at a
// tile, where all are known.
func forced(c *core.State) bool {
	return c.Chance() || c.Stage == core.StageLook || c.Stage == core.StageKeep
}

// next is what follows where nothing is decided.
func next(c core.State) core.State {
	c.Do(nextAction(&c))
	return c
}

// nextAction is the first action of Luck, or not to look.
func nextAction(c *core.State) core.Action {
	if c.Stage == core.StageLook {
		return core.Action{Kind: core.Leave}
	}
	var buf [core.MostActions]core.Action
	return c.Actions(buf[:0])[0]
}

// Last reports whether the seat to place is the last one to do so this evening.
func Last(c core.State) bool {
	if c.Stage != core.StagePlace {
		return false
	}
	me := c.Seat
	if c.Cubes[me] != 1 {
		return false
	}
	for s := range c.Seats {
		if s != me && c.Cubes[s] > 0 && c.Hand[s] != 0 {
			return false
		}
	}
	return true
}

// Open reports whether a seat knows every tile on the boards.
func Open(c *core.State, me uint8) bool {
	for w := c.Down & c.Taken &^ c.Mine[me]; w != 0; w &= w - 1 {
		if x := w.First(); x < core.Slots && !c.KnownTo[x].Has(rules.Seat(me)) {
			return false
		}
	}
	return true
}

// A Proof is what is known for certain of a position.
type Proof struct {
	Boards int           // that can be won for certain, the most
	Keys   []core.Action // the placements with which they are
	All    int           // placements
	Size   int           // positions that were looked at
}

// ProveAt looks at every placement and all that can follow, at so many positions at most; 0 is no limit.
func ProveAt(c *core.State, limit int) (f Proof) {
	p := newProver(c.Seat, limit)
	var buf [core.MostActions]core.Action
	all := c.Actions(buf[:0])
	sure := make([]int, len(all))
	for i, a := range all {
		n := *c
		for n.Do(a); p.wins(n, sure[i]+1); sure[i]++ {
		}
	}
	if p.overBudget() {
		return Proof{}
	}
	f = Proof{Boards: slices.Max(sure), All: len(all), Size: p.looked}
	for i, a := range all {
		if sure[i] == f.Boards {
			f.Keys = append(f.Keys, a)
		}
	}
	return f
}

// At is where a problem begins.
func At(p rules.Problem) *core.State {
	c, _ := position(p.Record, p.Record.Entries)
	return c
}

// position is where the entries of a problem's game lead to; not ok where they cannot be played.
func position(r rules.Record, entries []rules.Entry) (*core.State, bool) {
	c := core.Begin(r.Setup())
	for _, e := range entries {
		a, ok := c.Parse(e.Move)
		if !ok || !c.Acts(e.Seat) || !c.Legal(a) {
			return nil, false
		}
		c.Do(a)
	}
	return &c, true
}

// Grade is how hard a problem is: by how much can follow, which the abilities of the tiles make.
func (f Proof) Grade() int {
	switch {
	case f.Size < 3000:
		return 1
	case f.Size < 12_000:
		return 2
	}
	return 3
}

// A Verdict is what comes of the last move of an attempt.
type Verdict struct {
	State   rules.AttemptState
	Boards  int // the most that can be won for certain from there, or that were won
	Entries []rules.Entry
}

// Judge says what comes of the last of some entries, which begin like those of a problem: the others do
// what leaves the solver the fewest boards. After a move that loses a board the evening is played to its
// end.
func Judge(p rules.Problem, entries []rules.Entry) Verdict {
	start, ok := position(p.Record, p.Record.Entries)
	c, can := position(p.Record, entries)
	if !ok || !can {
		return Verdict{Entries: p.Record.Entries}
	}
	prove := newProver(start.Seat, 0)
	v := Verdict{Boards: prove.most(*c), Entries: slices.Clone(entries)}
	if v.Boards < p.Moves {
		v.State = rules.Refuted
	}
	for c.Stage < core.StageHome && (v.State == rules.Refuted || c.Seat != start.Seat || forced(c)) {
		v.do(c, prove.best(*c))
	}
	if c.Stage >= core.StageHome && v.State != rules.Refuted {
		v.State = rules.Solved
	}
	return v
}

// do makes an action and writes it down.
func (v *Verdict) do(c *core.State, a core.Action) {
	s := rules.Seat(c.Seat)
	if c.Chance() {
		s = rules.Luck
	}
	v.Entries = append(v.Entries, rules.Entry{Seat: s, Move: c.Text(a)})
	c.Do(a)
}

// most is how many boards the seat can win for certain.
func (p *prover) most(c core.State) (n int) {
	for p.wins(c, n+1) {
		n++
	}
	return n
}

// best is the best action of the acting seat: for the seat, or against it.
func (p *prover) best(c core.State) (best core.Action) {
	if forced(&c) {
		return nextAction(&c)
	}
	sign := 1
	if c.Seat != p.me {
		sign = -1
	}
	most := -core.Places - 1
	var buf [core.MostActions]core.Action
	for _, a := range c.Actions(buf[:0]) {
		n := c
		n.Do(a)
		if sure := sign * p.most(n); sure > most {
			best, most = a, sure
		}
	}
	return best
}

// Best is an action that keeps a problem solvable after some entries; not ok where there is none.
func Best(p rules.Problem, entries []rules.Entry) (a core.Action, ok bool) {
	c, ok := position(p.Record, entries)
	if !ok || c.Stage >= core.StageHome {
		return a, false
	}
	start, _ := position(p.Record, p.Record.Entries)
	prove := newProver(start.Seat, 0)
	return prove.best(*c), prove.wins(*c, p.Moves)
}
