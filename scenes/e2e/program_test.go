package e2e

import (
	"bytes"
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
	"intrigue/scenes/e2e/driver"
)

// patience is how long one step may take before the test gives up: long, because
// the machine may be busy with other things.
const patience = 20 * time.Second

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
	lag    time.Duration // how late things come on this machine at present
	tapped image.Point   // where the mouse was clicked last, in points
	tapAt  time.Time     // and when

	mu     sync.Mutex
	change chan struct{} // closed and made anew when a screen arrives
	now    screen
	came   time.Time       // when it arrived
	seen   map[string]bool // the targets of all screens so far
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
	if err != nil {
		t.Fatal(err)
	}
}

// start opens the program's window. The test is skipped where none can be.
func start(t *testing.T, args ...string) *program {
	t.Helper()
	if whyNot != "" {
		t.Skip("No window test: " + whyNot + ".")
	}
	p := &program{t: t, shown: open(t, half), exit: make(chan error, 1), change: make(chan struct{}), seen: map[string]bool{}}
	p.cmd = exec.Command(binary, append([]string{"-screen"}, args...)...)
	p.cmd.Env = driver.Env(p.shown.name)
	p.cmd.Stderr = &p.errs
	out, err := p.cmd.StdoutPipe()
	if err == nil {
		err = p.cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
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

func (p *program) listen(out io.Reader) {
	driver.Read(out, func(s driver.Screen) {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.now, p.came = screen{s}, time.Now()
		for _, t := range s.Targets {
			p.seen[t.ID] = true
		}
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

// gone reports whether a target that was there is so no more, and does not come back soon:
// on a busy machine the game may have gone on since it was chosen.
func (p *program) gone(id string) bool {
	p.t.Helper()
	there := func(s screen) bool { return s.Has(id) }
	p.mu.Lock()
	lost := p.seen[id] && !there(p.now)
	p.mu.Unlock()
	if !lost {
		return false
	}
	_, back := p.soon(patience/4, there)
	return !back
}

// wait returns the first screen for which ok holds.
func (p *program) wait(what string, ok func(screen) bool) screen {
	p.t.Helper()
	s, came := p.soon(patience, ok)
	if !came {
		p.fail("waiting for %s", what)
	}
	return s
}

// soon is wait for things that may not come.
func (p *program) soon(wait time.Duration, ok func(screen) bool) (screen, bool) {
	p.t.Helper()
	late := time.After(wait)
	for {
		s, change := p.screen()
		if s.Number > 0 && ok(s) {
			return s, true
		}
		select {
		case <-change:
		case err := <-p.exit:
			p.exit <- err
			p.t.Fatalf("the program has ended (%v) too early: %s", err, p.errs.String())
		case <-late:
			return s, false
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
	c := exec.Command("xdotool", args...)
	c.Env = driver.Env(p.shown.name)
	began := time.Now()
	out, err := c.CombinedOutput()
	if args[0] == "mousemove" || args[0] == "key" {
		p.lag = max(time.Since(began)-pauses(args), p.lag*3/4)
	}
	if err != nil {
		p.fail("xdotool %s: %v %s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

// pauses is how long xdotool rests of its own will.
func pauses(args []string) (all time.Duration) {
	for i, a := range args {
		switch a {
		case "sleep":
			all += slow
		case "--delay":
			all += time.Duration(len(args)-i-2) * keystroke
		}
	}
	return all
}

// What a hand needs for a movement, and for a press of a key.
const slow, keystroke = 60 * time.Millisecond, 30 * time.Millisecond

// to moves the mouse to a place of the window, given in points.
func (p *program) to(x, y int) []string {
	dots := func(n int) string { return fmt.Sprint(math.Round(float64(n) * p.shown.dots)) }
	return []string{"mousemove", "--window", p.window, dots(x), dots(y)}
}

// click presses the mouse on a target of the present screen.
func (p *program) click(id string) {
	p.t.Helper()
	s := p.waitFor(id)
	t, _ := s.Target(id)
	p.clickAt(t.X, t.Y)
}

// clickAt does not let xdotool rest after the click, as it would for 100 ms: that would
// be taken for lag, by which every test waits.
func (p *program) clickAt(x, y int) {
	p.t.Helper()
	p.rest(image.Pt(x, y))
	p.xdotool(append(p.to(x, y), "click", "--delay", "0", "1")...)
	p.tapped, p.tapAt = image.Pt(x, y), time.Now()
}

// rest waits before a second click on the same place, so that the two are no double click:
// the program takes none of that for what has only just appeared there. Whatever screen
// came last may be the answer to the first click.
func (p *program) rest(at image.Point) {
	const far = 20
	if d := at.Sub(p.tapped); d.X*d.X+d.Y*d.Y > far*far {
		return
	}
	for end := time.Now().Add(patience); time.Now().Before(end); {
		p.mu.Lock()
		since := p.came
		p.mu.Unlock()
		if p.tapAt.After(since) {
			since = p.tapAt
		}
		left := time.Until(since.Add(input.DoubleTap + max(50*time.Millisecond, 2*p.lag)))
		if left <= 0 {
			return
		}
		time.Sleep(left)
	}
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
		p.xdotool(append(p.to(at[0].X, at[0].Y), "click", "--delay", "0", "5")...)
	}
	p.fail("scrolling to %s", id)
	return screen{}
}

// leaf turns the wheel to the end of the present page and returns all that stands on it,
// a line that stands on several screens once.
func (p *program) leaf(s screen) screen {
	p.t.Helper()
	for range 40 {
		bar, long := s.Target("page.bar")
		if !long {
			return s
		}
		p.xdotool(append(p.to(bar.X-60, bar.Y), "click", "--repeat", "3", "5")...)
		news := p.settled().News(s.Screen)
		if len(news) == 0 {
			return s
		}
		s.Words = append(slices.Clone(s.Words), news...)
	}
	p.fail("a page that does not end")
	return s
}

// press presses a key by its X name.
func (p *program) press(keys ...string) {
	p.t.Helper()
	p.xdotool(append([]string{"key", "--delay", fmt.Sprint(keystroke.Milliseconds())}, keys...)...)
}

// answered waits until something else can be chosen than before.
func (p *program) answered(what string, before screen) screen {
	p.t.Helper()
	old := before.Choices()
	p.wait("an answer to "+what, func(s screen) bool { return s.Number > before.Number && s.Choices() != old })
	return p.settled()
}

// settled is the screen once it has said nothing new for a moment and presses are answered:
// the frame in which a move is made still shows half of what was before.
func (p *program) settled() screen {
	p.t.Helper()
	for {
		s := p.still(60 * time.Millisecond)
		if !s.Resting {
			return s
		}
		p.wait("an answer to presses", func(s screen) bool { return !s.Resting })
	}
}

// still is the screen once it has said nothing new for so long, or longer where the
// machine is busy: by what a hand's movement takes there.
func (p *program) still(hush time.Duration) screen {
	p.t.Helper()
	hush = max(hush, min(2*p.lag, patience/40))
	for {
		s, _ := p.screen()
		if _, more := p.soon(hush, func(n screen) bool { return n.Number > s.Number }); !more {
			return s
		}
	}
}

// ended waits for the end of the program and returns its exit status.
func (p *program) ended() int {
	p.t.Helper()
	select {
	case err := <-p.exit:
		return status(err)
	case <-time.After(patience):
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
	if err != nil || len(items) != 1 {
		t.Fatalf("the folder holds %d games (%v), not 1", len(items), err)
	}
	g, r, err := st.Load(items[0].Name)
	if err != nil {
		t.Fatal(err)
	}
	g.Close()
	all, err := rules.Replay(game, r)
	if err != nil {
		t.Fatal(err)
	}
	o := all[len(all)-1].Outcome()
	if !o.Over() {
		t.Fatalf("the saved game has %d entries and is not over", len(r.Entries))
	}
	if items[0].Ending != o.Ending {
		t.Errorf("the file says that it ended with %q, and its moves end with %q", items[0].Ending, o.Ending)
	}
	ends := game.About().Endings
	i := slices.IndexFunc(ends, func(e rules.Ending) bool { return e.Key == o.Ending })
	if i < 0 {
		t.Fatalf("no ending is called %q", o.Ending)
	}
	if !s.Says(ends[i].Title) {
		t.Errorf("the results do not say %q:\n%s", ends[i].Title, s)
	}
	return r, o
}
