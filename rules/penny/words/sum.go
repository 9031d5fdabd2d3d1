package words

import (
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// mostFacts is how many things are told of a turn that is summed up.
const mostFacts = 3

// SumUp says in a sentence what the turn of a hero came to, between the moment in which it began and the one in which it has
// ended: what matters most first. Where that is little it says first where the hero went.
func SumUp(began, ended core.View, hero rules.Seat, turn []rules.Entry) string {
	facts := slices.Concat(goals(began, ended, hero), deals(ended, turn), wear(began, ended, hero))
	from, to := began.State.Players[hero].At, ended.State.Players[hero].At
	switch {
	case to == box.NoPlace || len(facts) > 1:
	case from != to:
		facts = slices.Concat([]string{"went to " + placeSaid(ended, to)}, facts)
	case len(facts) == 0:
		facts = []string{"stayed at " + placeSaid(ended, to)}
	}
	return name(ended, hero) + " " + prose.List(facts[:min(len(facts), mostFacts)]) + "."
}

// did is a fact of several things that were done alike; none for no thing.
func did(verb string, things []string) []string {
	if len(things) == 0 {
		return nil
	}
	return []string{verb + " " + prose.List(things)}
}

// goals are the facts that count for the end of the game: portals, chapters, tiles, quests and enemies.
func goals(began, ended core.View, hero rules.Seat) (facts []string) {
	g, was, is := ended.Game, began.State, ended.State
	p, q := &was.Players[hero], &is.Players[hero]
	var portals, tiles []string
	var beaten []box.Card
	for i, at := range g.Scenario.PortalAt {
		if (was.Portals&^is.Portals)>>i&1 != 0 {
			portals = append(portals, "the portal at "+placeSaid(ended, at))
		}
	}
	for t := range box.Tile(box.Tiles) {
		if (was.HellTiles&^is.HellTiles)>>t&1 != 0 {
			tiles = append(tiles, inProse(g.Map.Hexes[t].Name))
		}
	}
	quests := slices.Collect(q.Made.Without(p.Made).All())
	for i := range box.Card(16) {
		if (q.Browns&^p.Browns)>>i&1 != 0 {
			quests = append(quests, g.From[box.BrownCards]+i)
		}
	}
	for k := range q.Cards().Or(q.Aside).Without(p.Cards()).Without(p.Aside).All() {
		if g.Of[k].Foe != nil {
			beaten = append(beaten, k)
		}
	}
	if is.Over == core.EndRobbed {
		facts = append(facts, "emptied the Vault")
	}
	facts = append(facts, did("closed", portals)...)
	if is.Chapter > was.Chapter {
		facts = append(facts, "began chapter "+strings.Repeat("I", int(is.Chapter)))
	}
	facts = append(facts, did("reclaimed", tiles)...)
	facts = append(facts, did("finished", cardsSaid(ended, quests))...)
	facts = append(facts, did("beat", cardsSaid(ended, beaten))...)
	if is.Heads < was.Heads && is.Heads > 0 {
		facts = append(facts, "beat one of the heads")
	}
	return facts
}

// deals are the facts of what was bought, sold, traded and used.
func deals(v core.View, turn []rules.Entry) (facts []string) {
	done := map[core.ActionKind][]box.Card{}
	for _, e := range turn {
		if a, ok := v.Game.Parse(e.Move); ok && e.Seat >= 0 {
			done[a.Kind] = append(done[a.Kind], box.Card(a.What))
		}
	}
	of := func(verb string, kinds ...core.ActionKind) {
		var cards []box.Card
		for _, k := range kinds {
			cards = append(cards, done[k]...)
		}
		facts = append(facts, did(verb, cardsSaid(v, cards))...)
	}
	of("bought", core.Buy, core.BuyFor)
	of("sold", core.Sell, core.SellFor)
	if len(done[core.Accept]) > 0 {
		facts = append(facts, "traded with "+name(v, rules.Seat(v.State.Offer.With)))
	}
	of("used", core.Use)
	of("upgraded", core.Raise, core.RaiseFor)
	of("took on", core.Claim)
	return facts
}

// wear are the facts of wounds, and of what was laid on cards.
func wear(began, ended core.View, hero rules.Seat) (facts []string) {
	was, is := began.State, ended.State
	p, q := &was.Players[hero], &is.Players[hero]
	wounds := func(p *core.Player) int { return int(p.WoundDeck) + int(p.WoundHand) + int(p.WoundPile) + int(p.Under) }
	switch hurt := wounds(q) - wounds(p); {
	case q.Dead:
		facts = append(facts, "died")
	case hurt > 0:
		facts = append(facts, "took "+prose.Amount(hurt, "wound"))
	case hurt < 0:
		facts = append(facts, "healed "+prose.Amount(-hurt, "wound"))
	}
	if n := int(is.HeroGold) - int(was.HeroGold); n > 0 {
		facts = append(facts, "put "+amount(n, box.Gold)+" on the Heroes card")
	}
	laid, on := 0, []string(nil)
	for i := range core.ChargeSlot {
		old, now := &p.Slot[i], &q.Slot[i]
		if n := now.Total() - old.Total(); n > 0 && old.Card == now.Card {
			laid, on = laid+n, append(on, cardSaid(ended, now.Card))
		}
	}
	return append(facts, did("put "+prose.Amount(laid, "resource")+" on", on)...)
}
