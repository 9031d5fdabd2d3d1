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

// PaintOn implements paint.Picture. Tiles that are not there yet leave their
// discs out.
func (p *Overlay) PaintOn(dst *ebiten.Image, r image.Rectangle, _ float64) {
	g := p.layer
	dst = dst.SubImage(r).(*ebiten.Image)
	covering(g.cam.s, g.cam.x, g.cam.y, r, func(k tileKey, at image.Point) {
		t, ok := g.Tiles.tiles[k]
		if !ok {
			return
		}
		p.v, p.i = p.v[:0], p.i[:0]
		for _, d := range p.discs {
			x, y := d.X-float64(at.X), d.Y-float64(at.Y)
			if x < -d.R || y < -d.R || x > tileSide+d.R || y > tileSide+d.R {
				continue
			}
			p.fan(d, x, y)
		}
		if len(p.i) > 0 {
			// What a fan takes from beyond its tile is left out, and the next tile paints it.
			dst.DrawTriangles32(p.v, p.i, t.img, &ebiten.DrawTrianglesOptions{Address: ebiten.AddressClampToZero})
		}
	})
}

func (p *Overlay) fan(d Disc, x, y float64) {
	base := uint32(len(p.v))
	vertex := func(dx, dy float64) {
		p.v = append(p.v, ebiten.Vertex{
			DstX: float32(d.X + dx), DstY: float32(d.Y + dy), SrcX: float32(x + dx), SrcY: float32(y + dy),
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
