package table

import (
	"image/color"
	"math"
	"slices"
	"time"

	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// ringPulse is one pulse of the rings.
const ringPulse = 1600 * time.Millisecond

// ring rings things that words speak of, in pulses since these words came.
func ring(u *widgets.UI, g *game, targets []string, since time.Time) {
	gap := 4.0                                                        // between a place and its ring
	if d := u.Now.Sub(since); g.app.Motion() > 0 && d < 3*ringPulse { // then it rests, and the window sleeps
		gap = 3 + 5*float64(d%ringPulse)/float64(ringPulse)
		u.WakeAt(u.Now.Add(60 * time.Millisecond))
	}
	u.Overlay(func() { // when all of the frame is laid out
		for _, place := range ringed(u, &g.spots, targets) {
			radius, around := 11.0, place.at.Inset(-gap)
			if isRound(place.at) { // a halo may lie within
				radius, around = widgets.Round, place.at.Inset(-gap-0.3*place.at.W)
			}
			paint := func() {
				u.BorderedBox(around.Inset(-1.5), widgets.Colour{}, u.Theme.Background, 1.5, radius+1)
				u.BorderedBox(around, widgets.Colour{}, u.Theme.Gold, 3, radius)
			}
			if place.cut {
				u.Clipped(place.clip, paint)
			} else {
				paint()
			}
		}
	})
}

// ringedPlace is a place that is ringed, and its clip, which cuts it or does not.
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

// rings marks, on the board or in the tray within, the targets of what was better, as a hint does, and those of
// what was chosen fainter.
func (v *review) rings(u *widgets.UI, within widgets.Rect) {
	d, ok := v.study.Now()
	if !ok {
		if v.study.Begun() {
			v.spots.explained = nil
		}
		return
	}
	all := v.play.ChoicesAt(d.Entry)
	ink, beaten := v.study.Beaten(d)
	c, _ := rules.Choose(all, d.Played.Move)
	about := c.Path
	if beaten {
		c, _ = rules.Choose(all, d.Best[0].Move)
		about = slices.Concat(about, c.Path)
	}
	v.spots.explain(u, about)
	ring := func(m rules.Move, ink color.RGBA, width float64, note string) {
		c, ok := rules.Choose(all, m)
		if !ok {
			return
		}
		if b, own := v.board.(Ringer); own {
			c.Path = b.Rings(c.Path)
		}
		v.ring(u, within, c.Path, ink, width, note)
	}
	if beaten {
		ring(d.Played.Move, ink, 3, "played")
		ring(d.Best[0].Move, studyBest, 4, "better")
		return
	}
	ring(d.Played.Move, studyBest, 3, "played")
}

// ring marks targets, and notes something at the last of them. One that the board shows only a part of
// is cut off with it; the note stays within.
func (v *review) ring(u *widgets.UI, within widgets.Rect, targets []string, ink color.RGBA, width float64, note string) {
	var last widgets.Rect
	for _, id := range targets {
		r, there := v.spots.where(id)
		if !there {
			continue
		}
		clip, cut := cutBy(u, id, r)
		if cut && !r.Overlaps(clip) {
			continue
		}
		last = r
		radius := widgets.If(isRound(r), widgets.Round, 8.0)
		around := ringAround(r, clip, width+2)
		paint := func() {
			u.BorderedBox(around, color.RGBA{}, widgets.Fade(studyShade, 0.8), width+2, radius)
			u.BorderedBox(around, color.RGBA{}, ink, width, radius)
		}
		if cut {
			u.Clipped(clip, paint)
		} else {
			paint()
		}
	}
	if last.Overlaps(within) {
		Tag(u, geom.Pt(last.X+last.W/2, tagTop(last, within)), note, studyShade)
	}
}

// ringAround is where a ring of a width lies about a place that is seen in clip. At the edge of the
// board it lies closer, and whole; a place that is cut off itself has a ring that is cut off with it.
func ringAround(r, clip widgets.Rect, width float64) widgets.Rect {
	around := r.Inset(-6)
	if clip == (widgets.Rect{}) || r.Intersect(clip) != r {
		return around
	}
	return around.Intersect(clip.Inset(width / 2))
}

// tagTop is where the tag of a ring about r begins: below it, or where that would leave the board or the tray on
// its edge, on the upper one if it would cover much of r on the lower.
func tagTop(r, within widgets.Rect) float64 {
	low := min(r.Y+r.H+6, within.Y+within.H-tagHigh-2)
	if r.Y+r.H-low > tagHigh/2 {
		return max(within.Y+2, r.Y-tagHigh/2)
	}
	return low
}

// isRound reports whether a place is ringed by a circle: a station, and the like.
func isRound(r widgets.Rect) bool { return math.Abs(r.W-r.H) < 1 && r.W < roundest }

// roundest is how wide a square place is at most, in points, that is ringed by a circle.
const roundest = 44

// What was better is ringed in green; every ring has a dark edge, to be seen on light boards.
var (
	studyBest  = color.RGBA{0x2E, 0x9A, 0x55, 255}
	studyShade = color.RGBA{0x14, 0x10, 0x0C, 255}
)

// tagHigh is the height of a tag.
const tagHigh = 16.0

// Tag writes a few words on a small label of a colour below a point.
func Tag(u *widgets.UI, at geom.Point, words string, c color.RGBA) {
	st := widgets.Line(face.UIBold, 12, color.RGBA{255, 250, 235, 255}).Centred()
	w := u.Type.Width(st.Face, st.Size, words) + 10
	r := widgets.Rect{X: at.X - w/2, Y: at.Y, W: w, H: tagHigh}
	rim, thick := color.RGBA{0x1E, 0x1A, 0x17, 0xCC}, 1.0
	if u.Theme.HighContrast {
		c, rim, thick, st.Colour = u.Theme.Background, u.Theme.Rim, 1.5, u.Theme.Pale
	}
	u.BorderedBox(r, c, rim, thick, 5)
	u.FixedLabel(r, words, st)
}
