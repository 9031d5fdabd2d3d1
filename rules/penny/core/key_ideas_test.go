package core_test

import (
	"strconv"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
)

func TestCardsAndTilesGiveWhatTheyShow(t *testing.T) {
	punch := Starter(box.Alice, "punch")
	t.Run("PEN-24 a Wounded that is still in hand counts too", func(t *testing.T) {
		p := lone(t, box.Prologue, hand(0, punch), func(c *core.State, g *core.Game) { c.Players[0].WoundHand = 1 },
			inStep(core.StepDraw))
		is(t, "to draw", p.Draws(p.Game), 3)
	})
	t.Run("PEN-28 what is bought goes to the discard pile", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.Players[0].At = At("billingsgate")
			pool(c, 0, box.Gold, 2)
			pool(c, 0, box.Science, 1) // something to do still, so that the turn goes on
			ToStep(c, core.StepField)
		})
		k := p.Twos.First()
		p = Play(t, p, "act", move(core.Buy, int(k)))
		is(t, "pile, pool and hand", [3]bool{p.Players[0].Pile.Has(k), p.Players[0].Pool.Has(k), p.Players[0].Hand.Has(k)},
			[3]bool{true, false, false})
	})
	t.Run("PEN-34 resources are moved in step 4 too, before and after the Field Action, within the number", func(t *testing.T) {
		k := Starter(box.Alice, "alice_shroom")
		begin := func(step uint8) *penny.Position {
			return lone(t, box.Prologue, func(c *core.State, g *core.Game) { c.Players[0].Drop(k) },
				slot(0, core.ChargeSlot, core.Slot{Card: k, Res: [box.Resources]uint8{box.Occultism: 2}}),
				has(0, box.Society, 2), inStep(step))
		}
		for _, step := range []uint8{core.StepField, core.StepAfter} {
			p := begin(step)
			Holds(t, "on and off", Offered(p, move(core.Put, int(box.Society), int(k))) &&
				Offered(p, move(core.Lift, int(box.Occultism), int(k))))
			p = Play(t, p, move(core.Put, int(box.Society), int(k)))
			Holds(t, "three are the most", !Offered(p, move(core.Put, int(box.Society), int(k))))
		}
	})
	t.Run("PEN-42 a Hell side has its own print, and all of it is gathered", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "docks"), hell("docks"), inStep(core.StepBuild))
		p = Play(t, p, "gather")
		is(t, "both", [2]uint8{p.Players[0].Tokens[box.Underworld], p.Players[0].Tokens[box.Violence]}, [2]uint8{1, 1})
	})
	t.Run("PEN-20 what is given to a tile reaches its heroes alone", func(t *testing.T) {
		share := func(where string) uint8 {
			p := lone(t, box.Prologue, stands(0, "docks"), stands(1, where), plays(Starter(box.Emily, "emily_soul")))
			return p.Players[1].Tokens[box.Society]
		}
		is(t, "on the tile", share("the_tower"), 1)
		is(t, "on another", share("slums_a"), 0)
	})
	t.Run("PEN-34 what is lifted off a card lies in the pool", func(t *testing.T) {
		p := lone(t, box.Prologue, onWalk(box.Science), inStep(core.StepBuild))
		p = Play(t, p, move(core.Lift, int(box.Science), int(p.Players[0].Slot[core.WalkSlot].Card)))
		is(t, "in the pool", p.Players[0].Tokens[box.Science], 1)
		is(t, "on the card", p.Players[0].Slot[core.WalkSlot].Total(), 0)
	})
	t.Run("PEN-20 PEN-80 a card that speaks of the row means the row", func(t *testing.T) {
		p := lone(t, box.Prologue, enemies("en_hound", "en_eel", "en_cab", "en_bull"), foe(0, "en_taxman"),
			event("e_closet", 0))
		is(t, "whom he can fight", begins(p, core.Fight), 4)
		q := lone(t, box.Prologue, enemies(), foe(0, "en_taxman"), event("e_closet", 0))
		is(t, "nobody in an empty row", q.Players[0].WoundPile, 0)
	})
}

