package penny

import (
	"fmt"
	"os"

	"intrigue/maps/geom"
	"intrigue/maps/penny/art"
	"intrigue/maps/svgwriter"
	"intrigue/maps/woodcut"
)

// All draws both sides of the tiles that a file tells of, by the names of the maps.
func All(facts string) (map[string]string, error) {
	data, err := os.ReadFile(facts)
	if err != nil {
		return nil, err
	}
	tiles, err := Tiles(data)
	if err != nil {
		return nil, err
	}
	drawings, err := art.Drawings()
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	for i := range tiles {
		for side, hell := range map[string]bool{"": false, ".hell": true} {
			if out["penny."+tiles[i].ID+side], err = draw(&tiles[i], hell, drawings); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// draw draws one side of a tile.
func draw(t *Tile, hell bool, drawings woodcut.Drawings) (string, error) {
	d := &drawer{t: t, hell: hell, inks: woodcut.Day, stand: stands(t.ID == "bank")}
	if hell {
		d.inks = woodcut.Hell
	}
	d.painter = &woodcut.Painter{Drawings: drawings, Inks: d.inks}
	d.pen.Line(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d">`, W, H, W, H)
	d.pen.Line(`<defs><clipPath id="hex"><path d="%s"/></clipPath></defs>`, hex)
	for _, l := range []struct {
		name string
		draw func()
	}{{"ground", d.ground}, {"pictures", d.pictures}, {"roads", d.roads}} {
		d.pen.Group(fmt.Sprintf(`id="%s" clip-path="url(#hex)"`, l.name), l.draw)
	}
	d.pen.Line(`<path d="%s" fill="none" stroke="%s" stroke-width="5" stroke-linejoin="round"/>`, hex, d.inks.Black)
	d.exits()
	for i := range t.Places {
		d.place(&t.Places[i])
	}
	d.title()
	d.pen.Line("</svg>")
	return d.pen.String(), d.err
}

type drawer struct {
	pen     svgwriter.Writer
	painter *woodcut.Painter
	t       *Tile
	hell    bool
	inks    woodcut.Inks
	stand   map[string]stand
	err     error
}

// put draws one of the drawings at a place of the hex.
func (d *drawer) put(name string, x, y, k float64, w, h float64) {
	elements, err := d.painter.Paint(name, w, h)
	if err != nil {
		d.err = err
		return
	}
	d.pen.Line(`<g transform="translate(%.4g %.4g) scale(%.4g)" %s>`, x-w/2*k, y-h/2*k, k, d.inks.Ground())
	d.pen.WriteString(elements)
	d.pen.Line("</g>")
}

func (d *drawer) ground() {
	d.pen.Line(`<path d="%s" fill="%s"/>`, hex, d.inks.Paper)
	side := "day"
	if d.hell {
		side = "hell"
	}
	d.put("hex."+side, W/2, H/2, 1, W, H)
}

func (d *drawer) pictures() {
	for _, p := range d.t.Places {
		s, layers := d.stand[p.At], []string{"sight." + p.ID}
		if d.hell {
			layers = []string{"sight.fire", "sight." + p.ID}
			if name := "twist." + p.ID; d.painter.Drawings[name] != nil {
				layers = append(layers, name)
			}
		}
		d.pen.Group(fmt.Sprintf(`id="art-%s"`, p.ID), func() {
			for _, name := range layers {
				d.put(name, s.picture.X, s.picture.Y, s.scale, 120, 90)
			}
		})
	}
}

// where is the node of a place of this tile.
func (d *drawer) where(id string) (stand, string) {
	for _, p := range d.t.Places {
		if p.ID == id {
			return d.stand[p.At], p.At
		}
	}
	d.err = fmt.Errorf("%s has no place %s", d.t.ID, id)
	return stand{}, ""
}

// roads are the lines of the tile: a broad street of paper with a dotted middle.
func (d *drawer) roads() {
	type road struct{ id, path string }
	var all []road
	bends := bends(d.t.ID == "bank")
	add := func(id string, a, b geom.Point, from, to string) {
		way := fmt.Sprintf("L%g %g", b.X, b.Y)
		for _, key := range []string{from + "-" + to, to + "-" + from} {
			if c, ok := bends[key]; ok {
				way = fmt.Sprintf("Q%g %g %g %g", c.X, c.Y, b.X, b.Y)
			}
		}
		all = append(all, road{id, fmt.Sprintf("M%g %g", a.X, a.Y) + way})
	}
	for _, l := range d.t.Lines {
		a, at := d.where(l[0])
		b, to := d.where(l[1])
		add("line."+l[0]+"-"+l[1], a.node, b.node, at, to)
	}
	for _, side := range sides {
		if id, ok := d.t.Exits[side]; ok {
			a, at := d.where(id)
			add("out."+id+"-exit."+side, a.node, exits[side], at, side)
		}
	}
	for _, r := range all {
		d.pen.Line(`<path d="%s" fill="none" stroke="%s" stroke-width="18"/>`, r.path, d.inks.Black)
	}
	for _, r := range all {
		d.pen.Line(`<path id="%s" d="%s" fill="none" stroke="%s" stroke-width="12"/>`, r.id, r.path, d.inks.Paper)
	}
	for _, r := range all {
		d.pen.Line(`<path d="%s" fill="none" stroke="%s" stroke-width="3" stroke-dasharray="2 7"/>`, r.path, d.inks.Red)
	}
}

var sides = []string{"W", "NW", "NE", "E", "SE", "SW"}

func (d *drawer) exits() {
	for _, side := range sides {
		if _, ok := d.t.Exits[side]; ok {
			e := exits[side]
			d.pen.Line(`<circle id="exit.%s" cx="%g" cy="%g" r="0.5" fill="%s"/>`, side, min(max(e.X, 0.6), W-0.6), e.Y, d.inks.Paper)
		}
	}
}

// place is the node with what is printed on it, and the name plate.
func (d *drawer) place(p *Place) {
	s := d.stand[p.At]
	prints := p.prints(d.hell)
	n := float64(max(len(prints), 1))
	half := 31 + (n-1)*27
	d.pen.Group(fmt.Sprintf(`id="place.%s" transform="translate(%g %g)"`, p.ID, s.node.X, s.node.Y), func() {
		d.pen.Line(`<rect x="%g" y="-31" width="%g" height="62" rx="31" fill="%s"/>`, -half, 2*half, d.inks.Black)
		d.pen.Line(`<rect x="%g" y="-27" width="%g" height="54" rx="27" fill="%s"/>`, 4-half, 2*half-8, d.inks.Paper)
	})
	d.pen.Group(fmt.Sprintf(`id="print-%s"`, p.ID), func() {
		for i, k := range prints {
			d.put("token."+k, s.node.X+(float64(i)-(n-1)/2)*54, s.node.Y, 0.98, 48, 48)
		}
		if len(prints) == 0 {
			d.pen.Line(`<circle cx="%g" cy="%g" r="6" fill="%s"/>`, s.node.X, s.node.Y, d.inks.Black)
		}
	})
	d.plate(p, s)
}
