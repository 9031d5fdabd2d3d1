package widgets

import (
	"image/color"
	"math"
	"slices"
	"sort"
	"strings"

	"intrigue/maps/face"
)

// Type measures words. The painter's typesetter implements it; it needs no display.
type Type interface {
	Width(f face.Font, size float64, s string) float64
	// Metrics are the height above and below the baseline.
	Metrics(f face.Font, size float64) (ascent, descent float64)
	// Lacks is the letters of a text that no face can show, each once.
	Lacks(s string) string
}

// lettering writes the words of a frame.
type lettering struct {
	display
	Type Type
	// TextScale is the person's choice, 0.75 … 2.
	TextScale float64
	wrapped   map[paragraph][]string
}

// Style is how words look.
type Style struct {
	Face   face.Font
	Size   float64 // before the text scale
	Colour color.RGBA
	Align  Align
}

// Line is a style of words at the left of their room; their size is one before the text scale.
func Line(f face.Font, size float64, c color.RGBA) Style {
	return Style{Face: f, Size: size, Colour: c}
}

// Centred is the style with the words in the middle of their room.
func (s Style) Centred() Style {
	s.Align = Centre
	return s
}

// AtRight is the style with the words at the right of their room.
func (s Style) AtRight() Style {
	s.Align = Right
	return s
}

// Label writes one line in r, cut with an ellipsis if it does not fit.
func (l *lettering) Label(r Rect, s string, st Style) {
	l.Tell(r, s)
	size := l.FontSize(st.Size)
	l.words(r, l.fit(s, st.Face, size, r.W), st, size)
}

// FitLabel writes one line in r at the largest size that fits, down to 12 points.
// It is for signs and buttons whose room is given.
func (l *lettering) FitLabel(r Rect, s string, st Style) {
	l.Tell(r, s)
	size := l.FontSize(st.Size)
	if w := l.Type.Width(st.Face, size, s); w > r.W && w > 0 {
		size = max(12, math.Floor(size*r.W/w*2)/2)
		// Letters are set on whole pixels, so the width is not quite in proportion.
		for size > 12 && l.Type.Width(st.Face, size, s) > r.W {
			size -= 0.5
		}
	}
	l.words(r, l.fit(s, st.Face, size, r.W), st, size)
}

// FitText writes words in r at the largest size at which they fit into it on as many
// lines as they need, down to 12 points. They are centred vertically.
func (l *lettering) FitText(r Rect, s string, st Style) {
	l.Tell(r, s)
	size := l.FontSize(st.Size)
	var lines []string
	for ; ; size = max(12, size-0.5) {
		lines = l.wrapAt(s, st.Face, size, r.W)
		wide := slices.ContainsFunc(lines, func(line string) bool { return l.Type.Width(st.Face, size, line) > r.W })
		if size <= 12 || !wide && float64(len(lines))*size*1.25 <= r.H {
			break
		}
	}
	lh := size * 1.25
	y := r.Y + (r.H-lh*float64(len(lines)))/2
	for i, line := range lines {
		l.words(Rect{r.X, y + float64(i)*lh, r.W, lh}, l.fit(line, st.Face, size, r.W), st, size)
	}
}

// FixedLabel writes s at a size that does not follow the text scale: words in a picture.
func (l *lettering) FixedLabel(r Rect, s string, st Style) {
	before := len(l.items)
	l.words(r, s, st, st.Size)
	if len(l.items) > before {
		l.items[before].Rough = l.rough
	}
}

// words writes one line at a size in points, as it is; nothing where there are none.
func (l *lettering) words(r Rect, s string, st Style, size float64) {
	if s == "" || size <= 0 {
		return
	}
	l.Add(Item{Look: Look{Kind: Words, R: r, Text: s, Face: st.Face, Size: size, Colour: st.Colour, Align: st.Align}})
}

// TextWidth is the width of a line in points, text scale included.
func (l *lettering) TextWidth(s string, st Style) float64 {
	return l.Type.Width(st.Face, l.FontSize(st.Size), s)
}

// fit cuts a line to a width, with an ellipsis.
func (l *lettering) fit(s string, f face.Font, size, width float64) string {
	if l.Type.Width(f, size, s) <= width+0.5 {
		return s
	}
	runes := []rune(s)
	n := fitting(runes, func(s string) bool { return l.Type.Width(f, size, s+"…") <= width })
	return strings.TrimRight(string(runes[:n]), " ") + "…"
}

