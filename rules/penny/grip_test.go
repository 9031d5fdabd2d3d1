package penny

import (
	"testing"

	"intrigue/rules/penny/core/box"
)

// TestGrips holds single words of clauses that could be broken without a test of the
// clause noticing.
func TestGrips(t *testing.T) {
	lone := func(m box.Mode, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) { away(c); hand(c, 0); change(c, g) })
	}
	punch := starter(box.Alice, "punch")
	t.Run("PEN-24 a Wounded that is still in hand counts too", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { hand(c, 0, punch); c.players[0].woundHand = 1; toStep(c, stepDraw) })
		is(t, "to draw", p.draws(p.game), 3)
	})
	t.Run("PEN-28 what is bought goes to the discard pile", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at = at("billingsgate")
			pool(c, 0, box.Gold, 2)
			toStep(c, stepField)
		})
		k := p.twos.First()
		p = play(t, p, "act", mv(vBuy, int(k)))
		holds(t, "not in hand", p.players[0].pile.Has(k) && !p.players[0].hand.Has(k))
	})
	t.Run("PEN-34 resources are moved in step 4 too, before and after the Field Action, within the number", func(t *testing.T) {
		k := starter(box.Alice, "alice_shroom")
		begin := func(step uint8) *position {
			return lone(box.Prologue, func(c *core, g *game) {
				c.players[0].drop(k)
				c.players[0].slot[chargeSlot] = slot{card: k, res: [box.Resources]uint8{box.Occultism: 2}}
				pool(c, 0, box.Society, 2)
				toStep(c, step)
			})
		}
		for _, step := range []uint8{stepField, stepAfter} {
			p := begin(step)
			holds(t, "on and off", offered(p, mv(vPut, int(box.Society), int(k))) && offered(p, mv(vLift, int(box.Occultism), int(k))))
			p = play(t, p, mv(vPut, int(box.Society), int(k)))
			holds(t, "three are the most", !offered(p, mv(vPut, int(box.Society), int(k))))
		}
	})
	t.Run("PEN-42 a Hell side has its own print, and all of it is gathered", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at = at("docks")
			c.hellTiles = 1 << g.tileOf(at("docks"))
			toStep(c, stepBuild)
		})
		p = play(t, p, "gather")
		is(t, "both", [2]uint8{p.players[0].tokens[box.Underworld], p.players[0].tokens[box.Violence]}, [2]uint8{1, 1})
	})
	t.Run("PEN-48 a Wounded pays for nothing, nor does it make up a double fare", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			hand(c, 0, punch)
			c.players[0].woundHand, c.players[0].entered = 1, true
			c.players[0].at, c.villainAt[box.VillainA] = at("the_tower"), at("the_tower")
			c.hellTiles = 1 << g.tileOf(at("the_tower"))
		})
		is(t, "walks", begins(p, vWalk), 0)
	})
	t.Run("PEN-51 on a London side passing costs nothing more", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.players[0].at, c.villainAt[box.VillainA] = at("the_tower"), at("the_tower") })
		p.players[0].entered = true
		is(t, "fare", p.fare(p.game, 0), 1)
		p.hellTiles = 1 << p.game.tileOf(at("the_tower"))
		is(t, "fare in Hell", p.fare(p.game, 0), 2)
		p.villainAt[box.VillainA] = at("docks")
		is(t, "with nobody there", p.fare(p.game, 0), 1)
	})
	t.Run("PEN-53 PEN-55 two tokens, not one, from either entrance", func(t *testing.T) {
		enter := func(where string, n int) *position {
			return lone(box.Prologue, func(c *core, g *game) {
				c.players[0].at = at(where)
				pool(c, 0, box.Movement, n)
				toStep(c, stepBuild)
			})
		}
		is(t, "with one", begins(enter("docks", 1), vDuck), 0)
		for _, where := range []string{"docks", "hospital_ward"} {
			p := play(t, enter(where, 3), mv(vDuck, int(box.Sewer)))
			is(t, "left, from "+where, p.players[0].tokens[box.Movement], 1)
		}
		is(t, "the other shortcut", begins(enter("slums_a", 2), vDuck)+begins(enter("embankment", 2), vDuck), 2)
		is(t, "no entrance", begins(enter("empty_street", 4), vDuck), 0)
	})
	t.Run("PEN-53 PEN-54 stepping aside costs the token, and ends the villain's way", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.villainAt[box.VillainA] = at("billingsgate")
			pool(c, 0, box.Movement, 2)
			c.players[1].at = at("slums_a")
			c.stack[1] = frame{op: opScheme}
			c.push(frame{op: opWalk, a: uint8(box.VillainA), b: uint8(box.ToNearest), n: 4})
		})
		p = play(t, p, mv(vDodge, int(at("the_tower"))))
		is(t, "tokens left", p.players[0].tokens[box.Movement], 1)
		is(t, "A stays where he came", p.villainAt[box.VillainA], at("river_thames_boats"))
	})
	t.Run("PEN-61 one Field Action, and none if one likes", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) {
			c.players[0].at = at("railway_arches")
			pool(c, 0, box.Science, 1)
			toStep(c, stepField)
		})
		holds(t, "or nothing", offered(p, "act") && offered(p, "done"))
		p = play(t, p, "act")
		is(t, "no second one", begins(p, vAct), 0)
	})
}
