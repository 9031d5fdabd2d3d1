package london

import (
	"fmt"
	"strings"

	"intrigue/maps/geom"
)

// drawWater engraves the Thames: a stone edge, the tide in soft blue, and
// lines that follow both banks, fainter towards the middle.
func drawWater(p *pen, r *river) {
	p.Group(`id="river" class="scenery"`, func() {
		d := poly(r.water(), true)
		p.Line(`<path d="%s" fill="none" stroke="#efe3c4" stroke-width="7" stroke-linejoin="round"/>`, d)
		p.Line(`<path d="%s" fill="url(#tide)" stroke="#5b7d8c" stroke-width="1.1" stroke-linejoin="round"/>`, d)
		for i, f := range []float64{0.07, 0.14, 0.22, 0.31, 0.41} {
			style := fmt.Sprintf(`fill="none" stroke="#6f9aa9" stroke-width="%s" stroke-opacity="%s"`, num(0.9-float64(i)*0.1), num(0.8-float64(i)*0.12))
			if i > 1 {
				style += fmt.Sprintf(` stroke-dasharray="%d %d" stroke-dashoffset="%d"`, 26-5*i, 3+3*i, 7*i)
			}
			p.Group(style, func() {
				p.Line(`<path d="%s"/>`, curve(r.between(f), false))
				p.Line(`<path d="%s"/>`, curve(r.between(1-f), false))
			})
		}
	})
}

// between is the line at a fraction of the way across.
func (r *river) between(f float64) []geom.Point {
	var out []geom.Point
	for i := 0; i < len(r.across); i += 2 {
		out = append(out, r.across[i][0].Lerp(r.across[i][1], f))
	}
	return out
}

const tide = `<linearGradient id="tide" gradientUnits="userSpaceOnUse" x1="100" y1="760" x2="1000" y2="330"><stop offset="0" stop-color="#a9cbd6"/><stop offset=".5" stop-color="#bcd8de"/><stop offset="1" stop-color="#a4c6d3"/></linearGradient>`

// bridge is a deck over the water between two places on land.
type bridge struct {
	name string
	a, b geom.Point
	wide float64
	rail bool
}

// bridges of the board, from the west. The ends of those that carry lines
// are the marks they join.
func (f *facts) bridges() []bridge {
	road := func(name string, a, b int, wide float64) bridge { return bridge{name, f.at(a), f.at(b), wide, false} }
	return []bridge{
		{"Albert Bridge", geom.Pt(184, 716), geom.Pt(190, 764), 5, false},
		{"Chelsea Bridge", geom.Pt(331, 690), geom.Pt(336, 732), 5, false},
		{"Grosvenor Bridge", geom.Pt(357, 680), geom.Pt(358, 736), 6, true},
		road("Vauxhall Bridge", 184, 185, 15),
		road("Lambeth Bridge", 156, 157, 11),
		road("Westminster Bridge", 140, 133, 15),
		{"Charing Cross Bridge", geom.Pt(540, 375), geom.Pt(622, 412), 4, true},
		road("Hungerford Bridge", 126, 127, 6),
		road("Waterloo Bridge", 115, 127, 11),
		road("Blackfriars Bridge", 104, 116, 11),
		{"Blackfriars railway bridge", geom.Pt(728, 310), geom.Pt(730, 380), 6, true},
		road("Southwark Bridge", 88, 117, 6.5),
		{"Cannon Street railway bridge", geom.Pt(825, 318), geom.Pt(828, 392), 8, true},
		road("London Bridge", 105, 108, 15),
		road("Tower Bridge", 107, 119, 11),
	}
}

func drawBridges(p *pen, n *network) {
	water := n.river.water()
	p.Group(`id="bridges" fill="none"`, func() {
		for _, b := range n.bridges() {
			deck := span(b, water)
			d := poly(deck[:], false)
			across := deck[1].Sub(deck[0]).Unit().Left()
			p.Group(fmt.Sprintf(`id="%s"`, slug(b.name)), func() {
				length := deck[0].Distance(deck[1])
				piers := ""
				for k := 1; k <= 3; k++ {
					m := deck[0].Lerp(deck[1], 0.5+(float64(k)-2)*min(0.25, 9/length))
					half := across.Mul(b.wide/2 + 2.2)
					piers += poly([]geom.Point{m.Sub(half), m.Add(half)}, false)
				}
				p.Line(`<path d="%s" stroke="#4f5a62" stroke-width="2.4" stroke-linecap="round"/>`, piers)
				p.Line(`<path d="%s" stroke="#4f5a62" stroke-width="%s"/>`, d, num(b.wide+1.6))
				fill := "#f3e9cf"
				if b.rail {
					fill = "#dcd6c8"
				}
				p.Line(`<path d="%s" stroke="%s" stroke-width="%s"/>`, d, fill, num(b.wide))
				if b.rail {
					p.Line(`<path d="%s" stroke="#77787c" stroke-width="%s" stroke-dasharray=".6 1.6"/>`, d, num(b.wide-1.6))
				}
			})
		}
	})
}

// span is the part of a bridge over the water, and a little more.
func span(b bridge, water []geom.Point) [2]geom.Point {
	first, last := -1.0, 1.0
	const steps = 400
	for i := 0; i <= steps; i++ {
		t := float64(i) / steps
		if inside(b.a.Lerp(b.b, t), water) {
			if first < 0 {
				first = t
			}
			last = t
		}
	}
	more := 4 / b.a.Distance(b.b)
	return [2]geom.Point{b.a.Lerp(b.b, first-more), b.a.Lerp(b.b, last+more)}
}

func slug(name string) string {
	return strings.ReplaceAll(strings.ToLower(name), " ", "-")
}
