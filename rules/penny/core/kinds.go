package core

import "intrigue/rules/penny/core/box"

// EffectKind tells what an effect is doing.
type EffectKind uint8

const (
	EffectHero    EffectKind = iota // choose heroes, one seat after another
	EffectSetup                     // Luck sets the table
	EffectRounds                    // turns and rounds
	EffectTurn                      // steps 1 to 5 of a hero
	EffectPay                       // a second Move Point for the same step (PEN-51)
	EffectDraw                      // n cards for a hero
	EffectBlock                     // effects of a card
	EffectGain                      // n tokens of the hero's choice
	EffectLose                      // n resources of the hero's choice
	EffectPick                      // discard or destroy n cards
	EffectFetch                     // cards out of one's own discard pile
	EffectTake                      // n cards of a stack
	EffectStroll                    // the hero moves up to n places
	EffectEnter                     // may enter a shortcut
	EffectFill                      // a slot of a row is filled
	EffectRefresh                   // n cards of a row are replaced
	EffectFlip                      // n tiles are flipped
	EffectPeek                      // n cards of a deck are looked at
	EffectSort                      // and put back in any order
	EffectWalk                      // a villain moves
	EffectArrive                    // a villain has come to heroes
	EffectAppear                    // a villain comes out of a portal
	EffectFight
	EffectLeave   // which figure leaves the map
	EffectTrophy  // which quest gets a trophy
	EffectForfeit // a Hell side destroys a bought card (PEN-121)
	EffectScheme  // a scheme is drawn and done
	EffectJoke
	EffectEvent
	EffectBuy
	EffectHeal
	EffectThin // Destroy a Card
	EffectTarget
	EffectSwap // Resource
	EffectRaise
	EffectTrade
	EffectSale
	EffectSeed // a charge card gets its first resource
	EffectRound
	EffectQuest // a quest of the market is taken
	EffectHell
	EffectReap // after a Rush opponent
	EffectShed // a charge card is discarded whose ability was used
	effectKinds
)

// Effect is something that is going on. What is not said here of one of its kinds, it has no use for.
type Effect struct {
	Kind EffectKind
	Hero int8  // the seat of who does it, or decides
	Step uint8 // how far it is
	N    int8  // how many are left to be done, or how often; of a fight, the damage it begins with

	Block box.Block   // the list of a card that is done, at Step
	Card  box.Card    // whose list it is; that is fought; that was sold; whose ability was used; that cannot be picked
	Op    box.Op      // whether cards are discarded or destroyed,
	From  box.ZoneSet // where they are
	Sort  box.CardFilter

	Place   box.Place // where a second Move Point leads, or where a figure leaves the map
	Villain box.Villain
	Goal    box.Goal // of his way
	Prey    int8     // one more than the hero whom he is after, 0 for any
	Foes    uint8    // who may be fought: see FightRow
	Words   uint8    // the keywords of a trophy, as bits

	Row    Row   // that is filled, or changed
	Slot   uint8 // of the row, or of the hero
	Chosen uint8 // the slots of the row whose enemies are to be shuffled in, as bits
	Stack  box.Stack
	Portal uint8

	ByCards bool // a Move Point can be paid by a card
	Way     bool // a shortcut must be chosen (PEN-133)
	ToHand  bool // what is taken goes into the hand
	Moves   bool // a villain who comes out of a portal has moved
	Flips   bool // the Hell token turns a tile over
	London  bool // a tile is turned to its London side
}

// Row is a row of open cards.
type Row uint8

const (
	EnemyRow Row = iota
	ShopRow
	MarketRow // open brown quests of an Open World
)

// The turn of a hero: effect EffectTurn, whose Step is one of these and whose N counts the cards
// that were drawn in step 4.
const (
	StepClean = iota
	StepMove
	StepBuild // step 3: play cards
	StepField // step 4, before the Field Action
	StepAfter // the Field Action is done; what lies on cards may still be moved
	StepDraw
	StepEnd
)

// anyWord are all keywords: of a trophy that fits every quest.
const anyWord = 255

// ActionKind tells what an action does.
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

// Action is one decision: what kind of action, what is done with it, and with what besides: a card that
// pays, or takes something.
type Action struct {
	Kind       ActionKind
	What, With uint8
}

// Where a wound lies, for Heal.
const (
	HealUnder = 0
	HealPile  = 1
)
