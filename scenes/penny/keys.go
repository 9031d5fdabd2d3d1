package penny

import (
	"slices"

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
