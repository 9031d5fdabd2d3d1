// Package words says everything that is said of Penny: names, texts of cards, log, prompts,
// labels, refusals and the reasons of hints. It knows no bots.
package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// PlaceName is what a place is called on the side that shows.
func PlaceName(v core.View, p box.Place) string {
	g := v.Game
	switch {
	case p == box.Sewer || p == box.Post:
		return g.Map.Shortcuts[p-box.Sewer].Name
	case p >= box.Places:
		return "off the map"
	case v.State.OnHell(g, p):
		return g.Map.Locations[p].Hell
	}
	return g.Map.Locations[p].Name
}

func VillainName(v core.View, k box.Villain) string {
	switch k {
	case box.MiniBoss:
		if card := v.State.MiniFoe(v.Game); card != box.NoCard {
			return v.Game.Of[card].Name
		}
		return "The mini-boss"
	case box.Boss:
		if card := v.Game.Scenario.BossCard; card != box.NoCard {
			return v.Game.Of[card].Name
		}
		return "The boss"
	}
	return "Villain " + box.Figures()[k]
}

// Intent is where a villain would go, and why there.
func Intent(v core.View, k box.Villain) (next []string, why string) {
	g, c := v.Game, v.State
	if k == box.Boss {
		return nil, "He guards the Bank and does not move."
	}
	at := c.VillainAt[k]
	if c.HeroesOn(at) > 0 {
		return nil, "He is with a hero already, so he stays and does not fight."
	}
	f := core.Effect{Kind: core.EffectWalk, A: uint8(k)}
	var room [box.MostNeighbours]box.Place
	for _, q := range c.Steps(g, &f, room[:0]) {
		next = append(next, g.PlaceID(q))
	}
	best, who := box.Unreachable, []string(nil)
	for h := range c.Seats {
		p := &c.Players[h]
		if p.Dead || p.At >= box.Places {
			continue
		}
		switch d := int(g.Chart(c).Distance[at][p.At]); {
		case d < best:
			best, who = d, []string{p.Who.Name()}
		case d == best:
			who = append(who, p.Who.Name())
		}
	}
	switch {
	case len(who) == 0:
		return nil, "No hero is on the map, so he stays."
	case len(next) == 1 && len(who) == 1:
		why = fmt.Sprintf("%s is nearest, %s away.", who[0], prose.Count(best, "step"))
	case len(who) == 1:
		why = fmt.Sprintf("%s is nearest, %s away by more than one way: %s decides.", who[0], prose.Count(best, "step"), name(v, v.Holder()))
	default:
		why = fmt.Sprintf("%s are equally near, %s away: %s decides.", prose.List(who), prose.Count(best, "step"), name(v, v.Holder()))
	}
	return next, why
}

// name is what a seat's hero is called.
func name(v core.View, s rules.Seat) string {
	if s < 0 || int(s) >= v.Seats() {
		return "Nobody"
	}
	return v.State.Players[s].Who.Name()
}

// ActionVerb is an action token in words.
func ActionVerb(a box.ActionToken) string {
	return [...]string{"", "buy", "heal", "boost", "target a villain", "meet an event", "destroy a card", "exchange resources", "upgrade gold"}[a]
}
