package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// study analyses a finished game in the window, goes to a mistake, reads the summary and takes it along,
// and is shown a mistake to be made good.
func study(t *testing.T, by way) {
	t.Helper()
	long(t, 15)
	home := t.TempDir()
	p := start(t, "-home", home, "-replay", filepath.Join("..", "..", "rules", "cardinal", "testdata", "gone.jsonl"))
	by.choose(p, "study.start")
	p.wait("the analysis", func(s screen) bool { return s.Has("study.summary") })
	if _, keyboard := by.(keys); keyboard {
		p.press("Home", "Down")
	} else {
		by.choose(p, "study.on")
	}
	p.wait("the mistake", func(s screen) bool { return s.Says("lost for certain.") && s.Says("Better: ") })
	by.choose(p, "study.summary")
	p.wait("the summary", func(s screen) bool { return s.Says("How it was played") })
	by.choose(p, "export")
	p.wait("the export", func(s screen) bool { return s.Says("Analysis exported") })
	by.choose(p, "learn")
	p.wait("the first mistake", func(s screen) bool { return s.Says("Find something better.") })
	by.choose(p, "problem.hint")
	p.wait("a hint", func(s screen) bool {
		return s.Has("problem.hint") && s.Says("Look for a choice") || s.Says("Another choice is better.")
	})
	by.choose(p, "problem.leave")
	p.wait("the summary again", func(s screen) bool { return s.Says("How it was played") })
	var kept, taken, drawn bool
	filepath.WalkDir(home, func(name string, _ os.DirEntry, _ error) error {
		kept = kept || strings.HasSuffix(name, ".analysis")
		taken = taken || strings.Contains(name, "cardinalanalysis") && strings.HasSuffix(name, ".txt")
		drawn = drawn || strings.Contains(name, "cardinalcurve") && strings.HasSuffix(name, ".svg")
		return nil
	})
	rulestest.Holds(t, kept && taken && drawn, "the analysis is kept: %v; it was exported: %v, as a picture: %v", kept, taken, drawn)
}

func TestStudyByMouse(t *testing.T)    { study(t, mouse{}) }
func TestStudyByKeyboard(t *testing.T) { study(t, keys{}) }
