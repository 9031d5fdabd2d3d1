package core_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

func TestPossibleHoldsTheTruth(t *testing.T) {
	games(t, 20, func(t *testing.T, p *london.Position, r *rand.Rand) {
		if p.At[0] == 0 {
			return
		}
		if p.Beliefs.Now().Weights[p.At[0]] <= 0 {
			t.Fatalf("Mr X is at %d, which is ruled out:\n%s", p.At[0], rules.Print(p.Seen(0)))
		}
	})
}

func TestGuessLooksTheSame(t *testing.T) {
	games(t, 1, func(t *testing.T, p *london.Position, r *rand.Rand) {
		for by := rules.Public; by < rules.Seat(p.Seats); by++ {
			g := p.Guess(by, r)
			a, b := rules.Print(p.Seen(by)), rules.Print(g.Seen(by))
			rulestest.Must(t, a == b, "a guess of %s looks different\n%s\n%s", words.SeatName(by), a, b)
		}
	})
}

func TestGuessIsAGame(t *testing.T) {
	games(t, 3, func(t *testing.T, p *london.Position, r *rand.Rand) {
		if p.Stage == core.StageDeal || p.Stage == core.StageOver || r.IntN(8) > 0 {
			return
		}
		err := retrace(p.Guess(1, r).(*london.Position), p)
		rulestest.Must(t, err == nil, "the guess has an impossible past: %v", err)
	})
}

// retrace plays the past of a guess from its start card, move by move, and
// reports the first step that is not legal or the first open fact that differs.
func retrace(g, truth *london.Position) error {
	p := &london.Position{Position: core.Begin(rules.Setup{Seats: int(g.Seats), Options: truth.Options})}
	for i := range uint8(6) {
		p = &london.Position{Position: p.Play(core.Action{Kind: core.Draw, Pawn: i, Line: core.NoLine, To: g.Starts[i]})}
	}
	deeds, log := g.PublicActions, g.Log
	for p.Stage != g.Stage || p.Entry != g.Entry || len(p.PublicActions) != len(g.PublicActions) || p.Announced != g.Announced {
		var s core.Action
		switch p.Stage {
		case core.StageMove, core.StageFirst, core.StageSecond:
			if len(log) == 0 && p.Stage == g.Stage {
				s = core.Action{Kind: core.Surface}
				break
			}
			if len(log) == 0 || p.Stage == core.StageMove && log[0].Part == 1 {
				s = core.Action{Kind: core.Double}
				break
			}
			if log[0].Voluntary && !p.Announced {
				s = core.Action{Kind: core.Surface}
				break
			}
			s = core.Action{Kind: core.Ride, Pawn: 0, Line: log[0].Line, To: uint8(log[0].At)}
			if log[0].Ticket == core.BlackTicket {
				s.Kind = core.RideBlack
			}
			log = log[1:]
		case core.StageTake, core.StageHunt:
			d := deeds[0]
			deeds = deeds[1:]
			s = core.Action{Kind: core.MovePawn, Pawn: uint8(d.Pawn) + 1, Line: core.Kind(d.Ticket), To: uint8(d.To)}
			if d.From == d.To {
				s.Kind, s.To = core.Take, 0
			}
		case core.StageOver:
			return fmt.Errorf("it ends early: %s", p.Outcome().Why)
		}
		if !p.Legal(core.TheBoard(), s) {
			return fmt.Errorf("%s is not legal:\n%s", s.Text(), rules.Print(p.Seen(0)))
		}
		p = &london.Position{Position: p.Play(s)}
	}
	if p.State != g.State {
		return fmt.Errorf("it leads elsewhere:\n%+v\n%+v", p.State, g.State)
	}
	if a, b := rules.Print(p.Seen(1)), rules.Print(truth.Seen(1)); a != b {
		return fmt.Errorf("a detective sees\n%s\nand in truth\n%s", a, b)
	}
	return nil
}

func TestCoreAgreesWithTheContract(t *testing.T) {
	b := core.TheBoard()
	for i, tb := range table.Tables() {
		t.Run(fmt.Sprint(tb), func(t *testing.T) {
			for g := range 20 {
				d := search.Dice(i*100 + g)
				p := start(tb)
				for c := p.State; c.Stage != core.StageOver; {
					rulestest.Must(t, c == p.State, "the core and the position part ways:\n%+v\n%+v", c, p.State)
					s := c.Random(b, &d)
					who := p.Acting()[0]
					_, offered := rules.Choose(p.Choices(who), s.Text())
					if who != rules.Luck && (!offered || len(c.Actions(b, nil)) != len(p.Choices(who))) {
						t.Fatalf("the playout plays %q of %v, offered are %v", s.Text(), c.Actions(b, nil), p.Choices(who))
					}
					c.Apply(b, s)
					p = next(t, p, rules.Entry{Seat: who, Move: s.Text()})
					rulestest.Must(t, c.Stage != core.StageOver || c == p.State, "the playout is over and the game is not")
				}
			}
		})
	}
}
