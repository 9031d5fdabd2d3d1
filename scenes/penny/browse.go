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
	h, ok := parts.Find(b.known.heroes, func(h penny.HeroView) bool { return key(h) == who })
	switch {
	case ok && family == "pile":
		return h.Pile
	case ok && family == "aside":
		return h.Aside
	case ok && family == "deck":
		return nil
	case id == "pile.shop":
		return b.View.ShopDiscards()
	}
	d, _ := parts.Find(b.View.Decks(), func(d penny.DeckView) bool { return d.ID == id })
	return d.Top
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
