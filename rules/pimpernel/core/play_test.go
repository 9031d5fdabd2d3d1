package core_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/pimpernel/words"
	"intrigue/rules/rulestest"
)

// TestActionsAgreeWithMoves plays random games at every number of seats and with every
// combination of options, and compares actions with moves: all that are legal are offered,
// moves are read as they are written, no path begins another one, Play does what the
// action does, and no cube is lost.
func TestActionsAgreeWithMoves(t *testing.T) {
	endings := map[string]int{}
	for seats := 2; seats <= core.MostSeats; seats++ {
		for i, o := range AllOptions() {
			t.Run(fmt.Sprintf("%d seats %v", seats, o), func(t *testing.T) {
				p, d := Shuffled(t, seats, o, uint64(i)), Dice(seats*100+i)
				for n := 0; p.Stage != core.StageOver; n++ {
					q := *p
					if p.Stage == core.StageDraw {
						q.DrawNext(d.Next())
						p = &q
						continue
					}
					s := Anything(p, &d)
					q.Do(s)
					if n%12 == 0 || p.Stage != core.StageTurn && n%3 == 0 {
						agrees(t, p, &q, s)
					}
					p = &q
				}
				endings[words.Outcome(p).Ending]++
			})
		}
	}
	for _, e := range []string{"score", "taken"} {
		rulestest.Holds(t, endings[e] != 0, "no game ended by %v", e)
	}
}

// TestEveryChoiceIsPointedAt points at what belongs to the seat whose turn it is.
func TestEveryChoiceIsPointedAt(t *testing.T) {
	p := Plays(t, With(Lay(t, 3, nil), Cubes(Blue, "rest", "horses", "b3"), Tile(Blue, core.Supporters),
		Favor(core.Supporters, core.Remove, core.Horse)), "pass")
	removing, resting := Plays(t, p, "favor supporters"), Plays(t, p, "cube b4")
	for _, x := range []struct {
		p          *core.State
		move, path string
	}{
		{p, "move paris", "pawn.1 region.paris"},
		{p, "cube b4", "supply.1 hex.b4"},
		{p, "favor supporters", "favor.supporters"},
		{removing, "horse", "supply.1 area.horses"},
		{removing, "remove b3", "hex.b3 supply.1"},
		{removing, "remove horses", "heap.horses.1 supply.1"},
		{resting, "rested b5", "heap.rest.1 hex.b5"},
	} {
		c, _ := rules.Choose(x.p.Choices(Blue), rules.Move(x.move))
		is(t, "path of "+x.move, strings.Join(c.Path, " "), x.path)
	}
}

func agrees(t *testing.T, p, q *core.State, played core.Action) {
	t.Helper()
	cs := p.Choices(rules.Seat(p.Seat))
	var buf [core.MostActions]core.Action
	steps := p.List(buf[:0])
	rulestest.Must(t, len(cs) == len(steps) && len(steps) <= core.MostActions/2, "%d choices of %d steps", len(cs), len(steps))
	if _, ok := rules.Choose(cs, played.Text()); !ok {
		t.Fatalf("the playout plays %q, which is not offered", played.Text())
	}
	var paths []string
	for _, c := range cs {
		if s, ok := core.Parse(c.Move); !ok || !slices.Contains(steps, s) || s.Text() != c.Move {
			t.Fatalf("%q is read as %v", c.Move, s)
		}
		paths = append(paths, strings.Join(c.Path, " ")+" ")
	}
	slices.Sort(paths)
	for i := 1; i < len(paths); i++ {
		rulestest.Must(t, !strings.HasPrefix(paths[i], paths[i-1]), "the path %q begins %q", paths[i-1], paths[i])
	}
	rulestest.Must(t, *Play(t, p, played.Text()) == *q, "the move %q and its action part ways", played.Text())
	conserved(t, q)
}

// TestPrintIsThatOfTheBox compares all that is printed on cards, tiles and board with testdata/box.txt.
func TestPrintIsThatOfTheBox(t *testing.T) {
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
