package penny_test

import (
	"os"
	"regexp"
	"strconv"
	"testing"

	"intrigue/rules/penny/words"
	"intrigue/rules/rulestest"
)

// TestFiguresAreMeasured: what the set-up page says of bots is what balance.md tells, and every cell
// was played often enough.
func TestFiguresAreMeasured(t *testing.T) {
	text, err := os.ReadFile("balance.md")
	rulestest.Must(t, err == nil, "%v", err)
	modes := map[string]string{"Prologue": "prologue", "Heist": "heist", "Short Heist": "short", "Open World": "open", "Boss Rush": "rush"}
	levels := map[string]string{"As printed": "book", "Halfpenny": "halfpenny", "Penny": "penny", "Shilling": "shilling"}
	row := regexp.MustCompile(`(?m)^\| (Prologue|Heist|Short Heist|Open World|Boss Rush) \| (As printed|Halfpenny|Penny|Shilling) ` +
		`\| (\d) \| (\d+) of (\d+), .*? \| (\d+) of (\d+), .*? \| (\d+) \|$`)
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		rulestest.Must(t, err == nil, "%v", err)
		return n
	}
	fives := func(won, of string) int { return 5 * ((40*number(won) + number(of)) / (2 * number(of))) }
	told := map[string]bool{}
	for _, r := range row.FindAllStringSubmatch(string(text), -1) {
		cell := r[1] + ", " + r[2] + ", " + r[3]
		rulestest.Holds(t, min(number(r[5]), number(r[7])) >= fewGames, "%s was played in too few games", cell)
		want := words.Figure{Rounds: number(r[8]), Steady: fives(r[4], r[5]), Strong: fives(r[6], r[7])}
		rulestest.Is(t, cell, words.Measured(modes[r[1]], levels[r[2]])[number(r[3])-1], want)
		told[modes[r[1]]+levels[r[2]]+r[3]] = true
	}
	for _, mode := range modes {
		for _, level := range levels {
			for i, f := range words.Measured(mode, level) {
				same := level == "book" && mode != "heist" // as Penny (PEN-175)
				rulestest.Holds(t, f.Rounds > 0 && (same || told[mode+level+strconv.Itoa(i+1)]), "%s, %s, %d stands in no table",
					mode, level, i+1)
			}
		}
	}
}

// fewGames is how many games of each level a cell needs.
const fewGames = 300
