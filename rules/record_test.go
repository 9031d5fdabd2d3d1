package rules_test

import (
	"errors"
	"maps"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

func TestCompleteFillsInDefaults(t *testing.T) {
	asked := []rules.Option{
		{Key: "fog", Default: "off", Values: []rules.Value{{Key: "off"}, {Key: "on"}}},
		{Key: "rain", Default: "much", Values: []rules.Value{{Key: "much"}, {Key: "little"}}},
	}
	for _, c := range []struct {
		given, want rules.Options
		trouble     string
	}{
		{nil, rules.Options{"fog": "off", "rain": "much"}, ""},
		{rules.Options{"fog": "on"}, rules.Options{"fog": "on", "rain": "much"}, ""},
		{rules.Options{"snow": "on"}, nil, `"snow"`},
		{rules.Options{"fog": "thick"}, nil, `"thick"`},
	} {
		got, err := rules.Complete(asked, c.given)
		switch {
		case c.trouble == "" && (err != nil || !maps.Equal(got, c.want)):
			t.Errorf("%v becomes %v (%v)", c.given, got, err)
		case c.trouble != "" && (err == nil || !strings.Contains(err.Error(), c.trouble)):
			t.Errorf("%v is answered with %v", c.given, err)
		}
	}
	given := rules.Options{"fog": "on"}
	if got, _ := rules.Complete(asked, given); len(got) == 2 {
		got["fog"] = "off"
	}
	rulestest.Holds(t, given["fog"] == "on", "what was given is changed")
}

func sound() rules.Record {
	return rules.Record{Format: rules.Format, Game: "london", Edition: 1, Seats: make([]rules.SeatInfo, 3)}
}

func TestCheckRefusesBrokenRecords(t *testing.T) {
	g := london.Game{}
	if err := sound().Check(g); err != nil {
		t.Errorf("a sound record is refused: %v", err)
	}
	for what, spoil := range map[string]func(*rules.Record){
		"no format":      func(r *rules.Record) { r.Format = 0 },
		"another game":   func(r *rules.Record) { r.Game = "paris" },
		"too few seats":  func(r *rules.Record) { r.Seats = r.Seats[:2] },
		"too many seats": func(r *rules.Record) { r.Seats = make([]rules.SeatInfo, 7) },
		"no edition":     func(r *rules.Record) { r.Edition = 0 },
		"too long":       func(r *rules.Record) { r.Entries = make([]rules.Entry, g.About().LongestRecord+1) },
	} {
		r := sound()
		spoil(&r)
		rulestest.Holds(t, r.Check(g) != nil, "%s: it is accepted", what)
		if all, err := rules.Replay(g, r); err == nil || all != nil {
			t.Errorf("%s: it is replayed", what)
		}
	}
	for what, later := range map[string]func(*rules.Record){
		"format":  func(r *rules.Record) { r.Format++ },
		"edition": func(r *rules.Record) { r.Edition++ },
	} {
		r := sound()
		later(&r)
		if err := r.Check(g); !errors.Is(err, rules.ErrFuture) {
			t.Errorf("a newer %s is answered with %v", what, err)
		}
	}
}

func TestReplayStopsAtTheFault(t *testing.T) {
	r := sound()
	for _, fault := range []rules.Move{"nonsense", "draw 13"} { // that card is drawn already
		r.Entries = []rules.Entry{{Seat: rules.Luck, Move: "draw 13"}, {Seat: rules.Luck, Move: fault}, {Seat: rules.Luck, Move: "draw 26"}}
		all, err := rules.Replay(london.Game{}, r)
		rulestest.Holds(t, err != nil && strings.Contains(err.Error(), "move 2") && len(all) == 2,
			"%s: %d positions and %v", fault, len(all), err)
	}
	r.Entries = nil
	r.Options = rules.Options{"nonsense": "on"}
	if _, err := rules.Replay(london.Game{}, r); err == nil {
		t.Error("an unknown option is accepted")
	}
}

// TestShareDividesAWin: a side has won when any of its seats is named, and sides share a win.
func TestShareDividesAWin(t *testing.T) {
	alone := rules.About{}
	team := rules.About{Sides: func(int) []rules.Side {
		return []rules.Side{{Seats: []rules.Seat{0}}, {Seats: []rules.Seat{1, 2}}}
	}}
	for _, c := range []struct {
		about   rules.About
		winners []rules.Seat
		want    [3]float64
	}{
		{alone, nil, [3]float64{}},
		{alone, []rules.Seat{1}, [3]float64{0, 1, 0}},
		{alone, []rules.Seat{0, 2}, [3]float64{0.5, 0, 0.5}},
		{team, []rules.Seat{2}, [3]float64{0, 1, 1}},
		{team, []rules.Seat{1, 2}, [3]float64{0, 1, 1}},
		{team, []rules.Seat{0, 1}, [3]float64{0.5, 0.5, 0.5}},
	} {
		for s, want := range c.want {
			got := c.about.Share(3, rules.Outcome{Winners: c.winners}, rules.Seat(s))
			rulestest.Holds(t, got == want, "when %v win, seat %d has %g of it, not %g", c.winners, s, got, want)
		}
	}
}

// moment is a position that only knows which moves reveal something.
type moment struct {
	rules.Position
	reveals rules.Move
}

func (m moment) Reveals(_ rules.Seat, move rules.Move) bool { return move == m.reveals }

// TestUndoableStopsAtOthersAndReveals goes through the rules of taking back one by one. Seats 0 and 2
// are mine; "look" reveals something.
func TestUndoableStopsAtOthersAndReveals(t *testing.T) {
	entry := func(s rules.Seat, m rules.Move) rules.Entry { return rules.Entry{Seat: s, Move: m} }
	deal := entry(rules.Luck, "deal")
	for _, c := range []struct {
		what      string
		entries   []rules.Entry
		solitaire bool
		want      int
	}{
		{"nothing was played", nil, false, 0},
		{"only the deal", []rules.Entry{deal, deal}, false, 0},
		{"my own moves", []rules.Entry{deal, entry(0, "a"), entry(0, "b")}, false, 2},
		{"of both my seats", []rules.Entry{entry(2, "a"), entry(0, "b")}, false, 2},
		{"not past another seat", []rules.Entry{entry(0, "a"), entry(1, "b"), entry(0, "c")}, false, 1},
		{"another seat was last", []rules.Entry{entry(0, "a"), entry(1, "b")}, false, 0},
		{"not past luck", []rules.Entry{entry(0, "a"), entry(rules.Luck, "roll"), entry(0, "b")}, false, 1},
		{"luck was last", []rules.Entry{entry(0, "a"), entry(rules.Luck, "roll")}, false, 0},
		{"not past what revealed something", []rules.Entry{entry(0, "a"), entry(0, "look"), entry(0, "b")}, false, 1},
		{"what revealed something was last", []rules.Entry{entry(0, "a"), entry(0, "look")}, false, 0},
		{"a solitaire: everything but the deal", []rules.Entry{deal, entry(0, "a"), entry(rules.Luck, "roll"), entry(0, "look")}, true, 3},
		{"a solitaire: with the luck that followed", []rules.Entry{deal, entry(0, "a"), entry(rules.Luck, "roll")}, true, 2},
		{"a solitaire: only the deal", []rules.Entry{deal, deal}, true, 0},
	} {
		positions := make([]rules.Position, len(c.entries)+1)
		for i := range positions {
			positions[i] = moment{reveals: "look"}
		}
		mine := func(s rules.Seat) bool { return s == 0 || s == 2 }
		n := rules.Undoable(positions, c.entries, mine, c.solitaire)
		rulestest.Holds(t, n == c.want, "%s: %d may be taken back, not %d", c.what, n, c.want)
	}
}
