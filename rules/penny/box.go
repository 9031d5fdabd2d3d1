package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// What a program is told of the box. The keys never change; build/wire.md explains them.

type printedTile struct {
	Tile      string `json:"tile"`
	Name      string `json:"name"`
	Hell      string `json:"hell"`
	StartHell bool   `json:"start_hell"`
	At        [2]int `json:"at"`
	AtBank    [2]int `json:"at_chapter_3"`
	Laid      bool   `json:"laid"`
}

type printedPlace struct {
	Place      string   `json:"place"`
	Name       string   `json:"name"`
	Hell       string   `json:"hell"`
	Tile       string   `json:"tile"`
	At         string   `json:"at"`
	Prints     []string `json:"prints"`
	HellPrints []string `json:"hell_prints"`
	Action     string   `json:"action"`
	Neighbours []string `json:"neighbours"`
	AtChapter3 []string `json:"neighbours_chapter_3"`
}

type printedShortcut struct {
	Place     string   `json:"place"`
	Name      string   `json:"name"`
	Tiles     []string `json:"tiles"`
	Entrances []string `json:"entrances"`
}

type printedPortal struct {
	Place   string `json:"place"`
	From    int    `json:"from"`
	Demonic bool   `json:"demonic"`
}

type printedFoe struct {
	Health   int      `json:"health"`
	Weak     []string `json:"weak"`
	Hits     []string `json:"hits"`
	Keywords []string `json:"keywords"`
}

type printedQuest struct {
	Level     int      `json:"level"`
	Resources []string `json:"resources"`
	Gold      int      `json:"gold"`
	Trophies  int      `json:"trophies"`
	Keyword   string   `json:"keyword"`
	Place     string   `json:"place"`
	Wounds    int      `json:"wounds"`
	Healed    int      `json:"healed"`
	Shortcuts int      `json:"shortcuts"`
}

type printedCharge struct {
	Max   int      `json:"max"`
	Kinds []string `json:"kinds"`
}

// printedCard is a kind of card with the numbers of its copies.
type printedCard struct {
	Numbers []int          `json:"numbers"`
	Key     string         `json:"key"`
	Name    string         `json:"name"`
	Deck    string         `json:"deck"`
	Hero    string         `json:"hero"`
	Class   bool           `json:"class"`
	Cost    int            `json:"cost"`
	Points  int            `json:"points"`
	Wealth  int            `json:"wealth"`
	Gives   []string       `json:"gives"`
	Text    string         `json:"text"`
	Foe     *printedFoe    `json:"foe"`
	Quest   *printedQuest  `json:"quest"`
	Charge  *printedCharge `json:"charge"`
	Answers []string       `json:"answers"`
}

type printed struct {
	Mode      string            `json:"mode"`
	Short     bool              `json:"short"`
	Hard      string            `json:"difficulty"`
	Heroes    []string          `json:"heroes"`
	Tokens    []string          `json:"tokens"`
	Numbers   *box.Tuning       `json:"numbers"`
	Fuse      int               `json:"fuse_spaces"`
	Red       []int             `json:"fuse_red"`
	MiniAt    int               `json:"fuse_mini_boss"`
	Mini      int               `json:"mini_boss"`
	Boss      int               `json:"boss"`
	MiniPlace string            `json:"mini_boss_place"`
	BossPlace string            `json:"boss_place"`
	Informer  string            `json:"informer_place"`
	Vault     string            `json:"vault_place"`
	Starts    []string          `json:"hero_starts"`
	Villains  []string          `json:"villain_starts"`
	Portals   []printedPortal   `json:"portals"`
	Tiles     []printedTile     `json:"tiles"`
	Places    []printedPlace    `json:"places"`
	Shortcuts []printedShortcut `json:"shortcuts"`
	Decks     map[string][]int  `json:"decks"`
	Cards     []printedCard     `json:"cards"`
}

