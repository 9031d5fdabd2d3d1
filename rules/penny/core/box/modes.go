package box

import (
	"fmt"
	"slices"
)

// Mode tells what is played.
type Mode uint8

const (
	Prologue Mode = iota // Scenario I
	Heist                // Scenario II
	Open                 // Open World (ours)
	Rush                 // Boss Rush (ours)
	Modes
)

// ShortHeist is the word for the Heist with the smaller of its numbers, beside the keys of modes.
const ShortHeist = "short"

// AsPrinted is the difficulty that leaves all numbers as they are printed: those of the book in the Heist.
const AsPrinted = "book"

// Difficulties returns the answers to the question how hard a game is to be, the usual one first.
func Difficulties() []string { return []string{AsPrinted, "halfpenny", "penny", "shilling"} }

// SameAs returns the difficulty that has the same numbers in a mode, by its key on the set-up page; "" for none:
// all scenarios but the Heist are Penny Dreadfuls as they are printed (PEN-175).
func SameAs(mode, difficulty string) string {
	if difficulty == AsPrinted && mode != Heist.String() {
		return "penny"
	}
	return ""
}

// ModeKeys returns the words for the modes.
func ModeKeys() []string { return []string{"prologue", "heist", "open", "rush"} }

func (m Mode) String() string { return ModeKeys()[m] }

// Scenario is a mode as the data lay it out.
type Scenario struct {
	Layout      string                 `json:"layout"`
	Spaces      int                    `json:"spaces"`
	Red         []int                  `json:"red"`
	Mini        string                 `json:"mini"`
	MiniSpace   int                    `json:"mini_space"`
	MiniAtKey   string                 `json:"mini_at"`
	Boss        string                 `json:"boss"`
	BossAtKey   string                 `json:"boss_at"`
	WinAtKey    string                 `json:"win_at"`
	InformerKey string                 `json:"informer_at"`
	Uses        map[string][]string    `json:"uses"` // by kind of card, the words under which cards of the mode stand in Face.In
	Heroes      []string               `json:"heroes"`
	Villains    []string               `json:"villains"`
	Portals     []Portal               `json:"portals"`
	Actions     map[string]ActionToken `json:"actions"`
	Levers      []Tuning               `json:"levers"` // by number of heroes, from one
	Short       []Tuning               `json:"short"`  // likewise, of the Short Heist; none in another mode
	Harder      map[string][]Tuning    `json:"-"`      // likewise, of a difficulty; what is not there is as printed
	Brief       map[string][]Tuning    `json:"-"`      // the same of the Short Heist

	Plain, Banked                   *Layout // without the Bank of England, and with it
	MiniAt, BossAt, WinAt, Informer Place
	HeroAt, VillainAt, PortalAt     []Place // where they start; portals as in Portals
	Tokens                          [Places]ActionToken
	MiniCard, BossCard              Card
	Shop, Enemies, Events, Schemes  []Card
	Jokes, Browns, Items, Demonic   []Card
}

// Portal is a portal of a mode.
type Portal struct {
	At      string `json:"at"`
	From    int    `json:"from"` // heroes from which on it is used
	Demonic bool   `json:"demonic"`
}

// Tuning is a set of numbers that beat those printed on cards (PEN-157). A zero
// switches the matter off.
type Tuning struct {
	WalkKinds    int `json:"walk_kinds"`    // different resources a portal needs
	WalkAny      int `json:"walk_any"`      // resources of any kind besides
	WalkTrophies int `json:"walk_trophies"` // trophies a portal needs
	Goal         int `json:"goal"`          // gold of chapter I
	Trigger      int `json:"trigger"`       // gold at which the thieves strike
	PortalGold   int `json:"portal_gold"`   // gold that closes a portal in chapter II
	Heads        int `json:"heads"`         // of Cerberus
	HeadHealth   int `json:"head_health"`
	Items        int `json:"items"`         // in each starting discard pile
	Thieves      int `json:"thieves"`       // gold the thieves put by at the end of a round
	ThievesRound int `json:"thieves_round"` // from which on they do
	Schemes      int `json:"schemes"`       // read after a turn; 0 means one
	HellTiles    int `json:"hell_tiles"`    // Open World: so many are too many
	Opponents    int `json:"opponents"`     // Boss Rush
	Rest         int `json:"rest"`          // rounds before the first opponent
	RushSpaces   int `json:"rush_spaces"`   // rounds of a Boss Rush
	Pawn         int `json:"pawn"`          // what a Shop card must cost to stand for a trophy at a portal; 0: none does
	Spaces       int `json:"spaces"`        // of the Hell track, one a round; 0: as the mode has
	Flips        int `json:"flips"`         // tiles that a red space turns over; 0 means one
	Tougher      int `json:"tougher"`       // health of each opponent of a Rush beyond what is printed
	Novelty      int `json:"novelty"`       // Boss Rush: damage that a Shop card brings besides, when it is played
	Reclaim      int `json:"reclaim"`       // resources that reclaiming takes beside two, without a Shop card in the action pool
}

