package core_test

import (
	"strconv"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
)

func TestUpgradesInformerAndThieves(t *testing.T) {
	brawl := func(where string, changes ...Change) *penny.Position {
		return acting(t, box.Heist, where, lurks(box.VillainA, where), enemies("en_hound"), then(changes))
	}
	t.Run("PEN-74 each further upgrade costs a resource", func(t *testing.T) {
		a, b := Starter(box.Alice, "pocket_money"), Starter(box.Alice, "last_penny")
		p := acting(t, box.Heist, "docks", func(c *core.State, g *core.Game) {
			for _, k := range []box.Card{a, b} {
				c.Player(0).Drop(k)
				c.Player(0).Pile.Add(k)
			}
		}, has(0, box.Science, 1))
		p = Play(t, p, "act", move(core.Raise, int(a)), move(core.RaiseFor, int(b), int(box.Science)))
		is(t, "paid", p.Players[0].Tokens[box.Science], 0)
		is(t, "one more each", [2]int{p.Twos.Count(), p.Threes.Count()}, [2]int{11, 7})
	})
	t.Run("PEN-118 the informer sits at one portal, and takes no more than he asks", func(t *testing.T) {
		p := acting(t, box.Heist, "brick_lane", func(c *core.State, g *core.Game) {
			c.HeroGold = uint8(g.Tuning.Goal)
			pool(c, 0, box.Gold, 2)
		})
		is(t, "elsewhere", begins(p, core.Inform), 0)
		q := acting(t, box.Heist, "westminster_abbey", func(c *core.State, g *core.Game) { c.HeroGold = uint8(g.Tuning.Goal) })
		is(t, "there", begins(q, core.Inform), 1)
	})
	t.Run("PEN-120 what the thieves had is gone when they strike", func(t *testing.T) {
		p := brawl("the_tower", func(c *core.State, g *core.Game) { c.HeroGold, c.ThiefGold = 5, uint8(g.Tuning.Trigger-1) })
		is(t, "on the Villains card", p.ThiefGold, 0)
		is(t, "on the Heroes card", p.HeroGold, 4)
		q := brawl("the_tower", func(c *core.State, g *core.Game) { c.HeroGold, c.ThiefGold = 5, uint8(g.Tuning.Trigger-2) })
		is(t, "one before", [2]uint8{q.ThiefGold, q.HellSpace}, [2]uint8{uint8(q.Game.Tuning.Trigger - 1), 1})
	})
	t.Run("PEN-121 in Hell alone, first what is at hand, Demonic Pennies too, and a tile turns with the token", func(t *testing.T) {
		d := Card("s_deed")
		p := brawl("the_tower", func(c *core.State, g *core.Game) { c.Shop.Take(core.CardOf(d)); c.Players[0].Pile.Add(d) })
		Holds(t, "not in London", p.Players[0].Pile.Has(d) && p.HellSpace == 1)
		q := brawl("the_tower", hell("the_tower"), func(c *core.State, g *core.Game) {
			c.Demonic.Remove(Card("dp_obol"))
			c.Players[0].Pile.Add(Card("dp_obol"))
			c.Shop.Take(core.CardOf(d))
			c.Players[0].Deck.Add(d)
		})
		Holds(t, "the Obol, not the Deed of the deck", q.Players[0].Aside.Has(Card("dp_obol")) && q.Players[0].Deck.Has(d))
		r := brawl("the_tower", hell("the_tower"))
		is(t, "the token, and a tile", [2]int{int(r.HellSpace), int(r.Top().Kind)}, [2]int{2, int(core.EffectFlip)})
	})
}

