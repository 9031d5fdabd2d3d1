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
