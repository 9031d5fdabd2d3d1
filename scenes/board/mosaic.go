package board

import (
	"cmp"
	"image"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"

	mapping "intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/maps/svg"
)

// Mosaic is a board made of pieces: maps laid on one plane, each somewhere, turned
// by quarters and with one of its sides up. A TileLayer shows it as it shows one map;
// when pieces come, go or turn, Set tells where, for TileLayer.Invalidate.
//
// It knows no game. A place of a piece is named by the id of the piece and its own
// id on the piece's map, for several pieces may show the same map.
type Mosaic struct {
	W, H    float64 // of the plane, in the units of the maps
	Legible float64 // words whose letters would be smaller, in pixels, are left out

	pieces []Piece // the lowest first; replaced as a whole, never changed

	mu       sync.Mutex // the tiles are baked on another goroutine
	shown    []Piece
	tone     *svg.Tone // nil: the drawings' own colours
	prepared map[aspect]*svg.Prepared
}

// Side is one side of a piece. Pieces may share one; it is never changed.
type Side struct {
	Map   *mapping.Map
	Paint svg.Paint
}

// Piece is a part of a mosaic.
type Piece struct {
	ID      string
	Sides   [2]*Side // front and back; without a back the front shows on both
	X, Y    float64  // the top left corner of the box that it covers on the plane
	Scale   float64  // of the sides, 0 is taken as 1
	Turns   int      // quarters, clockwise
	Flipped bool     // the back is up; Turns is how it lies then
}

// aspect is a side as it is drawn: turned, without some words, in a tone.
type aspect struct {
	side  *Side
	turns int
	hide  string // the ids that are not drawn, sorted
	tone  *svg.Tone
}

// NewMosaic makes an empty plane of that size.
func NewMosaic(w, h float64) *Mosaic {
	return &Mosaic{W: w, H: h, prepared: map[aspect]*svg.Prepared{}}
}

// Side returns the side that is up.
func (p *Piece) Side() *Side {
	if p.Flipped && p.Sides[1] != nil {
		return p.Sides[1]
	}
	return p.Sides[0]
}

func (p *Piece) scale() float64 { return cmp.Or(p.Scale, 1) }

func (p *Piece) turns() int { return (p.Turns%4 + 4) % 4 }

// Box is what the piece covers on the plane.
func (p *Piece) Box() mapping.Rect {
	w, h := p.Side().Map.W*p.scale(), p.Side().Map.H*p.scale()
	if p.turns()%2 == 1 {
		w, h = h, w
	}
	return mapping.Rect{X0: p.X, Y0: p.Y, X1: p.X + w, Y1: p.Y + h}
}

// Out is where a point of the side that is up lies on the plane.
func (p *Piece) Out(q geom.Point) geom.Point {
	x, y, w, h := q.X, q.Y, p.Side().Map.W, p.Side().Map.H
	for range p.turns() {
		x, y, w, h = h-y, x, h, w
	}
	return geom.Pt(p.X+x*p.scale(), p.Y+y*p.scale())
}

// In is the point of the side that is up under a point of the plane.
func (p *Piece) In(q geom.Point) geom.Point {
	b := p.Box()
	x, y, w, h := q.X-p.X, q.Y-p.Y, b.X1-b.X0, b.Y1-b.Y0
	for range p.turns() {
		x, y, w, h = y, w-x, h, w
	}
	return geom.Pt(x/p.scale(), y/p.scale())
}

// Set lays the pieces anew, the lowest first, and returns the boxes of the plane that show something else now.
func (m *Mosaic) Set(pieces []Piece) (changed []mapping.Rect) {
	was := map[string]Piece{}
	var before, after []string // the order of those that stay
	for _, p := range m.pieces {
		was[p.ID] = p
	}
	stays := map[string]bool{}
	for _, p := range pieces {
		old, there := was[p.ID]
		stays[p.ID] = there
		if there {
			after = append(after, p.ID)
		}
		if there && old.Box() == p.Box() && old.Side() == p.Side() && old.turns() == p.turns() {
			continue
		}
		changed = append(changed, p.Box())
		if there && old.Box() != p.Box() {
			changed = append(changed, old.Box())
		}
	}
	for _, p := range m.pieces {
		if stays[p.ID] {
			before = append(before, p.ID)
		} else {
			changed = append(changed, p.Box())
		}
	}
	if !slices.Equal(before, after) { // another one lies on top where they overlap
		for _, p := range pieces {
			changed = append(changed, p.Box())
		}
	}
	m.pieces = slices.Clone(pieces)
	m.mu.Lock()
	defer m.mu.Unlock()
	m.shown = m.pieces
	return changed
}

