package penny

import (
	"encoding/json"
	"strings"
	"unicode/utf8"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// A card is put together from its frame, its woodcut, its words and ornaments when
// it is first drawn. All of it stands in the name of the sprite, so that two cards look
// alike exactly when they are called alike.

const (
	printMark = "penny.print"
	pageMark  = "penny.page"
)

// The shapes of a card: as it lies, held up for reading, and as wide as it lies in the
// rows of the shop and the enemies, where its words are read at a distance.
const (
	lying  = "frame"
	toRead = "read"
	inRow  = "row"
)

// shape returns that in which a card is drawn in r.
func shape(c penny.CardView, r widgets.Rect) string {
	return widgets.If((c.Deck == "shop" || c.Deck == "enemy") && r.W > r.H*(cardAspect+rowAspect)/2, inRow, lying)
}

// cardPrint is all that stands on a card; its sprite is named by the mark, the shape, and this as JSON.
type cardPrint struct {
	shape           string
	Deck, Key, Head string
	Left, Right     string      // in its seals
	Gives           []box.Token // ornaments
	Brief           string
}

// cardSprite returns the sprite of a card of a shape.
func cardSprite(c penny.CardView, as string) string {
	name, _ := json.Marshal(printOf(c, as)) // words and numbers, which cannot fail
	return printMark + "/" + as + "/" + string(name)
}

// frontPage is all that stands on a front page; the name of its sprite is the mark and this as JSON.
type frontPage struct{ Picture, Head, Words string }

// sprite returns the name of a front page.
func (p frontPage) sprite() string {
	name, _ := json.Marshal(p)
	return pageMark + "/" + string(name)
}

// printOf returns what stands on such a card.
func printOf(c penny.CardView, as string) cardPrint {
	h := cardPrint{shape: as, Deck: c.Deck, Key: c.Key, Head: c.Name, Gives: c.Gives}
	switch c.Deck {
	case "shop", "pennies", "counter":
		h.Left = itoa(c.Cost)
	case "enemy", "boss", "rush":
		h.Left, h.Right = itoa(c.Health), itoa(len(c.Hits))
		if len(c.Weak) > 0 {
			h.Gives = c.Weak
		}
	}
	switch {
	case c.Deck == "pennies" || c.Deck == "demonic_pennies":
		h.Right = itoa(c.Wealth)
	case h.Right == "" && c.Points != 0:
		h.Right = itoa(c.Points)
	}
	if as != toRead {
		h.Head, _, _ = strings.Cut(c.Name, ",")
		h.Brief = c.Brief
	}
	return h
}

// Compose puts the cards and the front pages together; see sprites.Compose.
func Compose(name string) (sprites.Composite, bool) {
	if words, ok := strings.CutPrefix(name, pageMark+"/"); ok {
		var p frontPage
		err := json.Unmarshal([]byte(words), &p)
		return sprites.Composite{W: 960, H: 600,
			Layers: []sprites.Layer{{Name: p.Picture, Text: map[string]string{"head": p.Head, "words": p.Words}}}}, err == nil
	}
	w := strings.SplitN(name, "/", 3)
	if len(w) != 3 || w[0] != printMark {
		return sprites.Composite{}, false
	}
	h := cardPrint{shape: w[1]}
	err := json.Unmarshal([]byte(w[2]), &h)
	return h.compose(), err == nil
}

// compose puts a card together.
func (h cardPrint) compose() sprites.Composite {
	r := sprites.Composite{W: 240, H: 336}
	picture := sprites.Layer{Name: "penny.card." + h.Key, X: 12, Y: 84, W: 216, H: 162}
	if h.Deck == "counter" {
		picture.Name = "penny.counter." + h.Key
	}
	if h.shape == toRead {
		r = sprites.Composite{W: 340, H: 500}
		picture.X, picture.Y, picture.W, picture.H = 16, 82, 208, 156
		if h.Left+h.Right == "" { // no seals stand beside it
			picture.X = (r.W - picture.W) / 2
		}
	}
	frame := sprites.Layer{Name: "penny." + h.shape + "." + h.Deck, Text: map[string]string{"head": h.Head}, Hide: map[string]bool{}}
	for id, n := range map[string]string{"left": h.Left, "right": h.Right} {
		if n == "" {
			frame.Hide["seal."+id] = true
			continue
		}
		frame.Text[id] = n
	}
	if h.shape == inRow {
		return rowCard(frame, picture, h)
	}
	r.Layers = []sprites.Layer{frame, picture}
	if h.shape == lying && h.Brief != "" {
		r.Layers = append(r.Layers, strip(h.Brief, len(h.Gives) > 0, h.Left+h.Right != ""))
	}
	if h.shape == lying && len(h.Gives) > 0 {
		r.Layers = append(r.Layers, h.ornaments()...)
	}
	return r
}

// The wide card of the rows: where its picture lies, and its lines of words, which are
// printed over the lower part of the picture, or in its place.
const (
	rowW, rowH         = 312.0, 336.0
	rowTop, rowLow     = 76.0, 254.0
	noteMost           = 5
	noteLetters        = 19
	noteLine, noteEdge = 34.0, 8.0
)

// rowAspect is the width of such a card for its height.
const rowAspect = rowW / rowH

// rowCard composes a wide card of the rows of shop and enemies: frame, picture, note and ornaments.
func rowCard(frame, picture sprites.Layer, of cardPrint) sprites.Composite {
	r := sprites.Composite{W: rowW, H: rowH, Layers: []sprites.Layer{frame}}
	lines := min(noteMost, (utf8.RuneCountInString(of.Brief)+noteLetters-1)/noteLetters)
	h := widgets.If(lines == 0, 0, float64(lines)*noteLine+noteEdge)
	if free := rowLow - h - rowTop; free > noteLine*0.9 {
		w := min(rowW-24, (rowLow-rowTop)*4/3)
		picture.X, picture.Y, picture.W, picture.H = (rowW-w)/2, rowTop, w, w*3/4
		r.Layers = append(r.Layers, picture)
	}
	if lines > 0 {
		r.Layers = append(r.Layers, sprites.Layer{Name: "penny.note." + itoa(lines), X: 12, Y: rowLow - h, W: rowW - 24, H: h,
			Text: map[string]string{"words": of.Brief}})
	}
	if len(of.Gives) > 0 {
		r.Layers = append(r.Layers, ornamentsIn(of.Gives, 78, 256, rowW-156, 68)...)
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

// strip returns what a card says in words, above what stands at its foot.
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

// ornaments returns tokens at a card's foot, in the room that the seals leave.
func (h cardPrint) ornaments() []sprites.Layer {
	left, right := h.Left == "", h.Right == ""
	x, y, w, high := 78.0, 256.0, 84.0, 68.0
	if h.Brief != "" && left && right { // a strip of words stands above them
		y, high = 284, 42
	}
	if left {
		x, w = x-60, w+60
	}
	if right {
		w += 60
	}
	return ornamentsIn(h.Gives, x, y, w, high)
}

// ornamentsIn returns tokens in a room of w×h from x, y, in one row or two.
func ornamentsIn(all []box.Token, x, y, w, h float64) (out []sprites.Layer) {
	rows := 1
	if float64(len(all))*h*0.55 > w {
		rows = 2
	}
	each := (len(all) + rows - 1) / rows
	side := min(h/float64(rows), w/float64(each), 56)
	for i, t := range all {
		row := i / each
		here := min(each, len(all)-row*each)
		out = append(out, sprites.Layer{Name: "penny.token." + t.String(), W: side, H: side,
			X: x + (w-side*float64(here))/2 + side*float64(i%each), Y: y + (h-side*float64(rows))/2 + side*float64(row)})
	}
	return out
}

// cardAspect is the width of a card for its height.
const cardAspect = 240.0 / 336
