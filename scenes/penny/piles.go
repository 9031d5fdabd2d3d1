package penny

import (
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// named reports whether it is a single card with a long name and no count: a quest of the market, or the
// next opponent of a Boss Rush.
func (p pile) named() bool { return p.card.ID != "" && p.n == 0 && p.card.Deck != "counter" }

// piles lie below the map: the decks and the open Pennies.
func (b *Board) piles(u *widgets.UI) {
	if b.plan.foot.H < 34 {
		return
	}
	u.Zone("decks", func() {
		all := b.known.piles
		for i, at := range b.pilePlaces(len(all)) {
			b.pile(u, at, all[i], b.over.paint != nil)
		}
	})
}

// pilePlaces returns the places of n piles, in two rows where that makes them larger.
func (b *Board) pilePlaces(n int) (all []widgets.Rect) {
	const gap = 7
	r := b.plan.foot.Inset(5)
	rows, each, side := 1, 1, 0.0
	for k := 1; k <= 2; k++ {
		in := (max(1, n) + k - 1) / k
		w := min((r.H-gap*float64(k-1))/float64(k)*cardAspect, (b.plan.decks-gap*float64(in))/float64(in))
		if w > side*1.1 {
			rows, each, side = k, in, w
		}
	}
	h := side / cardAspect
	wide, high := float64(each)*(side+gap), float64(rows)*(h+gap)-gap
	x := r.X + (r.W-wide+gap)/2
	for i := range n {
		all = append(all, widgets.Rect{X: x + float64(i%each)*(side+gap), Y: r.Y + (r.H-high)/2 + float64(i/each)*(h+gap), W: side, H: h})
	}
	return all
}

func (b *Board) pile(u *widgets.UI, r widgets.Rect, p pile, covered bool) {
	switch {
	case p.card.ID != "":
		if b.lay(u, r, p.card); p.n > 0 {
			parts.Count(u, widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * pictureLow}, p.n) // lower the card's own points would be hidden
		}
	case p.n == 0 && p.faint:
		u.BorderedBox(r, widgets.Fade(news, 0.05), widgets.Fade(news, 0.3), 1, r.W*0.05)
		u.Faded(r, sprite(p.back), ink, 0.25)
	default:
		parts.Pile(u, r, parts.Mark{Sprite: sprite(p.back), Tint: ink}, p.n)
	}
	b.litCard(u, r, p.id)
	b.Host.Spot(u, table.Spot{ID: p.id, R: r, Role: b.place(p.id), Readable: true, NoFocus: covered})
}

// pictureLow says how far down the picture of a card reaches, as a part of the card.
const pictureLow = 0.66

// place returns how a pile answers: it can be dropped on or looked through, or is explained.
func (b *Board) place(id string) table.Role {
	return widgets.If(b.Host.Pointing().Lit(id) || len(b.inside(id)) > 0, table.Place, table.Key)
}

// cellHigh is the height of a pile in the sidebar, cellCols how many lie side by side.
const (
	cellHigh = 38.0
	cellCols = 3
)

// pilesHeight returns the height of the piles in the sidebar.
func (b *Board) pilesHeight(u *widgets.UI) float64 {
	rows := (len(b.known.piles) + cellCols - 1) / cellCols
	return float64(rows)*(b.cellHeight(u)+4) + 2
}

// cellHeight returns that of one of them.
func (b *Board) cellHeight(u *widgets.UI) float64 {
	return max(cellHigh, 2*u.LineHeight(widgets.Tiny))
}

// cells paints the piles in the sidebar, each with its name and how many cards it has.
func (b *Board) cells(u *widgets.UI, r widgets.Rect) {
	w, h := r.W/cellCols, b.cellHeight(u)
	for i, p := range b.known.piles {
		at := widgets.Rect{X: r.X + float64(i%cellCols)*w, Y: r.Y + 2 + float64(i/cellCols)*(h+4), W: w - 4, H: h}
		u.BorderedBox(at, u.Theme.BackgroundLight, widgets.Fade(news, 0.14), 1, 5)
		edge, apart, end := 2.0, 5.0, 3.0 // of the card, between it and the words, and after them
		if p.named() {                    // its words are long
			edge, apart, end = 4, 1.5, 0.5
		}
		card := widgets.Rect{X: at.X + 4, Y: at.Y + edge, W: (h - 2*edge) * cardAspect, H: h - 2*edge}
		_, words := at.CutLeft(card.W + 4 + apart)
		name, count := widgets.Rect{X: words.X, Y: words.Y + 1, W: words.W - end, H: words.H - 2}.CutTop((h - 2) / 2)
		st, bold := widgets.Line(face.UI, widgets.Tiny, u.Theme.Pale), widgets.Line(face.UIBold, widgets.Tiny, news)
		switch named := b.pileName(u, p, name.W, st); {
		case p.named():
			up, low := halves(u, shortTitle(p.card.Name), name.W, st)
			u.FitLabel(name, up, st)
			u.FitLabel(count, low, st)
		case p.card.Deck == "counter":
			u.FitLabel(name, named, st)
			u.FitLabel(count, itoa(p.card.Cost)+" gold", bold)
		default:
			u.FitLabel(name, named, st)
			if p.n > 0 || p.faint || p.card.ID == "" { // an empty deck, too
				u.FitLabel(count, itoa(p.n), bold)
			}
		}
		if p.card.ID != "" {
			b.lay(u, card, p.card)
		} else {
			u.Sprite(card, sprite(p.back), ink)
		}
		b.litCard(u, at, p.id)
		b.Host.Spot(u, table.Spot{ID: p.id, R: at, Role: b.place(p.id), Readable: true})
		b.Host.Place(p.id, card)
	}
}

