// Package words says everything that is said of Penny: names, texts of cards, log, prompts,
// labels, refusals and the reasons of hints.
package words

import (
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// PlaceName returns what a place is called on the side that shows.
func PlaceName(v core.View, p box.Place) string {
	g := v.Game
	switch {
	case p == box.Sewer || p == box.Post:
		return g.Map.Shortcuts[p-box.Sewer].Name
	case p >= box.Places:
		return "Off the map"
	case v.State.OnHell(g, p):
		return g.Map.Locations[p].Hell
	}
	return g.Map.Locations[p].Name
}

// BigVillain returns the card of the mini-boss or boss; NoCard for others, who fight with a card of the enemy row.
func BigVillain(v core.View, k box.Villain) box.Card {
	switch k {
	case box.MiniBoss:
		return v.State.MiniFoe(v.Game)
	case box.Boss:
		return v.Game.Scenario.BossCard
	}
	return box.NoCard
}

// VillainName returns what a figure is called: by its card, if it has one.
func VillainName(v core.View, k box.Villain) string {
	if card := BigVillain(v, k); card != box.NoCard {
		return v.Game.Of[card].Name
	}
	return [...]string{"Villain A", "Villain B", "Villain C", "The mini-boss", "The boss"}[k]
}

// Intent returns the ids of the places to which a villain would go, and why there.
func Intent(v core.View, k box.Villain) (next []string, why string) {
	g, c := v.Game, v.State
	if k == box.Boss {
		return nil, prose.Capital(villainSaid(v, k)) + " guards the Bank and does not move."
	}
	at := c.VillainAt[k]
	if c.HeroesOn(at) > 0 {
		return nil, "It is already with a hero, so it does not move or fight."
	}
	f := core.Effect{Kind: core.EffectWalk, Villain: k}
	var room [box.MostNeighbours]box.Place
	for _, q := range c.Steps(g, &f, room[:0]) {
		next = append(next, g.PlaceID(q))
	}
	best, who := nearest(v, at)
	switch {
	case len(who) == 0:
		return nil, "No hero is on the map, so it stays where it is."
	case len(next) == 1 && len(who) == 1:
		why = fmt.Sprintf("%s is the nearest hero, %s away.", who[0], prose.Amount(best, "line"))
	case len(who) == 1:
		why = fmt.Sprintf("%s is the nearest hero, %s away by several routes: %s chooses.", who[0], prose.Amount(best, "line"),
			name(v, v.Holder()))
	default:
		all := more(len(who) == 2, "both") + more(len(who) > 2, "all")
		why = fmt.Sprintf("%s are %s %s away. %s chooses.", prose.List(who), all, prose.Amount(best, "line"), name(v, v.Holder()))
	}
	return next, why
}

// nearest returns the heroes nearest to a place, and how many lines away they are.
func nearest(v core.View, at box.Place) (best int, who []string) {
	best = box.Unreachable
	for h := range v.State.Seats {
		p := &v.State.Players[h]
		if p.Dead || p.At >= box.Places || at >= box.Places {
			continue
		}
		switch d := int(v.Game.Chart(v.State).Distance[at][p.At]); {
		case d < best:
			best, who = d, []string{p.Who.Name()}
		case d == best:
			who = append(who, p.Who.Name())
		}
	}
	return best, who
}

// name returns what a seat's hero is called.
func name(v core.View, s rules.Seat) string {
	if s < 0 || int(s) >= v.Seats() {
		return "Nobody"
	}
	return v.State.Players[s].Who.Name()
}

// tokens is the table of what is said of action tokens: their names, what is done with
// them, what they do, and why a bot takes them.
var tokens = [...]struct{ title, verb, text, clause, why string }{
	box.NoAction: {title: "No action token", text: "This location offers no Field Action.", clause: "PEN-61"},
	box.Buy: {title: "Buy", verb: "buy", clause: "PEN-63",
		text: "Field Action: replace one card in the shop if you like, then buy a card for its price. Each extra card costs its price " +
			"and 1 resource."},
	box.Heal: {title: "Heal", verb: "heal", clause: "PEN-65",
		text: "Field Action: heal a Wounded card from under your board or from your discard pile. Each extra one costs 1 " +
			"resource or 1 gold."},
	box.Boost: {title: "Boost", verb: "take 2 movement tokens", clause: "PEN-66",
		text: "Field Action: take 2 movement tokens.", why: "you keep up to four of them for later turns."},
	box.Target: {title: "Target", verb: "target an enemy", clause: "PEN-67",
		text: "Field Action: shuffle any number of enemies in the enemy row back into their deck, then take one as your assigned enemy.",
		why:  "you can shuffle enemies back and take one as your assigned enemy."},
	box.Event: {title: "Event", verb: "meet an event", clause: "PEN-69",
		text: "Field Action: draw an event and choose an answer before you know the result. You keep the card for its points.",
		why:  "you cannot know what it brings, but its card scores."},
	box.Destroy: {title: "Destroy a Card", verb: "destroy a card", clause: "PEN-72",
		text: "Field Action: destroy a card in your action pool or discard pile. Each extra one costs 1 resource.",
		why:  "without your weakest card you draw the good ones more often."},
	box.Resource: {title: "Resource", verb: "take and exchange resources", clause: "PEN-73",
		text: "Field Action: take 1 resource of your choice, then exchange resources one for one.",
		why:  "you get a resource that your cards ask for."},
	box.Upgrade: {title: "Gold Upgrade", verb: "upgrade a card that gives gold", clause: "PEN-74",
		text: "Field Action: swap The Last Penny, Pocket Money or a Pennies card for one that gives 1 more gold. Each extra one " +
			"costs 1 resource.",
		why: "the better card gives more gold each time you play it."},
}

// ActionVerb returns an action token in words.
func ActionVerb(a box.ActionToken) string { return tokens[a].verb }

// definite are the places that take an article in a sentence.
var definite = []string{
	"Embankment", "Houses of Parliament", "River Thames Boats", "London Docks", "Music Hall", "East End Roofs", "Royal Exchange",
	"Reading Room", "Cemetery Gate", "Hospital Ward", "Railway Arches", "Vinegar Works", "East End", "South Bank", "Bank of England",
	"Front Steps", "Clerks' Hall", "Bullion Yard", "Governor's Stairs", "Embalmment", "Much Lower House", "River Styx Boats",
	"London Hocks", "Howling Hall", "Dead End Roofs", "Exchange of Souls", "Dreading Room", "Cemetery", "Inhospitable Ward",
	"Lambeth Sanity Office", "Railway Marches", "Sulphur Works", "Dead End", "Scorched Bank", "Infernal Reserve", "Descending Steps",
	"Hall of Eternal Clerks", "Boiling Yard", "Stairs"}

// inProse returns the name of a place or tile in a sentence: "the Tower" for "The Tower, but
// Leaning on You".
func inProse(name string) string {
	name, _, _ = strings.Cut(name, ",")
	name, _, _ = strings.Cut(name, " (")
	if rest, ok := strings.CutPrefix(name, "The "); ok {
		return "the " + rest
	}
	if slices.Contains(definite, name) {
		return "the " + name
	}
	return name
}

// placeSaid returns a place in a sentence.
func placeSaid(v core.View, p box.Place) string {
	if p >= box.Places && p != box.Sewer && p != box.Post {
		return "nowhere on the map"
	}
	return inProse(PlaceName(v, p))
}

// villainSaid returns a villain in a sentence.
func villainSaid(v core.View, k box.Villain) string {
	if card := BigVillain(v, k); card != box.NoCard {
		return cardSaid(v, card)
	}
	return [...]string{"villain A", "villain B", "villain C", "the mini-boss", "the boss"}[k]
}

// cardSaid returns a card in a sentence: enemies take an article, others keep theirs, titles
// take quotation marks, and what stands behind a comma is left to the card itself.
func cardSaid(v core.View, k box.Card) string {
	if k == box.NoCard || v.Game.Of[k] == nil {
		return "nothing"
	}
	f := v.Game.Of[k]
	short, _, _ := strings.Cut(strings.TrimSuffix(f.Name, "!"), ",")
	switch f.Deck {
	case box.PersonalCards, box.BrownCards, box.EventCards, box.SchemeCards, box.JokeCards:
		return "“" + f.Name + "”"
	case box.WalkCards:
		return "the Walk in a Street"
	}
	if f.Name == penny {
		return "a Last Penny"
	}
	for _, article := range []string{"The ", "A "} {
		if rest, ok := strings.CutPrefix(short, article); ok {
			if f.Foe != nil {
				article = "the "
			}
			return strings.ToLower(article) + rest
		}
	}
	if f.Foe != nil && v.Game.Regular(k) {
		return "the " + short
	}
	return short
}

// penny is the name of the card of which every hero has several.
const penny = "The Last Penny"

// cardsSaid returns cards in a sentence, equal ones counted.
func cardsSaid(v core.View, all []box.Card) (names []string) {
	count := map[string]int{}
	for _, k := range all {
		n := cardSaid(v, k)
		if count[n]++; count[n] == 1 {
			names = append(names, n)
		}
	}
	for i, n := range names {
		switch {
		case count[n] == 1:
		case strings.HasPrefix(n, "a Last"):
			names[i] = fmt.Sprintf("%d Last Pennies", count[n])
		default:
			names[i] = fmt.Sprintf("%s (%s)", n, twice(count[n]))
		}
	}
	return names
}

// twice returns how often something happens, from two times on.
func twice(n int) string {
	if n == 2 {
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}
