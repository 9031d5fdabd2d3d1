package penny

import (
	"fmt"
	"strings"

	rules "intrigue/rules/penny"
	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// row is a paragraph of a card that is held up.
type row struct {
	words string
	st    widgets.Style
}

// ReadSize implements table.Reader: cards, wherever they lie open.
func (b *Board) ReadSize(u *widgets.UI, target string) (w, h float64, ok bool) {
	if b.seat.Pointing().Hand() != "" || b.open != "" {
		return 0, 0, false
	}
	c, ok := b.held(target)
	if !ok {
		return 0, 0, false
	}
	w = min(u.Grow(340), u.W-16)
	words := b.height(u, b.rowsOf(u, target, c), w-36)
	return w, words + b.art(u, words) + 34, true
}

// held is the card that a target is.
func (b *Board) held(target string) (rules.CardView, bool) {
	if _, ok := cardOf(target); !ok {
		return rules.CardView{}, false
	}
	c := b.card(target)
	return c, c.ID != ""
}

func (b *Board) height(u *widgets.UI, rows []row, w float64) (h float64) {
	for _, p := range rows {
		h += u.TextHeight(p.words, p.st, w) + 5
	}
	return h
}

// art is how high the picture is above so many points of words; none where it would
// be a stamp.
func (b *Board) art(u *widgets.UI, words float64) float64 {
	h := min(u.Grow(150), u.H-56-words)
	if h < 60 {
		return 0
	}
	return h
}

// Read implements table.Reader.
func (b *Board) Read(u *widgets.UI, r widgets.Rect, target string) {
	c, ok := b.held(target)
	if !ok {
		return
	}
	u.Shadow(r, 4, 16)
	u.Edged(r, news, ink, 2, 4)
	u.Edged(r.Inset(4), widgets.Colour{}, widgets.Fade(ink, 0.5), 1, 3)
	in := widgets.Rect{X: r.X + 18, Y: r.Y + 15, W: r.W - 36, H: r.H - 30}
	rows := b.rowsOf(u, target, c)
	in.Y += u.Text(in, rows[0].words, rows[0].st) + 5
	if h := b.art(u, b.height(u, rows, in.W)); h > 0 {
		pic := widgets.Rect{X: in.X, Y: in.Y, W: in.W, H: h - 8}
		u.Sprite(pic.Centre(pic.H*4/3, pic.H), picture(c), ink)
		in.Y += h
	}
	for _, p := range rows[1:] {
		in.Y += u.Text(in, p.words, p.st) + 5
	}
}

// kinds are what the decks are called on the card.
var kinds = map[string]string{
	"starter": "Starter card", "pennies": "Pennies", "demonic_pennies": "Demonic Pennies", "shop": "Shop card", "enemy": "Enemy of the Crown",
	"boss": "Boss", "rush": "Opponent", "personal": "Personal Quest", "item": "Item", "event": "Event", "scheme": "Scheme", "joke": "Joke's on You",
	"brown": "Quest", "walk": "Walk in a Street",
}

// glossary explains the words that stand on cards.
var glossary = []struct{ word, means string }{
	{"charge ", "Charge: what lies on the card stays from turn to turn; what was put there this turn stays this turn."},
	{"when full", "Full: press the card to use it. It is discarded then."},
	{"prevent", "Prevention turns aside one symbol of retaliation each."},
	{"destroy", "Destroyed cards leave the deck; their points still count."},
	{"heal", "To heal is to destroy a Wounded."},
	{"shortcut", "Shortcuts lie off the map: in for two movement tokens or by a card, out for one."},
	{"hell side", "Hell side: villains are dearer to pass there, and a wound destroys a bought card."},
	{"trophy", "A trophy is won with a beaten enemy and lies on a quest."},
	{"trophies", "A trophy is won with a beaten enemy and lies on a quest."},
	{"movement token", "Movement tokens are kept, up to four."},
	{"demonic penn", "Demonic Pennies are good money with a drawback."},
}

// mostExplained bounds the words that are explained on one card.
const mostExplained = 3

// rowsOf are the words of a card: name, what it is, its story, what it does, its
// keywords, and why it cannot be chosen.
func (b *Board) rowsOf(u *widgets.UI, target string, c rules.CardView) []row {
	soft := line(face.UI, widgets.Tiny, widgets.Fade(ink, 0.8))
	kind := kinds[c.Deck]
	if c.Class {
		kind = "Class card"
	}
	if len(c.Keywords) > 0 {
		kind += ": " + strings.ToLower(strings.Join(c.Keywords, ", "))
	}
	all := []row{
		{c.Name, line(face.Heading, widgets.Large, ink)},
		{kind, line(face.UIMedium, widgets.Tiny, blood)},
	}
	if c.Flavour != "" && c.Flavour != c.Text {
		all = append(all, row{c.Flavour, line(face.TextItalic, widgets.Body, widgets.Fade(ink, 0.85))})
	}
	text := c.Text
	if text == "" {
		text = b.view.Label(target).Text
	}
	all = append(all, row{text, line(face.Text, widgets.Body, ink)})
	for _, s := range b.slotsOf(target) {
		all = append(all, row{s, line(face.UIMedium, widgets.Tiny, ink)})
	}
	if len(c.Keywords) > 0 {
		all = append(all, row{"Keywords say which quests take its trophy.", soft})
	}
	low, n := strings.ToLower(text), 0
	said := map[string]bool{}
	for _, g := range glossary {
		if n < mostExplained && strings.Contains(low, g.word) && !said[g.means] {
			all = append(all, row{g.means, soft})
			said[g.means] = true
			n++
		}
	}
	if b.seat.Playable() && !b.seat.Pointing().Lit(target) {
		if why := b.view.WhyNot(target).Text; why != "" {
			all = append(all, row{why, line(face.UIMedium, widgets.Tiny, blood)})
		}
	}
	return all
}

// slotsOf says what lies on a quest or a charge card, and what it still needs.
func (b *Board) slotsOf(target string) (all []string) {
	for _, h := range b.known.heroes {
		for _, s := range append(h.Quests[:len(h.Quests):len(h.Quests)], h.Charges...) {
			if s.Card.ID != target {
				continue
			}
			var on []string
			for _, t := range s.On {
				on = append(on, fmt.Sprintf("%d %s", t.N, t.Token))
			}
			if s.Trophies > 0 {
				on = append(on, fmt.Sprintf("%d of trophies", s.Trophies))
			}
			if len(on) > 0 {
				all = append(all, "On it: "+strings.Join(on, ", ")+".")
			}
			if s.Counters != "" {
				all = append(all, capital(s.Counters)+".")
			}
			switch {
			case s.Ready:
				all = append(all, "It can be finished now.")
			case s.Full:
				all = append(all, "It is full and can be used.")
			}
		}
	}
	return all
}

// Tip says what a target is that is no card: a place with what it costs to come there,
// a villain with whom he is after, a heap, a pile.
func (b *Board) Tip(target string) string {
	if _, ok := b.held(target); ok || strings.HasPrefix(target, "choice.") || b.open != "" {
		return ""
	}
	if x, ok := b.villain(target); ok && x.Place != "" {
		words := x.Name + " at " + b.known.place[x.Place].Name + ". " + x.Why
		if x.Left > 0 {
			words += fmt.Sprintf(" %d health left.", x.Left)
		}
		return words
	}
	l := b.view.Label(target)
	if l.Text == "" {
		return ""
	}
	words := l.Title + ". " + l.Text
	if b.seat.Pointing().Hand() != "" && !b.seat.Pointing().Next(target) {
		return b.view.WhyNot(target).Text
	}
	id := target
	if family, rest, _ := strings.Cut(target, "."); family == "action" || family == "portal" {
		id = "place." + rest
		words = b.known.place[id].Name + ". " + words
	}
	if r, ok := b.known.reach[id]; ok && b.seat.Playable() {
		words += fmt.Sprintf("\nTo come here takes %d %s.", r.Cost, map[bool]string{true: "card or movement token", false: "cards or movement tokens"}[r.Cost == 1])
		if r.Dear {
			words += " A villain on the way makes it dearer."
		}
	}
	return words
}