func TestSalesAndQuestsOfTheHeist(t *testing.T) {
	t.Run("PEN-122 PEN-156 as dear is sold, from the pool too, and a further sale costs a resource", func(t *testing.T) {
		k, other := Card("s_bag"), Card("s_ticket")
		p := acting(t, box.Heist, "brick_lane", func(c *core.State, g *core.Game) {
			c.Chapter = 2
			for _, s := range []box.Card{k, other, Card("s_fence")} {
				c.Shop.Take(core.CardOf(s))
				for i := range c.ShopRow {
					if c.ShopRow[i] == s {
						c.ShopRow[i] = box.NoCard
					}
				}
			}
			c.Players[0].Pool.Add(k)
			c.Players[0].Hand.Add(other)
		}, has(0, box.Science, 1),
			func(c *core.State, g *core.Game) { c.Shop.Shuffle(core.CardOf(Card("s_fence"))) })
		p = Fate(t, Play(t, p, "haggle", move(core.Sell, int(other))), mv2("draw", int(Card("s_fence"))))
		is(t, "three is too dear for one", p.Sold, [2]uint8{})
		p = Play(t, p, move(core.SellFor, int(k), int(box.Science)))
		is(t, "paid", p.Players[0].Tokens[box.Science], 0)
		Holds(t, "out of the pool", p.Players[0].Aside.Has(k))
		for _, same := range p.Shop.Heap() {
			if p.Game.Of[same].Cost == 3 {
				p = Fate(t, p, mv2("draw", int(same)))
				break
			}
		}
		is(t, "three for three", p.Sold[1], 3)
	})
	t.Run("PEN-124 the Bank shows Hell", func(t *testing.T) {
		p := withPunch(t, box.Heist, func(c *core.State, g *core.Game) { c.Chapter, c.Portals = 2, 4; c.ChapterThree(g) })
		Holds(t, "from the start", p.OnHell(p.Game, At("vault")))
	})
	t.Run("PEN-131 the trophies of a finished quest go back", func(t *testing.T) {
		p := withPunch(t, box.Heist, func(c *core.State, g *core.Game) {
			c.Trophies = 15
			c.Players[0].Slot[core.BrownSlot] = core.Slot{Card: Card("bq_dog"), Trophies: 1,
				Res: [box.Resources]uint8{box.Violence: 1}}
		}, inStep(core.StepBuild))
		p = Play(t, p, move(core.Finish, int(Card("bq_dog"))))
		is(t, "in the pool", p.Trophies, 16)
	})
	t.Run("PEN-145 whom Mutton Shunter hits discards a card for each hit", func(t *testing.T) {
		p := acting(t, box.Heist, "embankment",
			hand(0, Starter(box.Alice, "punch"), Starter(box.Alice, "boxing"), Starter(box.Alice, "resources")),
			func(c *core.State, g *core.Game) { c.HeroGold, c.VillainAt[box.MiniBoss] = 5, At("embankment") })
		for p.Top().Kind == core.EffectPick {
			p = Play(t, p, p.Choices(0)[0].Move)
		}
		is(t, "wounds and cards left", [2]int{int(p.Players[0].WoundPile), p.Players[0].Hand.Count()}, [2]int{2, 1})
		is(t, "and no thieves", p.ThiefGold, 0)
	})
	t.Run("PEN-160 goods are taken before the Field Action, out of the pool of trophies, and no more than needed", func(t *testing.T) {
		p := acting(t, box.Prologue, "slums_b",
			hand(0, Card("s_deed"), Card("s_ticket"), Card("s_razor"), Starter(box.Alice, "punch")),
			has(0, box.Science, 1))
		p = Play(t, p, move(core.Pawn, int(Card("s_deed"))))
		is(t, "in the pool", p.Trophies, 15)
		p = Play(t, p, move(core.Pawn, int(Card("s_ticket"))))
		is(t, "two are enough for two heroes", begins(p, core.Pawn), 0)
		is(t, "still step 4", p.Stack[1].Step, core.StepField)
		q := acting(t, box.Prologue, "docks", hand(0, Card("s_deed")), has(0, box.Science, 1))
		is(t, "not elsewhere", begins(q, core.Pawn), 0)
	})
}

