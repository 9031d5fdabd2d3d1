package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
)

func TestOnlyWhoCanFightIsNamed(t *testing.T) {
	t.Run("PEN-101 PEN-140 only a hero who has somebody to fight is named", func(t *testing.T) {
		p := lone(t, box.Prologue, enemies(), foe(1, "en_hound"), stands(0, "docks"), stands(1, "docks"),
			lurks(box.VillainA, "docks"), push(core.Effect{Kind: core.EffectArrive, Villain: box.VillainA}))
		is(t, "Jack fights, for he has a card", p.Players[1].WoundPile, 1)
		is(t, "Alice is not asked about", p.Players[0].WoundPile, 0)
	})
}

func TestVillainsArriveAndWalk(t *testing.T) {
	t.Run("PEN-78 PEN-83 who is moved onto a hero fights, and hits", func(t *testing.T) {
		p := withPunch(t, box.Prologue, enemies("en_closet"), stands(1, "slums_a"), lurks(box.VillainA, "billingsgate"),
			phase(core.EffectScheme), push(toNearest(box.VillainA, 1)))
		is(t, "wounds, in the discard pile", p.Players[0].WoundPile, 2)
		is(t, "and he is there", p.VillainAt[box.VillainA], At("river_thames_boats"))
	})
	t.Run("PEN-89 PEN-150 damage lies in the discard pile and does nothing yet, and every wound counts", func(t *testing.T) {
		p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) { c.Hurt(0, 3) })
		q := &p.Players[0]
		is(t, "pile, hand, deck and board", [4]uint8{q.WoundPile, q.WoundHand, q.WoundDeck, q.Under}, [4]uint8{3, 0, 0, 0})
		is(t, "for the quest", q.Slot[core.PersonalSlot].Wounds, 3)
	})
	t.Run("PEN-95 a dead first player's turn is the next one's", func(t *testing.T) {
		p := Lay(t, box.Prologue, 3, away, func(c *core.State, g *core.Game) {
			c.Players[0].Dead, c.Players[0].At, c.Active = true, box.NoPlace, 2
		}, phase(core.EffectRound))
		is(t, "active", p.Active, 1)
	})
	t.Run("PEN-98 the portal is one Move Point, the rest is for steps", func(t *testing.T) {
		come := func(n int) box.Place {
			p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) { c.Portals = 8 }, stands(0, "docks"),
				stands(1, "docks"), phase(core.EffectScheme), push(toNearest(box.VillainA, n)))
			for p.Top().Kind == core.EffectWalk {
				p = Play(t, p, p.Choices(p.Acting()[0])[0].Move)
			}
			return p.VillainAt[box.VillainA]
		}
		is(t, "one", come(1), At("parliament"))
		far := core.NewGame(box.Prologue, 2).Scenario.Plain.Distance
		is(t, "three", far[come(3)][At("parliament")], 2)
	})
	t.Run("PEN-100 the nearest, whoever sits first", func(t *testing.T) {
		for _, nearer := range []int{0, 1} {
			p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[nearer].At, c.Players[1-nearer].At = At("cemetery_gate"), At("docks")
			}, lurks(box.VillainA, "harrys_pub"), phase(core.EffectScheme), push(toNearest(box.VillainA, 1)))
			for p.Top().Kind == core.EffectWalk {
				p = Play(t, p, p.Choices(p.Acting()[0])[0].Move)
			}
			is(t, "a step nearer", p.Game.Chart(&p.State).Distance[p.VillainAt[box.VillainA]][At("cemetery_gate")], 1)
		}
	})
	t.Run("PEN-103 with two basic portals the demonic one stays shut", func(t *testing.T) {
		p := withPunch(t, box.Prologue, phase(core.EffectScheme), push(toNearest(box.VillainA, 1)))
		is(t, "portals to come from", begins(p, core.Appear), 2)
	})
	t.Run("PEN-104 Publo goes one location a round", func(t *testing.T) {
		p := withPunch(t, box.Prologue, lurks(box.MiniBoss, "parliament"), stands(0, "docks"), stands(1, "docks"),
			phase(core.EffectRound))
		for p.Top().Kind == core.EffectWalk {
			p = Play(t, p, p.Choices(p.Acting()[0])[0].Move)
		}
		is(t, "steps", p.Game.Scenario.Plain.Distance[p.VillainAt[box.MiniBoss]][At("parliament")], 1)
	})
}

