package rulestest

import (
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"

	"intrigue/rules"
)

// Tests make much garbage and hold little: collecting it less often saves a sixth of their time.
func init() { debug.SetGCPercent(400) }

// Is checks that got is want. what says in a few words what the value is.
func Is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if checks.count(t); got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// Same checks that got holds exactly the wanted words, in whatever order.
func Same(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	checks.count(t)
	got, want = slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))
	if !slices.Equal(got, want) {
		t.Errorf("%s: %q, want %q", what, got, want)
	}
}

// Holds checks that ok is true; the rest says in the manner of Printf what is wrong
// when it is not.
func Holds(t testing.TB, ok bool, format string, args ...any) {
	t.Helper()
	if checks.count(t); !ok {
		t.Errorf(format, args...)
	}
}

// Must is Holds for what makes the rest of the test pointless: it ends it.
func Must(t testing.TB, ok bool, format string, args ...any) {
	t.Helper()
	if checks.count(t); !ok {
		t.Fatalf(format, args...)
	}
}

// OK ends a test to which something happened that it does not expect.
func OK(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Refused checks that a seat may not make a move, and that the reason it is given
// contains some words.
func Refused(t testing.TB, p rules.Position, by rules.Seat, m rules.Move, says string) {
	t.Helper()
	checks.count(t)
	switch _, err := p.After(by, m); {
	case err == nil:
		t.Errorf("%q is allowed", m)
	case !strings.Contains(err.Error(), says):
		t.Errorf("%q is refused because %q, which does not speak of %q", m, err, says)
	}
}

// Long skips a test with -short: it takes long and nothing in it runs side by side, so
// that the race detector has nothing to find there.
func Long(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("Not with -short: this takes long, and looks for no races.")
	}
}

// checks is how often each test of this process has checked something. A check is
// given nothing but its t, and Clauses must know what ran after it has run: so this
// one thing is shared by a whole package.
var checks = tally{made: map[string]int{}}

type tally struct {
	sync.Mutex
	made map[string]int // by the name of the test
}

func (c *tally) count(t testing.TB) {
	c.Lock()
	defer c.Unlock()
	c.made[t.Name()]++
}
