package core_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
)

// TestEveryPossiblePlaceHasAPast plays a past to each of the possible places, from
// a start card on, by the rules and with the same open facts.
func TestEveryPossiblePlaceHasAPast(t *testing.T) {
	places := 0
	games(t, 2, func(t *testing.T, p *london.Position, r *rand.Rand) {
		if p.Stage == core.StageDeal || p.Stage == core.StageOver || r.IntN(12) > 0 {
			return
		}
		for _, s := range p.Beliefs.Now().Stations() {
			past := &london.Position{Position: *p.Past(s, r)}
			err := retrace(past, p)
			rulestest.Must(t, err == nil, "nobody can be at %d: %v", s, err)
			rulestest.Must(t, past.At[0] == uint8(s), "a past to %d ends at %d", s, past.At[0])
			places++
		}
	})
	rulestest.Holds(t, places >= 1000, "only %d places were tried", places)
}

// TestPossibleIsComplete compares the set with all pasts there are, tried one by
// one, for the first rounds of some games.
func TestPossibleIsComplete(t *testing.T) {
	look := func(p rules.Position) string { // what programs read takes less time to write than what people do
		b, err := json.Marshal(p.Seen(rules.Public).Snapshot())
		rulestest.Must(t, err == nil, "%v", err)
		return string(b)
	}
	for i, tb := range table.Tables() {
		r := rand.New(rand.NewPCG(uint64(i), 9))
		p := start(tb)
		var all []*london.Position // one for each past that looks like the truth
		for p.Stage == core.StageDeal {
			p = plays(t, p, p.Roll(r))
		}
		for _, s := range core.TheBoard().StartCards {
			q := *p
			q.Starts[0], q.At[0] = uint8(s), uint8(s)
			if !q.Occupied.Has(uint8(s)) {
				all = append(all, &q)
			}
		}
		for p.Stage != core.StageOver && p.Entry < 4 && len(all) < 20000 {
			e := anyMove(p, r)
			p = next(t, p, e)
			face := look(p)
			var still []*london.Position
			for _, q := range all {
				for _, m := range candidates(q, e) {
					if n, err := q.After(e.Seat, m); err == nil && look(n) == face {
						still = append(still, n.(*london.Position))
					}
				}
			}
			all = thin(still)
			seen := map[core.Station]bool{}
			for _, q := range all {
				seen[core.Station(q.At[0])] = true
			}
			if p.Stage == core.StageOver {
				break
			}
			for s := core.Station(1); s <= core.Stations; s++ {
				if seen[s] != (p.Beliefs.Now().Weights[s] > 0) {
					t.Fatalf("%v: pasts lead to %d: %v; the notebook says %v\n%s", tb, s, seen[s], p.Beliefs.Now().Weights[s] > 0,
						rules.Print(p.Seen(0)))
				}
			}
		}
	}
}

// candidates are the moves that could have been made where e was seen.
func candidates(p *london.Position, e rules.Entry) (all []rules.Move) {
	if e.Seat != 0 {
		return []rules.Move{e.Move}
	}
	for _, c := range p.Choices(0) {
		all = append(all, c.Move)
	}
	return all
}

// thin keeps one past for each place: the places to come do not depend on more.
func thin(all []*london.Position) (few []*london.Position) {
	seen := map[uint8]bool{}
	for _, p := range all {
		if !seen[p.At[0]] {
			seen[p.At[0]] = true
			few = append(few, p)
		}
	}
	return few
}

// TestGuessKnowsOnlyTheView draws guesses from a position and from lookalikes of it
// with the same luck: they must be the same guesses.
func TestGuessKnowsOnlyTheView(t *testing.T) {
	games(t, 2, func(t *testing.T, p *london.Position, r *rand.Rand) {
		if r.IntN(10) > 0 {
			return
		}
		q := p.Guess(1, r)
		a, b := r.Uint64(), r.Uint64()
		one := p.Guess(2, rand.New(rand.NewPCG(a, b)))
		two := q.Guess(2, rand.New(rand.NewPCG(a, b)))
		rulestest.Must(t, rules.Print(one.Seen(0)) == rules.Print(two.Seen(0)), "the guess depends on what it cannot see")
	})
}

// TestGuessOdds draws many guesses of one position and compares with the odds.
func TestGuessOdds(t *testing.T) {
	p := plays(t, start(plain), "draw 103", "draw 13", "draw 26", "draw 29", "draw 34", "draw 50", "taxi 85")
	r := rand.New(rand.NewPCG(4, 4))
	const n = 20000
	var hits [core.Stations + 1]float64
	starts := map[uint8]bool{}
	for range n {
		g := p.Guess(1, r).(*london.Position)
		hits[g.At[0]]++
		starts[g.Starts[0]] = true
	}
	for s, w := range p.Beliefs.Now().Weights {
		rulestest.Holds(t, math.Abs(hits[s]/n-w) <= 0.01, "%d is drawn in %.3f of all guesses, its odds are %.3f", s, hits[s]/n, w)
	}
	is(t, "start cards guessed", len(starts), 13)
}

