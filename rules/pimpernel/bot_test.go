package pimpernel

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestBots(t *testing.T) { rulestest.Bots(t, Game{}, 1) }

func TestUnknownBot(t *testing.T) {
	if _, err := (Game{}).Bot("cunning"); err == nil {
		t.Error("there is a cunning bot")
	}
}
