package board

import (
	"image"
	"image/color"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"intrigue/maps/svg"
	"intrigue/rules/rulestest"
)

// TestTexturesOfTiles: tiles that are about to come are counted already, so that there
// are never more textures than a view needs and a few, and what comes is written on
// those that are given up. Tiles in sight stay whatever comes.
func TestTexturesOfTiles(t *testing.T) {
	tiles := newTileCache(rings{}, color.RGBA{}, func() {}, 0) // the test is the goroutine
	show := func(scale float64, w, h int) (missing int) {
		tiles.NextFrame()
		return tiles.Want(scale, 0, 0, image.Rect(0, 0, w*tileSide, h*tileSide))
	}
	come := func(scale float64, w, h int) {
		covering(scale, 0, 0, image.Rect(0, 0, w*tileSide, h*tileSide), func(k tileKey, _ image.Point) {
			if tiles.tiles[k] == nil {
				tiles.tiles[k] = &tile{img: ebiten.NewImage(1, 1), used: tiles.frame}
				tiles.spare = tiles.spare[:max(0, len(tiles.spare)-1)]
			}
		})
	}
	most := 0
	for i := range 9 {
		scale := 1 + float64(i)/2
		n := show(scale, 3, 3)
		got := len(tiles.tiles) + max(n, len(tiles.spare))
		rulestest.Must(t, n == 9 && got <= 9+hidden, "at scale %v %d tiles are missing, and %d textures will be kept", scale, n, got)
		come(scale, 3, 3)
		most = max(most, len(tiles.tiles)+len(tiles.spare))
	}
	rulestest.Holds(t, most == 9+hidden, "%d textures are kept, not %d", most, 9+hidden)
	if n := show(5, 2, 2); n != 0 || len(tiles.tiles) != 4+hidden || len(tiles.spare) > 0 {
		t.Errorf("a smaller window misses %d tiles, and keeps %d and %d textures to spare", n, len(tiles.tiles), len(tiles.spare))
	}
	if n := show(5, 6, 6); n != 36-9 || !tiles.Has(5, 0, 0, image.Rect(0, 0, 2*tileSide, 2*tileSide)) {
		t.Errorf("a larger window misses %d tiles, or those in sight before", n)
	}
}

// TestTilesComeTogether: while nothing moves only every few frames are painted for tiles
// that have come, the first at once and the last too.
func TestTilesComeTogether(t *testing.T) {
	tiles := newTileCache(rings{}, color.RGBA{}, func() {}, 0) // the test is the goroutine
	n := 0
	more := tileKey{1, 9, 9}
	bake := func(further ...tileKey) {
		tiles.queue.Want(append([]tileKey{{1, n, 0}}, further...))
		tiles.queue.Next()
		n++
	}
	took := func(still bool) bool {
		tiles.NextFrame()
		return tiles.Take(still)
	}
	for range 20 {
		took(true)
	}
	bake(more) // there is always more to come
	rulestest.Holds(t, took(true), "the first tile waits")
	var frames []int
	for i := range 3 * together {
		bake(more)
		if took(true) {
			frames = append(frames, i)
		}
	}
	rulestest.Holds(t, len(frames) == 3 && frames[0] == together-1 && len(tiles.tiles) == n,
		"%d of %d tiles were taken in frames %v", len(tiles.tiles), n, frames)
	bake(more)
	rulestest.Holds(t, took(false), "a tile waits while frames are painted anyway")
	bake()
	rulestest.Holds(t, took(true), "the last tile waits")
}

// TestTheHelperStandsByWhileTheViewMoves: the second goroutine leaves the processors to
// the frames of a zoom, and both bake what is wanted when nothing moves.
func TestTheHelperStandsByWhileTheViewMoves(t *testing.T) {
	k := &heldDrawing{begun: make(chan bool), ready: make(chan bool)}
	tiles := newTileCache(k, color.RGBA{}, func() {}, bakers)
	defer tiles.Close()
	defer close(k.ready)
	tiles.NextFrame()
	tiles.Take(false)
	tiles.Want(1, 0, 0, image.Rect(0, 0, 2*tileSide, tileSide))
	<-k.begun
	select {
	case <-k.begun:
		t.Fatal("two tiles are baked while the view moves")
	case <-time.After(30 * time.Millisecond):
	}
	tiles.Take(true)
	<-k.begun // for ever, if one tile is baked after the other though nothing moves
}

// heldDrawing is a drawing that is drawn when the test says so.
type heldDrawing struct{ begun, ready chan bool }

func (k *heldDrawing) Draw(*image.RGBA, float64, float64, float64) {
	k.begun <- true
	<-k.ready
}

func (k *heldDrawing) SetTone(svg.Tone) {}

// bakeTile is a tile as the goroutines bake it.
func bakeTile(t *TileCache, k tileKey) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, tileSide, tileSide))
	t.bake(k, img)
	return img
}
