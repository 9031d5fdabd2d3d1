package penny

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// WhyNot says why a target cannot be chosen now, and the clause that forbids it; the
// zero Refusal is for what can be.
func (v known) WhyNot(target string) rules.Refusal {
	for _, c := range v.Choices() {
		if slices.Contains(c.Path, target) {
			return rules.Refusal{}
		}
	}
	if v.Label(target).Text == "" {
		return rules.Refuse("There is nothing like that in this game.", "")
	}
	return v.whyNot(target)
}

// refuse says why a step that reads well is not legal.
func (v known) refuse(s step) rules.Refusal {
	if v.core.need != decision {
		return rules.Refuse("There is nothing to decide now.", "PEN-46")
	}
	f := v.core.now()
	if f.op == opTurn {
		if r := v.refuseStep(f, s); r.Refused() {
			return r
		}
	}
	for _, id := range v.core.path(v.game, s) {
		if r := v.WhyNot(id); r.Refused() {
			return r
		}
	}
	return v.first()
}

// first says what must be decided before anything else.
func (v known) first() rules.Refusal {
	return rules.Refuse("First: "+v.Prompt(), clauseOf(v.core.now()))
}

// clauseOf is the clause behind what is being decided.
func clauseOf(f *frame) string {
	switch f.op {
	case opTurn:
		return [...]string{"PEN-47", "PEN-48", "PEN-59", "PEN-61", "PEN-131", "PEN-62", "PEN-62"}[f.i]
	case opPay:
		return "PEN-51"
	case opWalk:
		return "PEN-100"
	case opArrive:
		if f.i == 1 {
			return "PEN-53"
		}
		return "PEN-101"
	case opAppear:
		return "PEN-98"
	case opFight:
		return [...]string{"PEN-80", "PEN-81", "PEN-83", "PEN-84"}[f.i]
	case opLeave:
		return "PEN-87"
	case opTrophy:
		return "PEN-86"
	case opTrade:
		return "PEN-71"
	case opBuy:
		return "PEN-63"
	case opHeal:
		return "PEN-65"
	case opTarget:
		return "PEN-67"
	case opSale:
		return "PEN-122"
	case opEvent:
		return "PEN-69"
	case opFlip:
		return "PEN-146"
	}
	return "PEN-59"
}

// refuseStep is what a turn refuses by its kind.
func (v known) refuseStep(f *frame, s step) rules.Refusal {
	switch s.verb {
	case vWalk:
		if f.i != stepMove {
			return rules.Refuse("Cards pay for steps in step 2 only.", "PEN-48")
		}
	case vPlay:
		if f.i == stepMove {
			return rules.Refuse("Cards are played in step 3; in step 2 they only pay for steps, unless they show a shortcut that begins here.", "PEN-133")
		}
	case vAct, vClose, vInform, vHaggle, vRob, vReclaim, vTrade, vPawn:
		if f.i != stepField {
			return rules.Refuse("That is for step 4, the Field Action.", "PEN-61")
		}
	}
	return rules.Refusal{}
}

func (v known) whyNot(target string) rules.Refusal {
	c := v.core
	switch {
	case v.Over():
		return rules.Refuse("The game is over.", "PEN-46")
	case c.need == luck:
		return rules.Refuse("First the cards are drawn.", "")
	}
	f := c.now()
	if f.op != opTurn {
		return v.first()
	}
	family, rest, _ := strings.Cut(target, ".")
	p := c.me(f.hero)
	switch family {
	case "place":
		q, _ := v.placeNamed(rest)
		return v.noPlace(f, p, q)
	case "card":
		n, _ := strconv.Atoi(rest)
		return v.noCard(f, p, box.Card(n))
	case "action":
		q, _ := v.game.Map.Named(rest)
		return v.noAction(f, p, q)
	case "portal":
		q, _ := v.game.Map.Named(rest)
		return v.noPortal(f, p, q)
	case "hero":
		return v.noHero(f, p, rest)
	case "villain":
		return rules.Refuse("Villains are not led by you: schemes move them.", "PEN-96")
	case "tile":
		return rules.Refuse("Tiles turn when the hell track or a card says so.", "PEN-112")
	case "pool":
		return rules.Refuse("That is of no use to anything in this step.", "PEN-26")
	case "wound":
		return v.noWound(p, rest)
	case "shop", "enemy", "market":
		return rules.Refuse("Point at the card itself.", "")
	case "deck", "pile", "stack":
		return rules.Refuse("Nothing is taken from there now.", "PEN-63")
	}
	return v.first()
}

