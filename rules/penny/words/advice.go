package words

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// LongHint is how many letters of a hint a small window has room for.
const LongHint = 190

// Advise is a hint: what to do, with the names of places and cards, and after a colon
// why. Of a long reason what matters most comes first and is kept.
func Advise(v core.View, p core.Advice) string {
	lead, why := lead(v, p.Action)+": ", Reason(v, p)
	for utf8.RuneCountInString(lead+why) > LongHint {
		i := strings.LastIndex(strings.TrimSuffix(why, "."), ". ")
		if i < 0 {
			break
		}
		why = why[:i+1]
	}
	return lead + why
}

// lead is a step as advice.
func lead(v core.View, s core.Action) string {
	c := v.State
	f := c.Top()
	card := ""
	if core.Grammars()[s.Kind].Args[0] == core.ACard {
		card = cardName(v, box.Card(s.A))
	}
	switch s.Kind {
	case core.Be:
		return "Take " + box.Hero(s.A).Name()
	case core.Walk:
		return fmt.Sprintf("Go to %s and pay with %s", PlaceName(v, box.Place(s.A)), cardName(v, box.Card(s.B)))
	case core.Ride:
		return fmt.Sprintf("Go to %s for a movement token", PlaceName(v, box.Place(s.A)))
	case core.Duck:
		return fmt.Sprintf("Enter %s for two movement tokens", PlaceName(v, box.Place(s.A)))
	case core.Fare:
		return fmt.Sprintf("Give %s as well", card)
	case core.Play:
		return "Play " + card
	case core.Bear:
		return "Play the Wounded"
	case core.Gather:
		return "Gather at " + PlaceName(v, c.Player(f.Hero).At)
	case core.Put:
		return fmt.Sprintf("Put %s on %s", box.Token(s.A), cardName(v, box.Card(s.B)))
	case core.Lift:
		return fmt.Sprintf("Take %s off %s", box.Token(s.A), cardName(v, box.Card(s.B)))
	case core.Use, core.Finish:
		return map[core.ActionKind]string{core.Use: "Use ", core.Finish: "Finish "}[s.Kind] + card
	case core.Bribe:
		return "Put a gold by for the informer"
	case core.Act:
		at := c.Player(f.Hero).At
		return fmt.Sprintf("%s at %s", prose.Capital(ActionVerb(c.ActionOn(v.Game, at))), PlaceName(v, at))
	case core.Close:
		return "Close the portal at " + PlaceName(v, c.Player(f.Hero).At)
	case core.Inform:
		return "Pay the informer"
	case core.Haggle:
		return "Haggle with the receiver"
	case core.Rob:
		return "Empty the Vault"
	case core.Reclaim:
		return fmt.Sprintf("Give %s and %s for the tile", box.Token(s.A), box.Token(s.B))
	case core.Trade:
		return "Trade with " + box.Hero(s.A).Name()
	case core.Pawn:
		return fmt.Sprintf("Give the doorkeeper %s", card)
	case core.Done:
		title, _, _ := doneWords(v, f)
		return title
	}
	return leadOn(v, s, card)
}

// leadOn is the advice within an action, a fight or the words of a card.
func leadOn(v core.View, s core.Action, card string) string {
	c, g := v.State, v.Game
	f := c.Top()
	switch s.Kind {
	case core.Option:
		if f.Kind == core.EffectEvent {
			return fmt.Sprintf("Answer “%s”", strings.TrimSuffix(g.Of[c.Reading].Event[s.A].Label, "."))
		}
		return prose.Capital(inline(g.Box, g.Blocks[f.Block][f.Step].Option[s.A]))
	case core.Pay:
		return prose.Capital(inline(g.Box, g.Blocks[f.Block][f.Step].Cost))
	case core.Keep:
		return "Rather not"
	case core.Gain:
		return fmt.Sprintf("Take %s", box.Token(s.A))
	case core.Lose:
		return fmt.Sprintf("Give %s away", box.Token(s.A))
	case core.Heal, core.HealFor:
		return [...]string{"Heal a Wounded under your board", "Heal a Wounded of your discard pile"}[s.A&1] + costs(v, s)
	case core.Step, core.Dodge:
		return fmt.Sprintf("Go to %s", PlaceName(v, box.Place(s.A)))
	case core.Enter:
		return fmt.Sprintf("Enter %s", PlaceName(v, g.WayFrom(c.Player(f.Hero).At)))
	case core.Flip:
		return "Turn " + g.Map.Hexes[s.A].Name + " over"
	case core.Lead:
		return fmt.Sprintf("Let %s go to %s", VillainName(v, box.Villain(f.A)), PlaceName(v, box.Place(s.A)))
	case core.Face:
		return fmt.Sprintf("Let %s meet %s", VillainName(v, box.Villain(f.A)), box.Hero(s.A).Name())
	case core.Appear:
		return fmt.Sprintf("Let %s come out at %s", VillainName(v, box.Villain(f.A)), PlaceName(v, box.Place(s.A)))
	case core.Send:
		return fmt.Sprintf("Let %s come back", VillainName(v, box.Villain(s.A)))
	case core.Remove:
		return fmt.Sprintf("Send %s off the map", VillainName(v, box.Villain(s.A)))
	case core.Stand:
		return "Stand and fight"
	case core.Hit:
		return fmt.Sprintf("Strike with %s", box.Token(s.A))
	case core.Parry:
		return fmt.Sprintf("Turn the blow aside with %s", box.Token(s.A))
	case core.Bleed:
		return "Take the wound"
	case core.Swap:
		return fmt.Sprintf("Exchange %s for %s", box.Token(s.A), box.Token(s.B))
	case core.Give:
		return fmt.Sprintf("Offer %s", box.Token(s.A))
	case core.Ask:
		return fmt.Sprintf("Ask for %s", box.Token(s.A))
	case core.Propose:
		return "Lay the offer before " + c.Players[c.Offer.With].Who.Name()
	case core.Accept:
		return "Accept"
	case core.Refuse:
		return "Refuse"
	}
	words, ok := map[core.ActionKind]string{core.Discard: "Discard %s", core.Destroy: "Destroy %s", core.DestroyFor: "Destroy %s", core.Fetch: "Take %s back",
		core.Top: "Put %s next", core.Replace: "Have %s replaced", core.Fight: "Fight %s", core.Trophy: "Put the trophy on %s", core.Buy: "Buy %s", core.BuyFor: "Buy %s",
		core.Shuffle: "Shuffle %s back", core.Claim: "Have %s assigned", core.Raise: "Upgrade %s", core.RaiseFor: "Upgrade %s", core.Hand: "Offer %s", core.Want: "Ask for %s",
		core.Sell: "Offer the receiver %s", core.SellFor: "Offer the receiver %s", core.Quest: "Take the quest %s"}[s.Kind]
	if !ok {
		return "Do this"
	}
	return fmt.Sprintf(words, card) + costs(v, s)
}

// costs is what a step of an action costs beside its first one.
func costs(v core.View, s core.Action) string {
	switch s.Kind {
	case core.HealFor, core.DestroyFor, core.BuyFor, core.RaiseFor, core.SellFor:
		return " for " + box.Token(s.B).String()
	}
	return ""
}
