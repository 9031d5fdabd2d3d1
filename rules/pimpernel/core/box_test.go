package core_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestBoxHoldsWhatTheRulesList(t *testing.T) {
	t.Run("PIM-1 two to six players in six colours", func(t *testing.T) {
		for n := range 9 {
			_, err := pimpernel.Game{}.New(rules.Setup{Seats: n})
			is(t, "a game is possible", err == nil, n >= 2 && n <= 6)
		}
		is(t, "colours", len(slices.Compact(slices.Sorted(slices.Values(pimpernel.Game{}.About().SeatNames(6))))), 6)
		_, told, _ := strings.Cut(pimpernel.Game{}.About().Rules, "\n### PIM-1 ")
		told, _, _ = strings.Cut(told, "\n### ")
		for _, name := range (pimpernel.Game{}).About().SeatNames(6) {
			is(t, "the rules name the colour "+name, strings.Contains(told, strings.ToLower(name)), true)
		}
	})
	t.Run("PIM-1 each seat is called by its colour", func(t *testing.T) {
		for s, x := range see(Lay(t, 6, nil)).Players {
			is(t, "name", x.Name, pimpernel.Game{}.About().SeatNames(6)[s])
		}
	})
	t.Run("PIM-2 each has a pawn, a score and up to 25 cubes", func(t *testing.T) {
		v := see(Lay(t, 2, nil))
		is(t, "players", len(v.Players), 2)
		for _, x := range v.Players {
			is(t, "cubes", x.Supply, 25)
			is(t, "pawn", x.Pawn, core.France)
			is(t, "score", x.Score, 0)
		}
		v = see(Plays(t, Lay(t, 2, nil), "cube b3"))
		is(t, "cubes of both", v.Players[0].Supply*100+v.Players[1].Supply, 2425)
	})
	t.Run("PIM-3 18 mission cards with a location and five numbers", func(t *testing.T) {
		is(t, "the last card", core.MissionCards[core.ViennaCard].At, core.Vienna)
		for k := range uint8(core.Missions) {
			sum := 0
			for _, n := range core.CardOf(k).Need {
				sum += n
			}
			rulestest.Holds(t, !(sum < 5 || sum > 8), "card %d asks for %d", k+1, sum)
		}
	})
	t.Run("PIM-4 every card has its own location", func(t *testing.T) {
		var seen [core.Locations]bool
		for _, c := range core.MissionCards {
			rulestest.Holds(t, !seen[c.At], "%v is there twice", c.At)
			seen[c.At] = true
		}
	})
	t.Run("PIM-5 24 location cards", func(t *testing.T) {
		is(t, "cards", len(core.LocationCards), 24)
		p := Lay(t, 2, nil)
		is(t, "Dover's card", see(p).Towns[core.Dover].Card, "Ruined Chapel")
		is(t, "its last icon", see(p).Towns[core.Dover].Spaces[2].Icon, core.Remove)
	})
	t.Run("PIM-6 three to five spaces, icons from the list of actions", func(t *testing.T) {
		supporters := 0
		for _, c := range core.LocationCards {
			rulestest.Holds(t, !(len(c.Icons) < 3 || len(c.Icons) > 5), "%s has %d spaces", c.Name, len(c.Icons))
			for _, a := range c.Icons {
				if a == core.Supporter {
					supporters++
				}
				rulestest.Holds(t, !(a == core.Cube || a >= core.Icons), "%s has the icon %d", c.Name, a)
			}
		}
		rulestest.Holds(t, !(supporters == 0), "no supporter icon")
	})
	t.Run("PIM-7 six favour tiles", func(t *testing.T) {
		is(t, "tile of the horses", core.Horses.Tile(), "Stableman")
		is(t, "tile of the supporters", core.Supporters.Tile(), "Politician")
	})
	t.Run("PIM-8 the other four persons", func(t *testing.T) {
		is(t, "they", core.RestArea.Tile()+core.Carts.Tile()+core.Papers.Tile()+core.Disguises.Tile(), "InnkeeperFarmerClerkActress")
	})
	t.Run("PIM-9 20 favour cards, six with a star", func(t *testing.T) {
		is(t, "cards", len(core.FavorCards), 20)
		is(t, "stars", core.Starters, 6)
		for i, c := range core.FavorCards {
			for _, a := range c {
				rulestest.Holds(t, a > core.NoAction && a < core.Icons, "card %d has %d instead of an action", i+1, a)
			}
		}
	})
	t.Run("PIM-10 no pair is there twice", func(t *testing.T) {
		seen := map[[2]core.ActionKind]bool{}
		for _, c := range core.FavorCards {
			pair := [2]core.ActionKind{min(c[0], c[1]), max(c[0], c[1])}
			rulestest.Holds(t, !seen[pair], "%v is there twice", pair)
			seen[pair] = true
		}
	})
}

