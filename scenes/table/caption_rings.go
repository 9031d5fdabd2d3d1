package table

import (
	"time"

	"intrigue/scenes/widgets"
)

// ringPulse is one pulse of the rings.
const ringPulse = 1600 * time.Millisecond

// ring rings things that words speak of, since these words came.
func ring(u *widgets.UI, g *game, targets []string, since time.Time) {
	beat := 4.0
	if d := u.Now.Sub(since); g.app.Motion() > 0 && d < 3*ringPulse { // then it rests, and the window sleeps
		beat = 3 + 5*float64(d%ringPulse)/float64(ringPulse)
		u.WakeAt(u.Now.Add(60 * time.Millisecond))
	}
	u.Overlay(func() { // when all of the frame is laid out
		for _, x := range ringed(u, &g.spots, targets) {
			ring := func() {
				u.BorderedBox(x.at.Inset(-beat-1.5), widgets.Colour{}, u.Theme.Background, 1.5, 12)
				u.BorderedBox(x.at.Inset(-beat), widgets.Colour{}, u.Theme.Gold, 3, 11)
			}
			if x.cut {
				u.Clipped(x.clip, ring)
			} else {
				ring()
			}
		}
	})
}

// ringedPlace is a place that is ringed, and what cuts it.
type ringedPlace struct {
	at, clip widgets.Rect
	cut      bool
}

// ringClose is how near one another two rows of a list lie whose rings would overlap.
const ringClose = 12.0

// ringed are the places of targets in sight. Rows that lie close below one another share a ring.
func ringed(u *widgets.UI, spots *spots, targets []string) (all []ringedPlace) {
	for _, id := range targets {
		at, ok := spots.where(id)
		if !ok {
			continue
		}
		x := ringedPlace{at: at}
		x.clip, x.cut = cutBy(u, id, at)
		if n := len(all) - 1; n >= 0 {
			last := &all[n]
			below := last.at.X == at.X && last.at.W == at.W && at.Y >= last.at.Y+last.at.H && at.Y-last.at.Y-last.at.H < ringClose
			if below && last.clip == x.clip && last.cut == x.cut && at.W > 2*at.H {
				last.at.H = at.Y + at.H - last.at.Y
				continue
			}
		}
		all = append(all, x)
	}
	return all
}

// cutBy is the board or the scrolling list that shows only a part of a target: a ring around
// it must not run out over the prompt or a button. A target in full sight is not cut.
func cutBy(u *widgets.UI, target string, at widgets.Rect) (clip widgets.Rect, cut bool) {
	for _, h := range u.Hits() {
		if id, ok := TargetOf(h.ID); ok && id == target && h.R == at {
			return h.Clip, h.Clip != (widgets.Rect{}) && at.Intersect(h.Clip) != at
		}
	}
	return widgets.Rect{}, false
}
