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

func targets(t *testing.T, p *input.Picker, want string) {
	t.Helper()
	if got := strings.Join(p.Targets(), " "); got != want {
		t.Errorf("targets %q, want %q", got, want)
	}
}

// said is the move whose path was picked, only the one that is left.
func said(p *input.Picker) (rules.Choice, bool) {
	if o := p.Outcome(); o.Said {
		return o.Choice, true
	}
	return rules.Choice{}, false
}

func only(p *input.Picker) (rules.Choice, bool) {
	o := p.Outcome()
	return o.Choice, o.Meant()
}

func chosen(p *input.Picker) string {
	c, _ := said(p)
	return string(c.Move)
}

func TestPickingInOrder(t *testing.T) {
	p := input.NewPicker(town)
	targets(t, p, "blue pass red")
	if !p.Pick("red") {
		t.Fatal("red")
	}
	targets(t, p, "50 74")
	if p.Outcome().Ask || p.Pick("12") || p.Pick("") || p.Pick("nowhere") {
		t.Error("red does not go there")
	}
	p.Pick("74")
	targets(t, p, "bus taxi")
	if chosen(p) != "" || !p.Outcome().Ask {
		t.Error("the ticket is still to be asked")
	}
	p.Pick("bus")
	targets(t, p, "")
	if chosen(p) != "red 74 bus" || p.Alternatives() != nil {
		t.Errorf("chosen %q", chosen(p))
	}
	for range 3 {
		if !p.Unpick() {
			t.Error("nothing to take back")
		}
	}
	if p.Unpick() {
		t.Error("took back too much")
	}
	p.Pick("pass")
	if chosen(p) != "pass" {
		t.Error("pass")
	}
}

func TestPickingOutOfOrder(t *testing.T) {
	p := input.NewPicker(town)
	p.Pick("74")
	targets(t, p, "blue red")
	if !p.Outcome().Ask || len(p.Alternatives()) != 3 {
		t.Errorf("ask %v", p.Alternatives())
	}
	if a := p.Alternatives()[2]; a.Choice.Move != "blue 74 taxi" || !reflect.DeepEqual(a.Rest, []string{"blue", "taxi"}) {
		t.Errorf("%v", a)
	}
	p.Pick("blue")
	if chosen(p) != "" {
		t.Error("the last step was not deliberate")
	}
	if c, ok := only(p); !ok || c.Move != "blue 74 taxi" {
		t.Error("only one is left")
	}
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
	p := input.NewPicker(town)
	p.Pick("red")
	p.Pick("74")
	if !p.Pick("blue") || strings.Join(p.Picked(), " ") != "74 blue" && strings.Join(p.Picked(), " ") != "blue" {
		t.Errorf("picked %v", p.Picked())
	}
	p.Reset()
	p.Pick("red")
	p.Pick("50")
	p.Pick("blue") // does not go to 50
	if strings.Join(p.Picked(), " ") != "blue" {
		t.Errorf("picked %v", p.Picked())
	}
	if p.Pick("50") || strings.Join(p.Picked(), " ") != "blue" {
		t.Error("red's station dropped blue")
	}
	if !p.Pick("blue") || strings.Join(p.Picked(), " ") != "blue" {
		t.Error("picking it twice is not harmless")
	}
}

// TestAnotherPieceDropsWhatWasPickedOutOfOrder keeps no place that was picked before a piece when another piece is
// picked.
func TestAnotherPieceDropsWhatWasPickedOutOfOrder(t *testing.T) {
	p := input.NewPicker(paths("red 74 taxi", "blue 74 bus", "blue 50 bus"))
	if !p.Pick("74") || !p.Pick("taxi") || !p.Pick("blue") {
		t.Fatal("it cannot be said out of order")
	}
	if got := strings.Join(p.Picked(), " "); got != "blue" {
		t.Errorf("picked are %q", got)
	}
	targets(t, p, "50 74")
}

func TestTheOnlyPieceIsPickedByItself(t *testing.T) {
	p := input.NewPicker(paths("red 74 taxi", "red 50 taxi"))
	targets(t, p, "50 74")
	if p.Alternatives() != nil || p.Unpick() {
		t.Error("nobody has picked anything yet")
	}
	if !p.Pick("red") {
		t.Error("clicking it is not harmless")
	}
	p.Pick("74")
	if !p.Outcome().Ask || chosen(p) != "" {
		t.Error("the last step is nobody's")
	}
	p.Pick("taxi")
	if chosen(p) != "red 74 taxi" {
		t.Error(chosen(p))
	}
	for _, one := range []string{"pass", "red 74"} {
		p = input.NewPicker(paths(one))
		if _, ok := only(p); ok || chosen(p) != "" || len(p.Targets()) != 1 {
			t.Errorf("%q was played for the person", one)
		}
	}
	if p := input.NewPicker(nil); len(p.Targets()) != 0 || p.Pick("x") || chosen(p) != "" {
		t.Error("nothing can be picked of nothing")
	}
}

func TestOrderTellsMovesApart(t *testing.T) {
	swap := paths("a b", "b a", "b c")
	for _, test := range []struct{ clicks, want string }{{"a b", "a b"}, {"b a", "b a"}, {"c b", "b c"}} {
		p := input.NewPicker(swap)
		for _, id := range strings.Fields(test.clicks) {
			p.Pick(id)
		}
		if chosen(p) != test.want {
			t.Errorf("%s chose %q", test.clicks, chosen(p))
		}
	}
	p := input.NewPicker(paths("x a b", "x b a", "y z"))
	p.Pick("a")
	p.Pick("b")
	if p.Pick("x"); chosen(p) != "" {
		t.Error("one of two moves was guessed")
	}
}

func TestDragging(t *testing.T) {
	p := input.NewPicker(town)
	if p.Drag("lamp") || p.Drop("74") {
		t.Error("dragged a lamp")
	}
	p.Drag("red")
	if id, ok := p.Dragged(); !ok || id != "red" {
		t.Error("not lifted")
	}
	targets(t, p, "50 74")
	if !p.Drop("50") {
		t.Fatal("a legal drop")
	}
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
	if strings.Join(p.Picked(), " ") != "red" {
		t.Error("what was picked before the drag is gone")
	}
	p.Drag("blue") // takes red's place
	if p.Drop("50") || strings.Join(p.Picked(), " ") != "blue" {
		t.Error("blue", p.Picked())
	}
	p = input.NewPicker(paths("red 74 taxi", "red 50 taxi"))
	p.Drag("red")
	if p.Drop("3") || !p.Drag("red") || !p.Drop("74") {
		t.Error("the automatic piece cannot be dragged")
	}
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
func skip(p *input.Picker) int { return len(p.Picked()) }

func TestEveryChoiceCanBeSaid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cs := someChoices(t)
		for _, c := range cs {
			p := input.NewPicker(cs)
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
		p := input.NewPicker(cs)
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
		p := input.NewPicker(cs)
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
	p := input.NewPicker(paths("25 black", "25 taxi"))
	if len(p.Alternatives()) != 0 || p.Outcome().Ask {
		t.Error("nothing was pointed at yet")
	}
	if !p.Pick("25") || !p.Outcome().Ask || len(p.Alternatives()) != 2 {
		t.Errorf("it was pointed at, and asks %v", p.Alternatives())
	}
	if c := p.Answer(p.Alternatives()[1]); c.Path[1] != "taxi" {
		t.Errorf("answered %v", c)
	}
	p.Reset()
	if !p.Pick("25") || !p.Unpick() || p.Outcome().Ask || p.Unpick() {
		t.Error("it cannot be put back")
	}
	p = input.NewPicker(paths("25 taxi"))
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
