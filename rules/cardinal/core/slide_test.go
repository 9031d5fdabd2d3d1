package core_test

import (
	"fmt"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
)

func TestMusketeersRunUntilStopped(t *testing.T) {
	t.Run("CAR-19 CAR-20 anybody, again and again", func(t *testing.T) {
		for _, who := range []core.Suit{core.Sun, core.Moon, core.Crown, core.Arms} {
			p := table(t, nil, castles.Alone(who, "1.0"))
			slide := rules.Move("slide " + who.String() + " e")
			is(t, string(slide)+" at once", offered(p, slide), true)
			is(t, string(slide)+" after a guard was lured", offered(play(t, p, "lure sun 0.0"), slide), true)
		}
		all := table(t, nil, nil) // everybody inside, in a row
		for _, q := range []*cardinal.Position{all, play(t, all, "lure sun 4.1"), play(t, all, "lure sun 4.1", "lure moon 2.4")} {
			for _, m := range []rules.Move{"slide sun s", "slide moon s", "slide crown s", "slide arms s"} {
				is(t, "first "+string(m), offered(q, m), true)
			}
		}
		for _, m := range []rules.Move{"slide moon n", "slide sun s", "slide arms s"} {
			is(t, string(m)+" after a slide of Moon", offered(play(t, all, "slide moon s"), m), true)
		}
		p := table(t, nil, func(c *core.State) {
			castles.Alone(core.Sun, "1.0")(c)
			c.Rim = 1<<castles.Edge("w.1") | 1<<castles.Edge("e.1")
		})
		p.Castle.Post[castles.Edge("e.1")], p.Castle.Post[castles.Edge("w.1")] = core.Sun, core.Sun
		for range 40 {
			p = play(t, p, "slide sun e", "slide sun w")
		}
		is(t, "moves", p.Moves, 80)
		is(t, "decisions", play(t, p, "lure sun 0.0").Decisions, uint16(81))
		p.Decisions = 10_000 - 5 // a slide may bring two more decisions, and then comes the end
		is(t, "one more slide", offered(p, "slide sun e"), true)
		p.Decisions = 10_000 - 4
		is(t, "choices", len(p.Choices(0)), 1)
		refuse(t, p, "slide sun e", "full")
		is(t, "what the view asks for", view(p).Prompt(), "The record of this game is full. Press Finish to end the game.")
		is(t, "slides in the view", len(view(p).Slides), 0)
	})
	t.Run("CAR-21 straight on, never diagonally", func(t *testing.T) {
		p := table(t, nil, castles.Alone(core.Sun, "1.0"))
		is(t, "choices of slides", len(view(p).Slides), 3) // west he stands before a guard
		p = play(t, p, "slide sun e")
		is(t, "at", p.At[core.Sun], castles.Cell("1.4"))
		refuse(t, p, "slide sun ne", "not a move")
		for m, to := range map[rules.Move]string{"slide sun n": "0.1", "slide sun e": "3.3", "slide sun s": "4.1", "slide sun w": "3.0"} {
			q := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "3.1")(c); c.Guards = 1 << castles.Cell("3.4") })
			is(t, "the end of "+string(m), play(t, q, m).At[core.Sun], castles.Cell(to))
		}
	})
	t.Run("CAR-22 before a musketeer", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) {
			castles.Alone(core.Sun, "0.0")(c)
			c.At[core.Moon], c.Escaped = castles.Cell("0.4"), c.Escaped&^(1<<core.Moon)
		})
		is(t, "at", play(t, p, "slide sun e").At[core.Sun], castles.Cell("0.3"))
	})
	t.Run("CAR-22 CAR-27 whoever he is, and whoever is in his way", func(t *testing.T) {
		for _, who := range core.Suits() {
			for _, other := range core.Suits() {
				if who == other {
					continue
				}
				stand := func(at string) *cardinal.Position {
					return table(t, nil, func(c *core.State) {
						castles.Alone(who, "0.0")(c)
						c.At[other], c.Escaped = castles.Cell(at), c.Escaped&^(1<<other)
					})
				}
				m := rules.Move("slide " + who.String() + " e")
				is(t, fmt.Sprintf("%s before %s", who, other), play(t, stand("0.4"), m).At[who], castles.Cell("0.3"))
				refuse(t, stand("0.1"), m, "Another musketeer")
			}
		}
	})
	t.Run("CAR-23 before a castle guard", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.0")(c); c.Guards = 1 << castles.Cell("0.3") })
		n := play(t, p, "slide sun e")
		is(t, "at", n.At[core.Sun], castles.Cell("0.2"))
		t.Run("CAR-52 he is not defeated", func(t *testing.T) { is(t, "guards", n.Guards, p.Guards) })
	})
	t.Run("CAR-24 CAR-25 at the rim, by the guard straight ahead", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) {
			castles.Alone(core.Crown, "0.2")(c)
			c.Guards = 1<<castles.Cell("1.3") | 1<<castles.Cell("1.1")
		})
		p.Rim &^= 1 << castles.Edge("n.4") // the other guard of the corner
		n := play(t, p, "slide crown e")
		is(t, "at", n.At[core.Crown], castles.Cell("0.4"))
		is(t, "rim", n.Rim, p.Rim&^(1<<castles.Edge("e.0")))
	})
	t.Run("CAR-24 whoever else is there, on the opposite side or not", func(t *testing.T) {
		for m, c := range map[rules.Move][2]string{
			"slide crown e": {"e.1", "1.4"}, "slide crown w": {"w.1", "1.0"}, "slide crown n": {"n.1", "0.1"},
			"slide crown s": {"s.1", "4.1"},
		} {
			p := table(t, nil, func(s *core.State) { castles.Alone(core.Crown, "1.1")(s); s.Rim = 1 << castles.Edge(c[0]) })
			is(t, "at", play(t, p, m).At[core.Crown], castles.Cell(c[1]))
		}
	})
}

