package input_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// paths makes choices out of lines of targets.
func paths(lines ...string) []rules.Choice {
	var cs []rules.Choice
	for _, l := range lines {
		cs = append(cs, rules.Choice{Move: rules.Move(l), Path: strings.Fields(l)})
	}
	return cs
}

var town = paths(
	"red 74 taxi", "red 74 bus", "red 50 taxi",
	"blue 74 taxi", "blue 12 bus", "pass",
)

func targets(t *testing.T, p *input.ChoiceBuilder, want string) {
	t.Helper()
	got := strings.Join(p.Targets(), " ")
	rulestest.Holds(t, got == want, "targets %q, want %q", got, want)
}

// said is the move whose path was picked, only the one that is left.
func said(p *input.ChoiceBuilder) (rules.Choice, bool) {
	if o := p.Outcome(); o.Said {
		return o.Choice, true
	}
	return rules.Choice{}, false
}

func only(p *input.ChoiceBuilder) (rules.Choice, bool) {
	o := p.Outcome()
	return o.Choice, o.Meant()
}

func chosen(p *input.ChoiceBuilder) string {
	c, _ := said(p)
	return string(c.Move)
}

func TestPickingInOrder(t *testing.T) {
	p := input.NewChoiceBuilder(town)
	targets(t, p, "blue pass red")
	rulestest.Must(t, p.Pick("red"), "red")
	targets(t, p, "50 74")
	rulestest.Holds(t, !p.Outcome().Ask && !p.Pick("12") && !p.Pick("") && !p.Pick("nowhere"),
		"red does not go there")
	p.Pick("74")
	targets(t, p, "bus taxi")
	rulestest.Holds(t, chosen(p) == "" && p.Outcome().Ask, "the ticket is still to be asked")
	p.Pick("bus")
	targets(t, p, "")
	rulestest.Holds(t, chosen(p) == "red 74 bus" && p.Alternatives() == nil, "chosen %q", chosen(p))
	for range 3 {
		rulestest.Holds(t, p.Unpick(), "nothing to take back")
	}
	rulestest.Holds(t, !p.Unpick(), "took back too much")
	p.Pick("pass")
	rulestest.Holds(t, chosen(p) == "pass", "pass")
}

func TestPickingOutOfOrder(t *testing.T) {
	p := input.NewChoiceBuilder(town)
	p.Pick("74")
	targets(t, p, "blue red")
	rulestest.Holds(t, p.Outcome().Ask && len(p.Alternatives()) == 3, "ask %v", p.Alternatives())
	if a := p.Alternatives()[2]; a.Choice.Move != "blue 74 taxi" || !reflect.DeepEqual(a.Rest, []string{"blue", "taxi"}) {
		t.Errorf("%v", a)
	}
	p.Pick("blue")
	rulestest.Holds(t, chosen(p) == "", "the last step was not deliberate")
	c, ok := only(p)
	rulestest.Holds(t, ok && c.Move == "blue 74 taxi", "only one is left")
	p.Pick("taxi")
	if chosen(p) != "blue 74 taxi" {
		t.Error(chosen(p))
	}
	p.Reset()
	p.Pick("74")
	if got := p.Answer(p.Alternatives()[1]); got.Move != "red 74 bus" || chosen(p) != "red 74 bus" {
		t.Error("the answer is not the move", got)
	}
}

func TestAnotherPieceReplacesTheOne(t *testing.T) {
	p := input.NewChoiceBuilder(town)
	p.Pick("red")
	p.Pick("74")
	if !p.Pick("blue") || strings.Join(p.Picked(), " ") != "74 blue" && strings.Join(p.Picked(), " ") != "blue" {
		t.Errorf("picked %v", p.Picked())
	}
	p.Reset()
	p.Pick("red")
	p.Pick("50")
	p.Pick("blue") // does not go to 50
	rulestest.Holds(t, strings.Join(p.Picked(), " ") == "blue", "picked %v", p.Picked())
	rulestest.Holds(t, !p.Pick("50") && strings.Join(p.Picked(), " ") == "blue", "red's station dropped blue")
	rulestest.Holds(t, p.Pick("blue") && strings.Join(p.Picked(), " ") == "blue",
		"picking it twice is not harmless")
}

// TestAnotherPieceDropsWhatWasPickedOutOfOrder keeps no place that was picked before a piece when another piece is
// picked.
func TestAnotherPieceDropsWhatWasPickedOutOfOrder(t *testing.T) {
	p := input.NewChoiceBuilder(paths("red 74 taxi", "blue 74 bus", "blue 50 bus"))
	rulestest.Must(t, p.Pick("74") && p.Pick("taxi") && p.Pick("blue"), "it cannot be said out of order")
	got := strings.Join(p.Picked(), " ")
	rulestest.Holds(t, got == "blue", "picked are %q", got)
	targets(t, p, "50 74")
}

