package board

import (
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/maps/svg"
	"intrigue/scenes/bake"
	"intrigue/scenes/paint"
)

// tileSide is the side of a tile in pixels: small enough that panning bakes little, large enough that a screen is a
// dozen draw calls, and a power of two, since textures are rounded up to one.
const tileSide = 512

// together is how many frames tiles wait for each other while nothing moves.
const together = 4

// hidden is how many tiles out of sight are kept.
const hidden = 6

// tileKey is a tile by its scale and its column and row, of which (0, 0) begins at the map's origin.
type tileKey struct {
	scale  float64 // pixels a unit
	ix, iy int
}

type tile struct {
	img   *ebiten.Image
	used  uint64 // frame in which it was last painted
	stale bool   // the drawing has changed since; shown until it is baked again
}

// Drawing is what a TileLayer shows: a MapDrawing, or a Mosaic of several. It is drawn from more than one goroutine.
// dst's pixel (x, y) shows the map's point ((x+ox)/scale, (y+oy)/scale).
type Drawing interface {
	Draw(dst *image.RGBA, scale, ox, oy float64)
	// SetTone changes the colours in which it is drawn from now on.
	SetTone(svg.Tone)
}

// TileCache holds a drawing as baked squares at exact scales. A goroutine, or two while nothing moves, bakes what was
// wanted last, nearest to the middle first; nothing waits for them.
type TileCache struct {
	drawing    Drawing
	background atomic.Pointer[image.Uniform] // read where tiles are baked

	tiles map[tileKey]*tile
	spare []*ebiten.Image // of tiles that were dropped, to be written on
	frame uint64
	took  uint64 // the frame in which tiles were uploaded last
	queue *bake.Queue[tileKey]
}

// bakers is how many goroutines bake tiles; all but one only while nothing moves.
const bakers = 2

// newTileCache bakes a drawing on a ground colour. wake is called, from another goroutine, whenever a tile is ready to be
// shown.
func newTileCache(d Drawing, ground color.RGBA, wake func(), workers int) *TileCache {
	t := &TileCache{drawing: d, tiles: map[tileKey]*tile{}}
	t.background.Store(image.NewUniform(ground))
	t.queue = bake.New(workers, func(tileKey) (w, h int) { return tileSide, tileSide }, t.bake, wake)
	return t
}

// Close ends the goroutines and frees the pictures.
func (t *TileCache) Close() {
	t.queue.Close()
	for _, c := range t.tiles {
		c.img.Deallocate()
	}
	for _, img := range t.spare {
		img.Deallocate()
	}
	t.tiles, t.spare = map[tileKey]*tile{}, nil
}

func (t *TileCache) bake(k tileKey, img *image.RGBA) bool {
	draw.Draw(img, img.Rect, t.background.Load(), image.Point{}, draw.Src)
	t.drawing.Draw(img, k.scale, float64(k.ix*tileSide), float64(k.iy*tileSide))
	return true
}

// Take uploads what has been baked since and reports whether there was any. still says
// that the view does not move: then every Take means a frame that would not be painted
// else, and what takes part in the baking of the others is better used there.
func (t *TileCache) Take(still bool) bool {
	t.queue.Help(still)
	if still && t.queue.Coming() && t.frame-t.took < together {
		return false
	}
	done := t.queue.Take(math.MaxInt)
	if len(done) > 0 {
		t.took = t.frame
	}
	for _, b := range done {
		t.put(b)
		t.queue.Reuse(b.Image) // the graphics card has its own copy
	}
	return len(done) > 0
}

func (t *TileCache) put(b bake.Baked[tileKey]) {
	var img *ebiten.Image
	if old := t.tiles[b.Key]; old != nil {
		img = old.img
	} else if n := len(t.spare); n > 0 {
		img, t.spare = t.spare[n-1], t.spare[:n-1]
	} else {
		img = ebiten.NewImageWithOptions(image.Rect(0, 0, tileSide, tileSide), &ebiten.NewImageOptions{Unmanaged: true})
	}
	paint.Upload(img, b.Image)
	t.tiles[b.Key] = &tile{img, t.frame, b.Stale}
}

