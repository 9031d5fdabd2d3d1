package core_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
)

func TestTurnsGoInOrder(t *testing.T) {
	t.Run("LON-37 LON-38 LON-39 LON-40 Mr X, then the seats in order, each pawn once", func(t *testing.T) {
		for seats := 3; seats <= 6; seats++ {
			p := stand(rules.Setup{Seats: seats}, 1, 74, 103, 153, 185, 111)
			is(t, "who begins", p.Acting()[0], rules.Seat(0))
			p = plays(t, p, "taxi 8")
			last, moved := rules.Seat(1), map[core.Colour]int{}
			for p.Stage == core.StageHunt {
				s := p.Acting()[0]
				rulestest.Must(t, s >= last, "%s after %s", words.SeatName(s), words.SeatName(last))
				if s > last { // everybody of the seat before has moved
					for _, c := range core.See(&p.Position, last).Team(last) {
						is(t, c.String(), moved[c], 1)
					}
				}
				last = s
				p = plays(t, p, p.Choices(s)[0].Move)
				moved[p.PublicActions[len(p.PublicActions)-1].Pawn]++
			}
			is(t, "pawns moved", len(moved), 5)
			is(t, "who is next", p.Acting()[0], rules.Seat(0))
			is(t, "the round", p.Round, uint8(2))
		}
	})
	t.Run("LON-37 LON-38 LON-40 in every round anew", func(t *testing.T) {
		rounds := 0
		games(t, 1, func(t *testing.T, p *london.Position, r *rand.Rand) {
			if p.Stage == core.StageDeal || p.Stage == core.StageOver {
				return
			}
			n := next(t, p, anyMove(p, rand.New(rand.NewPCG(r.Uint64(), 1))))
			switch {
			case n.Stage == core.StageOver:
			case n.Round > p.Round:
				rounds++
				rulestest.Must(t, n.Acting()[0] == 0 && n.Stage == core.StageMove, "round %d begins with seat %d", n.Round, n.Acting()[0])
				rulestest.Must(t, n.Moved == 0, "in round %d some pawns have moved before it began", n.Round)
			case p.Stage == core.StageHunt:
				rulestest.Must(t, n.Stage == core.StageHunt && n.Seat >= p.Seat && n.Moved&^p.Moved != 0, "seat %d follows on seat %d",
					n.Seat, p.Seat)
			}
		})
		rulestest.Holds(t, rounds > 100, "only %d rounds", rounds)
	})
	three := stand(rules.Setup{Seats: 3}, 1, 74, 103, 153, 185, 111)
	t.Run("LON-40 a pawn that has moved is refused", func(t *testing.T) {
		p := plays(t, three, "taxi 8", "taxi purple 58")
		refused(t, p, "taxi purple 75", "has already moved this round")
		refused(t, p, "taxi red 86", "Detective 2 controls Red")
	})
	t.Run("LON-41 the pawns of a seat in any order", func(t *testing.T) {
		for _, order := range [][]rules.Move{
			{"taxi purple 58", "taxi yellow 170", "taxi blue 110"},
			{"taxi blue 110", "taxi yellow 170", "taxi purple 58"},
			{"taxi yellow 170", "taxi purple 58", "taxi blue 110"},
		} {
			p := plays(t, plays(t, three, "taxi 8"), order...)
			is(t, "who is next", p.Acting()[0], rules.Seat(2))
		}
	})
	t.Run("LON-42 LON-43 a pawn pays and moves in the open", func(t *testing.T) {
		p := plays(t, three, "taxi 8", "underground purple 46")
		for by := rules.Public; by < 3; by++ {
			v := p.Seen(by).(london.View)
			is(t, "the deed", v.PublicActions[0], core.PublicAction{Round: 1, Pawn: core.Purple, Ticket: core.UndergroundTicket, From: 74, To: 46})
			is(t, "purple", v.Pawns[core.Purple].At, 46)
			is(t, "purple's tickets", v.Pawns[core.Purple].Tickets, [3]int{10, 8, 3})
			is(t, "told", three.Tell(rules.Entry{Seat: 0, Move: "nonsense"}, by).Text, "")
		}
	})
	t.Run("LON-44 LON-45 LON-46 one entry a ride, in order, the start in none", func(t *testing.T) {
		p := rides(t, stand(plain, 74, far...), "taxi 73", "taxi 74")
		log := p.Seen(0).(london.View).Log
		is(t, "entries", len(log), 2)
		is(t, "window 1", log[0].At, 73)
		is(t, "window 2", log[1].At, 74)
		for i, e := range log {
			is(t, "the number", e.Entry, i+1)
			is(t, "the ticket", e.Ticket, core.TaxiTicket)
		}
		for by := rules.Public; by < 6; by++ {
			if by == 0 {
				continue
			}
			for i, e := range p.Seen(by).(london.View).Log {
				is(t, "what "+words.SeatName(by)+" sees", e,
					core.LogEntry{Entry: i + 1, Round: i + 1, Ticket: core.TaxiTicket, Line: core.Taxi})
			}
		}
		is(t, "whose turn it is then", plays(t, p, "taxi 58").Acting()[0], rules.Seat(1))
	})
	t.Run("LON-47 after three windows the fourth", func(t *testing.T) {
		p := rides(t, stand(plain, 74, far...), "taxi 73", "taxi 74", "taxi 73", "taxi 74")
		is(t, "the window", p.Seen(0).(london.View).Log[3].Entry, 4)
		is(t, "its station", p.Seen(0).(london.View).Log[3].At, 74)
		is(t, "windows in use", len(p.Seen(0).(london.View).Log), 4)
	})
	t.Run("LON-48 all detectives see the same and share a screen", func(t *testing.T) {
		ab := london.Game{}.About()
		is(t, "sides", len(ab.SidesOf(4)), 2)
		is(t, "the hunters' side", fmt.Sprint(ab.SidesOf(4)[1].Seats), "[1 2 3]")
		is(t, "his side", ab.SideOf(4, 0), 0)
		is(t, "he sees all that they see", ab.SidesOf(4)[0].Wide, true)
		games(t, 1, func(t *testing.T, p *london.Position, _ *rand.Rand) {
			one := strings.SplitN(rules.Print(p.Seen(1).(london.View)), "\n", 2)[1]
			for by := rules.Seat(2); by < rules.Seat(p.Seats); by++ {
				other := strings.SplitN(rules.Print(p.Seen(by).(london.View)), "\n", 2)[1]
				rulestest.Must(t, other == one, "detectives see different things")
			}
		})
	})
	t.Run("LON-38 nobody acts out of turn", func(t *testing.T) {
		for _, s := range []rules.Seat{1, 2, 5, 9, rules.Public, rules.Luck} {
			rulestest.Refused(t, three, s, "taxi purple 58", "turn")
			is(t, "choices of "+words.SeatName(s), len(three.Choices(s)), 0)
		}
	})
}

