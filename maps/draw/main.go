// Command draw writes the maps that are drawn by rule anew, and pictures of
// them to look at:
//
//	go run ./maps/draw -o maps/london.svg
//	go run ./maps/draw -map castle -o maps/castle.svg
//	go run ./maps/draw -map penny -o maps
//	go run ./maps/draw -png out.png -scale 2 -crop 400,200,300,200
package main

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"time"

	"intrigue/maps/castle"
	"intrigue/maps/london"
	"intrigue/maps/penny"
	"intrigue/maps/svg"
)

var maps = map[string]func() string{"london": london.Draw, "castle": castle.Draw}

func main() {
	name := flag.String("map", "london", "the map to draw: london, castle, or all tiles of penny")
	out := flag.String("o", "", "write the SVG to this file")
	in := flag.String("svg", "", "look at this file instead of drawing one")
	picture := flag.String("png", "", "write a picture to this file")
	scale := flag.Float64("scale", 1, "pixels per unit of the picture")
	crop := flag.String("crop", "", "x,y,w,h: the part to show, in user units")
	data := flag.String("data", "rules/penny/core/box/data/1/map.json", "what is printed on the tiles of penny")
	flag.Parse()
	var err error
	if *name == "penny" {
		err = tiles(*out, *data)
	} else {
		err = run(*name, *out, *in, *picture, *scale, *crop)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(name, out, in, picture string, scale float64, crop string) error {
	var file []byte
	if in != "" {
		var err error
		if file, err = os.ReadFile(in); err != nil {
			return err
		}
	} else if draw := maps[name]; draw == nil {
		return fmt.Errorf("there is no map %q", name)
	} else {
		file = []byte(draw())
	}
	if out != "" {
		if err := os.WriteFile(out, file, 0o644); err != nil {
			return err
		}
	}
	if picture == "" {
		return nil
	}
	start := time.Now()
	d, err := svg.Parse(bytes.NewReader(file))
	if err != nil {
		return err
	}
	x, y, w, h := 0.0, 0.0, d.W, d.H
	if crop != "" {
		if _, err := fmt.Sscanf(crop, "%g,%g,%g,%g", &x, &y, &w, &h); err != nil {
			return fmt.Errorf("crop: %w", err)
		}
	}
	read := time.Now()
	p := d.Prepare(svg.Paint{})
	prepared := time.Now()
	img := image.NewRGBA(image.Rect(0, 0, int(w*scale), int(h*scale)))
	p.Draw(img, scale, x*scale, y*scale)
	fmt.Printf("read %v, prepared %v, drawn %v\n", read.Sub(start).Round(time.Millisecond),
		prepared.Sub(read).Round(time.Millisecond), time.Since(prepared).Round(time.Millisecond))
	f, err := os.Create(picture)
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, img)
}

// tiles writes both sides of every tile of Penny into a folder.
func tiles(dir, facts string) error {
	all, err := penny.All(facts)
	if err != nil {
		return err
	}
	for name, file := range all {
		if err := os.WriteFile(filepath.Join(dir, name+".svg"), []byte(file), 0o644); err != nil {
			return err
		}
	}
	return nil
}
