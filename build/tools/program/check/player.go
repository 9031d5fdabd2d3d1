package main

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

// run runs a command that is silent unless it fails.
func run(env []string, args ...string) error {
	c := exec.Command(args[0], args[1:]...)
	c.Env = env
	return driver.Run(c)
}

// display opens a display of 1280×800 for as long as the check takes.
func (c *check) display() (name string, err error) {
	d, err := driver.OpenDisplay(1280, 800)
	if err != nil {
		return "", err
	}
	c.cleanup = append(c.cleanup, d.Close)
	return d.Name, nil
}

// player is a program that says what is on the screen (-screen), and the mouse.
type player struct {
	cmd     *exec.Cmd
	display string
	window  string // empty: the whole display
	gone    chan struct{}

	mu     sync.Mutex
	screen driver.Screen // the last whole one
	said   bytes.Buffer  // everything, to be shown when something goes wrong
}

// play starts a program. It is ended with the check.
func (c *check) play(display string, cmd *exec.Cmd) (*player, error) {
	p := &player{cmd: cmd, display: display, gone: make(chan struct{})}
	said, out := io.Pipe()
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		cmd.Wait()
		out.Close()
		close(p.gone)
	}()
	r, w := io.Pipe()
	go p.listen(said, w)
	go driver.Read(r, func(s driver.Screen) {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.screen = s
	})
	c.cleanup = append(c.cleanup, func() {
		cmd.Process.Kill()
		<-p.gone
	})
	return p, nil
}

// listen keeps what the program says and passes it on line by line.
func (p *player) listen(said io.Reader, to io.WriteCloser) {
	defer to.Close()
	lines := bufio.NewScanner(said)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		line := plain(lines.Text())
		p.mu.Lock()
		fmt.Fprintln(&p.said, line)
		p.mu.Unlock()
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

// targets are those on the present screen that can be chosen and whose names begin so.
func (p *player) targets(prefix string) []driver.Target {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.screen.Stops(prefix)
}

// at waits for a target whose name begins so, and returns the first of several in the
// order of their names.
func (p *player) at(prefix string) (driver.Target, error) {
	for began := time.Now(); time.Since(began) < time.Minute; time.Sleep(30 * time.Millisecond) {
		if all := p.targets(prefix); len(all) > 0 {
			return slices.MinFunc(all, func(a, b driver.Target) int { return cmp.Compare(a.ID, b.ID) }), nil
		}
		select {
		case <-p.gone:
			return driver.Target{}, p.failed("the program ended before there was", prefix)
		default:
		}
	}
	return driver.Target{}, p.failed("there is no", prefix)
}

// failed is an error that quotes all that the program said.
func (p *player) failed(what, prefix string) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return fmt.Errorf("%s %q; the program said:\n%s", what, prefix, p.said.String())
}

// click presses the first target whose name begins so.
func (p *player) click(prefix string) error {
	at, err := p.at(prefix)
	if err != nil {
		return err
	}
	args := []string{"xdotool", "mousemove"}
	if p.window != "" {
		args = append(args, "--window", p.window)
	}
	return run(driver.Env(p.display), append(args, fmt.Sprint(at.X), fmt.Sprint(at.Y), "sleep", "0.2", "click", "1")...)
}

// findWindow waits for the window and gives it the keys.
func (p *player) findWindow() error {
	var out []byte
	var err error
	for range 100 {
		c := exec.Command("xdotool", "search", "--onlyvisible", "--name", "^Intrigue$")
		c.Env = driver.Env(p.display)
		if out, err = c.Output(); err == nil && len(out) > 0 {
			ids := strings.Fields(string(out))
			p.window = ids[len(ids)-1]
			return run(driver.Env(p.display), "xdotool", "windowfocus", "--sync", p.window)
		}
		time.Sleep(100 * time.Millisecond)
	}
	return fmt.Errorf("no window opens: %v", err)
}

// game starts a program with the set-up page of London and plays a turn in its
// window. That opens late under wine, so the page is waited for first.
func (c *check) game(display string, cmd *exec.Cmd) error {
	p, err := c.play(display, cmd)
	if err != nil {
		return err
	}
	if _, err := p.at("start"); err != nil {
		return err
	}
	if err := p.findWindow(); err != nil {
		return err
	}
	return c.turn(p)
}

// turn plays a turn of London, from the page on which it is set up, and takes
// pictures on the way.
func (c *check) turn(p *player) error {
	if _, err := p.at("start"); err != nil {
		return err
	}
	time.Sleep(time.Second)
	if err := c.picture(p.display, "setup"); err != nil {
		return err
	}
	if err := p.click("start"); err != nil {
		return err
	}
	if _, err := p.at("station."); err != nil {
		return err
	}
	time.Sleep(2 * time.Second) // until the board is sharp
	if err := c.picture(p.display, "before"); err != nil {
		return err
	}
	if err := p.click("station."); err != nil {
		return err
	}
	time.Sleep(time.Second)
	// Where several tickets would do, it asks.
	if len(p.targets("ask.")) > 0 {
		if err := p.click("ask."); err != nil {
			return err
		}
	}
	if _, err := p.at("tool.undo"); err != nil {
		return err
	}
	time.Sleep(2 * time.Second)
	return c.picture(p.display, "after")
}
