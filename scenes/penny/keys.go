package penny

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// words returns the choices that are words and stand beside the hand: to be done.
func (b *Board) words() []string {
	return b.Host.EndsLast(append(b.sequenceKeys(), slices.DeleteFunc(b.Host.Words(), isOption)...))
}

// keys lay out choices that are words, one below the other.
func (b *Board) keys(u *widgets.UI, r widgets.Rect, ids []string) {
	for i, at := range parts.Column(u, r, len(ids)) {
		l := b.View.Label(ids[i])
		moving := b.View.Steps()[1].State == penny.Now // then to play is not what most people want next
		b.key(u, at, ids[i], "", !l.Ends && !(moving && slices.Contains(b.View.Keys(), ids[i])) || len(ids) == 1 && !b.strikes())
	}
}

// strikes reports whether the hero of a fight could still deal damage: to stop now is not what
// most people want next.
func (b *Board) strikes() bool {
	x, fight := b.View.Fight()
	return fight && !x.Won && len(x.Payable) > 0
}

// key paints a choice that is a word.
func (b *Board) key(u *widgets.UI, r widgets.Rect, id, twin string, bright bool) {
	b.Host.Key(u, id, twin, r, b.View.Label(id).Title, widgets.ButtonOptions{Weight: widgets.If(bright, widgets.Primary, widgets.Plain),
		Tooltip: b.says(id)})
}

// twinKey paints a second key for a choice that stands in the tray.
func (b *Board) twinKey(u *widgets.UI, r widgets.Rect, id string) {
	l := b.View.Label(id)
	b.key(u, r, id, "sheet", !l.Ends)
}

// keyHeight returns the height of the key of an option, in the tray or on a sheet over the map.
func keyHeight(u *widgets.UI, low bool) float64 {
	return widgets.If(low, max(30, u.LineHeight(widgets.Body)+8), max(38, u.LineHeight(widgets.Body)+12))
}

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
