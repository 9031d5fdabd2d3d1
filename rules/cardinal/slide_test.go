package cardinal

import (
	"fmt"
	"testing"

	"intrigue/rules"
)

func TestRunning(t *testing.T) {
	t.Run("CAR-19 CAR-20 anybody, again and again", func(t *testing.T) {
		p := table(t, nil, alone(Arms, "1.0"))
		p.rim &^= 1 << edge("e.1") // his own guard would ask
		p = table(t, nil, func(c *state) { alone(Sun, "1.0")(c); c.rim = 1<<edge("w.1") | 1<<edge("e.1") })
		p.castle.post[edge("e.1")], p.castle.post[edge("w.1")] = Sun, Sun
		for range 40 {
			p = play(t, p, "slide sun e", "slide sun w")
		}
		is(t, "moves", p.moves, 80)
		is(t, "decisions", play(t, p, "lure sun 0.0").decisions, uint16(81))
		p.decisions = 10_000 - 5 // a slide may bring two more decisions, and then comes the end
		is(t, "one more slide", offered(p, "slide sun e"), true)
		p.decisions = 10_000 - 4
		is(t, "choices", len(p.Choices(0)), 1)
		refuse(t, p, "slide sun e", "full")
	})
	t.Run("CAR-21 straight on, never diagonally", func(t *testing.T) {
		p := table(t, nil, alone(Sun, "1.0"))
		is(t, "choices of slides", len(p.see().Slides), 3) // west he stands before a guard
		p = play(t, p, "slide sun e")
		is(t, "at", p.at[Sun], cell("1.4"))
		refuse(t, p, "slide sun ne", "not a move")
	})
	t.Run("CAR-22 before a musketeer", func(t *testing.T) {
		p := table(t, nil, func(c *state) {
			alone(Sun, "0.0")(c)
			c.at[Moon], c.escaped = cell("0.4"), c.escaped&^(1<<Moon)
		})
		is(t, "at", play(t, p, "slide sun e").at[Sun], cell("0.3"))
	})
	t.Run("CAR-22 CAR-27 whoever he is, and whoever is in his way", func(t *testing.T) {
		for _, who := range Suits() {
			for _, other := range Suits() {
				if who == other {
					continue
				}
				stand := func(at string) *position {
					return table(t, nil, func(c *state) {
						alone(who, "0.0")(c)
						c.at[other], c.escaped = cell(at), c.escaped&^(1<<other)
					})
				}
				m := rules.Move("slide " + who.String() + " e")
				is(t, fmt.Sprintf("%s before %s", who, other), play(t, stand("0.4"), m).at[who], cell("0.3"))
				refuse(t, stand("0.1"), m, "Another musketeer")
			}
		}
	})
	t.Run("CAR-23 before a castle guard", func(t *testing.T) {
		p := table(t, nil, func(c *state) { alone(Sun, "0.0")(c); c.guards = 1 << cell("0.3") })
		n := play(t, p, "slide sun e")
		is(t, "at", n.at[Sun], cell("0.2"))
		t.Run("CAR-52 he is not defeated", func(t *testing.T) { is(t, "guards", n.guards, p.guards) })
	})
	t.Run("CAR-24 CAR-25 at the rim, by the guard straight ahead", func(t *testing.T) {
		p := table(t, nil, func(c *state) { alone(Crown, "0.2")(c); c.guards = 1<<cell("1.3") | 1<<cell("1.1") })
		p.rim &^= 1 << edge("n.4") // the other guard of the corner
		n := play(t, p, "slide crown e")
		is(t, "at", n.at[Crown], cell("0.4"))
		is(t, "rim", n.rim, p.rim&^(1<<edge("e.0")))
	})
	t.Run("CAR-26 CAR-31 out, where nobody stands ahead", func(t *testing.T) {
		p := table(t, nil, func(c *state) { alone(Crown, "0.2")(c); c.rim &^= 1 << edge("e.0") })
		s, _ := p.see().Slide(Crown, East)
		is(t, "kills", s.Kills && s.Leaves && !s.Escapes, true)
		is(t, "target", s.Target, "out.e.0")
		is(t, "killed", play(t, p, "slide crown e").killed, 1<<Crown)
	})
	t.Run("CAR-27 nobody enters or passes an occupied chamber", func(t *testing.T) {
		p := table(t, nil, nil)
		refuse(t, p, "slide sun e", "Another musketeer")
		q := table(t, nil, func(c *state) { alone(Sun, "0.0")(c); c.guards = 1 << cell("0.1") })
		refuse(t, q, "slide sun e", "castle guard")
	})
	t.Run("CAR-28 nobody crosses the hole", func(t *testing.T) {
		p := play(t, table(t, nil, alone(Sun, "2.0")), "slide sun e")
		is(t, "stage", p.stage, StageCorner)
	})
	t.Run("CAR-29 no step is no move", func(t *testing.T) {
		p := table(t, nil, alone(Moon, "0.1")) // an arms guard stands above
		refuse(t, p, "slide moon n", "must first move")
		_, why := p.see().Slide(Moon, North)
		is(t, "why", why, "Moon stands right before the guard there; to be stopped by him he must first move.")
	})
	t.Run("CAR-30 the guards of a corner take two runs", func(t *testing.T) {
		p := play(t, table(t, nil, alone(Crown, "0.1")), "slide crown w")
		is(t, "guards", p.defeated(), 1)
		refuse(t, p, "slide crown n", "must first move")
		is(t, "guards", play(t, p, "slide crown s", "slide crown n").rim>>edge("n.0")&1, 0)
	})
	t.Run("CAR-32 CAR-33 what he runs over, and where he ends, costs nothing", func(t *testing.T) {
		p := table(t, nil, func(c *state) { alone(Sun, "0.0")(c); c.dice[Sun] = 1 })
		n := play(t, p, "slide sun s") // over moon ace, crown 2, crown 3 to arms 4
		is(t, "die", n.dice[Sun], 1)
		is(t, "score", n.score(), p.score()+1) // a crown guard at the southern side
	})
}

func TestPreview(t *testing.T) {
	p := table(t, nil, func(c *state) { alone(Moon, "4.0")(c); c.at[Sun], c.escaped = cell("0.1"), 0b1100; c.dice[Sun] = 5 })
	s, why := p.see().Slide(Moon, North)
	is(t, "why", why, "")
	is(t, "to", s.To, cell("0.0"))
	is(t, "crossed", len(s.Crossed), 3)
	is(t, "meets", s.Meets, "guard.n.0")
	is(t, "may take", s.MayTake, false)
	is(t, "text", s.Text, "Moon stops at sun null before the moon guard, who stays.")
	s, _ = p.see().Slide(Sun, East)
	is(t, "defeats", s.Defeats, "")
	is(t, "may take", s.Meets, "guard.e.0")
	// The core and the preview agree with what the move then does.
	for _, s := range p.see().Slides {
		n := play(t, p, s.Move)
		m := n.see().Musketeers[s.Musketeer]
		is(t, "defeats", n.defeated() > p.defeated(), s.Defeats != "")
		is(t, "tunnel", m.Fate == Underground, s.EntersTunnel)
		is(t, "gone", m.Fate == Escaped || m.Fate == Killed, s.Leaves)
		is(t, "searches", n.searched() > p.searched(), s.Searches)
	}
}
