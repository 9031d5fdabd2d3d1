package pimpernel

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestPromise(t *testing.T) { rulestest.Promise(t, Game{}, 1) }

// allOptions are the answers to the set-up page in every combination.
func allOptions() []rules.Options {
	all := []rules.Options{{}}
	for _, q := range questions() {
		var more []rules.Options
		for _, o := range all {
			for _, v := range q.Values {
				next := rules.Options{q.Key: v.Key}
				for k, x := range o {
					next[k] = x
				}
				more = append(more, next)
			}
		}
		all = more
	}
	return all
}

// TestCoreAgreesWithTheContract plays random games on the core at every number of seats
// and with every combination of options, and compares the core with the contract: the
// playout picks what is offered, moves are read as they are written, no path begins
// another one, After does what the core does, and no cube is lost.
func TestCoreAgreesWithTheContract(t *testing.T) {
	endings := map[string]int{}
	for seats := 2; seats <= mostSeats; seats++ {
		for i, o := range allOptions() {
			t.Run(fmt.Sprintf("%d seats %v", seats, o), func(t *testing.T) {
				p, d := laid(t, seats, o, uint64(i)), dice(seats*100+i)
				for n := 0; p.stage != StageOver; n++ {
					q := *p
					if p.stage == StageDraw {
						q.State.drawNext(d.next())
						p = &q
						continue
					}
					s := p.anything(&d)
					q.State.do(s)
					if n%12 == 0 || p.stage != StageTurn && n%3 == 0 {
						agrees(t, p, &q, s)
					}
					p = &q
				}
				endings[p.Outcome().Ending]++
			})
		}
	}
	for _, e := range []string{"score", "taken"} {
		if endings[e] == 0 {
			t.Error("no game ended by", e)
		}
	}
}

func agrees(t *testing.T, p, q *Position, played Action) {
	t.Helper()
	cs := p.Choices(rules.Seat(p.seat))
	var buf [mostActions]Action
	steps := p.list(buf[:0])
	if len(cs) != len(steps) || len(steps) > mostActions/2 {
		t.Fatalf("%d choices of %d steps", len(cs), len(steps))
	}
	if _, ok := rules.Choose(cs, played.text()); !ok {
		t.Fatalf("the playout plays %q, which is not offered", played.text())
	}
	var paths []string
	for _, c := range cs {
		if s, ok := parse(c.Move); !ok || !slices.Contains(steps, s) || s.text() != c.Move {
			t.Fatalf("%q is read as %v", c.Move, s)
		}
		paths = append(paths, strings.Join(c.Path, " ")+" ")
	}
	slices.Sort(paths)
	for i := 1; i < len(paths); i++ {
		if strings.HasPrefix(paths[i], paths[i-1]) {
			t.Fatalf("the path %q begins %q", paths[i-1], paths[i])
		}
	}
	next, err := p.After(rules.Seat(p.seat), played.text())
	if err != nil {
		t.Fatal(err)
	}
	if next.(*Position).State != q.State {
		t.Fatalf("the core and the position part ways by %q", played.text())
	}
	conserved(t, q)
}
