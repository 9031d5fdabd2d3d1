package penny

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// longHint is how many letters of a hint a small window has room for.
const longHint = 190

// advise is a hint: what to do, with the names of places and cards, and after a colon
// why. Of a long reason what matters most comes first and is kept.
func (v known) advise(p advice) string {
	lead, why := v.lead(p.step)+": ", v.reason(p)
	for utf8.RuneCountInString(lead+why) > longHint {
		i := strings.LastIndex(strings.TrimSuffix(why, "."), ". ")
		if i < 0 {
			break
		}
		why = why[:i+1]
	}
	return lead + why
}

// lead is a step as advice.
func (v known) lead(s step) string {
	c := v.core
	f := c.now()
	card := ""
	if grammars()[s.verb].args[0] == aCard {
		card = v.cardName(box.Card(s.a))
	}
	switch s.verb {
	case vBe:
		return "Take " + box.Hero(s.a).Name()
	case vWalk:
		return fmt.Sprintf("Go to %s and pay with %s", v.placeName(box.Place(s.a)), v.cardName(box.Card(s.b)))
	case vRide:
		return fmt.Sprintf("Go to %s for a movement token", v.placeName(box.Place(s.a)))
	case vDuck:
		return fmt.Sprintf("Enter %s for two movement tokens", v.placeName(box.Place(s.a)))
	case vFare:
		return fmt.Sprintf("Give %s as well", card)
	case vPlay:
		return "Play " + card
	case vBear:
		return "Play the Wounded"
	case vGather:
		return "Gather at " + v.placeName(c.me(f.hero).at)
	case vPut:
		return fmt.Sprintf("Put %s on %s", box.Token(s.a), v.cardName(box.Card(s.b)))
	case vLift:
		return fmt.Sprintf("Take %s off %s", box.Token(s.a), v.cardName(box.Card(s.b)))
	case vUse, vFinish:
		return map[verb]string{vUse: "Use ", vFinish: "Finish "}[s.verb] + card
	case vBribe:
		return "Put a gold by for the informer"
	case vAct:
		at := c.me(f.hero).at
		return fmt.Sprintf("%s at %s", prose.Capital(actionVerb(c.actionOn(v.game, at))), v.placeName(at))
	case vClose:
		return "Close the portal at " + v.placeName(c.me(f.hero).at)
	case vInform:
		return "Pay the informer"
	case vHaggle:
		return "Haggle with the receiver"
	case vRob:
		return "Empty the Vault"
	case vReclaim:
		return fmt.Sprintf("Give %s and %s for the tile", box.Token(s.a), box.Token(s.b))
	case vTrade:
		return "Trade with " + box.Hero(s.a).Name()
	case vPawn:
		return fmt.Sprintf("Give the doorkeeper %s", card)
	case vDone:
		title, _, _ := v.doneWords(f)
		return title
	}
	return v.leadOn(s, card)
}

// leadOn is the advice within an action, a fight or the words of a card.
func (v known) leadOn(s step, card string) string {
	c, g := v.core, v.game
	f := c.now()
	switch s.verb {
	case vOption:
		if f.op == opEvent {
			return fmt.Sprintf("Answer “%s”", strings.TrimSuffix(g.Of[c.reading].Event[s.a].Label, "."))
		}
		return prose.Capital(inline(g.Box, g.Blocks[f.block][f.i].Option[s.a]))
	case vPay:
		return prose.Capital(inline(g.Box, g.Blocks[f.block][f.i].Cost))
	case vKeep:
		return "Rather not"
	case vGain:
		return fmt.Sprintf("Take %s", box.Token(s.a))
	case vLose:
		return fmt.Sprintf("Give %s away", box.Token(s.a))
	case vHeal, vHealFor:
		return [...]string{"Heal a Wounded under your board", "Heal a Wounded of your discard pile"}[s.a&1] + v.costs(s)
	case vStep, vDodge:
		return fmt.Sprintf("Go to %s", v.placeName(box.Place(s.a)))
	case vEnter:
		return fmt.Sprintf("Enter %s", v.placeName(g.wayFrom(c.me(f.hero).at)))
	case vFlip:
		return "Turn " + g.Map.Hexes[s.a].Name + " over"
	case vLead:
		return fmt.Sprintf("Let %s go to %s", v.villainName(box.Villain(f.a)), v.placeName(box.Place(s.a)))
	case vFace:
		return fmt.Sprintf("Let %s meet %s", v.villainName(box.Villain(f.a)), box.Hero(s.a).Name())
	case vAppear:
		return fmt.Sprintf("Let %s come out at %s", v.villainName(box.Villain(f.a)), v.placeName(box.Place(s.a)))
	case vSend:
		return fmt.Sprintf("Let %s come back", v.villainName(box.Villain(s.a)))
	case vRemove:
		return fmt.Sprintf("Send %s off the map", v.villainName(box.Villain(s.a)))
	case vStand:
		return "Stand and fight"
	case vHit:
		return fmt.Sprintf("Strike with %s", box.Token(s.a))
	case vParry:
		return fmt.Sprintf("Turn the blow aside with %s", box.Token(s.a))
	case vBleed:
		return "Take the wound"
	case vSwap:
		return fmt.Sprintf("Exchange %s for %s", box.Token(s.a), box.Token(s.b))
	case vGive:
		return fmt.Sprintf("Offer %s", box.Token(s.a))
	case vAsk:
		return fmt.Sprintf("Ask for %s", box.Token(s.a))
	case vPropose:
		return "Lay the offer before " + c.players[c.offer.with].who.Name()
	case vAccept:
		return "Accept"
	case vRefuse:
		return "Refuse"
	}
	words, ok := map[verb]string{vDiscard: "Discard %s", vDestroy: "Destroy %s", vDestroyFor: "Destroy %s", vFetch: "Take %s back",
		vTop: "Put %s next", vReplace: "Have %s replaced", vFight: "Fight %s", vTrophy: "Put the trophy on %s", vBuy: "Buy %s", vBuyFor: "Buy %s",
		vShuffle: "Shuffle %s back", vClaim: "Have %s assigned", vRaise: "Upgrade %s", vRaiseFor: "Upgrade %s", vHand: "Offer %s", vWant: "Ask for %s",
		vSell: "Offer the receiver %s", vSellFor: "Offer the receiver %s", vQuest: "Take the quest %s"}[s.verb]
	if !ok {
		return "Do this"
	}
	return fmt.Sprintf(words, card) + v.costs(s)
}

// costs is what a step of an action costs beside its first one.
func (v known) costs(s step) string {
	switch s.verb {
	case vHealFor, vDestroyFor, vBuyFor, vRaiseFor, vSellFor:
		return " for " + box.Token(s.b).String()
	}
	return ""
}
