package penny

import (
	"math"
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/maps"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/board"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// begun is the board of a new game for one hero.
func begun(t *testing.T) *Board {
	t.Helper()
	r, err := session.NewRecord(penny.Game{}, []rules.SeatInfo{{Name: "Ada"}}, nil, 5, time.Time{})
	rulestest.OK(t, err)
	all := scenetest.Replay(t, penny.Game{}, r)
	v := all[0].Seen(0).(penny.View)
	town, err := openTown(v)
	rulestest.OK(t, err)
	return &Board{town: town, Base: table.Base[penny.View]{View: v}, known: look(v)}
}

// leastScale is that of the map in the smallest window.
const leastScale = 0.3

// TestFiguresStandApart: on each place, London or Hell, no matter who stands there, 30 points lie
// between the middles of any two things that can be pressed; a hero and a villain by
// themselves cover hardly any name, and no other place is hidden.
func TestFiguresStandApart(t *testing.T) {
	b := begun(t)
	w, h := figureW*b.town.w, figureH*b.town.w
	worst, few, under, over := math.Inf(1), 0.0, 0.0, 0.0
	for _, hell := range []bool{false, true} {
		var pieces []board.Piece
		for _, tile := range b.View.Tiles() {
			p, _ := b.town.plane.Piece(tile.ID)
			p.Flipped = hell
			pieces = append(pieces, p)
		}
		b.town.plane.Set(pieces)
		for _, scale := range []float64{leastScale, 0.45} {
			b.scale = scale
			for id := range b.known.place {
				for _, heroes := range []int{0, 1, 2, 4} {
					for _, villains := range []int{0, 1, 2, 5} {
						c := b.crowd()
						for i := range heroes + villains {
							c.place(id, i < heroes)
						}
						px, py, _ := b.spot(id)
						all := append([]geom.Point{geom.Pt(px, py)}, c.at...)
						for i, p := range all {
							for _, q := range all[:i] {
								if d := p.Distance(q) * scale; d < apart {
									t.Errorf("%s with %d heroes and %d villains at scale %v: two things lie %.1f points apart", id,
										heroes, villains, scale, d)
								} else {
									worst = min(worst, d)
								}
							}
						}
						if heroes == 1 && villains == 1 && scale == 0.45 {
							few += c.covered(c.at[0]) + c.covered(c.at[1])
							for _, p := range c.at {
								for other := range b.known.place {
									if x, y, _ := b.spot(other); math.Abs(x-p.X) < w*gripW/2 && math.Abs(y-p.Y) < h/2 {
										t.Errorf("who stands on %s hides %s", id, other)
									}
								}
							}
							for _, p := range c.at { // as it is painted, with the base below its foot
								foot := p.Y + h/2 + (1-baseRise)*baseSide(w*scale)/scale
								for _, n := range namesOn(b) {
									under += max(0, min(foot, n.Y1)-max(p.Y-h/2, n.Y0)) * max(0, min(p.X+w/2, n.X1)-max(p.X-w/2, n.X0))
								}
							}
							over += 2 * w * h
						}
					}
				}
			}
		}
	}
	t.Logf("%.1f points at least; a hero and a villain cover names with %.2f %% of themselves", worst, 100*few/over)
	rulestest.Holds(t, few <= over*0.002, "figures cover names with %.1f %% of themselves", 100*few/over)
	rulestest.Holds(t, under <= over*0.0002, "figures and their bases cover names with %.3f %% of themselves", 100*under/over)
}

// namesOn returns the names on the tiles, in units of the map.
func namesOn(b *Board) (all []maps.Rect) {
	for _, tile := range b.View.Tiles() {
		p, _ := b.town.plane.Piece(tile.ID)
		for _, l := range p.Side().Map.Labels {
			all = append(all, maps.Rect{X0: p.X + l.X0, Y0: p.Y + l.Y0, X1: p.X + l.X1, Y1: p.Y + l.Y1})
		}
	}
	return all
}

// TestLinesPassNoName: a dashed line into a shortcut leaves out the names of places that lie on its way.
func TestLinesPassNoName(t *testing.T) {
	name := widgets.Rect{X: 40, Y: 40, W: 20, H: 10}
	parts := outside([]widgets.Rect{name}, geom.Pt(0, 0), geom.Pt(100, 90))
	rulestest.Must(t, len(parts) == 2, "the line has %d parts", len(parts))
	for _, part := range parts {
		for i := range 20 {
			p := geom.Pt(part[0].X+(part[1].X-part[0].X)*float64(i)/19, part[0].Y+(part[1].Y-part[0].Y)*float64(i)/19)
			rulestest.Holds(t, !name.Contains(p), "the line runs through the name at %v", p)
		}
	}
	whole := outside(nil, geom.Pt(0, 0), geom.Pt(100, 90))
	rulestest.Holds(t, len(whole) == 1 && whole[0][0] == geom.Pt(0, 0) && whole[0][1] == geom.Pt(100, 90), "past no name it is %v", whole)
}