func TestGuessOfMrX(t *testing.T) {
	p := plays(t, stand(plain, 74, far...), "taxi 58")
	rulestest.Holds(t, p.Guess(0, nil) == rules.Position(p), "Mr X guesses what he knows")
	q := start(plain)
	rulestest.Holds(t, q.Guess(1, nil) == rules.Position(q), "there is something to guess before the deal")
}

// TestPossibleOfSomePositions are cases small enough to think through.
func TestPossibleOfSomePositions(t *testing.T) {
	deal := []rules.Move{"draw 103", "draw 13", "draw 26", "draw 29", "draw 34", "draw 50"}
	start := plays(t, start(plain), deal...)
	is(t, "start cards that are left", len(start.Seen(1).(london.View).Possible), 13)
	at74 := stand(plain, 74, far...)
	for _, c := range []struct {
		name  string
		moves []rules.Move
		p     *london.Position
		want  []core.Station
	}{
		{"a taxi", []rules.Move{"taxi 58"}, at74, []core.Station{58, 73, 75, 92}},
		{"a bus", []rules.Move{"bus 94"}, at74, []core.Station{58, 94}},
		{"black", []rules.Move{"black taxi 58"}, at74, []core.Station{46, 58, 73, 75, 92, 94}},
		{"a boat or a taxi from 194", []rules.Move{"boat 157"}, stand(plain, 194, 1, 2, 3, 4, 5), []core.Station{157, 192, 193, 195}},
		{"an underground that only one place has", []rules.Move{"underground 46"}, at74, []core.Station{46}},
		{"a place searched in vain", []rules.Move{"taxi 58", "taxi purple 75"}, stand(plain, 74, 59, 181, 195, 182, 183),
			[]core.Station{58, 73, 92}},
		{"a line that is cut", []rules.Move{"black taxi 166"}, stand(cut, 153, 154, 1, 2, 3, 4),
			[]core.Station{111, 124, 139, 152, 163, 166, 167, 180, 184, 185}},
	} {
		p := c.p
		for _, m := range c.moves {
			if c.name == "a place searched in vain" && m != "taxi 58" {
				p = set(p, func(c *core.State) { c.Occupied.Remove(59); c.At[1] = 74; c.Occupied.Add(74) })
			}
			p = plays(t, p, m)
		}
		got := p.Seen(1).(london.View).Possible
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, not %v", c.name, got, c.want)
			continue
		}
		for i := range got {
			is(t, c.name, got[i], c.want[i])
		}
	}
}

// only gives Mr X these tickets and no other.
func only(p *london.Position, kinds ...core.Kind) *london.Position {
	return set(p, func(c *core.State) {
		c.Tickets[0] = [4]uint8{}
		for _, k := range kinds {
			c.Tickets[0][k]++
		}
	})
}

// stops are the places of a list where a kind of line stops, and that are not among
// some others.
func stops(list []core.Station, k core.Kind, but ...core.Station) []core.Station {
	return slices.DeleteFunc(slices.Clone(list), func(s core.Station) bool {
		return len(beside(s, k)) == 0 || slices.Contains(but, s)
	})
}

