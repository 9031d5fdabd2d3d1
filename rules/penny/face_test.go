package penny

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"intrigue/rules/penny/core/box"
)

// told is the first number that a text tells in this place, or what is told if it is
// no number.
func told(text, pattern string) (word string, n int) {
	m := regexp.MustCompile(pattern).FindStringSubmatch(text)
	if m == nil {
		return "", 0
	}
	n, _ = strconv.Atoi(strings.NewReplacer("one", "1", "One", "1").Replace(m[1]))
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
		what, _, _ = strings.Cut(what, " of ")
		what = map[string]string{"wounds taken": "wound taken", "wounds healed": "wound healed", "shortcuts used": "shortcut used", "trophies": "trophy"}[what] + what
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
	b := box.Edition(box.Newest)
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
		p := table(t, box.Heist, 2, nil)
		for _, d := range []box.Deck{box.PenniesDeck, box.ShopCards} {
			eachKind(b, d, func(k box.Card, f *box.Face) {
				_, cost := told(p.game.explain(f, &p.core), `Costs (\d+) gold\.`)
				holds(t, f.Key+" costs something", cost > 0)
				is(t, f.Key+" for that", sold(t, k, cost), true)
				is(t, f.Key+" for less", sold(t, k, cost-1), false)
			})
		}
		for k := box.Card(0); k < box.NoCard; k++ {
			if f := b.Of[k]; f != nil {
				_, n := told(p.game.explain(f, &p.core), `(?:^|\. |[.”] )([-\w]+) points?\.`)
				is(t, f.Key+" in the score", worth(p, k), n)
			}
		}
	})
}

// sold says whether a card is offered for so much gold.
func sold(t *testing.T, k box.Card, gold int) bool {
	p := table(t, box.Heist, 2, func(c *core, g *game) {
		away(c)
		hand(c, 0)
		c.players[0].at = at("billingsgate")
		pool(c, 0, box.Gold, gold)
		if g.Of[k].Deck == box.ShopCards {
			shopIs(c, g.Of[k].Key)
		}
		toStep(c, stepField)
	})
	return offered(play(t, p, "act"), mv(vBuy, int(k)))
}

// worth is what a card adds to a score, without what an event itself counts.
func worth(p *position, k box.Card) int {
	q := turned(p, nil)
	h := &q.players[0]
	before := q.tally(q.game, 0).total()
	switch g := q.game; g.Of[k].Deck {
	case box.EventCards:
		h.events |= 1 << (k - g.From[box.EventCards])
		return q.tally(g, 0).total() - before - 1
	case box.BrownCards:
		h.browns |= 1 << (k - g.From[box.BrownCards])
	case box.SchemeCards, box.JokeCards, box.WalkCards:
		return 0
	default:
		h.pile.Add(k)
	}
	return q.tally(q.game, 0).total() - before
}

