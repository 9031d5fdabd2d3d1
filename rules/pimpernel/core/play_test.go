package core_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/pimpernel/words"
)

// TestActionsAgreeWithMoves plays random games at every number of seats and with every
// combination of options, and compares actions with moves: all that are legal are offered,
// moves are read as they are written, no path begins another one, Play does what the
// action does, and no cube is lost.
func TestActionsAgreeWithMoves(t *testing.T) {
	endings := map[string]int{}
	for seats := 2; seats <= core.MostSeats; seats++ {
		for i, o := range AllOptions() {
			t.Run(fmt.Sprintf("%d seats %v", seats, o), func(t *testing.T) {
				p, d := Shuffled(t, seats, o, uint64(i)), Dice(seats*100+i)
				for n := 0; p.Stage != core.StageOver; n++ {
					q := *p
					if p.Stage == core.StageDraw {
						q.DrawNext(d.Next())
						p = &q
						continue
					}
					s := Anything(p, &d)
					q.Do(s)
					if n%12 == 0 || p.Stage != core.StageTurn && n%3 == 0 {
						agrees(t, p, &q, s)
					}
					p = &q
				}
				endings[words.Outcome(p).Ending]++
			})
		}
	}
	for _, e := range []string{"score", "taken"} {
		if endings[e] == 0 {
			t.Error("no game ended by", e)
		}
	}
}

// TestPaths points at what belongs to the seat whose turn it is.
func TestPaths(t *testing.T) {
	p := Plays(t, With(Lay(t, 3, nil), Cubes(Blue, "rest", "horses", "b3"), Tile(Blue, core.Supporters),
		Favor(core.Supporters, core.Remove, core.Horse)), "pass")
	removing, resting := Plays(t, p, "favor supporters"), Plays(t, p, "cube b4")
	for _, x := range []struct {
		p          *core.State
		move, path string
	}{
		{p, "move paris", "pawn.1 region.paris"},
		{p, "cube b4", "supply.1 hex.b4"},
		{p, "favor supporters", "favor.supporters"},
		{removing, "horse", "supply.1 area.horses"},
		{removing, "remove b3", "hex.b3 supply.1"},
		{removing, "remove horses", "heap.horses.1 supply.1"},
		{resting, "rested b5", "heap.rest.1 hex.b5"},
	} {
		c, _ := rules.Choose(x.p.Choices(Blue), rules.Move(x.move))
		is(t, "path of "+x.move, strings.Join(c.Path, " "), x.path)
	}
}

func agrees(t *testing.T, p, q *core.State, played core.Action) {
	t.Helper()
	cs := p.Choices(rules.Seat(p.Seat))
	var buf [core.MostActions]core.Action
	steps := p.List(buf[:0])
	if len(cs) != len(steps) || len(steps) > core.MostActions/2 {
		t.Fatalf("%d choices of %d steps", len(cs), len(steps))
	}
	if _, ok := rules.Choose(cs, played.Text()); !ok {
		t.Fatalf("the playout plays %q, which is not offered", played.Text())
	}
	var paths []string
	for _, c := range cs {
		if s, ok := core.Parse(c.Move); !ok || !slices.Contains(steps, s) || s.Text() != c.Move {
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
	if *Play(t, p, played.Text()) != *q {
		t.Fatalf("the move %q and its action part ways", played.Text())
	}
	conserved(t, q)
}
