package penny

import (
	"math/bits"
	"strings"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/words"
)

// What a program is told of a view. The keys never change; build/wire.md explains them. Cards
// go by their numbers in moves, -1 for none; what they are stands in the box.

type deckState struct {
	Deck  string `json:"deck"`
	Cards int    `json:"cards"`
	Top   []int  `json:"top"`
	Under []int  `json:"under"`
}

type villainState struct {
	Villain string `json:"villain"`
	Place   string `json:"place"`
	Card    int    `json:"card"`
	Left    int    `json:"left"`
}

type slotState struct {
	Card      int            `json:"card"`
	Quest     bool           `json:"quest"`
	Resources map[string]int `json:"resources"`
	Trophies  int            `json:"trophies"`
	Wounds    int            `json:"wounds"`
	Healed    int            `json:"healed"`
	Shortcuts int            `json:"shortcuts"`
	Settled   bool           `json:"settled"`
	Laid      map[string]int `json:"laid"`
	Spent     bool           `json:"spent"`
}

type woundState struct {
	Deck     int `json:"deck"`
	Hand     int `json:"hand"`
	Discards int `json:"discards"`
	Under    int `json:"under"`
	Grave    int `json:"grave"`
}

type heroState struct {
	Seat         int            `json:"seat"`
	Hero         string         `json:"hero"`
	Place        string         `json:"place"`
	Dead         bool           `json:"dead"`
	Tokens       map[string]int `json:"tokens"`
	Late         map[string]int `json:"late"`
	Hand         []int          `json:"hand"`
	Pool         []int          `json:"pool"`
	Deck         []int          `json:"deck"`
	Discards     []int          `json:"discards"`
	Destroyed    []int          `json:"destroyed"`
	Enemies      []int          `json:"enemies"`
	ChargesUsed  []int          `json:"charges_used"`
	QuestsDone   []int          `json:"quests_done"`
	Events       []int          `json:"events"`
	MarketQuests []int          `json:"market_quests"`
	Wounds       woundState     `json:"wounds"`
	Slots        []slotState    `json:"slots"`
	Level        int            `json:"level"`
	Portals      int            `json:"portals"`
	Reclaimed    int            `json:"reclaimed"`
	Gathered     bool           `json:"gathered"`
	ShortcutUsed bool           `json:"shortcut_used"`
	Entered      bool           `json:"entered"`
	Score        int            `json:"score"`
}

type fightState struct {
	Hero     string   `json:"hero"`
	Card     int      `json:"card"`
	Health   int      `json:"health"`
	Dealt    int      `json:"dealt"`
	Left     int      `json:"left"`
	Won      bool     `json:"won"`
	Hits     []string `json:"hits"`
	Next     int      `json:"next_hit"`
	Prevents int      `json:"prevents"`
}

type sideState struct {
	Tokens map[string]int `json:"tokens"`
	Cards  []int          `json:"cards"`
	Items  int            `json:"items"`
}

type offerState struct {
	Seat      int       `json:"seat"`
	With      int       `json:"with"`
	Gives     sideState `json:"gives"`
	Asks      sideState `json:"asks"`
	Answering bool      `json:"answering"`
}

type heistState struct {
	Chapter int   `json:"chapter"`
	Heroes  int   `json:"heroes"`
	Goal    int   `json:"goal"`
	Thieves int   `json:"thieves"`
	Trigger int   `json:"trigger"`
	Sold    []int `json:"sold"`
	Heads   int   `json:"heads"`
}

type rushState struct {
	Opponents []int `json:"opponents"`
	Beaten    int   `json:"beaten"`
	Pause     int   `json:"pause"`
	Damage    int   `json:"damage"`
	Heads     int   `json:"heads"`
	Fought    bool  `json:"fought"`
}

