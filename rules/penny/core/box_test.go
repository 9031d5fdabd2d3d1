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
	. "intrigue/rules/penny/internal/table"
)

func TestPiecesAndDecksOfTheBox(t *testing.T) {
	t.Run("PEN-1 nobody is no game, one and four are", func(t *testing.T) {
		for seats := range 6 {
			_, err := penny.Game{}.New(rules.Setup{Seats: seats})
			is(t, "refused, with "+strconv.Itoa(seats), err != nil, seats < 1 || seats > 4)
		}
	})
	t.Run("PEN-2 but trophies run out", func(t *testing.T) {
		p := Lay(t, box.Prologue, 1, func(c *core.State, g *core.Game) { c.Trophies = 1 },
			push(core.Effect{Kind: core.EffectTrophy, Words: 255}),
			push(core.Effect{Kind: core.EffectTrophy, Words: 255}))
		is(t, "on the quest, and left", [2]uint8{p.Players[0].Slot[core.WalkSlot].Trophies, p.Trophies}, [2]uint8{1, 0})
	})
	t.Run("PEN-3 the Bank lies nowhere but in chapter III, and every tile has two sides", func(t *testing.T) {
		inEveryMode(t, func(p *penny.Position) { is(t, "tiles, "+p.Mode.String(), len(p.View().Tiles()), 6) })
		p := Lay(t, box.Heist, 2, inChapter(2))
		is(t, "tiles in chapter II", len(p.View().Tiles()), 6)
		for _, h := range p.Game.Map.Hexes {
			Holds(t, h.Key+" has another name in Hell", h.Name != "" && h.Hell != "" && h.Name != h.Hell)
		}
		q := Lay(t, box.Prologue, 2, hell("docks"))
		is(t, "the Docks in Hell", q.Printed(q.Game, At("docks")), [box.Resources]uint8{box.Underworld: 1, box.Violence: 1})
	})
	t.Run("PEN-4 in every mode", func(t *testing.T) {
		inEveryMode(t, func(p *penny.Position) { is(t, "space", p.HellSpace, 1) })
	})
	t.Run("PEN-5 what is covered is not gathered", func(t *testing.T) {
		for where, want := range map[string]int{"billingsgate": 0, "slums_b": 0, "docks": 1} {
			p := Lay(t, box.Prologue, 2, away, stands(0, where), inStep(core.StepBuild))
			is(t, where, begins(p, core.Gather), want)
		}
	})
	t.Run("PEN-7 PEN-11 PEN-12 nothing is read before it is drawn", func(t *testing.T) {
		inEveryMode(t, func(p *penny.Position) {
			_, open := p.View().Reading()
			Holds(t, "nothing lies open", !open)
			is(t, "known schemes", len(p.Schemes.Top())+len(p.Schemes.Under()), 0)
		})
	})
	t.Run("PEN-10 PEN-18 on the track he neither fights nor moves", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, func(c *core.State,
			g *core.Game) {
			Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		is(t, "after the first round", p.VillainAt[box.MiniBoss], box.NoPlace)
		is(t, "whom one can fight", p.Fightable(0), 0)
		q := Lay(t, box.Prologue, 2, away, onSpace(2), phase(core.EffectRound))
		is(t, "after the second", q.VillainAt[box.MiniBoss], At("parliament"))
		Holds(t, "he waits no more", !q.View().Hell().MiniWaits)
		q.VillainAt[box.MiniBoss], q.MiniGone = box.NoPlace, true
		Holds(t, "nor when he is beaten", !q.View().Hell().MiniWaits)
	})
}

