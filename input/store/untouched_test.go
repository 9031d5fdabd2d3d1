package store_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestAGameInWhichNobodyHasMovedLeavesNothing: what luck does before a person moves is not written; it is with their first move.
func TestAGameInWhichNobodyHasMovedLeavesNothing(t *testing.T) {
	s, _ := open(t)
	all := record(t, 16).Entries
	r := record(t, 0)
	own := 0
	for all[own].Seat < 0 {
		own++
	}
	for _, n := range []int{own, own + 1} {
		g := s.NewGame(r)
		for _, e := range all[:n] {
			rulestest.OK(t, g.Append(e))
		}
		rulestest.OK(t, g.Close())
		list, err := s.List()
		rulestest.OK(t, err)
		rulestest.Is(t, "saved games", len(list), n-own)
		if n > own {
			_, back, err := s.Load(g.Name())
			rulestest.OK(t, err)
			rulestest.Is(t, "entries", len(back.Entries), n)
		}
	}
}

// TestAGameOfASeriesIsTheNewestBeforeAnybodyMoves: it is not dealt anew as quickly.
func TestAGameOfASeriesIsTheNewestBeforeAnybodyMoves(t *testing.T) {
	for _, c := range []struct {
		place *rules.SeriesPlace
		want  bool
	}{{nil, false}, {&rules.SeriesPlace{Series: "match", Game: 2}, true}} {
		s, _ := open(t)
		r := record(t, 0)
		r.Series = c.place
		g, err := s.CreateGame(r)
		rulestest.OK(t, err)
		rulestest.OK(t, g.Close())
		_, ok, err := s.Latest()
		rulestest.OK(t, err)
		rulestest.Holds(t, ok == c.want, "a game of the series %v waits on the shelf: %v", c.place, ok)
	}
}
