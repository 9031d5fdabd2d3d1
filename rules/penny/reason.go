package penny

import (
	"fmt"
	"strings"

	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// reason says what speaks for a plan, in terms of places and cards: it goes on after a
// colon.
func (v known) reason(p advice) string {
	c, s := v.core, p.step
	switch f := c.now(); {
	case f.op == opEvent:
		return "nobody can know what comes of it; one answer is as good as the other."
	case f.op == opHero:
		return "every hero can win, and the quests are dealt only afterwards."
	case s.verb == vDone:
		return v.whyDone(f)
	case f.op == opFight:
		return v.whyFight(s)
	case f.op == opTurn:
		return v.whyTurn(p)
	case f.op == opBlock:
		return v.whyWords(f, s)
	}
	return v.whyAmid(s)
}

// whyTurn is for a turn's own steps.
func (v known) whyTurn(p advice) string {
	c, g, s := v.core, v.game, p.step
	h := c.now().hero
	me := c.me(h)
	switch s.verb {
	case vWalk, vRide, vDuck:
		to := box.Place(s.a)
		if p.aim > 0 {
			to = p.aim - 1
		}
		what := v.attraction(to)
		switch {
		case what == "":
			return "the rest of the turn went best from there when it was tried out."
		case to != box.Place(s.a):
			return fmt.Sprintf("it is on the way to %s, where %s.", v.placeName(to), what)
		}
		return "there " + what + "."
	case vClose:
		return "a closed portal is what all this is for, and 3 points."
	case vPut:
		return "there it stays, and in the pool it would be gone with your next turn."
	case vLift:
		return "in the pool it can be spent at once."
	case vPlay:
		x := g.Of[s.a]
		if x.Charge != nil {
			return fmt.Sprintf("it stays on your board and holds %s beyond this turn.", prose.Count(x.Charge.Max, "resource"))
		}
		return inside(plain(g.Box, x.Play)) + v.use(v.got(s))
	case vBear:
		return "it must be played by the end of this step in any case."
	case vGather:
		return fmt.Sprintf("that gives you %s.%s", tokenList(c.printed(g, me.at)), v.use(v.got(s)))
	case vUse:
		return inside(plain(g.Box, g.Of[s.a].Charge.Ability))
	case vFinish:
		text := "its needs are met."
		if n := g.Of[s.a].Points; n > 0 {
			text = fmt.Sprintf("it is worth %s.", points(n))
		}
		if q := g.Of[s.a].Quest; q.Reward != 0 {
			text += " " + plain(g.Box, q.Reward)
		}
		return text
	case vBribe:
		return fmt.Sprintf("then %d of the %d gold for the informer are there.", c.heroGold+1, g.lever.Goal)
	case vAct:
		return v.whyAct(c.actionOn(g, me.at))
	case vInform:
		return "the gold is together, and with this chapter II begins."
	case vHaggle:
		return fmt.Sprintf("a shop card sold here for %d gold closes the portal.", g.lever.PortalGold)
	case vRob:
		return "that wins the heist."
	case vReclaim:
		return fmt.Sprintf("%s is London again, and %s.", g.Map.Hexes[g.tileOf(me.at)].Name, hells(c.hellCount()-1))
	case vPawn:
		return "it stands for a trophy, which the portal asks for."
	}
	return "one of you has what the other lacks."
}

func hells(n int) string {
	if n == 1 {
		return "one tile is left on its Hell side"
	}
	return fmt.Sprintf("%s are left on their Hell sides", prose.Count(n, "tile"))
}

// whyDone is why nothing more is done.
func (v known) whyDone(f *frame) string {
	c, g := v.core, v.game
	at := c.me(f.hero).at
	switch f.op {
	case opTurn:
		switch f.i {
		case stepMove:
			if what := v.attraction(at); what != "" {
				return fmt.Sprintf("at %s, where you are, %s, and no other place in reach is worth the cards.", v.placeName(at), what)
			}
			return "no place in reach is worth the cards that the way would cost."
		case stepBuild:
			text := "nothing that could still be done in this step helps now."
			if a := c.actionOn(g, at); a != box.NoAction {
				text += fmt.Sprintf(" Next you may %s at %s.", actionVerb(a), v.placeName(at))
			}
			return text
		case stepField:
			switch a := c.actionOn(g, at); {
			case !c.legal(g, step{verb: vAct}):
			case a == box.Event:
				return "an event could as well do harm."
			default:
				return fmt.Sprintf("to %s at %s gains nothing now.", actionVerb(a), v.placeName(at))
			}
			return fmt.Sprintf("nothing that can be done at %s helps now.", v.placeName(at))
		}
		return "all is done; what is on quests stays there, and you draw a new hand."
	case opFight:
		x := c.sums(g, f)
		if x.left > 0 && x.most < x.left {
			return fmt.Sprintf("%s has %d health left and you could deal only %d; keep what you have for better use.", v.cardName(box.Card(f.a)), x.left, x.most)
		}
		return fmt.Sprintf("what is left in your pool serves you better than the fight; %s.", wounds(x.hits))
	case opBuy:
		return fmt.Sprintf("nothing on sale for your %d gold would help your deck.", c.me(f.hero).tokens[box.Gold])
	case opHeal, opThin, opRaise, opSale:
		return "a further one is not worth the price."
	case opSwap:
		return "your resources are those that you need."
	case opTrade:
		return "there is nothing that would serve both of you."
	}
	return "nothing further would gain anything."
}

// whyFight is for blows given and taken.
func (v known) whyFight(s step) string {
	c, g := v.core, v.game
	x, name := c.sums(g, c.now()), v.cardName(box.Card(c.now().a))
	switch s.verb {
	case vHit:
		if x.most < x.left {
			return fmt.Sprintf("%s has %d health left, and you can deal %d of it.", name, x.left, x.most)
		}
		return fmt.Sprintf("%d more and %s is beaten; you can deal %d.", x.left, name, x.most)
	case vFight:
		n, can := c.healthOf(g, box.Card(s.a)), c.payable(g, c.now().hero, box.Card(s.a))
		if can >= n {
			return fmt.Sprintf("it has %d health and you can deal %d.", n, can)
		}
		return fmt.Sprintf("it has %d health, you can deal %d, and it strikes back %s: of those here that is the best match.", n, can, times(len(c.hitsOf(g, box.Card(s.a)))))
	case vParry:
		return "else a Wounded comes to your discard pile."
	case vBleed:
		return "what would turn the blow aside is worth more to you than one Wounded costs."
	case vUse:
		return inside(plain(g.Box, g.Of[s.a].Charge.Ability))
	}
	return fmt.Sprintf("if you stop now, %s.", wounds(x.hits))
}

func times(n int) string {
	switch n {
	case 0:
		return "not at all"
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}

func wounded(n int) string {
	if n == 0 {
		return "no Wounded"
	}
	return fmt.Sprintf("%d Wounded", n)
}

func wounds(n int) string {
	switch n {
	case 0:
		return "no wound can follow"
	case 1:
		return "one wound may follow"
	}
	return fmt.Sprintf("%d wounds may follow", n)
}

// whyWords is for what the words of a card offer.
func (v known) whyWords(f *frame, s step) string {
	g := v.game
	e := &g.Blocks[f.block][f.i]
	switch s.verb {
	case vPay:
		if e.Then == 0 {
			return fmt.Sprintf("if not, %s.", inline(g.Box, e.Other))
		}
		return fmt.Sprintf("for that %s lets you %s.", v.source(f), inline(g.Box, e.Then))
	case vKeep:
		if e.Then != 0 {
			return fmt.Sprintf("to %s you would have to %s, and that is worth more.", inline(g.Box, e.Then), inline(g.Box, e.Cost))
		}
		return fmt.Sprintf("to %s would cost you more.", inline(g.Box, e.Cost))
	}
	if use := v.use(v.got(s)); use != "" {
		return strings.TrimSpace(use)
	}
	return fmt.Sprintf("of what %s offers it helps you most.", v.source(f))
}

// whyAct is what a Field Action is taken for.
func (v known) whyAct(a box.ActionToken) string {
	c, g := v.core, v.game
	p := c.me(c.now().hero)
	switch a {
	case box.Buy:
		best := box.NoCard
		for _, k := range c.shopRow {
			if k != box.NoCard && g.Of[k].Cost <= int(p.tokens[box.Gold]) && (best == box.NoCard || g.Of[k].Points > g.Of[best].Points) {
				best = k
			}
		}
		if best != box.NoCard {
			return fmt.Sprintf("your %d gold will buy %s, for one, worth %s.", p.tokens[box.Gold], v.cardName(best), points(g.Of[best].Points))
		}
		return fmt.Sprintf("you have %d gold, and a card of the shop can be replaced for nothing.", p.tokens[box.Gold])
	case box.Heal:
		if p.under == 0 {
			return "the Wounded in your discard pile would come round and take the places of cards."
		}
		return fmt.Sprintf("you have %d Wounded under your board, each of which costs you a card of every hand, and %d in your discard pile.", p.under, p.woundPile)
	case box.Event:
		return "nobody can know what it brings, but its card counts in the score."
	case box.Destroy:
		return "a deck without its weakest card brings the good ones round sooner."
	case box.Resource:
		return "what no card of yours asks for can become what one does."
	case box.Upgrade:
		return "better Pennies give more gold each time that they come round."
	}
	if text := v.Label("action." + v.game.Map.Locations[p.at].Key).Text; text != "" {
		return inside(text)
	}
	return "it is what can be done at " + v.placeName(p.at) + "."
}

// whyAmid is for what is decided within an action or a scheme.
func (v known) whyAmid(s step) string {
	c, g := v.core, v.game
	f := c.now()
	switch s.verb {
	case vGain, vSwap:
		t := box.Token(s.a)
		if s.verb == vSwap {
			t = box.Token(s.b)
		}
		if use := v.use([]box.Token{t}); use != "" {
			return inside(strings.TrimSpace(use))
		}
		return "no card of yours asks for a certain kind now."
	case vLose, vGive:
		return "of what lies in your pool it is missed least."
	case vDiscard, vFare:
		return fmt.Sprintf("its “%s” would be missed least.", v.does(box.Card(s.a)))
	case vDestroy, vDestroyFor:
		return fmt.Sprintf("a deck without its “%s” brings your other cards round sooner.", v.does(box.Card(s.a)))
	case vFetch, vQuest, vHand, vWant:
		return fmt.Sprintf("it says “%s”.", v.does(box.Card(s.a)))
	case vBuy, vBuyFor:
		return fmt.Sprintf("it is worth %s at the end and brings “%s” into your deck.", points(g.Of[s.a].Points), v.does(box.Card(s.a)))
	case vHeal, vHealFor:
		if s.a == 0 {
			return "then you draw one card more at the end of each turn."
		}
		return "it would come round with your deck and take the place of a card."
	case vReplace:
		if x := g.Of[s.a]; x.Foe != nil {
			return fmt.Sprintf("it has %d health and strikes back %s; what comes may be weaker.", c.healthOf(g, box.Card(s.a)), times(len(c.hitsOf(g, box.Card(s.a)))))
		}
		if n := int(c.me(f.hero).tokens[box.Gold]); n < g.Of[s.a].Cost {
			return fmt.Sprintf("it costs %d gold and you have %d; what comes may be of more use.", g.Of[s.a].Cost, n)
		}
		return "what comes may be of more use to you."
	case vFlip:
		if c.heroesOnTile(g, box.Tile(s.a)) > 0 {
			return "the others would be missed more."
		}
		return "no hero stands there."
	case vLead, vAppear, vStep, vDodge, vEnter:
		return v.whyThere(f, s)
	case vFace:
		p := c.me(c.seatOf(box.Hero(s.a)))
		return fmt.Sprintf("%s has %s in hand and %s under the board.", p.who.Name(), prose.Count(p.hand.Count(), "card"), wounded(int(p.under)))
	case vRemove:
		return v.near(c.villainAt[s.a])
	case vStand:
		return "the fight can be borne, and the movement token is kept."
	case vTop:
		return "it is what you would rather see first."
	case vTrophy:
		return fmt.Sprintf("%s asks for a trophy.", v.cardName(box.Card(s.a)))
	case vShuffle, vClaim:
		return fmt.Sprintf("it has %d health and strikes back %s.", c.healthOf(g, box.Card(s.a)), times(len(c.hitsOf(g, box.Card(s.a)))))
	case vRaise, vRaiseFor:
		return "it gives one gold more each time that it comes round."
	case vAccept:
		return "what you get serves you better than what you give."
	case vRefuse:
		return "what you would give is worth more to you."
	}
	return fmt.Sprintf("of %d choices it did best when the turn was tried out.", len(v.Choices()))
}
