package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"image"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/e2e/driver"
)

// screen is what the program said that it shows. What single games look for on it stands
// with their tests.
type screen struct{ driver.Screen }

// program is the running game, its window and what it says.
type program struct {
	t      *testing.T
	cmd    *exec.Cmd
	window string
	shown  display
	errs   bytes.Buffer
	exit   chan error
	late   context.Context // ends when the test has hardly time left to say what it waits for
	tapped image.Point     // where the mouse was clicked last, in points
	tapAt  time.Time       // and when the program had heard it

	mu     sync.Mutex
	change chan struct{} // closed and made anew when the program says something
	now    screen
}

// settings writes the settings of somebody who wants no motion, no sound and the
// smallest window: without a graphics card every pixel of it costs time.
func settings(t *testing.T, home string, change func(*store.Settings)) {
	t.Helper()
	set := store.Defaults()
	set.Speed, set.ReduceMotion, set.Mute = "off", true, true
	set.Window = store.Window{Width: 960, Height: 600}
	if change != nil {
		change(&set)
	}
	text, err := json.Marshal(set)
	if err == nil {
		err = os.WriteFile(filepath.Join(home, "settings.json"), text, 0o644)
	}
	rulestest.OK(t, err)
}

// start opens the program's window. The test is skipped unless windows are asked for.
func start(t *testing.T, args ...string) *program {
	t.Helper()
	d := open(t, half)
	p := &program{t: t, shown: d, exit: make(chan error, 1), late: late(t), change: make(chan struct{})}
	p.cmd = exec.Command(binary, append([]string{"-screen"}, args...)...)
	p.cmd.Env = driver.Env(p.shown.name)
	p.cmd.Stderr = &p.errs
	out, err := p.cmd.StdoutPipe()
	if err == nil {
		err = p.cmd.Start()
	}
	rulestest.OK(t, err)
	go p.listen(out)
	t.Cleanup(func() {
		if p.cmd.ProcessState == nil {
			p.cmd.Process.Kill()
			<-p.exit // the window of this test must not be taken for that of the next one
		}
		t.Log("the program has taken", taken(p.cmd), "of the processor for", p.now.Number, "screens")
	})
	p.wait("the first screen", func(s screen) bool { return s.Number > 0 })
	id := p.xdotool("search", "--all", "--sync", "--onlyvisible", "--pid", fmt.Sprint(p.cmd.Process.Pid), "--name", "^Intrigue$")
	p.window = strings.Fields(id)[0]
	p.xdotool("windowfocus", "--sync", p.window)
	return p
}

// late is the end of what a test may take (-timeout), but for what it needs to say what it
// waited for. Nothing else ends a wait: a machine may be as busy as it likes.
func late(t *testing.T) context.Context {
	end, ok := t.Deadline()
	if !ok {
		return t.Context()
	}
	ctx, cancel := context.WithDeadline(context.Background(), end.Add(-30*time.Second))
	t.Cleanup(cancel)
	return ctx
}

func (p *program) listen(out io.Reader) {
	driver.Read(out, func(s driver.Screen) {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.now = screen{s}
		close(p.change)
		p.change = make(chan struct{})
	})
	p.exit <- p.cmd.Wait()
}

// screen is what is shown now, and the news of the next one.
func (p *program) screen() (screen, <-chan struct{}) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.now, p.change
}

// wait returns the first screen for which ok holds.
func (p *program) wait(what string, ok func(screen) bool) screen {
	p.t.Helper()
	s, goes := p.until(what, ok)
	if !goes {
		p.t.Fatalf("the program has ended too early, at the wait for %s: %s", what, p.errs.String())
	}
	return s
}

// until is wait for what may also end the program: goes is false when it has.
func (p *program) until(what string, ok func(screen) bool) (s screen, goes bool) {
	p.t.Helper()
	for {
		s, change := p.screen()
		if ok(s) {
			return s, true
		}
		select {
		case <-change:
		case err := <-p.exit:
			p.exit <- err
			return s, false
		case <-p.late.Done():
			p.fail("waiting for %s", what)
		}
	}
}

// waitFor waits for a target.
func (p *program) waitFor(id string) screen {
	p.t.Helper()
	return p.wait(id, func(s screen) bool { return s.Has(id) })
}

// fail ends the test with a picture of the screen and its words.
func (p *program) fail(format string, args ...any) {
	p.t.Helper()
	s, _ := p.screen()
	p.t.Fatalf("%s.\nThe screen (%s):\n%s%s", fmt.Sprintf(format, args...), p.picture(), s, p.errs.String())
}

// picture saves a screenshot and says where.
func (p *program) picture() string {
	dir := os.TempDir()
	if f := flag.Lookup("test.artifacts"); f != nil && f.Value.String() == "true" {
		dir = p.t.ArtifactDir()
	}
	file := filepath.Join(dir, "intrigue-"+strings.ReplaceAll(p.t.Name(), "/", "-")+".png")
	c := exec.Command("import", "-window", "root", file)
	c.Env = driver.Env(p.shown.name)
	if err := c.Run(); err != nil {
		return "no screenshot: " + err.Error()
	}
	return "screenshot in " + file
}

