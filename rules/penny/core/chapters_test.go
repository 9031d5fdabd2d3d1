package core_test

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
)

func TestHeistBeginsWithQuestsAndTheInformer(t *testing.T) {
	punch := Starter(box.Alice, "punch")
	none := func(c *core.State, g *core.Game) {}
	t.Run("PEN-115 PEN-116 any of four places, and any two of twelve brown quests", func(t *testing.T) {
		p := Play(t, Fresh(t, box.Heist, 2), "be alice", "be jack")
		for p = Fate(t, p, "first 0"); p.Top().Kind == core.EffectFill; {
			p = some(t, p)
		}
		starts := 0
		for _, k := range []rules.Move{"start river_thames_boats", "start harrys_pub", "start fleet_street", "start slums_b",
			"start docks"} {
			if _, err := p.After(rules.Luck, k); err == nil {
				starts++
			}
		}
		is(t, "starts", starts, 4)
		seen := map[rules.Move]bool{}
		for seed := range uint64(60) {
			seen[p.Roll(rand.New(rand.NewPCG(seed, 1)))] = true
		}
		is(t, "starts that are rolled", len(seen), 4)
		p = Fate(t, p, "start slums_b")
		is(t, "quests that may come", possible(p), 12)
		is(t, "and then", possible(some(t, p)), 11)
		q := lone(t, box.Heist, none)
		is(t, "its own tokens", [2]int{int(q.ActionOn(q.Game, At("docks"))),
			int(q.ActionOn(q.Game, At("slums_a")))}, [2]int{int(box.Upgrade), int(box.NoAction)})
	})
	t.Run("PEN-117 a finished brown quest brings its item", func(t *testing.T) {
		dog := Card("bq_dog")
		p := lone(t, box.Heist,
			slot(0, core.BrownSlot, core.Slot{Card: dog, Trophies: 1, Res: [box.Resources]uint8{box.Violence: 1}}),
			inStep(core.StepBuild))
		left := p.Items.Count()
		p = Dealt(t, Play(t, p, move(core.Finish, int(dog))))
		is(t, "items left, and one in hand", [2]int{p.Items.Count(), p.Players[0].Hand.Count()}, [2]int{left - 1, 1})
	})
	t.Run("PEN-118 the informer is paid in chapter I alone", func(t *testing.T) {
		for chapter, want := range map[uint8]int{1: 1, 2: 0} {
			p := standing(t, box.Heist, "westminster_abbey", func(c *core.State, g *core.Game) {
				c.Chapter, c.HeroGold = chapter,
					uint8(g.Tuning.Goal)
			})
			is(t, "to inform", begins(p, core.Inform), want)
		}
	})
	t.Run("PEN-132 one's own gold, in steps 3 and 4 of a turn of chapter I", func(t *testing.T) {
		rich := func(step, chapter uint8) *penny.Position {
			return standing(t, box.Heist, "the_tower", inChapter(chapter),
				hand(0, punch), has(0, box.Gold, 2), has(0, box.Science, 1), inStep(step))
		}
		for step, want := range map[uint8]int{core.StepMove: 0, core.StepBuild: 1, core.StepField: 1, core.StepAfter: 1} {
			p := rich(step, 1)
			is(t, "to put by", begins(p, core.Bribe), want)
			if want > 0 {
				p = Play(t, p, "bribe")
				is(t, "hers, and on the card", [2]uint8{p.Players[0].Tokens[box.Gold], p.HeroGold}, [2]uint8{1, 1})
			}
		}
		is(t, "in chapter II", begins(rich(core.StepBuild, 2), core.Bribe), 0)
	})
}

