package pimpernel

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func TestBox(t *testing.T) {
	t.Run("PIM-1 two to six players in six colours", func(t *testing.T) {
		for n := range 9 {
			_, err := Game{}.New(rules.Setup{Seats: n})
			is(t, "a game is possible", err == nil, n >= 2 && n <= 6)
		}
		is(t, "colours", len(slices.Compact(slices.Sorted(slices.Values(Game{}.About().SeatNames(6))))), 6)
		_, told, _ := strings.Cut(rulesText, "\n### PIM-1 ")
		told, _, _ = strings.Cut(told, "\n### ")
		for _, name := range (Game{}).About().SeatNames(6) {
			is(t, "the rules name the colour "+name, strings.Contains(told, strings.ToLower(name)), true)
		}
	})
	t.Run("PIM-2 each has a pawn, a score and up to 25 cubes", func(t *testing.T) {
		v := stage(t, 2, nil).View(0)
		is(t, "players", len(v.Players), 2)
		is(t, "cubes", v.Players[1].Supply, 25)
		is(t, "pawn", v.Players[1].Pawn, France)
	})
	t.Run("PIM-3 18 mission cards with a location and five numbers", func(t *testing.T) {
		is(t, "the last card", missionCards[vienna].at, Vienna)
		for k := range uint8(missions) {
			sum := 0
			for _, n := range card(k).Need {
				sum += n
			}
			rulestest.Holds(t, !(sum < 5 || sum > 8), "card %d asks for %d", k+1, sum)
		}
	})
	t.Run("PIM-4 every card has its own location", func(t *testing.T) {
		var seen [locations]bool
		for _, c := range missionCards {
			rulestest.Holds(t, !seen[c.at], "%v is there twice", c.at)
			seen[c.at] = true
		}
	})
	t.Run("PIM-5 24 location cards", func(t *testing.T) {
		is(t, "cards", len(locationCards), 24)
		p := stage(t, 2, nil)
		is(t, "Dover's card", p.View(0).Towns[Dover].Card, "Ruined Chapel")
		is(t, "its last icon", p.View(0).Towns[Dover].Spaces[2].Icon, Remove)
	})
	t.Run("PIM-6 three to five spaces, icons from the list of actions", func(t *testing.T) {
		supporters := 0
		for _, c := range locationCards {
			rulestest.Holds(t, !(len(c.spaces) < 3 || len(c.spaces) > 5), "%s has %d spaces", c.name, len(c.spaces))
			for _, a := range c.spaces {
				if a == Supporter {
					supporters++
				}
				rulestest.Holds(t, !(a == Cube || a >= icons), "%s has the icon %d", c.name, a)
			}
		}
		rulestest.Holds(t, !(supporters == 0), "no supporter icon")
	})
	t.Run("PIM-7 six favour tiles", func(t *testing.T) {
		is(t, "tile of the horses", Horses.Tile(), "Stableman")
		is(t, "tile of the supporters", Supporters.Tile(), "Politician")
	})
	t.Run("PIM-8 the other four persons", func(t *testing.T) {
		is(t, "they", RestArea.Tile()+Carts.Tile()+Papers.Tile()+Disguises.Tile(), "InnkeeperFarmerClerkActress")
	})
	t.Run("PIM-9 20 favour cards, six with a star", func(t *testing.T) {
		is(t, "cards", len(favorCards), 20)
		is(t, "stars", starters, 6)
		for i, c := range favorCards {
			rulestest.Holds(t, !(c[0] == NoAction || c[1] == NoAction), "card %d lacks an action", i+1)
		}
	})
	t.Run("PIM-10 no pair is there twice", func(t *testing.T) {
		seen := map[[2]ActionKind]bool{}
		for _, c := range favorCards {
			pair := [2]ActionKind{min(c[0], c[1]), max(c[0], c[1])}
			rulestest.Holds(t, !seen[pair], "%v is there twice", pair)
			seen[pair] = true
		}
	})
	t.Run("PIM-11 seven hexes and the Market in To Austria", func(t *testing.T) {
		v := stage(t, 2, nil).View(0)
		is(t, "buildings", len(v.Hexes), 8)
		is(t, "the last", v.Hexes[7].Kind, Market)
		is(t, "its region", v.Hexes[7].Region, ToAustria)
	})
	t.Run("PIM-12 what buildings serve", func(t *testing.T) {
		for k, want := range map[Building][]Area{Inn: {RestArea}, Stables: {Horses}, Farm: {Carts}, Office: {Papers}, Theater: {Disguises}, Market: {Carts, Papers, Disguises}} {
			rulestest.Holds(t, slices.Equal(k.Serves(), want), "%s serves %v", k, k.Serves())
		}
	})
	t.Run("PIM-13 the seven hexes", func(t *testing.T) {
		n := map[Building]int{}
		for _, k := range hexTiles {
			n[k]++
		}
		is(t, "stables and inns", n[Stables]*10+n[Inn], 22)
		is(t, "farm, office, theatre", n[Farm]*100+n[Office]*10+n[Theater], 111)
	})
	t.Run("PIM-14 mission markers have a red and a white side", func(t *testing.T) {
		v := stage(t, 2, nil).View(0)
		is(t, "markers", len(v.Markers), 2)
		is(t, "the start is white", v.Markers[0].White, true)
		is(t, "marker 1 is white", v.Markers[1].White, false)
	})
	t.Run("PIM-15 a white pawn and a first-player marker", func(t *testing.T) {
		v := stage(t, 2, nil).View(0)
		is(t, "the Pimpernel", v.Pimpernel, Arras)
		is(t, "first", v.First, 0)
	})
	t.Run("PIM-16 Chauvelin only in the variant", func(t *testing.T) {
		is(t, "on", stage(t, 2, nil).View(0).Hunter.On, false)
		is(t, "on", stage(t, 2, rules.Options{"chauvelin": "on"}).View(0).Hunter.On, true)
		q := plays(t, stage(t, 2, nil), "*; next M05")
		is(t, "he stays", q.chauvelin, HouseOfJustice)
		is(t, "cubes on his tile", q.tiled, [mostSeats]uint8{})
	})
	t.Run("PIM-17 the map", func(t *testing.T) { theMap(t) })
	t.Run("PIM-17 PIM-19 each number is one place, or none", func(t *testing.T) {
		kinds, words := map[string]int{}, map[string]bool{}
		for n := range 256 {
			p := Place(n)
			kind := ""
			for k, is := range map[string]bool{"route ": p.isRoute(), "building ": p.isHex(), "mission ": p.isSpot(), "location ": p.isSpace(), "area ": p.isArea()} {
				if is {
					kind += k
				}
			}
			kinds[kind]++
			is(t, "none is called nowhere", p.Key() == "nowhere", kind == "")
			rulestest.Must(t, kind == "" || !words[p.Key()], "%q is there twice", p.Key())
			words[p.Key()] = true
		}
		for kind, want := range map[string]int{"route ": routeSpaces, "building ": 8, "mission ": 5, "location ": 18 * mostSpaces, "area ": 6} {
			is(t, kind+"numbers", kinds[kind], want)
		}
		is(t, "kinds", len(kinds), 6)
	})
	t.Run("PIM-18 Beauvais", func(t *testing.T) { is(t, "name", Beauvais.String(), "Beauvais") })
	t.Run("PIM-19 the five mission spaces in order", func(t *testing.T) {
		var all []string
		for _, s := range stage(t, 2, nil).View(0).Spots {
			all = append(all, s.ID)
		}
		want := []string{"mission.first_player", "mission.supporter", "mission.resources", "mission.route", "mission.location"}
		rulestest.Holds(t, slices.Equal(all, want), "%v", all)
	})
	t.Run("PIM-20 completion areas and the incomplete area", func(t *testing.T) {
		p := plays(t, set(stage(t, 2, nil), cube(red, "supporter", "route", "arras-reims-1")), "*; next M06")
		k := p.View(0).Completion
		is(t, "areas", len(k.Steps), 5)
		is(t, "in the incomplete area", k.Missed[red], 2)
	})
}