func TestPortalsScoresAndTrophies(t *testing.T) {
	t.Run("PEN-107 a portal wants its trophies and its kinds", func(t *testing.T) {
		p := withPunch(t, box.Prologue, stands(0, "slums_b"), rich(0),
			func(c *core.State, g *core.Game) { c.Players[0].Slot[core.WalkSlot].Trophies-- },
			has(0, box.Movement, 1), inStep(core.StepField))
		Holds(t, "a trophy is missing", !Offered(p, "close"))
		q := withPunch(t, box.Prologue, has(0, box.Science, 9), inStep(core.StepBuild))
		walk := int(q.Players[0].Slot[core.WalkSlot].Card)
		n := 0
		for ; Offered(q, move(core.Put, int(box.Science), walk)); n++ {
			q = Play(t, q, move(core.Put, int(box.Science), walk))
		}
		is(t, "of one kind fit", n, 1+q.Game.Tuning.WalkAny)
	})
	t.Run("PEN-114 each line of the score", func(t *testing.T) {
		p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Slot[core.ChargeSlot] = core.Slot{Card: Card("s_strongbox")}
			q.Pile.Add(Card("mb_publo"))
			q.Pile.Add(Card("en_hound"))
			q.Portals, q.Grave, q.Under, q.WoundHand, q.WoundDeck, q.WoundPile = 2, 1, 1, 1, 1, 1
			q.Foes.Add(Card("en_eel"))
			q.Events = 1
		})
		x := p.Tally(p.Game, 0)
		is(t, "the score", x, core.Tally{Portals: 6, Enemies: 1, Minis: 3, Shop: 2, Events: 2, Wounds: -2})
	})
	t.Run("PEN-141 when sixteen trophies are out there is none to win", func(t *testing.T) {
		p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) { c.Trophies = 0 },
			push(core.Effect{Kind: core.EffectTrophy, Words: 255}))
		is(t, "trophies", p.Players[0].Slot[core.WalkSlot].Trophies, 0)
		q := withPunch(t, box.Prologue, push(core.Effect{Kind: core.EffectTrophy, Words: 255}))
		is(t, "else one", q.Players[0].Slot[core.WalkSlot].Trophies, 1)
	})
}

