package svg

import (
	"strings"

	"intrigue/maps/face"
	"intrigue/maps/geom"
)

// Words that a caller puts in the place of a <text> with the id "title" are broken into lines and made smaller until
// they fit the shape "room.title", if there is one. The file may hide that shape with display="none".

const (
	leading  = 1.2  // from line to line, in sizes of the letters
	smallest = 0.5  // to which part of their size letters may shrink
	shrink   = 0.95 // from one attempt to the next
	rise     = 0.34 // of the baseline below the middle of a line: half a capital
)

// room is the box of a text's room in the text's own units.
func (b *builder) room(id string, m matrix) (geom.Rect, bool) {
	n := b.d.byID["room."+id]
	inverse, ok := m.inverse()
	if n == nil || n.shape == nil || !ok {
		return geom.Rect{}, false
	}
	return inverse.mul(n.toDrawing()).box(n.shape.extent()), true
}

// fit writes words into a room: as large as they fit, in the middle from top to
// bottom, and from side to side as the text is anchored.
func (b *builder) fit(n *node, words string, st style, room geom.Rect, m matrix) error {
	lines, k, _, err := b.d.breakToFit(words, &st, room)
	if err != nil {
		return err
	}
	st.size, st.spacing = st.size*k, st.spacing*k
	mid := room.Centre()
	for i, l := range lines {
		p := &path{}
		at := geom.Pt(0, mid.Y+(float64(i)-float64(len(lines)-1)/2)*leading*st.size+rise*st.size)
		end, err := b.d.fonts.write(p, l, &st, at, false)
		if err != nil {
			return err
		}
		x := room.X0
		switch st.anchor {
		case "middle":
			x = mid.X - end.X/2
		case "end":
			x = room.X1 - end.X
		}
		p.shift(x)
		if err := b.shape(n, p, st, m); err != nil {
			return err
		}
	}
	return nil
}

// breakToFit returns words in lines, and by which factor k they are smaller than st says, so that they fit a room. It is
// false when they do not even at half their size; they hang over then.
func (d *Drawing) breakToFit(words string, st *style, room geom.Rect) (lines []string, k float64, fits bool, err error) {
	width := func(s string) (float64, error) {
		end, err := d.fonts.write(&path{}, s, st, geom.Point{}, false)
		return end.X, err
	}
	space, err := width(" ")
	if err != nil {
		return nil, 0, false, err
	}
	var paragraphs [][]string
	widths := map[string]float64{}
	for p := range strings.SplitSeq(words, "\n") {
		paragraphs = append(paragraphs, face.Words(p))
		for _, w := range paragraphs[len(paragraphs)-1] {
			if widths[w], err = width(w); err != nil {
				return nil, 0, false, err
			}
		}
	}
	w, h := room.X1-room.X0, room.Y1-room.Y0
	for k = 1; ; k = max(smallest, k*shrink) {
		lines, fits = wrap(paragraphs, widths, space, w/k)
		if fits = fits && float64(len(lines))*leading*st.size*k <= h; fits || k == smallest {
			return lines, k, fits, nil
		}
	}
}

// wrap breaks paragraphs into lines no wider than room; false if a word is.
func wrap(paragraphs [][]string, widths map[string]float64, space, room float64) (lines []string, fits bool) {
	fits = true
	for _, words := range paragraphs {
		line, long := "", 0.0
		for _, w := range words {
			fits = fits && widths[w] <= room
			if line != "" && long+space+widths[w] <= room {
				line, long = line+" "+w, long+space+widths[w]
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			line, long = w, widths[w]
		}
		lines = append(lines, line)
	}
	return lines, fits
}
