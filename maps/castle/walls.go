package castle

import (
	"fmt"
	"math"
	"strings"

	"intrigue/maps/geom"
)

// facing tells how much of the moon a thing sees that looks out at an angle:
// 1 to the north-west, 0 to the south-east.
func facing(turn float64) float64 { return (1 + math.Cos((turn-0.875)*2*math.Pi)) / 2 }

// light is the same for a side of the castle.
func (s side) light() float64 {
	return facing(map[side]float64{"n": 0, "e": 0.25, "s": 0.5, "w": 0.75}[s])
}

// walls draws the four curtain walls: a parapet with merlons outside, the
// walk, a low parapet inside, and a door for every chamber on the rim.
func (p *painter) walls() {
	o, in := court-wall, court
	ring := func(dx, dy, grow float64) string {
		a, b := geom.Rect{X0: o, Y0: o, X1: size - o, Y1: size - o}.Grow(grow), geom.Rect{X0: in, Y0: in, X1: size - in, Y1: size - in}.Grow(-grow)
		move := func(b geom.Rect) geom.Rect {
			return geom.Rect{X0: b.X0 + dx, Y0: b.Y0 + dy, X1: b.X1 + dx, Y1: b.Y1 + dy}
		}
		return boxPath(move(a)) + boxPath(move(b))
	}
	p.path(ring(7, 9, 0), `fill="#07080e" fill-opacity=".38" fill-rule="evenodd"`)
	p.path(ring(3, 4, 0), `fill="#07080e" fill-opacity=".3" fill-rule="evenodd"`)
	p.path(ring(0, 0, 1), `fill="url(#ashlar)" fill-rule="evenodd" stroke="#16141a" stroke-width="2.2"`)
	for _, s := range sides {
		p.side(s)
	}
}

func (p *painter) side(s side) {
	o, in := court-wall, court
	var joints, paving strings.Builder
	for u := court; u < size-court; u += 11.5 { // the walk
		b := s.box(u, o+12.5, u+10.5, in-7.5)
		if p.rnd.IntN(3) == 0 {
			paving.WriteString(boxPath(b))
		}
		joints.WriteString(stroke(s.at(u, o+12), s.at(u, in-7)))
	}
	walk := s.box(o, o+11, size-o, in-6)
	p.rect(walk, 0, fmt.Sprintf(`fill="%s" fill-opacity=".55"`, blend("#2f2c30", "#5c5852", s.light())))
	p.path(paving.String(), `fill="#c9bda6" fill-opacity=".1"`)
	p.path(joints.String(), `fill="none" stroke="#1b191d" stroke-opacity=".4" stroke-width=".9"`)
	var merlons, slits, lit, inner strings.Builder
	for i := -1; i < 5; i++ { // between the doors
		from, to := middle(i)+doorW/2+8, middle(i+1)-doorW/2-8
		n := 4
		if i < 0 {
			from = tower + 48
		}
		if i == 4 {
			to = size - tower - 48
		}
		if to-from < 40 {
			n = 1
		}
		step := (to - from) / float64(n)
		for k := range n {
			u := from + step*(float64(k)+0.5)
			w := min(step-5.5, 15) / 2
			m := s.box(u-w, o-1.5, u+w, o+9.5)
			merlons.WriteString(boxPath(m))
			fmt.Fprintf(&lit, "M%s %sV%sH%s", num(m.X0+1.2), num(m.Y1-1.4), num(m.Y0+1.2), num(m.X1-1.4))
			inner.WriteString(boxPath(s.box(u-w+1, in-5.5, u+w-1, in+1)))
			if k == 1 || k == 2 {
				slits.WriteString(boxPath(s.box(u-0.9, o-1.5, u+0.9, o+6.5)))
			}
		}
	}
	tone := blend("#a39a8e", "#dbd6cc", s.light())
	p.path(merlons.String(), fmt.Sprintf(`fill="%s" stroke="#16141a" stroke-width="1.5"`, tone))
	p.path(lit.String(), `fill="none" stroke="#f3ecdc" stroke-opacity=".45" stroke-width="1.1"`)
	p.path(slits.String(), `fill="#16141a"`)
	p.path(inner.String(), fmt.Sprintf(`fill="%s" stroke="#16141a" stroke-width="1.2"`, blend(tone, "#6f665c", 0.35)))
	for i := range 5 {
		p.door(s, middle(i))
	}
}

