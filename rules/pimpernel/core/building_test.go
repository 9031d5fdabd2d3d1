package core_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestBuildingsGiveTheirIcon(t *testing.T) {
	p := Lay(t, 4, nil)
	t.Run("PIM-80 first way: any building in the pawn's region", func(t *testing.T) {
		allowed(t, p, "cube b3", "cube b4", "cube b5")
		refused(t, p, "cube b1", "cube market_to_austria")
		allowed(t, With(p, Cubes(Blue, "b3")), "cube b3")
		allowed(t, With(p, Pawn(Red, core.ToAustria)), "cube market_to_austria")
		blue := Plays(t, p, "pass")
		for h, f := range core.HexFacts {
			for r := range core.Region(core.Regions) {
				q := With(blue, Pawn(Blue, r))
				_, ok := rules.Choose(q.Choices(Blue), rules.Move("cube "+core.HexPlace(h).Key()))
				is(t, r.String()+" reaches "+core.HexPlace(h).Key(), ok, f.Region == r)
			}
		}
	})
	t.Run("PIM-81 a building opens its area from the next turn on", func(t *testing.T) {
		q := With(p, Favor(core.Papers, core.UseBuilding, core.UseBuilding), Tile(Red, core.Papers)) // building + building
		q = Plays(t, q, "favor papers; building b3")
		rulestest.Same(t, "buildings", offers(q, "building"), "building b4", "building b5")
		pushed := Plays(t, With(p, Favor(core.Papers, core.UseBuilding, core.UseBuilding), Tile(Red, core.Papers), Cubes(Blue, "b3")),
			"favor papers; building b3")
		refused(t, pushed, "building horses")
		rest := Plays(t, With(p, Cubes(Red, "rest")), "cube b3")
		refused(t, rest, "rested horses")
		allowed(t, Plays(t, q, "done; pass; pass; pass"), "cube horses")
	})
	t.Run("PIM-82 another player's cube is moved to the area first", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Blue, "b4")), "cube b4")
		is(t, "carts", q.Piles[core.Carts][Blue], 1)
		is(t, "on the Farm", owner(q, "b4"), Red)
		is(t, "blue's supply", q.Supply[Blue], 14)
		q = Plays(t, With(p, Cubes(Blue, "b4"), Tile(Blue, core.Carts)), "cube b4")
		is(t, "carts of the holder", q.Piles[core.Carts][Blue], 1)
		conserved(t, q)
	})
	t.Run("PIM-83 yellow pushes green from the Stables", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Green, "b3")), "pass; pass; pass; cube b3")
		is(t, "horses", q.Piles[core.Horses][Green], 1)
		is(t, "on the Stables", owner(q, "b3"), Yellow)
	})
	t.Run("PIM-84 second way: through an own building", func(t *testing.T) {
		q := With(p, Cubes(Red, "b1", "b3"), Pawn(Red, core.ToAustria))
		rulestest.Same(t, "two Stables, one choice", offers(q, "cube horses"), "cube horses")
		q = Plays(t, q, "cube horses")
		is(t, "horses", q.Piles[core.Horses][Red], 1)
		is(t, "the building's cube", owner(q, "b1"), Red)
		refused(t, With(p, Cubes(Blue, "b1")), "cube horses")
		allowed(t, Plays(t, With(p, Cubes(Red, "b1", "rest")), "move paris"), "rested horses")
	})
	t.Run("PIM-85 green adds a horse from another region", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Green, "b3"), Pawn(Green, core.England), Pawn(Red, core.Paris)), "pass; pass; cube horses")
		is(t, "horses", q.Piles[core.Horses][Green], 1)
		is(t, "green's pawn", q.At[Green], core.England)
	})
}

