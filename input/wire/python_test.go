package wire

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// TestTheBotOfThePage plays the games that the page's bot in Python plays, against the wire of this program.
func TestTheBotOfThePage(t *testing.T) {
	const bot = "../../build/bot/detectives.py"
	text, err := os.ReadFile(bot)
	rulestest.OK(t, err)
	lines := 0
	for line := range strings.Lines(string(text)) {
		if strings.TrimSpace(line) != "" {
			lines++
		}
	}
	rulestest.Holds(t, lines <= 60, "the example has %d lines: nobody reads so many", lines)
	page := wirePage(t)
	rulestest.Holds(t, strings.Contains(page, "](bot/detectives.py)"), "the page does not lead to the example")
	python, err := exec.LookPath("python3")
	if err != nil || exec.Command(python, "--version").Run() != nil { // Windows has a stand-in that only leads to a shop
		t.Skip("The example was not played: there is no python3 here.")
	}
	c := exec.CommandContext(t.Context(), python, bot, os.Args[0], "4", "easy")
	c.Env = append(os.Environ(), role+"=serve")
	var faults strings.Builder
	c.Stderr = &faults
	out, err := c.Output()
	rulestest.Must(t, err == nil, "%v: %s", err, faults.String())
	won, games := 0, 0
	for line := range strings.Lines(string(out)) {
		ending, n, _ := strings.Cut(strings.TrimSpace(line), " ")
		known := false
		for _, e := range (london.Game{}).About().Endings {
			known = known || e.Key == ending
		}
		rulestest.Must(t, known && len(n) == 1, "it says %q", line)
		games += int(n[0] - '0')
		if ending == "caught" || ending == "trapped" {
			won += int(n[0] - '0')
		}
	}
	if games != 4 || won < 3 { // it won all ten of its first games
		t.Errorf("it won %d of %d games against an easy Mr X", won, games)
	}
}
