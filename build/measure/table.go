package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// firstChoices are the decisions that a game asks for on a sheet over its board.
var firstChoices = map[string][]string{"penny": {"hero.alice"}}

// measureTable measures an open table of a game in a window of a size.
func measureTable(binary, dir, game string, size [2]int) ([]row, error) {
	name := fmt.Sprintf("%s %d×%d ", game, size[0], size[1])
	home := filepath.Join(dir, name)
	if err := os.MkdirAll(home, 0o755); err != nil {
		return nil, err
	}
	set := fmt.Sprintf(`{"format":1,"confirm":"never","highlights":true,"hints":true,"speed":"normal","textScale":100,"mute":true,"window":{"Width":%d,"Height":%d}}`, size[0], size[1])
	if err := os.WriteFile(filepath.Join(home, "settings.json"), []byte(set), 0o644); err != nil {
		return nil, err
	}
	p, err := start(binary, home, "-game", game)
	if err != nil {
		return nil, err
	}
	defer p.end()
	if err := p.open(firstChoices[game]); err != nil {
		return nil, err
	}
	aimZoom, aimPan := "≥ 30", "≥ 45"
	if size[0] > 1280 {
		aimZoom, aimPan = "", ""
	}
	var rows []row
	for _, m := range []struct {
		what, aim string
		measure   func() (string, error)
	}{
		{"idle table, share of one core", "< 0.1 %", p.idle},
		{"a press answered from sleep (median of 7)", "< 30 ms", p.pressAsleep},
		{"a press answered awake (median of 7)", "< 30 ms", p.pressAwake},
		{"frames a second while zooming", aimZoom, p.zooming},
		{"  processor time of one of them", "", p.frameCost},
		{"sharp after a zoom has ended (median of 5)", "< 50 ms", func() (string, error) { return median(5, p.timeToSharp) }},
		{"frames a second while panning", aimPan, p.panning},
		{"  processor time of one of them", "", p.frameCost},
		{"resident memory after that, at rest", "< 220 MB", p.memory},
	} {
		got, err := m.measure()
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{name + m.what, got, m.aim})
	}
	return rows, nil
}

// ticks is the unit of processor time in /proc: a hundredth of a second.
const ticks = 100

// idle is how much of one core the program uses while nothing is done.
func (p *program) idle() (string, error) {
	p.waitIdle()
	share, err := p.cpuShare(20 * time.Second)
	return fmt.Sprintf("%.3f %%", 100*share), err
}

// cpuShare is how much of one core the program uses for a while.
func (p *program) cpuShare(d time.Duration) (float64, error) {
	from, err := p.cpuTime()
	if err != nil {
		return 0, err
	}
	time.Sleep(d)
	to, err := p.cpuTime()
	return (to - from) / d.Seconds(), err
}

// waitIdle waits until the program has done nothing for three seconds, or for half a minute:
// a bot may still think, and memory goes back to the system two seconds after the last frame.
func (p *program) waitIdle() {
	for range 10 {
		if done, err := p.cpuShare(3 * time.Second); err != nil || done == 0 {
			return
		}
	}
}

// cpuTime is the processor time of the program so far, in seconds.
func (p *program) cpuTime() (float64, error) {
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

// memory is what the program holds in main memory when it has slept for a while: only
// then it gives back what it no longer needs.
func (p *program) memory() (string, error) {
	time.Sleep(4 * time.Second)
	return p.held("VmRSS:")
}

// pressAsleep is how long a press takes to be answered when the loop sleeps.
func (p *program) pressAsleep() (string, error) {
	return median(7, func() (time.Duration, error) {
		if err := p.waitAsleep(); err != nil {
			return 0, err
		}
		return p.pressLatency()
	})
}

// pressAwake is how long it takes when the pointer has just moved.
func (p *program) pressAwake() (string, error) {
	return median(7, func() (time.Duration, error) {
		p.xdotool("mousemove_relative", "1", "0")
		time.Sleep(60 * time.Millisecond)
		return p.pressLatency()
	})
}

// pressLatency is the time from a press to the frame that shows it, the start of
// xdotool included. The press folds the log.
func (p *program) pressLatency() (time.Duration, error) {
	fold, err := p.find("log.fold")
	if err != nil {
		return 0, err
	}
	p.moveTo(fold.X, fold.Y)
	time.Sleep(100 * time.Millisecond)
	if len(p.framesSince(time.Now().Add(-20*time.Millisecond))) == 0 {
		time.Sleep(500 * time.Millisecond) // let it fall asleep again
	}
	now := time.Now()
	p.xdotool("click", "1")
	f, ok := p.frameAfter(now, 5*time.Second)
	if !ok {
		return 0, errors.New("a press is not answered")
	}
	return f.at.Sub(now), nil
}

// record makes a gesture and returns the frames that were painted.
func (p *program) record(gesture ...string) []frame {
	from, _ := p.cpuTime()
	now := time.Now()
	p.xdotool(gesture...)
	to, _ := p.cpuTime()
	all := p.framesSince(now)
	p.cost = (to - from) / max(1, float64(len(all)))
	return all
}

// frameCost is the processor time that a frame of the last gesture took in all: the
// drawing of a machine without a graphics card is in it, and it hardly depends on what
// else the machine does.
func (p *program) frameCost() (string, error) { return fmt.Sprintf("%.0f ms", 1000*p.cost), nil }

// frameRate is the number of frames a second in the middle of a gesture.
func frameRate(all []frame) string {
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

// zooming is the rate of frames while the wheel turns the wheel to and fro over the middle of the board.
func (p *program) zooming() (string, error) {
	p.overBoard()
	if err := p.waitAsleep(); err != nil {
		return "", err
	}
	var args []string
	for range 3 {
		for _, button := range []string{"4", "5"} {
			for range 6 {
				args = append(args, "click", button, "sleep", "0.09")
			}
		}
	}
	all := p.record(args...)
	return frameRate(slices.DeleteFunc(all, func(f frame) bool { return !f.moving })), nil
}

// timeToSharp is the time from the end of a zoom to the first sharp frame.
func (p *program) timeToSharp() (time.Duration, error) {
	p.overBoard()
	if err := p.waitAsleep(); err != nil {
		return 0, err
	}
	now := time.Now()
	p.xdotool("click", "4")
	var still time.Time
	for time.Since(now) < 20*time.Second {
		time.Sleep(200 * time.Millisecond)
		for _, f := range p.framesSince(now) {
			if still.IsZero() && !f.moving && f.at.Sub(now) > 150*time.Millisecond {
				still = f.at
			}
			if !still.IsZero() && f.sharp {
				return f.at.Sub(still), nil
			}
		}
	}
	return 0, errors.New("it never becomes sharp")
}

// panning is the rate of frames while the zoomed board is dragged round.
func (p *program) panning() (string, error) {
	p.overBoard()
	p.xdotool("click", "4", "sleep", "0.3", "click", "4")
	if err := p.waitAsleep(); err != nil {
		return "", err
	}
	return frameRate(p.record(panned()...)), nil
}

// panned is the gesture that drags the board round.
func panned() []string {
	args := []string{"mousedown", "1", "sleep", "0.05"}
	for _, step := range [][2]string{{"-3", "-1"}, {"3", "1"}, {"2", "3"}, {"-2", "-3"}} {
		for range 80 {
			args = append(args, "mousemove_relative", "--", step[0], step[1], "sleep", "0.008")
		}
	}
	return append(args, "mouseup", "1")
}

// overBoard moves the pointer over the board.
func (p *program) overBoard() { p.moveTo(400, 300) }
