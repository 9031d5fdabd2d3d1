package penny

import (
	"fmt"
	"strings"

	"intrigue/rules/prose"
)

// The text of a card is made from its effects, so that words and deeds cannot differ.

// plain is a block in sentences: "Gain 2 gold. Draw a card."
func (b *box) plain(at block) string {
	var all []string
	for _, p := range b.phrases(at) {
		all = append(all, prose.Capital(p)+".")
	}
	return strings.Join(all, " ")
}

// phrases are the effects of a block as clauses; gains in a row become one.
func (b *box) phrases(at block) []string {
	var all, gains []string
	flush := func() {
		if len(gains) > 0 {
			all = append(all, "gain "+prose.List(gains))
			gains = nil
		}
	}
	for i := range b.blocks[at] {
		e := &b.blocks[at][i]
		if e.do == gain && e.what != trophyToken {
			gains = append(gains, heap(int(e.n), e.what))
			continue
		}
		flush()
		all = append(all, b.phrase(e))
	}
	flush()
	return all
}

// inline is a block in the middle of a sentence: "gain 2 gold and draw a card".
func (b *box) inline(at block) string {
	all := b.phrases(at)
	if len(all) == 0 {
		return "nothing more"
	}
	return prose.List(all)
}

// heap is so many tokens: "2 gold", "a resource of your choice".
func heap(n int, t Token) string {
	switch {
	case t == anyToken && n == 1:
		return "one resource of your choice"
	case t == anyToken:
		return fmt.Sprintf("%d resources of your choice", n)
	case t == Movement:
		return prose.Count(n, "movement token")
	case t == trophyToken:
		return "a trophy onto a quest"
	}
	return fmt.Sprintf("%d %s", n, t)
}

// some is so many cards.
func some(n int, what string) string {
	if n == 1 {
		return "a " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// phrase is one effect as a clause.
func (b *box) phrase(e *effect) string {
	n := int(e.n)
	switch e.do {
	case gain:
		return "gain " + heap(n, e.what)
	case lose:
		if e.what == anyToken {
			return "lose " + prose.Count(n, "resource")
		}
		return "lose " + heap(n, e.what)
	case draw:
		return "draw " + some(n, "card")
	case discard:
		return "discard " + some(n, "card") + " from your " + zonesOf(e.from)
	case destroy:
		switch e.sort {
		case thisCard:
			return "destroy this card"
		case woundedCard:
			return "heal " + map[bool]string{true: "a Wounded", false: fmt.Sprintf("up to %d Wounded", n)}[n == 1]
		}
		return "destroy up to " + prose.Count(n, "card") + " of your " + zonesOf(e.from)
	case prevent:
		return fmt.Sprintf("prevent %d", n)
	case shortcut:
		return "take a shortcut"
	case fight:
		if n > 0 {
			return fmt.Sprintf("fight an enemy of the row at once, with %d damage for nothing", n)
		}
		return "fight an enemy of the row at once"
	case hell:
		return fmt.Sprintf("the hell token moves by %d", n)
	}
	return b.phraseBeyond(e)
}

// phraseBeyond says what reaches beyond the hero's board, and the wrappers.
func (b *box) phraseBeyond(e *effect) string {
	n := int(e.n)
	switch e.do {
	case take:
		return takes(e)
	case move:
		return moves(e)
	case place:
		if e.who == figureMini {
			return "the mini-boss steps out of the demonic portal, if he still waits on the track"
		}
		return "a villain who is off the map comes out of a portal"
	case refresh:
		if e.shop {
			return "replace " + prose.Count(n, "card") + " of the shop"
		}
		return "replace " + map[bool]string{true: "one enemy", false: fmt.Sprintf("%d enemies", n)}[n == 1] + " of the row"
	case flip:
		side := "its Hell side"
		if e.london {
			side = "its London side"
		}
		switch e.by {
		case byHere:
			return "the tile you stand on turns to " + side
		case byBoss:
			return "the tile he stands on turns to " + side
		case byMe:
			return "you turn a tile to " + side
		}
		return "the holder of the Decision Token turns a tile to " + side
	case look:
		return fmt.Sprintf("look at the next %d cards of the %s deck and put them back in any order", n, stackWord(e.stack))
	case choose:
		var all []string
		for _, o := range e.option[:e.many] {
			all = append(all, b.inline(o))
		}
		return "either " + strings.Join(all, ", or ")
	case pay:
		s := "you may " + b.inline(e.cost)
		if e.then != 0 {
			s += " to " + b.inline(e.then)
		}
		if e.other != 0 {
			s += "; if not, " + b.inline(e.other)
		}
		return s
	case when:
		s := condWords(e.cond) + ", " + b.inline(e.then)
		if e.other != 0 {
			s += "; otherwise " + b.inline(e.other)
		}
		return s
	case each:
		return groupWords(e.group) + ": " + b.inline(e.then)
	}
	return "for each " + countWords(e.count) + ", " + b.inline(e.then)
}

func zonesOf(bits uint8) string {
	var all []string
	if bits&inHand != 0 {
		all = append(all, "hand")
	}
	if bits&inPool != 0 {
		all = append(all, "action pool")
	}
	if bits&inDiscard != 0 {
		all = append(all, "discard pile")
	}
	return strings.Join(all, " or ")
}

func takes(e *effect) string {
	n := int(e.n)
	where := ""
	if e.hand {
		where = " into your hand"
	}
	switch e.stack {
	case woundedStack:
		return "take " + map[bool]string{true: "a Wounded", false: fmt.Sprintf("%d Wounded", n)}[n == 1]
	case ownDiscard:
		return "take " + some(n, "card") + " of your discard pile into your hand"
	case jokeDeck:
		return "turn over Joke's on You and do what it says"
	case portalTokens:
		return "take the portal token"
	case twoPennies:
		return "take Two Pennies" + where
	case threePennies:
		return "take Three Pennies" + where
	case demonicPennies:
		return "take a Demonic Penny" + where
	case itemDeck:
		return "take an item" + where
	}
	return "take the top card of the shop deck" + where
}

func moves(e *effect) string {
	n := int(e.n)
	if e.who == figureMe {
		return "move up to " + prose.Count(n, "location")
	}
	who := "villain " + figures()[e.who]
	if e.who == figureMini {
		who = "the mini-boss"
	}
	to := "nearest hero"
	if e.goal == toRichest {
		to = "richest hero"
	}
	return fmt.Sprintf("%s moves %s towards the %s", who, prose.Count(n, "location"), to)
}

func stackWord(s stack) string {
	switch s {
	case shopDeck:
		return "shop"
	case enemyDeck:
		return "enemy"
	}
	return "scheme"
}

func condWords(w condition) string {
	return [...]string{
		onHell: "on a Hell side", onLondon: "on a London side", villainHere: "if a villain is with you", heroHere: "if another hero is with you",
		nobodyElse: "if no other hero is with you", isWounded: "if a Wounded lies under your board", hasCharge: "if you have a charge card out",
		richThree: "if you have 3 gold or more", usedShortcut: "if you entered a shortcut this turn",
	}[w]
}

func groupWords(w group) string {
	return [...]string{
		allHeroes: "every hero", otherHeroes: "every other hero", sameplace: "every hero on your location", sameTile: "every hero on your tile",
		onHellSide: "every hero on a Hell side", bossTile: "every hero on his tile",
	}[w]
}

func countWords(w counted) string {
	return [...]string{
		woundsUnder: "Wounded under your board", portalsClosed: "portal that is closed", heroesHere: "hero on your location, you included",
		chargeCards: "charge card you have out", lootInPool: "enemy card in your action pool",
	}[w]
}
