package rules

import (
	"fmt"
	"maps"
	"slices"
)

// About is what the shelf and the set-up page show before a game is opened.
type About struct {
	Key, Title string // "london", "London"
	Blurb      string // one sentence for the shelf
	Credit     string // whose game it is, for the notice
	MinSeats   int
	MaxSeats   int
	// SeatNames are the roles of the seats by number of seats ("Mr X",
	// "Detective 1"): SeatNames(n)[s].
	SeatNames func(seats int) []string
	// Allied tells which seats share one view and play as one side, so that the
	// screen need not be hidden between them.
	Allied func(a, b Seat) bool
	// Secret is true when some seat knows what another may not. It is what makes
	// the screen change hands behind a curtain.
	Secret  bool
	Options []Option
	Levels  []Level // of its bots, from easy to strong
	Endings []Ending
	// LongestRecord bounds the entries of any game: a promise to the tests.
	LongestRecord int
	// Rules is rules.md: the clauses in our own words, each under a heading that
	// starts with its id.
	Rules string
}

// Option is one question of the set-up page.
type Option struct {
	Key, Label string
	Line       string // one line that says what it does
	Values     []Value
	Default    string // key of one of Values
}

// Value is one answer to an Option.
type Value struct{ Key, Label string }

// Level is one strength of a game's bots.
type Level struct {
	Key, Title string
	Line       string // what it does and does not do, in one line
}

// Ending is one way in which a game can end.
type Ending struct {
	Key, Title string
	Rare       bool // too rare to be met in random games; a recorded game proves it instead
}

// Options are the answers of the set-up page, by option key.
type Options map[string]string

// Complete checks o against the questions and fills in the defaults. The result
// is a fresh map with exactly the asked keys.
func Complete(asked []Option, o Options) (Options, error) {
	all := Options{}
	for _, q := range asked {
		all[q.Key] = q.Default
	}
	for _, k := range slices.Sorted(maps.Keys(o)) {
		i := slices.IndexFunc(asked, func(q Option) bool { return q.Key == k })
		if i < 0 {
			return nil, fmt.Errorf("this game has no option called %q", k)
		}
		if !slices.ContainsFunc(asked[i].Values, func(v Value) bool { return v.Key == o[k] }) {
			return nil, fmt.Errorf("the option %q cannot be %q", k, o[k])
		}
		all[k] = o[k]
	}
	return all, nil
}
