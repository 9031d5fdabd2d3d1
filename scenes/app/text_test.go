package app

import "testing"

func TestPlays(t *testing.T) {
	for who, want := range map[string]string{DefaultName: "You play", "Ann": "Ann plays"} {
		if got := Plays(who); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
