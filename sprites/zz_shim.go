package sprites

import (
	"embed"
	"errors"
	"image"
	"image/color"

	"intrigue/maps/svg"
)

//go:embed *.svg
var files embed.FS

type Sheet struct{}

func NewSheet() *Sheet { return &Sheet{} }

func (s *Sheet) Image(name string, w, h int, tint color.Color) (*image.RGBA, error) {
	f, err := files.Open(name + ".svg")
	if err != nil {
		return nil, err
	}
	d, err := svg.Parse(f)
	if err != nil {
		return nil, err
	}
	if d.W == 0 {
		return nil, errors.New("empty")
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	k := min(float64(w)/d.W, float64(h)/d.H)
	p := d.Prepare(svg.Paint{Color: map[string]color.Color{"": tint}})
	p.Draw(img, k, -(float64(w)-d.W*k)/2, -(float64(h)-d.H*k)/2)
	return img, nil
}
