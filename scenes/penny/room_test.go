package penny_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// TestKeysOfWaresStandBesideTheirCards, so that nobody reads the price of one as that of the next.
func TestKeysOfWaresStandBesideTheirCards(t *testing.T) {
	seen := 0
	for _, name := range []string{"a purchase", "a replacement"} {
		b := sit(t, moments(t)[name], nil)
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			b.Resize(size[0], size[1])
			for _, c := range b.View().Shop() {
				card, _ := b.Screen().Where(c.ID)
				for _, verb := range []string{"buy", "buyfor", "replace"} {
					key, ok := b.Hit("offer." + verb + "." + c.ID)
					if !ok {
						continue
					}
					seen++
					rulestest.Holds(t, key.R.Y >= card.Y-1 && key.R.Y+key.R.H <= card.Y+card.H+1,
						"%s at %v: the key to %s %s lies at %v, the card at %v", name, size, verb, c.ID, key.R, card)
				}
			}
		}
	}
	rulestest.Holds(t, seen >= 12, "only %d keys were seen", seen)
}

// TestFewCardsTakeLittleRoom: one or two cards of a discard pile that may be chosen leave the other
// room of the tray to the hand.
func TestFewCardsTakeLittleRoom(t *testing.T) {
	one := func(v penny.View) bool {
		pile := v.Hero(v.Asked()).Pile
		few := 0
		for _, id := range firstTargets(v) {
			if slices.ContainsFunc(pile, func(c penny.CardView) bool { return c.ID == id }) {
				few++
			}
		}
		_, fight := v.Fight()
		return few > 0 && few < 3 && begins("destroy ")(v) && !fight
	}
	r := reach(t, 2, "prologue", "few discarded cards to be destroyed", one)
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		b := sit(t, r, nil)
		b.Resize(size[0], size[1])
		sheet, ok := b.Hit("sheet.away")
		if !ok || sheet.Zone == "map" {
			continue
		}
		n, card := 0.0, 0.0
		for _, id := range firstTargets(b.View()) {
			if at, ok := b.Screen().Where(id); ok && strings.HasPrefix(id, "card.") && sheet.R.Contains(at.Mid()) {
				n, card = n+1, at.W
			}
		}
		rulestest.Holds(t, sheet.R.W <= n*(card+8)+50, "%v: a sheet %.0f wide for %.0f cards of %.0f", size, sheet.R.W, n, card)
	}
}

// firstTargets are what can be chosen first, each once.
func firstTargets(v penny.View) (all []string) {
	for _, c := range v.Choices() {
		if !slices.Contains(all, c.Path[0]) {
			all = append(all, c.Path[0])
		}
	}
	return all
}

// TestEmptyDecksAreCounted beside the log: a deck of which nothing is left says so.
func TestEmptyDecksAreCounted(t *testing.T) {
	r := recorded(t, "held")
	all := scenetest.Replay(t, penny.Game{}, r)
	at := slices.IndexFunc(all, func(p rules.Position) bool {
		return slices.ContainsFunc(p.Seen(rules.Public).(penny.View).Decks(),
			func(d penny.DeckView) bool { return d.ID == "deck.event" && d.Cards == 0 })
	})
	rulestest.Must(t, at >= 0, "no deck runs out in the recorded game")
	r.Entries = r.Entries[:at]
	b := sit(t, r, nil)
	b.Resize(1920, 1080)
	cell, ok := b.Hit("deck.event")
	if !ok || !slices.ContainsFunc(b.Last, func(it widgets.Item) bool { return it.Text == "0" && cell.R.Contains(it.R.Mid()) }) {
		t.Errorf("the empty deck at %v is not counted: %s", cell.R, b.Words())
	}
}

// TestQuestsOfTheMarketAreNamed beside the log with whole words.
func TestQuestsOfTheMarketAreNamed(t *testing.T) {
	r := reach(t, 2, "open", "Somebody's Dog in the market", func(v penny.View) bool {
		return slices.ContainsFunc(v.Market(), func(c penny.CardView) bool { return strings.HasPrefix(c.Name, "Somebody's Dog") })
	})
	b := sit(t, r, nil)
	for _, c := range b.View().Market() {
		cell, _ := b.Hit(c.ID)
		for _, it := range b.Last {
			if it.Kind == widgets.Words && cell.R.Contains(it.R.Mid()) && strings.HasSuffix(it.Text, "…") {
				t.Errorf("%s is called %q", c.Name, it.Text)
			}
		}
	}
}

// TestTheNextOpponentIsNamed beside the log by more than an article.
func TestTheNextOpponentIsNamed(t *testing.T) {
	r := reach(t, 2, "rush", "an opponent that waits", func(v penny.View) bool {
		x, ok := v.Rush()
		return ok && x.Pause == 0 && x.Beaten < len(x.Line) && strings.HasPrefix(x.Line[x.Beaten].Name, "The ")
	})
	b := sit(t, r, nil)
	x, _ := b.View().Rush()
	cell, _ := b.Hit(x.Line[x.Beaten].ID)
	if !slices.ContainsFunc(b.Last, func(it widgets.Item) bool {
		return it.Kind == widgets.Words && cell.R.Contains(it.R.Mid()) && it.Text != "The" && len(it.Text) > 3
	}) {
		t.Errorf("%s is not named at %v: %s", x.Line[x.Beaten].Name, cell.R, b.Words())
	}
}
