package words

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Print writes the view as text, one fact a line.
func Print(v core.View) string {
	c, g := v.State, v.Game
	var b strings.Builder
	line := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	line("Penny, edition %d: %s%s%s, heroes: %d", g.Edition, more(g.Short, "short "), c.Mode, more(g.Difficulty != box.AsPrinted, ", "+g.Difficulty), v.Seats())
	asked := "Luck"
	if s := v.Asked(); s >= 0 {
		asked = fmt.Sprintf("seat %d", s+1)
	}
	line("round %d, turn of %s, asked: %s, decisions by %s", c.Round, name(v, v.Active()), asked, name(v, v.Holder()))
	printTable(v, line)
	for h := range c.Seats {
		printHero(v, &b, &c.Players[h])
	}
	if k := c.Reading; k != box.NoCard {
		line("read last: %s%s", g.Of[k].Name, pick(c.Answer, "", ", answered with the first", ", answered with the second"))
	}
	for i := range c.Depth + 1 {
		f := &c.Stack[i]
		line("doing: %s", at(v, f, core.Action{}).fill(effects[f.Kind].doing))
	}
	if c.Top().Kind == core.EffectTrade {
		o := &c.Offer
		for i, who := range [2]rules.Seat{rules.Seat(c.Top().Hero), rules.Seat(o.With)} {
			line("%s offers: cards %s%s%s", name(v, who), setNames(v, o.Cards[i]), tokenWords("; ", o.Tokens[i][:]), more(o.Items[i] > 0, "; "+prose.Count(int(o.Items[i]), "item")))
		}
	}
	line("decided last: %s", g.Text(c.Last))
	line("now: %s", Prompt(v))
	if v.Over() {
		line("over (%s): %s", c.Ending(), why(v))
	}
	return b.String()
}

func printTable(v core.View, line func(string, ...any)) {
	c, g := v.State, v.Game
	line("shop: %s (%d in the deck, %d discarded)", names(v, c.ShopRow[:]), c.Shop.Len(), c.ShopOff.Count())
	line("enemies: %s (%d in the deck)", names(v, c.EnemyRow[:]), c.Enemies.Len())
	line("decks: %s, %s, %s, %s, %s, %d Two Pennies and %d Three Pennies", prose.Count(c.Schemes.Len(), "scheme"), prose.Count(bits.OnesCount32(c.Events), "event"), prose.Count(bits.OnesCount32(uint32(c.Jokes)), "joke"), prose.Count(c.Items.Count(), "item"), prose.Count(c.Demonic.Count(), "Demonic Pennies card"), c.Twos.Count(), c.Threes.Count())
	if met := g.Bits(box.EventCards, g.Scenario.Events) &^ c.Events; met != 0 {
		line("events met: %s", bitNames(v, box.EventCards, met))
	}
	if told := g.Bits(box.JokeCards, g.Scenario.Jokes) &^ uint32(c.Jokes); told != 0 {
		line("jokes told: %s", bitNames(v, box.JokeCards, told))
	}
	for _, of := range []box.Stack{box.ShopDeck, box.EnemyDeck, box.SchemeDeck} {
		if top := c.Peeked(&core.Effect{A: uint8(of)}).Top(); len(top) > 0 {
			line("on top of the %s deck: %s", stackWord(of), names(v, own(top)))
		}
	}
	if under := c.Shop.Under(); len(under) > 0 {
		line("under the shop deck: %s", names(v, own(under)))
	}
	var hell, portals []string
	for t := range box.Tile(box.Tiles) {
		if c.HellTiles>>t&1 != 0 {
			hell = append(hell, g.Map.Hexes[t].Name)
		}
	}
	for i, at := range g.Scenario.PortalAt {
		if c.Portals>>i&1 != 0 {
			portals = append(portals, PlaceName(v, at))
		}
	}
	line("Hell token on space %d, portals closed %d, trophies left %d%s", c.HellSpace, c.Closed, c.Trophies, more(c.LastTurn, ", last round"))
	line("tiles on their Hell side: %s", orNone(hell))
	line("open portals: %s", orNone(portals))
	var stand []string
	for k, at := range c.VillainAt {
		if at != box.NoPlace {
			stand = append(stand, VillainName(v, box.Villain(k))+" at "+PlaceName(v, at))
		}
	}
	line("villains: %s", orNone(stand))
	switch c.Mode {
	case box.Heist:
		line("chapter %d, the heroes have %d gold and the thieves %d, sold for %d and %d, heads of Cerberus %d", c.Chapter, c.HeroGold, c.ThiefGold, c.Sold[0], c.Sold[1], c.Heads)
	case box.Open:
		line("quest market: %s (left: %s)", names(v, c.Market[:]), bitNames(v, box.BrownCards, uint32(c.Browns)))
	case box.Rush:
		line("opponents: %s (beaten %d, next in %s, damage on this one %d, heads %d%s)", names(v, c.Opponents[:g.Tuning.Opponents]), c.Beaten, prose.Count(int(c.Pause), "round"), c.Bruise, c.Heads, more(c.Fought, ", fought this round"))
	}
}

