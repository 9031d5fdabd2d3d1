package penny_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/rulestest"
)

// TestEveryEndingIsReached replays one recorded game for each way a game can end.
func TestEveryEndingIsReached(t *testing.T) { rulestest.Endings(t, penny.Game{}, findGame) }

// TestTheLastTableIsShown: after the last move, too, the figures can be drawn and the table
// told, also when no opponent is left (PEN-174).
func TestTheLastTableIsShown(t *testing.T) {
	for _, e := range (penny.Game{}).About().Endings {
		_, all := rulestest.Recorded(t, penny.Game{}, e.Key, findGame)
		v := all[len(all)-1].(*penny.Position).View()
		rulestest.Holds(t, len(rules.Print(v)) > 0, "%s prints nothing", e.Key)
		for _, x := range v.Villains() {
			rulestest.Holds(t, e.Key != "triumph" || x.Card.ID == "", "%s is left after all have fallen", x.Name)
		}
	}
}

// findGame lets bots play until a game ends as wanted.
func findGame(t *testing.T, want string) rules.Record {
	t.Helper()
	mode := map[string]string{"closed": "prologue", "consumed": "prologue", "robbed": "heist", "overrun": "heist", "held": "open",
		"annexed": "open", "triumph": "rush", "outrun": "rush", "dead": "rush"}[want]
	for seed := uint64(1); seed < 400; seed++ {
		rec := rules.Record{Format: rules.Format, Game: "penny", Title: want, Edition: 1, Deal: seed,
			Options: rules.Options{"mode": mode}, Seats: []rules.SeatInfo{{Name: "First"}, {Name: "Second", Colour: 1}}}
		q, err := penny.Game{}.New(rec.Setup())
		rulestest.Must(t, err == nil, "%v", err)
		p, r := q.(*penny.Position), rand.New(rand.NewPCG(seed, 4))
		for p.Over == core.NotOver {
			e := rules.Entry{Seat: rules.Luck}
			b := bots.NewAgent(p.Game, r)
			b.Variant = bots.Variant{Rollouts: 2}
			switch {
			case p.Wait == core.Luck:
				e.Move = p.Roll(r)
			case want == "dead":
				cs := p.Choices(p.Acting()[0])
				e = rules.Entry{Seat: p.Acting()[0], Move: cs[r.IntN(len(cs))].Move}
			case want == "robbed" || want == "held" || want == "triumph":
				e = rules.Entry{Seat: p.Acting()[0], Move: p.Game.Text(b.Lookahead(context.Background(), &p.State))}
			default:
				e = rules.Entry{Seat: p.Acting()[0], Move: p.Game.Text(b.Policy(&p.State))}
			}
			rec.Entries = append(rec.Entries, e)
			n, err := p.After(e.Seat, e.Move)
			rulestest.Must(t, err == nil, "%v", err)
			p = n.(*penny.Position)
		}
		if p.Outcome().Ending == want {
			return rec
		}
	}
	t.Fatal("no such game was found")
	return rules.Record{}
}

// TestUndoStopsAtAReveal: what may be taken back ends at Luck and at the other hero, and what stands
// then is what a replay of the shorter game brings.
func TestUndoStopsAtAReveal(t *testing.T) {
	rec, all := rulestest.Recorded(t, penny.Game{}, "closed", findGame)
	none, most := 0, 0
	for i, e := range rec.Entries {
		if e.Seat == rules.Luck {
			rulestest.Is(t, "after Luck", rules.Undoable(all[:i+2], rec.Entries[:i+1], everybody, false), 0)
			continue
		}
		want := 0
		for j := i; j >= 0 && rec.Entries[j].Seat == e.Seat && !all[j].(rules.Revealer).Reveals(e.Seat, rec.Entries[j].Move); j-- {
			want++
		}
		n := rules.Undoable(all[:i+2], rec.Entries[:i+1], func(s rules.Seat) bool { return s == e.Seat }, false)
		rulestest.Is(t, "decisions that can be taken back", n, want)
		if i+1 < len(rec.Entries) && rec.Entries[i+1].Seat == e.Seat {
			none++
			continue // the whole run is taken back at its end
		}
		most = max(most, n)
		short := rec
		short.Entries = rec.Entries[:i+1-n]
		back, err := rules.Replay(penny.Game{}, short)
		rulestest.Must(t, err == nil, "%v", err)
		rulestest.Is(t, "the table", rules.Print(back[len(back)-1].Seen(e.Seat)), rules.Print(all[i+1-n].Seen(e.Seat)))
	}
	rulestest.Holds(t, most > 5 && none > 100, "the game shows too little: runs of %d", most)
}

func everybody(rules.Seat) bool { return true }

// TestRecordedGameIsToldAsBefore compares a whole game, as everybody reads it, with the text of it.
func TestRecordedGameIsToldAsBefore(t *testing.T) {
	rulestest.Playthrough(t, penny.Game{}, "closed", findGame)
}
