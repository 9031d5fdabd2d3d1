package penny

import (
	"strings"
	"unicode/utf8"

	"intrigue/rules/penny"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// A handbill is put together from its frame, its woodcut, its words and ornaments when
// it is first drawn. All of it stands in the name of the sprite, so that two cards look
// alike exactly when they are called alike.

const (
	billMark = "penny.bill"
	pageMark = "penny.page"
)

// The shapes of a handbill: as it lies, held up for reading, and as wide as it lies in the
// rows of the shop and the enemies, where its words are read at a distance.
const (
	lying  = "frame"
	toRead = "read"
	inRow  = "row"
)

// shape is that in which a card is drawn in r.
func shape(c penny.CardView, r widgets.Rect) string {
	return widgets.If((c.Deck == "shop" || c.Deck == "enemy") && r.W > r.H*(handbill+rowbill)/2, inRow, lying)
}

// bill is the sprite of a card of a shape.
func bill(c penny.CardView, kind string) string {
	left, right := "", ""
	var middle []string
	switch c.Deck {
	case "shop", "pennies", "counter":
		left = itoa(c.Cost)
	case "enemy", "boss", "rush":
		left, right = itoa(c.Health), itoa(len(c.Hits))
		for _, t := range c.Weak {
			middle = append(middle, t.String())
		}
	}
	switch {
	case c.Deck == "pennies" || c.Deck == "demonic_pennies":
		right = itoa(c.Wealth)
	case right == "" && c.Points != 0:
		right = itoa(c.Points)
	}
	if len(middle) == 0 {
		for _, t := range c.Gives {
			middle = append(middle, t.String())
		}
	}
	brief := widgets.If(kind == toRead, "", strings.ReplaceAll(c.Brief, "/", "∕"))
	return strings.Join([]string{billMark, kind, c.Deck, c.Key, c.Name, left, right, strings.Join(middle, ","), brief}, "/")
}

// Compose puts the handbills and the front pages together; see sprites.Compose.
func Compose(name string) (sprites.Composite, bool) {
	if w := strings.SplitN(name, "/", 4); len(w) == 4 && w[0] == pageMark {
		return sprites.Composite{W: 960, H: 600,
			Layers: []sprites.Layer{{Name: w[1], Text: map[string]string{"head": w[2], "words": w[3]}}}}, true
	}
	w := strings.Split(name, "/")
	if len(w) != 9 || w[0] != billMark {
		return sprites.Composite{}, false
	}
	kind, deck, key, head, left, right, middle, brief := w[1], w[2], w[3], w[4], w[5], w[6], w[7], w[8]
	r := sprites.Composite{W: 240, H: 336}
	picture := sprites.Layer{Name: "penny.card." + key, X: 12, Y: 84, W: 216, H: 162}
	if deck == "counter" {
		picture.Name = "penny.counter." + key
	}
	if kind == toRead {
		r = sprites.Composite{W: 340, H: 500}
		picture.X, picture.Y, picture.W, picture.H = 16, 82, 208, 156
		if left == "" && right == "" { // no seals stand beside it
			picture.X = (r.W - picture.W) / 2
		}
	} else {
		head, _, _ = strings.Cut(head, ",")
	}
	frame := sprites.Layer{Name: "penny." + kind + "." + deck, Text: map[string]string{"head": head}, Hide: map[string]bool{}}
	for id, n := range map[string]string{"left": left, "right": right} {
		if n == "" {
			frame.Hide["seal."+id] = true
			continue
		}
		frame.Text[id] = n
	}
	if kind == inRow {
		return row(frame, picture, brief, middle), true
	}
	r.Layers = []sprites.Layer{frame, picture}
	if kind == lying && brief != "" {
		r.Layers = append(r.Layers, strip(brief, middle != "", left+right != ""))
	}
	if kind == lying && middle != "" {
		r.Layers = append(r.Layers, ornaments(strings.Split(middle, ","), left == "", right == "", brief != "")...)
	}
	return r, true
}

// The wide handbill of the rows: where its picture lies, and its lines of words, which are
// printed over the lower part of the picture, or in its place.
const (
	rowW, rowH         = 312.0, 336.0
	rowTop, rowLow     = 76.0, 254.0
	noteMost           = 5
	noteLetters        = 19
	noteLine, noteEdge = 34.0, 8.0
)

// rowbill is the width of such a handbill for its height.
const rowbill = rowW / rowH

// row puts it together.
func row(frame, picture sprites.Layer, brief, middle string) sprites.Composite {
	r := sprites.Composite{W: rowW, H: rowH, Layers: []sprites.Layer{frame}}
	lines := min(noteMost, (utf8.RuneCountInString(brief)+noteLetters-1)/noteLetters)
	h := widgets.If(lines == 0, 0, float64(lines)*noteLine+noteEdge)
	if free := rowLow - h - rowTop; free > noteLine*0.9 {
		w := min(rowW-24, (rowLow-rowTop)*4/3)
		picture.X, picture.Y, picture.W, picture.H = (rowW-w)/2, rowTop, w, w*3/4
		r.Layers = append(r.Layers, picture)
	}
	if lines > 0 {
		r.Layers = append(r.Layers, sprites.Layer{Name: "penny.note." + itoa(lines), X: 12, Y: rowLow - h, W: rowW - 24, H: h,
			Text: map[string]string{"words": brief}})
	}
	if middle != "" {
		r.Layers = append(r.Layers, ornamentsIn(strings.Split(middle, ","), 78, 256, rowW-156, 68)...)
	}
	return r
}

// A strip of words is printed over the lower part of the picture, in one of the drawings
// penny.strip.<lines>; its lines are about so many letters long.
const (
	stripMost    = 6
	stripLetters = 21
	stripLine    = 25.0
	stripEdge    = 8.0
)

// strip is what a handbill says in words, above what stands at its foot.
func strip(words string, ornaments, seals bool) sprites.Layer {
	lines := min(stripMost, max(1, (utf8.RuneCountInString(words)+stripLetters-3)/(stripLetters-2)))
	h := float64(lines)*stripLine + stripEdge
	low := 328.0
	switch {
	case seals:
		low = 254
	case ornaments:
		low = 282
	}
	return sprites.Layer{Name: "penny.strip." + itoa(lines), X: 12, Y: low - h, W: 216, H: h, Text: map[string]string{"words": words}}
}

// ornaments are tokens at a handbill's foot, in the room that the seals leave.
func ornaments(all []string, left, right, low bool) (out []sprites.Layer) {
	x, y, w, h := 78.0, 256.0, 84.0, 68.0
	if low && left && right { // a strip of words stands above them
		y, h = 284, 42
	}
	if left {
		x, w = x-60, w+60
	}
	if right {
		w += 60
	}
	return ornamentsIn(all, x, y, w, h)
}

// ornamentsIn are tokens in a room of w×h from x, y, in one row or two.
func ornamentsIn(all []string, x, y, w, h float64) (out []sprites.Layer) {
	rows := 1
	if float64(len(all))*h*0.55 > w {
		rows = 2
	}
	each := (len(all) + rows - 1) / rows
	side := min(h/float64(rows), w/float64(each), 56)
	for i, t := range all {
		row := i / each
		here := min(each, len(all)-row*each)
		out = append(out, sprites.Layer{Name: "penny.token." + t, W: side, H: side,
			X: x + (w-side*float64(here))/2 + side*float64(i%each), Y: y + (h-side*float64(rows))/2 + side*float64(row)})
	}
	return out
}
