package words

import (
	"fmt"
	"strings"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Reason says what speaks for a plan, in terms of places and cards: it goes on after a
// colon.
func Reason(v core.View, p core.Advice) string {
	c, s := v.State, p.Action
	switch f := c.Top(); {
	case f.Kind == core.EffectEvent:
		return "nobody can know what comes of it; one answer is as good as the other."
	case f.Kind == core.EffectHero:
		return "every hero can win, and the quests are dealt only afterwards."
	case s.Kind == core.Done:
		return whyDone(v, f)
	case f.Kind == core.EffectFight:
		return whyFight(v, s)
	case f.Kind == core.EffectTurn:
		return whyTurn(v, p)
	case f.Kind == core.EffectBlock:
		return whyWords(v, f, s)
	}
	return whyAmid(v, s)
}

// whyTurn is for a turn's own steps.
func whyTurn(v core.View, p core.Advice) string {
	c, g, s := v.State, v.Game, p.Action
	h := c.Top().Hero
	me := c.Player(h)
	switch s.Kind {
	case core.Walk, core.Ride, core.Duck:
		to := box.Place(s.A)
		if p.Aim > 0 {
			to = p.Aim - 1
		}
		what := attraction(v, to)
		switch {
		case what == "":
			return "the rest of the turn went best from there when it was tried out."
		case to != box.Place(s.A):
			return fmt.Sprintf("it is on the way to %s, where %s.", PlaceName(v, to), what)
		}
		return "there " + what + "."
	case core.Close:
		return "a closed portal is what all this is for, and 3 points."
	case core.Put:
		return "there it stays, and in the pool it would be gone with your next turn."
	case core.Lift:
		return "in the pool it can be spent at once."
	case core.Play:
		x := g.Of[s.A]
		if x.Charge != nil {
			return fmt.Sprintf("it stays on your board and holds %s beyond this turn.", prose.Count(x.Charge.Max, "resource"))
		}
		return inside(CardText(g.Box, x.Play)) + use(v, got(v, s))
	case core.Bear:
		return "it must be played by the end of this step in any case."
	case core.Gather:
		return fmt.Sprintf("that gives you %s.%s", tokenList(c.Printed(g, me.At)), use(v, got(v, s)))
	case core.Use:
		return inside(CardText(g.Box, g.Of[s.A].Charge.Ability))
	case core.Finish:
		text := "its needs are met."
		if n := g.Of[s.A].Points; n > 0 {
			text = fmt.Sprintf("it is worth %s.", points(n))
		}
		if q := g.Of[s.A].Quest; q.Reward != 0 {
			text += " " + CardText(g.Box, q.Reward)
		}
		return text
	case core.Bribe:
		return fmt.Sprintf("then %d of the %d gold for the informer are there.", c.HeroGold+1, g.Tuning.Goal)
	case core.Act:
		return whyAct(v, c.ActionOn(g, me.At))
	case core.Inform:
		return "the gold is together, and with this chapter II begins."
	case core.Haggle:
		return fmt.Sprintf("a shop card sold here for %d gold closes the portal.", g.Tuning.PortalGold)
	case core.Rob:
		return "that wins the heist."
	case core.Reclaim:
		return fmt.Sprintf("%s is London again, and %s.", g.Map.Hexes[g.TileOf(me.At)].Name, hells(c.HellCount()-1))
	case core.Pawn:
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
func whyDone(v core.View, f *core.Effect) string {
	c, g := v.State, v.Game
	at := c.Player(f.Hero).At
	switch f.Kind {
	case core.EffectTurn:
		switch f.Step {
		case core.StepMove:
			if what := attraction(v, at); what != "" {
				return fmt.Sprintf("at %s, where you are, %s, and no other place in reach is worth the cards.", PlaceName(v, at), what)
			}
			return "no place in reach is worth the cards that the way would cost."
		case core.StepBuild:
			text := "nothing that could still be done in this step helps now."
			if a := c.ActionOn(g, at); a != box.NoAction {
				text += fmt.Sprintf(" Next you may %s at %s.", ActionVerb(a), PlaceName(v, at))
			}
			return text
		case core.StepField:
			switch a := c.ActionOn(g, at); {
			case !c.Legal(g, core.Action{Kind: core.Act}):
			case a == box.Event:
				return "an event could as well do harm."
			default:
				return fmt.Sprintf("to %s at %s gains nothing now.", ActionVerb(a), PlaceName(v, at))
			}
			return fmt.Sprintf("nothing that can be done at %s helps now.", PlaceName(v, at))
		}
		return "all is done; what is on quests stays there, and you draw a new hand."
	case core.EffectFight:
		x := c.Sums(g, f)
		if x.Left > 0 && x.Most < x.Left {
			return fmt.Sprintf("%s has %d health left and you could deal only %d; keep what you have for better use.", cardName(v, box.Card(f.A)), x.Left, x.Most)
		}
		return fmt.Sprintf("what is left in your pool serves you better than the fight; %s.", wounds(x.Hits))
	case core.EffectBuy:
		return fmt.Sprintf("nothing on sale for your %d gold would help your deck.", c.Player(f.Hero).Tokens[box.Gold])
	case core.EffectHeal, core.EffectThin, core.EffectRaise, core.EffectSale:
		return "a further one is not worth the price."
	case core.EffectSwap:
		return "your resources are those that you need."
	case core.EffectTrade:
		return "there is nothing that would serve both of you."
	}
	return "nothing further would gain anything."
}

// whyFight is for blows given and taken.
func whyFight(v core.View, s core.Action) string {
	c, g := v.State, v.Game
	x, name := c.Sums(g, c.Top()), cardName(v, box.Card(c.Top().A))
	switch s.Kind {
	case core.Hit:
		if x.Most < x.Left {
			return fmt.Sprintf("%s has %d health left, and you can deal %d of it.", name, x.Left, x.Most)
		}
		return fmt.Sprintf("%d more and %s is beaten; you can deal %d.", x.Left, name, x.Most)
	case core.Fight:
		n, can := c.HealthOf(g, box.Card(s.A)), c.Payable(g, c.Top().Hero, box.Card(s.A))
		if can >= n {
			return fmt.Sprintf("it has %d health and you can deal %d.", n, can)
		}
		return fmt.Sprintf("it has %d health, you can deal %d, and it strikes back %s: of those here that is the best match.", n, can, times(len(c.HitsOf(g, box.Card(s.A)))))
	case core.Parry:
		return "else a Wounded comes to your discard pile."
	case core.Bleed:
		return "what would turn the blow aside is worth more to you than one Wounded costs."
	case core.Use:
		return inside(CardText(g.Box, g.Of[s.A].Charge.Ability))
	}
	return fmt.Sprintf("if you stop now, %s.", wounds(x.Hits))
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
func whyWords(v core.View, f *core.Effect, s core.Action) string {
	g := v.Game
	e := &g.Blocks[f.Block][f.Step]
	switch s.Kind {
	case core.Pay:
		if e.Then == 0 {
			return fmt.Sprintf("if not, %s.", inline(g.Box, e.Other))
		}
		return fmt.Sprintf("for that %s lets you %s.", source(v, f), inline(g.Box, e.Then))
	case core.Keep:
		if e.Then != 0 {
			return fmt.Sprintf("to %s you would have to %s, and that is worth more.", inline(g.Box, e.Then), inline(g.Box, e.Cost))
		}
		return fmt.Sprintf("to %s would cost you more.", inline(g.Box, e.Cost))
	}
	if use := use(v, got(v, s)); use != "" {
		return strings.TrimSpace(use)
	}
	return fmt.Sprintf("of what %s offers it helps you most.", source(v, f))
}

// whyAct is what a Field Action is taken for.
func whyAct(v core.View, a box.ActionToken) string {
	c, g := v.State, v.Game
	p := c.Player(c.Top().Hero)
	switch a {
	case box.Buy:
		best := box.NoCard
		for _, k := range c.ShopRow {
			if k != box.NoCard && g.Of[k].Cost <= int(p.Tokens[box.Gold]) && (best == box.NoCard || g.Of[k].Points > g.Of[best].Points) {
				best = k
			}
		}
		if best != box.NoCard {
			return fmt.Sprintf("your %d gold will buy %s, for one, worth %s.", p.Tokens[box.Gold], cardName(v, best), points(g.Of[best].Points))
		}
		return fmt.Sprintf("you have %d gold, and a card of the shop can be replaced for nothing.", p.Tokens[box.Gold])
	case box.Heal:
		if p.Under == 0 {
			return "the Wounded in your discard pile would come round and take the places of cards."
		}
		return fmt.Sprintf("you have %d Wounded under your board, each of which costs you a card of every hand, and %d in your discard pile.", p.Under, p.WoundPile)
	case box.Event:
		return "nobody can know what it brings, but its card counts in the score."
	case box.Destroy:
		return "a deck without its weakest card brings the good ones round sooner."
	case box.Resource:
		return "what no card of yours asks for can become what one does."
	case box.Upgrade:
		return "better Pennies give more gold each time that they come round."
	}
	if text := Label(v, "action."+v.Game.Map.Locations[p.At].Key).Text; text != "" {
		return inside(text)
	}
	return "it is what can be done at " + PlaceName(v, p.At) + "."
}

// whyAmid is for what is decided within an action or a scheme.
func whyAmid(v core.View, s core.Action) string {
	c, g := v.State, v.Game
	f := c.Top()
	switch s.Kind {
	case core.Gain, core.Swap:
		t := box.Token(s.A)
		if s.Kind == core.Swap {
			t = box.Token(s.B)
		}
		if use := use(v, []box.Token{t}); use != "" {
			return inside(strings.TrimSpace(use))
		}
		return "no card of yours asks for a certain kind now."
	case core.Lose, core.Give:
		return "of what lies in your pool it is missed least."
	case core.Discard, core.Fare:
		return fmt.Sprintf("its “%s” would be missed least.", does(v, box.Card(s.A)))
	case core.Destroy, core.DestroyFor:
		return fmt.Sprintf("a deck without its “%s” brings your other cards round sooner.", does(v, box.Card(s.A)))
	case core.Fetch, core.Quest, core.Hand, core.Want:
		return fmt.Sprintf("it says “%s”.", does(v, box.Card(s.A)))
	case core.Buy, core.BuyFor:
		return fmt.Sprintf("it is worth %s at the end and brings “%s” into your deck.", points(g.Of[s.A].Points), does(v, box.Card(s.A)))
	case core.Heal, core.HealFor:
		if s.A == 0 {
			return "then you draw one card more at the end of each turn."
		}
		return "it would come round with your deck and take the place of a card."
	case core.Replace:
		if x := g.Of[s.A]; x.Foe != nil {
			return fmt.Sprintf("it has %d health and strikes back %s; what comes may be weaker.", c.HealthOf(g, box.Card(s.A)), times(len(c.HitsOf(g, box.Card(s.A)))))
		}
		if n := int(c.Player(f.Hero).Tokens[box.Gold]); n < g.Of[s.A].Cost {
			return fmt.Sprintf("it costs %d gold and you have %d; what comes may be of more use.", g.Of[s.A].Cost, n)
		}
		return "what comes may be of more use to you."
	case core.Flip:
		if c.HeroesOnTile(g, box.Tile(s.A)) > 0 {
			return "the others would be missed more."
		}
		return "no hero stands there."
	case core.Lead, core.Appear, core.Step, core.Dodge, core.Enter:
		return whyThere(v, f, s)
	case core.Face:
		p := c.Player(c.SeatOf(box.Hero(s.A)))
		return fmt.Sprintf("%s has %s in hand and %s under the board.", p.Who.Name(), prose.Count(p.Hand.Count(), "card"), wounded(int(p.Under)))
	case core.Remove:
		return near(v, c.VillainAt[s.A])
	case core.Stand:
		return "the fight can be borne, and the movement token is kept."
	case core.Top:
		return "it is what you would rather see first."
	case core.Trophy:
		return fmt.Sprintf("%s asks for a trophy.", cardName(v, box.Card(s.A)))
	case core.Shuffle, core.Claim:
		return fmt.Sprintf("it has %d health and strikes back %s.", c.HealthOf(g, box.Card(s.A)), times(len(c.HitsOf(g, box.Card(s.A)))))
	case core.Raise, core.RaiseFor:
		return "it gives one gold more each time that it comes round."
	case core.Accept:
		return "what you get serves you better than what you give."
	case core.Refuse:
		return "what you would give is worth more to you."
	}
	return fmt.Sprintf("of %d choices it did best when the turn was tried out.", len(v.Choices()))
}
