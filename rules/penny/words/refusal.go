package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// WhyNot says why a target cannot be chosen now, and the clause that forbids it; the
// zero Refusal is for what can be.
func WhyNot(v core.View, target string) rules.Refusal {
	for _, c := range v.Choices() {
		if slices.Contains(c.Path, target) {
			return rules.Refusal{}
		}
	}
	if Label(v, target).Text == "" {
		return rules.Refuse("There is nothing like that in this game.", "")
	}
	return whyNot(v, target)
}

// Refuse says why a step that reads well is not legal.
func Refuse(v core.View, s core.Action) rules.Refusal {
	if v.State.Need != core.Decision {
		return rules.Refuse("There is nothing to decide now.", "PEN-46")
	}
	f := v.State.Top()
	if no := actions[s.Kind].refused; no != nil && f.Kind == core.EffectTurn {
		if r := no(f); r.Refused() {
			return r
		}
	}
	for _, id := range v.State.Path(v.Game, s) {
		if r := WhyNot(v, id); r.Refused() {
			return r
		}
	}
	return first(v)
}

// first says what must be decided before anything else.
func first(v core.View) rules.Refusal {
	return rules.Refuse("First: "+Prompt(v), clauseOf(v.State.Top()))
}

func whyNot(v core.View, target string) rules.Refusal {
	c := v.State
	switch {
	case v.Over():
		return rules.Refuse("The game is over.", "PEN-46")
	case c.Need == core.Luck:
		return rules.Refuse("First the cards are drawn.", "")
	}
	f := c.Top()
	if f.Kind != core.EffectTurn {
		return first(v)
	}
	family, rest, _ := strings.Cut(target, ".")
	p := c.Player(f.Hero)
	switch family {
	case "place":
		q, _ := placeNamed(v, rest)
		return noPlace(v, f, p, q)
	case "card":
		n, _ := strconv.Atoi(rest)
		return noCard(v, f, p, box.Card(n))
	case "action":
		q, _ := v.Game.Map.Named(rest)
		return noAction(v, f, p, q)
	case "portal":
		q, _ := v.Game.Map.Named(rest)
		return noPortal(v, f, p, q)
	case "hero":
		return noHero(v, f, p, rest)
	case "villain":
		return rules.Refuse("Villains are not led by you: schemes move them.", "PEN-96")
	case "tile":
		return rules.Refuse("Tiles turn when the hell track or a card says so.", "PEN-112")
	case "pool":
		return rules.Refuse("That is of no use to anything in this step.", "PEN-26")
	case "wound":
		return noWound(v, p, rest)
	case "shop", "enemy", "market":
		return rules.Refuse("Point at the card itself.", "")
	case "deck", "pile", "stack":
		return rules.Refuse("Nothing is taken from there now.", "PEN-63")
	}
	return first(v)
}

func noPlace(v core.View, f *core.Effect, p *core.Player, q box.Place) rules.Refusal {
	c, g := v.State, v.Game
	switch {
	case f.Step > core.StepBuild:
		return rules.Refuse("Moving is over; step 4 is for the Field Action.", "PEN-53")
	case q >= box.Places:
		if g.WayFrom(p.At) != q {
			return rules.Refuse("That shortcut has no entrance on the tile you are on.", "PEN-55")
		}
		return rules.Refuse("Entering a shortcut costs two movement tokens, or a card that says so.", "PEN-55")
	case g.Chart(c).Degree[q] == 0:
		return rules.Refuse("That tile is not on the table.", "PEN-124")
	case q == p.At && f.Step == core.StepBuild:
		return rules.Refuse("There is nothing to gather here, or it has been done.", "PEN-42")
	case q == p.At:
		return rules.Refuse(p.Who.Name()+" is there already.", "PEN-48")
	case !slices.Contains(c.Reach(g, p.At, nil), q):
		return rules.Refuse("No line leads there from where you are: go step by step.", "PEN-49")
	case c.Fare(g, int8(f.Hero)) == 2:
		return rules.Refuse("Passing a villain on a Hell side costs one more, and you have not got it.", "PEN-51")
	case f.Step == core.StepBuild:
		return rules.Refuse("In step 3 a step costs a movement token, and you have none.", "PEN-53")
	}
	return rules.Refuse("A step costs a card from the hand or a movement token; Wounded do not count.", "PEN-48")
}

func noCard(v core.View, f *core.Effect, p *core.Player, k box.Card) rules.Refusal {
	c, g := v.State, v.Game
	switch {
	case slices.Contains(c.ShopRow[:], k), c.Twos.Has(k), c.Threes.Has(k):
		return rules.Refuse("One buys by the Field Action of a Buy token.", "PEN-63")
	case slices.Contains(c.EnemyRow[:], k):
		return rules.Refuse("An enemy of the row is only fought where a villain stands.", "PEN-80")
	case p.Foes.Has(k):
		return rules.Refuse("An assigned enemy is only fought where a villain stands.", "PEN-68")
	case p.Hand.Has(k) && f.Step == core.StepMove:
		return rules.Refuse("Cards are played in step 3.", "PEN-59")
	case p.Hand.Has(k):
		return rules.Refuse("Step 3 is over: the card stays in hand.", "PEN-24")
	case p.Pool.Has(k):
		return rules.Refuse("That card has been played; it lies in the pool to the end of the turn.", "PEN-23")
	case p.SlotOf(k) >= 0:
		return noSlot(v, f, p, p.SlotOf(k))
	}
	if g.Of[k].Deck == box.BrownCards {
		return rules.Refuse("A quest of the market is taken when another one is finished.", "PEN-165")
	}
	return rules.Refuse("That card is not yours to use now.", "PEN-21")
}