// bitNames are the names of the cards of a deck whose bits are set.
func bitNames(v core.View, of box.Deck, bits uint32) string {
	var out []string
	for i := box.Card(0); bits>>i != 0; i++ {
		if bits>>i&1 != 0 {
			out = append(out, cardName(v, v.Game.From[of]+i))
		}
	}
	return orNone(out)
}

func orNone(words []string) string {
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, "; ")
}

func names(v core.View, ks []box.Card) string {
	var all []string
	for _, k := range ks {
		all = append(all, cardName(v, k))
	}
	return strings.Join(all, "; ")
}

// setNames are the cards of a set by name, equal ones counted.
func setNames(v core.View, s box.Set) string {
	var b strings.Builder
	for all := slices.Collect(s.All()); len(all) > 0; {
		name, n := cardName(v, all[0]), 1
		for n < len(all) && cardName(v, all[n]) == name {
			n++
		}
		all = all[n:]
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

func cardName(v core.View, k box.Card) string {
	if k == box.NoCard {
		return "nothing"
	}
	return v.Game.Of[k].Name
}

func printHero(v core.View, b *strings.Builder, p *core.Player) {
	if p.Who == box.NoHero {
		return
	}
	say := func(words ...string) {
		for _, w := range words {
			b.WriteString(w)
		}
	}
	counted := func(n uint8, what, done string) string { return more(n > 0, ", "+prose.Amount(int(n), what)+done) }
	say(p.Who.Name(), " at ", PlaceName(v, p.At), counted(p.Level, "quest", " done"), counted(p.Portals, "portal", " closed"), counted(p.Reclaimed, "tile", " reclaimed"),
		more(p.Gathered, ", has gathered"), more(p.WayUsed, ", has used a shortcut"), more(p.Entered, ", has just arrived"), more(p.Dead, ", dead"), "\n")
	for _, z := range []struct {
		what string
		s    box.Set
		w    uint8
		hurt string
	}{{"deck", p.Deck, p.WoundDeck, "Wounded card"}, {"hand", p.Hand, p.WoundHand, "Wounded card"}, {"played", p.Pool, 0, ""}, {"under the board", box.Set{}, p.Under, "Wounded card"}, {"discarded", p.Pile, p.WoundPile, "Wounded card"},
		{"destroyed", p.Aside, 0, ""}, {"under the board for good", box.Set{}, p.Grave, "Gravely Wounded card"}, {"enemies assigned", p.Foes, 0, ""}, {"charge cards used", p.Used, 0, ""}, {"quests done", p.Made, 0, ""}} {
		switch {
		case z.w == 0 && z.s.Empty():
			continue
		case z.s.Empty():
			say("  ", z.what, ": ", prose.Amount(int(z.w), z.hurt), "\n")
		default:
			say("  ", z.what, ": ", setNames(v, z.s), counted(z.w, z.hurt, ""), "\n")
		}
	}
	if s := tokenWords("  tokens: ", p.Tokens[:]); s != "" {
		say(s, tokenWords("; kept over the next step 1: ", p.Late[:]), "\n")
	}
	if p.Events != 0 || p.Browns != 0 {
		say("  events kept: ", bitNames(v, box.EventCards, p.Events), ", brown quests: ", bitNames(v, box.BrownCards, uint32(p.Browns)), "\n")
	}
	for i := range p.Slot {
		if s := &p.Slot[i]; s.Card != box.NoCard {
			say("  ", cardName(v, s.Card), tokenWords(": ", s.Res[:]), counted(s.Trophies, "trophy", ""), counted(s.Wounds, "wound", " taken"), counted(s.Healed, "wound", " healed"), counted(s.Ways, "shortcut", " used"),
				tokenWords("; put there this turn: ", s.Laid[:]), more(s.Spent, ", used this turn"), "\n")
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
