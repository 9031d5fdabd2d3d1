package penny

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Print writes the view as text, one fact a line.
func (v known) Print() string {
	c, g := v.core, v.game
	var b strings.Builder
	line := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	line("Penny, edition %d: %s, heroes: %d", g.Edition, c.mode, v.Seats())
	asked := "Luck"
	if s := v.Asked(); s >= 0 {
		asked = fmt.Sprintf("seat %d", s+1)
	}
	line("round %d, turn of %s, asked: %s, decisions by %s", c.round, v.name(v.Active()), asked, v.name(v.Holder()))
	v.printTable(line)
	for h := range c.seats {
		v.printHero(&b, &c.players[h])
	}
	if k := c.reading; k != box.NoCard {
		line("read last: %s%s", g.Of[k].Name, pick(c.answer, "", ", answered with the first", ", answered with the second"))
	}
	for i := range c.top + 1 {
		line("doing: %s", v.doing(&c.stack[i]))
	}
	if c.now().op == opTrade {
		o := &c.offer
		for i, who := range [2]rules.Seat{rules.Seat(c.now().hero), rules.Seat(o.with)} {
			line("%s offers: cards %s%s%s", v.name(who), v.setNames(o.cards[i]), tokenWords("; ", o.tokens[i][:]), more(o.items[i] > 0, "; "+prose.Count(int(o.items[i]), "item")))
		}
	}
	line("decided last: %s", g.text(c.last))
	line("now: %s", v.Prompt())
	if v.Over() {
		line("over (%s): %s", c.ending(), v.why())
	}
	return b.String()
}

func (v known) printTable(line func(string, ...any)) {
	c, g := v.core, v.game
	line("shop: %s (%d in the deck, %d discarded)", v.names(c.shopRow[:]), c.shop.Len(), c.shopOff.Count())
	line("enemies: %s (%d in the deck)", v.names(c.enemyRow[:]), c.enemies.Len())
	line("decks: %s, %s, %s, %s, %s, %s of 2 and %s of 3", prose.Count(c.schemes.Len(), "scheme"), prose.Count(bits.OnesCount32(c.events), "event"), prose.Count(bits.OnesCount32(uint32(c.jokes)), "joke"), prose.Count(c.items.Count(), "item"), prose.Count(c.demonic.Count(), "Demonic Penny card"), prose.Count(c.twos.Count(), "Penny card"), prose.Count(c.threes.Count(), "Penny card"))
	if met := v.allBits(box.EventCards, g.mode.Events) &^ c.events; met != 0 {
		line("events met: %s", v.bitNames(box.EventCards, met))
	}
	if told := v.allBits(box.JokeCards, g.mode.Jokes) &^ uint32(c.jokes); told != 0 {
		line("jokes told: %s", v.bitNames(box.JokeCards, told))
	}
	for _, of := range []box.Stack{box.ShopDeck, box.EnemyDeck, box.SchemeDeck} {
		if top := c.peeked(&frame{a: uint8(of)}).Top(); len(top) > 0 {
			line("on top of the %s deck: %s", stackWord(of), v.names(own(top)))
		}
	}
	if under := c.shop.Under(); len(under) > 0 {
		line("under the shop deck: %s", v.names(own(under)))
	}
	var hell, portals []string
	for t := range box.Tile(box.Tiles) {
		if c.hellTiles>>t&1 != 0 {
			hell = append(hell, g.Map.Hexes[t].Name)
		}
	}
	for i, at := range g.mode.PortalAt {
		if c.portals>>i&1 != 0 {
			portals = append(portals, v.placeName(at))
		}
	}
	line("fuse at %d, portals closed %d, trophies left %d%s", c.space, c.closed, c.trophies, more(c.lastTurn, ", last round"))
	line("Hell side up: %s", orNone(hell))
	line("open portals: %s", orNone(portals))
	var stand []string
	for k, at := range c.villainAt {
		if at != box.NoPlace {
			stand = append(stand, v.villainName(box.Villain(k))+" at "+v.placeName(at))
		}
	}
	line("villains: %s", orNone(stand))
	switch c.mode {
	case box.Heist:
		line("chapter %d, the heroes have %d gold and the thieves %d, sold for %d and %d, heads of Cerberus %d", c.chapter, c.heroGold, c.thiefGold, c.sold[0], c.sold[1], c.heads)
	case box.Open:
		line("market: %s (left: %s)", v.names(c.market[:]), v.bitNames(box.BrownCards, uint32(c.browns)))
	case box.Rush:
		line("opponents: %s (beaten %d, next in %s, damage on this one %d, heads %d%s)", v.names(c.line[:]), c.beaten, prose.Count(int(c.pause), "round"), c.bruise, c.heads, more(c.fought, ", fought this round"))
	}
}

