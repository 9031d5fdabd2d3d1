package penny

import (
	"fmt"
	"strconv"
	"strings"
)

// Print writes the view as text, one fact a line.
func (v View) Print() string {
	c, g := &v.core, v.game
	var b strings.Builder
	line := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	line("Penny, edition %d: %s, heroes: %d", g.edition, c.mode, v.Seats())
	line("round %d, turn of %s, asked %d, decisions by %s", c.round, v.name(v.Active()), v.Asked(), v.name(v.Holder()))
	v.printTable(line)
	for h := range c.seats {
		v.printHero(&b, &c.players[h])
	}
	if k := c.reading; k != NoCard {
		line("read last: %s, answer %d", g.of[k].Name, c.answer)
	}
	for i := range c.top + 1 {
		f := c.stack[i]
		b.WriteString("doing" + figures8(uint8(f.op), uint8(f.hero), f.a, f.b, f.i, uint8(f.n), uint8(f.block), uint8(f.block>>8)) + "\n")
	}
	if c.now().op == opFight {
		line("fight: %+v", c.bout)
	}
	if c.now().op == opTrade {
		line("offer: %v", c.offer)
	}
	line("decided last: %s", g.text(c.last))
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
	for _, of := range []stack{shopDeck, enemyDeck, schemeDeck} {
		if top := c.peeked(&frame{a: uint8(of)}).Top(); len(top) > 0 {
			line("on top of the %s deck: %v", stackWord(of), top)
		}
	}
	if under := c.shop.Under(); len(under) > 0 {
		line("under the shop deck: %v", under)
	}
	line("hell %d, tiles %07b, portals %04b, closed %d, trophies %d", c.space, c.hellTiles, c.portals, c.closed, c.trophies)
	line("villains: %s %s %s %s %s", g.placeKey(c.villainAt[0]), g.placeKey(c.villainAt[1]), g.placeKey(c.villainAt[2]), g.placeKey(c.villainAt[3]), g.placeKey(c.villainAt[4]))
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

func (v View) printHero(b *strings.Builder, p *player) {
	g := v.game
	if p.who == NoHero {
		return
	}
	say := func(words ...string) {
		for _, w := range words {
			b.WriteString(w)
		}
	}
	say(p.who.Key(), " at ", g.placeKey(p.at), ", level", figures8(p.level), ", portals", figures8(p.portals, p.reclaimed), flags(p.dead, p.gathered, p.wayUsed, p.entered), "\n")
	for _, z := range []struct {
		what string
		s    set
		w    uint8
	}{{"deck", p.deck, p.woundDeck}, {"hand", p.hand, p.woundHand}, {"pool", p.pool, p.under}, {"discard", p.pile, p.woundPile}, {"aside", p.aside, p.grave}, {"enemies", p.foes, 0}} {
		if z.w == 0 && z.s.none() {
			continue
		}
		say("  ", z.what, ":")
		for k := z.s.first(); k != NoCard; k = z.s.first() {
			z.s.drop(k)
			say(figures8(uint8(k)))
		}
		say(", wounds", figures8(z.w), "\n")
	}
	say("  tokens", figures8(p.tokens[:]...), ", late", figures8(p.late[:]...), ", events ", strconv.FormatUint(uint64(p.events), 16), ", browns ", strconv.FormatUint(uint64(p.browns), 16), "\n")
	for i := range p.slot {
		if s := &p.slot[i]; s.card != NoCard {
			say("  ", v.cardName(s.card), ":", figures8(s.res[:]...), ", counts", figures8(s.trophies, s.wounds, s.healed, s.ways), flags(s.settled, s.spent), "\n")
		}
	}
}

// figures8 writes small numbers, each after a space.
func figures8(all ...uint8) string {
	var b [64]byte
	out := b[:0]
	for _, n := range all {
		out = strconv.AppendUint(append(out, ' '), uint64(n), 10)
	}
	return string(out)
}

func flags(all ...bool) string {
	out := ", flags "
	for _, f := range all {
		if f {
			out += "1"
		} else {
			out += "0"
		}
	}
	return out
}
