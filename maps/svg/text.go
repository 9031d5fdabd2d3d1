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
	faces map[face.Font]*typeface
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

func newFonts() *fonts { return &fonts{faces: map[face.Font]*typeface{}} }

func (f *fonts) face(name face.Font) (*typeface, error) {
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

// glyph reads a glyph when it is first needed, in units of the em.
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

// write adds the outlines of s, beginning at at, and returns where the pen ends. Letters that the font lacks are an
// error when the file is read (a box on a finished board is worse than a test that fails) and are left out of words
// that come from the caller.
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

// text draws a text element, or the caller's words in its place.
func (b *builder) text(n *node, st style, m matrix) error {
	v, err := n.lengths("x y")
	if err != nil {
		return fmt.Errorf("%v: %w (one number; lists are not supported)", n, err)
	}
	words := n.text
	if other, ok := b.p.Text[n.id]; ok && n.id != "" && words != "" {
		if room, ok := b.room(n.id, m); ok {
			return b.fit(n, other, st, room, m)
		}
		words = other
	}
	p, at := &path{}, geom.Pt(v[0], v[1])
	end, err := b.d.fonts.write(p, collapse(words), &st, at, b.strict)
	if err != nil {
		return fmt.Errorf("%v: %w", n, err)
	}
	width := end.X - at.X - st.spacing
	p.shift(map[string]float64{"middle": -width / 2, "end": -width}[st.anchor])
	return b.shape(n, p, st, m)
}

// collapse returns words with one space between them, as XML's default has it.
func collapse(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \n\t\r", r) }), " ")
}
