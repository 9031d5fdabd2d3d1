package core_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
	"intrigue/rules/penny/words"
)

func TestPrologueClosesPortals(t *testing.T) {
	end := func(seats int, changes ...Change) *penny.Position {
		return Lay(t, box.Prologue, seats, away, phase(core.EffectRound), then(changes))
	}
	t.Run("PEN-105 PEN-114 together, and the best score wins", func(t *testing.T) {
		p := end(2, func(c *core.State, g *core.Game) {
			c.LastTurn, c.Portals, c.Closed = true, 0, 3
			c.Players[1].Portals, c.Players[1].Events = 1, 1
		})
		o := p.Outcome()
		is(t, "ending", o.Ending, "closed")
		is(t, "winners", len(o.Winners), 1)
		is(t, "the best", o.Winners[0], rules.Seat(1))
		q := end(2, func(c *core.State, g *core.Game) {
			hurt3(&c.Players[0])
			c.Players[0].Pile.Add(Card("en_hound"))
			c.Players[0].Aside.Add(Card("s_deed"))
		})
		is(t, "wounds", q.Tally(q.Game, 0).Wounds, -1)
		is(t, "an enemy and a destroyed deed", q.Tally(q.Game, 0).Enemies+q.Tally(q.Game, 0).Shop, 1+q.Game.Of[Card("s_deed")].Points)
	})
	t.Run("PEN-107 PEN-108 closing", func(t *testing.T) {
		begin := func(c *core.State, g *core.Game) {
			Away(c)
			c.Players[0].At = At("slums_b")
			Rich(c, g, 0)
			ToStep(c, core.StepField)
		}
		p := Lay(t, box.Prologue, 2, begin)
		q := Play(t, p, "close")
		is(t, "3 points", q.Tally(q.Game, 0).Portals, 3)
		is(t, "spent", q.Players[0].Slot[core.WalkSlot].Total()+int(q.Players[0].Slot[core.WalkSlot].Trophies), 0)
		is(t, "trophies are back", q.Trophies, 16)
		q = Lay(t, box.Prologue, 2, begin,
			func(c *core.State, g *core.Game) { c.Players[0].Slot[core.WalkSlot].Res[0] = 0 },
			has(0, box.Movement, 1), stands(1, "slums_b"))
		refused(t, q, "close", "does not hold")
		q = Lay(t, box.Prologue, 2, func(c *core.State,
			g *core.Game) {
			begin(c, g)
			c.VillainAt[box.VillainA] = At("slums_b")
		})
		is(t, "a villain is in the way", q.Top().Kind, core.EffectFight)
	})
	t.Run("PEN-109 the round is played to its end", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, away, stands(0, "slums_b"), rich(0),
			func(c *core.State, g *core.Game) { c.Portals = 2 }, inStep(core.StepField))
		p = Play(t, p, "close")
		Holds(t, "not over yet", !p.Outcome().Over())
		p = toEnd(t, p)
		is(t, "Jack's turn", p.Active, 1)
		p = toEnd(t, p)
		is(t, "won", p.Outcome().Ending, "closed")
	})
	t.Run("PEN-45 PEN-110 PEN-112 the fuse and the red spaces, after the Decision Token", func(t *testing.T) {
		p := end(2, onSpace(4), decides(0))
		is(t, "space", p.HellSpace, 5)
		is(t, "the holder turns a tile", p.Top().Kind, core.EffectFlip)
		is(t, "who", p.Asked(), 1)
		q := Play(t, p, "flip city")
		is(t, "Hell", q.HellCount(), 1)
		q = end(2, onSpace(3))
		Holds(t, "space 4 is not red", q.Top().Kind != core.EffectFlip)
	})
	t.Run("PEN-113 the last space", func(t *testing.T) {
		p := end(2, onSpace(9))
		Holds(t, "one more round", !p.Outcome().Over())
		p = end(2, onSpace(10))
		is(t, "lost", [2]string{p.Outcome().Ending, strconv.Itoa(len(p.Outcome().Winners))}, [2]string{"consumed", "0"})
	})
	t.Run("PEN-137 the first player stays", func(t *testing.T) {
		p := end(2, func(c *core.State, g *core.Game) { c.Active = 1 })
		is(t, "next turn", p.Active, 0)
	})
	t.Run("PEN-160 goods for heads", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, away, hand(0, Card("s_deed"), Card("s_ticket")), stands(0, "slums_b"),
			inStep(core.StepField))
		Holds(t, "any of them", Offered(p, move(core.Pawn, int(Card("s_ticket")))))
		p = Play(t, p, move(core.Pawn, int(Card("s_deed"))))
		is(t, "a trophy", p.Players[0].Slot[core.WalkSlot].Trophies, 1)
		Holds(t, "destroyed", p.Players[0].Aside.Has(Card("s_deed")))
	})
	t.Run("PEN-157 levers beat printed numbers", func(t *testing.T) {
		Holds(t, "the screen shows them",
			words.PortalNeeds(core.NewGame(box.Prologue, 4)) != words.PortalNeeds(core.NewGame(box.Prologue, 1)))
	})
	t.Run("PEN-163 alone", func(t *testing.T) {
		p := Play(t, Fresh(t, box.Prologue, 1), "be maria")
		p = Fate(t, p, "portal 1")
		is(t, "portals", p.PortalsLeft(), 2)
		Holds(t, "slums B and the demonic one", p.PortalOn(p.Game, At("slums_b")) >= 0 &&
			p.PortalOn(p.Game, At("cemetery_gate")) < 0)
		is(t, "holder", p.DecisionHolder, 0)
	})
}

