package bots

import (
	"slices"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// What counts in the Prologue beside a closed portal. Over 13,700 beginnings of turns of
// 745 games of strong bots with two heroes a logistic regression told a game that was won
// from a lost one by what a hero lacked of his Walk, by wounds, deck and villains: a
// trophy told six times as much as a resource, a Shop card that can stand for one half of
// that, and wounds and decks far more than had been thought. These are its
// weights, rounded, in the measure of a resource.
const (
	WinValue      = 60000 // more than all the rest together
	resourceValue = 125   // on the Walk
	trophyOnWalk  = 820
	pledgeValue   = 410  // a Shop card that can stand for a trophy (PEN-160)
	heldValue     = 210  // and more if it is in hand
	closingValue  = 5000 // more than all that is spent on it, or nobody would close a portal
	sentryCost    = 300  // a villain on the last portal, beside what he is anywhere
	healthWeight  = 3
	deckWeight    = 5
)

// EvaluateTeam returns how good a moment looks to all heroes together, in tenths of a point:
// what brings the win nearer, and nobody's own score.
func (b *Agent) EvaluateTeam(c *core.State) int32 {
	switch {
	case c.Won(), c.LastTurn && c.Over == core.NotOver: // nothing can take the win away (PEN-135)
		return WinValue
	case c.Over != core.NotOver:
		return -20000 + int32(c.Closed)*100 + 500*int32(c.Beaten)
	}
	n := int32(0)
	for h := range int8(c.Seats) {
		wounds := int32(c.Status(h))
		health, deck := b.healthValue(c, h)-4*wounds*wounds, b.deckValue(c, h)
		if c.Mode == box.Prologue {
			health, deck = healthWeight*health, deckWeight*deck
		}
		n += health + deck
	}
	switch c.Mode {
	case box.Prologue:
		n += b.evaluatePrologue(c)
	case box.Heist:
		n += b.evaluateHeist(c)
	case box.Open:
		n += b.evaluateOpen(c)
	case box.Rush:
		n += b.evaluateRush(c)
	}
	return n
}

// ownPlace returns how well a hero himself is doing, in points, in the modes that have a true hero (PEN-114).
// What the team gains comes first; this decides between actions that are equally good for it.
func (b *Agent) ownPlace(c *core.State, h int8) int32 {
	if c.Seats == 1 || c.Mode != box.Prologue && c.Mode != box.Open {
		return 0
	}
	return int32(c.Tally(b.g, h).Total())
}

// evaluatePrologue returns how far the Prologue is: as many heroes must come near to closing a portal
// as are still open; the others count little.
func (b *Agent) evaluatePrologue(c *core.State) int32 {
	n := closingValue * int32(c.Closed)
	var progress [core.MostHeroes]int32
	for h := range int8(c.Seats) {
		progress[h] = b.walkProgress(c, h)
	}
	slices.SortFunc(progress[:], func(x, y int32) int { return int(y - x) })
	open := c.PortalsLeft()
	for i, k := range progress {
		if i >= open {
			k /= 3
		}
		n += k
	}
	for i, at := range b.g.Scenario.PortalAt {
		if c.Portals>>i&1 == 0 {
			continue
		}
		if b.g.Scenario.Portals[i].Demonic { // there they gather
			n -= 200
		}
		for v, on := range c.VillainAt {
			switch {
			case on != at:
			case v == int(box.MiniBoss):
				n -= 120
			default:
				n -= 70
				if open == 1 {
					n -= sentryCost
				}
			}
		}
	}
	return n
}

// walkProgress returns how far a hero is with his Walk in a Street.
func (b *Agent) walkProgress(c *core.State, h int8) int32 {
	g := b.g
	p := &c.Players[h]
	if p.Dead || c.Portals == 0 {
		return 0
	}
	s := &p.Slot[core.WalkSlot]
	resources, trophies := int32(g.Tuning.WalkKinds+g.Tuning.WalkAny), int32(g.Tuning.WalkTrophies)
	have, won := int32(s.Total()), min(int32(s.Trophies), trophies)
	pledged, held := int32(0), int32(0) // trophies for which he has Shop cards, and those in hand
	if g.Tuning.Pawn > 0 {
		pledged = trophies - won - int32(max(b.trophiesLacking(c, h), 0))
		held = max(min(int32(p.Hand.And(g.Goods).Count()), pledged), 0)
	}
	n := resourceValue*have + trophyOnWalk*won + pledgeValue*pledged + heldValue*held
	near := b.nearestPortal(c, p.At)
	switch lack := resources - have + 2*(trophies-won-pledged); {
	case lack <= 0:
		n += 400 - 50*near
	case lack <= 2:
		n -= 15 * near
	}
	return n
}
