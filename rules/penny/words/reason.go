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
	x := now(v, p.Action)
	x.aim = p.Aim
	if why := x.fill(actions[x.s.Kind].why); why != "" {
		return why
	}
	return x.tried()
}

// tried is all that can be said of what did well in trials.
func (x moment) tried() string {
	return fmt.Sprintf("of %d choices it did best when the turn was tried out.", len(x.Choices()))
}

// going is what speaks for a place to which a hero goes.
func (x moment) going() string {
	if x.f.Kind == core.EffectPay {
		return x.tried()
	}
	next := box.Place(x.s.A)
	if x.s.Kind == core.Enter {
		next = x.g.WayFrom(x.p.At)
	}
	to := next
	if x.aim > 0 && x.f.Kind == core.EffectTurn {
		to = x.aim - 1
	}
	switch what := x.attraction(to); {
	case what == "":
		return "the rest of the turn went best from there when it was tried out."
	case to != next:
		return fmt.Sprintf("it is on the way to %s, where %s.", PlaceName(x.View, to), what)
	default:
		return "there " + what + "."
	}
}

func (x moment) playing() string {
	f := x.g.Of[x.s.A]
	if f.Charge != nil {
		return fmt.Sprintf("it stays on your board and holds %s beyond this turn.", prose.Count(f.Charge.Max, "resource"))
	}
	return inside(CardText(x.g.Box, f.Play)) + x.use(x.got()...)
}

// rewards is what a finished quest brings.
func (x moment) rewards() string {
	f, text := x.g.Of[x.s.A], "its needs are met."
	if f.Points > 0 {
		text = fmt.Sprintf("it is worth %s.", points(f.Points))
	}
	return text + more(f.Quest.Reward != 0, " "+CardText(x.g.Box, f.Quest.Reward))
}

func (x moment) hells() string {
	if n := x.c.HellCount() - 1; n != 1 {
		return fmt.Sprintf("%s are left on their Hell sides", prose.Count(n, "tile"))
	}
	return "one tile is left on its Hell side"
}

// stopping is why nothing more is done.
func (x moment) stopping() string {
	switch x.f.Kind {
	case core.EffectTurn:
		return x.stepping()
	case core.EffectFight:
		n := x.c.Sums(x.g, x.f)
		if n.Left > 0 && n.Most < n.Left {
			return fmt.Sprintf("%s has %d health left and you could deal only %d; keep what you have for better use.", cardName(x.View, box.Card(x.f.A)), n.Left, n.Most)
		}
		follows := fmt.Sprintf("%d wounds may follow", n.Hits)
		if n.Hits < 2 {
			follows = [...]string{"no wound can follow", "one wound may follow"}[n.Hits]
		}
		return fmt.Sprintf("what is left in your pool serves you better than the fight; %s.", follows)
	case core.EffectBuy:
		return fmt.Sprintf("nothing on sale for your %d gold would help your deck.", x.p.Tokens[box.Gold])
	case core.EffectHeal, core.EffectThin, core.EffectRaise, core.EffectSale:
		return "a further one is not worth the price."
	case core.EffectSwap:
		return "your resources are those that you need."
	case core.EffectTrade:
		return "there is nothing that would serve both of you."
	}
	return "nothing further would gain anything."
}

// stepping is why a step of the turn is over.
func (x moment) stepping() string {
	place, a := PlaceName(x.View, x.p.At), x.c.ActionOn(x.g, x.p.At)
	switch x.f.Step {
	case core.StepMove:
		if what := x.attraction(x.p.At); what != "" {
			return fmt.Sprintf("at %s, where you are, %s, and no other place in reach is worth the cards.", place, what)
		}
		return "no place in reach is worth the cards that the way would cost."
	case core.StepBuild:
		text := "nothing that could still be done in this step helps now."
		return text + more(a != box.NoAction, fmt.Sprintf(" Next you may %s at %s.", ActionVerb(a), place))
	case core.StepField:
		switch {
		case !x.c.Legal(x.g, core.Action{Kind: core.Act}):
			return fmt.Sprintf("nothing that can be done at %s helps now.", place)
		case a == box.Event:
			return "an event could as well do harm."
		}
		return fmt.Sprintf("to %s at %s gains nothing now.", ActionVerb(a), place)
	}
	return "all is done; what is on quests stays there, and you draw a new hand."
}

func (x moment) hitting() string {
	n, foe := x.c.Sums(x.g, x.f), cardName(x.View, box.Card(x.f.A))
	if n.Most < n.Left {
		return fmt.Sprintf("%s has %d health left, and you can deal %d of it.", foe, n.Left, n.Most)
	}
	return fmt.Sprintf("%d more and %s is beaten; you can deal %d.", n.Left, foe, n.Most)
}

