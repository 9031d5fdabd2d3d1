package core

import (
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// ChoiceID is a key that says something.
func ChoiceID(what string) string { return "choice." + what }

// Path is how a player points at an action. It begins with the thing that is lifted.
func (c *State) Path(g *Game, s Action) []string {
	points := table[s.Kind].points
	switch {
	case points == "":
		return []string{ChoiceID(table[s.Kind].word)}
	case s.Kind == Ride && c.Top().Kind == EffectPay: // where to is decided
		points = "ride"
	}
	all := strings.Fields(points)
	for i, what := range all {
		all[i] = c.target(g, what, s)
	}
	return all
}

// target is the id of what a row points at; what has a dot is an id itself.
func (c *State) target(g *Game, what string, s Action) string {
	if id := targets[what]; id != nil {
		return id(pointing{c, g, &c.Players[c.Asked()], c.Top(), s})
	}
	return what
}

// pointing is the start of a path: the hero who is asked, the effect that asks and an
// action.
type pointing struct {
	*State
	g *Game
	p *Player
	f *Effect
	s Action
}

// targets are the words for what a row points at.
var targets = map[string]func(x pointing) string{
	"me":     func(x pointing) string { return x.p.Who.ID() },
	"hero":   func(x pointing) string { return box.Hero(x.s.A).ID() },
	"other":  func(x pointing) string { return x.Players[x.Offer.With].Who.ID() },
	"card":   func(x pointing) string { return box.Card(x.s.A).ID() },
	"card2":  func(x pointing) string { return box.Card(x.s.B).ID() },
	"token":  func(x pointing) string { return box.PoolID(x.p.Who, box.Token(x.s.A)) },
	"token2": func(x pointing) string { return box.PoolID(x.p.Who, box.Token(x.s.B)) },
	"theirs": func(x pointing) string { return box.PoolID(x.Players[x.Offer.With].Who, box.Token(x.s.A)) },
	"ride":   func(x pointing) string { return box.PoolID(x.p.Who, box.Movement) },
	"gold":   func(x pointing) string { return box.PoolID(x.p.Who, box.Gold) },
	"wound":  func(x pointing) string { return box.WoundID(x.p.Who, "hand") },
	"wounds": func(x pointing) string {
		return box.WoundID(x.Players[x.f.Hero].Who, [2]string{"under", "pile"}[x.s.A&1])
	},
	"place":   func(x pointing) string { return x.g.PlaceID(box.Place(x.s.A)) },
	"here":    func(x pointing) string { return x.g.PlaceID(x.p.At) },
	"way":     func(x pointing) string { return x.g.PlaceID(x.g.WayFrom(x.p.At)) },
	"action":  func(x pointing) string { return "action." + x.g.PlaceKey(x.p.At) },
	"portal":  func(x pointing) string { return "portal." + x.g.PlaceKey(x.p.At) },
	"exit":    func(x pointing) string { return "portal." + x.g.PlaceKey(box.Place(x.s.A)) },
	"tile":    func(x pointing) string { return x.g.TileID(box.Tile(x.s.A)) },
	"ground":  func(x pointing) string { return x.g.TileID(x.g.TileOf(x.p.At)) },
	"villain": func(x pointing) string { return box.Villain(x.f.A).ID() },
	"figure":  func(x pointing) string { return box.Villain(x.s.A).ID() },
	"deck":    func(x pointing) string { return "deck." + x.p.Who.Key() },
	"option":  func(x pointing) string { return ChoiceID("option." + strconv.Itoa(int(x.s.A))) },
	"row": func(x pointing) string {
		if x.f.A == ShopRowID && x.f.Kind == EffectRefresh || x.f.Kind == EffectBuy {
			return "deck.shop"
		}
		return "deck.enemy"
	},
}

// language is the one in which moves are written.
func language(b *box.Box) *rules.Codec {
	var spots []string
	for i := range b.Map.Locations {
		spots = append(spots, b.Map.Locations[i].Key)
	}
	for _, w := range b.Map.Shortcuts {
		spots = append(spots, w.Key)
	}
	var hexes []string
	for i := range b.Map.Hexes {
		hexes = append(hexes, b.Map.Hexes[i].Key)
	}
	kinds := map[argKind]rules.Vocabulary{
		aHero: rules.List(box.HeroKeys()...), aPlace: rules.List(spots...), aCard: rules.Numbers(0, 254),
		aToken: rules.List(box.TokenNames()[:box.Tokens]...), aTile: rules.List(hexes...), aVillain: rules.List(box.VillainKeys()...),
		aNumber: rules.Numbers(0, 2),
	}
	var all []rules.Verb
	for _, g := range table {
		v := rules.Verb{Name: g.word}
		for _, a := range g.args {
			if a != none {
				v.Args = append(v.Args, kinds[a])
			}
		}
		all = append(all, v)
	}
	return rules.NewCodec(all...)
}

func (g *Game) Text(s Action) rules.Move { return g.codec.Text(int(s.Kind), int(s.A), int(s.B)) }

// Parse reads a move; whether it is legal is another question.
func (g *Game) Parse(m rules.Move) (Action, bool) {
	v, args, ok := g.codec.Parse(m)
	return Action{ActionKind(v), uint8(args[0]), uint8(args[1])}, ok
}
