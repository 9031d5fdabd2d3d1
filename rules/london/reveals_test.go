package london

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
)

// TestRevealsIsExact plays random games and compares the notebook before and after
// each move, the end of the round included: the move counts as a reveal exactly
// when it says more than that Mr X has ridden once more.
func TestRevealsIsExact(t *testing.T) {
	moves, reveals, byRound := 0, 0, 0
	games(t, 30, func(t *testing.T, p *Position, r *rand.Rand) {
		if len(p.Acting()) == 0 {
			return
		}
		e := anyMove(p, rand.New(rand.NewPCG(r.Uint64(), 3)))
		s, _ := parse(e.Move)
		s, _ = p.fits(s)
		n := p.play(s)
		want := p.beliefs.now().stations()
		if s.kind == ride || s.kind == rideBlack {
			want = p.beliefs.now().after(theBoard(), &p.State, s.ticket()).stations()
		}
		shrinks := !slices.Equal(want, n.beliefs.now().stations())
		shows := n.stage == StageOver || s.kind == surface || n.surfaced && (s.kind == ride || s.kind == rideBlack)
		if got := p.Reveals(e.Seat, e.Move); got != (shrinks || shows) {
			t.Fatalf("%q by %s: reveals %v, and %d places become %d", e.Move, seatName(e.Seat), got, len(want), len(n.beliefs.now().stations()))
		}
		moves++
		if shrinks || shows {
			reveals++
		}
		if s.kind == movePawn && shrinks && p.beliefs.now().odds[s.to] == 0 {
			byRound++
		}
	})
	if byRound == 0 {
		t.Error("no round ruled out a trap: play more games")
	}
	t.Logf("%d of %d moves reveal, %d of them by the end of a round alone", reveals, moves, byRound)
}

// TestRevealsNothing: what cannot be played shows nobody anything.
func TestRevealsNothing(t *testing.T) {
	tried := 0
	games(t, 3, func(t *testing.T, p *Position, r *rand.Rand) {
		if len(p.Acting()) == 0 || p.Acting()[0] == rules.Luck {
			return
		}
		by := p.Acting()[0]
		all := p.Choices(by)
		legal := all[0].Move
		for s := range rules.Seat(p.seats) {
			if s != by && p.Reveals(s, legal) {
				t.Fatalf("%q would reveal something if %s, who does not act, played it", legal, seatName(s))
			}
		}
		for _, m := range []rules.Move{"", "fly", "taxi", "taxi 1", "taxi 199", "taxi blue 1", "taxi blue 199"} {
			if !slices.ContainsFunc(all, func(c rules.Choice) bool { return c.Move == m }) && p.Reveals(by, m) {
				t.Fatalf("%q cannot be played, and reveals something", m)
			}
		}
		tried++
	})
	if tried == 0 {
		t.Error("nothing was tried")
	}
}
