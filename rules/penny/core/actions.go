package core

import (
	"slices"

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
	word   string     // in moves
	args   [2]argKind // what may follow it
	points []target   // what a player points at, in order; nothing is the key of its word
	do     doing
	field  *fieldAction
}

// fieldAction is what is known of one of those of which one is taken in step 4 (PEN-61).
type fieldAction struct {
	modes []box.Mode // in which there is it; nil for all
	// It is legal when, or is listed for each of its arguments, and is the last unless it goes on.
	when   func(c *State, g *Game, p *Player) bool
	list   func(c *State, g *Game, p *Player, buf []Action) []Action
	goesOn bool
}

// table has a row for each action; see rows.go. What is said of it stands in the table of words.
var table [ActionKinds]row

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

// offer finds the Field Actions of a mode.
func (g *Game) offer() {
	for k := range ActionKinds {
		if r := table[k].field; r != nil && (r.modes == nil || slices.Contains(r.modes, g.Mode)) {
			g.offers = append(g.offers, k)
		}
	}
}

// listOffers lists the Field Actions, in the order of the table, before all else.
func (c *State) listOffers(g *Game, f *Effect, buf []Action) []Action {
	if f.Kind != EffectTurn || f.Step != StepField {
		return buf
	}
	p := c.Player(f.Hero)
	for _, k := range g.offers {
		switch r := table[k].field; {
		case r.list != nil:
			buf = r.list(c, g, p, buf)
		case r.when(c, g, p):
			buf = append(buf, Action{Kind: k})
		}
	}
	return buf
}

// Do makes a legal step and leaves the machine to run on.
func (c *State) Do(g *Game, a Action) {
	c.Need = Nothing
	f, r := c.Top(), &table[a.Kind]
	if r.field != nil && !r.field.goesOn {
		f.Step++
	}
	r.do(c, g, f, a)
}

// CanAct reports whether any Field Action can be taken in step 4 (PEN-61).
func (c *State) CanAct(g *Game) bool {
	room := rooms.Get().(*[MostActions]Action)
	defer rooms.Put(room)
	return len(c.listOffers(g, c.Top(), room[:0])) > 0
}

// Legal reports whether a step is among those that list offers.
func (c *State) Legal(g *Game, s Action) bool {
	var buf [MostActions]Action
	return slices.Contains(c.Actions(g, buf[:0]), s)
}

// The lists of actions that several effects share.

func listSet(buf []Action, v ActionKind, s box.Set) []Action {
	for k := range s.All() {
		buf = append(buf, Action{v, uint8(k), 0})
	}
	return buf
}

// listRow lists a step for each card of a row.
func listRow(buf []Action, v ActionKind, row []box.Card) []Action {
	for _, k := range row {
		if k != box.NoCard {
			buf = append(buf, Action{v, uint8(k), 0})
		}
	}
	return buf
}

// listKinds lists a step for each of some kinds of resources, which are bits.
func listKinds(buf []Action, v ActionKind, kinds uint8) []Action {
	for t := range uint8(box.Resources) {
		if kinds>>t&1 != 0 {
			buf = append(buf, Action{v, t, 0})
		}
	}
	return buf
}
