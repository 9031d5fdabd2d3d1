package cardinal

import (
	"cmp"
	"fmt"
	"slices"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Tray implements table.Board: the supply and, beside or below it, the decisions that are words.
func (b *Board) Tray(u *widgets.UI, r widgets.Rect) {
	ids := b.Host.Words()
	slices.SortFunc(ids, func(x, y string) int { return cmp.Compare(y, x) }) // to take before to leave
	least := 0.0
	for _, id := range ids {
		least = max(least, parts.WordRoom(u, b.View.Label(id).Title)+8)
	}
	least *= float64(len(ids))
	keys := r
	switch {
	case r.W-least >= 4*(u.Scaled(leastCoin)+6):
		end := b.supply(u, widgets.Rect{X: r.X, Y: r.Y, W: r.W - least, H: r.H})
		keys.X, keys.W = end, r.X+r.W-end
	case b.View.Stage == core.StageFree || len(ids) == 0:
		coins, rest := r.CutTop(r.H/2 - 3)
		_, keys = rest.CutTop(6)
		b.supply(u, coins)
	}
	b.Host.Keys(u, keys, ids, 180, func(i int, l rules.Label, key widgets.Rect) widgets.ButtonOptions {
		if b.advised(ids[i]) {
			u.BorderedBox(key.Inset(-3), widgets.Colour{}, gold, 3, 9)
		}
		weight := widgets.If(i == 0 && len(ids) > 1, widgets.Primary, widgets.Plain)
		return widgets.ButtonOptions{Icon: widgets.If(parts.WordRoom(u, l.Title) > key.W, "", l.Sprite), Weight: weight}
	})
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
	w := u.TextWidth("Supply", st) + 8
	if w+4*(side+nw+16) <= r.W && r.H >= u.LineHeight(widgets.Large) { // else it would touch the keys below
		u.FitLabel(widgets.Rect{X: x, Y: r.Y, W: w, H: r.H}, "Supply", st)
		x += w + 8
	}
	side = min(side, (r.X+r.W-x)/4-nw-16)
	for _, s := range core.Suits() {
		n := b.View.Supply[s]
		id := "supply." + s.String()
		cell := widgets.Rect{X: x, Y: r.Y, W: side + nw + 10, H: r.H}
		k := b.Camera.Now().S
		b.Host.Spot(u, table.Spot{ID: id, R: cell, Role: table.Piece,
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
		words := widgets.Line(num.Face, num.Size, widgets.Fade(u.Theme.Pale, alpha))
		u.Label(widgets.Rect{X: x + side + 6, Y: r.Y, W: nw, H: r.H}, fmt.Sprint(n), words)
		x += cell.W + 6
	}
	return x + 12
}

// advised reports whether the hint on show begins with a target.
func (b *Board) advised(id string) bool {
	c, ok := b.Host.Pointing().Hint()
	return ok && len(c.Path) > 0 && c.Path[0] == id
}