func TestThievesComeForTheGold(t *testing.T) {
	none := func(c *core.State, g *core.Game) {}
	brawl := func(foe string, changes ...Change) *penny.Position {
		return standing(t, box.Heist, "slums_b", func(c *core.State, g *core.Game) { c.HeroGold = 5 },
			lurks(box.VillainA, "slums_b"), enemies(foe), poor(0), has(0, box.Science, 1), then(changes))
	}
	t.Run("PEN-119 five spaces, none red, one at a time", func(t *testing.T) {
		for space := uint8(1); space < 5; space++ {
			p := lone(t, box.Heist, onSpace(space), push(core.Effect{Kind: core.EffectHell, N: 1}))
			is(t, "space, and lost", [2]int{int(p.HellSpace), int(p.Over)},
				[2]int{int(space) + 1, map[bool]int{true: int(core.EndHell)}[space == 4]})
		}
		is(t, "red spaces", len(lone(t, box.Heist, none).Game.Scenario.Red), 0)
	})
	t.Run("PEN-120 thieves come for wounds of Enemies of the Crown, not for what is prevented or dealt by a card", func(t *testing.T) {
		p := brawl("en_closet", has(0, box.Prevent, 2))
		p = Play(t, p, "parry prevent", "bleed")
		is(t, "one of two", [2]uint8{p.HeroGold, p.ThiefGold}, [2]uint8{4, 1})
		p = lone(t, box.Heist, func(c *core.State, g *core.Game) { c.HeroGold = 5; c.Hurt(0, 2) })
		is(t, "by a card", [2]uint8{p.HeroGold, p.ThiefGold}, [2]uint8{5, 0})
		p = brawl("en_closet", away, lurks(box.MiniBoss, "slums_b"))
		is(t, "by Mutton Shunter", [2]uint8{p.HeroGold, p.ThiefGold}, [2]uint8{5, 0})
	})
	t.Run("PEN-121 from each place, the deck last, and the gold goes too", func(t *testing.T) {
		box5 := Card("s_strongbox")
		for where := range 5 {
			p := brawl("en_hound", hell("slums_b"), func(c *core.State, g *core.Game) {
				q := c.Player(0)
				if where == 4 {
					owns(c, 0, &box.Set{}, box5)
					q.Slot[core.ChargeSlot] = core.Slot{Card: box5, Res: [box.Resources]uint8{1}}
					return
				}
				owns(c, 0, []*box.Set{&q.Hand, &q.Pool, &q.Pile, &q.Deck}[where], box5)
			})
			is(t, "destroyed, and the token stays", [2]int{p.Players[0].Aside.And(set(box5)).Count(), int(p.HellSpace)}, [2]int{1, 1})
			is(t, "and a gold is gone", [2]uint8{p.HeroGold, p.ThiefGold}, [2]uint8{4, 1})
		}
	})
}

func TestSalesClosePortals(t *testing.T) {
	deed, ticket := Card("s_deed"), Card("s_ticket")
	sale := func(first uint8, sold uint8) *penny.Position {
		p := lone(t, box.Heist, inChapter(2))
		p.Portals &^= first
		p.Sold = [2]uint8{uint8(p.Game.Tuning.PortalGold - 1), sold}
		p.Push(core.Effect{Kind: core.EffectSale, Portal: 1, Card: deed})
		p.Sale(p.Game, p.Top(), ticket) // for one
		return p
	}
	t.Run("PEN-122 a Shop card of hand or action pool, in chapter II, and the gold is the portal's", func(t *testing.T) {
		inHand := func(c *core.State, q *core.Player) { owns(c, 0, &q.Hand, deed) }
		is(t, "chapters I, II, III", [3]int{begins(seller(t, 1, inHand), core.Haggle), begins(seller(t, 2, inHand), core.Haggle),
			begins(seller(t, 3, inHand), core.Haggle)}, [3]int{0, 1, 0})
		is(t, "Pennies, a card of the discard pile, one of the action pool", [3]int{
			begins(seller(t, 2, func(c *core.State, q *core.Player) { owns(c, 0, &q.Hand, c.Twos.First()) }), core.Haggle),
			begins(seller(t, 2, func(c *core.State, q *core.Player) { owns(c, 0, &q.Pile, deed) }), core.Haggle),
			begins(seller(t, 2, func(c *core.State, q *core.Player) { owns(c, 0, &q.Pool, deed) }), core.Haggle),
		}, [3]int{0, 0, 1})
		p := Play(t, seller(t, 2, func(c *core.State, q *core.Player) { owns(c, 0, &q.Hand, deed); owns(c, 0, &c.ShopOff, ticket) }),
			"haggle")
		p = Changed(p, func(c *core.State, g *core.Game) { c.Shop.Shuffle(core.CardOf(ticket)); c.ShopOff.Remove(ticket) })
		p = Fate(t, p, mv2("draw", int(ticket)))
		is(t, "at the portal, hers", [3]uint8{p.Sold[0], p.Sold[1], p.Players[0].Tokens[box.Gold]}, [3]uint8{0, 1, 0})
	})
	t.Run("PEN-123 PEN-156 a portal closes by its own gold, and chapter III comes with the second", func(t *testing.T) {
		p := sale(0, 0)
		is(t, "another's gold does not close it", p.PortalsLeft(), 3)
		p = sale(0, uint8(p.Game.Tuning.PortalGold-1))
		is(t, "one closed: chapter, portals", [2]int{int(p.Chapter), p.PortalsLeft()}, [2]int{2, 2})
		p = sale(1, uint8(p.Game.Tuning.PortalGold-1))
		is(t, "both closed: chapter, portals", [2]int{int(p.Chapter), p.PortalsLeft()}, [2]int{3, 1})
	})
}

