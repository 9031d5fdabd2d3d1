package core_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
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
			past := &london.Position{Position: *p.SamplePast(core.TheBoard(), uint8(s), r)}
			if err := retrace(past, p); err != nil {
				t.Fatalf("nobody can be at %d: %v", s, err)
			}
			if past.At[0] != uint8(s) {
				t.Fatalf("a past to %d ends at %d", s, past.At[0])
			}
			places++
		}
	})
	if places < 1000 {
		t.Errorf("only %d places were tried", places)
	}
}

// TestPossibleIsComplete compares the set with all pasts there are, tried one by
// one, for the first rounds of some games.
func TestPossibleIsComplete(t *testing.T) {
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
			face := rules.Print(p.Seen(rules.Public))
			var still []*london.Position
			for _, q := range all {
				for _, m := range candidates(q, e) {
					if n, err := q.After(e.Seat, m); err == nil && rules.Print(n.Seen(rules.Public)) == face {
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
				if seen[s] != (p.Beliefs.Now().Odds[s] > 0) {
					t.Fatalf("%v: pasts lead to %d: %v; the notebook says %v\n%s", tb, s, seen[s], p.Beliefs.Now().Odds[s] > 0,
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
		if rules.Print(one.Seen(0)) != rules.Print(two.Seen(0)) {
			t.Fatal("the guess depends on what it cannot see")
		}
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
	for s, w := range p.Beliefs.Now().Odds {
		if math.Abs(hits[s]/n-w) > 0.01 {
			t.Errorf("%d is drawn in %.3f of all guesses, its odds are %.3f", s, hits[s]/n, w)
		}
	}
	is(t, "start cards guessed", len(starts), 13)
}

func TestGuessOfMrX(t *testing.T) {
	p := plays(t, stand(plain, 74, far...), "taxi 58")
	if p.Guess(0, nil) != rules.Position(p) {
		t.Error("Mr X guesses what he knows")
	}
	q := start(plain)
	if q.Guess(1, nil) != rules.Position(q) {
		t.Error("there is something to guess before the deal")
	}
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
