package words

import (
	"fmt"
	"strconv"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// doing is, in words, one of the things that are going on: the uppermost is asked
// about, the others wait for it. What a effect's numbers mean is said where it is worked.
func doing(v core.View, f *core.Effect) string {
	c := v.State
	who, n := name(v, rules.Seat(f.Hero)), int(f.N)
	switch f.Kind {
	case core.EffectHero:
		return fmt.Sprintf("heroes are chosen, now the one of seat %d", f.A+1)
	case core.EffectSetup:
		return "the table is set: " + settingUp(v, f)
	case core.EffectRounds:
		return "the rounds: " + pick(f.Step, "a turn comes", "the Villain Phase comes", "the next hero comes")
	case core.EffectRound:
		return "the end of the round: " + pick(f.Step, "the big villain comes", "what comes after him", "the Decision Token is passed on", "the fuse burns on", "the next round comes")
	case core.EffectTurn:
		return who + "'s turn: " + pick(f.Step, "the pool is cleaned", "step 2, moving", "step 3, playing", "step 4, the Field Action", "after the Field Action", "drawing", "the end")
	case core.EffectPay:
		return fmt.Sprintf("%s pays the second Move Point to %s%s", who, PlaceName(v, box.Place(f.A)), pick(f.B, "", ", the first was a card"))
	case core.EffectBlock:
		return fmt.Sprintf("%s: sentence %d for %s, %s to go%s", source(v, f), f.Step+1, who, prose.Count(n, "time"), pick(f.B, "", ", a shortcut was used"))
	case core.EffectSeed:
		return fmt.Sprintf("%s puts the first resource on %s", who, cardName(v, c.Players[f.Hero].Slot[f.A].Card))
	case core.EffectFight:
		return fighting(v, f, who)
	case core.EffectTrade:
		return fmt.Sprintf("%s trades with %s: %s, %s left", who, name(v, rules.Seat(c.Offer.With)), pick(f.Step, "the offer", "the answer"), prose.Count(n, "offer"))
	case core.EffectWalk, core.EffectArrive, core.EffectAppear, core.EffectLeave:
		return prowling(v, f, who)
	case core.EffectFill, core.EffectRefresh, core.EffectTake, core.EffectPeek, core.EffectSort, core.EffectFlip, core.EffectFetch, core.EffectPick:
		return handling(v, f, who)
	case core.EffectDraw:
		return fmt.Sprintf("%s draws %s", who, prose.Count(n, "card"))
	case core.EffectGain:
		return fmt.Sprintf("%s gains %s of any kind", who, prose.Count(n, "resource"))
	case core.EffectLose:
		return fmt.Sprintf("%s loses %s", who, prose.Count(n, "resource"))
	case core.EffectStroll:
		return fmt.Sprintf("%s may move %s", who, prose.Count(n, "place"))
	case core.EffectEnter:
		return who + " may enter a shortcut"
	case core.EffectTrophy:
		return fmt.Sprintf("%s puts a trophy of %s onto a quest", who, trophyWords(f.A))
	case core.EffectForfeit:
		return who + " must destroy a bought card"
	case core.EffectShed:
		return who + " discards " + cardName(v, box.Card(f.A)) + ", which is used up"
	case core.EffectHell:
		return fmt.Sprintf("the fuse burns %s more%s", prose.Count(n, "space"), pick(f.B, "", ", and a tile turns"))
	case core.EffectSale:
		return fmt.Sprintf("%s sells at %s: %s", who, PlaceName(v, v.Game.Scenario.PortalAt[f.A]), cardName(v, box.Card(f.B))) + pick(f.Step, "", ", a further one")
	case core.EffectBuy, core.EffectHeal, core.EffectThin, core.EffectRaise:
		return who + pick(uint8(f.Kind-core.EffectBuy), " buys", " heals", " destroys a card", "", "", " raises a Wealth card") + pick(f.Step, "", ", a further time")
	}
	return who + pick(uint8(f.Kind-core.EffectScheme), " reads a scheme", " reads a joke", " meets an event", "", "", "", " shuffles enemies back", fmt.Sprintf(" exchanges up to %s", prose.Count(n, "resource")), "", "", "", "", "", " meets the next opponent", " takes a quest of the market", "", " reaps after an opponent")
}

func settingUp(v core.View, f *core.Effect) string {
	switch f.Step {
	case core.SetHeroes:
		return fmt.Sprintf("what seat %d begins with%s", f.A+1, more(f.B > 0, ", "+prose.Count(int(f.B), "item")+" so far"))
	case core.SetLine:
		return fmt.Sprintf("opponent %d", f.A+1)
	case core.SetHands:
		return fmt.Sprintf("the hand of seat %d", f.A+1)
	}
	return pick(f.Step, "who begins", "the rows", "", "", "", "the market of quests", "done")
}

func fighting(v core.View, f *core.Effect, who string) string {
	b := v.State.Bout
	if f.Step == core.FightChoose {
		return fmt.Sprintf("%s fights: whom, of %s%s", who, prose.List(bitWords(f.B, "the enemies of the Crown", "the mini-boss", "the boss")), more(f.N > 0, fmt.Sprintf(", %d dealt beforehand", f.N)))
	}
	return fmt.Sprintf("%s fights %s: %s; %d dealt%s, symbol %d of what hits back, %s so far%s", who, cardName(v, box.Card(f.A)), pick(f.Step, "", "dealing", "fending off", "the end"),
		b.Dealt, tokenWords(", weaknesses paid: ", b.Used[:]), b.Hit+1, prose.Count(int(b.Wounds), "wound"), more(b.Won, ", won"))
}

// prowling is what villains are at.
func prowling(v core.View, f *core.Effect, who string) string {
	if f.Kind == core.EffectLeave {
		return fmt.Sprintf("a figure leaves %s, as %s decides", PlaceName(v, box.Place(f.A)), who)
	}
	figure := "a villain"
	if box.Villain(f.A) != box.NoVillain {
		figure = VillainName(v, box.Villain(f.A))
	}
	switch f.Kind {
	case core.EffectWalk:
		to := pick(f.B, "a place of choice", "the nearest hero", "the richest hero")
		s := fmt.Sprintf("%s walks up to %s towards %s, %s", figure, prose.Count(int(f.N), "place"), to, pick(f.Step, "to be begun", "on the way"))
		if f.Block > 0 {
			s += ", after " + name(v, rules.Seat(int(f.Block)-1))
		}
		return s + ", as " + who + " decides"
	case core.EffectArrive:
		return fmt.Sprintf("%s has come to heroes%s", figure, pick(f.Step, "", ", and "+who+" may step aside"))
	}
	return fmt.Sprintf("%s appears%s, as %s decides", figure, pick(f.B, "", " and loses a step by it"), who)
}

// handling is what happens to cards and tiles.
func handling(v core.View, f *core.Effect, who string) string {
	n := int(f.N)
	row := pick(f.A, "the enemy row", "the shop", "the market of quests")
	switch f.Kind {
	case core.EffectFill:
		return fmt.Sprintf("space %d of %s is filled", f.B+1, row)
	case core.EffectRefresh:
		return fmt.Sprintf("%s replaces %s of %s", who, prose.Count(n, "card"), row)
	case core.EffectTake:
		return fmt.Sprintf("%s takes %s: %s%s", who, prose.Count(n, "card"), stackWord(box.Stack(f.A)), pick(f.B, "", ", into the hand"))
	case core.EffectPeek:
		return fmt.Sprintf("%s looks at %s: %s deck", who, prose.Count(n, "card"), stackWord(box.Stack(f.A)))
	case core.EffectSort:
		return fmt.Sprintf("%s puts %s back in order, %d done: %s deck", who, prose.Count(n, "card"), f.Step, stackWord(box.Stack(f.A)))
	case core.EffectFlip:
		return fmt.Sprintf("%s turns a tile to the %s side", who, pick(f.B, "Hell", "London"))
	case core.EffectFetch:
		return fmt.Sprintf("%s fetches %s off the discard pile", who, prose.Count(n, "card"))
	}
	from := prose.List(bitWords(f.A, "hand", "pool", "discard pile"))
	does := "discards"
	if box.Op(f.Step) == box.OpDestroy {
		does = "destroys"
	}
	return fmt.Sprintf("%s %s %s from the %s", who, does, prose.Count(n, pick(f.B, "card", "Wounded card", "card of this name")), from)
}

// trophyWords are the keywords of an enemy that was beaten; all bits are of no enemy.
func trophyWords(bits uint8) string {
	if bits == 255 {
		return "any kind"
	}
	if words := bitWords(bits, box.Keywords()...); len(words) > 0 {
		return prose.List(words)
	}
	return "no kind"
}

// bitWords are the words whose bits are set.
func bitWords[B uint8 | uint16 | uint32](bits B, words ...string) (out []string) {
	for i, w := range words {
		if bits>>i&1 != 0 {
			out = append(out, w)
		}
	}
	return out
}

// tokenWords counts tokens in words, in their order, behind a word; nothing when there is none.
func tokenWords(before string, n []uint8) string {
	s := ""
	for t, k := range n {
		if k > 0 {
			s += ", " + strconv.Itoa(int(k)) + " " + box.Token(t).String()
		}
	}
	if s == "" {
		return ""
	}
	return before + s[2:]
}

// more is a word that is said when something holds.
func more(holds bool, word string) string {
	if holds {
		return word
	}
	return ""
}

// pick is one of several words, "?" beyond them.
func pick(i uint8, words ...string) string {
	if int(i) < len(words) {
		return words[i]
	}
	return "?"
}
