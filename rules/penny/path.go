package penny

import "strconv"

func choiceID(what string) string { return "choice." + what }

// path is how one points at a step. It begins with the thing that is lifted.
func (c *core) path(g *game, s step) []string {
	seat := c.asked()
	me := c.players[seat].who
	f := c.now()
	card, tok := Card(s.a).id(), ""
	if grammars()[s.verb].args[0] == aToken {
		tok = poolID(me, Token(s.a))
	}
	mine, at := me.id(), g.placeID(c.players[seat].at)
	ride := poolID(me, Movement)
	switch s.verb {
	case vBe:
		return []string{Hero(s.a).id()}
	case vWalk:
		return []string{mine, g.placeID(Place(s.a)), Card(s.b).id()}
	case vRide:
		if f.op == opPay {
			return []string{ride}
		}
		return []string{mine, g.placeID(Place(s.a)), ride}
	case vDuck, vDodge, vStep:
		return []string{mine, g.placeID(Place(s.a))}
	case vEnter:
		return []string{mine, g.placeID(g.wayFrom(c.players[seat].at))}
	case vBear:
		return []string{woundID(me, "hand")}
	case vGather:
		return []string{at}
	case vPut:
		return []string{tok, Card(s.b).id()}
	case vLift:
		return []string{Card(s.b).id(), tok}
	case vUse:
		return []string{card, choiceID("use")}
	case vFinish:
		return []string{card, choiceID("finish")}
	case vBribe:
		return []string{poolID(me, Gold), "counter.heroes"}
	case vAct:
		return []string{"action." + g.placeKey(c.players[seat].at)}
	case vClose, vInform, vHaggle:
		return []string{"portal." + g.placeKey(c.players[seat].at)}
	case vRob:
		return []string{at}
	case vReclaim:
		return []string{g.tileID(g.tileOf(c.players[seat].at)), tok, poolID(me, Token(s.b))}
	case vTrade, vFace:
		return []string{Hero(s.a).id()}
	case vPawn, vSell:
		return []string{card, "portal." + g.placeKey(c.players[seat].at)}
	case vOption:
		return []string{choiceID("option." + strconv.Itoa(int(s.a)))}
	case vHeal, vHealFor:
		id := woundID(c.players[f.hero].who, [2]string{"under", "pile"}[s.a&1])
		if s.verb == vHealFor {
			return []string{id, poolID(me, Token(s.b))}
		}
		return []string{id}
	case vReplace:
		if f.a == shopRowID && f.op == opRefresh || f.op == opBuy {
			return []string{card, "deck.shop"}
		}
		return []string{card, "deck.enemy"}
	case vFlip:
		return []string{g.tileID(Tile(s.a))}
	case vLead:
		return []string{Villain(f.a).id(), g.placeID(Place(s.a))}
	case vAppear:
		return []string{Villain(f.a).id(), "portal." + g.placeKey(Place(s.a))}
	case vSend, vRemove:
		return []string{Villain(s.a).id()}
	case vBuy:
		return []string{card, "deck." + me.Key()}
	case vBuyFor, vDestroyFor, vRaiseFor, vSellFor:
		return []string{card, poolID(me, Token(s.b))}
	case vShuffle:
		return []string{card, "deck.enemy"}
	case vClaim:
		return []string{card, mine}
	case vSwap:
		return []string{tok, poolID(me, Token(s.b))}
	case vGive:
		return []string{tok, c.players[c.offer.with].who.id()}
	case vHand:
		return []string{card, c.players[c.offer.with].who.id()}
	case vAsk:
		return []string{poolID(c.players[c.offer.with].who, Token(s.a)), mine}
	case vWant:
		return []string{card, mine}
	case vGain, vLose, vHit, vParry:
		return []string{tok}
	case vFare, vPlay, vDiscard, vDestroy, vFetch, vTop, vFight, vTrophy, vRaise, vQuest:
		return []string{card}
	}
	return []string{choiceID(grammars()[s.verb].word)}
}
