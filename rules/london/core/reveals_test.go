package core_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/words"
)

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
		shows := n.Stage == core.StageOver || s.Kind == core.Surface || n.Surfaced && (s.Kind == core.Ride || s.Kind == core.RideBlack)
		if got := p.Reveals(e.Seat, e.Move); got != (shrinks || shows) {
			t.Fatalf("%q by %s: reveals %v, and %d places become %d", e.Move, words.SeatName(e.Seat), got, len(want),
				len(n.Beliefs.Now().Stations()))
		}
		moves++
		if shrinks || shows {
			reveals++
		}
		if s.Kind == core.MovePawn && shrinks && p.Beliefs.Now().Odds[s.To] == 0 {
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
	games(t, 3, func(t *testing.T, p *london.Position, r *rand.Rand) {
		if len(p.Acting()) == 0 || p.Acting()[0] == rules.Luck {
			return
		}
		by := p.Acting()[0]
		all := p.Choices(by)
		legal := all[0].Move
		for s := range rules.Seat(p.Seats) {
			if s != by && p.Reveals(s, legal) {
				t.Fatalf("%q would reveal something if %s, who does not act, played it", legal, words.SeatName(s))
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
