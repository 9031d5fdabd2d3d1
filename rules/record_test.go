package rules_test

import (
	"errors"
	"maps"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
)

func TestComplete(t *testing.T) {
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
	if given["fog"] != "on" {
		t.Error("what was given is changed")
	}
}

func sound() rules.Record {
	return rules.Record{Format: rules.Format, Game: "london", Edition: 1, Seats: make([]rules.SeatInfo, 3)}
}

func TestCheck(t *testing.T) {
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
		if r.Check(g) == nil {
			t.Errorf("%s: it is accepted", what)
		}
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
		if err == nil || !strings.Contains(err.Error(), "move 2") || len(all) != 2 {
			t.Errorf("%s: %d positions and %v", fault, len(all), err)
		}
	}
	r.Entries = nil
	r.Options = rules.Options{"nonsense": "on"}
	if _, err := rules.Replay(london.Game{}, r); err == nil {
		t.Error("an unknown option is accepted")
	}
}
