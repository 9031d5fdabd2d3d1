package core_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
	"intrigue/rules/penny/words"
)

// told is the first number that a text tells in this place, or what is told if it is
// no number.
func told(text, pattern string) (word string, n int) {
	m := regexp.MustCompile(pattern).FindStringSubmatch(text)
	if m == nil {
		return "", 0
	}
	n, _ = strconv.Atoi(strings.NewReplacer("one", "1", "One", "1", "−", "-").Replace(m[1]))
	return m[1], n
}

// heaps reads "1 society, 2 gold and one trophy of a demon" by the words behind the
// numbers; a movement token or a wound is as good in the plural.
func heaps(text string) map[string]int {
	all := map[string]int{}
	for _, part := range conjunct.Split(text, -1) {
		n, what, _ := strings.Cut(part, " ")
		if what == "" {
			n, what = "one", n
		}
		what, _, _ = strings.Cut(what, " from ")
		what = map[string]string{"wounds taken": "wound taken", "wounds healed": "wound healed", "shortcuts used": "shortcut used",
			"trophies": "trophy"}[what] + what
		for _, w := range []string{"wound taken", "wound healed", "shortcut used", "trophy"} {
			if strings.HasPrefix(what, w) {
				what = w
			}
		}
		all[what] += inWords(n)
	}
	return all
}

// eachKind calls a test once for every kind of card in a deck.
func eachKind(b *box.Box, d box.Deck, do func(k box.Card, f *box.Face)) {
	for k := b.From[d]; k < b.Upto[d]; k++ {
		if k == b.From[d] || b.Of[k] != b.Of[k-1] {
			do(k, b.Of[k])
		}
	}
}

// TestFacesTellTheTruth takes the numbers of a card out of its text and sees whether
// so much is enough, and one less is not.
func TestFacesTellTheTruth(t *testing.T) {
	b := box.Printed()
	t.Run("PEN-81 PEN-83 PEN-88 PEN-145 PEN-171 health, weaknesses and retaliation", func(t *testing.T) {
		for _, d := range []box.Deck{box.EnemyCards, box.BossCards, box.RushCards} {
			eachKind(b, d, func(k box.Card, f *box.Face) { t.Run(f.Key, func(t *testing.T) { duelTold(t, k, f) }) })
		}
	})
	t.Run("PEN-131 PEN-150 what quests need", func(t *testing.T) {
		for _, d := range []box.Deck{box.PersonalCards, box.BrownCards} {
			eachKind(b, d, func(k box.Card, f *box.Face) { t.Run(f.Key, func(t *testing.T) { questTold(t, k, d) }) })
		}
	})
	t.Run("PEN-33 PEN-34 PEN-36 PEN-37 charge cards", func(t *testing.T) {
		n := 0
		for k := box.Card(0); k < box.Deckable; k++ {
			if f := b.Of[k]; f != nil && f.Charge != nil {
				n++
				t.Run(f.Key, func(t *testing.T) { chargeTold(t, k) })
			}
		}
		is(t, "charge cards", n, 9)
	})
	t.Run("PEN-63 PEN-64 PEN-114 costs and points", func(t *testing.T) {
		p := Lay(t, box.Heist, 2, nil)
		for _, d := range []box.Deck{box.PenniesDeck, box.ShopCards} {
			eachKind(b, d, func(k box.Card, f *box.Face) {
				_, cost := told(words.Explain(p.Game, f, &p.State), `Costs (\d+) gold\.`)
				Holds(t, f.Key+" costs something", cost > 0)
				is(t, f.Key+" for that", sold(t, k, cost), true)
				is(t, f.Key+" for less", sold(t, k, cost-1), false)
			})
		}
		for k := box.Card(0); k < box.NoCard; k++ {
			if f := b.Of[k]; f != nil {
				_, n := told(words.Explain(p.Game, f, &p.State), `(?:^|\. |[.”] )([−\w]+) points?\.`)
				is(t, f.Key+" in the score", worth(p, k), n)
			}
		}
	})
}

// sold says whether a card is offered for so much gold.
func sold(t *testing.T, k box.Card, gold int) bool {
	p := Lay(t, box.Heist, 2, away, hand(0), stands(0, "billingsgate"), has(0, box.Gold, gold),
		func(c *core.State, g *core.Game) {
			if g.Of[k].Deck == box.ShopCards {
				shopIs(c, g.Of[k].Key)
			}
		}, inStep(core.StepField))
	return Offered(Play(t, p, "act"), move(core.Buy, int(k)))
}

