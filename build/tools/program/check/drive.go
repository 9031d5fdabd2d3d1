package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"intrigue/scenes/e2e/driver"
)

// patience is how long the program gets for a step. Machines that are lent have no graphics card.
const patience = 2 * time.Minute

// wire speaks lines with a program; after the first error it is silent.
type wire struct {
	in  io.Writer
	out *bufio.Scanner
	err error
}

func newLines(r io.Reader) *bufio.Scanner {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	return lines
}

// ask sends a line and returns the first line of its answer.
func (w *wire) ask(line string) (first string) {
	if w.err != nil {
		return ""
	}
	if _, w.err = fmt.Fprintln(w.in, line); w.err != nil {
		return ""
	}
	for w.out.Scan() {
		said := w.out.Text()
		switch {
		case said == "ok":
			return first
		case strings.HasPrefix(said, "error "):
			w.err = fmt.Errorf("%q is answered by %q", line, said)
			return ""
		case first == "":
			first = said
		}
	}
	w.err = fmt.Errorf("it ends at %q", line)
	return ""
}

// window starts the program with a window that tells what is on it and when it is painted.
func (c *check) window(display, program string, args ...string) (*player, error) {
	cmd := exec.Command(program, append([]string{"-screen", "-home", filepath.Join(c.work, "home")}, args...)...)
	cmd.Env = driver.Env(display, "INTRIGUE_TRACE=1")
	return c.play(display, cmd)
}

// until waits for something.
func (p *player) until(what string, ok func(driver.Screen) bool) error {
	for began := time.Now(); time.Since(began) < patience; time.Sleep(30 * time.Millisecond) {
		if ok(p.Screen()) {
			return nil
		}
		select {
		case <-p.Gone:
			return p.Failed("the program ended before there was", what)
		default:
		}
	}
	return p.Failed("there is no", what)
}

// walk goes with Tab to the first target whose name begins so, and presses Enter.
func (p *player) walk(prefix string) error {
	const most, mostInVain = 120, 8 // steps
	last, inVain := -1, 0
	for range most {
		now := p.Screen()
		at, number := now.Focused(), now.Number
		if inVain++; number != last {
			last, inVain = number, 0
		}
		if inVain == mostInVain {
			return p.Failed("no key arrives on the way to", prefix)
		}
		if strings.HasPrefix(at, prefix) {
			return p.press("Return")
		}
		if err := p.press("Tab"); err != nil {
			return err
		}
		for began := time.Now(); time.Since(began) < 3*time.Second; time.Sleep(20 * time.Millisecond) {
			if p.Screen().Number != number {
				break
			}
		}
	}
	return p.Failed("Tab leads to no", prefix)
}

// turnByKeys starts the game of the set-up page and moves to the first station that Tab leads to.
func (p *player) turnByKeys() error {
	if err := p.walk("start"); err != nil {
		return err
	}
	if err := p.until("table", func(s driver.Screen) bool { return s.Table() && len(s.Stops("station.")) > 0 }); err != nil {
		return err
	}
	lines := len(p.Screen().Prefixed("entry."))
	moved := func(s driver.Screen) bool { return len(s.Prefixed("entry.")) > lines }
	asked := false
	if err := p.walk("station."); err != nil {
		return err
	}
	err := p.until("move", func(s driver.Screen) bool {
		asked = len(s.Stops("ask.")) > 0 // where several tickets would do
		return asked || moved(s)
	})
	if err != nil || !asked {
		return err
	}
	if err := p.walk("ask."); err != nil {
		return err
	}
	return p.until("move with a ticket", moved)
}

// press presses a key of the keyboard: Tab or Return.
func (p *player) press(key string) error {
	switch runtime.GOOS {
	case "windows":
		sign := map[string]string{"Tab": "{TAB}", "Return": "{ENTER}"}[key]
		return run(os.Environ(), "powershell", "-NoProfile", "-Command",
			"Add-Type -AssemblyName System.Windows.Forms; [System.Windows.Forms.SendKeys]::SendWait('"+sign+"')")
	case "darwin":
		code := map[string]string{"Tab": "48", "Return": "36"}[key]
		return run(os.Environ(), "osascript", "-e", `tell application "System Events" to key code `+code)
	}
	return run(driver.Env(p.Display), "xdotool", "key", "--delay", "40", key)
}

// look takes a picture of the desktop into shots.
func (c *check) look(display, what string) error {
	if runtime.GOOS == "linux" {
		return c.picture(display, what)
	}
	if err := os.MkdirAll("shots", 0o755); err != nil {
		return err
	}
	file, err := filepath.Abs(filepath.Join("shots", "check-"+c.name+"-"+what+".png"))
	if err != nil {
		return err
	}
	take := []string{"screencapture", "-x", file}
	if runtime.GOOS == "windows" {
		take = []string{"powershell", "-NoProfile", "-Command", "Add-Type -AssemblyName System.Windows.Forms, System.Drawing; " +
			"$all = [System.Windows.Forms.SystemInformation]::VirtualScreen; " +
			"$bits = New-Object System.Drawing.Bitmap $all.Width, $all.Height; " +
			"[System.Drawing.Graphics]::FromImage($bits).CopyFromScreen($all.Left, $all.Top, 0, 0, $bits.Size); " +
			"$bits.Save('" + file + "')"}
	}
	return allowed("pictures", run(os.Environ(), take...))
}

// allowed turns an error into a warning where the system may forbid a program what it tried: keys for another
// program and pictures of the desktop are matters of trust on macOS, and of the session on Windows.
func allowed(what string, err error) error {
	if err == nil || runtime.GOOS == "linux" {
		return err
	}
	first, _, _ := strings.Cut(err.Error(), "\n")
	fmt.Printf("::warning::%s were not tried: %s\n", what, first)
	return nil
}