func hurt3(p *core.Player) { p.WoundPile += 3 }

func TestHeistHasThreeChapters(t *testing.T) {
	t.Run("PEN-115 PEN-116 setting up", func(t *testing.T) {
		p := Lay(t, box.Heist, 4, nil)
		seen := map[box.Place]bool{}
		for h := range 4 {
			seen[p.Players[h].At] = true
			Holds(t, "two quests", p.Players[h].Slot[core.BrownSlot].Card != box.NoCard &&
				p.Players[h].Slot[core.BrownSlot+1].Card != box.NoCard)
		}
		is(t, "four places", len(seen), 4)
		q := Changed(p, func(c *core.State, g *core.Game) { c.Complete(g, 0, core.PersonalSlot) })
		is(t, "the second level", q.Players[0].Slot[core.PersonalSlot].Card, Card("pq_alice_2"))
	})
	t.Run("PEN-117 items", func(t *testing.T) {
		p := Lay(t, box.Heist, 2, nil)
		is(t, "items left", p.Items.Count(), 8-2*p.Game.Tuning.Items)
		p = Changed(p, func(c *core.State, g *core.Game) { c.Perform(0, g.Of[Card("bq_dog")].Quest.Reward, box.NoCard) })
		p = Dealt(t, p)
		is(t, "one less", p.Items.Count(), 7-2*p.Game.Tuning.Items)
	})
	t.Run("PEN-118 PEN-132 the informer", func(t *testing.T) {
		p := robbing(t, "westminster_abbey",
			func(c *core.State, g *core.Game) { c.HeroGold = uint8(g.Tuning.Goal - 1) }, has(0, box.Gold, 2))
		Holds(t, "not yet", !Offered(p, "inform"))
		p = Play(t, p, "bribe", "inform")
		is(t, "chapter", p.Chapter, 2)
		is(t, "all paid", p.HeroGold, 0)
		q := robbing(t, "westminster_abbey", func(c *core.State, g *core.Game) { c.Players[0].At = box.Sewer; pool(c, 0, box.Gold, 2) })
		is(t, "nobody pays out of a shortcut", begins(q, core.Bribe), 0)
	})
	t.Run("PEN-119 the track does not move by rounds", func(t *testing.T) {
		p := Lay(t, box.Heist, 2, func(c *core.State,
			g *core.Game) {
			Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		is(t, "space", p.HellSpace, 1)
		q := Lay(t, box.Heist, 2, onSpace(4), push(core.Effect{Kind: core.EffectHell, N: 1, Flips: true}))
		is(t, "the fifth", q.Outcome().Ending, "overrun")
	})
	brawl := func(changes ...Change) *penny.Position {
		p := robbing(t, "the_tower", lurks(box.VillainA, "the_tower"), enemies("en_closet"), then(changes))
		return p
	}
	t.Run("PEN-120 thieves", func(t *testing.T) {
		p := brawl(func(c *core.State, g *core.Game) { c.HeroGold = 5 })
		is(t, "two wounds, two gold", [2]uint8{p.HeroGold, p.ThiefGold}, [2]uint8{3, 2})
		p = brawl(func(c *core.State, g *core.Game) { c.HeroGold, c.ThiefGold = 5, uint8(g.Tuning.Trigger-1) })
		is(t, "the token", p.HellSpace, 2)
		is(t, "and a tile", p.Top().Kind, core.EffectFlip)
		p = brawl()
		is(t, "nothing to steal", p.ThiefGold, 0)
	})
	t.Run("PEN-121 wounds in Hell", func(t *testing.T) {
		p := brawl(hell("the_tower"), func(c *core.State, g *core.Game) {
			c.Players[0].Pile.Add(Card("s_deed"))
			c.Players[0].Pile.Add(Card("s_razor"))
			c.Shop.Take(core.CardOf(Card("s_deed")))
			c.Shop.Take(core.CardOf(Card("s_razor")))
		})
		is(t, "a bought card must go", p.Top().Kind, core.EffectForfeit)
		q := brawl(hell("the_tower"), onSpace(3))
		is(t, "or the token moves", q.HellSpace > 3, true)
	})
	t.Run("PEN-122 PEN-156 the receiver", func(t *testing.T) {
		begin := func(c *core.State, g *core.Game) {
			c.Chapter = 2
			Hand(c, 0, Card("s_razor"), Card("s_ticket"))
			pool(c, 0, box.Gold, 0)
		}
		p := Play(t, robbing(t, "brick_lane", begin), "haggle", move(core.Sell, int(Card("s_razor"))))
		Holds(t, "destroyed", p.Players[0].Aside.Has(Card("s_razor")))
		var dear, cheap box.Card
		for _, k := range p.Shop.Heap() {
			if p.Game.Of[k].Cost == 5 {
				dear = box.Card(k)
			}
			if p.Game.Of[k].Cost == 3 {
				cheap = box.Card(k)
			}
		}
		q := Fate(t, p, mv2("draw", int(dear)))
		is(t, "too dear", q.Sold, [2]uint8{})
		is(t, "under the deck", box.Card(q.Shop.Under()[0]), dear)
		q = Fate(t, p, mv2("draw", int(cheap)))
		is(t, "three gold", q.Sold[1], 3)
		q = Changed(p, func(c *core.State, g *core.Game) { c.Sold[1] = uint8(g.Tuning.PortalGold - 1) })
		q = Fate(t, q, mv2("draw", int(cheap)))
		Holds(t, "closed at once", q.PortalOn(q.Game, At("brick_lane")) < 0)
		d := robbing(t, "cemetery_gate", begin)
		is(t, "nobody buys at the demonic portal", begins(d, core.Haggle), 0)
	})
}

func TestHeistEndsWithTheRobbery(t *testing.T) {
	t.Run("PEN-123 PEN-124 chapter III", func(t *testing.T) {
		p := robbing(t, "brick_lane", func(c *core.State, g *core.Game) { c.Chapter, c.Portals = 2, 4; c.ChapterThree(g) })
		is(t, "chapter", p.Chapter, 3)
		is(t, "the demonic portal stays", p.PortalsLeft(), 1)
		is(t, "Cerberus and Shunter", [2]box.Place{p.VillainAt[box.Boss], p.VillainAt[box.MiniBoss]},
			[2]box.Place{At("front_steps"), At("parliament")})
		is(t, "the steps join the east", p.Game.Chart(&p.State).Distance[At("east_end_roofs")][At("front_steps")], 1)
		is(t, "Shunter moves two", p.Game.Of[Card("mb_shunter")].Foe.Moves, 2)
		n, why := words.Intent(p.View().View, box.Boss)
		is(t, "Cerberus does not", len(n), 0)
		Holds(t, "and says why", why != "")
	})
	dog := func(changes ...Change) *penny.Position {
		return robbing(t, "brick_lane",
			func(c *core.State, g *core.Game) { c.Chapter, c.Portals = 2, 4; c.ChapterThree(g) },
			stands(0, "front_steps"), has(0, box.Damage, 9), then(changes))
	}
	t.Run("PEN-126 PEN-145 heads of Cerberus", func(t *testing.T) {
		p := dog(func(c *core.State, g *core.Game) { c.HeroGold = 4 })
		is(t, "three symbols", len(p.HitsOf(p.Game, Card("b_cerberus"))), 3)
		for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
			p = Play(t, p, "hit damage")
		}
		is(t, "a head less", int(p.Heads), p.Game.Tuning.Heads-1)
		is(t, "a symbol less", len(p.HitsOf(p.Game, Card("b_cerberus"))), 2)
		is(t, "no thieves", p.ThiefGold, 0)
		is(t, "Shunter's hit", p.Game.Blocks[p.Game.Of[Card("mb_shunter")].Foe.OnHit][0].Op, box.OpDiscard)
	})
	t.Run("PEN-125 PEN-127 the robbery", func(t *testing.T) {
		p := dog(func(c *core.State, g *core.Game) {
			c.Heads, c.VillainAt[box.Boss], c.Players[0].At = 0, box.NoPlace, At("vault")
		})
		p = Play(t, p, "rob")
		is(t, "won by all", len(p.Outcome().Winners), 2)
		is(t, "no scores", len(p.Outcome().Scores), 0)
	})
	t.Run("PEN-161 the patient thieves", func(t *testing.T) {
		p := Lay(t, box.Heist, 2, away,
			func(c *core.State, g *core.Game) { c.Chapter, c.Round = 2, uint8(g.Tuning.ThievesRound) },
			phase(core.EffectRound))
		is(t, "their own gold", int(p.ThiefGold), p.Game.Tuning.Thieves)
		for seats := 1; seats <= core.MostHeroes; seats++ { // a game that nobody loses and nobody wins
			p, short := Lay(t, box.Heist, seats, nil), LayShort(t, seats, nil)
			most := []int{87, 79, 79, 79}[seats-1]
			is(t, "rounds at most, at the beginning", [2]int{p.View().Goal().Left, short.View().Goal().Left}, [2]int{most, 24})
		}
	})
}

// TestReclaimingAndTheEndOfTheOpenWorld holds each half of the clauses of the Open World.
func TestReclaimingAndTheEndOfTheOpenWorld(t *testing.T) {
	docks := func(hell bool, changes ...Change) *penny.Position {
		return standing(t, box.Open, "docks", func(c *core.State, g *core.Game) {
			stocked(c, 0, 1)
			if hell {
				c.HellTiles = 1 << g.TileOf(At("docks"))
			}
		}, then(changes))
	}
	t.Run("PEN-166 two different resources, on a Hell side, and that was the Field Action", func(t *testing.T) {
		two := func(c *core.State, g *core.Game) { pool(c, 0, box.Science, 1); pool(c, 0, box.Violence, 1) }
		is(t, "two of one kind, one, two kinds", [3]int{
			begins(docks(true, has(0, box.Science, 2)), core.Reclaim),
			begins(docks(true, has(0, box.Science, 1)), core.Reclaim),
			begins(docks(true, two), core.Reclaim),
		}, [3]int{0, 0, 1})
		is(t, "on a London side", begins(docks(false, two), core.Reclaim), 0)
		p := docks(true, two, stands(1, "docks"), has(0, box.Gold, 1), has(0, box.Society, 2))
		is(t, "trade, before", begins(p, core.Trade), 1)
		p = first(t, Play(t, p, "reclaim science violence"), core.EffectTrophy)
		is(t, "and after, reclaimed", [2]int{begins(p, core.Trade), int(p.Players[0].Reclaimed)}, [2]int{0, 1})
	})
	t.Run("PEN-166 more resources of any kind, unless a Shop card lies in the action pool", func(t *testing.T) {
		lay := func(more, others, shops int) *penny.Position {
			return Changed(tuned(t, box.Open, func(n *box.Tuning) { n.Reclaim = more }), away,
				func(c *core.State, g *core.Game) {
					p := bare(c, 0)
					p.At = At("docks")
					c.HellTiles = 1 << g.TileOf(p.At)
				}, has(0, box.Science, 1+others), has(0, box.Violence, 1),
				func(c *core.State, g *core.Game) { stocked(c, 0, shops) }, inStep(core.StepField))
		}
		is(t, "too few, enough, and saved by a Shop card", [3]int{begins(lay(2, 1, 0), core.Reclaim),
			begins(lay(2, 2, 0), core.Reclaim), begins(lay(2, 0, 1), core.Reclaim)}, [3]int{0, 1, 1})
		for _, shops := range []int{0, 1, 3} {
			p := Play(t, lay(2, 3, shops), "reclaim science violence")
			for p.Top().Kind == core.EffectLose {
				p = Play(t, p, "lose science")
			}
			is(t, "what is left", p.Players[0].ResourcesOf(), 1+2*min(shops, 1))
		}
	})
	t.Run("PEN-167 six tiles and not five, in the Open World alone, and nobody wins", func(t *testing.T) {
		turned := func(m box.Mode, hell uint8) *penny.Position {
			return lone(t, m, func(c *core.State, g *core.Game) { c.HellTiles = hell; c.Turn(5, false) })
		}
		is(t, "five, six, six elsewhere", [3]core.Ending{turned(box.Open, 15).Over, turned(box.Open, 31).Over,
			turned(box.Prologue, 31).Over}, [3]core.Ending{core.NotOver, core.EndHell, core.NotOver})
		is(t, "winners", len(turned(box.Open, 31).Outcome().Winners), 0)
	})
	t.Run("PEN-168 a brown quest counts when it is finished", func(t *testing.T) {
		p := docks(false, slot(0, core.BrownSlot, core.Slot{Card: Card("bq_dog")}),
			func(c *core.State, g *core.Game) { c.Complete(g, 0, core.BrownSlot) })
		is(t, "points", p.Tally(p.Game, 0).Quests, 2)
	})
}

// TestOpponentsOfARush holds each half of the clauses of the Boss Rush.
func TestOpponentsOfARush(t *testing.T) {
	round := func(c *core.State) { c.Stack[1] = core.Effect{Kind: core.EffectRound} }
	again := func(p *penny.Position) *penny.Position {
		return Changed(p, func(c *core.State, g *core.Game) { c.Depth = 1; round(c) },
			lurks(box.MiniBoss, "parliament"))
	}
	t.Run("PEN-169 two different mini-bosses, either boss, and the Regent", func(t *testing.T) {
		p := Play(t, Fresh(t, box.Rush, 2), "be alice", "be jack")
		p = Fate(t, p, "first 0")
		for p.Top().Kind != core.EffectSetup || p.Top().Step != core.SetLine {
			p = Fate(t, p, p.Roll(rand.New(rand.NewPCG(1, 1))))
		}
		may := func(keys ...string) bool {
			var ks []int
			for _, k := range keys {
				ks = append(ks, int(Card(k)))
			}
			_, err := p.After(rules.Luck, mv2("draw", ks...))
			return err == nil
		}
		Holds(t, "Old Father Thames or Cerberus", may("br_porter", "br_index", "br_leviathan", "br_regent") &&
			may("mb_publo", "mb_shunter", "b_cerberus", "br_regent"))
		Holds(t, "nobody twice", !may("br_porter", "br_porter", "b_cerberus", "br_regent"))
		Holds(t, "the Regent last", !may("br_porter", "br_index", "br_regent", "b_cerberus") &&
			!may("br_porter", "br_index", "b_cerberus", "br_leviathan"))
		Holds(t, "no mini-boss third, no boss first", !may("br_porter", "br_index", "br_void", "br_regent") &&
			!may("b_cerberus", "br_index", "br_leviathan", "br_regent"))
		lines := map[rules.Move]bool{}
		for seed := range uint64(20) {
			lines[p.Roll(rand.New(rand.NewPCG(seed, 3)))] = true
		}
		Holds(t, "at random", len(lines) > 5)
	})
	t.Run("PEN-171 the dead count, a fight keeps an opponent from healing for that round, and the next begins unhurt", func(t *testing.T) {
		p := rushOf(t, "br_porter", func(c *core.State, g *core.Game) {
			c.Players[1].Dead, c.Players[1].At = true, box.NoPlace
		})
		is(t, "health", p.HealthOf(p.Game, Card("br_porter")), 5+2+p.Game.Tuning.Tougher)
		p = rushOf(t, "br_porter", func(c *core.State, g *core.Game) {
			c.Bruise, c.Fought, c.Players[0].At, c.Players[1].At = 3, true, box.Sewer, box.Sewer
			round(c)
		})
		is(t, "after a round with a fight", p.Bruise, 3)
		p = again(p)
		is(t, "after a round without one", p.Bruise, 2)
		p = rushOf(t, "br_porter", func(c *core.State, g *core.Game) { c.Bruise = 3; c.Push(core.Effect{Kind: core.EffectReap}) })
		p = Changed(Dealt(t, p), func(c *core.State, g *core.Game) {
			c.Depth, c.Pause, c.VillainAt[box.MiniBoss] = 1, 1, box.NoPlace
			c.Players[0].At = box.Sewer
			round(c)
		})
		is(t, "the next one is there, unhurt", [2]int{int(p.VillainAt[box.MiniBoss]), int(p.Bruise)}, [2]int{int(At("parliament")), 0})
	})
	t.Run("PEN-171 a Shop card that is played into the action pool gives damage more, and nothing else does", func(t *testing.T) {
		gives := func(m box.Mode, key string) (damage uint8) {
			p := Changed(tuned(t, m, func(n *box.Tuning) { n.Novelty = 2 * (int(m) / int(box.Rush)) }),
				func(c *core.State, g *core.Game) { bare(c, 0).Hand.Add(Card(key)) }, inStep(core.StepBuild))
			return Play(t, p, move(core.Play, int(Card(key)))).Players[0].Tokens[box.Damage]
		}
		is(t, "a Ticket, Knuckles, a charge card, an item, and a Ticket elsewhere",
			[5]uint8{gives(box.Rush, "s_ticket"), gives(box.Rush, "s_knuckles"), gives(box.Rush, "s_strongbox"),
				gives(box.Rush, "it_wig"), gives(box.Open, "s_ticket")}, [5]uint8{2, 3, 0, 0, 0})
	})
	t.Run("PEN-172 as far as the card says, and half its health is passed once", func(t *testing.T) {
		for key, want := range map[string]uint8{"br_porter": 2, "br_index": 1} {
			p := rushOf(t, key, stands(0, "slums_a"), stands(1, "slums_a"),
				func(c *core.State, g *core.Game) { round(c) })
			p = first(t, p, core.EffectWalk)
			is(t, "steps", p.Game.Chart(&p.State).Distance[p.VillainAt[box.MiniBoss]][At("parliament")], want)
		}
		hit := func(p *penny.Position, bruise uint8, damage int) *penny.Position {
			p = Changed(p, func(c *core.State, g *core.Game) {
				c.Depth, c.HellTiles, c.Bruise = 1, 0, bruise
				c.Stack[1] = core.Effect{Kind: core.EffectTurn, Step: core.StepField}
			}, stands(0, "parliament"), lurks(box.MiniBoss, "parliament"), has(0, box.Damage, damage))
			for p.Top().Kind == core.EffectFight && p.Top().Step == core.FightDeal {
				p = Play(t, p, "hit damage")
			}
			return p
		}
		p := rushOf(t, "br_regent")
		half := p.HalfOf(p.Game, Card("br_regent"))
		p = hit(p, 0, half)
		is(t, "at half, his tile", p.HellCount(), 1)
		p = hit(p, uint8(half-1), 2)
		is(t, "healed, and hurt again", p.HellCount(), 0)
	})
}

func TestARushEndsWithItsLastOpponent(t *testing.T) {
	round := func(c *core.State) { c.Stack[1] = core.Effect{Kind: core.EffectRound} }
	t.Run("PEN-173 each hero heals one Wounded card and takes Two Pennies", func(t *testing.T) {
		p := rushOf(t, "br_porter", hurt(0, 2), hurt(1, 2), push(core.Effect{Kind: core.EffectReap}))
		for p.Top().Kind == core.EffectPick {
			p = Dealt(t, Play(t, p, "heal 1"))
		}
		is(t, "wounds left", [2]uint8{p.Players[0].WoundPile, p.Players[1].WoundPile}, [2]uint8{1, 1})
		for h := range int8(2) {
			is(t, "Two Pennies taken", pennies(p.Players[h].Pile, p.Game), 1)
		}
	})
	t.Run("PEN-174 the last opponent and not the one before, and the last space and not the one before", func(t *testing.T) {
		beaten := func(n uint8) core.Ending {
			return rushOf(t, "br_porter", func(c *core.State, g *core.Game) { c.Beaten = n; c.Push(core.Effect{Kind: core.EffectReap}) }).Over
		}
		is(t, "the third, the fourth", [2]core.Ending{beaten(2), beaten(3)}, [2]core.Ending{core.NotOver, core.EndRushed})
		space := func(before int) core.Ending {
			return rushOf(t, "br_porter", func(c *core.State, g *core.Game) {
				c.HellSpace = uint8(g.Tuning.RushSpaces - before)
				c.Players[0].At = box.Sewer
				round(c)
			}).Over
		}
		is(t, "one before, the last", [2]core.Ending{space(1), space(0)}, [2]core.Ending{core.NotOver, core.EndHell})
	})
	t.Run("PEN-174 all have won, however their cards would score", func(t *testing.T) {
		p := rushOf(t, "br_porter", func(c *core.State, g *core.Game) { c.Players[1].Portals, c.Over = 2, core.EndRushed })
		is(t, "winners", len(p.Outcome().Winners), int(p.Seats))
	})
}

// pennies counts Two Pennies.
func pennies(of box.Set, g *core.Game) (n int) {
	for k := range of.All() {
		if g.Of[k].Key == "pennies_2" {
			n++
		}
	}
	return n
}

// robbing is Alice's step 4 at a place in the Heist.
func robbing(t testing.TB, where string, changes ...Change) *penny.Position {
	t.Helper()
	return Lay(t, box.Heist, 2, away, hand(0), stands(0, where), stands(1, "vinegar_works"),
		inStep(core.StepField), then(changes))
}

// rushOf is a Boss Rush that begins with an opponent.
func rushOf(t testing.TB, key string, changes ...Change) *penny.Position {
	t.Helper()
	return lone(t, box.Rush, func(c *core.State, g *core.Game) {
		c.Opponents = [4]box.Card{Card(key), Card("br_index"), Card("b_cerberus"), Card("br_regent")}
		c.Heads, c.VillainAt[box.MiniBoss] = 3, At("parliament")
		bare(c, 0).Hand.Add(Starter(box.Alice, "punch"))
	}, then(changes))
}
