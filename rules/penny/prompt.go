package penny

import (
	"fmt"

	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Prompt says in one sentence what the asked seat may do now and why.
func (v known) Prompt() string {
	c, g := v.core, v.game
	if v.Over() {
		return v.why()
	}
	if c.need == luck {
		return "The cards are drawn."
	}
	f := c.now()
	me := v.name(v.Asked())
	switch f.op {
	case opHero:
		return "Choose your hero."
	case opTurn:
		return v.promptTurn(f, me)
	case opPay:
		return fmt.Sprintf("A villain stands in %s's way on a Hell side: give a second card or movement token.", me)
	case opBlock:
		if g.Blocks[f.block][f.i].Op == box.OpPay {
			e := &g.Blocks[f.block][f.i]
			return fmt.Sprintf("%s: %s may %s to %s.", v.source(f), me, inline(g.Box, e.Cost), inline(g.Box, e.Then))
		}
		return fmt.Sprintf("%s: choose one for %s.", v.source(f), me)
	case opGain:
		return fmt.Sprintf("%s gains %s of any kind%s: choose.", me, prose.Count(int(f.n), "resource"), v.because(" from "))
	case opSeed:
		return fmt.Sprintf("Choose the first resource for %s.", v.cardName(c.players[f.hero].slot[f.a].card))
	case opLose:
		return fmt.Sprintf("%s loses %s%s: choose.", me, prose.Count(int(f.n), "resource"), v.because(" to "))
	case opPick:
		return v.promptPick(f, me)
	case opFetch:
		return fmt.Sprintf("Choose a card of %s's discard pile for the hand.", me)
	case opForfeit:
		return fmt.Sprintf("A wound on a Hell side: %s must destroy a Shop or Pennies card.", me)
	case opQuest:
		return fmt.Sprintf("%s takes one of the open quests.", me)
	case opStroll:
		return fmt.Sprintf("%s may move up to %s.", me, prose.Count(int(f.n), "location"))
	case opEnter:
		return fmt.Sprintf("%s may enter %s.", me, v.placeName(g.wayFrom(c.players[f.hero].at)))
	case opRefresh:
		return fmt.Sprintf("%s replaces %s of the row.", me, prose.Count(int(f.n), "card"))
	case opSort:
		return fmt.Sprintf("%s says in which order these cards go back: the uppermost first.", me)
	case opFlip:
		return fmt.Sprintf("%s turns a tile over.", me)
	}
	return v.promptOther(f, me)
}

// source is the card whose text is being done.
func (v known) source(f *frame) string {
	if k := box.Card(f.a); k != box.NoCard && v.game.Of[k] != nil {
		return v.game.Of[k].Name
	}
	return "The card"
}

// because names the card whose words ask for what is decided now, after a word that
// leads to it; "" where no card does.
func (v known) because(word string) string {
	below := v.core.stack[max(0, v.core.top-1)]
	if below.op != opBlock || v.game.Of[below.a] == nil {
		return ""
	}
	return word + v.game.Of[below.a].Name
}

func (v known) promptTurn(f *frame, me string) string {
	switch f.i {
	case stepMove:
		return fmt.Sprintf("Step 2: %s may move: each line of the map costs a card or a movement token.", me)
	case stepBuild:
		return fmt.Sprintf("Step 3: %s plays cards, gathers, and puts resources onto quests.", me)
	case stepField:
		return fmt.Sprintf("Step 4: %s takes one Field Action, or none.", me)
	}
	return fmt.Sprintf("%s may still see to quests and charge cards before drawing.", me)
}

func (v known) promptPick(f *frame, me string) string {
	switch {
	case box.Op(f.i) == box.OpDiscard:
		return fmt.Sprintf("%s discards %s.", me, prose.Count(int(f.n), "card"))
	case box.CardSort(f.b) == box.WoundedCard:
		return fmt.Sprintf("%s may heal %d Wounded.", me, f.n)
	}
	return fmt.Sprintf("%s may destroy %s.", me, prose.Count(int(f.n), "card"))
}

func (v known) promptOther(f *frame, me string) string {
	c, g := v.core, v.game
	switch f.op {
	case opWalk:
		if f.i == walkStart {
			return fmt.Sprintf("%s is after the richest: %s decides between equals.", v.villainName(box.Villain(f.a)), me)
		}
		return fmt.Sprintf("%s has more than one way: %s decides which.", v.villainName(box.Villain(f.a)), me)
	case opAppear:
		if box.Villain(f.a) == box.NoVillain {
			return fmt.Sprintf("%s decides which villain comes back.", me)
		}
		return fmt.Sprintf("%s decides out of which portal %s comes.", me, v.villainName(box.Villain(f.a)))
	case opArrive:
		if f.i == 1 {
			return fmt.Sprintf("%s has come: %s may step aside for a movement token.", v.villainName(box.Villain(f.a)), me)
		}
		return fmt.Sprintf("%s decides who must fight %s.", me, v.villainName(box.Villain(f.a)))
	case opLeave:
		return fmt.Sprintf("%s decides which figure leaves the map.", me)
	case opTrophy:
		return fmt.Sprintf("%s puts the trophy onto a quest.", me)
	case opFight:
		return v.promptFight(f, me)
	case opEvent:
		return fmt.Sprintf("%s What does %s do?", g.Of[c.reading].Flavour, me)
	case opBuy:
		if f.i > 0 {
			return fmt.Sprintf("%s may buy a further card for its gold and one resource.", me)
		}
		if f.b > 0 {
			return fmt.Sprintf("%s may buy one card.", me)
		}
		return fmt.Sprintf("%s may have one card of the shop replaced, then buy one.", me)
	case opHeal:
		return fmt.Sprintf("%s heals a Wounded%s.", me, further(f.i, "resource or gold"))
	case opThin:
		return fmt.Sprintf("%s destroys a card%s.", me, further(f.i, "resource"))
	case opTarget:
		return fmt.Sprintf("%s may shuffle enemies back and have one of the row assigned.", me)
	case opSwap:
		return fmt.Sprintf("%s may exchange resources one for one.", me)
	case opRaise:
		return fmt.Sprintf("%s changes a Wealth card for the next better Pennies%s.", me, further(f.i, "resource"))
	case opSale:
		return fmt.Sprintf("%s destroys a Shop card and sees what the receiver makes of it%s.", me, further(f.i, "resource"))
	case opTrade:
		if f.i == tradeAnswer {
			return fmt.Sprintf("%s accepts the offer of %s or refuses it.", me, v.name(v.Active()))
		}
		return fmt.Sprintf("%s lays out an offer to %s: choose what each would give, then offer it.", me, c.players[c.offer.with].who.Name())
	}
	return "Decide."
}

func further(i uint8, price string) string {
	if i == 0 {
		return ""
	}
	return ", a further one for each " + price
}

func (v known) promptFight(f *frame, me string) string {
	x, name := v.core.sums(v.game, f), v.cardName(box.Card(f.a))
	switch f.i {
	case fightChoose:
		return fmt.Sprintf("%s must fight: choose whom.", me)
	case fightDeal:
		return fmt.Sprintf("%s has %d more to deal to %s and could deal %d.", me, x.left, name, x.most)
	}
	return fmt.Sprintf("%s hits back with %s: %s prevents it or is wounded.", name, v.core.hitsOf(v.game, box.Card(f.a))[v.core.bout.hit], me)
}
