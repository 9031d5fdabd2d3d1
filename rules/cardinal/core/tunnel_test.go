package core_test

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

func TestTunnelLeadsThroughTheCastle(t *testing.T) {
	start := table(t, nil, func(c *core.State) {
		castles.Alone(core.Sun, "2.0")(c)
		c.Guards = 1<<castles.Cell("0.0") | 1<<castles.Cell("3.1")
	})
	in := play(t, start, "slide sun e")
	t.Run("CAR-34 CAR-38 out at a corner of one's choice, and no further", func(t *testing.T) {
		is(t, "choices", len(in.Choices(0)), 3)
		out := play(t, in, "corner se")
		is(t, "at", out.At[core.Sun], castles.Cell("4.4"))
		empty := table(t, nil, castles.Alone(core.Sun, "2.0"))
		for from, m := range map[string]rules.Move{"2.0": "slide sun e", "2.4": "slide sun w", "0.2": "slide sun s", "4.2": "slide sun n"} {
			empty.At[core.Sun] = castles.Cell(from)
			is(t, "corners from "+from, len(play(t, empty, m).Choices(0)), 4)
			for corner, at := range map[rules.Move]string{"corner nw": "0.0", "corner ne": "0.4", "corner sw": "4.0", "corner se": "4.4"} {
				is(t, string(corner), play(t, empty, m, corner).At[core.Sun], castles.Cell(at))
			}
		}
	})
	t.Run("CAR-35 not where somebody stands", func(t *testing.T) {
		refuse(t, in, "corner nw", "occupied")
		for at, m := range map[string]rules.Move{"0.0": "corner nw", "0.4": "corner ne", "4.0": "corner sw", "4.4": "corner se"} {
			for name, stand := range map[string]func(c *core.State){
				"a guard":     func(c *core.State) { c.Guards = 1 << castles.Cell(at) },
				"a musketeer": func(c *core.State) { c.At[core.Moon], c.Escaped = castles.Cell(at), c.Escaped&^(1<<core.Moon) },
				"rim guards":  func(c *core.State) {},
			} {
				p := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "2.0")(c); stand(c) })
				is(t, string(m)+" with "+name, offered(play(t, p, "slide sun e"), m), name == "rim guards")
			}
		}
	})
	t.Run("CAR-36 from next door", func(t *testing.T) {
		p := table(t, nil, castles.Alone(core.Sun, "2.1"))
		is(t, "stage", play(t, p, "slide sun e").Stage, core.StageCorner)
		is(t, "moves", play(t, p, "slide sun e").Moves, 1)
	})
	t.Run("CAR-37 stopped before the hole", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "2.0")(c); c.Guards = 1 << castles.Cell("2.1") })
		refuse(t, p, "slide sun e", "castle guard")
		p = table(t, nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.2")(c)
			c.At[core.Moon], c.Escaped = castles.Cell("1.2"), c.Escaped&^(1<<core.Moon)
		})
		refuse(t, p, "slide sun s", "Another musketeer")
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
		n = play(t, p, "remove 0.0")
		is(t, "guards after one of another suit", n.Guards, uint32(1)<<castles.Cell("3.1"))
		is(t, "guards around the castle", n.Rim, p.Rim)
		is(t, "the stage after one", n.Stage, core.StageFree)
		is(t, "another one", offered(n, "remove 3.1"), false)
	})
	t.Run("CAR-44 the corner comes first", func(t *testing.T) {
		refuse(t, in, "remove 0.0", "First choose the corner")
		is(t, "the corner that a surprise would clear", offered(in, "corner nw"), false)
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

func TestVariationsChangeTheTunnelAndTheSupply(t *testing.T) {
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
	t.Run("CAR-81 CAR-84 whoever he is, and only with the variant", func(t *testing.T) {
		for _, who := range core.Suits() {
			for name, o := range map[string]rules.Options{"none": nil, "own": own, "closed": closed, "both": both} {
				p := table(t, o, func(c *core.State) {
					castles.Alone(who, "2.0")(c)
					for _, at := range []string{"0.4", "1.0", "1.1", "1.2"} { // the four aces
						c.Guards |= 1 << castles.Cell(at)
					}
				})
				n := 0
				for _, c := range play(t, p, "slide "+rules.Move(who.String())+" e", "corner se").Choices(0) {
					if a, _ := core.Parse(c.Move); a.Kind == core.Surprise {
						n++
						rulestest.Holds(t, o["tunnel"] != "own" || p.Castle.Suit[a.To] == who, "%s surprises the guard on %s", who,
							a.To.Key())
					}
				}
				is(t, "guards to surprise, variants "+name, n, map[bool]int{true: 1, false: 4}[o["tunnel"] == "own"])
			}
		}
	})
	t.Run("CAR-82 only with the variant", func(t *testing.T) {
		for name, o := range map[string]rules.Options{"none": nil, "own": own} {
			p := table(t, o, func(c *core.State) { meets(c); c.At[core.Sun] = castles.Cell("0.1") })
			is(t, "variants "+name, play(t, p, "slide sun s").Stage, core.StageTake)
		}
	})
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
	t.Run("CAR-83 the supply and the castle hold four guards together, never more", func(t *testing.T) {
		r := rand.New(rand.NewPCG(8, 3))
		for g := range uint64(12) {
			q, err := cardinal.Dealt(g, []rules.Options{closed, both}[g%2])
			rulestest.Must(t, err == nil, "%v", err)
			p := q.(*cardinal.Position)
			for range 120 {
				n, ok := safely(t, p, r)
				if !ok {
					break
				}
				p = n
				rulestest.Must(t, bits.OnesCount32(p.Guards)+p.Coins() <= 4, "%d castle guards and %d coins", bits.OnesCount32(p.Guards),
					p.Coins())
			}
		}
	})
	t.Run("CAR-83 four castle guards at most, and 52 still possible", func(t *testing.T) {
		p, err := cardinal.Dealt(1, both)
		rulestest.Must(t, err == nil, "%v", err)
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
