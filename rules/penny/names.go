package penny

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// placeName is what a place is called on the side that shows.
func (v known) placeName(p box.Place) string {
	g := v.game
	switch {
	case p == box.Sewer || p == box.Post:
		return g.Map.Shortcuts[p-box.Sewer].Name
	case p >= box.Places:
		return "off the map"
	case v.core.onHell(g, p):
		return g.Map.Locations[p].Hell
	}
	return g.Map.Locations[p].Name
}

func (v known) villainName(k box.Villain) string {
	switch k {
	case box.MiniBoss:
		if card := v.core.miniFoe(v.game); card != box.NoCard {
			return v.game.Of[card].Name
		}
		return "The mini-boss"
	case box.Boss:
		if card := v.game.mode.BossCard; card != box.NoCard {
			return v.game.Of[card].Name
		}
		return "The boss"
	}
	return "Villain " + box.Figures()[k]
}

// intent is where a villain would go, and why there.
func (v known) intent(k box.Villain) (next []string, why string) {
	g, c := v.game, v.core
	if k == box.Boss {
		return nil, "He guards the Bank and does not move."
	}
	at := c.villainAt[k]
	if c.heroesOn(at) > 0 {
		return nil, "He is with a hero already, so he stays and does not fight."
	}
	f := frame{op: opWalk, a: uint8(k)}
	var room [box.MostNeighbours]box.Place
	for _, q := range c.steps(g, &f, room[:0]) {
		next = append(next, g.PlaceID(q))
	}
	best, who := box.Unreachable, []string(nil)
	for h := range c.seats {
		p := &c.players[h]
		if p.dead || p.at >= box.Places {
			continue
		}
		switch d := int(g.chart(c).Distance[at][p.at]); {
		case d < best:
			best, who = d, []string{p.who.Name()}
		case d == best:
			who = append(who, p.who.Name())
		}
	}
	switch {
	case len(who) == 0:
		return nil, "No hero is on the map, so he stays."
	case len(next) == 1 && len(who) == 1:
		why = fmt.Sprintf("%s is nearest, %s away.", who[0], prose.Count(best, "step"))
	case len(who) == 1:
		why = fmt.Sprintf("%s is nearest, %s away by more than one way: %s decides.", who[0], prose.Count(best, "step"), v.name(v.Holder()))
	default:
		why = fmt.Sprintf("%s are equally near, %s away: %s decides.", prose.List(who), prose.Count(best, "step"), v.name(v.Holder()))
	}
	return next, why
}

// name is what a seat's hero is called.
func (v known) name(s rules.Seat) string {
	if s < 0 || int(s) >= v.Seats() {
		return "Nobody"
	}
	return v.core.players[s].who.Name()
}

// actionVerb is an action token in words.
func actionVerb(a box.ActionToken) string {
	return [...]string{"", "buy", "heal", "boost", "target a villain", "meet an event", "destroy a card", "exchange resources", "upgrade gold"}[a]
}
