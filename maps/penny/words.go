package penny

import (
	"fmt"
	"strings"

	"intrigue/maps/svg"
)

const letters = 31 // of a name plate: nine points and a half in the smallest window

// broken splits a name into at most two lines of about the same length.
func broken(name string) []string {
	best := []string{name}
	if len(name) <= 9 {
		return best
	}
	long := len(name) + 9
	for i, r := range name {
		if r == ' ' {
			if l := max(i, len(name)-i-1); l < long {
				best, long = []string{name[:i], name[i+1:]}, l
			}
		}
	}
	return best
}

// width guesses how wide a word is set in the bold face, in units.
func width(s string) float64 {
	sum := 0.0
	for _, r := range s {
		switch {
		case strings.ContainsRune("ijl.,'’() I", r):
			sum += 0.31
		case strings.ContainsRune("mwMW", r):
			sum += 0.86
		case r >= 'A' && r <= 'Z':
			sum += 0.68
		default:
			sum += 0.52
		}
	}
	return sum
}

// plate is the name of a place on a ribbon of paper.
func (d *drawer) plate(p *Place, s stand) {
	name := strings.ReplaceAll(p.name(d.hell), "'", "’")
	lines := broken(name)
	size := float64(letters)
	widest := 0.0
	for _, l := range lines {
		widest = max(widest, width(l))
	}
	if widest*size > s.wide {
		size = s.wide / widest
	}
	w, h := widest*size+16, float64(len(lines))*size*0.98+8
	x, y := s.plate.X-w/2, s.plate.Y-h/2
	d.pen.Line(`<path d="M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fz" fill="%s" stroke="%s" stroke-width="2.4"/>`,
		x, y+1, x+w, y-1, x+w-1, y+h, x+1, y+h+1, d.inks.Paper, d.inks.Black)
	d.pen.Group(fmt.Sprintf(`id="label.%s"`, p.ID), func() {
		for i, l := range lines {
			d.words(l, s.plate.X, y+4+size*0.98*(float64(i)+0.78), size, d.inks.Black)
		}
	})
}

func (d *drawer) words(s string, x, y, size float64, ink string) {
	d.pen.Line(`<text x="%.1f" y="%.1f" font-family="STIX Two Text" font-weight="700" font-size="%.3g" text-anchor="middle" fill="%s">%s</text>`, x, y, size, ink, s)
}

// title is the tile's own name, printed small: words that vanish when they are dust.
func (d *drawer) title() {
	name, at := d.t.Name, svg.Point{X: 260, Y: 290}
	if d.hell {
		name = d.t.Hell
	}
	if d.t.ID == "bank" {
		at = svg.Point{X: 260, Y: 396}
	}
	d.pen.Group(`id="words-tile"`, func() {
		d.pen.Line(`<text x="%g" y="%g" font-family="LM Roman Dunhill 10" font-size="26" text-anchor="middle" fill="%s">%s</text>`, at.X, at.Y-22, d.inks.Red, strings.ToUpper(name))
	})
}
