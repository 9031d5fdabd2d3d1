package pimpernel

import "testing"

func TestBuildings(t *testing.T) {
	p := stage(t, 4, nil)
	t.Run("PIM-80 first way: any building in the pawn's region", func(t *testing.T) {
		allowed(t, p, "cube b3", "cube b4", "cube b5")
		refused(t, p, "cube b1", "cube market_to_austria")
		allowed(t, set(p, cube(blue, "b3")), "cube b3")
		allowed(t, set(p, pawn(red, ToAustria)), "cube market_to_austria")
	})
	t.Run("PIM-81 a building opens its area from the next turn on", func(t *testing.T) {
		q := set(p, favorAt(Papers, UseBuilding, UseBuilding), tile(red, Papers)) // building + building
		q = plays(t, q, "favor papers; building b3")
		same(t, "buildings", offers(q, "building"), "building b4", "building b5")
		pushed := plays(t, set(p, favorAt(Papers, UseBuilding, UseBuilding), tile(red, Papers), cube(blue, "b3")), "favor papers; building b3")
		refused(t, pushed, "building horses")
		rest := plays(t, set(p, cube(red, "rest")), "cube b3")
		refused(t, rest, "rested horses")
		allowed(t, plays(t, q, "done; pass; pass; pass"), "cube horses")
	})
	t.Run("PIM-82 another player's cube is moved to the area first", func(t *testing.T) {
		q := plays(t, set(p, cube(blue, "b4")), "cube b4")
		is(t, "carts", q.heap[Carts][blue], 1)
		is(t, "on the Farm", q.has("b4"), red)
		is(t, "blue's supply", q.supply[blue], 14)
		conserved(t, q)
	})
	t.Run("PIM-83 yellow pushes green from the Stables", func(t *testing.T) {
		q := plays(t, set(p, cube(green, "b3")), "pass; pass; pass; cube b3")
		is(t, "horses", q.heap[Horses][green], 1)
		is(t, "on the Stables", q.has("b3"), yellow)
	})
	t.Run("PIM-84 second way: through an own building", func(t *testing.T) {
		q := set(p, cube(red, "b1", "b3"), pawn(red, ToAustria))
		same(t, "two Stables, one choice", offers(q, "cube horses"), "cube horses")
		q = plays(t, q, "cube horses")
		is(t, "horses", q.heap[Horses][red], 1)
		is(t, "the building's cube", q.has("b1"), red)
		refused(t, set(p, cube(blue, "b1")), "cube horses")
	})
	t.Run("PIM-85 green adds a horse from another region", func(t *testing.T) {
		q := plays(t, set(p, cube(green, "b3"), pawn(green, England)), "pass; pass; cube horses")
		is(t, "horses", q.heap[Horses][green], 1)
	})
	t.Run("PIM-86 the Market's user chooses each time", func(t *testing.T) {
		q := set(p, cube(red, "market_to_austria"))
		allowed(t, q, "cube carts", "cube papers", "cube disguises")
		q = plays(t, q, "cube carts; pass; pass; pass; cube disguises")
		is(t, "carts", q.heap[Carts][red], 1)
		is(t, "disguises", q.heap[Disguises][red], 1)
	})
	t.Run("PIM-87 the owner of a pushed Market cube chooses", func(t *testing.T) {
		q := set(p, cube(blue, "market_to_austria"), cube(red, "papers"), tile(red, Papers), pawn(red, ToAustria), cube(blue, "papers"))
		q = plays(t, q, "cube market_to_austria")
		is(t, "stage", q.stage, StageMarket)
		is(t, "who decides", q.Acting()[0], blue)
		is(t, "whose turn it is", q.View(0).Turn, red)
		is(t, "his cube still lies there", q.has("market_to_austria"), blue)
		is(t, "red's cube is in supply", q.supply[red], 14)
		same(t, "areas", offers(q, ""), "market carts", "market disguises", "market papers")
		q = plays(t, q, "market papers")
		is(t, "papers", q.heap[Papers][blue], 2)
		is(t, "the tile moves", q.holder(Papers), blue)
		is(t, "on the Market", q.has("market_to_austria"), red)
		is(t, "then it goes on", q.turn, blue)
		is(t, "who placed last", q.last, red)
		conserved(t, q)
		// By a rest cube, by a tile and by an icon too.
		rest := plays(t, set(p, cube(red, "rest"), cube(blue, "market_to_austria")), "move to_austria; rested market_to_austria; market carts")
		is(t, "by a rest cube", rest.has("market_to_austria")+int(rest.heap[RestArea][red])+int(rest.turn), red+0+blue)
		conserved(t, rest)
		tiled := plays(t, set(p, pawn(red, ToAustria), cube(blue, "market_to_austria"), tile(red, Disguises)), "favor disguises; building market_to_austria; market carts")
		is(t, "by a tile: then the second action", tiled.stage, StageFavor)
		is(t, "of red", tiled.Acting()[0], red)
		icon := set(p, pawn(red, ToAustria), cube(blue, "market_to_austria"), cardAt(Vienna, 6))
		icon = plays(t, icon, "cube vienna.3; building market_to_austria; market carts")
		is(t, "by an icon", icon.turn, blue)
	})
	t.Run("PIM-88 one's own cube cannot be pushed", func(t *testing.T) {
		refused(t, set(p, cube(red, "b3")), "cube b3")
	})
	t.Run("PIM-89 rest by an Inn", func(t *testing.T) {
		q := set(p, cube(red, "b7", "rest"))
		is(t, "no rest cube after it", plays(t, q, "cube rest").turn, blue)
		// A pushed one binds neither its owner nor the pusher.
		q = set(p, cube(blue, "b7", "rest"), cube(red, "rest"), pawn(red, Paris), pawn(blue, Paris))
		q = plays(t, q, "cube b7")
		is(t, "the pusher may rest", q.stage, StageRest)
		q = plays(t, q, "done; cube b6")
		is(t, "its owner too", q.stage, StageRest)
		is(t, "rest", q.heap[RestArea][blue], 2)
	})
	t.Run("PIM-90 a building's cube stays", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "b3")), "*; next M05; draw M01 M02")
		is(t, "after a round", q.has("b3"), red)
		q = plays(t, set(p, cube(red, "b3"), tile(red, Supporters)), "favor supporters; remove b3")
		is(t, "removed", q.has("b3"), -1)
	})
}

