package core

import "intrigue/rules/penny/core/box"

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

// Effect is something that is going on. What a, b, i and n mean is said where the
// effect is worked.
type Effect struct {
	Kind  EffectKind
	Hero  int8
	A, B  uint8
	Step  uint8
	N     int8
	Block box.Block
}

func (c *State) Push(f Effect) {
	c.Depth++
	c.Stack[c.Depth] = f
}

func (c *State) pop() { c.Depth-- }

func (c *State) Top() *Effect { return &c.Stack[c.Depth] }

// Run works the top effect until somebody must decide, Luck must draw, or the
// game is over.
func (c *State) Run(g *Game) {
	c.Need = Nothing
	for c.Need == Nothing && c.Over == NotOver {
		c.work(g, c.Top())
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

// work is one turn of the machine.
func (c *State) work(g *Game, f *Effect) {
	switch f.Kind {
	case EffectHero, EffectPay, EffectGain, EffectFetch, EffectSeed, EffectSort, EffectBuy, EffectHeal, EffectThin, EffectTarget,
		EffectSwap, EffectRaise, EffectTrade, EffectQuest,
		EffectLose, EffectPick, EffectForfeit, EffectLeave, EffectTrophy, EffectFlip, EffectRefresh:
		c.ask(g)
	case EffectSetup:
		c.workSetup(g, f)
	case EffectRounds:
		c.workRounds(g, f)
	case EffectRound:
		c.workRound(g, f)
	case EffectTurn:
		c.workTurn(g, f)
	case EffectDraw:
		c.workDraw(f)
	case EffectBlock:
		c.workBlock(g, f)
	case EffectStroll, EffectEnter:
		c.workStroll(g, f)
	case EffectTake:
		c.workTake(f)
	case EffectFill:
		c.workFill(f)
	case EffectPeek, EffectScheme, EffectJoke, EffectEvent, EffectSale:
		c.workReveal(g, f)
	case EffectWalk, EffectArrive, EffectAppear:
		c.workVillain(g, f)
	case EffectFight:
		c.workFight(g, f)
	case EffectHell:
		c.workHell(g, f)
	case EffectReap:
		c.workReap(g)
	case EffectShed:
		c.workShed(f)
	}
}
