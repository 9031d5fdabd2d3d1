package penny

import (
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// TestBoxGrips holds single words of the clauses of setting up that could be broken
// without a test of the clause noticing.
func TestBoxGrips(t *testing.T) {
	all := func(check func(p *position)) {
		for m := range box.Modes {
			check(table(t, m, 4, nil))
		}
	}
	t.Run("PEN-1 nobody is no game, one and four are", func(t *testing.T) {
		for seats := range 6 {
			_, err := Game{}.New(rules.Setup{Seats: seats})
			is(t, "refused, with "+itoa(seats), err != nil, seats < 1 || seats > 4)
		}
	})
	t.Run("PEN-2 but trophies run out", func(t *testing.T) {
		p := table(t, box.Prologue, 1, func(c *core, g *game) {
			c.trophies = 1
			c.push(frame{op: opTrophy, a: 255})
			c.push(frame{op: opTrophy, a: 255})
		})
		is(t, "on the quest, and left", [2]uint8{p.players[0].slot[walkSlot].trophies, p.trophies}, [2]uint8{1, 0})
	})
	t.Run("PEN-3 the Bank lies nowhere but in chapter III, and every tile has two sides", func(t *testing.T) {
		all(func(p *position) {
			is(t, "tiles, "+p.mode.String(), len(p.see().Tiles()), 6)
		})
		p := table(t, box.Heist, 2, func(c *core, g *game) { c.chapter = 2 })
		is(t, "tiles in chapter II", len(p.see().Tiles()), 6)
		for _, h := range p.game.Map.Hexes {
			holds(t, h.Key+" has another name in Hell", h.Name != "" && h.Hell != "" && h.Name != h.Hell)
		}
		q := table(t, box.Prologue, 2, func(c *core, g *game) { c.hellTiles = 1 << g.tileOf(at("docks")) })
		is(t, "the Docks in Hell", q.printed(q.game, at("docks")), [box.Resources]uint8{box.Underworld: 1, box.Violence: 1})
	})
	t.Run("PEN-4 in every mode", func(t *testing.T) {
		all(func(p *position) { is(t, "space", p.space, 1) })
	})
	t.Run("PEN-5 what is covered is not gathered", func(t *testing.T) {
		for where, want := range map[string]int{"billingsgate": 0, "slums_b": 0, "docks": 1} {
			p := table(t, box.Prologue, 2, func(c *core, g *game) { away(c); c.players[0].at = at(where); toStep(c, stepBuild) })
			is(t, where, begins(p, vGather), want)
		}
	})
	t.Run("PEN-7 PEN-11 PEN-12 nothing is read before it is drawn", func(t *testing.T) {
		all(func(p *position) {
			_, open := p.see().Reading()
			holds(t, "nothing lies open", !open)
			is(t, "known schemes", len(p.schemes.Top())+len(p.schemes.Under()), 0)
		})
	})
	t.Run("PEN-10 PEN-18 on the track he neither fights nor moves", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) { away(c); c.stack[1] = frame{op: opRound} })
		is(t, "after the first round", p.villainAt[box.MiniBoss], box.NoPlace)
		is(t, "whom one can fight", p.opponents(0), 0)
		q := table(t, box.Prologue, 2, func(c *core, g *game) { away(c); c.space = 2; c.stack[1] = frame{op: opRound} })
		is(t, "after the second", q.villainAt[box.MiniBoss], at("parliament"))
		holds(t, "he waits no more", !q.see().Hell().MiniWaits)
		q.villainAt[box.MiniBoss], q.miniGone = box.NoPlace, true
		holds(t, "nor when he is beaten", !q.see().Hell().MiniWaits)
	})
	t.Run("PEN-14 PEN-15 PEN-16 eight common cards and two of one's own, five in hand, one's own quest", func(t *testing.T) {
		all(func(p *position) {
			common := map[string]int{}
			for h := range int8(4) {
				q := p.me(h)
				cards := q.deck
				cards.Merge(q.hand)
				is(t, "cards", cards.Count(), 10)
				is(t, "in hand", q.hand.Count(), 5)
				own := 0
				for _, k := range cards.All() {
					if f := p.game.Of[k]; f.Hero == q.who {
						own++
					} else {
						common[f.Key]++
						is(t, f.Key+" is nobody's", f.Hero, box.NoHero)
					}
				}
				is(t, "his own", own, 2)
				quest := p.game.Of[q.slot[personalSlot].card]
				is(t, "the quest of whom", quest.Hero, q.who)
				is(t, "its level", quest.Level, 1)
				is(t, "a Walk", q.slot[walkSlot].card != box.NoCard, p.mode == box.Prologue)
			}
			for k, n := range common {
				is(t, k+", alike for four", n%4, 0)
			}
		})
		p := table(t, box.Prologue, 1, nil).players[0]
		two := 0
		for _, k := range []string{"restock", "last_penny"} {
			for _, c := range append(p.deck.All(), p.hand.All()...) {
				if box.Edition(box.Newest).Of[c].Key == k {
					two++
				}
			}
		}
		is(t, "two each of two kinds", two, 4)
	})
	t.Run("PEN-14 PEN-16 cards and quest are the hero's, whatever his seat", func(t *testing.T) {
		p := play(t, fresh(t, box.Prologue, 2, 0), "be maria", "be alice")
		for h, who := range []box.Hero{box.Maria, box.Alice} {
			q := &p.players[h]
			is(t, "the quest", q.slot[personalSlot].card, p.game.personal[who][0])
			for _, k := range []string{"maria_lab", "alice_shroom"} {
				is(t, k, q.deck.Has(card(k)), p.game.Of[card(k)].Hero == who)
			}
		}
	})
	t.Run("PEN-12 a card has it told", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) { c.perform(0, g.Of[card("e_joke")].Event[0].Effect, box.NoCard) })
		is(t, "drawn", p.now().op, opJoke)
	})
	t.Run("PEN-17 all heroes on the Boats", func(t *testing.T) {
		p := table(t, box.Prologue, 4, nil)
		is(t, "heroes there", p.heroesOn(at("river_thames_boats")), 4)
	})
	t.Run("PEN-19 whoever is drawn has the first turn, and anybody may be", func(t *testing.T) {
		for first := range 3 {
			p := play(t, fresh(t, box.Prologue, 3, 0), "be emily", "be jack", "be alice")
			r := rand.New(rand.NewPCG(5, 9))
			drawn := fate(t, p, p.Roll(r))
			is(t, "what Luck rolls is a first player", drawn.first, drawn.holder)
			p = fate(t, p, rules.Move("first "+itoa(first)))
			for p.round == 0 {
				p = fate(t, p, p.Roll(r))
			}
			want := uint8(first)
			is(t, "first, active, holder", [3]uint8{p.first, p.active, p.holder}, [3]uint8{want, want, want})
			is(t, "whose turn it is", p.now().hero, int8(first))
		}
	})
	t.Run("PEN-77 who closes a portal has had his Field Action", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) {
			away(c)
			hand(c, 0, starter(box.Alice, "punch"))
			c.players[0].at, c.players[1].at = at("slums_b"), at("slums_b")
			rich(c, g, 0)
			pool(c, 0, box.Movement, 1)
			pool(c, 0, box.Science, 1)
			toStep(c, stepField)
		})
		holds(t, "trade or close", offered(p, "close") && offered(p, "trade jack"))
		p = play(t, p, "close")
		is(t, "no trade after it", begins(p, vTrade), 0)
	})
	t.Run("PEN-106 with two, three and four heroes, one of them demonic", func(t *testing.T) {
		for seats, want := range map[int]int{2: 3, 3: 4, 4: 4} {
			p := table(t, box.Prologue, seats, nil)
			is(t, "portals", p.portalsLeft(), want)
			demonic := 0
			for i, x := range p.game.mode.Portals {
				if p.portals>>i&1 != 0 && x.Demonic {
					demonic++
				}
			}
			is(t, "the demonic one", demonic, 1)
		}
	})
	t.Run("PEN-115 four places and no other, and villains on three", func(t *testing.T) {
		p := play(t, fresh(t, box.Heist, 2, 0), "be alice", "be jack")
		p = dealt(t, fate(t, p, "first 0"))
		is(t, "villains", [3]box.Place(p.villainAt[:3]), [3]box.Place{at("east_end_roofs"), at("empty_street"), at("the_tower")})
		free := 0
		for q := range box.Place(box.Places) {
			if p.startFree(p.game, q) {
				free++
			}
		}
		is(t, "places to begin on", free, 4)
		p.players[0].at = at("harrys_pub")
		holds(t, "one hero each", !p.startFree(p.game, at("harrys_pub")) && p.startFree(p.game, at("slums_b")))
		is(t, "a map of its own", p.game.mode.Layout, "heist")
	})
	t.Run("PEN-116 five Personal Quests, one after another", func(t *testing.T) {
		p := table(t, box.Heist, 1, func(c *core, g *game) { away(c) })
		for level := 1; level <= 5; level++ {
			k := p.players[0].slot[personalSlot].card
			is(t, "level", p.game.Of[k].Level, level)
			p.complete(p.game, 0, personalSlot)
			holds(t, "it joins the deck", p.players[0].pile.Has(k))
		}
		is(t, "no sixth", p.players[0].slot[personalSlot].card, box.NoCard)
	})
}