func TestFavours(t *testing.T) {
	p := stage(t, 4, nil)
	t.Run("PIM-102 the first cube brings the tile", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "b4")), "cube carts")
		is(t, "holder", q.holder(Carts), red)
		is(t, "nobody holds the others", q.holder(Papers), -1)
	})
	t.Run("PIM-103 strictly more than every other takes the tile", func(t *testing.T) {
		q := set(p, cube(red, "b4"), cube(blue, "carts", "b7"), tile(blue, Carts))
		q = plays(t, q, "cube carts")
		is(t, "one each", q.holder(Carts), blue)
		q = plays(t, q, "pass; pass; pass; cube carts")
		is(t, "two to one", q.holder(Carts), red)
		is(t, "tiles of red", q.held[red], 1<<Carts)
		is(t, "tiles of blue", q.held[blue], 0)
		// In the middle of a turn, with the card.
		q = plays(t, set(p, tile(red, Horses), tile(blue, Carts)), "favor horses; horse")
		is(t, "before the second action", q.holder(Horses), red)
	})
	t.Run("PIM-104 a tie or an empty area changes nothing", func(t *testing.T) {
		q := plays(t, set(p, tile(red, Carts), cube(red, "carts")), "favor carts; remove carts; done")
		is(t, "empty", q.holder(Carts), red)
		q = set(p, tile(green, Carts), cube(red, "b4", "carts"), cube(blue, "carts", "carts"))
		is(t, "two to two, with a third player", plays(t, q, "cube carts").holder(Carts), green)
	})
	t.Run("PIM-105 two of four are enough", func(t *testing.T) {
		q := set(p, cube(blue, "carts"), cube(green, "carts"), cube(red, "carts", "b4"), tile(blue, Carts))
		is(t, "holder", plays(t, q, "cube carts").holder(Carts), red)
	})
	t.Run("PIM-107 red gets the Stableman by the first horse", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "b3")), "cube horses")
		is(t, "holder", q.holder(Horses), red)
		q = plays(t, q, "pass; pass; pass")
		allowed(t, q, "favor horses")
	})
	t.Run("PIM-108 blue needs two horses against one", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "b3"), cube(blue, "b1")), "cube horses; cube horses")
		is(t, "one each", q.holder(Horses), red)
		q = plays(t, q, "pass; pass; pass; cube horses")
		is(t, "one to two", q.holder(Horses), blue)
	})
	t.Run("PIM-109 one player holds several tiles", func(t *testing.T) {
		q := plays(t, set(p, tile(red, Disguises)), "favor disguises; goods carts; done; pass; pass; pass")
		allowed(t, q, "favor carts", "favor disguises")
	})
	t.Run("PIM-111 cubes that leave move a tile too", func(t *testing.T) {
		q := set(p, tile(red, Carts), cube(red, "carts", "carts"), cube(blue, "carts"))
		is(t, "a tie", plays(t, q, "favor carts; remove carts").holder(Carts), red)
		q = set(p, tile(red, Carts), cube(red, "carts"), cube(blue, "carts"))
		is(t, "removed", plays(t, q, "favor carts; remove carts").holder(Carts), blue)
		// Mission: 3 supporters needed, red takes its own three.
		q = set(p, tile(red, Supporters), cube(red, "supporters", "supporters", "supporters", "supporter"), cube(blue, "supporters"))
		q = plays(t, q, "*; pick 0; pick 0; pick 0")
		is(t, "taken for the mission", q.holder(Supporters), blue)
	})
	t.Run("PIM-112 several that leave together are judged once", func(t *testing.T) {
		// 3 of 5 are needed: after two of red's the blue ones would lead, at the end it is a tie.
		q := set(p, tile(red, Supporters), cube(red, "supporters", "supporters", "supporters", "supporter"), cube(blue, "supporters", "supporters"))
		q = plays(t, q, "*; pick 0; pick 0; pick 1")
		is(t, "one each is left", q.heap[Supporters][red]+q.heap[Supporters][blue], 2)
		is(t, "holder", q.holder(Supporters), red)
	})
	t.Run("PIM-113 the tile of a first, pushed cube is its owner's", func(t *testing.T) {
		is(t, "holder", plays(t, set(p, cube(blue, "b4")), "cube b4").holder(Carts), blue)
	})
	t.Run("PIM-114 alone in an emptied area", func(t *testing.T) {
		is(t, "holder", plays(t, set(p, tile(green, Carts), cube(red, "b4")), "cube carts").holder(Carts), red)
	})
}
