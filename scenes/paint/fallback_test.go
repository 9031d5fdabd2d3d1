package paint

import (
	"image/color"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/tinne26/etxt"
	"github.com/tinne26/etxt/fract"
	"golang.org/x/image/font/sfnt"

	"intrigue/maps/face"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// scripts are words as people type and paste them, and what none of our fonts has of each.
var scripts = []struct{ name, words, lacks string }{
	{"Latin", "Ada & Jack (3), 40% – “so”…", ""},
	{"accented Latin", "Zoë Łukasz Çağrı Ştefan Øster Háček Weiß MASẞ", ""},
	{"Cyrillic", "Иван Щедрін Ђорђе Ёлка", ""},
	{"Greek", "Νίκος Σοφία Ωραΐα ΰ", ""},
	{"Vietnamese", "Nguyễn Thị Ánh Đặng Trường", ""},
	{"combined", "Zoe\u0308 Rene\u0301", ""},
	{"signs", "→ ← ″ ′ ▲ ●", ""},
	{"Hebrew", "דוד Ada", "דו"},
	{"Arabic", "محمد", "محد"},
	{"Chinese", "中文 Ada", "中文"},
	{"emoji", "Zoë 👩‍🚀 ❤️", "👩🚀❤"},
}

// placed is a letter where it is drawn.
type placed struct {
	font  *sfnt.Font
	index sfnt.GlyphIndex
	at    float64
}

// drawn is what a typesetter draws of a line that begins at 0, at a size of 40.
func drawn(t *testing.T, typ *Typesetter, f face.Font, s string) (all []placed) {
	t.Helper()
	typ.r.Glyph().SetDrawFunc(func(_ etxt.Target, i sfnt.GlyphIndex, at fract.Point) {
		all = append(all, placed{typ.r.GetFont(), i, at.X.ToFloat64()})
	})
	defer typ.r.Glyph().SetDrawFunc(nil)
	it := widgets.Item{Look: widgets.Look{Kind: widgets.Words, Text: s, Face: f, Size: 40, Colour: color.RGBA{A: 255},
		R: widgets.Rect{W: 900, H: 60}}}
	dst := ebiten.NewImage(8, 8)
	defer dst.Deallocate()
	typ.paint(dst, &it, 1, 1)
	return all
}

// inked reports whether a glyph of a font has an outline.
func inked(t *testing.T, p placed) bool {
	t.Helper()
	var b sfnt.Buffer
	outline, err := p.font.LoadGlyph(&b, p.index, 64*40, nil)
	rulestest.OK(t, err)
	return len(outline) > 0
}

// TestEveryLetterIsSeen in every face: as itself where any of our fonts has it, otherwise as a sign. The last
// letter ends where the line as it is measured does.
func TestEveryLetterIsSeen(t *testing.T) {
	typ := NewTypesetter()
	for _, f := range face.All() {
		for _, sc := range scripts {
			got := typ.Lacks(sc.words)
			rulestest.Holds(t, got == sc.lacks, "%s: %q is said to be lacking, not %q", sc.name, got, sc.lacks)
			all := drawn(t, typ, f, sc.words)
			seen, signs := 0, 0
			for _, p := range all {
				if inked(t, p) && p.index != 0 {
					seen++
				}
				var b sfnt.Buffer
				if sign, _ := p.font.GlyphIndex(&b, missingSign); sign == p.index {
					signs++
				}
			}
			want, lacking := 0, 0
			for _, c := range sc.words {
				if c != ' ' && !joins(c) {
					want++
				}
				if strings.ContainsRune(sc.lacks, c) {
					lacking++
				}
			}
			rulestest.Holds(t, seen == want && signs == lacking,
				"%s, %s: %d of %d letters are seen, %d as signs, not %d", f, sc.name, seen, want, signs, lacking)
			last := all[len(all)-1]
			typ.r.SetFont(last.font)
			end := last.at + typ.r.Measure(string(lastSet(typ, f, sc.words))).Width().ToFloat64()
			w := typ.Width(f, 40, sc.words)
			rulestest.Holds(t, w == end, "%s, %s: it is %v wide and measured %v", f, sc.name, end, w)
		}
	}
}

// lastSet is the last letter of a line as it is set.
func lastSet(typ *Typesetter, f face.Font, s string) rune {
	runs := typ.runs(f, s)
	all := []rune(runs[len(runs)-1].text)
	return all[len(all)-1]
}

// TestANameIsSetInOneFace: no word is a mixture, and the words beside it keep their face.
func TestANameIsSetInOneFace(t *testing.T) {
	typ := NewTypesetter()
	got := typ.runs(face.Heading, "Pass the screen to Nguyễn-Иван now")
	want := []run{{face.Heading, "Pass the screen to "}, {face.TextBold, "Nguyễn-Иван "}, {face.Heading, "now"}}
	rulestest.Must(t, len(got) == len(want), "%v", got)
	for i := range want {
		rulestest.Holds(t, got[i] == want[i], "%v, not %v", got[i], want[i])
	}
}
