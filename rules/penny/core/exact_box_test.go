package core_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestBoxExactly holds single words of the clauses of setting up that could be broken
// without a test of the clause noticing.
func TestBoxExactly(t *testing.T) {
	all := func(check func(p *penny.Position)) {
		for m := range box.Modes {
			check(table.Lay(t, m, 4, nil))
		}
	}
	t.Run("PEN-1 nobody is no game, one and four are", func(t *testing.T) {
		for seats := range 6 {
			_, err := penny.Game{}.New(rules.Setup{Seats: seats})
			rulestest.Is(t, "refused, with "+strconv.Itoa(seats), err != nil, seats < 1 || seats > 4)
		}
	})
	t.Run("PEN-2 but trophies run out", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) {
			c.Trophies = 1
			c.Push(core.Effect{Kind: core.EffectTrophy, Words: 255})
			c.Push(core.Effect{Kind: core.EffectTrophy, Words: 255})
		})
		rulestest.Is(t, "on the quest, and left", [2]uint8{p.Players[0].Slot[core.WalkSlot].Trophies, p.Trophies}, [2]uint8{1, 0})
	})
	t.Run("PEN-3 the Bank lies nowhere but in chapter III, and every tile has two sides", func(t *testing.T) {
		all(func(p *penny.Position) {
			rulestest.Is(t, "tiles, "+p.Mode.String(), len(p.View().Tiles()), 6)
		})
		p := table.Lay(t, box.Heist, 2, func(c *core.State, g *core.Game) { c.Chapter = 2 })
		rulestest.Is(t, "tiles in chapter II", len(p.View().Tiles()), 6)
		for _, h := range p.Game.Map.Hexes {
			table.Holds(t, h.Key+" has another name in Hell", h.Name != "" && h.Hell != "" && h.Name != h.Hell)
		}
		q := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { c.HellTiles = 1 << g.TileOf(table.At("docks")) })
		rulestest.Is(t, "the Docks in Hell", q.Printed(q.Game, table.At("docks")), [box.Resources]uint8{box.Underworld: 1, box.Violence: 1})
	})
	t.Run("PEN-4 in every mode", func(t *testing.T) {
		all(func(p *penny.Position) { rulestest.Is(t, "space", p.HellSpace, 1) })
	})
	t.Run("PEN-5 what is covered is not gathered", func(t *testing.T) {
		for where, want := range map[string]int{"billingsgate": 0, "slums_b": 0, "docks": 1} {
			p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
				table.Away(c)
				c.Players[0].At = table.At(where)
				table.ToStep(c, core.StepBuild)
			})
			rulestest.Is(t, where, begins(p, core.Gather), want)
		}
	})
	t.Run("PEN-7 PEN-11 PEN-12 nothing is read before it is drawn", func(t *testing.T) {
		all(func(p *penny.Position) {
			_, open := p.View().Reading()
			table.Holds(t, "nothing lies open", !open)
			rulestest.Is(t, "known schemes", len(p.Schemes.Top())+len(p.Schemes.Under()), 0)
		})
	})
	t.Run("PEN-10 PEN-18 on the track he neither fights nor moves", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State,
			g *core.Game) {
			table.Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "after the first round", p.VillainAt[box.MiniBoss], box.NoPlace)
		rulestest.Is(t, "whom one can fight", p.Fightable(0), 0)
		q := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.HellSpace = 2
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		rulestest.Is(t, "after the second", q.VillainAt[box.MiniBoss], table.At("parliament"))
		table.Holds(t, "he waits no more", !q.View().Hell().MiniWaits)
		q.VillainAt[box.MiniBoss], q.MiniGone = box.NoPlace, true
		table.Holds(t, "nor when he is beaten", !q.View().Hell().MiniWaits)
	})
	t.Run("PEN-14 PEN-15 PEN-16 eight common cards and two of one's own, five in hand, one's own quest", func(t *testing.T) {
		all(func(p *penny.Position) {
			common := map[string]int{}
			for h := range int8(4) {
				q := p.Player(h)
				cards := q.Deck
				cards = cards.Or(q.Hand)
				rulestest.Is(t, "cards", cards.Count(), 10)
				rulestest.Is(t, "in hand", q.Hand.Count(), 5)
				own := 0
				for k := range cards.All() {
					if f := p.Game.Of[k]; f.Hero == q.Who {
						own++
					} else {
						common[f.Key]++
						rulestest.Is(t, f.Key+" is nobody's", f.Hero, box.NoHero)
					}
				}
				rulestest.Is(t, "his own", own, 2)
				quest := p.Game.Of[q.Slot[core.PersonalSlot].Card]
				rulestest.Is(t, "the quest of whom", quest.Hero, q.Who)
				rulestest.Is(t, "its level", quest.Level, 1)
				rulestest.Is(t, "a Walk", q.Slot[core.WalkSlot].Card != box.NoCard, p.Mode == box.Prologue)
			}
			for k, n := range common {
				rulestest.Is(t, k+", alike for four", n%4, 0)
			}
		})
		p := table.Lay(t, box.Prologue, 1, nil).Players[0]
		two := 0
		for _, k := range []string{"restock", "last_penny"} {
			for c := range p.Deck.Or(p.Hand).All() {
				if box.Printed().Of[c].Key == k {
					two++
				}
			}
		}
		rulestest.Is(t, "two each of two kinds", two, 4)
	})
	t.Run("PEN-14 PEN-16 cards and quest are the hero's, whatever his seat", func(t *testing.T) {
		p := table.Play(t, table.Fresh(t, box.Prologue, 2), "be maria", "be alice")
		for h, who := range []box.Hero{box.Maria, box.Alice} {
			q := &p.Players[h]
			rulestest.Is(t, "the quest", q.Slot[core.PersonalSlot].Card, p.Game.Personal[who][0])
			for _, k := range []string{"maria_lab", "alice_shroom"} {
				rulestest.Is(t, k, q.Deck.Has(table.Card(k)), p.Game.Of[table.Card(k)].Hero == who)
			}
		}
	})
	t.Run("PEN-12 a card has it told", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			c.Perform(0, g.Of[table.Card("e_joke")].Event[0].Effect, box.NoCard)
		})
		rulestest.Is(t, "drawn", p.Top().Kind, core.EffectJoke)
	})
	t.Run("PEN-17 all heroes on the Boats", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 4, nil)
		rulestest.Is(t, "heroes there", p.HeroesOn(table.At("river_thames_boats")), 4)
	})
	t.Run("PEN-19 whoever is drawn has the first turn, and anybody may be", func(t *testing.T) {
		for first := range 3 {
			p := table.Play(t, table.Fresh(t, box.Prologue, 3), "be emily", "be jack", "be alice")
			r := rand.New(rand.NewPCG(5, 9))
			drawn := table.Fate(t, p, p.Roll(r))
			rulestest.Is(t, "what Luck rolls is a first player", drawn.First, drawn.DecisionHolder)
			p = table.Fate(t, p, rules.Move("first "+strconv.Itoa(first)))
			for p.Round == 0 {
				p = table.Fate(t, p, p.Roll(r))
			}
			want := uint8(first)
			rulestest.Is(t, "first, active, holder", [3]uint8{p.First, p.Active, p.DecisionHolder}, [3]uint8{want, want, want})
			rulestest.Is(t, "whose turn it is", p.Top().Hero, int8(first))
		}
	})
	t.Run("PEN-77 who closes a portal has had his Field Action", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.Hand(c, 0, table.Starter(box.Alice, "punch"))
			c.Players[0].At, c.Players[1].At = table.At("slums_b"), table.At("slums_b")
			table.Rich(c, g, 0)
			pool(c, 0, box.Movement, 1)
			pool(c, 0, box.Science, 1)
			table.ToStep(c, core.StepField)
		})
		table.Holds(t, "trade or close", table.Offered(p, "close") && table.Offered(p, "trade jack"))
		p = table.Play(t, p, "close")
		rulestest.Is(t, "no trade after it", begins(p, core.Trade), 0)
	})
	t.Run("PEN-106 with two, three and four heroes, one of them demonic", func(t *testing.T) {
		for seats, want := range map[int]int{2: 3, 3: 4, 4: 4} {
			p := table.Lay(t, box.Prologue, seats, nil)
			rulestest.Is(t, "portals", p.PortalsLeft(), want)
			demonic := 0
			for i, x := range p.Game.Scenario.Portals {
				if p.Portals>>i&1 != 0 && x.Demonic {
					demonic++
				}
			}
			rulestest.Is(t, "the demonic one", demonic, 1)
		}
	})
	t.Run("PEN-115 four places and no other, and villains on three", func(t *testing.T) {
		p := table.Play(t, table.Fresh(t, box.Heist, 2), "be alice", "be jack")
		p = table.Dealt(t, table.Fate(t, p, "first 0"))
		rulestest.Is(t, "villains", [3]box.Place(p.VillainAt[:3]), [3]box.Place{table.At("east_end_roofs"), table.At("empty_street"),
			table.At("the_tower")})
		free := 0
		for q := range box.Place(box.Places) {
			if p.StartFree(p.Game, q) {
				free++
			}
		}
		rulestest.Is(t, "places to begin on", free, 4)
		p.Players[0].At = table.At("harrys_pub")
		table.Holds(t, "one hero each", !p.StartFree(p.Game, table.At("harrys_pub")) && p.StartFree(p.Game, table.At("slums_b")))
		rulestest.Is(t, "a map of its own", p.Game.Scenario.Layout, "heist")
	})
	t.Run("PEN-32 PEN-116 five Personal Quests, one after another", func(t *testing.T) {
		p := table.Lay(t, box.Heist, 1, func(c *core.State, g *core.Game) { table.Away(c) })
		for level := 1; level <= 5; level++ {
			k := p.Players[0].Slot[core.PersonalSlot].Card
			rulestest.Is(t, "level", p.Game.Of[k].Level, level)
			p.Complete(p.Game, 0, core.PersonalSlot)
			table.Holds(t, "it joins the deck", p.Players[0].Pile.Has(k))
		}
		rulestest.Is(t, "no sixth", p.Players[0].Slot[core.PersonalSlot].Card, box.NoCard)
	})
}

