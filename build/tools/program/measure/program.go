package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"

	"intrigue/scenes/e2e/driver"
)

// display opens a display if there is none yet.
func display() (stop func(), err error) {
	if os.Getenv("DISPLAY") != "" {
		return func() {}, nil
	}
	d, err := driver.OpenDisplay(1920, 1200)
	if err != nil {
		return nil, err
	}
	return d.Close, os.Setenv("DISPLAY", d.Name)
}

// frame is one painted frame.
type frame struct {
	at            time.Time
	moving, sharp bool
}

// program is the running game. It tells every frame that it paints (see Trace of
// app.Window), and on standard output what is on the screen.
type program struct {
	cmd    *exec.Cmd
	window string
	cost   float64 // seconds of processor time a frame, in the last gesture

	mu     sync.Mutex
	frames []frame
	screen driver.Screen
	next   chan struct{} // closed when the next frame is painted
}

func start(binary, home string, args ...string) (*program, error) {
	p := &program{next: make(chan struct{})}
	p.cmd = exec.Command(binary, append([]string{"-screen", "-home", home}, args...)...)
	p.cmd.Env = append(os.Environ(), "INTRIGUE_TRACE=1")
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	trace, err := p.cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go driver.Read(out, func(s driver.Screen) {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.screen = s
	})
	go p.follow(trace)
	return p, nil
}

func (p *program) end() {
	p.cmd.Process.Kill()
	p.cmd.Wait()
}

// follow notes the frames that the program tells of.
func (p *program) follow(trace io.Reader) {
	lines := bufio.NewScanner(trace)
	for lines.Scan() {
		var t int64
		var f frame
		if n, _ := fmt.Sscanf(lines.Text(), "draw %d %t %t", &t, &f.moving, &f.sharp); n != 3 {
			fmt.Fprintln(os.Stderr, lines.Text())
			continue
		}
		f.at = time.UnixMicro(t)
		p.mu.Lock()
		p.frames = append(p.frames, f)
		close(p.next)
		p.next = make(chan struct{})
		p.mu.Unlock()
	}
}

// frameAfter waits for the first frame painted after a moment.
func (p *program) frameAfter(t time.Time, wait time.Duration) (frame, bool) {
	late := time.After(wait)
	for {
		p.mu.Lock()
		next := p.next
		p.mu.Unlock()
		if all := p.framesSince(t); len(all) > 0 {
			return all[0], true
		}
		select {
		case <-next:
		case <-late:
			return frame{}, false
		}
	}
}

// framesSince lists the frames painted after a moment.
func (p *program) framesSince(t time.Time) []frame {
	p.mu.Lock()
	defer p.mu.Unlock()
	i := slices.IndexFunc(p.frames, func(f frame) bool { return f.at.After(t) })
	if i < 0 {
		return nil
	}
	return slices.Clone(p.frames[i:])
}

// find waits until a target is on the screen.
func (p *program) find(id string) (driver.Target, error) {
	for began := time.Now(); time.Since(began) < 20*time.Second; time.Sleep(20 * time.Millisecond) {
		p.mu.Lock()
		t, ok := p.screen.Target(id)
		p.mu.Unlock()
		if ok {
			return t, nil
		}
	}
	return driver.Target{}, fmt.Errorf("%s does not come", id)
}

// open begins a game, makes its first decisions, and waits until its table is there.
func (p *program) open(choices []string) error {
	if _, err := p.find("start"); err != nil {
		return err
	}
	out, err := exec.Command("xdotool", "search", "--all", "--sync", "--onlyvisible", "--pid", fmt.Sprint(p.cmd.Process.Pid),
		"--name", "^Intrigue$").Output()
	if err != nil {
		return err
	}
	p.window = strings.Fields(string(out))[0]
	p.xdotool("windowfocus", "--sync", p.window)
	if err := p.click("start"); err != nil {
		return err
	}
	if _, err := p.find("log.fold"); err != nil {
		return err
	}
	for _, id := range choices {
		if err := p.waitAsleep(); err != nil {
			return err
		}
		if err := p.click(id); err != nil {
			return err
		}
	}
	return p.waitAsleep()
}

// click presses the mouse on a target as soon as it is there.
func (p *program) click(id string) error {
	t, err := p.find(id)
	if err != nil {
		return err
	}
	p.moveTo(t.X, t.Y)
	p.xdotool("click", "1")
	return nil
}

// xdotool runs xdotool, whose arguments may be a whole sequence of gestures.
func (p *program) xdotool(args ...string) { exec.Command("xdotool", args...).Run() }

func (p *program) moveTo(x, y int) {
	p.xdotool("mousemove", "--window", p.window, fmt.Sprint(x), fmt.Sprint(y))
}

// waitAsleep waits until the window sleeps.
func (p *program) waitAsleep() error {
	for began := time.Now(); time.Since(began) < time.Minute; {
		now := time.Now()
		time.Sleep(900 * time.Millisecond)
		if len(p.framesSince(now)) == 0 {
			return nil
		}
	}
	return errors.New("the table does not come to rest within a minute")
}
