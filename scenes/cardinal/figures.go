package cardinal

import (
	"fmt"

	"intrigue/maps/geom"
	"intrigue/rules/cardinal/core"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// Figures returns the pictures of the rule book, made of the pieces of the game.
func Figures() []pages.Figure {
	return []pages.Figure{
		{Clause: "CAR-2", Words: "The six moon chambers: the start chamber with its star, and 1 to 5.", Paint: chambersFigure},
		{Clause: "CAR-4", Words: "The four musketeers: Sun, Moon, Crown and Arms.", Paint: musketeersFigure},
		{Clause: "CAR-12", Words: "A corner chamber has two doors, and so two door guards.", Paint: cornerFigure},
		{Clause: "CAR-46", Words: "Moon stops in front of the sun guard and defeats him.", Paint: defeatFigure},
		{Clause: "CAR-21", Words: "Sun slides until the castle guard stops him.", Paint: slideFigure},
		{Clause: "CAR-34", Words: "Crown enters the hole and comes out in a free corner.", Paint: tunnelFigure},
		{Clause: "CAR-54", Words: "An arms coin from your supply becomes a castle guard on an empty arms chamber.", Paint: lureFigure},
	}
}

// tile paints a chamber of a suit with its number; 0 is the star.
func tile(u *widgets.UI, r widgets.Rect, s core.Suit, n int) {
	u.Sprite(r, "cardinal.tile."+s.String(), inks[s])
	h := numberH * r.H / 100
	number := widgets.Rect{X: r.X + r.W*0.21 - h*0.4, Y: r.Y + r.H*0.206 - h/2, W: h * 0.8, H: h}
	u.Sprite(number, fmt.Sprintf("cardinal.number.%d", n), cream)
}

func chambersFigure(u *widgets.UI, r widgets.Rect) {
	d := min(r.H, r.W/6)
	for n := range 6 {
		tile(u, widgets.Rect{X: r.X + float64(n)*d, Y: r.Y + (r.H-d)/2, W: d, H: d}.Inset(3), core.Moon, n)
	}
}

func musketeersFigure(u *widgets.UI, r widgets.Rect) {
	d := min(r.H, r.W/4)
	for i, s := range core.Suits() {
		c := widgets.Rect{X: r.X + float64(i)*d, Y: r.Y + (r.H-d)/2, W: d, H: d}
		u.BorderedBox(c.Inset(2), cream, night, 1, 4)
		man(u, c, s)
	}
}

func cornerFigure(u *widgets.UI, r widgets.Rect) {
	d := r.H * 0.6
	c := widgets.Rect{X: r.X + r.H*0.4, Y: r.Y + r.H*0.4, W: d, H: d}
	tile(u, c, core.Crown, 3)
	g := r.H * 0.32
	u.Sprite(widgets.Rect{X: c.X + (d-g)/2, Y: c.Y - g - 4, W: g, H: g}, "cardinal.coin.sun", cream)
	u.Sprite(widgets.Rect{X: c.X - g - 4, Y: c.Y + (d-g)/2, W: g, H: g}, "cardinal.coin.arms", cream)
}

func defeatFigure(u *widgets.UI, r widgets.Rect) {
	c := row(u, r, 4)
	arrow(u, c[0], c[3])
	man(u, c[0], core.Moon)
	d := c[3].W
	guard := widgets.Rect{X: c[3].X + d, Y: c[3].Y, W: d, H: d}.Inset(d * 0.2)
	u.Sprite(guard, "cardinal.coin.sun", cream)
	u.Sprite(guard.Inset(d*0.05), "cardinal.cross", cream)
}

// row lays out n chambers in r and returns them; their suits repeat.
func row(u *widgets.UI, r widgets.Rect, n int) []widgets.Rect {
	d := min(r.H, r.W/float64(n))
	var all []widgets.Rect
	for i := range n {
		c := widgets.Rect{X: r.X + float64(i)*d, Y: r.Y + (r.H-d)/2, W: d, H: d}
		s := core.Suits()[i%4]
		u.BorderedBox(c.Inset(2), cream, night, 1, 4)
		u.Sprite(c.Inset(d*0.3), "cardinal.suit."+s.String(), widgets.Fade(inks[s], 0.55))
		all = append(all, c)
	}
	return all
}

func man(u *widgets.UI, c widgets.Rect, s core.Suit) {
	u.Sprite(c.Centre(c.W*0.56, c.H*0.84), "cardinal.musketeer."+s.String(), cream)
}

func arrow(u *widgets.UI, from, to widgets.Rect) {
	a, b := from.Mid(), to.Mid()
	u.Stroke([]geom.Point{a, b}, 4, gold, 0, 0)
	side := to.W * 0.34
	u.Sprite(widgets.Rect{X: b.X - side*0.6, Y: b.Y - side/2, W: side, H: side}, "icon.arrow-right", blood)
}

func slideFigure(u *widgets.UI, r widgets.Rect) {
	c := row(u, r, 5)
	arrow(u, c[0], c[3])
	man(u, c[0], core.Sun)
	u.Sprite(c[4].Inset(c[4].W*0.1), "cardinal.guard.castle", cream)
	u.Sprite(c[4].Inset(c[4].W*0.2), "cardinal.coin.moon", cream)
}

func tunnelFigure(u *widgets.UI, r widgets.Rect) {
	c := row(u, r, 5)
	arrow(u, c[0], c[2])
	u.Sprite(c[2].Inset(3), "cardinal.tunnel", cream)
	man(u, c[0], core.Crown)
	man(u, c[4], core.Crown)
}

func lureFigure(u *widgets.UI, r widgets.Rect) {
	d := min(r.H, r.W/5)
	coin := widgets.Rect{X: r.X, Y: r.Y + (r.H-d)/2, W: d, H: d}
	c := row(u, widgets.Rect{X: r.X + d, Y: r.Y, W: r.W - d, H: r.H}, 4)
	arrow(u, coin, c[3])
	u.Sprite(coin.Inset(d*0.18), "cardinal.coin.arms", cream)
	u.Sprite(c[3].Inset(c[3].W*0.1), "cardinal.guard.castle", cream)
	u.Sprite(c[3].Inset(c[3].W*0.2), "cardinal.coin.arms", cream)
}
