package rulestest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"intrigue/rules"
)

// update is the flag -update of every test that keeps files in testdata.
var update = flag.Bool("update", false, "write the files in testdata anew")

// Updating reports whether the files in testdata are to be written anew (-update).
func Updating() bool { return *update }

// Endings replays one recorded game for each way a game can end: it must end so, in
// words, and not earlier. With -update a game that is missing in testdata, or cannot
// be played any more, is looked for by find and written; nil looks among random games.
func Endings(t *testing.T, g rules.Game, find func(t *testing.T, ending string) rules.Record) {
	t.Helper()
	for _, e := range g.About().Endings {
		t.Run(e.Key, func(t *testing.T) {
			rec, all := Recorded(t, g, e.Key, find)
			if err := endsBy(g, rec, all, e.Key); err != nil {
				t.Fatal(err)
			}
			t.Log(all[len(all)-1].Outcome().Why)
		})
	}
}

// endsBy checks a recorded game: that it ends as wanted, in words, with its last move.
func endsBy(g rules.Game, rec rules.Record, all []rules.Position, ending string) error {
	last := all[len(all)-1]
	o := last.Outcome()
	switch a := last.Acting(); {
	case rec.Format != rules.Format || rec.Game != g.About().Key:
		return fmt.Errorf("it is a record of %s in format %d", rec.Game, rec.Format)
	case len(rec.Entries) > g.About().LongestRecord:
		return fmt.Errorf("no game should have %d entries", len(rec.Entries))
	case o.Ending != ending:
		return fmt.Errorf("it ends by %q", o.Ending)
	case !Sentence(o.Why):
		return fmt.Errorf("it ends because %q", o.Why)
	case len(a) > 0:
		return fmt.Errorf("%v act after the end", a)
	}
	for i, p := range all[:len(all)-1] {
		if p.Outcome().Over() || len(p.Acting()) == 0 {
			return fmt.Errorf("it ends before move %d", i+1)
		}
	}
	for _, s := range o.Winners {
		if s < 0 || int(s) >= len(rec.Seats) {
			return fmt.Errorf("seat %d wins and is not at the table", s)
		}
	}
	for _, s := range o.Scores {
		if len(s.Points) != len(rec.Seats) {
			return fmt.Errorf("%d seats have points for %q", len(s.Points), s.Label)
		}
	}
	return nil
}

// Recorded is the game testdata/NAME.jsonl and its positions. With -update one that
// is missing, or cannot be played to its end any more, is looked for by find and
// written; nil looks for a random game that ends by NAME.
func Recorded(t *testing.T, g rules.Game, name string, find func(t *testing.T, name string) rules.Record) (rules.Record, []rules.Position) {
	t.Helper()
	file := "testdata/" + name + ".jsonl"
	if *update {
		_, err := os.Stat(file)
		if err == nil {
			all, bad := rules.Replay(g, ReadRecord(t, file))
			if err = bad; err == nil && !all[len(all)-1].Outcome().Over() {
				err = os.ErrInvalid
			}
		}
		if err != nil {
			if find == nil {
				find = func(t *testing.T, ending string) rules.Record { return randomEnding(t, g, ending) }
			}
			WriteRecord(t, file, find(t, name))
		}
	}
	rec := ReadRecord(t, file)
	all, err := rules.Replay(g, rec)
	if err != nil {
		t.Fatal(err)
	}
	return rec, all
}

// randomEnding is the first random game that ends as wanted, at every number of seats
// in turn and under all options.
func randomEnding(t *testing.T, g rules.Game, ending string) rules.Record {
	t.Helper()
	ab := g.About()
	for seed := range uint64(20_000) {
		r := rand.New(rand.NewPCG(seed, 0))
		seats := ab.MinSeats + int(seed)%(ab.MaxSeats-ab.MinSeats+1)
		rec := rules.Record{Format: rules.Format, Game: ab.Key, Title: ending, Edition: ab.Edition, Deal: seed,
			Options: randomOptions(ab.Options, int(seed), r)}
		for i, name := range ab.SeatNames(seats) {
			rec.Seats = append(rec.Seats, rules.SeatInfo{Name: name, Colour: i})
		}
		p, err := g.New(rec.Setup())
		for err == nil && len(p.Acting()) > 0 {
			e := randomMove(p, r)
			rec.Entries = append(rec.Entries, e)
			p, err = p.After(e.Seat, e.Move)
		}
		if err != nil {
			t.Fatal(err)
		}
		if p.Outcome().Ending == ending {
			return rec
		}
	}
	t.Fatalf("no random game ends by %q; find one by playing for it", ending)
	return rules.Record{}
}

// randomMove is a legal move of somebody who acts, or a roll of Luck.
func randomMove(p rules.Position, r *rand.Rand) rules.Entry {
	acting := p.Acting()
	s := acting[r.IntN(len(acting))]
	if s == rules.Luck {
		return rules.Entry{Seat: s, Move: p.Roll(r)}
	}
	cs := p.Choices(s)
	return rules.Entry{Seat: s, Move: cs[r.IntN(len(cs))].Move}
}