func (p *program) xdotool(args ...string) string {
	p.t.Helper()
	c := exec.CommandContext(p.late, "xdotool", args...)
	c.Env = driver.Env(p.shown.name)
	out, err := c.CombinedOutput()
	if err != nil {
		p.fail("xdotool %s: %v %s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

// do does something with the mouse or the keys that is heard once, and waits until the program has
// heard it.
func (p *program) do(args ...string) {
	p.t.Helper()
	before, _ := p.screen()
	p.xdotool(args...)
	p.until("an ear for "+strings.Join(args, " "), func(s screen) bool { return s.Inputs > before.Inputs && !s.Down })
}

// to moves the mouse to a place of the window, given in points.
func (p *program) to(x, y int) []string {
	dots := func(n int) string { return fmt.Sprint(math.Round(float64(n) * p.shown.dots)) }
	return []string{"mousemove", "--window", p.window, dots(x), dots(y)}
}

// point moves the mouse to a place and waits until the program knows.
func (p *program) point(x, y int) {
	p.t.Helper()
	p.xdotool(p.to(x, y)...)
	there := image.Pt(p.dotted(x), p.dotted(y))
	p.wait(fmt.Sprint("the pointer at ", there), func(s screen) bool { return s.At == there })
}

// dotted is how far a point lies from the edge of the window once it is moved to the nearest dot.
func (p *program) dotted(n int) int {
	return int(math.Round(math.Round(float64(n)*p.shown.dots) / p.shown.dots))
}

// click presses the mouse on a target, once nothing else comes of what was done before.
func (p *program) click(id string) {
	p.t.Helper()
	t, _ := p.ready(id).Target(id)
	p.clickAt(t.X, t.Y)
}

// clickAt lets the hand rest before a second click on the same place, so that the two are no double
// click: that is asked of a person too. It counts from when the program had heard the first one, so a slow
// machine only makes it longer.
func (p *program) clickAt(x, y int) {
	p.t.Helper()
	const far = 20
	at := image.Pt(x, y)
	if d := at.Sub(p.tapped); d.X*d.X+d.Y*d.Y <= far*far {
		time.Sleep(time.Until(p.tapAt.Add(input.DoubleTap)))
	}
	p.do(append(p.to(x, y), "click", "--delay", "0", "1")...)
	p.tapped, p.tapAt = at, time.Now()
}

// scrollTo turns the wheel over a target whose name begins with over until another
// one comes into sight.
func (p *program) scrollTo(id, over string) screen {
	p.t.Helper()
	for range 40 {
		s := p.settled()
		if s.Has(id) {
			return s
		}
		at := s.Prefixed(over)
		if len(at) == 0 {
			break
		}
		p.do(append(p.to(at[0].X, at[0].Y), "click", "--delay", "0", "5")...)
	}
	p.fail("scrolling to %s", id)
	return screen{}
}

// leaf turns the wheel to the end of the present page and returns all that stands on it,
// a line that stands on several screens once.
func (p *program) leaf(s screen) screen {
	p.t.Helper()
	for range 120 {
		bar, long := s.Target("page.bar")
		if !long {
			return s
		}
		before := p.settled()
		p.do(append(p.to(bar.X-60, bar.Y), "click", "--delay", "0", "5")...)
		now := p.settled()
		s.Words = append(slices.Clone(s.Words), now.News(s.Screen)...)
		if now.Text() == before.Text() {
			return s
		}
	}
	p.fail("a page that does not end")
	return s
}

// press presses keys by their X names, one after the other, once nothing else comes of what was done
// before.
func (p *program) press(keys ...string) {
	p.t.Helper()
	p.settled()
	for _, key := range keys {
		p.do("key", "--delay", "0", key)
	}
}

// answered waits until something else can be chosen than before.
func (p *program) answered(what string, before screen) screen {
	p.t.Helper()
	old := before.Choices()
	return p.wait("an answer to "+what, func(s screen) bool { return s.Ready() && s.Choices() != old })
}

// settled is the screen once all that was done is answered.
func (p *program) settled() screen {
	p.t.Helper()
	return p.wait("a still screen", func(s screen) bool { return s.Ready() })
}

// ready is settled on the screen that has a target.
func (p *program) ready(id string) screen {
	p.t.Helper()
	return p.wait(id, func(s screen) bool { return s.Ready() && s.Has(id) })
}

// ended waits for the end of the program and returns its exit status.
func (p *program) ended() int {
	p.t.Helper()
	select {
	case err := <-p.exit:
		return status(err)
	case <-p.late.Done():
		p.fail("the program does not end")
	}
	return -1
}

// taken is the processor time of a program that has ended.
func taken(c *exec.Cmd) time.Duration {
	s := c.ProcessState
	return (s.UserTime() + s.SystemTime()).Round(100 * time.Millisecond)
}

func status(err error) int {
	var e *exec.ExitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &e):
		return e.ExitCode()
	}
	return -1
}

// ending replays the one saved game in a home, compares its end with what the file
// and the screen say of it, and returns both.
func ending(t *testing.T, s screen, home string, game rules.Game) (rules.Record, rules.Outcome) {
	t.Helper()
	st := store.Open(store.Options{Home: home, Game: func(string) (rules.Game, bool) { return game, true }})
	items, err := st.List()
	rulestest.Must(t, err == nil && len(items) == 1, "the folder holds %d games (%v), not 1", len(items), err)
	g, r, err := st.Load(items[0].Name)
	rulestest.OK(t, err)
	g.Close()
	all, err := rules.Replay(game, r)
	rulestest.OK(t, err)
	o := all[len(all)-1].Outcome()
	rulestest.Must(t, o.Over(), "the saved game has %d entries and is not over", len(r.Entries))
	rulestest.Holds(t, items[0].Ending == o.Ending,
		"the file says that it ended with %q, and its moves end with %q", items[0].Ending, o.Ending)
	ends := game.About().Endings
	i := slices.IndexFunc(ends, func(e rules.Ending) bool { return e.Key == o.Ending })
	rulestest.Must(t, i >= 0, "no ending is called %q", o.Ending)
	rulestest.Holds(t, s.Says(ends[i].Title), "the results do not say %q:\n%s", ends[i].Title, s)
	return r, o
}
