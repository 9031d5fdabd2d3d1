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
	. "intrigue/rules/penny/internal/table"
	"intrigue/rules/penny/words"
)

func TestVillainThatStaysIsNotAskedAbout(t *testing.T) {
	t.Run("PEN-162 PEN-79 a villain that stays is not asked whom it is after", func(t *testing.T) {
		p := lone(t, box.Prologue, stands(0, "docks"), stands(1, "slums_a"), lurks(box.VillainB, "docks"),
			has(0, box.Gold, 2), has(1, box.Gold, 2),
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainB, Goal: box.ToRichest, N: 1}))
		Holds(t, "no question", p.Top().Kind != core.EffectWalk)
		is(t, "and no step", p.VillainAt[box.VillainB], At("docks"))
	})
}

func TestLeversChangePortalsAndHeads(t *testing.T) {
	t.Run("PEN-157 a portal asks for what the lever says, and the quest tells it", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			p := Lay(t, box.Prologue, seats, nil)
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
			is(t, "in full, without a resource, without a trophy", [3]bool{opens(n, l.WalkTrophies), opens(n-1, l.WalkTrophies),
				opens(n, l.WalkTrophies-1)}, [3]bool{true, false, false})
			says := p.View().Hero(0).Quests[0].Needs
			for _, k := range []int{l.WalkKinds, l.WalkAny, l.WalkTrophies} {
				Holds(t, says+": "+strconv.Itoa(k), k == 0 || k == box.Resources || strings.Contains(says, strconv.Itoa(k)))
			}
			q := &p.Players[0]
			q.Slot[core.WalkSlot].Trophies, q.Slot[core.WalkSlot].Res = uint8(l.WalkTrophies-1), [box.Resources]uint8{}
			Holds(t, "room for the last trophy", p.TakesTrophy(p.Game, q, core.WalkSlot, 0))
			room := 0
			for k := 0; p.Room(p.Game, q, core.WalkSlot, k%box.Resources); k++ {
				q.Slot[core.WalkSlot].Res[k%box.Resources]++
				room++
			}
			is(t, "room for resources", room, n)
		}
	})
	t.Run("PEN-157 Cerberus as the lever has him, and three heads in the Heist with any number of heroes", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			p := Lay(t, box.Heist, seats, func(c *core.State, g *core.Game) { Away(c); c.Portals = 4; c.ChapterThree(g) })
			l := p.Game.Tuning
			is(t, "heads in the Heist", l.Heads, 3)
			is(t, "heads", [2]int{int(p.Heads), p.HeadsOf(p.Game)}, [2]int{l.Heads, l.Heads})
			is(t, "their health on the screen", p.View().Card(Card("b_cerberus")).Health, l.HeadHealth)
		}
	})
	t.Run("PEN-156 PEN-157 a portal is closed by as much gold as the lever says", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			p := Lay(t, box.Heist, seats, away, inChapter(2))
			want := p.Game.Tuning.PortalGold
			f := core.Effect{Kind: core.EffectSale, Portal: 1, Card: Card("s_deed")}
			p.Push(f)
			p.Sold[1] = uint8(max(want-4, 0))
			p.Sale(p.Game, p.Top(), Card("s_bag")) // for three
			is(t, "closed, with "+strconv.Itoa(seats), p.Portals>>1&1 == 0, want <= 3)
			is(t, "gold there", int(p.Sold[1]), max(want-4, 0)+3)
			is(t, "gold elsewhere", p.Sold[0], 0)
		}
	})
	t.Run("PEN-117 no items to begin with, but as many as our own numbers say", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			printed := Lay(t, box.Heist, seats, nil)
			is(t, "items as printed", [2]int{printed.Game.Tuning.Items, printed.Items.Count()}, [2]int{0, 8})
			is(t, "cards of a hero", printed.Players[seats-1].Cards().Count(), 10)
			p := LayShort(t, seats, nil)
			items := p.Players[seats-1].Cards()
			for k := range items.All() {
				if p.Game.Of[k].Deck != box.ItemCards {
					items.Remove(k)
				}
			}
			is(t, "items", items.Count(), []int{2, 1, 1, 1}[seats-1])
			is(t, "left", p.Items.Count(), 8-seats*p.Game.Tuning.Items)
		}
	})
}

