package london

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

func TestRoute(t *testing.T) {
	p := stand(t, plain, 74, 103, 181, 195, 182, 183)
	v := p.see(1)
	kinds := func(legs []Leg) (all []Kind) {
		for _, l := range legs {
			all = append(all, l.Kind)
		}
		return all
	}
	t.Run("fewest rounds first", func(t *testing.T) {
		for to := Station(1); to <= Stations; to++ {
			legs, err := v.Route("pawn.purple", to)
			if err != nil {
				t.Fatal(err)
			}
			is(t, "rides", len(legs), apart(103, to))
			at := Station(103)
			for _, l := range legs {
				is(t, "the leg begins", l.From, at)
				if !slices.ContainsFunc(Lines(at), func(o Line) bool { return o.To == l.To && o.Kind == l.Kind }) {
					t.Fatalf("no %s from %d to %d", l.Kind, at, l.To)
				}
				is(t, "the ticket", l.Ticket, l.Kind.Pays())
				at = l.To
			}
			is(t, "the end", at, to)
		}
	})
	t.Run("then the commonest ticket", func(t *testing.T) {
		legs, err := stand(t, plain, 1, 74, 181, 195, 182, 183).see(1).Route("purple", 58)
		if err != nil || !slices.Equal(kinds(legs), []Kind{Taxi}) {
			t.Errorf("%v, %v", legs, err)
		}
	})
	t.Run("only with tickets it holds", func(t *testing.T) {
		q := set(stand(t, plain, 1, 74, 181, 195, 182, 183), func(c *State) { c.tickets[1] = [4]uint8{0, 0, 1, 1} })
		legs, err := q.see(1).Route("purple", 58)
		if err != nil || !slices.Equal(kinds(legs), []Kind{Bus}) {
			t.Errorf("%v, %v", legs, err)
		}
		if _, err := q.see(1).Route("purple", 199); err == nil || err.Error() != "Purple cannot reach 199 with the tickets that are left" {
			t.Error(err)
		}
	})
	t.Run("around a pawn in the way, but for the first ride only", func(t *testing.T) {
		q := stand(t, plain, 1, 2, 10, 195, 182, 183)
		legs, err := q.see(1).Route("purple", 10)
		if err != nil || len(legs) < 2 {
			t.Errorf("%v, %v", legs, err)
		}
		r := set(q, func(c *State) { c.tickets[2] = [4]uint8{}; c.stranded = 1 << 2 })
		if _, err := r.see(1).Route("purple", 10); err == nil {
			t.Error("a route leads to a stranded pawn")
		}
	})
	t.Run("Mr X rides boats and black, in his own view only", func(t *testing.T) {
		q := stand(t, plain, 194, 1, 2, 3, 4, 5)
		legs, err := q.see(0).Route("x", 157)
		if err != nil || !slices.Equal(legs, []Leg{{Boat, BlackTicket, 194, 157}}) {
			t.Errorf("%v, %v", legs, err)
		}
		if _, err := q.see(2).Route("x", 157); err == nil {
			t.Error("a detective plans for Mr X")
		}
		q = plays(t, q, "boat 157")
		if len(reach(q.see(2), "x")) > 0 {
			t.Error("a detective sees his ways")
		}
	})
	t.Run("what cannot be planned", func(t *testing.T) {
		if legs, err := v.Route("purple", 103); err != nil || len(legs) > 0 {
			t.Errorf("%v, %v", legs, err)
		}
		for _, bad := range []struct {
			pawn string
			to   Station
		}{{"white", 3}, {"", 3}, {"purple", 0}, {"purple", 230}} {
			if _, err := v.Route(bad.pawn, bad.to); err == nil {
				t.Errorf("%v has a route", bad)
			}
		}
		if _, err := plain.start(t).see(1).Route("purple", 4); err == nil {
			t.Error("a pawn plans before it stands anywhere")
		}
	})
}

// TestReachIsWhatIsOffered compares what a plan begins with with the choices of whoever acts.
func TestReachIsWhatIsOffered(t *testing.T) {
	games(t, 2, func(t *testing.T, p *Position, _ *rand.Rand) {
		if p.stage != StageHunt && p.stage != StageMove && p.stage != StageSecond {
			return
		}
		v := p.see(rules.Seat(p.seat))
		want := map[string]bool{}
		for _, c := range p.Choices(v.By) {
			if c.Move != "double" {
				name, path := "x", c.Path
				if v.By > 0 {
					name, path = c.Path[0], c.Path[1:]
				}
				want[name+path[0]+path[1]] = true
			}
		}
		got := map[string]bool{}
		for _, name := range append([]string{"x"}, colourNames[:]...) {
			if i, err := v.traveller(name); err != nil || v.By > 0 && (i == 0 || v.noPawn(Colour(i-1)).Refused()) || v.By == 0 && i > 0 {
				continue
			}
			for s, tickets := range reach(v, name) {
				for _, ticket := range tickets {
					got[strings.Replace("pawn."+name, "pawn.x", "x", 1)+s.ID()+ticket.ID()] = true
				}
			}
		}
		if len(got) != len(want) {
			t.Fatalf("%v\n%v\n%s", got, want, v.Print())
		}
		for k := range want {
			if !got[k] {
				t.Fatalf("%s is offered and not within reach", k)
			}
		}
	})
}

// reach is where a plan may take a pawn at once and which tickets would pay; empty for
// Mr X in the views of others.
func reach(v View, pawn string) map[Station][]Ticket {
	i, err := v.traveller(pawn)
	if err != nil {
		return nil
	}
	all := map[Station][]Ticket{}
	for _, s := range v.onward(theBoard(), i, &stop{at: v.core.at[i]}, true) {
		to := Station(s.at)
		if !slices.Contains(all[to], s.leg.Ticket) {
			all[to] = append(all[to], s.leg.Ticket)
		}
	}
	for _, tickets := range all {
		slices.Sort(tickets)
	}
	return all
}
