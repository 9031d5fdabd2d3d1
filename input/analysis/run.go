package analysis

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"
	"time"

	"intrigue/input/record"
	"intrigue/input/supervisor"
	"intrigue/rules"
)

// Run is what is to be looked at.
type Run struct {
	Game    rules.Game
	Record  rules.Record
	Program string  // the version of this program
	Effort  float64 // for a decision: 0 or 1 is about 0.3 s of one core
	Workers int     // decisions that are looked at at once; 0 is as many as leave the picture its room
	// From is what was found before, to go on with; nil begins anew.
	From *Analysis
	// Only are the entries of decisions to look at, again if need be; nil looks at all decisions and
	// draws that are missing in From, or for which less effort was made.
	Only []int
	// Progress is given what was found so far, after a decision or draw, but not again before a while has gone by; nil
	// is not told. It is never called twice at once, and what it is given is not changed afterwards.
	Progress func(*Analysis)
	// Every is how long that while is; 0 tells of every decision and draw.
	Every time.Duration
	// Ready is called before every decision and draw, by several workers at once, and returns when the work
	// may go on, or ctx ends; nil never waits.
	Ready func(ctx context.Context)
}

// errOpen is why there is no analysis of a game that goes on.
var errOpen = errors.New("the game is not over: an analysis would give away what is still secret")

// Do looks at the decisions, and returns what it has found when it is done or ctx ends; then with the
// error of ctx. A game that is not over, or that cannot be looked back on, is an error.
func (r Run) Do(ctx context.Context) (*Analysis, error) {
	analyst, ok := r.Game.(rules.Analyst)
	if !ok {
		return nil, fmt.Errorf("%s has no analysis", r.Game.About().Title)
	}
	all, err := rules.Replay(r.Game, r.Record)
	switch {
	case err != nil:
		return nil, err
	case !all[len(all)-1].Outcome().Over():
		return nil, errOpen
	}
	thoughtful := decisions(r.Record, all)
	a := &Analysis{Format: Format, Program: r.Program, Game: r.Record.Game, Edition: r.Record.Edition, Digest: digest(r.Record)}
	if r.From != nil {
		a = r.From.clone()
	}
	if r.Effort == 0 {
		r.Effort = 1
	}
	if r.Only == nil || r.From == nil {
		a.Total = len(thoughtful)
	}
	todo := r.Only
	if todo == nil {
		todo = slices.DeleteFunc(thoughtful, func(i int) bool {
			d, known := a.At(i)
			return known && d.Effort >= r.Effort || slices.Contains(a.Unjudged, i)
		})
		slices.SortStableFunc(todo, func(i, k int) int { return r.whose(i) - r.whose(k) })
	}
	found := finds{Analysis: a, progress: r.Progress, every: r.Every}
	r.each(ctx, len(todo), func(k int) { r.look(ctx, analyst, all, todo[k], &found) })
	if f, ok := r.Game.(rules.Forecaster); ok && r.Only == nil {
		draws := weighings(r.Game, r.Record, a.Team)
		a.Draws = len(draws)
		draws = slices.DeleteFunc(draws, func(w weighing) bool {
			d, known := a.DrawAt(w.from, w.side)
			return known && d.Effort >= r.Effort
		})
		r.each(ctx, len(draws), func(k int) { r.draw(ctx, f, all, draws[k], &found) })
	}
	return a, ctx.Err()
}

// whose is 0 for an entry of a person, and 1 for one of a bot: people want to know about their own decisions first.
func (r Run) whose(entry int) int {
	if r.Record.Seats[r.Record.Entries[entry].Seat].Person() {
		return 0
	}
	return 1
}

// errUnjudged is of a decision that its game does not judge.
var errUnjudged = errors.New("it is not judged")

// decisions are the entries at which somebody had a choice.
func decisions(r rules.Record, all []rules.Position) (entries []int) {
	for i, e := range r.Entries {
		if e.Seat >= 0 && len(all[i].Choices(e.Seat)) > 1 {
			entries = append(entries, i)
		}
	}
	return entries
}

