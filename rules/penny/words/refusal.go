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
	case "wound":
		return noWound(p, rest)
	}
	if x, ok := never[family]; ok {
		return rules.Refuse(x.text, x.clause)
	}
	return first(v)
}

// never are the families of what is not chosen in a turn, and why.
var never = map[string]no{
	"villain": {text: "Villains are not led by you: schemes move them.", clause: "PEN-96"},
	"tile":    {text: "Tiles turn when the hell track or a card says so.", clause: "PEN-112"},
	"pool":    {text: "That is of no use to anything in this step.", clause: "PEN-26"},
	"shop":    {text: "Point at the card itself."},
	"enemy":   {text: "Point at the card itself."},
	"market":  {text: "Point at the card itself."},
	"deck":    {text: "Nothing is taken from there now.", clause: "PEN-63"},
	"pile":    {text: "Nothing is taken from there now.", clause: "PEN-63"},
	"stack":   {text: "Nothing is taken from there now.", clause: "PEN-63"},
}

// no is a reason against something, and the clause that has it.
type no struct {
	holds        bool
	text, clause string
}

// refuse gives the first reason that holds; the last one is for all that is left.
func refuse(all ...no) rules.Refusal {
	i := slices.IndexFunc(all, func(n no) bool { return n.holds })
	return rules.Refuse(all[i].text, all[i].clause)
}

func noPlace(v core.View, f *core.Effect, p *core.Player, q box.Place) rules.Refusal {
	c, g := v.State, v.Game
	building := f.Step == core.StepBuild
	return refuse(
		no{f.Step > core.StepBuild, "Moving is over; step 4 is for the Field Action.", "PEN-53"},
		no{q >= box.Places && g.WayFrom(p.At) != q, "That shortcut has no entrance on the tile you are on.", "PEN-55"},
		no{q >= box.Places, "Entering a shortcut costs two movement tokens, or a card that says so.", "PEN-55"},
		no{len(g.Chart(c).Neighbours(q)) == 0, "That tile is not on the table.", "PEN-124"},
		no{q == p.At && building, "There is nothing to gather here, or it has been done.", "PEN-42"},
		no{q == p.At, p.Who.Name() + " is there already.", "PEN-48"},
		no{!slices.Contains(c.Reach(g, p.At, nil), q), "No line leads there from where you are: go step by step.", "PEN-49"},
		no{c.Fare(g, f.Hero) == 2, "Passing a villain on a Hell side costs one more, and you have not got it.", "PEN-51"},
		no{building, "In step 3 a step costs a movement token, and you have none.", "PEN-53"},
		no{true, "A step costs a card from the hand or a movement token; Wounded do not count.", "PEN-48"})
}

func noCard(v core.View, f *core.Effect, p *core.Player, k box.Card) rules.Refusal {
	c := v.State
	if i := p.SlotOf(k); i >= 0 {
		return noSlot(v, f, p, i)
	}
	return refuse(
		no{slices.Contains(c.ShopRow[:], k) || c.Twos.Has(k) || c.Threes.Has(k), "One buys by the Field Action of a Buy token.", "PEN-63"},
		no{slices.Contains(c.EnemyRow[:], k), "An enemy of the row is only fought where a villain stands.", "PEN-80"},
		no{p.Foes.Has(k), "An assigned enemy is only fought where a villain stands.", "PEN-68"},
		no{p.Hand.Has(k) && f.Step == core.StepMove, "Cards are played in step 3.", "PEN-59"},
		no{p.Hand.Has(k), "Step 3 is over: the card stays in hand.", "PEN-24"},
		no{p.Pool.Has(k), "That card has been played; it lies in the pool to the end of the turn.", "PEN-23"},
		no{v.Game.Of[k].Deck == box.BrownCards, "A quest of the market is taken when another one is finished.", "PEN-165"},
		no{true, "That card is not yours to use now.", "PEN-21"})
}

