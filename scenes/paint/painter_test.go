package paint

import (
	"image"
	"image/color"
	"testing"

	"intrigue/maps/face"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

func TestRoughSizesAreFew(t *testing.T) {
	sizes := map[[2]int]bool{}
	for h := 30; h <= 120; h++ {
		k := spriteKey{w: h * 2 / 3, h: h}.roughly()
		w, got := k.w, k.h
		rulestest.Holds(t, got >= h && got <= h*13/10+1, "%d is drawn %d high", h, got)
		rulestest.Holds(t, w >= got*2/3-2 && w <= got*2/3+2, "%d×%d lost its shape", w, got)
		sizes[[2]int{w, got}] = true
	}
	rulestest.Holds(t, len(sizes) <= 20, "%d sizes", len(sizes))
}

// TestEqualSpritesAreOneDrawing: wherever they lie they are the same drawing, little
// larger than they are, and nothing shows between two that lie side by side.
func TestEqualSpritesAreOneDrawing(t *testing.T) {
	for _, scale := range []float64{1, 1.1, 1.25, 2} {
		p := &Painter{Scale: scale}
		for _, side := range []float64{24, 303.02, 303.3, 303.5, 303.96} {
			all := map[spriteKey]bool{}
			for i := range 40 {
				r := widgets.Rect{X: 7.3 + float64(i)*side, Y: 5.9 + float64(i)*(side+0.13), W: side, H: side}
				it := widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, Name: "a", R: r}}
				k, _ := p.key(&it)
				all[k] = true
				at, next := p.place(r), p.place(widgets.Rect{X: r.X + r.W, Y: r.Y, W: 1, H: 1})
				rulestest.Holds(t, at.Dx() == k.w && at.Min == p.pixelRect(r).Min && at.Max.X-next.Min.X <= 1 && at.Max.X >= next.Min.X,
					"at %v and scale %v: %v, the next at %v", r, scale, at, next)
				d := float64(k.h) - side*scale
				rulestest.Holds(t, d >= -0.002 && d <= 1, "%v at scale %v is %d high", side, scale, k.h)
			}
			rulestest.Holds(t, len(all) == 1, "at scale %v sprites of %v are baked in %d sizes", scale, side, len(all))
		}
	}
}

func TestWhatHides(t *testing.T) {
	p := &Painter{Scale: 1}
	px := image.Rect(10, 10, 50, 50)
	solid := widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: widgets.Rect{X: 0, Y: 0, W: 100, H: 100},
		Colour: color.RGBA{1, 2, 3, 255}}}
	rulestest.Holds(t, p.hides(&solid, px), "a solid box hides what is below it")
	for name, change := range map[string]func(*widgets.Look){
		"round":       func(l *widgets.Look) { l.Radius = 4 },
		"see-through": func(l *widgets.Look) { l.Colour.A = 200 },
		"fading":      func(l *widgets.Look) { l.Alpha = 0.5 },
		"soft":        func(l *widgets.Look) { l.Soft = 3 },
		"small":       func(l *widgets.Look) { l.R.W = 40 },
		"clipped":     func(l *widgets.Look) { l.Clip = widgets.Rect{W: 40, H: 40} },
		"words":       func(l *widgets.Look) { l.Kind = widgets.Words },
	} {
		it := solid
		change(&it.Look)
		rulestest.Holds(t, !p.hides(&it, px), "a %s item hides nothing for sure", name)
	}
}

// cover is a canvas that leaves nothing to be seen of what is below it.
type cover struct{ Picture }

func (cover) Opaque() bool { return true }

// TestAMapHidesWhatIsBelowIt: where only the board changes, nothing is painted that it
// hides, at any display scale that has it on whole pixels. Elsewhere every pixel that
// is touched is painted.
func TestAMapHidesWhatIsBelowIt(t *testing.T) {
	for _, scale := range []float64{1, 1.25, 2} {
		p := &Painter{Scale: scale}
		r := widgets.Rect{X: 97.6, Y: 46.4, W: 764, H: 446.4}
		at := func(version uint64) widgets.Item {
			return widgets.Item{Look: widgets.Look{Kind: widgets.Canvas, R: r, Clip: r, Version: version, Picture: cover{}}}
		}
		if scale != 1.25 {
			r = widgets.Rect{X: 98, Y: 46, W: 764 + 1e-9, H: 446 - 1e-9}
		}
		was, is := at(1), at(2)
		px := p.whole(widgets.Damage([]widgets.Item{was}, []widgets.Item{is}))
		rulestest.Holds(t, p.hides(&is, px), "at scale %v the board %v does not hide %v", scale, r, px)
	}
	p := &Painter{Scale: 1}
	got := p.whole(widgets.Rect{X: 5.9, Y: 6, W: 10.2, H: 10})
	rulestest.Holds(t, got == image.Rect(5, 6, 17, 16), "%v is painted anew", got)
}

func TestWordsAreMeasuredWithoutADisplay(t *testing.T) {
	typ := NewTypesetter()
	for _, f := range face.All() {
		short, long := typ.Width(f, 15, "taxi"), typ.Width(f, 15, "taxi taxi")
		rulestest.Holds(t, short > 0 && long > short*1.9 && typ.Width(f, 30, "taxi") >= short*1.8, "%s: %v, %v", f, short, long)
		up, down := typ.Metrics(f, 15)
		rulestest.Holds(t, up > 5 && down > 0, "%s: %v above and %v below the line", f, up, down)
		rulestest.Holds(t, typ.Width(f, 15, "￿") >= 0, "%s: a letter that is not there", f)
	}
}

// TestWordsOfAMoment: while the size of letters grows from frame to frame few sizes are
// set, none larger than its room.
func TestWordsOfAMoment(t *testing.T) {
	sizes := map[float64]bool{}
	for size := 8.0; size < 80; size *= 1.003 {
		got := passing(size)
		rulestest.Holds(t, got <= size && got >= size/1.09, "%v is set at %v", size, got)
		sizes[got] = true
	}
	rulestest.Holds(t, len(sizes) <= 32, "%d sizes", len(sizes))
}

// TestHyphensAreShorterThanDashes in every face, apostrophes are curved, and a minus stays one.
func TestHyphensAreShorterThanDashes(t *testing.T) {
	typ := NewTypesetter()
	for _, f := range face.All() {
		hyphen, dash := typ.Width(f, 100, "n-n"), typ.Width(f, 100, "n–n")
		rulestest.Holds(t, hyphen < dash, "%s: a hyphen makes “n-n” %.1f wide, and a dash %.1f", f, hyphen, dash)
	}
	for s, want := range map[string]string{"Cardinal's players'": "Cardinal’s players’", "J. Pujol 'Garbo' wins": "J. Pujol ‘Garbo’ wins",
		"pass-and-play": "pass\u00ADand\u00ADplay", "-1": "-1", "LON-36": "LON\u00AD36", "2-1": "2-1", "3 - 1": "3 - 1", "Mr X": "Mr X"} {
		if got := glyphs(face.UI, s); got != want {
			t.Errorf("%q is set as %q, not %q", s, got, want)
		}
	}
	rulestest.Is(t, "a face with hyphens sets", glyphs(face.Text, "cut-off"), "cut-off")
}
