package penny_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// ware is a card of the shop that can be replaced, and that can be bought or not.
func (b *player) ware(dear bool) string {
	b.T.Helper()
	has := func(id, verb string) bool {
		return slices.ContainsFunc(b.Game().Choices(),
			func(c rules.Choice) bool { return c.Path[0] == id && strings.HasPrefix(string(c.Move), verb) })
	}
	for _, c := range b.View().Shop() {
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
	r := reach(t, 2, "prologue", "a purchase and a replacement", func(v penny.View) bool {
		dear, cheap := false, false
		for _, c := range v.Shop() {
			has := func(verb string) bool {
				return slices.ContainsFunc(v.Choices(),
					func(x rules.Choice) bool { return x.Path[0] == c.ID && strings.HasPrefix(string(x.Move), verb) })
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
		want := map[bool]string{true: "more than you have", false: "press Buy or your own deck to buy it"}[dear]
		rulestest.Holds(t, b.Sees(want), "%q is not said: %s", want, b.Words())
		b.Click("deck.shop")
		if e := b.Game().Record().Entries[n:]; len(e) == 0 || !strings.HasPrefix(string(e[0].Move), "replace ") {
			t.Errorf("the shop deck made %v", e)
		}
		if !dear {
			b = sit(t, r, nil)
			b.Click(id)
			b.Click("deck." + strings.TrimPrefix(b.View().Hero(b.View().Asked()).ID, "hero."))
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
		name := b.View().Label(c.Path[0]).Title
		rulestest.Holds(t, b.Sees(name), "%s is not named: %s", name, b.Words())
	}
}

// TestWhoCanBeBeaten: the choice of an opponent says of each how far the tokens go, as
// the fight itself says it afterwards.
func TestWhoCanBeBeaten(t *testing.T) {
	r := moments(t)["an opponent"]
	for i := range sit(t, r, nil).Game().Choices() {
		b := sit(t, r, nil)
		c := b.Game().Choices()[i]
		if !strings.HasPrefix(string(c.Move), "fight ") {
			continue
		}
		deal, need := b.View().Odds(c.Path[0])
		want := "can be beaten"
		if deal < need {
			want = fmt.Sprintf("%d of %d", deal, need)
		}
		rulestest.Holds(t, need != 0 && b.Sees(want), "%s: %q is not said: %s", c.Move, want, b.Words())
		b.Say(c)
		if x, ok := b.View().Fight(); ok && !x.Choose && (x.Most != deal || x.Health != need) {
			t.Errorf("%s: %d of %d were promised, and %d of %d can be dealt", c.Move, deal, need, x.Most, x.Health)
		}
	}
}

// TestPilesAreSeen: the piles below the map are large enough to be told apart, however
// large the words are.
func TestPilesAreSeen(t *testing.T) {
	for scale, least := range map[int]float64{100: 40, 150: 36} { // large words leave them less room
		b := sit(t, moments(t)["a bribe"], func(s *store.Settings) { s.TextScale = scale })
		b.Still(2)
		for _, id := range []string{"deck.shop", "deck.enemy", "deck.event"} {
			h, ok := b.Hit(id)
			rulestest.Holds(t, ok && h.R.W >= least, "at %d %% %s lies in %v", scale, id, h.R)
		}
	}
}

// TestOwnThingsFirst: the focus walk comes to what lies before the person before the
// keys of the shell.
func TestOwnThingsFirst(t *testing.T) {
	b := sit(t, moments(t)["a build"], nil)
	b.Still(2)
	shell := ""
	for _, h := range b.App.UI().TopHits() {
		switch {
		case h.NoFocus || h.NoTab:
		case strings.HasPrefix(h.ID, "tool."):
			shell = h.ID
		case h.Zone == "tray" && shell != "":
			t.Errorf("Tab comes to %s before %s", shell, h.ID)
		}
	}
	rulestest.Holds(t, shell != "", "there are no keys of the shell")
}

// TestOffersOnTheCard: a card of the shop that can be bought or replaced has keys that say so,
// beside it, where they cover no card, and they do it.
func TestOffersOnTheCard(t *testing.T) {
	for verb, moment := range map[string]string{"buy": "a purchase", "replace": "a replacement"} {
		r := moments(t)[moment]
		b := sit(t, r, nil)
		tried := false
		for _, c := range b.View().Shop() {
			key, ok := b.Hit("offer." + verb + "." + c.ID)
			if !ok {
				continue
			}
			for _, over := range b.View().Shop() {
				if card, _ := b.Hit(over.ID); card.R.Intersect(key.R).W > 0 && card.R.Intersect(key.R).H > 0 {
					t.Errorf("the key to %s %s at %v lies over %s at %v", verb, c.Name, key.R, over.Name, card.R)
				}
			}
			if tried {
				continue
			}
			tried = true
			n := b.Game().Len()
			b.Click("offer." + verb + "." + c.ID)
			e := b.Game().Record().Entries[n:]
			rulestest.Holds(t, len(e) != 0 && strings.HasPrefix(string(e[0].Move), verb+" "), "%s on %s made %v", verb, c.Name, e)
		}
		rulestest.Holds(t, tried, "no card offers to %s: %s", verb, b.Words())
	}
}

// TestOffersLeaveTheMap: the keys beside the shop cover no place of the map where there is room
// beside it.
func TestOffersLeaveTheMap(t *testing.T) {
	for _, moment := range []string{"a purchase", "a further purchase", "a replacement"} {
		b := sit(t, moments(t)[moment], nil)
		b.Still(4)
		keys := 0
		for _, h := range b.App.UI().TopHits() {
			if !strings.HasPrefix(h.ID, "offer.") {
				continue
			}
			keys++
			for _, p := range b.View().Places() {
				disc, _ := b.Screen().Where(p.ID)
				cut := disc.Intersect(h.R)
				rulestest.Holds(t, cut.W <= 2 || cut.H <= 2, "%s: %s at %v lies over %s at %v", moment, h.ID, h.R, p.Name, disc)
			}
		}
		rulestest.Holds(t, keys != 0, "%s: there are no keys: %s", moment, b.Words())
	}
}

// TestOffersLieAtTheirCards: where the piles leave room beside them, the keys of a card of the shop
// lie at its height and not beside another card, even in large type.
func TestOffersLieAtTheirCards(t *testing.T) {
	r := reach(t, 2, "prologue", "all can be replaced", func(v penny.View) bool {
		n := 0
		for _, c := range v.Choices() {
			if strings.HasPrefix(string(c.Move), "replace ") && strings.HasPrefix(c.Path[0], "card.") {
				n++
			}
		}
		return n >= 4
	})
	b := sit(t, r, large)
	keys := 0
	for _, c := range b.View().Shop() {
		key, ok := b.Hit("offer.replace." + c.ID)
		if !ok {
			continue
		}
		keys++
		card, _ := b.Hit(c.ID)
		mid := key.R.Mid().Y
		rulestest.Holds(t, mid >= card.R.Y && mid <= card.R.Y+card.R.H, "the key at %v belongs to %s at %v", key.R, c.Name, card.R)
	}
	rulestest.Holds(t, keys >= 3, "%d cards have keys", keys)
}

// TestOffersByKeyboard: the arrows come from a card of the shop to the keys beside it, and Enter
// presses them.
func TestOffersByKeyboard(t *testing.T) {
	for verb, moment := range map[string]string{"buy": "a purchase", "buyfor": "a further purchase", "replace": "a replacement"} {
		b := sit(t, moments(t)[moment], nil)
		i := slices.IndexFunc(b.View().Shop(), func(c penny.CardView) bool { _, ok := b.Hit("offer." + verb + "." + c.ID); return ok })
		rulestest.Must(t, i >= 0, "no card offers to %s: %s", verb, b.Words())
		card := b.View().Shop()[i].ID
		key := "offer." + verb + "." + card
		b.App.UI().SetFocus(table.SpotID(card, ""))
		b.Still(2)
		b.Key(input.Right)
		for _, other := range []input.Action{input.Up, input.Down, input.Down} { // a card can have two keys
			if b.App.UI().Focused() != key {
				b.Key(other)
			}
		}
		rulestest.Must(t, b.App.UI().Focused() == key, "the arrow comes from %s to %s", card, b.App.UI().Focused())
		n := b.Game().Len()
		b.Key(input.Confirm)
		e := b.Game().Record().Entries[n:]
		asked := slices.ContainsFunc(b.App.UI().TopHits(), func(h widgets.Hit) bool {
			return strings.HasPrefix(h.ID, "ask.") // which resource pays
		})
		if held := b.Screen().Pointing().Hand() == card; !(verb == "buyfor" && (held || asked)) &&
			(len(e) == 0 || !strings.HasPrefix(string(e[0].Move), verb+" ")) {
			t.Errorf("Enter on %s made %v", key, e)
		}
	}
}

// TestAsksOnceBeforeGoldIsLeft: who stops while something can be bought is asked once, be it
// the first card or a further one.
func TestAsksOnceBeforeGoldIsLeft(t *testing.T) {
	r := reach(t, 2, "prologue", "a purchase that can be refused",
		func(v penny.View) bool { return begins("buy ")(v) && begins("done")(v) })
	for words, r := range map[string]rules.Record{"can still buy a card": r, "still buy another": moments(t)["a further purchase"]} {
		b := sit(t, r, nil)
		n := b.Game().Len()
		b.Click("choice.done")
		rulestest.Must(t, b.Game().Len() == n && b.Sees(words), "%q is not asked: %s", words, b.Words())
		b.Click("sure.no")
		b.Click("choice.done")
		rulestest.Holds(t, b.Game().Len() != n, "it is asked twice")
	}
}

// TestAReadCardLeavesItsKeysInSight: a card of the shop that is read lies on none of the keys that buy or
// replace it.
func TestAReadCardLeavesItsKeysInSight(t *testing.T) {
	b, met := sit(t, moments(t)["a purchase"], nil), 0
	b.Still(2)
	for _, c := range b.View().Shop() {
		var keys []widgets.Rect
		for _, h := range b.App.UI().TopHits() {
			if strings.HasPrefix(h.ID, "offer.") && strings.HasSuffix(h.ID, "."+c.ID) {
				keys = append(keys, h.R)
			}
		}
		if c.ID == "" || len(keys) == 0 {
			continue
		}
		b.Hover(b.At(c.ID), 20)
		for _, it := range b.Last {
			if it.Kind != widgets.Sprite || !strings.HasPrefix(it.Name, "penny.print/read/") {
				continue
			}
			met++
			for _, k := range keys {
				over := it.R.Intersect(k)
				rulestest.Holds(t, over.W <= 0 || over.H <= 0, "%s, read at %v, lies on its key at %v", c.Name, it.R, k)
			}
		}
	}
	rulestest.Holds(t, met != 0, "no card with a key was read")
}
