package core

import "intrigue/rules/penny/core/box"

// The tables of actions and of effects. Like those of Pimpernel they are filled in when the program begins,
// because what an action does asks what is possible next.

// anyKind are all kinds of resources, as bits.
const anyKind = 1<<box.Resources - 1

// Of a turn.
func init() {
	fill(table[:], map[ActionKind]row{
		Be:     {word: "be", args: [2]argKind{aHero}, points: to(hero), do: (*State).doHero},
		Walk:   {word: "walk", args: [2]argKind{aPlace, aCard}, points: to(me, place, card2), do: (*State).doWalk},
		Ride:   {word: "ride", args: [2]argKind{aPlace}, points: to(me, place, ride), do: (*State).doRide},
		Duck:   {word: "duck", args: [2]argKind{aPlace}, points: to(me, place), do: (*State).doDuck},
		Fare:   {word: "fare", args: [2]argKind{aCard}, points: to(card), do: (*State).doFare},
		Play:   {word: "play", args: [2]argKind{aCard}, points: to(card), do: (*State).play},
		Bear:   {word: "bear", points: to(wound), do: func(c *State, _ *Game, f *Effect, _ Action) { c.Bear(f.Hero) }},
		Gather: {word: "gather", points: to(here), do: (*State).gather},
		Put:    {word: "put", args: [2]argKind{aToken, aCard}, points: to(token, card2), do: (*State).put},
		Lift:   {word: "lift", args: [2]argKind{aToken, aCard}, points: to(onCard), do: (*State).lift},
		Use:    {word: "use", args: [2]argKind{aCard}, points: to(card, key("use")), do: (*State).release},
		Finish: {word: "finish", args: [2]argKind{aCard}, points: to(card, key("finish")), do: func(c *State, g *Game, f *Effect, a Action) {
			c.Complete(g, f.Hero, c.Player(f.Hero).SlotOf(box.Card(a.What)))
		}},
		Bribe: {word: "bribe", points: to(gold, is("counter.heroes")), do: (*State).bribe},
	})
}

