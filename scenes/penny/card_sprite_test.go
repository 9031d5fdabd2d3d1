package penny

import (
	"strings"
	"testing"
	"unicode/utf8"

	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
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
		c := v.Card(box.Card(i))
		decks[c.Deck]++
		h := printOf(c, lying)
		gives, brief := h.Gives, h.Brief
		rulestest.Holds(t, len(gives) != 0 || brief != "", "%s (%s) says nothing", c.Name, c.Deck)
		if n := utf8.RuneCountInString(brief); c.Deck != "scheme" && c.Deck != "joke" && n > stripMost*stripLetters {
			t.Errorf("%s says %d letters: %q", c.Name, n, brief)
		}
	}
	for _, deck := range []string{"starter", "shop", "enemy", "event", "scheme", "personal"} {
		rulestest.Holds(t, decks[deck] != 0, "no card of the deck %s was looked at", deck)
	}
}

// TestNoRowCardHasABlankStrip: where the words of a card in the rows leave room for a line above them, the
// picture fills it.
func TestNoRowCardHasABlankStrip(t *testing.T) {
	v, seen := begun(t).View, 0
	for i, f := range v.Game.Of {
		c := v.Card(box.Card(i))
		if f == nil || c.Deck != "shop" && c.Deck != "enemy" {
			continue
		}
		seen++
		face, ok := Compose(cardSprite(c, inRow))
		rulestest.Must(t, ok, "%s cannot be drawn", c.Name)
		top, pictured := rowLow, false
		for _, l := range face.Layers {
			pictured = pictured || strings.HasPrefix(l.Name, "penny.card.")
			if strings.HasPrefix(l.Name, "penny.note.") {
				top = l.Y
			}
		}
		rulestest.Holds(t, pictured || top-rowTop < noteLine, "%s has a blank strip of %.0f above its words", c.Name, top-rowTop)
	}
	rulestest.Holds(t, seen != 0, "no card was looked at")
}
