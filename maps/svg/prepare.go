package svg

import (
	"fmt"
	"image/color"
	"slices"
	"sync"

	"intrigue/maps/geom"
)

// Paint is what the caller changes about a drawing without touching it.
type Paint struct {
	Text  map[string]string      // other words for the <text> with this id, fitted into its room if it has one
	Hide  map[string]bool        // ids that are not drawn, with all inside them
	Color map[string]color.Color // what currentColor means inside this id; "" is the whole drawing
	Tone  Tone                   // changes the drawing's own colours; nil leaves them
}

// Tone gives the colours of a drawing for other eyes. class is the class attribute of
// the nearest element that has one, "" without any. It is never asked about
// currentColor, which is the caller's. The same colour always becomes the same one.
type Tone func(class string, c color.NRGBA) color.NRGBA

// tone is a colour of the drawing as it is painted.
func (b *builder) tone(st *style, c color.NRGBA) color.NRGBA {
	if b.p.Tone == nil {
		return c
	}
	return b.p.Tone(st.class, c)
}

// Prepared is a drawing flattened into a list of shapes. It is never changed
// and may be drawn from several goroutines at once.
type Prepared struct {
	W, H    float64
	shapes  []shape
	boxes   []geom.Rect // of the shapes, apart: culling reads nothing else
	layers  []layer
	scratch sync.Pool
}

// shape is one outline and what fills it.
type shape struct {
	path     *path
	m        matrix
	line     *stroke // nil: filled
	evenOdd  bool
	color    color.RGBA // premultiplied
	gradient *gradient
	layer    int32
}

// layer is a group that must be painted apart: translucent or clipped. Layer 0 is the picture itself.
type layer struct {
	parent  int32
	opacity float64
	clips   []clip // a point must be inside one of these shapes; nil: no clip
	box     geom.Rect
}

type clip struct {
	path *path
	m    matrix
}

// Prepare flattens the drawing once, for any number of Draws at any scale.
func (d *Drawing) Prepare(p Paint) *Prepared {
	b := d.builder(p)
	if err := b.run(); err != nil {
		panic(err) // cannot be: Parse has drawn all of it once
	}
	return b.out
}

// builder flattens a drawing into out.
type builder struct {
	d      *Drawing
	p      Paint
	out    *Prepared
	layer  int32 // to which shapes are added now
	depth  int   // of elements in one another
	strict bool  // the trial run of Parse: hidden things and missing letters count
}

func (d *Drawing) builder(p Paint) *builder {
	out := &Prepared{W: d.W, H: d.H, layers: []layer{{opacity: 1, box: geom.Rect{X1: d.W, Y1: d.H}}}}
	out.scratch.New = func() any { return &scratch{} }
	return &builder{d: d, p: p, out: out}
}

func (b *builder) run() error {
	st := initial
	if c, ok := b.p.Color[""]; ok {
		st.color = nrgba(c)
	}
	return b.node(b.d.root, st, identity)
}