func TestLeversOfOurOwnModes(t *testing.T) {
	t.Run("PEN-161 in a Short Heist from chapter I on, in the Heist only from its round on", func(t *testing.T) {
		ends := func(round int) func(c *core.State, g *core.Game) {
			return func(c *core.State, g *core.Game) {
				Away(c)
				c.Round, c.Stack[1] = uint8(round), core.Effect{Kind: core.EffectRound}
			}
		}
		is(t, "put by in the first round of a Short Heist", LayShort(t, 2, ends(1)).ThiefGold, 1)
		for seats := 1; seats <= core.MostHeroes; seats++ {
			late := Lay(t, box.Heist, seats, nil).Game.Tuning.ThievesRound
			before, after := Lay(t, box.Heist, seats, ends(late-1)), Lay(t, box.Heist, seats, ends(late))
			is(t, "put by in the Heist, before and in round "+strconv.Itoa(late), [2]uint8{before.ThiefGold, after.ThiefGold},
				[2]uint8{0, 1})
		}
	})
	t.Run("PEN-166 both resources are spent, and there is a trophy for a quest", func(t *testing.T) {
		p := acting(t, box.Open, "docks", hell("docks"), func(c *core.State, g *core.Game) { stocked(c, 0, 1) },
			has(0, box.Science, 1), has(0, box.Violence, 1),
			slot(0, core.BrownSlot, core.Slot{Card: Card("bq_dog")}), func(c *core.State, g *core.Game) {
				c.Players[0].Slot[core.BrownSlot+1] = core.Slot{Card: box.NoCard}
			})
		p = Play(t, p, "reclaim science violence")
		is(t, "spent", p.Players[0].ResourcesOf(), 0)
		is(t, "a trophy", p.Players[0].Slot[core.BrownSlot].Trophies, 1)
	})
	t.Run("PEN-167 as many tiles as the lever says are too many, and as many schemes are read", func(t *testing.T) {
		last := func(hell int) string {
			p := withPunch(t, box.Open, func(c *core.State, g *core.Game) { c.HellSpace, c.HellTiles = 12, 1<<hell-1 },
				phase(core.EffectRound))
			return p.Outcome().Ending
		}
		n := core.NewGame(box.Open, 2).Tuning.HellTiles
		is(t, "one less, and as many", [2]string{last(n - 1), last(n)}, [2]string{"held", "annexed"})
		for seats := 1; seats <= core.MostHeroes; seats++ {
			p := Lay(t, box.Open, seats, func(c *core.State, g *core.Game) {
				c.Stack[1] = core.Effect{Kind: core.EffectRounds, Step: core.RoundScheme}
				c.Stack[0] = c.Stack[1]
				c.Depth = 0
			})
			is(t, "schemes", int(p.Depth), max(p.Game.Tuning.Schemes, 1))
		}
	})
}

