package words

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// Figure is what games between bots came to: how many rounds they lasted with steady bots, and how
// many of 10 each level won: the measurement is no finer. No rounds: it was not measured.
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
		box.AsPrinted: {{9, 6, 8}, {9, 6, 6}, {9, 4, 8}, {0, 0, 0}},
		"halfpenny":   {{10, 7, 8}, {10, 7, 7}, {10, 7, 10}, {0, 0, 0}},
		"shilling":    {{9, 5, 7}, {9, 4, 5}, {9, 3, 7}, {0, 0, 0}},
	},
	"heist": {
		box.AsPrinted: {{39, 9, 10}, {34, 9, 10}, {0, 0, 0}, {0, 0, 0}},
		"halfpenny":   {{33, 5, 8}, {31, 7, 8}, {0, 0, 0}, {0, 0, 0}},
		"penny":       {{29, 4, 6}, {29, 5, 8}, {0, 0, 0}, {0, 0, 0}},
		"shilling":    {{27, 3, 3}, {25, 4, 5}, {0, 0, 0}, {0, 0, 0}},
	},
	"short": {
		box.AsPrinted: {{22, 5, 9}, {0, 0, 0}, {18, 5, 10}, {0, 0, 0}},
		"halfpenny":   {{24, 6, 9}, {0, 0, 0}, {20, 7, 10}, {0, 0, 0}},
		"shilling":    {{20, 1, 7}, {0, 0, 0}, {16, 3, 9}, {0, 0, 0}},
	},
	"open": {
		box.AsPrinted: {{12, 7, 10}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
		"halfpenny":   {{0, 0, 0}, {12, 7, 10}, {0, 0, 0}, {0, 0, 0}},
		"penny":       {{12, 3, 8}, {12, 4, 7}, {0, 0, 0}, {0, 0, 0}},
		"shilling":    {{12, 2, 8}, {12, 3, 6}, {0, 0, 0}, {0, 0, 0}},
	},
	"rush": {
		"halfpenny": {{16, 8, 9}, {24, 7, 10}, {20, 7, 9}, {0, 0, 0}},
		"penny":     {{15, 6, 8}, {22, 5, 9}, {18, 5, 6}, {0, 0, 0}},
		"shilling":  {{14, 5, 6}, {21, 5, 7}, {18, 2, 5}, {0, 0, 0}},
	},
}
