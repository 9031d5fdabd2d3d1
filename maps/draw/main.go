package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"time"

	"intrigue/maps/svg"
)

func main() {
	in := flag.String("svg", "", "file")
	out := flag.String("png", "", "png")
	scale := flag.Float64("scale", 1, "scale")
	crop := flag.String("crop", "", "x,y,w,h in user units")
	flag.Parse()
	f, err := os.Open(*in)
	if err != nil {
		panic(err)
	}
	d, err := svg.Parse(f)
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	x, y, w, h := 0.0, 0.0, d.W, d.H
	if *crop != "" {
		fmt.Sscanf(*crop, "%f,%f,%f,%f", &x, &y, &w, &h)
	}
	p := d.Prepare(svg.Paint{})
	img := image.NewRGBA(image.Rect(0, 0, int(w**scale), int(h**scale)))
	t := time.Now()
	p.Draw(img, *scale, x**scale, y**scale)
	fmt.Println(time.Since(t))
	g, _ := os.Create(*out)
	png.Encode(g, img)
	g.Close()
}
