package penny

import (
	"fmt"
	"slices"
)

// Mode is what is played.
type Mode uint8

const (
	Prologue Mode = iota // Scenario I
	Heist                // Scenario II
	Open                 // Open World (ours)
	Rush                 // Boss Rush (ours)
	modes
)

func modeKeys() []string { return []string{"prologue", "heist", "open", "rush"} }

func (m Mode) String() string { return modeKeys()[m] }

// mode is a mode as the data lay it out.
type mode struct {
	Layout      string              `json:"layout"`
	Spaces      int                 `json:"spaces"`
	Red         []int               `json:"red"`
	Mini        string              `json:"mini"`
	MiniSpace   int                 `json:"mini_space"`
	MiniAtKey   string              `json:"mini_at"`
	Boss        string              `json:"boss"`
	BossAtKey   string              `json:"boss_at"`
	WinAtKey    string              `json:"win_at"`
	InformerKey string              `json:"informer_at"`
	Uses        map[string][]string `json:"uses"`
	Heroes      []string            `json:"heroes"`
	Villains    []string            `json:"villains"`
	Portals     []struct {
		At      string `json:"at"`
		From    int    `json:"from"` // heroes from which on it is used
		Demonic bool   `json:"demonic"`
	} `json:"portals"`
	Actions map[string]string `json:"actions"`
	Levers  []lever           `json:"levers"` // by number of heroes, from one

	plain, banked                   *chart
	miniAt, bossAt, winAt, informer Place
	heroAt, villainAt, portalAt     []Place
	actions                         [places]Action
	miniCard, bossCard              Card
	shop, enemies, events, schemes  []Card
	jokes, browns, items, demonic   []Card
}

// lever is a set of numbers that beat those printed on cards (PEN-157). A zero
// switches the matter off.
type lever struct {
	WalkKinds    int `json:"walk_kinds"`    // different resources a portal needs
	WalkAny      int `json:"walk_any"`      // resources of any kind besides
	WalkTrophies int `json:"walk_trophies"` // trophies a portal needs
	Goal         int `json:"goal"`          // gold of chapter I
	Trigger      int `json:"trigger"`       // gold at which the thieves strike
	PortalGold   int `json:"portal_gold"`   // gold that closes a portal in chapter II
	Heads        int `json:"heads"`         // of Cerberus
	HeadHealth   int `json:"head_health"`
	Items        int `json:"items"`       // in each starting discard pile
	LastRound    int `json:"last_round"`  // the Heist is lost after it
	Thieves      int `json:"thieves"`     // gold the thieves put by at the end of a round
	ThievesFrom  int `json:"from"`        // chapter from which on they do
	Schemes      int `json:"schemes"`     // read after a turn; 0 means one
	HellTiles    int `json:"hell_tiles"`  // Open World: so many are too many
	Opponents    int `json:"opponents"`   // Boss Rush
	Rest         int `json:"rest"`        // rounds before the first opponent
	RushSpaces   int `json:"rush_spaces"` // rounds of a Boss Rush
	Pawn         int `json:"pawn"`        // what a Shop card must cost to stand for a trophy at a portal; 0: none does
}

func (b *box) readModes(edition int) error {
	data, err := file(edition, "modes")
	if err != nil {
		return err
	}
	var raw map[string]mode
	if err := strict(data, &raw); err != nil {
		return fmt.Errorf("modes: %w", err)
	}
	for i, key := range modeKeys() {
		m, ok := raw[key]
		if !ok || len(m.Levers) != int(heroes) {
			return fmt.Errorf("the mode %q is missing or has not four levers", key)
		}
		if err := b.lay(&m); err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		b.modes[i] = m
	}
	return nil
}

// lay turns the words of a mode into places and cards.
func (b *box) lay(m *mode) error {
	m.plain, m.banked = b.atlas.chart(m.Layout, false), b.atlas.chart(m.Layout, true)
	var lost string
	at := func(key string) Place {
		p, ok := b.atlas.named(key)
		if !ok && key != "" {
			lost = key
		}
		return p
	}
	m.miniAt, m.bossAt, m.winAt, m.informer = at(m.MiniAtKey), at(m.BossAtKey), at(m.WinAtKey), at(m.InformerKey)
	for _, k := range m.Heroes {
		m.heroAt = append(m.heroAt, at(k))
	}
	for _, k := range m.Villains {
		m.villainAt = append(m.villainAt, at(k))
	}
	for _, p := range m.Portals {
		m.portalAt = append(m.portalAt, at(p.At))
	}
	for k, w := range m.Actions {
		a := slices.Index(actionKeys(), w)
		if p := at(k); p != NoPlace && a > 0 {
			m.actions[p] = Action(a)
		} else {
			lost = k
		}
	}
	m.miniCard, m.bossCard = b.card(m.Mini), b.card(m.Boss)
	if lost != "" {
		return fmt.Errorf("there is no place or action %q", lost)
	}
	m.shop, m.enemies = b.cards(shopCards, m.Uses["shop"]), b.cards(enemyCards, m.Uses["enemy"])
	m.events, m.schemes = b.cards(eventCards, m.Uses["event"]), b.cards(schemeCards, m.Uses["scheme"])
	m.jokes, m.demonic = b.cards(jokeCards, m.Uses["joke"]), b.cards(demonicDeck, nil)
	if m.Uses["brown"] != nil {
		m.browns = b.cards(brownCards, nil)
	}
	if m.Uses["item"] != nil {
		m.items = b.cards(itemCards, nil)
	}
	return nil
}

// levels is how many levels of the personal quest are played.
func (m Mode) levels() int {
	if m == Heist || m == Open {
		return 5
	}
	return 1
}
