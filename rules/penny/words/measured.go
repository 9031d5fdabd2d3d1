package words

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// Figure is what games between bots came to: how many rounds they lasted with steady bots, and how
// many of 100 each level won. No rounds: it was not measured.
type Figure struct{ Rounds, Steady, Strong int }

// Measured are the figures of a mode at a difficulty, by number of heroes from one on: those of
// balance.md.
func Measured(mode, difficulty string) [core.MostHeroes]Figure {
	t, _ := numbersOf(mode, difficulty, 1)
	if printed, _ := numbersOf(mode, box.AsPrinted, 1); *t == *printed {
		difficulty = box.AsPrinted
	}
	return measured[mode][difficulty]
}

var measured = map[string]map[string][core.MostHeroes]Figure{
	"prologue": {box.AsPrinted: {{9, 55, 70}, {9, 54, 68}, {9, 65, 72}, {9, 56, 80}}},
}