// worth is what a card adds to a score, without what an event itself counts.
func worth(p *penny.Position, k box.Card) int {
	q := Changed(p, nil)
	h := &q.Players[0]
	before := q.Tally(q.Game, 0).Total()
	switch g := q.Game; g.Of[k].Deck {
	case box.EventCards:
		h.Events |= 1 << (k - g.From[box.EventCards])
		return q.Tally(g, 0).Total() - before - 1
	case box.BrownCards:
		h.Browns |= 1 << (k - g.From[box.BrownCards])
	case box.SchemeCards, box.JokeCards, box.WalkCards:
		return 0
	default:
		h.Pile.Add(k)
	}
	return q.Tally(q.Game, 0).Total() - before
}

// duelTold fights an enemy with what his card says is needed.
func duelTold(t *testing.T, k box.Card, f *box.Face) {
	m := map[box.Deck]box.Mode{box.EnemyCards: box.Heist, box.RushCards: box.Rush, box.BossCards: box.Heist}[f.Deck]
	if f.Key == "mb_publo" {
		m = box.Prologue
	}
	fight := func(damage int, more map[string]int) *penny.Position {
		p := Lay(t, m, 2, away, hand(0, Starter(box.Alice, "punch")), func(c *core.State, g *core.Game) {
			c.Players[0].At, c.Players[1].At, c.Opponents[0] = At("embankment"), At("slums_a"), k
			c.Heads = uint8(g.Tuning.Heads)
			switch v := map[box.Deck]box.Villain{box.EnemyCards: box.VillainA, box.RushCards: box.MiniBoss,
				box.BossCards: box.MiniBoss}[f.Deck]; {
			case Heads(f) && m == box.Heist:
				c.VillainAt[box.Boss] = At("embankment")
			default:
				c.VillainAt[v] = At("embankment")
			}
			if f.Deck == box.EnemyCards {
				enemiesAre(c, f.Key)
			}
		}, has(0, box.Damage, damage), func(c *core.State, g *core.Game) {
			for what, n := range more {
				tok, _ := box.TokenNamed(what)
				pool(c, 0, tok, n)
			}
		}, inStep(core.StepField))
		for p.Depth > 1 && p.Top().Kind == core.EffectFight {
			list := p.Actions(p.Game, nil)
			p = Play(t, p, p.Game.Text(list[0]))
		}
		return p
	}
	p := Lay(t, m, 2, func(c *core.State, g *core.Game) { c.Heads = uint8(g.Tuning.Heads) })
	text := words.Explain(p.Game, f, &p.State)
	_, health := told(text, `[Hh]ealth (\d+)`)
	weakness, _ := told(text, `Weakness: ([^.]+)\.`)
	back, _ := told(text, `Retaliation: ([^.]+)\.`)
	weak, hits := heaps(weakness), heaps(back)
	sum := 0
	for _, n := range weak {
		sum += n
	}
	blows := 0
	for _, n := range hits {
		blows += n
	}
	heads := func(p *penny.Position) int { return int(p.Heads) }
	won := func(p *penny.Position) bool {
		return p.Players[0].Cards().Has(k) || Heads(f) && heads(p) < p.Game.Tuning.Heads
	}
	Holds(t, "with damage alone", won(fight(health, nil)))
	Holds(t, "not with less", !won(fight(health-1, nil)))
	q := fight(health-sum, weak)
	Holds(t, "with all his weaknesses", won(q))
	is(t, "every symbol hits", int(q.Players[0].WoundPile), blows)
	for what := range weak {
		weak[what]++
		Holds(t, "no more of "+what+" than is printed", !won(fight(health-sum-1, weak)))
		weak[what]--
	}
	is(t, "the others prevented", int(fight(0, onlyNot(hits, weak)).Players[0].WoundPile), unparried(hits, weak))
}

// Heads says whether a card has heads.
func Heads(f *box.Face) bool { return f.Foe.Heads > 0 }

// onlyNot are the blows that are no weakness too: those can only prevent.
func onlyNot(hits, weak map[string]int) map[string]int {
	all := map[string]int{}
	for what, n := range hits {
		if weak[what] == 0 {
			all[what] = n
		}
	}
	return all
}