// finds are what several workers find.
type finds struct {
	*Analysis
	sync.Mutex
	progress func(*Analysis)
	every    time.Duration
	told     time.Time // when progress was last called
}

// keep writes down what was found.
func (f *finds) keep(what func(*Analysis)) {
	f.Lock()
	defer f.Unlock()
	what(f.Analysis)
	if f.progress != nil && time.Since(f.told) >= f.every {
		f.told = time.Now()
		f.progress(f.clone())
	}
}

// look looks at a decision. One that cannot be judged is left out, and costs the rest nothing; of what was found
// before, a look that fails takes nothing away.
func (r Run) look(ctx context.Context, analyst rules.Analyst, all []rules.Position, i int, to *finds) {
	d, kind, err := r.judge(ctx, analyst, all[i], i)
	if ctx.Err() != nil {
		return // it may have been cut short
	}
	to.keep(func(a *Analysis) {
		if err != nil {
			if at, unjudged := slices.BinarySearch(a.Unjudged, i); !unjudged {
				if _, known := a.At(i); !known {
					a.Unjudged = slices.Insert(a.Unjudged, at, i)
				}
			}
			return
		}
		a.InPoints, a.Team = kind.InPoints, kind.Team
		a.put(d)
	})
}

// draw weighs a draw, likewise.
func (r Run) draw(ctx context.Context, f rules.Forecaster, all []rules.Position, w weighing, to *finds) {
	d, err := r.weigh(ctx, f, all, w)
	if ctx.Err() != nil {
		return
	}
	to.keep(func(a *Analysis) {
		if err != nil {
			if _, known := a.DrawAt(w.from, w.side); known {
				return
			}
			d = Draw{Entry: w.from, Side: w.side, Effort: r.Effort} // nothing is known to have hung on it
		}
		a.putDraw(d)
	})
}

// each does n pieces of work, several at once, until ctx ends.
func (r Run) each(ctx context.Context, n int, do func(int)) {
	workers := r.Workers
	if workers <= 0 {
		workers = max(1, runtime.GOMAXPROCS(0)-spareCores)
	}
	supervisor.Each(ctx, workers, n, background, func(i int) { // the table is still looked at, and drawn
		if r.Ready != nil {
			r.Ready(ctx)
		}
		if ctx.Err() == nil {
			do(i)
		}
	})
}

// judge looks at one decision. What the seat is told then is a View and guesses, never the position.
func (r Run) judge(ctx context.Context, analyst rules.Analyst, p rules.Position, i int) (d Decision, j rules.Judgement, err error) {
	e := r.Record.Entries[i]
	t := supervisor.NewTurn(p, e.Seat, record.BotRand(0, i)) // the deal is none of its business
	j, err = supervisor.Run(ctx, func(ctx context.Context) (rules.Judgement, error) {
		return analyst.Judge(ctx, t, e.Move, r.Effort), nil
	})
	if err != nil {
		return d, j, err
	}
	if len(j.Best) == 0 {
		return d, j, errUnjudged
	}
	d = Decision{Entry: i, Seat: e.Seat, Best: j.Best, Played: j.Played, Lost: j.Lost, Why: j.Why, Lesson: j.Lesson, Effort: r.Effort}
	sane := len(d.Best) > 0 && !math.IsNaN(d.Played.Chance) && !math.IsNaN(d.Lost)
	for _, b := range d.Best {
		_, legal := rules.Choose(t.Choices, b.Move)
		sane = sane && legal && !math.IsNaN(b.Chance)
	}
	if !sane {
		return d, j, fmt.Errorf("the decision at entry %d was judged by what could not be chosen", i)
	}
	if !j.InPoints {
		d.Lost = d.Before() - d.After()
	}
	if d.Lost <= 0 || d.Best[0].Move == d.Played.Move {
		d.Lost, d.Lesson = 0, ""
	}
	if d.Lost > 0 {
		d.Apart = contrasts(j.Better, j.Instead)
	}
	if (&Analysis{InPoints: j.InPoints}).Mark(d) > Unmarked {
		d.Then = r.line(ctx, p, d)
	}
	return d, j, nil
}