func (v known) noPlace(f *frame, p *player, q box.Place) rules.Refusal {
	c, g := v.core, v.game
	switch {
	case f.i > stepBuild:
		return rules.Refuse("Moving is over; step 4 is for the Field Action.", "PEN-53")
	case q >= box.Places:
		if g.wayFrom(p.at) != q {
			return rules.Refuse("That shortcut has no entrance on the tile you are on.", "PEN-55")
		}
		return rules.Refuse("Entering a shortcut costs two movement tokens, or a card that says so.", "PEN-55")
	case g.chart(c).Degree[q] == 0:
		return rules.Refuse("That tile is not on the table.", "PEN-124")
	case q == p.at && f.i == stepBuild:
		return rules.Refuse("There is nothing to gather here, or it has been done.", "PEN-42")
	case q == p.at:
		return rules.Refuse(p.who.Name()+" is there already.", "PEN-48")
	case !contains(c.reach(g, p.at, nil), q):
		return rules.Refuse("No line leads there from where you are: go step by step.", "PEN-49")
	case c.fare(g, int8(f.hero)) == 2:
		return rules.Refuse("Passing a villain on a Hell side costs one more, and you have not got it.", "PEN-51")
	case f.i == stepBuild:
		return rules.Refuse("In step 3 a step costs a movement token, and you have none.", "PEN-53")
	}
	return rules.Refuse("A step costs a card from the hand or a movement token; Wounded do not count.", "PEN-48")
}

func (v known) noCard(f *frame, p *player, k box.Card) rules.Refusal {
	c, g := v.core, v.game
	switch {
	case slices.Contains(c.shopRow[:], k), c.twos.Has(k), c.threes.Has(k):
		return rules.Refuse("One buys by the Field Action of a Buy token.", "PEN-63")
	case slices.Contains(c.enemyRow[:], k):
		return rules.Refuse("An enemy of the row is only fought where a villain stands.", "PEN-80")
	case p.foes.Has(k):
		return rules.Refuse("An assigned enemy is only fought where a villain stands.", "PEN-68")
	case p.hand.Has(k) && f.i == stepMove:
		return rules.Refuse("Cards are played in step 3.", "PEN-59")
	case p.hand.Has(k):
		return rules.Refuse("Step 3 is over: the card stays in hand.", "PEN-24")
	case p.pool.Has(k):
		return rules.Refuse("That card has been played; it lies in the pool to the end of the turn.", "PEN-23")
	case p.slotOf(k) >= 0:
		return v.noSlot(f, p, p.slotOf(k))
	}
	if g.Of[k].Deck == box.BrownCards {
		return rules.Refuse("A quest of the market is taken when another one is finished.", "PEN-165")
	}
	return rules.Refuse("That card is not yours to use now.", "PEN-21")
}

func (v known) noSlot(f *frame, p *player, i int) rules.Refusal {
	s := &p.slot[i]
	switch {
	case f.i < stepBuild:
		return rules.Refuse("Resources are moved in steps 3 and 4.", "PEN-34")
	case i >= chargeSlot && s.settled:
		return rules.Refuse("Something was put on it this turn, so nothing is taken off it this turn.", "PEN-159")
	case i >= chargeSlot:
		return rules.Refuse("Nothing in your pool fits on it.", "PEN-34")
	case i == walkSlot:
		return rules.Refuse("It holds what a portal needs, and nothing in your pool fits on it now.", "PEN-107")
	}
	return rules.Refuse(fmt.Sprintf("It still needs %s.", v.game.needs(v.game.Of[s.card].Quest)), "PEN-131")
}

