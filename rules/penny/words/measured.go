package words

import (
	"cmp"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// Figure holds what games between bots came to: how many rounds they lasted with steady bots, and how
// many of 100 each level won, to the nearest 5: the measurement is no finer.
type Figure struct{ Rounds, Steady, Strong int }

// Measured returns the figures of a mode at a difficulty, by number of heroes from one on: those of
// balance.md.
func Measured(mode, difficulty string) [core.MostHeroes]Figure {
	return measured[mode][cmp.Or(box.SameAs(mode, difficulty), difficulty)]
}

var measured = map[string]map[string][core.MostHeroes]Figure{
	"prologue": {
		"halfpenny": {{10, 70, 85}, {10, 70, 80}, {10, 70, 85}, {10, 60, 85}},
		"penny":     {{9, 55, 70}, {9, 60, 70}, {9, 55, 75}, {9, 45, 80}},
		"shilling":  {{9, 40, 55}, {9, 45, 55}, {9, 35, 60}, {9, 35, 60}},
	},
	"heist": {
		box.AsPrinted: {{40, 90, 95}, {36, 95, 95}, {24, 100, 100}, {22, 100, 100}},
		"halfpenny":   {{38, 80, 95}, {33, 75, 90}, {23, 70, 90}, {20, 80, 95}},
		"penny":       {{34, 55, 75}, {30, 40, 80}, {21, 40, 85}, {19, 60, 85}},
		"shilling":    {{32, 35, 60}, {27, 30, 65}, {19, 25, 65}, {17, 35, 70}},
	},
	"short": {
		"halfpenny": {{23, 60, 85}, {21, 60, 90}, {19, 70, 95}, {17, 70, 90}},
		"penny":     {{21, 45, 75}, {20, 45, 75}, {18, 50, 85}, {16, 50, 80}},
		"shilling":  {{19, 25, 60}, {17, 20, 60}, {16, 20, 65}, {14, 25, 60}},
	},
	"open": {
		"halfpenny": {{12, 75, 90}, {12, 75, 95}, {12, 70, 90}, {9, 50, 75}},
		"penny":     {{12, 50, 75}, {12, 45, 70}, {12, 35, 65}, {9, 40, 70}},
		"shilling":  {{12, 20, 55}, {12, 35, 65}, {12, 30, 55}, {9, 20, 45}},
	},
	"rush": {
		"halfpenny": {{21, 70, 80}, {26, 75, 90}, {22, 70, 90}, {20, 80, 95}},
		"penny":     {{18, 55, 65}, {24, 55, 70}, {21, 55, 80}, {20, 65, 75}},
		"shilling":  {{16, 40, 50}, {20, 30, 45}, {19, 30, 50}, {18, 35, 50}},
	},
}
