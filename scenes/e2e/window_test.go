package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// against is a table of one person, who leads the detectives, against a bot.
func against(set *store.Settings) { set.Setups = nil }

// position is what the screen says of the game, without what comes and goes.
func position(s screen) []string {
	var all []string
	for _, t := range s.Prefixed("log.") {
		all = append(all, t.ID)
	}
	for _, t := range s.Stops("station.") {
		all = append(all, t.ID)
	}
	return append(all, s.Words...)
}

// TestAGameIsFoundAgain as it was left in the middle.
func TestAGameIsFoundAgain(t *testing.T) {
	long(t, 7)
	home := t.TempDir()
	settings(t, home, against)
	p := start(t, "-home", home, "-game", "london")
	p.click("start")
	turn := func(s screen) bool { return s.Ready() && len(s.Stops("station."))+len(s.Prefixed("ask.")) > 0 }
	s := p.wait("the first turn", turn)
	for rides := 0; rides < 4 || len(s.Prefixed("ask.")) > 0; s = p.wait("the next turn", turn) {
		var id string
		if ask := s.Prefixed("ask."); len(ask) > 0 {
			id = ask[0].ID
		} else {
			id = s.Stops("station.")[rides%len(s.Stops("station."))].ID
			rides++
		}
		p.click(id)
		p.answered(id, s)
	}
	p.point(4, 4)
	was := position(p.wait("an unread map", func(s screen) bool { return s.Ready() && !s.Says("Ride to ") }))
	p.press("Escape")
	p.click("quit")
	n := p.ended()
	rulestest.Must(t, n == 0, "status %d: %s", n, p.errs.String())

	p = start(t, "-home", home)
	p.click("continue")
	p.wait("the table", func(s screen) bool { return len(s.Stops("station.")) > 0 })
	p.point(4, 4)
	p.wait("what was there before:\n"+strings.Join(was, "\n"), func(s screen) bool { return s.Ready() && slices.Equal(position(s), was) })
}

// TestTheMenuOpensAndCloses with Esc, and closes by its first key.
func TestTheMenuOpensAndCloses(t *testing.T) {
	long(t, 4)
	home := t.TempDir()
	settings(t, home, against)
	p := start(t, "-home", home, "-game", "london")
	p.click("start")
	p.waitFor("tool.menu")
	p.press("Escape")
	s := p.waitFor("continue")
	rulestest.Holds(t, len(s.Prefixed("station.")) == 0, "the board answers behind the menu")
	p.press("Escape")
	p.waitFor("tool.menu")
	p.click("tool.menu")
	p.waitFor("continue")
	p.click("settings")
	p.waitFor("back")
	p.press("Escape")
	p.waitFor("continue")
	p.click("continue")
	p.waitFor("tool.menu")
}

// inside checks that every target lies in the window.
func inside(t *testing.T, s screen, w, h int) {
	t.Helper()
	for _, x := range s.Targets {
		rulestest.Holds(t, x.X >= 0 && x.Y >= 0 && x.X <= w && x.Y <= h,
			"%s lies at %d,%d, outside a window of %d×%d", x.ID, x.X, x.Y, w, h)
	}
}

// TestTextScale plays a move with large and with small letters.
func TestTextScale(t *testing.T) {
	long(t, 15)
	for _, scale := range []int{75, 200} {
		t.Run(fmt.Sprint(scale), func(t *testing.T) {
			home := t.TempDir()
			open(t, all)
			settings(t, home, func(set *store.Settings) { set.TextScale, set.Window = scale, store.Window{Width: 1280, Height: 800} })
			p := start(t, "-home", home)
			p.click("box.london")
			inside(t, p.waitFor("start"), 1280, 800)
			p.click("start")
			s := p.wait("the table", func(s screen) bool { return len(s.Stops("station.")) > 0 })
			inside(t, s, 1280, 800)
			p.click(s.Stops("station.")[0].ID)
			p.answered("a ride", s)
			p.press("Escape")
			if !p.settled().Has("quit") {
				p.press("Escape") // the first one put down a station that more than one ride leads to
			}
			inside(t, p.waitFor("quit"), 1280, 800)
		})
	}
}

