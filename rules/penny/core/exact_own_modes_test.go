package core_test

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/penny/words"
	"intrigue/rules/rulestest"
)

// TestOwnModesExactly holds single words and rare cases of the clauses of a chapter.
func TestOwnModesExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
	}
	t.Run("PEN-162 PEN-79 a villain that stays is not asked whom it is after", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = table.At("docks"), table.At("slums_a")
			c.VillainAt[box.VillainB] = table.At("docks")
			pool(c, 0, box.Gold, 2)
			pool(c, 1, box.Gold, 2)
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainB, Goal: box.ToRichest, N: 1})
		})
		table.Holds(t, "no question", p.Top().Kind != core.EffectWalk)
		rulestest.Is(t, "and no step", p.VillainAt[box.VillainB], table.At("docks"))
	})
}

// TestOurRulesExactly holds single words of the clauses of levers, of results and of what is
// our own that could be broken without a test of the clause noticing.
func TestOurRulesExactly(t *testing.T) {
	lone := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, m, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0, table.Starter(box.Alice, "punch"))
			change(c, g)
		})
	}
	round := func(m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
		return lone(m, func(c *core.State, g *core.Game) { c.Stack[1] = core.Effect{Kind: core.EffectRound}; change(c, g) })
	}
	t.Run("PEN-157 a portal asks for what the lever says, and the quest tells it", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			p := table.Lay(t, box.Prologue, seats, nil)
			l := p.Game.Tuning
			opens := func(res, trophies int) bool {
				q := &p.Players[0]
				s := core.Slot{Card: q.Slot[core.WalkSlot].Card, Trophies: uint8(trophies)}
				for k := range res {
					s.Res[k%box.Resources]++
				}
				q.Slot[core.WalkSlot] = s
				return p.AffordsPortal(p.Game, q)
			}
			n := l.WalkKinds + l.WalkAny
			rulestest.Is(t, "in full, without a resource, without a trophy", [3]bool{opens(n, l.WalkTrophies), opens(n-1, l.WalkTrophies),
				opens(n, l.WalkTrophies-1)}, [3]bool{true, false, false})
			says := p.View().Hero(0).Quests[0].Needs
			for _, k := range []int{l.WalkKinds, l.WalkAny, l.WalkTrophies} {
				table.Holds(t, says+": "+strconv.Itoa(k), k == 0 || k == box.Resources || strings.Contains(says, strconv.Itoa(k)))
			}
			q := &p.Players[0]
			q.Slot[core.WalkSlot].Trophies, q.Slot[core.WalkSlot].Res = uint8(l.WalkTrophies-1), [box.Resources]uint8{}
			table.Holds(t, "room for the last trophy", p.TakesTrophy(p.Game, q, core.WalkSlot, 0))
			room := 0
			for k := 0; p.Room(p.Game, q, core.WalkSlot, k%box.Resources); k++ {
				q.Slot[core.WalkSlot].Res[k%box.Resources]++
				room++
			}
			rulestest.Is(t, "room for resources", room, n)
		}
	})
	t.Run("PEN-157 Cerberus as the lever has him, and three heads in the Heist with any number of heroes", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			p := table.Lay(t, box.Heist, seats, func(c *core.State, g *core.Game) { table.Away(c); c.Portals = 4; c.ChapterThree(g) })
			l := p.Game.Tuning
			rulestest.Is(t, "heads in the Heist", l.Heads, 3)
			rulestest.Is(t, "heads", [2]int{int(p.Heads), p.HeadsOf(p.Game)}, [2]int{l.Heads, l.Heads})
			rulestest.Is(t, "their health on the screen", p.View().Card(table.Card("b_cerberus")).Health, l.HeadHealth)
		}
	})
	t.Run("PEN-156 PEN-157 a portal is closed by as much gold as the lever says", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			p := table.Lay(t, box.Heist, seats, func(c *core.State, g *core.Game) { table.Away(c); c.Chapter = 2 })
			want := p.Game.Tuning.PortalGold
			f := core.Effect{Kind: core.EffectSale, Portal: 1, Card: table.Card("s_deed")}
			p.Push(f)
			p.Sold[1] = uint8(max(want-4, 0))
			p.Sale(p.Game, p.Top(), table.Card("s_bag")) // for three
			rulestest.Is(t, "closed, with "+strconv.Itoa(seats), p.Portals>>1&1 == 0, want <= 3)
			rulestest.Is(t, "gold there", int(p.Sold[1]), max(want-4, 0)+3)
			rulestest.Is(t, "gold elsewhere", p.Sold[0], 0)
		}
	})
	t.Run("PEN-117 no items to begin with, but as many as our own numbers say", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			printed := table.Lay(t, box.Heist, seats, nil)
			rulestest.Is(t, "items as printed", [2]int{printed.Game.Tuning.Items, printed.Items.Count()}, [2]int{0, 8})
			rulestest.Is(t, "cards of a hero", printed.Players[seats-1].Cards().Count(), 10)
			p := table.LayShort(t, seats, nil)
			items := p.Players[seats-1].Cards()
			for k := range items.All() {
				if p.Game.Of[k].Deck != box.ItemCards {
					items.Remove(k)
				}
			}
			rulestest.Is(t, "items", items.Count(), []int{2, 1, 1, 1}[seats-1])
			rulestest.Is(t, "left", p.Items.Count(), 8-seats*p.Game.Tuning.Items)
		}
	})
	t.Run("PEN-158 the Heist tells its round and chapter, and all have won it or none", func(t *testing.T) {
		told := func(over core.Ending) rules.Outcome {
			p := lone(box.Heist, func(c *core.State, g *core.Game) { c.Chapter, c.Round = 2, 7 })
			p.Over = over
			return p.Outcome()
		}
		lost, won := told(core.EndHell), told(core.EndRobbed)
		table.Holds(t, lost.Why, strings.Contains(lost.Why, "chapter II") && len(lost.Winners)+len(lost.Scores) == 0)
		table.Holds(t, won.Why, strings.Contains(won.Why, "round 7") && len(won.Winners) == 2 && len(won.Scores) == 0)
	})
	t.Run("PEN-158 no answer is read before it is given, and none is taken back in silence", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Answer = 2; c.Push(core.Effect{Kind: core.EffectEvent}) })
		p = table.Fate(t, p, mv2("draw", int(table.Card("e_raven"))))
		r, _ := p.View().Reading()
		rulestest.Is(t, "read of it", [2]string{r.Result, r.Does}, [2]string{})
		rulestest.Is(t, "chosen", r.Chosen, 0)
		table.Holds(t, "the answer reveals", p.Reveals(0, "option 1"))
		f := p.Game.Of[table.Card("e_raven")]
		table.Holds(t, "nor on the card", !strings.Contains(r.Card.Text, f.Event[0].Result) &&
			!strings.Contains(r.Card.Text, words.CardText(p.Game.Box, f.Event[0].Effect)))
		r, _ = table.Play(t, p, "option 1").View().Reading()
		rulestest.Is(t, "then it is read", [2]string{r.Result, r.Does},
			[2]string{f.Event[1].Result, words.CardText(p.Game.Box, f.Event[1].Effect)})
	})
	deal := func(foe string, damage int) *penny.Position {
		return table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0, table.Starter(box.Alice, "punch"))
			enemiesAre(c, foe)
			c.VillainAt[box.VillainA] = c.Players[0].At
			pool(c, 0, box.Damage, damage)
			table.ToStep(c, core.StepField)
		})
	}
	t.Run("PEN-162 what is forced is done", func(t *testing.T) {
		p := lone(box.Prologue, func(c *core.State, g *core.Game) { c.HellTiles = 31; c.Push(core.Effect{Kind: core.EffectFlip}) })
		rulestest.Is(t, "the last tile", p.HellCount(), 6)
		r := lone(box.Prologue, func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectLose, N: 1}) })
		rulestest.Is(t, "who has nothing loses nothing", r.Top().Kind, core.EffectTurn)
		rulestest.Is(t, "one enemy, no damage, no choice", deal("en_hound", 0).Players[0].WoundPile > 0, true)
	})
	t.Run("PEN-162 one deals until the enemy is beaten, and only if he can be or it lasts", func(t *testing.T) {
		asked := func(p *penny.Position) bool {
			return p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal
		}
		p := deal("en_hound", 2)
		table.Holds(t, "two are just enough", asked(p))
		p = table.Dealt(t, table.Play(t, p, "hit damage", "hit damage"))
		table.Holds(t, "he is beaten", p.Players[0].Pile.Has(table.Card("en_hound")))
		p = table.Play(t, deal("en_hound", 3), "hit damage", "hit damage")
		rulestest.Is(t, "a third is not asked for", [2]bool{asked(p), p.Players[0].Tokens[box.Damage] == 1}, [2]bool{false, true})
		table.Holds(t, "one is not enough", !asked(deal("en_hound", 1)))
		shroom := table.Starter(box.Alice, "alice_shroom")
		rush := func(damage int) *penny.Position {
			return lone(box.Rush, func(c *core.State, g *core.Game) {
				c.Opponents[0], c.VillainAt[box.MiniBoss], c.Players[0].At = table.Card("br_porter"), table.At("parliament"),
					table.At("parliament")
				c.Player(0).Drop(shroom)
				c.Players[0].Slot[core.ChargeSlot] = core.Slot{Card: shroom, Res: [box.Resources]uint8{box.Society: 3}}
				pool(c, 0, box.Damage, damage)
				table.ToStep(c, core.StepField)
			})
		}
		rulestest.Is(t, "with an opponent of a Rush it lasts", [2]bool{asked(rush(1)), asked(rush(0))}, [2]bool{true, false})
	})
	t.Run("PEN-163 either basic portal, never both, and the Decision Token stays", func(t *testing.T) {
		p := table.Play(t, table.Fresh(t, box.Prologue, 1), "be maria")
		for n, where := range []string{"cemetery_gate", "slums_b"} {
			q := table.Fate(t, p, rules.Move("portal "+strconv.Itoa(n)))
			rulestest.Is(t, "basic portals", q.PortalsLeft(), 2)
			table.Holds(t, where+" and Parliament", q.PortalOn(q.Game, table.At(where)) >= 0 &&
				q.PortalOn(q.Game, table.At("parliament")) >= 0)
		}
		_, err := p.After(rules.Luck, "portal 2")
		table.Holds(t, "there is no third", err != nil)
		q := table.Lay(t, box.Prologue, 1, func(c *core.State,
			g *core.Game) {
			table.Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "holder after a round", q.DecisionHolder, 0)
		rulestest.Is(t, "portals of a lone hero elsewhere", table.Lay(t, box.Open, 1, nil).PortalsLeft(),
			table.Lay(t, box.Open, 2, nil).PortalsLeft())
	})
	t.Run("PEN-164 twelve rounds, even spaces red, Publo on the fifth", func(t *testing.T) {
		for space := uint8(1); space < 12; space++ {
			p := round(box.Open, func(c *core.State, g *core.Game) { c.HellSpace = space })
			table.Holds(t, "no end on space "+strconv.Itoa(int(space)), !p.Outcome().Over())
			rulestest.Is(t, "a tile turns after space "+strconv.Itoa(int(space)), p.Top().Kind == core.EffectFlip, space%2 == 1)
			rulestest.Is(t, "Publo comes after space "+strconv.Itoa(int(space)),
				p.VillainAt[box.MiniBoss] == table.At("parliament"), space == 4)
		}
		table.Holds(t, "after the twelfth", round(box.Open, func(c *core.State, g *core.Game) { c.HellSpace = 12 }).Outcome().Over())
	})
	t.Run("PEN-164 the map of the Prologue, all enemies and events, brown quests, and portals let villains in", func(t *testing.T) {
		p := lone(box.Open, func(c *core.State, g *core.Game) {
			c.Push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 1})
		})
		rulestest.Is(t, "portals to come from", begins(p, core.Appear), 2)
		rulestest.Is(t, "and the demonic one", p.PortalsLeft(), 3)
		rulestest.Is(t, "enemies", p.Enemies.Len()+4, 24)
		rulestest.Is(t, "events", bits.OnesCount32(p.Events), 20)
		rulestest.Is(t, "brown quests, four of them with heroes and two open", bits.OnesCount32(uint32(p.Browns)), 12-4-2)
		o := core.NewGame(box.Prologue, 2)
		rulestest.Is(t, "distances", p.Game.Scenario.Plain.Distance, o.Scenario.Plain.Distance)
		rulestest.Is(t, "actions", p.Game.Scenario.Tokens, o.Scenario.Tokens)
		q := lone(box.Open, func(c *core.State, g *core.Game) {
			c.Players[0].At = table.At("slums_b")
			table.Rich(c, g, 0)
			c.Players[0].Slot[core.WalkSlot].Card = g.From[box.WalkCards]
			table.ToStep(c, core.StepField)
		})
		rulestest.Is(t, "none is closed", begins(q, core.Close), 0)
	})
	t.Run("PEN-165 two from the start, one for a finished brown quest only, and none beyond the last", func(t *testing.T) {
		p := table.Lay(t, box.Open, 2, nil)
		table.Holds(t, "two lie open", p.Market[0] != box.NoCard && p.Market[1] != box.NoCard)
		rulestest.Is(t, "none elsewhere", table.Lay(t, box.Heist, 2, nil).Market, [2]box.Card{box.NoCard, box.NoCard})
		q := lone(box.Open, func(c *core.State, g *core.Game) { c.Complete(g, 0, core.PersonalSlot) })
		rulestest.Is(t, "nothing for a Personal Quest", begins(q, core.Quest), 0)
		h := table.Dealt(t, lone(box.Heist, func(c *core.State, g *core.Game) {
			c.Market[0] = table.Card("bq_dog")
			c.Complete(g, 0, core.BrownSlot)
		}))
		rulestest.Is(t, "nothing in the Heist", h.Players[0].Slot[core.BrownSlot].Card, box.NoCard)
		for _, done := range []int{core.BrownSlot, core.BrownSlot + 1} {
			r := table.Dealt(t, lone(box.Open, func(c *core.State, g *core.Game) { c.Complete(g, 1, done) }))
			rulestest.Is(t, "who finished it is asked", r.Asked(), 1)
			k := r.Market[1]
			before := bits.OnesCount32(uint32(r.Browns))
			r = table.Dealt(t, table.Play(t, r, move(core.Quest, int(k))))
			rulestest.Is(t, "it lies where the other lay", r.Players[1].Slot[done].Card, k)
			rulestest.Is(t, "one less to draw", bits.OnesCount32(uint32(r.Browns)), before-1)
		}
		last := table.Dealt(t, lone(box.Open, func(c *core.State, g *core.Game) {
			c.Browns, c.Market = 0, [2]box.Card{box.NoCard, table.Card("bq_dog")}
			c.Complete(g, 0, core.BrownSlot)
		}))
		rulestest.Is(t, "the last one is taken", last.Players[0].Slot[core.BrownSlot].Card, table.Card("bq_dog"))
		rulestest.Is(t, "and no other drawn", last.Market, [2]box.Card{box.NoCard, box.NoCard})
	})
	t.Run("PEN-114 PEN-168 ties are for those with fewer status cards, and then shared, and never for the dead", func(t *testing.T) {
		for _, m := range []box.Mode{box.Prologue, box.Open} {
			best := func(change func(c *core.State)) string {
				p := table.Lay(t, m, 3, func(c *core.State, g *core.Game) { change(c) })
				return fmt.Sprint(p.Best(p.Game))
			}
			rulestest.Is(t, "all alike", best(func(c *core.State) {}), "[0 1 2]")
			rulestest.Is(t, "one is hurt, for nothing", best(func(c *core.State) { c.Players[1].WoundPile = 1 }), "[0 2]")
			rulestest.Is(t, "one is dead", best(func(c *core.State) { c.Players[0].Dead = true; c.Players[0].Events = 1 }), "[1 2]")
			rulestest.Is(t, "points before wounds", best(func(c *core.State) { c.Players[2].WoundPile, c.Players[2].Events = 1, 1 }), "[2]")
		}
	})
	t.Run("PEN-168 each line of the score, and the best hero wins alone", func(t *testing.T) {
		p := round(box.Open, func(c *core.State, g *core.Game) {
			c.HellSpace = 12
			q := c.Player(1)
			dog := table.Card("bq_dog")
			q.Browns, q.Reclaimed, q.Portals, q.WoundPile = 1<<(dog-g.From[box.BrownCards]), 1, 0, 2
			q.Pile.Add(table.Card("en_hound"))
		})
		rulestest.Is(t, "the tally", p.Tally(p.Game, 1), core.Tally{Quests: 2, Reclaimed: 2, Enemies: 1, Wounds: -1})
		rulestest.Is(t, "in all", p.Tally(p.Game, 1).Total(), 4)
		o := p.Outcome()
		sum := 0
		var lines []string
		for _, l := range o.Scores {
			sum += l.Points[1]
			lines = append(lines, l.Label)
		}
		rulestest.Is(t, "points", sum, 4)
		rulestest.Is(t, "the winner", fmt.Sprint(o.Winners), "[1]")
		all := strings.Join(lines, ", ")
		table.Holds(t, all, strings.Contains(all, "reclaimed") && strings.Contains(all, "Quests") && !strings.Contains(all, "Portals"))
		first := words.Scores(&table.Lay(t, box.Prologue, 2, nil).Position.State, p.Game)
		table.Holds(t, "an Open World has its own lines", len(first) == len(o.Scores))
	})
}
