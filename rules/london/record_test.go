package london_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

func TestEveryEndingIsReached(t *testing.T) { rulestest.Endings(t, london.Game{}, findGame) }

// findGame plays random games until one ends as wanted. All variants take turns.
func findGame(t *testing.T, ending string) rules.Record {
	t.Helper()
	b := core.TheBoard()
	want := core.Ending(1 + slices.IndexFunc(words.Endings(), func(e rules.Ending) bool { return e.Key == ending }))
	seats := 3 + int(want-1)%4
	for seed := range uint64(3_000_000) {
		tb := rules.Setup{Seats: seats, Options: rules.Options{
			"surfacing": onOff(seed&1 != 0 && want != core.Exhausted && want != core.Caught),
			"cutoff":    onOff(seed&2 != 0 && want == core.Trapped)}}
		start, d := table.Start(tb), search.Dice(seed*0x9e3779b97f4a7c15)
		c, again := start.State, d
		for c.Stage != core.StageOver {
			c.Apply(b, c.Random(b, &d))
		}
		if c.End != want {
			continue
		}
		rec := rules.Record{Format: rules.Format, Game: "london", Edition: 1, Title: key(want), Options: start.Options, Deal: seed}
		for s := range seats {
			rec.Seats = append(rec.Seats, rules.SeatInfo{Name: words.SeatName(rules.Seat(s)), Colour: s})
		}
		for c = start.State; c.Stage != core.StageOver; {
			who := rules.Seat(c.Seat)
			if c.Stage == core.StageDeal {
				who = rules.Luck
			}
			a := c.Random(b, &again)
			rec.Entries = append(rec.Entries, rules.Entry{Seat: who, Move: a.Text()})
			c.Apply(b, a)
		}
		return rec
	}
	t.Fatal("no such game was found")
	return rules.Record{}
}

func key(e core.Ending) string { return words.Endings()[e-1].Key }

func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

// TestRecordedGameIsToldAsBefore tells a game of steady bots with both variants, ended by a capture.
func TestRecordedGameIsToldAsBefore(t *testing.T) {
	rulestest.Playthrough(t, london.Game{}, "playthrough", func(t *testing.T, _ string) rules.Record {
		return botGame(t, rules.Setup{Seats: 3, Options: rules.Options{"surfacing": "on", "cutoff": "on"}})
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
	rulestest.Holds(t, doubles != 0 && blacks != 0 && surfaced != 0,
		"the game shows %d doubles, %d black tickets and %d surfacings", doubles, blacks, surfaced)
}

// botGame is a game of steady bots as a record.
func botGame(t *testing.T, tb rules.Setup) rules.Record {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 7))
	p := at(table.Start(tb))
	bot, _ := london.Game{}.Bot("steady")
	rec := rules.Record{Format: rules.Format, Game: "london", Edition: 1, Title: "A game of the bots", Options: p.Options}
	for s := range tb.Seats {
		rec.Seats = append(rec.Seats, rules.SeatInfo{Name: words.SeatName(rules.Seat(s)), Level: "steady", Colour: s})
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
		p = at(table.Play(t, &p.Position, m))
	}
	return rec
}
