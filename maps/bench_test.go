package maps

import (
	"fmt"
	"image"
	"testing"

	"intrigue/maps/svg"
)

// BenchmarkTiles bakes the whole board in tiles of 512 pixels, as the scene
// does in the background. One line a zoom; ms/tile is the average.
func BenchmarkTiles(b *testing.B) {
	m := open(b)
	p := m.Drawing.Prepare(svg.Paint{})
	for _, scale := range []float64{0.87, 0.93, 1.21, 1.4, 2, 3} {
		b.Run(fmt.Sprint(scale), func(b *testing.B) {
			tiles := 0
			for range b.N {
				tiles = 0
				for y := 0.0; y < m.H*scale; y += 512 {
					for x := 0.0; x < m.W*scale; x += 512 {
						tile := image.NewRGBA(image.Rect(0, 0, 512, 512))
						p.Draw(tile, scale, x, y)
						tiles++
					}
				}
			}
			ms := b.Elapsed().Seconds() * 1000 / float64(b.N)
			b.ReportMetric(ms, "ms/board")
			b.ReportMetric(ms/float64(tiles), "ms/tile")
		})
	}
}

func BenchmarkOpen(b *testing.B) {
	data, err := read("london")
	for range b.N {
		if err == nil {
			_, err = Read("london", data)
		}
	}
	if err != nil {
		b.Fatal(err)
	}
}

func BenchmarkPrepare(b *testing.B) {
	m := open(b)
	for range b.N {
		m.Drawing.Prepare(svg.Paint{})
	}
}
