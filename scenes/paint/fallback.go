package paint

import (
	"slices"
	"strings"
	"unicode"

	"intrigue/maps/face"
	"intrigue/scenes/widgets"
)

// run is a piece of a line that one font sets.
type run struct {
	face face.Font
	text string
}

// letter is a letter of a face, which may lack it.
type letter struct {
	f face.Font
	r rune
}

// missingSign stands for a letter that no face has. The Go faces have it, so every chain of fallbacks does.
const missingSign = '□'

// runs is a line as it is set: a word with a letter that its face lacks is set in the first of the
// fallbacks that has the whole word, for a name in two faces is ugly; if none has, letter by letter.
// Width and paint both go by it, so that what is measured is what is seen.
func (t *Typesetter) runs(f face.Font, s string) []run {
	s = glyphs(f, s)
	if !strings.ContainsFunc(s, func(c rune) bool { return c > unicode.MaxASCII }) {
		return []run{{f, s}}
	}
	s = strings.Map(func(c rune) rune { return widgets.If(joins(c), -1, c) }, s)
	var all []run
	add := func(f face.Font, s string) {
		if n := len(all); n > 0 && all[n-1].face == f {
			all[n-1].text += s
			return
		}
		all = append(all, run{f, s})
	}
	chain := append([]face.Font{f}, face.Fallbacks(f)...)
	for word := range strings.SplitAfterSeq(s, " ") {
		whole := func(f face.Font) bool {
			return !strings.ContainsFunc(word, func(c rune) bool { return !t.covers(f, c) })
		}
		if i := slices.IndexFunc(chain, whole); i >= 0 {
			add(chain[i], word)
			continue
		}
		for _, c := range word {
			if !slices.ContainsFunc(chain, func(f face.Font) bool { return t.covers(f, c) }) {
				c = missingSign
			}
			add(chain[slices.IndexFunc(chain, func(f face.Font) bool { return t.covers(f, c) })], string(c))
		}
	}
	return all
}

// joins reports whether a sign has no shape but changes its neighbours', as within an emoji.
func joins(c rune) bool {
	return c != softHyphen && unicode.In(c, unicode.Cf, unicode.Variation_Selector)
}

// covers reports whether a face has a letter.
func (t *Typesetter) covers(f face.Font, c rune) bool {
	k := letter{f, c}
	has, known := t.has[k]
	if !known {
		i, err := t.font(f).GlyphIndex(&t.buf, c)
		has = err == nil && i != 0
		t.has[k] = has
	}
	return has
}

// Lacks is the letters of a text that no face has, each once.
func (t *Typesetter) Lacks(s string) string {
	var all []rune
	for _, c := range s {
		if !joins(c) && !t.covers(face.UI, c) && !t.covers(face.Text, c) && !slices.Contains(all, c) {
			all = append(all, c)
		}
	}
	return string(all)
}

// advance is the width of a run at scale pixels a point.
func (t *Typesetter) advance(r run, size, scale float64) float64 {
	t.set(r.face, size, scale)
	return t.r.Measure(r.text).Width().ToFloat64()
}
