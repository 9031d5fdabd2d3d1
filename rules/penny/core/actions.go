package core

// ActionKind is what a step says is done.
type ActionKind uint8

const (
	Be      ActionKind = iota // hero
	Walk                      // place, card: a Move Point by a card
	Ride                      // place: a Move Point by a movement token
	Duck                      // place: into a shortcut by two movement tokens
	Fare                      // card: the second Move Point of a step
	Play                      // card
	Bear                      // a Wounded card from the hand
	Gather                    // the resources of the place
	Put                       // token, card: onto a quest or a charge card
	Lift                      // token, card: off it
	Use                       // card: the ability of a full charge card
	Finish                    // card: a quest
	Bribe                     // a gold onto the Heroes card
	Act                       // the action token of the place
	Close                     // a portal
	Inform                    // pay the informer of chapter I
	Haggle                    // begin to sell at a portal
	Rob                       // the Vault
	Reclaim                   // token, token: a tile goes back to London
	Trade                     // hero
	Pawn                      // card
	Done
	Option // number: one of several
	Pay
	Keep
	Gain    // token
	Lose    // token
	Discard // card
	Destroy // card
	Heal    // number: 0 under the board, 1 discard pile
	Fetch   // card
	Step    // place
	Enter   // the shortcut
	Top     // card: the next from the top
	Replace // card of a row
	Flip    // tile
	Lead    // place: where a villain goes
	Face    // hero: who must fight
	Appear  // place: the portal
	Send    // villain
	Dodge   // place
	Stand
	Fight  // card
	Hit    // token
	Parry  // token
	Bleed  // take the wound
	Remove // villain
	Trophy // card: the quest
	Buy    // card
	BuyFor // card, token: a further one
	HealFor
	DestroyFor
	Shuffle // card: an enemy of the row
	Claim   // card: an enemy is assigned
	Swap    // token, token
	Raise   // card
	RaiseFor
	Give // token
	Hand // card: given
	Ask  // token
	Want // card: asked for
	Propose
	Accept
	Refuse
	Sell    // card
	SellFor // card, token
	Quest   // card of the market
	ActionKinds
)

// argKind is what kind of word stands behind a verb.
type argKind uint8

const (
	none argKind = iota
	aHero
	aPlace
	ACard
	aToken
	aTile
	aVillain
	aNumber
)

// grammar is the word of a verb and the kinds of its arguments.
type grammar struct {
	Word string
	Args [2]argKind
}

func Grammars() [ActionKinds]grammar {
	return [ActionKinds]grammar{
		Be: {"be", [2]argKind{aHero}}, Walk: {"walk", [2]argKind{aPlace, ACard}}, Ride: {"ride", [2]argKind{aPlace}}, Duck: {"duck", [2]argKind{aPlace}},
		Fare: {"fare", [2]argKind{ACard}}, Play: {"play", [2]argKind{ACard}}, Bear: {"bear", [2]argKind{}}, Gather: {"gather", [2]argKind{}},
		Put: {"put", [2]argKind{aToken, ACard}}, Lift: {"lift", [2]argKind{aToken, ACard}}, Use: {"use", [2]argKind{ACard}}, Finish: {"finish", [2]argKind{ACard}},
		Bribe: {"bribe", [2]argKind{}}, Act: {"act", [2]argKind{}}, Close: {"close", [2]argKind{}}, Inform: {"inform", [2]argKind{}}, Haggle: {"haggle", [2]argKind{}},
		Rob: {"rob", [2]argKind{}}, Reclaim: {"reclaim", [2]argKind{aToken, aToken}}, Trade: {"trade", [2]argKind{aHero}}, Pawn: {"pawn", [2]argKind{ACard}},
		Done: {"done", [2]argKind{}}, Option: {"option", [2]argKind{aNumber}}, Pay: {"pay", [2]argKind{}}, Keep: {"keep", [2]argKind{}}, Gain: {"gain", [2]argKind{aToken}},
		Lose: {"lose", [2]argKind{aToken}}, Discard: {"discard", [2]argKind{ACard}}, Destroy: {"destroy", [2]argKind{ACard}}, Heal: {"heal", [2]argKind{aNumber}},
		Fetch: {"fetch", [2]argKind{ACard}}, Step: {"step", [2]argKind{aPlace}}, Enter: {"enter", [2]argKind{}}, Top: {"top", [2]argKind{ACard}},
		Replace: {"replace", [2]argKind{ACard}}, Flip: {"flip", [2]argKind{aTile}}, Lead: {"lead", [2]argKind{aPlace}}, Face: {"face", [2]argKind{aHero}},
		Appear: {"appear", [2]argKind{aPlace}}, Send: {"send", [2]argKind{aVillain}}, Dodge: {"dodge", [2]argKind{aPlace}}, Stand: {"stand", [2]argKind{}},
		Fight: {"fight", [2]argKind{ACard}}, Hit: {"hit", [2]argKind{aToken}}, Parry: {"parry", [2]argKind{aToken}}, Bleed: {"bleed", [2]argKind{}},
		Remove: {"remove", [2]argKind{aVillain}}, Trophy: {"trophy", [2]argKind{ACard}}, Buy: {"buy", [2]argKind{ACard}}, BuyFor: {"buyfor", [2]argKind{ACard, aToken}},
		HealFor: {"healfor", [2]argKind{aNumber, aToken}}, DestroyFor: {"destroyfor", [2]argKind{ACard, aToken}}, Shuffle: {"shuffle", [2]argKind{ACard}},
		Claim: {"claim", [2]argKind{ACard}}, Swap: {"swap", [2]argKind{aToken, aToken}}, Raise: {"raise", [2]argKind{ACard}}, RaiseFor: {"raisefor", [2]argKind{ACard, aToken}},
		Give: {"give", [2]argKind{aToken}}, Hand: {"hand", [2]argKind{ACard}}, Ask: {"ask", [2]argKind{aToken}}, Want: {"want", [2]argKind{ACard}},
		Propose: {"propose", [2]argKind{}}, Accept: {"accept", [2]argKind{}}, Refuse: {"refuse", [2]argKind{}}, Sell: {"sell", [2]argKind{ACard}},
		SellFor: {"sellfor", [2]argKind{ACard, aToken}}, Quest: {"quest", [2]argKind{ACard}},
	}
}