func TestOpponentsComeInOrder(t *testing.T) {
	boss := func(key string, changes ...Change) *penny.Position {
		return withPunch(t, box.Rush, func(c *core.State, g *core.Game) {
			c.Opponents = [4]box.Card{Card(key), Card("br_index"), Card("b_cerberus"), Card("br_regent")}
			c.Heads, c.VillainAt[box.MiniBoss] = 3, At("parliament")
		}, then(changes))
	}
	t.Run("PEN-169 PEN-170 mini-bosses first, after five rounds and then after one", func(t *testing.T) {
		p := Lay(t, box.Rush, 2, nil)
		for _, k := range p.Opponents[:2] {
			Holds(t, p.Game.Of[k].Name+" is a mini-boss", p.Game.Of[k].Foe.Keywords>>6&1 != 0)
		}
		is(t, "rounds of rest", int(p.Pause), 5)
		q := withPunch(t, box.Rush, func(c *core.State, g *core.Game) { c.VillainAt[box.MiniBoss] = box.NoPlace },
			push(core.Effect{Kind: core.EffectReap}))
		for q.Top().Kind == core.EffectPick {
			q = Play(t, q, "done")
		}
		q = Changed(q, anew, phase(core.EffectRound))
		is(t, "not in the round he fell", q.VillainAt[box.MiniBoss], box.NoPlace)
		q = Changed(Dealt(t, q), func(c *core.State,
			g *core.Game) {
			c.Depth = 1
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		is(t, "in the next", q.VillainAt[box.MiniBoss], At("parliament"))
	})
	t.Run("PEN-171 Cerberus in a Rush, and damage upon damage", func(t *testing.T) {
		p := boss("b_cerberus")
		is(t, "each head", p.HealthOf(p.Game, Card("b_cerberus")), 3+2+p.Game.Tuning.Tougher)
		q := boss("br_porter", func(c *core.State, g *core.Game) { c.Bruise = 2 }, stands(0, "parliament"),
			has(0, box.Damage, 1), inStep(core.StepField))
		q = Play(t, q, "hit damage")
		is(t, "two and one", q.Bruise, 3)
	})
	t.Run("PEN-172 Old Father Thames floods, and the Regent turns his tile at half", func(t *testing.T) {
		p := boss("br_leviathan", stands(0, "scotland_yard"), stands(1, "slums_b"),
			hand(0, Starter(box.Alice, "punch"), Starter(box.Alice, "boxing")), func(c *core.State, g *core.Game) {
				c.Stack[1] = core.Effect{Kind: core.EffectRound, Step: core.EndAfter}
			})
		is(t, "asked for a card", [2]int{int(p.Top().Kind), int(p.Asked())}, [2]int{int(core.EffectPick), 0})
		regent := func(dealt int) *penny.Position {
			q := boss("br_regent", stands(0, "parliament"), has(0, box.Damage, dealt), inStep(core.StepField))
			for range dealt {
				q = Play(t, q, "hit damage")
			}
			return q
		}
		q := regent(9)
		is(t, "his health", q.HealthOf(q.Game, Card("br_regent")), 17)
		Holds(t, "8 of 17 are not half", !regent(8).OnHell(q.Game, At("parliament")))
		Holds(t, "his tile", q.OnHell(q.Game, At("parliament")))
		is(t, "and the row", q.Top().Kind, core.EffectRefresh)
		text := q.View().Label("card." + strconv.Itoa(int(Card("br_regent")))).Text
		Holds(t, text, strings.Contains(text, "Once it has lost 9 health:"))
	})
	t.Run("PEN-173 nothing for the dead", func(t *testing.T) {
		p := boss("br_porter", func(c *core.State, g *core.Game) {
			c.Players[1].Dead, c.Players[1].At, c.Players[1].WoundPile = true, box.NoPlace, 1
		}, push(core.Effect{Kind: core.EffectReap}))
		Holds(t, "nor is he asked what to heal", p.Top().Kind != core.EffectPick)
		is(t, "Pennies", p.Twos.Count(), 11)
	})
	t.Run("PEN-174 the score of the team, line by line", func(t *testing.T) {
		p := boss("br_porter", func(c *core.State, g *core.Game) {
			c.Beaten, c.HellSpace, c.Players[0].Grave, c.Players[1].Grave = 2, 5, 1, 4
			c.Players[1].Dead, c.Over = true, core.EndDead
		})
		var sum []int
		for _, l := range p.Outcome().Scores {
			sum = append(sum, l.Points[0])
		}
		is(t, "beaten, spared, grave, dead", [4]int(sum), [4]int{10, 0, -5, -3})
	})
}

func TestDeathsAndTheEndOfAHeist(t *testing.T) {
	t.Run("PEN-127 the Heist is won by all, however their cards would score", func(t *testing.T) {
		p := withPunch(t, box.Heist, func(c *core.State, g *core.Game) { c.Players[1].Portals, c.Over = 2, core.EndRobbed })
		is(t, "winners", len(p.Outcome().Winners), 2)
	})
	t.Run("PEN-129 what would be lost first is spent first", func(t *testing.T) {
		p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) { pool(c, 0, box.Gold, 3); c.Players[0].Late[box.Gold] = 2 })
		q := &p.Players[0]
		q.Spend(box.Gold, 1)
		is(t, "still kept", q.Late[box.Gold], 2)
		q.Spend(box.Gold, 1)
		is(t, "then less", q.Late[box.Gold], 1)
	})
	t.Run("PEN-136 after a death the next living hero reads a scheme", func(t *testing.T) {
		p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].Under, c.Players[0].WoundHand, c.Players[0].Grave = 3, 1, 3
		}, inStep(core.StepBuild))
		p = Play(t, p, "done")
		is(t, "who, and what", [2]int{int(p.Top().Hero), int(p.Top().Kind)}, [2]int{1, int(core.EffectScheme)})
	})
	t.Run("PEN-138 who is placed onto a hero does not fight him", func(t *testing.T) {
		p := withPunch(t, box.Prologue, lurks(box.VillainB, "docks"), lurks(box.VillainC, "docks"),
			func(c *core.State, g *core.Game) { c.Players[0].At, c.Portals = At("slums_b"), 2 },
			performs("sc_reinforce"))
		is(t, "A", p.VillainAt[box.VillainA], At("slums_b"))
		Holds(t, "nobody is asked", p.Top().Kind != core.EffectFight && p.Top().Kind != core.EffectArrive)
	})
}

