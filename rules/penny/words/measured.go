package words

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// Figure is what games between bots came to: how many rounds they lasted with steady bots, and how
// many of 100 each level won, to the nearest 5: the measurement is no finer. No rounds: it was not
// measured.
type Figure struct{ Rounds, Steady, Strong int }

// Measured are the figures of a mode at a difficulty, by number of heroes from one on: those of
// balance.md.
func Measured(mode, difficulty string) [core.MostHeroes]Figure {
	all := measured[mode][difficulty]
	for i := range all {
		t, _ := numbersOf(mode, difficulty, i+1)
		if printed, _ := numbersOf(mode, box.AsPrinted, i+1); *t == *printed {
			all[i] = measured[mode][box.AsPrinted][i]
		}
	}
	return all
}

var measured = map[string]map[string][core.MostHeroes]Figure{
	"prologue": {
		"halfpenny":   {{0, 0, 0}, {10, 70, 80}, {0, 0, 0}, {0, 0, 0}},
		box.AsPrinted: {{9, 55, 65}, {9, 60, 70}, {0, 0, 0}, {0, 0, 0}},
		"shilling":    {{0, 0, 0}, {9, 35, 60}, {0, 0, 0}, {0, 0, 0}},
	},
	"heist": {
		box.AsPrinted: {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
		"halfpenny":   {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
		"penny":       {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
		"shilling":    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
	},
	"short": {
		"halfpenny":   {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
		box.AsPrinted: {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
		"shilling":    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
	},
	"open": {
		"halfpenny":   {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
		box.AsPrinted: {{12, 50, 75}, {12, 45, 70}, {12, 40, 60}, {9, 40, 75}},
		"shilling":    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
	},
	"rush": {
		"halfpenny":   {{0, 0, 0}, {25, 65, 80}, {0, 0, 0}, {0, 0, 0}},
		box.AsPrinted: {{17, 45, 55}, {22, 45, 65}, {19, 50, 60}, {18, 45, 65}},
		"shilling":    {{0, 0, 0}, {20, 30, 50}, {0, 0, 0}, {0, 0, 0}},
	},
}
