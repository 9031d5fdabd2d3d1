package penny

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/scenes/widgets"
)

// stands returns what a press on a target stands for where that is more than a choice of the rules.
func (b *Board) stands(target string) penny.Sequence {
	s, known := b.pressed[target]
	if !known {
		s = b.View.Sequence(target)
		if b.pressed == nil {
			b.pressed = map[string]penny.Sequence{}
		}
		b.pressed[target] = s
	}
	return s
}

// Sequence implements table.Board.
func (b *Board) Sequence(target string) ([]rules.Move, bool) {
	s := b.stands(target)
	return s.Moves, s.Runs
}

// sequenceKeys returns the keys of sequences that can be pressed now.
func (b *Board) sequenceKeys() (ids []string) {
	for _, id := range b.View.Keys() {
		if len(b.Host.Sequence(id)) > 0 {
			ids = append(ids, id)
		}
	}
	return ids
}

// says tells what a press on a target takes, where it stands for several moves.
func (b *Board) says(id string) string {
	if len(b.Host.Sequence(id)) == 0 {
		return ""
	}
	return b.stands(id).Says
}

// spent marks a card or a token that the press that is pointed at would spend.
func (b *Board) spent(u *widgets.UI, r widgets.Rect, id string) {
	hot := b.Host.Pointing().Hot()
	if hot != "" && len(b.Host.Sequence(hot)) > 0 && slices.Contains(b.stands(hot).Spends, id) {
		u.BorderedBox(r.Inset(-1), widgets.Fade(blood, 0.3), blood, widgets.HotWide, r.W*0.06)
	}
}
