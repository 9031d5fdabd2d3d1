package london

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/search"
)

// tables are the tables the property tests play at: every number of seats, with
// each variant alone and both together.
func tables() []seating {
	var all []seating
	for seats := 3; seats <= 6; seats++ {
		for _, o := range []rules.Options{
			{}, {"surfacing": "on"}, {"cutoff": "on"}, {"surfacing": "on", "cutoff": "on", "numbers": "rb"},
		} {
			all = append(all, seating{seats: seats, options: o})
		}
	}
	return all
}

type seating struct {
	seats   int
	options rules.Options
	edition int
}

func (t seating) String() string {
	return fmt.Sprintf("%d seats, surfacing %s, cutoff %s", t.seats, t.options["surfacing"], t.options["cutoff"])
}

// games plays n random games at every table and shows each position to see; a
// ply of Luck is shown too.
func games(t *testing.T, n int, see func(t *testing.T, p *Position, r *rand.Rand)) {
	t.Helper()
	for i, tb := range tables() {
		t.Run(tb.String(), func(t *testing.T) {
			for g := range n {
				r := rand.New(rand.NewPCG(uint64(i), uint64(g)))
				p := tb.start(t)
				for {
					see(t, p, r)
					if len(p.Acting()) == 0 {
						break
					}
					p = next(t, p, anyMove(p, r))
				}
			}
		})
	}
}

func (tb seating) start(t *testing.T) *Position {
	t.Helper()
	p, err := Game{}.New(rules.Setup{Seats: tb.seats, Options: tb.options, Edition: tb.edition})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*Position)
}

func anyMove(p *Position, r *rand.Rand) rules.Entry {
	s := p.Acting()[0]
	if s == rules.Luck {
		return rules.Entry{Seat: s, Move: p.Roll(r)}
	}
	cs := p.Choices(s)
	return rules.Entry{Seat: s, Move: cs[r.IntN(len(cs))].Move}
}

func next(t *testing.T, p *Position, e rules.Entry) *Position {
	t.Helper()
	q, err := p.After(e.Seat, e.Move)
	if err != nil {
		t.Fatalf("%s refuses %q: %v", seatName(e.Seat), e.Move, err)
	}
	return q.(*Position)
}

func TestPossibleHoldsTheTruth(t *testing.T) {
	games(t, 20, func(t *testing.T, p *Position, r *rand.Rand) {
		if p.at[0] == 0 {
			return
		}
		if p.beliefs.now().odds[p.at[0]] <= 0 {
			t.Fatalf("Mr X is at %d, which is ruled out:\n%s", p.at[0], p.Seen(0).Print())
		}
	})
}

func TestGuessLooksTheSame(t *testing.T) {
	games(t, 1, func(t *testing.T, p *Position, r *rand.Rand) {
		for by := rules.Public; by < rules.Seat(p.seats); by++ {
			g := p.Guess(by, r)
			if a, b := p.Seen(by).Print(), g.Seen(by).Print(); a != b {
				t.Fatalf("a guess of %s looks different\n%s\n%s", seatName(by), a, b)
			}
		}
	})
}

func TestGuessIsAGame(t *testing.T) {
	games(t, 3, func(t *testing.T, p *Position, r *rand.Rand) {
		if p.stage == StageDeal || p.stage == StageOver || r.IntN(8) > 0 {
			return
		}
		if err := retrace(p.Guess(1, r).(*Position), p); err != nil {
			t.Fatalf("the guess has an impossible past: %v", err)
		}
	})
}

// retrace plays the past of a guess from its start card, move by move, and
// reports the first step that is not legal or the first open fact that differs.
func retrace(g, truth *Position) error {
	q, err := Game{}.New(rules.Setup{Seats: int(g.seats), Options: g.options})
	if err != nil {
		return err
	}
	p := q.(*Position)
	for i := range uint8(6) {
		p = &Position{p.play(Action{draw, i, NoLine, g.starts[i]})}
	}
	deeds, log := g.deeds, g.log
	for p.stage != g.stage || p.entry != g.entry || len(p.deeds) != len(g.deeds) {
		var s Action
		switch p.stage {
		case StageMove, StageFirst, StageSecond:
			if len(log) == 0 || p.stage == StageMove && log[0].Part == 1 {
				s = Action{kind: double}
				break
			}
			s = Action{ride, 0, log[0].Line, uint8(log[0].At)}
			if log[0].Ticket == BlackTicket {
				s.kind = rideBlack
			}
			log = log[1:]
		case StageSurface:
			s.kind = stayHidden
			if g.log[p.entry-1].Voluntary {
				s.kind = surface
			}
		case StageTake, StageHunt:
			d := deeds[0]
			deeds = deeds[1:]
			s = Action{movePawn, uint8(d.Pawn) + 1, Kind(d.Ticket), uint8(d.To)}
			if d.From == d.To {
				s.kind, s.to = take, 0
			}
		case StageOver:
			return fmt.Errorf("it ends early: %s", p.Outcome().Why)
		}
		if !p.legal(theBoard(), s) {
			return fmt.Errorf("%s is not legal:\n%s", s.text(), p.Seen(0).Print())
		}
		p = &Position{p.play(s)}
	}
	if p.State != g.State {
		return fmt.Errorf("it leads elsewhere:\n%+v\n%+v", p.State, g.State)
	}
	return nil
}

func TestCoreAgreesWithTheContract(t *testing.T) {
	b := theBoard()
	for i, tb := range tables() {
		t.Run(tb.String(), func(t *testing.T) {
			for g := range 20 {
				d := search.Dice(i*100 + g)
				p := tb.start(t)
				for c := p.State; c.stage != StageOver; {
					if c != p.State {
						t.Fatalf("the core and the position part ways:\n%+v\n%+v", c, p.State)
					}
					s := c.random(b, &d)
					who := p.Acting()[0]
					_, offered := rules.Choose(p.Choices(who), s.text())
					if who != rules.Luck && (!offered || len(c.actions(b, nil)) != len(p.Choices(who))) {
						t.Fatalf("the playout plays %q of %v, offered are %v", s.text(), c.actions(b, nil), p.Choices(who))
					}
					c.apply(b, s)
					if p = next(t, p, rules.Entry{Seat: who, Move: s.text()}); c.stage == StageOver && c != p.State {
						t.Fatal("the playout is over and the game is not")
					}
				}
			}
		})
	}
}
