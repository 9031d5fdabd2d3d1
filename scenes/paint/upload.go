package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// stripPixels bounds what is handed over at once: the engine keeps the last thirty-two
// buffers of what was handed to it for good, and they are as large as the largest.
const stripPixels = 1 << 14

// Upload writes a whole picture onto an image of its size, strip by strip.
func Upload(img *ebiten.Image, rgba *image.RGBA) {
	b := img.Bounds()
	rows := max(1, stripPixels/max(1, b.Dx()))
	if rows >= b.Dy() {
		img.WritePixels(rgba.Pix)
		return
	}
	for y := 0; y < b.Dy(); y += rows {
		end := min(y+rows, b.Dy())
		strip := img.SubImage(image.Rect(b.Min.X, b.Min.Y+y, b.Max.X, b.Min.Y+end)).(*ebiten.Image)
		strip.WritePixels(rgba.Pix[y*rgba.Stride : end*rgba.Stride])
	}
}