type state struct {
	Mode      string         `json:"mode"`
	Seats     int            `json:"seats"`
	Round     int            `json:"round"`
	Step      string         `json:"step"`
	Active    rules.Seat     `json:"active"`
	Asked     rules.Seat     `json:"asked"`
	Holder    rules.Seat     `json:"holder"`
	Shop      []int          `json:"shop"`
	Enemies   []int          `json:"enemies"`
	Market    []int          `json:"market"`
	Decks     []deckState    `json:"decks"`
	Discards  int            `json:"shop_discards"`
	Reading   int            `json:"reading"`
	Answer    int            `json:"answer"`
	Events    []int          `json:"events_met"`
	Jokes     []int          `json:"jokes_told"`
	Fuse      int            `json:"fuse"`
	HellTiles []string       `json:"hell_tiles"`
	Portals   []string       `json:"portals"`
	Closed    int            `json:"closed"`
	Trophies  int            `json:"trophies"`
	LastRound bool           `json:"last_round"`
	Villains  []villainState `json:"villains"`
	Heroes    []heroState    `json:"heroes"`
	Fight     *fightState    `json:"fight"`
	Offer     *offerState    `json:"offer"`
	Heist     *heistState    `json:"heist"`
	Rush      *rushState     `json:"rush"`
	Last      string         `json:"last"`
	Ending    string         `json:"ending"`
	Winners   []rules.Seat   `json:"winners"`
}

// Snapshot is the whole table, for programs.
func (v View) Snapshot() any {
	c, g := v.State, v.Game
	s := state{Mode: c.Mode.String(), Seats: v.Seats(), Round: v.Round(), Step: v.stepKey(),
		Active: v.Active(), Asked: v.Asked(), Holder: v.Holder(),
		Shop: row(c.ShopRow[:]), Enemies: row(c.EnemyRow[:]), Market: []int{}, Decks: v.decks(), Discards: c.ShopOff.Count(),
		Reading: number(c.Reading), Answer: int(c.Answer),
		Events: bitSet(g.From[box.EventCards], g.Bits(box.EventCards, g.Scenario.Events)&^c.Events),
		Jokes:  bitSet(g.From[box.JokeCards], g.Bits(box.JokeCards, g.Scenario.Jokes)&^uint32(c.Jokes)), Fuse: int(c.HellSpace),
		HellTiles: []string{}, Portals: []string{},
		Closed: int(c.Closed), Trophies: int(c.Trophies), LastRound: c.LastTurn, Villains: v.villains(),
		Last: string(g.Text(c.Last)), Winners: []rules.Seat{}}
	for t := range box.Tile(box.Tiles) {
		if c.HellTiles>>t&1 != 0 {
			s.HellTiles = append(s.HellTiles, g.Map.Hexes[t].Key)
		}
	}
	for i, at := range g.Scenario.PortalAt {
		if c.Portals>>i&1 != 0 {
			s.Portals = append(s.Portals, g.PlaceKey(at))
		}
	}
	for h := range v.Seats() {
		s.Heroes = append(s.Heroes, v.hero(h))
	}
	s.Fight, s.Offer = v.fight(), v.offer()
	switch c.Mode {
	case box.Heist:
		s.Heist = &heistState{v.Chapter(), int(c.HeroGold), g.Tuning.Goal, int(c.ThiefGold), g.Tuning.Trigger,
			[]int{int(c.Sold[0]), int(c.Sold[1])}, int(c.Heads)}
	case box.Open:
		s.Market = row(c.Market[:])
	case box.Rush:
		s.Rush = &rushState{row(c.Opponents[:g.Tuning.Opponents]), int(c.Beaten), int(c.Pause), int(c.Bruise), int(c.Heads), c.Fought}
	}
	if v.Over() {
		o := v.Outcome()
		s.Ending, s.Winners = o.Ending, append(s.Winners, o.Winners...)
	}
	return s
}

// number is a card in moves, -1 for none.
func number(c box.Card) int {
	if c == box.NoCard {
		return -1
	}
	return int(c)
}

func row(all []box.Card) []int { return rules.Encoded(all, number) }

func set(s box.Set) []int {
	out := []int{}
	for c := range s.All() {
		out = append(out, int(c))
	}
	return out
}

// bitSet lists the numbers of cards that are bits, counted from the first of their deck.
func bitSet(first box.Card, bits uint32) []int {
	out := []int{}
	for i := 0; bits>>i != 0; i++ {
		if bits>>i&1 != 0 {
			out = append(out, int(first)+i)
		}
	}
	return out
}

// counted are numbers of tokens by name, none left out but those that are 0.
func counted(n []uint8) map[string]int {
	all := map[string]int{}
	for t, x := range n {
		if x > 0 {
			all[box.Token(t).String()] = int(x)
		}
	}
	return all
}

