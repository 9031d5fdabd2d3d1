package e2e

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
)

// desk is the display of whoever runs the tests: it has one mouse, and one test at a
// time may have it. displays are those that are open, by the test that has them.
var (
	desk     sync.Mutex
	displays sync.Map
)

// display is where a test may open a window until it ends: an Xvfb of its own if that
// is installed, because nobody wants to lose the mouse of the desk they work at and
// because tests can then run side by side; else the one in DISPLAY.
func display(t *testing.T) string {
	t.Helper()
	if d, open := displays.Load(t.Name()); open {
		return d.(string)
	}
	xvfb, err := exec.LookPath("Xvfb")
	if err != nil {
		desk.Lock()
		t.Cleanup(desk.Unlock)
		return keep(t, os.Getenv("DISPLAY"))
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	// Xvfb itself finds a free number and tells it through the pipe. -noreset
	// keeps the server as it is when the last window closes.
	x := exec.Command(xvfb, "-displayfd", "3", "-screen", "0", "1920x1200x24", "-noreset", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{w}
	if err := x.Start(); err != nil {
		t.Fatalf("Xvfb does not start: %v", err)
	}
	w.Close()
	t.Cleanup(func() {
		x.Process.Kill()
		x.Wait()
	})
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatal("Xvfb opens no display")
	}
	return keep(t, ":"+strings.TrimSpace(number))
}

// keep remembers a display for the next window of the same test.
func keep(t *testing.T, d string) string {
	displays.Store(t.Name(), d)
	t.Cleanup(func() { displays.Delete(t.Name()) })
	return d
}
