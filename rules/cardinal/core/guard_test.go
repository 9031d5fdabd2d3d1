package core_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

func TestGuardsAreMoved(t *testing.T) {
	t.Run("CAR-46 a guard of another suit is defeated", func(t *testing.T) {
		p := play(t, table(t, nil, castles.Alone(core.Sun, "3.0")), "slide sun n") // a moon guard
		is(t, "beaten", p.Beaten[core.Moon], 1)
		is(t, "stage", p.Stage, core.StageFree)
	})
	bare := func(c *core.State) { castles.Alone(core.Sun, "0.1")(c); c.Supply = [core.NumSuits]uint8{} }
	t.Run("CAR-47 an own guard may be taken or left", func(t *testing.T) {
		p := play(t, table(t, nil, bare), "slide sun s")
		is(t, "stage", p.Stage, core.StageTake)
		is(t, "choices", len(p.Choices(0)), 2)
		refuse(t, p, "slide sun n", "or leave him")
		n := play(t, p, "take")
		is(t, "supply", n.Supply[core.Sun], 1)
		is(t, "defeated", n.Defeated(), 0)
		t.Run("CAR-50 where he was defeated too, whatever is lured", func(t *testing.T) {
			d := play(t, table(t, nil, castles.Alone(core.Sun, "3.0")), "slide sun n")
			is(t, "guard", view(d).Guards[castles.Edge("n.0")].Present, false)
			lured := play(t, d, "lure moon 1.0", "lure crown 1.1", "lure sun 2.3")
			is(t, "rim", lured.Rim, d.Rim)
			s, _ := view(lured).Slide(core.Sun, core.North)
			is(t, "leaves", s.Leaves, true)
		})
		t.Run("CAR-50 the edge stays open", func(t *testing.T) {
			is(t, "guard", view(n).Guards[castles.Edge("s.1")].Present, false)
			s, _ := view(n).Slide(core.Sun, core.South)
			is(t, "leaves", s.Leaves, true)
		})
		n = play(t, p, "leave")
		is(t, "rim", n.Rim, p.Rim)
		t.Run("CAR-51 a guard that stays stops again", func(t *testing.T) {
			m := play(t, n, "slide sun n", "slide sun s")
			is(t, "stage", m.Stage, core.StageTake)
		})
	})
	t.Run("CAR-48 with a coin in the supply he stays", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) { bare(c); c.Supply[core.Sun] = 1 })
		n := play(t, p, "slide sun s")
		is(t, "stage", n.Stage, core.StageFree)
		is(t, "rim", n.Rim, p.Rim)
		for _, c := range []struct {
			supply [core.NumSuits]uint8
			want   core.Stage
		}{{[core.NumSuits]uint8{2}, core.StageFree}, {[core.NumSuits]uint8{3, 1}, core.StageFree},
			{[core.NumSuits]uint8{0, 1, 2, 1}, core.StageTake}} {
			p.Supply = c.supply
			is(t, fmt.Sprint("with the supply ", c.supply), play(t, p, "slide sun s").Stage, c.want)
		}
	})
	t.Run("CAR-49 the three examples", func(t *testing.T) {
		// The supply of the fixed castle: two suns, a moon, a crown.
		p := play(t, table(t, nil, castles.Alone(core.Moon, "4.0")), "slide moon n")
		is(t, "moon at a moon guard", p.Rim>>castles.Edge("n.0")&1, 1)
		is(t, "moon is not asked", p.Stage, core.StageFree)
		p = play(t, table(t, nil, castles.Alone(core.Arms, "3.3")), "slide arms n")
		is(t, "arms at an arms guard", p.Stage, core.StageTake)
		p = play(t, p, "take")
		is(t, "supply", p.Supply, [core.NumSuits]uint8{2, 1, 1, 1})
		p = play(t, table(t, nil, castles.Alone(core.Sun, "3.3")), "slide sun n")
		is(t, "sun at an arms guard", p.Beaten[core.Arms], 1)
	})
	t.Run("CAR-52 CAR-58 who is run into stays where he is", func(t *testing.T) {
		stand := func(stop func(c *core.State)) *cardinal.Position {
			return table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.1")(c); stop(c) })
		}
		p := stand(func(c *core.State) { c.At[core.Moon], c.Escaped = castles.Cell("0.4"), c.Escaped&^(1<<core.Moon) })
		n := play(t, p, "slide sun e")
		is(t, "the other musketeer", n.At[core.Moon], castles.Cell("0.4"))
		is(t, "who is away", n.Away(), p.Away())
		is(t, "defeated, and the rim", fmt.Sprint(n.Defeated(), n.Rim), fmt.Sprint(p.Defeated(), p.Rim))
		q := stand(func(c *core.State) { c.Guards = 1 << castles.Cell("0.4") })
		n = play(t, q, "slide sun e")
		is(t, "the castle guard", n.Guards, q.Guards)
		is(t, "defeated, the rim and the supply", fmt.Sprint(n.Defeated(), n.Rim, n.Supply), fmt.Sprint(q.Defeated(), q.Rim, q.Supply))
		q.At[core.Sun] = castles.Cell("2.0")
		n = play(t, q, "slide sun e", "corner se", "spare")
		is(t, "guards and supply after a trip", fmt.Sprint(n.Guards, n.Supply), fmt.Sprint(q.Guards, q.Supply))
		n = play(t, q, "lure moon 1.0", "lure sun 1.3")
		is(t, "guards after luring more", n.Guards, q.Guards|1<<castles.Cell("1.0")|1<<castles.Cell("1.3"))
	})
	t.Run("CAR-53 a defeated guard lies aside", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) {
			castles.Alone(core.Sun, "3.3")(c)
			c.Rim &^= 1<<castles.Edge("n.2") | 1<<castles.Edge("n.4") // doors that are open already
		})
		n := play(t, p, "slide sun n")
		is(t, "the rim", n.Rim, p.Rim&^(1<<castles.Edge("n.3")))
		is(t, "supply and castle", fmt.Sprint(n.Supply, n.Guards), fmt.Sprint(p.Supply, p.Guards))
		q := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "2.0")(c); c.Guards = 1 << castles.Cell("3.1") })
		n = play(t, q, "slide sun e", "corner se", "remove 3.1")
		is(t, "rim, supply and castle", fmt.Sprint(n.Rim, n.Supply, n.Guards), fmt.Sprint(q.Rim, q.Supply, 0))
	})
	t.Run("CAR-53 CAR-58 the defeated and the lured never come back", func(t *testing.T) {
		p := table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "2.0")(c); c.Guards = 1 << castles.Cell("3.1") })
		for _, s := range p.Choices(0) {
			n := play(t, p, s.Move)
			rulestest.Holds(t, n.Guards&p.Guards != 0 && n.Supply[core.Arms] <= p.Supply[core.Arms], "%q moves a castle guard", s.Move)
		}
	})
	t.Run("CAR-59 taken, lured and surprised", func(t *testing.T) {
		p := play(t, table(t, nil, bare), "slide sun s", "take", "lure sun 1.3")
		is(t, "inside", p.Guards, uint32(1)<<castles.Cell("1.3"))
		p.At[core.Sun] = castles.Cell("2.0")
		p = play(t, p, "slide sun e", "corner ne", "remove 1.3")
		is(t, "beaten", p.Beaten[core.Sun], 1)
		p = play(t, table(t, nil, castles.Alone(core.Arms, "0.1")), "slide arms s")
		is(t, "the same guard by another suit", p.Beaten[core.Sun], 1)
	})
}