// covering calls f for every tile that meets r, in pixels, when the map's origin
// is at (x, y). at is where the tile's corner lies.
func covering(scale, x, y float64, r image.Rectangle, f func(k tileKey, at image.Point)) {
	ox, oy := int(math.Round(x)), int(math.Round(y))
	down := func(a int) int { return int(math.Floor(float64(a) / tileSide)) }
	for iy := down(r.Min.Y - oy); iy*tileSide+oy < r.Max.Y; iy++ {
		for ix := down(r.Min.X - ox); ix*tileSide+ox < r.Max.X; ix++ {
			f(tileKey{scale, ix, iy}, image.Pt(ix*tileSide+ox, iy*tileSide+oy))
		}
	}
}

// Want asks for the tiles that a camera in pixels needs, instead of those asked
// for before, and reports how many are not there yet.
func (t *TileCache) Want(scale, x, y float64, r image.Rectangle) (missing int) {
	var ks []tileKey
	inSight, absent := 0, 0
	covering(scale, x, y, r, func(k tileKey, _ image.Point) {
		inSight++
		c, ok := t.tiles[k]
		if ok {
			c.used = t.frame
		} else {
			absent++
		}
		if !ok || c.stale {
			ks = append(ks, k)
		}
	})
	// The middle of r, in tiles.
	mx, my := (float64(r.Min.X+r.Max.X)/2-x)/tileSide-0.5, (float64(r.Min.Y+r.Max.Y)/2-y)/tileSide-0.5
	far := func(k tileKey) float64 { return math.Hypot(float64(k.ix)-mx, float64(k.iy)-my) }
	slices.SortFunc(ks, func(a, b tileKey) int { return cmp.Compare(far(a), far(b)) })
	t.queue.Want(ks)
	t.evict(inSight+hidden, absent)
	return len(ks)
}

// Cancel asks for nothing any more: where the camera was going it will not stay.
func (t *TileCache) Cancel() { t.queue.Want(nil) }

// evict keeps no more tiles than that, those that are about to come among them,
// dropping those longest out of sight. What comes finds a texture to be written on.
func (t *TileCache) evict(keep, coming int) {
	var ks []tileKey
	for k, c := range t.tiles {
		if c.used != t.frame {
			ks = append(ks, k)
		}
	}
	slices.SortFunc(ks, func(a, b tileKey) int { return cmp.Compare(t.tiles[a].used, t.tiles[b].used) })
	for _, k := range ks[:min(len(ks), max(0, len(t.tiles)+coming-keep))] {
		t.spare = append(t.spare, t.tiles[k].img)
		delete(t.tiles, k)
	}
	for len(t.spare) > coming {
		n := len(t.spare) - 1
		t.spare[n].Deallocate()
		t.spare = t.spare[:n]
	}
}

// Has reports whether all tiles of r are there.
func (t *TileCache) Has(scale, x, y float64, r image.Rectangle) bool {
	all := true
	covering(scale, x, y, r, func(k tileKey, _ image.Point) {
		_, ok := t.tiles[k]
		all = all && ok
	})
	return all
}

// Paint blits what is there, one pixel to one pixel.
func (t *TileCache) Paint(dst *ebiten.Image, scale, x, y float64, r image.Rectangle) {
	op := &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	covering(scale, x, y, r, func(k tileKey, at image.Point) {
		c, ok := t.tiles[k]
		if !ok {
			return
		}
		c.used = t.frame
		op.GeoM.Reset()
		op.GeoM.Translate(float64(at.X), float64(at.Y))
		dst.DrawImage(c.img, op)
	})
}

// NextFrame starts a new frame for the bookkeeping of what is in use.
func (t *TileCache) NextFrame() { t.frame++ }
