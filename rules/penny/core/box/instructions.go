package box

// The words of instructions: verbs, and what they are said of. A card is data written
// in these words; cards.go compiles it, the core does it, the package words tells it.

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

func (o *Op) UnmarshalText(w []byte) error {
	return named(o, w, []string{"gain", "lose", "draw", "discard", "destroy", "take", "move", "place", "shortcut", "fight", "prevent",
		"refresh", "hell", "flip", "look"})
}

// ZoneSet tells where cards lie, as bits.
type ZoneSet uint8

const (
	InHand = 1 << iota
	InPool
	InDiscard
)

// UnmarshalJSON takes "hand" as well as ["pool", "discard"].
func (z *ZoneSet) UnmarshalJSON(b []byte) error {
	all := make([]string, 1)
	if strict(b, &all[0]) != nil {
		if err := strict(b, &all); err != nil {
			return err
		}
	}
	for _, w := range all {
		var i uint8
		if err := named(&i, []byte(w), []string{"hand", "pool", "discard"}); err != nil {
			return err
		}
		*z |= 1 << i
	}
	return nil
}

// CardFilter tells which cards a discard or destroy speaks of.
type CardFilter uint8

const (
	AnyCard CardFilter = iota
	WoundedCard
	ThisCard
)

func (k *CardFilter) UnmarshalText(w []byte) error {
	return named(k, w, []string{"card", "wounded", "this"})
}

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

func (s *Stack) UnmarshalText(w []byte) error {
	return named(s, w, []string{"wounded", "pennies_2", "pennies_3", "demonic_pennies", "shop", "item", "jokes", "own_discard",
		"portal_token", "scheme", "enemy"})
}

// Goal tells where a move or a take leads.
type Goal uint8

const (
	toChoice Goal = iota
	ToNearest
	ToRichest
	ToHand
)

func (x *Goal) UnmarshalText(w []byte) error {
	return named(x, w, []string{"choice", "nearest_hero", "richest_hero", "hand", "discard", "quest", "resolve"})
}

// Figure is the figure a move or place speaks of.
type Figure uint8

const (
	FigureMini Figure = iota + 3 // behind the villains A, B and C
	FigureMe
)

func Figures() []string { return []string{"A", "B", "C", "mini_boss", "me", "off_map_villain"} }

func (x *Figure) UnmarshalText(w []byte) error { return named(x, w, Figures()) }

// Condition is what an OpWhen depends on.
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

func (c *Condition) UnmarshalText(w []byte) error {
	return named(c, w, []string{"on_hell_side", "on_london_side", "villain_here", "hero_here", "no_other_hero_here", "wounded",
		"has_charge_card", "gold>=3", "used_shortcut"})
}

// Counted tells what an OpPer counts.
type Counted uint8

const (
	WoundsUnder Counted = iota
	PortalsClosed
	HeroesHere
	ChargeCards
	LootInPool
)

func (c *Counted) UnmarshalText(w []byte) error {
	return named(c, w, []string{"wounded_under_board", "portal_closed", "hero_here", "charge_card", "loot_in_pool"})
}

// Group tells whom an OpEach speaks of.
type Group uint8

const (
	AllHeroes Group = iota
	OtherHeroes
	SamePlace
	SameTile
	OnHellSide
	BossTile
)

func (g *Group) UnmarshalText(w []byte) error {
	return named(g, w, []string{"all", "others", "here", "same_tile", "hell_side", "boss_tile"})
}

// chooser tells who says which tile flips.
type chooser uint8

const (
	ByDecision chooser = iota // the holder of the Decision Token
	ByMe
	ByHere // nobody: it is the tile on which the hero stands,
	ByBoss // or the mini-boss
)

func (c *chooser) UnmarshalText(w []byte) error {
	return named(c, w, []string{"decision", "me", "here", "boss"})
}

// Block is the number of a list of effects in the box; 0 is the empty one.
type Block uint16

// Instruction is one compiled sentence of a card, in the words of the data where it has
// one for them.
type Instruction struct {
	Op      Op         `json:"do"`
	Token   Token      `json:"what"`
	N       uint8      `json:"n"`
	From    ZoneSet    `json:"from"`
	Sort    CardFilter `json:"kind"`
	Stack   Stack      `json:"deck"`
	Goal    Goal       `json:"to"`
	Who     Figure     `json:"who"`
	Cond    Condition  `json:"-"`
	Count   Counted    `json:"-"`
	Group   Group      `json:"-"`
	By      chooser    `json:"by"`
	London  bool       `json:"-"` // flip: back to the London side
	Shop    bool       `json:"-"` // refresh: the shop row
	Options uint8      `json:"-"`
	Option  [3]Block   `json:"-"`
	Cost    Block      `json:"-"`
	Then    Block      `json:"-"`
	Other   Block      `json:"-"`
}