// lone is the first turn of two heroes, Alice's, with no villain about and no card in her
// hand, after a change.
func lone(t testing.TB, m box.Mode, change func(c *core.State, g *core.Game)) *penny.Position {
	t.Helper()
	return table.Lay(t, m, 2, func(c *core.State, g *core.Game) { table.Away(c); table.Hand(c, 0); change(c, g) })
}

// standing is Alice's step 4 at a place, Jack at the Tower.
func standing(t testing.TB, m box.Mode, where string, change func(c *core.State, g *core.Game)) *penny.Position {
	t.Helper()
	return lone(t, m, func(c *core.State, g *core.Game) {
		c.Players[0].At, c.Players[1].At = table.At(where), table.At("the_tower")
		table.ToStep(c, core.StepField)
		change(c, g)
	})
}

// possible counts the cards that Luck may draw next.
func possible(p *penny.Position) (n int) {
	for k := range int(box.NoCard) {
		if _, err := p.After(rules.Luck, mv2("draw", k)); err == nil {
			n++
		}
	}
	return n
}

// bare takes all cards from a hero.
func bare(c *core.State, h int8) *core.Player {
	q := c.Player(h)
	q.Deck, q.Hand, q.Pool, q.Pile = box.Set{}, box.Set{}, box.Set{}, box.Set{}
	return q
}

