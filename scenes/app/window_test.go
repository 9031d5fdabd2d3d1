package app

import (
	"testing"
	"time"

	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// TestPlaceToKeep: the size of a window is kept, and one that is being closed, that is maximised or
// that fills the screen does not take it away.
func TestPlaceToKeep(t *testing.T) {
	was := store.Window{X: 30, Y: 40, Width: 1280, Height: 800, Monitor: "A"}
	large := was
	large.Maximised = true
	moved := store.Window{X: 5, Y: 6, Width: 1500, Height: 900, Monitor: "B"}
	for name, c := range map[string]struct {
		now  store.Window
		full bool
		want store.Window
	}{
		"another size": {moved, false, moved},
		"closing":      {store.Window{Monitor: "A"}, false, was},
		"maximised":    {store.Window{Width: 1920, Height: 1080, Monitor: "A", Maximised: true}, false, large},
		"full screen":  {store.Window{Width: 1920, Height: 1080, Monitor: "A"}, true, was},
	} {
		got := placeToKeep(was, c.now, c.full)
		rulestest.Holds(t, got == c.want, "%s: %+v, want %+v", name, got, c.want)
	}
}

// TestWhatIsLostIsPaintedAnew: after a sleep the frame that wakes the loop and the next one are painted whole,
// after a minimised window came back as many as it may take to be shown; what nobody sees is not painted.
func TestWhatIsLostIsPaintedAnew(t *testing.T) {
	var r revival
	whole := func(minimised, woken bool, frames int) (n int) {
		for i := range frames {
			if r.frame(minimised, woken && i == 0, nil) {
				n++
			}
		}
		return n
	}
	for _, step := range []struct {
		what             string
		minimised, woken bool
		want             int
	}{
		{"at the start", false, false, 0},
		{"after a sleep", false, true, afterSleep},
		{"while nothing happens", false, false, 0},
		{"minimised", true, true, 0},
		{"woken below", true, true, 0},
		{"restored", false, true, afterRestore},
		{"later", false, false, 0},
	} {
		if n := whole(step.minimised, step.woken, 20); n != step.want {
			t.Errorf("%s: %d frames of 20 are painted whole, not %d", step.what, n, step.want)
		}
	}
}

// TestTheFirstWindowFollowsTheMonitor: it leaves room for a title bar and a task bar, and its words grow with the monitor.
func TestTheFirstWindowFollowsTheMonitor(t *testing.T) {
	for monitor, want := range map[[2]int][3]int{{0, 0}: {1280, 800, 100}, {1280, 800}: {1280, 720, 100}, {1366, 768}: {1366, 688, 100},
		{800, 640}: {960, 600, 100}, {1920, 1080}: {1920, 1000, 130}, {2560, 1440}: {2560, 1360, 160}, {3840, 2160}: {3840, 2080, 160},
		{3440, 1000}: {3440, 920, 120}} {
		w, h, words := firstSize(monitor[0], monitor[1])
		rulestest.Holds(t, [3]int{w, h, words} == want, "on a monitor of %v points it is %d×%d, its words at %d %%", monitor, w, h, words)
	}
}

// TestWordsFollowTheWindow: a size that suited the window becomes that which suits it now; one that somebody chose stays.
func TestWordsFollowTheWindow(t *testing.T) {
	large, small := [2]int{1920, 1000}, [2]int{1280, 800}
	for _, c := range []struct {
		scale    int
		was, now [2]int
		want     int
	}{{130, large, small, 100}, {100, small, large, 130}, {150, large, small, 150}, {100, large, small, 100}} {
		got := followed(c.scale, c.was, c.now)
		rulestest.Holds(t, got == c.want, "%d %% at %v becomes %d %% at %v, not %d %%", c.scale, c.was, got, c.now, c.want)
	}
}

// TestThePlaceIsKeptWhileTheLoopRuns: a loop that never rests saves the place of its window every second.
func TestThePlaceIsKeptWhileTheLoopRuns(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	win := &Window{busy: true, kept: now}
	kept := 0
	for range 60 * 5 {
		now = now.Add(time.Second / 60)
		if win.placeIsDue(now) {
			kept++
		}
	}
	rulestest.Holds(t, kept >= 4 && kept <= 5, "in five seconds it is kept %d times", kept)
	win.busy = false
	rulestest.Holds(t, !win.placeIsDue(now.Add(time.Hour)), "a loop that rests has kept it already")
}
