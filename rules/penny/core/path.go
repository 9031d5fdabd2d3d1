package core

import (
	"strconv"
	"strings"

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
