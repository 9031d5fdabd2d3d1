package castle

import (
	"fmt"
	"math"
	"strings"

	"intrigue/maps/geom"
)

// floor lays the slabs of the chambers with sills of pale stone between them.
func (p *painter) floor() {
	p.rect(geom.Rect{X0: court - 4, Y0: court - 4, X1: size - court + 4, Y1: size - court + 4}, 0, `id="sills" fill="url(#court)"`)
	var joints strings.Builder
	for i := range 6 { // the joints of the sills
		e := court + pitch*float64(i)
		for k := 0.0; k < 5*pitch; k += 17 {
			fmt.Fprintf(&joints, "M%s %sv10M%s %sh10", num(court+k), num(e-5), num(e-5), num(court+k))
		}
	}
	p.path(joints.String(), `fill="none" stroke="#3b342e" stroke-width="1" stroke-opacity=".6"`)
	for r := range 5 {
		for c := range 5 {
			if r == 2 && c == 2 {
				continue
			}
			p.Group(fmt.Sprintf(`id="cell.%d.%d" %s`, r, c, moved(geom.Pt(middle(c), middle(r)))), func() { p.slab(r, c) })
		}
	}
	for i := range 4 { // where four sills meet
		for k := range 4 {
			x, y := court+pitch*float64(i+1), court+pitch*float64(k+1)
			p.Group(moved(geom.Pt(x, y)), func() {
				p.path("M0-10.5L10.5 0L0 10.5L-10.5 0z", `fill="#a39379" stroke="#2c2622" stroke-width="1.3"`)
				p.path("M-8.6 0L0-8.6L8.6 0", `fill="none" stroke="#d8c9a6" stroke-width="1" stroke-opacity=".7"`)
				if i == k || i+k == 3 { // the tunnels run here: a grating
					p.disc(0, 0, 5, `fill="#0b0a0e" stroke="#7a5f33" stroke-width="1.5"`)
					p.path("M-1.7-4.2v8.4M1.7-4.2v8.4", `fill="none" stroke="#9c7c46" stroke-width="1"`)
				} else {
					p.path("M0-4L4 0L0 4L-4 0z", `fill="#6d6152"`)
				}
			})
		}
	}
}

// slab paves one chamber with three courses of flagstones.
func (p *painter) slab(r, c int) {
	h := slab / 2
	b := geom.Rect{X0: -h, Y0: -h, X1: h, Y1: h}
	p.rect(b, 0, `fill="#2e2a2a"`)
	y := b.Y0 + 1.2
	courses := []float64{1, 1, 1}
	for i := range courses {
		courses[i] = p.about(1, 0.14)
	}
	sum := courses[0] + courses[1] + courses[2]
	for _, k := range courses {
		height := (slab - 2.4) * k / sum
		n := 2 + p.rnd.IntN(2)
		x := b.X0 + 1.2
		for i := range n {
			to := b.X0 + 1.2 + (slab-2.4)*float64(i+1)/float64(n)
			if i < n-1 {
				to = p.about(to, 9)
			}
			tone := blend("#5f5a58", "#7a7066", p.rnd.Float64())
			stone := geom.Rect{X0: x, Y0: y, X1: to, Y1: y + height}.Grow(-0.8)
			p.rect(stone, 2, fmt.Sprintf(`fill="%s"`, tone))
			p.path(fmt.Sprintf("M%s %sV%sH%s", num(stone.X0+1), num(stone.Y1-2), num(stone.Y0+1), num(stone.X1-2)), `fill="none" stroke="#cfc3ae" stroke-opacity=".2" stroke-width="1"`)
			x = to
		}
		y += height
	}
	if (r*7+c*3)%4 == 0 {
		p.crack(p.about(0, 30), p.about(-10, 20))
	}
	if (r*5+c*2)%3 == 0 {
		p.path(p.leaves(p.about(-h+22, 6), h-13, 8)+p.leaves(-h+13, h-22, 6), `fill="#5d7345" fill-opacity=".5"`)
	}
}

