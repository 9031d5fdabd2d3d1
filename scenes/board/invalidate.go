package board

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/maps"
	"intrigue/maps/svg"
	"intrigue/scenes/paint"
	"intrigue/sprites"
)

// A drawing that changes while it is shown, like a Mosaic, says where, and only the
// tiles that lie there are baked anew. Until they are ready the old ones are shown.

// Invalidate tells that the drawing has changed inside these boxes of the map.
func (l *TileLayer) Invalidate(boxes ...maps.Rect) {
	if len(boxes) == 0 {
		return
	}
	l.Tiles.Invalidate(boxes...)
	if l.overview != nil {
		l.changed = append(l.changed, boxes...)
	}
	l.snapshotValid = false
	l.version++
}

// tone draws everything anew when people want another contrast than before.
func (l *TileLayer) tone(strong bool) {
	if strong == l.strong {
		return
	}
	l.strong = strong
	var t svg.Tone
	if strong {
		t = sprites.Strong
	}
	l.Tiles.drawing.SetTone(t)
	l.Tiles.background.Store(l.ground())
	l.Invalidate(maps.Rect{X1: l.w, Y1: l.h})
}

// ground is what lies about the drawing, in the tone in which all is drawn, so that it is one
// with what the board paints around the map.
func (l *TileLayer) ground() *image.Uniform {
	c := l.colour
	if l.strong && (c.R != c.G || c.G != c.B) {
		c = color.RGBAModel.Convert(sprites.Strong("", color.NRGBAModel.Convert(c).(color.NRGBA))).(color.RGBA)
	}
	return image.NewUniform(c)
}

// repair brings the overview up to date.
func (l *TileLayer) repair() {
	for _, b := range l.changed {
		r := image.Rect(int(math.Floor(b.X0*l.overviewScale))-1, int(math.Floor(b.Y0*l.overviewScale))-1,
			int(math.Ceil(b.X1*l.overviewScale))+1, int(math.Ceil(b.Y1*l.overviewScale))+1)
		r = r.Intersect(l.overview.Bounds())
		if r.Empty() {
			continue
		}
		paint.Upload(l.overview.SubImage(r).(*ebiten.Image), l.render(r))
	}
	l.changed = nil
}

// render draws a part of the overview, given in its pixels.
func (l *TileLayer) render(r image.Rectangle) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	draw.Draw(img, img.Rect, l.ground(), image.Point{}, draw.Src)
	l.Tiles.drawing.Draw(img, l.overviewScale, float64(r.Min.X), float64(r.Min.Y))
	return img
}

// Invalidate marks all tiles that meet one of these boxes of the map, at any scale.
func (t *TileCache) Invalidate(boxes ...maps.Rect) {
	for k, c := range t.tiles {
		c.stale = c.stale || k.meets(boxes)
	}
	t.queue.Invalidate(func(k tileKey) bool { return k.meets(boxes) })
}

// meets reports whether a tile shows a part of one of the boxes. A pixel more on
// every side is for edges that are blended.
func (k tileKey) meets(boxes []maps.Rect) bool {
	side := tileSide / k.scale
	in := maps.Rect{X0: float64(k.ix) * side, Y0: float64(k.iy) * side, X1: float64(k.ix+1) * side,
		Y1: float64(k.iy+1) * side}.Grow(1 / k.scale)
	return slices.ContainsFunc(boxes, in.Overlaps)
}
