package board

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

// side is a face of 40×20 units in one colour, with a red space near its top left
// corner, a blue one near its bottom right corner and a road between them.
func side(t *testing.T, fill string) *Side {
	t.Helper()
	m, err := maps.Read(fill, fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">`+
		`<rect x="-5" y="-5" width="60" height="60" fill="%s"/>
		<path id="road.a-b" fill="none" d="M6 5L35 14" stroke="#fff" stroke-width="0.1"/>
		<circle id="space.a" transform="translate(6 5)" r="3" fill="#f00"/><rect id="space.b" x="32" y="11" width="6" height="6" `+
		`fill="#00f"/></svg>`, fill))
	rulestest.OK(t, err)
	errs := m.Check()
	rulestest.Must(t, len(errs) <= 0, "%v", errs)
	return &Side{Map: m}
}

var (
	red    = color.RGBA{255, 0, 0, 255}
	blue   = color.RGBA{0, 0, 255, 255}
	green  = color.RGBA{0, 128, 0, 255}
	orange = color.RGBA{255, 165, 0, 255}
)

// TestPlacesLieWhereTheyAreDrawn: however a piece is turned and flipped, and as large as
// it may be, its places are where their pictures are, and are hit there.
func TestPlacesLieWhereTheyAreDrawn(t *testing.T) {
	for _, size := range []float64{1, 1.25, 0.9} {
		lieWhereDrawn(t, size)
	}
}

func lieWhereDrawn(t *testing.T, size float64) {
	front, back := side(t, "#008000"), side(t, "#ffa500")
	for turns := -2; turns < 6; turns++ {
		for _, flipped := range []bool{false, true} {
			m := NewMosaic(200, 200)
			p := Piece{ID: "piece.1", Sides: [2]*Side{front, back}, X: 50, Y: 60, Turns: turns, Flipped: flipped}
			if size != 1 {
				p.Scale = size
			}
			m.Set([]Piece{p})
			img := image.NewRGBA(image.Rect(0, 0, 300, 300))
			const k = 1.5
			m.Draw(img, k, 0, 0)
			at := func(q geom.Point) color.RGBA { return img.RGBAAt(int(q.X*k), int(q.Y*k)) }
			for id, want := range map[string]color.RGBA{"space.a": red, "space.b": blue} {
				pl, ok := m.Place("piece.1", id)
				if !ok || at(pl.At) != want || at(geom.Pt(pl.Bounds.X0+3, pl.Bounds.Y0+3)) != want ||
					math.Abs(pl.Bounds.X1-pl.Bounds.X0-6*size) > 1e-9 || math.Abs(pl.R-3*size) > 1e-9 {
					t.Errorf("turned by %d: %s is said to lie at %v", turns, id, pl)
				}
				if piece, place := m.At(pl.At.X+2, pl.At.Y-1); piece != "piece.1" || place != id {
					t.Errorf("turned by %d: at %s lies %q of %q", turns, id, place, piece)
				}
				own := p.Side().Map.Places[id].At
				if q := p.In(p.Out(own)); q.Distance(own) > 1e-9 || pl.At != p.Out(own) {
					t.Errorf("turned by %d: there and back leads from %v to %v", turns, own, q)
				}
			}
			b := p.Box()
			want := green
			if flipped {
				want = orange
			}
			c := at(geom.Pt((b.X0+b.X1)/2, b.Y0+1))
			rulestest.Holds(t, c == want, "turned by %d, flipped %v: its ground is %v", turns, flipped, c)
			for _, q := range []geom.Point{{X: b.X0 - 1, Y: b.Y0 + 5}, {X: b.X1 + 1, Y: b.Y0 + 5}, {X: b.X0 + 5, Y: b.Y1 + 1}} {
				if piece, _ := m.At(q.X, q.Y); piece != "" || at(q).A != 0 {
					t.Errorf("turned by %d: it reaches beyond its edge, to %v", turns, q)
				}
			}
			line, ok := m.Route("piece.1", "road.a-b")
			a, _ := m.Place("piece.1", "space.a")
			rulestest.Holds(t, ok && len(line) >= 2 && line[0] == a.At, "turned by %d: its road begins at %v, not %v", turns, line, a.At)
		}
	}
}

// TestWhatIsNotOnTheMosaic: wrong ids are nothing, and the uppermost piece is hit.
func TestWhatIsNotOnTheMosaic(t *testing.T) {
	m := NewMosaic(100, 100)
	f := side(t, "#008000")
	m.Set([]Piece{{ID: "low", Sides: [2]*Side{f}}, {ID: "high", Sides: [2]*Side{f}, X: 20, Flipped: true}})
	for _, c := range []struct {
		x, y         float64
		piece, place string
	}{{6, 5, "low", "space.a"}, {26, 5, "high", "space.a"}, {35, 14, "high", ""}, {55, 14, "high", "space.b"},
		{70, 5, "", ""}, {15, 15, "low", ""}} {
		if piece, place := m.At(c.x, c.y); piece != c.piece || place != c.place {
			t.Errorf("at %v, %v lies %q of %q", c.x, c.y, place, piece)
		}
	}
	_, a := m.Place("low", "space.c")
	_, b := m.Place("gone", "space.a")
	_, c := m.Route("gone", "road.a-b")
	_, d := m.Route("low", "road.b-a")
	rulestest.Holds(t, !a && !b && !c && !d, "something is found that is not there")
}