// door is a way through the wall, of oak and iron between stone jambs.
func (p *painter) door(s side, u float64) {
	o, in, h := court-wall, court, doorW/2
	p.rect(s.box(u-h+4, o-10, u+h-4, o), 0, `fill="#8d8374" stroke="#25221f" stroke-width="1.2"`)
	p.rect(s.box(u-h, o-3, u+h, in+3), 0, `fill="#15100d"`)
	p.rect(s.box(u-h+3, o+4, u+h-3, in-4), 0, `fill="#6b4626" stroke="#120c09" stroke-width="1.2"`)
	var planks, shine string
	for k := 1; k < 7; k++ {
		at := u - h + 3 + (doorW-6)*float64(k)/7
		planks += stroke(s.at(at, o+4), s.at(at, in-4))
		shine += stroke(s.at(at+1.2, o+5), s.at(at+1.2, in-5))
	}
	p.path(shine, `fill="none" stroke="#a8794a" stroke-opacity=".5" stroke-width="1"`)
	p.path(planks, `fill="none" stroke="#2a190e" stroke-width="1.1"`)
	iron := boxPath(s.box(u-h+3, o+8.2, u+h-3, o+11)) + boxPath(s.box(u-h+3, in-11, u+h-3, in-8.2))
	p.path(iron, `fill="#211f24"`)
	knob := s.at(u, (o+in)/2)
	p.disc(knob.X, knob.Y, 2.6, `fill="none" stroke="#c39a4e" stroke-width="1.2"`)
	tone := blend("#8a827a", "#c2bbb0", s.light())
	for _, e := range []float64{-1, 1} {
		a, b := u+e*h, u+e*(h+7)
		p.rect(s.box(min(a, b), o-4, max(a, b), in+4), 1.5, fmt.Sprintf(`fill="%s" stroke="#16141a" stroke-width="1.5"`, tone))
		var joints string
		for _, v := range []float64{o + 8, o + 20} {
			joints += stroke(s.at(a, v), s.at(b, v))
		}
		p.path(joints, `fill="none" stroke="#16141a" stroke-opacity=".6" stroke-width="1"`)
	}
}

// torches burn on the wall between the doors.
func (p *painter) torches() {
	for _, s := range sides {
		for i := range 4 {
			p.Group(moved(s.at(court+pitch*float64(i+1), court-wall/2+2)), func() {
				p.disc(0, 0, 92, `fill="url(#torch)"`)
				p.disc(0, 0, 6.6, `fill="#2a2326" stroke="#0f0d10" stroke-width="1.4"`)
				p.disc(0, 0, 4.6, `fill="#f08a24"`)
				p.disc(-0.5, -0.6, 2.8, `fill="#fff1b8"`)
			})
		}
	}
}

// towers are round, with a battlement and a roof of slate.
func (p *painter) towers() {
	for _, c := range []geom.Point{{X: tower, Y: tower}, {X: size - tower, Y: tower}, {X: tower, Y: size - tower}, {X: size - tower, Y: size - tower}} {
		p.Group(moved(c), func() {
			p.disc(9, 12, 45, `fill="#05060c" fill-opacity=".45"`)
			p.disc(0, 0, 43.5, `fill="#3a373b" stroke="#16141a" stroke-width="2.2"`)
			const n = 16
			for i := range n {
				at := (float64(i) + 0.5) / n
				p.path(wedge(at-0.021, at+0.021, 34.5, 45.5), fmt.Sprintf(`fill="%s" stroke="#16141a" stroke-width="1.4" stroke-linejoin="round"`, blend("#7d7671", "#d3cec5", facing(at))))
			}
			p.disc(3, 4, 33, `fill="#0d0d13" fill-opacity=".6"`)
			p.disc(0, 0, 32.5, `fill="#222a3d" stroke="#12141d" stroke-width="1.6"`)
			const slates = 16
			for i := range slates {
				from, to := float64(i)/slates, float64(i+1)/slates
				p.path(wedge(from, to, 0, 31.6), fmt.Sprintf(`fill="%s"`, blend("#1f2740", "#6f7fa3", facing((from+to)/2))))
			}
			var rows string
			for _, r := range []float64{8, 16, 24} {
				rows += fmt.Sprintf("M0-%sA%s %s 0 1 1 -.1-%sz", num(r), num(r), num(r), num(r))
			}
			p.path(rows, `fill="none" stroke="#151b2e" stroke-opacity=".5" stroke-width="1"`)
			p.disc(0, 0, 3.6, `fill="#e2bf74" stroke="#16141a" stroke-width="1.2"`)
		})
	}
}
