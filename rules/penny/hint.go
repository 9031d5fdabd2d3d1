package penny

import (
	"context"
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// hintTrials is how many trials a hint makes.
const hintTrials = 200

// Hint is the step of the plan that does best in trials, with what speaks for it.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	v := t.View.(View)
	if v.core.need != decision {
		return "", ""
	}
	r := t.Rand
	if r == nil {
		r = rand.New(rand.NewPCG(uint64(v.core.round), uint64(v.core.active)))
	}
	b := brain{g: v.game, r: r, keen: true}
	p := b.weigh(ctx, &v.core, hintTrials)
	return v.game.text(p.step), v.reason(p)
}

// reason says what speaks for a plan.
func (v View) reason(p plan) string {
	c, g, s := &v.core, v.game, p.step
	f := c.now()
	switch {
	case f.op == opEvent:
		return "Nobody can know what comes of it; one answer is as good as the other."
	case f.op == opTurn && (s.verb == vWalk || s.verb == vRide):
		if to := p.aim - 1; p.aim > 0 {
			return fmt.Sprintf("%s is worth the way: %s.", v.placeName(to), v.attraction(to))
		}
		return fmt.Sprintf("In trials the turn went best from %s.", v.placeName(Place(s.a)))
	case f.op == opTurn && f.i == stepMove && s.verb == vDone:
		return "In trials the turn went best without moving; the cards are worth more in the hand."
	case s.verb == vClose:
		return "A closed portal is what all this is for, and 3 points."
	case s.verb == vPut:
		return fmt.Sprintf("%s needs it, and in the pool it would be gone with your next turn.", v.cardName(Card(s.b)))
	case s.verb == vPlay:
		return "Played cards cost nothing, and unplayed ones do nothing."
	case s.verb == vBuy:
		return fmt.Sprintf("It is worth %s at the end and serves from the next round of your deck on.", points(g.of[s.a].Points))
	case f.op == opFight:
		x, _ := v.Fight()
		if x.Choose {
			return fmt.Sprintf("It has %d health, and that is the best match for what you have.", c.healthOf(g, Card(s.a)))
		}
		if s.verb == vHit {
			return fmt.Sprintf("%d more and it is beaten.", x.Left)
		}
		return fmt.Sprintf("If you stop now, %s.", wounds(x.IfStops))
	}
	return fmt.Sprintf("In trials of the whole turn this did best of %s.", prose.Count(len(v.Choices()), "possible decision"))
}

func wounds(n int) string {
	if n == 1 {
		return "one wound may follow"
	}
	return fmt.Sprintf("%d wounds may follow", n)
}

// attraction is why a hero would want to be at a place.
func (v View) attraction(at Place) string {
	c, g := &v.core, v.game
	switch b := (&brain{g: g}); {
	case b.open(c, at):
		return "its tile can be turned back there"
	case c.portalOn(g, at) >= 0 && c.mode != Open:
		return "a portal is open there"
	case c.villainOn(at):
		return "there is somebody to be beaten"
	case c.actionOn(g, at) != NoAction:
		return "one can " + actionVerb(c.actionOn(g, at)) + " there"
	}
	return "what is printed there is still missing"
}