func TestTheOnlyPieceIsPickedByItself(t *testing.T) {
	p := input.NewChoiceBuilder(paths("red 74 taxi", "red 50 taxi"))
	targets(t, p, "50 74")
	rulestest.Holds(t, p.Alternatives() == nil && !p.Unpick(), "nobody has picked anything yet")
	rulestest.Holds(t, p.Pick("red"), "clicking it is not harmless")
	p.Pick("74")
	rulestest.Holds(t, p.Outcome().Ask && chosen(p) == "", "the last step is nobody's")
	p.Pick("taxi")
	if chosen(p) != "red 74 taxi" {
		t.Error(chosen(p))
	}
	for _, one := range []string{"pass", "red 74"} {
		p = input.NewChoiceBuilder(paths(one))
		_, ok := only(p)
		rulestest.Holds(t, !ok && chosen(p) == "" && len(p.Targets()) == 1, "%q was played for the person", one)
	}
	if p := input.NewChoiceBuilder(nil); len(p.Targets()) != 0 || p.Pick("x") || chosen(p) != "" {
		t.Error("nothing can be picked of nothing")
	}
}

func TestOrderTellsMovesApart(t *testing.T) {
	swap := paths("a b", "b a", "b c")
	for _, test := range []struct{ clicks, want string }{{"a b", "a b"}, {"b a", "b a"}, {"c b", "b c"}} {
		p := input.NewChoiceBuilder(swap)
		for _, id := range strings.Fields(test.clicks) {
			p.Pick(id)
		}
		if chosen(p) != test.want {
			t.Errorf("%s chose %q", test.clicks, chosen(p))
		}
	}
	p := input.NewChoiceBuilder(paths("x a b", "x b a", "y z"))
	p.Pick("a")
	p.Pick("b")
	if p.Pick("x"); chosen(p) != "" {
		t.Error("one of two moves was guessed")
	}
}

func TestADragEndsWhereAMoveDoes(t *testing.T) {
	p := input.NewChoiceBuilder(town)
	rulestest.Holds(t, !p.Drag("lamp") && !p.Drop("74"), "dragged a lamp")
	p.Drag("red")
	if id, ok := p.Dragged(); !ok || id != "red" {
		t.Error("not lifted")
	}
	targets(t, p, "50 74")
	rulestest.Must(t, p.Drop("50"), "a legal drop")
	if c, ok := only(p); !ok || c.Move != "red 50 taxi" {
		t.Error("a drop that leaves one move")
	}
	p.Reset()
	for _, bad := range []string{"12", "red", "nowhere", ""} {
		p.Drag("red")
		if p.Drop(bad) || len(p.Picked()) != 0 {
			t.Errorf("dropped on %q: %v", bad, p.Picked())
		}
	}
	p.Pick("red") // in hand by a click before
	p.Drag("red")
	p.CancelDrag()
	rulestest.Holds(t, strings.Join(p.Picked(), " ") == "red", "what was picked before the drag is gone")
	p.Drag("blue") // takes red's place
	rulestest.Holds(t, !p.Drop("50") && strings.Join(p.Picked(), " ") == "blue", "blue %v", p.Picked())
	p = input.NewChoiceBuilder(paths("red 74 taxi", "red 50 taxi"))
	p.Drag("red")
	rulestest.Holds(t, !p.Drop("3") && p.Drag("red") && p.Drop("74"), "the automatic piece cannot be dragged")
}

// someChoices draws choices that keep the contract: distinct paths, none the
// beginning of another.
func someChoices(t *rapid.T) []rules.Choice {
	n := rapid.IntRange(1, 12).Draw(t, "n")
	var cs []rules.Choice
	for range n {
		path := rapid.SliceOfN(rapid.SampledFrom([]string{"a", "b", "c", "d", "e", "f"}), 1, 4).Draw(t, "path")
		clash := slices.ContainsFunc(cs, func(c rules.Choice) bool {
			k := min(len(c.Path), len(path))
			return slices.Equal(c.Path[:k], path[:k])
		})
		if !clash {
			cs = append(cs, rules.Choice{Move: rules.Move(strings.Join(path, " ")), Path: path})
		}
	}
	slices.SortFunc(cs, func(a, b rules.Choice) int { return strings.Compare(string(a.Move), string(b.Move)) })
	return cs
}

// skip is how many of a path's targets are picked by themselves.
func skip(p *input.ChoiceBuilder) int { return len(p.Picked()) }

