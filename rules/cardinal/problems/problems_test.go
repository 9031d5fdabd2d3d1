package problems

import (
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/rulestest"
)

// TestShippedProblemsAreProved proves each of them anew: there is one way, and no shorter one.
func TestShippedProblemsAreProved(t *testing.T) {
	all := rulestest.ShippedProblems(t)
	for _, p := range all {
		want := Proof{Slides: p.Moves, Only: true, Grade: p.Grade, Size: p.Size}
		got := Prove(p)
		rulestest.Holds(t, got == want && p.Moves >= FewestSlides && p.Moves <= MostSlides,
			"%s: proved is %+v, not %+v", p.Key, got, want)
	}
	rulestest.Holds(t, len(all) == 40, "there are %d problems", len(all))
}

// lines lists all sequences of actions to a perfect end with so many slides at most, those of leaving
// left out, without a memory; it gives up where a game cannot end perfectly in time by the plainest count.
func lines(k *core.Castle, s core.State, left int, so []core.Action, all map[string]bool) {
	if s.Stage == core.StageOver {
		if s.Score() == core.Perfect {
			var text string
			for _, a := range so {
				text += string(a.Text()) + ";"
			}
			all[text] = true
		}
		return
	}
	if s.Killed != 0 || left < inside(&s) {
		return
	}
	var buf [core.MostActions]core.Action
	for _, a := range s.Actions(k, buf[:0]) {
		n, still, way := s, left, so
		n.Do(k, a)
		if a.Kind == core.Slide {
			still--
		}
		if n.Escaped == s.Escaped {
			way = append(slices.Clip(so), a)
		}
		if still >= 0 && n.Killed == 0 {
			lines(k, n, still, way, all)
		}
	}
}

// TestCounterSaysWhatABareSearchSays compares the ways, in positions on the way of the solutions where a
// bare search is quick enough.
func TestCounterSaysWhatABareSearchSays(t *testing.T) {
	compared := map[bool]int{}
	for _, p := range rulestest.ShippedProblems(t) {
		k, s, _ := Position(p.Record, p.Record.Entries)
		n := p.Moves
		for _, a := range Solution(p, p.Record.Entries) {
			if n <= 5 && s.Stage == core.StageFree {
				all := map[string]bool{}
				lines(k, s, n, nil, all)
				c := newCounter(k, 0)
				slides, ways := c.shortest(s, n)
				rulestest.Holds(t, slides == n && (len(all) == 1) == (ways > many),
					"%s with %d slides: %d, %v, and there are %d ways", p.Key, n, slides, ways > many, len(all))
				if n > inside(&s) {
					compared[len(all) == 1]++
				}
			}
			if a.Kind == core.Slide {
				n--
			}
			s.Do(k, a)
		}
	}
	rulestest.Holds(t, compared[true] >= 20, "only %v compared", compared)
}

// TestOtherSlidesAreRefuted: where the next slide is no walk out of the castle, any other one is too slow,
// but for such walks of others.
func TestOtherSlidesAreRefuted(t *testing.T) {
	refuted := 0
	for _, p := range rulestest.ShippedProblems(t) {
		k, s, _ := Position(p.Record, p.Record.Entries)
		right := Solution(p, p.Record.Entries)[0]
		var buf [core.MostActions]core.Action
		for _, a := range s.Actions(k, buf[:0]) {
			n := s
			if n.Do(k, a); a == right || n.Escaped != s.Escaped {
				continue
			}
			v := Judge(p, append(slices.Clone(p.Record.Entries), rules.Entry{Move: a.Text()}))
			rulestest.Holds(t, v.State == rules.Refuted || right.Kind == core.Slide && s.Escaped != after(k, s, right).Escaped,
				"%s: %s is not refuted", p.Key, a.Text())
			refuted++
		}
	}
	rulestest.Holds(t, refuted >= 150, "only %d slides were tried", refuted)
}

func after(k *core.Castle, s core.State, a core.Action) core.State {
	s.Do(k, a)
	return s
}
