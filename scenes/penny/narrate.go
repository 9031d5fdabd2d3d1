package penny

import (
	"fmt"
	"slices"
	"strings"
)

// Narrate implements table.Narrator: where the token in hand may go, what can become of
// a card of the shop, what a way is paid with.
func (b *Board) Narrate(picked []string) string {
	if len(picked) == 0 {
		return ""
	}
	id := picked[0]
	name := b.View.Label(id).Title
	onto := func(mark string) bool {
		for _, c := range b.Seat.Pointing().Left() {
			if i := slices.Index(c.Path, id); i >= 0 && i+1 < len(c.Path) && strings.HasPrefix(c.Path[i+1], mark) {
				return true
			}
		}
		return false
	}
	_, token := tokenOf(id)
	switch {
	case token && onto("card."):
		return name + " in hand: press the quest or the charge card on which it is to lie."
	case token && onto("counter."):
		return name + " in hand: press the card on which it is to lie."
	case onto("deck.shop") && onto("deck."+key(b.known.seated(b.mine()))):
		return fmt.Sprintf("%s: press your own deck to buy it for %d gold, or the shop deck to have it replaced.", name, b.card(id).Cost)
	case onto("deck.shop"):
		return fmt.Sprintf("%s costs %d gold, more than there is. Press the shop deck to have it replaced.", name, b.card(id).Cost)
	case strings.HasPrefix(id, "place."), strings.HasPrefix(id, "hero.") && len(picked) > 1:
		return "To " + b.View.Label(picked[len(picked)-1]).Title + ": choose what you give for it."
	}
	return ""
}
