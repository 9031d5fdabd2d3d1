// Package problems proves evenings of Estoril in which one placement alone wins the most boards, whatever
// the others do, and answers those who look for it.
package problems

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/cards"
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
	}
	if all := p.turned(&c); all != 0 {
		for ; all != 0; all &= all - 1 {
			if !p.wins(p.turnUp(c, all.First()), boards) {
				return false
			}
		}
		return true
	}
	if p.forced(&c) {
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

// hidden reports whether a reward lies face down, and the seat did not look at it.
func (p *prover) hidden(c *core.State, x uint8) bool {
	return c.Down.Has(x) && !c.KnownTo[x].Has(rules.Seat(p.me))
}

// turned returns what Luck may turn up now where the seat cannot know it: as the reward of the next board, or for a
// conspiracy. Of tiles that come to the same one is there, that which lies there if it is among them.
func (p *prover) turned(c *core.State) (some core.Tiles) {
	all, near := tiles(p.unknown(c)), core.Tiles(0)
	switch x := core.RewardSpot(c.Here()); {
	case c.Stage == core.StageOpen && p.hidden(c, x):
		near = 1 << c.On[x]
	case c.Stage == core.StageDraw && (len(c.Pile.Heap()) > 0 || all.Has(core.Tile(c.Pile.Under()[0]))):
		near = tiles(c.Pile.Heap())
	default:
		return 0
	}
	for b := range uint8(core.Places) {
		if x := core.RewardSpot(b); p.hidden(c, x) {
			all |= 1 << c.On[x]
		}
	}
	var seen uint64
	for _, set := range [...]core.Tiles{all & near, all} {
		for ; set != 0; set &= set - 1 {
			if f := counted(c, set.First()); seen>>f&1 == 0 {
				seen |= 1 << f
				some |= 1 << set.First()
			}
		}
	}
	return some
}

// unknown are the tiles of the pile that the seat cannot place.
func (p *prover) unknown(c *core.State) []cards.Card { return c.Pile.Unknown(rules.Seat(p.me), nil) }

func tiles(all []cards.Card) (set core.Tiles) {
	for _, t := range all {
		set |= 1 << t
	}
	return set
}

// turnUp is what follows when Luck turns up a tile: it has lain there all the time, and what lay there where it was.
func (p *prover) turnUp(c core.State, t core.Tile) core.State {
	pile := p.unknown(&c)
	lies, a := c.On[core.RewardSpot(c.Here())], core.Action{Kind: core.Open}
	if c.Stage == core.StageDraw {
		lies, a = core.Tile(pile[0]), core.Action{Kind: core.Draw, A: uint8(t)}
	}
	swap := func(o core.Tile) core.Tile {
		switch o {
		case t:
			return lies
		case lies:
			return t
		}
		return o
	}
	for b := range uint8(core.Places) {
		if x := core.RewardSpot(b); p.hidden(&c, x) {
			c.On[x] = swap(c.On[x])
		}
	}
	for i, o := range pile {
		pile[i] = cards.Card(swap(core.Tile(o)))
	}
	c.Pile.Refill(rules.Seat(p.me), pile)
	c.Do(a)
	return c
}

// counted is the flag of a tile, if a Nationalism on the boards counts it (EST-84): that is all that a reward does in the
// evening.
func counted(c *core.State, t core.Tile) core.Flag {
	flag := core.Faces[t.FaceIndex()].Flag
	for w := c.Taken & core.AllSpaces; w != 0; w &= w - 1 {
		if f := &core.Faces[c.On[w.First()].FaceIndex()]; f.Flag == flag && slices.Contains(f.Symbols[:], core.Nationalism) {
			return flag
		}
	}
	return core.NoFlag
}

// forced is whether nothing is decided that matters to the winner of the boards: by Luck, who turns up what the seat knows
// and compares the sums; of a
// conspiracy between tiles that come to the same; or by somebody who might look at a tile, where all are known.
func (p *prover) forced(c *core.State) bool {
	return c.Chance() || c.Stage == core.StageLook ||
		c.Stage == core.StageKeep && counted(c, c.Drawn) == counted(c, c.On[core.RewardSpot(c.Here())])
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
	case f.Size < 9_000:
		return 1
	case f.Size < 25_500:
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
	for c.Stage < core.StageHome && (v.State == rules.Refuted || c.Seat != start.Seat || prove.forced(c)) {
		if all := prove.turned(c); all != 0 {
			v.Entries = retold(c, v.Entries, prove.worst(*c, all))
			c, _ = position(p.Record, v.Entries)
			continue
		}
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

// retold are the entries that led to a position, and what Luck turns up then: if another tile lies there, the two have always
// lain in each other's place, which the seat cannot tell.
func retold(c *core.State, entries []rules.Entry, t core.Tile) []rules.Entry {
	a, lies := core.Action{Kind: core.Open}, c.On[core.RewardSpot(c.Here())]
	if c.Stage == core.StageDraw {
		a, lies = core.Action{Kind: core.Draw, A: uint8(t)}, t
		if !c.Legal(a) {
			lies = core.Tile(nextAction(c).A)
		}
	}
	told := slices.Clone(entries)
	for _, kind := range [...]core.ActionKind{core.LayReward, core.Draw} {
		one, other := c.Text(core.Action{Kind: kind, A: uint8(t)}), c.Text(core.Action{Kind: kind, A: uint8(lies)})
		for i, e := range entries {
			switch e.Move {
			case one:
				told[i].Move = other
			case other:
				told[i].Move = one
			}
		}
	}
	return append(told, rules.Entry{Seat: rules.Luck, Move: c.Text(a)})
}

// worst is the tile that leaves the seat the fewest boards when Luck turns it up.
func (p *prover) worst(c core.State, all core.Tiles) (worst core.Tile) {
	least := core.Places + 1
	lies := core.Tiles(1) << c.On[core.RewardSpot(c.Here())] & all
	for _, set := range [...]core.Tiles{lies, all &^ lies} {
		for ; set != 0; set &= set - 1 {
			if sure := p.most(p.turnUp(c, set.First())); sure < least {
				worst, least = set.First(), sure
			}
		}
	}
	return worst
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
	if p.forced(&c) {
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
