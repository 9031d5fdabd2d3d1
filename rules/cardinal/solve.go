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
	s.line = Line{Score: v.core.score(), AtMost: v.core.score()}
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
	steps    []step // the moves of the line
	nodes    int
}

// Widths of the beam, and the room of the prover.
const (
	narrowest = 64
	widest    = 1 << 14
	fewStocks = 16
	mostStock = 1 << 10
	// A census comes when there is a good line, below which it drops all; and later with
	// more room, if that was not enough.
	firstCount = 2
	lastCount  = 8
	mostProof  = 1 << 20
	mostRuns   = 40
	// mostDecisions is more than the lines take that a beam of decisions finds.
	mostDecisions = 240
)

func (s *solver) search(ctx context.Context) {
	roots := s.view.core.settle(s.k)
	for _, r := range roots {
		h := r.core.hope(s.k)
		s.line.AtMost = max(s.line.AtMost, min(r.core.bound(s.k), h.most(s.k, &r.core)))
	}
	for _, r := range roots {
		s.offer(&r.core, func() []step { return r.by.steps[:r.by.n] })
	}
	b := beam{k: s.k, seen: newKnown(), deepest: 400}
	f := brief{k: s.k, w: frugal(), met: newMemory()}
	d := descent{k: s.k, w: usual()}
	missing, counts := s.view.core.killed != 0, firstCount
	if bits.OnesCount32(roots[0].core.pawns()) > 2 {
		counts = lastCount + 1
	}
	p := prover{k: s.k, seen: newKnown()}
	p.begin(roots, s.line.Score)
	for run := 0; !s.done(ctx); run++ {
		s.tune(&b, run)
		if missing {
			d.seed, d.width = b.seed, min(fewStocks<<min(run, 8), mostStock)
			if d.wish = staying; run%2 == 1 {
				d.wish = leaving
			}
			if s.descend(ctx, &d, roots); s.done(ctx) {
				return
			}
		}
		if !missing || run%2 == 1 {
			b.idle, b.cut, b.nodes, b.most = 30, false, 0, s.left()
			b.run(ctx, roots, s.offer)
			if s.nodes += b.nodes; s.done(ctx) {
				return
			}
		}
		if !missing && run%2 == 0 {
			f.seed, f.width, f.most = b.seed, min(2*b.width, widest), s.left()
			if s.reach(ctx, &f, roots); s.done(ctx) {
				return
			}
		}
		if run == counts && run <= lastCount {
			if s.count(ctx, roots, 1<<(18+run)); s.done(ctx) {
				return
			}
			counts += 2
		}
		room := min(32*b.width, mostProof)
		if !b.cut {
			room = min(1<<(15+min(run, 5)), mostProof) // little can follow, so it may be proved
		}
		s.prove(ctx, &p, room)
		if run > mostRuns {
			return // nothing new can be expected
		}
	}
}

// tune gets the beam ready for a run.
func (s *solver) tune(b *beam, run int) {
	b.seed = s.effort.Seed + uint64(run)*0x9e3779b97f4a7c15
	b.width = min(narrowest<<min((run+1)/2, 8), widest)
	if b.w = usual(); run%2 == 1 {
		b.w = frugal() // another opinion
	}
	// To let somebody go, even to his death, is worth a look only when all else
	// has failed.
	if b.wish = staying; run > 0 && (!b.cut || run%4 == 3 && s.line.Lost()) {
		b.wish = leaving
	}
	// When all was not to be had at once, what cannot be better than the best so far
	// only takes room.
	if b.least = 0; run > 1 || run > 0 && s.line.Lost() {
		b.least = s.line.Score + 1
	}
}

// reach looks for a line to as many points as nobody has proved to be lost yet.
func (s *solver) reach(ctx context.Context, f *brief, roots []child) {
	f.goal, f.below = s.line.AtMost, mostDecisions
	line := f.run(ctx, roots)
	s.nodes += f.nodes
	if line != nil {
		s.better(f.goal, line)
	}
}

// descend looks for a better line, and best for one to as many points as nobody has
// proved to be lost yet.
func (s *solver) descend(ctx context.Context, d *descent, roots []child) {
	d.goal, d.least, d.most = s.line.AtMost, s.line.Score+1, s.left()
	d.run(ctx, roots, s.offer)
	s.nodes += d.nodes
}

// count asks a census how many points can be had, and how. Where there are no coins, and
// will be none, it soon comes to an end, and has half of the effort; elsewhere it looks
// at so many moments at most.
func (s *solver) count(ctx context.Context, roots []child, room int) {
	c := census{k: s.k, best: s.line.Score, most: (s.left() + 1) / 2}
	if !s.k.closed || roots[0].core.supply != [suits]uint8{} {
		if c.most = room; s.effort.Nodes > 0 {
			c.most = min(room, (s.left()+1)/2)
		}
	}
	ended := c.run(ctx, roots)
	s.nodes += c.nodes
	if line := c.trail(); line != nil {
		s.better(c.best, line)
	}
	if ended && c.best < s.line.AtMost {
		s.line.AtMost = c.best
		s.tell()
	}
}

// left is how many nodes the effort still allows, 0 for any number.
func (s *solver) left() int {
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
func (s *solver) offer(c *core, line func() []step) bool {
	if c.promise() < s.line.Score || c.promise() == s.line.Score && s.line.Moves != nil {
		return true
	}
	end, out := c.walkOut(s.k)
	s.better(end.score(), append(line(), out...))
	return !s.line.Best()
}

// better keeps a line that is better than what there was, if the record has room.
func (s *solver) better(score int, steps []step) {
	if score <= s.line.Score || int(s.view.core.entries)+len(steps) > mostEntries-5 {
		return
	}
	s.line.Score = score
	s.keep(steps)
}

// keep makes steps the line, and tells it.
func (s *solver) keep(steps []step) {
	s.steps, s.line.Moves = steps, make([]rules.Move, 0, len(steps))
	for _, t := range steps {
		s.line.Moves = append(s.line.Moves, t.text())
	}
	s.tell()
}

// prove brings the upper bound down as far as the room allows.
func (s *solver) prove(ctx context.Context, p *prover, room int) {
	p.best = max(p.best, s.line.Score)
	before := p.nodes
	if p.most = 0; s.effort.Nodes > 0 {
		p.most = before + s.left()
	}
	p.run(ctx, min(room, mostProof-len(p.spots)), func(score int, line []step) {
		s.better(score, line)
	})
	s.nodes += p.nodes - before
	if most := max(p.atMost(), s.line.Score); most < s.line.AtMost {
		s.line.AtMost = most
		s.tell()
	}
}

func (s *solver) tell() {
	if s.progress != nil {
		l := s.line
		l.Nodes = s.nodes
		s.progress(l)
	}
}
