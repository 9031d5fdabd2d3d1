package pimpernel_test

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	scene "intrigue/scenes/pimpernel"
	"intrigue/scenes/scenetest"
)

// TestCloseUps: pointing at a location, one of its spaces or an area shows it enlarged,
// but not with a cube in hand.
func TestCloseUps(t *testing.T) {
	b := sit(t, first(t), nil)
	point := func(id string) bool {
		at := b.At(id)
		for range 3 {
			b.Frame(input.Events{At: at, Moved: true})
		}
		b.Frame(input.Events{At: at})
		return b.Sees("A location in") || b.Sees("It is empty.")
	}
	for _, id := range []string{"location.arras", "space.arras.1", "area.horses"} {
		if !point(id) {
			t.Errorf("pointing at %s does not enlarge it: %s", id, b.Words())
		}
	}
	b.Click("supply.0")
	if point("space.arras.1") {
		t.Error("with a cube in hand a close-up hides the map")
	}
}

// TestStray: a cube or a pawn that is let go in the sea goes back and says why.
func TestStray(t *testing.T) {
	b := sit(t, first(t), nil)
	n := b.Game().Len()
	b.Drag(b.At("supply.0"), geom.Pt(300, 345))
	if !b.Sees("no space for a cube here") || b.Game().Len() != n {
		t.Errorf("a cube in the sea says nothing: %s", b.Words())
	}
}

// TestTrayStaysYours: while a bot decides, the tray shows the cubes of the person.
func TestTrayStaysYours(t *testing.T) {
	seats := []rules.SeatInfo{{Name: "Ada"}, {Name: "Bot", Level: "easy", Colour: 1}}
	r := random(t, scenetest.Deal(t, pimpernel.Game{}, seats, nil, 7), 1, func(v pimpernel.View) bool { return v.Acting == 1 })
	b := sit(t, r, nil)
	if _, ok := b.Hit("supply.0"); !ok || !b.Sees("Ada") {
		t.Errorf("the tray is not Ada's: %s", b.Words())
	}
}

// TestFigures: every picture of the rule book stands at a clause.
func TestFigures(t *testing.T) {
	for _, f := range scene.Figures() {
		if !strings.Contains(pimpernel.Game{}.About().Rules, "### "+f.Clause+" ") || f.Words == "" {
			t.Errorf("the figure of %s has no clause or no words", f.Clause)
		}
	}
}
