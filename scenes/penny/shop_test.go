package penny_test

import (
	"slices"
	"strings"
	"testing"

	contract "intrigue/rules"
	rules "intrigue/rules/penny"
)

// ware is a card of the shop that can be replaced, and that can be bought or not.
func (b *player) ware(dear bool) string {
	b.T.Helper()
	has := func(id, verb string) bool {
		return slices.ContainsFunc(b.Game().Choices(), func(c contract.Choice) bool { return c.Path[0] == id && strings.HasPrefix(string(c.Move), verb) })
	}
	for _, c := range b.view().Shop() {
		if has(c.ID, "replace ") && has(c.ID, "buy ") != dear {
			return c.ID
		}
	}
	b.T.Fatal("no such card lies in the shop")
	return ""
}

// TestShopCardInHand: a press on a card of the shop buys nothing and throws nothing out
// while both could be meant, or only the latter; the prompt says what decides.
func TestShopCardInHand(t *testing.T) {
	r := reach(t, 2, "prologue", "a purchase and a replacement", func(v rules.View) bool {
		dear, cheap := false, false
		for _, c := range v.Shop() {
			has := func(verb string) bool {
				return slices.ContainsFunc(v.Choices(), func(x contract.Choice) bool { return x.Path[0] == c.ID && strings.HasPrefix(string(x.Move), verb) })
			}
			dear, cheap = dear || has("replace ") && !has("buy "), cheap || has("buy ") && has("replace ")
		}
		return dear && cheap
	})
	for _, dear := range []bool{true, false} {
		b := sit(t, r, nil)
		id, n := b.ware(dear), b.Game().Len()
		b.Click(id)
		if b.Game().Len() != n {
			t.Fatalf("a press on %s made %v", id, b.Game().Record().Entries[n:])
		}
		if want := map[bool]string{true: "more than there is", false: "press your own deck to buy it"}[dear]; !b.Sees(want) {
			t.Errorf("%q is not said: %s", want, b.Words())
		}
		b.Click("deck.shop")
		if e := b.Game().Record().Entries[n:]; len(e) == 0 || !strings.HasPrefix(string(e[0].Move), "replace ") {
			t.Errorf("the shop deck made %v", e)
		}
		if !dear {
			b = sit(t, r, nil)
			b.Click(id)
			b.Click("deck." + strings.TrimPrefix(b.view().Hero(b.view().Asked()).ID, "hero."))
			if e := b.Game().Record().Entries[n:]; len(e) == 0 || !strings.HasPrefix(string(e[0].Move), "buy ") {
				t.Errorf("the own deck made %v", e)
			}
		}
	}
}

// TestPortalNeeds: the strip above the map says all that a portal takes, or nothing.
func TestPortalNeeds(t *testing.T) {
	for _, w := range []float64{1024, 1280, 1920} {
		b := sit(t, moments(t)["a move"], nil)
		b.W = w
		b.Still(2)
		if b.Sees("each needs") && !b.Sees("trophies.") || w == 1280 && !b.Sees("2 more and 2 trophies.") {
			t.Errorf("%v wide: %s", w, first(40, b.Words()))
		}
	}
}

// TestNamesOfTokens: a sheet on which one chooses among tokens says what they are called.
func TestNamesOfTokens(t *testing.T) {
	b := sit(t, moments(t)["a gain"], nil)
	for _, c := range b.Game().Choices() {
		if name := b.view().Label(c.Path[0]).Title; !b.Sees(name) {
			t.Errorf("%s is not named: %s", name, b.Words())
		}
	}
}
