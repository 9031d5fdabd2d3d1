package cardinal

import (
	"context"
	"math/bits"

	"intrigue/rules"
)

// Line is what the solver has found out about a moment of a game: moves that can be
// played from it, and how good it can still get.
type Line struct {
	Moves []rules.Move // to be played in this order; empty when nothing can be gained
	Score int          // of the game after Moves: at least so many points can still be had
	// AtMost is proved: no way of playing on scores more.
	AtMost int
	Nodes  int // moments looked at so far
}

// Perfect reports whether the line leads to a perfect game.
func (l Line) Perfect() bool { return l.Score == Perfect }

// Lost reports whether a perfect game is proved to be out of reach.
func (l Line) Lost() bool { return l.AtMost < Perfect }

// Best reports whether the line is proved to be as good as any.
func (l Line) Best() bool { return l.Score == l.AtMost }

// Effort says how hard to look. The result depends on nothing else, unless the
// context ends first.
type Effort struct {
	Seed  uint64
	Nodes int // moments to look at, 0 for as many as the context allows
	// Short asks for few decisions: when the best line is found, or half of the effort
	// is spent, shorter lines of the same score are looked for. Without a limit to the
	// effort it ends when nothing shorter is to be expected.
	Short bool
}

// Solve looks for the best way to play on. It tells every improvement to progress,
// which may be nil, and returns when the line is proved to be best, when the effort
// is spent or when ctx ends, at once and with the best that was found. It works in
// the caller's goroutine.
//
// A beam search runs again and again, wider each time, and every second time another
// one that goes straight for the upper bound. Where a musketeer is killed, a descent
// takes its place, and the first one every second time. After each run a prover goes on
// to bring that bound down, with as much room as the beam had; with no more than two
// musketeers inside, a census tells how much can be had.
func Solve(ctx context.Context, v View, e Effort, progress func(Line)) Line {
	s := &solver{view: &v, k: v.castle, effort: e, progress: progress}
	s.line = Line{Score: v.state.score(), AtMost: v.state.score()}
	if v.Stage == StageDeal {
		s.line.AtMost = Perfect
	}
	if v.Stage == StageDeal || v.Stage == StageOver {
		return s.line
	}
	if e.Short {
		s.effort.Nodes = (e.Nodes + 1) / 2
	}
	s.search(ctx)
	if s.effort = e; e.Short {
		s.shorten(ctx)
	}
	s.line.Nodes = s.nodes
	return s.line
}

type solver struct {
	view     *View
	k        *castle
	effort   Effort
	progress func(Line)
	line     Line
	actions  []action // the moves of the line
	nodes    int
}

// Widths of the beam, and the room of the prover.
const (
	minWidth  = 64
	maxWidth  = 1 << 14
	minGroups = 16
	maxGroups = 1 << 10
	// A census comes when there is a good line, below which it drops all; and later with
	// more room, if that was not enough.
	firstExhaust = 2
	lastExhaust  = 8
	maxTree      = 1 << 20
	maxRuns      = 40
	// maxActions is more than the lines take that a beam of decisions finds.
	maxActions = 240
)

func (s *solver) search(ctx context.Context) {
	roots := s.view.state.roots(s.k)
	for _, r := range roots {
		h := r.state.relax(s.k)
		s.line.AtMost = max(s.line.AtMost, min(r.state.countBound(s.k), h.upperBound(s.k, &r.state)))
	}
	for _, r := range roots {
		s.offer(&r.state, func() []action { return r.by.actions[:r.by.n] })
	}
	b := beam{k: s.k, seen: newKeySet(), maxDepth: 400}
	f := costBeam{k: s.k, w: shortWeights(), costs: newCostTable()}
	d := groupBeam{k: s.k, w: usualWeights()}
	missing, counts := s.view.state.killed != 0, firstExhaust
	if bits.OnesCount32(roots[0].state.pawns()) > 2 {
		counts = lastExhaust + 1
	}
	p := branchAndBound{k: s.k, seen: newKeySet()}
	p.begin(roots, s.line.Score)
	for run := 0; !s.done(ctx); run++ {
		s.tune(&b, run)
		if missing {
			d.seed, d.width = b.seed, min(minGroups<<min(run, 8), maxGroups)
			if d.moves = stayInside; run%2 == 1 {
				d.moves = allMoves
			}
			if s.groupSearch(ctx, &d, roots); s.done(ctx) {
				return
			}
		}
		if !missing || run%2 == 1 {
			b.stall, b.pruned, b.nodes, b.maxNodes = 30, false, 0, s.remaining()
			b.run(ctx, roots, s.offer)
			if s.nodes += b.nodes; s.done(ctx) {
				return
			}
		}
		if !missing && run%2 == 0 {
			f.seed, f.width, f.maxNodes = b.seed, min(2*b.width, maxWidth), s.remaining()
			if s.costSearch(ctx, &f, roots); s.done(ctx) {
				return
			}
		}
		if run == counts && run <= lastExhaust {
			if s.exhaust(ctx, roots, 1<<(18+run)); s.done(ctx) {
				return
			}
			counts += 2
		}
		room := min(32*b.width, maxTree)
		if !b.pruned {
			room = min(1<<(15+min(run, 5)), maxTree) // little can follow, so it may be proved
		}
		s.prove(ctx, &p, room)
		if run > maxRuns {
			return // nothing new can be expected
		}
	}
}

