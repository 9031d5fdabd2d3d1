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
	if why := actions[x.s.Kind].why; why != nil {
		return why(x)
	}
	return x.tried()
}

// tried returns all that can be said of what did well in trials.
func (x moment) tried() string {
	return fmt.Sprintf("of your %d choices, this makes the best turn.", len(x.Choices()))
}

// going returns what speaks for a place to which a hero goes.
func (x moment) going() string {
	if x.f.Kind == core.EffectPay {
		return x.tried()
	}
	next := box.Place(x.s.What)
	if x.s.Kind == core.Enter {
		next = x.g.WayFrom(x.p.At)
	}
	to := next
	if x.aim > 0 && x.f.Kind == core.EffectTurn {
		to = x.aim - 1
	}
	switch what := x.attraction(to); {
	case what == "":
		return "from there you can make the most of your turn."
	case to != next:
		return fmt.Sprintf("it is on the way to %s, where %s.", placeSaid(x.View, to), what)
	default:
		return "there " + what + "."
	}
}

func (x moment) playing() string {
	f := x.g.Of[x.s.What]
	if f.Charge != nil {
		return fmt.Sprintf("it stays above your board and stores up to %s from turn to turn.", prose.Amount(f.Charge.Max, "resource"))
	}
	return afterColon(CardText(x.g.Box, f.Play)) + x.serves(x.got()...)
}

// rewards returns what a finished quest brings.
func (x moment) rewards() string {
	f, text := x.g.Of[x.s.What], "it has everything it needs."
	if f.Points > 0 && Scored(x.g) {
		text = fmt.Sprintf("it is worth %s.", points(f.Points))
	}
	return text + more(f.Quest.Reward != 0, " "+CardText(x.g.Box, f.Quest.Reward))
}

// worth returns what a card of the shop is bought for besides what it does: points where they count, and in a
// Boss Rush the damage that it gives (PEN-171).
func (x moment) worth() string {
	switch n := x.g.Tuning.Novelty; {
	case Scored(x.g):
		return fmt.Sprintf("worth %s at the end, and ", points(x.g.Of[x.s.What].Points))
	case n > 0 && x.g.Goods.Has(box.Card(x.s.What)):
		return fmt.Sprintf("it gives %d damage and ", n)
	}
	return ""
}

func (x moment) hells() string {
	if n := x.c.HellCount() - 1; n != 1 {
		return fmt.Sprintf("%s will still show Hell", prose.Amount(n, "tile"))
	}
	return "1 tile will still show Hell"
}

// second returns what reclaiming takes beside a first resource.
func (x moment) second() string {
	other := amount(1, box.Token(x.s.With))
	if n := x.g.ReclaimMore(x.p); n > 0 {
		return ", " + other + " and " + prose.Amount(n, "more resource")
	}
	return " and " + other
}

// stopping returns why nothing more is done.
func (x moment) stopping() string {
	switch x.f.Kind {
	case core.EffectTurn:
		return x.stepping()
	case core.EffectFight:
		n := x.c.Sums(x.g, x.f)
		if n.Left > 0 && n.Most < n.Left {
			return fmt.Sprintf("you need %d more damage and can deal only %d, so keep what you have.", n.Left, n.Most)
		}
		follows := fmt.Sprintf("you risk %d wounds", n.Hits)
		if n.Hits < 2 {
			follows = [...]string{"you risk no wound", "you risk 1 wound"}[n.Hits]
		}
		return fmt.Sprintf("what is left in your action pool is worth more than this fight; %s.", follows)
	case core.EffectBuy:
		return fmt.Sprintf("nothing in the shop that you can buy with %d gold would improve your deck.", x.p.Tokens[box.Gold])
	case core.EffectHeal, core.EffectThin, core.EffectRaise, core.EffectSale:
		return "another one is not worth its price."
	case core.EffectSwap:
		return "you already have the resources you need."
	case core.EffectTrade:
		return "no trade would help both of you."
	}
	return "nothing else would help."
}

// stepping returns why a step of the turn is over.
func (x moment) stepping() string {
	place, a := placeSaid(x.View, x.p.At), x.c.ActionOn(x.g, x.p.At)
	switch x.f.Step {
	case core.StepMove:
		if what := x.attraction(x.p.At); what != "" {
			return fmt.Sprintf("you are at %s, where %s; no other location is worth the cards.", place, what)
		}
		return "no location in reach is worth the cards it would cost."
	case core.StepBuild:
		text := "nothing else in this step helps you now."
		return text + more(a != box.NoAction, fmt.Sprintf(" Next, you can %s at %s.", ActionVerb(a), place))
	case core.StepField:
		switch {
		case !x.c.Legal(x.g, core.Action{Kind: core.Act}):
			return fmt.Sprintf("no Field Action at %s helps you now.", place)
		case a == box.Event:
			return "an event might hurt you."
		}
		return fmt.Sprintf("you gain nothing if you %s at %s now.", ActionVerb(a), place)
	}
	return "you are done; what lies on your quests stays there, and you draw a new hand."
}

