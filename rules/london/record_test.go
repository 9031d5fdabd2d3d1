package london

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
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
		start, d := tb.start(t), search.Dice(seed*0x9e3779b97f4a7c15)
		c, again := start.State, d
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
		for c = start.State; c.stage != StageOver; {
			who := rules.Seat(c.seat)
			if c.stage == StageDeal {
				who = rules.Luck
			}
			a := c.random(b, &again)
			rec.Entries = append(rec.Entries, rules.Entry{Seat: who, Move: a.text()})
			c.apply(b, a)
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
		return botGame(t, seating{seats: 3, options: rules.Options{"surfacing": "on", "cutoff": "on"}})
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

// botGame is a game of steady bots as a record.
func botGame(t *testing.T, tb seating) rules.Record {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 7))
	p := tb.start(t)
	bot, _ := Game{}.Bot("steady")
	rec := rules.Record{Format: rules.Format, Game: "london", Title: "A game of the bots", Options: p.options}
	for s := range tb.seats {
		rec.Seats = append(rec.Seats, rules.SeatInfo{Name: seatName(rules.Seat(s)), Level: "steady", Colour: s})
	}
	for len(p.Acting()) > 0 {
		s := p.Acting()[0]
		m := rules.Move("")
		if s == rules.Luck {
			m = p.Roll(r)
		} else {
			m = bot.Decide(t.Context(), rules.Turn{Seat: s, View: p.Seen(s), Rand: r})
		}
		rec.Entries = append(rec.Entries, rules.Entry{Seat: s, Move: m})
		p = plays(t, p, m)
	}
	return rec
}
