package penny

import (
	"testing"

	"intrigue/rules/rulestest"
)

// TestLadder lets both levels play the same games in every mode: the steady bot does
// clearly better, by games won or by how far the heist and the rush come.
func TestLadder(t *testing.T) {
	good := func(m Mode, easyBots bool) int {
		x := measure(t, m, 2, newest, 6, habit{samples: 2}, easyBots)
		return 10*x.won + x.chapters[2] + 2*x.chapters[3] - x.wounds/4
	}
	for m := range modes {
		low, high := good(m, true), good(m, false)
		t.Logf("%s: easy %d, steady %d", m, low, high)
		rulestest.Holds(t, high > low, "%s: easy %d, steady %d", m, low, high)
	}
}

// TestTheData opens every edition and counts the decks.
func TestTheData(t *testing.T) {
	for e := 1; e <= newest; e++ {
		b, err := open(e)
		rulestest.Must(t, err == nil, "edition %d: %v", e, err)
		for d, want := range map[deckKind]int{starterDeck: 40, penniesDeck: 20, demonicDeck: 10, shopCards: 36, enemyCards: 24, eventCards: 20, schemeCards: 20, jokeCards: 4, brownCards: 12, itemCards: 8, personalCards: 20, walkCards: 4, rushCards: 6, bossCards: 3} {
			rulestest.Is(t, deckFiles()[d], int(b.upto[d]-b.from[d]), want)
		}
	}
}
