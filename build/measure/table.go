package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

// ticks is the unit of processor time in /proc: a hundredth of a second.
const ticks = 100

// share is how much of one core the program uses while nothing is done.
func (p *program) share(d time.Duration) (float64, error) {
	from, err := p.used()
	if err != nil {
		return 0, err
	}
	time.Sleep(d)
	to, err := p.used()
	return (to - from) / d.Seconds(), err
}

// calm waits until the program has done nothing for three seconds, or for half a minute:
// a bot may still think, and memory goes back to the system two seconds after the last frame.
func (p *program) calm() {
	for range 10 {
		if done, err := p.share(3 * time.Second); err != nil || done == 0 {
			return
		}
	}
}

// used is the processor time of the program so far, in seconds.
func (p *program) used() (float64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	// The second field is the name in brackets, which may hold spaces.
	_, rest, _ := strings.Cut(string(text), ") ")
	f := strings.Fields(rest)
	user, _ := strconv.Atoi(f[11])
	system, _ := strconv.Atoi(f[12])
	return float64(user+system) / ticks, nil
}

// memory is what the program holds in main memory, in bytes.
func (p *program) memory() (float64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kb, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return kb * 1024, err
		}
	}
	return 0, errors.New("the system does not say how much memory is held")
}

// answer is the time from a press to the frame that shows it, the start of
// xdotool included. The press folds the log.
func (p *program) answer() (time.Duration, error) {
	at, err := p.place("log.fold")
	if err != nil {
		return 0, err
	}
	p.to(at[0], at[1])
	time.Sleep(100 * time.Millisecond)
	if len(p.since(time.Now().Add(-20*time.Millisecond))) == 0 {
		time.Sleep(500 * time.Millisecond) // let it fall asleep again
	}
	now := time.Now()
	p.do("click", "1")
	d, ok := p.next(now, 5*time.Second)
	if !ok {
		return 0, errors.New("a press is not answered")
	}
	return d.at.Sub(now), nil
}

// during makes a gesture and returns the frames that were painted, and the processor
// time that one of them took in all: the drawing of a machine without a graphics card
// is in it, and it hardly depends on what else the machine does.
func (p *program) during(gesture ...string) (all []draw, each string) {
	from, _ := p.used()
	now := time.Now()
	p.do(gesture...)
	to, _ := p.used()
	all = p.since(now)
	return all, fmt.Sprintf("%.0f ms", 1000*(to-from)/max(1, float64(len(all))))
}

// rate is the number of frames a second in the middle of a gesture.
func rate(all []draw) string {
	if len(all) < 10 {
		return fmt.Sprintf("only %d frames", len(all))
	}
	d := all[len(all)-1].at.Sub(all[0].at)
	var gaps []time.Duration
	for i := 1; i < len(all); i++ {
		gaps = append(gaps, all[i].at.Sub(all[i-1].at))
	}
	slices.Sort(gaps)
	return fmt.Sprintf("%.0f (worst %.0f ms)", float64(len(all)-1)/d.Seconds(), float64(gaps[len(gaps)-1])/1e6)
}

// zooming turns the wheel to and fro over the middle of the board.
func (p *program) zooming() (fps, each string, err error) {
	p.middle()
	if err := p.rest(); err != nil {
		return "", "", err
	}
	var args []string
	for range 3 {
		for _, button := range []string{"4", "5"} {
			for range 6 {
				args = append(args, "click", button, "sleep", "0.09")
			}
		}
	}
	all, each := p.during(args...)
	return rate(slices.DeleteFunc(all, func(d draw) bool { return !d.moving })), each, nil
}

// sharpening is the time from the end of a zoom to the first sharp frame.
func (p *program) sharpening() (time.Duration, error) {
	p.middle()
	if err := p.rest(); err != nil {
		return 0, err
	}
	now := time.Now()
	p.do("click", "4")
	var still time.Time
	for time.Since(now) < 20*time.Second {
		time.Sleep(200 * time.Millisecond)
		for _, d := range p.since(now) {
			if still.IsZero() && !d.moving && d.at.Sub(now) > 150*time.Millisecond {
				still = d.at
			}
			if !still.IsZero() && d.sharp {
				return d.at.Sub(still), nil
			}
		}
	}
	return 0, errors.New("it never becomes sharp")
}

// panning drags the zoomed board round.
func (p *program) panning() (fps, each string, err error) {
	p.middle()
	p.do("click", "4", "sleep", "0.3", "click", "4")
	if err := p.rest(); err != nil {
		return "", "", err
	}
	args := []string{"mousedown", "1", "sleep", "0.05"}
	for _, step := range [][2]string{{"-3", "-1"}, {"3", "1"}, {"2", "3"}, {"-2", "-3"}} {
		for range 80 {
			args = append(args, "mousemove_relative", "--", step[0], step[1], "sleep", "0.008")
		}
	}
	all, each := p.during(append(args, "mouseup", "1")...)
	return rate(all), each, nil
}

// middle moves the pointer over the board.
func (p *program) middle() { p.to(400, 300) }
