package rules

import (
	"errors"
	"fmt"
	"slices"
)

// Format is the number that records written by this program carry. Older
// numbers load for ever; newer ones are refused with ErrFuture.
const Format = 1

// SeatInfo says who sits at a seat. People are told apart by Name: seats with the
// same non-empty Name and no Level are led by one person.
type SeatInfo struct {
	Name   string `json:"name"`
	Level  string `json:"level,omitempty"` // of the bot; empty for a person
	Colour int    `json:"colour"`          // index into the table of player colours and shapes
}

// Person reports whether a human being decides for this seat.
func (s SeatInfo) Person() bool { return s.Level == "" }

// Entry is one line of a record: who decided what.
type Entry struct {
	Seat Seat `json:"s"`
	Move Move `json:"m"`
}

// Record is a whole game: what is saved, resumed, replayed and checked. Luck's
// results are entries too, so it holds no generator state.
type Record struct {
	Format  int        `json:"format"`
	Game    string     `json:"game"`
	Title   string     `json:"title,omitempty"` // given by the people, may be empty
	Started string     `json:"started,omitempty"`
	Seats   []SeatInfo `json:"seats"`
	Options Options    `json:"options,omitempty"`
	Edition int        `json:"edition"` // of the game's rules, cards and numbers: About.Edition
	Deal    uint64     `json:"deal"`    // seeds Luck when the game is played, never when it is replayed
	// Kind says how the deal was chosen, for statistics: "day" for the deal of the
	// day, "number" for one that was typed in, empty for one by chance.
	Kind string `json:"kind,omitempty"`
	// Series is its place in a series, nil for a single game. So what a series has come to can always be found
	// again from its records.
	Series *SeriesPlace `json:"series,omitempty"`
	// Advised is true when the person was helped. It is a line of a saved game.
	Advised bool `json:"-"`
	// Help is who helped, each once: "hint", "solver". A game that was saved before this was
	// noted is Advised by nobody.
	Help []string `json:"-"`
	// Notes are the pencil marks that people made for themselves. They are lines of a
	// saved game.
	Notes   []Note  `json:"-"`
	Entries []Entry `json:"-"` // one line each in a file, after the header
}

// Untouched reports whether people sit at a single game and none of them has decided anything yet: it is dealt anew as quickly.
func (r Record) Untouched() bool {
	return r.Series == nil && slices.ContainsFunc(r.Seats, SeatInfo.Person) &&
		!slices.ContainsFunc(r.Entries, func(e Entry) bool { return e.Seat >= 0 && r.Seats[e.Seat].Person() })
}

// Note is a pencil mark of one side on a target, for its own eyes: "cross" or "ring";
// empty rubs the mark out.
type Note struct {
	Side   int    `json:"side"` // index among About.SidesOf
	Target string `json:"target"`
	Mark   string `json:"mark,omitempty"`
}

// The marks of a Note.
const (
	Cross = "cross"
	Ring  = "ring"
)

// Noted adds a note to others: a later one takes the place of an earlier one of the
// same side on the same target.
func Noted(all []Note, n Note) []Note {
	kept := slices.DeleteFunc(slices.Clone(all), func(o Note) bool { return o.Side == n.Side && o.Target == n.Target })
	if n.Mark == "" {
		return kept
	}
	return append(kept, n)
}

// ErrFuture marks a record of a format newer than this program knows.
var ErrFuture = errors.New("this game was saved by a newer version of Intrigue")

// Check refuses a record that cannot belong to g, in words. It does not replay it.
func (r Record) Check(g Game) error {
	ab := g.About()
	switch {
	case r.Format > Format:
		return ErrFuture
	case r.Format < 1:
		return errors.New("the file does not say which format it has")
	case r.Game != ab.Key:
		return fmt.Errorf("this is a record of %q, not of %s", r.Game, ab.Title)
	case len(r.Seats) < ab.MinSeats || len(r.Seats) > ab.MaxSeats:
		return fmt.Errorf("%s is played at %d to %d seats, and this record has %d", ab.Title, ab.MinSeats, ab.MaxSeats, len(r.Seats))
	case r.Edition > ab.Edition:
		return ErrFuture
	case r.Edition < 1:
		return fmt.Errorf("the file does not say which edition of %s was played", ab.Title)
	case len(r.Entries) > ab.LongestRecord:
		return fmt.Errorf("no game of %s is %d moves long", ab.Title, len(r.Entries))
	}
	return nil
}

// Setup is what the record's game was begun with.
func (r Record) Setup() Setup {
	return Setup{Seats: len(r.Seats), Options: r.Options}
}

// Replay plays a record and returns every position, the first included. On an
// error it returns the positions up to the refused entry.
func Replay(g Game, r Record) ([]Position, error) {
	if err := r.Check(g); err != nil {
		return nil, err
	}
	p, err := g.New(r.Setup())
	if err != nil {
		return nil, err
	}
	all := []Position{p}
	for i, e := range r.Entries {
		if p, err = p.After(e.Seat, e.Move); err != nil {
			return all, fmt.Errorf("move %d of the record cannot be played: %w", i+1, err)
		}
		all = append(all, p)
	}
	return all, nil
}
