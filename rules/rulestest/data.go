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

// restated is the share of positions whose data are compared later, by one reader each: to
// write them costs as much as to print the view.
const restated = 4

// stated are the data of position i for one reader.
type stated struct {
	by   rules.Seat
	text string
}

// state keeps the data of every fourth position that is checked.
func (w *walk) state(p rules.Position) (s stated) {
	if n := len(w.positions); w.checked%restated == 0 {
		s.by = rules.Seat(n%(w.seats+1)) - 1
		s.text = encoded(p.Seen(s.by))
	}
	return s
}

// boards is at how many of the positions what is printed on the box is read: it is much, and
// the same for a whole game.
const boards = 16

// jsonKey is how the keys of data are spelled: words in lower case, numbers and ids.
var jsonKey = regexp.MustCompile(`^[a-z0-9_.-]+$`)

// Data checks what a game gives to programs (rules.Snapshotter, rules.Describer) in random
// games at every number of seats and under all options, at one position in so many: it can be
// read again, its keys are in lower case, there is [] and not null for an empty list, and a view
// has the same keys at any time. Only the keys named nullable are ever null. Moves that leave
// different views behind leave different data: programs are told no less than people.
func Data(t *testing.T, g rules.Game, oneIn int, nullable ...string) {
	t.Helper()
	keys, n, games := "", 0, 1
	for _, q := range g.About().Options {
		games += len(q.Values) // each in a game of its own
	}
	for seats, p := range Positions(t, g, games, oneIn) {
		v, views := p.Seen(rules.Public).(rules.Snapshotter)
		b, prints := p.(rules.Describer)
		Must(t, views && prints, "%s gives programs no data", g.About().Key)
		state, err := readData(v.Snapshot(), nullable)
		Must(t, err == nil, "state: %v", err)
		if n%boards == 0 {
			_, err = readData(b.Describe(), nullable)
			Must(t, err == nil, "board: %v", err)
		}
		top := fmt.Sprint(topKeys(state))
		if keys == "" {
			keys = top
		}
		Must(t, keys == top, "the keys of a view were %s and are %s", keys, top)
		n++
		err = twins(p, rules.Seat(n%(seats+1))-1)
		Must(t, err == nil, "%v", err)
	}
	t.Logf("%d positions", n)
}

// twins compares what a reader would see after some of the moves that can be made now: views
// print alike where they give the same data, and only there.
func twins(p rules.Position, by rules.Seat) error {
	for _, s := range p.Acting() {
		prints, data := map[string]string{}, map[string]string{}
		cs := p.Choices(s)
		for _, c := range cs[:min(len(cs), 12)] {
			q, err := p.After(s, c.Move)
			if err != nil {
				return err
			}
			v := q.Seen(by)
			x, y := encoded(v), v.Print()
			if was, met := prints[x]; met && was != y {
				return fmt.Errorf("after %q seat %d is given data that it had after another move, and reads something else: %s", c.Move, by, apart(was, y))
			}
			if was, met := data[y]; met && was != x {
				return fmt.Errorf("after %q seat %d reads what it read after another move, and is given other data: %s", c.Move, by, apart(was, x))
			}
			prints[x], data[y] = y, x
		}
	}
	return nil
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
