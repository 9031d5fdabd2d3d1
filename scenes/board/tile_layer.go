package board

import (
	"image"
	"image/color"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/maps"
	"intrigue/scenes/paint"
)

// TileLayer is the still picture under the pieces: sharp tiles where they are
// ready, and until then the last sharp view or a coarse overview, scaled.
type TileLayer struct {
	Tiles  *TileCache
	colour color.RGBA
	w, h   float64 // in units of the map

	overview      *ebiten.Image
	changed       []maps.Rect   // where the overview is not up to date
	overviewScale float64       // pixels a unit of the overview
	snapshot      *ebiten.Image // the last sharp view
	snapshotAt    pixelTransform
	snapshotValid bool

	cam       pixelTransform
	moving    bool
	painted   bool   // somebody sees it
	strong    bool   // in the tone of sprites.Strong
	version   uint64 // changes with what PaintOn would paint
	thumbnail Overview
}

// pixelTransform maps units of the map to pixels of the window: pixel = unit*s + (x, y).
type pixelTransform struct{ s, x, y float64 }

// overviewSide is the longer side of the overview in pixels.
const overviewSide = 900

// NewTileLayer prepares a drawing of w×h units on a ground colour.
func NewTileLayer(d Drawing, w, h float64, colour color.RGBA, wake func()) *TileLayer {
	l := &TileLayer{Tiles: newTileCache(d, colour, wake, bakers), colour: colour, w: w, h: h, overviewScale: overviewSide / max(w, h)}
	l.thumbnail.layer = l
	return l
}

// Close frees everything.
func (l *TileLayer) Close() {
	l.Tiles.Close()
	for _, img := range []*ebiten.Image{l.overview, l.snapshot} {
		if img != nil {
			img.Deallocate()
		}
	}
}

// Look points the ground at what the camera sees, at scale pixels a point, and reports whether it is still waiting for
// tiles. strong shows it to people who need more contrast. Version changes whenever it would paint something else.
func (l *TileLayer) Look(c *Camera, scale float64, strong bool) (waiting bool) {
	l.tone(strong)
	l.Tiles.NextFrame()
	now, to := c.Now(), c.Target()
	cam := pixelTransform{now.S * scale, now.X * scale, now.Y * scale}
	if l.Tiles.Take(cam == l.cam && !c.Moving()) {
		l.version++
	}
	r := pixels(c.View.X, c.View.Y, c.View.W, c.View.H, scale)
	if cam != l.cam || c.Moving() != l.moving {
		if c.Moving() && !l.moving {
			l.remember(r) // the view that the zoom starts from
		}
		l.cam, l.moving = cam, c.Moving()
		l.version++
	}
	// Ask for where we are going before we are there, but not while the wheel may
	// still be turned farther: tiles of a scale that is passed by are work for nothing.
	// What nobody has painted yet needs no tiles: a table without a window never does.
	if !l.painted || c.Left() > early {
		l.Tiles.Cancel()
		return true
	}
	return l.Tiles.Want(to.S*scale, to.X*scale, to.Y*scale, r) > 0
}

// early is how long before the end of a glide the tiles of its end are asked for.
const early = 100 * time.Millisecond

// Version identifies what PaintOn would paint.
func (l *TileLayer) Version() uint64 { return l.version }

// pixels are those of a box in points, at s pixels a point.
func pixels(x, y, w, h, s float64) image.Rectangle {
	return image.Rect(int(math.Round(x*s)), int(math.Round(y*s)), int(math.Round((x+w)*s)), int(math.Round((y+h)*s)))
}

// PaintOn implements paint.Picture.
func (l *TileLayer) PaintOn(dst *ebiten.Image, r image.Rectangle, _ float64) {
	l.painted = true
	dst = dst.SubImage(r).(*ebiten.Image)
	if !l.Tiles.Has(l.cam.s, l.cam.x, l.cam.y, r) {
		l.scaled(dst, r)
	}
	l.Tiles.Paint(dst, l.cam.s, l.cam.x, l.cam.y, r)
}

// Opaque says that it leaves nothing to be seen of what was below it.
func (l *TileLayer) Opaque() bool { return true }

// overviewImage makes the overview, when it is first needed, and keeps it up to date.
func (l *TileLayer) overviewImage() *ebiten.Image {
	if l.overview == nil {
		small := l.render(image.Rect(0, 0, int(l.w*l.overviewScale), int(l.h*l.overviewScale)))
		l.overview = ebiten.NewImageWithOptions(small.Rect, &ebiten.NewImageOptions{Unmanaged: true})
		paint.Upload(l.overview, small)
	}
	l.repair()
	return l.overview
}

