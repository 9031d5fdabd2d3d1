package rules_test

import (
	"slices"
	"testing"

	"intrigue/rules"
)

func language() *rules.Codec {
	kinds := rules.List("taxi", "bus")
	return rules.NewCodec(
		rules.Verb{Name: "stay hidden"},
		rules.Verb{Name: "draw", Args: []rules.Vocabulary{rules.Numbers(1, 199)}},
		rules.Verb{Args: []rules.Vocabulary{kinds, rules.List("red", "blue"), rules.Numbers(1, 199)}},
		rules.Verb{Args: []rules.Vocabulary{kinds, rules.Numbers(1, 199)}},
	)
}

func TestCodecReadsWhatItWrites(t *testing.T) {
	c := language()
	for want, args := range map[rules.Move][]int{
		"stay hidden": {0}, "draw 7": {1, 7}, "bus blue 199": {2, 1, 1, 199}, "taxi 1": {3, 0, 1},
	} {
		if got := c.Text(args[0], args[1:]...); got != want {
			t.Errorf("%v is written %q, not %q", args, got, want)
		}
		verb, read, ok := c.Parse(want)
		if !ok || verb != args[0] || !slices.Equal(read[:len(args)-1], args[1:]) {
			t.Errorf("%q is read as %d %v (%t)", want, verb, read, ok)
		}
	}
}

func TestCodecRefusesAllElse(t *testing.T) {
	c := language()
	for _, m := range []rules.Move{
		"", " ", "stay", "stay hidden ", " stay hidden", "stay hidden 1", "draw", "draw ", "draw 0", "draw 200", "draw 07", "draw +7",
		"draw 7 7", "draw  7", "draw 7 ", "tram 4", "taxi red", "taxi red 4 5", "taxi green 4", "drawx 7",
		"draw7", "taxi red 99999999999999999999",
	} {
		if verb, args, ok := c.Parse(m); ok {
			t.Errorf("%q is read as %d %v", m, verb, args)
		}
	}
}

func FuzzCodec(f *testing.F) {
	for _, m := range []string{"stay hidden", "draw 7", "bus blue 199", "taxi 1"} {
		f.Add(m)
	}
	c := language()
	f.Fuzz(func(t *testing.T, m string) {
		if verb, args, ok := c.Parse(rules.Move(m)); ok && c.Text(verb, args[:]...) != rules.Move(m) {
			t.Errorf("%q is read as what is written %q", m, c.Text(verb, args[:]...))
		}
	})
}

func TestTooManyArguments(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a verb with five arguments is accepted")
		}
	}()
	w := rules.Numbers(0, 1)
	rules.NewCodec(rules.Verb{Name: "five", Args: []rules.Vocabulary{w, w, w, w, w}})
}

func TestChoicesAreSorted(t *testing.T) {
	cs := rules.Choices([]int{2, 0, 1}, func(i int) rules.Choice {
		return rules.Choice{Move: rules.Move('a' + rune(i)), Path: []string{string('A' + rune(i))}}
	})
	if len(cs) != 3 || cs[0].Move != "a" || cs[0].Path[0] != "A" || cs[2].Move != "c" || cs[2].Path[0] != "C" {
		t.Errorf("%v", cs)
	}
}
