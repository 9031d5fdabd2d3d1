package cardinal

import (
	"intrigue/maps/geom"
	"intrigue/rules/cardinal"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// Figures are the pictures of the rule book, made of the pieces of the game.
func Figures() []pages.Figure {
	return []pages.Figure{
		{Clause: "CAR-21", Words: "Sun slides until the castle guard stops him.", Paint: slideFigure},
		{Clause: "CAR-34", Words: "Crown enters the hole and comes out in a free corner.", Paint: tunnelFigure},
		{Clause: "CAR-54", Words: "An arms coin from your supply becomes a castle guard on an empty arms chamber.", Paint: lureFigure},
	}
}

// row lays out n chambers in r and returns them; their suits repeat.
func row(u *widgets.UI, r widgets.Rect, n int) []widgets.Rect {
	d := min(r.H, r.W/float64(n))
	var all []widgets.Rect
	for i := range n {
		c := widgets.Rect{X: r.X + float64(i)*d, Y: r.Y + (r.H-d)/2, W: d, H: d}
		s := cardinal.Suits()[i%4]
		u.BorderedBox(c.Inset(2), cream, night, 1, 4)
		u.Sprite(c.Inset(d*0.3), "cardinal.suit."+s.String(), widgets.Fade(inks[s], 0.55))
		all = append(all, c)
	}
	return all
}

func man(u *widgets.UI, c widgets.Rect, s cardinal.Suit) {
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
	man(u, c[0], cardinal.Sun)
	u.Sprite(c[4].Inset(c[4].W*0.1), "cardinal.guard.castle", cream)
	u.Sprite(c[4].Inset(c[4].W*0.2), "cardinal.coin.moon", cream)
}

func tunnelFigure(u *widgets.UI, r widgets.Rect) {
	c := row(u, r, 5)
	arrow(u, c[0], c[2])
	u.Sprite(c[2].Inset(3), "cardinal.tunnel", cream)
	man(u, c[0], cardinal.Crown)
	man(u, c[4], cardinal.Crown)
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