// TestDoorGuardsFallTwoWays plays both ways for every suit.
func TestDoorGuardsFallTwoWays(t *testing.T) {
	t.Run("CAR-59 not by his own suit at the door, but taken, lured and surprised, or by another suit at once", func(t *testing.T) {
		for own := range core.NumSuits {
			for who := range core.NumSuits {
				p := table(t, nil, func(c *core.State) { castles.Alone(who, "1.1")(c); c.Supply = [core.NumSuits]uint8{} })
				door := castles.Edge("w.1") // he stands two chambers from it
				p.Castle.Post[door], p.Rim = own, 1<<door
				p = play(t, p, rules.Move("slide "+who.String()+" w"))
				if who != own {
					is(t, "beaten by "+who.String(), p.Beaten[own], 1)
					is(t, "of him nothing is left at the door, in the supply and in the castle", fmt.Sprint(p.Rim, p.Supply[own], p.Guards),
						"0 0 0")
					continue
				}
				is(t, "not beaten by his own suit", [2]int{p.Defeated(), int(p.Stage)}, [2]int{0, int(core.StageTake)})
				p = play(t, p, "take")
				is(t, "at the door, in the supply", [2]int{int(p.Rim), int(p.Supply[own])}, [2]int{0, 1})
				i := slices.IndexFunc(p.Choices(0), func(c rules.Choice) bool { return strings.HasPrefix(string(c.Move), "lure ") })
				rulestest.Must(t, i >= 0, "%s cannot be lured", own)
				in := string(p.Choices(0)[i].Move[len("lure "+own.String()+" "):])
				p = play(t, p, p.Choices(0)[i].Move)
				is(t, "in the supply, in the castle, beaten", [3]int{int(p.Supply[own]), int(p.Guards >> castles.Cell(in)), p.Defeated()},
					[3]int{0, 1, 0})
				p.Stage, p.Who = core.StageRemove, own // on the way through the tunnel
				p = play(t, p, rules.Move("remove "+in))
				is(t, "beaten, and nowhere else", fmt.Sprint(p.Beaten[own], p.Rim, p.Supply[own], p.Guards), "1 0 0 0")
			}
		}
	})
}

