package woodcut

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"

	"intrigue/maps/svgwriter"
)

// Painter writes drawings as SVG.
type Painter struct {
	Drawings Drawings
	Inks     Inks

	out   svgwriter.Writer
	rng   *rand.Rand
	w, h  float64
	depth int
	dense float64 // by how much what is painted now is enlarged
}

// File is a drawing as a file of its own.
func (p *Painter) File(name string) (string, error) {
	c := p.Drawings[name]
	if c == nil || c.W == 0 {
		return "", fmt.Errorf("the drawing %s has no size", name)
	}
	inside, err := p.Paint(name, c.W, c.H)
	if err != nil {
		return "", err
	}
	w, h := n1(c.W), n1(c.H)
	if c.Framed {
		inside = fmt.Sprintf("<defs><clipPath id=\"c\"><path d=\"M0 0H%sV%sH0z\"/></clipPath></defs>\n<path fill=\"%s\" stroke=\"none\" d=\"M0 0H%sV%sH0z\"/>\n<g clip-path=\"url(#c)\">\n%s</g>\n<path d=\"%s\" fill-rule=\"evenodd\" stroke=\"none\"/>\n",
			w, h, p.Inks.Paper, w, h, inside, p.rim(c.W, c.H))
	}
	return fmt.Sprintf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\">\n<g %s>\n%s</g>\n</svg>\n",
		w, h, w, h, p.Inks.Ground(), inside), nil
}

// rim is the edge of a framed picture, a little uneven.
func (p *Painter) rim(w, h float64) string {
	in := func() string { return n1(0.9 + 0.6*p.rng.Float64()) }
	out := func(v float64) string { return n1(v - 0.9 - 0.6*p.rng.Float64()) }
	return fmt.Sprintf("M0 0H%sV%sH0zM%s %sL%s %sL%s %sL%s %sL%s %sL%s %sz", n1(w), n1(h), in(), in(), n1(w*.45), in(), out(w), in(), out(w), out(h), n1(w*.6), out(h), in(), out(h))
}

// Paint is a drawing as elements of SVG, within a picture of that size.
func (p *Painter) Paint(name string, w, h float64) (string, error) {
	sum := fnv.New64a()
	sum.Write([]byte(name))
	p.rng = rand.New(rand.NewPCG(sum.Sum64(), 7))
	p.out.Reset()
	p.w, p.h, p.depth, p.dense = w, h, 0, 1
	if err := p.draw(name); err != nil {
		return "", fmt.Errorf("the drawing %s: %w", name, err)
	}
	return p.out.String(), nil
}

func (p *Painter) draw(name string) error {
	c := p.Drawings[name]
	if c == nil {
		return fmt.Errorf("there is no drawing %q", name)
	}
	lines := c.Lines
	if p.depth++; p.depth > 6 {
		return fmt.Errorf("%s is put into itself", name)
	}
	defer func() { p.depth-- }()
	for i := range lines {
		if err := p.line(&lines[i]); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// Ground are the attributes of a group around what is painted: black, and each shape
// with an edge of paper, which tells it from the black beside it.
func (k *Inks) Ground() string {
	return fmt.Sprintf(`fill="%s" stroke="%s" stroke-width="1.3" paint-order="stroke"`, k.Black, k.Paper)
}

// fill writes a filled path.
func (p *Painter) fill(ink, d string) { p.path(ink, "", d) }

// bare is a filled path without the edge.
func (p *Painter) bare(ink, d string) {
	if d != "" {
		p.path(ink, `stroke="none" `, d)
	}
}

func (p *Painter) path(ink, attrs, d string) {
	if ink != p.Inks.Black {
		attrs = fmt.Sprintf(`fill="%s" `, ink) + attrs
	}
	p.out.Line(`<path %sd="%s"/>`, attrs, d)
}

// edge writes a path with a black edge.
func (p *Painter) edge(ink, d string, width float64) {
	p.out.Line(`<path fill="%s" stroke="%s" stroke-width="%s" stroke-linejoin="round" paint-order="normal" d="%s"/>`, ink, p.Inks.Black, n2(width), d)
}

func (p *Painter) line(l *Line) error {
	k := p.Inks
	switch l.Word {
	case "k":
		p.fill(k.Black, l.Rest)
		return p.hatch(l, k.Paper)
	case "w":
		p.fill(k.Paper, l.Rest)
		return p.hatch(l, k.Black)
	case "r":
		p.fill(k.Red, l.Rest)
		return p.hatch(l, k.Black)
	case "o":
		p.edge(k.Paper, l.Rest, l.num(0, 1.4))
	case "or":
		p.edge(k.Red, l.Rest, l.num(0, 1.4))
	case "s":
		p.edge(k.Paper, l.Rest, l.num(3, 1.4))
		return p.hatch(l, k.Black)
	case "l":
		return p.stroke(l, k.Black)
	case "g":
		return p.stroke(l, k.Paper)
	case "rl":
		return p.stroke(l, k.Red)
	case "c":
		p.fill("currentColor", l.Rest)
	case "badge":
		v, _, err := l.fields(3)
		if err != nil {
			return err
		}
		p.out.Line(`<circle id="badge" cx="%s" cy="%s" r="%s" fill="%s" paint-order="normal" stroke="%s"/>`, n1(v[0]), n1(v[1]), n1(v[2]), k.Paper, k.Black)
	case "put":
		return p.put(l)
	case "text", "wtext", "rtext":
		return p.text(l)
	default:
		return p.scenery(l)
	}
	return nil
}

func (p *Painter) put(l *Line) error {
	name, rest, _ := strings.Cut(l.Rest, " ")
	at := Line{Word: "put", Rest: rest}
	v, words, err := at.fields(3)
	if err != nil {
		return err
	}
	turn := ""
	for _, w := range strings.Fields(words) {
		if w == "flip" {
			continue
		}
		turn = " rotate(" + w + ")"
	}
	sx := n2(v[2])
	if strings.Contains(words, "flip") {
		sx = n2(-v[2]) + " " + n2(v[2])
	}
	was := p.dense
	p.dense *= v[2]
	p.out.Line(`<g transform="translate(%s %s)%s scale(%s)">`, n1(v[0]), n1(v[1]), turn, sx)
	err = p.draw(name)
	p.out.WriteString("</g>\n")
	p.dense = was
	return err
}

func (p *Painter) text(l *Line) error {
	v, words, err := l.fields(3)
	if err != nil {
		return err
	}
	ink := map[string]string{"text": p.Inks.Black, "wtext": p.Inks.Paper, "rtext": p.Inks.Red}[l.Word]
	around := p.Inks.Paper
	if l.Word == "wtext" {
		around = p.Inks.Black
	}
	p.out.Line(`<text x="%s" y="%s" font-family="STIX Two Text" font-weight="700" font-size="%s" text-anchor="middle" stroke="%s" stroke-width="%s" stroke-linejoin="round" fill="%s">%s</text>`, n1(v[1]), n1(v[2]), n1(v[0]), around, n1(v[0]*.24), ink, svgwriter.Escape(words))
	return nil
}