// fitting is how many letters from the beginning of a line fit.
func fitting(runes []rune, fits func(string) bool) int {
	return sort.Search(len(runes), func(n int) bool { return !fits(string(runes[:n+1])) })
}

// FirstFitting is the first of some wordings that has room in a width, else the last.
func (l *lettering) FirstFitting(w float64, st Style, words ...string) string {
	for _, s := range words {
		if l.TextWidth(s, st) <= w {
			return s
		}
	}
	return words[len(words)-1]
}

// Wrap breaks s into lines no wider than width. Line breaks in s are kept, and a word that is wider, such as
// a name from a file, is broken wherever it must be. The lines are shared and must not be changed: a log is
// wrapped anew in every frame, so they are remembered.
func (l *lettering) Wrap(s string, st Style, width float64) []string {
	k := paragraph{s, st.Face, l.FontSize(st.Size), width}
	lines, known := l.wrapped[k]
	if !known {
		if len(l.wrapped) >= mostWrapped {
			clear(l.wrapped)
		}
		lines = l.wrap(s, k.size, st, width)
		l.wrapped[k] = lines
	}
	return lines
}

// paragraph is what its lines depend on, besides the fonts.
type paragraph struct {
	words       string
	face        face.Font
	size, width float64
}

// mostWrapped bounds the paragraphs that are remembered: a long log is a few hundred.
const mostWrapped = 4000

// wrap breaks s as Wrap does.
func (l *lettering) wrap(s string, size float64, st Style, width float64) []string {
	fits := func(s string) bool { return l.Type.Width(st.Face, size, s) <= width+0.5 }
	lines := l.wrapAt(s, st.Face, size, width)
	for i := 0; i < len(lines) && width > 0; i++ {
		if line := []rune(lines[i]); !fits(lines[i]) {
			n := max(1, fitting(line, fits))
			lines[i] = string(line[:n])
			if n < len(line) {
				lines = slices.Insert(lines, i+1, string(line[n:]))
			}
		}
	}
	return lines
}

// wrapAt breaks s at its line breaks and between words; one that is wider than width stays whole.
func (l *lettering) wrapAt(s string, f face.Font, size, width float64) []string {
	var lines []string
	for _, para := range strings.Split(s, "\n") {
		line := ""
		for _, word := range face.Words(para) {
			switch longer := line + " " + word; {
			case line == "":
				line = word
			case l.Type.Width(f, size, longer) > width:
				lines = append(lines, line)
				line = word
			default:
				line = longer
			}
		}
		lines = append(lines, line)
	}
	return lines
}

// Text writes a wrapped paragraph at the top of r and returns the height it took.
func (l *lettering) Text(r Rect, s string, st Style) float64 {
	h := l.lines(r, l.Wrap(s, st, r.W), st)
	l.Tell(Rect{r.X, r.Y, r.W, h}, s)
	return h
}

// lines writes lines one below the other from the top of r and returns the height they took.
func (l *lettering) lines(r Rect, all []string, st Style) float64 {
	lh := l.LineHeight(st.Size)
	for i, line := range all {
		l.words(Rect{r.X, r.Y + float64(i)*lh, r.W, lh}, line, st, l.FontSize(st.Size))
	}
	return float64(len(all)) * lh
}

// TextHeight is what Text would take.
func (l *lettering) TextHeight(s string, st Style, width float64) float64 {
	return float64(len(l.Wrap(s, st, width))) * l.LineHeight(st.Size)
}

// Scaled is a length that holds words, for the reader's text size: at large type
// boxes grow almost as fast as the letters in them, and at small type not at all.
func (l *lettering) Scaled(length float64) float64 { return length * max(1, 0.2+0.8*l.TextScale) }

// AtScale runs f at another text size.
func (l *lettering) AtScale(scale float64, f func()) {
	old := l.TextScale
	defer func() { l.TextScale = old }()
	l.TextScale = scale
	f()
}

// FontSize scales a type size by the person's choice, never below 12 points.
func (l *lettering) FontSize(size float64) float64 { return max(12, size*l.TextScale) }

// LineHeight is the height of a line of that size, for laying out.
func (l *lettering) LineHeight(size float64) float64 { return math.Ceil(l.FontSize(size) * 1.35) }