func (v known) noAction(f *frame, p *player, q box.Place) rules.Refusal {
	c, g := v.core, v.game
	switch {
	case c.actionOn(g, q) == box.NoAction:
		return rules.Refuse("No action token lies there.", "PEN-61")
	case q != p.at:
		return rules.Refuse("You must stand there.", "PEN-61")
	case f.i < stepField:
		return rules.Refuse("That is for step 4, the Field Action.", "PEN-61")
	case f.i > stepField:
		return rules.Refuse("The Field Action of this turn is over.", "PEN-61")
	}
	return rules.Refuse("It could do nothing for you now.", actionClause(c.actionOn(g, q)))
}

func (v known) noPortal(f *frame, p *player, q box.Place) rules.Refusal {
	c, g := v.core, v.game
	i := c.portalOn(g, q)
	switch {
	case i < 0:
		return rules.Refuse("There is no open portal there.", "PEN-107")
	case q != p.at:
		return rules.Refuse("You must stand on the portal.", "PEN-107")
	case f.i < stepField:
		return rules.Refuse("That is for step 4, the Field Action.", "PEN-77")
	case f.i > stepField:
		return rules.Refuse("The Field Action of this turn is over.", "PEN-77")
	case c.mode == box.Prologue:
		return rules.Refuse("Your Walk in a Street does not hold "+g.portalNeeds()+".", "PEN-107")
	case c.mode == box.Heist && c.chapter == 1 && q == g.mode.Informer:
		return rules.Refuse(fmt.Sprintf("The informer wants %d gold, and %d lie on the Heroes card.", g.lever.Goal, c.heroGold), "PEN-118")
	case c.mode == box.Heist && c.chapter == 2 && !g.mode.Portals[i].Demonic:
		return rules.Refuse("You have no Shop card in hand or pool to sell.", "PEN-122")
	case c.mode == box.Heist && c.chapter == 2:
		return rules.Refuse("Nobody buys at the demonic portal.", "PEN-156")
	}
	return rules.Refuse("This portal cannot be closed now.", "PEN-164")
}

func (v known) noHero(f *frame, p *player, key string) rules.Refusal {
	c := v.core
	w, _ := heroNamed(key)
	h := c.seatOf(w)
	switch {
	case h < 0:
		return rules.Refuse(w.Name()+" does not play.", "PEN-1")
	case h == f.hero && f.i == stepMove:
		return rules.Refuse("Moving costs a card or a movement token, and there is none.", "PEN-48")
	case h == f.hero:
		return rules.Refuse("In step 3 one moves for movement tokens only, and not at all in step 4.", "PEN-53")
	case c.players[h].dead:
		return rules.Refuse(w.Name()+" is dead.", "PEN-93")
	case c.players[h].at != p.at:
		return rules.Refuse("One trades with a hero on one's own location.", "PEN-71")
	case f.i != stepField:
		return rules.Refuse("Trade is a Field Action, for step 4.", "PEN-71")
	}
	return rules.Refuse("Neither of you has anything to trade.", "PEN-71")
}

func (v known) noWound(p *player, rest string) rules.Refusal {
	who, zone, _ := strings.Cut(rest, ".")
	switch {
	case who != p.who.Key():
		return rules.Refuse("Those wounds are somebody else's.", "PEN-89")
	case zone == "grave":
		return rules.Refuse("Nothing heals Gravely Wounded.", "PEN-65")
	case zone == "hand" && p.woundHand > 0:
		return rules.Refuse("Wounded are played in step 3.", "PEN-60")
	case zone == "hand":
		return rules.Refuse("There is no Wounded in your hand.", "PEN-60")
	}
	return rules.Refuse("Wounded are healed by cards that say so and at a Heal token.", "PEN-65")
}
