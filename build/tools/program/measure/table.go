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
func measureTable(binary, dir, game string, size [2]int) error {
	name := fmt.Sprintf("%s %d×%d ", game, size[0], size[1])
	home := filepath.Join(dir, name)
	if err := os.MkdirAll(home, 0o755); err != nil {
		return err
	}
	set := fmt.Sprintf(`{"format":1,"confirm":"never","highlights":true,"hints":true,"speed":"normal","textScale":100,"mute":true,`+
		`"window":{"Width":%d,"Height":%d}}`, size[0], size[1])
	if err := os.WriteFile(filepath.Join(home, "settings.json"), []byte(set), 0o644); err != nil {
		return err
	}
	p, err := start(binary, home, "-game", game)
	if err != nil {
		return err
	}
	defer p.End()
	if err := p.open(firstChoices[game]); err != nil {
		return err
	}
	for _, m := range []struct {
		what    string
		measure func() (string, error)
	}{
		{"idle table, share of one core", p.idle},
		{"frames a second while zooming", p.zooming},
		{"  processor time of one of them", p.frameCost},
		{"frames a second while panning", p.panning},
		{"  processor time of one of them", p.frameCost},
		{"resident memory after that, at rest", p.memory},
	} {
		got, err := m.measure()
		if err != nil {
			return err
		}
		tell(name+m.what, got)
	}
	return nil
}

// measureAnalysis measures a game that is over, before it is analysed and meanwhile.
func measureAnalysis(binary, dir, game string) error {
	record := filepath.Join("..", "..", "..", "rules", game, "testdata", "playthrough.jsonl")
	p, err := start(binary, filepath.Join(dir, "analysis"), "-replay", record)
	if err != nil {
		return err
	}
	defer p.End()
	if _, err := p.At("study.start"); err != nil {
		return err
	}
	if err := p.FindWindow(); err != nil {
		return err
	}
	before, err := p.panning()
	if err != nil {
		return err
	}
	tell("frames a second while panning a game that is over", before)
	if err := p.Click("study.start"); err != nil {
		return err
	}
	p.overBoard()
	share, err := p.cpuShare(3 * time.Second)
	if err != nil {
		return err
	}
	tell("  while it is analysed, share of one core", fmt.Sprintf("%.0f %%", 100*share))
	meanwhile, err := p.dragging()
	tell("  frames a second while panning meanwhile", meanwhile)
	return err
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
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.Cmd.Process.Pid))
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
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.Cmd.Process.Pid))
	if err != nil {
		return "", err
	}
	for l := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(l, "VmRSS:"); ok {
			kb, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return fmt.Sprintf("%.0f MB", kb*1024/1e6), err
		}
	}
	return "", errors.New("the system does not say how much memory is held")
}

// record makes a gesture and returns the frames that were painted.
func (p *program) record(gesture ...string) []frame {
	from, _ := p.cpuTime()
	now := time.Now()
	p.Mouse(gesture...)
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

// panning is the rate of frames while the zoomed board is dragged round.
func (p *program) panning() (string, error) {
	p.overBoard()
	p.Mouse("click", "4", "sleep", "0.3", "click", "4")
	if err := p.waitAsleep(); err != nil {
		return "", err
	}
	return p.dragging()
}

// dragging is the rate of frames while the board is dragged round.
func (p *program) dragging() (string, error) {
	args := []string{"mousedown", "1", "sleep", "0.05"}
	for _, step := range [][2]string{{"-3", "-1"}, {"3", "1"}, {"2", "3"}, {"-2", "-3"}} {
		for range 80 {
			args = append(args, "mousemove_relative", "--", step[0], step[1], "sleep", "0.008")
		}
	}
	return frameRate(p.record(append(args, "mouseup", "1")...)), nil
}

// overBoard moves the pointer over the board.
func (p *program) overBoard() { p.MoveTo(400, 300) }