func (v View) decks() (all []deckState) {
	c := v.State
	drawn := func(key string, d *cards.Deck) {
		own := func(k cards.Card) int { return int(k) }
		all = append(all, deckState{key, d.Len(), rules.Encoded(d.Top(), own), rules.Encoded(d.Under(), own)})
	}
	counts := func(key string, n int) { all = append(all, deckState{key, n, []int{}, []int{}}) }
	drawn("shop", &c.Shop)
	drawn("enemy", &c.Enemies)
	drawn("scheme", &c.Schemes)
	counts("event", bits.OnesCount32(c.Events))
	counts("joke", bits.OnesCount8(c.Jokes))
	counts("item", c.Items.Count())
	counts("demonic", c.Demonic.Count())
	counts("pennies_2", c.Twos.Count())
	counts("pennies_3", c.Threes.Count())
	return all
}

func (v View) villains() []villainState {
	all := []villainState{}
	for k, at := range v.State.VillainAt {
		if at == box.NoPlace {
			continue
		}
		x := villainState{box.Villain(k).Key(), v.Game.PlaceKey(at), number(words.BigVillain(v.View, box.Villain(k))), 0}
		if x.Card >= 0 {
			card := box.Card(x.Card)
			x.Left = v.State.HealthOf(v.Game, card) - v.State.Lasting(v.Game, card)
		}
		all = append(all, x)
	}
	return all
}

func (v View) hero(h int) heroState {
	g, p := v.Game, &v.State.Players[h]
	x := heroState{Seat: h, Dead: p.Dead, Tokens: counted(p.Tokens[:]), Late: counted(p.Late[:]),
		Hand: set(p.Hand), Pool: set(p.Pool), Deck: set(p.Deck),
		Discards: set(p.Pile), Destroyed: set(p.Aside), Enemies: set(p.Foes), ChargesUsed: set(p.Used), QuestsDone: set(p.Made),
		Events: bitSet(g.From[box.EventCards], p.Events), MarketQuests: bitSet(g.From[box.BrownCards], uint32(p.Browns)),
		Wounds: woundState{int(p.WoundDeck), int(p.WoundHand), int(p.WoundPile), int(p.Under), int(p.Grave)}, Slots: []slotState{},
		Level: int(p.Level), Portals: int(p.Portals), Reclaimed: int(p.Reclaimed), Gathered: p.Gathered, ShortcutUsed: p.WayUsed,
		Entered: p.Entered}
	if p.Who == box.NoHero {
		return x
	}
	x.Hero, x.Score = p.Who.Key(), v.State.Tally(g, int8(h)).Total()
	if p.At != box.NoPlace {
		x.Place = g.PlaceKey(p.At)
	}
	for i := range p.Slot {
		if s := &p.Slot[i]; s.Card != box.NoCard {
			x.Slots = append(x.Slots, slotState{int(s.Card), i < core.ChargeSlot, counted(s.Res[:]), int(s.Trophies), int(s.Wounds),
				int(s.Healed), int(s.Ways), s.Settled(), counted(s.Laid[:]), s.Spent})
		}
	}
	return x
}

// fight is the one that is going on, nil for none.
func (v View) fight() *fightState {
	f, ok := v.Fight()
	if !ok {
		return nil
	}
	x := &fightState{Hero: strings.TrimPrefix(f.Hero, "hero."), Card: -1, Health: f.Health, Dealt: f.Dealt, Left: f.Left, Won: f.Won,
		Hits: []string{}, Prevents: f.Prevents}
	if !f.Choose {
		x.Card = int(v.fighting().Card)
	}
	for _, h := range f.Hits {
		x.Hits = append(x.Hits, h.Token.String())
		if h.State == Past {
			x.Next++
		}
	}
	return x
}

// offer is the trade that is going on, nil for none.
func (v View) offer() *offerState {
	c := v.State
	f := c.Top()
	if f.Kind != core.EffectTrade {
		return nil
	}
	o := &c.Offer
	side := func(i int) sideState {
		return sideState{counted(o.Tokens[i][:]), set(o.Cards[i]), int(o.Items[i])}
	}
	return &offerState{int(f.Hero), int(o.With), side(0), side(1), f.Step == core.TradeAnswer}
}