func TestHeroesBeginWithTheirOwnCards(t *testing.T) {
	t.Run("PEN-14 PEN-15 PEN-16 eight common cards and two of one's own, five in hand, one's own quest", func(t *testing.T) {
		inEveryMode(t, func(p *penny.Position) {
			common := map[string]int{}
			for h := range int8(4) {
				q := p.Player(h)
				cards := q.Deck
				cards = cards.Or(q.Hand)
				is(t, "cards", cards.Count(), 10)
				is(t, "in hand", q.Hand.Count(), 5)
				own := 0
				for k := range cards.All() {
					if f := p.Game.Of[k]; f.Hero == q.Who {
						own++
					} else {
						common[f.Key]++
						is(t, f.Key+" is nobody's", f.Hero, box.NoHero)
					}
				}
				is(t, "his own", own, 2)
				quest := p.Game.Of[q.Slot[core.PersonalSlot].Card]
				is(t, "the quest of whom", quest.Hero, q.Who)
				is(t, "its level", quest.Level, 1)
				is(t, "a Walk", q.Slot[core.WalkSlot].Card != box.NoCard, p.Mode == box.Prologue)
			}
			for k, n := range common {
				is(t, k+", alike for four", n%4, 0)
			}
		})
		p := Lay(t, box.Prologue, 1, nil).Players[0]
		two := 0
		for _, k := range []string{"restock", "last_penny"} {
			for c := range p.Deck.Or(p.Hand).All() {
				if box.Printed().Of[c].Key == k {
					two++
				}
			}
		}
		is(t, "two each of two kinds", two, 4)
	})
	t.Run("PEN-14 PEN-16 cards and quest are the hero's, whatever his seat", func(t *testing.T) {
		p := Play(t, Fresh(t, box.Prologue, 2), "be maria", "be alice")
		for h, who := range []box.Hero{box.Maria, box.Alice} {
			q := &p.Players[h]
			is(t, "the quest", q.Slot[core.PersonalSlot].Card, p.Game.Personal[who][0])
			for _, k := range []string{"maria_lab", "alice_shroom"} {
				is(t, k, q.Deck.Has(Card(k)), p.Game.Of[Card(k)].Hero == who)
			}
		}
	})
	t.Run("PEN-12 a card has it told", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, event("e_joke", 0))
		is(t, "drawn", p.Top().Kind, core.EffectJoke)
	})
}

func TestGameBeginsAsTheScenarioSays(t *testing.T) {
	t.Run("PEN-17 all heroes on the Boats", func(t *testing.T) {
		p := Lay(t, box.Prologue, 4, nil)
		is(t, "heroes there", p.HeroesOn(At("river_thames_boats")), 4)
	})
	t.Run("PEN-19 whoever is drawn has the first turn, and anybody may be", func(t *testing.T) {
		for first := range 3 {
			p := Play(t, Fresh(t, box.Prologue, 3), "be emily", "be jack", "be alice")
			r := rand.New(rand.NewPCG(5, 9))
			drawn := Fate(t, p, p.Roll(r))
			is(t, "what Luck rolls is a first player", drawn.First, drawn.DecisionHolder)
			p = Fate(t, p, rules.Move("first "+strconv.Itoa(first)))
			for p.Round == 0 {
				p = Fate(t, p, p.Roll(r))
			}
			want := uint8(first)
			is(t, "first, active, holder", [3]uint8{p.First, p.Active, p.DecisionHolder}, [3]uint8{want, want, want})
			is(t, "whose turn it is", p.Top().Hero, int8(first))
		}
	})
	t.Run("PEN-77 who closes a portal has had his Field Action", func(t *testing.T) {
		p := Lay(t, box.Prologue, 2, away, hand(0, Starter(box.Alice, "punch")), stands(0, "slums_b"),
			stands(1, "slums_b"), rich(0), has(0, box.Movement, 1), has(0, box.Science, 1), inStep(core.StepField))
		Holds(t, "trade or close", Offered(p, "close") && Offered(p, "trade jack"))
		p = Play(t, p, "close")
		is(t, "no trade after it", begins(p, core.Trade), 0)
	})
	t.Run("PEN-106 with two, three and four heroes, one of them demonic", func(t *testing.T) {
		for seats, want := range map[int]int{2: 3, 3: 4, 4: 4} {
			p := Lay(t, box.Prologue, seats, nil)
			is(t, "portals", p.PortalsLeft(), want)
			demonic := 0
			for i, x := range p.Game.Scenario.Portals {
				if p.Portals>>i&1 != 0 && x.Demonic {
					demonic++
				}
			}
			is(t, "the demonic one", demonic, 1)
		}
	})
	t.Run("PEN-115 four places and no other, and villains on three", func(t *testing.T) {
		p := Play(t, Fresh(t, box.Heist, 2), "be alice", "be jack")
		p = Dealt(t, Fate(t, p, "first 0"))
		is(t, "villains", [3]box.Place(p.VillainAt[:3]), [3]box.Place{At("east_end_roofs"), At("empty_street"), At("the_tower")})
		free := 0
		for q := range box.Place(box.Places) {
			if p.StartFree(p.Game, q) {
				free++
			}
		}
		is(t, "places to begin on", free, 4)
		p.Players[0].At = At("harrys_pub")
		Holds(t, "one hero each", !p.StartFree(p.Game, At("harrys_pub")) && p.StartFree(p.Game, At("slums_b")))
		is(t, "a map of its own", p.Game.Scenario.Layout, "heist")
	})
	t.Run("PEN-32 PEN-116 five Personal Quests, one after another", func(t *testing.T) {
		p := Lay(t, box.Heist, 1, away)
		for level := 1; level <= 5; level++ {
			k := p.Players[0].Slot[core.PersonalSlot].Card
			is(t, "level", p.Game.Of[k].Level, level)
			p.Complete(p.Game, 0, core.PersonalSlot)
			Holds(t, "it joins the deck", p.Players[0].Pile.Has(k))
		}
		is(t, "no sixth", p.Players[0].Slot[core.PersonalSlot].Card, box.NoCard)
	})
}