// Overview is the whole picture, small: a canvas for a minimap.
func (l *TileLayer) Overview() *Overview { return &l.thumbnail }

// Overview paints the overview of a ground into any rectangle.
type Overview struct{ layer *TileLayer }

// PaintOn implements paint.Picture.
func (s *Overview) PaintOn(dst *ebiten.Image, r image.Rectangle, _ float64) {
	img := s.layer.overviewImage()
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: ebiten.BlendCopy}
	b := img.Bounds()
	op.GeoM.Scale(float64(r.Dx())/float64(b.Dx()), float64(r.Dy())/float64(b.Dy()))
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	dst.DrawImage(img, op)
}

// scaled paints the last sharp view, and the overview where that does not reach, both stretched to where they belong
// now. Every pixel that is painted twice here costs time on a machine without a graphics card.
func (l *TileLayer) scaled(dst *ebiten.Image, r image.Rectangle) {
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: ebiten.BlendCopy}
	for _, part := range around(r, l.reach()) {
		dst := dst.SubImage(part).(*ebiten.Image)
		if !part.In(inside(l.cam.x, l.cam.y, l.cam.x+l.w*l.cam.s, l.cam.y+l.h*l.cam.s).Inset(int(2*l.cam.s/l.overviewScale) + 2)) {
			dst.Fill(l.ground().C)
		}
		op.GeoM.Reset()
		op.GeoM.Scale(l.cam.s/l.overviewScale, l.cam.s/l.overviewScale)
		op.GeoM.Translate(l.cam.x, l.cam.y)
		dst.DrawImage(l.overviewImage(), op)
	}
	if !l.snapshotValid {
		return
	}
	k := l.cam.s / l.snapshotAt.s
	op.GeoM.Reset()
	op.GeoM.Translate(-l.snapshotAt.x, -l.snapshotAt.y)
	op.GeoM.Scale(k, k)
	op.GeoM.Translate(l.cam.x, l.cam.y)
	dst.DrawImage(l.snapshot, op)
}

// reach is where the last sharp view lies now, in whole pixels.
func (l *TileLayer) reach() image.Rectangle {
	if !l.snapshotValid {
		return image.Rectangle{}
	}
	k := l.cam.s / l.snapshotAt.s
	b := l.snapshot.Bounds()
	return inside((float64(b.Min.X)-l.snapshotAt.x)*k+l.cam.x, (float64(b.Min.Y)-l.snapshotAt.y)*k+l.cam.y,
		(float64(b.Max.X)-l.snapshotAt.x)*k+l.cam.x, (float64(b.Max.Y)-l.snapshotAt.y)*k+l.cam.y)
}

// inside is the whole pixels inside a box; none is an empty rectangle.
func inside(x0, y0, x1, y1 float64) image.Rectangle {
	r := image.Rectangle{image.Pt(int(math.Ceil(x0)), int(math.Ceil(y0))), image.Pt(int(math.Floor(x1)), int(math.Floor(y1)))}
	if r.Empty() {
		return image.Rectangle{}
	}
	return r
}

// around is r without a hole, in up to four parts: above and below it, and beside it.
func around(r, hole image.Rectangle) (parts []image.Rectangle) {
	if hole = hole.Intersect(r); hole.Empty() {
		return []image.Rectangle{r}
	}
	for _, part := range []image.Rectangle{
		{r.Min, image.Pt(r.Max.X, hole.Min.Y)}, {image.Pt(r.Min.X, hole.Max.Y), r.Max},
		{image.Pt(r.Min.X, hole.Min.Y), image.Pt(hole.Min.X, hole.Max.Y)}, {image.Pt(hole.Max.X, hole.Min.Y),
			image.Pt(r.Max.X, hole.Max.Y)},
	} {
		if !part.Empty() {
			parts = append(parts, part)
		}
	}
	return parts
}

// remember keeps a copy of the present view if it is sharp.
func (l *TileLayer) remember(r image.Rectangle) {
	if !l.Tiles.Has(l.cam.s, l.cam.x, l.cam.y, r) || l.cam.s == 0 {
		return // an older sharp view serves better than a blurred new one
	}
	if l.snapshot == nil || l.snapshot.Bounds() != r {
		if l.snapshot != nil {
			l.snapshot.Deallocate()
		}
		l.snapshot = ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
	}
	l.Tiles.Paint(l.snapshot, l.cam.s, l.cam.x, l.cam.y, r)
	l.snapshotAt, l.snapshotValid = l.cam, true
}

// Strong reports whether it is drawn for people who need more contrast.
func (l *TileLayer) Strong() bool { return l.strong }
