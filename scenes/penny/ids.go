package penny

import (
	"slices"
	"strconv"
	"strings"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
)

// A family is the first word of the id of a target, up to the dot, and says what the target is.
const (
	aCard    = "card"
	aChoice  = "choice"
	aCounter = "counter" // of the Heist
	aDeck    = "deck"
	aHero    = "hero"
	aPlace   = "place"
	aPile    = "pile"   // of discards
	aPool    = "pool"   // of one kind of token of a hero
	aPortal  = "portal" // that lies on a place
	aStack   = "stack"
	aTile    = "tile"
	aToken   = "action" // that lies on a place
	aVillain = "villain"
	aWound   = "wound"
)

// Targets of which there is one.
const (
	shopDeck     = "deck.shop"
	shopDiscards = "pile.shop"
	bankTile     = "tile.bank"
)

// id returns the id of a target of a family.
func id(family, words string) string { return family + "." + words }

// of reports whether a target is of one of some families.
func of(target string, families ...string) bool {
	family, _, _ := strings.Cut(target, ".")
	return slices.Contains(families, family)
}

// optionID returns the id of the n-th option of a card or an event; isOption tells them.
func optionID(n int) string       { return "choice.option." + itoa(n) }
func isOption(target string) bool { return strings.HasPrefix(target, "choice.option.") }

func cardOf(target string) (box.Card, bool) {
	n, ok := strings.CutPrefix(target, "card.")
	if !ok {
		return box.NoCard, false
	}
	k, err := strconv.Atoi(n)
	return box.Card(k), err == nil && k >= 0 && k < int(box.NoCard)
}

// key returns the word of a hero in ids: "jack"; heroKey takes it out of the hero's own id.
func key(h penny.HeroView) string  { return heroKey(h.ID) }
func heroKey(target string) string { return strings.TrimPrefix(target, "hero.") }

// pileID and asideID return the ids of a hero's discard pile and of the cards that were put aside.
func pileID(h penny.HeroView) string  { return id(aPile, key(h)) }
func asideID(h penny.HeroView) string { return id("aside", key(h)) }

// poolID returns the id of the pile of a token on a hero's board, and tokenOf its token.
func poolID(h penny.HeroView, t box.Token) string { return id(aPool, key(h)+"."+t.String()) }

func tokenOf(target string) (box.Token, bool) {
	w := strings.Split(target, ".")
	if len(w) != 3 || w[0] != aPool {
		return 0, false
	}
	i := slices.IndexFunc(tokens, func(t box.Token) bool { return t.String() == w[2] })
	return box.Token(max(0, i)), i >= 0
}

// woundID returns the id of the Wounded cards of a hero that lie in one zone: "hand", "under".
func woundID(h penny.HeroView, zone string) string { return id(aWound, key(h)+"."+zone) }

// placeUnder returns the key of the place on which a token or a portal lies; ok is false for other targets.
func placeUnder(target string) (key string, ok bool) {
	_, key, _ = strings.Cut(target, ".")
	return key, of(target, aToken, aPortal)
}
