package bots

import (
	"context"
	"math"
	"math/bits"
	"time"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/search"
)

// How the strong bot searches. The numbers were found by play against the steady one.
const (
	usualSimulations = 1200
	exploration      = 0.15
	narrow           = 4           // moves that are looked at from the first
	widen            = 2           // and how many more for each doubling of the visits
	exactTurns       = 2           // turns, of two seats, that are played as looks best, give or take a little
	turnsAhead       = 6           // turns, of two seats, that a simulation looks ahead, if the mission does not end before
	nearWeight       = 0.6         // how much the end of the first turn counts, against that of the last
	nearWeightOfMany = 0.75        // the same with more than two seats, where the others are guessed less well
	bestRivalWeight  = 0.4         // how much of the rivals the best one counts, against their mean
	halfGame         = 8           // points
	budget           = time.Second // on a slow machine
)

// strong searches: it tries its turns out, most often those that turn out well, against
// others who answer, and rates what comes of them.
type strong struct{ simulations int }

// Simulations returns how many it makes when it is not told.
func (m strong) Simulations(rules.Seat) int { return m.simulations }

// Decide thinks until it has tried enough, its budget is spent, or ctx ends.
func (m strong) Decide(ctx context.Context, t rules.Turn) rules.Move {
	return m.choose(ctx, t.View.(core.Knower).Known(), t).Text()
}

// choose searches the moves of a turn. The decisions of a completion are few and soon
// over, and are left to the steady bot, as are all when there is no time.
func (m strong) choose(ctx context.Context, v core.View, t rules.Turn) core.Action {
	if len(t.Choices) == 1 || v.State.Running || ctx.Err() != nil {
		return bot{steady{usualWeights()}}.action(v.State, t.Rand)
	}
	ctx, free := search.WithBudget(ctx, t, budget)
	defer free()
	o := search.Options{Simulations: m.simulations, Exploration: exploration, Early: true}
	return stepOf(search.Run[searchState](ctx, &searchGame{*v.State}, o.For(t), t.Rand).Pick(search.Selection{}, t.Rand))
}

// searchGame is the game as the search sees it. All is open, but for the order of the
// mission deck: whenever a simulation comes to a draw, it draws from the cards that
// nobody has seen.
type searchGame struct {
	root core.State
}

// A searchState is a core under search, with the memory of its tree.
type searchState struct {
	core.State
	*cache
	luck  search.Luck
	steps int           // made since the present
	soon  search.Reward // how things stood when the first turn was over
}

// moveOf and stepOf return a step as a number, and back.
func moveOf(s core.Action) search.Action { return search.Action(s.Kind)<<8 | search.Action(s.To) }

func stepOf(m search.Action) core.Action {
	return core.Action{Kind: core.ActionKind(m >> 8), To: uint8(m)}
}

func (g *searchGame) Determinize(s *searchState, l *search.Luck) {
	if s.cache == nil {
		s.cache = &cache{evaluator: evaluator{w: usualWeights()}}
	}
	s.State, s.steps = g.root, 0
	s.luck.Dice = search.Dice(l.Uint64())
}

func (g *searchGame) Seat(s *searchState) int {
	if s.Stage == core.StageOver {
		return -1
	}
	return int(s.Seat)
}

// Actions returns the moves that look best, more of them the more often the search comes by. Behind
// the present decision a turn is one: what belongs to it is done as looks best, or else
// the mean of many bad ends would weigh on moves that have several steps.
func (g *searchGame) Actions(s *searchState, to []search.Action) []search.Action {
	r := s.rank(&s.State, &s.luck)
	if s.Stage != core.StageTurn && s.steps > 0 {
		return append(to, moveOf(r.best[0]))
	}
	r.visits++
	n := narrow + widen*(bits.Len32(r.visits)-1)
	for _, x := range r.best[:min(n, int(r.n))] {
		to = append(to, moveOf(x))
	}
	return to
}

// Observe: everybody sees every move.
func (g *searchGame) Observe(_ *searchState, m search.Action) search.Action { return m }

func (g *searchGame) Apply(s *searchState, m search.Action, l *search.Luck) {
	g.step(s, stepOf(m))
	if s.Stage == core.StageDraw {
		s.DrawNext(l.Uint64())
	}
}

// step plays a step, and looks where the first turn leads.
func (g *searchGame) step(s *searchState, x core.Action) {
	first := g.first(&s.State)
	s.State.Do(x)
	s.steps++
	if first && !g.first(&s.State) {
		g.rate(s, &s.soon)
	}
}

// first reports whether a moment belongs to the turn in hand.
func (g *searchGame) first(c *core.State) bool {
	return c.Turns == g.root.Turns && c.Rounds == g.root.Rounds && c.Stage != core.StageOver
}

// Rollout plays some turns more, by the evaluation and then by guesses, and rates what each
// seat has then. All end at the same turn, as far as can be: it matters whose it is.
func (g *searchGame) Rollout(s *searchState, l *search.Luck, w *search.Reward) {
	c := &s.State
	until := max(c.Turns, g.root.Turns+turnsAhead*uint16(g.root.Board.Seats)/2)
	if c.Turns == until && c.Stage != core.StageTurn {
		until++
	}
	for c.Stage < core.StagePick && c.Stage != core.StageDraw && c.Rounds == g.root.Rounds && c.Turns < until {
		if c.Turns >= g.root.Turns+exactTurns*uint16(g.root.Board.Seats)/2 {
			g.step(s, s.rollout(c, l))
			continue
		}
		r, n := s.rank(c, l), 0
		if c.Stage == core.StageTurn && c.Turns > g.root.Turns {
			for n < int(r.n)-1 && n < 3 && l.N(4) == 0 {
				n++
			}
		}
		g.step(s, r.best[n])
	}
	for c.Running && c.Stage != core.StageOver && c.Stage != core.StageDraw { // a mission that is being completed
		g.step(s, s.rollout(c, l))
	}
	g.rate(s, w)
	near := nearWeight
	if g.root.Board.Seats > 2 {
		near = nearWeightOfMany
	}
	for i := range g.root.Board.Seats {
		w[i] += near * (s.soon[i] - w[i])
	}
}

// Points returns what a seat has and may hope for.
func (g *searchGame) Points(s *searchState, seat int) float64 {
	return float64(s.evaluator.evaluate(&s.State)[seat])
}

// winning says how much of a finished game's worth is to have won it.
const winning = 0.4

// rate squashes what each seat has before the others.
func (g *searchGame) rate(s *searchState, w *search.Reward) {
	*w = search.Reward{}
	if s.Stage == core.StageOver && s.Caught == g.root.Board.Captures() { // CHV-6
		return
	}
	v := s.evaluator.evaluate(&s.State)
	if s.Stage == core.StageOver {
		for i := range g.root.Board.Seats { // PIM-155
			v[i] += 0.01 * float32(s.Points[i])
		}
	}
	for i := range g.root.Board.Seats {
		top, sum := float32(-1e9), float32(0)
		for k := 1; k < g.root.Board.Seats; k++ { // in the order of play, as in advantage
			x := v[(i+k)%g.root.Board.Seats]
			top = max(top, x)
			sum += x
		}
		lead := float64(v[i] - top)
		if s.Stage != core.StageOver {
			lead += (1 - bestRivalWeight) * float64(top-sum/float32(g.root.Board.Seats-1))
		}
		w[i] = 1 / (1 + math.Exp(-2*lead/halfGame))
		if s.Stage == core.StageOver {
			w[i] *= 1 - winning
			switch {
			case lead > 0:
				w[i] += winning
			case lead == 0:
				w[i] += winning / 2
			}
		}
	}
}
