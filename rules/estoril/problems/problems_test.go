package problems

import (
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
)

// TestShippedProblemsAreProved proves each of them anew: the solver knows all tiles, one placement wins
// the most boards, and no other wins as many for certain.
func TestShippedProblemsAreProved(t *testing.T) {
	all := rulestest.ShippedProblems(t)
	for i, p := range all {
		if testing.Short() && i%4 != 0 {
			continue
		}
		c := At(p)
		f := ProveAt(c, 0)
		if !Last(*c) || !Open(c, c.Seat) || len(f.Keys) != 1 || f.Boards != p.Moves || f.Size != p.Size || f.Grade() != p.Grade {
			t.Errorf("%s: %d placements win %d boards, by %d positions", p.Key, len(f.Keys), f.Boards, f.Size)
		}
	}
	rulestest.Holds(t, len(all) == 20, "there are %d problems", len(all))
}

// bare is how many boards a seat wins for certain: a search without a memory, a limit or a goal, in which
// every look, card and draw is a decision.
func bare(c core.State, me uint8) int {
	if c.Stage >= core.StageHome {
		n := 0
		for _, w := range c.Won {
			if w == 1+me {
				n++
			}
		}
		return n
	}
	var buf [core.MostActions]core.Action
	all := c.Actions(buf[:0])
	if c.Stage == core.StageDraw {
		all = all[:1] // what is drawn changes no winner: see forced
	}
	best := -1
	for _, a := range all {
		n := c
		n.Do(a)
		sure := bare(n, me)
		if best < 0 || (c.Seat == me && !c.Chance()) && sure > best || (c.Seat != me || c.Chance()) && sure < best {
			best = sure
		}
	}
	return best
}

// TestProverSaysWhatABareSearchSays compares both in the last boards of evenings.
func TestProverSaysWhatABareSearchSays(t *testing.T) {
	compared, several := 0, 0
	for _, p := range rulestest.ShippedProblems(t) {
		start, _ := position(p.Record, p.Record.Entries)
		var buf [core.MostActions]core.Action
		for _, a := range start.Actions(buf[:0]) {
			c := *start
			c.Do(a)
			prove := newProver(start.Seat, 0)
			for c.Stage < core.StageHome && c.At < 4 {
				c.Do(prove.best(c))
			}
			if c.Stage >= core.StageHome {
				continue
			}
			got, want := prove.most(c), bare(c, start.Seat)
			rulestest.Holds(t, got == want, "%s after %s: the prover says %d boards, a bare search %d", p.Key, start.Text(a), got, want)
			if compared++; len(c.Actions(nil)) > 1 || c.Stage == core.StageOpen {
				several++
			}
		}
	}
	rulestest.Holds(t, compared >= 60 && several >= 30, "only %d compared, %d with something to decide", compared, several)
}

// TestOtherPlacementsAreRefuted: each is answered to the end of the evening, in which too few boards are won.
func TestOtherPlacementsAreRefuted(t *testing.T) {
	for _, p := range rulestest.ShippedProblems(t)[:7] {
		start, _ := position(p.Record, p.Record.Entries)
		right, _ := Best(p, p.Record.Entries)
		var buf [core.MostActions]core.Action
		for _, a := range start.Actions(buf[:0]) {
			v := Judge(p, append(slices.Clone(p.Record.Entries), rules.Entry{Seat: rules.Seat(start.Seat), Move: start.Text(a)}))
			rulestest.Holds(t, (v.State == rules.Refuted) == (a != right), "%s: %s is %v", p.Key, start.Text(a), v.State)
			c, ok := position(p.Record, v.Entries)
			if won := newProver(start.Seat, 0).won(c); !ok || v.State == rules.Refuted &&
				(c.Stage != core.StageHome || won != v.Boards || won >= p.Moves) {
				t.Errorf("%s: %s wins %d boards, and it was said %d", p.Key, start.Text(a), won, v.Boards)
			}
		}
	}
}