// lone is the first turn of two heroes, Alice's, with no villain about and no card in her
// hand, after a change.
func lone(t testing.TB, m box.Mode, changes ...Change) *penny.Position {
	t.Helper()
	return Lay(t, m, 2, away, hand(0), then(changes))
}

// withPunch and withBoxing are the same with one card in her hand.
func withPunch(t testing.TB, m box.Mode, changes ...Change) *penny.Position {
	t.Helper()
	return lone(t, m, hand(0, Starter(box.Alice, "punch")), then(changes))
}

func withBoxing(t testing.TB, m box.Mode, changes ...Change) *penny.Position {
	t.Helper()
	return lone(t, m, hand(0, Starter(box.Alice, "boxing")), then(changes))
}

// dealt2 is a Prologue of two heroes with the hands that they were dealt.
func dealt2(t testing.TB, changes ...Change) *penny.Position {
	t.Helper()
	return Lay(t, box.Prologue, 2, away, then(changes))
}

// standing is Alice's step 4 at a place, Jack at the Tower.
func standing(t testing.TB, m box.Mode, where string, changes ...Change) *penny.Position {
	t.Helper()
	return lone(t, m, stands(0, where), stands(1, "the_tower"), inStep(core.StepField), then(changes))
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
		c.Player(h).Pool.Add(Card("s_ticket") + k)
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
	for p.Over == core.NotOver && p.Top().Kind == of && p.Wait == core.Decision {
		p = Dealt(t, Play(t, p, p.Choices(p.Acting()[0])[0].Move))
	}
	return p
}

// TestSuppliesAndCoveredPrints holds what runs out and what does not, and what covers a print.
func TestSuppliesAndCoveredPrints(t *testing.T) {
	t.Run("PEN-2 damage and movement do not run out, portals and events do", func(t *testing.T) {
		p := lone(t, box.Prologue, func(c *core.State, g *core.Game) {
			c.Give(0, box.Damage, 60)
			c.Give(0, box.Movement, 60)
			c.Events = 0
		}, push(core.Effect{Kind: core.EffectEvent}))
		is(t, "tokens", [2]uint8{p.Players[0].Tokens[box.Damage], p.Players[0].Tokens[box.Movement]}, [2]uint8{60, 60})
		is(t, "no event", [2]int{int(p.Top().Kind), int(p.Events)}, [2]int{int(core.EffectTurn), 0})
		q := Play(t, standing(t, box.Prologue, "slums_b", rich(0)), "close")
		is(t, "portals, and one here", [2]int{q.PortalsLeft(), q.PortalOn(q.Game, At("slums_b"))}, [2]int{2, -1})
	})
	t.Run("PEN-5 PEN-154 actions, events and portals cover a print, shortcuts do not", func(t *testing.T) {
		p := lone(t, box.Prologue)
		for _, where := range []string{"billingsgate", "music_hall", "fleet_street", "harrys_pub", "lambeth_asylum",
			"cemetery_gate", "slums_b"} {
			is(t, where, p.Printed(p.Game, At(where)), [box.Resources]uint8{})
		}
		for _, where := range []string{"docks", "reading_room", "embankment", "slums_a"} {
			Holds(t, where, p.Printed(p.Game, At(where)) != [box.Resources]uint8{})
		}
	})
}

// inEveryMode looks at the beginning of each mode.
func inEveryMode(t testing.TB, check func(p *penny.Position)) {
	t.Helper()
	for m := range box.Modes {
		check(Lay(t, m, 4, nil))
	}
}
