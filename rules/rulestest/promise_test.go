package rulestest

import (
	"strings"
	"testing"
)

func TestTheToyKeepsThePromise(t *testing.T) {
	Promise(t, toy{}, 200)
	Bots(t, toy{}, 20)
}

// TestEveryBrokenPromiseIsCaught breaks one promise at a time and expects the
// battery to say which.
func TestEveryBrokenPromiseIsCaught(t *testing.T) {
	for _, c := range []struct {
		broken fault
		says   string
	}{
		{"leaks", "does not look like the truth"},
		{"tells", "look alike, but the log says"},
		{"explains", "can tell a guess from the truth"},
		{"data change", "changed"},
		{"guess peeks", "depend on what it cannot see"},
		{"guesses the truth", "every guess was the truth"},
		{"mutates", "changed"},
		{"endless", "does not end within"},
		{"unsorted", "stands behind"},
		{"same path", "begins another one"},
		{"nonsense", "plays the nonsense"},
		{"panics", "panicked"},
		{"loses a piece", "pieces were"},
		{"no reason", "not explained"},
	} {
		t.Run(string(c.broken), func(t *testing.T) {
			_, err := Games(toy{c.broken}, 2, 60, 1)
			if err == nil {
				t.Fatal("nobody noticed")
			}
			if !strings.Contains(err.Error(), c.says) {
				t.Fatalf("it was noticed as something else: %v", err)
			}
		})
	}
}

func TestBadBotsAreCaught(t *testing.T) {
	for broken, says := range map[fault]string{
		"bot cheats": "not among its choices",
		"bot peeks":  "looks the same to it",
		"endless":    "do not come to an end",
	} {
		var err error
		for seed := uint64(0); seed < 20 && err == nil; seed++ {
			err = botGame(toy{broken}, 2, "plain", seed, toy{}.About().LongestRecord)
		}
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", broken, err)
		}
	}
}
