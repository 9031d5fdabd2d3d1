package pimpernel_test

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

// TestCloseUps: pointing at a location, one of its spaces or an area shows it enlarged and says why no cube
// can be put there, but not with a cube in hand.
func TestCloseUps(t *testing.T) {
	b := sit(t, first(t), nil)
	point := func(id string) bool {
		at := b.At(id)
		b.Hover(at, 3)
		b.Frame(input.Events{At: at})
		return b.Sees("A location in") || b.Sees("It is empty.")
	}
	for _, id := range []string{"location.arras", "space.arras.1", "area.horses"} {
		rulestest.Holds(t, point(id), "pointing at %s does not enlarge it: %s", id, b.Words())
	}
	away, none := "Your pawn is in France; Dover is in England.", "You need a cube on a building that leads to the horses area."
	for id, why := range map[string]string{"location.dover": away, "space.dover.1": away, "area.horses": none, "space.arras.1": "",
		"location.arras": ""} {
		point(id)
		for _, words := range []string{away, none} {
			rulestest.Holds(t, strings.Contains(b.Words(), words) == (why == words), "%s says %s", id, b.Words())
		}
	}
	b.Click("supply.0")
	rulestest.Holds(t, !point("space.arras.1"), "with a cube in hand a close-up hides the map")
}

// TestSignsSayWhatTheyAre: what is only read says its name when it is pointed at.
func TestSignsSayWhatTheyAre(t *testing.T) {
	b := sit(t, first(t), nil)
	goal := b.View().Mission.Goal
	for id, name := range map[string]string{
		"marker.1": "Mission marker 1", table.SpotID("marker.1", "slot"): "Mission marker 1", "marker.start": "Mission marker Start",
		"done.route": "Completion area: route", "vienna": "Last mission", "incomplete": "Incomplete area",
		"first": "First-player marker", "score.1": "Person 2's score", "region.france": "France", "hex.market_to_austria": "Market",
		"route.arras-vienna-1": "Arras–Vienna", "mission.route": "Route mission space",
		table.SpotID("current", "head"): "Mission 1: " + goal.String(),
	} {
		at := b.At(id)
		b.Hover(at, 4)
		rulestest.Holds(t, b.Sees(name), "pointing at %s does not say %q: %s", id, name, b.Words())
		b.Frame(input.Events{At: geom.Pt(-10, -10), Moved: true})
	}
}

// TestWhatFallsIntoTheSeaGoesBack: a cube or a pawn that is let go in the sea goes back and says why.
func TestWhatFallsIntoTheSeaGoesBack(t *testing.T) {
	b := sit(t, first(t), nil)
	n := b.Game().Len()
	b.Drag(b.At("supply.0"), geom.Pt(300, 345))
	rulestest.Holds(t, b.Sees("no space for a cube here") && b.Game().Len() == n, "a cube in the sea says nothing: %s", b.Words())
}

// TestTrayStaysYours: while a bot decides, the tray shows the cubes of the person.
func TestTrayStaysYours(t *testing.T) {
	seats := []rules.SeatInfo{{Name: "Ada"}, {Name: "Bot", Level: "easy", Colour: 1}}
	r := random(t, scenetest.Deal(t, pimpernel.Game{}, seats, nil, 7), 1, func(v pimpernel.View) bool { return v.Acting == 1 })
	b := sit(t, r, nil)
	rulestest.Holds(t, b.Has("supply.0") && b.Sees("Ada"), "the tray is not Ada's: %s", b.Words())
}
