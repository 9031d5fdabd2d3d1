package board

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Overlay paints round parts of a ground once more, above what was painted since:
// the signs of a map, so that light on its lines never covers their numbers.
type Overlay struct {
	layer   *TileLayer
	discs   []Disc
	version uint64
	v       []ebiten.Vertex
	i       []uint32
}

// Disc is a round part, in pixels of the window.
type Disc struct{ X, Y, R float64 }

// NewOverlay patches a ground.
func NewOverlay(l *TileLayer) *Overlay { return &Overlay{layer: l} }

// Set chooses the parts.
func (o *Overlay) Set(discs []Disc) {
	if !slices.Equal(o.discs, discs) {
		o.discs = slices.Clone(discs)
		o.version++
	}
}

// Version identifies what PaintOn would paint.
func (o *Overlay) Version() uint64 { return o.version<<32 + o.layer.version }

// sides is the number of corners of a disc: enough for a sign of some thirty pixels.
const sides = 20

// PaintOn implements paint.Picture. Where tiles are not there yet, discs come from the
// last sharp view or the overview, as the ground does.
func (o *Overlay) PaintOn(dst *ebiten.Image, r image.Rectangle, _ float64) {
	l := o.layer
	dst = dst.SubImage(r).(*ebiten.Image)
	if !l.Tiles.Has(l.cam.s, l.cam.x, l.cam.y, r) {
		o.scaled(dst)
	}
	covering(l.cam.s, l.cam.x, l.cam.y, r, func(k tileKey, at image.Point) {
		if t, ok := l.Tiles.tiles[k]; ok {
			o.cut(dst, t.img, ebiten.FilterNearest, source{1, float64(at.X), float64(at.Y)})
		}
	})
}

// scaled paints the discs from what the ground is stretched from.
func (o *Overlay) scaled(dst *ebiten.Image) {
	l := o.layer
	k := l.overviewScale / l.cam.s
	o.cut(dst, l.overviewImage(), ebiten.FilterLinear, source{k, l.cam.x, l.cam.y})
	if l.snapshotValid {
		k := l.snapshotAt.s / l.cam.s
		o.cut(dst, l.snapshot, ebiten.FilterLinear, source{k, l.cam.x - l.snapshotAt.x/k, l.cam.y - l.snapshotAt.y/k})
	}
}

// source is where a picture lies: the pixel of the window its origin is at, and its pixels
// for each pixel of the window.
type source struct{ k, x, y float64 }

// cut paints the discs that reach into a picture. What a disc takes from beyond it is left out.
func (o *Overlay) cut(dst, img *ebiten.Image, f ebiten.Filter, from source) {
	o.v, o.i = o.v[:0], o.i[:0]
	b := img.Bounds()
	for _, d := range o.discs {
		x, y, rad := (d.X-from.x)*from.k, (d.Y-from.y)*from.k, d.R*from.k
		if x > float64(b.Min.X)-rad && y > float64(b.Min.Y)-rad && x < float64(b.Max.X)+rad && y < float64(b.Max.Y)+rad {
			o.fan(d, x, y, from.k)
		}
	}
	if len(o.i) > 0 {
		dst.DrawTriangles32(o.v, o.i, img, &ebiten.DrawTrianglesOptions{Address: ebiten.AddressClampToZero, Filter: f})
	}
}

// fan adds a disc whose middle is the point (x, y) of a picture with k pixels for each of the window's.
func (o *Overlay) fan(d Disc, x, y, k float64) {
	base := uint32(len(o.v))
	vertex := func(dx, dy float64) {
		o.v = append(o.v, ebiten.Vertex{
			DstX: float32(d.X + dx), DstY: float32(d.Y + dy), SrcX: float32(x + dx*k), SrcY: float32(y + dy*k),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		})
	}
	vertex(0, 0)
	for i := range sides {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / sides)
		vertex(d.R*cos, d.R*sin)
		o.i = append(o.i, base, base+1+uint32(i), base+1+uint32((i+1)%sides))
	}
}