func TestChapterThreeIsTheVault(t *testing.T) {
	punch := Starter(box.Alice, "punch")
	third := func(c *core.State, g *core.Game) { c.Chapter, c.Portals = 2, 4; c.ChapterThree(g) }
	t.Run("PEN-124 Shunter goes two locations a round, Cerberus none", func(t *testing.T) {
		p := lone(t, box.Heist, third, stands(0, "slums_a"), stands(1, "slums_a"), phase(core.EffectRound))
		p = first(t, p, core.EffectWalk)
		far := p.Game.Chart(&p.State).Distance
		is(t, "steps", far[p.VillainAt[box.MiniBoss]][At("parliament")], 2)
		is(t, "Cerberus", p.VillainAt[box.Boss], At("front_steps"))
	})
	t.Run("PEN-125 in the Vault, not in the yard or elsewhere", func(t *testing.T) {
		for where, want := range map[string]int{"vault": 1, "bullion_yard": 0, "the_tower": 0} {
			p := standing(t, box.Heist, where, third, func(c *core.State, g *core.Game) {
				c.Heads, c.VillainAt[box.Boss] = 0,
					box.NoPlace
			})
			is(t, where, begins(p, core.Rob), want)
		}
	})
	t.Run("PEN-126 a lost head stays lost from turn to turn and from round to round", func(t *testing.T) {
		p := lone(t, box.Heist, third, func(c *core.State, g *core.Game) { c.Heads = 1; c.HeroGold = 0 })
		p = toEnd(t, p)
		is(t, "in Jack's turn", [2]uint8{p.Active, p.Heads}, [2]uint8{1, 1})
		p = toEnd(t, p)
		is(t, "in the next round", [2]uint8{p.Round, p.Heads}, [2]uint8{2, 1})
	})
	t.Run("PEN-145 only a hit that is not prevented costs a card", func(t *testing.T) {
		p := standing(t, box.Heist, "embankment", hand(0, punch, Starter(box.Alice, "boxing")),
			lurks(box.MiniBoss, "embankment"), has(0, box.Prevent, 2))
		p = Play(t, p, "parry prevent", "parry prevent")
		is(t, "in hand", p.Players[0].Hand.Count(), 2)
	})
}

func TestRulingsOfTheHeist(t *testing.T) {
	deed := Card("s_deed")
	t.Run("PEN-156 with no card to turn over nothing is sold", func(t *testing.T) {
		p := seller(t, 2, func(c *core.State, q *core.Player) {
			owns(c, 0, &q.Hand, deed)
			for c.Shop.Len() > 0 {
				c.Shop.Take(c.Shop.Heap()[0])
			}
		})
		p = Play(t, p, "haggle")
		is(t, "at the portals", p.Sold, [2]uint8{})
	})
	t.Run("PEN-150 a quest begins anew, the healer is whose turn it is, and one leaves a shortcut for nothing", func(t *testing.T) {
		dog := Card("bq_dog")
		p := lone(t, box.Heist, decides(1),
			slot(0, core.BrownSlot, core.Slot{Card: box.NoCard, Wounds: 3, Healed: 2, Ways: 1}),
			func(c *core.State, g *core.Game) { c.TakeQuest(0, dog) }, hurt(1, 1),
			func(c *core.State, g *core.Game) { c.Heal(1, core.HealPile); c.Players[0].At = box.Sewer },
			has(0, box.Movement, 1), inStep(core.StepBuild))
		is(t, "the dog", p.Players[0].Slot[core.BrownSlot], core.Slot{Card: dog, Healed: 1})
		p = Play(t, p, move(core.Ride, int(At("docks"))))
		is(t, "shortcuts used", p.Players[0].Slot[core.BrownSlot].Ways, 0)
	})
	t.Run("PEN-159 in the next turn an ability is used again", func(t *testing.T) {
		k := Starter(box.Alice, "alice_shroom")
		p := lone(t, box.Prologue,
			func(c *core.State, g *core.Game) { c.Player(0).Drop(k); c.Players[0].Used.Add(k) },
			slot(0, core.ChargeSlot, core.Slot{Card: k, Res: [box.Resources]uint8{box.Society: 3}, Spent: true}),
			has(0, box.Science, 1), inStep(core.StepBuild))
		is(t, "in this one", begins(p, core.Use), 0)
		p.Clean(&p.Players[0])
		is(t, "in the next", begins(p, core.Use), 1)
		Holds(t, "nor is the card remembered", p.Players[0].Used.Empty())
	})
	t.Run("PEN-161 the thieves' gold is their own", func(t *testing.T) {
		p := lone(t, box.Heist, func(c *core.State, g *core.Game) { c.HeroGold, c.Round = 5, 99 },
			phase(core.EffectRound))
		is(t, "the heroes', the thieves'", [2]uint8{p.HeroGold, p.ThiefGold}, [2]uint8{5, 1})
	})
	t.Run("PEN-160 a Shop card of hand or action pool, as long as there are trophies, and where no villain is", func(t *testing.T) {
		keeper := func(change func(c *core.State, q *core.Player)) int {
			return begins(standing(t, box.Prologue, "slums_b", poor(0),
				has(0, box.Science, 1), func(c *core.State, g *core.Game) { change(c, c.Player(0)) }), core.Pawn)
		}
		is(t, "hand, pool, pile, Pennies", [4]int{
			keeper(func(c *core.State, q *core.Player) { owns(c, 0, &q.Hand, deed) }),
			keeper(func(c *core.State, q *core.Player) { owns(c, 0, &q.Pool, deed) }),
			keeper(func(c *core.State, q *core.Player) { owns(c, 0, &q.Pile, deed) }),
			keeper(func(c *core.State, q *core.Player) { owns(c, 0, &q.Hand, c.Twos.First()) }),
		}, [4]int{1, 1, 0, 0})
		is(t, "without trophies, with a villain, with the portal closed", [3]int{
			keeper(func(c *core.State, q *core.Player) { owns(c, 0, &q.Hand, deed); c.Trophies = 0 }),
			keeper(func(c *core.State, q *core.Player) {
				owns(c, 0, &q.Hand, deed)
				c.VillainAt[box.VillainA] = At("slums_b")
			}),
			keeper(func(c *core.State, q *core.Player) { owns(c, 0, &q.Hand, deed); c.Portals = 1 | 8 }),
		}, [3]int{})
	})
}

