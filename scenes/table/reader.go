package table

import (
	"time"

	"intrigue/scenes/table/sheet"
	"intrigue/scenes/widgets"
)

// Reader shows a card at reading size: all its words, its keywords explained beside
// it. It lies beside what it is about and never covers it.
type Reader interface {
	// ReadSize is how large a target's card is at reading size; not ok for what is no card.
	ReadSize(u *widgets.UI, target string) (w, h float64, ok bool)
	// Read paints it.
	Read(u *widgets.UI, r widgets.Rect, target string)
	// KeepInSight is what a card that is read should leave in sight: what the board lights for it.
	KeepInSight(target string) []widgets.Rect
}

// reader shows the card that is pointed at, after a moment.
type reader struct {
	*game
	target string    // what is pointed at, "" for nothing,
	since  time.Time // and since when
}

// readerDelay is how long a player must point at a card before it is shown large.
const readerDelay = 350 * time.Millisecond

// frame shows the card of a target that is pointed at; "" is none, and while something else is done. What has
// come to lie below a resting mouse is not pointed at. The card lies above the line that asks or advises, where it has room
// there. Where a hint has led the keys to the target, it is not shown if it would cover the hint.
func (c *reader) frame(u *widgets.UI, target string, line widgets.Rect, hinted bool) {
	b, ok := c.board.(Reader)
	if target != c.target || !u.Aimed() {
		c.target, c.since = target, u.Now
	}
	if !ok || target == "" || !u.Aimed() {
		return
	}
	w, h, ok := b.ReadSize(u, target)
	at, known := c.spots.where(target)
	if !ok || !known {
		return
	}
	if due := c.since.Add(readerDelay); u.Now.Before(due) {
		u.WakeAt(due)
		return
	}
	r := sheet.AboveLine(sheet.Beside(u, at, w, h), at, line)
	if keep := b.KeepInSight(target); len(keep) > 0 {
		if hinted {
			keep = append(keep, line)
		}
		r = sheet.KeepingInSight(u, r, at, keep)
	}
	if hinted && r.Overlaps(line) {
		return
	}
	u.Overlay(func() { b.Read(u, r, target) })
}
