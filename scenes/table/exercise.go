package table

import (
	"context"
	"fmt"
	"slices"

	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/table/match"
)

// exercise is what is tried at a table: a problem of the game, or a decision of one's own to be made better.
type exercise interface {
	record() rules.Record // that leads to it
	key() string          // under which the settings keep what came of it
	words() exerciseWords
	task() string
	attempt(ctx context.Context, entries []rules.Entry) rules.Attempt                           // see rules.Puzzler
	solve(ctx context.Context, entries []rules.Entry) (m rules.Move, near, why string, ok bool) // likewise
	next(a *app.App) (exercise, bool)                                                           // the next one that was not solved yet
}

// exerciseWords are what is said of every exercise of a kind.
type exerciseWords struct {
	name             string // of this one, on its card
	next, leave      string // on keys
	wait, last, note string
	counts           bool // for the streak
}

// puzzle is a problem of the game, whose solver answers with the hardest defence or with what refutes a move.
type puzzle struct {
	game rules.Game
	rules.Problem
}

// ProblemTried is what came of a problem so far.
func ProblemTried(a *app.App, t match.Cover, p rules.Problem) store.ProblemProgress {
	return tried(a, puzzle{t.Game, p})
}

func (p puzzle) by() rules.Puzzler    { return p.game.(rules.Puzzler) }
func (p puzzle) record() rules.Record { return p.Record }
func (p puzzle) key() string          { return p.game.About().Key + "." + p.Key }
func (p puzzle) task() string         { return p.by().Task(p.Problem) }

func (p puzzle) attempt(ctx context.Context, entries []rules.Entry) rules.Attempt {
	return p.by().Attempt(ctx, p.Problem, entries)
}

func (p puzzle) solve(ctx context.Context, entries []rules.Entry) (m rules.Move, near, why string, ok bool) {
	return p.by().Solve(ctx, p.Problem, entries)
}

// alike are the problems of the same kind, and at which of them this one stands.
func (p puzzle) alike() (all []rules.Problem, at int) {
	all = slices.DeleteFunc(slices.Clone(p.by().Problems()), func(o rules.Problem) bool { return o.Kind != p.Kind })
	return all, slices.IndexFunc(all, func(o rules.Problem) bool { return o.Key == p.Key })
}

func (p puzzle) next(a *app.App) (exercise, bool) {
	all, at := p.alike()
	for i := 1; i < len(all); i++ {
		if o := (puzzle{p.game, all[(at+i)%len(all)]}); !tried(a, o).Solved {
			return o, true
		}
	}
	return nil, false
}

// Grades are the three grades of problems, the easiest first.
var Grades = [3]string{"easy", "medium", "hard"}

func (p puzzle) words() exerciseWords {
	_, at := p.alike()
	kinds := p.by().ProblemKinds()
	kind := kinds[slices.IndexFunc(kinds, func(k rules.ProblemKind) bool { return k.Key == p.Kind })]
	return exerciseWords{
		name: fmt.Sprintf("%s %d, %s", kind.Name, at+1, Grades[p.Grade-1]),
		next: "Next problem", leave: "Leave the problem", wait: "Looking for the best reply…",
		last: "Solved, and so are all the others.", counts: true,
		note: "Leave the problem whenever you like. What you have solved is kept.",
	}
}

// retry is one of some slips, to be made good: it is judged as an analysis does, and nobody replies.
type retry struct {
	game rules.Game
	all  []analysis.Slip
	at   int
}

func (r retry) slip() analysis.Slip  { return r.all[r.at] }
func (r retry) record() rules.Record { return r.slip().Before(r.game) }
func (r retry) key() string          { return r.slip().Key() }

func (r retry) words() exerciseWords {
	return exerciseWords{
		name: fmt.Sprintf("Mistake %d of %d", r.at+1, len(r.all)),
		next: "Next mistake", leave: "Leave", wait: "Judging your choice…", last: "Well found. That was the last one.",
		note: "Leave whenever you like. What you have found is kept.",
	}
}

func (r retry) task() string {
	s := r.slip()
	return fmt.Sprintf("Move %d. You played: “%s” Find better.", s.Number(), s.Told(r.game))
}

// next is the next slip that was not made good yet.
func (r retry) next(a *app.App) (exercise, bool) {
	for i := 1; i < len(r.all); i++ {
		if o := (retry{r.game, r.all, (r.at + i) % len(r.all)}); !tried(a, o).Solved {
			return o, true
		}
	}
	return nil, false
}

// attempt judges the choice that the last of the entries is.
func (r retry) attempt(ctx context.Context, entries []rules.Entry) rules.Attempt {
	s, made := r.slip(), rules.Attempt{Entries: entries, State: rules.Refuted}
	d, err := s.Again(ctx, r.game, entries[len(entries)-1].Move)
	better, played := s.Contrasts()
	switch {
	case err != nil || ctx.Err() != nil:
		made.State, made.Entries = rules.Attempting, nil // it counts for nothing
	case s.Of.Right(d.Lost) && d.Played.Move != s.Played.Move:
		made.State = rules.Solved
		made.Words = app.JoinNonEmpty(" ", "Well found.", s.Of.Chances(d), better)
	case d.Played.Move == s.Played.Move:
		made.Words = app.JoinNonEmpty(" ", "That is what you played. You can do better.", played)
	default:
		made.Words = app.JoinNonEmpty(" ", "You can do better.", s.Of.Chances(d))
	}
	return made
}

// solve is the best choice: first what it brings, then what it is.
func (r retry) solve(context.Context, []rules.Entry) (m rules.Move, near, why string, ok bool) {
	s := r.slip()
	better, _ := s.Contrasts()
	near = "Another choice is better. " + s.Of.Unexplained(s.Decision)
	if better != "" {
		near = "Look for a choice that leads to this: " + better
	}
	return s.Best[0].Move, near, app.JoinNonEmpty(" ", s.Why, better), true
}

// tried is what came of an exercise so far.
func tried(a *app.App, e exercise) store.ProblemProgress { return a.Settings.Problems[e.key()] }
