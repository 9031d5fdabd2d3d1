package box

import (
	"testing"

	"intrigue/rules/rulestest"
)

// TestTheData counts the decks.
func TestTheData(t *testing.T) {
	b, err := read()
	rulestest.Must(t, err == nil, "%v", err)
	for d, want := range map[Deck]int{StarterDeck: 40, PenniesDeck: 20, DemonicDeck: 10, ShopCards: 36, EnemyCards: 24, EventCards: 20,
		SchemeCards: 20, JokeCards: 4, BrownCards: 12, ItemCards: 8, PersonalCards: 20, WalkCards: 4, RushCards: 6, BossCards: 3} {
		rulestest.Is(t, DeckKeys()[d], int(b.Upto[d]-b.From[d]), want)
	}
}
