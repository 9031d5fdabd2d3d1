// Package analysis looks back on a finished game: for every decision, what its seat could expect
// of its choices by what it knew then, and of the one it made.
//
// It knows no game, no screen and no file. A game takes part by being a rules.Analyst.
package analysis

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"

	"intrigue/rules"
)

// Format is the number that analyses of this program carry. Others are computed again.
const Format = 4

// Decision is one decision that was looked back on.
type Decision struct {
	Entry  int              `json:"entry"` // its index in the record
	Seat   rules.Seat       `json:"seat"`
	Best   []rules.Expected `json:"best"` // best first, at least one
	Played rules.Expected   `json:"played"`
	Lost   float64          `json:"lost"`             // given away: a share of the chance, or points for certain
	Why    string           `json:"why,omitempty"`    // what the best is: "Ride to 126 by taxi."
	Apart  []Contrast       `json:"apart,omitempty"`  // what tells the best from what was played, the most telling first
	Then   []rules.Entry    `json:"then,omitempty"`   // of a marked decision, the best and what could follow: see Follow
	Lesson string           `json:"lesson,omitempty"` // what is wrong with what was played: see rules.Analyst
	Effort float64          `json:"effort"`           // that was made for it
}

// Contrast is a fact that the best choice and the one that was played do not share, of each of the two.
type Contrast struct {
	Better string `json:"better"`
	Played string `json:"played"`
}

// mostContrasts is how many of them are kept.
const mostContrasts = 2

// contrasts are the facts that differ, and do not speak for what was played. What can be said of one of the choices alone is
// no difference.
func contrasts(better, played []rules.Fact) (all []Contrast) {
	for _, b := range better {
		i := slices.IndexFunc(played, func(f rules.Fact) bool { return f.Key == b.Key && f.N != b.N && f.Good <= b.Good })
		if i >= 0 && len(all) < mostContrasts {
			all = append(all, Contrast{b.Text, played[i].Text})
		}
	}
	return all
}

// Before is what the seat could expect before it decided, 0 to 1.
func (d Decision) Before() float64 { return max(d.Best[0].Chance, d.Played.Chance) }

// After is what it could expect then.
func (d Decision) After() float64 { return d.Played.Chance }

// Mark is how bad a decision was.
type Mark uint8

// The marks, and what a decision gives away at least to earn one.
const (
	Unmarked Mark = iota
	Inaccuracy
	Mistake
	Blunder
)

var (
	markChance = [...]float64{Inaccuracy: 0.05, Mistake: 0.10, Blunder: 0.20}
	markPoints = [...]float64{Inaccuracy: 1, Mistake: 2, Blunder: 4}
)

// String is the mark in a word, "" for none.
func (m Mark) String() string { return [...]string{"", "inaccuracy", "mistake", "blunder"}[m] }

// Sign is the mark as players of chess write it.
func (m Mark) Sign() string { return [...]string{"", "?!", "?", "??"}[m] }

// Analysis is what was found out about a game. Decisions that cost no thought are not in it.
type Analysis struct {
	Format    int        `json:"format"`
	Program   string     `json:"program"` // the version that made it
	Game      string     `json:"game"`
	Edition   int        `json:"edition"`
	Digest    string     `json:"digest"` // of the record it belongs to
	InPoints  bool       `json:"in_points,omitempty"`
	Team      bool       `json:"team,omitempty"`     // the chance is that of all seats together
	Total     int        `json:"total"`              // how many decisions are to be looked at
	Decisions []Decision `json:"decisions"`          // by entry
	Unjudged  []int      `json:"unjudged,omitempty"` // the entries of those of which nothing could be said, sorted
	Draws     int        `json:"draws"`              // how many draws are to be weighed, for each side
	Luck      []Draw     `json:"luck,omitempty"`     // by entry and side
}

// Done reports whether every decision was looked at and every draw weighed.
func (a *Analysis) Done() bool { return a.Looked() >= a.Total && len(a.Luck) >= a.Draws }

// Looked is at how many decisions was looked, those included of which nothing could be said.
func (a *Analysis) Looked() int { return len(a.Decisions) + len(a.Unjudged) }

// Progress is for how many decisions and draws at least such an effort was made.
func (a *Analysis) Progress(effort float64) (decisions, draws int) {
	decisions = len(a.Unjudged)
	for _, d := range a.Decisions {
		if d.Effort >= effort {
			decisions++
		}
	}
	for _, d := range a.Luck {
		if d.Effort >= effort {
			draws++
		}
	}
	return decisions, draws
}

