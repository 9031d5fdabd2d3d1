package analysis

import (
	"context"
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Slip is a marked decision of a person, to be made again.
type Slip struct {
	Record rules.Record // of the whole game
	Of     *Analysis    // the decision belongs to
	Decision
}

// Slips are the marked decisions that people made in a game.
func (a *Analysis) Slips(r rules.Record) (all []Slip) {
	for _, d := range a.Swings(func(s rules.Seat) bool { return r.Seats[s].Person() }) {
		all = append(all, Slip{r, a, d})
	}
	return all
}

// Key is the name under which it is kept whether a slip was made good.
func (s Slip) Key() string { return fmt.Sprintf("again.%s.%d", s.Of.Digest, s.Entry) }

// Number is that of the decision among all that were made in the game, from 1.
func (s Slip) Number() (n int) {
	for _, e := range s.Record.Entries[:s.Entry+1] {
		if e.Seat >= 0 {
			n++
		}
	}
	return n
}

// Told is what was decided, a sentence as its seat reads it.
func (s Slip) Told(g rules.Game) string {
	all, err := rules.Replay(g, s.Before(g))
	if err != nil {
		return string(s.Played.Move)
	}
	return tell(all[len(all)-1], rules.Entry{Seat: s.Seat, Move: s.Played.Move}, s.Seat)
}

// Chances say what a choice is worth beside the best one.
func (a *Analysis) Chances(d Decision) string {
	if a.InPoints || !a.Beaten(d) {
		return prose.Capital(a.Verdict(d)) + "."
	}
	return fmt.Sprintf("That leaves %s to win; the best choice leaves %s.", Percent(d.After()), Percent(d.Before()))
}

// Before is the record up to the decision, at a table where its seat alone is led by a person: nobody else is asked.
func (s Slip) Before(g rules.Game) rules.Record {
	r := s.Record
	r.Entries, r.Series = r.Entries[:s.Entry:s.Entry], nil
	r.Seats = append([]rules.SeatInfo(nil), r.Seats...)
	for i := range r.Seats {
		if rules.Seat(i) != s.Seat && r.Seats[i].Person() {
			r.Seats[i].Level = g.About().Levels[0].Key
		}
	}
	return r
}

// Right reports whether a choice that gives so much away is as good as the best: within 2 points in a hundred, or, in
// points, without losing any.
func (a *Analysis) Right(lost float64) bool {
	return a.InPoints && lost < 1 || !a.InPoints && lost <= noise+1e-9
}

// Again judges another choice in place of the one that was made.
func (s Slip) Again(ctx context.Context, g rules.Game, m rules.Move) (Decision, error) {
	switch m {
	case s.Played.Move:
		return s.Decision, nil
	case s.Best[0].Move:
		return Decision{Entry: s.Entry, Seat: s.Seat, Best: s.Best, Played: s.Best[0]}, nil
	}
	r := Run{Game: g, Record: s.Record, Effort: max(1, s.Effort)}
	r.Record.Entries = append(r.Record.Entries[:s.Entry:s.Entry], rules.Entry{Seat: s.Seat, Move: m})
	all, err := rules.Replay(g, s.Before(g))
	if err != nil {
		return Decision{}, err
	}
	d, _, err := r.judge(ctx, g.(rules.Analyst), all[len(all)-1], s.Entry)
	return d, err
}
