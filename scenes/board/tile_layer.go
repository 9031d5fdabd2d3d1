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
	w, h   float64

	overview      *ebiten.Image
	changed       []maps.Rect // where the overview is not up to date
	overviewScale float64     // pixels a unit of the overview
	snapshot      *ebiten.Image
	snapshotAt    pixelTransform
	snapshotValid bool

	cam       pixelTransform
	moving    bool
	painted   bool // somebody sees it
	strong    bool
	version   uint64
	thumbnail Overview
}

type pixelTransform struct{ s, x, y float64 }

// overviewSide is the longer side of the overview in pixels.
const overviewSide = 900

// NewTileLayer prepares a drawing of w×h units on a ground colour.
func NewTileLayer(d Drawing, w, h float64, colour color.RGBA, wake func()) *TileLayer {
	g := &TileLayer{Tiles: NewTileCache(d, colour, wake), colour: colour, w: w, h: h, overviewScale: overviewSide / max(w, h)}
	g.thumbnail.layer = g
	return g
}

// Close frees everything.
func (g *TileLayer) Close() {
	g.Tiles.Close()
	for _, img := range []*ebiten.Image{g.overview, g.snapshot} {
		if img != nil {
			img.Deallocate()
		}
	}
}

// Look points the ground at what the camera sees, at scale pixels a point, and reports whether it is still waiting for
// tiles. strong shows it to people who need more contrast. Version changes whenever it would paint something else.
func (g *TileLayer) Look(l *Camera, scale float64, strong bool) (waiting bool) {
	g.tone(strong)
	g.Tiles.NextFrame()
	now, to := l.Now(), l.Target()
	cam := pixelTransform{now.S * scale, now.X * scale, now.Y * scale}
	if g.Tiles.Take(cam == g.cam && !l.Moving()) {
		g.version++
	}
	r := pixels(l.View.X, l.View.Y, l.View.W, l.View.H, scale)
	if cam != g.cam || l.Moving() != g.moving {
		if l.Moving() && !g.moving {
			g.remember(r) // the view that the zoom starts from
		}
		g.cam, g.moving = cam, l.Moving()
		g.version++
	}
	// Ask for where we are going before we are there, but not while the wheel may
	// still be turned farther: tiles of a scale that is passed by are work for nothing.
	// What nobody has painted yet needs no tiles: a table without a window never does.
	if !g.painted || l.Left() > early {
		g.Tiles.Cancel()
		return true
	}
	return g.Tiles.Want(to.S*scale, to.X*scale, to.Y*scale, r) > 0
}

// early is how long before the end of a glide the tiles of its end are asked for.
const early = 100 * time.Millisecond

// Version identifies what PaintOn would paint.
func (g *TileLayer) Version() uint64 { return g.version }

func pixels(x, y, w, h, s float64) image.Rectangle {
	return image.Rect(int(math.Round(x*s)), int(math.Round(y*s)), int(math.Round((x+w)*s)), int(math.Round((y+h)*s)))
}

// PaintOn implements paint.Picture.
func (g *TileLayer) PaintOn(dst *ebiten.Image, r image.Rectangle, _ float64) {
	g.painted = true
	dst = dst.SubImage(r).(*ebiten.Image)
	if !g.Tiles.Has(g.cam.s, g.cam.x, g.cam.y, r) {
		g.scaled(dst, r)
	}
	g.Tiles.Paint(dst, g.cam.s, g.cam.x, g.cam.y, r)
}

// Opaque says that it leaves nothing to be seen of what was below it.
func (g *TileLayer) Opaque() bool { return true }

// overviewImage makes the overview, when it is first needed, and keeps it up to date.
func (g *TileLayer) overviewImage() *ebiten.Image {
	if g.overview == nil {
		small := g.render(image.Rect(0, 0, int(g.w*g.overviewScale), int(g.h*g.overviewScale)))
		g.overview = ebiten.NewImageWithOptions(small.Rect, &ebiten.NewImageOptions{Unmanaged: true})
		paint.Upload(g.overview, small)
	}
	g.repair()
	return g.overview
}

// Overview is the whole picture, small: a canvas for a minimap.
func (g *TileLayer) Overview() *Overview { return &g.thumbnail }

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
func (g *TileLayer) scaled(dst *ebiten.Image, r image.Rectangle) {
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: ebiten.BlendCopy}
	for _, part := range around(r, g.reach()) {
		dst := dst.SubImage(part).(*ebiten.Image)
		if !part.In(inside(g.cam.x, g.cam.y, g.cam.x+g.w*g.cam.s, g.cam.y+g.h*g.cam.s).Inset(int(2*g.cam.s/g.overviewScale) + 2)) {
			dst.Fill(g.ground().C)
		}
		op.GeoM.Reset()
		op.GeoM.Scale(g.cam.s/g.overviewScale, g.cam.s/g.overviewScale)
		op.GeoM.Translate(g.cam.x, g.cam.y)
		dst.DrawImage(g.overviewImage(), op)
	}
	if !g.snapshotValid {
		return
	}
	k := g.cam.s / g.snapshotAt.s
	op.GeoM.Reset()
	op.GeoM.Translate(-g.snapshotAt.x, -g.snapshotAt.y)
	op.GeoM.Scale(k, k)
	op.GeoM.Translate(g.cam.x, g.cam.y)
	dst.DrawImage(g.snapshot, op)
}

// reach is where the last sharp view lies now, in whole pixels.
func (g *TileLayer) reach() image.Rectangle {
	if !g.snapshotValid {
		return image.Rectangle{}
	}
	k := g.cam.s / g.snapshotAt.s
	b := g.snapshot.Bounds()
	return inside((float64(b.Min.X)-g.snapshotAt.x)*k+g.cam.x, (float64(b.Min.Y)-g.snapshotAt.y)*k+g.cam.y,
		(float64(b.Max.X)-g.snapshotAt.x)*k+g.cam.x, (float64(b.Max.Y)-g.snapshotAt.y)*k+g.cam.y)
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
func (g *TileLayer) remember(r image.Rectangle) {
	if !g.Tiles.Has(g.cam.s, g.cam.x, g.cam.y, r) || g.cam.s == 0 {
		return // an older sharp view serves better than a blurred new one
	}
	if g.snapshot == nil || g.snapshot.Bounds() != r {
		if g.snapshot != nil {
			g.snapshot.Deallocate()
		}
		g.snapshot = ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
	}
	g.Tiles.Paint(g.snapshot, g.cam.s, g.cam.x, g.cam.y, r)
	g.snapshotAt, g.snapshotValid = g.cam, true
}

// Strong reports whether it is drawn for people who need more contrast.
func (g *TileLayer) Strong() bool { return g.strong }