func TestHeistTellsItsRoundAndEnds(t *testing.T) {
	t.Run("PEN-158 the Heist tells its round and chapter, and all have won it or none", func(t *testing.T) {
		told := func(over core.Ending) rules.Outcome {
			p := withPunch(t, box.Heist, func(c *core.State, g *core.Game) { c.Chapter, c.Round = 2, 7 })
			p.Over = over
			return p.Outcome()
		}
		lost, won := told(core.EndHell), told(core.EndRobbed)
		Holds(t, lost.Why, strings.Contains(lost.Why, "chapter II") && len(lost.Winners)+len(lost.Scores) == 0)
		Holds(t, won.Why, strings.Contains(won.Why, "round 7") && len(won.Winners) == 2 && len(won.Scores) == 0)
	})
	t.Run("PEN-158 no answer is read before it is given, and none is taken back in silence", func(t *testing.T) {
		p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) { c.Answer = 2; c.Push(core.Effect{Kind: core.EffectEvent}) })
		p = Fate(t, p, mv2("draw", int(Card("e_raven"))))
		r, _ := p.View().Reading()
		is(t, "read of it", [2]string{r.Result, r.Does}, [2]string{})
		is(t, "chosen", r.Chosen, 0)
		Holds(t, "the answer reveals", p.Reveals(0, "option 1"))
		f := p.Game.Of[Card("e_raven")]
		Holds(t, "nor on the card", !strings.Contains(r.Card.Text, f.Event[0].Result) &&
			!strings.Contains(r.Card.Text, words.CardText(p.Game.Box, f.Event[0].Effect)))
		r, _ = Play(t, p, "option 1").View().Reading()
		is(t, "then it is read", [2]string{r.Result, r.Does}, [2]string{f.Event[1].Result, words.CardText(p.Game.Box, f.Event[1].Effect)})
	})
}

func TestForcedAnswersAreGiven(t *testing.T) {
	deal := func(foe string, damage int) *penny.Position {
		return Lay(t, box.Prologue, 2, away, hand(0, Starter(box.Alice, "punch")), enemies(foe),
			meets(box.VillainA), has(0, box.Damage, damage), inStep(core.StepField))
	}
	t.Run("PEN-162 what is forced is done", func(t *testing.T) {
		p := withPunch(t, box.Prologue, func(c *core.State, g *core.Game) { c.HellTiles = 31; c.Push(core.Effect{Kind: core.EffectFlip}) })
		is(t, "the last tile", p.HellCount(), 6)
		r := withPunch(t, box.Prologue, push(core.Effect{Kind: core.EffectLose, N: 1}))
		is(t, "who has nothing loses nothing", r.Top().Kind, core.EffectTurn)
		is(t, "one enemy, no damage, no choice", deal("en_hound", 0).Players[0].WoundPile > 0, true)
	})
	t.Run("PEN-162 one deals until the enemy is beaten, and only if he can be or it lasts", func(t *testing.T) {
		p := deal("en_hound", 2)
		Holds(t, "two are just enough", dealsDamage(p))
		p = Dealt(t, Play(t, p, "hit damage", "hit damage"))
		Holds(t, "he is beaten", p.Players[0].Pile.Has(Card("en_hound")))
		p = Play(t, deal("en_hound", 3), "hit damage", "hit damage")
		is(t, "a third is not asked for", [2]bool{dealsDamage(p), p.Players[0].Tokens[box.Damage] == 1}, [2]bool{false, true})
		Holds(t, "one is not enough", !dealsDamage(deal("en_hound", 1)))
		shroom := Starter(box.Alice, "alice_shroom")
		rush := func(damage int) *penny.Position {
			return withPunch(t, box.Rush, func(c *core.State, g *core.Game) {
				c.Opponents[0], c.VillainAt[box.MiniBoss], c.Players[0].At = Card("br_porter"), At("parliament"),
					At("parliament")
				c.Player(0).Drop(shroom)
			}, slot(0, core.ChargeSlot, core.Slot{Card: shroom, Res: [box.Resources]uint8{box.Society: 3}}),
				has(0, box.Damage, damage), inStep(core.StepField))
		}
		is(t, "with an opponent of a Rush it lasts", [2]bool{dealsDamage(rush(1)), dealsDamage(rush(0))}, [2]bool{true, false})
	})
}

