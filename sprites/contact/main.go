// Contact draws a contact sheet of sprites, to look at them as the program
// draws them:
//
//	go run ./sprites/contact -h 36 -bg E8DFC8 -o sheet.png london.
//
// takes all names that begin with one of the words given. It knows nothing
// that sprites does not tell it.
package main

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"log"
	"os"
	"strings"

	"intrigue/sprites"
)

func main() {
	height := flag.Int("h", 64, "height of each sprite in pixels")
	across := flag.Int("n", 12, "sprites in a row")
	out := flag.String("o", "sheet.png", "file to write")
	ground := flag.String("bg", "F4EAD2", "background, rrggbb")
	tint := flag.String("tint", "2A211C", "tint, rrggbb; \"players\" gives each pawn its own")
	flag.Parse()
	s := sprites.NewSheet(64)
	var row, x, y, right int
	var images []*image.RGBA
	var places []image.Point
	for _, name := range sprites.Names() {
		if !wanted(name, flag.Args()) {
			continue
		}
		img, err := s.Image(name, 0, *height, colour(*tint, name))
		if err != nil {
			log.Fatal(err)
		}
		if row == *across {
			row, x, y = 0, 0, y+*height+8
		}
		images, places = append(images, img), append(places, image.Pt(x+8, y+8))
		row, x = row+1, x+img.Rect.Dx()+8
		right = max(right, x)
	}
	sheet := image.NewRGBA(image.Rect(0, 0, right+8, y+*height+16))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(colour(*ground, "")), image.Point{}, draw.Src)
	for i, img := range images {
		draw.Draw(sheet, img.Rect.Add(places[i]), img, image.Point{}, draw.Over)
	}
	f, err := os.Create(*out)
	if err != nil {
		log.Fatal(err)
	}
	if err := png.Encode(f, sheet); err != nil {
		log.Fatal(err)
	}
	if err := f.Close(); err != nil {
		log.Fatal(err)
	}
}

func wanted(name string, words []string) bool {
	for _, w := range words {
		if strings.HasPrefix(name, w) {
			return true
		}
	}
	return len(words) == 0
}

func colour(hex, name string) color.Color {
	if hex == "players" {
		for _, p := range sprites.Players {
			if strings.HasSuffix(name, "."+p.Mark()) {
				return p.Color
			}
		}
		return sprites.Ink
	}
	c := color.RGBA{A: 255}
	if _, err := fmt.Sscanf(hex, "%02x%02x%02x", &c.R, &c.G, &c.B); err != nil {
		log.Fatalf("%q is not a colour like F4EAD2", hex)
	}
	return c
}