// TestCardsGoFromDeckToDiscardPile holds single words of the key ideas that could be broken without a test
// of the clause noticing.
func TestCardsGoFromDeckToDiscardPile(t *testing.T) {
	punch, boxing, shroom := Starter(box.Alice, "punch"), Starter(box.Alice, "boxing"), Starter(box.Alice, "alice_shroom")
	t.Run("PEN-21 from deck to hand to pool to discard pile", func(t *testing.T) {
		lies := func(p *penny.Position) [4]bool {
			q := &p.Players[0]
			return [4]bool{q.Deck.Has(punch), q.Hand.Has(punch), q.Pool.Has(punch), q.Pile.Has(punch)}
		}
		p := dealt2(t, func(c *core.State, g *core.Game) { bare(c, 0).Deck.Add(punch) }, inStep(core.StepBuild),
			push(core.Effect{Kind: core.EffectDraw, N: 1}))
		is(t, "in the deck", lies(p), [4]bool{true})
		p = Fate(t, p, mv2("draw", int(punch)))
		is(t, "in hand", lies(p), [4]bool{1: true})
		p = Play(t, p, move(core.Play, int(punch)))
		is(t, "in the pool", lies(p), [4]bool{2: true})
		p = Changed(p, func(c *core.State, g *core.Game) { c.Players[0].Deck.Add(boxing) }, inStep(core.StepDraw))
		is(t, "in the discard pile", lies(p), [4]bool{3: true})
	})
	t.Run("PEN-23 the pool is empty afterwards", func(t *testing.T) {
		p := dealt2(t, hand(0),
			func(c *core.State, g *core.Game) { c.Players[0].Deck.Remove(punch); c.Players[0].Pool.Add(punch) },
			inStep(core.StepDraw))
		Holds(t, "nothing in it", p.Players[0].Pool.Empty() && p.Players[0].Pile.Has(punch))
	})
	t.Run("PEN-25 one draws on, when the last card is drawn and not before, and wounds are cards", func(t *testing.T) {
		draw := func(n int, change func(q *core.Player)) *penny.Position {
			return dealt2(t, func(c *core.State, g *core.Game) { change(bare(c, 0)) },
				push(core.Effect{Kind: core.EffectDraw, N: int8(n)}))
		}
		p := draw(2, func(q *core.Player) { q.Deck.Add(punch); q.Pile.Add(boxing); q.Pile.Add(shroom) })
		is(t, "first what is left", p.Draws(p.Game), 1)
		p = Fate(t, p, mv2("draw", int(punch)))
		is(t, "then one of two", [3]int{p.Draws(p.Game), p.Players[0].Deck.Count(), p.Players[0].Pile.Count()}, [3]int{1, 2, 0})
		p = draw(3, func(q *core.Player) { q.Pile.Add(punch); q.Pile.Add(boxing); q.Pile.Add(shroom) })
		is(t, "three of three", p.Draws(p.Game), 3)
		p = draw(1, func(q *core.Player) { q.WoundDeck = 1; q.Pile.Add(punch) })
		is(t, "a wound in the deck is drawn first", [2]int{p.Draws(p.Game), p.Players[0].Pile.Count()}, [2]int{1, 1})
		p = draw(2, func(q *core.Player) { q.WoundPile = 1 })
		is(t, "still at the two", p.Top().N, 2)
		p = Fate(t, p, "draw w")
		is(t, "wounds alone are a deck", p.Players[0].WoundHand, 1)
	})
	t.Run("PEN-26 another's step 1 takes nothing out of a pool", func(t *testing.T) {
		p := dealt2(t, has(1, box.Science, 2), hand(0, punch), inStep(core.StepClean))
		is(t, "Jack's", p.Players[1].Tokens[box.Science], 2)
	})
	t.Run("PEN-38 PEN-39 PEN-99 what lies on a quest stays there in step 1", func(t *testing.T) {
		p := dealt2(t, func(c *core.State, g *core.Game) {
			c.Players[0].Slot[core.WalkSlot].Res[box.Science], c.Players[0].Slot[core.WalkSlot].Trophies = 2, 1
			c.Players[0].Under = 2
		}, hand(0, punch), inStep(core.StepClean))
		s := &p.Players[0].Slot[core.WalkSlot]
		is(t, "resources", s.Res[box.Science], 2)
		is(t, "trophies", s.Trophies, 1)
		is(t, "and the wounds under the board", p.Players[0].Under, 2)
	})
	t.Run("PEN-30 PEN-31 out of the game, and healed is gone", func(t *testing.T) {
		p := dealt2(t, func(c *core.State, g *core.Game) {
			bare(c, 0).Pile.Add(punch)
			c.Spoil(0, punch)
			c.Players[0].Under = 1
			c.Heal(0, core.HealUnder)
		})
		q := &p.Players[0]
		cards := q.Cards()
		Holds(t, "in no deck", cards.Empty() && q.Aside.Has(punch))
		is(t, "status cards", p.Status(0), 0)
	})
}

