package problems

import (
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

var proofs = map[string]Proof{}

// proved is the proof of a shipped problem, which is found anew once.
func proved(p rules.Problem) Proof {
	f, ok := proofs[p.Key]
	if !ok {
		f = Prove(p)
		proofs[p.Key] = f
	}
	return f
}

// TestShippedProblemsAreProved proves each of them anew: there is one solution, and no shorter one.
func TestShippedProblemsAreProved(t *testing.T) {
	count := map[string]int{}
	for i, p := range rulestest.ShippedProblems(t) {
		count[p.Kind]++
		if testing.Short() && i%4 != 0 {
			continue
		}
		f := proved(p)
		rulestest.Holds(t, len(f.Keys) != 0 && f.Moves == p.Moves && f.Size == p.Size,
			"%s: %d keys, %d moves and %d positions, and it should have %d and %d", p.Key, len(f.Keys), f.Moves, f.Size, p.Moves, p.Size)
		if p.Kind == Escape && p.Grade != min(f.Lures+1, 3) || p.Kind == Arrest && p.Grade != p.Moves {
			t.Errorf("%s is not of grade %d", p.Key, p.Grade)
		}
	}
	rulestest.Holds(t, count[Arrest] == 60 && count[Escape] == 30, "there are %v", count)
}

// bare finds out about an arrest without a memory and without giving up early.
func bare(b *core.Board, c chase, turns int) bool {
	switch {
	case c.caught():
		return true
	case c.Stage == core.StageMove && turns > 1:
		return !slices.ContainsFunc(c.forks(b, nil), func(f fork) bool { return !bare(b, f.chase, turns-1) })
	case c.Stage != core.StageHunt:
		return false
	}
	var buf [core.MaxActions]core.Action
	return slices.ContainsFunc(c.Actions(b, buf[:0]), func(a core.Action) bool { return bare(b, c.after(b, a), turns) })
}

// TestProverSaysWhatABareSearchSays compares both in the middle of the first turn of problems, after the
// moves of the solution and after others.
func TestProverSaysWhatABareSearchSays(t *testing.T) {
	b := core.TheBoard()
	said := map[bool]int{}
	for _, p := range rulestest.ShippedProblems(t) {
		if p.Kind != Arrest || p.Moves > 2 {
			continue
		}
		prove := newProver(0)
		c := chaseOf(position(p.Record, p.Record.Entries))
		for range 3 { // two pawns are still to move
			var buf [core.MaxActions]core.Action
			all := c.Actions(b, buf[:0])
			next := c.after(b, all[len(all)/2])
			for _, a := range all {
				if n := c.after(b, a); prove.arrests(n, p.Moves) {
					next = n
				}
			}
			if c = next; c.Stage != core.StageHunt || c.caught() {
				break
			}
		}
		if c.Stage != core.StageHunt || c.caught() {
			continue
		}
		var buf [core.MaxActions]core.Action
		for _, a := range c.Actions(b, buf[:0]) {
			n := c.after(b, a)
			got, want := prove.arrests(n, p.Moves), bare(b, n, p.Moves)
			rulestest.Holds(t, got == want, "%s after %s: the prover says %v, a bare search %v", p.Key, a.Text(), got, want)
			said[want]++
		}
	}
	rulestest.Holds(t, said[true] >= 20 && said[false] >= 20, "that is too little to go by: %v", said)
}

// TestWrongRidesAreRefuted: of a pawn whose ride matters, every other ride loses at once; and of Mr X,
// every ride to another place.
func TestWrongRidesAreRefuted(t *testing.T) {
	for i, p := range rulestest.ShippedProblems(t) {
		if testing.Short() && i%4 != 0 {
			continue
		}
		h := position(p.Record, p.Record.Entries)
		keys := proved(p).Keys
		rulestest.Holds(t, p.Kind != Arrest || int(keys[0].Pawn) == int(h.Seat), "%s: it begins with a pawn that does not matter", p.Key)
		for _, c := range h.Choices(rules.Seat(h.Seat)) {
			a, _ := core.Parse(c.Move)
			v := Judge(p, append(slices.Clone(p.Record.Entries), rules.Entry{Seat: rules.Seat(h.Seat), Move: c.Move}))
			right := a == keys[0] || p.Kind == Escape && a.To == keys[0].To
			wrong := v.State == rules.Refuted
			rulestest.Holds(t, wrong != right, "%s: %s is %v", p.Key, c.Move, v.Kind)
			after := position(p.Record, v.Entries)
			switch v.Kind {
			case core.InReach:
				rulestest.Holds(t, after.End == core.Caught && core.Colour(after.Catcher-1) == v.Pawn,
					"%s: %s is in reach, and nobody catches Mr X", p.Key, c.Move)
			case core.NoWayOut, core.AtLarge:
				e := escape{b: core.TheBoard()}
				ways := e.ways(&after.State, nil, true)
				rulestest.Holds(t, (len(ways) > 0) == right, "%s: after %s, out of reach are %v", p.Key, c.Move, ways)
			}
		}
	}
}

// TestPawnsThatMakeNoDifferenceMoveByThemselves: on the way of the solution the detectives are asked for moves that matter.
func TestPawnsThatMakeNoDifferenceMoveByThemselves(t *testing.T) {
	asked, spared := 0, 0
	for i, p := range rulestest.ShippedProblems(t) {
		if p.Kind != Arrest || testing.Short() && i%4 != 0 {
			continue
		}
		v := Verdict{Entries: p.Record.Entries}
		for v.State == rules.Attempting {
			h := position(p.Record, v.Entries)
			_, idle := Idle(h, left(p, h))
			a, _, ok := Best(p, v.Entries)
			rulestest.Must(t, ok && !idle, "%s: %s is asked for, and makes no difference", p.Key, a.Text())
			n := len(v.Entries) + 1
			v = Judge(p, append(slices.Clone(v.Entries), rules.Entry{Seat: rules.Seat(h.Seat), Move: a.Text()}))
			for _, e := range v.Entries[n:] {
				if e.Seat > 0 {
					spared++
				}
			}
			asked++
		}
		rulestest.Holds(t, v.State == rules.Solved, "%s is not solved", p.Key)
	}
	rulestest.Holds(t, spared > asked/4, "%d moves are asked for, and only %d made", asked, spared)
}

// TestRetoldLooksTheSame: whatever way Mr X is given, the detectives see the same.
func TestRetoldLooksTheSame(t *testing.T) {
	told := 0
	for _, p := range rulestest.ShippedProblems(t)[:20] {
		h := position(p.Record, p.Record.Entries)
		for _, at := range h.Beliefs.Now().Stations() {
			n := position(p.Record, retold(h, p.Record.Entries, at))
			rulestest.Must(t, n != nil && core.Station(n.At[0]) == at, "%s: Mr X cannot have come to %d so", p.Key, at)
			a, b := core.See(h, 1), core.See(n, 1)
			rulestest.Holds(t, slices.Equal(a.Possible, b.Possible) && slices.Equal(a.Log, b.Log) && a.X == b.X,
				"%s: the detectives can tell that Mr X is at %d", p.Key, at)
			told++
		}
	}
	rulestest.Holds(t, told >= 40, "only %d ways were told", told)
}
