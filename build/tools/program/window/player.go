// Package window starts the program in its window and plays in it with the mouse, by what -screen says: for the tools
// that try and time it from outside.
package window

import (
	"bufio"
	"bytes"
	"cmp"
	"fmt"
	"io"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"

	"intrigue/scenes/e2e/driver"
)

// Player is a program that says what is on the screen (-screen), and the mouse.
type Player struct {
	Cmd     *exec.Cmd
	Gone    chan struct{} // closed when it has ended
	Display string
	window  string // empty: the whole display
	heard   func(line string)

	mu     sync.Mutex
	screen driver.Screen // the last whole one
	said   bytes.Buffer  // everything, to be shown when something goes wrong
}

// Start starts a program that has -screen among its flags. heard, unless it is nil, gets all its lines.
func Start(display string, cmd *exec.Cmd, heard func(line string)) (*Player, error) {
	p := &Player{Cmd: cmd, Display: display, Gone: make(chan struct{}), heard: heard}
	said, out := io.Pipe()
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		cmd.Wait()
		out.Close()
		close(p.Gone)
	}()
	r, w := io.Pipe()
	go p.listen(said, w)
	go driver.Read(r, func(s driver.Screen) {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.screen = s
	})
	return p, nil
}

// End ends the program, if it goes on.
func (p *Player) End() {
	p.Cmd.Process.Kill()
	<-p.Gone
}

// Screen is the last whole screen.
func (p *Player) Screen() driver.Screen {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.screen
}

// Said is all that the program said.
func (p *Player) Said() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.said.String()
}

// listen keeps what the program says and passes it on line by line.
func (p *Player) listen(said io.Reader, to io.WriteCloser) {
	defer to.Close()
	lines := bufio.NewScanner(said)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		line := plain(lines.Text())
		p.mu.Lock()
		fmt.Fprintln(&p.said, line)
		p.mu.Unlock()
		if p.heard != nil {
			p.heard(line)
		}
		fmt.Fprintln(to, line)
	}
}

// plain takes off what Chromium puts round a line of its console.
func plain(line string) string {
	if strings.Contains(line, "CONSOLE") {
		if _, rest, ok := strings.Cut(line, "] \""); ok {
			line = rest
		}
	}
	if i := strings.Index(line, "\", source: "); i >= 0 {
		line = line[:i]
	}
	return strings.TrimSuffix(line, "\r")
}

// Targets are those on the present screen that can be chosen and whose names begin so.
func (p *Player) Targets(prefix string) []driver.Target {
	return p.Screen().Stops(prefix)
}

// At waits for a target whose name begins so, and returns the first of several in the
// order of their names.
func (p *Player) At(prefix string) (driver.Target, error) {
	for began := time.Now(); time.Since(began) < time.Minute; time.Sleep(30 * time.Millisecond) {
		if all := p.Targets(prefix); len(all) > 0 {
			return slices.MinFunc(all, func(a, b driver.Target) int { return cmp.Compare(a.ID, b.ID) }), nil
		}
		select {
		case <-p.Gone:
			return driver.Target{}, p.Failed("the program ended before there was", prefix)
		default:
		}
	}
	return driver.Target{}, p.Failed("there is no", prefix)
}

// Failed is an error that quotes all that the program said.
func (p *Player) Failed(what, prefix string) error {
	return fmt.Errorf("%s %q; the program said:\n%s", what, prefix, p.Said())
}

// Click presses the first target whose name begins so.
func (p *Player) Click(prefix string) error {
	at, err := p.At(prefix)
	if err != nil {
		return err
	}
	return p.Mouse(p.over(at.X, at.Y, "sleep", "0.2", "click", "1")...)
}

// MoveTo moves the pointer to a place of the window.
func (p *Player) MoveTo(x, y int) error { return p.Mouse(p.over(x, y)...) }

// over is to move the pointer, and what comes then.
func (p *Player) over(x, y int, then ...string) []string {
	args := []string{"mousemove"}
	if p.window != "" {
		args = append(args, "--window", p.window)
	}
	return append(append(args, fmt.Sprint(x), fmt.Sprint(y)), then...)
}

// Mouse runs xdotool, whose arguments may be a whole sequence of gestures.
func (p *Player) Mouse(args ...string) error {
	c := exec.Command("xdotool", args...)
	c.Env = driver.Env(p.Display)
	return driver.Run(c)
}

// FindWindow waits for the window and gives it the keys.
func (p *Player) FindWindow() error {
	var out []byte
	var err error
	for range 100 {
		c := exec.Command("xdotool", "search", "--onlyvisible", "--name", "^Intrigue$")
		c.Env = driver.Env(p.Display)
		if out, err = c.Output(); err == nil && len(out) > 0 {
			ids := strings.Fields(string(out))
			p.window = ids[len(ids)-1]
			return p.Mouse("windowfocus", "--sync", p.window)
		}
		time.Sleep(100 * time.Millisecond)
	}
	return fmt.Errorf("no window opens: %v", err)
}
