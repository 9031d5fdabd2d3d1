// Cut prints the woodcuts of Penny Dreadfun from their blocks (package cuts)
// into the folder of sprites:
//
//	go run ./sprites/cut
//
// It knows the language of package woodcut, and how a handbill is framed; what is
// cut stands in the blocks alone.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"intrigue/maps/cuts"
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
	all, err := prints()
	if err != nil {
		return err
	}
	names := make([]string, 0, len(all))
	for n := range all {
		names = append(names, n)
	}
	sort.Strings(names)
	sum := 0
	for _, n := range names {
		sum += len(all[n])
		if err := os.WriteFile(filepath.Join(out, "penny."+n+".svg"), []byte(all[n]), 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%d woodcuts, %d bytes\n", len(names), sum)
	return nil
}

// prints are all the files that the blocks make, by the name without the game's.
func prints() (map[string]string, error) {
	b, err := cuts.Block()
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	p := woodcut.Press{Block: b}
	for name, c := range b {
		if c.W == 0 {
			continue
		}
		p.Inks = woodcut.Day
		if strings.HasSuffix(name, ".hell") {
			p.Inks = woodcut.Hell
		}
		if out[name], err = p.Sheet(name); err != nil {
			return nil, err
		}
	}
	p.Inks = woodcut.Day
	for _, g := range pages() {
		if out[g.name], err = g.print(&p); err != nil {
			return nil, err
		}
	}
	out["board"] = board()
	for _, f := range frames() {
		out["frame."+f.deck] = f.lying()
		out["read."+f.deck] = f.read()
	}
	return out, nil
}
