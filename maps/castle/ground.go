package castle

import (
	"fmt"
	"math"
	"strings"

	"intrigue/maps/geom"
)

// meadow is the grass, with tufts that catch the moon.
func (p *painter) meadow() {
	p.rect(geom.Rect{X1: size, Y1: size}, 0, `id="meadow" fill="url(#grass)"`)
	for _, tone := range []string{`stroke="#5d7d5c"`, `stroke="#456a53"`, `stroke="#12262b"`} {
		var d strings.Builder
		for range 130 {
			fmt.Fprintf(&d, "M%sl-1.6-4.4m1.6 4.4l.2-5.8m-.2 5.8l2-4", xy(p.spot()))
		}
		p.path(d.String(), `fill="none" stroke-width="1" stroke-opacity=".6" stroke-linecap="round" `+tone)
	}
}

// spot is somewhere in the meadow.
func (p *painter) spot() geom.Point {
	u, v := p.rnd.Float64()*size, 10+p.rnd.Float64()*52
	if p.rnd.IntN(4) == 0 { // the corners are larger than the strips
		u = math.Mod(p.about(0, 110)+size, size)
	}
	return sides[p.rnd.IntN(4)].at(u, v)
}

// gravel is the ring on which the guards walk their rounds.
func (p *painter) gravel() {
	var edge []string
	const n = 96
	for i := range n {
		t := float64(i) / n
		// a square with round corners, trodden by boots
		s, c := math.Sincos(t * 2 * math.Pi)
		r := (500 - lists) / math.Pow(math.Pow(math.Abs(c), 9)+math.Pow(math.Abs(s), 9), 1.0/9)
		r += p.about(0, 3.2)
		edge = append(edge, xy(geom.Pt(500+r*c, 500+r*s)))
	}
	p.path("M"+strings.Join(edge, "L")+"z", `fill="url(#sand)" stroke="#1d2f2e" stroke-width="5" stroke-opacity=".45" stroke-linejoin="round"`)
	for _, tone := range []string{`stroke="#b9ab93" stroke-opacity=".5"`, `stroke="#3f3d40" stroke-opacity=".5"`, `stroke="#a08c6d" stroke-opacity=".55"`} {
		var d strings.Builder
		for range 230 {
			u, v := 70+p.rnd.Float64()*860, lists+5+p.rnd.Float64()*60
			fmt.Fprintf(&d, "M%sh%s", xy(sides[p.rnd.IntN(4)].at(u, v)), num(0.4+p.rnd.Float64()))
		}
		p.path(d.String(), `fill="none" stroke-width="2.2" stroke-linecap="round" `+tone)
	}
}

// posts are the places outside the doors: a round stone for the guard, worn
// grass behind it for the musketeer who gets away.
func (p *painter) posts() {
	for _, s := range sides {
		for i := range 5 {
			u := middle(i)
			p.Group(fmt.Sprintf(`id="out.%s.%d" %s`, s, i, moved(s.at(u, out))), func() {
				p.disc(0, 0, outR, `fill="url(#worn)"`)
				p.path("M-15-3c5-3 9-2 12 0m5 8c4-3 8-3 11-1m-20 5c3-2 6-2 8-1", `fill="none" stroke="#c9c19a" stroke-opacity=".3" stroke-width="1.2" stroke-linecap="round"`)
			})
			p.Group(fmt.Sprintf(`id="guard.%s.%d" %s`, s, i, moved(s.at(u, post))), p.post)
		}
	}
}

func (p *painter) post() {
	p.disc(0, 0, postR-0.8, `fill="#4a4644" stroke="#2a2829" stroke-width="1.6"`)
	const stones = 10
	turn := p.rnd.Float64() / stones
	for i := range stones {
		from := turn + float64(i)/stones
		p.path(wedge(from+0.006, from+1.0/stones-0.006, 18.5, postR-2.2), fmt.Sprintf(`fill="%s"`, blend("#77716b", "#8f8679", p.rnd.Float64())))
	}
	p.disc(0, 0, 17, `fill="#6f6963"`)
	p.path("M-11.5-10A15.2 15.2 0 0 1 10-11.4", `fill="none" stroke="#b8b2a8" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"`)
}

