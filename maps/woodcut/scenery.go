package woodcut

import (
	"fmt"
	"math"
	"strings"

	"intrigue/maps/geom"
)

// wants is how many numbers a word of scenery needs.
var wants = map[string]int{"rays": 4, "wrays": 4, "sky": 3, "night": 2, "gloom": 0, "ground": 1, "bricks": 4, "planks": 2, "flames": 2, "fog": 2, "stars": 3, "rain": 1, "paper": 0, "dash": 5, "wdash": 5}

// scenery draws what a word means that needs no path.
func (p *Painter) scenery(l *Line) error {
	n, ok := wants[l.Word]
	if !ok {
		return fmt.Errorf("there is no word %q", l.Word)
	}
	v, _, err := l.fields(n)
	if err != nil {
		return err
	}
	switch l.Word {
	case "rays", "wrays":
		p.rays(v, map[string]string{"rays": p.Inks.Black, "wrays": p.Inks.Paper}[l.Word])
	case "sky":
		p.sky(v[0], v[1], v[2])
	case "night":
		p.bare(p.Inks.Black, fmt.Sprintf("M0 %sH%sV%sH0z", n1(v[0]), n1(p.w), n1(v[1])))
		p.lines(p.Inks.Paper, 0, v[0]+(v[1]-v[0])*0.45, p.w, v[1]-1, 3.2, true)
	case "gloom":
		p.bare(p.Inks.Black, fmt.Sprintf("M0 0H%sV%sH0z", n1(p.w), n1(p.h)))
	case "ground":
		p.lines(p.Inks.Black, 0, v[0], p.w, p.h, 3, false)
		p.bare(p.Inks.Black, fmt.Sprintf("M0 %sQ%s %s %s %sV%sQ%s %s 0 %sz", n1(v[0]), n1(p.w*0.4), n1(v[0]-1.6), n1(p.w), n1(v[0]), n1(v[0]+.9), n1(p.w*0.6), n1(v[0]+.6), n1(v[0]+1.2)))
	case "bricks":
		p.bricks(v)
	case "planks":
		p.planks(v[0], v[1])
	case "flames":
		p.flames(v[0], v[1])
	case "fog":
		p.fog(v[0], v[1])
	case "stars":
		for range int(v[2]) {
			x, y, r := p.rng.Float64()*p.w, v[0]+p.rng.Float64()*(v[1]-v[0]), 0.7+p.rng.Float64()
			var d strings.Builder
			poly(&d, coarse, geom.Pt(x, y-r), geom.Pt(x+r*.4, y), geom.Pt(x, y+r), geom.Pt(x-r*.4, y))
			p.bare(p.Inks.Paper, d.String())
		}
	case "rain":
		var d strings.Builder
		for range int(v[0]) {
			x, y, s := p.rng.Float64()*(p.w+10), p.rng.Float64()*p.h, 4+5*p.rng.Float64()
			poly(&d, coarse, geom.Pt(x, y), geom.Pt(x-s*.35+.4, y+s), geom.Pt(x-s*.35-.3, y+s))
		}
		p.bare(p.Inks.Black, d.String())
	case "dash", "wdash": // x0 y0 x1 y1 gap
		ink := p.Inks.Black
		if l.Word == "wdash" {
			ink = p.Inks.Paper
		}
		p.lines(ink, v[0], v[1], v[2], v[3], v[4], false)
	}
	return nil
}

// rays are wedges from around a point to the edge of the picture.
func (p *Painter) rays(v []float64, ink string) {
	x, y, n, r := v[0], v[1], int(v[2]), v[3]
	far := math.Hypot(p.w, p.h)
	var d strings.Builder
	for i := range n {
		a := (float64(i) + 0.3*p.rng.Float64()) * 2 * math.Pi / float64(n)
		from, half := r*(0.9+0.35*p.rng.Float64()), 0.42*math.Pi/float64(n)
		tip := geom.Pt(x+from*math.Cos(a), y+from*math.Sin(a))
		b, c := clipRay(x, y, a-half, far, p.w, p.h), clipRay(x, y, a+half, far, p.w, p.h)
		if tip.X < 0 || tip.Y < 0 || tip.X > p.w || tip.Y > p.h {
			continue
		}
		poly(&d, coarse, tip, b, c)
	}
	p.bare(ink, d.String())
}

// clipRay is where a ray leaves the picture.
func clipRay(x, y, a, far, w, h float64) geom.Point {
	dx, dy := math.Cos(a), math.Sin(a)
	t := far
	for _, m := range [4][2]float64{{w - x, dx}, {-x, dx}, {h - y, dy}, {-y, dy}} {
		if s := m[0] / m[1]; m[1] != 0 && s > 0 {
			t = min(t, s)
		}
	}
	return geom.Pt(x+t*dx, y+t*dy)
}

// sky is broken lines, the closer the higher.
func (p *Painter) sky(y0, y1, gap float64) {
	var d strings.Builder
	for y := y0 + gap/2; y < y1; y += gap * (0.8 + 1.1*(y-y0)/(y1-y0)) {
		for x := -8 * p.rng.Float64(); x < p.w; {
			long := (14 + 40*p.rng.Float64()) * (1.1 - 0.7*(y-y0)/(y1-y0))
			p.wedge(&d, max(x, 0), min(x+long, p.w), y, gap*0.5*(1.1-0.7*(y-y0)/(y1-y0)))
			x += long + 2 + 14*p.rng.Float64()*(y-y0)/(y1-y0)
		}
	}
	p.bare(p.Inks.Black, d.String())
}

