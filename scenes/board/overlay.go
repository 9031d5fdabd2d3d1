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
func NewOverlay(g *TileLayer) *Overlay { return &Overlay{layer: g} }

// Set chooses the parts.
func (p *Overlay) Set(discs []Disc) {
	if !slices.Equal(p.discs, discs) {
		p.discs = slices.Clone(discs)
		p.version++
	}
}

// Version identifies what PaintOn would paint.
func (p *Overlay) Version() uint64 { return p.version<<32 + p.layer.version }

// sides is the number of corners of a disc: enough for a sign of some thirty pixels.
const sides = 20

// PaintOn implements paint.Picture. Where tiles are not there yet, discs come from the
// last sharp view or the overview, as the ground does.
func (p *Overlay) PaintOn(dst *ebiten.Image, r image.Rectangle, _ float64) {
	g := p.layer
	dst = dst.SubImage(r).(*ebiten.Image)
	if !g.Tiles.Has(g.cam.s, g.cam.x, g.cam.y, r) {
		p.scaled(dst)
	}
	covering(g.cam.s, g.cam.x, g.cam.y, r, func(k tileKey, at image.Point) {
		if t, ok := g.Tiles.tiles[k]; ok {
			p.cut(dst, t.img, ebiten.FilterNearest, source{1, float64(at.X), float64(at.Y)})
		}
	})
}

// scaled paints the discs from what the ground is stretched from.
func (p *Overlay) scaled(dst *ebiten.Image) {
	g := p.layer
	k := g.overviewScale / g.cam.s
	p.cut(dst, g.overviewImage(), ebiten.FilterLinear, source{k, g.cam.x, g.cam.y})
	if g.snapshotValid {
		k := g.snapshotAt.s / g.cam.s
		p.cut(dst, g.snapshot, ebiten.FilterLinear, source{k, g.cam.x - g.snapshotAt.x/k, g.cam.y - g.snapshotAt.y/k})
	}
}

// source is where a picture lies: the pixel of the window its origin is at, and its pixels
// for each pixel of the window.
type source struct{ k, x, y float64 }

// cut paints the discs that reach into a picture. What a disc takes from beyond it is left out.
func (p *Overlay) cut(dst, img *ebiten.Image, f ebiten.Filter, from source) {
	p.v, p.i = p.v[:0], p.i[:0]
	b := img.Bounds()
	for _, d := range p.discs {
		x, y, rad := (d.X-from.x)*from.k, (d.Y-from.y)*from.k, d.R*from.k
		if x > float64(b.Min.X)-rad && y > float64(b.Min.Y)-rad && x < float64(b.Max.X)+rad && y < float64(b.Max.Y)+rad {
			p.fan(d, x, y, from.k)
		}
	}
	if len(p.i) > 0 {
		dst.DrawTriangles32(p.v, p.i, img, &ebiten.DrawTrianglesOptions{Address: ebiten.AddressClampToZero, Filter: f})
	}
}

// fan adds a disc whose middle is the point (x, y) of a picture with k pixels for each of the window's.
func (p *Overlay) fan(d Disc, x, y, k float64) {
	base := uint32(len(p.v))
	vertex := func(dx, dy float64) {
		p.v = append(p.v, ebiten.Vertex{
			DstX: float32(d.X + dx), DstY: float32(d.Y + dy), SrcX: float32(x + dx*k), SrcY: float32(y + dy*k),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		})
	}
	vertex(0, 0)
	for i := range sides {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / sides)
		vertex(d.R*cos, d.R*sin)
		p.i = append(p.i, base, base+1+uint32(i), base+1+uint32((i+1)%sides))
	}
}
