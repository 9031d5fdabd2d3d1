package paint

import (
	"fmt"
	"image/color"
	"math"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/tinne26/etxt"
	"github.com/tinne26/etxt/cache"
	"github.com/tinne26/etxt/font"
	"github.com/tinne26/etxt/fract"
	"github.com/tinne26/etxt/sizer"
	"golang.org/x/image/font/sfnt"

	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// Typesetter sets words: it measures them, which needs no display, and paints them.
type Typesetter struct {
	r      *etxt.Renderer
	fonts  map[face.Font]*sfnt.Font
	widths map[measured]float64
	has    map[letter]bool
	buf    sfnt.Buffer
}

type measured struct {
	f    face.Font
	size float64
	s    string
}

// longestMemory bounds the remembered widths, and pairs of letters; a long game writes many lines.
const longestMemory = 20000

// NewTypesetter makes a typesetter that has loaded no face yet.
func NewTypesetter() *Typesetter {
	t := &Typesetter{r: etxt.NewRenderer(), fonts: map[face.Font]*sfnt.Font{}, widths: map[measured]float64{}, has: map[letter]bool{}}
	// Without a cache etxt is a hundred times slower; without a miss handler a
	// letter that a font lacks ends the program, though runs lets none through. The letters of a screen take a few
	// hundred kilobytes, and all letters share one texture that never shrinks.
	t.r.SetCacheHandler(cache.NewDefaultCache(4 << 20).NewHandler())
	t.r.Glyph().SetMissHandler(etxt.OnMissNotdef)
	t.r.Fract().SetHorzQuantization(etxt.QtFull)
	t.r.SetSizer(&kerner{known: map[pair]fract.Unit{}})
	return t
}

// kerner is the sizer of the fonts that remembers how close letters stand: to look it up in the font takes longer
// than all else in measuring a line.
type kerner struct {
	sizer.DefaultSizer
	known map[pair]fract.Unit
}

type pair struct {
	f    *sfnt.Font
	size fract.Unit
	a, b sfnt.GlyphIndex
}

func (k *kerner) Kern(f *sfnt.Font, buf *sfnt.Buffer, size fract.Unit, a, b sfnt.GlyphIndex) fract.Unit {
	p := pair{f, size, a, b}
	kern, ok := k.known[p]
	if !ok {
		if len(k.known) >= longestMemory {
			clear(k.known)
		}
		kern = k.DefaultSizer.Kern(f, buf, size, a, b)
		k.known[p] = kern
	}
	return kern
}

// font loads a face when it is first used. Every one is read in the tests, so that none can be damaged.
func (t *Typesetter) font(f face.Font) *sfnt.Font {
	if t.fonts[f] == nil {
		parsed, _, err := font.ParseFromBytes(face.Data(f))
		if err != nil {
			panic(fmt.Errorf("the typeface %s cannot be read: %w", f, err))
		}
		t.fonts[f] = parsed
	}
	return t.fonts[f]
}

// Width is the width of a line in the units of size; 0 at a size of nothing or less, as a room has that
// is cut away entirely.
func (t *Typesetter) Width(f face.Font, size float64, s string) float64 {
	if s == "" || size <= 0 {
		return 0
	}
	k := measured{f, size, s}
	if w, ok := t.widths[k]; ok {
		return w
	}
	w := 0.0
	for _, r := range t.runs(f, s) {
		w += t.advance(r, size, 1)
	}
	if len(t.widths) >= longestMemory {
		clear(t.widths)
	}
	t.widths[k] = w
	return w
}

// softHyphen is a hyphen of its proper length in the Go fonts, whose "-" is a minus: longer than their dash.
const softHyphen = '\u00AD'

// glyphs are the signs that stand for a text: an apostrophe for the typewriter's mark behind a letter, an opening
// quotation mark for that before a word and, in the Go fonts, a hyphen for the minus between letters or before the
// number of a rule, "LON-3".
func glyphs(f face.Font, s string) string {
	if !strings.ContainsAny(s, "'-") {
		return s
	}
	goFont := f == face.UI || f == face.UIMedium || f == face.UIBold
	all := []rune(s)
	for i, c := range all {
		var before, next rune // nothing at the ends
		if i > 0 {
			before = all[i-1]
		}
		if i+1 < len(all) {
			next = all[i+1]
		}
		inWord := unicode.IsLetter(before) || unicode.IsDigit(before)
		switch {
		case c == '\'' && inWord:
			all[i] = '’'
		case c == '\'' && unicode.IsLetter(next):
			all[i] = '‘'
		case c == '-' && goFont && inWord && (unicode.IsLetter(next) || unicode.IsLetter(before) && unicode.IsDigit(next)):
			all[i] = softHyphen
		}
	}
	return string(all)
}

// Metrics are the heights above and below the baseline at a size.
func (t *Typesetter) Metrics(f face.Font, size float64) (ascent, descent float64) {
	t.set(f, size, 1)
	sizer := t.r.GetSizer()
	fs := fract.FromFloat64(size)
	return sizer.Ascent(t.font(f), &t.buf, fs).ToFloat64(), sizer.Descent(t.font(f), &t.buf, fs).ToFloat64()
}

// set chooses a face for what follows, at a size in points and scale pixels a point.
func (t *Typesetter) set(f face.Font, size, scale float64) {
	t.r.SetFont(t.font(f))
	t.r.SetSize(size)
	t.r.SetScale(scale)
}

// paint writes the words of an item at scale pixels a point.
func (t *Typesetter) paint(dst *ebiten.Image, it *widgets.Item, scale, alpha float64) {
	size := it.Size
	if it.Rough {
		size = passing(size)
	}
	up, down := t.Metrics(it.Face, size)
	base := it.R.Y + (it.R.H+up-down)/2
	x := it.R.X
	switch it.Align {
	case widgets.Centre:
		x += (it.R.W - t.Width(it.Face, size, it.Text)) / 2
	case widgets.Right:
		x += it.R.W - t.Width(it.Face, size, it.Text)
	}
	t.r.SetAlign(etxt.Left | etxt.Baseline)
	t.r.SetColor(color.RGBA(widgets.Fade(it.Colour, alpha)))
	px, py := int(math.Round(x*scale)), int(math.Round(base*scale))
	for _, r := range t.runs(it.Face, it.Text) {
		t.set(r.face, size, scale)
		t.r.Draw(dst, r.text, px, py)
		px += int(math.Round(t.advance(r, size, scale)))
	}
}

// passing is the next smaller of a few sizes: letters that grow from frame to frame are
// not drawn anew each time, and those of a zoom do not fill the memory of the card.
func passing(size float64) float64 {
	return math.Pow(1.08, math.Floor(math.Log(size)/math.Log(1.08)))
}
