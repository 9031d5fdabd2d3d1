package core_test

import (
	"slices"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/london/core"
)

func TestRoute(t *testing.T) {
	p := stand(plain, 74, 103, 181, 195, 182, 183)
	v := p.Seen(1).(london.View)
	kinds := func(legs []core.Leg) (all []core.Kind) {
		for _, l := range legs {
			all = append(all, l.Kind)
		}
		return all
	}
	t.Run("fewest rounds first", func(t *testing.T) {
		for to := core.Station(1); to <= core.Stations; to++ {
			legs, err := v.Route("pawn.purple", to)
			if err != nil {
				t.Fatal(err)
			}
			is(t, "rides", len(legs), apart(103, to))
			at := core.Station(103)
			for _, l := range legs {
				is(t, "the leg begins", l.From, at)
				if !slices.ContainsFunc(core.Lines(at), func(o core.Line) bool { return o.To == l.To && o.Kind == l.Kind }) {
					t.Fatalf("no %s from %d to %d", l.Kind, at, l.To)
				}
				is(t, "the ticket", l.Ticket, l.Kind.Pays())
				at = l.To
			}
			is(t, "the end", at, to)
		}
	})
	t.Run("then the commonest ticket", func(t *testing.T) {
		legs, err := stand(plain, 1, 74, 181, 195, 182, 183).Seen(1).(london.View).Route("purple", 58)
		if err != nil || !slices.Equal(kinds(legs), []core.Kind{core.Taxi}) {
			t.Errorf("%v, %v", legs, err)
		}
	})
	t.Run("only with tickets it holds", func(t *testing.T) {
		q := set(stand(plain, 1, 74, 181, 195, 182, 183), func(c *core.State) { c.Tickets[1] = [4]uint8{0, 0, 1, 1} })
		legs, err := q.Seen(1).(london.View).Route("purple", 58)
		if err != nil || !slices.Equal(kinds(legs), []core.Kind{core.Bus}) {
			t.Errorf("%v, %v", legs, err)
		}
		if _, err := q.Seen(1).(london.View).Route("purple", 199); err == nil ||
			err.Error() != "Purple cannot reach 199 with the tickets that are left" {
			t.Error(err)
		}
	})
	t.Run("around a pawn in the way, but for the first ride only", func(t *testing.T) {
		q := stand(plain, 1, 2, 10, 195, 182, 183)
		legs, err := q.Seen(1).(london.View).Route("purple", 10)
		if err != nil || len(legs) < 2 {
			t.Errorf("%v, %v", legs, err)
		}
		r := set(q, func(c *core.State) { c.Tickets[2] = [4]uint8{}; c.Stranded = 1 << 2 })
		if _, err := r.Seen(1).(london.View).Route("purple", 10); err == nil {
			t.Error("a route leads to a stranded pawn")
		}
	})
	t.Run("Mr X rides boats and black, in his own view only", func(t *testing.T) {
		q := stand(plain, 194, 1, 2, 3, 4, 5)
		legs, err := q.Seen(0).(london.View).Route("x", 157)
		if err != nil || !slices.Equal(legs, []core.Leg{{Kind: core.Boat, Ticket: core.BlackTicket, From: 194, To: 157}}) {
			t.Errorf("%v, %v", legs, err)
		}
		if _, err := q.Seen(2).(london.View).Route("x", 157); err == nil {
			t.Error("a detective plans for Mr X")
		}
		q = plays(t, q, "boat 157")
		if _, err := q.Seen(2).(london.View).Route("x", 156); err == nil {
			t.Error("a detective sees his ways")
		}
	})
	t.Run("what cannot be planned", func(t *testing.T) {
		if legs, err := v.Route("purple", 103); err != nil || len(legs) > 0 {
			t.Errorf("%v, %v", legs, err)
		}
		for _, bad := range []struct {
			pawn string
			to   core.Station
		}{{"white", 3}, {"", 3}, {"purple", 0}, {"purple", 230}} {
			if _, err := v.Route(bad.pawn, bad.to); err == nil {
				t.Errorf("%v has a route", bad)
			}
		}
		if _, err := start(plain).Seen(1).(london.View).Route("purple", 4); err == nil {
			t.Error("a pawn plans before it stands anywhere")
		}
	})
}
