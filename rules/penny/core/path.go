package core

import (
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// ChoiceID is a key that says something.
func ChoiceID(what string) string { return "choice." + what }

// Path is how one points at an action. It begins with the thing that is lifted.
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
	p, f := &c.Players[c.Asked()], c.Top()
	switch what {
	case "me":
		return p.Who.ID()
	case "hero":
		return box.Hero(s.A).ID()
	case "other":
		return c.Players[c.Offer.With].Who.ID()
	case "card":
		return box.Card(s.A).ID()
	case "card2":
		return box.Card(s.B).ID()
	case "token":
		return box.PoolID(p.Who, box.Token(s.A))
	case "token2":
		return box.PoolID(p.Who, box.Token(s.B))
	case "theirs":
		return box.PoolID(c.Players[c.Offer.With].Who, box.Token(s.A))
	case "ride":
		return box.PoolID(p.Who, box.Movement)
	case "gold":
		return box.PoolID(p.Who, box.Gold)
	case "wound":
		return box.WoundID(p.Who, "hand")
	case "wounds":
		return box.WoundID(c.Players[f.Hero].Who, [2]string{"under", "pile"}[s.A&1])
	case "place":
		return g.PlaceID(box.Place(s.A))
	case "here":
		return g.PlaceID(p.At)
	case "way":
		return g.PlaceID(g.WayFrom(p.At))
	case "action", "portal":
		return what + "." + g.PlaceKey(p.At)
	case "exit":
		return "portal." + g.PlaceKey(box.Place(s.A))
	case "tile":
		return g.TileID(box.Tile(s.A))
	case "ground":
		return g.TileID(g.TileOf(p.At))
	case "villain":
		return box.Villain(f.A).ID()
	case "figure":
		return box.Villain(s.A).ID()
	case "deck":
		return "deck." + p.Who.Key()
	case "row":
		if f.A == ShopRowID && f.Kind == EffectRefresh || f.Kind == EffectBuy {
			return "deck.shop"
		}
		return "deck.enemy"
	case "option":
		return ChoiceID("option." + strconv.Itoa(int(s.A)))
	}
	return what
}

// language is the one in which the moves of an edition are written.
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
	kinds := map[argKind]rules.Words{
		aHero: rules.List(box.HeroKeys()...), aPlace: rules.List(spots...), aCard: rules.Numbers(0, 254),
		aToken: rules.List(box.TokenNames()[:box.Tokens]...), aTile: rules.List(hexes...), aVillain: rules.List(box.VillainKeys()...), aNumber: rules.Numbers(0, 2),
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