func nrgba(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// restyle applies the attributes of an element and the caller's colour.
func (b *builder) restyle(n *node, st *style, o *own) error {
	o.opacity = 1
	if n.class != "" {
		st.class = n.class
	}
	for _, a := range n.attrs {
		if _, err := st.set(o, a.name, a.value); err != nil {
			return fmt.Errorf("%v: %w", n, err)
		}
	}
	if c, ok := b.p.Color[n.id]; ok && n.id != "" {
		st.color = nrgba(c)
	}
	return nil
}

// node draws an element and what is inside it.
func (b *builder) node(n *node, st style, m matrix) error {
	switch n.name {
	case "defs", "symbol", "clipPath", "linearGradient", "radialGradient", "stop":
		return nil
	}
	if n.id != "" && b.p.Hide[n.id] {
		return nil
	}
	return b.content(n, st, m)
}

// content is node for elements that use asks for, symbols among them.
func (b *builder) content(n *node, st style, m matrix) error {
	if b.depth++; b.depth > 64 {
		return fmt.Errorf("%v: nested too deep (does a use refer to itself?)", n)
	}
	defer func() { b.depth-- }()
	var o own
	if err := b.restyle(n, &st, &o); err != nil {
		return err
	}
	if o.gone && !b.strict {
		return nil
	}
	m = m.mul(n.m)
	// One ink alone is made translucent itself: that looks the same as a layer and costs less.
	simple := len(n.kids) == 0 && n.shape != nil && (st.fill.kind == none || st.stroke.kind == none)
	if o.opacity < 1 && simple {
		st.fillOpacity *= o.opacity
		st.strokeOpacity *= o.opacity
		o.opacity = 1
	}
	if o.opacity < 1 || o.clip != "" {
		clips, err := b.clip(n, o.clip, m)
		if err != nil {
			return err
		}
		outer := b.layer
		b.out.layers = append(b.out.layers, layer{parent: outer, opacity: o.opacity, clips: clips, box: empty})
		b.layer = int32(len(b.out.layers) - 1)
		defer func() { b.close(outer) }()
	}
	switch n.name {
	case "use":
		to := b.d.byID[n.ref]
		if to == nil {
			return fmt.Errorf("%v refers to %q, which is not there", n, n.geom["href"])
		}
		at, err := n.lengths("x y")
		if err != nil {
			return fmt.Errorf("%v: %w", n, err)
		}
		if b.p.Hide[n.ref] {
			return nil
		}
		return b.content(to, st, m.mul(matrix{1, 0, 0, 1, at[0], at[1]}))
	case "text":
		return b.text(n, st, m)
	}
	if n.shape != nil {
		return b.shape(n, n.shape, st, m)
	}
	for _, k := range n.kids {
		if err := b.node(k, st, m); err != nil {
			return err
		}
	}
	return nil
}

// close ends the current layer and tells the outer one how large it was.
func (b *builder) close(outer int32) {
	in := &b.out.layers[b.layer]
	if in.clips != nil {
		c := empty
		for _, k := range in.clips {
			c = c.Union(k.path.bounds(k.m))
		}
		in.box = geom.Rect{X0: max(in.box.X0, c.X0), Y0: max(in.box.Y0, c.Y0), X1: min(in.box.X1, c.X1), Y1: min(in.box.Y1, c.Y1)}
	}
	if outer != 0 {
		b.out.layers[outer].box = b.out.layers[outer].box.Union(in.box)
	}
	b.layer = outer
}

// clip returns the shapes of a clipPath; nil for no ref.
func (b *builder) clip(n *node, ref string, m matrix) ([]clip, error) {
	if ref == "" {
		return nil, nil
	}
	c := b.d.byID[ref]
	if c == nil || c.name != "clipPath" {
		return nil, fmt.Errorf("%v: there is no clipPath %q", n, ref)
	}
	clips := []clip{}
	for _, k := range c.kids {
		if k.shape == nil {
			return nil, fmt.Errorf("%v inside a clipPath is not supported", k)
		}
		clips = append(clips, clip{k.shape, m.mul(c.m).mul(k.m)})
	}
	return clips, nil
}

// shape adds the fill and the stroke of one outline, in the right order.
func (b *builder) shape(n *node, p *path, st style, m matrix) error {
	if len(p.ops) == 0 {
		return nil
	}
	lines := []*stroke{nil, newStroke(&st)}
	if st.strokeFirst {
		slices.Reverse(lines)
	}
	for _, line := range lines {
		if err := b.add(n, p, m, line, &st); err != nil {
			return err
		}
	}
	return nil
}

// add adds an outline that is filled, or stroked by s.
func (b *builder) add(n *node, p *path, m matrix, s *stroke, st *style) error {
	ink, opacity := st.fill, st.fillOpacity
	if s != nil {
		ink, opacity = st.stroke, st.strokeOpacity
	}
	if ink.kind == none || opacity == 0 || s != nil && s.half <= 0 {
		return nil
	}
	sh := shape{path: p, m: m, line: s, evenOdd: st.evenOdd && s == nil, layer: b.layer}
	c := ink.rgb
	switch ink.kind {
	case solid:
		c = b.tone(st, c)
	case current:
		c = st.color
	case gradientInk:
		g, err := b.gradient(ink.ref, p.extent(), m, opacity, st)
		if err != nil {
			return fmt.Errorf("%v: %w", n, err)
		}
		sh.gradient = g
	}
	a := float64(c.A) * opacity
	premultiply := func(v uint8) uint8 { return uint8(float64(v)*a/255 + 0.5) }
	sh.color = color.RGBA{premultiply(c.R), premultiply(c.G), premultiply(c.B), uint8(a + 0.5)}
	box := p.bounds(m)
	if s != nil {
		box = box.Grow(s.reach * m.norm())
	}
	if b.layer != 0 {
		b.out.layers[b.layer].box = b.out.layers[b.layer].box.Union(box)
	}
	b.out.shapes = append(b.out.shapes, sh)
	b.out.boxes = append(b.out.boxes, box)
	return nil
}
