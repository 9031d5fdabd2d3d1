package svg

import (
	"fmt"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"intrigue/maps/face"
	"intrigue/maps/geom"
)

// fonts keeps parsed fonts and glyph outlines of one drawing; glyphs are kept
// in units of the em, so that every size and zoom shares them.
type fonts struct {
	mu    sync.Mutex
	faces map[face.Face]*typeface
}

type typeface struct {
	font   *sfnt.Font
	buf    sfnt.Buffer
	em     fixed.Int26_6
	glyphs map[sfnt.GlyphIndex]*glyph
}

type glyph struct {
	outline *path
	advance float64
}

func newFonts() *fonts { return &fonts{faces: map[face.Face]*typeface{}} }

func (f *fonts) face(name face.Face) (*typeface, error) {
	if t := f.faces[name]; t != nil {
		return t, nil
	}
	ft, err := sfnt.Parse(face.Data(name))
	if err != nil {
		return nil, err
	}
	t := &typeface{font: ft, em: fixed.I(int(ft.UnitsPerEm())), glyphs: map[sfnt.GlyphIndex]*glyph{}}
	f.faces[name] = t
	return t, nil
}

func (t *typeface) glyph(i sfnt.GlyphIndex) (*glyph, error) {
	if g := t.glyphs[i]; g != nil {
		return g, nil
	}
	segments, err := t.font.LoadGlyph(&t.buf, i, t.em, nil)
	if err != nil {
		return nil, err
	}
	unit := 1 / float64(t.em)
	pt := func(p fixed.Point26_6) geom.Point { return geom.Pt(float64(p.X)*unit, float64(p.Y)*unit) }
	g := &glyph{outline: &path{}}
	for _, s := range segments {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			g.outline.move(pt(s.Args[0]))
		case sfnt.SegmentOpLineTo:
			g.outline.line(pt(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			g.outline.quad(pt(s.Args[0]), pt(s.Args[1]))
		case sfnt.SegmentOpCubeTo:
			g.outline.cubic(pt(s.Args[0]), pt(s.Args[1]), pt(s.Args[2]))
		}
	}
	adv, err := t.font.GlyphAdvance(&t.buf, i, t.em, font.HintingNone)
	if err != nil {
		return nil, err
	}
	g.advance = float64(adv) * unit
	t.glyphs[i] = g
	return g, nil
}

// write adds the outlines of s, beginning at at, and returns where the pen
// ends. Letters that the font lacks are an error when the file is read (a box
// on a finished board is worse than a test that fails) and are left out of
// words that come from the caller.
func (f *fonts) write(p *path, s string, st *style, at geom.Point, strict bool) (geom.Point, error) {
	name, ok := face.Named(st.family, st.weight, st.italic)
	if !ok {
		return at, fmt.Errorf("font-family %q (weight %d, italic %v) is not one of ours", st.family, st.weight, st.italic)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	t, err := f.face(name)
	if err != nil {
		return at, err
	}
	var last sfnt.GlyphIndex
	for _, r := range s {
		i, err := t.font.GlyphIndex(&t.buf, r)
		if err != nil {
			return at, err
		}
		if i == 0 && !strict {
			continue
		}
		if i == 0 {
			return at, fmt.Errorf("font %q has no letter %q", st.family, r)
		}
		if k, err := t.font.Kern(&t.buf, last, i, t.em, font.HintingNone); err == nil && last != 0 {
			at.X += float64(k) / float64(t.em) * st.size
		}
		g, err := t.glyph(i)
		if err != nil {
			return at, err
		}
		m := matrix{st.size, 0, 0, st.size, at.X, at.Y}
		p.ops = append(p.ops, g.outline.ops...)
		for _, q := range g.outline.pts {
			p.pts = append(p.pts, m.apply(q))
		}
		at.X += g.advance*st.size + st.spacing
		last = i
	}
	return at, nil
}

// run is a piece of text in one style; place says that it begins a new chunk.
type run struct {
	text  string
	style style
	place bool
	at    geom.Point
}

// runs flattens a text element and its tspans, collapsing white space as
// XML's default does.
func (b *builder) runs(n *node, st style, out *[]run) error {
	place := n.name == "text"
	v, err := n.lengths("x y")
	if err != nil {
		return fmt.Errorf("%v: %w (one number; lists are not supported)", n, err)
	}
	at := geom.Pt(v[0], v[1])
	if _, ok := n.geom["x"]; ok {
		if place = true; n.name == "tspan" {
			if _, ok := n.geom["y"]; !ok {
				return fmt.Errorf("%v: x without y is not supported", n)
			}
		}
	}
	for _, k := range n.kids {
		if k.name == "" {
			*out = append(*out, run{text: k.text, style: st, place: place, at: at})
			place = false
			continue
		}
		if k.name != "tspan" {
			return fmt.Errorf("%v inside %v is not supported", k, n)
		}
		if b.p.Hide[k.id] && k.id != "" {
			continue
		}
		ks := st
		var ko own
		if err := b.restyle(k, &ks, &ko); err != nil {
			return err
		}
		if ko.gone {
			continue
		}
		if place && k.geom["x"] == "" {
			*out = append(*out, run{style: st, place: true, at: at})
			place = false
		}
		if err := b.runs(k, ks, out); err != nil {
			return err
		}
	}
	return nil
}

// text draws a text element: chunk by chunk for the anchor, run by run for
// the style.
func (b *builder) text(n *node, st style, m matrix) error {
	var runs []run
	if err := b.runs(n, st, &runs); err != nil {
		return err
	}
	if text, ok := b.p.Text[n.id]; ok && n.id != "" && len(runs) > 0 {
		// The first words that are not blank carry the style and the place.
		k := 0
		for i := len(runs) - 1; i >= 0; i-- {
			if strings.TrimSpace(runs[i].text) != "" {
				k = i
			}
		}
		at := runs[0].at
		for i := 0; i <= k; i++ {
			if runs[i].place {
				at = runs[i].at
			}
		}
		if room, ok := b.room(n.id, m); ok {
			return b.fit(n, text, runs[k].style, room, m)
		}
		runs = []run{{text: text, style: runs[k].style, place: true, at: at}}
	}
	collapse(runs)
	var pen geom.Point
	for i := 0; i < len(runs); {
		end := i + 1
		for end < len(runs) && !runs[end].place {
			end++
		}
		pen = runs[i].at
		paths := make([]*path, end-i)
		start := pen
		for k := range paths {
			r := &runs[i+k]
			paths[k] = &path{}
			var err error
			if pen, err = b.d.fonts.write(paths[k], r.text, &r.style, pen, b.strict); err != nil {
				return fmt.Errorf("%v: %w", n, err)
			}
		}
		width := pen.X - start.X - runs[end-1].style.spacing
		shift := map[string]float64{"middle": -width / 2, "end": -width}[runs[i].style.anchor]
		for k, p := range paths {
			for q := range p.pts {
				p.pts[q].X += shift
			}
			if err := b.shape(n, p, runs[i+k].style, m); err != nil {
				return err
			}
		}
		i = end
	}
	return nil
}

func collapse(runs []run) {
	space := true // white space at the beginning vanishes
	for i := range runs {
		var s strings.Builder
		for _, r := range runs[i].text {
			if r == ' ' || r == '\n' || r == '\t' || r == '\r' {
				if !space {
					s.WriteByte(' ')
				}
				space = true
				continue
			}
			s.WriteRune(r)
			space = false
		}
		runs[i].text = s.String()
		if i+1 == len(runs) || runs[i+1].place {
			runs[i].text = strings.TrimRight(runs[i].text, " ")
			space = true
		}
	}
}