func (x moment) hitting() string {
	n, foe := x.c.Sums(x.g, x.f), cardSaid(x.View, x.f.Card)
	if n.Most < n.Left {
		return fmt.Sprintf("%s must still take %d damage; you can deal %d, and that damage lasts.", foe, n.Left, n.Most)
	}
	return fmt.Sprintf("you need %d more to beat %s and can deal %d.", n.Left, foe, n.Most)
}

// match returns how an enemy is for the hero who chooses it.
func (x moment) match() string {
	foe := box.Card(x.s.What)
	n, can := x.c.HealthOf(x.g, foe), x.c.Payable(x.g, x.f.Hero, foe)
	if can >= n {
		return fmt.Sprintf("its health is %d, and you can deal %d damage.", n, can)
	}
	return fmt.Sprintf("your best choice here, with health %d; you risk up to %s and can deal %d damage.", n, woundsOf(x.View, foe), can)
}

// woundsOf returns how many wounds an enemy deals to a hero who prevents none.
func woundsOf(v core.View, foe box.Card) string {
	return prose.Amount(len(v.State.HitsOf(v.Game, foe)), "wound")
}

// choice returns why one of several things is chosen, paying and keeping why a price is paid or
// not.
func (x moment) choice() string {
	if x.f.Kind == core.EffectEvent {
		return "you cannot know the result; either answer will do."
	}
	if use := x.serves(x.got()...); use != "" {
		return afterColon(strings.TrimSpace(use))
	}
	return fmt.Sprintf("of everything that %s offers, this helps you most.", source(x.View, x.f))
}

func (x moment) paying() string {
	e := x.sentence()
	if e.Then == 0 {
		return fmt.Sprintf("otherwise you %s.", inline(x.g.Box, e.Other))
	}
	return fmt.Sprintf("then %s lets you %s.", source(x.View, x.f), inline(x.g.Box, e.Then))
}

func (x moment) keeping() string {
	e := x.sentence()
	if e.Then != 0 {
		return fmt.Sprintf("to %s, you would have to %s, which would cost you more than it brings.", inline(x.g.Box, e.Then),
			inline(x.g.Box, e.Cost))
	}
	return fmt.Sprintf("it would cost you more to %s.", inline(x.g.Box, e.Cost))
}

// acting returns what a Field Action is taken for.
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
			worth := more(Scored(x.g), fmt.Sprintf(" (worth %s)", points(x.g.Of[best].Points)))
			return fmt.Sprintf("you have %d gold, enough for %s%s.", gold, cardSaid(x.View, best), worth)
		}
		return fmt.Sprintf("you have %d gold, and replacing a card in the shop is free.", gold)
	case box.Heal:
		if x.p.Under == 0 {
			return "otherwise you will draw the Wounded cards from your discard pile in place of useful cards."
		}
		return fmt.Sprintf("you draw %s fewer each turn for the Wounded cards under your board, and %d more lie in your discard pile.",
			prose.Amount(int(x.p.Under), "card"), x.p.WoundPile)
	default:
		return tokens[a].why
	}
}

// wanted returns why a token of a kind is taken.
func (x moment) wanted(t uint8) string {
	if use := x.serves(box.Token(t)); use != "" {
		return afterColon(strings.TrimSpace(use))
	}
	return "none of your cards needs a particular resource now."
}

// replacing returns why a card of a row goes.
func (x moment) replacing() string {
	f, gold := x.g.Of[x.s.What], int(x.p.Tokens[box.Gold])
	switch {
	case f.Foe != nil:
		return fmt.Sprintf("its health is %d, and you would risk up to %s; the next enemy may be weaker.",
			x.c.HealthOf(x.g, box.Card(x.s.What)), woundsOf(x.View, box.Card(x.s.What)))
	case gold < f.Cost:
		return fmt.Sprintf("it costs %d gold and you have %d; the next card may suit you better.", f.Cost, gold)
	}
	return "the next card may suit you better."
}

func (x moment) missed() string {
	if x.c.HeroesOnTile(x.g, box.Tile(x.s.What)) > 0 {
		return "the other tiles matter more to you."
	}
	return "no hero stands there."
}

// facing returns how well a hero stands who is to fight.
func (x moment) facing() string {
	p := x.c.Player(x.c.SeatOf(box.Hero(x.s.What)))
	under := "no Wounded card"
	if p.Under > 0 {
		under = wounded("", int(p.Under))
	}
	return fmt.Sprintf("%s has %s in hand and %s under the board.", p.Who.Name(), prose.Amount(p.Hand.Count(), "card"), under)
}