// TestAWindowTakesAnySize while a game is on.
func TestAWindowTakesAnySize(t *testing.T) {
	long(t, 9)
	home := t.TempDir()
	open(t, all)
	settings(t, home, func(set *store.Settings) { set.Window = store.Window{} })
	p := start(t, "-home", home, "-game", "london")
	p.click("start")
	s := p.wait("the table", func(s screen) bool { return len(s.Stops("station.")) > 0 })
	for _, size := range [][2]int{{800, 500}, {1600, 1000}, {1024, 640}, {1280, 800}} {
		before := s
		p.xdotool("windowsize", p.window, fmt.Sprint(size[0]), fmt.Sprint(size[1]))
		menu := func(s screen) int { m, _ := s.Target("tool.menu"); return m.Y }
		s = p.wait("another layout", func(s screen) bool { return s.Ready() && menu(s) != menu(before) && menu(s) > 0 })
		inside(t, s, size[0], size[1])
		rulestest.Holds(t, len(s.Stops("station.")) != 0, "at %v no station can be chosen", size)
	}
	p.click(s.Stops("station.")[0].ID)
	p.answered("a ride", s)
}

// TestTornFile plays on with a game whose last line was cut off.
func TestTornFile(t *testing.T) {
	long(t, 2)
	dir := t.TempDir()
	settings(t, dir, nil)
	lines := bytes.SplitAfter(recorded(t), []byte("\n"))
	text := bytes.Join(lines[:15], nil)
	text = append(text, lines[15][:len(lines[15])/2]...)
	file := filepath.Join(t.TempDir(), "torn.jsonl")
	rulestest.OK(t, os.WriteFile(file, text, 0o644))
	p := start(t, "-home", dir, "-load", file)
	p.wait("a word on the last move", func(s screen) bool { return s.Says("left out") })
	p.waitFor("curtain.open")
	after, err := os.ReadFile(file)
	rulestest.Holds(t, err == nil && bytes.Equal(after, text), "the file has changed (%v)", err)
}

// TestNowhereToSave starts the program where nothing can be saved: its first screen says
// so, where, and that another folder can be named; and that games can be played.
func TestNowhereToSave(t *testing.T) {
	// A file where the folder should be: not even root can write into it.
	home := filepath.Join(t.TempDir(), "home")
	rulestest.OK(t, os.WriteFile(home, []byte("not a folder"), 0o644))
	p := start(t, "-home", home)
	p.wait("a word that nothing is kept", func(s screen) bool {
		text := strings.Join(s.Words, " ")
		return strings.Contains(text, "can't be saved") && strings.Contains(text, filepath.Base(home)) && strings.Contains(text, "-home")
	})
	p.click("quick.london")
	p.waitFor("log.fold")
	if text, err := os.ReadFile(home); err != nil || string(text) != "not a folder" {
		t.Errorf("what lies there has changed (%v)", err)
	}
}

// TestAKilledWindowKeepsItsSize: the size that a window was given is there again after a kill.
func TestAKilledWindowKeepsItsSize(t *testing.T) {
	long(t, 3)
	home := t.TempDir()
	open(t, all)
	p := start(t, "-home", home)
	p.settled()
	p.xdotool("windowsize", p.window, "1100", "700")
	kept := func() (set store.Settings) {
		text, _ := os.ReadFile(filepath.Join(home, "settings.json"))
		json.Unmarshal(text, &set)
		return set
	}
	for kept().Window.Width != 1100 {
		if p.late.Err() != nil {
			p.fail("waiting for the file with the window's size, which says %+v", kept().Window)
		}
		time.Sleep(10 * time.Millisecond) // nothing tells of a file
	}
	p.cmd.Process.Signal(syscall.SIGTERM)
	p.ended()
	w := kept().Window
	rulestest.Holds(t, w.Width == 1100 && w.Height == 700, "the window is kept as %+v", w)
}