// Numbers returns those of a mode with so many heroes at a difficulty, short for the Short Heist.
func (m *Scenario) Numbers(short bool, difficulty string, heroes int) *Tuning {
	levers, others := m.Levers, m.Harder
	if short {
		levers, others = m.Short, m.Brief
	}
	if all := others[difficulty]; all != nil {
		levers = all
	}
	return &levers[heroes-1]
}

func (b *Box) readModes() error {
	var raw map[string]Scenario
	if err := file("modes", &raw); err != nil {
		return err
	}
	var harder map[string]map[string][]Tuning
	if err := file("difficulty", &harder); err != nil {
		return err
	}
	for mode, all := range harder {
		for key, levers := range all {
			if !slices.Contains(Difficulties(), key) || len(levers) != int(Heroes) {
				return fmt.Errorf("the difficulty %q of %q is unknown or has not four levers", key, mode)
			}
		}
	}
	for i, key := range ModeKeys() {
		m, ok := raw[key]
		if !ok || len(m.Levers) != int(Heroes) {
			return fmt.Errorf("the mode %q is missing or has not four levers", key)
		}
		if m.Short != nil && len(m.Short) != int(Heroes) {
			return fmt.Errorf("the short game of the mode %q has not four levers", key)
		}
		if err := b.lay(&m); err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		m.Harder, m.Brief = harder[key], nil
		if m.Short != nil {
			m.Brief = harder[ShortHeist]
		}
		b.Modes[i] = m
	}
	return nil
}

// lay turns the words of a mode into places and cards; what it does not name is NoPlace or NoCard.
func (b *Box) lay(m *Scenario) error {
	m.Plain, m.Banked = b.Map.layout(m.Layout, false), b.Map.layout(m.Layout, true)
	var lost string // a key of no place
	at := func(key string) Place {
		p, ok := b.Map.Named(key)
		if !ok && key != "" {
			lost = key
		}
		return p
	}
	m.MiniAt, m.BossAt, m.WinAt, m.Informer = at(m.MiniAtKey), at(m.BossAtKey), at(m.WinAtKey), at(m.InformerKey)
	for _, k := range m.Heroes {
		m.HeroAt = append(m.HeroAt, at(k))
	}
	for _, k := range m.Villains {
		m.VillainAt = append(m.VillainAt, at(k))
	}
	for _, p := range m.Portals {
		m.PortalAt = append(m.PortalAt, at(p.At))
	}
	for k, a := range m.Actions {
		if p := at(k); p != NoPlace {
			m.Tokens[p] = a
		}
	}
	m.MiniCard, m.BossCard = b.Card(m.Mini), b.Card(m.Boss)
	if lost != "" {
		return fmt.Errorf("there is no place %q", lost)
	}
	m.Shop, m.Enemies = b.cards(ShopCards, m.Uses["shop"]), b.cards(EnemyCards, m.Uses["enemy"])
	m.Events, m.Schemes = b.cards(EventCards, m.Uses["event"]), b.cards(SchemeCards, m.Uses["scheme"])
	m.Jokes, m.Demonic = b.cards(JokeCards, m.Uses["joke"]), b.cards(DemonicDeck, nil)
	if m.Uses["brown"] != nil {
		m.Browns = b.cards(BrownCards, nil)
	}
	if m.Uses["item"] != nil {
		m.Items = b.cards(ItemCards, nil)
	}
	return nil
}

// QuestLevels returns how many levels of the personal quest are played.
func (m Mode) QuestLevels() int {
	if m == Heist || m == Open {
		return 5
	}
	return 1
}