func TestCardsInUseAreOutOfThePool(t *testing.T) {
	punch, boxing, shroom := Starter(box.Alice, "punch"), Starter(box.Alice, "boxing"), Starter(box.Alice, "alice_shroom")
	t.Run("PEN-34 what lies on a card is out of the pool", func(t *testing.T) {
		p := dealt2(t, has(0, box.Science, 2), inStep(core.StepBuild))
		p = Play(t, p, move(core.Put, int(box.Science), int(p.Players[0].Slot[core.WalkSlot].Card)))
		is(t, "left in the pool", p.Players[0].Tokens[box.Science], 1)
	})
	t.Run("PEN-35 one that holds a resource stays, and so does a quest", func(t *testing.T) {
		p := dealt2(t, func(c *core.State, g *core.Game) { bare(c, 0) },
			slot(0, core.ChargeSlot, core.Slot{Card: shroom, Res: [box.Resources]uint8{box.Occultism: 2}}),
			func(c *core.State, g *core.Game) { c.Players[0].Slot[core.PersonalSlot].Res[box.Society] = 1 },
			inStep(core.StepBuild))
		quest := p.Players[0].Slot[core.PersonalSlot].Card
		p = Play(t, p, move(core.Lift, int(box.Occultism), int(shroom)), move(core.Lift, int(box.Society), int(quest)))
		is(t, "both are there", [2]bool{p.Players[0].SlotOf(shroom) >= 0, p.Players[0].SlotOf(quest) >= 0}, [2]bool{true, true})
	})
	t.Run("PEN-42 in step 3 alone, and again in the next turn", func(t *testing.T) {
		stand := func(step uint8) *penny.Position {
			return dealt2(t, hand(0, punch), has(0, box.Movement, 1), has(0, box.Science, 1), stands(0, "the_tower"),
				inStep(step))
		}
		for _, step := range []uint8{core.StepMove, core.StepField, core.StepAfter} {
			is(t, "gatherings in step "+strconv.Itoa(int(step)), begins(stand(step), core.Gather), 0)
		}
		p := Play(t, stand(core.StepBuild), "gather")
		p = Changed(p, func(c *core.State, g *core.Game) { c.Clean(c.Player(0)) })
		is(t, "after a clean", begins(p, core.Gather), 1)
	})
	t.Run("PEN-43 its holder decides, not the first player", func(t *testing.T) {
		p := dealt2(t, decides(1),
			func(c *core.State, g *core.Game) { c.Push(core.Effect{Kind: core.EffectFlip, Hero: c.Decider()}) })
		is(t, "asked", p.Asked(), 1)
		q := dealt2(t, decides(1),
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 1}))
		is(t, "for a villain too", [2]int{int(q.Top().Kind), int(q.Asked())}, [2]int{int(core.EffectAppear), 1})
	})
	t.Run("PEN-20 what a card adds to a fight counts, and who shares a shortcut shares a tile", func(t *testing.T) {
		p := dealt2(t, enemies("en_hound"), hand(0, punch), event("e_closet", 0))
		Holds(t, "two of the Hound's two", p.Players[0].Pile.Has(Card("en_hound")))
		q := dealt2(t, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = box.Sewer, box.Sewer
			c.Perform(0, g.Of[Starter(box.Emily, "emily_soul")].Play, box.NoCard)
		})
		is(t, "society for both", [2]uint8{q.Players[0].Tokens[box.Society], q.Players[1].Tokens[box.Society]}, [2]uint8{1, 1})
		q = dealt2(t, func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At = box.Sewer, box.Post
			c.Perform(0, g.Of[Starter(box.Emily, "emily_soul")].Play, box.NoCard)
		})
		is(t, "but not for who is in the other one", q.Players[1].Tokens[box.Society], 0)
	})
	t.Run("PEN-29 a discarded card lies in one place", func(t *testing.T) {
		p := dealt2(t, hand(0, punch, boxing),
			push(core.Effect{Kind: core.EffectPick, From: box.InHand, Op: box.OpDiscard, N: 1, Card: box.NoCard}))
		p = Play(t, p, move(core.Discard, int(punch)))
		is(t, "hand, own pile, another's pile", [3]bool{p.Players[0].Hand.Has(punch), p.Players[0].Pile.Has(punch),
			p.Players[1].Pile.Has(punch)}, [3]bool{false, true, false})
	})
	t.Run("PEN-36 a full card waits for a later turn", func(t *testing.T) {
		p := dealt2(t, func(c *core.State, g *core.Game) { bare(c, 0).Hand.Add(punch) },
			slot(0, core.ChargeSlot, core.Slot{Card: shroom, Res: [box.Resources]uint8{box.Occultism: 3}}),
			inStep(core.StepClean))
		p = Changed(p, inStep(core.StepBuild))
		Holds(t, "it may be used", Offered(p, move(core.Use, int(shroom))))
	})
}