func noSlot(v core.View, f *core.Effect, p *core.Player, i int) rules.Refusal {
	s := &p.Slot[i]
	if q := v.Game.Of[s.Card].Quest; i != core.WalkSlot && i < core.ChargeSlot && f.Step >= core.StepBuild {
		return rules.Refuse(fmt.Sprintf("It still needs %s.", Needs(v.Game, q)), "PEN-131")
	}
	return refuse(
		no{f.Step < core.StepBuild, "Resources are moved in steps 3 and 4.", "PEN-34"},
		no{i == core.WalkSlot, "It holds what a portal needs, and nothing in your pool fits on it now.", "PEN-107"},
		no{s.Settled, "Something was put on it this turn, so nothing is taken off it this turn.", "PEN-159"},
		no{true, "Nothing in your pool fits on it.", "PEN-34"})
}

func noAction(v core.View, f *core.Effect, p *core.Player, q box.Place) rules.Refusal {
	a := v.State.ActionOn(v.Game, q)
	return refuse(
		no{a == box.NoAction, "No action token lies there.", "PEN-61"},
		no{q != p.At, "You must stand there.", "PEN-61"},
		no{f.Step < core.StepField, "That is for step 4, the Field Action.", "PEN-61"},
		no{f.Step > core.StepField, "The Field Action of this turn is over.", "PEN-61"},
		no{true, "It could do nothing for you now.", tokens[a].clause})
}

func noPortal(v core.View, f *core.Effect, p *core.Player, q box.Place) rules.Refusal {
	c, g := v.State, v.Game
	i := c.PortalOn(g, q)
	sells := c.Mode == box.Heist && c.Chapter == 2
	return refuse(
		no{i < 0, "There is no open portal there.", "PEN-107"},
		no{q != p.At, "You must stand on the portal.", "PEN-107"},
		no{f.Step < core.StepField, "That is for step 4, the Field Action.", "PEN-77"},
		no{f.Step > core.StepField, "The Field Action of this turn is over.", "PEN-77"},
		no{c.Mode == box.Prologue, "Your Walk in a Street does not hold " + PortalNeeds(g) + ".", "PEN-107"},
		no{c.Mode == box.Heist && c.Chapter == 1 && q == g.Scenario.Informer,
			fmt.Sprintf("The informer wants %d gold, and %d lie on the Heroes card.", g.Tuning.Goal, c.HeroGold), "PEN-118"},
		no{sells && !g.Scenario.Portals[max(i, 0)].Demonic, "You have no Shop card in hand or pool to sell.", "PEN-122"},
		no{sells, "Nobody buys at the demonic portal.", "PEN-156"},
		no{true, "This portal cannot be closed now.", "PEN-164"})
}

func noHero(v core.View, f *core.Effect, p *core.Player, key string) rules.Refusal {
	w, _ := heroNamed(key)
	h := v.State.SeatOf(w)
	if h < 0 {
		return rules.Refuse(w.Name()+" does not play.", "PEN-1")
	}
	him := v.State.Player(h)
	return refuse(
		no{him == p && f.Step == core.StepMove, "Moving costs a card or a movement token, and there is none.", "PEN-48"},
		no{him == p, "In step 3 one moves for movement tokens only, and not at all in step 4.", "PEN-53"},
		no{him.Dead, w.Name() + " is dead.", "PEN-93"},
		no{him.At != p.At, "One trades with a hero on one's own location.", "PEN-71"},
		no{f.Step != core.StepField, "Trade is a Field Action, for step 4.", "PEN-71"},
		no{true, "Neither of you has anything to trade.", "PEN-71"})
}

func noWound(p *core.Player, rest string) rules.Refusal {
	who, zone, _ := strings.Cut(rest, ".")
	return refuse(
		no{who != p.Who.Key(), "Those wounds are somebody else's.", "PEN-89"},
		no{zone == "grave", "Nothing heals Gravely Wounded.", "PEN-65"},
		no{zone == "hand" && p.WoundHand > 0, "Wounded are played in step 3.", "PEN-60"},
		no{zone == "hand", "There is no Wounded in your hand.", "PEN-60"},
		no{true, "Wounded are healed by cards that say so and at a Heal token.", "PEN-65"})
}
