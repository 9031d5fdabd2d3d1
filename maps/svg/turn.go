package svg

import "intrigue/maps/geom"

// Turned is the drawing turned clockwise by that many quarters and moved so that its corner is at (0, 0) again. After
// an odd number of quarters W and H have changed places. Nothing is drawn anew: the shapes are shared.
func (p *Prepared) Turned(quarters int) *Prepared {
	t, back := identity, identity
	w, h := p.W, p.H
	for range (quarters%4 + 4) % 4 {
		t = matrix{0, 1, -1, 0, h, 0}.mul(t)
		back = back.mul(matrix{0, -1, 1, 0, 0, h})
		w, h = h, w
	}
	out := &Prepared{W: w, H: h, shapes: make([]shape, len(p.shapes)), boxes: make([]geom.Rect, len(p.boxes)),
		layers: make([]layer, len(p.layers))}
	out.scratch.New = func() any { return &scratch{} }
	for i, s := range p.shapes {
		s.m = t.mul(s.m)
		if s.gradient != nil {
			g := *s.gradient
			g.toUnit = g.toUnit.mul(back)
			s.gradient = &g
		}
		out.shapes[i], out.boxes[i] = s, t.box(p.boxes[i])
	}
	for i, l := range p.layers {
		l.box = t.box(l.box)
		clips := l.clips
		l.clips = clips[:0:0] // nil stays nil: no clip
		for _, c := range clips {
			c.m = t.mul(c.m)
			l.clips = append(l.clips, c)
		}
		out.layers[i] = l
	}
	return out
}