// corners holds what stands in the four corners of the meadow: woods in the
// west, a pond in the north-east, the guards' pavilion in the south-east.
func (p *painter) corners() {
	for _, t := range [][3]float64{{40, 44, 30}, {92, 30, 19}, {30, 98, 18}, {66, 72, 17}, {150, 22, 12}, {22, 152, 13},
		{40, 952, 27}, {34, 894, 20}, {86, 968, 21}, {70, 918, 16}, {24, 846, 12}, {140, 976, 13},
		{870, 24, 12}, {978, 148, 13}, {846, 976, 12}, {980, 856, 13}, {298, 26, 9}, {568, 22, 8}, {704, 30, 9}, {24, 432, 9}, {28, 568, 8}, {976, 296, 9}, {974, 704, 9}, {432, 976, 9}, {566, 974, 8}} {
		p.tree(t[0], t[1], t[2])
	}
	p.pond()
	p.pavilion(932, 934)
}

func (p *painter) tree(x, y, r float64) {
	p.Group(moved(geom.Pt(x, y)), func() {
		p.disc(r*0.3, r*0.36, r*1.02, `fill="#050b12" fill-opacity=".4"`)
		p.path(p.leaves(0, 0, r), `fill="#16302c" stroke="#0b1a1c" stroke-width="1.4"`)
		p.path(p.leaves(-r*0.1, -r*0.12, r*0.76), `fill="#234738"`)
		p.path(p.leaves(-r*0.2, -r*0.24, r*0.48), `fill="#3a6248"`)
		p.path(p.leaves(-r*0.28, -r*0.34, r*0.2), `fill="#5c8560"`)
	})
}

// leaves is a round outline of leaves, as path data.
func (p *painter) leaves(x, y, r float64) string {
	n := max(5, int(math.Round(math.Sqrt(r)*2.2)))
	turn := p.rnd.Float64()
	var d strings.Builder
	for i := range n + 1 {
		at := turn + float64(i)/float64(n)
		to := xy(geom.Pt(x, y).Add(polar(at, r*0.9)))
		if i == 0 {
			d.WriteString("M" + to)
			continue
		}
		k := num(r * 2.2 / float64(n) * 1.15)
		fmt.Fprintf(&d, "A%s %s 0 0 1 %s", k, k, to)
	}
	return d.String() + "z"
}

func (p *painter) pond() {
	p.path("M896 30C906 12 940 14 962 12C986 12 988 34 986 56C986 84 990 108 966 112C944 114 946 88 930 78C912 68 888 52 896 30z",
		`fill="url(#pond)" stroke="#0e2028" stroke-width="4" stroke-opacity=".7"`)
	p.path("M901 33C909 19 938 19 960 17C978 17 982 30 981 44", `fill="none" stroke="#7fa4b8" stroke-opacity=".35" stroke-width="1.6" stroke-linecap="round"`)
	p.path("M957 36a12 12 0 1 0 9 20a9.6 9.6 0 1 1-9-20z", `fill="#e9eef2" fill-opacity=".85"`)
	p.path("M936 40h10M934 48h14M938 56h10M968 40h8M972 48h8M966 58h10M950 68h16M956 76h18", `fill="none" stroke="#a9c4d4" stroke-opacity=".4" stroke-width="1.3" stroke-linecap="round"`)
	p.path("M905 62l-4-13m6 14l-1-16m4 18l3-13M962 106l-3-12m6 12l1-15m4 14l4-11", `fill="none" stroke="#3f6a4e" stroke-width="1.8" stroke-linecap="round"`)
}

func (p *painter) pavilion(x, y float64) {
	p.Group(moved(geom.Pt(x, y)), func() {
		p.disc(10, 12, 37, `fill="#050b12" fill-opacity=".42"`)
		const n = 12
		for i := range n {
			from, to := float64(i)/n, float64(i+1)/n
			light := (1 + math.Cos((from+to-2*0.875)*math.Pi)) / 2
			tone := blend("#45101a", "#9c2b36", light)
			if i%2 == 1 {
				tone = blend("#571722", "#b43a43", light)
			}
			p.path(fmt.Sprintf("M0 0L%sL%sz", xy(polar(from, 36)), xy(polar(to, 36))), fmt.Sprintf(`fill="%s" stroke="#1a0d0f" stroke-width=".9" stroke-linejoin="round"`, tone))
		}
		p.path("M-3.4-29h6.8l-1.2 25.4l25.4-1.2v6.8l-25.4-1.2l1.2 25.4h-6.8l1.2-25.4l-25.4 1.2v-6.8l25.4 1.2z", `fill="#d8cbb0" stroke="#1a0d0f" stroke-opacity=".6" stroke-width="1"`)
		p.disc(0, 0, 4, `fill="#e2bf74" stroke="#1a0d0f" stroke-width="1.3"`)
	})
}
