package penny

import (
	"strconv"

	"intrigue/rules"
)

// language is the one in which the moves of an edition are written.
func (b *box) language() *rules.Codec {
	var spots []string
	for i := range b.atlas.spots {
		spots = append(spots, b.atlas.spots[i].Key)
	}
	for _, w := range b.atlas.ways {
		spots = append(spots, w.Key)
	}
	var hexes []string
	for i := range b.atlas.hexes {
		hexes = append(hexes, b.atlas.hexes[i].Key)
	}
	kinds := map[arg]rules.Words{
		aHero: rules.List(heroKeys()...), aPlace: rules.List(spots...), aCard: rules.Numbers(0, 254),
		aToken: rules.List(tokenNames()[:tokens]...), aTile: rules.List(hexes...), aVillain: rules.List(villainKeys()...), aNumber: rules.Numbers(0, 2),
	}
	var all []rules.Verb
	for _, g := range grammars() {
		v := rules.Verb{Name: g.word}
		for _, a := range g.args {
			if a != none {
				v.Args = append(v.Args, kinds[a])
			}
		}
		all = append(all, v)
	}
	return rules.NewCodec(all...)
}

func (b *box) text(s step) rules.Move { return b.codec.Text(int(s.verb), int(s.a), int(s.b)) }

// parse reads a move; whether it is legal is another question.
func (b *box) parse(m rules.Move) (step, bool) {
	v, args, ok := b.codec.Parse(m)
	return step{verb(v), uint8(args[0]), uint8(args[1])}, ok
}

// Ids of the things on the table. See the notes of the board for the whole scheme.

func (c Card) id() string { return "card." + strconv.Itoa(int(c)) }

func (h Hero) id() string { return "hero." + h.Key() }

func (v Villain) id() string { return "villain." + v.Key() }

func (b *box) placeID(p Place) string { return "place." + b.placeKey(p) }

func (b *box) placeKey(p Place) string {
	switch {
	case p < places:
		return b.atlas.spots[p].Key
	case p == Sewer || p == Post:
		return b.atlas.ways[p-Sewer].Key
	}
	return "nowhere"
}

func (b *box) tileID(t Tile) string {
	if t >= tiles {
		return "tile.nowhere"
	}
	return "tile." + b.atlas.hexes[t].Key
}

// poolID is a heap of tokens on a hero's board.
func poolID(h Hero, t Token) string { return "pool." + h.Key() + "." + t.String() }

// woundID is the Wounded of a hero in a zone: hand, under or pile.
func woundID(h Hero, zone string) string { return "wound." + h.Key() + "." + zone }

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
