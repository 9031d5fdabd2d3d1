package e2e

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
)

// screenful is a display with a screen, and how many dots of it a point of the program
// takes.
type screenful struct {
	name string
	dots float64
}

// Half the dots of a usual screen each way are enough to see what happens. Without a
// graphics card every dot costs time, so that only those tests open a screen with all of
// them that look at windows of several sizes.
const half, all = 0.5, 1

// desk is the display of whoever runs the tests: it has one mouse, and one test at a
// time may have it. displays are those that are open, by the test that has them.
var (
	desk     sync.Mutex
	displays sync.Map
)

// display is where a test may open a window until it ends: an Xvfb of its own if that
// is installed, because nobody wants to lose the mouse of the desk they work at and
// because tests can then run side by side; else the one in DISPLAY, with
// the dots that it has. A test that has a display keeps it as it is.
func display(t *testing.T, dots float64) screenful {
	t.Helper()
	if d, open := displays.Load(t.Name()); open {
		return d.(screenful)
	}
	xvfb, err := exec.LookPath("Xvfb")
	if err != nil {
		desk.Lock()
		t.Cleanup(desk.Unlock)
		return keep(t, screenful{os.Getenv("DISPLAY"), all})
	}
	tell, err := exec.LookPath("xrdb") // without it a screen has all of its dots
	if err != nil {
		dots = all
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	// Xvfb itself finds a free number and tells it through the pipe. -noreset
	// keeps the server as it is when the last window closes.
	x := exec.Command(xvfb, "-displayfd", "3", "-screen", "0", fmt.Sprintf("%.0fx%.0fx24", 1920*dots, 1200*dots), "-noreset", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{w}
	if err := x.Start(); err != nil {
		t.Fatalf("Xvfb does not start: %v", err)
	}
	w.Close()
	t.Cleanup(func() {
		x.Process.Kill()
		x.Wait()
		t.Log("its display has taken", taken(x), "of the processor")
	})
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatal("Xvfb opens no display")
	}
	d := screenful{":" + strings.TrimSpace(number), dots}
	if dots != all {
		c := exec.Command(tell, "-display", d.name, "-nocpp", "-merge", "-")
		c.Stdin = strings.NewReader(fmt.Sprintf("Xft.dpi: %.0f\n", 96*dots))
		if err := c.Run(); err != nil {
			t.Fatalf("%s cannot be told how many dots it has: %v", d.name, err)
		}
	}
	return keep(t, d)
}

// keep remembers a display for the next window of the same test.
func keep(t *testing.T, d screenful) screenful {
	displays.Store(t.Name(), d)
	t.Cleanup(func() { displays.Delete(t.Name()) })
	return d
}
