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
	if slices.ContainsFunc(v.Choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, target) }) {
		return rules.Refusal{}
	}
	if Label(v, target).Text == "" {
		return rules.Refuse("This is not in the game.", "")
	}
	return whyNot(v, target)
}

// Refuse says why an action that reads well is not legal.
func Refuse(v core.View, a core.Action) rules.Refusal {
	if v.State.Wait != core.Decision {
		return rules.Refuse("There is nothing to decide now.", "PEN-46")
	}
	f := v.State.Top()
	if refused := actions[a.Kind].refused; refused != nil && f.Kind == core.EffectTurn {
		if r := refused(f); r.Refused() {
			return r
		}
	}
	for _, id := range v.State.Path(v.Game, a) {
		if r := WhyNot(v, id); r.Refused() {
			return r
		}
	}
	return finishFirst(v)
}

// finishFirst refuses what has to wait for what is being decided.
func finishFirst(v core.View) rules.Refusal {
	f := v.State.Top()
	if f.Kind == core.EffectEvent {
		return rules.Refuse("Answer the event first.", clauseOf(f))
	}
	return rules.Refuse("Finish this first. "+Prompt(v), clauseOf(f))
}

// whyNot says why a target that there is cannot be chosen.
func whyNot(v core.View, target string) rules.Refusal {
	c := v.State
	switch {
	case v.Over():
		return rules.Refuse("The game is over.", "PEN-46")
	case c.Wait == core.Luck:
		return rules.Refuse("Cards are being drawn. Wait a moment.", "")
	}
	f := c.Top()
	if f.Kind != core.EffectTurn {
		return finishFirst(v)
	}
	family, rest, _ := strings.Cut(target, ".")
	p := c.Player(f.Hero)
	switch family {
	case "place":
		q, _ := placeNamed(v, rest)
		return whyNotPlace(v, f, p, q)
	case "card":
		n, _ := strconv.Atoi(rest)
		return whyNotCard(v, f, p, box.Card(n))
	case "action":
		q, _ := v.Game.Map.Named(rest)
		return whyNotAction(v, f, p, q)
	case "portal":
		q, _ := v.Game.Map.Named(rest)
		return whyNotPortal(v, f, p, q)
	case "tile":
		if t, ok := v.Game.Map.TileNamed(rest); ok && c.Mode == box.Open {
			return whyNotTile(v, f, p, t)
		}
	case "hero":
		return whyNotHero(v, f, p, rest)
	case "wound":
		return whyNotWound(p, rest)
	case "pool":
		return whyNotToken(f, p, rest)
	}
	if x, ok := never[family]; ok {
		return rules.Refuse(x.text, x.clause)
	}
	return finishFirst(v)
}

