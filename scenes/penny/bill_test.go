package penny

import (
	"strings"
	"testing"
	"unicode/utf8"

	"intrigue/rules/penny"
)

// TestNoCardIsBlank: every card says on its face what it does, in ornaments or words, and
// what players hold or buy has few enough words to be read there.
func TestNoCardIsBlank(t *testing.T) {
	v := begun(t).View
	decks := map[string]int{}
	for i, f := range v.Game.Of {
		if f == nil {
			continue
		}
		c := v.Card(penny.Card(i))
		decks[c.Deck]++
		w := strings.Split(bill(c, lying), "/")
		middle, brief := w[7], w[8]
		if middle == "" && brief == "" {
			t.Errorf("%s (%s) says nothing", c.Name, c.Deck)
		}
		if n := utf8.RuneCountInString(brief); c.Deck != "scheme" && c.Deck != "joke" && n > stripMost*stripLetters {
			t.Errorf("%s says %d letters: %q", c.Name, n, brief)
		}
	}
	for _, deck := range []string{"starter", "shop", "enemy", "event", "scheme", "personal"} {
		if decks[deck] == 0 {
			t.Errorf("no card of the deck %s was looked at", deck)
		}
	}
}
