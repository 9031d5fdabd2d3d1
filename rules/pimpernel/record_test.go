package pimpernel

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/bots"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/pimpernel/words"
	"intrigue/rules/rulestest"
)

// played is a game as a record, between bots of a level or, without one, of random moves.
func played(t *testing.T, title string, seats int, o rules.Options, seed uint64, level string) (rules.Record, []*Position) {
	t.Helper()
	start, err := Game{}.New(rules.Setup{Seats: seats, Options: o})
	rulestest.Must(t, err == nil, "%v", err)
	rec := rules.Record{Format: rules.Format, Game: "pimpernel", Title: title, Edition: edition, Options: start.(*Position).Board.Options,
		Deal: seed}
	for s := range seats {
		rec.Seats = append(rec.Seats, rules.SeatInfo{Name: core.Colours[s], Colour: s})
	}
	r, d := rand.New(rand.NewPCG(seed, 3)), table.Dice(seed+77)
	bot, _ := Game{}.Bot(level)
	p := start.(*Position)
	all := []*Position{p}
	for p.Stage != core.StageOver {
		e := rules.Entry{Seat: p.Acting()[0]}
		switch {
		case e.Seat == rules.Luck:
			e.Move = p.Roll(r)
		case level != "":
			e.Move = bot.Decide(t.Context(), rules.Turn{Seat: e.Seat, View: p.Seen(e.Seat), Choices: p.Choices(e.Seat), Rand: r})
		default:
			e.Move = table.Anything(&p.State, &d).Text()
		}
		q, err := p.After(e.Seat, e.Move)
		rulestest.Must(t, err == nil, "%v", err)
		p = q.(*Position)
		rec.Entries = append(rec.Entries, e)
		all = append(all, p)
	}
	return rec, all
}

// firstThat is the first random game that shows something.
func firstThat(t *testing.T, title string, o rules.Options, shows func(all []*Position) bool) (rec rules.Record) {
	t.Helper()
	for seed := range uint64(20000) {
		seats := 2 + int(seed%3)
		// The core finds the game quickly; only a hit is written down move by move.
		if rec, all := played(t, title, seats, o, seed, ""); shows(all) {
			return rec
		}
	}
	t.Fatal("no such game was found")
	return rec
}

// replay is a recorded game, position by position.
func replay(t *testing.T, file string) (rules.Record, []*Position) {
	t.Helper()
	rec := rulestest.ReadRecord(t, file)
	moments, err := rules.Replay(Game{}, rec)
	rulestest.Must(t, err == nil, "%v", err)
	var all []*Position
	for _, p := range moments {
		all = append(all, p.(*Position))
	}
	return rec, all
}

// TestEveryEndingIsReached replays one recorded game for each way a game can end.
func TestEveryEndingIsReached(t *testing.T) {
	rulestest.Endings(t, Game{}, func(t *testing.T, ending string) rules.Record {
		o := rules.Options{"length": "short"}
		switch ending {
		case "taken":
			o["chauvelin"] = "on"
		case "score":
			o["length"] = "whole"
		}
		return firstThat(t, ending, o, func(all []*Position) bool { return all[len(all)-1].Outcome().Ending == ending })
	})
}

// TestNoEndlessRound replays a game with a round of sixty laps, and one in which a
// point icon is met that was used before in the round (PIM-56).
func TestNoEndlessRound(t *testing.T) {
	laps := func(all []*Position) (n int) {
		for i, p := range all[1:] {
			if was := all[i]; p.Rounds > was.Rounds && p.Ended == core.EndLapped {
				rulestest.Is(t, "turns of the round", int(was.Turns)+1, core.MostLaps*p.Board.Seats)
				rulestest.Is(t, "passes", int(was.Passes) < p.Board.Seats, true)
				n++
			}
		}
		return n
	}
	spent := func(all []*Position) (n int) {
		for i, p := range all[1:] {
			was := all[i]
			fresh := core.SpaceSet{0, p.Full[1] &^ was.Full[1], p.Full[2] &^ was.Full[2]}
			for _, atF := range fresh.Places() {
				if p.Board.Icon[atF] == core.Point && was.Spent.Has(atF) {
					rulestest.Holds(t, p.Stage != core.StageIcon, "a spent icon is offered")
					n++
				}
			}
		}
		return n
	}
	for name, shows := range map[string]func([]*Position) int{"laps": laps, "points": spent} {
		rulestest.Recorded(t, Game{}, name, func(t *testing.T, _ string) rules.Record {
			return firstThat(t, "No endless round", rules.Options{"length": "short"}, func(all []*Position) bool { return shows(all) > 0 })
		})
		if _, all := replay(t, "testdata/"+name+".jsonl"); shows(all) == 0 {
			t.Error(name, "does not show it")
		}
	}
}

// TestUndoStopsAtAReveal takes back the steps of an own turn, but nothing of others.
func TestUndoStopsAtAReveal(t *testing.T) {
	rec, all := replay(t, "testdata/playthrough.jsonl")
	var positions []rules.Position
	for _, p := range all {
		positions = append(positions, p)
	}
	n := len(rec.Entries)
	for n > 0 && rec.Entries[n-1].Seat == rec.Entries[n-2].Seat {
		n--
	}
	n = len(rec.Entries) - n + 1
	last := rec.Entries[len(rec.Entries)-1].Seat
	rulestest.Is(t, "decisions that can be taken back",
		rules.Undoable(positions, rec.Entries, func(s rules.Seat) bool { return s == last }, false), n)
}

// TestRecordedGameIsToldAsBefore tells a game of three steady bots with Chauvelin, with the reason for
// each of their moves.
func TestRecordedGameIsToldAsBefore(t *testing.T) {
	rulestest.Playthrough(t, Game{}, "playthrough", func(t *testing.T, name string) rules.Record {
		rec, _ := played(t, name, 3, rules.Options{"length": "short", "chauvelin": "on"}, 11, "steady")
		return rec
	}, func(p rules.Position, next []rules.Entry) string {
		by := next[0].Seat
		if by < 0 {
			return ""
		}
		s, _ := core.Parse(next[0].Move)
		v := core.See(&p.(*Position).State, by)
		return "why: " + words.Advise(v, bots.Advise(v, s))
	})
}