func TestOpenWorldBeginsAsItSays(t *testing.T) {
	t.Run("PEN-163 either basic portal, never both, and the Decision Token stays", func(t *testing.T) {
		p := Play(t, Fresh(t, box.Prologue, 1), "be maria")
		for n, where := range []string{"cemetery_gate", "slums_b"} {
			q := Fate(t, p, rules.Move("portal "+strconv.Itoa(n)))
			is(t, "basic portals", q.PortalsLeft(), 2)
			Holds(t, where+" and Parliament", q.PortalOn(q.Game, At(where)) >= 0 &&
				q.PortalOn(q.Game, At("parliament")) >= 0)
		}
		_, err := p.After(rules.Luck, "portal 2")
		Holds(t, "there is no third", err != nil)
		q := Lay(t, box.Prologue, 1, func(c *core.State,
			g *core.Game) {
			Away(c)
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
		})
		is(t, "holder after a round", q.DecisionHolder, 0)
		is(t, "portals of a lone hero elsewhere", Lay(t, box.Open, 1, nil).PortalsLeft(), Lay(t, box.Open, 2, nil).PortalsLeft())
	})
	t.Run("PEN-164 twelve rounds, even spaces red, Publo on the fifth", func(t *testing.T) {
		for space := uint8(1); space < 12; space++ {
			p := beforeRound(t, box.Open, onSpace(space))
			Holds(t, "no end on space "+strconv.Itoa(int(space)), !p.Outcome().Over())
			is(t, "a tile turns after space "+strconv.Itoa(int(space)), p.Top().Kind == core.EffectFlip, space%2 == 1)
			is(t, "Publo comes after space "+strconv.Itoa(int(space)), p.VillainAt[box.MiniBoss] == At("parliament"), space == 4)
		}
		Holds(t, "after the twelfth", beforeRound(t, box.Open, onSpace(12)).Outcome().Over())
	})
	t.Run("PEN-164 the map of the Prologue, all enemies and events, brown quests, and portals let villains in", func(t *testing.T) {
		p := withPunch(t, box.Open,
			push(core.Effect{Kind: core.EffectWalk, Villain: box.VillainA, Goal: box.ToNearest, N: 1}))
		is(t, "portals to come from", begins(p, core.Appear), 2)
		is(t, "and the demonic one", p.PortalsLeft(), 3)
		is(t, "enemies", p.Enemies.Len()+4, 24)
		is(t, "events", bits.OnesCount32(p.Events), 20)
		is(t, "brown quests, four of them with heroes and two open", bits.OnesCount32(uint32(p.Browns)), 12-4-2)
		o := core.NewGame(box.Prologue, 2)
		is(t, "distances", p.Game.Scenario.Plain.Distance, o.Scenario.Plain.Distance)
		is(t, "actions", p.Game.Scenario.Tokens, o.Scenario.Tokens)
		q := withPunch(t, box.Open, stands(0, "slums_b"), rich(0),
			func(c *core.State, g *core.Game) { c.Players[0].Slot[core.WalkSlot].Card = g.From[box.WalkCards] },
			inStep(core.StepField))
		is(t, "none is closed", begins(q, core.Close), 0)
	})
	t.Run("PEN-165 two from the start, one for a finished brown quest only, and none beyond the last", func(t *testing.T) {
		p := Lay(t, box.Open, 2, nil)
		Holds(t, "two lie open", p.Market[0] != box.NoCard && p.Market[1] != box.NoCard)
		is(t, "none elsewhere", Lay(t, box.Heist, 2, nil).Market, [2]box.Card{box.NoCard, box.NoCard})
		q := withPunch(t, box.Open, func(c *core.State, g *core.Game) { c.Complete(g, 0, core.PersonalSlot) })
		is(t, "nothing for a Personal Quest", begins(q, core.Quest), 0)
		h := Dealt(t, withPunch(t, box.Heist, func(c *core.State, g *core.Game) {
			c.Market[0] = Card("bq_dog")
			c.Complete(g, 0, core.BrownSlot)
		}))
		is(t, "nothing in the Heist", h.Players[0].Slot[core.BrownSlot].Card, box.NoCard)
		for _, done := range []int{core.BrownSlot, core.BrownSlot + 1} {
			r := Dealt(t, withPunch(t, box.Open, func(c *core.State, g *core.Game) { c.Complete(g, 1, done) }))
			is(t, "who finished it is asked", r.Asked(), 1)
			k := r.Market[1]
			before := bits.OnesCount32(uint32(r.Browns))
			r = Dealt(t, Play(t, r, move(core.Quest, int(k))))
			is(t, "it lies where the other lay", r.Players[1].Slot[done].Card, k)
			is(t, "one less to draw", bits.OnesCount32(uint32(r.Browns)), before-1)
		}
		last := Dealt(t, withPunch(t, box.Open, func(c *core.State, g *core.Game) {
			c.Browns, c.Market = 0, [2]box.Card{box.NoCard, Card("bq_dog")}
			c.Complete(g, 0, core.BrownSlot)
		}))
		is(t, "the last one is taken", last.Players[0].Slot[core.BrownSlot].Card, Card("bq_dog"))
		is(t, "and no other drawn", last.Market, [2]box.Card{box.NoCard, box.NoCard})
	})
}

