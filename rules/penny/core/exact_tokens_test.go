package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestActionTokensExactly holds each half of what the action tokens offer in step 4.
func TestActionTokensExactly(t *testing.T) {
	hound, bull := table.Card("en_hound"), table.Card("en_bull")
	punch, coin, money := table.Starter(box.Alice, "punch"), table.Starter(box.Alice, "last_penny"),
		table.Starter(box.Alice, "pocket_money")
	buyer := func(gold, science int) *penny.Position {
		return table.Play(t, standing(t, box.Prologue, "billingsgate", func(c *core.State, g *core.Game) {
			pool(c, 0, box.Gold, gold)
			pool(c, 0, box.Science, science)
		}), "act")
	}
	t.Run("PEN-63 nothing is replaced after a card is bought, and gold pays no further one", func(t *testing.T) {
		p := buyer(40, 1)
		rulestest.Is(t, "to replace", begins(p, core.Replace), 4)
		p = table.Dealt(t, table.Play(t, p, move(core.Buy, int(p.ShopRow[0]))))
		rulestest.Is(t, "to replace, and further ones for one resource", [2]int{begins(p, core.Replace), begins(p, core.BuyFor)},
			[2]int{0, 6})
	})
	t.Run("PEN-64 Pennies cost their price, and leave their stack", func(t *testing.T) {
		p := buyer(7, 1)
		two, three := p.Twos.First(), p.Threes.First()
		p = table.Play(t, p, move(core.Buy, int(two)), move(core.BuyFor, int(three), int(box.Science)))
		rulestest.Is(t, "gold, and both stacks", [3]int{int(p.Players[0].Tokens[box.Gold]), p.Twos.Count(), p.Threes.Count()},
			[3]int{1, 11, 7})
		rulestest.Is(t, "hers, and no more theirs", [4]bool{p.Players[0].Pile.Has(two), p.Players[0].Pile.Has(three), p.Twos.Has(two),
			p.Threes.Has(three)}, [4]bool{true, true, false, false})
	})
	t.Run("PEN-65 PEN-92 Wounded cards of either place are healed, Gravely Wounded ones never", func(t *testing.T) {
		ward := func(under, pile, grave uint8) *penny.Position {
			return standing(t, box.Prologue, "hospital_ward", func(c *core.State, g *core.Game) {
				c.Players[0].Under, c.Players[0].WoundPile, c.Players[0].Grave = under, pile, grave
			})
		}
		rulestest.Is(t, "under, pile, grave", [3]int{begins(ward(1, 0, 0), core.Act), begins(ward(0, 1, 0), core.Act),
			begins(ward(0, 0, 3), core.Act)}, [3]int{1, 1, 0})
		rulestest.Is(t, "what there is to heal", begins(table.Play(t, ward(0, 1, 2), "act"), core.Heal), 1)
	})
	t.Run("PEN-67 one enemy, with or without shuffling, and none is shuffled after the row is full", func(t *testing.T) {
		p := table.Play(t, standing(t, box.Prologue, "scotland_yard", func(c *core.State, g *core.Game) {
			enemiesAre(c, "en_hound", "en_eel", "en_cab", "en_bull")
			pool(c, 0, box.Science, 1)
		}), "act")
		q := table.Dealt(t, table.Play(t, p, move(core.Claim, int(hound))))
		rulestest.Is(t, "taken at once, and one is enough", [2]int{q.Players[0].Foes.Count(), begins(q, core.Claim)}, [2]int{1, 0})
		p = table.Dealt(t, table.Play(t, p, move(core.Shuffle, int(bull)), "done"))
		rulestest.Is(t, "to shuffle, and to take", [2]int{begins(p, core.Shuffle), begins(p, core.Claim)}, [2]int{0, 4})
	})
	t.Run("PEN-68 another hero's enemy is not yours to fight", func(t *testing.T) {
		p := standing(t, box.Prologue, "docks", func(c *core.State, g *core.Game) {
			enemiesAre(c, "en_eel", "en_cab", "en_bull", "en_table")
			c.Enemies.Take(core.CardOf(hound))
			c.Players[1].Foes.Add(hound)
			c.VillainAt[box.VillainA] = table.At("docks")
		})
		rulestest.Is(t, "to fight", begins(p, core.Fight), 4)
		table.Holds(t, "Jack's Hound", !table.Offered(p, move(core.Fight, int(hound))))
	})
	t.Run("PEN-69 the answer given has its own result, the card is for who met it, and no other way leads to an event", func(t *testing.T) {
		p := table.Play(t, standing(t, box.Prologue, "fleet_street", func(c *core.State, g *core.Game) { pool(c, 0, box.Science, 1) }),
			"act")
		p = table.Fate(t, p, mv2("draw", int(table.Card("e_raven"))))
		p = table.Dealt(t, table.Play(t, p, "option 1"))
		rulestest.Is(t, "society, occultism", [2]uint8{p.Players[0].Tokens[box.Society], p.Players[0].Tokens[box.Occultism]},
			[2]uint8{1, 0})
		rulestest.Is(t, "Alice's and Jack's", [2]int{p.Reckon(p.Game, 0).Events, p.Reckon(p.Game, 1).Events}, [2]int{1, 0})
		q := standing(t, box.Prologue, "slums_a", func(c *core.State, g *core.Game) {
			pool(c, 0, box.Science, 1)
			table.ToStep(c, core.StepBuild)
			table.Hand(c, 0, punch)
		})
		rulestest.Is(t, "step 4, and no event", table.Play(t, q, "done").Top().Kind, core.EffectTurn)
	})
	t.Run("PEN-70 in each turn, for its hero, after step 3 only, and not in a shortcut", func(t *testing.T) {
		done := func(where box.Place, step uint8) *penny.Position {
			return table.Play(t, lone(t, box.Open, func(c *core.State, g *core.Game) {
				c.Players[0].At, c.DecisionHolder = where, 1
				c.Players[0].Events = 1 << 3 // met in an earlier turn
				c.Events &^= 1 << 3
				pool(c, 0, box.Science, 1)
				table.Hand(c, 0, punch)
				table.ToStep(c, step)
			}), "done")
		}
		p := done(table.At("slums_a"), core.StepBuild)
		rulestest.Is(t, "an event", p.Top().Kind, core.EffectEvent)
		rulestest.Is(t, "for Alice", table.Fate(t, p, mv2("draw", int(table.Card("e_raven")))).Asked(), 0)
		rulestest.Is(t, "on a shortcut token", done(table.At("docks"), core.StepBuild).Top().Kind, core.EffectEvent)
		rulestest.Is(t, "none after step 4", done(table.At("slums_a"), core.StepField).Top().Kind, core.EffectTurn)
		rulestest.Is(t, "none in a shortcut", done(box.Sewer, core.StepBuild).Top().Kind, core.EffectTurn)
		rulestest.Is(t, "the token still works", begins(standing(t, box.Open, "music_hall", func(c *core.State, g *core.Game) {}),
			core.Act), 1)
	})
	t.Run("PEN-71 movement tokens and cards of the action pool are traded", func(t *testing.T) {
		p := table.Play(t, standing(t, box.Prologue, "the_tower", func(c *core.State, g *core.Game) {
			pool(c, 0, box.Movement, 2)
			owns(c, 0, &c.Players[0].Pool, coin)
		}), "trade jack")
		table.Holds(t, "a token", table.Offered(p, "give movement"))
		p = table.Play(t, p, "give movement", move(core.Hand, int(coin)), "propose", "accept")
		rulestest.Is(t, "Jack's", [3]int{int(p.Players[1].Tokens[box.Movement]), p.Players[1].Pile.And(set(coin)).Count(),
			p.Players[0].Pool.Count()}, [3]int{1, 1, 0})
	})
	t.Run("PEN-72 out of the action pool or the discard pile, never the hand, and gold pays for no further one", func(t *testing.T) {
		dome := func(change func(c *core.State, q *core.Player)) *penny.Position {
			return standing(t, box.Heist, "st_pauls", func(c *core.State, g *core.Game) { bare(c, 0); change(c, c.Player(0)) })
		}
		rulestest.Is(t, "pool, pile, hand", [3]int{
			begins(dome(func(c *core.State, q *core.Player) { q.Pool.Add(coin) }), core.Act),
			begins(dome(func(c *core.State, q *core.Player) { q.Pile.Add(coin) }), core.Act),
			begins(dome(func(c *core.State, q *core.Player) { q.Hand.Add(coin) }), core.Act),
		}, [3]int{1, 1, 0})
		p := table.Play(t, dome(func(c *core.State, q *core.Player) {
			q.Hand.Add(punch)
			q.Pile.Add(coin)
			q.Pool.Add(money)
			pool(c, 0, box.Gold, 2)
			pool(c, 0, box.Science, 1)
		}), "act")
		rulestest.Is(t, "to destroy", begins(p, core.Destroy), 2)
		p = table.Play(t, p, move(core.Destroy, int(coin)))
		rulestest.Is(t, "further ones, for science", begins(p, core.DestroyFor), 1)
	})
	t.Run("PEN-72 holding gold: it is neither asked for nor taken", func(t *testing.T) {
		dome := func(science int) *penny.Position {
			p := standing(t, box.Heist, "st_pauls", func(c *core.State, g *core.Game) {
				bare(c, 0)
				q := c.Player(0)
				for _, k := range []box.Card{coin, punch, money} {
					q.Pile.Add(k)
				}
				pool(c, 0, box.Gold, 3)
				pool(c, 0, box.Science, science)
			})
			return table.Play(t, p, "act", move(core.Destroy, int(coin)))
		}
		p := dome(2)
		rulestest.Is(t, "the first card is free: gold, science",
			[2]uint8{p.Players[0].Tokens[box.Gold], p.Players[0].Tokens[box.Science]}, [2]uint8{3, 2})
		p = table.Play(t, p, move(core.DestroyFor, int(punch), int(box.Science)), move(core.DestroyFor, int(money), int(box.Science)))
		rulestest.Is(t, "two more for two science", [2]uint8{p.Players[0].Tokens[box.Gold], p.Players[0].Tokens[box.Science]},
			[2]uint8{3, 0})
		rulestest.Is(t, "destroyed", p.Players[0].Aside.Count(), 3)
		poor := dome(0)
		rulestest.Is(t, "with gold alone no further card", begins(poor, core.DestroyFor), 0)
		table.Holds(t, "the others stay", poor.Players[0].Pile.Has(punch) && poor.Players[0].Pile.Has(money))
	})
	t.Run("PEN-73 one for one", func(t *testing.T) {
		p := standing(t, box.Heist, "reading_room", func(c *core.State, g *core.Game) { pool(c, 0, box.Violence, 2) })
		p = table.Play(t, p, "act", "gain science", "swap violence occultism")
		q := p.Players[0].Tokens
		rulestest.Is(t, "occultism, science, violence", [3]uint8{q[box.Occultism], q[box.Science], q[box.Violence]}, [3]uint8{1, 1, 1})
		rulestest.Is(t, "two more", p.Top().N, 2)
	})
	t.Run("PEN-74 out of the action pool too, not the hand, for a card of the stack on the discard pile", func(t *testing.T) {
		docks := func(change func(c *core.State, q *core.Player)) *penny.Position {
			return standing(t, box.Heist, "docks",
				func(c *core.State, g *core.Game) { bare(c, 0); pool(c, 0, box.Science, 1); change(c, c.Player(0)) })
		}
		p := docks(func(c *core.State, q *core.Player) { q.Pool.Add(money); q.Hand.Add(coin) })
		p = table.Play(t, p, "act", move(core.Raise, int(money)))
		q := &p.Players[0]
		rulestest.Is(t, "stack, pile, hand, destroyed", [4]int{p.Threes.Count(), q.Pile.Count(), q.Hand.Count(), q.Aside.Count()},
			[4]int{7, 1, 1, 1})
		rulestest.Is(t, "nothing more: the penny is in hand", begins(p, core.RaiseFor), 0)
		rulestest.Is(t, "with no Three Pennies left",
			begins(docks(func(c *core.State, q *core.Player) { q.Pool.Add(money); c.Threes = box.Set{} }), core.Act), 0)
		rulestest.Is(t, "out of the hand alone", begins(docks(func(c *core.State, q *core.Player) { q.Hand.Add(money) }), core.Act), 0)
	})
	t.Run("PEN-75 figures and portals stay, whichever side comes up and whoever turns the tile", func(t *testing.T) {
		for _, london := range []bool{false, true} {
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].At, c.VillainAt[box.VillainA] = table.At("slums_b"), table.At("slums_b")
				c.HellTiles = map[bool]uint8{true: 1<<box.Bank - 1}[london]
				c.Push(core.Effect{Kind: core.EffectFlip, London: london})
			})
			p = table.Play(t, p, "flip southbank")
			rulestest.Is(t, "turned", p.OnHell(p.Game, table.At("slums_b")), !london)
			rulestest.Is(t, "Alice, A and the portal", [3]int{int(p.Players[0].At), int(p.VillainAt[box.VillainA]),
				p.PortalOn(p.Game, table.At("slums_b"))}, [3]int{int(table.At("slums_b")), int(table.At("slums_b")), 1})
		}
	})
}

// set is a set of cards.
func set(of ...box.Card) (s box.Set) {
	for _, k := range of {
		s.Add(k)
	}
	return s
}