func TestTiesAndPointsOfThePrologue(t *testing.T) {
	t.Run("PEN-114 equal points, fewer status cards", func(t *testing.T) {
		p := lone(t, box.Prologue, hurt(1, 1))
		is(t, "the better heroes", len(p.Best(p.Game)), 1)
		is(t, "the best", p.Best(p.Game)[0], 0)
		p = lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Players[1].Events = 3 })
		s := p.Tally(p.Game, 1)
		Holds(t, "events count", s.Total() == s.Events && s.Events >= 2)
	})
	t.Run("PEN-114 a finished Personal Quest counts its points", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].Pile.Add(Card("pq_alice_1")) })
		is(t, "points", p.Tally(p.Game, 0).Quests, 2)
		for who := range box.Heroes {
			is(t, "points for the class quest of "+who.Name(), p.Game.Of[p.Game.Personal[who][0]].Points, 2)
		}
	})
	t.Run("PEN-114 only a won game is scored, and a lost one tells what the scores would have been", func(t *testing.T) {
		for _, mode := range []box.Mode{box.Prologue, box.Open} {
			end := func(over core.Ending) (sum int, told []rules.Score) {
				p := lone(t, mode, func(c *core.State, g *core.Game) { c.Players[0].Events = 1 })
				p.Over = over
				for _, l := range p.Outcome().Scores {
					sum += l.Points[0]
				}
				return sum, p.Outcome().Otherwise.Lines
			}
			won, would := end(core.EndClosed)
			Holds(t, "won", won >= 2 && would == nil)
			for _, over := range []core.Ending{core.EndHell, core.EndDead} {
				lost, would := end(over)
				Holds(t, "lost", lost == 0 && len(would) == 7)
				sum := 0
				for _, l := range would {
					sum += l.Points[0]
				}
				is(t, "as if it had been won", sum, won)
			}
		}
		rush := lone(t, box.Rush, func(c *core.State, g *core.Game) { c.Over = core.EndHell })
		told := rush.Outcome().Otherwise.Lines
		Holds(t, "a Boss Rush has its own score, won or lost", told == nil && len(rush.Outcome().Scores) == 4)
	})
}

