package penny

import (
	"image/color"
	"strconv"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/widgets"
)

// sprite returns the drawing of something that the rules name.
func sprite(name string) string { return "penny." + name }

// villainMark returns the letter of a villain on its own shape and colour; not ok for bosses.
func villainMark(id string) (name string, ok bool) {
	switch letter, _ := strings.CutPrefix(id, "villain."); letter {
	case "a", "b", "c":
		return sprite("mark." + letter), true
	}
	return "", false
}

// villainMarks paints at the right of r the marks of the villains that words speak of, and
// returns the room beside them.
func villainMarks(u *widgets.UI, r widgets.Rect, words string) (rest widgets.Rect) {
	words = strings.ToLower(words)
	side := r.H
	for _, letter := range []string{"c", "b", "a"} {
		if strings.Contains(words, "villain "+letter) {
			var at widgets.Rect
			at, r = r.CutRight(side + 2)
			u.Sprite(at.Centre(side, side), sprite("mark."+letter), ink)
		}
	}
	return r
}

// figure writes part of a picture, as large as its room; nothing where it could not be read.
func figure(u *widgets.UI, r widgets.Rect, words string, f face.Font, tint color.RGBA, a widgets.Align) {
	size := r.H * 0.78
	if w := u.Type.Width(f, size, words); w > r.W && w > 0 {
		size *= r.W / w * 0.97
	}
	if size < 7 {
		return
	}
	u.FixedLabel(r, words, widgets.Style{Face: f, Size: size, Colour: tint, Align: a})
}

// caption names a part of a picture, and nothing where large type asks for larger letters
// than there is room for: pointing at the part names it too.
func caption(u *widgets.UI, r widgets.Rect, words string, f face.Font, tint color.RGBA, a widgets.Align) {
	size := r.H * 0.78
	if w := u.Type.Width(f, size, words); w > r.W {
		size *= r.W / w * 0.97
	}
	if legible(u, size) {
		figure(u, r, words, f, tint, a)
	}
}

// legible reports whether letters of a picture are large enough for the text size.
func legible(u *widgets.UI, size float64) bool { return size >= 8.1*max(1, u.TextScale) }

// tokens are the piles of an action pool in their order.
var tokens = []box.Token{box.Occultism, box.Society, box.Science, box.Underworld, box.Violence, box.Damage, box.Gold,
	box.Movement, box.Prevent}

// token paints a printer's ornament.
func token(u *widgets.UI, r widgets.Rect, t box.Token, tint color.RGBA) {
	u.Sprite(r, sprite("token."+t.String()), tint)
}

func itoa(n int) string { return strconv.Itoa(n) }

var (
	around = color.RGBA{0x16, 0x12, 0x10, 255} // what lies about the tiles
	gold   = color.RGBA{0xF2, 0xB8, 0x2E, 255}
	news   = color.RGBA{0xEA, 0xDD, 0xBF, 255} // newsprint
	worn   = color.RGBA{0xD8, 0xC7, 0xA2, 255}
	ink    = color.RGBA{0x1A, 0x15, 0x12, 255}
	blood  = color.RGBA{0xA8, 0x1C, 0x1C, 255}
	ember  = color.RGBA{0xE8, 0x6A, 0x1E, 255}
)

// badge paints a number on a small plate.
func badge(u *widgets.UI, r widgets.Rect, words string, fill, tint color.RGBA) {
	u.BorderedBox(r, fill, ink, max(1, r.H*0.06), r.H/2)
	figure(u, r.Inset(r.H*0.06), words, face.UIBold, tint, widgets.Centre)
}

// picture returns the vignette of a card.
func picture(c penny.CardView) string { return sprite(c.Sprite) }
