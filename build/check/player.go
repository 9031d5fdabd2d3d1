package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"
)

// run runs a command that is silent unless it fails.
func run(env []string, args ...string) error {
	c := exec.Command(args[0], args[1:]...)
	c.Env = env
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", strings.Join(args, " "), err, out)
	}
	return nil
}

// screen starts a display of 1280×800 that nobody sees.
func (c *check) screen() (display string, err error) {
	r, w, err := os.Pipe()
	if err != nil {
		return "", err
	}
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x800x24", "-noreset", "-nolisten", "tcp", "-ac")
	x.ExtraFiles = []*os.File{w}
	if err := x.Start(); err != nil {
		return "", err
	}
	w.Close()
	c.ends = append(c.ends, func() {
		x.Process.Kill()
		x.Wait()
	})
	number, err := bufio.NewReader(r).ReadString('\n')
	return ":" + strings.TrimSpace(number), err
}

// player is a program that says what is on the screen (-say), and the mouse.
type player struct {
	cmd     *exec.Cmd
	display string
	window  string // empty: the whole display
	gone    chan struct{}

	mu      sync.Mutex
	targets map[string][2]int // of the last whole screen
	words   string
	said    bytes.Buffer // everything, to be shown when something goes wrong
}

// play starts a program. It is ended with the check.
func (c *check) play(display string, cmd *exec.Cmd) (*player, error) {
	p := &player{cmd: cmd, display: display, gone: make(chan struct{})}
	r, w := io.Pipe()
	cmd.Stdout, cmd.Stderr = w, w
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		cmd.Wait()
		w.Close()
		close(p.gone)
	}()
	go p.listen(r)
	c.ends = append(c.ends, func() {
		cmd.Process.Kill()
		<-p.gone
	})
	return p, nil
}

func (p *player) listen(r io.Reader) {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	var targets map[string][2]int
	var words strings.Builder
	for lines.Scan() {
		line := plain(lines.Text())
		p.mu.Lock()
		fmt.Fprintln(&p.said, line)
		switch {
		case line == "screen":
			targets = map[string][2]int{}
			words.Reset()
		case line == "end":
			p.targets, p.words = targets, words.String()
		case strings.HasPrefix(line, "text "):
			fmt.Fprintln(&words, line[5:])
		case strings.HasPrefix(line, "target ") && targets != nil:
			var x, y int
			var id string
			fmt.Sscanf(line, "target %d %d %s", &x, &y, &id)
			id = strings.TrimPrefix(id, "@") // a place of the board
			if strings.HasPrefix(id, "station.") && strings.HasSuffix(line, " stop") {
				id = "lit." + id
			}
			targets[id] = [2]int{x, y}
		}
		p.mu.Unlock()
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

// at waits for a target whose name begins so and returns its place.
func (p *player) at(prefix string) ([2]int, error) {
	for began := time.Now(); time.Since(began) < time.Minute; time.Sleep(30 * time.Millisecond) {
		p.mu.Lock()
		var ids []string
		for id := range p.targets {
			if strings.HasPrefix(id, prefix) {
				ids = append(ids, id)
			}
		}
		slices.Sort(ids)
		if len(ids) > 0 {
			defer p.mu.Unlock()
			return p.targets[ids[0]], nil
		}
		p.mu.Unlock()
		select {
		case <-p.gone:
			p.mu.Lock()
			defer p.mu.Unlock()
			return [2]int{}, fmt.Errorf("the program ended before there was %q; it said:\n%s", prefix, p.said.String())
		default:
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	return [2]int{}, fmt.Errorf("there is no %q; the program said:\n%s", prefix, p.said.String())
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
	return run(env(p.display), append(args, fmt.Sprint(at[0]), fmt.Sprint(at[1]), "sleep", "0.2", "click", "1")...)
}

// find waits for the window.
func (p *player) find() error {
	var out []byte
	var err error
	for range 100 {
		c := exec.Command("xdotool", "search", "--onlyvisible", "--name", "^Intrigue$")
		c.Env = env(p.display)
		if out, err = c.Output(); err == nil && len(out) > 0 {
			ids := strings.Fields(string(out))
			p.window = ids[len(ids)-1]
			return run(env(p.display), "xdotool", "windowfocus", "--sync", p.window)
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
	if err := p.find(); err != nil {
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
	if _, err := p.at("lit."); err != nil {
		return err
	}
	time.Sleep(2 * time.Second) // until the board is sharp
	if err := c.picture(p.display, "before"); err != nil {
		return err
	}
	if err := p.click("lit."); err != nil {
		return err
	}
	time.Sleep(time.Second)
	// Where several tickets would do, it asks.
	p.mu.Lock()
	asked := false
	for id := range p.targets {
		asked = asked || strings.HasPrefix(id, "ask.")
	}
	p.mu.Unlock()
	if asked {
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