func TestEveryChoiceCanBeSaid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cs := someChoices(t)
		for _, c := range cs {
			p := input.NewChoiceBuilder(cs)
			for _, id := range c.Path[skip(p):] {
				if !slices.Contains(p.Targets(), id) || !p.Pick(id) {
					t.Fatalf("in order: %v of %v", c, cs)
				}
			}
			if got, ok := said(p); !ok || got.Move != c.Move {
				t.Fatalf("in order: %v chose %v", c, got)
			}
		}
	})
}

func TestEveryChoiceCanBeSaidInAnyOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cs := someChoices(t)
		c := rapid.SampledFrom(cs).Draw(t, "choice")
		p := input.NewChoiceBuilder(cs)
		clicks := rapid.Permutation(c.Path[skip(p):]).Draw(t, "clicks")
		before := slices.Clone(p.Picked())
		for n := range clicks {
			if twins(cs, append(slices.Clone(before), clicks[:n+1]...)) {
				return // moves that differ in nothing but the order have to be said in order
			}
		}
		for _, id := range clicks {
			if !p.Pick(id) {
				t.Fatalf("%v: %q refused after %v", c, id, p.Picked())
			}
		}
		if want := append(before, clicks...); !slices.Equal(p.Picked(), want) {
			t.Fatalf("picked %v, clicked %v", p.Picked(), want)
		}
		got, ok := said(p)
		if ok && !sameTargets(got.Path, c.Path) {
			t.Fatalf("%v chose %v", clicks, got)
		}
		if !ok {
			// Read in order the clicks begin another, longer choice: that is legal.
			if len(p.Targets()) == 0 {
				t.Fatalf("%v of %v is a dead end", clicks, cs)
			}
			for _, o := range cs {
				if slices.Equal(o.Path[:min(len(o.Path), len(p.Picked()))], p.Picked()) {
					return
				}
			}
			t.Fatalf("%v of %v chose nothing", clicks, cs)
		}
	})
}

// twins reports whether what was picked says two choices at once.
func twins(cs []rules.Choice, picked []string) bool {
	n := 0
	for _, c := range cs {
		if sameTargets(c.Path, picked) {
			n++
		}
	}
	return n > 1
}

func sameTargets(a, b []string) bool {
	return fmt.Sprint(slices.Sorted(slices.Values(a))) == fmt.Sprint(slices.Sorted(slices.Values(b)))
}

func TestBackUndoesPickAndNonsenseChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cs := someChoices(t)
		p := input.NewChoiceBuilder(cs)
		now := func() string { return fmt.Sprint(p.Picked(), p.Targets(), len(p.Alternatives())) }
		for range rapid.IntRange(0, 6).Draw(t, "steps") {
			before, n := now(), len(p.Picked())
			id := rapid.SampledFrom([]string{"a", "b", "c", "d", "e", "f", "?"}).Draw(t, "id")
			switch ok := p.Pick(id); {
			case !ok && now() != before:
				t.Fatalf("a refused %q changed %s to %s", id, before, now())
			case ok && len(p.Picked()) == n+1:
				p.Unpick()
				if now() != before {
					t.Fatalf("back: %s, was %s", now(), before)
				}
				p.Pick(id)
			}
			if p.Targets() == nil && chosen(p) == "" && len(cs) > 0 {
				t.Fatal("a dead end")
			}
		}
	})
}

// TestPointingAtWhatIsPicked: where only one place can be reached, it counts as
// picked; pointing at it must still ask how to get there.
func TestPointingAtWhatIsPicked(t *testing.T) {
	p := input.NewChoiceBuilder(paths("25 black", "25 taxi"))
	rulestest.Holds(t, len(p.Alternatives()) == 0 && !p.Outcome().Ask, "nothing was pointed at yet")
	rulestest.Holds(t, p.Pick("25") && p.Outcome().Ask && len(p.Alternatives()) == 2,
		"it was pointed at, and asks %v", p.Alternatives())
	if c := p.Answer(p.Alternatives()[1]); c.Path[1] != "taxi" {
		t.Errorf("answered %v", c)
	}
	p.Reset()
	rulestest.Holds(t, p.Pick("25") && p.Unpick() && !p.Outcome().Ask && !p.Unpick(), "it cannot be put back")
	p = input.NewChoiceBuilder(paths("25 taxi"))
	if _, ok := only(p); ok {
		t.Error("the last step is the person's")
	}
	if _, ok := only(p); !p.Pick("25") || ok {
		t.Error("it cannot be pointed at")
	}
	if c, ok := only(p); !ok || c.Path[1] != "taxi" {
		t.Error("pointing at the only place does not mean the only move")
	}
}
