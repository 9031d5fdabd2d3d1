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

// BigVillain is the card of the mini-boss or boss; NoCard for others, who borrow one.
func BigVillain(v core.View, k box.Villain) box.Card {
	switch k {
	case box.MiniBoss:
		return v.State.MiniFoe(v.Game)
	case box.Boss:
		return v.Game.Scenario.BossCard
	}
	return box.NoCard
}

func VillainName(v core.View, k box.Villain) string {
	if card := BigVillain(v, k); card != box.NoCard {
		return v.Game.Of[card].Name
	}
	return [...]string{"Villain A", "Villain B", "Villain C", "The mini-boss", "The boss"}[k]
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

// tokens is the table of what is said of action tokens: their names, what one does with
// them, what they do, and why a bot takes them.
var tokens = [...]struct{ title, verb, text, clause, why string }{
	box.NoAction: {title: "No token", text: "No action token lies here.", clause: "PEN-61"},
	box.Buy: {title: "Buy", verb: "buy", clause: "PEN-63",
		text: "Replace one card of the shop if you like, then buy one for its gold, and more for a resource each."},
	box.Heal: {title: "Heal", verb: "heal", clause: "PEN-65",
		text: "Destroy a Wounded of your pool or discard pile, and more for a resource or gold each."},
	box.Boost: {title: "Boost", verb: "boost", clause: "PEN-66",
		text: "Take two movement tokens.", why: "take two movement tokens."},
	box.Target: {title: "Target", verb: "target a villain", clause: "PEN-67",
		text: "Shuffle enemies of the row back, then have one of the row assigned to you.",
		why:  "shuffle enemies of the row back, then have one of the row assigned to you."},
	box.Event: {title: "Event", verb: "meet an event", clause: "PEN-69",
		text: "Meet an event: choose first, read afterwards, and keep the card for its points.",
		why:  "nobody can know what it brings, but its card counts in the score."},
	box.Destroy: {title: "Destroy a Card", verb: "destroy a card", clause: "PEN-72",
		text: "Destroy a card of your pool or discard pile, and more for a resource each.",
		why:  "a deck without its weakest card brings the good ones round sooner."},
	box.Resource: {title: "Resource", verb: "exchange resources", clause: "PEN-73",
		text: "Take a resource of your choice, then exchange others one for one.",
		why:  "what no card of yours asks for can become what one does."},
	box.Upgrade: {title: "Gold Upgrade", verb: "upgrade gold", clause: "PEN-74",
		text: "Change a Penny, Pocket Money or Pennies for the Pennies that give one more, and more for a resource each.",
		why:  "better Pennies give more gold each time that they come round."},
}

// ActionVerb is an action token in words.
func ActionVerb(a box.ActionToken) string { return tokens[a].verb }