// tune gets the beam ready for a run.
func (s *solver) tune(b *beam, run int) {
	b.seed = s.effort.Seed + uint64(run)*0x9e3779b97f4a7c15
	b.width = min(minWidth<<min((run+1)/2, 8), maxWidth)
	if b.w = usualWeights(); run%2 == 1 {
		b.w = shortWeights() // another opinion
	}
	// To let somebody go, even to his death, is worth a look only when all else
	// has failed.
	if b.moves = stayInside; run > 0 && (!b.pruned || run%4 == 3 && s.line.Lost()) {
		b.moves = allMoves
	}
	// When all was not to be had at once, what cannot be better than the best so far
	// only takes room.
	if b.atLeast = 0; run > 1 || run > 0 && s.line.Lost() {
		b.atLeast = s.line.Score + 1
	}
}

// costSearch looks for a line to as many points as nobody has proved to be lost yet.
func (s *solver) costSearch(ctx context.Context, f *costBeam, roots []child) {
	f.goal, f.maxCost = s.line.AtMost, maxActions
	line := f.run(ctx, roots)
	s.nodes += f.nodes
	if line != nil {
		s.improve(f.goal, line)
	}
}

// groupSearch looks for a better line, and best for one to as many points as nobody has
// proved to be lost yet.
func (s *solver) groupSearch(ctx context.Context, d *groupBeam, roots []child) {
	d.goal, d.atLeast, d.maxNodes = s.line.AtMost, s.line.Score+1, s.remaining()
	d.run(ctx, roots, s.offer)
	s.nodes += d.nodes
}

// exhaust asks a census how many points can be had, and how. Where there are no coins, and
// will be none, it soon comes to an end, and has half of the effort; elsewhere it looks
// at so many moments at most.
func (s *solver) exhaust(ctx context.Context, roots []child, room int) {
	c := exhaustive{k: s.k, best: s.line.Score, maxNodes: (s.remaining() + 1) / 2}
	if !s.k.closed || roots[0].state.supply != [suits]uint8{} {
		if c.maxNodes = room; s.effort.Nodes > 0 {
			c.maxNodes = min(room, (s.remaining()+1)/2)
		}
	}
	ended := c.run(ctx, roots)
	s.nodes += c.nodes
	if line := c.line(); line != nil {
		s.improve(c.best, line)
	}
	if ended && c.best < s.line.AtMost {
		s.line.AtMost = c.best
		s.report()
	}
}

// remaining is how many nodes the effort still allows, 0 for any number.
func (s *solver) remaining() int {
	if s.effort.Nodes == 0 {
		return 0
	}
	return max(1, s.effort.Nodes-s.nodes)
}

func (s *solver) done(ctx context.Context) bool {
	return s.line.Best() || ctx.Err() != nil || s.effort.Nodes > 0 && s.nodes >= s.effort.Nodes
}

// offer looks at a moment that promises more than those before it; it is false when
// there is no need to look further.
func (s *solver) offer(c *state, line func() []action) bool {
	if c.scoreWithEscapes() < s.line.Score || c.scoreWithEscapes() == s.line.Score && s.line.Moves != nil {
		return true
	}
	end, out := c.escapeAll(s.k)
	s.improve(end.score(), append(line(), out...))
	return !s.line.Best()
}

// improve keeps a line that is better than what there was, if the record has room.
func (s *solver) improve(score int, steps []action) {
	if score <= s.line.Score || int(s.view.state.decisions)+len(steps) > mostEntries-5 {
		return
	}
	s.line.Score = score
	s.keep(steps)
}

// keep makes steps the line, and tells it.
func (s *solver) keep(steps []action) {
	s.actions, s.line.Moves = steps, make([]rules.Move, 0, len(steps))
	for _, t := range steps {
		s.line.Moves = append(s.line.Moves, t.text())
	}
	s.report()
}

// prove brings the upper bound down as far as the room allows.
func (s *solver) prove(ctx context.Context, p *branchAndBound, room int) {
	p.best = max(p.best, s.line.Score)
	before := p.nodes
	if p.maxNodes = 0; s.effort.Nodes > 0 {
		p.maxNodes = before + s.remaining()
	}
	p.run(ctx, min(room, maxTree-len(p.tree)), func(score int, line []action) {
		s.improve(score, line)
	})
	s.nodes += p.nodes - before
	if most := max(p.upperBound(), s.line.Score); most < s.line.AtMost {
		s.line.AtMost = most
		s.report()
	}
}

func (s *solver) report() {
	if s.progress != nil {
		l := s.line
		l.Nodes = s.nodes
		s.progress(l)
	}
}