// Of what comes up in it.
func init() {
	fill(table[:], map[ActionKind]row{
		Done:    {word: "done", do: (*State).done},
		Option:  {word: "option", args: [2]argKind{aNumber}, points: to(option), do: (*State).option},
		Pay:     {word: "pay", do: (*State).pay},
		Keep:    {word: "keep", do: (*State).keep},
		Gain:    {word: "gain", args: [2]argKind{aToken}, points: to(token), do: (*State).gain},
		Lose:    {word: "lose", args: [2]argKind{aToken}, points: to(token), do: (*State).lose},
		Discard: {word: "discard", args: [2]argKind{aCard}, points: to(card), do: (*State).doDiscard},
		Destroy: {word: "destroy", args: [2]argKind{aCard}, points: to(card), do: (*State).destroy},
		Heal:    {word: "heal", args: [2]argKind{aNumber}, points: to(wounds), do: (*State).heal},
		Fetch:   {word: "fetch", args: [2]argKind{aCard}, points: to(card), do: (*State).fetch},
		Step:    {word: "step", args: [2]argKind{aPlace}, points: to(me, place), do: (*State).step},
		Enter:   {word: "enter", points: to(me, way), do: (*State).enter},
		Top:     {word: "top", args: [2]argKind{aCard}, points: to(card), do: (*State).sort},
		Replace: {word: "replace", args: [2]argKind{aCard}, points: to(card, rowDeck), do: (*State).replace},
		Flip:    {word: "flip", args: [2]argKind{aTile}, points: to(tile), do: (*State).flip},
		Lead:    {word: "lead", args: [2]argKind{aPlace}, points: to(villain, place), do: (*State).lead},
		Face:    {word: "face", args: [2]argKind{aHero}, points: to(hero), do: (*State).face},
		Appear:  {word: "appear", args: [2]argKind{aPlace}, points: to(villain, exit), do: (*State).appear},
		Send: {word: "send", args: [2]argKind{aVillain}, points: to(figure),
			do: func(_ *State, _ *Game, f *Effect, a Action) { f.Villain = box.Villain(a.What) }},
		Dodge:      {word: "dodge", args: [2]argKind{aPlace}, points: to(me, place), do: (*State).dodge},
		Stand:      {word: "stand", do: func(c *State, _ *Game, f *Effect, _ Action) { c.meet(f, f.Hero) }},
		Fight:      {word: "fight", args: [2]argKind{aCard}, points: to(card), do: (*State).fight},
		Hit:        {word: "hit", args: [2]argKind{aToken}, points: to(token), do: (*State).hit},
		Parry:      {word: "parry", args: [2]argKind{aToken}, points: to(token), do: (*State).parry},
		Bleed:      {word: "bleed", do: func(c *State, g *Game, f *Effect, _ Action) { c.wounded(g, f) }},
		Remove:     {word: "remove", args: [2]argKind{aVillain}, points: to(figure), do: (*State).leave},
		Trophy:     {word: "trophy", args: [2]argKind{aCard}, points: to(card), do: (*State).winTrophy},
		Buy:        {word: "buy", args: [2]argKind{aCard}, points: to(card, deck), do: (*State).buy},
		BuyFor:     {word: "buyfor", args: [2]argKind{aCard, aToken}, points: to(card, token2), do: paid((*State).buy)},
		HealFor:    {word: "healfor", args: [2]argKind{aNumber, aToken}, points: to(wounds, token2), do: paid((*State).heal)},
		DestroyFor: {word: "destroyfor", args: [2]argKind{aCard, aToken}, points: to(card, token2), do: paid((*State).destroy)},
		Shuffle:    {word: "shuffle", args: [2]argKind{aCard}, points: to(card, is("deck.enemy")), do: (*State).shuffle},
		Claim:      {word: "claim", args: [2]argKind{aCard}, points: to(card, me), do: (*State).claim},
		Swap:       {word: "swap", args: [2]argKind{aToken, aToken}, points: to(token, token2), do: (*State).swap},
		Raise:      {word: "raise", args: [2]argKind{aCard}, points: to(card), do: (*State).raise},
		RaiseFor:   {word: "raisefor", args: [2]argKind{aCard, aToken}, points: to(card, token2), do: paid((*State).raise)},
		Give:       {word: "give", args: [2]argKind{aToken}, points: to(token, other), do: layToken(0)},
		Hand:       {word: "hand", args: [2]argKind{aCard}, points: to(card, other), do: layCard(0)},
		Ask:        {word: "ask", args: [2]argKind{aToken}, points: to(theirs, me), do: layToken(1)},
		Want:       {word: "want", args: [2]argKind{aCard}, points: to(card, me), do: layCard(1)},
		Propose:    {word: "propose", do: func(_ *State, _ *Game, f *Effect, _ Action) { f.Step = TradeAnswer }},
		Accept:     {word: "accept", do: (*State).accept},
		Refuse:     {word: "refuse", do: (*State).refuse},
		Sell:       {word: "sell", args: [2]argKind{aCard}, points: to(card, portal), do: (*State).sell},
		SellFor:    {word: "sellfor", args: [2]argKind{aCard, aToken}, points: to(card, token2), do: paid((*State).sell)},
		Quest:      {word: "quest", args: [2]argKind{aCard}, points: to(card), do: (*State).takeQuest},
	})
}

// Of the game, and of the hero whose turn it is.
func init() {
	fill(effects[:], map[EffectKind]effect{
		EffectHero: {list: (*State).listHeroes},
		EffectSetup: {work: (*State).workSetup, lots: (*State).setupLots, deal: (*State).dealSetup,
			most: func(_ *State, g *Game, f *Effect) int {
				if f.Step == SetLine {
					return g.Tuning.Opponents
				}
				return 1
			}},
		EffectRounds: {work: (*State).workRounds},
		EffectRound:  {work: (*State).workRound},
		EffectTurn:   {work: (*State).workTurn, list: (*State).listTurn, done: (*State).finishStep},
		EffectPay:    {list: (*State).listFare},
		EffectDraw: {work: (*State).workDraw, deal: (*State).Drawn,
			lots: func(c *State, _ *Game, f *Effect) lots {
				p := c.Player(f.Hero)
				return lots{set: p.Deck, wounds: int(p.WoundDeck)}
			},
			most: func(c *State, _ *Game, f *Effect) int {
				p := c.Player(f.Hero)
				return min(int(f.N), p.Deck.Count()+int(p.WoundDeck))
			}},
		EffectBlock: {work: (*State).workBlock, list: (*State).listBlock},
		EffectGain: {list: func(_ *State, _ *Game, _ *Effect, _ *Player, buf []Action) []Action {
			return listBits(buf, Gain, anyKind)
		}},
		EffectSeed: {list: func(_ *State, g *Game, f *Effect, p *Player, buf []Action) []Action {
			return listBits(buf, Gain, g.Of[p.Slot[f.Slot].Card].Charge.Kinds)
		}},
		EffectLose: {list: counted(func(_ *State, _ *Game, _ *Effect, p *Player, buf []Action) []Action {
			return listBits(buf, Lose, p.kinds())
		})},
		EffectPick: {list: counted((*State).listPicks)},
		EffectFetch: {list: counted(func(_ *State, _ *Game, _ *Effect, p *Player, buf []Action) []Action {
			return listSet(buf, Fetch, p.Pile)
		})},
		EffectForfeit: {list: func(c *State, g *Game, f *Effect, _ *Player, buf []Action) []Action {
			return listSet(buf, Destroy, c.forfeits(g, f.Hero))
		}},
		EffectQuest: {list: func(c *State, _ *Game, _ *Effect, _ *Player, buf []Action) []Action {
			return listRow(buf, Quest, c.Market[:])
		}},
	})
}