func TestAbilitiesInFightsAndSchemes(t *testing.T) {
	t.Run("PEN-143 a full Magic Shroom prevents in a fight", func(t *testing.T) {
		k := Starter(box.Alice, "alice_shroom")
		p := withPunch(t, box.Prologue, enemies("en_closet"), func(c *core.State, g *core.Game) { c.Player(0).Drop(k) },
			slot(0, core.ChargeSlot, core.Slot{Card: k, Res: [box.Resources]uint8{box.Society: 3}}),
			lurks(box.VillainA, "river_thames_boats"), inStep(core.StepField))
		p = Dealt(t, Play(t, p, move(core.Use, int(k))))
		p = Play(t, p, "parry prevent", "parry prevent")
		is(t, "wounds", p.Players[0].WoundPile, 0)
	})
	t.Run("PEN-143 full Hunter's Tools keep a fight open that is lost without them", func(t *testing.T) {
		k := Starter(box.Jack, "jack_tools")
		p := withPunch(t, box.Prologue, enemies("en_closet"), func(c *core.State, g *core.Game) { c.Player(1).Drop(k) },
			slot(0, core.ChargeSlot, core.Slot{Card: k, Res: [box.Resources]uint8{box.Violence: 3}}),
			lurks(box.VillainA, "river_thames_boats"), has(0, box.Damage, 2), inStep(core.StepField))
		is(t, "choosing damage", [2]int{int(p.Top().Kind), int(p.Top().Step)}, [2]int{int(core.EffectFight), core.FightDeal})
		p = Dealt(t, Play(t, p, move(core.Use, int(k))))
		is(t, "damage", p.Players[0].Tokens[box.Damage], 5)
	})
	t.Run("PEN-146 the holder says which tile a card turns, and the hero may leave his steps out", func(t *testing.T) {
		p := withPunch(t, box.Heist, decides(1), performs("j_3"))
		for p.Wait == core.Luck || p.Top().Kind == core.EffectRefresh {
			p = Dealt(t, p)
			p = Dealt(t, Play(t, p, p.Choices(p.Acting()[0])[0].Move))
		}
		is(t, "asked", p.Asked(), 1)
		q := withPunch(t, box.Prologue, push(core.Effect{Kind: core.EffectStroll, N: 2}))
		Holds(t, "PEN-148: no step at all", Offered(q, "done"))
	})
	t.Run("PEN-150 what a scheme heals is nobody's doing", func(t *testing.T) {
		p := withPunch(t, box.Prologue, hurt(0, 1), hurt(1, 1), phase(core.EffectScheme), performs("sc_sunday"))
		p = Play(t, p, "option 0", "heal 1")
		is(t, "healed, and not counted", [2]uint8{p.Players[0].WoundPile, p.Players[0].Slot[core.PersonalSlot].Healed}, [2]uint8{0, 0})
	})
	t.Run("PEN-152 the joke does not call Publo back who is on his way", func(t *testing.T) {
		p := withPunch(t, box.Prologue, lurks(box.MiniBoss, "docks"), func(c *core.State, g *core.Game) { c.Summon(g) })
		is(t, "Publo", p.VillainAt[box.MiniBoss], At("docks"))
	})
	t.Run("PEN-159 an ability is used once a turn, however often the card comes round", func(t *testing.T) {
		k := Starter(box.Alice, "alice_shroom")
		p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) { c.Player(0).Drop(k) },
			slot(0, core.ChargeSlot, core.Slot{Card: k, Res: [box.Resources]uint8{box.Society: 3}}),
			has(0, box.Society, 3), inStep(core.StepBuild))
		p = Dealt(t, Play(t, p, move(core.Use, int(k))))
		p = Changed(p, func(c *core.State, g *core.Game) { c.Player(0).Drop(k); c.Player(0).Hand.Add(k) })
		p = Play(t, p, move(core.Play, int(k)), "gain society", move(core.Put, int(box.Society), int(k)),
			move(core.Put, int(box.Society), int(k)))
		Holds(t, "full, and not again", !Offered(p, move(core.Use, int(k))))
	})
}

