package core

import (
	"slices"
	"sync"

	"intrigue/rules/penny/core/box"
)

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
	Trade                     // hero
	Act                       // the action token of the place
	Close                     // a portal
	Pawn                      // card
	Inform                    // pay the informer of chapter I
	Haggle                    // begin to sell at a portal
	Rob                       // the Vault
	Reclaim                   // token, token: a tile goes back to London
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

// argKind is what kind of word stands behind an action.
type argKind uint8

const (
	none argKind = iota
	aHero
	aPlace
	aCard
	aToken
	aTile
	aVillain
	aNumber
)

// row is all that the game knows of an action.
type row struct {
	word   string // in moves
	args   [2]argKind
	points string // what a player points at, in order: see target; nothing is the key of its word
	// Of an action that is offered by itself, as Field Actions are (PEN-61): by which effect,
	// in which step and, if not in all, in which modes; it comes in the order of the table,
	// before what the effect lists. It is legal when, or is listed for each of its arguments,
	// and is the last of its step unless it goes on.
	on     EffectKind
	step   uint8
	modes  []box.Mode
	when   func(c *State, g *Game, p *Player) bool
	list   func(c *State, g *Game, p *Player, buf []Action) []Action
	do     func(c *State, g *Game, f *Effect, a Action)
	goesOn bool
}

