package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// analysed are the games that are analysed, of those in testdata: what they are and how long that
// may take.
var analysed = []struct{ what, file, aim string }{
	{"London, 124 decisions", "rules/london/testdata/escaped.jsonl", "< 30 s"},
	{"Penny's Prologue", "rules/penny/testdata/closed.jsonl", "< 60 s"},
}

// analyses measures the analysis of finished games in the window: how long it takes, and what it
// costs meanwhile and afterwards. It prints what it finds as it goes.
func analyses(binary, dir string) error {
	for _, g := range analysed {
		whole := func(p *program) ([]row, error) { return p.whole(g.what+": analysed", g.aim) }
		for _, part := range []func(*program) ([]row, error){(*program).meanwhile, whole} {
			p, err := studying(binary, dir, g.file)
			if err != nil {
				return err
			}
			rows, err := part(p)
			tell(rows)
			p.end()
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// studying opens a finished game in a window of its own and begins its analysis.
func studying(binary, dir, file string) (*program, error) {
	home, err := os.MkdirTemp(dir, "analysis-")
	if err != nil {
		return nil, err
	}
	p, err := start(binary, home, "-replay", file)
	if err != nil {
		return nil, err
	}
	if err = p.focus("study.start"); err == nil {
		err = p.waitAsleep()
	}
	for p.has("study.start") && err == nil { // a window that has just come may miss a press
		if err = p.click("study.start"); err == nil {
			time.Sleep(500 * time.Millisecond)
		}
	}
	if err != nil {
		p.end()
	}
	return p, err
}

// until is when a target comes.
func (p *program) until(id string, wait time.Duration) (time.Time, error) {
	for began := time.Now(); time.Since(began) < wait; time.Sleep(time.Millisecond) {
		if p.has(id) {
			return time.Now(), nil
		}
	}
	return time.Time{}, fmt.Errorf("%s does not come", id)
}

// whole measures how long an analysis takes, and what it leaves behind.
func (p *program) whole(what, aim string) ([]row, error) {
	began := time.Now()
	over, err := p.until("study.summary", 5*time.Minute)
	if err != nil {
		return nil, err
	}
	rows := []row{{what, fmt.Sprintf("%.1f s", over.Sub(began).Seconds()), aim}}
	peak, err := p.held("VmHWM:")
	if err != nil {
		return rows, err
	}
	rest, err := p.idle()
	return append(rows, row{"  most memory held until then", peak, "< 260 MB"}, row{"  share of one core afterwards", rest, "0.000 %"}), err
}

// meanwhile measures the table while it is analysed: frames, and how soon it is left. It does so in the
// middle of the game: at the start a sheet may lie over the board, and nothing would pan.
func (p *program) meanwhile() ([]row, error) {
	if err := p.click("review.time"); err != nil {
		return nil, err
	}
	p.overBoard()
	p.xdotool("click", "4", "sleep", "0.3", "click", "4", "sleep", "1.5")
	rows := []row{{"frames a second while panning and analysing", frameRate(p.record(panned()...)), "≥ 45"}}
	if _, err := p.until("study.stop", 5*time.Second); err != nil {
		return rows, errors.New("the analysis is over before the board was moved")
	}
	for !p.has("shelf") {
		if err := p.click("tool.menu"); err != nil {
			return rows, err
		}
		time.Sleep(500 * time.Millisecond)
	}
	leave, err := p.find("shelf")
	if err != nil {
		return rows, err
	}
	p.moveTo(leave.X, leave.Y)
	time.Sleep(time.Second)
	now := time.Now()
	p.xdotool("click", "1")
	for p.has("shelf") {
		if time.Since(now) > 10*time.Second {
			return rows, errors.New("the table is not left")
		}
		time.Sleep(time.Millisecond)
	}
	return append(rows, row{"the shelf after a press meanwhile, with xdotool's own time", fmt.Sprintf("%d ms", time.Since(now).Milliseconds()), ""}), nil
}

// has reports whether a target is on the screen.
func (p *program) has(id string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.screen.Has(id)
}

// focus waits for a target, and gives the window the keyboard.
func (p *program) focus(id string) error {
	if _, err := p.find(id); err != nil {
		return err
	}
	out, err := exec.Command("xdotool", "search", "--all", "--sync", "--onlyvisible", "--pid", fmt.Sprint(p.cmd.Process.Pid), "--name", "^Intrigue$").Output()
	if err != nil {
		return err
	}
	p.window = strings.Fields(string(out))[0]
	p.xdotool("windowfocus", "--sync", p.window)
	return nil
}

// held is a line of what the system says of the program's memory.
func (p *program) held(line string) (string, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return "", err
	}
	for l := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(l, line); ok {
			kb, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return fmt.Sprintf("%.0f MB", kb*1024/1e6), err
		}
	}
	return "", errors.New("the system does not say how much memory is held")
}
