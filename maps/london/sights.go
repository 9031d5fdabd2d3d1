package london

import (
	_ "embed"
	"encoding/xml"
	"fmt"
	"strings"

	"intrigue/maps/geom"
	"intrigue/maps/svgwriter"
)

// sight is a landmark drawn as a small vignette, standing on the point at. Its place is
// that of facts/landmarks.csv, moved to where the vignette has room; place nudges it
// clear of the lines.
type sight struct {
	name    string     // printed, "" for those everybody knows or that lack room
	at      geom.Point // where it would stand best
	w, h    float64
	drawing string // elements of SVG around the point it stands on
	wet     bool   // may stand in the water
	size    float64
	key     string
}

//go:embed sights.svg
var vignettes []byte

// drawings are the vignettes by their ids, each on one line.
func drawings() map[string]string {
	var sheet struct {
		Vignettes []struct {
			ID       string `xml:"id,attr"`
			Elements string `xml:",innerxml"`
		} `xml:"g>g"`
	}
	if err := xml.Unmarshal(vignettes, &sheet); err != nil {
		panic(err)
	}
	all := map[string]string{}
	for _, v := range sheet.Vignettes {
		all[v.ID] = strings.ReplaceAll(v.Elements, "\n", "")
	}
	return all
}

// placed is a sight where it stands, and its name where it is printed.
type placed struct {
	sight
	namedAt geom.Point // middle of the name's baseline; zero: not printed
	wide    float64
}

// covers says whether q lies on the sight or closer than d to it.
func (s placed) covers(q geom.Point, d float64) bool {
	return s.body().Grow(d).Contains(q) || s.namedAt != geom.Point{} && s.label().Grow(d).Contains(q)
}

// body is the area taken by the drawing, without its words: those have label.
func (s placed) body() geom.Rect {
	w, h := s.w*s.size, s.h*s.size
	return geom.Rect{X0: s.at.X - w/2, Y0: s.at.Y - h, X1: s.at.X + w/2, Y1: s.at.Y}
}

const nameSize = 4.6

func (s placed) label() geom.Rect {
	return geom.Rect{X0: s.namedAt.X - s.wide/2, Y0: s.namedAt.Y - nameSize*.74, X1: s.namedAt.X + s.wide/2, Y1: s.namedAt.Y + .3}
}

// place settles all sights, the great ones first; one that finds no room is
// drawn smaller, or left out.
func place(n *network) ([]placed, *room) {
	r := newRoom(n)
	r.taken = append(r.taken, titlePanel, legendPanel, roseBox)
	for _, w := range n.parkNames {
		r.taken = append(r.taken, w.box(r.caps))
	}
	var out []placed
	for _, s := range n.sights {
		for _, try := range []struct{ size, reach float64 }{{1.5, 12}, {1.35, 16}, {1.2, 20}, {1.1, 24}, {1, 28}, {.85, 34}, {.72, 40}} {
			p := placed{sight: s}
			p.size *= try.size
			q, ok := r.near(s.at, try.reach, func(q geom.Point) bool {
				p.at = q
				b := p.body()
				// What stands in a street does not stray into a park.
				return r.free(b, s.wet, .6) && (inPark(s.at) || !reachesPark(b))
			})
			if ok {
				p.at = q
				r.taken = append(r.taken, p.body())
				out = append(out, p)
				break
			}
		}
	}
	for i := range out {
		p := &out[i]
		if p.name == "" {
			continue
		}
		b := p.body()
		p.wide = measure(r.plain, p.name, nameSize, .5)
		w := p.wide
		for _, q := range []geom.Point{
			{X: p.at.X, Y: b.Y1 + 5.2}, {X: p.at.X, Y: b.Y0 - 2}, {X: b.X1 + w/2 + 1.6, Y: p.at.Y - 1}, {X: b.X0 - w/2 - 1.6, Y: p.at.Y - 1},
			{X: b.X0 + w/2, Y: b.Y1 + 5.2}, {X: b.X1 - w/2, Y: b.Y1 + 5.2}, {X: b.X0 + w/2, Y: b.Y0 - 2}, {X: b.X1 - w/2, Y: b.Y0 - 2},
			{X: b.X1 + w/2 + 1.6, Y: b.Y0 + 5}, {X: b.X0 - w/2 - 1.6, Y: b.Y0 + 5},
		} {
			p.namedAt = q
			if r.free(p.label(), false, 0) {
				r.taken = append(r.taken, p.label())
				break
			}
			p.namedAt = geom.Point{}
		}
	}
	return out, r
}

const glow = `<radialGradient id="glow"><stop offset="0" stop-color="#f6ecd2"/><stop offset=".62" stop-color="#f6ecd2" stop-opacity=".9"/><stop offset="1" stop-color="#f6ecd2" stop-opacity="0"/></radialGradient>`

func drawSights(p *pen, all []placed) {
	seen := map[string]int{}
	p.Group(fmt.Sprintf(`id="landmarks" class="scenery" stroke="%s" stroke-width=".55" stroke-linejoin="round"`, ink), func() {
		for _, s := range all {
			seen[s.key]++
			id := s.key
			if n := seen[id]; n > 1 {
				id = fmt.Sprintf("%s-%d", id, n)
			}
			ground := ""
			if !s.wet {
				ground = fmt.Sprintf(`<ellipse cx="0" cy="%s" rx="%s" ry="%s" fill="url(#glow)" stroke="none"/>`, num(-s.h*.45), num(s.w*.66+3), num(s.h*.62+3)) +
					fmt.Sprintf(`<ellipse cx="1" cy="0" rx="%s" ry="1.5" fill="%s" fill-opacity=".22" stroke="none"/>`, num(s.w*.52), ink)
			}
			move := "translate(" + pair(s.at) + ")"
			if s.size != 1 {
				move += fmt.Sprintf("scale(%.3g)", s.size)
			}
			p.Line(`<g id="sight-%s" transform="%s">%s%s</g>`, id, move, ground, s.drawing)
		}
	})
}

// drawNames prints the names of the sights; like all words-… groups they can
// be hidden where they would be dust.
func drawNames(p *pen, all []placed) {
	p.Group(fmt.Sprintf(`id="words-sights" font-family="Go" font-weight="500" font-size="%g" letter-spacing=".5" text-anchor="middle" fill="%s" stroke="#f6ecd2" stroke-width="1.3" stroke-opacity=".8" stroke-linejoin="round" paint-order="stroke"`, nameSize, ink), func() {
		for _, s := range all {
			if s.namedAt != (geom.Point{}) {
				p.Line(`<text x="%s" y="%s">%s</text>`, num(s.namedAt.X), num(s.namedAt.Y), svgwriter.Escape(s.name))
			}
		}
	})
}
