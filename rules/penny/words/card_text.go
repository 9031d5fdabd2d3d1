package words

import (
	"fmt"
	"slices"
	"strings"

	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// The text of a card is made from its effects, so that words and deeds cannot differ.

// CardText returns a block in sentences: "Gain 2 gold. Draw a card."
func CardText(b *box.Box, at box.Block) string {
	var all []string
	for _, p := range phrases(b, at) {
		all = append(all, prose.Capital(p)+".")
	}
	return strings.Join(all, " ")
}

// phrases returns the effects of a block as clauses; gains in a row become one.
func phrases(b *box.Box, at box.Block) []string {
	var all, gains []string
	flush := func() {
		if len(gains) > 0 {
			all = append(all, "gain "+prose.List(gains))
			gains = nil
		}
	}
	for i := range b.Blocks[at] {
		e := &b.Blocks[at][i]
		if e.Op == box.OpGain && e.Token != box.TrophyToken {
			gains = append(gains, amount(int(e.N), e.Token))
			continue
		}
		flush()
		all = append(all, Phrase(b, e))
	}
	flush()
	return all
}

// inline returns a block in the middle of a sentence: "gain 2 gold and draw a card".
func inline(b *box.Box, at box.Block) string {
	all := phrases(b, at)
	if len(all) == 0 {
		return "nothing more"
	}
	return prose.List(all)
}

// amount returns so many tokens: "2 gold", "a resource of your choice".
func amount(n int, t box.Token) string {
	switch {
	case t == box.AnyToken && n == 1:
		return "1 resource of your choice"
	case t == box.AnyToken:
		return fmt.Sprintf("%d resources of your choice", n)
	case t == box.Movement:
		return prose.Amount(n, "movement token")
	case t == box.TrophyToken:
		return "a trophy for a quest"
	case t == box.Prevent:
		return prose.Amount(n, "prevention token")
	}
	return fmt.Sprintf("%d %s", n, t)
}

// some returns so many things: "a card", "2 cards".
func some(n int, what string) string {
	if n == 1 {
		return "a " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// Phrase returns one effect as a clause.
func Phrase(b *box.Box, e *box.Instruction) string {
	n := int(e.N)
	switch e.Op {
	case box.OpGain:
		return "gain " + amount(n, e.Token)
	case box.OpLose:
		if e.Token == box.AnyToken {
			return "lose " + prose.Amount(n, "resource")
		}
		return "lose " + amount(n, e.Token)
	case box.OpDraw:
		return "draw " + some(n, "card")
	case box.OpDiscard:
		return "discard " + some(n, "card") + " from your " + zonesOf(e.From)
	case box.OpDestroy:
		switch e.Sort {
		case box.ThisCard:
			return "destroy this card"
		case box.WoundedCard:
			return "heal " + wounded("up to ", n)
		}
		if n == 1 {
			return "destroy a card in your " + zonesOf(e.From)
		}
		return fmt.Sprintf("destroy up to %d cards in your %s", n, zonesOf(e.From))
	case box.OpPrevent:
		return "prevent " + prose.Amount(n, "wound")
	case box.OpShortcut:
		return "take a shortcut"
	case box.OpFight:
		return "fight an enemy from the enemy row at once" + more(n > 0, fmt.Sprintf(", with %d free damage", n))
	case box.OpHell:
		return "the Hell token moves " + prose.Amount(n, "space")
	}
	return phraseBeyond(b, e)
}

// phraseBeyond says what reaches beyond the hero's board, and the wrappers.
func phraseBeyond(b *box.Box, e *box.Instruction) string {
	n := int(e.N)
	switch e.Op {
	case box.OpTake:
		return takes(e)
	case box.OpMove:
		return moves(e)
	case box.OpPlace:
		if e.Who == box.FigureMini {
			return "the mini-boss comes out of the demonic portal if it is still on the Hell track"
		}
		return "a villain who is off the map comes out of a portal"
	case box.OpRefresh:
		if e.Shop {
			return "replace " + prose.Amount(n, "card") + " in the shop"
		}
		return "replace " + map[bool]string{true: "1 enemy", false: fmt.Sprintf("%d enemies", n)}[n == 1] + " in the enemy row"
	case box.OpFlip:
		who := [...]string{"the holder of the Decision Token turns a tile", box.ByMe: "you turn a tile",
			box.ByHere: "the tile you stand on turns", box.ByBoss: "the tile it stands on turns"}[e.By]
		return who + map[bool]string{true: " to its London side", false: " to its Hell side"}[e.London]
	case box.OpLook:
		return fmt.Sprintf("look at the top %d cards of the %s deck and put them back in any order", n, stackWord(e.Stack))
	case box.OpChoose:
		var all []string
		for _, o := range e.Option[:e.Options] {
			all = append(all, inline(b, o))
		}
		const gains = "gain "
		if !slices.ContainsFunc(all, func(o string) bool { return !strings.HasPrefix(o, gains) || strings.Contains(o, " and ") }) {
			return strings.ReplaceAll(strings.Join(all, " or "), " or "+gains, " or ")
		}
		return "either " + strings.Join(all, ", or ")
	case box.OpPay:
		return "you may " + inline(b, e.Cost) + more(e.Then != 0, " to "+inline(b, e.Then)) + more(e.Other != 0,
			"; if not, "+inline(b, e.Other))
	case box.OpWhen:
		return condWords(e.Cond) + ", " + inline(b, e.Then) + more(e.Other != 0, "; otherwise "+inline(b, e.Other))
	case box.OpEach:
		if does, ok := third(phrases(b, e.Then)); ok {
			return groupWords(e.Group) + " " + does
		}
		return groupWords(e.Group) + ": " + inline(b, e.Then)
	}
	return "for each " + countWords(e.Count) + ", " + inline(b, e.Then)
}

// third puts clauses into the third person, what a card tells its reader into what it makes a hero do:
// "gain 1 gold" into "gains 1 gold". It is not ok where the reader is asked or something depends on what holds.
func third(all []string) (string, bool) {
	var said []string
	for _, p := range all {
		verb, rest, _ := strings.Cut(p, " ")
		if !slices.Contains([]string{"gain", "lose", "draw", "discard", "heal", "take", "prevent"}, verb) {
			return "", false
		}
		said = append(said, verb+"s"+strings.ReplaceAll(" "+rest, " your ", " their "))
	}
	return prose.List(said), len(said) > 0
}

// zonesOf returns where cards lie: "hand or action pool".
func zonesOf(bits box.ZoneSet) string {
	return strings.Join(bitWords(uint8(bits), "hand", "action pool", "discard pile"), " or ")
}

// takes says what a take does.
func takes(e *box.Instruction) string {
	n := int(e.N)
	switch e.Stack {
	case box.WoundedStack:
		return "take " + wounded("", n)
	case box.OwnDiscard:
		return "take " + some(n, "card") + " from your discard pile into your hand"
	case box.JokeDeck:
		return "turn over Joke's on You and do what it says"
	case box.PortalTokens:
		return "take the portal token"
	}
	what := map[box.Stack]string{box.TwoPennies: "Two Pennies", box.ThreePennies: "Three Pennies",
		box.DemonicPennies: "a Demonic Pennies card", box.ItemDeck: "an item", box.ShopDeck: "the top card of the shop deck"}[e.Stack]
	return "take " + what + more(e.Goal == box.ToHand, " into your hand")
}

// wounded returns so many Wounded cards; upTo is "up to " or "", and is left out before a single one.
func wounded(upTo string, n int) string {
	if n == 1 {
		return "a Wounded card"
	}
	return fmt.Sprintf("%s%d Wounded cards", upTo, n)
}

// moves says what a move does.
func moves(e *box.Instruction) string {
	n := int(e.N)
	if e.Who == box.FigureMe {
		if n == 1 {
			return "move 1 location"
		}
		return fmt.Sprintf("move up to %d locations", n)
	}
	who := [...]string{"villain A", "villain B", "villain C", "the mini-boss"}[e.Who]
	to := map[bool]string{true: "richest", false: "nearest"}[e.Goal == box.ToRichest]
	return fmt.Sprintf("%s moves %s towards the %s hero", who, prose.Amount(n, "location"), to)
}

func stackWord(s box.Stack) string {
	switch s {
	case box.ShopDeck:
		return "shop"
	case box.EnemyDeck:
		return "enemy"
	}
	return "scheme"
}

func condWords(w box.Condition) string {
	return [...]string{
		box.OnHell: "on a Hell side", box.OnLondon: "on a London side", box.VillainHere: "if a villain is with you",
		box.HeroHere: "if another hero is with you", box.NobodyElse: "if no other hero is with you",
		box.IsWounded: "if a Wounded card lies under your board", box.HasCharge: "if you have a charge card in play",
		box.RichThree: "if you have 3 gold or more", box.UsedShortcut: "if you entered a shortcut this turn",
	}[w]
}

func groupWords(w box.Group) string {
	return [...]string{
		box.AllHeroes: "every hero", box.OtherHeroes: "every other hero", box.SamePlace: "every hero on your location",
		box.SameTile: "every hero on your tile", box.OnHellSide: "every hero on a Hell side", box.BossTile: "every hero on its tile",
	}[w]
}

func countWords(w box.Counted) string {
	return [...]string{
		box.WoundsUnder: "Wounded card under your board", box.PortalsClosed: "closed portal",
		box.HeroesHere: "hero on your location, including you", box.ChargeCards: "charge card you have in play",
		box.LootInPool: "enemy card in your action pool",
	}[w]
}