// Of the table and the villains.
func init() {
	fill(effects[:], map[EffectKind]effect{
		EffectTake:    {work: (*State).workTake, lots: (*State).stackLots, deal: (*State).taken},
		EffectStroll:  {work: (*State).workStroll, list: (*State).listStroll},
		EffectEnter:   {work: (*State).workEnter, list: (*State).listEnter},
		EffectFill:    {work: (*State).workFill, lots: (*State).rowLots, deal: (*State).filled},
		EffectRefresh: {list: counted((*State).listRefresh)},
		EffectFlip:    {list: (*State).listFlips},
		EffectPeek: {work: (*State).workPeek, deal: (*State).show,
			lots: func(c *State, _ *Game, f *Effect) lots { return lots{deck: c.Peeked(f.Stack), loose: true} },
			most: func(c *State, _ *Game, f *Effect) int {
				deck := c.Peeked(f.Stack)
				return min(int(f.N)-len(deck.Top()), len(deck.Heap()))
			}},
		EffectSort:   {list: (*State).listSort},
		EffectWalk:   {work: (*State).walk, asks: holder, list: (*State).listWalk},
		EffectArrive: {work: (*State).arrive, asks: whoMeets, list: (*State).listArrivals},
		EffectAppear: {work: (*State).workAppear, asks: holder, list: (*State).listExits},
		EffectFight:  {work: (*State).workFight, list: (*State).listFight, done: func(_ *State, _ *Game, f *Effect) { f.Step = FightBack }},
		EffectLeave:  {asks: holder, list: (*State).listLeavers},
		EffectTrophy: {list: (*State).listTrophies},
		EffectScheme: {work: (*State).workScheme, deal: (*State).scheme,
			lots: func(c *State, _ *Game, _ *Effect) lots { return lots{deck: &c.Schemes} }},
		EffectJoke: {work: (*State).workJoke, deal: (*State).joke,
			lots: func(c *State, g *Game, _ *Effect) lots { return g.lotsOf(box.JokeCards, uint32(c.Jokes)) }},
		EffectEvent: {work: (*State).workEvent, deal: (*State).event,
			lots: func(c *State, g *Game, _ *Effect) lots { return g.lotsOf(box.EventCards, c.Events) },
			list: func(_ *State, _ *Game, _ *Effect, _ *Player, buf []Action) []Action {
				return append(buf, Action{Option, 0, 0}, Action{Option, 1, 0})
			}},
	})
}

// Of the action tokens.
func init() {
	fill(effects[:], map[EffectKind]effect{
		EffectBuy: {list: (*State).listBuy},
		EffectHeal: {list: func(_ *State, _ *Game, f *Effect, p *Player, buf []Action) []Action {
			return append(f.listWounds(buf, p), Action{Kind: Done})
		}},
		EffectThin: {list: func(_ *State, _ *Game, f *Effect, p *Player, buf []Action) []Action {
			return append(f.listWounds(f.listCards(buf, p.Pool.Or(p.Pile), Destroy, DestroyFor, p), p), Action{Kind: Done})
		}},
		EffectTarget: {list: (*State).listTargets, done: (*State).reshuffle},
		EffectSwap:   {list: (*State).listSwaps},
		EffectRaise: {list: func(c *State, g *Game, f *Effect, p *Player, buf []Action) []Action {
			return append(f.listCards(buf, c.raisable(g, p), Raise, RaiseFor, p), Action{Kind: Done})
		}},
		EffectTrade: {list: (*State).listTrade, asks: whoTrades, done: (*State).endTrade},
		EffectSale: {work: (*State).workSale, list: (*State).listSale, deal: (*State).Sale,
			lots: func(c *State, _ *Game, _ *Effect) lots { return lots{deck: &c.Shop} }},
		EffectHell: {work: (*State).workHell},
		EffectReap: {work: (*State).workReap},
		EffectShed: {work: (*State).workShed},
	})
}

// counted returns a list that is empty once all is done.
func counted(list listing) listing {
	return func(c *State, g *Game, f *Effect, p *Player, buf []Action) []Action {
		if f.N <= 0 {
			return buf
		}
		return list(c, g, f, p, buf)
	}
}
