package core_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestBuildings(t *testing.T) {
	p := table.Lay(t, 4, nil)
	t.Run("PIM-80 first way: any building in the pawn's region", func(t *testing.T) {
		allowed(t, p, "cube b3", "cube b4", "cube b5")
		refused(t, p, "cube b1", "cube market_to_austria")
		allowed(t, table.With(p, table.Cubes(table.Blue, "b3")), "cube b3")
		allowed(t, table.With(p, table.Pawn(table.Red, core.ToAustria)), "cube market_to_austria")
		blue := table.Plays(t, p, "pass")
		for h, f := range core.HexFacts {
			for r := range core.Region(core.Regions) {
				q := table.With(blue, table.Pawn(table.Blue, r))
				_, ok := rules.Choose(q.Choices(table.Blue), rules.Move("cube "+core.HexPlace(h).Key()))
				rulestest.Is(t, r.String()+" reaches "+core.HexPlace(h).Key(), ok, f.Region == r)
			}
		}
	})
	t.Run("PIM-81 a building opens its area from the next turn on", func(t *testing.T) {
		q := table.With(p, table.Favor(core.Papers, core.UseBuilding, core.UseBuilding), table.Tile(table.Red, core.Papers)) // building + building
		q = table.Plays(t, q, "favor papers; building b3")
		rulestest.Same(t, "buildings", offers(q, "building"), "building b4", "building b5")
		pushed := table.Plays(t, table.With(p, table.Favor(core.Papers, core.UseBuilding, core.UseBuilding), table.Tile(table.Red, core.Papers), table.Cubes(table.Blue, "b3")), "favor papers; building b3")
		refused(t, pushed, "building horses")
		rest := table.Plays(t, table.With(p, table.Cubes(table.Red, "rest")), "cube b3")
		refused(t, rest, "rested horses")
		allowed(t, table.Plays(t, q, "done; pass; pass; pass"), "cube horses")
	})
	t.Run("PIM-82 another player's cube is moved to the area first", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Blue, "b4")), "cube b4")
		rulestest.Is(t, "carts", q.Piles[core.Carts][table.Blue], 1)
		rulestest.Is(t, "on the Farm", owner(q, "b4"), table.Red)
		rulestest.Is(t, "blue's supply", q.Supply[table.Blue], 14)
		q = table.Plays(t, table.With(p, table.Cubes(table.Blue, "b4"), table.Tile(table.Blue, core.Carts)), "cube b4")
		rulestest.Is(t, "carts of the holder", q.Piles[core.Carts][table.Blue], 1)
		conserved(t, q)
	})
	t.Run("PIM-83 yellow pushes green from the Stables", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Green, "b3")), "pass; pass; pass; cube b3")
		rulestest.Is(t, "horses", q.Piles[core.Horses][table.Green], 1)
		rulestest.Is(t, "on the Stables", owner(q, "b3"), table.Yellow)
	})
	t.Run("PIM-84 second way: through an own building", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Red, "b1", "b3"), table.Pawn(table.Red, core.ToAustria))
		rulestest.Same(t, "two Stables, one choice", offers(q, "cube horses"), "cube horses")
		q = table.Plays(t, q, "cube horses")
		rulestest.Is(t, "horses", q.Piles[core.Horses][table.Red], 1)
		rulestest.Is(t, "the building's cube", owner(q, "b1"), table.Red)
		refused(t, table.With(p, table.Cubes(table.Blue, "b1")), "cube horses")
		allowed(t, table.Plays(t, table.With(p, table.Cubes(table.Red, "b1", "rest")), "move paris"), "rested horses")
	})
	t.Run("PIM-85 green adds a horse from another region", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Green, "b3"), table.Pawn(table.Green, core.England), table.Pawn(table.Red, core.Paris)), "pass; pass; cube horses")
		rulestest.Is(t, "horses", q.Piles[core.Horses][table.Green], 1)
		rulestest.Is(t, "green's pawn", q.At[table.Green], core.England)
	})
	t.Run("PIM-86 the Market's user chooses each time", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Red, "market_to_austria"))
		allowed(t, q, "cube carts", "cube papers", "cube disguises")
		q = table.Plays(t, q, "cube carts; pass; pass; pass; cube disguises")
		rulestest.Is(t, "carts", q.Piles[core.Carts][table.Red], 1)
		rulestest.Is(t, "disguises", q.Piles[core.Disguises][table.Red], 1)
	})
	t.Run("PIM-87 the owner of a pushed Market cube chooses", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Blue, "market_to_austria"), table.Cubes(table.Red, "papers"), table.Tile(table.Red, core.Papers), table.Pawn(table.Red, core.ToAustria), table.Cubes(table.Blue, "papers"))
		q = table.Plays(t, q, "cube market_to_austria")
		rulestest.Is(t, "stage", q.Stage, core.StageMarket)
		rulestest.Is(t, "who decides", q.Acting()[0], table.Blue)
		rulestest.Is(t, "whose turn it is", see(q).Turn, table.Red)
		rulestest.Is(t, "his cube still lies there", owner(q, "market_to_austria"), table.Blue)
		rulestest.Is(t, "red's cube is in supply", q.Supply[table.Red], 14)
		rulestest.Same(t, "areas", offers(q, ""), "market carts", "market disguises", "market papers")
		q = table.Plays(t, q, "market papers")
		rulestest.Is(t, "papers", q.Piles[core.Papers][table.Blue], 2)
		rulestest.Is(t, "the tile moves", holder(q, core.Papers), table.Blue)
		rulestest.Is(t, "on the Market", owner(q, "market_to_austria"), table.Red)
		rulestest.Is(t, "then it goes on", q.Turn, table.Blue)
		rulestest.Is(t, "who placed last", q.Last, table.Red)
		conserved(t, q)
		// By a rest cube, by a tile and by an icon too.
		rest := table.Plays(t, table.With(p, table.Cubes(table.Red, "rest"), table.Cubes(table.Blue, "market_to_austria")), "move to_austria; rested market_to_austria; market carts")
		rulestest.Is(t, "by a rest cube", owner(rest, "market_to_austria")+int(rest.Piles[core.RestArea][table.Red])+int(rest.Turn), table.Red+0+table.Blue)
		conserved(t, rest)
		tiled := table.Plays(t, table.With(p, table.Pawn(table.Red, core.ToAustria), table.Cubes(table.Blue, "market_to_austria"), table.Tile(table.Red, core.Disguises)), "favor disguises; building market_to_austria; market carts")
		rulestest.Is(t, "by a tile: then the second action", tiled.Stage, core.StageFavor)
		rulestest.Is(t, "of red", tiled.Acting()[0], table.Red)
		blue := table.With(p, table.Pawn(table.Blue, core.ToAustria), table.Cubes(table.Green, "market_to_austria"), table.Tile(table.Blue, core.Disguises))
		rulestest.Is(t, "then blue, who pushed, goes on", table.Plays(t, blue, "pass; favor disguises; building market_to_austria; market carts").Acting()[0], table.Blue)
		far := table.Plays(t, table.With(p, table.Pawn(table.Red, core.ToAustria), table.Cubes(table.Yellow, "market_to_austria")), "cube market_to_austria")
		rulestest.Is(t, "yellow, who owns the cube, decides", far.Acting()[0], table.Yellow)
		icon := table.With(p, table.Pawn(table.Red, core.ToAustria), table.Cubes(table.Blue, "market_to_austria"), card(core.Vienna, 6))
		icon = table.Plays(t, icon, "cube vienna.3; building market_to_austria; market carts")
		rulestest.Is(t, "by an icon", icon.Turn, table.Blue)
	})
	t.Run("PIM-88 one's own cube cannot be pushed", func(t *testing.T) {
		refused(t, table.With(p, table.Cubes(table.Red, "b3")), "cube b3")
	})
	t.Run("PIM-89 rest by an Inn", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Red, "b7", "rest"))
		rulestest.Is(t, "no rest cube after it", table.Plays(t, q, "cube rest").Turn, table.Blue)
		// A pushed one binds neither its owner nor the pusher.
		q = table.With(p, table.Cubes(table.Blue, "b7", "rest"), table.Cubes(table.Red, "rest"), table.Pawn(table.Red, core.Paris), table.Pawn(table.Blue, core.Paris))
		q = table.Plays(t, q, "cube b7")
		rulestest.Is(t, "the pusher may rest", q.Stage, core.StageRest)
		q = table.Plays(t, q, "done; cube b6")
		rulestest.Is(t, "its owner too", q.Stage, core.StageRest)
		rulestest.Is(t, "rest", q.Piles[core.RestArea][table.Blue], 2)
		q = table.With(p, table.Cubes(table.Blue, "b7"), table.Pawn(table.Red, core.Paris), table.Favor(core.Papers, core.UseBuilding, core.Rest), table.Tile(table.Red, core.Papers))
		allowed(t, table.Plays(t, q, "favor papers; building b7"), "rest")
	})
	t.Run("PIM-90 a building's cube stays", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "b3")), "*; next M05; draw M01 M02")
		rulestest.Is(t, "after a round", owner(q, "b3"), table.Red)
		q = table.Plays(t, table.With(p, table.Cubes(table.Red, "b3"), table.Tile(table.Red, core.Supporters)), "favor supporters; remove b3")
		rulestest.Is(t, "removed", owner(q, "b3"), -1)
		q = table.Plays(t, table.With(p, table.Cubes(table.Red, "b3")), "pass; cube b3")
		rulestest.Is(t, "pushed", q.Own[table.Red], core.Spaces{})
	})
}

