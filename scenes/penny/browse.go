package penny

import (
	"strings"

	"intrigue/rules/penny"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// inside are the cards of a pile that the rules let one look through: discard piles,
// what was destroyed, and of a deck those that everybody knows to lie on top.
func (b *Board) inside(id string) []penny.CardView {
	family, who, _ := strings.Cut(id, ".")
	for _, h := range b.known.heroes {
		if key(h) != who {
			continue
		}
		switch family {
		case "pile":
			return h.Pile
		case "aside":
			return h.Aside
		case "deck":
			return nil
		}
	}
	if id == "pile.shop" {
		return b.View.ShopDiscards()
	}
	for _, d := range b.View.Decks() {
		if d.ID == id {
			return d.Top
		}
	}
	return nil
}

// browse shows the pile that was opened, on a sheet of its own.
func (b *Board) browse(u *widgets.UI) {
	if b.open == "" {
		return
	}
	all := b.inside(b.open)
	l := b.View.Label(b.open)
	gone := parts.Browse(u, parts.Browsed{ID: "pile", Title: l.Title, Words: l.Text, N: len(all), Aspect: handbill, Cell: func(i int, r widgets.Rect) {
		b.paper(u, r, all[i])
	}, Read: func(i int) string { return all[i].Name + ". " + all[i].Text }})
	if gone || len(all) == 0 {
		b.open = ""
	}
}
