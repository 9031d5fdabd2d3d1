package start

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// finished is a game of Cardinal's Guards that is over.
const finished = "../../rules/cardinal/testdata/finished.jsonl"

// TestAnAnalysisIsToldDecisionByDecision: a finished game is told decision by decision, in words or as JSON, and
// then each side.
func TestAnAnalysisIsToldDecisionByDecision(t *testing.T) {
	var text, lines bytes.Buffer
	rulestest.OK(t, analyse(Options{Analyse: finished}, games(), "1", &text))
	rulestest.Holds(t, strings.HasPrefix(text.String(), "1. ") && strings.Contains(text.String(), " accurate ("),
		"in words:\n%s", text.String())
	rulestest.OK(t, analyse(Options{Analyse: finished, JSON: true}, games(), "1", &lines))
	decisions, sides := 0, 0
	for in := bufio.NewScanner(&lines); in.Scan(); {
		var line struct {
			Decision int
			Said     string
			Best     []struct{ Move string }
			Side     *string
		}
		if err := json.Unmarshal(in.Bytes(), &line); err != nil {
			t.Fatalf("%v in %s", err, in.Text())
		}
		switch {
		case line.Side != nil:
			sides++
		case line.Decision > 0 && line.Said != "" && len(line.Best) > 0:
			decisions++
		default:
			t.Errorf("a line says nothing: %s", in.Text())
		}
	}
	rulestest.Holds(t, decisions != 0 && sides == 1 && strings.Count(text.String(), "\n") == decisions+2,
		"%d decisions and %d sides as JSON, and in words\n%s", decisions, sides, text.String())
}

// TestAnalyseLuck: in a game with luck every draw is told for every side, between decisions and sides.
func TestAnalyseLuck(t *testing.T) {
	r, _, err := store.Open(store.Options{Game: games().Game}).ImportFile("../../rules/london/testdata/caught.jsonl")
	rulestest.OK(t, err)
	a, err := analysis.Run{Game: london.Game{}, Record: r, Effort: 0.01}.Do(t.Context())
	rulestest.OK(t, err)
	var lines bytes.Buffer
	rulestest.OK(t, writeJSON(&lines, a, london.Game{}, r))
	kinds := ""
	for in := bufio.NewScanner(&lines); in.Scan(); {
		var line struct {
			Decision int
			Draw     string
			Side     string
			Is       float64
		}
		if err := json.Unmarshal(in.Bytes(), &line); err != nil {
			t.Fatalf("%v in %s", err, in.Text())
		}
		switch {
		case line.Decision > 0:
			kinds += "d"
		case line.Draw != "" && line.Side != "" && line.Is > 0:
			kinds += "l"
		case line.Side != "":
			kinds += "s"
		}
	}
	kinds = strings.TrimLeft(kinds, "d")
	rulestest.Holds(t, kinds == "llss", "behind the decisions stand %q", kinds)
}

// TestAnalyseRefuses: a game that goes on, and what is no game, is refused in a sentence.
func TestAnalyseRefuses(t *testing.T) {
	all, err := os.ReadFile(finished)
	rulestest.OK(t, err)
	lines := strings.Split(string(all), "\n")
	open := filepath.Join(t.TempDir(), "open.jsonl")
	rulestest.OK(t, os.WriteFile(open, []byte(strings.Join(lines[:4], "\n")+"\n"), 0o600))
	for file, want := range map[string]string{open: "the game is not over", filepath.Join(t.TempDir(), "none"): "none"} {
		var out bytes.Buffer
		if err := analyse(Options{Analyse: file}, games(), "1", &out); err == nil || !strings.Contains(err.Error(), want) || out.Len() > 0 {
			t.Errorf("%s: %v, and written %q", file, err, out.String())
		}
	}
}
