package table

import (
	"image/color"
	"slices"
	"strings"

	"intrigue/maps/face"
	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
)

// meant are the targets of the hint on show, or of the move that is asked about, and what
// is written beside the last of them; none for neither.
func (p *Pointing) meant() (targets []string, note string) {
	if c, ok := p.Hint(); ok {
		return c.Path, "hint"
	}
	if c, ok := p.Asked(); ok {
		return c.Path, "here?"
	}
	return nil, ""
}

// ring rings the targets that are meant whose ids begin so.
func (p *Pointing) ring(u *widgets.UI, ink color.RGBA, width float64, begin string) {
	targets, _ := p.meant()
	for _, id := range targets {
		if r, ok := p.spots.where(id); ok && strings.HasPrefix(id, begin) {
			u.BorderedBox(r.Inset(-4), color.RGBA{}, ink, width, 8)
		}
	}
}

// Ring rings the targets of the hint on show, or of the move asked about, whose ids begin so.
func (p *Seat) Ring(u *widgets.UI, ink color.RGBA, width float64, begin string) {
	p.pointing.ring(u, ink, width, begin)
}

// Sheet lays out by f what lies over the board, and rings there, on twins too, what Ring rings on it.
func (p *Seat) Sheet(u *widgets.UI, ink color.RGBA, width float64, f func()) {
	n := len(p.pointing.spots.all)
	f()
	for _, sp := range p.pointing.spots.all[n:] {
		if targets, _ := p.pointing.meant(); slices.Contains(targets, sp.ID) {
			u.BorderedBox(sp.R.Inset(-4), color.RGBA{}, ink, width, 8)
		}
	}
}

// Advice is what is written beside what the hint on show, or the question, means; "" for neither.
func (p *Seat) Advice() string {
	_, note := p.pointing.meant()
	return note
}

// Flag writes below the place to which the hint on show leads that it does, or asks, if
// its id begins so: a ring alone can drown in the picture beneath it.
func (p *Seat) Flag(u *widgets.UI, ink color.RGBA, begin string) {
	targets, _ := p.pointing.meant()
	if len(targets) == 0 {
		return
	}
	last := targets[len(targets)-1]
	if r, ok := p.Where(last); ok && strings.HasPrefix(last, begin) {
		u.OverlayClipped(func() { Tag(u, geom.Pt(r.X+r.W/2, r.Y+r.H-8), p.Advice(), ink) })
	}
}

// Tag writes a few words on a small dark label below a point.
func Tag(u *widgets.UI, at geom.Point, words string, c color.RGBA) {
	st := widgets.Style{Face: face.UIBold, Size: 12, Colour: color.RGBA{255, 250, 235, 255}, Align: widgets.Centre}
	w := u.Type.Width(st.Face, st.Size, words) + 10
	r := widgets.Rect{X: at.X - w/2, Y: at.Y, W: w, H: 16}
	rim, thick := color.RGBA{0x1E, 0x1A, 0x17, 0xCC}, 1.0
	if u.Theme.HighContrast {
		c, rim, thick, st.Colour = u.Theme.Background, u.Theme.Rim, 1.5, u.Theme.Pale
	}
	u.BorderedBox(r, c, rim, thick, 5)
	u.FixedLabel(r, words, st)
}
