package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// What a program is told of the box: what the rules read from the data, under the same keys where they have one.
// build/wire.md explains them.

type printedTile struct {
	box.Hex
	At     [2]int `json:"at"`
	AtBank [2]int `json:"at_chapter_3"`
	Laid   bool   `json:"laid"`
}

type printedPlace struct {
	Place      string      `json:"place"`
	Name       string      `json:"name"`
	Hell       string      `json:"hell"`
	Tile       string      `json:"tile"`
	At         string      `json:"at"`
	Prints     []box.Token `json:"prints"`
	HellPrints []box.Token `json:"hell_prints"`
	Action     string      `json:"action"`
	Neighbours []string    `json:"neighbours"`
	AtChapter3 []string    `json:"neighbours_chapter_3"`
}

type printedShortcut struct {
	Place     string   `json:"place"`
	Name      string   `json:"name"`
	Tiles     []string `json:"tiles"`
	Entrances []string `json:"entrances"`
}

type printedQuest struct {
	*box.Quest
	Level     int         `json:"level"`
	Resources []box.Token `json:"resources"`
	Trophies  int         `json:"trophies"`
	Keyword   string      `json:"keyword"`
	Place     string      `json:"place"`
}

// printedCard is a kind of card with the numbers of its copies.
type printedCard struct {
	Numbers []int `json:"numbers"`
	CardView
	Quest   *printedQuest `json:"quest,omitempty"`
	Max     int           `json:"max,omitempty"`
	Kinds   []box.Token   `json:"kinds,omitempty"`
	Answers []string      `json:"answers,omitempty"`
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
	Portals   []box.Portal      `json:"portals"`
	Tiles     []printedTile     `json:"tiles"`
	Places    []printedPlace    `json:"places"`
	Shortcuts []printedShortcut `json:"shortcuts"`
	Decks     map[string][]int  `json:"decks"`
	Cards     []printedCard     `json:"cards"`
}

// Describe gives the map, the numbers of the mode for so many heroes, and all cards of the box.
func (p *Position) Describe() any {
	g, s := p.Game, p.Game.Scenario
	x := printed{Mode: p.Mode.String(), Short: g.Short, Hard: g.Difficulty,
		Heroes: box.HeroKeys(), Tokens: box.TokenNames()[:box.Tokens], Numbers: g.Tuning,
		Fuse: g.LastSpace(), Red: g.RedSpaces(), MiniAt: s.MiniSpace, Mini: number(s.MiniCard), Boss: number(s.BossCard),
		MiniPlace: s.MiniAtKey, BossPlace: s.BossAtKey, Informer: s.InformerKey, Vault: s.WinAtKey,
		Starts: s.Heroes, Villains: s.Villains, Portals: s.Portals,
		Decks: map[string][]int{"shop": row(s.Shop), "enemy": row(s.Enemies), "event": row(s.Events), "scheme": row(s.Schemes),
			"joke": row(s.Jokes), "market": row(s.Browns), "item": row(s.Items), "demonic": row(s.Demonic)}}
	x.printMap(g)
	x.printCards(g)
	return x
}

func (x *printed) printMap(g *core.Game) {
	plain, banked := g.Scenario.Plain, g.Scenario.Banked
	for t, h := range g.Map.Hexes {
		x.Tiles = append(x.Tiles, printedTile{h, plain.At[t], banked.At[t], plain.Laid>>t&1 != 0})
	}
	places := func(all []box.Place) []string { return rules.Encoded(all, g.PlaceKey) }
	for at := range box.Place(box.Places) {
		l := &g.Map.Locations[at]
		x.Places = append(x.Places, printedPlace{l.Key, l.Name, l.Hell, g.Map.Hexes[l.Tile].Key, l.At,
			symbols(l.Prints[0]), symbols(l.Prints[1]), g.Scenario.Tokens[at].String(),
			places(plain.Neighbours(at)), places(banked.Neighbours(at))})
	}
	for _, w := range g.Map.Shortcuts {
		x.Shortcuts = append(x.Shortcuts, printedShortcut{w.Key, w.Name,
			[]string{g.Map.Hexes[w.Tiles[0]].Key, g.Map.Hexes[w.Tiles[1]].Key}, places(w.Tokens[:])})
	}
}

func (x *printed) printCards(g *core.Game) {
	begun := core.Begin(g)
	v := View{core.See(g, &begun.State)}
	indices := map[*box.Face]int{}
	for c, f := range g.Of {
		if f == nil {
			continue
		}
		i, seen := indices[f]
		if !seen {
			i, indices[f] = len(x.Cards), len(x.Cards)
			x.Cards = append(x.Cards, printedCardOf(v, f, box.Card(c)))
		}
		x.Cards[i].Numbers = append(x.Cards[i].Numbers, c)
	}
}

func printedCardOf(v View, f *box.Face, c box.Card) printedCard {
	x := printedCard{CardView: v.Card(c)}
	if q := f.Quest; q != nil {
		x.Quest = &printedQuest{Quest: q, Level: f.Level, Resources: symbols(q.Needs), Trophies: q.Trophies,
			Keyword: box.Keywords()[q.Keyword]}
		if q.At != box.NoPlace {
			x.Quest.Place = v.Game.PlaceKey(q.At)
		}
	}
	if f.Charge != nil {
		x.Max = f.Charge.Max
		for t := range box.Token(box.Resources) {
			if f.Charge.Kinds>>t&1 != 0 {
				x.Kinds = append(x.Kinds, t)
			}
		}
	}
	if f.Deck == box.EventCards {
		x.Answers = []string{f.Event[0].Label, f.Event[1].Label}
	}
	return x
}
