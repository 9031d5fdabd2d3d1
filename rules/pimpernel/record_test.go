package pimpernel

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// played is a game as a record, between minds or, without any, of random moves.
func played(t *testing.T, title string, seats int, o rules.Options, seed uint64, minds ...policy) (rules.Record, []*Position) {
	t.Helper()
	start, err := Game{}.New(rules.Setup{Seats: seats, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	rec := rules.Record{Format: rules.Format, Game: "pimpernel", Title: title, Edition: edition, Options: start.(*Position).board.options, Deal: seed}
	for s := range seats {
		rec.Seats = append(rec.Seats, rules.SeatInfo{Name: colours[s], Colour: s})
	}
	r, d := rand.New(rand.NewPCG(seed, 3)), dice(seed+77)
	p := start.(*Position)
	all := []*Position{p}
	for p.stage != StageOver {
		e := rules.Entry{Seat: p.Acting()[0]}
		switch {
		case e.Seat == rules.Luck:
			e.Move = p.Roll(r)
		case minds != nil:
			e.Move = bot{minds[e.Seat]}.decide(&p.State, r).text()
		default:
			e.Move = p.anything(&d).text()
		}
		q, err := p.After(e.Seat, e.Move)
		if err != nil {
			t.Fatal(err)
		}
		p = q.(*Position)
		rec.Entries = append(rec.Entries, e)
		all = append(all, p)
	}
	return rec, all
}

// firstThat writes the first random game that shows something.
func firstThat(t *testing.T, file, title string, o rules.Options, shows func(all []*Position) bool) {
	t.Helper()
	for seed := range uint64(20000) {
		seats := 2 + int(seed%3)
		// The core finds the game quickly; only a hit is written down move by move.
		if rec, all := played(t, title, seats, o, seed); shows(all) {
			rulestest.WriteRecord(t, file, rec)
			return
		}
	}
	t.Fatal("no such game was found")
}

// replay is a recorded game, position by position.
func replay(t *testing.T, file string) (rules.Record, []*Position) {
	t.Helper()
	rec := rulestest.ReadRecord(t, file)
	moments, err := rules.Replay(Game{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	var all []*Position
	for _, p := range moments {
		all = append(all, p.(*Position))
	}
	return rec, all
}

// TestEndings replays one recorded game for each way a game can end. With -update it
// finds such games and writes them.
func TestEndings(t *testing.T) {
	for _, e := range endings() {
		t.Run(e.Key, func(t *testing.T) {
			file := "testdata/" + e.Key + ".jsonl"
			if rulestest.Updating() {
				o := rules.Options{"length": "short"}
				switch e.Key {
				case "taken":
					o["chauvelin"] = "on"
				case "score":
					o["length"] = "whole"
				}
				firstThat(t, file, e.Title, o, func(all []*Position) bool { return all[len(all)-1].Outcome().Ending == e.Key })
			}
			_, all := replay(t, file)
			is(t, "the ending", all[len(all)-1].Outcome().Ending, e.Key)
			for _, p := range all[:len(all)-1] {
				if p.Outcome().Over() {
					t.Fatal("it ends early")
				}
			}
			t.Log(all[len(all)-1].Outcome().Why)
		})
	}
}

// TestNoEndlessRound replays a game with a round of sixty laps, and one in which a
// point icon is met that was used before in the round (PIM-56).
func TestNoEndlessRound(t *testing.T) {
	laps := func(all []*Position) (n int) {
		for i, p := range all[1:] {
			if was := all[i]; p.rounds > was.rounds && p.ended == lapped {
				is(t, "turns of the round", int(was.turns)+1, mostLaps*p.board.seats)
				is(t, "passes", int(was.passes) < p.board.seats, true)
				n++
			}
		}
		return n
	}
	spent := func(all []*Position) (n int) {
		for i, p := range all[1:] {
			was := all[i]
			fresh := Spaces{0, p.full[1] &^ was.full[1], p.full[2] &^ was.full[2]}
			for _, at := range fresh.places() {
				if p.board.icon[at] == Point && was.spent.has(at) {
					if p.stage == StageIcon {
						t.Error("a spent icon is offered")
					}
					n++
				}
			}
		}
		return n
	}
	for file, shows := range map[string]func([]*Position) int{"testdata/laps.jsonl": laps, "testdata/points.jsonl": spent} {
		if rulestest.Updating() {
			firstThat(t, file, "No endless round", rules.Options{"length": "short"}, func(all []*Position) bool { return shows(all) > 0 })
		}
		if _, all := replay(t, file); shows(all) == 0 {
			t.Error(file, "does not show it")
		}
	}
}

// TestUndo takes back the steps of an own turn, but nothing of others.
func TestUndo(t *testing.T) {
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
	is(t, "decisions that can be taken back", rules.Undoable(positions, rec.Entries, func(s rules.Seat) bool { return s == last }, false), n)
}

// TestPlaythrough tells a game of three steady bots with Chauvelin, with the reason for
// each of their moves.
func TestPlaythrough(t *testing.T) {
	rulestest.Playthrough(t, Game{}, "playthrough", func(t *testing.T, name string) rules.Record {
		m := steady{usualWeights()}
		rec, _ := played(t, name, 3, rules.Options{"length": "short", "chauvelin": "on"}, 11, m, m, m)
		return rec
	}, func(p rules.Position, next []rules.Entry) string {
		by := next[0].Seat
		if by < 0 {
			return ""
		}
		s, _ := parse(next[0].Move)
		v := p.(*Position).View(by)
		return "why: " + explain(v, advise(v, s))
	})
}
