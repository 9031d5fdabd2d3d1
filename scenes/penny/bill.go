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

// bill is the sprite of a card, lying or held up for reading.
func bill(c penny.CardView, read bool) string {
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
	kind := "frame"
	if read {
		kind = "read"
	}
	brief := widgets.If(read, "", strings.ReplaceAll(c.Brief, "/", "∕"))
	return strings.Join([]string{billMark, kind, c.Deck, c.Key, c.Name, left, right, strings.Join(middle, ","), brief}, "/")
}

// Compose puts the handbills and the front pages together; see sprites.Compose.
func Compose(name string) (sprites.Composite, bool) {
	if w := strings.SplitN(name, "/", 4); len(w) == 4 && w[0] == pageMark {
		return sprites.Composite{W: 960, H: 600, Layers: []sprites.Layer{{Name: w[1], Text: map[string]string{"head": w[2], "words": w[3]}}}}, true
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
	if kind == "read" {
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
	r.Layers = []sprites.Layer{frame, picture}
	if kind == "frame" && brief != "" {
		r.Layers = append(r.Layers, strip(brief, middle != "", left+right != ""))
	}
	if kind == "frame" && middle != "" {
		r.Layers = append(r.Layers, ornaments(strings.Split(middle, ","), left == "", right == "", brief != "")...)
	}
	return r, true
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
