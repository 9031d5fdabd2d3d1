package london

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// TestReasons: what a hint says of places and pieces is so on the map.
func TestReasons(t *testing.T) {
	says := func(t *testing.T, got string, want ...string) {
		t.Helper()
		for _, w := range want {
			rulestest.Holds(t, strings.Contains(got, w), "it says %q, not %q", got, w)
		}
	}
	because := func(v *known, a Action) string {
		r := reasonFor(v, a)
		text := why(v, &r)
		if _, reason, ok := strings.Cut(text, ": "); ok {
			return reason
		}
		return text
	}
	fox := func(p *Position, a Action) string { return because(p.see(0), a) }
	t.Run("a double out of a ring", func(t *testing.T) {
		p := stand(t, plain, 74, 57, 59, 93, 78, 72)
		says(t, fox(p, Action{kind: double}), "a pawn gets there in one", "after two in a row you can be out of reach")
	})
	t.Run("a double where one ride is safe", func(t *testing.T) {
		p := stand(t, plain, 74, far...)
		says(t, fox(p, Action{kind: double}), "One ride alone could be safe", "more places to think of")
		p = set(p, func(c *State) { c.entry = 1 })
		says(t, fox(p, Action{kind: double}), "farther before you must show yourself")
		p = set(p, func(c *State) { c.entry = 2 })
		says(t, fox(p, Action{kind: double}), "away again before any pawn moves")
	})
	t.Run("the first of two rides", func(t *testing.T) {
		p := plays(t, stand(t, plain, 74, 57, 59, 93, 78, 72), "double")
		b := theBoard()
		for _, c := range p.Choices(0) {
			s, _ := parse(c.Move)
			q := plays(t, p, c.Move)
			in, out := map[uint8]bool{}, map[uint8]bool{}
			for _, d := range q.Choices(0) {
				e, _ := parse(d.Move)
				to := e.to
				if in[to] = true; q.reaches(b, 1, to) || q.reaches(b, 2, to) || q.reaches(b, 3, to) || q.reaches(b, 4, to) || q.reaches(b, 5, to) {
					continue
				}
				out[to] = true
			}
			want := fmt.Sprintf("%d of the %d places", len(out), len(in))
			switch len(out) {
			case 0:
				want = "before any pawn moves"
			case len(in):
				want = "wherever it ends, no pawn"
			}
			says(t, fox(p, s), want)
		}
	})
	t.Run("showing oneself or not", func(t *testing.T) {
		says(t, fox(stand(t, bold, 74, far...), Action{kind: surface}), "No pawn gets to you in one ride")
		says(t, fox(stand(t, bold, 74, 57, 59, 93, 73, 72), Action{kind: surface}), "one place to think of anyway")
	})
	t.Run("a pawn beside the places where he can be", func(t *testing.T) {
		p := plays(t, stand(t, plain, 74, 57, 59, 93, 78, 72), "taxi 75")
		for _, c := range p.Choices(p.Acting()[0]) {
			s, _ := parse(c.Move)
			v := p.see(p.Acting()[0])
			near := 0
			for _, at := range v.Possible {
				if apart(Station(s.to), at) == 1 {
					near++
				}
			}
			if got := because(v, s); !slices.Contains(v.Possible, Station(s.to)) && near > 0 != strings.HasPrefix(got, "one ride from ") {
				t.Errorf("%s, beside %d places: %q", c.Move, near, got)
			}
		}
	})
	t.Run("a ride within reach", func(t *testing.T) {
		p := stand(t, plain, 74, 57, 59, 93, 78, 72)
		says(t, fox(p, Action{kind: ride, line: Taxi, to: 73}), "Purple can get there in one ride (a danger of about ", "%), and elsewhere some pawn can too; the detectives have ")
		p = set(p, func(c *State) { c.entry = 2 })
		says(t, fox(p, Action{kind: ride, line: Taxi, to: 73}), "you must show yourself; Purple can get there in one ride, and elsewhere some pawn can too.")
		p = stand(t, plain, 74, append([]Station{57}, far[1:]...)...)
		says(t, fox(p, Action{kind: ride, line: Taxi, to: 73}), "%), and the detectives have ")
		says(t, fox(p, Action{kind: ride, line: Taxi, to: 75}), "no pawn gets there in one ride, and the detectives have ")
	})
	t.Run("a pawn where he can be", func(t *testing.T) {
		p := plays(t, stand(t, plain, 74, 57, 59, 93, 78, 72), "taxi 75")
		v := p.see(p.Acting()[0])
		one := Action{kind: movePawn, line: Taxi, pawn: 2, to: 75}
		same(t, "the places", []string{fmt.Sprint(v.Possible)}, "[58 73 75 92]")
		says(t, because(v, one), "one of the 4 places where Mr X can be (25 %), and one ride from 58, where he can be too. It closes off 74, which no other pawn reaches.")
	})
}
