package core_test

import (
	"context"
	"math/bits"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

func TestTunnel(t *testing.T) {
	start := table(t, nil, func(c *core.State) {
		castles.Alone(core.Sun, "2.0")(c)
		c.Guards = 1<<castles.Cell("0.0") | 1<<castles.Cell("3.1")
	})
	in := play(t, start, "slide sun e")
	t.Run("CAR-34 CAR-38 out at a corner of one's choice, and no further", func(t *testing.T) {
		is(t, "choices", len(in.Choices(0)), 3)
		out := play(t, in, "corner se")
		is(t, "at", out.At[core.Sun], castles.Cell("4.4"))
	})
	t.Run("CAR-35 not where somebody stands", func(t *testing.T) {
		refuse(t, in, "corner nw", "occupied")
	})
	t.Run("CAR-36 from next door", func(t *testing.T) {
		p := table(t, nil, castles.Alone(core.Sun, "2.1"))
		is(t, "stage", play(t, p, "slide sun e").Stage, core.StageCorner)
	})
	t.Run("CAR-37 stopped before the hole", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "2.0")(c); c.Guards = 1 << castles.Cell("2.1") })
		refuse(t, p, "slide sun e", "castle guard")
	})
	t.Run("CAR-39 no way in with all corners occupied", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "2.0")(c); c.Guards = core.Corners })
		refuse(t, p, "slide sun e", "All four corners")
		is(t, "why not", view(p).WhyNot("cell.2.2").Clause, "CAR-39")
		is(t, "what it is", view(p).Label("cell.2.2").Clause, "CAR-34")
	})
	t.Run("CAR-40 no way back from a corner", func(t *testing.T) {
		p := table(t, nil, castles.Alone(core.Sun, "4.4"))
		for _, s := range view(p).Slides {
			is(t, "tunnel", s.EntersTunnel, false)
		}
	})
	t.Run("CAR-41 nobody stays in the hole", func(t *testing.T) {
		is(t, "fate", view(in).Musketeers[core.Sun].Fate, core.Underground)
		is(t, "hole", view(in).Chambers[core.Hole].Musketeer, core.NoSuit)
		is(t, "choices but corners", offered(in, "finish"), false)
		p := table(t, nil, nil)
		refuse(t, p, "lure sun 2.2", "the hole")
	})
	t.Run("CAR-42 a surprise counts and does not come back", func(t *testing.T) {
		p := play(t, in, "corner se", "remove 3.1")
		is(t, "defeated", p.Defeated(), 1)
		is(t, "supply", p.Supply, in.Supply)
		is(t, "guards", p.Guards, uint32(1)<<castles.Cell("0.0"))
	})
	t.Run("CAR-43 one of any suit inside, or none", func(t *testing.T) {
		p := play(t, in, "corner se")
		is(t, "choices", len(p.Choices(0)), 3)
		refuse(t, p, "remove 4.4", "No castle guard")
		n := play(t, p, "spare")
		is(t, "guards", n.Guards, in.Guards)
		is(t, "stage", n.Stage, core.StageFree)
	})
	t.Run("CAR-44 the corner comes first", func(t *testing.T) {
		refuse(t, in, "remove 0.0", "First choose the corner")
	})
	t.Run("CAR-45 no blow from below", func(t *testing.T) {
		p := play(t, in, "corner ne")
		is(t, "rim", p.Rim, start.Rim)
	})
	t.Run("CAR-66 a corner can be searched from below", func(t *testing.T) {
		p := play(t, in, "corner ne") // the sun's ace
		is(t, "die", p.Dice[core.Sun], 1)
	})
}

func TestVariations(t *testing.T) {
	open := func(c *core.State) {
		castles.Alone(core.Sun, "2.0")(c)
		c.Guards = 1<<castles.Cell("0.0") | 1<<castles.Cell("3.1") // a sun and an arms guard
		c.Supply = [core.NumSuits]uint8{}
	}
	own, closed := rules.Options{"tunnel": "own"}, rules.Options{"supply": "closed"}
	both := rules.Options{"tunnel": "own", "supply": "closed"}
	meets := func(c *core.State) {
		castles.Alone(core.Sun, "3.2")(c)
		c.Supply = [core.NumSuits]uint8{}
		c.At[core.Sun] = castles.Cell("4.2")
	}
	for _, o := range []rules.Options{own, both} {
		t.Run("CAR-81 CAR-84 only his own suit", func(t *testing.T) {
			p := play(t, table(t, o, open), "slide sun e", "corner se")
			refuse(t, p, "remove 3.1", "own suit")
			is(t, "defeated", play(t, p, "remove 0.0").Defeated(), 1)
			// With no guard of his suit inside nothing is asked.
			p = table(t, o, func(c *core.State) { open(c); c.Guards = 1 << castles.Cell("3.1") })
			is(t, "stage", play(t, p, "slide sun e", "corner se").Stage, core.StageFree)
		})
	}
	for _, o := range []rules.Options{closed, both} {
		t.Run("CAR-82 CAR-84 nothing is taken", func(t *testing.T) {
			p := table(t, o, meets)
			p.Castle.Post[castles.Edge("s.0")] = core.Crown
			p = table(t, o, func(c *core.State) { meets(c); c.At[core.Sun] = castles.Cell("0.1") })
			n := play(t, p, "slide sun s") // a sun guard stands below
			is(t, "stage", n.Stage, core.StageFree)
			is(t, "rim", n.Rim, p.Rim)
			q := table(t, o, func(c *core.State) { castles.Alone(core.Sun, "0.0")(c) })
			is(t, "luring goes on", offered(q, "lure moon 1.0"), true)
		})
	}
	t.Run("CAR-83 four castle guards at most, and 52 still possible", func(t *testing.T) {
		p, err := cardinal.Dealt(1, both)
		if err != nil {
			t.Fatal(err)
		}
		most := 0
		q := p.(*cardinal.Position)
		for _, m := range cardinal.Solve(context.Background(), view(p), cardinal.Effort{Nodes: 3_000_000}, nil).Moves {
			q = play(t, q, m)
			most = max(most, bits.OnesCount32(q.Guards))
		}
		rulestest.Holds(t, most <= 4, "%d castle guards", most)
		is(t, "points", q.Score(), 52)
	})
}