// table has a row for each action. What is said of it stands in the table of words.
var table = [ActionKinds]row{
	Be:     {word: "be", args: [2]argKind{aHero}, points: "hero"},
	Walk:   {word: "walk", args: [2]argKind{aPlace, aCard}, points: "me place card2"},
	Ride:   {word: "ride", args: [2]argKind{aPlace}, points: "me place ride"},
	Duck:   {word: "duck", args: [2]argKind{aPlace}, points: "me place"},
	Fare:   {word: "fare", args: [2]argKind{aCard}, points: "card"},
	Play:   {word: "play", args: [2]argKind{aCard}, points: "card"},
	Bear:   {word: "bear", points: "wound"},
	Gather: {word: "gather", points: "here"},
	Put:    {word: "put", args: [2]argKind{aToken, aCard}, points: "token card2"},
	Lift:   {word: "lift", args: [2]argKind{aToken, aCard}, points: "card2 token"},
	Use:    {word: "use", args: [2]argKind{aCard}, points: "card choice.use"},
	Finish: {word: "finish", args: [2]argKind{aCard}, points: "card choice.finish"},
	Bribe:  {word: "bribe", points: "gold counter.heroes"},
	Trade: {word: "trade", args: [2]argKind{aHero}, points: "hero", on: EffectTurn, step: StepField,
		list: (*State).listPartners, do: (*State).doTradeWith},
	Act: {word: "act", points: "action", on: EffectTurn, step: StepField,
		when: func(c *State, g *Game, p *Player) bool { return c.Useful(g, p, c.ActionOn(g, p.At)) },
		do:   func(c *State, g *Game, f *Effect, _ Action) { c.act(f.Hero, c.ActionOn(g, c.Player(f.Hero).At)) }},
	Close: {word: "close", points: "portal", on: EffectTurn, step: StepField, modes: []box.Mode{box.Prologue},
		when: func(c *State, g *Game, p *Player) bool { return c.PortalOn(g, p.At) >= 0 && c.AffordsPortal(g, p) },
		do:   (*State).doClose},
	Pawn: {word: "pawn", args: [2]argKind{aCard}, points: "card portal", on: EffectTurn, step: StepField, modes: []box.Mode{box.Prologue},
		list: (*State).listPawns, do: (*State).doPawn, goesOn: true},
	Inform: {word: "inform", points: "portal", on: EffectTurn, step: StepField, modes: []box.Mode{box.Heist},
		when: func(c *State, g *Game, p *Player) bool {
			return c.Chapter == 1 && p.At == g.Scenario.Informer && c.PortalOn(g, p.At) >= 0 && int(c.HeroGold) >= g.Tuning.Goal
		},
		do: func(c *State, g *Game, _ *Effect, _ Action) {
			c.HeroGold -= uint8(g.Tuning.Goal)
			c.Chapter = 2
		}},
	Haggle: {word: "haggle", points: "portal", on: EffectTurn, step: StepField, modes: []box.Mode{box.Heist},
		when: func(c *State, g *Game, p *Player) bool {
			i := c.PortalOn(g, p.At)
			return c.Chapter == 2 && i >= 0 && !g.Scenario.Portals[i].Demonic && !c.Wares(g, p).Empty()
		},
		do: func(c *State, g *Game, f *Effect, _ Action) {
			c.Push(Effect{Kind: EffectSale, Hero: f.Hero, A: uint8(c.PortalOn(g, c.Player(f.Hero).At)), B: uint8(box.NoCard)})
		}},
	Rob: {word: "rob", points: "here", on: EffectTurn, step: StepField, modes: []box.Mode{box.Heist},
		when: func(c *State, g *Game, p *Player) bool {
			return c.Chapter == 3 && c.Heads == 0 && p.At == g.Scenario.WinAt
		},
		do: func(c *State, _ *Game, _ *Effect, _ Action) { c.Over = EndRobbed }},
	Reclaim: {word: "reclaim", args: [2]argKind{aToken, aToken}, points: "ground token token2", on: EffectTurn, step: StepField,
		modes: []box.Mode{box.Open},
		list:  (*State).listReclaims, do: (*State).doReclaim},
	Done:       {word: "done"},
	Option:     {word: "option", args: [2]argKind{aNumber}, points: "option"},
	Pay:        {word: "pay"},
	Keep:       {word: "keep"},
	Gain:       {word: "gain", args: [2]argKind{aToken}, points: "token"},
	Lose:       {word: "lose", args: [2]argKind{aToken}, points: "token"},
	Discard:    {word: "discard", args: [2]argKind{aCard}, points: "card"},
	Destroy:    {word: "destroy", args: [2]argKind{aCard}, points: "card"},
	Heal:       {word: "heal", args: [2]argKind{aNumber}, points: "wounds"},
	Fetch:      {word: "fetch", args: [2]argKind{aCard}, points: "card"},
	Step:       {word: "step", args: [2]argKind{aPlace}, points: "me place"},
	Enter:      {word: "enter", points: "me way"},
	Top:        {word: "top", args: [2]argKind{aCard}, points: "card"},
	Replace:    {word: "replace", args: [2]argKind{aCard}, points: "card row"},
	Flip:       {word: "flip", args: [2]argKind{aTile}, points: "tile"},
	Lead:       {word: "lead", args: [2]argKind{aPlace}, points: "villain place"},
	Face:       {word: "face", args: [2]argKind{aHero}, points: "hero"},
	Appear:     {word: "appear", args: [2]argKind{aPlace}, points: "villain exit"},
	Send:       {word: "send", args: [2]argKind{aVillain}, points: "figure"},
	Dodge:      {word: "dodge", args: [2]argKind{aPlace}, points: "me place"},
	Stand:      {word: "stand"},
	Fight:      {word: "fight", args: [2]argKind{aCard}, points: "card"},
	Hit:        {word: "hit", args: [2]argKind{aToken}, points: "token"},
	Parry:      {word: "parry", args: [2]argKind{aToken}, points: "token"},
	Bleed:      {word: "bleed"},
	Remove:     {word: "remove", args: [2]argKind{aVillain}, points: "figure"},
	Trophy:     {word: "trophy", args: [2]argKind{aCard}, points: "card"},
	Buy:        {word: "buy", args: [2]argKind{aCard}, points: "card deck"},
	BuyFor:     {word: "buyfor", args: [2]argKind{aCard, aToken}, points: "card token2"},
	HealFor:    {word: "healfor", args: [2]argKind{aNumber, aToken}, points: "wounds token2"},
	DestroyFor: {word: "destroyfor", args: [2]argKind{aCard, aToken}, points: "card token2"},
	Shuffle:    {word: "shuffle", args: [2]argKind{aCard}, points: "card deck.enemy"},
	Claim:      {word: "claim", args: [2]argKind{aCard}, points: "card me"},
	Swap:       {word: "swap", args: [2]argKind{aToken, aToken}, points: "token token2"},
	Raise:      {word: "raise", args: [2]argKind{aCard}, points: "card"},
	RaiseFor:   {word: "raisefor", args: [2]argKind{aCard, aToken}, points: "card token2"},
	Give:       {word: "give", args: [2]argKind{aToken}, points: "token other"},
	Hand:       {word: "hand", args: [2]argKind{aCard}, points: "card other"},
	Ask:        {word: "ask", args: [2]argKind{aToken}, points: "theirs me"},
	Want:       {word: "want", args: [2]argKind{aCard}, points: "card me"},
	Propose:    {word: "propose"},
	Accept:     {word: "accept"},
	Refuse:     {word: "refuse"},
	Sell:       {word: "sell", args: [2]argKind{aCard}, points: "card portal"},
	SellFor:    {word: "sellfor", args: [2]argKind{aCard, aToken}, points: "card token2"},
	Quest:      {word: "quest", args: [2]argKind{aCard}, points: "card"},
}