func TestMarketAndInnLeadToTheirAreas(t *testing.T) {
	p := Lay(t, 4, nil)
	t.Run("PIM-86 the Market's user chooses each time", func(t *testing.T) {
		q := With(p, Cubes(Red, "market_to_austria"))
		allowed(t, q, "cube carts", "cube papers", "cube disguises")
		q = Plays(t, q, "cube carts; pass; pass; pass; cube disguises")
		is(t, "carts", q.Piles[core.Carts][Red], 1)
		is(t, "disguises", q.Piles[core.Disguises][Red], 1)
	})
	t.Run("PIM-87 the owner of a pushed Market cube chooses", func(t *testing.T) {
		q := With(p, Cubes(Blue, "market_to_austria"), Cubes(Red, "papers"), Tile(Red, core.Papers), Pawn(Red, core.ToAustria),
			Cubes(Blue, "papers"))
		q = Plays(t, q, "cube market_to_austria")
		is(t, "stage", q.Stage, core.StageMarket)
		is(t, "who decides", q.Acting()[0], Blue)
		is(t, "whose turn it is", see(q).Turn, Red)
		is(t, "his cube still lies there", owner(q, "market_to_austria"), Blue)
		is(t, "red's cube is in supply", q.Supply[Red], 14)
		rulestest.Same(t, "areas", offers(q, ""), "market carts", "market disguises", "market papers")
		q = Plays(t, q, "market papers")
		is(t, "papers", q.Piles[core.Papers][Blue], 2)
		is(t, "the tile moves", holder(q, core.Papers), Blue)
		is(t, "on the Market", owner(q, "market_to_austria"), Red)
		is(t, "then it goes on", q.Turn, Blue)
		is(t, "who placed last", q.Last, Red)
		conserved(t, q)
		// By a rest cube, by a tile and by an icon too.
		rest := Plays(t, With(p, Cubes(Red, "rest"), Cubes(Blue, "market_to_austria")),
			"move to_austria; rested market_to_austria; market carts")
		is(t, "by a rest cube", owner(rest, "market_to_austria")+int(rest.Piles[core.RestArea][Red])+int(rest.Turn), Red+0+Blue)
		conserved(t, rest)
		tiled := Plays(t, With(p, Pawn(Red, core.ToAustria), Cubes(Blue, "market_to_austria"), Tile(Red, core.Disguises)),
			"favor disguises; building market_to_austria; market carts")
		is(t, "by a tile: then the second action", tiled.Stage, core.StageFavor)
		is(t, "of red", tiled.Acting()[0], Red)
		blue := With(p, Pawn(Blue, core.ToAustria), Cubes(Green, "market_to_austria"), Tile(Blue, core.Disguises))
		is(t, "then blue, who pushed, goes on", Plays(t, blue,
			"pass; favor disguises; building market_to_austria; market carts").Acting()[0], Blue)
		far := Plays(t, With(p, Pawn(Red, core.ToAustria), Cubes(Yellow, "market_to_austria")), "cube market_to_austria")
		is(t, "yellow, who owns the cube, decides", far.Acting()[0], Yellow)
		icon := With(p, Pawn(Red, core.ToAustria), Cubes(Blue, "market_to_austria"), card(core.Vienna, 6))
		icon = Plays(t, icon, "cube vienna.3; building market_to_austria; market carts")
		is(t, "by an icon", icon.Turn, Blue)
	})
	t.Run("PIM-88 one's own cube cannot be pushed", func(t *testing.T) {
		refused(t, With(p, Cubes(Red, "b3")), "cube b3")
	})
	t.Run("PIM-89 rest by an Inn", func(t *testing.T) {
		q := With(p, Cubes(Red, "b7", "rest"))
		is(t, "no rest cube after it", Plays(t, q, "cube rest").Turn, Blue)
		// A pushed one binds neither its owner nor the pusher.
		q = With(p, Cubes(Blue, "b7", "rest"), Cubes(Red, "rest"), Pawn(Red, core.Paris), Pawn(Blue, core.Paris))
		q = Plays(t, q, "cube b7")
		is(t, "the pusher may rest", q.Stage, core.StageRest)
		q = Plays(t, q, "done; cube b6")
		is(t, "its owner too", q.Stage, core.StageRest)
		is(t, "rest", q.Piles[core.RestArea][Blue], 2)
		q = With(p, Cubes(Blue, "b7"), Pawn(Red, core.Paris), Favor(core.Papers, core.UseBuilding, core.Rest), Tile(Red, core.Papers))
		allowed(t, Plays(t, q, "favor papers; building b7"), "rest")
	})
	t.Run("PIM-90 a building's cube stays", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "b3")), "*; next M05; draw M01 M02")
		is(t, "after a round", owner(q, "b3"), Red)
		q = Plays(t, With(p, Cubes(Red, "b3"), Tile(Red, core.Supporters)), "favor supporters; remove b3")
		is(t, "removed", owner(q, "b3"), -1)
		q = Plays(t, With(p, Cubes(Red, "b3")), "pass; cube b3")
		is(t, "pushed", q.Own[Red], core.SpaceSet{})
	})
}

