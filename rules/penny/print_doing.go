package penny

import (
	"fmt"
	"strconv"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// doing is, in words, one of the things that are going on: the uppermost is asked
// about, the others wait for it. What a frame's numbers mean is said where it is worked.
func (v known) doing(f *frame) string {
	c := v.core
	who, n := v.name(rules.Seat(f.hero)), int(f.n)
	switch f.op {
	case opHero:
		return fmt.Sprintf("heroes are chosen, now the one of seat %d", f.a+1)
	case opSetup:
		return "the table is set: " + v.settingUp(f)
	case opRounds:
		return "the rounds: " + pick(f.i, "a turn comes", "the Villain Phase comes", "the next hero comes")
	case opRound:
		return "the end of the round: " + pick(f.i, "the big villain comes", "what comes after him", "the Decision Token is passed on", "the fuse burns on", "the next round comes")
	case opTurn:
		return who + "'s turn: " + pick(f.i, "the pool is cleaned", "step 2, moving", "step 3, playing", "step 4, the Field Action", "after the Field Action", "drawing", "the end")
	case opPay:
		return fmt.Sprintf("%s pays the second Move Point to %s%s", who, v.placeName(box.Place(f.a)), pick(f.b, "", ", the first was a card"))
	case opBlock:
		return fmt.Sprintf("%s: sentence %d for %s, %s to go%s", v.source(f), f.i+1, who, prose.Count(n, "time"), pick(f.b, "", ", a shortcut was used"))
	case opSeed:
		return fmt.Sprintf("%s puts the first resource on %s", who, v.cardName(c.players[f.hero].slot[f.a].card))
	case opFight:
		return v.fighting(f, who)
	case opTrade:
		return fmt.Sprintf("%s trades with %s: %s, %s left", who, v.name(rules.Seat(c.offer.with)), pick(f.i, "the offer", "the answer"), prose.Count(n, "offer"))
	case opWalk, opArrive, opAppear, opLeave:
		return v.prowling(f, who)
	case opFill, opRefresh, opTake, opPeek, opSort, opFlip, opFetch, opPick:
		return v.handling(f, who)
	case opDraw:
		return fmt.Sprintf("%s draws %s", who, prose.Count(n, "card"))
	case opGain:
		return fmt.Sprintf("%s gains %s of any kind", who, prose.Count(n, "resource"))
	case opLose:
		return fmt.Sprintf("%s loses %s", who, prose.Count(n, "resource"))
	case opStroll:
		return fmt.Sprintf("%s may move %s", who, prose.Count(n, "place"))
	case opEnter:
		return who + " may enter a shortcut"
	case opTrophy:
		return fmt.Sprintf("%s puts a trophy of %s onto a quest", who, trophyWords(f.a))
	case opForfeit:
		return who + " must destroy a bought card"
	case opShed:
		return who + " discards " + v.cardName(box.Card(f.a)) + ", which is used up"
	case opHell:
		return fmt.Sprintf("the fuse burns %s more%s", prose.Count(n, "space"), pick(f.b, "", ", and a tile turns"))
	case opSale:
		return fmt.Sprintf("%s sells at %s: %s", who, v.placeName(v.game.mode.PortalAt[f.a]), v.cardName(box.Card(f.b))) + pick(f.i, "", ", a further one")
	case opBuy, opHeal, opThin, opRaise:
		return who + pick(uint8(f.op-opBuy), " buys", " heals", " destroys a card", "", "", " raises a Wealth card") + pick(f.i, "", ", a further time")
	}
	return who + pick(uint8(f.op-opScheme), " reads a scheme", " reads a joke", " meets an event", "", "", "", " shuffles enemies back", fmt.Sprintf(" exchanges up to %s", prose.Count(n, "resource")), "", "", "", "", "", " meets the next opponent", " takes a quest of the market", "", " reaps after an opponent")
}

func (v known) settingUp(f *frame) string {
	switch f.i {
	case setHeroes:
		return fmt.Sprintf("what seat %d begins with%s", f.a+1, more(f.b > 0, ", "+prose.Count(int(f.b), "item")+" so far"))
	case setLine:
		return fmt.Sprintf("opponent %d", f.a+1)
	case setHands:
		return fmt.Sprintf("the hand of seat %d", f.a+1)
	}
	return pick(f.i, "who begins", "the rows", "", "", "", "the market of quests", "done")
}

func (v known) fighting(f *frame, who string) string {
	b := v.core.bout
	if f.i == fightChoose {
		return fmt.Sprintf("%s fights: whom, of %s%s", who, prose.List(bitWords(f.b, "the enemies of the Crown", "the mini-boss", "the boss")), more(f.n > 0, fmt.Sprintf(", %d dealt beforehand", f.n)))
	}
	return fmt.Sprintf("%s fights %s: %s; %d dealt%s, symbol %d of what hits back, %s so far%s", who, v.cardName(box.Card(f.a)), pick(f.i, "", "dealing", "fending off", "the end"),
		b.dealt, tokenWords(", weaknesses paid: ", b.used[:]), b.hit+1, prose.Count(int(b.wounds), "wound"), more(b.won, ", won"))
}

// prowling is what villains are at.
func (v known) prowling(f *frame, who string) string {
	if f.op == opLeave {
		return fmt.Sprintf("a figure leaves %s, as %s decides", v.placeName(box.Place(f.a)), who)
	}
	name := "a villain"
	if box.Villain(f.a) != box.NoVillain {
		name = v.villainName(box.Villain(f.a))
	}
	switch f.op {
	case opWalk:
		to := pick(f.b, "a place of choice", "the nearest hero", "the richest hero", "a portal", "a demonic portal")
		s := fmt.Sprintf("%s walks up to %s towards %s, %s", name, prose.Count(int(f.n), "place"), to, pick(f.i, "to be begun", "on the way"))
		if f.block > 0 {
			s += ", after " + v.name(rules.Seat(int(f.block)-1))
		}
		return s + ", as " + who + " decides"
	case opArrive:
		return fmt.Sprintf("%s has come to heroes%s", name, pick(f.i, "", ", and "+who+" may step aside"))
	}
	return fmt.Sprintf("%s appears%s, as %s decides", name, pick(f.b, "", " and loses a step by it"), who)
}

// handling is what happens to cards and tiles.
func (v known) handling(f *frame, who string) string {
	n := int(f.n)
	row := pick(f.a, "the enemy row", "the shop", "the market of quests")
	switch f.op {
	case opFill:
		return fmt.Sprintf("space %d of %s is filled", f.b+1, row)
	case opRefresh:
		return fmt.Sprintf("%s replaces %s of %s", who, prose.Count(n, "card"), row)
	case opTake:
		return fmt.Sprintf("%s takes %s: %s%s", who, prose.Count(n, "card"), stackWord(box.Stack(f.a)), pick(f.b, "", ", into the hand"))
	case opPeek:
		return fmt.Sprintf("%s looks at %s: %s deck", who, prose.Count(n, "card"), stackWord(box.Stack(f.a)))
	case opSort:
		return fmt.Sprintf("%s puts %s back in order, %d done: %s deck", who, prose.Count(n, "card"), f.i, stackWord(box.Stack(f.a)))
	case opFlip:
		return fmt.Sprintf("%s turns a tile to the %s side", who, pick(f.b, "Hell", "London"))
	case opFetch:
		return fmt.Sprintf("%s fetches %s off the discard pile", who, prose.Count(n, "card"))
	}
	from := prose.List(bitWords(f.a, "hand", "pool", "discard pile"))
	does := "discards"
	if box.Op(f.i) == box.OpDestroy {
		does = "destroys"
	}
	return fmt.Sprintf("%s %s %s from the %s", who, does, prose.Count(n, pick(f.b, "card", "Wounded card", "card of this name")), from)
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