func TestScoresOfTheOpenWorld(t *testing.T) {
	t.Run("PEN-114 PEN-168 ties are for those with fewer status cards, and then shared, and never for the dead", func(t *testing.T) {
		for _, m := range []box.Mode{box.Prologue, box.Open} {
			best := func(change func(c *core.State)) string {
				p := Lay(t, m, 3, func(c *core.State, g *core.Game) { change(c) })
				return fmt.Sprint(p.Best(p.Game))
			}
			is(t, "all alike", best(func(c *core.State) {}), "[0 1 2]")
			is(t, "one is hurt, for nothing", best(func(c *core.State) { c.Players[1].WoundPile = 1 }), "[0 2]")
			is(t, "one is dead", best(func(c *core.State) { c.Players[0].Dead = true; c.Players[0].Events = 1 }), "[1 2]")
			is(t, "points before wounds", best(func(c *core.State) { c.Players[2].WoundPile, c.Players[2].Events = 1, 1 }), "[2]")
		}
	})
	t.Run("PEN-168 each line of the score, and the best hero wins alone", func(t *testing.T) {
		p := beforeRound(t, box.Open, func(c *core.State, g *core.Game) {
			c.HellSpace = 12
			q := c.Player(1)
			dog := Card("bq_dog")
			q.Browns, q.Reclaimed, q.Portals, q.WoundPile = 1<<(dog-g.From[box.BrownCards]), 1, 0, 2
			q.Pile.Add(Card("en_hound"))
		})
		is(t, "the tally", p.Tally(p.Game, 1), core.Tally{Quests: 2, Reclaimed: 2, Enemies: 1, Wounds: -1})
		is(t, "in all", p.Tally(p.Game, 1).Total(), 4)
		o := p.Outcome()
		sum := 0
		var lines []string
		for _, l := range o.Scores {
			sum += l.Points[1]
			lines = append(lines, l.Label)
		}
		is(t, "points", sum, 4)
		is(t, "the winner", fmt.Sprint(o.Winners), "[1]")
		all := strings.Join(lines, ", ")
		Holds(t, all, strings.Contains(all, "reclaimed") && strings.Contains(all, "Quests") && !strings.Contains(all, "Portals"))
		first := words.Scores(&Lay(t, box.Prologue, 2, nil).Position.State, p.Game)
		Holds(t, "an Open World has its own lines", len(first) == len(o.Scores))
	})
}

// tuned is the first turn of two heroes, in step 2, of a mode with a change of its numbers.
func tuned(t *testing.T, m box.Mode, change func(*box.Tuning)) *penny.Position {
	t.Helper()
	g := core.NewGame(m, 2)
	n := *g.Tuning
	change(&n)
	g.Tuning = &n
	return LayGame(t, g, 2, nil)
}

// TestDifficultyChangesTheNumbers holds what the levers of a difficulty do.
func TestDifficultyChangesTheNumbers(t *testing.T) {
	after := func(p *penny.Position, space uint8) *penny.Position {
		return Changed(p, away, onSpace(space), phase(core.EffectRound), anew)
	}
	t.Run("PEN-175 the rounds of the Prologue and the Open World", func(t *testing.T) {
		for _, m := range []box.Mode{box.Prologue, box.Open} {
			p := tuned(t, m, func(n *box.Tuning) { n.Spaces = 8 })
			Holds(t, "not over before the last space", !after(p, 7).Outcome().Over())
			Holds(t, "over after it", after(p, 8).Outcome().Over())
			red := p.View().Hell().Red
			is(t, "spaces", p.View().Hell().Spaces, 8)
			Holds(t, "no red space lies beyond", red[len(red)-1] <= 8)
		}
	})
	t.Run("PEN-175 the tiles that turn on a red space", func(t *testing.T) {
		for _, flips := range []int{0, 1, 2} {
			p := after(tuned(t, box.Open, func(n *box.Tuning) { n.Flips = flips }), 1)
			for p.Top().Kind == core.EffectFlip {
				p = Play(t, p, p.Game.Text(p.Actions(p.Game, nil)[0]))
			}
			is(t, "tiles", p.HellCount(), max(flips, 1))
		}
	})
	t.Run("PEN-175 the health of opponents, and of nobody else", func(t *testing.T) {
		plain, hard := tuned(t, box.Rush, func(n *box.Tuning) { n.Tougher = 0 }), tuned(t, box.Rush, func(n *box.Tuning) { n.Tougher = 3 })
		for _, key := range []string{"br_regent", "b_cerberus", "mb_publo", "br_duchess"} {
			k := Card(key)
			is(t, key, hard.HealthOf(hard.Game, k), plain.HealthOf(plain.Game, k)+3)
		}
		k := Card("en_hound")
		is(t, "an enemy", hard.HealthOf(hard.Game, k), plain.HealthOf(plain.Game, k))
	})
}

