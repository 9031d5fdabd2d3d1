package problems

import (
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
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

// bare is how many boards a seat wins for certain: a search without a memory, a limit or a goal, in which every look and card
// is a decision, and so is every tile that Luck can turn up.
func bare(c core.State, p *prover) int {
	if c.Stage >= core.StageHome {
		return p.won(&c)
	}
	best := -1
	take := func(sure int, mine bool) {
		if best < 0 || mine && sure > best || !mine && sure < best {
			best = sure
		}
	}
	if p.turned(&c) != 0 {
		all := tiles(p.unknown(&c))
		for b := range uint8(core.Places) {
			if x := core.RewardSpot(b); p.hidden(&c, x) {
				all |= 1 << c.On[x]
			}
		}
		for ; all != 0; all &= all - 1 {
			take(bare(p.turnUp(c, all.First()), p), false)
		}
		return best
	}
	for _, a := range c.Actions(nil) {
		n := c
		n.Do(a)
		take(bare(n, p), c.Seat == p.me && !c.Chance())
	}
	return best
}

// TestProverSaysWhatABareSearchSays compares both in the last boards of evenings.
func TestProverSaysWhatABareSearchSays(t *testing.T) {
	compared, several := 0, 0
	for _, p := range rulestest.ShippedProblems(t) {
		start, _ := position(p.Record, p.Record.Entries)
		var buf [core.MostActions]core.Action
		for i, a := range start.Actions(buf[:0]) {
			if i%4 != 0 {
				continue
			}
			c := *start
			c.Do(a)
			prove := newProver(start.Seat, 0)
			for c.Stage < core.StageHome && c.At < 4 {
				if all := prove.turned(&c); all != 0 {
					c = prove.turnUp(c, prove.worst(c, all))
				} else {
					c.Do(prove.best(c))
				}
			}
			if c.Stage >= core.StageHome {
				continue
			}
			got, want := prove.most(c), bare(c, prove)
			rulestest.Holds(t, got == want, "%s after %s: the prover says %d boards, a bare search %d", p.Key, start.Text(a), got, want)
			if compared++; len(c.Actions(nil)) > 1 || c.Stage == core.StageOpen {
				several++
			}
		}
	}
	rulestest.Holds(t, compared >= 30 && several >= 15, "only %d compared, %d with something to decide", compared, several)
}

// TestConspiracyMayDecideABoard: red's conspirator may change the reward for a Portuguese one, which red's nationalist beside
// them counts (EST-84): with it red is stronger than green, who else wins by the lowest space.
func TestConspiracyMayDecideABoard(t *testing.T) {
	lay := table.Lay(t, 4, 1, 3, 2, 4, 6, 5)
	table.Send(lay, table.Green, table.Of(table.Green, table.Seductress), 1, 1)
	table.Send(lay, table.Red, table.Conspirator, 1, 2)
	table.Send(lay, table.Red, table.Nationalist, 1, 3)
	lay.Stage, lay.At = core.StageOpen, 0
	c := *table.Play(t, lay, "open", "conspiracy")
	red, green := newProver(table.Red, 0), newProver(table.Green, 0)
	c = red.turnUp(c, core.Starters+1) // Inspector Falcão
	for _, kind := range []core.ActionKind{core.Keep, core.Change} {
		n := c
		n.Do(core.Action{Kind: kind})
		rulestest.Is(t, "boards of red", red.most(n), int(kind-core.Keep))
	}
	rulestest.Is(t, "boards of red, who chooses", red.most(c), 1)
	rulestest.Is(t, "boards of green, who does not", green.most(c), 0)
}

// TestProblemsHoldWhateverLiesFaceDown: with any other tile as a reward that the solver does not know, the same placement
// wins as many boards, and no other one.
func TestProblemsHoldWhateverLiesFaceDown(t *testing.T) {
	tried := 0
	for _, p := range rulestest.ShippedProblems(t)[:3] {
		start := At(p)
		prove, key := newProver(start.Seat, 0), ProveAt(start, 0).Keys[0]
		for b := range uint8(core.Places) {
			x := core.RewardSpot(b)
			for i, tile := range prove.unknown(start) {
				if !prove.hidden(start, x) {
					break
				}
				c := *start
				pile := prove.unknown(start)
				pile[i], c.On[x] = cards.Card(c.On[x]), core.Tile(tile)
				c.Pile.Refill(rules.Seat(start.Seat), pile)
				f := ProveAt(&c, 0)
				rulestest.Holds(t, f.Boards == p.Moves && len(f.Keys) == 1 && f.Keys[0] == key, "%s: with %s it does not hold", p.Key,
					core.Faces[c.On[x].FaceIndex()].Name)
				tried++
			}
		}
	}
	rulestest.Holds(t, tried > 10, "only %d tiles were tried", tried)
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
