// Package e2e plays the real program in a real window, with a real mouse and
// real keys.
//
// It knows nothing of the code: it reads what the program says on the screen
// (-screen) and does what a person would do. No step waits for a clock: the program says that it has
// heard a press and that all of the answer is there, however long that takes. Windows open only
// when they are asked for:
//
//	go test ./scenes/e2e -windows -timeout 1h
package e2e

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"testing"

	"intrigue/scenes/e2e/driver"
)

// windows is asked for by whoever has a display to spare, or Xvfb, and some minutes.
var windows = flag.Bool("windows", false, "play in windows, too: on an Xvfb of their own, or else on the display of the desk")

// binary is the program under test, built once.
var binary string

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
	binary = driver.Program(dir, "under-test")
	if err := driver.Build(binary, "intrigue"); err != nil {
		fmt.Fprintln(os.Stderr, "the program cannot be built:", err)
		return 1
	}
	if *windows {
		if what := missing(); what != "" {
			fmt.Fprintln(os.Stderr, "no windows:", what)
			return 1
		}
		abreast()
	}
	return m.Run()
}

// abreast lets several programs run side by side: a test waits for its program most of
// the time, and the program for the hand of the test. The software renderer of each
// then takes one core, not all of them, and keeps no shaders on disk: Mesa does that in a
// thread of the lowest priority (nice 19), and a process is over only when each of its threads
// has had the processor once more. Beside busy neighbours that took a program, done with
// all it has to do within 10 ms, up to half a minute. All can be asked for otherwise.
func abreast() {
	for name, value := range map[string]string{"LP_NUM_THREADS": "1", "MESA_SHADER_CACHE_DISABLE": "true"} {
		if os.Getenv(name) == "" {
			os.Setenv(name, value)
		}
	}
	turns.free = 3 * runtime.GOMAXPROCS(0)
	flag.Visit(func(f *flag.Flag) {
		if f.Name == "test.parallel" {
			turns.free, _ = strconv.Atoi(f.Value.String())
		}
	})
	flag.Set("test.parallel", "1000") // all come to the queue: see long
}

// missing says what is not there that window tests need.
func missing() string {
	if _, err := exec.LookPath("xdotool"); err != nil {
		return "xdotool, which moves the mouse and presses the keys, is not installed"
	}
	if _, err := exec.LookPath("Xvfb"); err != nil && os.Getenv("DISPLAY") == "" {
		return "there is no display, and Xvfb, which would make one, is not installed"
	}
	return ""
}
