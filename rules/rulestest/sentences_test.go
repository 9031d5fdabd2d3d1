package rulestest

import (
	"slices"
	"testing"
)

func TestSlip(t *testing.T) {
	for _, bad := range []string{
		"Moon slides south to moon null.", "%!d(string=x) cards.", "You have 1 cards.", "You have 2 card.", "Go to the the pub.",
		"Move to To Austria.", "Take a apple.", "Take an card.", "Nobody is there .", "Place on a route or place on a route.",
		"Take {card}.",
	} {
		if Slip(bad) == "" {
			t.Errorf("%q passes", bad)
		}
	}
	for _, good := range []string{
		"You have 1 card and 21 cards.", "Detective 1 moves.", "Take an hour, a unit or an apple.", "Red 1 and Blue 1.",
		"Place on a route, twice.",
	} {
		if slip := Slip(good); slip != "" {
			t.Errorf("%q: %s", good, slip)
		}
	}
}

func TestSplit(t *testing.T) {
	got := split("Dr. Leitão wins. C. Lucky Luciano goes home! Who waits? Nobody")
	want := []string{"Dr. Leitão wins.", "C. Lucky Luciano goes home!", "Who waits?", "Nobody"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestPattern(t *testing.T) {
	names := map[string][]string{"Red": {"Red"}, "Hell": {"Hell's Mouth"}, "Casino": {"Casino"}}
	for text, want := range map[string]string{
		"Red's 12 people":                  "{}'s # people",
		"Reduced":                          "Reduced",
		"space IV of the Casino":           "space # of {}",
		"Red, Casino and Hell's Mouth win": "{} win",
	} {
		if got := pattern(text, names); got != want {
			t.Errorf("%q is %q, not %q", text, got, want)
		}
	}
}
