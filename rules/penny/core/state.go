// Package core is the game of Penny without a sentence: its state, the actions that change
// it, luck, scores, and what each seat knows of it.
//
// A moment of a game is a State: a flat value with a small stack of effects, each of which
// is something that is going on (a turn, a fight, the text of a card). Run works the top
// effect until somebody must decide or Luck must draw. Files are named after the chapters
// of the rules; what is printed stands in the package box.
//
// In all rooms of Penny c is a State, g its Game, f an Effect, p a Player and h the seat of one, k a card,
// at and q are places, t is a token or a tile.
package core

import (
	"iter"
	"slices"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// MostHeroes says how many heroes there can be.
const MostHeroes = 4

// The slots of a hero: where resources lie outside the action pool.
const (
	WalkSlot     = 0 // Walk in a Street
	PersonalSlot = 1
	BrownSlot    = 2 // and 3
	ChargeSlot   = 4 // and upwards
	Slots        = 11
)

// Slot is a quest or a charge card with what lies on it.
type Slot struct {
	Card     box.Card // NoCard: empty
	Res      [box.Resources]uint8
	Trophies uint8
	Wounds   uint8 // counters since the quest lies open (PEN-150)
	Healed   uint8
	Ways     uint8
	Laid     [box.Resources]uint8 // of Res, those that came onto it this turn and stay (PEN-159)
	Spent    bool                 // its ability was used this turn already (PEN-159)
}

// Settled reports whether something that stays came onto a card this turn (PEN-159).
func (s *Slot) Settled() bool { return s.Laid != [box.Resources]uint8{} }

// Total counts the resources on a slot.
func (s *Slot) Total() int { return sum(s.Res[:]) }

func sum(all []uint8) (total int) {
	for _, n := range all {
		total += int(n)
	}
	return total
}

// Player is a hero with all that belongs to him.
type Player struct {
	Who                             box.Hero
	At                              box.Place // NoPlace when dead
	Deck, Hand, Pool, Pile          box.Set   // Pile is the discard pile
	Aside, Foes, Made, Used         box.Set   // destroyed; assigned enemies; finished personal quests; charge cards used this turn
	WoundDeck, WoundHand, WoundPile uint8     // Wounded cards are not told apart
	Under, Grave                    uint8     // Wounded and Gravely Wounded under the board
	Tokens                          [box.Tokens]uint8
	Late                            [box.Tokens]uint8 // of them, those that survive the next clean (PEN-129)
	Slot                            [Slots]Slot
	Events                          uint32 // kept for the score, counted from the first event
	Browns                          uint16 // finished brown quests
	Level                           uint8  // finished personal quests
	Portals, Reclaimed              uint8
	Gathered, WayUsed, Entered      bool // this turn; entered: the place was entered this turn (PEN-51)
	Dead                            bool
}

// State is one moment of one game: a flat value, copied by assignment.
type State struct {
	Mode    box.Mode
	Seats   uint8
	Stack   [24]Effect
	Depth   int8 // index of the top effect
	Wait    WaitState
	Players [MostHeroes]Player

	Round                         uint8 // from 1; 0 while the table is set
	Active, First, DecisionHolder uint8 // seats: whose turn it is, who begins every round, who has the token
	Chapter                       uint8 // of the Heist, from 1
	HellSpace                     uint8 // of the Hell token, from 1
	Over                          Ending
	LastTurn                      bool                    // the round in which the last portal was closed
	HellTiles                     uint8                   // that show their Hell side, as bits
	VillainAt                     [box.Villains]box.Place // NoPlace: off the map
	Portals                       uint8                   // open portals, as bits of the mode's list
	Sold                          [2]uint8                // gold at each basic portal, in chapter II
	HeroGold, ThiefGold           uint8                   // on the Heroes card and the Villains card of the Heist
	Heads, Bruise                 uint8                   // heads that Cerberus has left; damage on an opponent of the Rush
	halved                        bool                    // the Rush opponent has done what it does at half of its health
	MiniGone                      bool                    // the mini-boss was beaten
	Fought                        bool                    // the Rush opponent was fought this round
	Opponents                     [4]box.Card
	Beaten                        uint8 // opponents of the Rush
	Pause                         uint8 // rounds until the next opponent comes
	Trophies                      uint8 // in the supply
	Closed, UnusedPortals         uint8 // portals closed, and left in the box

	Shop, Enemies, Schemes       cards.Deck
	ShopRow, EnemyRow            [4]box.Card
	Market                       [2]box.Card
	ShopOff, Unused              box.Set // discarded shop cards; cards not in the game
	Twos, Threes, Demonic, Items box.Set
	Events                       uint32 // events in their deck
	Jokes                        uint8
	Browns                       uint16
	Reading                      box.Card // the scheme, joke or event that was turned over last
	Answer                       uint8    // 1 or 2 once an event is answered
	Offer                        TradeOffer
	Fight                        FightState
	EventOff                     uint32 // events of the Heist that were read
	Last                         Action // the decision made last
}

// FightState is the fight that is going on.
type FightState struct {
	Dealt  uint8 // damage so far
	Used   [box.Resources]uint8
	Hit    uint8 // the symbol of retaliation that comes next
	Wounds uint8 // not prevented so far
	Won    bool
}

// TradeOffer holds what is offered in a trade: two sides, the active hero's first.
type TradeOffer struct {
	With   uint8
	Tokens [2][box.Tokens]uint8
	Cards  [2]box.Set
	Items  [2]uint8
}

// WaitState tells what the machine waits for.
type WaitState uint8

const (
	Nothing  WaitState = iota // the game is over, or Run goes on
	Decision                  // of a seat: see Asked
	Luck                      // a draw: see Draws
)

// Ending tells how the game is over.
type Ending uint8

const (
	NotOver Ending = iota
	EndClosed
	EndRobbed
	EndHeld
	EndRushed
	EndHell
	EndDead
)

// Game holds what a state is played with; it never changes.
type Game struct {
	*box.Box
	codec        *rules.Codec
	Scenario     *box.Scenario
	Tuning       *box.Tuning
	Mode         box.Mode
	Short        bool   // the Short Heist
	Difficulty   string // as on the set-up page (PEN-175)
	seats        int
	foes         box.Set // all enemies
	bought       box.Set // shop cards, Pennies and Demonic Pennies
	Goods        box.Set // shop cards
	wealth       box.Set // what the Gold Upgrade takes (PEN-153)
	bosses       box.Set // mini-bosses and bosses
	kept         box.Set // class cards and personal quests: never traded
	wayCards     box.Set // cards that show a shortcut
	Personal     [box.Heroes][5]box.Card
	fieldActions []ActionKind // of the mode
}

func (c *State) Player(h int8) *Player { return &c.Players[h] }

// Living returns the heroes that are still playing, by seat.
func (c *State) Living() iter.Seq2[int8, *Player] {
	return func(yield func(int8, *Player) bool) {
		for h := range int8(c.Seats) {
			if p := &c.Players[h]; !p.Dead && !yield(h, p) {
				return
			}
		}
	}
}

// Alive counts the heroes that are still playing.
func (c *State) Alive() (n int) {
	for range c.Living() {
		n++
	}
	return n
}

// after returns the next living hero in turn order, starting behind h; h itself when all are dead.
func (c *State) after(h int8) int8 {
	for range c.Seats {
		h = (h + 1) % int8(c.Seats)
		if !c.Players[h].Dead {
			break
		}
	}
	return h
}

// Decider returns the seat of the Decision Token (PEN-43).
func (c *State) Decider() int8 { return int8(c.DecisionHolder) }

// mostTokens says how many tokens of a kind lie in one place. The supply has no end; this is
// more than any game needs, and what a uint8 holds.
const mostTokens = 250

// Give puts tokens into a pool. What is gained after one's own step 3 survives the
// next clean (PEN-129).
func (c *State) Give(h int8, t box.Token, n int) {
	p := c.Player(h)
	n = min(n, mostTokens-int(p.Tokens[t]))
	p.Tokens[t] += uint8(n)
	if turn := c.CurrentTurn(); turn == nil || turn.Hero != h || turn.Step > StepBuild {
		p.Late[t] += uint8(n)
	}
}

// Spend takes tokens out of a pool, those that would be lost first.
func (p *Player) Spend(t box.Token, n int) {
	p.Tokens[t] -= uint8(n)
	p.Late[t] = min(p.Late[t], p.Tokens[t])
}

// ResourcesOf counts the resources in a pool.
func (p *Player) ResourcesOf() int { return sum(p.Tokens[:box.Resources]) }

// kinds returns the kinds of resources in a pool, as bits.
func (p *Player) kinds() (kinds uint8) {
	for t, n := range p.Tokens[:box.Resources] {
		kinds |= min(n, 1) << t
	}
	return kinds
}

// SlotOf returns the index of the slot with a card, or -1.
func (p *Player) SlotOf(card box.Card) int {
	return slices.IndexFunc(p.Slot[:], func(s Slot) bool { return s.Card == card })
}

// partner returns the hero to whom an offer is made.
func (c *State) partner() *Player { return &c.Players[c.Offer.With] }

// villainPhase reports whether this is a Villain Phase, or the end of a round.
func (c *State) villainPhase() bool { return c.Depth > 0 && c.Stack[1].Kind != EffectTurn }

// CurrentTurn returns the turn that is going on, nil between turns.
func (c *State) CurrentTurn() *Effect {
	if t := &c.Stack[1]; c.Depth > 0 && t.Kind == EffectTurn {
		return t
	}
	return nil
}

// MiniFoe returns the card of the mini-boss, or of the opponent of a Rush; NoCard when all
// opponents have fallen.
func (c *State) MiniFoe(g *Game) box.Card {
	if c.Mode == box.Rush {
		if int(c.Beaten) == len(c.Opponents) {
			return box.NoCard
		}
		return c.Opponents[c.Beaten]
	}
	return g.Scenario.MiniCard
}

// Push puts an effect on the stack: what is pushed last comes first.
func (c *State) Push(f Effect) {
	c.Depth++
	c.Stack[c.Depth] = f
}

func (c *State) pop() { c.Depth-- }

// Top returns the effect that is going on.
func (c *State) Top() *Effect { return &c.Stack[c.Depth] }

// did counts one more done of an effect, and one less to do.
func (f *Effect) did() { f.Step, f.N = f.Step+1, f.N-1 }

// Perform has a hero do the list of a card, which may be empty.
func (c *State) Perform(h int8, b box.Block, card box.Card) {
	if b != 0 {
		c.Push(Effect{Kind: EffectBlock, Hero: h, Card: card, N: 1, Block: b})
	}
}

// SeatOf returns the seat of a hero, -1 for one who does not play.
func (c *State) SeatOf(who box.Hero) int8 {
	for h := range int8(c.Seats) {
		if c.Players[h].Who == who {
			return h
		}
	}
	return -1
}
