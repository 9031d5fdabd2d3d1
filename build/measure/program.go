package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// display starts an Xvfb if there is no display yet.
func display() (stop func(), err error) {
	if os.Getenv("DISPLAY") != "" {
		return func() {}, nil
	}
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1920x1200x24", "-noreset", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{w}
	if err := x.Start(); err != nil {
		return nil, fmt.Errorf("there is no display, and Xvfb does not start: %w", err)
	}
	w.Close()
	stop = func() {
		x.Process.Kill()
		x.Wait()
	}
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		stop()
		return nil, errors.New("no display is opened by Xvfb")
	}
	return stop, os.Setenv("DISPLAY", ":"+strings.TrimSpace(number))
}

// draw is one painted frame.
type draw struct {
	at            time.Time
	moving, sharp bool
}

// program is the running game. It tells every frame that it paints (see Trace of
// app.Window), and on standard output what is on the screen.
type program struct {
	cmd    *exec.Cmd
	window string

	mu     sync.Mutex
	draws  []draw
	places map[string][2]int // of the last screen
	came   chan struct{}     // closed at the next draw
}

func start(binary, home string, args ...string) (*program, error) {
	p := &program{places: map[string][2]int{}, came: make(chan struct{})}
	p.cmd = exec.Command(binary, append([]string{"-say", "-home", home}, args...)...)
	p.cmd.Env = append(os.Environ(), "INTRIGUE_TRACE=1")
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	errs, err := p.cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go p.listen(out)
	go p.watch(errs)
	return p, nil
}

func (p *program) end() {
	p.cmd.Process.Kill()
	p.cmd.Wait()
}

func (p *program) listen(out io.Reader) {
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	places := map[string][2]int{}
	for lines.Scan() {
		line := lines.Text()
		switch {
		case line == "screen":
			places = map[string][2]int{}
		case line == "end":
			p.mu.Lock()
			p.places = places
			p.mu.Unlock()
		case strings.HasPrefix(line, "target "):
			var x, y int
			var id string
			fmt.Sscanf(line, "target %d %d %s", &x, &y, &id)
			id = strings.TrimPrefix(id, "@") // a place of the board
			places[id] = [2]int{x, y}
		}
	}
}

func (p *program) watch(errs io.Reader) {
	lines := bufio.NewScanner(errs)
	for lines.Scan() {
		var t int64
		var d draw
		if n, _ := fmt.Sscanf(lines.Text(), "draw %d %t %t", &t, &d.moving, &d.sharp); n != 3 {
			fmt.Fprintln(os.Stderr, lines.Text())
			continue
		}
		d.at = time.UnixMicro(t)
		p.mu.Lock()
		p.draws = append(p.draws, d)
		close(p.came)
		p.came = make(chan struct{})
		p.mu.Unlock()
	}
}

// next is the first frame painted after a moment.
func (p *program) next(after time.Time, wait time.Duration) (draw, bool) {
	late := time.After(wait)
	for {
		p.mu.Lock()
		came := p.came
		for _, d := range p.draws {
			if d.at.After(after) {
				p.mu.Unlock()
				return d, true
			}
		}
		p.mu.Unlock()
		select {
		case <-came:
		case <-late:
			return draw{}, false
		}
	}
}

// since lists the frames painted after a moment.
func (p *program) since(t time.Time) []draw {
	p.mu.Lock()
	defer p.mu.Unlock()
	for i, d := range p.draws {
		if d.at.After(t) {
			return append([]draw(nil), p.draws[i:]...)
		}
	}
	return nil
}

// place waits until a target is on the screen.
func (p *program) place(id string) ([2]int, error) {
	for began := time.Now(); time.Since(began) < 20*time.Second; time.Sleep(20 * time.Millisecond) {
		p.mu.Lock()
		at, ok := p.places[id]
		p.mu.Unlock()
		if ok {
			return at, nil
		}
	}
	return [2]int{}, fmt.Errorf("%s does not come", id)
}

// open begins a game, makes its first decisions, and waits until its table is there.
func (p *program) open(choices []string) error {
	if _, err := p.place("start"); err != nil {
		return err
	}
	out, err := exec.Command("xdotool", "search", "--all", "--sync", "--onlyvisible", "--pid", fmt.Sprint(p.cmd.Process.Pid), "--name", "^Intrigue$").Output()
	if err != nil {
		return err
	}
	p.window = strings.Fields(string(out))[0]
	p.do("windowfocus", "--sync", p.window)
	if err := p.press("start"); err != nil {
		return err
	}
	if _, err = p.place("log.fold"); err != nil {
		return err
	}
	for _, id := range choices {
		if err := p.rest(); err != nil {
			return err
		}
		if err := p.press(id); err != nil {
			return err
		}
	}
	return p.rest()
}

// press clicks a target as soon as it is there.
func (p *program) press(id string) error {
	at, err := p.place(id)
	if err != nil {
		return err
	}
	p.to(at[0], at[1])
	p.do("click", "1")
	return nil
}

// do runs xdotool, whose arguments may be a whole sequence of gestures.
func (p *program) do(args ...string) { exec.Command("xdotool", args...).Run() }

func (p *program) to(x, y int) {
	p.do("mousemove", "--window", p.window, fmt.Sprint(x), fmt.Sprint(y))
}

// rest waits until the window sleeps.
func (p *program) rest() error {
	for began := time.Now(); time.Since(began) < time.Minute; {
		now := time.Now()
		time.Sleep(900 * time.Millisecond)
		if len(p.since(now)) == 0 {
			return nil
		}
	}
	return errors.New("the table does not come to rest within a minute")
}
