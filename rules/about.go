package rules

import (
	"cmp"
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
	// Colours is true when the names of the seats are those of colours and no roles:
	// in what is told, somebody who has a name goes by it.
	Colours bool
	// Sides tells who plays with whom, by number of seats, in the order in which
	// they are named; every seat belongs to one side. A side shares one view and
	// wins or loses together. nil lets every seat play for itself.
	Sides func(seats int) []Side
	// Secret is true when some seat knows what another may not. It is what makes
	// the screen change hands behind a curtain; without it no curtain ever falls.
	Secret bool
	// Edition numbers the game's rules, cards and numbers, from 1. A record names the one it was
	// played by, and is refused by a program that plays another (see Record.Check).
	Edition int
	Options []Option
	Levels  []Level // of its bots, from easy to strong
	Endings []Ending
	// Perfect is the most points of a solitaire whose points are kept as its results; 0 elsewhere.
	Perfect int
	// Series is how several games are played as one, such as a match; nil offers single games alone.
	Series *SeriesRules
	// Turns sums up the turns of bots in the log; nil where a turn takes a line or two.
	Turns *Turns
	// Honours and Challenges are listed with one's results, the easy ones first.
	Honours    []Honour
	Challenges []Challenge
	// LongestRecord bounds the entries of any game: a promise to the tests.
	LongestRecord int
	// Rules is rules.md: the clauses in our own words, each under a heading that
	// starts with its id.
	Rules string
	// HowTo is howto.md: how the game is played, for somebody who has never seen it; "" where there is no such book.
	HowTo string
}

// Turns tells of whole turns, in a game whose turns take several lines of the log.
type Turns struct {
	// Of is the seat whose turn it is, Public between two turns and once the game is over.
	Of func(Position) Seat
	// SumUp says in a sentence what a turn came to: how it began, how it ended, and its entries.
	SumUp func(began, ended Position, turn []Entry) string
}

// Side is one or more seats that play together and know the same.
type Side struct {
	Name  string // in the middle of a sentence: "Mr X", "the detectives"
	Seats []Seat
	// Wide is true when the view of this side contains all that the others see:
	// Mr X knows whatever the detectives know. A player who leads seats of several sides
	// sees the table through a wide one.
	Wide bool
}

// Roles are the names of all seats, "Seat 1" where the game has none for them.
func (a About) Roles(seats int) []string {
	var all []string
	if a.SeatNames != nil {
		all = a.SeatNames(seats)
	}
	for n := len(all) + 1; n <= seats; n++ {
		all = append(all, fmt.Sprintf("Seat %d", n))
	}
	return all
}

// SidesOf lists the sides of a game at that many seats: those of Sides, or every
// seat for itself.
func (a About) SidesOf(seats int) []Side {
	if a.Sides != nil {
		return a.Sides(seats)
	}
	var all []Side
	for s, name := range a.Roles(seats) {
		all = append(all, Side{Name: name, Seats: []Seat{Seat(s)}})
	}
	return all
}

// SideOf is the index among SidesOf of the side a seat belongs to, or -1.
func (a About) SideOf(seats int, s Seat) int {
	return slices.IndexFunc(a.SidesOf(seats), func(side Side) bool { return slices.Contains(side.Seats, s) })
}

// Share is what the side of a seat got of a win: all of it if it won alone, also where only some of its
// seats are named as winners, and a part where several sides share it.
func (a About) Share(seats int, o Outcome, s Seat) float64 {
	sides := map[int]bool{}
	for _, w := range o.Winners {
		sides[a.SideOf(seats, w)] = true
	}
	if !sides[a.SideOf(seats, s)] {
		return 0
	}
	return 1 / float64(len(sides))
}

// Option is one question of the set-up page.
type Option struct {
	Key, Label string
	Line       string // one line that says what it does
	Values     []Value
	Default    string // key of one of Values
	// Scope says that it chooses what is played, such as a scenario or a length, and not by which rules.
	Scope bool
	// Idle says why the question makes no difference at so many seats, "" where it does; nil
	// where it always does. The set-up page then shows the default, grey, with this reason.
	Idle func(seats int) string
}

// IdleAt says why the question makes no difference at so many seats, or "".
func (o Option) IdleAt(seats int) string {
	if o.Idle == nil {
		return ""
	}
	return o.Idle(seats)
}

// Differs reports whether an answer is not that of the standard rules.
func (o Option) Differs(answers Options) bool { return !o.Scope && o.Meant(answers) != o.Default }

// Ask is a question with its answers: the key and the label of each, the default first.
func Ask(key, label, line string, answers ...string) Option {
	q := Option{Key: key, Label: label, Line: line, Default: answers[0]}
	for pair := range slices.Chunk(answers, 2) {
		q.Values = append(q.Values, Value{Key: pair[0], Label: pair[1]})
	}
	return q
}

// Value is one answer to an Option.
type Value struct {
	Key, Label string
	// Line says what this answer means with so many seats and the other answers, such as how long
	// the game then lasts; nil where there is nothing to say. The set-up page shows it in place of
	// the option's line while the answer is chosen.
	Line func(seats int, answers Options) string
	// Same is the key of another answer that means just the same with the other answers, "" where
	// none does; nil where none ever does. The set-up page then offers that one alone.
	Same func(answers Options) string
}

// Offered are the answers that differ from one another with the other answers.
func (o Option) Offered(answers Options) []Value {
	return slices.DeleteFunc(slices.Clone(o.Values), func(v Value) bool { return v.Same != nil && v.Same(answers) != "" })
}

// Meant is the key of the answer that is given or, where another one means the same, of that.
func (o Option) Meant(answers Options) string {
	for _, v := range o.Values {
		if v.Key == answers[o.Key] && v.Same != nil {
			return cmp.Or(v.Same(answers), v.Key)
		}
	}
	return answers[o.Key]
}

// LineOf is the line to be shown with the answer that is chosen: its own, or the question's.
func (o Option) LineOf(v Value, seats int, answers Options) string {
	if v.Line == nil {
		return o.Line
	}
	return v.Line(seats, answers)
}

// Level is one strength of a game's bots.
type Level struct {
	Key, Title string
	Line       string // what it does and does not do, in one line
}

// Usual is the key of the level somebody new should meet: the second one, if there is
// one; empty for a game without bots.
func (a About) Usual() string {
	if len(a.Levels) == 0 {
		return ""
	}
	return a.Levels[min(1, len(a.Levels)-1)].Key
}

// Ending is one way in which a game can end.
type Ending struct {
	Key, Title string
	Rare       bool // too rare to be met in random games; a recorded game proves it instead
}

// Options are the answers of the set-up page, by option key.
type Options map[string]string

// Complete checks what a game is to be begun with and fills in the options that are missing with
// their defaults.
func (a About) Complete(s Setup) (Setup, error) {
	if s.Seats < a.MinSeats || s.Seats > a.MaxSeats {
		if a.MinSeats == a.MaxSeats {
			return s, fmt.Errorf("%s is played by %d, not by %d", a.Title, a.MinSeats, s.Seats)
		}
		return s, fmt.Errorf("%s is played by %d to %d, not by %d", a.Title, a.MinSeats, a.MaxSeats, s.Seats)
	}
	var err error
	s.Options, err = Complete(a.Options, s.Options)
	return s, err
}

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