// duelTold fights an enemy with what his card says is needed.
func duelTold(t *testing.T, k box.Card, f *box.Face) {
	m := map[box.Deck]box.Mode{box.EnemyCards: box.Heist, box.RushCards: box.Rush, box.BossCards: box.Heist}[f.Deck]
	if f.Key == "mb_publo" {
		m = box.Prologue
	}
	fight := func(damage int, more map[string]int) *position {
		p := table(t, m, 2, func(c *core, g *game) {
			away(c)
			hand(c, 0, starter(box.Alice, "punch"))
			c.players[0].at, c.players[1].at, c.line[0] = at("embankment"), at("slums_a"), k
			c.heads = uint8(g.lever.Heads)
			switch v := map[box.Deck]box.Villain{box.EnemyCards: box.VillainA, box.RushCards: box.MiniBoss, box.BossCards: box.MiniBoss}[f.Deck]; {
			case Heads(f) && m == box.Heist:
				c.villainAt[box.Boss] = at("embankment")
			default:
				c.villainAt[v] = at("embankment")
			}
			if f.Deck == box.EnemyCards {
				enemiesAre(c, f.Key)
			}
			pool(c, 0, box.Damage, damage)
			for what, n := range more {
				tok, _ := box.TokenNamed(what)
				pool(c, 0, tok, n)
			}
			toStep(c, stepField)
		})
		for p.top > 1 && p.now().op == opFight {
			list := p.list(p.game, nil)
			p = play(t, p, p.game.text(list[0]))
		}
		return p
	}
	p := table(t, m, 2, func(c *core, _ *game) { c.heads = 2 })
	text := p.game.explain(f, &p.core)
	_, health := told(text, `[Hh]ealth (\d+)`)
	weakness, _ := told(text, `Weak against ([^.]+)\.`)
	back, _ := told(text, `Hits back with ([^.]+)\.`)
	weak, hits := heaps(weakness), heaps(back)
	sum := 0
	for _, n := range weak {
		sum += n
	}
	blows := len(conjunct.Split(back, -1))
	heads := func(p *position) int { return int(p.heads) }
	won := func(p *position) bool {
		return p.players[0].cards().Has(k) || Heads(f) && heads(p) < 2
	}
	holds(t, "with damage alone", won(fight(health, nil)))
	holds(t, "not with less", !won(fight(health-1, nil)))
	q := fight(health-sum, weak)
	holds(t, "with all his weaknesses", won(q))
	is(t, "every symbol hits", int(q.players[0].woundPile), blows)
	for what := range weak {
		weak[what]++
		holds(t, "no more of "+what+" than is printed", !won(fight(health-sum-1, weak)))
		weak[what]--
	}
	is(t, "the others prevented", int(fight(0, onlyNot(hits, weak)).players[0].woundPile), unparried(hits, weak))
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
	where := map[box.Deck]int{box.PersonalCards: personalSlot, box.BrownCards: brownSlot}[d]
	p := table(t, box.Heist, 2, nil)
	f := p.game.Of[k]
	text := p.game.explain(f, &p.core)
	needs, _ := told(text, `Needs ([^.]+?)(?:, at [^.]+)?\.`)
	place, _ := told(text, `Needs [^.]+, at ([^.]+)\.`)
	all := heaps(needs)
	ready := func(all map[string]int, here bool) bool {
		q := turned(p, func(c *core, g *game) {
			away(c)
			a := &c.players[0]
			a.at = at("docks")
			for x := range box.Place(box.Places) {
				if place != "" && here && g.Map.Locations[x].Name == place {
					a.at = x
				}
			}
			s := slot{card: k, trophies: uint8(all["trophy"]), wounds: uint8(all["wound taken"]), healed: uint8(all["wound healed"]), ways: uint8(all["shortcut used"])}
			for r := range box.Token(box.Resources) {
				s.res[r] = uint8(all[r.String()])
			}
			pool(c, 0, box.Gold, all["gold"])
			a.slot[where] = s
			toStep(c, stepBuild)
		})
		return offered(q, mv(vFinish, int(k)))
	}
	holds(t, text, ready(all, true))
	for what := range all {
		all[what]--
		holds(t, "one less of "+what+": "+text, !ready(all, true))
		all[what]++
	}
	if place != "" && place != "London Docks" {
		holds(t, "only there: "+text, !ready(all, false))
	}
}

// chargeTold plays a charge card and fills it.
func chargeTold(t *testing.T, k box.Card) {
	p := table(t, box.Heist, 2, func(c *core, g *game) {
		away(c)
		c.players[1].drop(k)
		hand(c, 0, k, starter(box.Alice, "punch"))
		for r := range box.Resources {
			c.players[0].tokens[r] = 5
			c.players[0].slot[personalSlot].card, c.players[0].slot[brownSlot].card, c.players[0].slot[brownSlot+1].card = box.NoCard, box.NoCard, box.NoCard
		}
		toStep(c, stepBuild)
	})
	text := p.game.explain(p.game.Of[k], &p.core)
	_, most := told(text, `^Charge (\d+) of `)
	kinds, _ := told(text, `^Charge \d+ of ([^:]+):`)
	want := strings.Split(kinds, " or ")
	if kinds == "any resources" {
		want = box.TokenNames()[:box.Resources]
	}
	p = play(t, p, mv(vPlay, int(k)))
	is(t, "kinds to begin with", begins(p, vGain), len(want))
	tok, _ := box.TokenNamed(want[0])
	p = play(t, p, mv(vGain, int(tok)))
	for n := 1; n < most; n++ {
		holds(t, "not full yet: "+text, !offered(p, mv(vUse, int(k))))
		for _, w := range want {
			other, _ := box.TokenNamed(w)
			holds(t, w+" fits: "+text, offered(p, mv(vPut, int(other), int(k))))
		}
		is(t, "and nothing else: "+text, begins(p, vPut), len(want))
		p = play(t, p, mv(vPut, int(tok), int(k)))
	}
	is(t, "full: "+text, begins(p, vPut), 0)
	is(t, "to be used: "+text, offered(p, mv(vUse, int(k))), strings.Contains(text, "When full: "))
	holds(t, "one or the other", strings.Contains(text, "It only stores.") != strings.Contains(text, "When full: "))
}
