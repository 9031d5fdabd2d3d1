// Package driver starts the program on a display of its own and reads what it says that
// it shows (-screen). The window tests, the checks of the downloads and the measurements
// work the program with it as a person would.
//
// It knows nothing of the code of the program.
package driver

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// Display is an X server that nobody sees.
type Display struct {
	Name   string // what DISPLAY is to be
	Server *exec.Cmd
}

// OpenDisplay starts a display of that size in pixels. Xvfb itself finds a free number and
// tells it through a pipe. It stays as it is when the last window closes, and takes
// clients of any local user.
func OpenDisplay(width, height int) (*Display, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	d := &Display{Server: exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height),
		"-noreset", "-nolisten", "tcp", "-ac")}
	d.Server.ExtraFiles = []*os.File{w}
	err = d.Server.Start()
	w.Close()
	if err != nil {
		return nil, fmt.Errorf("the display server Xvfb does not start: %w", err)
	}
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		d.Close()
		return nil, errors.New("the display server Xvfb opens no display")
	}
	d.Name = ":" + strings.TrimSpace(number)
	return d, nil
}

// Close ends the display.
func (d *Display) Close() {
	d.Server.Process.Kill()
	d.Server.Wait()
}

// Env is the environment of this process with another display; "" is none.
func Env(display string, more ...string) []string {
	all := slices.DeleteFunc(os.Environ(), func(e string) bool {
		return strings.HasPrefix(e, "DISPLAY=") || strings.HasPrefix(e, "WAYLAND_DISPLAY=")
	})
	if display != "" {
		all = append(all, "DISPLAY="+display)
	}
	return append(all, more...)
}

// Program is where a program is built to: Windows starts only what is called .exe.
func Program(folder, name string) string {
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	return filepath.Join(folder, name)
}

// Build compiles a package without cgo.
func Build(binary, pkg string, flags ...string) error {
	c := exec.Command("go", append(append([]string{"build", "-o", binary}, flags...), pkg)...)
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	return Run(c)
}

// Run runs a command that is silent unless it fails.
func Run(c *exec.Cmd) error {
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", strings.Join(c.Args, " "), err, out)
	}
	return nil
}