// Mark is how bad a decision was.
func (a *Analysis) Mark(d Decision) Mark {
	least := markChance
	if a.InPoints {
		least = markPoints
	}
	for m := Blunder; m > Unmarked && !a.open(d); m-- {
		if d.Lost >= least[m]-1e-9 {
			return m
		}
	}
	return Unmarked
}

// open reports whether the seat could still do what was better at once, in its next decision: nothing was given away yet.
func (a *Analysis) open(d Decision) bool {
	next, ok := a.At(d.Entry + 1)
	if !ok {
		return false
	}
	as := d.Best[0]
	return next.Seat == d.Seat && next.Best[0].Move == as.Move && next.Best[0].Points >= as.Points && next.Before() > d.Before()-noise
}

// noise is by how much chances that two searches found may differ for no reason.
const noise = 0.02

// Beaten is whether something else was clearly better than what was played.
func (a *Analysis) Beaten(d Decision) bool {
	return d.Best[0].Move != d.Played.Move && d.Lost > 0 && (a.InPoints || d.Lost >= noise)
}

// At is the decision that an entry of the record made, if it was looked at.
func (a *Analysis) At(entry int) (Decision, bool) {
	i, ok := slices.BinarySearchFunc(a.Decisions, entry, byEntry)
	if !ok {
		return Decision{}, false
	}
	return a.Decisions[i], true
}

func byEntry(d Decision, entry int) int { return d.Entry - entry }

// put keeps a decision in its place.
func (a *Analysis) put(d Decision) {
	i, found := slices.BinarySearchFunc(a.Decisions, d.Entry, byEntry)
	if found {
		a.Decisions[i] = d
		return
	}
	a.Decisions = slices.Insert(a.Decisions, i, d)
}

// clone is a copy that nothing more is written to.
func (a *Analysis) clone() *Analysis {
	c := *a
	c.Decisions, c.Luck, c.Unjudged = slices.Clone(a.Decisions), slices.Clone(a.Luck), slices.Clone(a.Unjudged)
	return &c
}

// Key is the name under which the analysis of a record is kept.
func Key(r rules.Record) string { return digest(r) }

// digest tells records apart by what was played in them, and by nothing else.
func digest(r rules.Record) string {
	text, _ := json.Marshal(struct {
		Game    string
		Edition int
		Seats   int
		Options rules.Options
		Entries []rules.Entry
	}{r.Game, r.Edition, len(r.Seats), r.Options, r.Entries}) // strings and numbers: it cannot fail
	sum := fnv.New128a() // it tells games apart and guards nothing, so the program needs no cryptography for it
	sum.Write(text)
	return hex.EncodeToString(sum.Sum(nil))
}

// errForeign is what is wrong with an analysis that belongs to something else.
var errForeign = errors.New("it belongs to another game, or was made by another version of Intrigue")

// Encode is an analysis as it is kept beside a saved game.
func (a *Analysis) Encode() []byte {
	text, _ := json.Marshal(a) // numbers that are no NaN, and strings: it cannot fail
	return append(text, '\n')
}

// Decode reads an analysis of a record by this version of the program, and refuses any other.
func Decode(text []byte, r rules.Record, program string) (*Analysis, error) {
	var a Analysis
	if err := json.Unmarshal(text, &a); err != nil {
		return nil, fmt.Errorf("it is damaged: %w", err)
	}
	if a.Format != Format || a.Program != program || a.Game != r.Game || a.Edition != r.Edition || a.Digest != digest(r) {
		return nil, errForeign
	}
	was := -1
	for _, d := range a.Decisions {
		if d.Entry <= was || d.Entry >= len(r.Entries) || r.Entries[d.Entry].Seat != d.Seat || len(d.Best) == 0 {
			return nil, errors.New("it is damaged: its decisions belong to another game")
		}
		was = d.Entry
	}
	for i, d := range a.Luck {
		if d.Entry < 0 || d.Entry >= len(r.Entries) || r.Entries[d.Entry].Seat != rules.Luck || i > 0 && a.Luck[i-1].before(d) >= 0 {
			return nil, errors.New("it is damaged: its draws belong to another game")
		}
	}
	if !slices.IsSorted(a.Unjudged) || slices.ContainsFunc(a.Unjudged, func(i int) bool { return i < 0 || i >= len(r.Entries) }) {
		return nil, errors.New("it is damaged: what could not be judged belongs to another game")
	}
	if a.Looked() > a.Total || len(a.Luck) > a.Draws {
		return nil, errors.New("it is damaged: it has more decisions or draws than the game")
	}
	return &a, nil
}
