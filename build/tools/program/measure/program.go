package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"sync"
	"time"

	"intrigue/build/tools/program/window"
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
// app.Window), and what is on the screen.
type program struct {
	*window.Player
	cost float64 // seconds of processor time a frame, in the last gesture

	mu     sync.Mutex
	frames []frame
	next   chan struct{} // closed when the next frame is painted
}

func start(binary, home string, args ...string) (*program, error) {
	p := &program{next: make(chan struct{})}
	cmd := exec.Command(binary, append([]string{"-screen", "-home", home}, args...)...)
	display := os.Getenv("DISPLAY")
	cmd.Env = driver.Env(display, "INTRIGUE_TRACE=1")
	var err error
	p.Player, err = window.Start(display, cmd, p.heard)
	return p, err
}

// heard notes a frame, where the program tells of one.
func (p *program) heard(line string) {
	var t int64
	var f frame
	if n, _ := fmt.Sscanf(line, "draw %d %t %t", &t, &f.moving, &f.sharp); n != 3 {
		return
	}
	f.at = time.UnixMicro(t)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.frames = append(p.frames, f)
	close(p.next)
	p.next = make(chan struct{})
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

// open begins a game, makes its first decisions, and waits until its table is there.
func (p *program) open(choices []string) error {
	if _, err := p.At("start"); err != nil {
		return err
	}
	if err := p.FindWindow(); err != nil {
		return err
	}
	if err := p.Click("start"); err != nil {
		return err
	}
	if _, err := p.At("log.fold"); err != nil {
		return err
	}
	for _, id := range choices {
		if err := p.waitAsleep(); err != nil {
			return err
		}
		if err := p.Click(id); err != nil {
			return err
		}
	}
	return p.waitAsleep()
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
