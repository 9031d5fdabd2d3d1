// Package e2e plays the real program in a real window, with a real mouse and
// real keys.
//
// It knows nothing of the code: it reads what the program says on the screen
// (-say) and does what a person would do. Nothing sleeps for a fixed time; every
// step waits for the screen to show that it has been answered.
package e2e

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// binary is the program under test, built once. display is where its windows
// open; without one, whyNot says in a line why window tests are skipped.
var binary, display, whyNot string

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(run(m))
}

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "intrigue-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	binary = filepath.Join(dir, "under-test")
	build := exec.Command("go", "build", "-o", binary, "intrigue")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "the program cannot be built: %v\n%s", err, out)
		return 1
	}
	stop := openDisplay()
	defer stop()
	return m.Run()
}

// openDisplay finds a display: an own Xvfb if it is installed, because nobody
// wants to lose the mouse of the desk they work at, else the one in DISPLAY.
func openDisplay() (stop func()) {
	stop = func() {}
	if _, err := exec.LookPath("xdotool"); err != nil {
		whyNot = "xdotool, which moves the mouse and presses the keys, is not installed"
		return stop
	}
	xvfb, err := exec.LookPath("Xvfb")
	if err != nil {
		if display = os.Getenv("DISPLAY"); display == "" {
			whyNot = "there is no display, and Xvfb, which would make one, is not installed"
		}
		return stop
	}
	r, w, err := os.Pipe()
	if err != nil {
		whyNot = err.Error()
		return stop
	}
	// Xvfb itself finds a free number and tells it through the pipe. -noreset
	// keeps the server as it is when the last window closes.
	x := exec.Command(xvfb, "-displayfd", "3", "-screen", "0", "1920x1200x24", "-noreset", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{w}
	if err := x.Start(); err != nil {
		whyNot = "Xvfb does not start: " + err.Error()
		return stop
	}
	w.Close()
	stop = func() {
		x.Process.Kill()
		x.Wait()
	}
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		whyNot = "Xvfb opens no display"
		return stop
	}
	display = ":" + strings.TrimSpace(number)
	return stop
}
