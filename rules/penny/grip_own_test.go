package penny

import (
	"fmt"
	"math/bits"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// TestOwnGrips holds single words of the clauses of levers, of results and of what is
// our own that could be broken without a test of the clause noticing.
func TestOwnGrips(t *testing.T) {
	lone := func(m box.Mode, change func(c *core, g *game)) *position {
		return table(t, m, 2, func(c *core, g *game) { away(c); hand(c, 0, starter(box.Alice, "punch")); change(c, g) })
	}
	round := func(m box.Mode, change func(c *core, g *game)) *position {
		return lone(m, func(c *core, g *game) { c.stack[1] = frame{op: opRound}; change(c, g) })
	}
	t.Run("PEN-157 a portal asks for what the lever says, and the quest tells it", func(t *testing.T) {
		for seats := 1; seats <= most; seats++ {
			p := table(t, box.Prologue, seats, nil)
			l := p.game.lever
			opens := func(res, trophies int) bool {
				q := &p.players[0]
				s := slot{card: q.slot[walkSlot].card, trophies: uint8(trophies)}
				for k := range res {
					s.res[k%box.Resources]++
				}
				q.slot[walkSlot] = s
				return p.affordsPortal(p.game, q)
			}
			n := l.WalkKinds + l.WalkAny
			is(t, "in full, without a resource, without a trophy", [3]bool{opens(n, l.WalkTrophies), opens(n-1, l.WalkTrophies), opens(n, l.WalkTrophies-1)}, [3]bool{true, false, false})
			says := p.see().Hero(0).Quests[0].Needs
			for _, k := range []int{l.WalkKinds, l.WalkAny, l.WalkTrophies} {
				holds(t, says+": "+itoa(k), k == 0 || k == box.Resources || strings.Contains(says, itoa(k)))
			}
			q := &p.players[0]
			q.slot[walkSlot].trophies, q.slot[walkSlot].res = uint8(l.WalkTrophies-1), [box.Resources]uint8{}
			holds(t, "room for the last trophy", p.takesTrophy(p.game, q, walkSlot, 0))
			room := 0
			for k := 0; p.room(p.game, q, walkSlot, k%box.Resources); k++ {
				q.slot[walkSlot].res[k%box.Resources]++
				room++
			}
			is(t, "room for resources", room, n)
		}
	})
	t.Run("PEN-157 the more heroes, the more gold, and Cerberus as the lever has him", func(t *testing.T) {
		goal := 0
		for seats := 1; seats <= most; seats++ {
			p := table(t, box.Heist, seats, func(c *core, g *game) { away(c); c.portals = 4; c.chapterThree(g) })
			x, _ := p.see().Counters()
			holds(t, fmt.Sprintf("%d gold are more than %d", x.Goal, goal), x.Goal > goal)
			goal = x.Goal
			l := p.game.lever
			is(t, "heads", [2]int{int(p.heads), p.headsOf(p.game)}, [2]int{l.Heads, l.Heads})
			is(t, "their health on the screen", p.see().Card(card("b_cerberus")).Health, l.HeadHealth)
		}
	})
	t.Run("PEN-156 PEN-157 a portal is closed by as much gold as the lever says", func(t *testing.T) {
		for seats := 1; seats <= most; seats++ {
			p := table(t, box.Heist, seats, func(c *core, g *game) { away(c); c.chapter = 2 })
			want := p.game.lever.PortalGold
			f := frame{op: opSale, a: 1, b: uint8(card("s_deed"))}
			p.push(f)
			p.sold[1] = uint8(max(want-4, 0))
			p.sale(p.game, p.now(), card("s_bag")) // for three
			is(t, "closed, with "+itoa(seats), p.portals>>1&1 == 0, want <= 3)
			is(t, "gold there", int(p.sold[1]), max(want-4, 0)+3)
			is(t, "gold elsewhere", p.sold[0], 0)
		}
	})
	t.Run("PEN-117 PEN-157 everybody begins with as many items as the lever says", func(t *testing.T) {
		for seats := 1; seats <= most; seats++ {
			p := table(t, box.Heist, seats, nil)
			items := p.players[seats-1].cards()
			for _, k := range items.All() {
				if p.game.Of[k].Deck != box.ItemCards {
					items.Remove(k)
				}
			}
			is(t, "items", items.Count(), p.game.lever.Items)
			is(t, "left", p.items.Count(), 8-seats*p.game.lever.Items)
		}
	})
	t.Run("PEN-158 the Heist tells its round and chapter, and all have won it or none", func(t *testing.T) {
		told := func(over ending) rules.Outcome {
			p := lone(box.Heist, func(c *core, g *game) { c.chapter, c.round = 2, 7 })
			p.over = over
			return p.Outcome()
		}
		lost, won, late := told(endHell), told(endRobbed), told(endStuck)
		holds(t, lost.Why, strings.Contains(lost.Why, "chapter 2") && len(lost.Winners)+len(lost.Scores) == 0)
		holds(t, won.Why, strings.Contains(won.Why, "round 7") && len(won.Winners) == 2 && len(won.Scores) == 0)
		holds(t, late.Why, strings.Contains(late.Why, "ound 7") && len(late.Winners)+len(late.Scores) == 0)
	})
	t.Run("PEN-158 no answer is read before it is given, and none is taken back in silence", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.answer = 2; c.push(frame{op: opEvent}) })
		p = fate(t, p, mv2("draw", int(card("e_raven"))))
		r, _ := p.see().Reading()
		is(t, "read of it", [2]string{r.Result, r.Does}, [2]string{})
		is(t, "chosen", r.Chosen, 0)
		holds(t, "the answer reveals", p.Reveals(0, "option 1"))
		f := p.game.Of[card("e_raven")]
		holds(t, "nor on the card", !strings.Contains(r.Card.Text, f.Event[0].Result) && !strings.Contains(r.Card.Text, plain(p.game.Box, f.Event[0].Effect)))
		r, _ = play(t, p, "option 1").see().Reading()
		is(t, "then it is read", [2]string{r.Result, r.Does}, [2]string{f.Event[1].Result, plain(p.game.Box, f.Event[1].Effect)})
	})
	deal := func(foe string, damage int) *position {
		return table(t, box.Prologue, 2, func(c *core, g *game) {
			away(c)
			hand(c, 0, starter(box.Alice, "punch"))
			enemiesAre(c, foe)
			c.villainAt[box.VillainA] = c.players[0].at
			pool(c, 0, box.Damage, damage)
			toStep(c, stepField)
		})
	}
	t.Run("PEN-162 what is forced is done", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core, g *game) { c.hellTiles = 31; c.push(frame{op: opFlip}) })
		is(t, "the last tile", p.hellCount(), 6)
		r := lone(box.Prologue, func(c *core, g *game) { c.push(frame{op: opLose, n: 1}) })
		is(t, "who has nothing loses nothing", r.now().op, opTurn)
		is(t, "one enemy, no damage, no choice", deal("en_hound", 0).players[0].woundPile > 0, true)
	})
	t.Run("PEN-162 one deals until the enemy is beaten, and only if he can be or it lasts", func(t *testing.T) {
		asked := func(p *position) bool { return p.now().op == opFight && p.now().i == fightDeal }
		p := deal("en_hound", 2)
		holds(t, "two are just enough", asked(p))
		p = dealt(t, play(t, p, "hit damage", "hit damage"))
		holds(t, "he is beaten", p.players[0].pile.Has(card("en_hound")))
		p = play(t, deal("en_hound", 3), "hit damage", "hit damage")
		is(t, "a third is not asked for", [2]bool{asked(p), p.players[0].tokens[box.Damage] == 1}, [2]bool{false, true})
		holds(t, "one is not enough", !asked(deal("en_hound", 1)))
		shroom := starter(box.Alice, "alice_shroom")
		rush := func(damage int) *position {
			return lone(box.Rush, func(c *core, g *game) {
				c.line[0], c.villainAt[box.MiniBoss], c.players[0].at = card("br_porter"), at("parliament"), at("parliament")
				c.me(0).drop(shroom)
				c.players[0].slot[chargeSlot] = slot{card: shroom, res: [box.Resources]uint8{box.Society: 3}}
				pool(c, 0, box.Damage, damage)
				toStep(c, stepField)
			})
		}
		is(t, "with an opponent of a Rush it lasts", [2]bool{asked(rush(1)), asked(rush(0))}, [2]bool{true, false})
	})
	t.Run("PEN-163 either basic portal, never both, and the Decision Token stays", func(t *testing.T) {
		p := play(t, fresh(t, box.Prologue, 1, 0), "be maria")
		for n, where := range []string{"cemetery_gate", "slums_b"} {
			q := fate(t, p, rules.Move("portal "+itoa(n)))
			is(t, "basic portals", q.portalsLeft(), 2)
			holds(t, where+" and Parliament", q.portalOn(q.game, at(where)) >= 0 && q.portalOn(q.game, at("parliament")) >= 0)
		}
		_, err := p.After(rules.Luck, "portal 2")
		holds(t, "there is no third", err != nil)
		q := table(t, box.Prologue, 1, func(c *core, g *game) { away(c); c.stack[1] = frame{op: opRound} })
		is(t, "holder after a round", q.holder, 0)
		is(t, "portals of a lone hero elsewhere", table(t, box.Open, 1, nil).portalsLeft(), table(t, box.Open, 2, nil).portalsLeft())
	})
	t.Run("PEN-164 twelve rounds, even spaces red, Publo on the fifth", func(t *testing.T) {
		for space := uint8(1); space < 12; space++ {
			p := round(box.Open, func(c *core, g *game) { c.space = space })
			holds(t, "no end on space "+itoa(int(space)), !p.Outcome().Over())
			is(t, "a tile turns after space "+itoa(int(space)), p.now().op == opFlip, space%2 == 1)
			is(t, "Publo comes after space "+itoa(int(space)), p.villainAt[box.MiniBoss] == at("parliament"), space == 4)
		}
		holds(t, "after the twelfth", round(box.Open, func(c *core, g *game) { c.space = 12 }).Outcome().Over())
	})
	t.Run("PEN-164 the map of the Prologue, all enemies and events, brown quests, and portals let villains in", func(t *testing.T) {
		p := lone(box.Open, func(c *core, g *game) {
			c.push(frame{op: opWalk, a: uint8(box.VillainA), b: uint8(box.ToNearest), n: 1})
		})
		is(t, "portals to come from", begins(p, vAppear), 2)
		is(t, "and the demonic one", p.portalsLeft(), 3)
		is(t, "enemies", p.enemies.Len()+4, 24)
		is(t, "events", bits.OnesCount32(p.events), 20)
		is(t, "brown quests, four of them with heroes and two open", bits.OnesCount32(uint32(p.browns)), 12-4-2)
		o := newGame(box.Edition(box.Newest), box.Prologue, 2)
		is(t, "distances", p.game.mode.Plain.Distance, o.mode.Plain.Distance)
		is(t, "actions", p.game.mode.Tokens, o.mode.Tokens)
		q := lone(box.Open, func(c *core, g *game) {
			c.players[0].at = at("slums_b")
			rich(c, g, 0)
			c.players[0].slot[walkSlot].card = g.From[box.WalkCards]
			toStep(c, stepField)
		})
		is(t, "none is closed", begins(q, vClose), 0)
	})
	t.Run("PEN-165 two from the start, one for a finished brown quest only, and none beyond the last", func(t *testing.T) {
		p := table(t, box.Open, 2, nil)
		holds(t, "two lie open", p.market[0] != box.NoCard && p.market[1] != box.NoCard)
		is(t, "none elsewhere", table(t, box.Heist, 2, nil).market, [2]box.Card{box.NoCard, box.NoCard})
		q := lone(box.Open, func(c *core, g *game) { c.complete(g, 0, personalSlot) })
		is(t, "nothing for a Personal Quest", begins(q, vQuest), 0)
		h := dealt(t, lone(box.Heist, func(c *core, g *game) { c.market[0] = card("bq_dog"); c.complete(g, 0, brownSlot) }))
		is(t, "nothing in the Heist", h.players[0].slot[brownSlot].card, box.NoCard)
		for _, done := range []int{brownSlot, brownSlot + 1} {
			r := dealt(t, lone(box.Open, func(c *core, g *game) { c.complete(g, 1, done) }))
			is(t, "who finished it is asked", r.asked(), 1)
			k := r.market[1]
			before := bits.OnesCount32(uint32(r.browns))
			r = dealt(t, play(t, r, mv(vQuest, int(k))))
			is(t, "it lies where the other lay", r.players[1].slot[done].card, k)
			is(t, "one less to draw", bits.OnesCount32(uint32(r.browns)), before-1)
		}
		last := dealt(t, lone(box.Open, func(c *core, g *game) {
			c.browns, c.market = 0, [2]box.Card{box.NoCard, card("bq_dog")}
			c.complete(g, 0, brownSlot)
		}))
		is(t, "the last one is taken", last.players[0].slot[brownSlot].card, card("bq_dog"))
		is(t, "and no other drawn", last.market, [2]box.Card{box.NoCard, box.NoCard})
	})
	t.Run("PEN-114 PEN-168 ties are for those with fewer status cards, and then shared, and never for the dead", func(t *testing.T) {
		for _, m := range []box.Mode{box.Prologue, box.Open} {
			best := func(change func(c *core)) string {
				p := table(t, m, 3, func(c *core, g *game) { change(c) })
				return fmt.Sprint(p.best(p.game))
			}
			is(t, "all alike", best(func(c *core) {}), "[0 1 2]")
			is(t, "one is hurt, for nothing", best(func(c *core) { c.players[1].woundPile = 1 }), "[0 2]")
			is(t, "one is dead", best(func(c *core) { c.players[0].dead = true; c.players[0].events = 1 }), "[1 2]")
			is(t, "points before wounds", best(func(c *core) { c.players[2].woundPile, c.players[2].events = 1, 1 }), "[2]")
		}
	})
	t.Run("PEN-168 each line of the score, and the best hero wins alone", func(t *testing.T) {
		p := round(box.Open, func(c *core, g *game) {
			c.space = 12
			q := c.me(1)
			dog := card("bq_dog")
			q.browns, q.reclaimed, q.portals, q.woundPile = 1<<(dog-g.From[box.BrownCards]), 1, 0, 2
			q.pile.Add(card("en_hound"))
		})
		is(t, "the tally", p.tally(p.game, 1), tally{quests: 2, reclaimed: 2, enemies: 1, wounds: -1})
		is(t, "in all", p.tally(p.game, 1).total(), 4)
		o := p.Outcome()
		sum := 0
		var lines []string
		for _, l := range o.Scores {
			sum += l.Points[1]
			lines = append(lines, l.Label)
		}
		is(t, "points", sum, 4)
		is(t, "the winner", fmt.Sprint(o.Winners), "[1]")
		all := strings.Join(lines, ", ")
		holds(t, all, strings.Contains(all, "reclaimed") && strings.Contains(all, "Quests") && !strings.Contains(all, "Portals"))
		first := table(t, box.Prologue, 2, nil).scores(p.game)
		holds(t, "an Open World has its own lines", len(first) == len(o.Scores))
	})
}
