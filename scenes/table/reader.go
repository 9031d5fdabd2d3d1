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
	target string    // what is pointed at,
	since  time.Time // and since when
}

// readerDelay is how long a player must point at a card before it is shown large.
const readerDelay = 350 * time.Millisecond

// frame shows the card of a target that is pointed at; "" is none, and while something else is done. What has
// come to lie below a resting mouse is not pointed at.
// It lies above the line that asks or advises, where it has room there. Of what a hint has led the keys to,
// it is not shown where it would cover the hint.
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
	r := sheet.Beside(u, at, w, h)
	r = sheet.AboveLine(r, at, line)
	if keep := b.KeepInSight(target); len(keep) > 0 {
		r = sheet.KeepingInSight(u, r, at, keep)
	}
	if over := r.Intersect(line); hinted && over.W > 0 && over.H > 0 {
		return
	}
	u.Overlay(func() { b.Read(u, r, target) })
}
