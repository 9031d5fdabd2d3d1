package widgets

import (
	"image/color"
	"math"
	"slices"
	"sort"
	"strings"

	"intrigue/maps/face"
)

// Style is how words look.
type Style struct {
	Face   face.Face
	Size   float64 // before the text scale
	Colour color.RGBA
	Align  Align
}

// Line is a style of words at the left of their room.
func Line(f face.Face, size float64, c color.RGBA) Style {
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
func (u *UI) Label(r Rect, s string, st Style) {
	u.Tell(r, s)
	size := u.FontSize(st.Size)
	u.words(r, u.fit(s, st.Face, size, r.W), st, size)
}

// FitLabel writes one line in r at the largest size that fits, down to 12 points.
// It is for signs and buttons whose room is given.
func (u *UI) FitLabel(r Rect, s string, st Style) {
	u.Tell(r, s)
	size := u.FontSize(st.Size)
	if w := u.Type.Width(st.Face, size, s); w > r.W && w > 0 {
		size = max(12, math.Floor(size*r.W/w*2)/2)
		// Letters are set on whole pixels, so the width is not quite in proportion.
		for size > 12 && u.Type.Width(st.Face, size, s) > r.W {
			size -= 0.5
		}
	}
	u.words(r, u.fit(s, st.Face, size, r.W), st, size)
}

// FitText writes words in r at the largest size at which they fit into it on as many
// lines as they need, down to 12 points. They are centred vertically.
func (u *UI) FitText(r Rect, s string, st Style) {
	u.Tell(r, s)
	size := u.FontSize(st.Size)
	var lines []string
	for ; ; size = max(12, size-0.5) {
		lines = u.wrapAt(s, st.Face, size, r.W)
		wide := false
		for _, l := range lines {
			wide = wide || u.Type.Width(st.Face, size, l) > r.W
		}
		if size <= 12 || !wide && float64(len(lines))*size*1.25 <= r.H {
			break
		}
	}
	lh := size * 1.25
	y := r.Y + (r.H-lh*float64(len(lines)))/2
	for i, l := range lines {
		u.words(Rect{r.X, y + float64(i)*lh, r.W, lh}, u.fit(l, st.Face, size, r.W), st, size)
	}
}

// FixedLabel writes s at a size that does not follow the text scale: words in a picture.
func (u *UI) FixedLabel(r Rect, s string, st Style) {
	n := len(u.items)
	u.words(r, s, st, st.Size)
	for i := n; i < len(u.items); i++ {
		u.items[i].Rough = u.rough
	}
}

func (u *UI) words(r Rect, s string, st Style, size float64) {
	if s == "" || size <= 0 {
		return
	}
	u.Add(Item{Look: Look{Kind: Words, R: r, Text: s, Face: st.Face, Size: size, Colour: st.Colour, Align: st.Align}})
}

// TextWidth is the width of a line in points, text scale included.
func (u *UI) TextWidth(s string, st Style) float64 {
	return u.Type.Width(st.Face, u.FontSize(st.Size), s)
}

func (u *UI) fit(s string, f face.Face, size, width float64) string {
	if u.Type.Width(f, size, s) <= width+0.5 {
		return s
	}
	runes := []rune(s)
	n := fitting(runes, func(s string) bool { return u.Type.Width(f, size, s+"…") <= width })
	return strings.TrimRight(string(runes[:n]), " ") + "…"
}

// fitting is how many of some letters fit.
func fitting(runes []rune, fits func(string) bool) int {
	return sort.Search(len(runes), func(n int) bool { return !fits(string(runes[:n+1])) })
}

// FirstFitting is the first of some wordings that has room in a width, else the last.
func (u *UI) FirstFitting(w float64, st Style, words ...string) string {
	for _, s := range words {
		if u.TextWidth(s, st) <= w {
			return s
		}
	}
	return words[len(words)-1]
}

// Wrap breaks s into lines no wider than width. Line breaks in s are kept, and a word that is wider, such as
// a name from a file, is broken wherever it must be. The lines are shared and must not be changed: a log is
// wrapped anew in every frame, so they are remembered.
func (u *UI) Wrap(s string, st Style, width float64) []string {
	k := paragraph{s, st.Face, u.FontSize(st.Size), width}
	lines, known := u.wrapped[k]
	if !known {
		if len(u.wrapped) >= mostWrapped {
			clear(u.wrapped)
		}
		lines = u.wrap(s, k.size, st, width)
		u.wrapped[k] = lines
	}
	return lines
}

// paragraph is what its lines depend on, besides the fonts.
type paragraph struct {
	words       string
	face        face.Face
	size, width float64
}

// mostWrapped bounds the paragraphs that are remembered: a long log is a few hundred.
const mostWrapped = 4000

func (u *UI) wrap(s string, size float64, st Style, width float64) []string {
	fits := func(s string) bool { return u.Type.Width(st.Face, size, s) <= width+0.5 }
	lines := u.wrapAt(s, st.Face, size, width)
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

func (u *UI) wrapAt(s string, f face.Face, size, width float64) []string {
	var lines []string
	for _, para := range strings.Split(s, "\n") {
		line := ""
		for _, word := range face.Words(para) {
			try := word
			if line != "" {
				try = line + " " + word
			}
			if line != "" && u.Type.Width(f, size, try) > width {
				lines = append(lines, line)
				try = word
			}
			line = try
		}
		lines = append(lines, line)
	}
	return lines
}

// Text writes a wrapped paragraph at the top of r and returns the height it took.
func (u *UI) Text(r Rect, s string, st Style) float64 {
	h := u.lines(r, u.Wrap(s, st, r.W), st)
	u.Tell(Rect{r.X, r.Y, r.W, h}, s)
	return h
}

// lines writes lines one below the other from the top of r and returns the height they took.
func (u *UI) lines(r Rect, all []string, st Style) float64 {
	lh := u.LineHeight(st.Size)
	for i, l := range all {
		u.words(Rect{r.X, r.Y + float64(i)*lh, r.W, lh}, l, st, u.FontSize(st.Size))
	}
	return float64(len(all)) * lh
}

// TextHeight is what Text would take.
func (u *UI) TextHeight(s string, st Style, width float64) float64 {
	return float64(len(u.Wrap(s, st, width))) * u.LineHeight(st.Size)
}
