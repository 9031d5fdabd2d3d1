package rulestest

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"testing"

	"intrigue/rules"
)

// apart are two texts from shortly before they differ.
func apart(x, y string) string {
	n := 0
	for n < min(len(x), len(y)) && x[n] == y[n] {
		n++
	}
	from := max(0, n-40)
	return fmt.Sprintf("%.120q and %.120q", x[from:], y[from:])
}

// boards is at how many of the positions what is printed on the box is read: it is much, and
// the same for a whole game.
const boards = 16

// jsonKey is how the keys of data are spelled: words in lower case, numbers and ids.
var jsonKey = regexp.MustCompile(`^[a-z0-9_.-]+$`)

// Data checks what a game gives to programs (View.Snapshot, rules.Describer) in random
// games at every number of seats and under all options, at one position in so many: it can be
// read again, its keys are in lower case, there is [] and not null for an empty list, and a view
// has the same keys at any time. Only the keys named nullable are ever null.
func Data(t *testing.T, g rules.Game, oneIn int, nullable ...string) {
	t.Helper()
	keys, n, games := "", 0, 1
	for _, q := range g.About().Options {
		games += len(q.Values) // each in a game of its own
	}
	for seats, p := range Positions(t, g, games, oneIn) {
		b, ok := p.(rules.Describer)
		Must(t, ok, "%s gives programs no data", g.About().Key)
		state, err := readData(p.Seen(rules.Seat(n%(seats+1))-1).Snapshot(), nullable)
		Must(t, err == nil, "state: %v", err)
		if n%boards == 0 {
			_, err = readData(b.Describe(), nullable)
			Must(t, err == nil, "board: %v", err)
		}
		top := fmt.Sprint(slices.Sorted(maps.Keys(state.(map[string]any))))
		if keys == "" {
			keys = top
		}
		Must(t, keys == top, "the keys of a view were %s and are %s", keys, top)
		n++
	}
	t.Logf("%d positions", n)
}

// readData writes data twice and reads them.
func readData(data any, nullable []string) (back any, err error) {
	one, err := json.Marshal(data)
	if err != nil {
		return nil, err
	}
	if two, _ := json.Marshal(data); string(one) != string(two) {
		return nil, fmt.Errorf("they are written in two ways: %s", apart(string(one), string(two)))
	}
	if err := json.Unmarshal(one, &back); err != nil {
		return nil, err
	}
	return back, spelled(back, "", nullable)
}

// spelled checks the keys of data that stand under a key, and that only those that are nullable are ever null.
func spelled(data any, under string, nullable []string) error {
	switch x := data.(type) {
	case nil:
		if !slices.Contains(nullable, under) {
			return fmt.Errorf("%q is null", under)
		}
	case []any:
		for _, y := range x {
			if err := spelled(y, under, nullable); err != nil {
				return err
			}
		}
	case map[string]any:
		for k, y := range x {
			if !jsonKey.MatchString(k) {
				return fmt.Errorf("the key %q is not in lower case", k)
			}
			if err := spelled(y, k, nullable); err != nil {
				return err
			}
		}
	}
	return nil
}
