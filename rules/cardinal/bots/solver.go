package bots

import (
	"context"
	"math/bits"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// Line holds what the solver has found out about a state: moves that can be played from it,
// and how good the game can still get.
type Line struct {
	Moves []rules.Move // to be played in this order; empty when nothing can be gained
	Score int          // of the game after Moves: at least so many points can still be had
	// AtMost is proved: no way of playing on scores more.
	AtMost int
	Nodes  int // states looked at so far
}

// Perfect reports whether the line leads to a perfect game.
func (l Line) Perfect() bool { return l.Score == core.Perfect }

// Lost reports whether a perfect game is proved to be out of reach.
func (l Line) Lost() bool { return l.AtMost < core.Perfect }

// Best reports whether the line is proved to be as good as any.
func (l Line) Best() bool { return l.Score == l.AtMost }

// Effort says how hard to look. The result depends on nothing else, unless the
// context ends first.
type Effort struct {
	Seed  uint64
	Nodes int // states to look at, 0 for as many as the context allows
	// Short asks for few actions: when the best line is found, or half of the effort is
	// spent, shorter lines of the same score are looked for. Without a limit to the
	// effort it ends when nothing shorter is to be expected.
	Short bool
}

// Solve looks for the best way to play on. It tells every improvement to progress,
// which may be nil, and returns when the line is proved to be best, when the effort
// is spent or when ctx ends, at once and with the best that was found. It works in
// the caller's goroutine.
//
// A beam search runs again and again, wider each time, and every second time a beam by
// cost that goes straight for the upper bound. Where a musketeer is killed, a beam of
// groups takes its place, and the first one every second time. After each run a branch
// and bound goes on to bring that bound down, with as much room as the beam had; with no
// more than two musketeers inside, an exhaustive search tells how much can be had.
func Solve(ctx context.Context, k *core.Castle, from *core.State, e Effort, progress func(Line)) Line {
	s := &solver{from: *from, k: k, effort: e, progress: progress}
	s.line = Line{Score: from.Score(), AtMost: from.Score()}
	switch from.Stage {
	case core.StageDeal:
		s.line.AtMost = core.Perfect
		return s.line
	case core.StageOver:
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
	k        *core.Castle
	from     core.State
	roots    []child
	effort   Effort
	progress func(Line)
	line     Line
	actions  []core.Action // the moves of the line
	nodes    int

	beam   beam
	cost   costBeam
	groups groupBeam
	proof  branchAndBound
}

// Widths of the beams, and the room of the proof.
const (
	minWidth  = 64
	maxWidth  = 1 << 14
	minGroups = 16
	maxGroups = 1 << 10
	// The runs with an exhaustive search: one when there is a good line, below which it drops all; and
	// every second one later, with more room, if that was not enough.
	firstExhaust = 2
	lastExhaust  = 8
	maxProof     = 1 << 20
	maxRuns      = 42 // nothing new can be expected after that
	// maxActions is more than the lines take that a beam by cost finds.
	maxActions = 240
)

// begin finds a first line and a first bound from the roots, and gets all searches ready.
func (s *solver) begin() {
	s.roots = rootsOf(s.k, &s.from)
	for _, r := range s.roots {
		s.line.AtMost = max(s.line.AtMost, min(countBound(s.k, &r.state), relaxedBound(s.k, &r.state)))
	}
	for _, r := range s.roots {
		s.offer(&r.state, func() []core.Action { return r.by.actions[:r.by.n] })
	}
	s.beam = beam{beamSearch: beamSearch{k: s.k}, seen: newKeySet(), maxDepth: 400, stall: 30}
	s.cost = costBeam{beamSearch: beamSearch{k: s.k, w: shortWeights()}, costs: newCostTable()}
	s.groups = groupBeam{beamSearch: beamSearch{k: s.k, w: usualWeights()}}
	s.proof = branchAndBound{k: s.k, seen: newKeySet()}
	s.proof.begin(s.roots, s.line.Score)
}

// search runs the searches that Solve names, wider each time, until all is done.
func (s *solver) search(ctx context.Context) {
	s.begin()
	killed := s.from.Killed != 0
	nextExhaust := firstExhaust // a run
	if bits.OnesCount32(s.roots[0].state.Pawns()) > 2 {
		nextExhaust = lastExhaust + 1 // never
	}
	for run := 0; run < maxRuns && !s.done(ctx); run++ {
		s.tune(run)
		if killed {
			if s.searchGroups(ctx, run); s.done(ctx) {
				return
			}
		}
		if !killed || run%2 == 1 {
			if s.searchStates(ctx); s.done(ctx) {
				return
			}
		}
		if !killed && run%2 == 0 {
			if s.searchByCost(ctx); s.done(ctx) {
				return
			}
		}
		if run == nextExhaust && run <= lastExhaust {
			if s.exhaust(ctx, 1<<(18+run)); s.done(ctx) {
				return
			}
			nextExhaust += 2
		}
		room := min(32*s.beam.width, maxProof)
		if !s.beam.dropped {
			room = min(1<<(15+min(run, 5)), maxProof) // little can follow, so it may be proved
		}
		s.prove(ctx, room)
	}
}

// tune gets the beam ready for a run.
func (s *solver) tune(run int) {
	b := &s.beam
	b.seed = s.effort.Seed + uint64(run)*0x9e3779b97f4a7c15
	b.width = min(minWidth<<min((run+1)/2, 8), maxWidth)
	if b.w = usualWeights(); run%2 == 1 {
		b.w = shortWeights() // another opinion
	}
	// To let somebody go, even to his death, is worth a look only when all else
	// has failed.
	if b.moves = stayInside; run > 0 && (!b.dropped || run%4 == 3 && s.line.Lost()) {
		b.moves = allMoves
	}
	// When all was not to be had at once, what cannot be better than the best so far
	// only takes room.
	if b.atLeast = 0; run > 1 || run > 0 && s.line.Lost() {
		b.atLeast = s.line.Score + 1
	}
}

// searchStates looks for a better line by the beam over states.
func (s *solver) searchStates(ctx context.Context) {
	s.beam.dropped, s.beam.budget = false, budget{maxNodes: s.remaining()}
	s.beam.run(ctx, s.roots, s.offer)
	s.nodes += s.beam.nodes
}

// searchByCost looks for a line to as many points as nobody has proved to be lost yet.
func (s *solver) searchByCost(ctx context.Context) {
	b := &s.cost
	b.seed, b.width, b.maxNodes = s.beam.seed, min(2*s.beam.width, maxWidth), s.remaining()
	b.goal, b.maxCost = s.line.AtMost, maxActions
	line := b.run(ctx, s.roots)
	s.nodes += b.nodes
	if line != nil {
		s.improve(b.goal, line)
	}
}

// searchGroups looks for a better line, and best for one to as many points as nobody has
// proved to be lost yet.
func (s *solver) searchGroups(ctx context.Context, run int) {
	b := &s.groups
	b.seed, b.width, b.maxNodes = s.beam.seed, min(minGroups<<min(run, 8), maxGroups), s.remaining()
	if b.moves = stayInside; run%2 == 1 {
		b.moves = allMoves
	}
	b.goal, b.atLeast = s.line.AtMost, s.line.Score+1
	b.run(ctx, s.roots, s.offer)
	s.nodes += b.nodes
}

// exhaust looks how many points can be had. Where there are no coins, and will
// be none, that soon comes to an end, and has half of the effort; elsewhere it looks at
// so many states at most.
func (s *solver) exhaust(ctx context.Context, room int) {
	x := exhaustive{k: s.k, best: s.line.Score}
	if x.maxNodes = (s.remaining() + 1) / 2; !s.k.Closed || s.roots[0].state.Coins() > 0 {
		if x.maxNodes == 0 || x.maxNodes > room {
			x.maxNodes = room
		}
	}
	ended := x.run(ctx, s.roots)
	s.nodes += x.nodes
	if ended {
		s.bound(x.best)
	}
}

// prove brings the upper bound down as far as the room allows.
func (s *solver) prove(ctx context.Context, room int) {
	p := &s.proof
	p.best = max(p.best, s.line.Score)
	before := p.nodes
	if p.maxNodes = 0; s.effort.Nodes > 0 {
		p.maxNodes = before + s.remaining()
	}
	p.run(ctx, min(room, maxProof-len(p.states)), s.improve)
	s.nodes += p.nodes - before
	s.bound(max(p.upperBound(), s.line.Score))
}

// bound lowers what is proved to be the most.
func (s *solver) bound(most int) {
	if most < s.line.AtMost {
		s.line.AtMost = most
		s.report()
	}
}

// remaining returns how many nodes the effort still allows, 0 for any number.
func (s *solver) remaining() int {
	if s.effort.Nodes == 0 {
		return 0
	}
	return max(1, s.effort.Nodes-s.nodes)
}

// spent reports whether there is no effort left.
func (s *solver) spent(ctx context.Context) bool {
	return ctx.Err() != nil || s.effort.Nodes > 0 && s.nodes >= s.effort.Nodes
}

func (s *solver) done(ctx context.Context) bool { return s.line.Best() || s.spent(ctx) }

// offer looks at a state that promises more than those before it; it is false when
// there is no need to look further.
func (s *solver) offer(at *core.State, line func() []core.Action) bool {
	score := scoreWithEscapes(at)
	if score < s.line.Score || score == s.line.Score && s.line.Moves != nil {
		return true
	}
	end, out := escapeAll(s.k, at)
	s.improve(end.Score(), append(line(), out...))
	return !s.line.Best()
}

// improve keeps a line that scores more than what there was, if the record has room.
func (s *solver) improve(score int, line []core.Action) {
	if score <= s.line.Score || int(s.from.Decisions)+len(line) > core.MostDecisions-5 {
		return
	}
	s.line.Score = score
	s.keep(line)
}

// keep makes actions the line, and reports it.
func (s *solver) keep(line []core.Action) {
	s.actions, s.line.Moves = line, make([]rules.Move, 0, len(line))
	for _, a := range line {
		s.line.Moves = append(s.line.Moves, a.Text())
	}
	s.report()
}

func (s *solver) report() {
	if s.progress != nil {
		l := s.line
		l.Nodes = s.nodes
		s.progress(l)
	}
}
