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

const bold = `font-family="STIX Two Text" font-weight="700"`

// width is how wide words are set, in sizes of the letters.
func width(font, words string) float64 {
	doc, err := svg.Parse(strings.NewReader(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text id="t" font-size="100" ` + font + `>` + words + `</text></svg>`))
	if err != nil {
		return 0
	}
	box, _ := doc.Bounds("t")
	return (box.X1 - box.X0) / 100
}

// plate is the name of a place on a ribbon of paper.
func (d *drawer) plate(p *Place, s stand) {
	name := strings.ReplaceAll(p.name(d.hell), "'", "’")
	lines := broken(name)
	size := float64(letters)
	widest := 0.0
	for _, l := range lines {
		widest = max(widest, width(bold, l))
	}
	if widest*size > s.wide {
		size = s.wide / widest
	}
	w, h := widest*size+16, float64(len(lines))*size*0.98+8
	const token = 38 // what lies on a node reaches so far above its middle
	x, y := s.plate.X-w/2, min(s.plate.Y-h/2, s.node.Y-token-h)
	d.pen.Line(`<path d="M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fz" fill="%s" stroke="%s" stroke-width="2.4"/>`,
		x, y+1, x+w, y-1, x+w-1, y+h, x+1, y+h+1, d.inks.Paper, d.inks.Black)
	d.pen.Group(fmt.Sprintf(`id="label.%s"`, p.ID), func() {
		for i, l := range lines {
			d.words(l, s.plate.X, y+4+size*0.98*(float64(i)+0.78), size, d.inks.Black)
		}
	})
}

func (d *drawer) words(s string, x, y, size float64, ink string) {
	d.pen.Line(`<text x="%.1f" y="%.1f" %s font-size="%.3g" text-anchor="middle" fill="%s">%s</text>`, x, y, bold, size, ink, s)
}

// title is the tile's own name along its lower left edge: words that vanish when
// they are dust.
func (d *drawer) title() {
	name := d.t.Name
	if d.hell {
		name = d.t.Hell
	}
	name = strings.ToUpper(name)
	const font = `font-family="LM Roman Dunhill 10"`
	size := min(24, 136/width(font, name))
	d.pen.Group(`id="words-tile" transform="translate(68 474) rotate(30)"`, func() {
		d.pen.Line(`<text x="0" y="0" %s font-size="%.3g" text-anchor="middle" fill="%s">%s</text>`, font, size, d.inks.Red, name)
	})
}