// TestVillainsWalkToTheNearest holds each half of the clauses of schemes and of villains on their way.
func TestVillainsWalkToTheNearest(t *testing.T) {
	plot := func(seats int, changes ...Change) *penny.Position {
		return Lay(t, box.Prologue, seats, away, phase(core.EffectScheme), enemies("en_closet"), then(changes))
	}
	walk := func(v box.Villain, to box.Goal, n int) core.Effect {
		return core.Effect{Kind: core.EffectWalk, Villain: v, Goal: to, N: int8(n)}
	}
	far := core.NewGame(box.Prologue, 2).Scenario.Plain.Distance
	t.Run("PEN-96 whose turn ended reads, whoever holds the Decision Token, and it is done", func(t *testing.T) {
		p := lone(t, box.Prologue, decides(1), poor(0), inStep(core.StepDraw))
		is(t, "read by", [2]int{int(p.Top().Kind), int(p.Top().Hero)}, [2]int{int(core.EffectScheme), 0})
		p = Fate(t, p, mv2("draw", int(Card("sc_holiday"))))
		is(t, "a resource for Alice", [2]int{begins(p, core.Gain), int(p.Asked())}, [2]int{5, 0})
	})
	t.Run("PEN-100 every step that leads nearer, and none else, and a Hell side costs no more", func(t *testing.T) {
		for _, hell := range []uint8{0, 1<<box.Bank - 1} {
			p := plot(2, func(c *core.State, g *core.Game) { c.HellTiles = hell }, stands(0, "docks"),
				stands(1, "slums_b"), lurks(box.VillainA, "cemetery_gate"),
				push(walk(box.VillainA, box.ToNearest, 2)))
			near := min(far[At("cemetery_gate")][At("docks")], far[At("cemetery_gate")][At("slums_b")])
			for left := near; left > near-2; left-- {
				at := p.VillainAt[box.VillainA]
				want := 0
				for q := range box.Place(box.Places) {
					if far[at][q] == 1 && min(far[q][At("docks")], far[q][At("slums_b")]) == left-1 {
						want++
					}
				}
				if want > 1 { // else nobody is asked
					is(t, "ways", begins(p, core.Lead), want)
					p = Play(t, p, p.Choices(p.Acting()[0])[0].Move)
				}
			}
			at := p.VillainAt[box.VillainA]
			is(t, "two steps nearer", min(far[at][At("docks")], far[at][At("slums_b")]), near-2)
		}
	})
	t.Run("PEN-102 PEN-144 who is met on the way to the richest ends it", func(t *testing.T) {
		p := plot(2, stands(0, "empty_street"), stands(1, "royal_exchange"),
			lurks(box.VillainB, "lambeth_asylum"), has(1, box.Gold, 3),
			push(walk(box.VillainB, box.ToRichest, 9)))
		p = first(t, p, core.EffectWalk)
		is(t, "in Empty Street, with a fight", p.VillainAt[box.VillainB], At("empty_street"))
		is(t, "wounds", p.Players[0].WoundPile, 2)
	})
	t.Run("PEN-102 also when the hero steps aside", func(t *testing.T) {
		p := plot(2, stands(0, "the_tower"), stands(1, "east_end_roofs"),
			lurks(box.VillainB, "river_thames_boats"), has(0, box.Movement, 1),
			push(walk(box.VillainB, box.ToNearest, 4)))
		p = Play(t, p, move(core.Dodge, int(At("billingsgate"))))
		is(t, "B", p.VillainAt[box.VillainB], At("the_tower"))
	})
	t.Run("PEN-104 Publo looks for the nearest, not the richest, and at the end of the round only", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "docks"), stands(1, "slums_a"), lurks(box.MiniBoss, "cemetery_gate"))
		p = toEnd(t, p)
		is(t, "after Alice's turn", [2]int{int(p.Active), int(p.VillainAt[box.MiniBoss])}, [2]int{1, int(At("cemetery_gate"))})
		p = toEnd(t, p)
		is(t, "after Jack's", far[p.VillainAt[box.MiniBoss]][At("cemetery_gate")], 1)
		for rich := range int8(2) {
			q := lone(t, box.Prologue, stands(0, "hospital_ward"), stands(1, "docks"),
				lurks(box.MiniBoss, "reading_room"), has(rich, box.Gold, 5), phase(core.EffectRound))
			is(t, "Alice is met", q.VillainAt[box.MiniBoss], At("hospital_ward"))
		}
	})
	t.Run("PEN-137 the first player begins, whoever was last and whoever holds the Decision Token", func(t *testing.T) {
		for who := range uint8(4) {
			p := Lay(t, box.Prologue, 4, away, func(c *core.State, g *core.Game) {
				c.First, c.Active, c.DecisionHolder = who, (who+1)%4, (who+2)%4
			}, phase(core.EffectRound))
			is(t, "who begins, and who is first", [2]uint8{p.Active, p.First}, [2]uint8{who, who})
		}
	})
	t.Run("PEN-140 Publo needs no enemy row", func(t *testing.T) {
		p := plot(2, enemies(), stands(1, "slums_a"), lurks(box.MiniBoss, "billingsgate"),
			phase(core.EffectRound))
		is(t, "he comes and hits", p.Players[0].WoundPile, 3)
		p = standing(t, box.Prologue, "docks", enemies(), lurks(box.MiniBoss, "docks"))
		is(t, "he is fought where he stands", p.Players[0].WoundPile, 3)
	})
	t.Run("PEN-144 PEN-146 among the richest the holder chooses once, without gold it is the nearest, anew at each location",
		func(t *testing.T) {
			begin := func(gold int) *penny.Position {
				return plot(2, stands(0, "slums_a"), stands(1, "docks"), lurks(box.VillainB, "slums_b"),
					decides(1), has(0, box.Gold, gold), has(1, box.Gold, gold),
					push(walk(box.VillainB, box.ToRichest, 2)))
			}
			p := begin(2)
			is(t, "asked", p.Asked(), 1)
			p = Play(t, p, "face alice")
			for p.Top().Kind == core.EffectWalk {
				is(t, "no second question", begins(p, core.Face), 0)
				p = Play(t, p, p.Choices(1)[0].Move)
			}
			is(t, "two steps towards Alice", far[p.VillainAt[box.VillainB]][At("slums_a")], far[At("slums_b")][At("slums_a")]-2)
			p = first(t, begin(0), core.EffectWalk)
			is(t, "two towards Jack, who is nearer", far[p.VillainAt[box.VillainB]][At("docks")], far[At("slums_b")][At("docks")]-2)

			for jack := range 2 { // both are three steps away, until a step is made towards one of them
				q := plot(2, func(c *core.State, g *core.Game) {
					c.Players[jack].At, c.Players[1-jack].At = At("hospital_ward"), At("vinegar_works")
				}, lurks(box.VillainA, "billingsgate"), push(walk(box.VillainA, box.ToNearest, 3)))
				q = first(t, Play(t, q, move(core.Lead, int(At("river_thames_boats")))), core.EffectWalk)
				is(t, "who is nearer then is met", q.VillainAt[box.VillainA], At("vinegar_works"))
			}
		})
}

