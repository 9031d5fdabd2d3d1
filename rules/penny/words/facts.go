package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Lead says what to do.
func Lead(v core.View, a core.Action) string { return actions[a.Kind].advised(now(v, a)) + "." }

// Facts are what players would say of the moment to which an action leads, as far as luck leaves it open, the most telling
// first.
func Facts(v core.View, a core.Action) (all []rules.Fact) {
	me, c, g := v.State.Asked(), *v.State, v.Game
	if me < 0 || !c.Legal(g, a) {
		return nil
	}
	c.Do(g, a)
	then, p := core.See(g, &c), c.Player(me)
	fact := func(key string, n int, format string, what any) { // the more, the better; what is bad counts below none
		all = append(all, rules.Fact{Key: key, N: n, Good: n, Text: fmt.Sprintf(format, what)})
	}
	if p.At < box.Places {
		text := fmt.Sprintf("You are at %s.", placeSaid(then, p.At))
		x := at(then, &core.Effect{Hero: me}, core.Action{})
		if what := x.attraction(p.At); what != "" {
			text = fmt.Sprintf("You are at %s, where %s.", placeSaid(then, p.At), what)
		}
		all = append(all, rules.Fact{Key: "place", N: int(p.At), Text: text})
	}
	wounds := int(p.WoundDeck + p.WoundHand + p.WoundPile + p.Under)
	fact("wounds", -wounds, "You have %s.", prose.Some(wounds, "Wounded card"))
	fact("portals", -c.PortalsLeft(), "London has %s.", prose.Some(c.PortalsLeft(), "open portal"))
	fact("hell", -c.HellCount(), "%s Hell.", tilesShow(c.HellCount()))
	if v.State.Top().Kind == core.EffectFight {
		fact("dealt", int(c.Fight.Dealt), "You have dealt %d damage in this fight.", c.Fight.Dealt)
	}
	laid, pool := 0, 0
	for i := range p.Slot {
		laid += p.Slot[i].Total()
	}
	for _, n := range p.Tokens[:box.Resources] {
		pool += int(n)
	}
	fact("quests", laid, "You have %s on your quests.", prose.Some(laid, "resource"))
	fact("pool", pool, "You have %s in your action pool.", prose.Some(pool, "resource"))
	fact("gold", int(p.Tokens[box.Gold]), "You have %d gold.", p.Tokens[box.Gold])
	fact("hand", p.Hand.Count(), "You have %s left in hand.", prose.Some(p.Hand.Count(), "card"))
	return all
}

// tilesShow begins a sentence about so many tiles.
func tilesShow(n int) string {
	if n == 1 {
		return "1 tile shows"
	}
	return fmt.Sprintf("%d tiles show", n)
}
