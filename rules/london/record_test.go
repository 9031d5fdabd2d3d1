package london

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestEndings(t *testing.T) { rulestest.Endings(t, Game{}, findGame) }

// findGame plays random games until one ends as wanted. All variants take turns.
func findGame(t *testing.T, ending string) rules.Record {
	t.Helper()
	b := theBoard()
	want := Ending(1 + slices.IndexFunc(endings(), func(e rules.Ending) bool { return e.Key == ending }))
	seats := 2 + int(want)%4
	for seed := range uint64(3_000_000) {
		tb := seating{seats: seats, options: rules.Options{"surfacing": onOff(seed&1 != 0 && want != exhausted && want != caught), "cutoff": onOff(seed&2 != 0 && want == trapped)}}
		start, d := tb.start(t), dice(seed*0x9e3779b97f4a7c15)
		first := start.State
		first.deal(b, &d)
		c, again := first, d
		for c.stage != StageOver {
			c.apply(b, c.random(b, &d))
		}
		if c.end != want {
			continue
		}
		rec := rules.Record{Format: rules.Format, Game: "london", Title: want.key(), Options: start.options, Deal: seed}
		for s := range seats {
			rec.Seats = append(rec.Seats, rules.SeatInfo{Name: seatName(rules.Seat(s)), Colour: s})
		}
		for _, s := range first.at[:pawns+1] {
			rec.Entries = append(rec.Entries, rules.Entry{Seat: rules.Luck, Move: Action{kind: draw, to: s}.text()})
		}
		for c = first; c.stage != StageOver; {
			s := c.random(b, &again)
			rec.Entries = append(rec.Entries, rules.Entry{Seat: rules.Seat(c.seat), Move: s.text()})
			c.apply(b, s)
		}
		return rec
	}
	t.Fatal("no such game was found")
	return rules.Record{}
}

func (e Ending) key() string { return endings()[e-1].Key }

func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

// TestPlaythrough tells a game of steady bots with both variants, ended by a capture.
func TestPlaythrough(t *testing.T) {
	rulestest.Playthrough(t, Game{}, "playthrough", func(t *testing.T, _ string) rules.Record {
		return botGame(t, seating{seats: 3, options: rules.Options{"surfacing": "on", "cutoff": "on"}}, steady{}, steady{})
	})
	var doubles, blacks, surfaced int
	for _, e := range rulestest.ReadRecord(t, "testdata/playthrough.jsonl").Entries {
		switch {
		case e.Move == "double":
			doubles++
		case e.Move == "surface":
			surfaced++
		case strings.HasPrefix(string(e.Move), "black"):
			blacks++
		}
	}
	if doubles == 0 || blacks == 0 || surfaced == 0 {
		t.Errorf("the game shows %d doubles, %d black tickets and %d surfacings", doubles, blacks, surfaced)
	}
}
