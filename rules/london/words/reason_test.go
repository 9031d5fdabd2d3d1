package words_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london/bots"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
)

// TestReasonsSpeakOfTheMove: what a hint says of places and pieces is so on the map.
func TestReasonsSpeakOfTheMove(t *testing.T) {
	says := func(t *testing.T, got string, want ...string) {
		t.Helper()
		for _, w := range want {
			rulestest.Holds(t, strings.Contains(got, w), "it says %q, not %q", got, w)
		}
	}
	because := func(v *core.View, a core.Action) string {
		r := bots.ReasonFor(v, a)
		text := words.Hint(v, &r)
		if _, reason, ok := strings.Cut(text, ". "); ok {
			return reason
		}
		return text
	}
	toMrX := func(p *core.Position, a core.Action) string { return because(core.See(p, 0), a) }
	t.Run("a double out of a ring", func(t *testing.T) {
		p := table.Stand(table.Plain, 74, 57, 59, 93, 78, 72)
		says(t, toMrX(p, core.Action{Kind: core.Double}), "Wherever a single ride takes you, a pawn can reach you",
			"after two in a row you can be out of reach")
	})
	t.Run("what is advised comes first", func(t *testing.T) {
		v := core.See(table.Stand(table.Bold, 74, 57, 59, 93, 78, 72), 0)
		for a, want := range map[core.Action]string{
			{Kind: core.Double}: "Show a 2x card. ", {Kind: core.Surface}: "Surface. ",
			{Kind: core.Ride, Line: core.Taxi, To: 73}: "Ride to 73 by taxi. ",
		} {
			r := bots.ReasonFor(v, a)
			rulestest.Holds(t, strings.HasPrefix(words.Hint(v, &r), want), "%q does not begin with %q", words.Hint(v, &r), want)
		}
	})
	t.Run("a double although one ride is safe", func(t *testing.T) {
		p := table.Stand(table.Plain, 74, table.Far...)
		says(t, toMrX(p, core.Action{Kind: core.Double}), "A single ride could be safe", "more possible stations")
		p = table.Set(p, func(c *core.State) { c.Entry = 1 })
		says(t, toMrX(p, core.Action{Kind: core.Double}), "further before you must surface")
		p = table.Set(p, func(c *core.State) { c.Entry = 2 })
		says(t, toMrX(p, core.Action{Kind: core.Double}), "away again before any pawn moves")
	})
	t.Run("the first of two rides", func(t *testing.T) {
		p := table.Play(t, table.Stand(table.Plain, 74, 57, 59, 93, 78, 72), "double")
		b := core.TheBoard()
		for _, c := range p.Choices(0) {
			s, _ := core.Parse(c.Move)
			q := table.Play(t, p, c.Move)
			in, out := map[uint8]bool{}, map[uint8]bool{}
			for _, d := range q.Choices(0) {
				e, _ := core.Parse(d.Move)
				to := e.To
				if in[to] = true; q.Reaches(b, 1, to) || q.Reaches(b, 2, to) || q.Reaches(b, 3, to) || q.Reaches(b, 4, to) ||
					q.Reaches(b, 5, to) {
					continue
				}
				out[to] = true
			}
			want := fmt.Sprintf("It can end at %d stations, %d of them out of every pawn's reach.", len(in), len(out))
			switch len(out) {
			case 0:
				want = "before any pawn moves"
			case len(in):
				want = "Wherever it ends, no pawn"
			}
			says(t, toMrX(p, s), want)
		}
	})
	t.Run("surfacing", func(t *testing.T) {
		says(t, toMrX(table.Stand(table.Bold, 74, 57, 59, 93, 73, 72), core.Action{Kind: core.Surface}), "know where you are anyway")
	})
	t.Run("a pawn beside the places where he can be", func(t *testing.T) {
		p := table.Play(t, table.Stand(table.Plain, 74, 57, 59, 93, 78, 72), "taxi 75")
		for _, c := range p.Choices(p.Acting()[0]) {
			s, _ := core.Parse(c.Move)
			v := core.See(p, p.Acting()[0])
			near := 0
			for _, at := range v.Possible {
				if core.TheBoard().Dist[s.To][at] == 1 {
					near++
				}
			}
			if got := because(v, s); !slices.Contains(v.Possible, core.Station(s.To)) &&
				near > 0 != (strings.Contains(got, " one ride from there") || strings.Contains(got, "are one ride away")) {
				t.Errorf("%s, beside %d places: %q", c.Move, near, got)
			}
		}
	})
	t.Run("a ride within reach", func(t *testing.T) {
		p := table.Stand(table.Plain, 74, 57, 59, 93, 78, 72)
		says(t, toMrX(p, core.Action{Kind: core.Ride, Line: core.Taxi, To: 73}), "Purple can reach it in one ride (a risk of about ",
			"%). Wherever else you ride, a pawn can reach you too. The detectives will be left with ")
		p = table.Set(p, func(c *core.State) { c.Entry = 2 })
		says(t, toMrX(p, core.Action{Kind: core.Ride, Line: core.Taxi, To: 73}),
			"You must surface there, and Purple can reach it in one ride. Wherever else you ride, a pawn can reach you too.")
		p = table.Stand(table.Plain, 74, append([]core.Station{57}, table.Far[1:]...)...)
		says(t, toMrX(p, core.Action{Kind: core.Ride, Line: core.Taxi, To: 73}), "%). The detectives will be left with ")
		says(t, toMrX(p, core.Action{Kind: core.Ride, Line: core.Taxi, To: 75}),
			"No pawn can reach it in one ride, and the detectives will be left with ")
	})
	t.Run("a pawn where he can be", func(t *testing.T) {
		p := table.Play(t, table.Stand(table.Plain, 74, 57, 59, 93, 78, 72), "taxi 75")
		v := core.See(p, p.Acting()[0])
		one := core.Action{Kind: core.MovePawn, Line: core.Taxi, Pawn: 2, To: 75}
		rulestest.Same(t, "the places", []string{fmt.Sprint(v.Possible)}, "[58 73 75 92]")
		says(t, because(v, one),
			"Mr X could be there (1 of 4 stations, 25% likely) or one ride away, at 58. Red is then the only pawn to cover 74.")
	})
	t.Run("places by their numbers", func(t *testing.T) {
		v := core.See(table.Stand(table.Plain, 74, table.Far...), 1)
		r := core.Reason{Action: core.Action{Kind: core.MovePawn, Line: core.Taxi, Pawn: 2, To: 75}, Kind: core.OneRideAway,
			Near: []core.Station{93, 58}, Closed: []core.Station{105, 55, 71}}
		says(t, words.Hint(v, &r), "Mr X could be one ride from there, at 58 or 93.", "only pawn to cover 55, 71 and 105.")
	})
}

// TestA2xCardIsToldFromARideIntoReach: of a pawn one ride away from where he went, and of none that moves between his two
// rides, it is spoken as of one thing; and of what it costs.
func TestA2xCardIsToldFromARideIntoReach(t *testing.T) {
	v := core.See(table.Stand(table.Plain, 74, 57, 59, 93, 78, 72), 0)
	better := words.Facts(v, core.Action{Kind: core.Double})
	rulestest.Must(t, len(better) == 2, "of a 2x card is said %v", better)
	ride := map[string]rules.Fact{}
	for _, f := range words.Facts(v, core.Action{Kind: core.Ride, Line: core.Taxi, To: 73}) {
		ride[f.Key] = f
	}
	reach, kept := ride[better[0].Key], ride[better[1].Key]
	rulestest.Holds(t, reach.N != better[0].N && reach.Good < better[0].Good && strings.Contains(reach.Text, "can reach you in one ride"),
		"%v is not told from %v", reach, better[0])
	rulestest.Holds(t, kept.Text == "You keep two 2x cards." && better[1].Text == "You keep one 2x card." && kept.Good > better[1].Good,
		"%v is not told from %v", kept, better[1])
}
