package penny

import (
	"image/color"
	"sync"

	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// Figures returns the pictures of the rule book, made of the pieces of the game.
func Figures() []pages.Figure {
	return []pages.Figure{
		{Clause: "PEN-3", Words: "A tile on its London side, and the same tile on its Hell side.", Paint: sidesFigure},
		{Clause: "PEN-14", Words: "The Last Penny, Punch and Resources. Below each picture is what the card gives you.",
			Paint: cardsFigure(cardAspect, "last_penny", "punch", "resources")},
		{Clause: "PEN-63", Words: "A Shop card: its price in gold on the left, what it gives you in the middle, its points on the right.",
			Paint: cardsFigure(rowAspect, "s_umbrella")},
		{Clause: "PEN-80", Words: "An enemy: its health on the left, its weaknesses in the middle, the number of its symbols of " +
			"retaliation on the right.", Paint: cardsFigure(rowAspect, "en_eel")},
		{Clause: "PEN-90", Words: "Three Wounded cards can lie under your board. The fourth turns all four into a Gravely Wounded card.",
			Paint: woundsFigure},
		{Clause: "PEN-100", Words: "The red arrow on the map shows where villain B would go next: along one line towards Jack.",
			Paint: arrowFigure},
		{Clause: "PEN-107", Words: "A basic portal, the demonic portal, and the card that stores what they ask for.", Paint: portalFigure},
	}
}

// book is a view of a game from which the pictures take their cards.
var book = sync.OnceValue(func() penny.View {
	p, err := penny.Game{}.New(rules.Setup{Seats: 2, Options: rules.Options{"mode": box.Prologue.String()}})
	if err != nil { // the tests lay all pictures out
		panic(err)
	}
	return p.(*penny.Position).View()
})

// across returns n boxes of an aspect side by side in the middle of r.
func across(r widgets.Rect, n int, aspect, space float64) (all []widgets.Rect) {
	w := min((r.W-float64(n-1)*space)/float64(n), r.H*aspect)
	x := r.X + (r.W-float64(n)*w-float64(n-1)*space)/2
	for i := range n {
		all = append(all, widgets.Rect{X: x + float64(i)*(w+space), Y: r.Y, H: r.H}.Left(w, w/aspect))
	}
	return all
}

// figureGap is the space between the things of a picture.
const figureGap = 14

// cardFigure paints a card of the box by its key.
func cardFigure(u *widgets.UI, r widgets.Rect, name string) {
	v := book()
	c := v.Card(v.Game.Card(name))
	u.BorderedBox(r.Inset(-1), news, ink, 1, r.W*0.03)
	u.Sprite(r, cardSprite(c, shape(c, r)), ink)
}

// cardsFigure returns a picture of some cards of the box, side by side.
func cardsFigure(aspect float64, names ...string) func(*widgets.UI, widgets.Rect) {
	return func(u *widgets.UI, r widgets.Rect) {
		for i, at := range across(r, len(names), aspect, figureGap) {
			cardFigure(u, at, names[i])
		}
	}
}

// leads paints an arrow in the middle of r.
func leads(u *widgets.UI, r widgets.Rect) {
	u.Sprite(r.Centre(r.H*0.35, r.H*0.35), "icon.arrow-right", ink)
}

func sidesFigure(u *widgets.UI, r widgets.Rect) {
	at := across(r, 2, hexAspect, r.H*0.6)
	u.Sprite(at[0], sprite("tile.city"), ink)
	u.Sprite(at[1], sprite("tile.city.hell"), ink)
	leads(u, widgets.Rect{X: at[0].X + at[0].W, Y: r.Y, W: at[1].X - at[0].X - at[0].W, H: r.H})
}

// hexAspect says how wide a pointed hex is for its height.
const hexAspect = 0.866

// woundsFigure paints four Wounded cards that become one that is grave.
func woundsFigure(u *widgets.UI, r widgets.Rect) {
	at := across(r, 6, cardAspect*0.8, figureGap/2)
	for i, c := range at {
		switch {
		case i < 4:
			u.BorderedBox(c, news, ink, 1, 3)
			u.Sprite(c.Centre(c.W*0.9, c.W*0.9), sprite("wound.under"), ink)
		case i == 4:
			leads(u, c)
		default:
			u.BorderedBox(c, news, blood, 2, 3)
			u.Sprite(c.Centre(c.W*0.9, c.W*0.9), sprite("wound.grave"), ink)
		}
	}
}

// arrowFigure paints two locations on one line, with the arrow from the villain to the hero.
func arrowFigure(u *widgets.UI, r widgets.Rect) {
	d := r.H * 0.3
	y := r.Y + r.H*0.78
	left, right := r.X+r.W*0.3, r.X+r.W*0.7
	u.Stroke([]geom.Point{geom.Pt(left, y), geom.Pt(right, y)}, 2, ink, 3, 3)
	for i, x := range []float64{left, right} {
		disc := widgets.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
		u.BorderedBox(disc, news, ink, 1.5, d/2)
		token(u, disc.Inset(d*0.16), []box.Token{box.Occultism, box.Underworld}[i], ink)
	}
	h := r.H * 0.72
	stands := func(x float64, name string, tint color.RGBA) {
		u.Sprite(widgets.Rect{X: x - h*figureW/figureH/2, Y: r.Y, W: h * figureW / figureH, H: h}, sprite(name), tint)
	}
	stands(left-d*0.9, "villain.b", ink)
	stands(right+d*0.9, "hero.jack", ink)
	tail, head := geom.Pt(left+d*0.7, y-d*0.35), geom.Pt(right-d*0.75, y-d*0.35)
	const wide = 4
	u.Stroke([]geom.Point{tail, head}, wide, blood, wide*2.2, wide*1.6)
	u.Stroke([]geom.Point{geom.Pt(head.X-3*wide, head.Y-2*wide), head, geom.Pt(head.X-3*wide, head.Y+2*wide)}, wide, blood, 0, 0)
}

// portalFigure paints the two kinds of portals, and a Walk in a Street.
func portalFigure(u *widgets.UI, r widgets.Rect) {
	at := across(r, 3, cardAspect, r.H*0.5)
	for i, name := range []string{"portal", "portal.demonic"} {
		u.Sprite(at[i].Centre(at[i].W, at[i].W), sprite(name), ink)
	}
	cardFigure(u, at[2], "walk")
}
