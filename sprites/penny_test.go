package sprites

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"intrigue/maps/svg"
	"intrigue/rules/rulestest"
)

// pennyDecks are the kinds of cards: the decks of rules/penny and two that are none.
const pennyDecks = "starter pennies demonic_pennies shop enemy boss rush event scheme joke personal brown walk item wounded counter"

// pennyCards lists the keys of all kinds of cards by their decks.
func pennyCards(t testing.TB) map[string][]string {
	t.Helper()
	files, err := filepath.Glob("../rules/penny/core/box/data/*.json")
	rulestest.Must(t, err == nil && len(files) >= 17, "%d files of cards, %v", len(files), err)
	out := map[string][]string{"wounded": {"grave"}}
	for _, file := range files {
		deck := strings.TrimSuffix(filepath.Base(file), ".json")
		if slices.Contains([]string{"map", "modes", "difficulty"}, deck) {
			continue
		}
		data, err := os.ReadFile(file)
		rulestest.OK(t, err)
		var cards []struct{ ID string }
		if err := json.Unmarshal(data, &cards); err != nil {
			t.Fatal(file, err)
		}
		for _, c := range cards {
			if !slices.Contains(out[deck], c.ID) {
				out[deck] = append(out[deck], c.ID)
			}
		}
	}
	return out
}

// pennyNames are all the sprites that the game needs; penny.md says what each is.
func pennyNames(t testing.TB) (all []string) {
	t.Helper()
	add := func(before, words string) {
		for _, w := range strings.Fields(words) {
			all = append(all, "penny."+before+w)
		}
	}
	for _, keys := range pennyCards(t) {
		add("card.", strings.Join(keys, " "))
	}
	add("frame.", pennyDecks)
	add("read.", pennyDecks)
	add("strip.", "1 2 3 4 5 6")
	add("token.", "occultism society science underworld violence damage gold movement prevent any trophy decision first")
	add("action.", "buy heal boost target event destroy resource upgrade")
	add("", "portal portal.demonic hell hell.space hell.red hell.burnt hell.spark hell.end board")
	add("wound.", "hand under pile grave")
	add("counter.", "heroes villains")
	add("hero.", "alice jack maria emily")
	for _, p := range Players {
		for _, h := range strings.Fields("alice jack maria emily") {
			add("hero.", h+"."+p.Mark())
		}
	}
	add("portrait.", "alice jack maria emily")
	add("villain.", "a b c mini boss mb_publo mb_shunter b_cerberus br_duchess br_void br_porter br_index br_leviathan br_regent")
	add("deck.", "hero pile aside shop enemy scheme event item demonic joke")
	add("choice.", "done pay keep use finish stand bleed propose accept refuse option.0 option.1 option.2")
	add("", "victory defeat place.sewer place.post")
	data, err := os.ReadFile("../rules/penny/core/box/data/map.json")
	rulestest.OK(t, err)
	var m struct {
		Tiles []struct {
			ID     string
			Places []struct{ ID string }
		}
	}
	if err := json.Unmarshal(data, &m); err != nil || len(m.Tiles) != 7 {
		t.Fatal(len(m.Tiles), err)
	}
	for _, tile := range m.Tiles {
		add("tile.", tile.ID+" "+tile.ID+".hell")
		for _, p := range tile.Places {
			add("place.", p.ID)
		}
	}
	return all
}

// TestPennyCardsHaveTheirRooms: every frame has the rooms that penny.md promises.
func TestPennyCardsHaveTheirRooms(t *testing.T) {
	for _, deck := range strings.Fields(pennyDecks) {
		for kind, size := range map[string][2]float64{"frame": {240, 336}, "read": {340, 500}} {
			d, err := Open("penny." + kind + "." + deck)
			if err != nil {
				t.Error(err)
				continue
			}
			rulestest.Holds(t, d.W == size[0] && d.H == size[1], "%s.%s is %v by %v", kind, deck, d.W, d.H)
			rooms := []string{"room.head", "room.picture", "room.middle"}
			if kind == "read" {
				rooms[2] = "room.words"
			}
			for _, id := range append(rooms, "head") {
				rulestest.Holds(t, d.Kind(id) != "", "%s.%s has no %s", kind, deck, id)
			}
			if (d.Kind("left") == "text") != (d.Kind("seal.left") == "g") || (d.Kind("right") == "text") != (d.Kind("seal.right") == "g") {
				t.Errorf("%s.%s has a number without its ornament", kind, deck)
			}
		}
	}
}

// TestPennyRoomsLieOnThePaper: what penny.md promises of a card is so: no room leaves
// the paper, and the numbers lie within their ornaments.
func TestPennyRoomsLieOnThePaper(t *testing.T) {
	rooms := 0
	names, err := filepath.Glob("penny.*.svg")
	rulestest.OK(t, err)
	for _, name := range names {
		file, err := os.ReadFile(name)
		rulestest.OK(t, err)
		d, err := svg.Parse(strings.NewReader(strings.ReplaceAll(string(file), ` display="none"`, "")))
		rulestest.Must(t, err == nil, "%v %v", name, err)
		for _, id := range d.IDs() {
			of, room := strings.CutPrefix(id, "room.")
			if !room {
				continue
			}
			rooms++
			box, ok := d.Bounds(id)
			rulestest.Holds(t, ok && box.X0 >= 4 && box.Y0 >= 4 && box.X1 <= d.W-4 && box.Y1 <= d.H-4, "%s: %s is %v", name, id, box)
			if seal, ok := d.Bounds("seal." + of); ok {
				if m := box.Centre(); m.X < seal.X0 || m.X > seal.X1 || m.Y < seal.Y0 || m.Y > seal.Y1 {
					t.Errorf("%s: %s does not lie on its ornament", name, id)
				}
			}
		}
	}
	rulestest.Holds(t, rooms >= 100, "there are %d rooms", rooms)
}