// TestPortalsCloseAndEndTheGame holds each half of the clauses of portals, of the Hell track and of the
// score.
func TestPortalsCloseAndEndTheGame(t *testing.T) {
	full := func(where string, changes ...Change) *penny.Position {
		return standing(t, box.Prologue, where, rich(0), has(0, box.Science, 1), then(changes))
	}
	round := func(space uint8) *penny.Position {
		return lone(t, box.Prologue, onSpace(space), phase(core.EffectRound))
	}
	t.Run("PEN-105 PEN-113 ten rounds, and every portal", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, away)
		for n := 1; n <= 10; n++ {
			is(t, "over before round "+strconv.Itoa(n), p.Over, core.NotOver)
			p = Changed(p, away, anew, phase(core.EffectRound))
			p = first(t, p, core.EffectFlip)
		}
		is(t, "after ten", p.Outcome().Ending, "consumed")
		q := Play(t, full("slums_b", func(c *core.State, g *core.Game) { c.Portals = 2 | 8 }), "close")
		is(t, "one is left, and nothing is won", [2]bool{q.PortalsLeft() == 1, q.LastTurn}, [2]bool{true, false})
	})
	t.Run("PEN-107 on the portal, and all of what it asks for", func(t *testing.T) {
		none := func(c *core.State, g *core.Game) {}
		is(t, "on it", begins(full("slums_b", none), core.Close), 1)
		is(t, "elsewhere", begins(full("docks", none), core.Close), 0)
		is(t, "on one that is closed", begins(full("slums_b", func(c *core.State, g *core.Game) { c.Portals = 1 | 8 }), core.Close), 0)
		is(t, "a resource less", begins(full("slums_b",
			func(c *core.State, g *core.Game) { c.Players[0].Slot[core.WalkSlot].Res[0]-- }), core.Close), 0)
	})
	t.Run("PEN-108 the Walk stays, empty, and nothing comes back", func(t *testing.T) {
		p := full("slums_b")
		had, walk := p.Players[0].Tokens, p.Players[0].Slot[core.WalkSlot].Card
		p = Play(t, p, "close")
		is(t, "the Walk", p.Players[0].Slot[core.WalkSlot], core.Slot{Card: walk})
		is(t, "tokens", p.Players[0].Tokens, had)
	})
	t.Run("PEN-109 Jack has his turn still", func(t *testing.T) {
		p := toEnd(t, Play(t, full("slums_b", func(c *core.State, g *core.Game) { c.Portals = 2 }), "close"))
		is(t, "whose turn, and not over", [2]bool{p.Active == 1, p.Over == core.NotOver}, [2]bool{true, true})
		is(t, "then won", toEnd(t, p).Outcome().Ending, "closed")
	})
	t.Run("PEN-112 one tile for each of four spaces, to its Hell side", func(t *testing.T) {
		for space := uint8(1); space < 10; space++ {
			p := round(space)
			red := space+1 == 3 || space+1 == 5 || space+1 == 7 || space+1 == 9
			is(t, "a tile is asked for on space "+strconv.Itoa(int(space+1)), begins(p, core.Flip), map[bool]int{true: 6}[red])
			if red {
				p = Play(t, p, "flip city")
				is(t, "one", [2]int{p.HellCount(), begins(p, core.Flip)}, [2]int{1, 0})
			}
		}
	})
	t.Run("PEN-114 cards and wounds count wherever they are, and fewer wounds break a tie", func(t *testing.T) {
		deed := Card("s_deed")
		for where := range 6 {
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				q := bare(c, 0)
				if where == 5 {
					owns(c, 0, &box.Set{}, Card("s_medium"))
					q.Slot[core.ChargeSlot] = core.Slot{Card: Card("s_medium")}
					return
				}
				owns(c, 0, []*box.Set{&q.Deck, &q.Hand, &q.Pool, &q.Pile, &q.Aside}[where], deed)
			})
			is(t, "points of a Shop card", p.Tally(p.Game, 0).Shop, map[bool]int{true: 3, false: 5}[where == 5])
			p.Players[0].WoundHand, p.Players[0].Grave = 0, 0
			q := &p.Players[0]
			*[]*uint8{&q.WoundDeck, &q.WoundHand, &q.WoundPile, &q.Under, &q.Grave, &q.Grave}[where] = 2
			is(t, "two status cards", p.Tally(p.Game, 0).Wounds, -1)
		}
		p := lone(t, box.Prologue, hurt(0, 1))
		is(t, "the best", [2]int{len(p.Best(p.Game)), int(p.Best(p.Game)[0])}, [2]int{1, 1})
	})
}

// acting is Alice's step 4 at a place, with one card in her hand.
func acting(t testing.TB, m box.Mode, where string, changes ...Change) *penny.Position {
	t.Helper()
	return withPunch(t, m, stands(0, where), stands(1, "vinegar_works"), inStep(core.StepField), then(changes))
}