// match is how an enemy is for the hero who chooses it.
func (x moment) match() string {
	foe := box.Card(x.s.A)
	n, can := x.c.HealthOf(x.g, foe), x.c.Payable(x.g, x.f.Hero, foe)
	if can >= n {
		return fmt.Sprintf("it has %d health and you can deal %d.", n, can)
	}
	return fmt.Sprintf("it has %d health, you can deal %d, and it strikes back %s: of those here that is the best match.", n, can, times(len(x.c.HitsOf(x.g, foe))))
}

func times(n int) string {
	if n < 3 {
		return [...]string{"not at all", "once", "twice"}[n]
	}
	return fmt.Sprintf("%d times", n)
}

// choice is why one of several things is chosen, paying and keeping why a price is paid or
// not.
func (x moment) choice() string {
	if x.f.Kind == core.EffectEvent {
		return "nobody can know what comes of it; one answer is as good as the other."
	}
	if use := x.use(x.got()...); use != "" {
		return strings.TrimSpace(use)
	}
	return fmt.Sprintf("of what %s offers it helps you most.", source(x.View, x.f))
}

func (x moment) paying() string {
	e := x.sentence()
	if e.Then == 0 {
		return fmt.Sprintf("if not, %s.", inline(x.g.Box, e.Other))
	}
	return fmt.Sprintf("for that %s lets you %s.", source(x.View, x.f), inline(x.g.Box, e.Then))
}

func (x moment) keeping() string {
	e := x.sentence()
	if e.Then != 0 {
		return fmt.Sprintf("to %s you would have to %s, and that is worth more.", inline(x.g.Box, e.Then), inline(x.g.Box, e.Cost))
	}
	return fmt.Sprintf("to %s would cost you more.", inline(x.g.Box, e.Cost))
}

// acting is what a Field Action is taken for.
func (x moment) acting() string {
	gold := x.p.Tokens[box.Gold]
	switch a := x.c.ActionOn(x.g, x.p.At); a {
	case box.Buy:
		best := box.NoCard
		for _, k := range x.c.ShopRow {
			if k != box.NoCard && x.g.Of[k].Cost <= int(gold) && (best == box.NoCard || x.g.Of[k].Points > x.g.Of[best].Points) {
				best = k
			}
		}
		if best != box.NoCard {
			return fmt.Sprintf("your %d gold will buy %s, for one, worth %s.", gold, cardName(x.View, best), points(x.g.Of[best].Points))
		}
		return fmt.Sprintf("you have %d gold, and a card of the shop can be replaced for nothing.", gold)
	case box.Heal:
		if x.p.Under == 0 {
			return "the Wounded in your discard pile would come round and take the places of cards."
		}
		return fmt.Sprintf("you have %d Wounded under your board, each of which costs you a card of every hand, and %d in your discard pile.", x.p.Under, x.p.WoundPile)
	default:
		return tokens[a].why
	}
}

// kind is why a token of a kind is taken.
func (x moment) kind(t uint8) string {
	if use := x.use(box.Token(t)); use != "" {
		return inside(strings.TrimSpace(use))
	}
	return "no card of yours asks for a certain kind now."
}

// replacing is why a card of a row goes.
func (x moment) replacing() string {
	f, gold := x.g.Of[x.s.A], int(x.p.Tokens[box.Gold])
	switch {
	case f.Foe != nil:
		return fmt.Sprintf("it has %d health and strikes back %s; what comes may be weaker.", x.c.HealthOf(x.g, box.Card(x.s.A)), times(len(x.c.HitsOf(x.g, box.Card(x.s.A)))))
	case gold < f.Cost:
		return fmt.Sprintf("it costs %d gold and you have %d; what comes may be of more use.", f.Cost, gold)
	}
	return "what comes may be of more use to you."
}

func (x moment) missed() string {
	if x.c.HeroesOnTile(x.g, box.Tile(x.s.A)) > 0 {
		return "the others would be missed more."
	}
	return "no hero stands there."
}

// facing is how well a hero stands who is to fight.
func (x moment) facing() string {
	p := x.c.Player(x.c.SeatOf(box.Hero(x.s.A)))
	under := "no Wounded"
	if p.Under > 0 {
		under = fmt.Sprintf("%d Wounded", p.Under)
	}
	return fmt.Sprintf("%s has %s in hand and %s under the board.", p.Who.Name(), prose.Count(p.Hand.Count(), "card"), under)
}
