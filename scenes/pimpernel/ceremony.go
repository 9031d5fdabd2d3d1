package pimpernel

import (
	"fmt"
	"image/color"
	"time"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// rite shows the completion of a mission: the five mission spaces, one after the other.
type rite struct {
	began  time.Time
	report core.Completion
	told   int // steps whose sound was made
	again  bool
	led    bool // the log led to it, nobody asked
}

// How long a step takes, how long its cubes fly, and how long the sheet stays.
const (
	riteStep   = 1200 * time.Millisecond
	riteFlight = 650 * time.Millisecond
	riteRest   = 3500 * time.Millisecond
)

// finished reports whether a view is that of the moment after a mission.
func finished(v pimpernel.View) bool {
	c := v.Completion
	return c.Mission > 0 && !c.Running && v.Last < 0 && v.Passes == 0 && v.Lap == 1 &&
		(v.Stage == core.StageDraw || v.Stage == core.StageOver || v.Stage == core.StageTurn && v.Turn == v.First && v.Acting == v.First)
}

// completed notices that a mission was completed, or that the log leads to such a moment.
func (b *Board) completed(old pimpernel.View, skip bool) {
	c := b.View.Completion
	if c.Mission == 0 || c.Running || len(old.Players) == 0 { // nothing was seen before
		return
	}
	if !skip && (old.Completion.Running || old.Completion.Mission != c.Mission) || skip && b.Host.Reviewing() && finished(b.View) {
		b.celebrate(skip)
		if b.rite.led = skip; skip {
			b.rite.began = b.Now.Add(ledOn)
		}
	}
}

// passedBy reports whether the log has led on from the mission, or an analysis judges what comes next: then
// the map is wanted.
func (b *Board) passedBy() bool {
	return b.rite.led && (!b.Host.Reviewing() || !finished(b.View) || len(b.Host.Explained()) > 0)
}

// ledOn says how long the log rests at the end of a mission before the ceremony begins: it may go on at once.
const ledOn = 300 * time.Millisecond

// celebrate begins the ceremony of the last mission; again tells that it was seen before.
func (b *Board) celebrate(again bool) {
	b.rite = rite{began: b.Now, report: b.View.Completion, again: again}
}

// Status keeps the results away until the last mission has been seen.
func (b *Board) Status() table.Status { return table.Status{Lingers: b.rite.report.Mission > 0} }

// shownScore returns the score of a seat without what later steps of the ceremony will bring.
func (b *Board) shownScore(p core.Player) int {
	c := b.rite.report
	if c.Mission == 0 || b.rite.again || c.Mission != b.View.Completion.Mission {
		return p.Score
	}
	n := p.Score
	for i, s := range c.Steps {
		if int(p.Seat) < len(s.Points) && !b.landed(i) {
			n -= s.Points[p.Seat]
		}
	}
	return n
}

// landed reports whether the cubes of a step lie where they belong.
func (b *Board) landed(step int) bool {
	return b.Host.Still() || b.Now.Sub(b.rite.began) >= time.Duration(step)*riteStep+riteFlight
}

// ceremony lays the sheet of the completion over the map, step by step. A press or Space ends it.
func (b *Board) ceremony(u *widgets.UI, r widgets.Rect) {
	if b.passedBy() {
		b.rite = rite{}
	}
	c := b.rite.report
	if c.Mission == 0 {
		return
	}
	d := u.Now.Sub(b.rite.began)
	if d < 0 {
		u.WakeAt(b.rite.began)
		return
	}
	all := time.Duration(len(c.Steps))*riteStep + riteRest
	step := int(d/riteStep) + 1
	if b.Host.Still() {
		step, all = len(c.Steps), riteRest
	}
	if d > all {
		b.rite = rite{}
		return
	}
	u.WakeAt(b.rite.began.Add(all + time.Millisecond))
	u.WakeAt(b.rite.began.Add(min(all, time.Duration(step)*riteStep)))
	if step > b.rite.told && step <= len(c.Steps) {
		b.rite.told = step
		b.Host.Cue(sound.Stamp)
	}
	rowH := max(36, u.LineHeight(widgets.Body)+14)
	w := min(r.W-24, u.Scaled(640))
	h := u.LineHeight(widgets.Head) + float64(len(c.Steps)+1)*rowH + 36
	if h > r.H-12 { // a low window at large type
		rowH -= (h - r.H + 12) / float64(len(c.Steps)+1)
		h = r.H - 12
	}
	box := widgets.Rect{X: r.X + (r.W-w)/2, Y: r.Y + (r.H-h)/2, W: w, H: h}
	u.AddHit(widgets.Hit{ID: "ceremony.away", R: r, NoFocus: true, Clickable: true})
	u.Box(r, widgets.Fade(around, 0.35), 0)
	u.Paper(box)
	in := box.Inset(16)
	title, rest := in.CutTop(u.LineHeight(widgets.Head))
	u.FitLabel(title, fmt.Sprintf("Mission %d: %s", c.Mission, c.Goal), widgets.Line(face.Heading, widgets.Head, u.Theme.Ink))
	rest.Y += widgets.RowGap
	each := func(i int, at widgets.Rect) { b.resolved(u, at, i, c.Steps[i]) }
	y := parts.Rows(rest, min(step, len(c.Steps)), rowH-widgets.RowGap, widgets.RowGap, each)
	if step >= len(c.Steps) && b.landed(len(c.Steps)-1) {
		words := widgets.If(c.Captures > 0, "Chauvelin captures the Pimpernel", "Points for this mission")
		at := widgets.Rect{X: rest.X, Y: y, W: rest.W, H: rowH - widgets.RowGap}
		u.FitLabel(widgets.Rect{X: at.X, Y: y, W: at.W * 0.58, H: at.H}, words, widgets.Line(face.Heading, widgets.Body, u.Theme.Ink))
		b.points(u, at, c.Points, -1)
	}
	if u.Clicked("ceremony.away") {
		b.rite = rite{}
	}
}

// resolved paints one mission space: its cube, the cubes that fly to it, the stamp, the points.
func (b *Board) resolved(u *widgets.UI, r widgets.Rect, i int, s core.MissionSpaceResult) {
	th := u.Theme
	u.Rule(widgets.Rect{X: r.X, Y: r.Y + r.H + 1, W: r.W, H: 1}, widgets.Fade(th.Line, 0.6))
	side := min(30, r.H-6)
	u.Sprite(r.Left(side, side), b.View.Label(s.Spot.ID()).Sprite, sepia)
	left, rest := r.CutLeft(r.W * 0.4)
	_, words := left.CutLeft(side + 8)
	ink, told := color.RGBA{0x2E, 0x6B, 0x3A, 255}, "done"
	switch {
	case s.Short:
		ink, told = scarlet, lacking(s)
	case s.Spot == core.FirstPlayer && s.Cube >= 0:
		told = b.View.Players[s.Cube].Name + " begins"
	}
	if !b.landed(i) {
		ink, told = th.InkSoft, ""
	}
	u.FitLabel(words, prose.Capital(s.Spot.String())+widgets.If(told != "", ": ", "")+told, widgets.Line(face.UIMedium, widgets.Body, ink))
	points := b.points(u, r, s.Points, i)
	b.flight(u, widgets.Rect{X: rest.X + 4, Y: r.Y, H: r.H}.Left(points-rest.X-4-side*1.6-12, side), i, s)
	if b.landed(i) {
		stamp := "pimpernel.stamp." + widgets.If(s.Short, "short", "done")
		u.Sprite(widgets.Rect{X: points - side*1.6 - 6, Y: r.Y + (r.H-side*1.6)/2, W: side * 1.6, H: side * 1.6}, stamp, ink)
	}
}

// points writes what a step brought, seat by seat from the right, and returns where
// the room for them begins: it is the same before they are there.
func (b *Board) points(u *widgets.UI, r widgets.Rect, points []int, step int) float64 {
	st := widgets.Line(face.UIBold, widgets.Body, u.Theme.Ink)
	side := min(20, r.H-10)
	each := max(side+u.TextWidth("+88", st)+8, 0)
	if n := float64(len(points)); n*each > r.W*0.36 {
		each = r.W * 0.36 / n
		side = min(side, each*0.4)
	}
	left := r.X + r.W - float64(len(points))*each
	for seat, n := range points {
		if n == 0 || step >= 0 && !b.landed(step) {
			continue
		}
		at := widgets.Rect{X: left + float64(seat)*each, Y: r.Y, W: each, H: r.H}
		lay(u, widgets.Rect{X: at.X + 4, Y: at.Y + (at.H-side)/2, W: side, H: side}, rules.Seat(seat))
		u.FitLabel(widgets.Rect{X: at.X + side + 7, Y: at.Y, W: each - side - 8, H: at.H}, fmt.Sprintf("+%d", n), st)
	}
	return left
}

// flight moves the cubes that a part used from the map into their row.
func (b *Board) flight(u *widgets.UI, r widgets.Rect, i int, s core.MissionSpaceResult) {
	var all []rules.Seat
	if s.Cube >= 0 && !s.Short {
		all = append(all, s.Cube)
	}
	for seat, n := range s.Cubes {
		for range n {
			all = append(all, rules.Seat(seat))
		}
	}
	if len(all) == 0 || r.W < 8 {
		return
	}
	side := min(r.H-4, 22)
	pitch := min(side+3, (r.W-side)/float64(max(1, len(all)-1)))
	t := 1.0
	if !b.landed(i) {
		t = min(1, float64(b.Now.Sub(b.rite.began)-time.Duration(i)*riteStep)/float64(riteFlight))
		u.Animate()
	}
	for n, seat := range all {
		at := widgets.Rect{X: r.X + float64(n)*pitch, Y: r.Y + (r.H-side)/2, W: side, H: side}
		if t < 1 {
			from := b.source(s, n).Mid()
			ease := max(0, min(1, t*1.35-0.35*float64(n)/float64(len(all)))) // one cube after the other
			ease = ease * ease * (3 - 2*ease)
			to := at.Mid()
			at.X, at.Y = from.X+(to.X-from.X)*ease-side/2, from.Y+(to.Y-from.Y)*ease-side/2
		}
		lay(u, at, seat)
	}
}

// source returns where the n-th cube of a part comes from on the map.
func (b *Board) source(s core.MissionSpaceResult, n int) widgets.Rect {
	c := b.rite.report
	if s.Cube >= 0 && !s.Short {
		if n--; n < 0 {
			return b.at(s.Spot.ID(), 0, 11, 20, 20)
		}
	}
	switch s.Spot {
	case core.SupporterSpot:
		return b.areas[core.Supporters].box
	case core.Resources:
		return b.areas[[]core.Area{core.Horses, core.Carts, core.Papers, core.Disguises}[n%4]].box
	case core.RouteSpot:
		if len(c.Way) > 1 {
			i := 1 + n%(len(c.Way)-1)
			if pts := b.leg(b.legID(c.Way[i-1], c.Way[i])); len(pts) > 0 {
				return widgets.Rect{X: pts[len(pts)/2].X, Y: pts[len(pts)/2].Y}
			}
		}
	}
	return b.at(c.Goal.ID(), float64(n%5-2)*28, 31, 20, 20)
}

// lacking says what a part fell short of.
func lacking(s core.MissionSpaceResult) string {
	missing := 0
	for _, n := range s.Lacks {
		missing += n
	}
	switch {
	case missing > 0:
		return prose.Amount(missing, "cube") + " short"
	case s.Gaps > 0:
		return prose.Amount(s.Gaps, "space") + " empty"
	}
	return "incomplete"
}
