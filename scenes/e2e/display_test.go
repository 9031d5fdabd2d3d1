package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"intrigue/rules/rulestest"
	"intrigue/scenes/e2e/driver"
)

// display is an X server, and how many dots of its screen a point of the program takes.
type display struct {
	name string
	dots float64
}

// Half the dots of a usual screen each way are enough to see what happens. Without a
// graphics card every dot costs time, so that only those tests open a screen with all of
// them that look at windows of several sizes.
const half, all = 0.5, 1

// desktop is the display of the person who runs the tests: it has one mouse, and one test at a
// time may have it. displays are those that are open, by the test that has them.
var (
	desktop  sync.Mutex
	displays sync.Map
)

// open is where a test may open a window until it ends: an Xvfb of its own if that
// is installed, because nobody wants to lose the mouse of the desk they work at and
// because tests can then run side by side; else the one in DISPLAY, with
// the dots that it has. A test that has a display keeps it as it is. The test is skipped unless
// windows are asked for.
func open(t *testing.T, dots float64) display {
	t.Helper()
	needsWindows(t)
	if d, open := displays.Load(t.Name()); open {
		return d.(display)
	}
	if _, err := exec.LookPath("Xvfb"); err != nil {
		desktop.Lock()
		t.Cleanup(desktop.Unlock)
		return keep(t, display{os.Getenv("DISPLAY"), all})
	}
	tell, err := exec.LookPath("xrdb") // without it a screen has all of its dots
	if err != nil {
		dots = all
	}
	x, err := driver.OpenDisplay(int(1920*dots), int(1200*dots))
	rulestest.OK(t, err)
	t.Cleanup(func() {
		x.Close()
		t.Log("its display has taken", taken(x.Server), "of the processor")
	})
	d := display{x.Name, dots}
	if dots != all {
		c := exec.Command(tell, "-display", d.name, "-nocpp", "-merge", "-")
		c.Stdin = strings.NewReader(fmt.Sprintf("Xft.dpi: %.0f\n", 96*dots))
		if err := c.Run(); err != nil {
			t.Fatalf("%s cannot be told how many dots it has: %v", d.name, err)
		}
	}
	return keep(t, d)
}

// needsWindows skips a test in a window unless windows are asked for.
func needsWindows(t *testing.T) {
	t.Helper()
	if !*windows {
		t.Skip("Played in a window: go test ./scenes/e2e -windows -timeout 1h")
	}
}

// keep remembers a display for the next window of the same test.
func keep(t *testing.T, d display) display {
	displays.Store(t.Name(), d)
	t.Cleanup(func() { displays.Delete(t.Name()) })
	return d
}