// TestHarderIsNeverSofter holds which numbers belong to which difficulty.
func TestHarderIsNeverSofter(t *testing.T) {
	game := func(m box.Mode, short bool, seats int, key string) *box.Tuning {
		if short {
			return core.NewShortHeist(seats).AtDifficulty(key).Tuning
		}
		return core.NewGame(m, seats).AtDifficulty(key).Tuning
	}
	each := func(do func(m box.Mode, short bool, seats int)) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			for m := range box.Modes {
				do(m, false, seats)
			}
			do(box.Heist, true, seats)
		}
	}
	t.Run("PEN-175 as printed all scenarios but the Heist are Penny Dreadfuls", func(t *testing.T) {
		each(func(m box.Mode, short bool, seats int) {
			if m != box.Heist || short {
				is(t, "Penny is the same", *game(m, short, seats, "penny"), *game(m, short, seats, box.AsPrinted))
			}
		})
	})
	t.Run("PEN-117 PEN-175 in the Heist as printed no hero begins with an item", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			is(t, "items", game(box.Heist, false, seats, box.AsPrinted).Items, 0)
		}
	})
	t.Run("PEN-175 a Halfpenny is easier than a Penny, and a Shilling harder", func(t *testing.T) {
		each(func(m box.Mode, short bool, seats int) {
			levels := [3]*box.Tuning{}
			for i, key := range box.Difficulties()[1:] {
				levels[i] = game(m, short, seats, key)
			}
			for i := range 2 {
				soft, hard := toll(m, short, seats, levels[i]), toll(m, short, seats, levels[i+1])
				changed := false
				for k := range soft {
					Holds(t, "each number is as hard or harder", soft[k] <= hard[k])
					changed = changed || soft[k] < hard[k]
				}
				Holds(t, "something is harder", changed)
			}
		})
	})
	t.Run("PEN-175 the set-up page says what is not printed", func(t *testing.T) {
		line := func(mode, difficulty string, seats int) string {
			for _, v := range words.Questions()[1].Values {
				if v.Key == difficulty {
					return v.Line(seats, rules.Options{"mode": mode})
				}
			}
			return ""
		}
		for mode, difficulty := range map[string]string{"heist": box.AsPrinted, "prologue": "penny"} {
			one, two := line(mode, difficulty, 1), line(mode, difficulty, 2)
			Holds(t, one, !strings.Contains(one, "numbers of the printed rules"))
			Holds(t, two, strings.Contains(two, "numbers of the printed rules"))
			Holds(t, two, strings.Contains(two, "our addition") == (mode == "heist"))
		}
		Holds(t, "a book without numbers for one hero", strings.Contains(line("heist", box.AsPrinted, 1), "numbers of our own"))
	})
}

// toll are the numbers of a difficulty, each so that more is harder.
func toll(m box.Mode, short bool, seats int, n *box.Tuning) []int {
	spaces := n.Spaces
	if spaces == 0 {
		spaces = box.Printed().Modes[m].Spaces
	}
	all := []int{-spaces, n.WalkKinds + n.WalkAny, n.WalkTrophies, n.Goal, n.PortalGold, n.Heads, n.HeadHealth, -n.Items, -n.Trigger,
		n.Thieves, -n.ThievesRound,
		max(n.Schemes, 1), max(n.Flips, 1), -n.HellTiles, n.Opponents, n.Tougher, -n.Rest, -n.RushSpaces, n.Reclaim}
	return all
}

// beforeRound is the end of a round.
func beforeRound(t testing.TB, m box.Mode, changes ...Change) *penny.Position {
	t.Helper()
	return withPunch(t, m, phase(core.EffectRound), then(changes))
}
