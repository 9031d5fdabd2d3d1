package penny

// The words of effects: verbs, and what they are said of. A card is data written
// in these words; read.go compiles it, effects.go does it, plain.go tells it.

// deed is one of the fifteen verbs or five wrappers.
type deed uint8

const (
	gain deed = iota
	lose
	draw
	discard
	destroy
	take
	move
	place
	shortcut
	fight
	prevent
	refresh
	hell
	flip
	look
	choose
	pay
	when
	each
	per
)

func deeds() []string {
	return []string{"gain", "lose", "draw", "discard", "destroy", "take", "move", "place", "shortcut", "fight", "prevent", "refresh", "hell", "flip", "look"}
}

// zones are where cards lie, as bits.
const (
	inHand uint8 = 1 << iota
	inPool
	inDiscard
)

// sortOf is which cards a discard or destroy speaks of.
type sortOf uint8

const (
	anyCard sortOf = iota
	woundedCard
	thisCard
)

func sorts() []string { return []string{"card", "wounded", "this"} }

// stack is a pile that a take or a look speaks of.
type stack uint8

const (
	woundedStack stack = iota
	twoPennies
	threePennies
	demonicPennies
	shopDeck
	itemDeck
	jokeDeck
	ownDiscard
	portalTokens
	schemeDeck
	enemyDeck
)

func stacks() []string {
	return []string{"wounded", "pennies_2", "pennies_3", "demonic_pennies", "shop", "item", "jokes", "own_discard", "portal_token", "scheme", "enemy"}
}

// goal is where a move leads, or where a place puts.
type goal uint8

const (
	toChoice goal = iota
	toNearest
	toRichest
	toPortal
	toDemonic
)

func goals() []string {
	return []string{"choice", "nearest_hero", "richest_hero", "portal", "demonic_portal"}
}

// whom is the figure a move or place speaks of.
type whom uint8

const (
	figureA whom = iota
	figureB
	figureC
	figureMini
	figureMe
	figureOff
)

func figures() []string { return []string{"A", "B", "C", "mini_boss", "me", "off_map_villain"} }

// condition is asked by when.
type condition uint8

const (
	onHell condition = iota
	onLondon
	villainHere
	heroHere
	nobodyElse
	isWounded
	hasCharge
	richThree
	usedShortcut
)

func conditions() []string {
	return []string{"on_hell_side", "on_london_side", "villain_here", "hero_here", "no_other_hero_here", "wounded", "has_charge_card", "gold>=3", "used_shortcut"}
}

// counted is what per counts.
type counted uint8

const (
	woundsUnder counted = iota
	portalsClosed
	heroesHere
	chargeCards
	lootInPool
)

func counts() []string {
	return []string{"wounded_under_board", "portal_closed", "hero_here", "charge_card", "loot_in_pool"}
}

// group is whom each speaks of.
type group uint8

const (
	allHeroes group = iota
	otherHeroes
	sameplace
	sameTile
	onHellSide
	bossTile
)

func groups() []string {
	return []string{"all", "others", "here", "same_tile", "hell_side", "boss_tile"}
}

// chooser is who says which tile flips.
type chooser uint8

const (
	byDecision chooser = iota
	byMe
	byHere
	byBoss
)

func choosers() []string { return []string{"decision", "me", "here", "boss"} }

// block is the number of a list of effects in the box; 0 is the empty one.
type block uint16

// effect is one compiled sentence of a card.
type effect struct {
	do     deed
	what   Token
	n      uint8
	from   uint8
	sort   sortOf
	stack  stack
	hand   bool // take: into the hand
	goal   goal
	who    whom
	cond   condition
	count  counted
	group  group
	by     chooser
	london bool // flip: back to the London side
	shop   bool // refresh: the shop row
	many   uint8
	option [3]block
	cost   block
	then   block
	other  block
}
