package box

import (
	"fmt"
	"slices"
)

// Deck is the deck a card belongs to. The data of a deck are in the file of its key.
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

// DeckKeys returns the words for the decks.
func DeckKeys() []string {
	return []string{"starter", "pennies", "demonic_pennies", "shop", "enemy", "boss", "rush", "personal", "item", "event", "scheme",
		"joke", "brown", "walk"}
}

// Face is one kind of card: all copies share it.
type Face struct {
	Key     string    `json:"id"`
	Name    string    `json:"name"`
	Flavour string    `json:"flavour"`
	Deck    Deck      `json:"-"`
	Cost    int       `json:"cost"`
	Points  int       `json:"points"`
	Wealth  int       `json:"wealth"`
	Hero    Hero      `json:"-"`     // whose class card or quest it is
	Class   bool      `json:"-"`     // a class card: never traded (PEN-71)
	Level   int       `json:"level"` // of a personal quest
	Play    Block     `json:"-"`     // also the loot of an enemy and the finished side of a quest
	Charge  *Charge   `json:"-"`
	Foe     *Foe      `json:"-"`
	Quest   *Quest    `json:"-"`
	Event   [2]Answer `json:"-"`
	Effect  Block     `json:"-"`  // of a scheme or a joke
	In      []string  `json:"in"` // uses of the modes in which it is there; none is all
}

// Charge holds what a charge card stores and can do (PEN-33 to PEN-37).
type Charge struct {
	Max     int   `json:"max"`
	Kinds   uint8 `json:"-"` // bits of resources
	Ability Block `json:"-"` // 0: it only stores
	InFight bool  `json:"-"` // its ability deals damage or prevents (PEN-36)
}

// Foe tells what is fought.
type Foe struct {
	Health   int              `json:"health"`
	PerHero  int              `json:"per_hero"`
	Moves    int              `json:"moves"` // at the end of a round
	Heads    int              `json:"heads"` // 0 for all but Cerberus
	Weak     [Resources]uint8 `json:"-"`
	Hits     []Token          `json:"retaliation"` // symbol by symbol
	Keywords uint8            `json:"-"`           // as bits
	OnHit    Block            `json:"-"`
	RoundEnd Block            `json:"-"`
	AtHalf   Block            `json:"-"`
}

// Quest holds what a quest asks for (PEN-131).
type Quest struct {
	Needs    [Resources]uint8 `json:"-"`
	Gold     int              `json:"gold"`
	Trophies int              `json:"-"`
	Keyword  Keyword          `json:"-"`                        // 0: any trophy will do
	At       Place            `json:"-"`                        // NoPlace: anywhere
	Wounds   int              `json:"unprevented_wounds_taken"` // since the quest lies open
	Healed   int              `json:"wounds_healed"`
	Ways     int              `json:"shortcuts_used"`
	Reward   Block            `json:"-"`
}

// Answer is one of the two answers to an event.
type Answer struct {
	Label  string `json:"label"`
	Result string `json:"result"`
	Effect Block  `json:"-"`
}

// rawCard is a card as it stands in the data: its face, and what has to be compiled.
type rawCard struct {
	Face
	Foe
	Copies    int         `json:"copies"`
	Hero      *Hero       `json:"hero"`
	Kind      string      `json:"kind"`
	Archetype []string    `json:"archetype"`
	Status    bool        `json:"status"`
	Stores    bool        `json:"stores"`
	Play      []rawEffect `json:"play"`
	Becomes   []rawEffect `json:"becomes"`
	Reward    []rawEffect `json:"reward"`
	Loot      []rawEffect `json:"loot"`
	Effect    []rawEffect `json:"effect"`
	Scheme    []rawEffect `json:"scheme"`
	OnHit     []rawEffect `json:"on_hit"`
	RoundEnd  []rawEffect `json:"round_end"`
	AtHalf    []rawEffect `json:"at_half"`
	Weakness  []Token     `json:"weakness"`
	Keywords  []Keyword   `json:"keywords"`
	Charge    *struct {
		Charge
		Kinds   []Token     `json:"kinds"`
		Ability []rawEffect `json:"ability"`
	} `json:"charge"`
	Needs *struct {
		Quest
		Resources []Token `json:"resources"`
		At        string  `json:"at"`
		Trophies  []struct {
			Keyword Keyword `json:"keyword"`
			N       int     `json:"n"`
		} `json:"trophies"`
	} `json:"needs"`
	Choices []struct {
		Answer
		Effect []rawEffect `json:"effect"`
	} `json:"choices"`
}

// rawEffect is an effect as it stands in the data: one verb with its words, or one
// wrapper.
type rawEffect struct {
	Instruction
	At     string        `json:"at"`
	Row    string        `json:"row"`
	Side   string        `json:"side"`
	Target string        `json:"target"`
	Bonus  uint8         `json:"bonus"`
	Choose [][]rawEffect `json:"choose"`
	Pay    []rawEffect   `json:"pay"`
	Then   []rawEffect   `json:"then"`
	Else   []rawEffect   `json:"else"`
	If     *Condition    `json:"if"`
	Each   *Group        `json:"each"`
	Per    *Counted      `json:"per"`
	DoAll  []rawEffect   `json:"do_all"`
}

// named reads a word of the data as its number in the list of all words of a type.
func named[T ~uint8](to *T, word []byte, all []string) error {
	i := slices.Index(all, string(word))
	*to = T(i)
	if i < 0 {
		return fmt.Errorf("no %T is called %q", *to, word)
	}
	return nil
}

// block compiles a list into the blocks of the box; the empty list is block 0.
func (b *Box) block(raw []rawEffect) Block {
	if len(raw) == 0 {
		return 0
	}
	at := len(b.Blocks)
	b.Blocks = append(b.Blocks, nil)
	list := make([]Instruction, len(raw))
	for i := range raw {
		list[i] = b.instruction(&raw[i])
	}
	b.Blocks[at] = list
	return Block(at)
}

// instruction compiles one of the fifteen verbs, or a wrapper.
func (b *Box) instruction(w *rawEffect) Instruction {
	e := w.Instruction
	switch {
	case w.Choose != nil:
		e.Op, e.Options = OpChoose, uint8(len(w.Choose))
		for i, option := range w.Choose {
			e.Option[i] = b.block(option)
		}
		return e
	case w.Pay != nil:
		e.Op, e.Cost = OpPay, b.block(w.Pay)
	case w.If != nil:
		e.Op, e.Cond = OpWhen, *w.If
	case w.Each != nil:
		e.Op, e.Group, e.Then = OpEach, *w.Each, b.block(w.DoAll)
		return e
	case w.Per != nil:
		e.Op, e.Count, e.Then = OpPer, *w.Per, b.block(w.DoAll)
		return e
	default:
		e.N += w.Bonus // of a fight
		e.London, e.Shop = w.Side == "london", w.Row == "shop"
		return e
	}
	e.Then, e.Other = b.block(w.Then), b.block(w.Else)
	return e
}