// never has the families of targets that are not chosen in a turn, and why.
var never = map[string]no{
	"villain": {text: "You do not move villains: schemes do.", clause: "PEN-96"},
	"tile":    {text: "You cannot turn a tile yourself. The Hell track and some cards do.", clause: "PEN-112"},
	"shop":    {text: "Press the card itself."},
	"enemy":   {text: "Press the card itself."},
	"market":  {text: "Press the card itself."},
	"deck":    {text: "Cards come from this deck when they are needed. You cannot take one yourself.", clause: "PEN-63"},
	"pile":    {text: "You can look through this pile, but you cannot take a card from it now.", clause: "PEN-63"},
	"stack":   {text: "To buy this, take the Field Action Buy in step 4.", clause: "PEN-64"},
	"board":   {text: "Press a card or token on the board, not the board itself.", clause: "PEN-21"},
	"aside":   {text: "Destroyed cards stay out of the game.", clause: "PEN-30"},
	"hell":    {text: "You do not move the Hell token. It moves when the rules or a card say so.", clause: "PEN-110"},
	"counter": {text: "You can put gold on the Heroes card in steps 3 and 4, if you have any.", clause: "PEN-132"},
	"token":   {text: "This token only shows who holds it.", clause: "PEN-43"},
	"choice":  {text: "That is not one of your choices now.", clause: "PEN-148"},
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

func whyNotPlace(v core.View, f *core.Effect, p *core.Player, q box.Place) rules.Refusal {
	c, g := v.State, v.Game
	building := f.Step == core.StepBuild
	return refuse(
		no{f.Step > core.StepBuild, "You can no longer move this turn.", "PEN-53"},
		no{q >= box.Places && g.WayFrom(p.At) != q, "This shortcut has no entrance on your tile.", "PEN-55"},
		no{q >= box.Places, "To enter a shortcut, spend 2 movement tokens or play a card that says so.", "PEN-55"},
		no{len(g.Chart(c).Neighbours(q)) == 0, "This tile is not on the map.", "PEN-124"},
		no{q == p.At && building, "There is nothing to gather here now.", "PEN-42"},
		no{q == p.At, p.Who.Name() + " is already here.", "PEN-48"},
		no{!slices.Contains(c.Reach(g, p.At, nil), q), "No line leads there from your location. Move one line at a time.", "PEN-49"},
		no{c.Fare(g, f.Hero) == 2, "Leaving a villain on a Hell side costs 2 Move Points, and you have only 1.", "PEN-51"},
		no{building, "In step 3 each line costs a movement token, and you have none.", "PEN-53"},
		no{true, "Each line costs a card from your hand or a movement token, and you have neither. Wounded cards do not count.", "PEN-48"})
}

func whyNotCard(v core.View, f *core.Effect, p *core.Player, k box.Card) rules.Refusal {
	c := v.State
	if i := p.SlotOf(k); i >= 0 {
		return whyNotSlot(v, f, p, i)
	}
	return refuse(
		no{slices.Contains(c.ShopRow[:], k) || c.Twos.Has(k) || c.Threes.Has(k),
			"To buy this, take the Field Action Buy in step 4.", "PEN-63"},
		no{slices.Contains(c.EnemyRow[:], k), "You can fight this enemy only where you meet a villain.", "PEN-80"},
		no{p.Foes.Has(k), "You can fight your assigned enemy only where you meet a villain.", "PEN-68"},
		no{p.Hand.Has(k) && f.Step == core.StepMove, "You play cards in step 3. In step 2 you can discard this card to move.", "PEN-59"},
		no{p.Hand.Has(k), "Step 3 is over, so this card stays in your hand.", "PEN-24"},
		no{p.Pool.Has(k), "You have already played this card. It stays in your action pool until the end of the turn.", "PEN-23"},
		no{v.Game.Of[k].Deck == box.BrownCards, "You take a quest from the market when you finish a brown quest.", "PEN-165"},
		no{true, "You cannot use this card now.", "PEN-21"})
}

func whyNotSlot(v core.View, f *core.Effect, p *core.Player, i int) rules.Refusal {
	s := &p.Slot[i]
	if q := v.Game.Of[s.Card].Quest; i != core.WalkSlot && i < core.ChargeSlot && f.Step >= core.StepBuild {
		return rules.Refuse(fmt.Sprintf("You cannot finish it yet: in all, it needs %s.", Needs(v.Game, q)), "PEN-131")
	}
	return refuse(
		no{f.Step < core.StepBuild, "You move resources in steps 3 and 4.", "PEN-34"},
		no{i == core.WalkSlot, "Nothing in your action pool fits on it now.", "PEN-107"},
		no{s.Settled(), "What you put on it this turn stays there until your next turn.", "PEN-159"},
		no{true, "Nothing in your action pool fits on it.", "PEN-34"})
}

func whyNotAction(v core.View, f *core.Effect, p *core.Player, q box.Place) rules.Refusal {
	a := v.State.ActionOn(v.Game, q)
	return refuse(
		no{a == box.NoAction, "There is no action token here.", "PEN-61"},
		no{q != p.At, "To use it, be on this location in step 4.", "PEN-61"},
		no{f.Step < core.StepField, "This is a Field Action, for step 4.", "PEN-61"},
		no{f.Step > core.StepField, actionTaken, "PEN-61"},
		no{true, "It would change nothing for you now.", tokens[a].clause})
}

func whyNotPortal(v core.View, f *core.Effect, p *core.Player, q box.Place) rules.Refusal {
	c, g := v.State, v.Game
	i := c.PortalOn(g, q)
	sells := c.Mode == box.Heist && c.Chapter == 2
	return refuse(
		no{i < 0, "There is no open portal here.", "PEN-107"},
		no{q != p.At, "To close it, stand on the portal in step 4.", "PEN-107"},
		no{f.Step < core.StepField, "This is a Field Action, for step 4.", "PEN-77"},
		no{f.Step > core.StepField, actionTaken, "PEN-77"},
		no{c.Mode == box.Prologue, "Your Walk in a Street does not hold " + PortalNeeds(g) + ".", "PEN-107"},
		no{c.Mode == box.Heist && c.Chapter == 1 && q == g.Scenario.Informer,
			fmt.Sprintf("The informer wants %d gold, and the Heroes card holds %d.", g.Tuning.Goal, c.HeroGold), "PEN-118"},
		no{sells && !g.Scenario.Portals[max(i, 0)].Demonic, "You have no Shop card to sell in your hand or action pool.", "PEN-122"},
		no{sells, "You can sell at basic portals only.", "PEN-156"},
		no{true, "You cannot close this portal now.", "PEN-164"})
}

// whyNotTile says why a tile of an Open World cannot be reclaimed (PEN-166).
func whyNotTile(v core.View, f *core.Effect, p *core.Player, t box.Tile) rules.Refusal {
	c, g := v.State, v.Game
	needs := "Reclaiming it takes 2 different resources"
	if n := g.ReclaimMore(p); n > 0 {
		needs += fmt.Sprintf(", and %d more of any kind, unless a Shop card lies in your action pool", n)
	}
	return refuse(
		no{c.HellTiles>>t&1 == 0, "This tile shows its London side, and you cannot turn it over yourself.", "PEN-112"},
		no{g.TileOf(p.At) != t, "To reclaim it, stand on this tile in step 4.", "PEN-166"},
		no{c.VillainOnTile(g, t), "You cannot reclaim it while a villain stands on the tile.", "PEN-166"},
		no{f.Step < core.StepField, "This is a Field Action, for step 4.", "PEN-166"},
		no{f.Step > core.StepField, actionTaken, "PEN-166"},
		no{true, needs + ".", "PEN-166"})
}

func whyNotHero(v core.View, f *core.Effect, p *core.Player, key string) rules.Refusal {
	w, _ := heroNamed(key)
	h := v.State.SeatOf(w)
	if h < 0 {
		return rules.Refuse(w.Name()+" is not in this game.", "PEN-1")
	}
	him := v.State.Player(h)
	return refuse(
		no{him == p && f.Step == core.StepMove, "To move, you need a card or a movement token, and you have neither.", "PEN-48"},
		no{him == p, "You move in step 2, and with movement tokens in step 3.", "PEN-53"},
		no{him.Dead, w.Name() + " is dead.", "PEN-93"},
		no{him.At != p.At, "You can trade only with a hero on your location.", "PEN-71"},
		no{f.Step > core.StepField, actionTaken, "PEN-71"},
		no{f.Step < core.StepField, "Trade is a Field Action, for step 4.", "PEN-71"},
		no{true, "Neither of you has anything to trade.", "PEN-71"})
}

func whyNotWound(p *core.Player, rest string) rules.Refusal {
	who, zone, _ := strings.Cut(rest, ".")
	return refuse(
		no{who != p.Who.Key(), "These wounds belong to another hero.", "PEN-89"},
		no{zone == "grave", "Gravely Wounded cards cannot be healed.", "PEN-65"},
		no{zone == "hand" && p.WoundHand > 0, "You play Wounded cards in step 3.", "PEN-60"},
		no{zone == "hand", "You have no Wounded card in hand.", "PEN-60"},
		no{true, "To heal it, take the Field Action Heal or play a card that heals.", "PEN-65"})
}

// whyNotToken says why nothing in an action pool can be used now.
func whyNotToken(f *core.Effect, p *core.Player, rest string) rules.Refusal {
	who, what, _ := strings.Cut(rest, ".")
	t, _ := box.TokenNamed(what)
	return refuse(
		no{who != p.Who.Key(), "This action pool belongs to another hero.", "PEN-21"},
		no{t < box.Tokens && p.Tokens[t] == 0, "You have none in your action pool.", "PEN-26"},
		no{t == box.Damage, "You spend damage in a fight.", "PEN-81"},
		no{t == box.Prevent, "You spend prevention in a fight, when the enemy hits back.", "PEN-142"},
		no{t == box.Gold, "You spend gold when you take a Field Action such as Buy.", "PEN-63"},
		no{t == box.Movement && f.Step > core.StepBuild,
			"You can no longer move this turn. You keep up to four movement tokens.", "PEN-27"},
		no{t == box.Movement, "Your movement tokens cannot take you to any location now.", "PEN-53"},
		no{f.Step < core.StepBuild, "You move resources in steps 3 and 4.", "PEN-34"},
		no{true, "No quest or charge card of yours has room for it now.", "PEN-34"})
}