// lines fills a box with broken lines; closing ones are denser towards the end.
func (p *Painter) lines(ink string, x0, y0, x1, y1, gap float64, closing bool) {
	var d strings.Builder
	for y := y0 + gap*0.5; y < y1; y += gap {
		part := (y - y0) / (y1 - y0)
		if !closing {
			part = 1 - part*0.6
		}
		for x := x0 + (x1-x0)*0.12*p.rng.Float64(); x < x1; {
			long := (x1 - x0) * (0.08 + 0.25*p.rng.Float64()) * (0.4 + part)
			p.wedge(&d, x, min(x+long, x1), y+0.5*p.rng.Float64(), gap*0.42*(0.35+part*0.65))
			x += long + (x1-x0)*0.1*(1.25-part)*(0.5+p.rng.Float64())
		}
	}
	p.bare(ink, d.String())
}

func (p *Painter) wedge(d *strings.Builder, a, b, y, thick float64) {
	if b-a < 1 {
		return
	}
	m := a + (b-a)*(0.3+0.4*p.rng.Float64())
	poly(d, coarse, geom.Pt(a, y), geom.Pt(m, y-thick/2), geom.Pt(b, y), geom.Pt(m, y+thick/2))
}

// bricks are a black wall with some bricks left white.
func (p *Painter) bricks(v []float64) {
	x0, y0, w, h := v[0], v[1], v[2], v[3]
	p.bare(p.Inks.Black, fmt.Sprintf("M%s %sh%sv%sh%sz", n1(x0), n1(y0), n1(w), n1(h), n1(-w)))
	// Rows of dashes: each brick as a polygon would be most of a file.
	var d strings.Builder
	for y := y0 + 1.8; y < y0+h-0.6; y += 4.4 {
		fmt.Fprintf(&d, "M%s %sH%s", n1(x0+0.4+5*p.rng.Float64()), n1(y), n1(x0+w-0.4))
	}
	p.out.Line(`<path fill="none" stroke="%s" stroke-width="1.5" stroke-dasharray="7 1.4 6 3 4 1.4 7.4 12 3 1.4 7 1.6 5 8" paint-order="normal" d="%s"/>`, p.Inks.Paper, d.String())
}

// planks are a floor seen from its edge.
func (p *Painter) planks(y0, y1 float64) {
	p.bare(p.Inks.Black, fmt.Sprintf("M0 %sH%sV%sH0z", n1(y0), n1(p.w), n1(y1)))
	var d strings.Builder
	for i := -14; i <= 14; i++ {
		x := p.w/2 + float64(i)*p.w/12
		top := p.w/2 + (x-p.w/2)*0.62
		poly(&d, coarse, geom.Pt(top, y0+.8), geom.Pt(x+.9, y1), geom.Pt(x-.5, y1))
	}
	p.bare(p.Inks.Paper, d.String())
	p.lines(p.Inks.Paper, 0, y0+1, p.w, y1, 3.6, true)
}

// flames are tongues that stand on a line.
func (p *Painter) flames(y, h float64) {
	var k, r strings.Builder
	for x := -4.0; x < p.w+4; {
		w := h * (0.35 + 0.3*p.rng.Float64())
		tall := h * (0.55 + 0.45*p.rng.Float64())
		fmt.Fprintf(&k, "M%s %sQ%s %s %s %sQ%s %s %s %sz", n1(x-w*.2), n1(y), n1(x-w*.1), n1(y-tall*.5), n1(x+w*.7), n1(y-tall), n1(x+w*.45), n1(y-tall*.5), n1(x+w*1.2), n1(y))
		fmt.Fprintf(&r, "M%s %sQ%s %s %s %sQ%s %s %s %sz", n1(x+w*.15), n1(y), n1(x+w*.2), n1(y-tall*.35), n1(x+w*.6), n1(y-tall*.62), n1(x+w*.5), n1(y-tall*.3), n1(x+w*.8), n1(y))
		x += w * 0.85
	}
	p.bare(p.Inks.Black, k.String())
	p.bare(p.Inks.Red, r.String())
}

// fog is bands of paper that drift over what is there.
func (p *Painter) fog(y0, y1 float64) {
	for y := y0; y < y1; y += 5 + 3*p.rng.Float64() {
		x, w := p.rng.Float64()*p.w*0.5-10, p.w*(0.4+0.4*p.rng.Float64())
		p.bare(p.Inks.Paper, fmt.Sprintf("M%s %sQ%s %s %s %sQ%s %s %s %sz", n1(x), n1(y), n1(x+w*.3), n1(y-3.4), n1(x+w), n1(y), n1(x+w*.6), n1(y+2.6), n1(x), n1(y)))
		p.bare(p.Inks.Black, fmt.Sprintf("M%s %sQ%s %s %s %sQ%s %s %s %sz", n1(x+w*.1), n1(y+1.4), n1(x+w*.5), n1(y+3), n1(x+w*.9), n1(y+1), n1(x+w*.5), n1(y+1.9), n1(x+w*.1), n1(y+1.4)))
	}
}
