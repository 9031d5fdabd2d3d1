package words

import (
	"fmt"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Prompt says in one sentence what the asked seat may do now and why.
func Prompt(v core.View) string {
	c, g := v.State, v.Game
	if v.Over() {
		return why(v)
	}
	if c.Need == core.Luck {
		return "The cards are drawn."
	}
	f := c.Top()
	me := name(v, v.Asked())
	switch f.Kind {
	case core.EffectHero:
		return "Choose your hero."
	case core.EffectTurn:
		return promptTurn(v, f, me)
	case core.EffectPay:
		return fmt.Sprintf("A villain stands in %s's way on a Hell side: give a second card or movement token.", me)
	case core.EffectBlock:
		if g.Blocks[f.Block][f.Step].Op == box.OpPay {
			e := &g.Blocks[f.Block][f.Step]
			return fmt.Sprintf("%s: %s may %s to %s.", source(v, f), me, inline(g.Box, e.Cost), inline(g.Box, e.Then))
		}
		return fmt.Sprintf("%s: choose one for %s.", source(v, f), me)
	case core.EffectGain:
		return fmt.Sprintf("%s gains %s of any kind%s: choose.", me, prose.Count(int(f.N), "resource"), because(v, " from "))
	case core.EffectSeed:
		return fmt.Sprintf("Choose the first resource for %s.", cardName(v, c.Players[f.Hero].Slot[f.A].Card))
	case core.EffectLose:
		return fmt.Sprintf("%s loses %s%s: choose.", me, prose.Count(int(f.N), "resource"), because(v, " to "))
	case core.EffectPick:
		return promptPick(v, f, me)
	case core.EffectFetch:
		return fmt.Sprintf("Choose a card of %s's discard pile for the hand.", me)
	case core.EffectForfeit:
		return fmt.Sprintf("A wound on a Hell side: %s must destroy a Shop or Pennies card.", me)
	case core.EffectQuest:
		return fmt.Sprintf("%s takes one of the open quests.", me)
	case core.EffectStroll:
		return fmt.Sprintf("%s may move up to %s.", me, prose.Count(int(f.N), "location"))
	case core.EffectEnter:
		return fmt.Sprintf("%s may enter %s.", me, PlaceName(v, g.WayFrom(c.Players[f.Hero].At)))
	case core.EffectRefresh:
		return fmt.Sprintf("%s replaces %s of the row.", me, prose.Count(int(f.N), "card"))
	case core.EffectSort:
		return fmt.Sprintf("%s says in which order these cards go back: the uppermost first.", me)
	case core.EffectFlip:
		return fmt.Sprintf("%s turns a tile over.", me)
	}
	return promptOther(v, f, me)
}

// source is the card whose text is being done.
func source(v core.View, f *core.Effect) string {
	if k := box.Card(f.A); k != box.NoCard && v.Game.Of[k] != nil {
		return v.Game.Of[k].Name
	}
	return "The card"
}

// because names the card whose words ask for what is decided now, after a word that
// leads to it; "" where no card does.
func because(v core.View, word string) string {
	below := v.State.Stack[max(0, v.State.Depth-1)]
	if below.Kind != core.EffectBlock || v.Game.Of[below.A] == nil {
		return ""
	}
	return word + v.Game.Of[below.A].Name
}

func promptTurn(v core.View, f *core.Effect, me string) string {
	switch f.Step {
	case core.StepMove:
		return fmt.Sprintf("Step 2: %s may move: each line of the map costs a card or a movement token.", me)
	case core.StepBuild:
		return fmt.Sprintf("Step 3: %s plays cards, gathers, and puts resources onto quests.", me)
	case core.StepField:
		return fmt.Sprintf("Step 4: %s takes one Field Action, or none.", me)
	}
	return fmt.Sprintf("%s may still see to quests and charge cards before drawing.", me)
}

func promptPick(v core.View, f *core.Effect, me string) string {
	switch {
	case box.Op(f.Step) == box.OpDiscard:
		return fmt.Sprintf("%s discards %s.", me, prose.Count(int(f.N), "card"))
	case box.CardSort(f.B) == box.WoundedCard:
		return fmt.Sprintf("%s may heal %d Wounded.", me, f.N)
	}
	return fmt.Sprintf("%s may destroy %s.", me, prose.Count(int(f.N), "card"))
}

func promptOther(v core.View, f *core.Effect, me string) string {
	c, g := v.State, v.Game
	switch f.Kind {
	case core.EffectWalk:
		if f.Step == core.WalkStart {
			return fmt.Sprintf("%s is after the richest: %s decides between equals.", VillainName(v, box.Villain(f.A)), me)
		}
		return fmt.Sprintf("%s has more than one way: %s decides which.", VillainName(v, box.Villain(f.A)), me)
	case core.EffectAppear:
		if box.Villain(f.A) == box.NoVillain {
			return fmt.Sprintf("%s decides which villain comes back.", me)
		}
		return fmt.Sprintf("%s decides out of which portal %s comes.", me, VillainName(v, box.Villain(f.A)))
	case core.EffectArrive:
		if f.Step == 1 {
			return fmt.Sprintf("%s has come: %s may step aside for a movement token.", VillainName(v, box.Villain(f.A)), me)
		}
		return fmt.Sprintf("%s decides who must fight %s.", me, VillainName(v, box.Villain(f.A)))
	case core.EffectLeave:
		return fmt.Sprintf("%s decides which figure leaves the map.", me)
	case core.EffectTrophy:
		return fmt.Sprintf("%s puts the trophy onto a quest.", me)
	case core.EffectFight:
		return promptFight(v, f, me)
	case core.EffectEvent:
		return fmt.Sprintf("%s What does %s do?", g.Of[c.Reading].Flavour, me)
	case core.EffectBuy:
		if f.Step > 0 {
			return fmt.Sprintf("%s may buy a further card for its gold and one resource.", me)
		}
		if f.B > 0 {
			return fmt.Sprintf("%s may buy one card.", me)
		}
		return fmt.Sprintf("%s may have one card of the shop replaced, then buy one.", me)
	case core.EffectHeal:
		return fmt.Sprintf("%s heals a Wounded%s.", me, further(f.Step, "resource or gold"))
	case core.EffectThin:
		return fmt.Sprintf("%s destroys a card%s.", me, further(f.Step, "resource"))
	case core.EffectTarget:
		return fmt.Sprintf("%s may shuffle enemies back and have one of the row assigned.", me)
	case core.EffectSwap:
		return fmt.Sprintf("%s may exchange resources one for one.", me)
	case core.EffectRaise:
		return fmt.Sprintf("%s changes a Wealth card for the next better Pennies%s.", me, further(f.Step, "resource"))
	case core.EffectSale:
		return fmt.Sprintf("%s destroys a Shop card and sees what the receiver makes of it%s.", me, further(f.Step, "resource"))
	case core.EffectTrade:
		if f.Step == core.TradeAnswer {
			return fmt.Sprintf("%s accepts the offer of %s or refuses it.", me, name(v, v.Active()))
		}
		return fmt.Sprintf("%s lays out an offer to %s: choose what each would give, then offer it.", me, c.Players[c.Offer.With].Who.Name())
	}
	return "Decide."
}

func further(i uint8, price string) string {
	if i == 0 {
		return ""
	}
	return ", a further one for each " + price
}

func promptFight(v core.View, f *core.Effect, me string) string {
	x, name := v.State.Sums(v.Game, f), cardName(v, box.Card(f.A))
	switch f.Step {
	case core.FightChoose:
		return fmt.Sprintf("%s must fight: choose whom.", me)
	case core.FightDeal:
		return fmt.Sprintf("%s has %d more to deal to %s and could deal %d.", me, x.Left, name, x.Most)
	}
	return fmt.Sprintf("%s hits back with %s: %s prevents it or is wounded.", name, v.State.HitsOf(v.Game, box.Card(f.A))[v.State.Bout.Hit], me)
}
