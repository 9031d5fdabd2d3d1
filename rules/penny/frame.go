package penny

import (
	"intrigue/rules/penny/core/box"
)

// op is what a frame is doing.
type op uint8

const (
	opHero    op = iota // choose heroes, one seat after another
	opSetup             // Luck sets the table
	opRounds            // turns and rounds
	opTurn              // steps 1 to 5 of a hero
	opPay               // a second Move Point for the same step (PEN-51)
	opDraw              // n cards for a hero
	opBlock             // effects of a card
	opGain              // n tokens of the hero's choice
	opLose              // n resources of the hero's choice
	opPick              // discard or destroy n cards
	opFetch             // cards out of one's own discard pile
	opTake              // n cards of a stack
	opStroll            // the hero moves up to n places
	opEnter             // may enter a shortcut
	opFill              // a slot of a row is filled
	opRefresh           // n cards of a row are replaced
	opFlip              // n tiles are flipped
	opPeek              // n cards of a deck are looked at
	opSort              // and put back in any order
	opWalk              // a villain moves
	opArrive            // a villain has come to heroes
	opAppear            // a villain comes out of a portal
	opFight
	opLeave   // which figure leaves the map
	opTrophy  // which quest gets a trophy
	opForfeit // a Hell side destroys a bought card (PEN-121)
	opScheme  // a scheme is drawn and done
	opJoke
	opEvent
	opBuy
	opHeal
	opThin // Destroy a Card
	opTarget
	opSwap // Resource
	opRaise
	opTrade
	opSale
	opSeed // a charge card gets its first resource
	opRound
	opOpponent
	opQuest // a quest of the market is taken
	opHell
	opReap // after a Rush opponent
	opShed // a charge card is discarded whose ability was used
)

// frame is something that is going on. What a, b, i and n mean is said where the
// frame is worked.
type frame struct {
	op    op
	hero  int8
	a, b  uint8
	i     uint8
	n     int8
	block box.Block
}

func (c *core) push(f frame) {
	c.top++
	c.stack[c.top] = f
}

func (c *core) pop() { c.top-- }

func (c *core) now() *frame { return &c.stack[c.top] }

// run works the uppermost frame until somebody must decide, Luck must draw, or the
// game is over.
func (c *core) run(g *game) {
	c.need = nothing
	for c.need == nothing && c.over == notOver {
		c.work(g, c.now())
	}
	if c.over != notOver {
		c.need = nothing
	}
}

// ask stops the machine for a decision unless there is only one thing to do, which
// is done at once: nobody is asked what is forced.
func (c *core) ask(g *game) {
	var buf [mostSteps]step
	switch list := c.list(g, buf[:0]); len(list) {
	case 0:
		c.pop()
	case 1:
		c.do(g, list[0])
	default:
		c.need = decision
	}
}

// work is one turn of the machine.
func (c *core) work(g *game, f *frame) {
	switch f.op {
	case opHero, opPay, opGain, opFetch, opSeed, opSort, opBuy, opHeal, opThin, opTarget, opSwap, opRaise, opTrade, opQuest:
		c.ask(g)
	case opSetup:
		c.workSetup(g, f)
	case opRounds:
		c.workRounds(g, f)
	case opRound:
		c.workRound(g, f)
	case opTurn:
		c.workTurn(g, f)
	case opDraw:
		c.workDraw(f)
	case opBlock:
		c.workBlock(g, f)
	case opLose, opPick, opForfeit:
		c.ask(g)
	case opStroll, opEnter, opLeave, opTrophy, opFlip:
		c.workSome(g, f)
	case opTake:
		c.workTake(f)
	case opFill:
		c.workFill(f)
	case opRefresh:
		c.workRefresh(g, f)
	case opPeek, opScheme, opJoke, opEvent, opSale, opOpponent:
		c.workReveal(g, f)
	case opWalk, opArrive, opAppear:
		c.workVillain(g, f)
	case opFight:
		c.workFight(g, f)
	case opHell:
		c.workHell(g, f)
	case opReap:
		c.workReap(g)
	case opShed:
		c.workShed(f)
	}
}
