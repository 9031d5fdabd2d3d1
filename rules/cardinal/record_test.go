package cardinal

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

func TestEveryEndingIsReached(t *testing.T) { rulestest.Endings(t, Game{}, findGame) }

// findGame plays until a game ends as wanted: the solver's line for a perfect one, with
// its last guard spared for four escapes, else random moves.
func findGame(t *testing.T, want string) rules.Record {
	t.Helper()
	for deal := uint64(1); deal < 4000; deal++ {
		p, r := dealt(t, deal, castles.Sets()[(deal+3)%4]), rand.New(rand.NewPCG(deal, 2))
		var moves []rules.Move
		step := func(m rules.Move) {
			p = play(t, p, m)
			moves = append(moves, m)
		}
		solved := func(nodes int) []rules.Move {
			return Solve(context.Background(), p.Seen(0).(View), Effort{Nodes: nodes}, nil).Moves
		}
		switch want {
		case "perfect", "away":
			for _, m := range solved(3_000_000) {
				if want == "away" && strings.HasPrefix(string(m), "remove") && p.Rim == 0 && bits.OnesCount32(p.Guards) == 1 {
					m = "spare"
				}
				if _, err := p.After(0, m); err != nil {
					break
				}
				step(m)
			}
			for _, m := range solved(1) { // walks out, and that is all
				step(m)
			}
		default:
			for p.Stage != core.StageOver {
				cs := p.Choices(0)
				step(cs[r.IntN(len(cs))].Move)
			}
		}
		if p.Outcome().Ending != want {
			continue
		}
		rec := rules.Record{Format: rules.Format, Game: "cardinal", Edition: 1, Title: want, Deal: deal, Options: p.Options,
			Seats: []rules.SeatInfo{{Name: "Player"}}}
		rec.Entries = append(rec.Entries, rules.Entry{Seat: rules.Luck, Move: core.Roll(rand.New(rand.NewPCG(deal, 0)))})
		for _, m := range moves {
			rec.Entries = append(rec.Entries, rules.Entry{Move: m})
		}
		return rec
	}
	t.Fatal("no such game was found")
	return rules.Record{}
}

// TestUndoTakesBackEverySlide takes back everything but the deal, even after the end.
func TestUndoTakesBackEverySlide(t *testing.T) {
	rec := rulestest.ReadRecord(t, "testdata/perfect.jsonl")
	all, err := rules.Replay(Game{}, rec)
	rulestest.Must(t, err == nil, "%v", err)
	n := rules.Undoable(all, rec.Entries, func(s rules.Seat) bool { return s == 0 }, true)
	rulestest.Is(t, "decisions that can be taken back", n, len(rec.Entries)-1)
}

// TestRecordedGameIsToldAsBefore tells the perfect game, with the reason for each of its moves.
func TestRecordedGameIsToldAsBefore(t *testing.T) {
	rulestest.Playthrough(t, Game{}, "perfect", findGame, func(p rules.Position, next []rules.Entry) string {
		var line []rules.Move
		for _, e := range next {
			line = append(line, e.Move)
		}
		return "why: " + p.Seen(0).(View).Reason(line)
	})
}
