package penny

import (
	"fmt"
	"maps"
	"math/bits"
	"testing"

	"intrigue/rules/penny/core/box"
)

// plight is where a card is played: one bit for each thing that cards ask about, and
// for the answers.
type plight int

const (
	inHell plight = 1 << iota
	withCompany
	withVillain
	isHurt
	hasThings // a charge card out, a shortcut used, loot in the pool
	isRich
	second // of two options
	paying
	plights
)

func (x plight) has(y plight) bool { return x&y != 0 }

func (x plight) String() string {
	s := ""
	for i, w := range []string{"Hell", "company", "villain", "wounded", "things", "rich", "second", "pays"} {
		if x>>i&1 != 0 {
			s += " " + w
		}
	}
	return "in" + s
}

// deedsOf are the blocks of a card. What a card says when it is played is said of the
// card itself.
func deedsOf(f *box.Face) map[string]box.Block {
	all := map[string]box.Block{"play": f.Play, "effect": f.Effect, "option 0": f.Event[0].Effect, "option 1": f.Event[1].Effect}
	if f.Charge != nil {
		all["ability"] = f.Charge.Ability
	}
	if f.Quest != nil && f.Deck != box.WalkCards { // a Walk is not played (PEN-131)
		all["reward"] = f.Quest.Reward
	}
	if f.Foe != nil {
		all["hit"], all["end"], all["half"] = f.Foe.OnHit, f.Foe.RoundEnd, f.Foe.AtHalf
	}
	maps.DeleteFunc(all, func(_ string, b box.Block) bool { return b == 0 })
	return all
}

// TestCardsDoWhatTheySay plays every kind of card in all plights that cards ask about,
// and has somebody who knows only its text do the same by hand.
func TestCardsDoWhatTheySay(t *testing.T) {
	bases := map[box.Mode]*position{}
	for _, m := range []box.Mode{box.Prologue, box.Heist, box.Rush} {
		bases[m] = table(t, m, 2, nil)
	}
	stride := plight(1)
	if testing.Short() {
		stride = 7 // still every answer and every circumstance, in fewer combinations
	}
	b := box.Edition(box.Newest)
	kinds := 0
	t.Run("PEN-20 PEN-59 every kind of card", func(t *testing.T) {
		for k := box.Card(0); k < box.NoCard; k++ {
			f := b.Of[k]
			if f == nil || k > 0 && b.Of[k-1] == f || f.Deck == box.StarterDeck && f.Hero == box.NoHero && k >= b.From[box.StarterDeck]+10 {
				continue
			}
			kinds++
			for what, at := range deedsOf(f) {
				for x := plight(0); x < plights && !t.Failed(); x += stride {
					trial(t, bases[modeOf(f)], k, what, at, x)
				}
			}
		}
		is(t, "kinds of cards", kinds, len(b.Faces))
	})
}

func modeOf(f *box.Face) box.Mode {
	switch {
	case f.Deck == box.RushCards:
		return box.Rush
	case f.Deck == box.BrownCards, len(f.In) == 1 && f.In[0] == "heist":
		return box.Heist
	}
	return box.Prologue
}