// stocked puts so many Shop cards into an action pool: with one, reclaiming takes two resources.
func stocked(c *core.State, h int8, n int) {
	for k := range box.Card(n) {
		c.Player(h).Pool.Add(table.Card("s_ticket") + k)
	}
}

// owns gives a card to the place of a hero's cards that is named, wherever it lay before.
func owns(c *core.State, h int8, in *box.Set, k box.Card) {
	for _, deck := range []*cards.Deck{&c.Shop, &c.Enemies} {
		deck.Take(core.CardOf(k))
	}
	for _, from := range []*box.Set{&c.Unused, &c.Demonic, &c.Items, &c.Twos, &c.Threes} {
		from.Remove(k)
	}
	c.Player(h).Drop(k)
	in.Add(k)
}

// first lets the first offer be taken as long as some effect asks.
func first(t testing.TB, p *penny.Position, of core.EffectKind) *penny.Position {
	t.Helper()
	for p.Over == core.NotOver && p.Top().Kind == of && p.Need == core.Decision {
		p = table.Dealt(t, table.Play(t, p, p.Choices(p.Acting()[0])[0].Move))
	}
	return p
}

// TestSupplyExactly holds what runs out and what does not, and what covers a print.
func TestSupplyExactly(t *testing.T) {
	t.Run("PEN-2 damage and movement do not run out, portals and events do", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.Give(0, box.Damage, 60)
			c.Give(0, box.Movement, 60)
			c.Events = 0
			c.Push(core.Effect{Kind: core.EffectEvent})
		})
		rulestest.Is(t, "tokens", [2]uint8{p.Players[0].Tokens[box.Damage], p.Players[0].Tokens[box.Movement]}, [2]uint8{60, 60})
		rulestest.Is(t, "no event", [2]int{int(p.Top().Kind), int(p.Events)}, [2]int{int(core.EffectTurn), 0})
		q := table.Play(t, standing(t, box.Prologue, "slums_b", func(c *core.State, g *core.Game) { table.Rich(c, g, 0) }), "close")
		rulestest.Is(t, "portals, and one here", [2]int{q.PortalsLeft(), q.PortalOn(q.Game, table.At("slums_b"))}, [2]int{2, -1})
	})
	t.Run("PEN-5 PEN-154 actions, events and portals cover a print, shortcuts do not", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {})
		for _, where := range []string{"billingsgate", "music_hall", "fleet_street", "harrys_pub", "lambeth_asylum",
			"cemetery_gate", "slums_b"} {
			rulestest.Is(t, where, p.Printed(p.Game, table.At(where)), [box.Resources]uint8{})
		}
		for _, where := range []string{"docks", "reading_room", "embankment", "slums_a"} {
			table.Holds(t, where, p.Printed(p.Game, table.At(where)) != [box.Resources]uint8{})
		}
	})
}
