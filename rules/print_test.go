package rules_test

import (
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

type inner struct {
	MB int `json:"mb"`
	RB int `json:"rb"`
}

type base struct {
	Taxi int `json:"taxi"`
}

type snapshot struct {
	base
	Name   string         `json:"name"`
	At     *inner         `json:"at"`
	Start  *inner         `json:"start"`
	Seats  []rules.Seat   `json:"seats"`
	Log    []inner        `json:"log"`
	Counts map[string]int `json:"counts"`
	Tables [2][]string    `json:"tables"`
	Over   bool           `json:"over"`
	Any    any            `json:"any"`
}

type shown struct {
	rules.Wordless
	data any
}

func (v shown) Snapshot() any { return v.data }

func TestPrintWritesOneFactALine(t *testing.T) {
	long := make([]inner, 40)
	for i := range long {
		long[i] = inner{i, 100 + i}
	}
	got := rules.Print(shown{data: snapshot{base: base{3}, Name: "Mr X", At: &inner{1, 2}, Seats: []rules.Seat{-1, 0}, Log: long[:2],
		Counts: map[string]int{"b": 2, "a": 1}, Tables: [2][]string{{"null", "x"}, {}}, Any: inner{7, 8}}})
	want := `taxi: 3
name: "Mr X"
at: mb 1, rb 2
start: null
seats: -1 0
log: (mb 0, rb 100) (mb 1, rb 101)
counts: a 1, b 2
tables: ("null" x) none
over: false
any: mb 7, rb 8
`
	rulestest.Holds(t, got == want, "got\n%s\nwant\n%s", got, want)
	if got, want := rules.Print(shown{data: struct {
		Log []inner `json:"log"`
	}{long}})[:39], "log 0: mb 0, rb 100\nlog 1: mb 1, rb 101"; got != want {
		t.Errorf("a long list is printed as %q, want %q", got, want)
	}
}

// TestPrintTellsViewsApart: values that could be taken for others are quoted.
func TestPrintTellsViewsApart(t *testing.T) {
	seen := map[string]any{}
	for _, data := range []any{
		map[string]any{"a": "null"}, map[string]any{"a": nil}, map[string]any{"a": ""}, map[string]any{"a": []string{}},
		map[string]any{"a": "none"},
		map[string]any{"a": "1"}, map[string]any{"a": 1}, map[string]any{"a": []string{"b c"}}, map[string]any{"a": []string{"b", "c"}},
		map[string]any{"a": [][]string{{"b"}, {"c"}}}, map[string]any{"a": [][]string{{"b", "c"}}},
		map[string]any{"a": true}, map[string]any{"a": "true"},
	} {
		text := rules.Print(shown{data: data})
		was, met := seen[text]
		rulestest.Holds(t, !met, "%v and %v print alike: %q", was, data, text)
		seen[text] = data
	}
}

func language() *rules.Codec {
	kinds := rules.List("taxi", "bus")
	return rules.NewCodec(rules.Verb{Name: "stay hidden"},
		rules.Verb{Name: "draw", Args: []rules.Vocabulary{rules.Numbers(1, 199)}},
		rules.Verb{Args: []rules.Vocabulary{kinds, rules.List("red", "blue"), rules.Numbers(1, 199)}},
		rules.Verb{Args: []rules.Vocabulary{kinds, rules.Numbers(1, 199)}})
}

func TestCodecReadsWhatItWrites(t *testing.T) {
	c := language()
	for want, args := range map[rules.Move][]int{
		"stay hidden": {0}, "draw 7": {1, 7}, "bus blue 199": {2, 1, 1, 199}, "taxi 1": {3, 0, 1},
	} {
		got := c.Text(args[0], args[1:]...)
		rulestest.Holds(t, got == want, "%v is written %q, not %q", args, got, want)
		verb, read, ok := c.Parse(want)
		rulestest.Holds(t, ok && verb == args[0] && slices.Equal(read[:len(args)-1], args[1:]),
			"%q is read as %d %v (%t)", want, verb, read, ok)
	}
}

func TestCodecRefusesAllElse(t *testing.T) {
	c := language()
	for _, m := range []rules.Move{
		"", " ", "stay", "stay hidden ", " stay hidden", "stay hidden 1", "draw", "draw ", "draw 0", "draw 200", "draw 07", "draw +7",
		"draw 7 7", "draw  7", "draw 7 ", "tram 4", "taxi red", "taxi red 4 5", "taxi green 4", "drawx 7",
		"draw7", "taxi red 99999999999999999999",
	} {
		verb, args, ok := c.Parse(m)
		rulestest.Holds(t, !ok, "%q is read as %d %v", m, verb, args)
	}
}

func FuzzCodec(f *testing.F) {
	for _, m := range []string{"stay hidden", "draw 7", "bus blue 199", "taxi 1"} {
		f.Add(m)
	}
	c := language()
	f.Fuzz(func(t *testing.T, m string) {
		verb, args, ok := c.Parse(rules.Move(m))
		rulestest.Holds(t, !ok || c.Text(verb, args[:]...) == rules.Move(m),
			"%q is read as what is written %q", m, c.Text(verb, args[:]...))
	})
}

func TestTooManyArguments(t *testing.T) {
	defer func() {
		rulestest.Holds(t, recover() != nil, "a verb with five arguments is accepted")
	}()
	w := rules.Numbers(0, 1)
	rules.NewCodec(rules.Verb{Name: "five", Args: []rules.Vocabulary{w, w, w, w, w}})
}

func TestChoicesAreSorted(t *testing.T) {
	cs := rules.Choices([]int{2, 0, 1}, func(i int) rules.Choice {
		return rules.Choice{Move: rules.Move('a' + rune(i)), Path: []string{string('A' + rune(i))}}
	})
	rulestest.Holds(t, len(cs) == 3 && cs[0].Move == "a" && cs[0].Path[0] == "A" && cs[2].Move == "c" && cs[2].Path[0] == "C", "%v", cs)
}
