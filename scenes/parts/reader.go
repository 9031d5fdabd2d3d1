package parts

import "intrigue/scenes/widgets"

// Paragraph is some words of a card that is held up. Room at its right is left for what
// Beside paints there, on its first line.
type Paragraph struct {
	Words  string
	Style  widgets.Style
	Room   float64
	Beside func(r widgets.Rect)
}

// ParagraphsHeight is how high paragraphs are in a width, with a gap below each.
func ParagraphsHeight(u *widgets.UI, all []Paragraph, w, gap float64) (h float64) {
	for _, p := range all {
		h += u.TextHeight(p.Words, p.Style, w-p.Room) + gap
	}
	return h
}

// WriteParagraphs writes paragraphs from the top of r.
func WriteParagraphs(u *widgets.UI, r widgets.Rect, all []Paragraph, gap float64) {
	for _, p := range all {
		words, beside := widgets.Rect{X: r.X, Y: r.Y, W: r.W, H: u.LineHeight(p.Style.Size)}.CutLeft(r.W - p.Room)
		if p.Beside != nil {
			p.Beside(beside)
		}
		r.Y += u.Text(words, p.Words, p.Style) + gap
	}
}
