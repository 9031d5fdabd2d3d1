package pimpernel

import (
	"testing"

	"intrigue/rules/rulestest"
)

// TestHeeds: who searches asks whether the time is over, which lets a browser's page live.
func TestHeeds(t *testing.T) { rulestest.Heeds(t, Game{}) }

func TestBots(t *testing.T) { rulestest.Bots(t, Game{}, 1) }

// TestAsked: no position is too odd for a bot or for a hint.
func TestAsked(t *testing.T) { rulestest.Asked(t, Game{}, 10) }

func TestUnknownBot(t *testing.T) {
	if _, err := (Game{}).Bot("cunning"); err == nil {
		t.Error("there is a cunning bot")
	}
}