func TestFavoursAreSpentOnce(t *testing.T) {
	p := Lay(t, 4, nil)
	t.Run("PIM-102 the first cube brings the tile", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "b4")), "cube carts")
		is(t, "holder", holder(q, core.Carts), Red)
		is(t, "nobody holds the others", holder(q, core.Papers), -1)
		for _, x := range []struct {
			by   core.ActionKind
			move string
			area core.Area
		}{{core.Rest, "rest", core.RestArea}, {core.Supporter, "supporter", core.Supporters}, {core.Horse, "horse", core.Horses},
			{core.Goods, "goods carts", core.Carts}, {core.Goods, "goods disguises", core.Disguises}} {
			q := Plays(t, With(p, Favor(core.Papers, x.by, core.Move), Tile(Red, core.Papers)), "favor papers; "+x.move)
			is(t, "holder of "+x.area.String()+" by a card", holder(q, x.area), Red)
		}
		is(t, "blue's", holder(Plays(t, With(p, Cubes(Blue, "b4")), "pass; cube carts"), core.Carts), Blue)
	})
	t.Run("PIM-103 strictly more than every other takes the tile", func(t *testing.T) {
		q := With(p, Cubes(Red, "b4"), Cubes(Blue, "carts", "b7"), Tile(Blue, core.Carts))
		q = Plays(t, q, "cube carts")
		is(t, "one each", holder(q, core.Carts), Blue)
		q = Plays(t, q, "pass; pass; pass; cube carts")
		is(t, "two to one", holder(q, core.Carts), Red)
		is(t, "tiles of red", q.Held[Red], 1<<core.Carts)
		is(t, "tiles of blue", q.Held[Blue], 0)
		// In the middle of a turn, with the card.
		q = Plays(t, With(p, Tile(Red, core.Supporters), Tile(Blue, core.Horses), Cubes(Red, "b7")), "favor supporters; horse")
		is(t, "before the second action", holder(q, core.Horses), Red)
		is(t, "whose turn it still is", q.Turn, Red)
		is(t, "both tiles of red", q.Held[Red], 1<<core.Supporters|1<<core.Horses)
		q = With(p, Tile(Red, core.Carts), Cubes(Red, "carts"), Cubes(Blue, "b4"))
		is(t, "one each for blue, too", holder(Plays(t, q, "pass; cube carts"), core.Carts), Red)
		q = With(p, Tile(Blue, core.Carts), Cubes(Blue, "carts"), Cubes(Green, "carts", "carts"), Cubes(Red, "b4", "carts"))
		is(t, "more than the holder, not than green", holder(Plays(t, q, "cube carts"), core.Carts), Blue)
	})
	t.Run("PIM-104 a tie or an empty area changes nothing", func(t *testing.T) {
		q := Plays(t, With(p, Tile(Red, core.Carts), Cubes(Red, "carts")), "favor carts; remove carts; done")
		is(t, "empty", holder(q, core.Carts), Red)
		q = With(p, Tile(Green, core.Carts), Cubes(Red, "b4", "carts"), Cubes(Blue, "carts", "carts"))
		is(t, "two to two, with a third player", holder(Plays(t, q, "cube carts"), core.Carts), Green)
	})
	t.Run("PIM-105 two of four are enough", func(t *testing.T) {
		q := With(p, Cubes(Blue, "carts"), Cubes(Green, "carts"), Cubes(Red, "carts", "b4"), Tile(Blue, core.Carts))
		is(t, "holder", holder(Plays(t, q, "cube carts"), core.Carts), Red)
	})
	t.Run("PIM-107 red gets the Stableman by the first horse", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "b3")), "cube horses")
		is(t, "holder", holder(q, core.Horses), Red)
		q = Plays(t, q, "pass; pass; pass")
		allowed(t, q, "favor horses")
	})
	t.Run("PIM-108 blue needs two horses against one", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "b3"), Cubes(Blue, "b1")), "cube horses; cube horses")
		is(t, "one each", holder(q, core.Horses), Red)
		q = Plays(t, q, "pass; pass; pass; cube horses")
		is(t, "one to two", holder(q, core.Horses), Blue)
	})
	t.Run("PIM-109 one player holds several tiles", func(t *testing.T) {
		q := Plays(t, With(p, Tile(Red, core.Disguises)), "favor disguises; goods carts; done; pass; pass; pass")
		allowed(t, q, "favor carts", "favor disguises")
	})
	t.Run("PIM-111 cubes that leave move a tile too", func(t *testing.T) {
		q := With(p, Tile(Red, core.Carts), Cubes(Red, "carts", "carts"), Cubes(Blue, "carts"))
		is(t, "a tie", holder(Plays(t, q, "favor carts; remove carts"), core.Carts), Red)
		q = With(p, Tile(Red, core.Carts), Cubes(Red, "carts"), Cubes(Blue, "carts"))
		is(t, "removed", holder(Plays(t, q, "favor carts; remove carts"), core.Carts), Blue)
		q = With(p, Tile(Red, core.Carts), Cubes(Red, "carts", "carts"), Cubes(Blue, "carts", "carts"))
		is(t, "removed, with one left", holder(Plays(t, q, "favor carts; remove carts"), core.Carts), Blue)
		// Mission: 3 supporters needed, red takes its own three.
		q = With(p, Tile(Red, core.Supporters), Cubes(Red, "supporters", "supporters", "supporters", "supporter"),
			Cubes(Blue, "supporters"))
		q = Plays(t, q, "*; pick 0; pick 0; pick 0")
		is(t, "taken for the mission", holder(q, core.Supporters), Blue)
		q = With(p, Tile(Red, core.RestArea), Cubes(Red, "rest"), Cubes(Blue, "rest"))
		is(t, "used from rest", holder(Plays(t, q, "cube b3; rested b4"), core.RestArea), Blue)
		// Red picks as many of its own as the mission needs of each resource.
		q = With(p, Mission(core.Arras, 15, 14), Tile(Red, resources...))
		need := q.Needs()
		for _, a := range resources {
			Cubes(Blue, a.Key())(q)
			for range need[a-1] {
				Cubes(Red, a.Key())(q)
			}
		}
		for q = Plays(t, q, "*"); q.Stage == core.StagePick; {
			q = Plays(t, q, "pick 0")
		}
		for _, a := range resources {
			is(t, "taken for the mission, "+a.Key(), holder(q, a), Blue)
		}
	})
	t.Run("PIM-112 several that leave together are judged once", func(t *testing.T) {
		// 3 of 5 are needed: after two of red's the blue ones would lead, at the end it is a tie.
		q := With(p, Tile(Red, core.Supporters), Cubes(Red, "supporters", "supporters", "supporters", "supporter"),
			Cubes(Blue, "supporters", "supporters"))
		q = Plays(t, q, "*; pick 0; pick 0; pick 1")
		is(t, "one each is left", q.Piles[core.Supporters][Red]+q.Piles[core.Supporters][Blue], 2)
		is(t, "holder", holder(q, core.Supporters), Red)
		// 5 of 7 horses are needed.
		q = With(p, Tile(Red, core.Horses), Cubes(Red, "horses", "horses", "horses", "horses", "resources"),
			Cubes(Blue, "horses", "horses", "horses"))
		q = Plays(t, q, "*; pick 0; pick 0; pick 0; pick 1; pick 1")
		is(t, "one horse each is left", q.Piles[core.Horses][Red]+q.Piles[core.Horses][Blue], 2)
		is(t, "the Stableman", holder(q, core.Horses), Red)
	})
	t.Run("PIM-113 the tile of a first, pushed cube is its owner's", func(t *testing.T) {
		is(t, "holder", holder(Plays(t, With(p, Cubes(Blue, "b4")), "cube b4"), core.Carts), Blue)
		q := With(p, Cubes(Blue, "market_to_austria"), Pawn(Red, core.ToAustria))
		is(t, "from the Market", holder(Plays(t, q, "cube market_to_austria; market carts"), core.Carts), Blue)
	})
	t.Run("PIM-114 alone in an emptied area", func(t *testing.T) {
		is(t, "holder", holder(Plays(t, With(p, Tile(Green, core.Carts), Cubes(Red, "b4")), "cube carts"), core.Carts), Red)
	})
}
