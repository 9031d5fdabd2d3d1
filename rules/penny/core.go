package penny

import (
	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// most is how many heroes there can be.
const most = 4

// slots of a hero: where resources lie outside the action pool.
const (
	walkSlot     = 0 // Walk in a Street
	personalSlot = 1
	brownSlot    = 2 // and 3
	chargeSlot   = 4 // and upwards
	slots        = 11
)

// slot is a quest or a charge card with what lies on it.
type slot struct {
	card     box.Card // NoCard: empty
	res      [box.Resources]uint8
	trophies uint8
	wounds   uint8 // counters since the quest lies open (PEN-150)
	healed   uint8
	ways     uint8
	settled  bool // something was put on it this turn, so nothing is taken off (PEN-159)
	spent    bool // its ability was used this turn already (PEN-159)
}

func (s *slot) total() int {
	n := 0
	for _, k := range s.res {
		n += int(k)
	}
	return n
}

// player is a hero with all that belongs to him.
type player struct {
	who                                             box.Hero
	at                                              box.Place // NoPlace when dead
	deck, hand, pool, pile, aside, foes, made, used box.Set   // aside: destroyed; foes: assigned enemies; made: finished personal quests; used: charge cards used this turn
	woundDeck, woundHand, woundPile                 uint8     // Wounded cards are not told apart
	under, grave                                    uint8     // Wounded and Gravely Wounded under the board
	tokens                                          [box.Tokens]uint8
	late                                            [box.Tokens]uint8 // of them, those that survive the next clean (PEN-129)
	slot                                            [slots]slot
	events                                          uint32 // kept for the score, counted from the first event
	browns                                          uint16 // finished brown quests
	level                                           uint8  // finished personal quests
	portals, reclaimed                              uint8
	gathered, wayUsed, entered                      bool // this turn; entered: the place was entered this turn (PEN-51)
	dead                                            bool
}

// core is one moment of one game: a flat value, copied by assignment.
type core struct {
	mode    box.Mode
	seats   uint8
	stack   [24]frame
	top     int8 // index of the uppermost frame
	need    need
	players [most]player

	round, active, first, holder uint8
	chapter                      uint8 // of the Heist, from 1
	space                        uint8 // of the hell token
	over                         ending
	lastTurn                     bool  // the round in which the last portal was closed
	hellTiles                    uint8 // bits
	villainAt                    [box.Villains]box.Place
	portals                      uint8 // open portals, as bits of the mode's list
	sold                         [2]uint8
	heroGold, thiefGold          uint8
	heads, bruise                uint8 // Cerberus: heads left; damage on an opponent of the Rush
	halved                       bool
	miniGone                     bool // the mini-boss was beaten
	fought                       bool // the Rush opponent was fought this round
	line                         [4]box.Card
	beaten                       uint8 // opponents of the Rush
	pause                        uint8 // rounds until the next opponent comes
	trophies                     uint8 // in the pool
	closed, unused               uint8 // portals closed, and left in the box

	shop, enemies, schemes       cards.Deck
	shopRow, enemyRow            [4]box.Card
	market                       [2]box.Card
	shopOff, box                 box.Set // discarded shop cards; cards not in the game
	twos, threes, demonic, items box.Set
	events                       uint32 // events in their deck
	jokes                        uint8
	browns                       uint16
	reading                      box.Card // the scheme, joke or event that was turned over last
	answer                       uint8    // 1 or 2 once an event is answered
	offer                        bargain
	bout                         bout
	eventOff                     uint32 // events of the Heist that were read
	last                         step   // the decision made last
}

// bout is the fight that is going on.
type bout struct {
	dealt  uint8 // damage so far
	used   [box.Resources]uint8
	hit    uint8 // the symbol of retaliation that comes next
	wounds uint8 // not prevented so far
	won    bool
}

// bargain is what is offered in a trade: two sides, the active hero's first.
type bargain struct {
	with   uint8
	tokens [2][box.Tokens]uint8
	cards  [2]box.Set
	items  [2]uint8
}

// need is what the machine waits for.
type need uint8

const (
	nothing  need = iota
	decision      // of a seat: see asked
	luck          // a draw: see wanted
)

// ending is how the game is over.
type ending uint8

const (
	notOver ending = iota
	endClosed
	endRobbed
	endHeld
	endRushed
	endHell
	endDead
	endStuck
)

// game is what a core is played with; it never changes.
type game struct {
	*box.Box
	codec    *rules.Codec
	mode     *box.Scenario
	lever    *box.Tuning
	kind     box.Mode
	seats    int
	foes     box.Set // all enemies
	bought   box.Set // shop cards, Pennies and Demonic Pennies
	goods    box.Set // shop cards
	wealth   box.Set // what the Gold Upgrade takes (PEN-153)
	bossSet  box.Set // mini-bosses and bosses
	kept     box.Set // class cards and personal quests: never traded
	wayCards box.Set // cards that show a shortcut
	personal [box.Heroes][5]box.Card
}

// chart is the map as it lies now.
func (g *game) chart(c *core) *box.Layout {
	if c.chapter == 3 {
		return g.mode.Banked
	}
	return g.mode.Plain
}

func (c *core) me(h int8) *player { return &c.players[h] }

// tileOf is the tile of a place; NoTile for a shortcut.
func (g *game) tileOf(p box.Place) box.Tile {
	if p >= box.Places {
		return box.NoTile
	}
	return g.Map.Locations[p].Tile
}

// onHell reports whether a place lies on a Hell side.
func (c *core) onHell(g *game, p box.Place) bool {
	return p < box.Places && c.hellTiles>>g.tileOf(p)&1 != 0
}

// alive counts the heroes that are still playing.
func (c *core) alive() int {
	n := 0
	for h := range c.seats {
		if !c.players[h].dead {
			n++
		}
	}
	return n
}

// after is the next living hero in turn order, starting behind h.
func (c *core) after(h int8) int8 {
	for range c.seats {
		h = (h + 1) % int8(c.seats)
		if !c.players[h].dead {
			break
		}
	}
	return h
}

// decider is the seat of the Decision Token (PEN-43).
func (c *core) decider() int8 { return int8(c.holder) }

// villainOn reports whether some villain stands on a place.
func (c *core) villainOn(p box.Place) bool {
	if p >= box.Places {
		return false
	}
	for _, at := range c.villainAt {
		if at == p {
			return true
		}
	}
	return false
}

// heroesOn counts the heroes on a place.
func (c *core) heroesOn(p box.Place) int {
	n := 0
	for h := range c.seats {
		if c.players[h].at == p && !c.players[h].dead {
			n++
		}
	}
	return n
}

// portalOn is the index of the open portal on a place, or -1.
func (c *core) portalOn(g *game, p box.Place) int {
	for i, at := range g.mode.PortalAt {
		if at == p && c.portals>>i&1 != 0 {
			return i
		}
	}
	return -1
}

// give puts tokens into a pool. What is gained after one's own step 3 survives the
// next clean (PEN-129).
func (c *core) give(h int8, t box.Token, n int) {
	p := c.me(h)
	n = min(n, 250-int(p.tokens[t]))
	p.tokens[t] += uint8(n)
	if !c.building(h) {
		p.late[t] += uint8(n)
	}
}

// spend takes tokens out of a pool, those that would be lost first.
func (p *player) spend(t box.Token, n int) {
	p.tokens[t] -= uint8(n)
	p.late[t] = min(p.late[t], p.tokens[t])
}

// resourcesOf counts the resources in a pool.
func (p *player) resourcesOf() int {
	n := 0
	for t := range box.Resources {
		n += int(p.tokens[t])
	}
	return n
}
