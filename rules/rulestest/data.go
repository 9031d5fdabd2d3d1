package rulestest

import (
	"encoding/json"
	"fmt"
	"regexp"
	"testing"

	"intrigue/rules"
)

// encoded is what a view gives to programs, "" for one that gives nothing.
func encoded(v rules.View) string {
	s, ok := v.(rules.Snapshotter)
	if !ok {
		return ""
	}
	b, err := json.Marshal(s.Snapshot())
	if err != nil {
		panic(fmt.Sprintf("the snapshot cannot be written: %v", err))
	}
	return string(b)
}

// sameData demands that views that print alike give programs the same: data hold no more than
// the view tells.
func sameData(a, b rules.View) error {
	if x, y := encoded(a), encoded(b); x != y {
		return fmt.Errorf("data of views that print alike differ: %s", apart(x, y))
	}
	return nil
}

// apart are two texts from shortly before they differ.
func apart(x, y string) string {
	n := 0
	for n < min(len(x), len(y)) && x[n] == y[n] {
		n++
	}
	from := max(0, n-40)
	return fmt.Sprintf("%.120q and %.120q", x[from:], y[from:])
}

// oneIn is the share of positions whose data are compared later, by one reader each: to write
// them costs as much as to print the view.
const oneIn = 4

// stated are the data of position i for one reader.
type stated struct {
	by   rules.Seat
	text string
}

// state keeps the data of every fourth position that is checked.
func (w *walk) state(p rules.Position) (s stated) {
	if n := len(w.positions); w.checked%oneIn == 0 {
		s.by = rules.Seat(n%(w.seats+1)) - 1
		s.text = encoded(p.Seen(s.by))
	}
	return s
}

// jsonKey is how the keys of data are spelled: words in lower case, numbers and ids.
var jsonKey = regexp.MustCompile(`^[a-z0-9_.-]+$`)

// Data checks what a game gives to programs (rules.Snapshotter, rules.Describer) over some
// random games at every number of seats and under all options: it can be read again, its keys
// are in lower case, there is [] and not null for an empty list, and a view has the
// same keys at any time. Only the keys named nullable are ever null.
func Data(t *testing.T, g rules.Game, nullable ...string) {
	t.Helper()
	keys := ""
	for _, p := range Positions(t, g, 2, 10) {
		v, views := p.Seen(rules.Public).(rules.Snapshotter)
		b, prints := p.(rules.Describer)
		Must(t, views && prints, "%s gives programs no data", g.About().Key)
		state, err := readData(v.Snapshot(), nullable)
		Must(t, err == nil, "state: %v", err)
		_, err = readData(b.Describe(), nullable)
		Must(t, err == nil, "board: %v", err)
		top := fmt.Sprint(topKeys(state))
		if keys == "" {
			keys = top
		}
		Must(t, keys == top, "the keys of a view were %s and are %s", keys, top)
	}
}

// topKeys are the keys of an object; package fmt prints a map in their order.
func topKeys(data any) map[string]bool {
	all := map[string]bool{}
	for k := range data.(map[string]any) {
		all[k] = true
	}
	return all
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

// spelled checks the keys of data, and that only some of them are ever null.
func spelled(data any, under string, nullable []string) error {
	switch x := data.(type) {
	case nil:
		for _, key := range nullable {
			if key == under {
				return nil
			}
		}
		return fmt.Errorf("%q is null", under)
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