// TestNotebookHoldsEveryPossiblePlace looks at what each step rules out, besides the ride itself.
func TestNotebookHoldsEveryPossiblePlace(t *testing.T) {
	north := []core.Station{1, 2, 3, 4, 5}
	at140, taxis := stand(plain, 140, north...), beside(140, core.Taxi)
	possible := func(t *testing.T, what string, p *london.Position, want []core.Station) {
		t.Helper()
		is(t, what, fmt.Sprint(p.Seen(1).(london.View).Possible), fmt.Sprint(want))
	}
	t.Run("LON-98 from where the first of two rides ends there is a second", func(t *testing.T) {
		p := only(at140, core.Taxi, core.Bus)
		buses := stops(taxis, core.Bus)
		is(t, "some are ruled out", len(buses) < len(taxis) && len(buses) > 1, true)
		possible(t, "one ride", plays(t, p, "taxi 126"), taxis)
		possible(t, "the first of two", plays(t, p, "double", "taxi 133"), buses)
	})
	t.Run("LON-98 the card itself tells that two rides are possible", func(t *testing.T) {
		p := only(idle(t, plays(t, at140, "taxi 133")), core.Bus, core.Underground)
		var want []core.Station
		for _, s := range stops(taxis, core.Bus) {
			if len(beside(s, core.Underground)) > 0 || len(stops(beside(s, core.Bus), core.Underground)) > 0 {
				want = append(want, s)
			}
		}
		is(t, "some are ruled out", len(want) < len(taxis) && len(want) > 1, true)
		possible(t, "before", p, taxis)
		possible(t, "the card shown", plays(t, p, "double"), want)
	})
	t.Run("LON-112 when a round begins he has a way out, and not before", func(t *testing.T) {
		p := only(plays(t, at140, "taxi 133"))
		p = set(p, func(c *core.State) {
			c.Moved = core.EveryPawn &^ (1<<4 | 1<<5)
			c.Seat = 4
			c.Tickets[4], c.Tickets[5] = [4]uint8{0, 0, 0, 9}, [4]uint8{0, 0, 1, 9}
		})
		p = set(p, func(c *core.State) {
			c.Occupied = core.StationSet{}
			for i, s := range []uint8{1, 2, 3, 46, 94} {
				c.At[i+1] = s
				c.Occupied.Add(s)
			}
		})
		p = plays(t, p, "underground yellow 13")
		possible(t, "while a pawn can move", p, taxis)
		possible(t, "the round over", plays(t, p, "bus blue 77"), stops(taxis, core.Bus))
	})
	t.Run("LON-72 LON-112 also when no pawn can move in between", func(t *testing.T) {
		p := only(at140, core.Taxi, core.Bus)
		p = set(p, func(c *core.State) { c.Stranded = core.EveryPawn })
		q := plays(t, p, "taxi 133")
		is(t, "the round", q.Round, uint8(2))
		possible(t, "the round over", q, stops(taxis, core.Bus))
	})
	t.Run("LON-115 showing himself tells where he is from now on", func(t *testing.T) {
		said := plays(t, stand(bold, 74, far...), "surface")
		p := plays(t, said, "taxi 58")
		possible(t, "before", said, stand(bold, 74, far...).Beliefs.Now().Stations())
		possible(t, "after", p, []core.Station{58})
		near(t, "odds", p.Beliefs.Now().Weights[58], 1)
	})
	t.Run("LON-101 caught where he was", func(t *testing.T) {
		p := plays(t, stand(plain, 74, 59, 181, 195, 182, 183), "taxi 75", "taxi purple 75")
		is(t, "he is held possible there", p.Beliefs.Now().Weights[75] > 0, true)
	})
	t.Run("LON-46 odds add up to one, also of a place beside a pawn", func(t *testing.T) {
		p := plays(t, stand(plain, 74, 45, 181, 195, 182, 183), "underground 46")
		is(t, "rides to a pawn", apart(45, 46), 1)
		near(t, "odds", p.Beliefs.Now().Weights[46], 1)
		is(t, "his place is in no open fact", p.Beliefs.Now().Then.At[0], uint8(0))
	})
}

// TestRevealsIsExact plays random games and compares the notebook before and after
// each move, the end of the round included: the move counts as a reveal exactly
// when it says more than that Mr X has ridden once more.
func TestRevealsIsExact(t *testing.T) {
	moves, reveals, byRound := 0, 0, 0
	games(t, 30, func(t *testing.T, p *london.Position, r *rand.Rand) {
		if len(p.Acting()) == 0 {
			return
		}
		e := anyMove(p, rand.New(rand.NewPCG(r.Uint64(), 3)))
		s, _ := core.Parse(e.Move)
		s, _ = p.Fits(s)
		n := p.Play(s)
		want := p.Beliefs.Now().Stations()
		if s.Kind == core.Ride || s.Kind == core.RideBlack {
			want = p.Beliefs.Now().After(core.TheBoard(), &p.State, s.Ticket()).Stations()
		}
		shrinks := !slices.Equal(want, n.Beliefs.Now().Stations())
		shows := n.Stage == core.StageOver || n.Surfaced && (s.Kind == core.Ride || s.Kind == core.RideBlack)
		got := p.Reveals(e.Seat, e.Move)
		rulestest.Must(t, got == (shrinks || shows),
			"%q by %s: reveals %v, and %d places become %d", e.Move, words.SeatName(e.Seat), got, len(want), len(n.Beliefs.Now().Stations()))
		moves++
		if shrinks || shows {
			reveals++
		}
		if s.Kind == core.MovePawn && shrinks && p.Beliefs.Now().Weights[s.To] == 0 {
			byRound++
		}
	})
	rulestest.Holds(t, byRound != 0, "no round ruled out a trap: play more games")
	t.Logf("%d of %d moves reveal, %d of them by the end of a round alone", reveals, moves, byRound)
}

// TestRevealsNothing: what cannot be played shows nobody anything.
func TestRevealsNothing(t *testing.T) {
	tried := 0
	games(t, 3, func(t *testing.T, p *london.Position, r *rand.Rand) {
		if len(p.Acting()) == 0 || p.Acting()[0] == rules.Luck {
			return
		}
		by := p.Acting()[0]
		all := p.Choices(by)
		legal := all[0].Move
		for s := range rules.Seat(p.Seats) {
			rulestest.Must(t, s == by || !p.Reveals(s, legal),
				"%q would reveal something if %s, who does not act, played it", legal, words.SeatName(s))
		}
		for _, m := range []rules.Move{"", "fly", "taxi", "taxi 1", "taxi 199", "taxi blue 1", "taxi blue 199"} {
			rulestest.Must(t, slices.ContainsFunc(all, func(c rules.Choice) bool { return c.Move == m }) || !p.Reveals(by, m),
				"%q cannot be played, and reveals something", m)
		}
		tried++
	})
	rulestest.Holds(t, tried != 0, "nothing was tried")
}