// bitNames are the names of the cards of a deck whose bits are set.
func (v known) bitNames(of box.Deck, bits uint32) string {
	var out []string
	for i := box.Card(0); bits>>i != 0; i++ {
		if bits>>i&1 != 0 {
			out = append(out, v.cardName(v.game.From[of]+i))
		}
	}
	return orNone(out)
}

// allBits is a set of cards as bits, counted from the first of their deck.
func (v known) allBits(of box.Deck, all []box.Card) (bits uint32) {
	for _, k := range all {
		bits |= 1 << (k - v.game.From[of])
	}
	return bits
}

func orNone(words []string) string {
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, "; ")
}

func (v known) names(ks []box.Card) string {
	var all []string
	for _, k := range ks {
		all = append(all, v.cardName(k))
	}
	return strings.Join(all, "; ")
}

// setNames are the cards of a set by name, equal ones counted.
func (v known) setNames(s box.Set) string {
	var b strings.Builder
	for k := s.First(); k != box.NoCard; {
		s.Remove(k)
		name, n := v.cardName(k), 1
		for k = s.First(); k != box.NoCard && v.cardName(k) == name; k = s.First() {
			s.Remove(k)
			n++
		}
		if b.Len() > 0 {
			b.WriteString("; ")
		}
		b.WriteString(name)
		if n > 1 {
			b.WriteString(" ×" + strconv.Itoa(n))
		}
	}
	if b.Len() == 0 {
		return "none"
	}
	return b.String()
}

func (v known) cardName(k box.Card) string {
	if k == box.NoCard {
		return "nothing"
	}
	return v.game.Of[k].Name
}

func (v known) printHero(b *strings.Builder, p *player) {
	if p.who == box.NoHero {
		return
	}
	say := func(words ...string) {
		for _, w := range words {
			b.WriteString(w)
		}
	}
	number := func(n uint8, what string) string { return more(n > 0, ", "+strconv.Itoa(int(n))+" "+what) }
	say(p.who.Name(), " at ", v.placeName(p.at), number(p.level, "quests done"), number(p.portals, "portals closed"), number(p.reclaimed, "tiles reclaimed"),
		more(p.gathered, ", has gathered"), more(p.wayUsed, ", has used a shortcut"), more(p.entered, ", has just come"), more(p.dead, ", dead"), "\n")
	for _, z := range []struct {
		what string
		s    box.Set
		w    uint8
		hurt string
	}{{"deck", p.deck, p.woundDeck, "Wounded"}, {"hand", p.hand, p.woundHand, "Wounded"}, {"played", p.pool, 0, ""}, {"under the board", box.Set{}, p.under, "Wounded"}, {"discarded", p.pile, p.woundPile, "Wounded"},
		{"destroyed", p.aside, 0, ""}, {"gravely", box.Set{}, p.grave, "Gravely Wounded"}, {"enemies assigned", p.foes, 0, ""}, {"charge cards used", p.used, 0, ""}, {"quests done", p.made, 0, ""}} {
		switch {
		case z.w == 0 && z.s.Empty():
			continue
		case z.s.Empty():
			say("  ", z.what, ": ", strconv.Itoa(int(z.w)), " ", z.hurt, "\n")
		default:
			say("  ", z.what, ": ", v.setNames(z.s), number(z.w, z.hurt), "\n")
		}
	}
	if s := tokenWords("  tokens: ", p.tokens[:]); s != "" {
		say(s, tokenWords("; kept over the next clean: ", p.late[:]), "\n")
	}
	if p.events != 0 || p.browns != 0 {
		say("  events kept: ", v.bitNames(box.EventCards, p.events), ", of the market: ", v.bitNames(box.BrownCards, uint32(p.browns)), "\n")
	}
	for i := range p.slot {
		if s := &p.slot[i]; s.card != box.NoCard {
			say("  ", v.cardName(s.card), tokenWords(": ", s.res[:]), number(s.trophies, "trophies"), number(s.wounds, "wounds"), number(s.healed, "healed"), number(s.ways, "shortcuts"),
				more(s.settled, ", touched this turn"), more(s.spent, ", used this turn"), "\n")
		}
	}
}

// own are cards of a deck as cards of this game.
func own(ks []cards.Card) (out []box.Card) {
	for _, k := range ks {
		out = append(out, box.Card(k))
	}
	return out
}