// unparried are the blows that nothing is there to prevent.
func unparried(hits, weak map[string]int) (n int) {
	for what, k := range hits {
		if weak[what] > 0 {
			n += k
		}
	}
	return n
}

// questTold lays onto a quest what it says it needs.
func questTold(t *testing.T, k box.Card, d box.Deck) {
	where := map[box.Deck]int{box.PersonalCards: core.PersonalSlot, box.BrownCards: core.BrownSlot}[d]
	p := Lay(t, box.Heist, 2, nil)
	f := p.Game.Of[k]
	text := words.Explain(p.Game, f, &p.State)
	needs, _ := told(text, `Needs ([^.]+?)(?:, at [^.]+)?\.`)
	place, _ := told(text, `Needs [^.]+, at (?:the )?([^.]+)\.`)
	all := heaps(needs)
	ready := func(all map[string]int, here bool) bool {
		q := Changed(p, func(c *core.State, g *core.Game) {
			Away(c)
			a := &c.Players[0]
			a.At = At("docks")
			for x := range box.Place(box.Places) {
				if place != "" && here && strings.TrimPrefix(g.Map.Locations[x].Name, "The ") == place {
					a.At = x
				}
			}
			s := core.Slot{Card: k, Trophies: uint8(all["trophy"]), Wounds: uint8(all["wound taken"]), Healed: uint8(all["wound healed"]),
				Ways: uint8(all["shortcut used"])}
			for r := range box.Token(box.Resources) {
				s.Res[r] = uint8(all[r.String()])
			}
			pool(c, 0, box.Gold, all["gold"])
			a.Slot[where] = s
			ToStep(c, core.StepBuild)
		})
		return Offered(q, move(core.Finish, int(k)))
	}
	Holds(t, text, ready(all, true))
	for what := range all {
		all[what]--
		Holds(t, "one less of "+what+": "+text, !ready(all, true))
		all[what]++
	}
	if place != "" && place != "London Docks" {
		Holds(t, "only there: "+text, !ready(all, false))
	}
}

// chargeTold plays a charge card and fills it.
func chargeTold(t *testing.T, k box.Card) {
	p := Lay(t, box.Heist, 2, away, func(c *core.State, g *core.Game) { c.Players[1].Drop(k) },
		hand(0, k, Starter(box.Alice, "punch")), func(c *core.State, g *core.Game) {
			for r := range box.Resources {
				c.Players[0].Tokens[r] = 5
				c.Players[0].Slot[core.PersonalSlot].Card, c.Players[0].Slot[core.BrownSlot].Card,
					c.Players[0].Slot[core.BrownSlot+1].Card = box.NoCard, box.NoCard, box.NoCard
			}
		}, inStep(core.StepBuild))
	text := words.Explain(p.Game, p.Game.Of[k], &p.State)
	_, most := told(text, `^Charge card: stores up to (\d+) resources? \(`)
	kinds, _ := told(text, `^Charge card: stores up to \d+ resources? \(([^)]+)\)`)
	want := strings.Split(kinds, " or ")
	if kinds == "any kind" {
		want = box.TokenNames()[:box.Resources]
	}
	p = Play(t, p, move(core.Play, int(k)))
	is(t, "kinds to begin with", begins(p, core.Gain), len(want))
	tok, _ := box.TokenNamed(want[0])
	p = Play(t, p, move(core.Gain, int(tok)))
	for n := 1; n < most; n++ {
		Holds(t, "not full yet: "+text, !Offered(p, move(core.Use, int(k))))
		for _, w := range want {
			other, _ := box.TokenNamed(w)
			Holds(t, w+" fits: "+text, Offered(p, move(core.Put, int(other), int(k))))
		}
		is(t, "and nothing else: "+text, begins(p, core.Put), len(want))
		p = Play(t, p, move(core.Put, int(tok), int(k)))
	}
	is(t, "full: "+text, begins(p, core.Put), 0)
	is(t, "to be used: "+text, Offered(p, move(core.Use, int(k))), strings.Contains(text, "When full: "))
	Holds(t, "one or the other", strings.Contains(text, "It has no ability.") != strings.Contains(text, "When full: "))
}