func TestOnlyWhoStandsAheadStopsAMusketeer(t *testing.T) {
	t.Run("CAR-25 nobody beside the path, and not the other guard of a corner", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) {
			castles.Alone(core.Crown, "1.0")(c)
			c.At[core.Moon], c.Escaped = castles.Cell("2.3"), c.Escaped&^(1<<core.Moon)
			c.Guards = 1<<castles.Cell("0.0") | 1<<castles.Cell("0.2") | 1<<castles.Cell("2.1")
		})
		is(t, "along the row", play(t, p, "slide crown e").At[core.Crown], castles.Cell("1.4"))
		p.At[core.Crown], p.At[core.Moon] = castles.Cell("4.1"), castles.Cell("2.0")
		p.Guards = 1<<castles.Cell("3.2") | 1<<castles.Cell("1.0")
		is(t, "along the column", play(t, p, "slide crown n").At[core.Crown], castles.Cell("0.1"))
		throughCorners(t)
	})
	t.Run("CAR-26 CAR-31 out, where nobody stands ahead", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) { castles.Alone(core.Crown, "0.2")(c); c.Rim &^= 1 << castles.Edge("e.0") })
		s, _ := view(p).Slide(core.Crown, core.East)
		is(t, "kills", s.Kills && s.Leaves && !s.Escapes, true)
		is(t, "target", s.Target, "out.e.0")
		is(t, "killed", play(t, p, "slide crown e").Killed, 1<<core.Crown)
	})
	t.Run("CAR-31 out of the chamber in which he stands", func(t *testing.T) {
		for edge, m := range map[string]rules.Move{"n.1": "slide crown n", "e.1": "slide crown e", "s.3": "slide crown s",
			"w.3": "slide crown w"} {
			at := castles.Edge(edge).Chamber().Key()
			p := table(t, nil, func(c *core.State) { castles.Alone(core.Crown, at)(c); c.Rim &^= 1 << castles.Edge(edge) })
			is(t, "gone by "+edge, play(t, p, m).At[core.Crown], core.Gone)
			p.Rim |= 1 << castles.Edge(edge)
			refuse(t, p, m, "must move away")
		}
	})
	t.Run("CAR-27 nobody enters or passes an occupied chamber", func(t *testing.T) {
		p := table(t, nil, nil)
		refuse(t, p, "slide sun e", "Another musketeer")
		q := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.0")(c); c.Guards = 1 << castles.Cell("0.1") })
		refuse(t, q, "slide sun e", "castle guard")
		for m, c := range map[rules.Move][4]string{ // from, the nearer one, another one behind, the end
			"slide crown e": {"1.0", "1.2", "1.4", "1.1"}, "slide crown w": {"1.4", "1.2", "1.0", "1.3"},
			"slide crown n": {"4.1", "2.1", "0.1", "3.1"}, "slide crown s": {"0.1", "2.1", "4.1", "1.1"},
		} {
			r := table(t, nil, func(s *core.State) {
				castles.Alone(core.Crown, c[0])(s)
				s.Guards = 1<<castles.Cell(c[1]) | 1<<castles.Cell(c[2])
			})
			is(t, string(m), play(t, r, m).At[core.Crown], castles.Cell(c[3]))
		}
	})
	t.Run("CAR-28 nobody crosses the hole", func(t *testing.T) {
		p := play(t, table(t, nil, castles.Alone(core.Sun, "2.0")), "slide sun e")
		is(t, "stage", p.Stage, core.StageCorner)
	})
	t.Run("CAR-29 no step is no move", func(t *testing.T) {
		p := table(t, nil, castles.Alone(core.Moon, "0.1")) // an arms guard stands above
		refuse(t, p, "slide moon n", "must move away")
		_, why := view(p).Slide(core.Moon, core.North)
		is(t, "why", why, "The guard is right in front of Moon. To defeat him, Moon must move away and slide back.")
	})
	t.Run("CAR-30 the guards of a corner take two runs", func(t *testing.T) {
		p := play(t, table(t, nil, castles.Alone(core.Crown, "0.1")), "slide crown w")
		is(t, "guards", p.Defeated(), 1)
		refuse(t, p, "slide crown n", "must move away")
		is(t, "guards", play(t, p, "slide crown s", "slide crown n").Rim>>castles.Edge("n.0")&1, 0)
	})
	t.Run("CAR-32 CAR-33 what he runs over, and where he ends, costs nothing", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.0")(c); c.Dice[core.Sun] = 1 })
		n := play(t, p, "slide sun s") // over moon ace, crown 2, crown 3 to arms 4
		is(t, "die", n.Dice[core.Sun], 1)
		is(t, "score", n.Score(), p.Score()+1) // a crown guard on the south side
		over := play(t, table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "1.0")(c); c.Dice[core.Sun] = 1 }), "slide sun e")
		is(t, "the die after the sun's 2 was run over", over.Dice[core.Sun], 1)
		own := play(t, table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.0")(c); c.Dice[core.Sun] = 3 }), "slide sun e")
		is(t, "at", own.At[core.Sun], castles.Cell("0.4"))
		is(t, "the die, on his own ace again", own.Dice[core.Sun], 3)
	})
}

