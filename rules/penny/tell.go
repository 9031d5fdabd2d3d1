package penny

import (
	"fmt"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// told puts a move that is about to be made into words.
func (v known) told(e rules.Entry) rules.Told {
	c, g := v.core, v.game
	if c.need == luck {
		return v.tellLuck(e.Move)
	}
	s, ok := g.parse(e.Move)
	if !ok || c.need != decision || v.Asked() != e.Seat || !c.legal(g, s) {
		return rules.Told{}
	}
	text := v.tell(s)
	n := *c
	n.do(g, s)
	n.run(g)
	if n.over != notOver {
		text += " " + known{&n, g}.why()
	}
	return rules.Told{Text: text, Targets: c.path(g, s)}
}

// tellLuck says what is drawn.
func (v known) tellLuck(m rules.Move) rules.Told {
	c, g := v.core, v.game
	f := c.now()
	w := strings.Split(string(m), " ")
	if len(w) < 2 {
		return rules.Told{}
	}
	var names, ids []string
	wounds := 0
	for _, k := range w[1:] {
		var n int
		if k == wound {
			wounds++
		} else if _, err := fmt.Sscanf(k, "%d", &n); err == nil && n >= 0 && n < 255 && g.Of[n] != nil && w[0] == "draw" {
			names, ids = append(names, g.Of[n].Name), append(ids, box.Card(n).ID())
		}
	}
	if wounds > 0 {
		names = append(names, prose.Count(wounds, "Wounded"))
		if wounds > 1 {
			names[len(names)-1] = fmt.Sprintf("%d Wounded", wounds)
		}
		ids = append(ids, box.WoundID(c.players[f.hero].who, "hand"))
	}
	told := rules.Told{Targets: ids}
	switch f.op {
	case opSetup:
		return v.tellSetup(f, w, names, ids)
	case opDraw:
		told.Text = fmt.Sprintf("%s draws %s.", v.name(rules.Seat(f.hero)), prose.List(names))
	case opFill:
		told.Text = fmt.Sprintf("%s comes into %s.", prose.List(names), [...]string{"the enemy row", "the shop", "the quest market"}[f.a])
	case opTake:
		told.Text = fmt.Sprintf("%s takes %s.", v.name(rules.Seat(f.hero)), prose.List(names))
	case opPeek:
		told.Text = fmt.Sprintf("On top of the %s deck lie %s.", stackWord(box.Stack(f.a)), prose.List(names))
	case opScheme:
		told.Text = fmt.Sprintf("%s reads a scheme: %s.", v.name(rules.Seat(f.hero)), prose.List(names))
		if len(ids) == 1 {
			var n int
			fmt.Sscanf(w[1], "%d", &n)
			told.Text = fmt.Sprintf("%s reads a scheme, %s: %s", v.name(rules.Seat(f.hero)), prose.List(names), plain(g.Box, g.Of[n].Effect))
		}
	case opJoke:
		told.Text = fmt.Sprintf("The joke is on you: %s.", prose.List(names))
	case opEvent:
		told.Text = fmt.Sprintf("%s meets an event: %s.", v.name(rules.Seat(f.hero)), prose.List(names))
	case opSale:
		told.Text = fmt.Sprintf("The receiver compares it with %s.", prose.List(names))
	}
	return told
}

func (v known) tellSetup(f *frame, w, names, ids []string) rules.Told {
	switch w[0] {
	case "first":
		var n int
		fmt.Sscanf(w[1], "%d", &n)
		return rules.Told{Text: v.name(rules.Seat(n)) + " begins, and holds the Decision Token.", Targets: []string{v.core.players[n&3].who.ID()}}
	case "portal":
		return rules.Told{Text: "One of the portals is left in the box."}
	case "start":
		who := v.core.players[f.a].who
		at, _ := v.game.Map.Named(w[1])
		return rules.Told{Text: fmt.Sprintf("%s begins at %s.", who.Name(), v.placeName(at)), Targets: []string{who.ID(), "place." + w[1]}}
	}
	if f.i == setLine {
		return rules.Told{Text: fmt.Sprintf("They will come in this order: %s.", prose.List(names)), Targets: ids}
	}
	return rules.Told{Text: fmt.Sprintf("%s gets the quest %s.", v.core.players[f.a].who.Name(), prose.List(names)), Targets: ids}
}

// tell is a decision in words.
func (v known) tell(s step) string {
	c, g := v.core, v.game
	f := c.now()
	me := v.name(v.Asked())
	if int(v.Asked()) >= 0 && f.op == opHero {
		return box.Hero(s.a).Full() + " joins the game."
	}
	card := ""
	if grammars()[s.verb].args[0] == aCard {
		card = v.cardName(box.Card(s.a))
	}
	tok, tok2 := box.Token(s.a).String(), box.Token(s.b).String()
	switch s.verb {
	case vWalk:
		return fmt.Sprintf("%s gives %s and goes to %s.", me, v.cardName(box.Card(s.b)), v.placeName(box.Place(s.a)))
	case vRide:
		return fmt.Sprintf("%s goes to %s for a movement token.", me, v.placeName(box.Place(s.a)))
	case vDuck:
		return fmt.Sprintf("%s vanishes into %s for two movement tokens.", me, v.placeName(box.Place(s.a)))
	case vFare:
		return fmt.Sprintf("%s gives %s as well, for passing a villain in Hell.", me, card)
	case vPlay:
		return fmt.Sprintf("%s plays %s.", me, card)
	case vBear:
		return me + " plays a Wounded."
	case vGather:
		return fmt.Sprintf("%s gathers at %s.", me, v.placeName(c.me(f.hero).at))
	case vPut:
		return fmt.Sprintf("%s puts %s on %s.", me, tok, v.cardName(box.Card(s.b)))
	case vLift:
		return fmt.Sprintf("%s takes %s off %s.", me, tok, v.cardName(box.Card(s.b)))
	case vUse:
		return fmt.Sprintf("%s uses %s.", me, card)
	case vFinish:
		return fmt.Sprintf("%s finishes %s.", me, card)
	case vBribe:
		return me + " puts a gold by for the informer."
	case vAct:
		return fmt.Sprintf("%s takes the action of %s: %s.", me, v.placeName(c.me(f.hero).at), actionVerb(c.actionOn(g, c.me(f.hero).at)))
	case vClose:
		return fmt.Sprintf("%s closes the portal at %s.", me, v.placeName(c.me(f.hero).at))
	case vInform:
		return me + " pays the informer, and chapter II begins."
	case vHaggle:
		return me + " haggles with the receiver."
	case vRob:
		return me + " empties the Vault."
	case vReclaim:
		return fmt.Sprintf("%s gives %s and %s, and the tile is London again.", me, tok, tok2)
	case vTrade:
		return fmt.Sprintf("%s proposes to trade with %s.", me, box.Hero(s.a).Name())
	case vPawn:
		return fmt.Sprintf("%s gives the doorkeeper %s for a trophy.", me, card)
	case vDone:
		title, _, _ := v.doneWords(f)
		return fmt.Sprintf("%s: %s.", me, strings.ToLower(title))
	}
	return v.tellMore(s, me, card, tok, tok2)
}

func (v known) tellMore(s step, me, card, tok, tok2 string) string {
	c, g := v.core, v.game
	f := c.now()
	switch s.verb {
	case vOption:
		if f.op == opEvent {
			o := g.Of[c.reading].Event[s.a]
			does := plain(g.Box, o.Effect)
			return fmt.Sprintf("%s answers: “%s” %s %s", me, o.Label, o.Result, does)
		}
		return fmt.Sprintf("%s chooses for %s: %s.", me, v.source(f), inline(g.Box, g.Blocks[f.block][f.i].Option[s.a]))
	case vPay:
		return fmt.Sprintf("%s chooses for %s: %s.", me, v.source(f), inline(g.Box, g.Blocks[f.block][f.i].Cost))
	case vKeep:
		if f.op == opBlock {
			return fmt.Sprintf("%s: %s would rather not.", v.source(f), me)
		}
		return me + " would rather not."
	case vGain:
		return fmt.Sprintf("%s gains %s%s.", me, tok, v.because(" from "))
	case vLose:
		return fmt.Sprintf("%s loses %s%s.", me, tok, v.because(" to "))
	case vDiscard:
		return fmt.Sprintf("%s discards %s.", me, card)
	case vDestroy, vDestroyFor:
		return fmt.Sprintf("%s destroys %s.", me, card) + v.forPrice(s, tok2)
	case vHeal, vHealFor:
		return me + " heals a Wounded." + v.forPrice(s, tok2)
	case vFetch:
		return fmt.Sprintf("%s takes %s back into the hand.", me, card)
	case vStep:
		return fmt.Sprintf("%s goes to %s.", me, v.placeName(box.Place(s.a)))
	case vEnter:
		return fmt.Sprintf("%s enters %s.", me, v.placeName(g.wayFrom(c.me(f.hero).at)))
	case vTop:
		return fmt.Sprintf("%s puts %s next.", me, card)
	case vReplace:
		return fmt.Sprintf("%s has %s replaced.", me, card)
	case vFlip:
		h := g.Map.Hexes[s.a]
		if f.b == 1 {
			return h.Hell + " is " + h.Name + " again."
		}
		return fmt.Sprintf("%s turns over: from now on it is %s.", h.Name, h.Hell)
	case vLead:
		_, why := v.intent(box.Villain(f.a))
		return fmt.Sprintf("%s goes to %s. %s", v.villainName(box.Villain(f.a)), v.placeName(box.Place(s.a)), why)
	case vFace:
		if f.op == opWalk {
			return fmt.Sprintf("%s is after %s.", v.villainName(box.Villain(f.a)), box.Hero(s.a).Name())
		}
		return fmt.Sprintf("%s has come upon %s.", v.villainName(box.Villain(f.a)), box.Hero(s.a).Name())
	case vAppear:
		return fmt.Sprintf("%s comes out of the portal at %s.", v.villainName(box.Villain(f.a)), v.placeName(box.Place(s.a)))
	case vSend:
		return v.villainName(box.Villain(s.a)) + " is to come back."
	case vDodge:
		return fmt.Sprintf("%s steps aside to %s.", me, v.placeName(box.Place(s.a)))
	case vStand:
		return me + " stands and fights."
	case vFight:
		return fmt.Sprintf("%s fights %s.", me, card)
	case vHit:
		return fmt.Sprintf("%s strikes with %s.", me, tok)
	case vParry:
		return fmt.Sprintf("%s turns the blow aside with %s.", me, tok)
	case vBleed:
		return me + " is wounded."
	case vRemove:
		return v.villainName(box.Villain(s.a)) + " leaves the map."
	case vTrophy:
		return fmt.Sprintf("%s puts the trophy on %s.", me, card)
	}
	return v.tellTrade(s, me, card, tok, tok2)
}

func (v known) forPrice(s step, tok string) string {
	switch s.verb {
	case vHealFor, vDestroyFor, vBuyFor, vRaiseFor, vSellFor:
		return " That costs " + tok + "."
	}
	return ""
}

func (v known) tellTrade(s step, me, card, tok, tok2 string) string {
	other := v.core.players[v.core.offer.with].who.Name()
	switch s.verb {
	case vBuy, vBuyFor:
		return fmt.Sprintf("%s buys %s for %d gold.", me, card, v.game.Of[s.a].Cost) + v.forPrice(s, tok2)
	case vShuffle:
		return card + " is shuffled back."
	case vClaim:
		return fmt.Sprintf("%s has %s assigned.", me, card)
	case vSwap:
		return fmt.Sprintf("%s exchanges %s for %s.", me, tok, tok2)
	case vRaise, vRaiseFor:
		return fmt.Sprintf("%s upgrades %s.", me, card) + v.forPrice(s, tok2)
	case vGive:
		return fmt.Sprintf("%s offers %s.", me, tok)
	case vHand:
		return fmt.Sprintf("%s offers %s.", me, card)
	case vAsk:
		return fmt.Sprintf("%s asks %s for %s.", me, other, tok)
	case vWant:
		return fmt.Sprintf("%s asks %s for %s.", me, other, card)
	case vPropose:
		return fmt.Sprintf("%s lays the offer before %s.", me, other)
	case vAccept:
		return me + " accepts, and all changes hands."
	case vRefuse:
		return me + " refuses."
	case vSell, vSellFor:
		return fmt.Sprintf("%s offers %s to the receiver.", me, card) + v.forPrice(s, tok2)
	case vQuest:
		return fmt.Sprintf("%s takes the quest %s.", me, card)
	}
	return me + " decides."
}