func noSlot(v core.View, f *core.Effect, p *core.Player, i int) rules.Refusal {
	s := &p.Slot[i]
	switch {
	case f.Step < core.StepBuild:
		return rules.Refuse("Resources are moved in steps 3 and 4.", "PEN-34")
	case i >= core.ChargeSlot && s.Settled:
		return rules.Refuse("Something was put on it this turn, so nothing is taken off it this turn.", "PEN-159")
	case i >= core.ChargeSlot:
		return rules.Refuse("Nothing in your pool fits on it.", "PEN-34")
	case i == core.WalkSlot:
		return rules.Refuse("It holds what a portal needs, and nothing in your pool fits on it now.", "PEN-107")
	}
	return rules.Refuse(fmt.Sprintf("It still needs %s.", Needs(v.Game, v.Game.Of[s.Card].Quest)), "PEN-131")
}

func noAction(v core.View, f *core.Effect, p *core.Player, q box.Place) rules.Refusal {
	c, g := v.State, v.Game
	switch {
	case c.ActionOn(g, q) == box.NoAction:
		return rules.Refuse("No action token lies there.", "PEN-61")
	case q != p.At:
		return rules.Refuse("You must stand there.", "PEN-61")
	case f.Step < core.StepField:
		return rules.Refuse("That is for step 4, the Field Action.", "PEN-61")
	case f.Step > core.StepField:
		return rules.Refuse("The Field Action of this turn is over.", "PEN-61")
	}
	return rules.Refuse("It could do nothing for you now.", tokens[c.ActionOn(g, q)].clause)
}

func noPortal(v core.View, f *core.Effect, p *core.Player, q box.Place) rules.Refusal {
	c, g := v.State, v.Game
	i := c.PortalOn(g, q)
	switch {
	case i < 0:
		return rules.Refuse("There is no open portal there.", "PEN-107")
	case q != p.At:
		return rules.Refuse("You must stand on the portal.", "PEN-107")
	case f.Step < core.StepField:
		return rules.Refuse("That is for step 4, the Field Action.", "PEN-77")
	case f.Step > core.StepField:
		return rules.Refuse("The Field Action of this turn is over.", "PEN-77")
	case c.Mode == box.Prologue:
		return rules.Refuse("Your Walk in a Street does not hold "+PortalNeeds(g)+".", "PEN-107")
	case c.Mode == box.Heist && c.Chapter == 1 && q == g.Scenario.Informer:
		return rules.Refuse(fmt.Sprintf("The informer wants %d gold, and %d lie on the Heroes card.", g.Tuning.Goal, c.HeroGold), "PEN-118")
	case c.Mode == box.Heist && c.Chapter == 2 && !g.Scenario.Portals[i].Demonic:
		return rules.Refuse("You have no Shop card in hand or pool to sell.", "PEN-122")
	case c.Mode == box.Heist && c.Chapter == 2:
		return rules.Refuse("Nobody buys at the demonic portal.", "PEN-156")
	}
	return rules.Refuse("This portal cannot be closed now.", "PEN-164")
}

func noHero(v core.View, f *core.Effect, p *core.Player, key string) rules.Refusal {
	c := v.State
	w, _ := heroNamed(key)
	h := c.SeatOf(w)
	switch {
	case h < 0:
		return rules.Refuse(w.Name()+" does not play.", "PEN-1")
	case h == f.Hero && f.Step == core.StepMove:
		return rules.Refuse("Moving costs a card or a movement token, and there is none.", "PEN-48")
	case h == f.Hero:
		return rules.Refuse("In step 3 one moves for movement tokens only, and not at all in step 4.", "PEN-53")
	case c.Players[h].Dead:
		return rules.Refuse(w.Name()+" is dead.", "PEN-93")
	case c.Players[h].At != p.At:
		return rules.Refuse("One trades with a hero on one's own location.", "PEN-71")
	case f.Step != core.StepField:
		return rules.Refuse("Trade is a Field Action, for step 4.", "PEN-71")
	}
	return rules.Refuse("Neither of you has anything to trade.", "PEN-71")
}

func noWound(v core.View, p *core.Player, rest string) rules.Refusal {
	who, zone, _ := strings.Cut(rest, ".")
	switch {
	case who != p.Who.Key():
		return rules.Refuse("Those wounds are somebody else's.", "PEN-89")
	case zone == "grave":
		return rules.Refuse("Nothing heals Gravely Wounded.", "PEN-65")
	case zone == "hand" && p.WoundHand > 0:
		return rules.Refuse("Wounded are played in step 3.", "PEN-60")
	case zone == "hand":
		return rules.Refuse("There is no Wounded in your hand.", "PEN-60")
	}
	return rules.Refuse("Wounded are healed by cards that say so and at a Heal token.", "PEN-65")
}
