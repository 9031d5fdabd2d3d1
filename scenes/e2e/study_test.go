package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// study analyses a finished game in the window, goes to a mistake, reads the summary and takes it along.
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
