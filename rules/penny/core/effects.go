package core

import (
	"sync"

	"intrigue/rules/penny/core/box"
)

// EffectKind is what an effect is doing.
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
	Hero int8  // who does it, or decides
	Step uint8 // how far it is
	N    int8  // how many are left to be done, or how often

	Block box.Block // the list of a card that is done, at Step
	Card  box.Card  // whose list it is; that is fought; that was sold; whose ability was used; that cannot be picked
	Op    box.Op    // whether cards are discarded or destroyed,
	From  box.Zones // where they are
	Sort  box.CardSort

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

func (c *State) Push(f Effect) {
	c.Depth++
	c.Stack[c.Depth] = f
}

func (c *State) pop() { c.Depth-- }

func (c *State) Top() *Effect { return &c.Stack[c.Depth] }

// did counts something that is done of an effect.
func (f *Effect) did() { f.Step, f.N = f.Step+1, f.N-1 }

// Perform has the list of a card done by a hero.
func (c *State) Perform(h int8, b box.Block, card box.Card) {
	if b != 0 {
		c.Push(Effect{Kind: EffectBlock, Hero: h, Card: card, N: 1, Block: b})
	}
}

// doing does an action of an effect, listing lists what can be decided.
type (
	doing   = func(c *State, g *Game, f *Effect, a Action)
	listing = func(c *State, g *Game, f *Effect, p *Player, buf []Action) []Action
)

// effect is all that the game knows of a kind of effect.
type effect struct {
	work func(c *State, g *Game, f *Effect)             // a turn of the machine; nil asks
	asks func(c *State, f *Effect) int8                 // whom; nil for its hero
	list listing                                        // what can be decided
	done func(c *State, g *Game, f *Effect)             // what "done" does; nil ends it
	lots func(c *State, g *Game, f *Effect) lots        // what Luck draws from,
	most func(c *State, g *Game, f *Effect) int         // how many at once; nil for one
	deal func(c *State, g *Game, f *Effect, v box.Card) // and what comes of one
}

// effects are all kinds of them. init fills them in, because they push each other.
var effects [effectKinds]effect

// Run works the top effect until somebody must decide, Luck must draw, or the
// game is over.
func (c *State) Run(g *Game) {
	c.Need = Nothing
	for c.Need == Nothing && c.Over == NotOver {
		if f := c.Top(); effects[f.Kind].work != nil {
			effects[f.Kind].work(c, g, f)
		} else {
			c.ask(g)
		}
	}
	if c.Over != NotOver {
		c.Need = Nothing
	}
}

// ask stops the machine for a decision unless there is only one thing to do, which
// is done at once: nobody is asked what is forced.
func (c *State) ask(g *Game) {
	var buf [MostActions]Action
	switch list := c.Actions(g, buf[:0]); len(list) {
	case 0:
		c.pop()
	case 1:
		c.Do(g, list[0])
	default:
		c.Need = Decision
	}
}

// Actions appends what can be decided now: the move generator of the game. What is given to
// the functions of a table cannot stay on the stack, as the list of all actions does.
func (c *State) Actions(g *Game, buf []Action) []Action {
	f := c.Top()
	room := rooms.Get().(*[MostActions]Action)
	list := c.listOffers(g, f, room[:0])
	if r := &effects[f.Kind]; r.list != nil {
		list = r.list(c, g, f, c.Player(f.Hero), list)
	}
	buf = append(buf, list...)
	rooms.Put(room)
	return buf
}

var rooms = sync.Pool{New: func() any { return new([MostActions]Action) }}

// Asked is the seat that decides now.
func (c *State) Asked() int8 {
	f := c.Top()
	if asks := effects[f.Kind].asks; asks != nil {
		return asks(c, f)
	}
	return f.Hero
}

// Done ends the step of an effect, or all of it.
func (c *State) done(g *Game, f *Effect, _ Action) {
	if done := effects[f.Kind].done; done != nil {
		done(c, g, f)
		return
	}
	c.pop()
}
