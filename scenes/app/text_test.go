package app

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestWhoPlaysIsNamed(t *testing.T) {
	for who, want := range map[string]string{DefaultName: "You play", "Ann": "Ann plays"} {
		got := Plays(who)
		rulestest.Holds(t, got == want, "%q, want %q", got, want)
	}
}
