package london_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/rulestest"
)

// allTargets is everything one could point at.
func allTargets() []string {
	all := []string{"ticket.double", "ticket.black", "ticket.taxi", "ticket.bus", "ticket.underground", "pawn.x",
		"choice.surface", "line.taxi", "line.bus", "line.underground", "line.boat"}
	for s := core.Station(1); s <= core.Stations; s++ {
		all = append(all, s.ID())
	}
	for e := 1; e <= core.LastEntry; e++ {
		all = append(all, fmt.Sprintf("log.%d", e))
	}
	for c := range core.Colour(core.Pawns) {
		all = append(all, c.ID())
	}
	return all
}

// TestEveryTargetIsExplained asks for everything one could point at.
func TestEveryTargetIsExplained(t *testing.T) {
	rulestest.Words(t, london.Game{}, allTargets(), rulestest.Positions(t, london.Game{}, 8, 10))
}

// TestTheCheaperTicketIsOfferedFirst: a hasty Enter spends no black ticket.
func TestTheCheaperTicketIsOfferedFirst(t *testing.T) {
	v, before := at(table.Start(table.Plain)).Seen(0), 0
	for _, id := range []string{"ticket.taxi", "ticket.bus", "ticket.underground", "ticket.black"} {
		l := v.Label(id)
		rulestest.Holds(t, l.Rank > before && l.First == "Choose a station first, then this ticket.", "%s: %+v", id, l)
		before = l.Rank
	}
}

// at is a position of the core as the contract has it.
func at(p *core.Position) *london.Position { return &london.Position{Position: *p} }

// BenchmarkContract plays random games through the contract, with the choices, the
// notebook and Mr X's view at every ply.
func BenchmarkContract(b *testing.B) {
	plies := 0
	r := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for b.Loop() {
		for p := at(table.Start(table.Plain)); len(p.Acting()) > 0; {
			e := table.Any(&p.Position, r)
			n, err := p.After(e.Seat, e.Move)
			rulestest.Must(b, err == nil, "%v", err)
			p = n.(*london.Position)
			plies++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plies), "ns/ply")
}

func BenchmarkGuess(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	p := table.Start(table.Plain)
	for p.Entry < 7 || p.Stage != core.StageHunt {
		if p = table.Play(b, p, table.Any(p, r).Move); p.Stage == core.StageOver {
			p = table.Start(table.Plain)
		}
	}
	for b.Loop() {
		p.Guess(1, r)
	}
}
