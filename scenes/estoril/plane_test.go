package estoril

import (
	"testing"

	"intrigue/maps"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// TestTheCellsArePrinted: however the boards are dealt and turned, every space has its
// picture, as large as the space of the poster, and all of them lie on the plane.
func TestTheCellsArePrinted(t *testing.T) {
	p, err := open()
	rulestest.OK(t, err)
	for deal := range uint64(12) {
		var v estoril.View
		scenetest.Chance{Game: estoril.Game{}, Seed: deal, Stop: func(pos rules.Position, _ rules.Seat, _ int) bool {
			v = pos.Seen(rules.Public).(estoril.View)
			return len(v.Boards) == across*down
		}}.Play(t, scenetest.Deal(t, estoril.Game{}, scenetest.People(4), nil, deal))
		p.set(v.Boards)
		rulestest.Must(t, len(v.Boards) == across*down, "%d boards lie on the table", len(v.Boards))
		for _, d := range v.Boards {
			for _, c := range append(d.Cells, d.Reward) {
				face := p.cells[cellSprite(c)]
				if face == nil {
					t.Fatalf("there is no picture of %s: %s", c.ID, cellSprite(c))
				}
				x, y, side := p.box(d.Place, c.Corner, d.Number)
				got, ok := p.plane.Piece(c.ID)
				if space := (maps.Rect{X0: x, Y0: y, X1: x + side, Y1: y + side}); !ok || got.Side() != face || got.Box() != space {
					t.Errorf("%s lies at %v, its space at %v", c.ID, got.Box(), space)
				}
			}
		}
	}
}
