package penny

import (
	"fmt"
	"strings"
)

// Print writes the view as text, one fact a line.
func (v View) Print() string {
	c, g := &v.core, v.game
	var b strings.Builder
	line := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	line("Penny, edition %d: %s with %s", g.edition, c.mode, count(v.Seats(), "hero"))
	line("round %d, turn of %s, asked %d, decisions by %s", c.round, v.name(v.Active()), v.Asked(), v.name(v.Holder()))
	v.printTable(line)
	for h := range c.seats {
		v.printHero(line, &c.players[h])
	}
	if k := c.reading; k != NoCard {
		line("read last: %s, answer %d", g.of[k].Name, c.answer)
	}
	for i := range c.top + 1 {
		f := c.stack[i]
		line("doing %d: %d %d %d %d %d %d", f.op, f.hero, f.a, f.b, f.i, f.n, f.block)
	}
	if c.now().op == opFight {
		line("fight: %+v", c.bout)
	}
	if c.now().op == opTrade {
		line("offer: %v", c.offer)
	}
	line("now: %s", v.Prompt())
	if v.Over() {
		line("over (%s): %s", v.outcome.Ending, v.outcome.Why)
	}
	return b.String()
}

func (v View) printTable(line func(string, ...any)) {
	c, g := &v.core, v.game
	names := func(ks []Card) string {
		var all []string
		for _, k := range ks {
			all = append(all, v.cardName(k))
		}
		return strings.Join(all, ", ")
	}
	line("shop: %s; %d in the deck, %d discarded", names(c.shopRow[:]), c.shop.Len(), c.shopOff.count())
	line("enemies: %s; %d in the deck", names(c.enemyRow[:]), c.enemies.Len())
	line("schemes %d, events %x, jokes %x, items %d, demonic pennies %d, pennies %d and %d", c.schemes.Len(), c.events, c.jokes, c.items.count(), c.demonic.count(), c.twos.count(), c.threes.count())
	for _, d := range v.Decks() {
		for i, k := range d.Top {
			line("%s, card %d from the top: %s", d.ID, i+1, k.Name)
		}
	}
	if under := c.shop.Under(); len(under) > 0 {
		line("under the shop deck: %v", under)
	}
	line("hell %d, tiles %07b, portals %04b, closed %d, trophies %d", c.space, c.hellTiles, c.portals, c.closed, c.trophies)
	for k, at := range c.villainAt {
		line("villain %s: %s", Villain(k).Key(), g.placeKey(at))
	}
	switch c.mode {
	case Heist:
		line("chapter %d, gold %d and %d, sold %v, heads %d", c.chapter, c.heroGold, c.thiefGold, c.sold, c.heads)
	case Open:
		line("market: %s; quests %x", names(c.market[:]), c.browns)
	case Rush:
		line("line: %s; beaten %d, pause %d, bruise %d, heads %d, fought %v", names(c.line[:]), c.beaten, c.pause, c.bruise, c.heads, c.fought)
	}
}

func (v View) cardName(k Card) string {
	if k == NoCard {
		return "nothing"
	}
	return v.game.of[k].Name
}

func (v View) printHero(line func(string, ...any), p *player) {
	g := v.game
	if p.who == NoHero {
		return
	}
	line("%s at %s, level %d, portals %d, reclaimed %d, dead %v, this turn %v %v %v", p.who.Key(), g.placeKey(p.at), p.level, p.portals, p.reclaimed, p.dead, p.gathered, p.wayUsed, p.entered)
	for _, z := range []struct {
		what string
		s    set
		w    uint8
	}{{"deck", p.deck, p.woundDeck}, {"hand", p.hand, p.woundHand}, {"pool", p.pool, p.under}, {"discard", p.pile, p.woundPile}, {"aside", p.aside, p.grave}, {"enemies", p.foes, 0}} {
		if z.w > 0 || !z.s.none() {
			line("  %s: %v, %d wounds", z.what, z.s.all(), z.w)
		}
	}
	line("  tokens %v, late %v, events %x, browns %x", p.tokens, p.late, p.events, p.browns)
	for i := range p.slot {
		if s := &p.slot[i]; s.card != NoCard {
			line("  %s: %v, trophies %d, counts %d %d %d, settled %v", v.cardName(s.card), s.res, s.trophies, s.wounds, s.healed, s.ways, s.settled)
		}
	}
}
