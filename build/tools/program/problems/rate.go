package main

import (
	"context"
	"fmt"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"

	"intrigue/input/record"
	"intrigue/input/results"
	"intrigue/input/supervisor"
	"intrigue/rules"
)

// A contestant tries problems. Ratings are on one scale for problems, bots and people: who has 400 points more than a problem
// solves it ten times as often as not.
type contestant struct {
	rating float64
	decide func(context.Context, rules.Turn) rules.Move
}

// The ratings of the first three levels of bots, and of a hint, which thinks about as long as the third. Nobody has measured
// them against people: they say what "hard" means.
var (
	levelRatings = [...]float64{1000, 1400, 1800}
	hintRating   = 1600.0
	gradeRatings = [...]float64{1: 1200, 2: 1500, 3: 1800}
)

// tries is how often each contestant tries a problem, with other luck. What its proof says of it, the grade, counts as much as
// so many tries: bots play to win the game and have not read the task, so they may miss what anybody sees who has.
const tries, gradeTries = 8, 8

// contestants are the bots of a game and its hint. All of them think a fixed amount, not by the clock.
func contestants(src source) (all []contestant, err error) {
	g := src.game
	var decide []func(context.Context, rules.Turn) rules.Move
	for _, l := range g.About().Levels {
		b, err := g.(rules.Bots).Bot(l.Key)
		if err != nil {
			return nil, err
		}
		decide = append(decide, func(ctx context.Context, t rules.Turn) rules.Move {
			if s, ok := b.(rules.Searcher); ok {
				t.Simulations = s.Simulations(t.Seat)
			}
			return b.Decide(ctx, t)
		})
	}
	if src.between != nil {
		decide = slices.Insert(decide, 1, src.between)
	}
	for i, r := range levelRatings {
		all = append(all, contestant{r, decide[i]})
	}
	return append(all, contestant{hintRating, func(ctx context.Context, t rules.Turn) rules.Move {
		m, _ := g.(rules.Hinter).Hint(ctx, t)
		return m
	}}), nil
}

// rateFile rates the problems of a file, finds their themes, and writes them back.
func rateFile(src source, file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	all, err := rules.ReadProblems(string(text))
	if err != nil {
		return err
	}
	by, err := contestants(src)
	if err != nil {
		return err
	}
	supervisor.Each(context.Background(), runtime.GOMAXPROCS(0), len(all), func() {}, func(i int) {
		p := &all[i]
		if p.Themes = src.themes(*p, solution(src.game, *p)); p.Rating == 0 {
			won := attempts(src.game, *p, by)
			p.Rating = rating(by, won, gradeRatings[p.Grade])
			fmt.Fprintln(os.Stderr, p.Key, p.Themes, won, p.Rating)
		}
	})
	var lines strings.Builder
	for _, p := range all {
		lines.WriteString(p.Line())
	}
	return os.WriteFile(file, []byte(lines.String()), 0o644)
}

// attempts counts how often each contestant solves a problem.
func attempts(g rules.Game, p rules.Problem, by []contestant) []int {
	won := make([]int, len(by))
	answers := map[string]rules.Attempt{} // by what was played
	for i, c := range by {
		for n := range tries {
			if solves(g, p, c, uint64(n), answers) {
				won[i]++
			}
		}
	}
	return won
}

// solves lets a contestant try a problem once.
func solves(g rules.Game, p rules.Problem, c contestant, luck uint64, answers map[string]rules.Attempt) bool {
	r := p.Record
	for {
		at, err := rules.Replay(g, r)
		if err != nil {
			return false
		}
		now := at[len(at)-1]
		seat := now.Acting()[0]
		m := c.decide(context.Background(), supervisor.NewTurn(now, seat, record.BotRand(p.Record.Deal+luck, len(r.Entries))))
		if _, ok := rules.Choose(now.Choices(seat), m); !ok {
			return false
		}
		r.Entries = append(slices.Clone(r.Entries), rules.Entry{Seat: seat, Move: m})
		key := fmt.Sprint(r.Entries[len(p.Record.Entries):])
		a, known := answers[key]
		if !known {
			a = g.(rules.Puzzler).Attempt(context.Background(), p, r.Entries)
			answers[key] = a
		}
		if a.State != rules.Attempting {
			return a.State == rules.Solved
		}
		r.Entries = a.Entries
	}
}

// solution are the entries of a problem up to the end of the solution that its game gives, with the hardest defence.
func solution(g rules.Game, p rules.Problem) []rules.Entry {
	r, by := p.Record, g.(rules.Puzzler)
	for {
		at, err := rules.Replay(g, r)
		m, _, _, ok := by.Solve(context.Background(), p, r.Entries)
		if err != nil || !ok {
			return nil
		}
		move := rules.Entry{Seat: at[len(at)-1].Acting()[0], Move: m}
		a := by.Attempt(context.Background(), p, append(slices.Clone(r.Entries), move))
		if r.Entries = a.Entries; a.State != rules.Attempting {
			return r.Entries
		}
	}
}

// rating is the number at which contestants of these ratings were to be expected to solve a problem as often as they did, and
// somebody of the rating of its grade half the time.
func rating(by []contestant, won []int, grade float64) int {
	surplus := func(d float64) float64 {
		sum := gradeTries * (0.5 - results.Expected(grade, d))
		for i, c := range by {
			sum += float64(won[i]) - tries*results.Expected(c.rating, d)
		}
		return sum
	}
	low, high := 0.0, 4000.0
	for high-low > 0.1 {
		if mid := (low + high) / 2; surplus(mid) > 0 { // they solve it more often: it is easier
			high = mid
		} else {
			low = mid
		}
	}
	return int(math.Round(low))
}
