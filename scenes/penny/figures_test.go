package penny

import (
	"testing"
	"time"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/scenes/board"
	"intrigue/scenes/table"
)

// begun is the board of a new game for one hero.
func begun(t *testing.T) *Board {
	t.Helper()
	r, err := input.NewRecord(penny.Game{}, []rules.SeatInfo{{Name: "Ada"}}, nil, 5, time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	all, err := rules.Replay(penny.Game{}, r)
	if err != nil {
		t.Fatal(err)
	}
	v := all[0].Seen(0).(penny.View)
	town, err := open(v)
	if err != nil {
		t.Fatal(err)
	}
	return &Board{town: town, Base: table.Base[penny.View]{View: v}, known: look(v)}
}

// TestFiguresLeaveNamesFree: a hero and a villain who stand on a place cover the name of no
// other place of its tile, be it London or Hell.
func TestFiguresLeaveNamesFree(t *testing.T) {
	b := begun(t)
	w, h := figureW*b.town.w, figureH*b.town.w
	moved := 0
	pieces := map[string]board.Piece{}
	for _, tile := range b.View.Tiles() {
		pieces[tile.ID], _ = b.town.plane.Piece(tile.ID)
	}
	for _, hell := range []bool{false, true} {
		for _, tile := range b.View.Tiles() {
			p := pieces[tile.ID]
			p.Flipped = hell
			b.town.plane.Set([]board.Piece{p})
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

// TestSecondFiguresStandAside: of the places on which two figures of one side would cover a
// name by standing side by side, most have room for the second one elsewhere, and no
// figure hides the one before it.
func TestSecondFiguresStandAside(t *testing.T) {
	b := begun(t)
	w, h := figureW*b.town.w, figureH*b.town.w
	before, after := 0.0, 0.0
	for id := range b.known.place {
		px, py, radius := b.spot(id)
		for _, way := range []float64{-1, 1} {
			x0, y0 := b.stand(id, px-way*w*0.63, py+foot*radius, w, h, way, 0)
			x1, y1 := b.stand(id, px-way*w*0.63, py+foot*radius, w, h, way, 1)
			if dx, dy := (x1-x0)/w, (y1-y0)/h; dx*dx+dy*dy < 0.1 {
				t.Errorf("%s: the second figure stands %.2f, %.2f from the first", id, dx, dy)
			}
			was, is := b.covered(x0-way*0.57*w, y0, w, h), b.covered(x1, y1, w, h)
			if is > was {
				t.Errorf("%s: %.0f of names are covered, and %.0f side by side", id, is, was)
			}
			before, after = before+was, after+is
		}
	}
	t.Logf("covered %.0f, side by side %.0f", after, before)
	if before == 0 || after > before/3 {
		t.Errorf("second figures cover %.0f of names, side by side %.0f", after, before)
	}
}
