package table

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
)

// exercise is what is tried at a table: a problem of the game, or a decision of one's own to be made better.
type exercise interface {
	record() rules.Record // that leads to it
	key() string          // under which the settings keep what came of it
	words() exerciseWords
	task() string
	attempt(ctx context.Context, entries []rules.Entry) rules.Attempt                           // see rules.Puzzler
	solve(ctx context.Context, entries []rules.Entry) (m rules.Move, near, why string, ok bool) // likewise
	next(a *app.App) (exercise, bool)                                                           // the next one that is to be tried
	// ended keeps what came of a try, and helped that a hint was given. They say what that changes.
	ended(a *app.App, solved bool) string
	helped(a *app.App) string
}

// exerciseWords are what is said of every exercise of a kind.
type exerciseWords struct {
	name             string // of this one, on its card
	next, leave      string // on keys
	wait, last, note string
	hint             string // when the key for one is pointed at
}

// puzzle is a problem of the game, whose solver answers with the hardest defence or with what refutes a move.
type puzzle struct {
	game rules.Game
	rules.Problem
	theme string // that was chosen for this one and those after it, "" for any
}

// ProblemTried is what came of a problem so far.
func ProblemTried(a *app.App, t match.Cover, p rules.Problem) store.ProblemProgress {
	return tried(a, puzzle{game: t.Game, Problem: p})
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

func (p puzzle) next(a *app.App) (exercise, bool) {
	o, ok := NextProblem(a, p.game, p.theme)
	return puzzle{p.game, o, p.theme}, ok
}

// NextProblem is the problem of a game, and of a theme if that is not "", that is to be tried next: the
// one whose rating is nearest to yours. It is not ok when all are solved, or rest until their week is over.
func NextProblem(a *app.App, g rules.Game, theme string) (next rules.Problem, ok bool) {
	all, least := g.(rules.Puzzler).Problems(), 0
	ratings := a.Settings.ProblemRatings(g.About().Key, all)
	for _, p := range all {
		far := p.Rating - ratings[len(ratings)-1]
		far = max(far, -far)
		if theme != "" && !slices.Contains(p.Themes, theme) || !tried(a, puzzle{game: g, Problem: p}).Waits(a.Clock()) {
			continue
		}
		if !ok || far < least {
			next, least, ok = p, far, true
		}
	}
	return next, ok
}

// ended says how the rating moved, and, once the problem is solved, how hard it is and what it turned on.
func (p puzzle) ended(a *app.App, solved bool) string {
	moved := p.rate(a, solved)
	a.Settings.CountTry(p.key(), solved)
	if !solved {
		return moved
	}
	var themes []string
	for _, t := range p.kind().Themes {
		if slices.Contains(p.Themes, t.Key) {
			themes = append(themes, t.Title)
		}
	}
	about := ""
	if len(themes) > 0 {
		about = widgets.If(len(themes) > 1, "Themes: ", "Theme: ") + strings.Join(themes, ", ") + "."
	}
	return app.JoinNonEmpty(" ", moved, "This problem is rated "+prose.Thousands(p.Rating)+".", about)
}

func (p puzzle) helped(a *app.App) string {
	if moved := p.rate(a, false); moved != "" {
		return moved + " A hint counts as a miss."
	}
	return ""
}

// rate notes a try, and says how the rating moved if it was the first one.
func (p puzzle) rate(a *app.App, solved bool) string {
	all := p.by().Problems()
	before := a.Settings.ProblemRatings(p.game.About().Key, all)
	a.Settings.RateTry(p.key(), solved, a.Clock())
	after := a.Settings.ProblemRatings(p.game.About().Key, all)
	was, is := before[len(before)-1], after[len(after)-1]
	switch {
	case len(after) == len(before):
		return ""
	case is == was:
		return "Your rating stays at " + prose.Thousands(is) + "."
	}
	return fmt.Sprintf("Your rating %s from %s to %s.", widgets.If(is > was, "rises", "falls"), prose.Thousands(was), prose.Thousands(is))
}

// kind is the sort of problem it is.
func (p puzzle) kind() rules.ProblemKind {
	kinds := p.by().ProblemKinds()
	return kinds[slices.IndexFunc(kinds, func(k rules.ProblemKind) bool { return k.Key == p.Kind })]
}

// Grades are the three grades of problems, the easiest first.
var Grades = [3]string{"easy", "medium", "hard"}

func (p puzzle) words() exerciseWords {
	at := 0
	for _, o := range p.by().Problems() {
		if o.Kind == p.Kind {
			at++
		}
		if o.Key == p.Key {
			break
		}
	}
	return exerciseWords{
		name: fmt.Sprintf("%s %d, %s", p.kind().Name, at, Grades[p.Grade-1]),
		next: "Next problem", leave: "Leave the problem", wait: "Looking for the best reply…",
		last: "Solved. That was the last one for now.",
		hint: "A hint counts as a miss for your rating, unless you have tried this problem before",
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
	return fmt.Sprintf("Move %d. You played: “%s” Find something better.", s.Number(), s.Told(r.game))
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

func (r retry) ended(a *app.App, solved bool) string {
	a.Settings.CountTry(r.key(), solved)
	return ""
}

func (r retry) helped(*app.App) string { return "" }

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
