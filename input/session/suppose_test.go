package session_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// TestAnotherCourseIsSupposed: after the end another way that the game could have gone on is shown, step by step and
// through the eyes of a seat, while the game stays as it is; going elsewhere ends it, and before the end there is none.
func TestAnotherCourseIsSupposed(t *testing.T) {
	tb := table(t, toy.Chase{}, session.Deps{Sync: true}, botOf("easy"), human("Ada"))
	tb.Update(start)
	course := func(from int) session.Course {
		r := tb.Record()
		r.Entries = r.Entries[:from]
		all, err := rules.Replay(toy.Chase{}, r)
		rulestest.OK(t, err)
		at := []rules.Position{all[from].Guess(1, rand.New(rand.NewPCG(1, 2)))}
		var line []rules.Entry
		for range 2 {
			p := at[len(at)-1]
			e := rules.Entry{Seat: p.Acting()[0]}
			if e.Seat == rules.Luck {
				e.Move = p.Roll(rand.New(rand.NewPCG(3, 4)))
			} else {
				e.Move = p.Choices(e.Seat)[0].Move
			}
			next, err := p.After(e.Seat, e.Move)
			rulestest.OK(t, err)
			at, line = append(at, next), append(line, e)
		}
		return session.Course{Positions: at, Entries: line, By: 1}
	}
	for tb.Len() < 6 {
		play(t, tb, 0)
	}
	c := course(4)
	tb.Seek(4)
	tb.Suppose(c)
	rulestest.Holds(t, len(tb.Supposed().Entries) == 0, "something is supposed before the end")
	tb.Seek(tb.Len())
	for !tb.Over() {
		play(t, tb, 0)
	}
	tb.Seek(4)
	was := rules.Print(tb.View())
	for i, p := range c.Positions {
		c.At = i
		tb.Suppose(c)
		k, said := tb.Supposed().At, tb.Supposed().Said()
		rulestest.Holds(t, k == i && (said != "") == (i > 0), "step %d is %d: %q", i, k, said)
		v := rules.Print(tb.View())
		rulestest.Holds(t, v == rules.Print(p.Seen(1)) && !strings.Contains(v, "fox at"), "after %d moves is shown %s", i, v)
	}
	rulestest.Holds(t, tb.Cursor() == 4 && tb.Reviewing(), "the game is at %d", tb.Cursor())
	tb.Seek(4)
	rulestest.Holds(t, len(tb.Supposed().Entries) == 0 && rules.Print(tb.View()) == was, "the game is not as it was: %s", rules.Print(tb.View()))
}