func TestWoundedIsDrawnIntoTheHand(t *testing.T) {
	t.Run("PEN-89 a Wounded is drawn into the hand", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			q := c.Player(0)
			q.Deck, q.Pile, q.WoundDeck = box.Set{}, box.Set{}, 2
		}, push(core.Effect{Kind: core.EffectDraw, N: 2}))
		p = Dealt(t, p)
		is(t, "in the hand", p.Players[0].WoundHand, 2)
		is(t, "in the deck", p.Players[0].WoundDeck, 0)
	})
}

// TestDeathAndWhatComesAfterIt holds each half of the clauses of wounds and of death.
func TestDeathAndWhatComesAfterIt(t *testing.T) {
	// dying is the end of step 3 of a hero whom one more Wounded kills.
	dying := func(seats int, h int8, changes ...Change) *penny.Position {
		p := Lay(t, box.Prologue, seats, away, hand(h), func(c *core.State, g *core.Game) {
			c.Active, c.Stack[1].Hero = uint8(h), h
			c.Players[h].Under, c.Players[h].WoundHand, c.Players[h].Grave = 3, 1, 3
		}, inStep(core.StepBuild), then(changes))
		p = Play(t, p, "done")
		Holds(t, "dead", p.Players[h].Dead)
		return p
	}
	t.Run("PEN-89 a Wounded that is played gives nothing", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].WoundHand = 1; ToStep(c, core.StepBuild) })
		was := p.Players[0].Tokens
		p.Bear(0)
		is(t, "tokens", p.Players[0].Tokens, was)
		is(t, "under the board", p.Players[0].Under, 1)
	})
	t.Run("PEN-92 they stay when the discard pile is shuffled, and in step 1", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			bare(c, 0).Pile.Add(Starter(box.Alice, "punch"))
			c.Players[0].Grave = 2
		}, push(core.Effect{Kind: core.EffectDraw, N: 1}))
		p.Clean(&p.Players[0])
		is(t, "Gravely Wounded, and in the deck", [2]uint8{p.Players[0].Grave, p.Players[0].WoundDeck}, [2]uint8{2, 0})
	})
	t.Run("PEN-93 the third does not kill, the fourth does", func(t *testing.T) {
		for grave, dead := range map[uint8]bool{2: false, 3: true} {
			p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
				c.Players[0].Under, c.Players[0].Grave, c.Players[0].WoundHand = 3, grave, 1
				c.Bear(0)
			})
			is(t, "dead", p.Players[0].Dead, dead)
		}
	})
	t.Run("PEN-95 the Decision Token and the first turn pass over the dead, and stay with the living", func(t *testing.T) {
		gone := func(c *core.State, h int8) { c.Players[h].Dead, c.Players[h].At = true, box.NoPlace }
		p := dying(4, 0, func(c *core.State, g *core.Game) { gone(c, 1) })
		is(t, "holder", p.DecisionHolder, 2)
		p = dying(4, 0, decides(3))
		is(t, "another's token", p.DecisionHolder, 3)
		p = Lay(t, box.Prologue, 4, away, func(c *core.State, g *core.Game) {
			gone(c, 0)
			gone(c, 1)
			c.Active, c.DecisionHolder, c.Stack[1] = 3, 3, core.Effect{Kind: core.EffectRound}
		})
		is(t, "who begins the round", p.Active, 2)
	})
	t.Run("PEN-99 they lie there when the action pool is discarded", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].Under = 2; ToStep(c, core.StepDraw) })
		is(t, "under the board, discarded", [2]uint8{p.Players[0].Under, p.Players[0].WoundPile}, [2]uint8{2, 0})
	})
	t.Run("PEN-136 the next living hero reads, not the holder nor the first, and the dead have no more turns", func(t *testing.T) {
		p := dying(4, 1, func(c *core.State, g *core.Game) { c.Players[2].Dead, c.Players[2].At = true, box.NoPlace })
		is(t, "who reads, and what", [2]int{int(p.Top().Hero), int(p.Top().Kind)}, [2]int{3, int(core.EffectScheme)})
		p = toEnd(t, p)
		is(t, "whose turn it is", p.Active, 3)
		left := p.Schemes.Len()
		p = toEnd(t, p)
		is(t, "after the round, and the schemes read", [2]int{int(p.Active), left - p.Schemes.Len()}, [2]int{0, 1})
		p = toEnd(t, p)
		is(t, "after Alice there is nobody before Emily", p.Active, 3)
	})
	t.Run("PEN-136 assigned enemies are shuffled in, and nobody knows where they lie", func(t *testing.T) {
		hound := Card("en_hound")
		p := dying(2, 0, enemies("en_eel", "en_cab", "en_bull", "en_table"),
			func(c *core.State, g *core.Game) { c.Enemies.Take(core.CardOf(hound)); c.Players[0].Foes.Add(hound) })
		Holds(t, "his no more", p.Players[0].Foes.Empty())
		is(t, "known above and below, and in the heap",
			[3]int{len(p.Enemies.Top()), len(p.Enemies.Under()), len(p.Enemies.Heap())}, [3]int{0, 0, 16})
		Holds(t, "he may come next", p.Enemies.May(core.CardOf(hound)))
	})
	t.Run("PEN-136 nobody dies of a wound before it is played", func(t *testing.T) {
		p := ring(t, enemies("en_closet"),
			func(c *core.State, g *core.Game) { c.Players[0].Under, c.Players[0].Grave = 3, 3 },
			has(0, box.Science, 1))
		is(t, "wounded, alive, and the turn goes on", [3]bool{p.Players[0].WoundPile == 2, !p.Players[0].Dead,
			p.Top().Kind == core.EffectTurn}, [3]bool{true, true, true})
	})
	t.Run("PEN-135 Publo stays, turns and schemes go on, and the win stands without heroes", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.LastTurn, c.Portals, c.VillainAt[box.MiniBoss] = true, 0, At("billingsgate")
		}, phase(core.EffectRound))
		is(t, "won, where Publo stands, and wounds", [3]int{int(p.Over), int(p.VillainAt[box.MiniBoss]),
			int(p.Players[0].WoundPile)}, [3]int{int(core.EndClosed), int(At("billingsgate")), 0})
		q := standing(t, box.Prologue, "slums_b", func(c *core.State, g *core.Game) { c.Portals = 2 }, rich(0))
		q = toEnd(t, Play(t, q, "close"))
		is(t, "Jack's turn, after a scheme", [3]int{int(q.Over), int(q.Active), q.Schemes.Len()}, [3]int{int(core.NotOver), 1, 15})
		q = toEnd(t, q)
		is(t, "won, after another", [2]int{int(q.Over), q.Schemes.Len()}, [2]int{int(core.EndClosed), 14})
		d := dying(2, 0, func(c *core.State, g *core.Game) {
			c.Players[1].Dead, c.Players[1].At = true, box.NoPlace
			c.Portals, c.LastTurn = 0, true
		})
		is(t, "won by the dead", d.Over, core.EndClosed)
	})
}

// toNearest is a villain's way to the nearest hero.
func toNearest(v box.Villain, n int) core.Effect {
	return core.Effect{Kind: core.EffectWalk, Villain: v, Goal: box.ToNearest, N: int8(n)}
}