// Action is one decision: a verb and up to two arguments.
type Action struct {
	Kind ActionKind
	A, B uint8
}

// MostActions is more than any position offers.
const MostActions = 512

// Where a wound lies, for vHeal.
const (
	HealUnder = 0
	HealPile  = 1
)

// Actions appends what can be decided now: the move generator of the game.
func (c *State) Actions(g *Game, buf []Action) []Action {
	f := c.Top()
	switch f.Kind {
	case EffectHero:
		return c.listHeroes(buf)
	case EffectTurn:
		return c.listTurn(g, f, buf)
	case EffectPay:
		return c.listFare(f, buf)
	case EffectBlock:
		return c.listBlock(g, f, buf)
	case EffectGain, EffectSeed, EffectLose, EffectPick, EffectFetch, EffectForfeit, EffectQuest:
		return c.listCards(g, f, buf)
	case EffectStroll, EffectEnter:
		return c.listStroll(g, f, buf)
	case EffectRefresh, EffectSort, EffectFlip:
		return c.listTable(g, f, buf)
	case EffectWalk, EffectArrive, EffectAppear, EffectLeave:
		return c.listVillain(g, f, buf)
	case EffectFight, EffectTrophy:
		return c.listFight(g, f, buf)
	case EffectBuy, EffectHeal, EffectThin, EffectTarget, EffectSwap, EffectRaise, EffectSale:
		return c.listAction(g, f, buf)
	case EffectEvent:
		return append(buf, Action{Option, 0, 0}, Action{Option, 1, 0})
	case EffectTrade:
		return c.listTrade(g, f, buf)
	}
	return buf
}

// Do makes a legal step and leaves the machine to run on.
func (c *State) Do(g *Game, s Action) {
	c.Need = Nothing
	f := c.Top()
	switch f.Kind {
	case EffectHero:
		c.doHero(g, f, s)
	case EffectTurn:
		c.doTurn(g, f, s)
	case EffectPay:
		c.doFare(f, s)
	case EffectBlock:
		c.doBlock(g, f, s)
	case EffectGain, EffectSeed, EffectLose, EffectPick, EffectFetch, EffectForfeit, EffectQuest:
		c.doCards(f, s)
	case EffectStroll, EffectEnter:
		c.doStroll(g, f, s)
	case EffectRefresh, EffectSort, EffectFlip:
		c.doTable(f, s)
	case EffectWalk, EffectArrive, EffectAppear, EffectLeave:
		c.doVillain(f, s)
	case EffectFight, EffectTrophy:
		c.doFight(g, f, s)
	case EffectBuy, EffectHeal, EffectThin, EffectTarget, EffectSwap, EffectRaise, EffectSale:
		c.doAction(g, f, s)
	case EffectEvent:
		c.doEvent(g, f, s)
	case EffectTrade:
		c.doTrade(g, f, s)
	}
}

// Asked is the seat that decides now.
func (c *State) Asked() int8 {
	f := c.Top()
	switch f.Kind {
	case EffectHero:
		return int8(f.A)
	case EffectWalk, EffectAppear, EffectLeave:
		return c.Decider()
	case EffectArrive:
		if f.Step == 0 {
			return c.Decider()
		}
	case EffectTrade:
		if f.Step == TradeAnswer {
			return int8(c.Offer.With)
		}
	}
	return f.Hero
}

// Legal reports whether a step is among those that list offers.
func (c *State) Legal(g *Game, s Action) bool {
	var buf [MostActions]Action
	for _, t := range c.Actions(g, buf[:0]) {
		if t == s {
			return true
		}
	}
	return false
}
