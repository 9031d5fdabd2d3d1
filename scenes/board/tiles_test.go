package board

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestTexturesOfTiles: tiles that are about to come are counted already, so that there
// are never more textures than a view needs and a few, and what comes is written on
// those that are given up. Tiles in sight stay whatever comes.
func TestTexturesOfTiles(t *testing.T) {
	tiles := NewTiles(rings{}, color.RGBA{}, func() {})
	tiles.Close() // the test is the goroutine
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
		if got := len(tiles.tiles) + max(n, len(tiles.spare)); n != 9 || got > 9+hidden {
			t.Fatalf("at scale %v %d tiles are missing, and %d textures will be kept", scale, n, got)
		}
		come(scale, 3, 3)
		most = max(most, len(tiles.tiles)+len(tiles.spare))
	}
	if most != 9+hidden {
		t.Errorf("%d textures are kept, not %d", most, 9+hidden)
	}
	if n := show(5, 2, 2); n != 0 || len(tiles.tiles) != 4+hidden || len(tiles.spare) > 0 {
		t.Errorf("a smaller window misses %d tiles, and keeps %d and %d textures to spare", n, len(tiles.tiles), len(tiles.spare))
	}
	if n := show(5, 6, 6); n != 36-9 || !tiles.Has(5, 0, 0, image.Rect(0, 0, 2*tileSide, 2*tileSide)) {
		t.Errorf("a larger window misses %d tiles, or those in sight before", n)
	}
}