// lay lays the table for a plight, with the card in Alice's hand if it is played.
func lay(c *core, g *game, k box.Card, what string, x plight) {
	away(c)
	for h, p := range []*player{&c.players[0], &c.players[1]} {
		p.at = at([]string{"docks", "vinegar_works"}[h])
		p.tokens[box.Gold] = uint8(4 * h)
		if x.has(isHurt) {
			p.under, p.woundPile = 1, 1
		}
		p.pile.Add(starter(p.who, "last_penny"))
		p.drop(starter(p.who, "last_penny"))
		p.pile.Add(starter(p.who, "last_penny"))
	}
	p := &c.players[0]
	if k < box.Deckable {
		c.players[1].drop(k)
	}
	if what == "play" {
		hand(c, 0, k, starter(box.Alice, "punch"), starter(box.Alice, "boxing"))
	} else {
		hand(c, 0, starter(box.Alice, "punch"), starter(box.Alice, "boxing"))
	}
	if x.has(inHell) {
		c.hellTiles = 1 << g.tileOf(p.at)
	}
	if x.has(withCompany) {
		c.players[1].at = p.at
	}
	c.villainAt[box.VillainA], c.villainAt[box.VillainB], c.villainAt[box.VillainC] = at("westminster_abbey"), at("cemetery_gate"), at("music_hall")
	if g.Of[k].Deck == box.SchemeCards || g.Of[k].Deck == box.JokeCards {
		c.villainAt[box.VillainC] = map[bool]box.Place{true: box.NoPlace, false: at("music_hall")}[g.Of[k].Key == "sc_reinforce" || g.Of[k].Key == "sc_understudy" || g.Of[k].Key == "j_4"]
	}
	if x.has(withVillain) || g.Of[k].Deck == box.RushCards {
		c.villainAt[box.MiniBoss] = p.at
	}
	if x.has(hasThings) {
		p.wayUsed = true
		p.slot[chargeSlot] = slot{card: card("s_strongbox"), res: [box.Resources]uint8{box.Violence: 1}}
		for _, e := range []string{"en_eel", "en_bull", "en_cab"} {
			if card(e) != k && p.pool.Count() < 2 {
				c.enemies.Take(cardOf(card(e)))
				p.pool.Add(card(e))
			}
		}
	}
	if x.has(isRich) {
		for t := range box.Resources {
			p.tokens[t] = 2
		}
		p.tokens[box.Gold], p.tokens[box.Damage], p.tokens[box.Movement] = 3, 3, 3
	}
	c.jokes = 1
	if g.kind == box.Heist {
		c.jokes = 2
	}
	toStep(c, stepBuild)
}

// patients are the heroes as a reader of cards counts them.
func (c *core) patients(g *game) (all [2]patient) {
	for h := range all {
		p := &c.players[h]
		q := patient{tokens: map[string]int{}, hand: p.hand.Count() + int(p.woundHand), out: p.pool.Count() + p.pile.Count(), aside: p.aside.Count(),
			under: int(p.under), wounds: int(p.woundPile), way: p.at >= box.Places, used: p.wayUsed, company: c.players[0].at == c.players[1].at,
			hell: c.onHell(g, p.at), villain: c.villainAt[box.MiniBoss] == p.at}
		for t := range box.Token(box.Tokens) {
			if p.tokens[t] > 0 {
				q.tokens[t.String()] = int(p.tokens[t])
			}
		}
		for i := range p.slot {
			q.trophies += int(p.slot[i].trophies)
			if i >= chargeSlot && p.slot[i].card != box.NoCard {
				q.charges++
			}
		}
		q.loot = c.counts(g, int8(h), box.LootInPool)
		all[h] = q
	}
	return all
}

// trial plays one card in one plight and compares what came of it.
func trial(t *testing.T, base *position, k box.Card, what string, at box.Block, x plight) {
	t.Helper()
	text := plain(base.game.Box, at)
	p := turned(base, func(c *core, g *game) {
		lay(c, g, k, what, x)
		if what != "play" {
			c.perform(0, at, k)
		}
	})
	start := *base
	lay(&start.core, base.game, k, what, x)
	b := &believer{t: t, heroes: start.patients(base.game), option: int(x&second) / int(second), pays: x.has(paying), moved: map[string]int{}, counted: map[string]int{}}
	b.joke = plain(base.game.Box, base.game.Of[base.game.From[box.JokeCards]+map[box.Mode]box.Card{box.Heist: 1}[base.game.kind]].Effect)
	if what == "play" {
		b.heroes[0].hand, b.heroes[0].out = b.heroes[0].hand-1, b.heroes[0].out+1
		p = play(t, p, mv(vPlay, int(k)))
	}
	b.read(text, 0)
	seen := map[string]int{}
	p = drive(t, p, x, seen)
	who := fmt.Sprintf("%s %s %s: %q", base.game.Of[k].Key, what, x, text)
	if p.now().op == opFight { // what comes of a fight is told by other tests
		is(t, who+" fights, and what it gives", 1+int(p.now().n)/2, b.counted["fights"])
		return
	}
	got := p.patients(p.game)
	for h := range got {
		want := b.heroes[h]
		maps.DeleteFunc(want.tokens, func(_ string, n int) bool { return n == 0 })
		if !maps.Equal(got[h].tokens, want.tokens) {
			t.Errorf("%s: hero %d has %v, and reads %v", who, h, got[h].tokens, want.tokens)
		}
		is(t, who+" hand", got[h].hand, want.hand)
		is(t, who+" pool and pile", got[h].out, want.out)
		is(t, who+" destroyed", got[h].aside, want.aside)
		is(t, who+" wounds", [3]int{got[h].under, got[h].wounds, got[h].trophies}, [3]int{want.under, want.wounds, want.trophies})
		is(t, who+" in a shortcut", got[h].way, want.way)
	}
	b.compare(who, &start, p, seen)
}

