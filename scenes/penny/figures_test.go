package penny

import (
	"testing"
	"time"

	"intrigue/input"
	contract "intrigue/rules"
	rules "intrigue/rules/penny"
	"intrigue/scenes/board"
)

// TestFiguresLeaveNamesFree: a hero and a villain who stand on a place cover the name of no
// other place of its tile, be it London or Hell.
func TestFiguresLeaveNamesFree(t *testing.T) {
	r, err := input.Deal(rules.Game{}, []contract.SeatInfo{{Name: "Ada"}}, nil, 5, time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	all, err := contract.Replay(rules.Game{}, r)
	if err != nil {
		t.Fatal(err)
	}
	v := all[0].Seen(0).(rules.View)
	town, err := open(v)
	if err != nil {
		t.Fatal(err)
	}
	b := &Board{town: town, view: v, known: look(v)}
	w, h := figureW*town.w, figureH*town.w
	moved := 0
	pieces := map[string]board.Piece{}
	for _, tile := range v.Tiles() {
		pieces[tile.ID], _ = town.plane.Piece(tile.ID)
	}
	for _, hell := range []bool{false, true} {
		for _, tile := range v.Tiles() {
			p := pieces[tile.ID]
			p.Flipped = hell
			town.plane.Set([]board.Piece{p})
			for id, at := range b.known.place {
				if at.Tile != tile.ID {
					continue
				}
				px, py, radius := b.spot(id)
				for _, way := range []float64{-1, 1} {
					was, y := px-way*w*0.63, py+foot*radius
					x := b.free(id, was, y, w, h, way)
					if x != was {
						moved++
					}
					for name, l := range p.Face().Map.Labels {
						over := min(min(x+w/2, p.X+l.X1)-max(x-w/2, p.X+l.X0), min(y, p.Y+l.Y1)-max(y-h, p.Y+l.Y0))
						if over > 1 && name != "label."+at.Key {
							t.Errorf("Hell %t: who stands %v of %s covers %.1f of %s", hell, -way, id, over, name)
						}
					}
				}
			}
		}
	}
	if moved == 0 {
		t.Error("no figure had to move: the test tests nothing")
	}
}
