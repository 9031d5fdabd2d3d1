package main

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"

	"golang.org/x/image/draw"
)

// The pictures of the README, in points.
const readmeWidth, readmeHeight = 960, 540

// buildPictures draws the pictures of the README with the program as it is now, in place of those that are there.
func buildPictures(dist, site string) error {
	r, err := newRelease(dist, site)
	if err != nil {
		return err
	}
	defer os.RemoveAll(r.work)
	if err := r.shoot(r.work); err != nil {
		return fmt.Errorf("pictures: %w", err)
	}
	for _, p := range pictures {
		if p.Readme == "" {
			continue
		}
		img, err := readmePicture(filepath.Join(r.work, p.File))
		if err != nil {
			return err
		}
		var b bytes.Buffer
		if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 90}); err != nil {
			return err
		}
		if err := os.WriteFile(r.readmeFile(p), b.Bytes(), 0o644); err != nil {
			return err
		}
		fmt.Println(r.readmeFile(p))
	}
	return nil
}

func (r *release) readmeFile(p picture) string {
	return filepath.Join(r.root, "build", "pictures", p.Readme)
}

// readmePicture reads a picture that was taken for stores and makes it as small as the README wants it.
func readmePicture(file string) (image.Image, error) {
	taken, err := readPicture(file, png.Decode)
	if err != nil {
		return nil, err
	}
	small := image.NewRGBA(image.Rect(0, 0, readmeWidth, readmeHeight))
	draw.CatmullRom.Scale(small, small.Bounds(), taken, taken.Bounds(), draw.Src, nil)
	return small, nil
}

// checkPictures returns an error if the README shows another program than today's, whose pictures lie in folder.
func (r *release) checkPictures(folder string) error {
	for _, p := range pictures {
		if p.Readme == "" {
			continue
		}
		today, err := readmePicture(filepath.Join(folder, p.File))
		if err != nil {
			return err
		}
		kept, err := readPicture(r.readmeFile(p), jpeg.Decode)
		if err != nil {
			return err
		}
		if at, same := looksLike(kept, today); !same {
			return fmt.Errorf("%s is not today's, see %v: draw it again with go run ./build -pictures", p.Readme, at)
		}
	}
	return nil
}

func readPicture(file string, decode func(io.Reader) (image.Image, error)) (image.Image, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return decode(f)
}

// looksLike compares two pictures square by square, because neither packing nor another graphics card keeps every
// pixel. It returns the first square that differs.
func looksLike(a, b image.Image) (at image.Rectangle, same bool) {
	const (
		side  = 16      // of a square
		least = 8 * 257 // by how much the brightness of two squares has to differ, of 65,535
	)
	if a.Bounds().Size() != b.Bounds().Size() {
		return a.Bounds(), false
	}
	for y := 0; y < a.Bounds().Dy(); y += side {
		for x := 0; x < a.Bounds().Dx(); x += side {
			at := image.Rect(x, y, x+side, y+side).Intersect(a.Bounds())
			if d := brightness(a, at) - brightness(b, at); d < -least || d > least {
				return at, false
			}
		}
	}
	return at, true
}

// brightness is the mean of all channels of a part of a picture, from 0 to 65,535.
func brightness(img image.Image, part image.Rectangle) int {
	sum := 0
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			r, g, b, _ := img.At(x, y).RGBA()
			sum += int(r + g + b)
		}
	}
	return sum / (3 * part.Dx() * part.Dy())
}
