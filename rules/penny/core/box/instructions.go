package box

// The words of effects: verbs, and what they are said of. A card is data written
// in these words; read.go compiles it, effects.go does it, plain.go tells it.

// Op is one of the fifteen verbs or five wrappers.
type Op uint8

const (
	OpGain Op = iota
	OpLose
	OpDraw
	OpDiscard
	OpDestroy
	OpTake
	OpMove
	OpPlace
	OpShortcut
	OpFight
	OpPrevent
	OpRefresh
	OpHell
	OpFlip
	OpLook
	OpChoose
	OpPay
	OpWhen
	OpEach
	OpPer
)

func ops() []string {
	return []string{"gain", "lose", "draw", "discard", "destroy", "take", "move", "place", "shortcut", "fight", "prevent", "refresh", "hell", "flip", "look"}
}

// zones are where cards lie, as bits.
const (
	InHand uint8 = 1 << iota
	InPool
	InDiscard
)

// CardSort is which cards a discard or destroy speaks of.
type CardSort uint8

const (
	AnyCard CardSort = iota
	WoundedCard
	ThisCard
)

func sorts() []string { return []string{"card", "wounded", "this"} }

// Stack is a pile that a take or a look speaks of.
type Stack uint8

const (
	WoundedStack Stack = iota
	TwoPennies
	ThreePennies
	DemonicPennies
	ShopDeck
	ItemDeck
	JokeDeck
	OwnDiscard
	PortalTokens
	SchemeDeck
	EnemyDeck
)

func stacks() []string {
	return []string{"wounded", "pennies_2", "pennies_3", "demonic_pennies", "shop", "item", "jokes", "own_discard", "portal_token", "scheme", "enemy"}
}

// Goal is where a move leads, or where a place puts.
type Goal uint8

const (
	toChoice Goal = iota
	ToNearest
	ToRichest
	toPortal
	toDemonic
)

func goals() []string {
	return []string{"choice", "nearest_hero", "richest_hero", "portal", "demonic_portal"}
}

// Figure is the figure a move or place speaks of.
type Figure uint8

const (
	figureA Figure = iota
	figureB
	figureC
	FigureMini
	FigureMe
	figureOff
)

func Figures() []string { return []string{"A", "B", "C", "mini_boss", "me", "off_map_villain"} }

// Condition is asked by when.
type Condition uint8

const (
	OnHell Condition = iota
	OnLondon
	VillainHere
	HeroHere
	NobodyElse
	IsWounded
	HasCharge
	RichThree
	UsedShortcut
)

func conditions() []string {
	return []string{"on_hell_side", "on_london_side", "villain_here", "hero_here", "no_other_hero_here", "wounded", "has_charge_card", "gold>=3", "used_shortcut"}
}

// Counted is what per counts.
type Counted uint8

const (
	WoundsUnder Counted = iota
	PortalsClosed
	HeroesHere
	ChargeCards
	LootInPool
)

func counts() []string {
	return []string{"wounded_under_board", "portal_closed", "hero_here", "charge_card", "loot_in_pool"}
}

// Group is whom each speaks of.
type Group uint8

const (
	AllHeroes Group = iota
	OtherHeroes
	SamePlace
	SameTile
	OnHellSide
	BossTile
)

func groups() []string {
	return []string{"all", "others", "here", "same_tile", "hell_side", "boss_tile"}
}

// chooser is who says which tile flips.
type chooser uint8

const (
	byDecision chooser = iota
	ByMe
	ByHere
	ByBoss
)

func choosers() []string { return []string{"decision", "me", "here", "boss"} }

// Block is the number of a list of effects in the box; 0 is the empty one.
type Block uint16

// Instruction is one compiled sentence of a card.
type Instruction struct {
	Op      Op
	Token   Token
	N       uint8
	From    uint8
	Sort    CardSort
	Stack   Stack
	Hand    bool // take: into the hand
	Goal    Goal
	Who     Figure
	Cond    Condition
	Count   Counted
	Group   Group
	By      chooser
	London  bool // flip: back to the London side
	Shop    bool // refresh: the shop row
	Options uint8
	Option  [3]Block
	Cost    Block
	Then    Block
	Other   Block
}