// Describe gives the map, the numbers of the mode for so many heroes, and all cards of the box.
func (p *Position) Describe() any {
	g := p.Game
	s := g.Scenario
	mini, boss := s.MiniCard, s.BossCard
	x := printed{Mode: p.Mode.String(), Short: p.Game.Short, Hard: g.Difficulty, Heroes: box.HeroKeys(), Tokens: box.TokenNames()[:box.Tokens], Numbers: g.Tuning,
		Fuse: g.LastSpace(), Red: append([]int{}, g.RedSpaces()...), MiniAt: s.MiniSpace, Mini: number(mini), Boss: number(boss),
		MiniPlace: place(g, s.MiniAt), BossPlace: place(g, s.BossAt), Informer: place(g, s.Informer), Vault: place(g, s.WinAt),
		Starts:   rules.Encoded(s.HeroAt, func(at box.Place) string { return place(g, at) }),
		Villains: rules.Encoded(s.VillainAt, func(at box.Place) string { return place(g, at) }),
		Decks: map[string][]int{"shop": row(s.Shop), "enemy": row(s.Enemies), "event": row(s.Events), "scheme": row(s.Schemes),
			"joke": row(s.Jokes), "market": row(s.Browns), "item": row(s.Items), "demonic": row(s.Demonic)}}
	for i, at := range s.PortalAt {
		x.Portals = append(x.Portals, printedPortal{place(g, at), s.Portals[i].From, s.Portals[i].Demonic})
	}
	x.printMap(g)
	x.printCards(p)
	return x
}

// place is the word of a place in moves, "" for none.
func place(g *core.Game, at box.Place) string {
	if at == box.NoPlace {
		return ""
	}
	return g.PlaceKey(at)
}

func tokens(all []box.Token) []string { return rules.Encoded(all, box.Token.String) }

func (x *printed) printMap(g *core.Game) {
	plain, banked := g.Scenario.Plain, g.Scenario.Banked
	for t, h := range g.Map.Hexes {
		x.Tiles = append(x.Tiles, printedTile{h.Key, h.Name, h.Hell, h.StartHell, plain.At[t], banked.At[t], plain.Laid>>t&1 != 0})
	}
	places := func(all []box.Place) []string {
		return rules.Encoded(all, func(at box.Place) string { return place(g, at) })
	}
	for at := range box.Place(box.Places) {
		l := &g.Map.Locations[at]
		x.Places = append(x.Places, printedPlace{l.Key, l.Name, l.Hell, g.Map.Hexes[l.Tile].Key, l.At, tokens(symbols(l.Prints[0])), tokens(symbols(l.Prints[1])),
			g.Scenario.Tokens[at].String(), places(plain.Neighbours(at)), places(banked.Neighbours(at))})
	}
	for i, w := range g.Map.Shortcuts {
		x.Shortcuts = append(x.Shortcuts, printedShortcut{place(g, box.Sewer+box.Place(i)), w.Name,
			[]string{g.Map.Hexes[w.Tiles[0]].Key, g.Map.Hexes[w.Tiles[1]].Key}, places(w.Tokens[:])})
	}
}

func (x *printed) printCards(p *Position) {
	begun := core.Begin(p.Game)
	at := map[*box.Face]int{}
	for c, f := range p.Game.Of {
		if f == nil {
			continue
		}
		i, seen := at[f]
		if !seen {
			i, at[f] = len(x.Cards), len(x.Cards)
			x.Cards = append(x.Cards, printedCardOf(&begun, f, box.Card(c)))
		}
		x.Cards[i].Numbers = append(x.Cards[i].Numbers, c)
	}
}

func printedCardOf(begun *core.Position, f *box.Face, c box.Card) printedCard {
	g := begun.Game
	v := (&Position{*begun}).View().Card(c)
	x := printedCard{Key: f.Key, Name: f.Name, Deck: v.Deck, Class: f.Class, Cost: f.Cost, Points: f.Points, Wealth: f.Wealth, Gives: tokens(v.Gives), Text: v.Text, Answers: []string{}}
	if f.Hero != box.NoHero {
		x.Hero = f.Hero.Key()
	}
	if f.Foe != nil {
		x.Foe = &printedFoe{v.Health, tokens(v.Weak), tokens(v.Hits), append([]string{}, v.Keywords...)}
	}
	if q := f.Quest; q != nil {
		x.Quest = &printedQuest{f.Level, tokens(symbols(q.Needs)), q.Gold, q.Trophies, box.Keywords()[q.Keyword], place(g, q.At), q.Wounds, q.Healed, q.Ways}
	}
	if f.Charge != nil {
		x.Charge = &printedCharge{Max: f.Charge.Max, Kinds: []string{}}
		for t := range box.Token(box.Resources) {
			if f.Charge.Kinds>>t&1 != 0 {
				x.Charge.Kinds = append(x.Charge.Kinds, t.String())
			}
		}
	}
	if f.Deck == box.EventCards {
		for _, a := range f.Event {
			x.Answers = append(x.Answers, a.Label)
		}
	}
	return x
}
