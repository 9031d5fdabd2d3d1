package box

// Deck is the deck a card belongs to.
type Deck uint8

const (
	StarterDeck Deck = iota
	PenniesDeck
	DemonicDeck
	ShopCards
	EnemyCards
	BossCards
	RushCards
	PersonalCards
	ItemCards
	EventCards
	SchemeCards
	JokeCards
	BrownCards
	WalkCards
	decks
)

func DeckKeys() []string {
	return []string{"starter", "pennies", "demonic_pennies", "shop", "enemy", "boss", "rush", "personal", "item", "event", "scheme", "joke", "brown", "walk"}
}

// Face is one kind of card: all copies share it.
type Face struct {
	Key, Name, Flavour string
	Deck               Deck
	Cost, Points       int
	Wealth             int
	Hero               Hero // whose class card or quest it is
	Class              bool // a class card: never traded (PEN-71)
	Level              int  // of a personal quest
	Archetype          []string
	Play               Block // also the loot of an enemy and the finished side of a quest
	Charge             *Charge
	Foe                *Foe
	Quest              *Quest
	Event              [2]Answer
	Effect             Block // of a scheme or a joke
	In                 []string
}

// Charge is what a charge card stores and can do (PEN-33 to PEN-37).
type Charge struct {
	Max     int
	Kinds   uint8 // bits of resources
	Ability Block // 0: it only stores
	InFight bool  // its ability deals damage or prevents (PEN-36)
}

// Foe is what is fought.
type Foe struct {
	Health, PerHero, Moves, Heads int
	Weak                          [Resources]uint8
	Hits                          []Token // retaliation, symbol by symbol
	Keywords                      uint8
	OnHit, RoundEnd, AtHalf       Block
}

// Quest is what a quest asks for (PEN-131).
type Quest struct {
	Needs    [Resources]uint8
	Gold     int
	Trophies int
	Keyword  uint8 // 0: any trophy will do
	At       Place // NoPlace: anywhere
	Wounds   int   // taken since the quest lies open
	Healed   int
	Ways     int // shortcuts used
	Reward   Block
}

// Answer is one of the two answers to an event.
type Answer struct {
	Label, Result string
	Effect        Block
}

// rawCard is a card as it stands in the data.
type rawCard struct {
	ID         string      `json:"id"`
	Name       string      `json:"name"`
	Flavour    string      `json:"flavour"`
	Copies     int         `json:"copies"`
	Cost       int         `json:"cost"`
	Points     int         `json:"points"`
	Wealth     int         `json:"wealth"`
	Hero       string      `json:"hero"`
	Kind       string      `json:"kind"`
	Level      int         `json:"level"`
	Archetype  []string    `json:"archetype"`
	In         []string    `json:"in"`
	Status     bool        `json:"status"`
	Stores     bool        `json:"stores"`
	Play       []rawEffect `json:"play"`
	Becomes    []rawEffect `json:"becomes"`
	Reward     []rawEffect `json:"reward"`
	Loot       []rawEffect `json:"loot"`
	Effect     []rawEffect `json:"effect"`
	Scheme     []rawEffect `json:"scheme"`
	OnHit      []rawEffect `json:"on_hit"`
	RoundEnd   []rawEffect `json:"round_end"`
	AtHalf     []rawEffect `json:"at_half"`
	Charge     *rawCharge  `json:"charge"`
	Needs      *rawNeeds   `json:"needs"`
	Health     int         `json:"health"`
	PerHero    int         `json:"per_hero"`
	Moves      int         `json:"moves"`
	Heads      int         `json:"heads"`
	Weakness   []string    `json:"weakness"`
	Retaliates []string    `json:"retaliation"`
	Keywords   []string    `json:"keywords"`
	Choices    []struct {
		Label  string      `json:"label"`
		Result string      `json:"result"`
		Effect []rawEffect `json:"effect"`
	} `json:"choices"`
}

type rawCharge struct {
	Max     int         `json:"max"`
	Kinds   []string    `json:"kinds"`
	Ability []rawEffect `json:"ability"`
}

type rawNeeds struct {
	Resources []string `json:"resources"`
	Gold      int      `json:"gold"`
	At        string   `json:"at"`
	Trophies  []struct {
		Keyword string `json:"keyword"`
		N       int    `json:"n"`
	} `json:"trophies"`
	Wounds int `json:"unprevented_wounds_taken"`
	Healed int `json:"wounds_healed"`
	Ways   int `json:"shortcuts_used"`
}
