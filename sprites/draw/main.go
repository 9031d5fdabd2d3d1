// Command draw writes the sprites of Penny Dreadfun that are drawn by rule (package
// maps/penny/art and the frames here) into the folder of sprites:
//
//	go run ./sprites/draw
//
// It knows the language of package woodcut, and how a handbill is framed.
package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"intrigue/maps/penny/art"
	"intrigue/maps/svgwriter"
	"intrigue/maps/woodcut"
)

func main() {
	out := "sprites"
	if len(os.Args) > 1 {
		out = os.Args[1]
	}
	if err := run(out); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(out string) error {
	all, err := draw()
	if err != nil {
		return err
	}
	sum := 0
	for _, n := range slices.Sorted(maps.Keys(all)) {
		sum += len(all[n])
		if err := os.WriteFile(filepath.Join(out, "penny."+n+".svg"), []byte(all[n]), 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%d sprites, %d bytes\n", len(all), sum)
	return nil
}

// draw makes all the files, by their names without the game's.
func draw() (map[string]string, error) {
	all, err := art.Drawings()
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	p := woodcut.Painter{Drawings: all}
	for name, c := range all {
		if c.W == 0 {
			continue
		}
		p.Inks = woodcut.Day
		if strings.HasSuffix(name, ".hell") {
			p.Inks = woodcut.Hell
		}
		if out[name], err = p.File(name); err != nil {
			return nil, err
		}
	}
	p.Inks = woodcut.Day
	for name, motto := range pages {
		if out[name], err = page(name, motto, &p); err != nil {
			return nil, err
		}
	}
	out["board"] = board()
	for _, f := range frames {
		out["frame."+f.deck] = f.lying()
		out["read."+f.deck] = f.read()
		if f.deck == "shop" || f.deck == "enemy" {
			out["row."+f.deck] = f.row()
		}
	}
	for lines := 1; lines <= stripMost; lines++ {
		out[fmt.Sprintf("strip.%d", lines)] = strip(lines, 216, 25, 24)
	}
	for lines := 1; lines <= noteMost; lines++ {
		out[fmt.Sprintf("note.%d", lines)] = strip(lines, 288, 34, 31)
	}
	for villain, shape := range marks {
		out["mark."+villain] = picture(24, 24, func(b *svgwriter.Writer) { b.Line("%s", shape) })
	}
	return out, nil
}
