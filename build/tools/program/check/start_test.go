package main

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"intrigue/rules/rulestest"
)

// TestAPictureOfOneColourIsNoScreen: a picture of one colour, or with a cursor on it, is no picture of a screen.
func TestAPictureOfOneColourIsNoScreen(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 300, 200))
	file := filepath.Join(t.TempDir(), "x.png")
	save := func() {
		f, err := os.Create(file)
		rulestest.OK(t, err)
		defer f.Close()
		rulestest.OK(t, png.Encode(f, img))
	}
	save()
	rulestest.Holds(t, painted(file) != nil, "one colour passes")
	for x := range 300 {
		for y := range 200 {
			img.Set(x, y, color.RGBA{uint8(x), uint8(y), 7, 255})
		}
	}
	save()
	rulestest.OK(t, painted(file))
}
