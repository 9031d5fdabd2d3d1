package core_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

// TestPrinted compares all that is printed on cards, tiles and board with testdata/box.txt.
func TestPrinted(t *testing.T) {
	const file = "../testdata/box.txt"
	var box strings.Builder
	text, err := os.ReadFile(file)
	rulestest.Must(t, err == nil || rulestest.Updating(), "%v", err)
	landed := strings.Split(string(text), "\n")
	for _, part := range []struct {
		name  string
		lines []string
	}{
		{"PIM-3 PIM-4 mission cards", printedMissions()},
		{"PIM-5 PIM-6 location cards", printedLocations()},
		{"PIM-9 PIM-10 favour cards", printedFavours()},
		{"PIM-12 PIM-13 buildings", printedBuildings()},
		{"PIM-17 PIM-23 locations and buildings of the board", printedBoard(t)},
		{"PIM-17 PIM-73 PIM-74 route spaces and the regions they are in", printedRoutes()},
	} {
		lines := append(append([]string{"## " + part.name}, part.lines...), "")
		box.WriteString(strings.Join(lines, "\n") + "\n")
		if rulestest.Updating() {
			continue
		}
		t.Run(part.name, func(t *testing.T) {
			at := slices.Index(landed, lines[0])
			for i, line := range lines {
				rulestest.Must(t, at >= 0 && at+i < len(landed), "%s lacks %q", file, line)
				is(t, "line", line, landed[at+i])
			}
		})
	}
	if rulestest.Updating() {
		is(t, "error", os.WriteFile(file, []byte(box.String()), 0o644), nil)
	}
}

func printedMissions() (all []string) {
	for k := range uint8(core.Missions) {
		c := core.CardOf(k)
		all = append(all, fmt.Sprintf("%d %s %v", c.Number, c.At, c.Need))
	}
	return all
}

// icons are actions by their words.
func icons(acts []core.ActionKind) string {
	var words []string
	for _, a := range acts {
		words = append(words, a.Key())
	}
	return strings.Join(words, ", ")
}

func printedLocations() (all []string) {
	for _, c := range core.LocationCards {
		all = append(all, c.Name+": "+icons(c.Icons))
	}
	return all
}

func printedFavours() (all []string) {
	for i, c := range core.FavorCards {
		all = append(all, core.FavorWord(i)+" "+icons(c[:]))
	}
	return append(all, fmt.Sprintf("with a star: the first %d", core.Starters))
}

func printedBuildings() (all []string) {
	for _, k := range append(core.HexTiles[:], core.Market) {
		all = append(all, fmt.Sprintf("%s: %v", k, core.AreasOf(core.BuildingFacts[k].Serves)))
	}
	return all
}

func printedBoard(t *testing.T) (all []string) {
	for _, town := range see(Lay(t, 2, nil)).Towns {
		line := town.Location.String() + ": " + town.Location.Region().String()
		if town.Card == "" {
			for _, s := range town.Spaces {
				line += ", " + s.Icon.Key()
			}
		}
		all = append(all, line)
	}
	for h, f := range core.HexFacts {
		all = append(all, fmt.Sprintf("%s: %s", core.HexPlace(h).Key(), f.Region))
	}
	return all
}

func printedRoutes() (all []string) {
	for p := range core.Place(core.RouteSpaces) {
		all = append(all, fmt.Sprintf("%s: %v", p.Key(), p.Regions()))
	}
	return all
}