// TestSetTellsWhatChanged: only the boxes of pieces that look different now.
func TestSetTellsWhatChanged(t *testing.T) {
	f, g := side(t, "#008000"), side(t, "#ffa500")
	piece := func(id string, x float64, change ...func(*Piece)) Piece {
		p := Piece{ID: id, Sides: [2]*Side{f, g}, X: x}
		for _, c := range change {
			c(&p)
		}
		return p
	}
	turn := func(n int) func(*Piece) { return func(p *Piece) { p.Turns = n } }
	flip := func(p *Piece) { p.Flipped = true }
	box := func(x, w, h float64) maps.Rect { return maps.Rect{X0: x, X1: x + w, Y1: h} }
	m := NewMosaic(300, 100)
	for i, step := range []struct {
		pieces []Piece
		want   []maps.Rect
	}{
		{[]Piece{piece("a", 0), piece("b", 100)}, []maps.Rect{box(0, 40, 20), box(100, 40, 20)}},
		{[]Piece{piece("a", 0), piece("b", 100)}, nil},
		{[]Piece{piece("a", 0), piece("b", 100, turn(4))}, nil},
		{[]Piece{piece("a", 0), piece("b", 100, turn(2))}, []maps.Rect{box(100, 40, 20)}},
		{[]Piece{piece("a", 0), piece("b", 100, turn(1))}, []maps.Rect{box(100, 20, 40), box(100, 40, 20)}},
		{[]Piece{piece("a", 0, flip), piece("b", 100, turn(1))}, []maps.Rect{box(0, 40, 20)}},
		{[]Piece{piece("a", 50, flip), piece("b", 100, turn(1))}, []maps.Rect{box(50, 40, 20), box(0, 40, 20)}},
		{[]Piece{piece("a", 50, flip), piece("c", 150)}, []maps.Rect{box(150, 40, 20), box(100, 20, 40)}},
		{[]Piece{piece("c", 150), piece("a", 50, flip)}, []maps.Rect{box(150, 40, 20), box(50, 40, 20)}},
		{nil, []maps.Rect{box(150, 40, 20), box(50, 40, 20)}},
	} {
		got := m.Set(step.pieces)
		rulestest.Holds(t, slices.Equal(got, step.want), "step %d changes %v, not %v", i, got, step.want)
	}
}

// TestAMosaicInTiles: baked in tiles it is the mosaic drawn at once, at scales that
// put its edges anywhere.
func TestAMosaicInTiles(t *testing.T) {
	f, g := side(t, "#008000"), side(t, "#ffa500")
	m := NewMosaic(400, 300)
	m.Set([]Piece{{ID: "a", Sides: [2]*Side{f}, X: 10, Y: 3, Turns: 1}, {ID: "b", Sides: [2]*Side{g}, X: 100.3, Y: 100.7, Turns: 3},
		{ID: "c", Sides: [2]*Side{f, g}, X: 110, Y: 101, Flipped: true}})
	tiles := newTileCache(m, color.RGBA{}, nil, 0)
	for _, k := range []float64{1.7, 4.9} {
		whole := image.NewRGBA(image.Rect(0, 0, int(400*k), int(300*k)))
		covering(k, 0, 0, whole.Rect, func(key tileKey, at image.Point) {
			part := bakeTile(tiles, key)
			for y := range tileSide {
				for x := range tileSide {
					whole.SetRGBA(at.X+x, at.Y+y, part.RGBAAt(x, y))
				}
			}
		})
		direct := image.NewRGBA(whole.Rect)
		m.Draw(direct, k, 0, 0)
		off := 0
		for i := range direct.Pix {
			if d := int(direct.Pix[i]) - int(whole.Pix[i]); d > 3 || d < -3 {
				off++
			}
		}
		rulestest.Holds(t, off <= 0, "at scale %v %d values differ", k, off)
	}
}

// TestOnlyTilesThatChangedAreBakedAnew: only the tiles that show what changed are baked anew, also when they
// are being baked at that moment, and the old ones are shown until then.
func TestOnlyTilesThatChangedAreBakedAnew(t *testing.T) {
	const k = 2.0
	tiles := newTileCache(rings{}, color.RGBA{}, func() {}, 0) // the test is the goroutine
	view := image.Rect(0, 0, 3*tileSide, 2*tileSide)
	covering(k, 0, 0, view, func(key tileKey, _ image.Point) { tiles.tiles[key] = &tile{} })
	if n := tiles.Want(k, 0, 0, view); n != 0 {
		t.Fatalf("%d tiles are missing at first", n)
	}
	box := maps.Rect{X0: 520 / k, Y0: 10 / k, X1: 600 / k, Y1: 20 / k} // inside the second tile
	tiles.Invalidate(box)
	if n := tiles.Want(k, 0, 0, view); n != 1 || !slices.Equal(tiles.queue.Wanted(), []tileKey{{k, 1, 0}}) {
		t.Errorf("%d tiles are wanted: %v", n, tiles.queue.Wanted())
	}
	rulestest.Holds(t, tiles.Has(k, 0, 0, view), "the old tile is not shown any more")
	edge := maps.Rect{X0: 2 * tileSide / k, Y0: 0, X1: 2*tileSide/k + 5, Y1: 5}
	tiles.Invalidate(edge)
	if n := tiles.Want(k, 0, 0, view); n != 2 {
		t.Errorf("an edge blends into its neighbour, and %d tiles are wanted", n)
	}
	tiles.queue.Next() // the one in the middle, which changes again before it is shown
	tiles.Invalidate(box)
	tiles.Want(k, 0, 0, view)
	rulestest.Holds(t, !slices.Contains(tiles.queue.Wanted(), tileKey{k, 1, 0}), "a tile that was baked is wanted before it is shown")
	got := tiles.queue.Take(1)
	rulestest.Holds(t, len(got) == 1 && got[0].Stale, "what has changed is handed over as %v", got)
	tiles.Invalidate()
	rulestest.Holds(t, !(&tileKey{k, 0, 1}).meets([]maps.Rect{box}), "a tile far away is said to have changed")
}