func TestFavours(t *testing.T) {
	p := table.Lay(t, 4, nil)
	t.Run("PIM-102 the first cube brings the tile", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "b4")), "cube carts")
		rulestest.Is(t, "holder", holder(q, core.Carts), table.Red)
		rulestest.Is(t, "nobody holds the others", holder(q, core.Papers), -1)
		for _, x := range []struct {
			by   core.ActionKind
			move string
			area core.Area
		}{{core.Rest, "rest", core.RestArea}, {core.Supporter, "supporter", core.Supporters}, {core.Horse, "horse", core.Horses}, {core.Goods, "goods carts", core.Carts}, {core.Goods, "goods disguises", core.Disguises}} {
			q := table.Plays(t, table.With(p, table.Favor(core.Papers, x.by, core.Move), table.Tile(table.Red, core.Papers)), "favor papers; "+x.move)
			rulestest.Is(t, "holder of "+x.area.String()+" by a card", holder(q, x.area), table.Red)
		}
		rulestest.Is(t, "blue's", holder(table.Plays(t, table.With(p, table.Cubes(table.Blue, "b4")), "pass; cube carts"), core.Carts), table.Blue)
	})
	t.Run("PIM-103 strictly more than every other takes the tile", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Red, "b4"), table.Cubes(table.Blue, "carts", "b7"), table.Tile(table.Blue, core.Carts))
		q = table.Plays(t, q, "cube carts")
		rulestest.Is(t, "one each", holder(q, core.Carts), table.Blue)
		q = table.Plays(t, q, "pass; pass; pass; cube carts")
		rulestest.Is(t, "two to one", holder(q, core.Carts), table.Red)
		rulestest.Is(t, "tiles of red", q.Held[table.Red], 1<<core.Carts)
		rulestest.Is(t, "tiles of blue", q.Held[table.Blue], 0)
		// In the middle of a turn, with the card.
		q = table.Plays(t, table.With(p, table.Tile(table.Red, core.Supporters), table.Tile(table.Blue, core.Horses), table.Cubes(table.Red, "b7")), "favor supporters; horse")
		rulestest.Is(t, "before the second action", holder(q, core.Horses), table.Red)
		rulestest.Is(t, "whose turn it still is", q.Turn, table.Red)
		rulestest.Is(t, "both tiles of red", q.Held[table.Red], 1<<core.Supporters|1<<core.Horses)
		q = table.With(p, table.Tile(table.Red, core.Carts), table.Cubes(table.Red, "carts"), table.Cubes(table.Blue, "b4"))
		rulestest.Is(t, "one each for blue, too", holder(table.Plays(t, q, "pass; cube carts"), core.Carts), table.Red)
		q = table.With(p, table.Tile(table.Blue, core.Carts), table.Cubes(table.Blue, "carts"), table.Cubes(table.Green, "carts", "carts"), table.Cubes(table.Red, "b4", "carts"))
		rulestest.Is(t, "more than the holder, not than green", holder(table.Plays(t, q, "cube carts"), core.Carts), table.Blue)
	})
	t.Run("PIM-104 a tie or an empty area changes nothing", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Tile(table.Red, core.Carts), table.Cubes(table.Red, "carts")), "favor carts; remove carts; done")
		rulestest.Is(t, "empty", holder(q, core.Carts), table.Red)
		q = table.With(p, table.Tile(table.Green, core.Carts), table.Cubes(table.Red, "b4", "carts"), table.Cubes(table.Blue, "carts", "carts"))
		rulestest.Is(t, "two to two, with a third player", holder(table.Plays(t, q, "cube carts"), core.Carts), table.Green)
	})
	t.Run("PIM-105 two of four are enough", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Blue, "carts"), table.Cubes(table.Green, "carts"), table.Cubes(table.Red, "carts", "b4"), table.Tile(table.Blue, core.Carts))
		rulestest.Is(t, "holder", holder(table.Plays(t, q, "cube carts"), core.Carts), table.Red)
	})
	t.Run("PIM-107 red gets the Stableman by the first horse", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "b3")), "cube horses")
		rulestest.Is(t, "holder", holder(q, core.Horses), table.Red)
		q = table.Plays(t, q, "pass; pass; pass")
		allowed(t, q, "favor horses")
	})
	t.Run("PIM-108 blue needs two horses against one", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "b3"), table.Cubes(table.Blue, "b1")), "cube horses; cube horses")
		rulestest.Is(t, "one each", holder(q, core.Horses), table.Red)
		q = table.Plays(t, q, "pass; pass; pass; cube horses")
		rulestest.Is(t, "one to two", holder(q, core.Horses), table.Blue)
	})
	t.Run("PIM-109 one player holds several tiles", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Tile(table.Red, core.Disguises)), "favor disguises; goods carts; done; pass; pass; pass")
		allowed(t, q, "favor carts", "favor disguises")
	})
	t.Run("PIM-111 cubes that leave move a tile too", func(t *testing.T) {
		q := table.With(p, table.Tile(table.Red, core.Carts), table.Cubes(table.Red, "carts", "carts"), table.Cubes(table.Blue, "carts"))
		rulestest.Is(t, "a tie", holder(table.Plays(t, q, "favor carts; remove carts"), core.Carts), table.Red)
		q = table.With(p, table.Tile(table.Red, core.Carts), table.Cubes(table.Red, "carts"), table.Cubes(table.Blue, "carts"))
		rulestest.Is(t, "removed", holder(table.Plays(t, q, "favor carts; remove carts"), core.Carts), table.Blue)
		q = table.With(p, table.Tile(table.Red, core.Carts), table.Cubes(table.Red, "carts", "carts"), table.Cubes(table.Blue, "carts", "carts"))
		rulestest.Is(t, "removed, with one left", holder(table.Plays(t, q, "favor carts; remove carts"), core.Carts), table.Blue)
		// Mission: 3 supporters needed, red takes its own three.
		q = table.With(p, table.Tile(table.Red, core.Supporters), table.Cubes(table.Red, "supporters", "supporters", "supporters", "supporter"), table.Cubes(table.Blue, "supporters"))
		q = table.Plays(t, q, "*; pick 0; pick 0; pick 0")
		rulestest.Is(t, "taken for the mission", holder(q, core.Supporters), table.Blue)
		q = table.With(p, table.Tile(table.Red, core.RestArea), table.Cubes(table.Red, "rest"), table.Cubes(table.Blue, "rest"))
		rulestest.Is(t, "used from rest", holder(table.Plays(t, q, "cube b3; rested b4"), core.RestArea), table.Blue)
		// Red picks as many of its own as the mission needs of each resource.
		q = table.With(p, table.Mission(core.Arras, 15, 14), table.Tile(table.Red, resources...))
		need := q.Needs()
		for _, a := range resources {
			table.Cubes(table.Blue, a.Key())(q)
			for range need[a-1] {
				table.Cubes(table.Red, a.Key())(q)
			}
		}
		for q = table.Plays(t, q, "*"); q.Stage == core.StagePick; {
			q = table.Plays(t, q, "pick 0")
		}
		for _, a := range resources {
			rulestest.Is(t, "taken for the mission, "+a.Key(), holder(q, a), table.Blue)
		}
	})
	t.Run("PIM-112 several that leave together are judged once", func(t *testing.T) {
		// 3 of 5 are needed: after two of red's the blue ones would lead, at the end it is a tie.
		q := table.With(p, table.Tile(table.Red, core.Supporters), table.Cubes(table.Red, "supporters", "supporters", "supporters", "supporter"), table.Cubes(table.Blue, "supporters", "supporters"))
		q = table.Plays(t, q, "*; pick 0; pick 0; pick 1")
		rulestest.Is(t, "one each is left", q.Piles[core.Supporters][table.Red]+q.Piles[core.Supporters][table.Blue], 2)
		rulestest.Is(t, "holder", holder(q, core.Supporters), table.Red)
		// 5 of 7 horses are needed.
		q = table.With(p, table.Tile(table.Red, core.Horses), table.Cubes(table.Red, "horses", "horses", "horses", "horses", "resources"), table.Cubes(table.Blue, "horses", "horses", "horses"))
		q = table.Plays(t, q, "*; pick 0; pick 0; pick 0; pick 1; pick 1")
		rulestest.Is(t, "one horse each is left", q.Piles[core.Horses][table.Red]+q.Piles[core.Horses][table.Blue], 2)
		rulestest.Is(t, "the Stableman", holder(q, core.Horses), table.Red)
	})
	t.Run("PIM-113 the tile of a first, pushed cube is its owner's", func(t *testing.T) {
		rulestest.Is(t, "holder", holder(table.Plays(t, table.With(p, table.Cubes(table.Blue, "b4")), "cube b4"), core.Carts), table.Blue)
		q := table.With(p, table.Cubes(table.Blue, "market_to_austria"), table.Pawn(table.Red, core.ToAustria))
		rulestest.Is(t, "from the Market", holder(table.Plays(t, q, "cube market_to_austria; market carts"), core.Carts), table.Blue)
	})
	t.Run("PIM-114 alone in an emptied area", func(t *testing.T) {
		rulestest.Is(t, "holder", holder(table.Plays(t, table.With(p, table.Tile(table.Green, core.Carts), table.Cubes(table.Red, "b4")), "cube carts"), core.Carts), table.Red)
	})
}