// drive answers everything as the plight says, and counts what is asked.
func drive(t *testing.T, p *position, x plight, seen map[string]int) *position {
	t.Helper()
	for range 60 {
		p = dealt(t, p)
		if p.over != notOver || p.top == 1 || p.now().op == opFight {
			return p
		}
		list := p.list(p.game, nil)
		s := list[0]
		switch s.verb {
		case vOption:
			for _, o := range list {
				if int(o.a) == int(x&second)/int(second) {
					s = o
				}
			}
		case vKeep:
			if x.has(paying) {
				s = list[1]
			}
		case vStep:
			seen["steps"]++
		case vReplace:
			seen["replaced "+map[bool]string{true: "shop", false: "row"}[p.now().a == shopRowID]]++
		}
		p = play(t, p, p.game.text(s))
	}
	t.Fatal("the card never ends")
	return p
}

// compare looks at the table: stacks, decks, tiles and villains.
func (b *believer) compare(who string, was, is2 *position, seen map[string]int) {
	t, g := b.t, was.game
	far := func(p *position, v box.Villain, rich bool) int {
		n := 99
		for h := range 2 {
			if at := p.villainAt[v]; at != box.NoPlace && p.players[h].at < box.Places && (!rich || h == was.richer()) {
				n = min(n, int(g.chart(&p.core).Distance[at][p.players[h].at]))
			}
		}
		return n
	}
	for v, name := range []string{"A", "B", "C"} {
		for _, goal := range []string{"nearest", "richest"} {
			if n := b.moved[name+" "+goal]; n > 0 {
				is(t, who+" "+name, far(is2, box.Villain(v), goal == "richest"), far(was, box.Villain(v), goal == "richest")-n)
			}
		}
		if b.moved[name+" nearest"]+b.moved[name+" richest"]+b.counted["placed"] == 0 {
			is(t, who+" stays "+name, is2.villainAt[v], was.villainAt[v])
		}
	}
	seen["jokes"] = bits.OnesCount32(uint32(was.jokes)) - bits.OnesCount32(uint32(is2.jokes))
	seen["look scheme"], seen["look shop"], seen["look enemy"] = len(is2.schemes.Top()), len(is2.shop.Top()), len(is2.enemies.Top())
	seen["tiles"] = is2.hellCount() - was.hellCount()
	seen["stack Two Pennies"], seen["stack Three Pennies"] = was.twos.Count()-is2.twos.Count(), was.threes.Count()-is2.threes.Count()
	seen["stack a Demonic Penny"], seen["stack an item"] = was.demonic.Count()-is2.demonic.Count(), was.items.Count()-is2.items.Count()
	seen["stack the top card of the shop deck"] = was.shop.Len() - is2.shop.Len() - seen["replaced shop"]
	for v := range box.VillainC + 1 {
		if was.villainAt[v] == box.NoPlace && is2.villainAt[v] != box.NoPlace {
			seen["placed"]++
		}
	}
	if here := was.players[0].at; b.counted["tile here"] > 0 {
		holds(t, who+" turns the tile", is2.onHell(g, here))
		delete(seen, "tiles")
	}
	if b.counted["mini"] > 0 && was.villainAt[box.MiniBoss] == box.NoPlace {
		is(t, who+" Publo", is2.villainAt[box.MiniBoss], at("parliament"))
	} else {
		is(t, who+" Publo stays", is2.villainAt[box.MiniBoss], was.villainAt[box.MiniBoss])
	}
	delete(b.counted, "tile here")
	delete(b.counted, "mini")
	for key := range b.counted {
		seen[key] += 0
	}
	for key, n := range seen {
		is(t, who+" "+key, n, b.counted[key])
	}
}

// richer is the hero with more gold.
func (p *position) richer() int {
	if p.players[0].tokens[box.Gold] > p.players[1].tokens[box.Gold] {
		return 0
	}
	return 1
}
