package cardinal

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/cardinal"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Tray implements table.Board: the supply and, beside or below it, the decisions that are words.
func (b *Board) Tray(u *widgets.UI, r widgets.Rect) {
	words := b.words()
	keys := r
	least := widgets.If(len(words) > 0, b.keyWidth(u, words)+8*float64(len(words)), 0.0)
	roomy := r.W-least >= 4*(u.Scaled(leastCoin)+6)
	switch {
	case roomy:
		end := b.supply(u, widgets.Rect{X: r.X, Y: r.Y, W: r.W - least, H: r.H})
		keys.X, keys.W = end, r.X+r.W-end
	case b.View.Stage == cardinal.StageFree || len(words) == 0:
		coins, rest := r.CutTop(r.H/2 - 3)
		_, keys = rest.CutTop(6)
		b.supply(u, coins)
	}
	b.decisions(u, keys, words)
}

// labels are the titles of the decisions.
func (b *Board) labels(words []string) []string {
	all := make([]string, len(words))
	for i, what := range words {
		all[i] = b.View.Label("choice." + what).Title
	}
	return all
}

// keyWidth is what the decisions need in a row.
func (b *Board) keyWidth(u *widgets.UI, words []string) float64 {
	w := 0.0
	for _, l := range b.labels(words) {
		w = max(w, parts.WordRoom(u, l))
	}
	return float64(len(words)) * w
}

// decisions lays out the words, beside or below one another.
func (b *Board) decisions(u *widgets.UI, r widgets.Rect, words []string) {
	for i, key := range parts.Keys(u, r, b.labels(words), 180) {
		id := "choice." + words[i]
		if b.advised(id) {
			u.BorderedBox(key.Inset(-3), widgets.Colour{}, gold, 3, 9)
		}
		weight := widgets.If(i == 0 && len(words) > 1, widgets.Primary, widgets.Plain)
		l := b.View.Label(id)
		if parts.WordRoom(u, l.Title) > key.W {
			l.Sprite = ""
		}
		b.Seat.Key(u, id, "", key, l.Title, widgets.ButtonOptions{Icon: l.Sprite, Weight: weight})
	}
}

// words are the decisions that point at no place.
func (b *Board) words() []string {
	var all []string
	for _, c := range b.Seat.Choices() {
		if what, ok := strings.CutPrefix(c.Path[0], "choice."); ok {
			all = append(all, what)
		}
	}
	slices.SortFunc(all, func(x, y string) int { return cmp.Compare(y, x) }) // to take before to leave
	return all
}

// leastCoin is the least room for a coin with its number.
const leastCoin = 46.0

// supply lays out the coins one holds, and returns where it ends. Where there is
// little room its name is left out, and then the coins get smaller.
func (b *Board) supply(u *widgets.UI, r widgets.Rect) float64 {
	st := widgets.Line(face.Heading, widgets.Large, u.Theme.Pale)
	num := widgets.Style{Face: face.UIMedium, Size: widgets.Large}
	nw := max(20, u.TextWidth("9", num)+4)
	side := min(r.H*0.78, u.Scaled(52))
	x := r.X
	if w := u.TextWidth("Supply", st) + 8; w+4*(side+nw+16) <= r.W {
		u.FitLabel(widgets.Rect{X: x, Y: r.Y, W: w, H: r.H}, "Supply", st)
		x += w + 8
	}
	side = min(side, (r.X+r.W-x)/4-nw-16)
	for _, s := range cardinal.Suits() {
		n := b.View.Supply[s]
		id := "supply." + s.String()
		cell := widgets.Rect{X: x, Y: r.Y, W: side + nw + 10, H: r.H}
		k := b.Camera.Now().S
		b.Seat.Spot(u, table.Spot{ID: id, R: cell, Role: table.Piece,
			Carry: table.Carried{Sprite: "cardinal.coin." + s.String(), Tint: cream, W: coinTile * k, H: coinTile * k}})
		alpha := widgets.If(n == 0, 0.28, 1.0)
		switch {
		case b.hand() == id:
			u.BorderedBox(cell, widgets.Fade(gold, 0.2), gold, 1.5, 7)
		case b.advised(id):
			u.BorderedBox(cell, widgets.Fade(gold, 0.12), gold, 3, 7)
		case b.hover() == id:
			u.Box(cell, widgets.Fade(gold, 0.15), 7)
		}
		u.Faded(widgets.Rect{X: x + 3, Y: r.Y, H: r.H}.Left(side, side), "cardinal.coin."+s.String(), cream, alpha)
		u.Label(widgets.Rect{X: x + side + 6, Y: r.Y, W: nw, H: r.H}, fmt.Sprint(n), widgets.Line(num.Face, num.Size, widgets.Fade(u.Theme.Pale, alpha)))
		x += cell.W + 6
	}
	return x + 12
}

// advised reports whether the hint on show begins with a target.
func (b *Board) advised(id string) bool {
	c, ok := b.Seat.Pointing().Hint()
	return ok && len(c.Path) > 0 && c.Path[0] == id
}
