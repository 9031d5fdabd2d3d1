package rulestest

import (
	"context"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"intrigue/rules"
)

// Judges plays games by chance and has every so many-th decision judged, with an effort. Every move that is
// named was a choice, chances lie between 0 and 1 and are sorted, the same question has the same
// answer, and so has every position that looks to the seat like the true one. A lesson has its
// advice.
func Judges(t *testing.T, g rules.Game, setup rules.Setup, effort float64, every int) {
	t.Helper()
	analyst, ok := g.(rules.Analyst)
	if !ok {
		t.Fatal("it is no Analyst")
	}
	b := bench{T: t, game: g, analyst: analyst, effort: effort, lessons: map[string]bool{}}
	for seed := range uint64(3) {
		b.seed, b.chance = seed, rand.New(rand.NewPCG(seed, 23))
		p, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; len(p.Acting()) > 0 && n < 400; n++ {
			s := p.Acting()[0]
			m := rules.Move("")
			if s == rules.Luck {
				m = p.Roll(b.chance)
			} else {
				all := p.Choices(s)
				m = all[b.chance.IntN(len(all))].Move
				if len(all) > 1 && n%every == 0 {
					b.judge(p, s, m, uint64(n))
				}
			}
			if p, err = p.After(s, m); err != nil {
				t.Fatal(err)
			}
		}
	}
	for l := range b.lessons {
		if analyst.Advice(l) == "" {
			t.Errorf("there is no advice for %q", l)
		}
	}
	if b.told*3 < b.lost {
		t.Errorf("facts tell %d of %d better choices from those that were made", b.told, b.lost)
	}
	if b.judged < 10 || b.lost < 3 || len(b.lessons) == 0 || analyst.Advice("nothing of the kind") != "" {
		t.Errorf("%d decisions were judged, %d of them wrong, with the lessons %v", b.judged, b.lost, b.lessons)
	}
}

// bench is what Judges counts over its games.
type bench struct {
	*testing.T
	game    rules.Game
	analyst rules.Analyst
	effort  float64
	seed    uint64
	chance  *rand.Rand

	judged, lost, told int // decisions, those that something was better than, and those of them that facts tell apart
	lessons            map[string]bool
}

// judge has the move m of seat s judged, the n-th of its game.
func (b *bench) judge(p rules.Position, s rules.Seat, m rules.Move, n uint64) {
	ask := func(q rules.Position) rules.Judgement {
		return b.analyst.Judge(context.Background(), TurnOf(q, s, b.seed, n), m, b.effort)
	}
	j := ask(p)
	if len(j.Best) == 0 {
		return
	}
	b.judged++
	sane(b.T, j, p.Choices(s), m)
	b.told += factual(b.T, j)
	forecasts(b.T, b.game, p, s, b.chance)
	q := p.Guess(s, b.chance)
	if face(q, s) != face(p, s) {
		q = p
	}
	if !reflect.DeepEqual(j, ask(q)) {
		b.Errorf("the same question about %q has two answers, or seat %d is judged by what it cannot know", m, s)
	}
	if j.Best[0].Chance > j.Played.Chance || j.Lost > 0 {
		b.lost++
	}
	if j.Lesson != "" {
		b.lessons[j.Lesson] = true
	}
}

// forecasts has a moment foreseen by every seat of a game that is a Forecaster: as a chance, the same
// for the same question, and for every position that looks to the seat like the true one.
func forecasts(t *testing.T, g rules.Game, p rules.Position, acting rules.Seat, r *rand.Rand) {
	t.Helper()
	f, ok := g.(rules.Forecaster)
	if !ok {
		return
	}
	for _, s := range []rules.Seat{0, acting} {
		ask := func(q rules.Position) float64 {
			chance, ok := f.Forecast(context.Background(), TurnOf(q, s, 3, 4), 0.002)
			if ok && !(chance >= 0 && chance <= 1) {
				t.Errorf("seat %d is foreseen a chance of %g", s, chance)
			}
			return chance
		}
		q := p.Guess(s, r)
		if face(q, s) != face(p, s) {
			q = p
		}
		if chance, again := ask(p), ask(q); again != chance {
			t.Errorf("seat %d is foreseen %g, and asked again, or in another place that looks the same to it, %g", s, chance, again)
		}
	}
}

// factual checks the facts of a judgement: each is a sentence, has a key of its own, and differs from its like of the other
// choice in its words as in its number. It returns 1 if some tell the best choice from the one that was made.
func factual(t *testing.T, j rules.Judgement) (told int) {
	t.Helper()
	for _, side := range [][]rules.Fact{j.Better, j.Instead} {
		keys := map[string]bool{}
		for _, f := range side {
			if keys[f.Key] || f.Key == "" || !strings.HasSuffix(f.Text, ".") {
				t.Errorf("%+v is no fact", f)
			}
			keys[f.Key] = true
		}
	}
	for _, b := range j.Better {
		for _, i := range j.Instead {
			if b.Key == i.Key && b.N != i.N && b.Text == i.Text {
				t.Errorf("of %q and %q: %+v, %+v", j.Best[0].Move, j.Played.Move, b, i)
			}
			if b.Key == i.Key && b.N != i.N && b.Good >= i.Good {
				told = 1
			}
		}
	}
	return told
}

// sane checks a judgement of a move.
func sane(t *testing.T, j rules.Judgement, all []rules.Choice, m rules.Move) {
	t.Helper()
	if j.Played.Move != m {
		t.Errorf("%q is judged as %q", m, j.Played.Move)
	}
	for i, b := range append(j.Best, j.Played) {
		if _, ok := rules.Choose(all, b.Move); !ok {
			t.Errorf("%q was no choice", b.Move)
		}
		if math.IsNaN(b.Chance) || b.Chance < 0 || b.Chance > 1 {
			t.Errorf("%q has the chance %g", b.Move, b.Chance)
		}
		if i > 0 && i < len(j.Best) && b.Chance > j.Best[i-1].Chance {
			t.Errorf("%q stands behind a worse choice", b.Move)
		}
	}
	if j.Why == "" && j.Best[0].Move != m && (j.Lost > 0 || !j.InPoints) {
		t.Errorf("nothing speaks for %q", j.Best[0].Move)
	}
}