func TestBoxHoldsBuildingsMarkersAndTheMap(t *testing.T) {
	t.Run("PIM-11 seven hexes and the Market in To Austria", func(t *testing.T) {
		v := see(Lay(t, 2, nil))
		is(t, "buildings", len(v.Hexes), 8)
		is(t, "the last", v.Hexes[7].Kind, core.Market)
		is(t, "its region", core.HexFacts[7].Region, core.ToAustria)
		is(t, "as it is dealt", Dealt(t, 2, nil, DealtMoves...).Board.Hex[7], core.Market)
	})
	t.Run("PIM-12 what buildings serve", func(t *testing.T) {
		for k, want := range map[core.Building][]core.Area{core.Inn: {core.RestArea}, core.Stables: {core.Horses}, core.Farm: {core.Carts},
			core.Office: {core.Papers}, core.Theater: {core.Disguises}, core.Market: {core.Carts, core.Papers, core.Disguises}} {
			rulestest.Holds(t, slices.Equal(core.AreasOf(core.BuildingFacts[k].Serves), want), "%s does not serve %v", k, want)
		}
		dealt := Lay(t, 2, nil).Board
		for h, k := range dealt.Hex {
			is(t, "areas of a dealt "+k.String(), dealt.Serves[h], core.BuildingFacts[k].Serves)
		}
	})
	t.Run("PIM-13 the seven hexes", func(t *testing.T) {
		n := map[core.Building]int{}
		for _, k := range core.HexTiles {
			n[k]++
		}
		is(t, "stables and inns", n[core.Stables]*10+n[core.Inn], 22)
		is(t, "farm, office, theatre", n[core.Farm]*100+n[core.Office]*10+n[core.Theater], 111)
	})
	t.Run("PIM-14 mission markers have a red and a white side", func(t *testing.T) {
		v := see(Lay(t, 2, nil))
		is(t, "markers", len(v.Markers), 2)
		is(t, "the start is white", v.Markers[0].White, true)
		is(t, "marker 1 is white", v.Markers[1].White, false)
		over := With(Lay(t, 2, nil), number(7))
		is(t, "marker 7 is white", Plays(t, over, "pass").Markers()[7].White, false)
		is(t, "when it is done", Plays(t, over, "*").Markers()[7].White, true)
	})
	t.Run("PIM-15 a white pawn and a first-player marker", func(t *testing.T) {
		v := see(Lay(t, 2, nil))
		is(t, "the Pimpernel", v.Pimpernel, core.Arras)
		is(t, "first", v.First, 0)
		is(t, "first in blue's turn", see(Plays(t, Lay(t, 2, nil), "pass")).First, 0)
	})
	t.Run("PIM-16 Chauvelin only in the variant", func(t *testing.T) {
		is(t, "on", see(Lay(t, 2, nil)).Hunter.On, false)
		is(t, "on", see(Lay(t, 2, rules.Options{"chauvelin": "on"})).Hunter.On, true)
		q := Plays(t, With(Lay(t, 2, nil), Cubes(Red, "supporter")), "*; next M05")
		is(t, "stage", q.Stage, core.StageDraw)
		met := Plays(t, parts(t, stands(core.Boulogne)), "*; next M10")
		is(t, "captures", met.Caught, 0)
		is(t, "he stays", q.Chauvelin, core.HouseOfJustice)
		is(t, "cubes on his tile", q.Tiled, [core.MostSeats]uint8{})
	})
	t.Run("PIM-17 the map", func(t *testing.T) { theMap(t) })
	t.Run("PIM-17 PIM-19 each number is one place, or none", func(t *testing.T) {
		kinds, words := map[string]int{}, map[string]bool{}
		for n := range 256 {
			p := core.Place(n)
			kind := ""
			for k, of := range map[string]bool{"route ": p.IsRoute(), "building ": p.IsHex(), "mission ": p.IsSpot(),
				"location ": p.IsSpace(), "area ": p.IsArea()} {
				if of {
					kind += k
				}
			}
			kinds[kind]++
			is(t, "none is called nowhere", p.Key() == "nowhere", kind == "")
			rulestest.Must(t, kind == "" || !words[p.Key()], "%q is there twice", p.Key())
			words[p.Key()] = true
		}
		for kind, want := range map[string]int{"route ": core.RouteSpaces, "building ": 8, "mission ": 5, "location ": 18 * core.MostSpaces,
			"area ": 6} {
			is(t, kind+"numbers", kinds[kind], want)
		}
		is(t, "kinds", len(kinds), 6)
	})
	t.Run("PIM-18 Beauvais", func(t *testing.T) { is(t, "name", core.Beauvais.String(), "Beauvais") })
	t.Run("PIM-19 the five mission spaces in order", func(t *testing.T) {
		var all []string
		for _, s := range see(Lay(t, 2, nil)).Spots {
			all = append(all, s.ID)
		}
		want := []string{"mission.first_player", "mission.supporter", "mission.resources", "mission.route", "mission.location"}
		rulestest.Holds(t, slices.Equal(all, want), "%v", all)
		for i, s := range []core.Spot{core.FirstPlayer, core.SupporterSpot, core.Resources, core.RouteSpot, core.LocationSpot} {
			is(t, "space", s.Key(), spots[i])
		}
		for _, s := range spots {
			for _, who := range []int{Red, Blue} {
				refused(t, With(Lay(t, 2, nil), Cubes(who, s)), rules.Move("cube "+s))
			}
		}
	})
	t.Run("PIM-20 completion areas and the incomplete area", func(t *testing.T) {
		p := Plays(t, With(Lay(t, 2, nil), Cubes(Red, "supporter", "route", "arras-reims-1"), Cubes(Blue, "location")), "*; next M06")
		k := see(p).Completion
		is(t, "areas", len(k.Steps), 5)
		is(t, "red's in the incomplete area", k.Missed[Red], 2)
		is(t, "blue's in the incomplete area", k.Missed[Blue], 1)
		p = With(Lay(t, 2, nil), Cubes(Red, "supporters", "amiens-arras-1", "amiens-beauvais-1"),
			Cubes(Blue, "horses", "beauvais.1", "beauvais.3", "beauvais.4"))
		k = see(Plays(t, p, "*; next M06")).Completion
		for i, want := range [][2]int{{0, 0}, {1, 0}, {0, 1}, {2, 0}, {0, 3}} {
			is(t, "cubes below "+k.Steps[i].Spot.String(), [2]int(k.Steps[i].Cubes), want)
		}
	})
}