// TestRidesAgreeWithASecondWriting writes the rules of a single ride down a second time, from what the
// player of the seat sees and the list of lines, and compares.
func TestRidesAgreeWithASecondWriting(t *testing.T) {
	games(t, 6, func(t *testing.T, p *london.Position, _ *rand.Rand) {
		if p.Stage == core.StageDeal || p.Stage == core.StageOver {
			return
		}
		v := p.Seen(rules.Seat(p.Seat)).(london.View)
		want := oracle(v)
		var got []string
		for _, c := range p.Choices(v.By) {
			got = append(got, string(c.Move))
		}
		if !slices.Equal(got, want) {
			t.Fatalf("offered are %q and should be %q in\n%s", got, want, rules.Print(v))
		}
	})
}

func oracle(v london.View) (all []string) {
	switch v.Stage {
	case core.StageHunt:
		for _, c := range v.Team(v.By) {
			for _, l := range core.Lines(v.Pawns[c].At) {
				if p := v.Pawns[c]; !p.Moved && l.Kind != core.Boat && p.Tickets[l.Kind-1] > 0 && !standing(v, l.To) {
					all = append(all, fmt.Sprintf("%s %s %d", l.Kind, c, l.To))
				}
			}
		}
	case core.StageTake:
		for k, n := range v.Pawns[v.Giver].Tickets {
			if n > 0 {
				all = append(all, fmt.Sprintf("take %s %s", core.Kind(k+1), v.Giver))
			}
		}
	default:
		hand := [4]int{v.X.Black, v.X.Tickets[0], v.X.Tickets[1], v.X.Tickets[2]}
		double := false
		for _, w := range ways(v, v.X.At, hand) {
			rest := hand
			rest[w.slot]--
			again := len(ways(v, w.to, rest)) > 0
			double = double || again
			if v.Stage != core.StageFirst || again {
				all = append(all, w.text)
			}
		}
		announced := v.State.Announced
		if v.Stage == core.StageMove && v.X.Doubles > 0 && double && !announced {
			all = append(all, "double")
		}
		if oval := []int{3, 8, 13, 18, 24}; v.Options["surfacing"] == "on" && v.Stage != core.StageFirst && !announced &&
			!slices.Contains(oval, len(v.Log)+1) {
			all = append(all, "surface")
		}
	}
	slices.Sort(all)
	return all
}

type way struct {
	to   core.Station
	slot int
	text string
}

// ways are the rides of Mr X from a place with a hand of tickets.
func ways(v london.View, from core.Station, hand [4]int) (all []way) {
	for _, l := range core.Lines(from) {
		if standing(v, l.To) || v.Options["cutoff"] == "on" &&
			slices.ContainsFunc(l.Via, func(s core.Station) bool { return standing(v, s) }) {
			continue
		}
		if l.Kind != core.Boat && hand[l.Kind] > 0 {
			all = append(all, way{l.To, int(l.Kind), fmt.Sprintf("%s %d", l.Kind, l.To)})
		}
		if hand[0] > 0 {
			text := fmt.Sprintf("black %s %d", l.Kind, l.To)
			if l.Kind == core.Boat {
				text = fmt.Sprintf("boat %d", l.To)
			}
			all = append(all, way{l.To, 0, text})
		}
	}
	return all
}

func standing(v london.View, s core.Station) bool {
	return slices.ContainsFunc(v.Pawns[:], func(p core.Pawn) bool { return p.At == s })
}