// theMap checks what is known of the map, and that nothing hangs in the air.
func theMap(t *testing.T) {
	spaces := 0
	for _, l := range Legs() {
		spaces += len(l.Spaces)
		rulestest.Holds(t, !(atlas.apart[l.A][l.B] > uint8(len(l.Spaces))), "%v is not measured", l.ID)
		// No route is a bridge: without it there is another way.
		next := atlas.next
		next[l.A] &^= 1 << l.B
		next[l.B] &^= 1 << l.A
		rulestest.Holds(t, reaches(&next, l.A, l.B, 0), "%v is the only way", l.ID)
		if l.A.Region() != l.B.Region() {
			border := false
			for _, p := range l.Spaces {
				border = border || len(p.Regions()) == 2
			}
			rulestest.Holds(t, border, "%v has no space at the border", l.ID)
		}
	}
	is(t, "route spaces", spaces, 47)
	is(t, "routes", len(Legs()), 28)
	is(t, "Arras and Boulogne, in spaces", atlas.apart[Arras][Boulogne], 2)
	is(t, "over Amiens and Abbeville", atlas.leg[Arras][Amiens] > 0 && atlas.leg[Amiens][Abbeville] > 0 && atlas.leg[Abbeville][Boulogne] > 0, true)
	for r, n := range map[Region]int{England: 2, France: 3, Paris: 2, ToAustria: 1} {
		got := 0
		for _, f := range hexFacts {
			if f.region == r {
				got++
			}
		}
		is(t, "buildings in "+r.String(), got, n)
	}
	far := uint8(0)
	for _, row := range atlas.apart[:Vienna] {
		far = max(far, slices.Max(row[:Vienna]))
	}
	is(t, "the longest way but to Vienna", far, 9)
}
