package penny

import (
	"strconv"

	"intrigue/rules/penny/core/box"
)

func choiceID(what string) string { return "choice." + what }

// path is how one points at a step. It begins with the thing that is lifted.
func (c *core) path(g *game, s step) []string {
	seat := c.asked()
	me := c.players[seat].who
	f := c.now()
	card, tok := box.Card(s.a).ID(), ""
	if grammars()[s.verb].args[0] == aToken {
		tok = box.PoolID(me, box.Token(s.a))
	}
	mine, at := me.ID(), g.PlaceID(c.players[seat].at)
	ride := box.PoolID(me, box.Movement)
	switch s.verb {
	case vBe:
		return []string{box.Hero(s.a).ID()}
	case vWalk:
		return []string{mine, g.PlaceID(box.Place(s.a)), box.Card(s.b).ID()}
	case vRide:
		if f.op == opPay {
			return []string{ride}
		}
		return []string{mine, g.PlaceID(box.Place(s.a)), ride}
	case vDuck, vDodge, vStep:
		return []string{mine, g.PlaceID(box.Place(s.a))}
	case vEnter:
		return []string{mine, g.PlaceID(g.wayFrom(c.players[seat].at))}
	case vBear:
		return []string{box.WoundID(me, "hand")}
	case vGather:
		return []string{at}
	case vPut:
		return []string{tok, box.Card(s.b).ID()}
	case vLift:
		return []string{box.Card(s.b).ID(), tok}
	case vUse:
		return []string{card, choiceID("use")}
	case vFinish:
		return []string{card, choiceID("finish")}
	case vBribe:
		return []string{box.PoolID(me, box.Gold), "counter.heroes"}
	case vAct:
		return []string{"action." + g.PlaceKey(c.players[seat].at)}
	case vClose, vInform, vHaggle:
		return []string{"portal." + g.PlaceKey(c.players[seat].at)}
	case vRob:
		return []string{at}
	case vReclaim:
		return []string{g.TileID(g.tileOf(c.players[seat].at)), tok, box.PoolID(me, box.Token(s.b))}
	case vTrade, vFace:
		return []string{box.Hero(s.a).ID()}
	case vPawn, vSell:
		return []string{card, "portal." + g.PlaceKey(c.players[seat].at)}
	case vOption:
		return []string{choiceID("option." + strconv.Itoa(int(s.a)))}
	case vHeal, vHealFor:
		id := box.WoundID(c.players[f.hero].who, [2]string{"under", "pile"}[s.a&1])
		if s.verb == vHealFor {
			return []string{id, box.PoolID(me, box.Token(s.b))}
		}
		return []string{id}
	case vReplace:
		if f.a == shopRowID && f.op == opRefresh || f.op == opBuy {
			return []string{card, "deck.shop"}
		}
		return []string{card, "deck.enemy"}
	case vFlip:
		return []string{g.TileID(box.Tile(s.a))}
	case vLead:
		return []string{box.Villain(f.a).ID(), g.PlaceID(box.Place(s.a))}
	case vAppear:
		return []string{box.Villain(f.a).ID(), "portal." + g.PlaceKey(box.Place(s.a))}
	case vSend, vRemove:
		return []string{box.Villain(s.a).ID()}
	case vBuy:
		return []string{card, "deck." + me.Key()}
	case vBuyFor, vDestroyFor, vRaiseFor, vSellFor:
		return []string{card, box.PoolID(me, box.Token(s.b))}
	case vShuffle:
		return []string{card, "deck.enemy"}
	case vClaim:
		return []string{card, mine}
	case vSwap:
		return []string{tok, box.PoolID(me, box.Token(s.b))}
	case vGive:
		return []string{tok, c.players[c.offer.with].who.ID()}
	case vHand:
		return []string{card, c.players[c.offer.with].who.ID()}
	case vAsk:
		return []string{box.PoolID(c.players[c.offer.with].who, box.Token(s.a)), mine}
	case vWant:
		return []string{card, mine}
	case vGain, vLose, vHit, vParry:
		return []string{tok}
	case vFare, vPlay, vDiscard, vDestroy, vFetch, vTop, vFight, vTrophy, vRaise, vQuest:
		return []string{card}
	}
	return []string{choiceID(grammars()[s.verb].word)}
}
