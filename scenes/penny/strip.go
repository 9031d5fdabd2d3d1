package penny

import (
	"image/color"
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// fuse paints the strip above the map: what is needed to win, and the hell track as a fuse.
func (b *Board) fuse(u *widgets.UI, r widgets.Rect) {
	u.Box(r, color.RGBA{0x24, 0x1B, 0x16, 255}, 0)
	in := widgets.Rect{X: r.X + 8, Y: r.Y + 3, W: r.W - 16, H: r.H - 6}
	h := b.View.Hell()
	goal, track := in.CutLeft(max(in.W*widgets.If(b.View.Mode() == box.Rush, 0.64, 0.5), in.W-float64(h.Spaces)*in.H-20))
	b.goal(u, goal)
	track.X, track.W = track.X+12, track.W-16
	if h.Spaces == 0 {
		return
	}
	b.Host.Spot(u, table.Spot{ID: "hell.track", R: track, Role: table.Sign, NoFocus: true})
	side := min(track.H, track.W/float64(h.Spaces))
	x, y := track.X+track.W-side*float64(h.Spaces), track.Y+(track.H-side)/2
	for n := 1; n <= h.Spaces; n++ {
		s := widgets.Rect{X: x + float64(n-1)*side, Y: y, W: side, H: side}
		name := "penny.hell.space"
		switch {
		case n < h.Space:
			name = "penny.hell.burnt"
		case n == h.Spaces:
			name = "penny.hell.end"
		case slices.Contains(h.Red, n):
			name = "penny.hell.red"
		}
		u.Sprite(s, name, ink)
		if n == h.Space {
			u.Sprite(s.Inset(-side*0.12), "penny.hell.spark", ink)
			if !b.counted() { // else it would be a second number of the round
				figure(u, s.Centre(side*0.42, side*0.4), itoa(n), face.UIBold, ink, widgets.Centre)
			}
		}
		if n == h.MiniAt && h.MiniWaits {
			u.Sprite(widgets.Rect{X: s.X + side*0.62, Y: s.Y - side*0.05, W: side * 0.46, H: side * 0.7}, "penny.villain.mini", blood)
		}
	}
}

// counted reports whether the tally above the map says which round it is.
func (b *Board) counted() bool { return strings.HasPrefix(b.View.Goal().Clock, "Round") }

// tally returns how far the goal is: a number of so many, or only a number where the goal is that there
// are none.
func tally(have, of int) string {
	if of == 0 {
		return itoa(have)
	}
	return itoa(have) + " / " + itoa(of)
}

// ended returns a sentence that was cut short, with its full stop.
func ended(words string) string { return strings.TrimSuffix(words, ".") + "." }

// goal paints the tally: what is needed to win, how far that is, and the clock.
func (b *Board) goal(u *widgets.UI, r widgets.Rect) {
	g := b.View.Goal()
	if g.Need == "" {
		return
	}
	num, words := r.CutLeft(u.Scaled(62))
	u.BorderedBox(num.Inset(1), blood, news, 1.2, 4)
	u.FitLabel(num.Inset(4), tally(g.Have, g.Want), widgets.Line(face.UIBold, widgets.Large, news).Centred())
	words.X, words.W = words.X+8, words.W-8
	words = b.tracks(u, words)
	words.W -= 8
	b.sign(u, "goal", widgets.Rect{X: r.X, Y: r.Y, W: words.X + words.W - r.X, H: r.H},
		"Your goal. "+g.Need+" "+prose.Capital(g.Tally)+". "+g.Clock)
	up, low := words.CutTop(words.H / 2)
	need, st := g.Need, widgets.Line(face.UIMedium, widgets.Tiny, news)
	short := strings.NewReplacer(" more of any kind", " more", "one resource of each kind", "all 5 kinds").Replace(need)
	most, _, _ := strings.Cut(need, ",")
	least, _, _ := strings.Cut(need, ":")
	least, _, _ = strings.Cut(least, " when ") // the clock says when the last round ends
	if short != need {
		most = least // half of what a portal needs is worse than nothing of it
	}
	if _, task, ok := strings.Cut(most, ": "); ok && strings.HasPrefix(most, "Chapter ") {
		short, _, _ = strings.Cut(prose.Capital(task), " by ") // the sidebar says which chapter it is
		least = short
	}
	u.FitLabel(up, u.FirstFitting(up.W, st, need, ended(short), ended(most), ended(least), prose.Capital(g.Tally)+".",
		tally(g.Have, g.Want)+"."), st)
	st = widgets.Line(face.UI, widgets.Tiny, gold)
	clock, _, _ := strings.Cut(g.Clock, ";")
	left := widgets.If(g.Left > 0 && !b.counted(), " At most "+prose.Count(g.Left, "round")+" left.", "")
	if b.counted() && g.Left == 1 {
		left = " This is the last."
	}
	if b.View.Mode() == box.Open { // what the number counts
		left += " " + prose.Capital(g.Tally) + "."
	}
	u.FitLabel(low, u.FirstFitting(low.W, st, g.Clock+left, g.Clock, ended(clock)), st)
}