func TestPreviewShowsWhereASlideEnds(t *testing.T) {
	p := table(t, nil, func(c *core.State) {
		castles.Alone(core.Moon, "4.0")(c)
		c.At[core.Sun], c.Escaped = castles.Cell("0.1"), 0b1100
		c.Dice[core.Sun] = 5
	})
	s, why := view(p).Slide(core.Moon, core.North)
	is(t, "why", why, "")
	is(t, "to", s.To, castles.Cell("0.0"))
	is(t, "meets", s.Meets, "guard.n.0")
	is(t, "may take", s.MayTake, false)
	is(t, "text", view(p).Foretell(s), "Moon stops in the sun start chamber. The moon guard there stays.")
	s, _ = view(p).Slide(core.Sun, core.East)
	is(t, "defeats", s.Defeats, "")
	is(t, "may take", s.Meets, "guard.e.0")
	// The core and the preview agree with what the move then does.
	for _, s := range view(p).Slides {
		n := play(t, p, s.Move)
		m := view(n).Musketeers[s.Musketeer]
		is(t, "defeats", n.Defeated() > p.Defeated(), s.Defeats != "")
		is(t, "tunnel", m.Fate == core.Underground, s.EntersTunnel)
		is(t, "gone", m.Fate == core.Escaped || m.Fate == core.Killed, s.Leaves)
		is(t, "searches", n.Searched() > p.Searched(), s.Searches)
	}
}