// Piece finds a piece by its id.
func (m *Mosaic) Piece(id string) (Piece, bool) {
	i := slices.IndexFunc(m.pieces, func(p Piece) bool { return p.ID == id })
	if i < 0 {
		return Piece{}, false
	}
	return m.pieces[i], true
}

// Place is a place of a piece as it lies on the plane; false if the piece is not
// there or the side that is up has no such place.
func (m *Mosaic) Place(piece, id string) (mapping.Place, bool) {
	p, ok := m.Piece(piece)
	if !ok {
		return mapping.Place{}, false
	}
	pl, ok := p.Side().Map.Places[id]
	return p.lay(pl), ok
}

// lay turns a place of the side that is up into one of the plane.
func (p *Piece) lay(pl mapping.Place) mapping.Place {
	a, b := p.Out(geom.Pt(pl.Bounds.X0, pl.Bounds.Y0)), p.Out(geom.Pt(pl.Bounds.X1, pl.Bounds.Y1))
	pl.Bounds = mapping.Rect{X0: min(a.X, b.X), Y0: min(a.Y, b.Y), X1: max(a.X, b.X), Y1: max(a.Y, b.Y)}
	pl.At, pl.R = p.Out(pl.At), pl.R*p.scale()
	return pl
}

// Route is a line of a piece as it lies on the plane.
func (m *Mosaic) Route(piece, id string) ([]geom.Point, bool) {
	p, ok := m.Piece(piece)
	if !ok {
		return nil, false
	}
	r, ok := p.Side().Map.Routes[id]
	var out []geom.Point
	for _, q := range r.Points {
		out = append(out, p.Out(q))
	}
	return out, ok
}

// At is what lies at a point of the plane: the uppermost piece, "" for none, and of
// its places there the one whose middle is nearest, "" for none.
func (m *Mosaic) At(x, y float64) (piece, place string) {
	at := geom.Pt(x, y)
	for _, p := range slices.Backward(m.pieces) {
		if !has(p.Box(), at) {
			continue
		}
		q, best := p.In(at), math.Inf(1)
		places := p.Side().Map.Places
		for _, id := range slices.Sorted(maps.Keys(places)) {
			pl := places[id]
			if d := pl.At.Distance(q); has(pl.Bounds, q) && d < best {
				place, best = id, d
			}
		}
		return p.ID, place
	}
	return "", ""
}

// has reports whether a box holds a point: of its edges, the left and the upper one belong to it.
func has(r mapping.Rect, p geom.Point) bool {
	return p.X >= r.X0 && p.X < r.X1 && p.Y >= r.Y0 && p.Y < r.Y1
}

// Draw implements Drawing. A piece ends at its edge; a drawing that goes on beyond
// leaves no seam between pieces that touch.
func (m *Mosaic) Draw(dst *image.RGBA, scale, ox, oy float64) {
	m.mu.Lock()
	pieces := m.shown
	m.mu.Unlock()
	for i := range pieces {
		p := &pieces[i]
		b := p.Box()
		edge := image.Rect(int(math.Round(b.X0*scale-ox)), int(math.Round(b.Y0*scale-oy)), int(math.Round(b.X1*scale-ox)),
			int(math.Round(b.Y1*scale-oy)))
		if part := dst.SubImage(edge).(*image.RGBA); !part.Rect.Empty() {
			k := scale * p.scale()
			m.aspect(p, k).Draw(part, k, ox-b.X0*scale, oy-b.Y0*scale)
		}
	}
}

// SetTone implements Drawing.
func (m *Mosaic) SetTone(t svg.Tone) {
	m.mu.Lock()
	defer m.mu.Unlock()
	clear(m.prepared)
	m.tone = nil
	if t != nil {
		m.tone = &t
	}
}

// aspect is the drawing of the side that is up, turned, at a scale.
func (m *Mosaic) aspect(p *Piece, scale float64) *svg.Prepared {
	f := p.Side()
	hide := f.Map.Dust(scale, m.Legible)
	m.mu.Lock()
	k := aspect{f, p.turns(), strings.Join(slices.Sorted(maps.Keys(hide)), " "), m.tone}
	out := m.prepared[k]
	m.mu.Unlock()
	if out != nil {
		return out
	}
	paint := f.Paint
	maps.Copy(hide, paint.Hide)
	paint.Hide = hide
	if k.tone != nil {
		paint.Tone = *k.tone
	}
	out = f.Map.Drawing.Prepare(paint).Turned(k.turns)
	m.mu.Lock()
	defer m.mu.Unlock()
	m.prepared[k] = out
	return out
}
