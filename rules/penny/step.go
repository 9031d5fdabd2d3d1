package penny

// verb is what a step says is done.
type verb uint8

const (
	vBe      verb = iota // hero
	vWalk                // place, card: a Move Point by a card
	vRide                // place: a Move Point by a movement token
	vDuck                // place: into a shortcut by two movement tokens
	vFare                // card: the second Move Point of a step
	vPlay                // card
	vBear                // a Wounded card from the hand
	vGather              // the resources of the place
	vPut                 // token, card: onto a quest or a charge card
	vLift                // token, card: off it
	vUse                 // card: the ability of a full charge card
	vFinish              // card: a quest
	vBribe               // a gold onto the Heroes card
	vAct                 // the action token of the place
	vClose               // a portal
	vInform              // pay the informer of chapter I
	vHaggle              // begin to sell at a portal
	vRob                 // the Vault
	vReclaim             // token, token: a tile goes back to London
	vTrade               // hero
	vPawn                // card
	vDone
	vOption // number: one of several
	vPay
	vKeep
	vGain    // token
	vLose    // token
	vDiscard // card
	vDestroy // card
	vHeal    // number: 0 under the board, 1 discard pile
	vFetch   // card
	vStep    // place
	vEnter   // the shortcut
	vTop     // card: the next from the top
	vReplace // card of a row
	vFlip    // tile
	vLead    // place: where a villain goes
	vFace    // hero: who must fight
	vAppear  // place: the portal
	vSend    // villain
	vDodge   // place
	vStand
	vFight  // card
	vHit    // token
	vParry  // token
	vBleed  // take the wound
	vRemove // villain
	vTrophy // card: the quest
	vBuy    // card
	vBuyFor // card, token: a further one
	vHealFor
	vDestroyFor
	vShuffle // card: an enemy of the row
	vClaim   // card: an enemy is assigned
	vSwap    // token, token
	vRaise   // card
	vRaiseFor
	vGive // token
	vHand // card: given
	vAsk  // token
	vWant // card: asked for
	vPropose
	vAccept
	vRefuse
	vSell    // card
	vSellFor // card, token
	vQuest   // card of the market
	verbs
)

// arg is what kind of word stands behind a verb.
type arg uint8

const (
	none arg = iota
	aHero
	aPlace
	aCard
	aToken
	aTile
	aVillain
	aNumber
)

// grammar is the word of a verb and the kinds of its arguments.
type grammar struct {
	word string
	args [2]arg
}

func grammars() [verbs]grammar {
	return [verbs]grammar{
		vBe: {"be", [2]arg{aHero}}, vWalk: {"walk", [2]arg{aPlace, aCard}}, vRide: {"ride", [2]arg{aPlace}}, vDuck: {"duck", [2]arg{aPlace}},
		vFare: {"fare", [2]arg{aCard}}, vPlay: {"play", [2]arg{aCard}}, vBear: {"bear", [2]arg{}}, vGather: {"gather", [2]arg{}},
		vPut: {"put", [2]arg{aToken, aCard}}, vLift: {"lift", [2]arg{aToken, aCard}}, vUse: {"use", [2]arg{aCard}}, vFinish: {"finish", [2]arg{aCard}},
		vBribe: {"bribe", [2]arg{}}, vAct: {"act", [2]arg{}}, vClose: {"close", [2]arg{}}, vInform: {"inform", [2]arg{}}, vHaggle: {"haggle", [2]arg{}},
		vRob: {"rob", [2]arg{}}, vReclaim: {"reclaim", [2]arg{aToken, aToken}}, vTrade: {"trade", [2]arg{aHero}}, vPawn: {"pawn", [2]arg{aCard}},
		vDone: {"done", [2]arg{}}, vOption: {"option", [2]arg{aNumber}}, vPay: {"pay", [2]arg{}}, vKeep: {"keep", [2]arg{}}, vGain: {"gain", [2]arg{aToken}},
		vLose: {"lose", [2]arg{aToken}}, vDiscard: {"discard", [2]arg{aCard}}, vDestroy: {"destroy", [2]arg{aCard}}, vHeal: {"heal", [2]arg{aNumber}},
		vFetch: {"fetch", [2]arg{aCard}}, vStep: {"step", [2]arg{aPlace}}, vEnter: {"enter", [2]arg{}}, vTop: {"top", [2]arg{aCard}},
		vReplace: {"replace", [2]arg{aCard}}, vFlip: {"flip", [2]arg{aTile}}, vLead: {"lead", [2]arg{aPlace}}, vFace: {"face", [2]arg{aHero}},
		vAppear: {"appear", [2]arg{aPlace}}, vSend: {"send", [2]arg{aVillain}}, vDodge: {"dodge", [2]arg{aPlace}}, vStand: {"stand", [2]arg{}},
		vFight: {"fight", [2]arg{aCard}}, vHit: {"hit", [2]arg{aToken}}, vParry: {"parry", [2]arg{aToken}}, vBleed: {"bleed", [2]arg{}},
		vRemove: {"remove", [2]arg{aVillain}}, vTrophy: {"trophy", [2]arg{aCard}}, vBuy: {"buy", [2]arg{aCard}}, vBuyFor: {"buyfor", [2]arg{aCard, aToken}},
		vHealFor: {"healfor", [2]arg{aNumber, aToken}}, vDestroyFor: {"destroyfor", [2]arg{aCard, aToken}}, vShuffle: {"shuffle", [2]arg{aCard}},
		vClaim: {"claim", [2]arg{aCard}}, vSwap: {"swap", [2]arg{aToken, aToken}}, vRaise: {"raise", [2]arg{aCard}}, vRaiseFor: {"raisefor", [2]arg{aCard, aToken}},
		vGive: {"give", [2]arg{aToken}}, vHand: {"hand", [2]arg{aCard}}, vAsk: {"ask", [2]arg{aToken}}, vWant: {"want", [2]arg{aCard}},
		vPropose: {"propose", [2]arg{}}, vAccept: {"accept", [2]arg{}}, vRefuse: {"refuse", [2]arg{}}, vSell: {"sell", [2]arg{aCard}},
		vSellFor: {"sellfor", [2]arg{aCard, aToken}}, vQuest: {"quest", [2]arg{aCard}},
	}
}