// lures counts the chambers onto which a coin of a suit is offered.
func lures(p *cardinal.Position, suit string) (n int) {
	for _, c := range p.Choices(0) {
		if strings.HasPrefix(string(c.Move), "lure "+suit+" ") {
			n++
		}
	}
	return n
}

func TestGuardsAreLured(t *testing.T) {
	p := table(t, nil, nil)
	t.Run("CAR-54 onto an empty chamber of its suit", func(t *testing.T) {
		n := play(t, p, "lure sun 1.3")
		is(t, "supply", n.Supply[core.Sun], 1)
		is(t, "inside", view(n).Chambers[castles.Cell("1.3")].Guard, true)
		refuse(t, p, "lure sun 1.0", "only to a sun chamber")
		refuse(t, p, "lure arms 1.2", "no arms coin")
		is(t, "cells for a suit without coins", lures(p, "arms"), 0)
	})
	t.Run("CAR-55 any number, corners and start chambers too, but nowhere else", func(t *testing.T) {
		is(t, "cells", lures(p, "sun"), 5) // six less the one he stands on
		refuse(t, p, "lure sun 0.0", "is occupied")
		is(t, "a corner", offered(p, "lure sun 0.4"), true)
		q := table(t, nil, castles.Alone(core.Arms, "2.0"))
		is(t, "a start chamber", offered(q, "lure sun 0.0"), true)
		for _, c := range []string{"0.0", "0.4", "1.3", "2.3", "3.2", "4.1"} {
			m := rules.Move("lure sun " + c)
			refuse(t, play(t, q, m), m, "is occupied")
			r := table(t, nil, castles.Alone(core.Arms, c))
			refuse(t, r, m, "is occupied")
		}
		refuse(t, q, "lure sun 2.2", "the hole")
		refuse(t, q, "lure sun n.0", "not a move")
	})
	t.Run("CAR-56 between two moves", func(t *testing.T) {
		in := play(t, table(t, nil, castles.Alone(core.Sun, "2.0")), "slide sun e")
		refuse(t, in, "lure moon 1.0", "First choose the corner")
		is(t, "cells meanwhile", lures(in, "moon"), 0)
		_ = play(t, p, "lure sun 1.3", "lure moon 2.4", "lure sun 3.2")
		in.Guards = 1 << castles.Cell("3.1")
		out := play(t, in, "corner se")
		is(t, "cells before a surprise", lures(out, "moon"), 0)
		refuse(t, out, "lure moon 1.0", "First choose a castle guard")
		own := play(t, table(t, nil, func(c *core.State) { castles.Alone(core.Sun, "0.1")(c); c.Supply[core.Sun] = 0 }), "slide sun s")
		is(t, "cells before an own guard", lures(own, "moon"), 0)
		refuse(t, own, "lure moon 1.0", "First take the sun guard")
	})
	t.Run("CAR-57 nobody has to lure", func(t *testing.T) {
		is(t, "finish", offered(p, "finish"), true)
		is(t, "slide", offered(p, "slide sun s"), true)
		is(t, "score", play(t, p, "finish").Score(), 0)
	})
}
