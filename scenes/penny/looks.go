package penny

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// sprite is the drawing of something that the rules name.
func sprite(name string) string { return "penny." + name }

// Picture is the drawing of a target, or the mark of the seat that plays a hero.
func (b *Board) Picture(target string) (parts.Mark, bool) {
	l := b.View.Label(target)
	if l.Sprite == "" {
		return parts.Mark{}, false
	}
	if name, ok := villainMark(l.Sprite); ok {
		return parts.Mark{Sprite: name, Tint: ink}, true
	}
	return parts.Mark{Sprite: sprite(l.Sprite), Tint: ink}, true
}

// villainMark is the letter of a villain on its own shape and colour; not ok for bosses.
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

// cardOf is the number of a card of a target.
func cardOf(id string) (box.Card, bool) {
	n, ok := strings.CutPrefix(id, "card.")
	if !ok {
		return box.NoCard, false
	}
	k, err := strconv.Atoi(n)
	return box.Card(k), err == nil && k >= 0 && k < int(box.NoCard)
}

// key is the word of a hero in ids: "jack".
func key(h penny.HeroView) string { return strings.TrimPrefix(h.ID, "hero.") }

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
	if size >= 8.1*max(1, u.TextScale) {
		figure(u, r, words, f, tint, a)
	}
}

// tokens are the piles of an action pool in their order.
var tokens = []box.Token{box.Occultism, box.Society, box.Science, box.Underworld, box.Violence, box.Damage, box.Gold,
	box.Movement, box.Prevent}

// token paints a printer's ornament.
func token(u *widgets.UI, r widgets.Rect, t box.Token, tint color.RGBA) {
	u.Sprite(r, sprite("token."+t.String()), tint)
}

// poolID is the pile of a token on a hero's board.
func poolID(h penny.HeroView, t box.Token) string { return "pool." + key(h) + "." + t.String() }

// tokenOf is the token of a pile.
func tokenOf(id string) (box.Token, bool) {
	w := strings.Split(id, ".")
	if len(w) != 3 || w[0] != "pool" {
		return 0, false
	}
	i := slices.IndexFunc(tokens, func(t box.Token) bool { return t.String() == w[2] })
	return box.Token(max(0, i)), i >= 0
}

func itoa(n int) string { return strconv.Itoa(n) }
