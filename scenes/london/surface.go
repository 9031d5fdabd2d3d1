package london

import (
	"fmt"
	"image/color"
	"math"
	"time"

	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// rise is Mr X showing himself: for a moment all of London looks his way.
type rise struct {
	began time.Time
	at    core.Station
	entry int
}

// How long the moment lasts, with and without motion.
const (
	riseTime = 2400 * time.Millisecond
	riseFade = 350 * time.Millisecond
)

// surfaced notices that Mr X has shown himself between two views.
func (b *Board) surfaced(old london.View, skip bool) {
	v, n := b.View, len(b.View.Log)
	if skip || n == 0 || len(old.Log) >= n && (len(old.Log) != n || old.Log[n-1].Surfaced) || !v.Log[n-1].Surfaced || v.Over() {
		return
	}
	e := v.Log[n-1]
	b.rise = rise{began: b.Now, at: e.At, entry: e.Entry}
	b.Host.Cue(sound.Surface)
	if pl, ok := b.m.Places[stationID(e.At)]; ok {
		// Everybody may look: the place is open to all now.
		b.Camera.LookAt(pl.At.X, pl.At.Y, 0, 0, b.Now, b.Host.Motion() == 0)
	}
}

// surfacing dims the city; rings run out from the place, and a poster says where.
func (b *Board) surfacing(u *widgets.UI, r widgets.Rect) {
	if b.rise.at == 0 {
		return
	}
	d := u.Now.Sub(b.rise.began)
	if d >= riseTime {
		b.rise = rise{}
		return
	}
	u.Animate()
	a := min(1, float64(d)/float64(riseFade), float64(riseTime-d)/float64(riseFade))
	p, rad := b.at(b.rise.at)
	still := b.Host.Motion() == 0
	if still {
		a = 1
	}
	u.Box(r, widgets.Fade(color.RGBA{12, 10, 16, 120}, a), 0)
	for i := range 3 {
		q := widgets.If(still, float64(i+1)/4, math.Mod(float64(d)/float64(900*time.Millisecond)+float64(i)/3, 1))
		u.BorderedBox(disc(p, rad*(1.4+q*5)), color.RGBA{}, widgets.Fade(gold, a*(1-q)), 3, widgets.Round)
	}
	u.BorderedBox(disc(p, rad*1.5), widgets.Fade(gold, 0.25*a), widgets.Fade(gold, a), 3, widgets.Round)
	b.man(u, p, a)
	b.poster(u, r, p, a)
}

// man paints Mr X once more above the dimmed city.
func (b *Board) man(u *widgets.UI, p geom.Point, a float64) {
	k := max(b.Camera.Now().S, 0.95) * 1.25
	u.Faded(widgets.Rect{X: p.X - manW*k/2, Y: p.Y - manH*k - 2, W: manW * k, H: manH * k}, "london.mrx", u.Theme.Ink, a)
}

func (b *Board) poster(u *widgets.UI, r widgets.Rect, p geom.Point, a float64) {
	w, h := min(r.W-40, 520), 108.0
	box := widgets.Rect{X: r.X + (r.W-w)/2, Y: r.Y + 26, W: w, H: h}
	if p.Y < r.Y+r.H/3 {
		box.Y = r.Y + r.H - h - 26
	}
	paper := widgets.Fade(u.Theme.Paper, a)
	shade := widgets.Fade(color.RGBA{0, 0, 0, 140}, a)
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: box, Colour: shade, Radius: 8, Soft: 22}})
	u.BorderedBox(box, paper, widgets.Fade(crimson, a), 3, 6)
	u.Faded(widgets.Rect{X: box.X + 8, Y: box.Y + 6, W: h - 12, H: h - 12}, "london.mrx.portrait", u.Theme.Ink, a)
	words := widgets.Rect{X: box.X + h + 4, Y: box.Y, W: w - h - 16, H: h}
	up, down := words.CutTop(h * 0.58)
	u.FixedLabel(widgets.Rect{X: up.X, Y: up.Y + 6, W: up.W, H: up.H}, fmt.Sprintf("Mr X surfaces at %d", b.View.Number(b.rise.at)),
		widgets.Line(face.Title, widgets.Big, widgets.Fade(u.Theme.Ink, a)))
	u.FixedLabel(widgets.Rect{X: down.X, Y: down.Y - 6, W: down.W, H: down.H}, fmt.Sprintf("Window %d", b.rise.entry),
		widgets.Line(face.TextItalic, widgets.Large, widgets.Fade(crimson, a)))
}