// Word is the word of an action in moves.
func (k ActionKind) Word() string { return table[k].word }

// Action is one decision: an action and up to two arguments.
type Action struct {
	Kind ActionKind
	A, B uint8
}

// MostActions is more than any position offers.
const MostActions = 512

// Where a wound lies, for Heal.
const (
	HealUnder = 0
	HealPile  = 1
)

// offer finds the rows of the actions that are offered by themselves in a mode.
func (g *Game) offer() {
	for k := range ActionKinds {
		if r := &table[k]; r.do != nil && (r.modes == nil || slices.Contains(r.modes, g.Mode)) {
			g.offers[r.on] = append(g.offers[r.on], k)
			g.offered[r.on] |= 1 << r.step
		}
	}
}

// listOffers lists the actions that are offered by themselves. What is given to the functions
// of a table cannot stay on the stack, as the list of all actions does.
func (c *State) listOffers(g *Game, f *Effect, buf []Action) []Action {
	room := rooms.Get().(*[128]Action)
	list, p := room[:0], c.Player(f.Hero)
	for _, k := range g.offers[f.Kind] {
		switch r := &table[k]; {
		case r.step != f.Step:
		case r.list != nil:
			list = r.list(c, g, p, list)
		case r.when(c, g, p):
			list = append(list, Action{Kind: k})
		}
	}
	buf = append(buf, list...)
	rooms.Put(room)
	return buf
}

var rooms = sync.Pool{New: func() any { return new([128]Action) }}

// Actions appends what can be decided now: the move generator of the game.
func (c *State) Actions(g *Game, buf []Action) []Action {
	f := c.Top()
	if g.offered[f.Kind]>>f.Step&1 != 0 {
		buf = c.listOffers(g, f, buf)
	}
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
	if r := &table[s.Kind]; r.do != nil {
		if !r.goesOn {
			f.Step++
		}
		r.do(c, g, f, s)
		return
	}
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
		c.doCards(g, f, s)
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

// CanAct reports whether any of the actions of which one is taken in a step is legal: in step 4
// the Field Actions (PEN-61).
func (c *State) CanAct(g *Game) bool {
	var buf [MostActions]Action
	f := c.Top()
	return f.Kind == EffectTurn && g.offered[f.Kind]>>f.Step&1 != 0 && len(c.listOffers(g, f, buf[:0])) > 0
}

// Legal reports whether a step is among those that list offers.
func (c *State) Legal(g *Game, s Action) bool {
	var buf [MostActions]Action
	return slices.Contains(c.Actions(g, buf[:0]), s)
}
