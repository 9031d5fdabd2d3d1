// Package castle draws the board of Cardinal's Guards: a castle by night, seen
// from straight above.
//
// The moon stands in the north-west, so shadows fall to the south-east;
// torches on the wall warm the stones around them. The chambers are bare
// floor, because the tiles are dealt: whatever is drawn inside a cell is seen
// only until a tile lies on it, and in the seams.
//
// The names on it are cell.R.C (row and column 0 to 4, cell.2.2 is the tunnel
// mouth), guard.n.C, guard.s.C, guard.w.R, guard.e.R (the posts outside the
// doors) and out.n.C and so on (the meadow behind each post).
package castle

import (
	"fmt"
	"math/rand/v2"

	"intrigue/maps/geom"
	"intrigue/maps/svgwriter"
)

// The plan, in user units from the edge of the board inwards.
const (
	size  = 1000.0
	pitch = 136.0
	court = (size - 5*pitch) / 2 // where the chambers begin
	slab  = 124.0                // a chamber without the sills around it
	wall  = 31.0                 // thickness
	post  = 97.0                 // middle of the coins
	postR = 28.0
	out   = 38.0 // middle of those who got away
	outR  = 24.0
	lists = 62.0  // where gravel ends and grass begins
	tower = 129.0 // middle of the corner towers, from both edges
	doorW = 48.0
)

// middle of row or column i.
func middle(i int) float64 { return court + pitch*(float64(i)+0.5) }

// side is one of the four walls. Along it things are measured by u, from left
// to right or from top to bottom, and by v, from the edge of the board.
type side string

var sides = []side{"n", "e", "s", "w"}

func (s side) at(u, v float64) geom.Point {
	switch s {
	case "n":
		return geom.Pt(u, v)
	case "s":
		return geom.Pt(u, size-v)
	case "w":
		return geom.Pt(v, u)
	}
	return geom.Pt(size-v, u)
}

func (s side) box(u0, v0, u1, v1 float64) geom.Rect {
	a, b := s.at(u0, v0), s.at(u1, v1)
	return geom.Rect{X0: a.X, Y0: a.Y, X1: a.X, Y1: a.Y}.Include(b)
}

type painter struct {
	*svgwriter.Writer
	rnd *rand.Rand
}

// about is a random number within spread of v.
func (p *painter) about(v, spread float64) float64 { return v + (p.rnd.Float64()*2-1)*spread }

// Draw draws the whole board.
func Draw() string {
	return svgwriter.File("The castle of Cardinal's Guards by night, seen from above. Places of the game are cell.ROW.COLUMN, guard.SIDE.N and out.SIDE.N.", size, size, func(w *svgwriter.Writer) {
		p := &painter{w, rand.New(rand.NewPCG(1626, 1))}
		p.Line("<defs>")
		p.WriteString(gradients)
		p.Line("</defs>")
		for _, l := range []struct {
			name string
			draw func()
		}{{"grass-land", p.meadow}, {"gravel", p.gravel}, {"posts", p.posts}, {"chambers", p.floor}, {"tunnel-lines", p.tunnels}, {"tunnel-mouth", p.mouth}, {"walls", p.walls}, {"torches", p.torches}, {"towers", p.towers}, {"corners", p.corners}, {"night", p.night}} {
			p.Group(fmt.Sprintf(`id="%s"`, l.name), l.draw)
		}
	})
}

const gradients = `<radialGradient id="grass" gradientUnits="userSpaceOnUse" cx="420" cy="400" r="720"><stop offset="0.45" stop-color="#33503f"/><stop offset="0.75" stop-color="#24413c"/><stop offset="1" stop-color="#162c34"/></radialGradient>
<radialGradient id="sand" gradientUnits="userSpaceOnUse" cx="470" cy="450" r="620"><stop offset="0.5" stop-color="#8b7f6d"/><stop offset="0.8" stop-color="#6d6a66"/><stop offset="1" stop-color="#4b525a"/></radialGradient>
<radialGradient id="court" gradientUnits="userSpaceOnUse" cx="500" cy="500" r="500"><stop offset="0" stop-color="#6f6354"/><stop offset="0.6" stop-color="#857661"/><stop offset="1" stop-color="#6a6159"/></radialGradient>
<linearGradient id="ashlar" gradientUnits="userSpaceOnUse" x1="130" y1="130" x2="870" y2="870"><stop offset="0" stop-color="#a9a7a6"/><stop offset="0.5" stop-color="#989084"/><stop offset="1" stop-color="#7a7370"/></linearGradient>
<radialGradient id="torch" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="92"><stop offset="0" stop-color="#ffe7a6" stop-opacity="0.8"/><stop offset="0.16" stop-color="#ffcf78" stop-opacity="0.5"/><stop offset="0.5" stop-color="#ffb655" stop-opacity="0.19"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient>
<radialGradient id="worn" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="24"><stop offset="0" stop-color="#a8a07c" stop-opacity="0.36"/><stop offset="0.6" stop-color="#8f9070" stop-opacity="0.24"/><stop offset="1" stop-color="#7d8a68" stop-opacity="0"/></radialGradient>
<radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="480" cy="470" r="735"><stop offset="0.52" stop-color="#0a1226" stop-opacity="0"/><stop offset="0.78" stop-color="#0a1226" stop-opacity="0.3"/><stop offset="1" stop-color="#060b1a" stop-opacity="0.68"/></radialGradient>
<radialGradient id="pond" gradientUnits="userSpaceOnUse" cx="945" cy="45" r="95"><stop offset="0" stop-color="#3d6685"/><stop offset="0.7" stop-color="#234661"/><stop offset="1" stop-color="#17303f"/></radialGradient>
<radialGradient id="abyss" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="46"><stop offset="0" stop-color="#020205"/><stop offset="0.3" stop-color="#050409" stop-opacity="0.8"/><stop offset="0.6" stop-color="#050409" stop-opacity="0.3"/><stop offset="1" stop-color="#06050a" stop-opacity="0"/></radialGradient>
`

// night lays the dark over the edges, and a frame around the board.
func (p *painter) night() {
	p.rect(geom.Rect{X1: size, Y1: size}, 0, `fill="url(#dusk)"`)
	p.rect(geom.Rect{X0: 2, Y0: 2, X1: size - 2, Y1: size - 2}, 0, `fill="none" stroke="#0d1016" stroke-width="4"`)
	p.rect(geom.Rect{X0: 6, Y0: 6, X1: size - 6, Y1: size - 6}, 0, `fill="none" stroke="#c39a4e" stroke-width="1.6" stroke-opacity=".85"`)
	for _, x := range []float64{6, size - 6} {
		for _, y := range []float64{6, size - 6} {
			p.path(fmt.Sprintf("M%sl5 5l-5 5l-5-5z", xy(geom.Pt(x, y-5))), `fill="#e2bf74" stroke="#0d1016" stroke-width="1.4"`)
		}
	}
}
