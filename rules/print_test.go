package rules_test

import (
	"testing"

	"intrigue/rules"
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
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
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
		if was, met := seen[text]; met {
			t.Errorf("%v and %v print alike: %q", was, data, text)
		}
		seen[text] = data
	}
}
