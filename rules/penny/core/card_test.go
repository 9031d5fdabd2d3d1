package core_test

import (
	"fmt"
	"maps"
	"math/bits"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	. "intrigue/rules/penny/internal/table"
	"intrigue/rules/penny/words"
	"intrigue/rules/rulestest"
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
	bases := map[box.Mode]*penny.Position{}
	for _, m := range []box.Mode{box.Prologue, box.Heist, box.Rush} {
		bases[m] = Lay(t, m, 2, nil)
	}
	const stride = 5 // every answer and every circumstance, not in all combinations
	b := box.Printed()
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
func lay(c *core.State, g *core.Game, k box.Card, what string, x plight) {
	Away(c)
	for h, p := range []*core.Player{&c.Players[0], &c.Players[1]} {
		p.At = At([]string{"docks", "vinegar_works"}[h])
		p.Tokens[box.Gold] = uint8(4 * h)
		if x.has(isHurt) {
			p.Under, p.WoundPile = 1, 1
		}
		p.Pile.Add(Starter(p.Who, "last_penny"))
		p.Drop(Starter(p.Who, "last_penny"))
		p.Pile.Add(Starter(p.Who, "last_penny"))
	}
	p := &c.Players[0]
	if k < box.Deckable {
		c.Players[1].Drop(k)
	}
	if what == "play" {
		Hand(c, 0, k, Starter(box.Alice, "punch"), Starter(box.Alice, "boxing"))
	} else {
		Hand(c, 0, Starter(box.Alice, "punch"), Starter(box.Alice, "boxing"))
	}
	if x.has(inHell) {
		c.HellTiles = 1 << g.TileOf(p.At)
	}
	if x.has(withCompany) {
		c.Players[1].At = p.At
	}
	c.VillainAt[box.VillainA], c.VillainAt[box.VillainB], c.VillainAt[box.VillainC] = At("westminster_abbey"),
		At("cemetery_gate"), At("music_hall")
	if g.Of[k].Deck == box.SchemeCards || g.Of[k].Deck == box.JokeCards {
		c.VillainAt[box.VillainC] = map[bool]box.Place{true: box.NoPlace, false: At("music_hall")}[g.Of[k].Key == "sc_reinforce" ||
			g.Of[k].Key == "sc_understudy" || g.Of[k].Key == "j_4"]
	}
	if x.has(withVillain) || g.Of[k].Deck == box.RushCards {
		c.VillainAt[box.MiniBoss] = p.At
	}
	if x.has(hasThings) {
		p.WayUsed = true
		p.Slot[core.ChargeSlot] = core.Slot{Card: Card("s_strongbox"), Res: [box.Resources]uint8{box.Violence: 1}}
		for _, e := range []string{"en_eel", "en_bull", "en_cab"} {
			if Card(e) != k && p.Pool.Count() < 2 {
				c.Enemies.Take(core.CardOf(Card(e)))
				p.Pool.Add(Card(e))
			}
		}
	}
	if x.has(isRich) {
		for t := range box.Resources {
			p.Tokens[t] = 2
		}
		p.Tokens[box.Gold], p.Tokens[box.Damage], p.Tokens[box.Movement] = 3, 3, 3
	}
	c.Jokes = 1
	if g.Mode == box.Heist {
		c.Jokes = 2
	}
	ToStep(c, core.StepBuild)
}

// patients are the heroes as a reader of cards counts them.
func patients(c *core.State, g *core.Game) (all [2]patient) {
	for h := range all {
		p := &c.Players[h]
		q := patient{tokens: map[string]int{}, hand: p.Hand.Count() + int(p.WoundHand), out: p.Pool.Count() + p.Pile.Count(),
			aside: p.Aside.Count(),
			under: int(p.Under), wounds: int(p.WoundPile), way: p.At >= box.Places, used: p.WayUsed,
			company: c.Players[0].At == c.Players[1].At,
			hell:    c.OnHell(g, p.At), villain: c.VillainAt[box.MiniBoss] == p.At}
		for t := range box.Token(box.Tokens) {
			if p.Tokens[t] > 0 {
				q.tokens[t.String()] = int(p.Tokens[t])
			}
		}
		for i := range p.Slot {
			q.trophies += int(p.Slot[i].Trophies)
			if i >= core.ChargeSlot && p.Slot[i].Card != box.NoCard {
				q.charges++
			}
		}
		q.loot = c.Counts(g, int8(h), box.LootInPool)
		all[h] = q
	}
	return all
}

// trial plays one card in one plight and compares what came of it.
func trial(t *testing.T, base *penny.Position, k box.Card, what string, at box.Block, x plight) {
	t.Helper()
	text := words.CardText(base.Game.Box, at)
	p := Changed(base, func(c *core.State, g *core.Game) {
		lay(c, g, k, what, x)
		if what != "play" {
			c.Perform(0, at, k)
		}
	})
	start := *base
	lay(&start.State, base.Game, k, what, x)
	b := &believer{t: t, heroes: patients(&start.Position.State, base.Game), option: int(x&second) / int(second), pays: x.has(paying),
		moved: map[string]int{}, counted: map[string]int{}}
	joke := base.Game.From[box.JokeCards] + map[box.Mode]box.Card{box.Heist: 1}[base.Game.Mode]
	b.joke = words.CardText(base.Game.Box, base.Game.Of[joke].Effect)
	if what == "play" {
		b.heroes[0].hand, b.heroes[0].out = b.heroes[0].hand-1, b.heroes[0].out+1
		p = Play(t, p, move(core.Play, int(k)))
	}
	b.read(text, 0)
	seen := map[string]int{}
	p = drive(t, p, x, seen)
	who := fmt.Sprintf("%s %s %s: %q", base.Game.Of[k].Key, what, x, text)
	if p.Top().Kind == core.EffectFight { // what comes of a fight is told by other tests
		is(t, who+" fights, and what it gives", 1+int(p.Top().N)/2, b.counted["fights"])
		return
	}
	got := patients(&p.Position.State, p.Game)
	for h := range got {
		want := b.heroes[h]
		maps.DeleteFunc(want.tokens, func(_ string, n int) bool { return n == 0 })
		rulestest.Holds(t, maps.Equal(got[h].tokens, want.tokens), "%s: hero %d has %v, and reads %v", who, h, got[h].tokens, want.tokens)
		is(t, who+" hand", got[h].hand, want.hand)
		is(t, who+" pool and pile", got[h].out, want.out)
		is(t, who+" destroyed", got[h].aside, want.aside)
		is(t, who+" wounds", [3]int{got[h].under, got[h].wounds, got[h].trophies}, [3]int{want.under, want.wounds, want.trophies})
		is(t, who+" in a shortcut", got[h].way, want.way)
	}
	b.compare(who, &start, p, seen)
}

// drive answers everything as the plight says, and counts what is asked.
func drive(t *testing.T, p *penny.Position, x plight, seen map[string]int) *penny.Position {
	t.Helper()
	for range 60 {
		p = Dealt(t, p)
		if p.Over != core.NotOver || p.Depth == 1 || p.Top().Kind == core.EffectFight {
			return p
		}
		list := p.Actions(p.Game, nil)
		s := list[0]
		switch s.Kind {
		case core.Option:
			for _, o := range list {
				if int(o.What) == int(x&second)/int(second) {
					s = o
				}
			}
		case core.Keep:
			if x.has(paying) {
				s = list[1]
			}
		case core.Step:
			seen["steps"]++
		case core.Replace:
			seen["replaced "+map[bool]string{true: "shop", false: "row"}[p.Top().Row == core.ShopRow]]++
		}
		p = Play(t, p, p.Game.Text(s))
	}
	t.Fatal("the card never ends")
	return p
}

// compare looks at the table: stacks, decks, tiles and villains.
func (b *believer) compare(who string, was, is2 *penny.Position, seen map[string]int) {
	t, g := b.t, was.Game
	far := func(p *penny.Position, v box.Villain, rich bool) int {
		n := 99
		for h := range 2 {
			if at := p.VillainAt[v]; at != box.NoPlace && p.Players[h].At < box.Places && (!rich || h == richer(was)) {
				n = min(n, int(g.Chart(&p.State).Distance[at][p.Players[h].At]))
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
			is(t, who+" stays "+name, is2.VillainAt[v], was.VillainAt[v])
		}
	}
	seen["jokes"] = bits.OnesCount32(uint32(was.Jokes)) - bits.OnesCount32(uint32(is2.Jokes))
	seen["look scheme"], seen["look shop"], seen["look enemy"] = len(is2.Schemes.Top()), len(is2.Shop.Top()), len(is2.Enemies.Top())
	seen["tiles"] = is2.HellCount() - was.HellCount()
	seen["stack Two Pennies"], seen["stack Three Pennies"] = was.Twos.Count()-is2.Twos.Count(), was.Threes.Count()-is2.Threes.Count()
	seen["stack a Demonic Pennies card"], seen["stack an item"] = was.Demonic.Count()-is2.Demonic.Count(),
		was.Items.Count()-is2.Items.Count()
	seen["stack the top card of the shop deck"] = was.Shop.Len() - is2.Shop.Len() - seen["replaced shop"]
	for v := range box.VillainC + 1 {
		if was.VillainAt[v] == box.NoPlace && is2.VillainAt[v] != box.NoPlace {
			seen["placed"]++
		}
	}
	if here := was.Players[0].At; b.counted["tile here"] > 0 {
		Holds(t, who+" turns the tile", is2.OnHell(g, here))
		delete(seen, "tiles")
	}
	if b.counted["mini"] > 0 && was.VillainAt[box.MiniBoss] == box.NoPlace {
		is(t, who+" Publo", is2.VillainAt[box.MiniBoss], At("parliament"))
	} else {
		is(t, who+" Publo stays", is2.VillainAt[box.MiniBoss], was.VillainAt[box.MiniBoss])
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
func richer(p *penny.Position) int {
	if p.Players[0].Tokens[box.Gold] > p.Players[1].Tokens[box.Gold] {
		return 0
	}
	return 1
}
