package penny

import (
	"image/color"
	"math"
	"strings"

	"intrigue/rules/penny"
	"intrigue/scenes/board"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Sizes of the figures in shares of the width of a tile, and how far below the middle of
// their place they stand, in radii of it: their heads leave the name above it free.
const (
	figureW = 0.115
	figureH = 0.185
	foot    = 1.7
)

// sprites are the figures on the map: heroes to the left of their place and villains to
// its right, so that what lies there is seen and can be pressed.
func (b *Board) sprites() []board.Sprite {
	var all []board.Sprite
	w, h := figureW*b.town.w, figureH*b.town.w
	here := map[string]int{}
	for _, x := range b.known.villains {
		if x.Place == "" {
			continue
		}
		px, py, r := b.spot(x.Place)
		name := widgets.If(x.Card.Key != "", "villain."+x.Card.Key, x.ID)
		fx, fy := b.stand(x.Place, px+w*0.63, py+foot*r, w, h, -1, here[x.Place+"!"])
		all = append(all, board.Sprite{ID: x.ID, Image: name, X: fx, Y: fy, W: w, H: h, Z: 2})
		here[x.Place+"!"]++
	}
	for _, x := range b.known.heroes {
		if x.Place == "" || x.Dead {
			continue
		}
		px, py, r := b.spot(x.Place)
		fx, fy := b.stand(x.Place, px-w*0.63, py+foot*r, w, h, 1, here[x.Place])
		all = append(all, board.Sprite{ID: x.ID, Image: x.ID, Tint: b.mark(x.Seat).Tint, X: fx, Y: fy, W: w, H: h, Z: 3})
		here[x.Place]++
	}
	return all
}

// further is where a second figure may stand beside the first one of its side, outwards
// and down in shares of its width and height; that is done again for a third.
var further = [...][2]float64{{1.22, 0}, {1.1, 0.35}, {0.8, 0.62}, {0.3, 0.76}, {-0.2, 0.78}, {1.25, 0.3}, {1.22, -0.2}}

// stand is where the foot of a figure is that comes to a place after so many of its side:
// it covers as little of the names as it can.
func (b *Board) stand(place string, x, y, w, h, way float64, after int) (float64, float64) {
	x = b.free(place, x, y, w, h, way)
	if after == 0 {
		return x, y
	}
	bestX, bestY, least := x, y, math.Inf(1)
	for _, f := range further {
		px, py := x-way*f[0]*w*float64(after), y+f[1]*h*float64(after)
		if over := b.covered(px, py, w, h); over < least-1 {
			bestX, bestY, least = px, py, over
		}
	}
	return bestX, bestY
}

// covered is how much of the names a figure with its foot at x, y would cover, in square units.
func (b *Board) covered(x, y, w, h float64) (area float64) {
	for _, tile := range b.View.Tiles() {
		t, ok := b.town.plane.Piece(tile.ID)
		if !ok {
			continue
		}
		for _, l := range t.Face().Map.Labels {
			wide := min(x+w/2, t.X+l.X1) - max(x-w/2, t.X+l.X0)
			high := min(y, t.Y+l.Y1) - max(y-h, t.Y+l.Y0)
			area += max(0, wide) * max(0, high)
		}
	}
	return area
}

// closer is how far a figure may come towards the middle of its place, in shares of its
// width, to leave the name of another place free.
const closer = 0.27

// gripW is the share of its width in which a figure answers: not as far as its place.
const gripW = 0.7

// free is where a figure of w×h on a place stands: at x, or so much farther that way that
// it covers no name of another place of its tile.
func (b *Board) free(place string, x, y, w, h, way float64) float64 {
	at := b.known.place[place]
	t, ok := b.town.plane.Piece(at.Tile)
	if !ok {
		return x
	}
	by := 0.0
	for id, l := range t.Face().Map.Labels {
		if id == "label."+at.Key || min(y, t.Y+l.Y1) <= max(y-h, t.Y+l.Y0) {
			continue
		}
		over := min(x+w/2, t.X+l.X1) - max(x-w/2, t.X+l.X0)
		if beyond := (t.X+(l.X0+l.X1)/2-x)*way < 0; over > 0 && beyond {
			by = max(by, over)
		}
	}
	return x + way*min(by, closer*w)
}

// figures paints the moving pieces: silhouettes on stands in the colours of their seats.
func (b *Board) figures(u *widgets.UI) {
	c, p := b.Camera.Now(), b.Seat.Pointing()
	for _, f := range b.Placed(u) {
		at := c.Out(f.X, f.Y)
		w, h := f.W*c.S, f.H*c.S
		r := widgets.Rect{X: at.X - w/2, Y: at.Y - h - 10*f.Lift*c.S, W: w, H: h}
		stand, tint := blood, blood
		if strings.HasPrefix(f.ID, "hero.") {
			stand, tint = f.Tint, ink
		}
		u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: r.Inset(w * 0.06), Colour: widgets.Fade(news, 0.8*f.Shown), Radius: w * 0.4, Soft: w * 0.3}})
		u.Box(widgets.Rect{X: at.X - w*0.42, Y: at.Y - h*0.1, W: w * 0.84, H: h * 0.16}, widgets.Fade(color.RGBA{0, 0, 0, 130}, f.Shown), h)
		u.BorderedBox(widgets.Rect{X: at.X - w*0.4, Y: at.Y - h*0.12 - 10*f.Lift*c.S, W: w * 0.8, H: h * 0.14}, widgets.Fade(stand, f.Shown), widgets.Fade(ink, f.Shown), max(1, w*0.03), h*0.07)
		u.Faded(r, sprite(f.Image), tint, f.Shown)
		if held := p.Hand() == f.ID; held || b.Seat.Highlights() && (p.Takes(f.ID) || p.Next(f.ID)) {
			u.BorderedBox(r.Inset(-3), color.RGBA{}, gold, widgets.If(held, widgets.HotWide, widgets.LitWide), w*0.3)
		}
		b.Seat.Place(f.ID, r)
	}
}

// standees registers the figures: heroes and villains that can be taken are pieces.
// Those that are meant lie above the places, all others below.
func (b *Board) standees(u *widgets.UI, meant bool) {
	placed, _ := b.Animator.At(u.Now)
	p := b.Seat.Pointing()
	for _, f := range placed {
		if f.Shown < 0.5 || (p.Lit(f.ID) || p.Takes(f.ID)) != meant {
			continue
		}
		r := b.Box(f.X-f.W/2, f.Y-f.H, f.W, f.H)
		b.Seat.Spot(u, table.Spot{ID: f.ID, R: r.Centre(r.W*gripW, r.H), Role: widgets.If(p.Takes(f.ID), table.Piece, table.Place),
			Carry: table.Carried{Sprite: sprite(f.Image), Tint: ink, W: r.W * 1.15, H: r.H * 1.15, Rise: 0.4}})
	}
}

// villain is a figure of the other side.
func (b *Board) villain(id string) (penny.VillainView, bool) {
	return parts.Find(b.known.villains, func(x penny.VillainView) bool { return x.ID == id })
}