// shortTitle returns a title up to its first comma and without its article.
func shortTitle(name string) string {
	title, _, _ := strings.Cut(name, ",")
	for _, article := range []string{"A ", "An ", "The "} {
		title = strings.TrimPrefix(title, article)
	}
	return title
}

// halves returns the words that fit a line w wide, at least one, and the others.
func halves(u *widgets.UI, words string, w float64, st widgets.Style) (up, low string) {
	all := face.Words(words)
	n := len(all)
	for n > 1 && u.TextWidth(strings.Join(all[:n], " "), st) > w {
		n--
	}
	return strings.Join(all[:n], " "), strings.Join(all[n:], " ")
}

// pileNames are the piles as they are called where there is little room.
var pileNames = map[string]string{shopDeck: "Shop", shopDiscards: "Replaced", "deck.enemy": "Enemies", "deck.scheme": "Schemes",
	"deck.event":   "Events",
	"deck.demonic": "Demonic", "deck.joke": "Jokes", "deck.item": "Items"}

// pileName returns the longest name of a pile that fits.
func (b *Board) pileName(u *widgets.UI, p pile, w float64, st widgets.Style) string {
	long := pileNames[p.id]
	if long == "" {
		long, _, _ = strings.Cut(p.card.Name, ",")
	}
	short, _, _ := strings.Cut(long, " ")
	if p.card.Deck == "pennies" {
		short = itoa(p.card.Wealth) + " Pennies"
	}
	return u.FirstFitting(w, st, long, short)
}

// readBeside paints what was turned over last, with all its words, in the sidebar.
func (b *Board) readBeside(u *widgets.UI, r widgets.Rect, x penny.ReadingView) {
	head, rest := r.CutTop(u.LineHeight(widgets.Tiny))
	head = villainMarks(u, head, b.readWords(x))
	st := widgets.Line(face.UIMedium, widgets.Tiny, blood)
	u.FitLabel(head, u.FirstFitting(head.W, st, prose.Capital(strings.ReplaceAll(x.Card.Deck, "_", " "))+": "+x.Card.Name, x.Card.Name), st)
	fromTop(u, rest, b.readWords(x), readStyle(u))
	b.Host.Spot(u, table.Spot{ID: x.Card.ID, Twin: "read", R: r, Role: b.role(x.Card.ID), NoFocus: true})
}

// fromTop writes words from the head of r on, smaller where they need it.
func fromTop(u *widgets.UI, r widgets.Rect, words string, st widgets.Style) {
	r.H = min(r.H, u.TextHeight(words, st, r.W)+2)
	u.FitText(r, words, st)
}

// readStyle returns how these words are written.
func readStyle(u *widgets.UI) widgets.Style {
	return widgets.Line(face.Text, widgets.Tiny, u.Theme.Ink)
}

// readWords returns the words of what was turned over last, or what came of it.
func (b *Board) readWords(x penny.ReadingView) string {
	text := widgets.If(len(x.Answers) > 0, x.Card.Flavour, x.Card.Text)
	return widgets.If(x.Chosen > 0, x.Result, text)
}

// inside returns the cards of a pile that the rules let one look through: discard piles,
// what was destroyed, and of a deck those that everybody knows to lie on top.
func (b *Board) inside(id string) []penny.CardView {
	for _, h := range b.known.heroes {
		switch id {
		case pileID(h):
			return h.Pile
		case asideID(h):
			return h.Aside
		}
	}
	if id == shopDiscards {
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
	gone := parts.Browse(u, parts.Browsed{ID: "pile", Title: l.Title, Words: l.Text, N: len(all), Aspect: cardAspect,
		Cell: func(i int, r widgets.Rect) {
			b.paper(u, r, all[i])
		}, Read: func(i int) string { return all[i].Name + ". " + all[i].Text }})
	if gone || len(all) == 0 {
		b.open = ""
	}
}