func TestSalesTokenAndVaultOfTheHeist(t *testing.T) {
	t.Run("PEN-122 after a sale one may sell again, or go", func(t *testing.T) {
		p := lone(t, box.Heist, inChapter(2),
			hand(0, Card("s_ticket"), Card("s_deed")), stands(0, "brick_lane"), has(0, box.Science, 1),
			func(c *core.State, g *core.Game) {
				for c.Shop.Len() > 0 {
					c.Shop.Take(c.Shop.Heap()[0])
				}
				c.Shop.PutTop(cards.Card(Card("s_gatling")), cards.Everybody)
			}, inStep(core.StepField))
		p = Play(t, p, "haggle", move(core.Sell, int(Card("s_ticket"))))
		is(t, "it failed", p.Sold, [2]uint8{})
		Holds(t, "once more for a resource", Offered(p, move(core.SellFor, int(Card("s_deed")), int(box.Science))) &&
			Offered(p, "done"))
	})
	t.Run("PEN-119 a card can move the hell token of the Heist", func(t *testing.T) {
		p := lone(t, box.Heist)
		c := p.State
		c.Push(core.Effect{Kind: core.EffectBlock, N: 1})
		c.InstructTable(p.Game, c.Top(), &box.Instruction{Op: box.OpHell, N: 1})
		is(t, "a token to be moved", c.Top().Kind, core.EffectHell)
	})
	t.Run("PEN-125 the Vault only in chapter III, and after the last head", func(t *testing.T) {
		rob := func(chapter, heads uint8) int {
			p := lone(t, box.Heist, func(c *core.State, g *core.Game) { c.Chapter, c.Heads = chapter, heads },
				stands(0, "vault"), has(0, box.Science, 1), inStep(core.StepField))
			return len(at(p.Game, &p.State, 0, core.Rob))
		}
		is(t, "with a head left", rob(3, 1), 0)
		is(t, "without", rob(3, 0), 1)
		is(t, "too early", rob(2, 0), 0)
	})
}

// at are the Field Actions of an action that a hero has.
func at(g *core.Game, c *core.State, h int8, v core.ActionKind) (all []core.Action) {
	d := *c
	d.Depth, d.Stack[1] = 1, core.Effect{Kind: core.EffectTurn, Hero: h, Step: core.StepField}
	for _, s := range d.Actions(g, nil) {
		if s.Kind == v {
			all = append(all, s)
		}
	}
	return all
}

// seller is Alice at Brick Lane in a chapter, with nothing but what change gives her.
func seller(t testing.TB, chapter uint8, change func(c *core.State, q *core.Player)) *penny.Position {
	t.Helper()
	return standing(t, box.Heist, "brick_lane",
		func(c *core.State, g *core.Game) { c.Chapter = chapter; bare(c, 0) }, has(0, box.Science, 1),
		func(c *core.State, g *core.Game) { change(c, c.Player(0)) })
}