// theMap checks what is known of the map, and that nothing hangs in the air.
func theMap(t *testing.T) {
	spaces := 0
	for _, l := range core.Legs() {
		spaces += len(l.Spaces)
		rulestest.Holds(t, !(core.Atlas.Apart[l.A][l.B] > uint8(len(l.Spaces))), "%v is not measured", l.ID)
		// No route is a bridge: without it there is another way.
		next := core.Atlas.Next
		next[l.A] &^= 1 << l.B
		next[l.B] &^= 1 << l.A
		rulestest.Holds(t, core.Reaches(&next, l.A, l.B, 0), "%v is the only way", l.ID)
		if l.A.Region() != l.B.Region() {
			border := false
			for _, p := range l.Spaces {
				border = border || len(p.Regions()) == 2
			}
			rulestest.Holds(t, border, "%v has no space at the border", l.ID)
		}
	}
	is(t, "route spaces", spaces, 47)
	is(t, "routes", len(core.Legs()), 28)
	is(t, "Arras and Boulogne, in spaces", core.Atlas.Apart[core.Arras][core.Boulogne], 2)
	is(t, "over Amiens and Abbeville", core.Atlas.Leg[core.Arras][core.Amiens] > 0 && core.Atlas.Leg[core.Amiens][core.Abbeville] > 0 &&
		core.Atlas.Leg[core.Abbeville][core.Boulogne] > 0, true)
	for r, n := range map[core.Region]int{core.England: 2, core.France: 3, core.Paris: 2, core.ToAustria: 1} {
		got := 0
		for _, f := range core.HexFacts {
			if f.Region == r {
				got++
			}
		}
		is(t, "buildings in "+r.String(), got, n)
	}
	far := uint8(0)
	for _, row := range core.Atlas.Apart[:core.Vienna] {
		far = max(far, slices.Max(row[:core.Vienna]))
	}
	is(t, "the longest way but to Vienna", far, 9)
}