// crack runs down from a point, and forks once.
func (p *painter) crack(x, y float64) {
	d, fork := fmt.Sprintf("M%s %s", num(x), num(y)), ""
	lean := p.about(0, 5)
	for i := range 5 {
		dx, dy := p.about(lean, 5), p.about(7, 3)
		x, y = x+dx, y+dy
		d += fmt.Sprintf("l%s %s", num(dx), num(dy))
		if i == 2 {
			fork = fmt.Sprintf("M%s %sl%s %sl%s %s", num(x), num(y), num(p.about(-lean*1.6, 3)), num(p.about(5, 2)), num(p.about(-lean, 3)), num(p.about(5, 2)))
		}
	}
	p.path(d+fork, `fill="none" stroke="#1e1b1c" stroke-width="1.1" stroke-opacity=".6" stroke-linejoin="round"`)
}

// tunnels hints at the ways from the mouth to the corners.
func (p *painter) tunnels() {
	var d strings.Builder
	for _, to := range [][2]float64{{0, 0}, {4, 0}, {0, 4}, {4, 4}} {
		dx, dy := (to[0]-2)/2, (to[1]-2)/2
		d.WriteString(stroke(geom.Pt(500+dx*50, 500+dy*50), geom.Pt(middle(2)+dx*2*pitch, middle(2)+dy*2*pitch)))
	}
	p.Group(`id="tunnels"`, func() {
		p.path(d.String(), `fill="none" stroke="#14110f" stroke-width="13" stroke-opacity=".24" stroke-linecap="round"`)
		p.path(d.String(), `fill="none" stroke="#d9b36a" stroke-width="1.8" stroke-opacity=".5" stroke-dasharray="2 9" stroke-linecap="round"`)
	})
}

// mouth is the spiral stair in the middle, down into the dark.
func (p *painter) mouth() {
	h := slab / 2
	p.Group(`id="cell.2.2" `+moved(geom.Pt(500, 500)), func() {
		p.rect(geom.Rect{X0: -h, Y0: -h, X1: h, Y1: h}, 0, `fill="#4f4946"`)
		var joints string
		for _, q := range [][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
			joints += stroke(geom.Pt(q[0]*h, q[1]*h), geom.Pt(q[0]*40, q[1]*40))
			p.path(fmt.Sprintf("M%s %sh%sL%s %sz", num(q[0]*(h-5)), num(q[1]*(h-5)), num(-q[0]*12), num(q[0]*(h-5)), num(q[1]*(h-17))), `fill="#c79a4b" stroke="#1c1614" stroke-width="1"`)
		}
		p.path(joints, `fill="none" stroke="#211d1d" stroke-width="1.4"`)
		p.disc(3, 4, 60, `fill="#08070a" fill-opacity=".35"`)
		const ring = 20
		p.disc(0, 0, 59, `fill="#262222" stroke="#15131a" stroke-width="1.4"`)
		for i := range ring {
			from, to := float64(i)/ring, float64(i+1)/ring
			lit := facing((from + to) / 2)
			p.path(wedge(from+0.003, to-0.003, 47, 58), fmt.Sprintf(`fill="%s"`, blend(blend("#7e756a", "#b9ae9b", lit), "#5f5850", p.rnd.Float64()*0.4)))
		}
		p.disc(0, 0, 46.4, `fill="#100e12" stroke="#15131a" stroke-width="1.6"`)
		const steps = 15
		for i := range steps { // down clockwise from the north-east
			from := 0.1 + float64(i)/steps*0.94
			deep := float64(i) / steps
			p.path(wedge(from, from+0.94/steps+0.004, 11, 45.4-3*deep), fmt.Sprintf(`fill="%s" stroke="#09080b" stroke-width="1.1"`, blend("#c8b084", "#0d0b10", 1-math.Pow(1-deep, 1.4))))
		}
		p.disc(0, 0, 44, `fill="url(#abyss)"`)
		p.disc(0, 0, 10.5, `fill="#020204" stroke="#2b2526" stroke-width="1.4"`)
	})
}