// step is one decision: a verb and up to two arguments.
type step struct {
	verb verb
	a, b uint8
}

// mostSteps is more than any position offers.
const mostSteps = 512

// Where a wound lies, for vHeal.
const (
	healUnder = 0
	healPile  = 1
)

// list appends what can be decided now: the move generator of the game.
func (c *core) list(g *game, buf []step) []step {
	f := c.now()
	switch f.op {
	case opHero:
		return c.listHeroes(buf)
	case opTurn:
		return c.listTurn(g, f, buf)
	case opPay:
		return c.listFare(f, buf)
	case opBlock:
		return c.listBlock(g, f, buf)
	case opGain, opSeed, opLose, opPick, opFetch, opForfeit, opQuest:
		return c.listCards(g, f, buf)
	case opStroll, opEnter:
		return c.listStroll(g, f, buf)
	case opRefresh, opSort, opFlip:
		return c.listTable(g, f, buf)
	case opWalk, opArrive, opAppear, opLeave:
		return c.listVillain(g, f, buf)
	case opFight, opTrophy:
		return c.listFight(g, f, buf)
	case opBuy, opHeal, opThin, opTarget, opSwap, opRaise, opSale:
		return c.listAction(g, f, buf)
	case opEvent:
		return append(buf, step{vOption, 0, 0}, step{vOption, 1, 0})
	case opTrade:
		return c.listTrade(g, f, buf)
	}
	return buf
}

// do makes a legal step and leaves the machine to run on.
func (c *core) do(g *game, s step) {
	c.need = nothing
	f := c.now()
	switch f.op {
	case opHero:
		c.doHero(g, f, s)
	case opTurn:
		c.doTurn(g, f, s)
	case opPay:
		c.doFare(f, s)
	case opBlock:
		c.doBlock(g, f, s)
	case opGain, opSeed, opLose, opPick, opFetch, opForfeit, opQuest:
		c.doCards(f, s)
	case opStroll, opEnter:
		c.doStroll(g, f, s)
	case opRefresh, opSort, opFlip:
		c.doTable(f, s)
	case opWalk, opArrive, opAppear, opLeave:
		c.doVillain(f, s)
	case opFight, opTrophy:
		c.doFight(g, f, s)
	case opBuy, opHeal, opThin, opTarget, opSwap, opRaise, opSale:
		c.doAction(g, f, s)
	case opEvent:
		c.doEvent(g, f, s)
	case opTrade:
		c.doTrade(g, f, s)
	}
}

// asked is the seat that decides now.
func (c *core) asked() int8 {
	f := c.now()
	switch f.op {
	case opHero:
		return int8(f.a)
	case opWalk, opAppear, opLeave:
		return c.decider()
	case opArrive:
		if f.i == 0 {
			return c.decider()
		}
	case opTrade:
		if f.i == tradeAnswer {
			return int8(c.offer.with)
		}
	}
	return f.hero
}

// legal reports whether a step is among those that list offers.
func (c *core) legal(g *game, s step) bool {
	var buf [mostSteps]step
	for _, t := range c.list(g, buf[:0]) {
		if t == s {
			return true
		}
	}
	return false
}
