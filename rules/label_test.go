package rules

import "testing"

// TestWholeLabels: what is read aloud or shown of a label names the thing first, and once.
func TestWholeLabels(t *testing.T) {
	for want, l := range map[string]Label{
		"Pile\n7 tiles.":           {Title: "Pile", Text: "7 tiles."},
		"Pile: 7 tiles, face down": {Title: "Pile", Text: "Pile: 7 tiles, face down"},
		"":                         {Title: "Pile"},
	} {
		if got := l.Whole(); got != want {
			t.Errorf("%+v is %q, want %q", l, got, want)
		}
	}
}
