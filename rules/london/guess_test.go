package london

import (
	"math"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
)

// TestEveryPossiblePlaceHasAPast plays a past to each of the possible places, from
// a start card on, by the rules and with the same open facts.
func TestEveryPossiblePlaceHasAPast(t *testing.T) {
	places := 0
	games(t, 2, func(t *testing.T, p *Position, r *rand.Rand) {
		if p.stage == StageDeal || p.stage == StageOver || r.IntN(12) > 0 {
			return
		}
		for _, s := range p.beliefs.now().stations() {
			if err := retrace(&Position{*p.samplePast(theBoard(), uint8(s), r)}, p); err != nil {
				t.Fatalf("nobody can be at %d: %v", s, err)
			}
			places++
		}
	})
	t.Logf("%d places", places)
}

// TestPossibleIsComplete compares the set with all pasts there are, tried one by
// one, for the first rounds of some games.
func TestPossibleIsComplete(t *testing.T) {
	for i, tb := range tables() {
		r := rand.New(rand.NewPCG(uint64(i), 9))
		p := tb.start(t)
		var all []*Position // one for each past that looks like the truth
		for p.stage == StageDeal {
			p = plays(t, p, p.Roll(r))
		}
		for _, s := range theBoard().startCards {
			q := *p
			q.starts[0], q.at[0] = uint8(s), uint8(s)
			if !q.occupied.has(uint8(s)) {
				all = append(all, &q)
			}
		}
		for p.stage != StageOver && p.entry < 4 && len(all) < 20000 {
			e := anyMove(p, r)
			p = next(t, p, e)
			face := p.Seen(rules.Public).Print()
			var still []*Position
			for _, q := range all {
				for _, m := range candidates(q, e) {
					if n, err := q.After(e.Seat, m); err == nil && n.Seen(rules.Public).Print() == face {
						still = append(still, n.(*Position))
					}
				}
			}
			all = thin(still)
			seen := map[Station]bool{}
			for _, q := range all {
				seen[Station(q.at[0])] = true
			}
			if p.stage == StageOver {
				break
			}
			for s := Station(1); s <= Stations; s++ {
				if seen[s] != (p.beliefs.now().odds[s] > 0) {
					t.Fatalf("%v: pasts lead to %d: %v; the notebook says %v\n%s", tb, s, seen[s], p.beliefs.now().odds[s] > 0, p.Seen(0).Print())
				}
			}
		}
	}
}

// candidates are the moves that could have been made where e was seen.
func candidates(p *Position, e rules.Entry) (all []rules.Move) {
	if e.Seat != 0 {
		return []rules.Move{e.Move}
	}
	for _, c := range p.Choices(0) {
		all = append(all, c.Move)
	}
	return all
}

// thin keeps one past for each place: the places to come do not depend on more.
func thin(all []*Position) (few []*Position) {
	seen := map[uint8]bool{}
	for _, p := range all {
		if !seen[p.at[0]] {
			seen[p.at[0]] = true
			few = append(few, p)
		}
	}
	return few
}

// TestGuessKnowsOnlyTheView draws guesses from a position and from lookalikes of it
// with the same luck: they must be the same guesses.
func TestGuessKnowsOnlyTheView(t *testing.T) {
	games(t, 2, func(t *testing.T, p *Position, r *rand.Rand) {
		if r.IntN(10) > 0 {
			return
		}
		q := p.Guess(1, r)
		a, b := r.Uint64(), r.Uint64()
		one := p.Guess(2, rand.New(rand.NewPCG(a, b)))
		two := q.Guess(2, rand.New(rand.NewPCG(a, b)))
		if one.Seen(0).Print() != two.Seen(0).Print() {
			t.Fatal("the guess depends on what it cannot see")
		}
	})
}

// TestGuessOdds draws many guesses of one position and compares with the odds.
func TestGuessOdds(t *testing.T) {
	p := plays(t, plain.start(t), "draw 103", "draw 13", "draw 26", "draw 29", "draw 34", "draw 50", "taxi 85")
	r := rand.New(rand.NewPCG(4, 4))
	const n = 20000
	var hits [Stations + 1]float64
	starts := map[uint8]bool{}
	for range n {
		g := p.Guess(1, r).(*Position)
		hits[g.at[0]]++
		starts[g.starts[0]] = true
	}
	for s, w := range p.beliefs.now().odds {
		if math.Abs(hits[s]/n-w) > 0.01 {
			t.Errorf("%d is drawn in %.3f of all guesses, its odds are %.3f", s, hits[s]/n, w)
		}
	}
	is(t, "start cards guessed", len(starts), 13)
}

func TestGuessOfMrX(t *testing.T) {
	p := plays(t, stand(t, plain, 74, far...), "taxi 58")
	if p.Guess(0, nil) != rules.Position(p) {
		t.Error("Mr X guesses what he knows")
	}
	q := plain.start(t)
	if q.Guess(1, nil) != rules.Position(q) {
		t.Error("there is something to guess before the deal")
	}
}

// TestPossibleOfSomePositions are cases small enough to think through.
func TestPossibleOfSomePositions(t *testing.T) {
	deal := []rules.Move{"draw 103", "draw 13", "draw 26", "draw 29", "draw 34", "draw 50"}
	start := plays(t, plain.start(t), deal...)
	is(t, "start cards that are left", len(start.Seen(1).(View).Possible), 13)
	at74 := stand(t, plain, 74, far...)
	for _, c := range []struct {
		name  string
		moves []rules.Move
		p     *Position
		want  []Station
	}{
		{"a taxi", []rules.Move{"taxi 58"}, at74, []Station{58, 73, 75, 92}},
		{"a bus", []rules.Move{"bus 94"}, at74, []Station{58, 94}},
		{"black", []rules.Move{"black taxi 58"}, at74, []Station{46, 58, 73, 75, 92, 94}},
		{"a boat or a taxi from 194", []rules.Move{"boat 157"}, stand(t, plain, 194, 1, 2, 3, 4, 5), []Station{157, 192, 193, 195}},
		{"an underground that only one place has", []rules.Move{"underground 46"}, at74, []Station{46}},
		{"a place searched in vain", []rules.Move{"taxi 58", "taxi purple 75"}, stand(t, plain, 74, 59, 181, 195, 182, 183), []Station{58, 73, 92}},
		{"a line that is cut", []rules.Move{"black taxi 166"}, stand(t, cut, 153, 154, 1, 2, 3, 4), []Station{111, 124, 139, 152, 163, 166, 167, 180, 184, 185}},
	} {
		p := c.p
		for _, m := range c.moves {
			if c.name == "a place searched in vain" && m != "taxi 58" {
				p = set(p, func(c *State) { c.occupied.remove(59); c.at[1] = 74; c.occupied.add(74) })
			}
			p = plays(t, p, m)
		}
		got := p.Seen(1).(View).Possible
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, not %v", c.name, got, c.want)
			continue
		}
		for i := range got {
			is(t, c.name, got[i], c.want[i])
		}
	}
}
