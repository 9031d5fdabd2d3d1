package pimpernel

import (
	"strings"
	"testing"

	"intrigue/rules"
)

func TestActions(t *testing.T) {
	p := stage(t, 4, nil)
	// with gives red a tile with a card and lets him choose it.
	with := func(one, two ActionKind, change ...func(*Position)) *Position {
		return plays(t, set(set(p, change...), favorAt(Papers, one, two), tile(red, Papers)), "favor papers")
	}
	t.Run("PIM-60 place a cube", func(t *testing.T) {
		q := plays(t, p, "cube arras-reims-1")
		is(t, "cube", q.has("arras-reims-1"), red)
		is(t, "supply", q.supply[red], 14)
	})
	t.Run("PIM-61 move the pawn", func(t *testing.T) { is(t, "pawn", plays(t, p, "move paris").at[red], Paris) })
	t.Run("PIM-62 place a horse", func(t *testing.T) {
		q := plays(t, with(Horse, Route, pawn(red, ToAustria)), "horse")
		is(t, "horses", q.heap[Horses][red], 1)
	})
	t.Run("PIM-63 place a cart, papers or disguise", func(t *testing.T) {
		q := with(Goods, Rest, pawn(red, ToAustria))
		same(t, "areas", offers(q, "goods"), "goods carts", "goods papers", "goods disguises")
		is(t, "papers", plays(t, q, "goods papers").heap[Papers][red], 1)
	})
	t.Run("PIM-64 place on a route", func(t *testing.T) {
		q := with(Horse, Route, pawn(red, ToAustria))
		same(t, "routes", offers(q, "route"), "route arras-vienna-3", "route arras-vienna-4", "route arras-vienna-5", "route reims-vienna-2", "route reims-vienna-3", "route reims-vienna-4")
		is(t, "cube", plays(t, q, "route reims-vienna-3").has("reims-vienna-3"), red)
		for _, m := range offers(with(Horse, Route, pawn(red, England)), "route") {
			is(t, m+" leads along a route", at(strings.TrimPrefix(m, "route ")).isRoute(), true)
		}
	})
	t.Run("PIM-65 place on rest", func(t *testing.T) {
		q := plays(t, with(Goods, Rest, cube(red, "rest")), "rest; goods carts")
		is(t, "rest", q.heap[RestArea][red], 2)
		is(t, "no rest cube is asked for", q.turn, blue)
	})
	t.Run("PIM-66 use a building", func(t *testing.T) {
		q := with(UseBuilding, Supporter, cube(red, "b1")) // b1 is a Stables in England
		same(t, "ways", offers(q, "building"), "building b3", "building b4", "building b5", "building horses")
		is(t, "first way", plays(t, q, "building b4").has("b4"), red)
		is(t, "second way", plays(t, q, "building horses").heap[Horses][red], 1)
		// In To Austria there is only the Market.
		at := []func(*Position){pawn(red, ToAustria), favorAt(Papers, UseBuilding, UseBuilding), tile(red, Papers)}
		q = plays(t, set(p, append(at, cube(red, "market_to_austria"))...), "favor papers")
		same(t, "second way only", offers(q, "building"), "building carts", "building disguises", "building papers")
		is(t, "neither way any more", plays(t, set(p, at...), "favor papers").turn, blue)
	})
	t.Run("PIM-67 take one point", func(t *testing.T) {
		q := plays(t, set(p, pawn(red, England)), "cube dover.2; point")
		is(t, "score", q.score[red], 1)
		q = with(Point, Horse) // no card of ours has it, but an area could; a tile is never spent
		q = plays(t, q, "point; horse; pass; pass; pass; favor papers; point")
		is(t, "score by a tile", q.score[red], 2)
		is(t, "spent", q.spent, Spaces{})
	})
	t.Run("PIM-68 place a supporter", func(t *testing.T) {
		is(t, "supporters", plays(t, with(Supporter, Move, pawn(red, ToAustria)), "supporter").heap[Supporters][red], 1)
	})
	t.Run("PIM-69 remove a cube from anywhere", func(t *testing.T) {
		all := []string{"arras-reims-1", "beauvais.2", "b7", "horses", "route", "rest"}
		q := with(Horse, Remove, cube(red, all...), cube(blue, "carts", "b1"))
		var want []string
		for _, w := range all {
			want = append(want, "remove "+w)
		}
		same(t, "cubes", offers(q, "remove"), want...)
		for _, w := range all {
			if w != "rest" {
				done := plays(t, q, "remove "+w)
				is(t, "supply", done.supply[red], q.supply[red]+1)
				conserved(t, done)
			}
		}
	})
	t.Run("PIM-70 placing needs a cube in supply", func(t *testing.T) {
		q := set(p, supply(red, 0), cube(red, "b3"), supply(red, 0))
		same(t, "moves", offers(q, ""), "move england", "move paris", "move to_austria", "pass")
		refused(t, with(Cube, Move, supply(red, 0)), "cube b3", "cube first_player")
	})
}

func TestPlacing(t *testing.T) {
	p := stage(t, 4, nil)
	t.Run("PIM-71 the five targets of a cube", func(t *testing.T) {
		q := set(p, pawn(red, Paris), cube(red, "b3"), cube(blue, "first_player", "west_barricade.1"))
		same(t, "targets", offers(q, "cube"),
			"cube rouen-west_barricade-2", "cube beauvais-la_villette-2", "cube reims-la_villette-2", "cube west_barricade-house_of_justice-1",
			"cube house_of_justice-temple_prison-1", "cube temple_prison-la_villette-1", "cube west_barricade-la_villette-1", "cube west_barricade-la_villette-2",
			"cube west_barricade.2", "cube west_barricade.3", "cube west_barricade.4",
			"cube house_of_justice.1", "cube house_of_justice.2", "cube house_of_justice.3", "cube house_of_justice.4", "cube house_of_justice.5",
			"cube temple_prison.1", "cube temple_prison.2", "cube temple_prison.3", "cube temple_prison.4", "cube temple_prison.5",
			"cube la_villette.1", "cube la_villette.2", "cube la_villette.3", "cube la_villette.4",
			"cube b6", "cube b7", "cube horses",
			"cube supporter", "cube resources", "cube route", "cube location")
	})
	t.Run("PIM-72 a route space is free and in the pawn's region", func(t *testing.T) {
		allowed(t, p, "cube calais-arras-1")
		refused(t, p, "cube london-dover-1")
		refused(t, set(p, cube(blue, "calais-arras-1")), "cube calais-arras-1")
		refused(t, set(p, cube(red, "calais-arras-1")), "cube calais-arras-1")
	})
	t.Run("PIM-73 a border is reached from both sides", func(t *testing.T) {
		for _, r := range []Region{France, ToAustria} {
			allowed(t, set(p, pawn(red, r)), "cube arras-vienna-3", "cube reims-vienna-2")
		}
		for _, r := range []Region{England, Paris} {
			refused(t, set(p, pawn(red, r)), "cube arras-vienna-3", "cube reims-vienna-2")
		}
		refused(t, set(p, pawn(red, ToAustria)), "cube reims-vienna-1")
	})
	t.Run("PIM-74 the water is reached from both sides", func(t *testing.T) {
		for _, r := range []Region{France, England} {
			allowed(t, set(p, pawn(red, r)), "cube dover-calais-1", "cube brighton-dieppe-2", "cube dover-boulogne-1")
		}
		refused(t, set(p, pawn(red, Paris)), "cube dover-calais-1")
	})
	t.Run("PIM-75 red takes a road where his pawn is", func(t *testing.T) {
		q := set(p, pawn(red, England))
		is(t, "cube", plays(t, q, "cube london-richmond-1").has("london-richmond-1"), red)
		refused(t, q, "cube amiens-arras-1")
	})
	t.Run("PIM-76 a location space is free and in the pawn's region", func(t *testing.T) {
		allowed(t, p, "cube boulogne.5", "cube boulogne.1", "cube reims.3")
		refused(t, p, "cube dover.1", "cube reims.5", "cube vienna.1")
		refused(t, set(p, cube(blue, "boulogne.5")), "cube boulogne.5")
		for _, town := range p.View(0).Towns {
			q := set(p, pawn(red, town.Location.Region()))
			is(t, "spaces of "+town.Location.String(), len(offers(q, "cube "+town.Location.Key()+".")), len(town.Spaces))
		}
	})
	t.Run("PIM-77 any location, and several spaces of one", func(t *testing.T) {
		q := plays(t, p, "cube boulogne.4; pass; pass; pass; cube boulogne.5")
		is(t, "cubes", q.has("boulogne.4")+q.has("boulogne.5"), 0)
	})
	t.Run("PIM-78 an icon at once, if one likes", func(t *testing.T) {
		q := plays(t, p, "cube calais.3") // goods
		is(t, "stage", q.stage, StageIcon)
		same(t, "offers", offers(q, ""), "done", "goods carts", "goods disguises", "goods papers")
		is(t, "turn", plays(t, q, "goods carts").turn, blue)
		left := plays(t, q, "done; pass; pass; pass")
		is(t, "lost", left.stage, StageTurn)
		is(t, "no icon", plays(t, p, "cube boulogne.4").turn, blue)
		q = set(p, cube(red, "b3"), supply(red, 1), tile(red, Carts)) // cube + remove
		q = plays(t, q, "favor carts; cube amiens.1; remove b3")
		is(t, "impossible at once, it is lost for good", q.turn, blue)
	})
	t.Run("PIM-79 blue adds a supporter", func(t *testing.T) {
		q := plays(t, plays(t, p, "pass"), "cube amiens.1; supporter")
		is(t, "space", q.has("amiens.1"), blue)
		is(t, "supporters", q.heap[Supporters][blue], 1)
		is(t, "supply", q.supply[blue], 13)
	})
	t.Run("PIM-95 icons come from everywhere", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "rest")), "move england; rested london.1")
		is(t, "by a rest cube", q.stage, StageIcon)
		q = plays(t, set(p, tile(red, RestArea)), "favor rest; cube amiens.1; supporter")
		is(t, "by a tile, with the second action after it", q.stage, StageFavor)
		q = set(p, supply(red, 1))
		is(t, "with no cube left it is lost", plays(t, q, "cube amiens.1").turn, blue)
		q = plays(t, set(p, cube(red, "rest"), pawn(red, France)), "move england; rested brighton.1")
		is(t, "a rest icon is lost after a rest cube", q.turn, blue)
		// After a rest cube was removed, both ways into rest are closed.
		q = set(p, cube(red, "rest", "b2"), favorAt(Papers, Cube, Remove), tile(red, Papers))
		q = plays(t, q, "favor papers; remove rest")
		refused(t, q, "cube rest")
		is(t, "rest icon", plays(t, set(q, pawn(red, England)), "cube brighton.1").turn, blue)
		// By another icon: no icon of ours leads to a location, so one is made up.
		q = set(p, func(p *Position) { p.board.icon[at("amiens.1")] = Cube })
		is(t, "by an icon", plays(t, q, "cube amiens.1; cube amiens.2").stage, StageIcon)
	})
	t.Run("PIM-91 mission spaces are taken from anywhere", func(t *testing.T) {
		for r := range Region(regions) {
			allowed(t, set(p, pawn(red, r)), "cube first_player", "cube supporter", "cube resources", "cube route", "cube location")
		}
		refused(t, set(p, cube(blue, "supporter")), "cube supporter")
	})
	t.Run("PIM-92 orange takes the first-player space", func(t *testing.T) {
		five := plays(t, stage(t, 5, nil), "pass; pass; pass; pass")
		q := plays(t, set(five, pawn(orange, ToAustria)), "cube first_player")
		is(t, "cube", q.has("first_player"), orange)
	})
	t.Run("PIM-93 one player takes several mission spaces", func(t *testing.T) {
		q := plays(t, p, "cube route; pass; pass; pass; cube location")
		is(t, "his", q.has("route")+q.has("location"), 0)
	})
	t.Run("PIM-94 areas are never full", func(t *testing.T) {
		q := set(p, tile(red, Horses), cube(blue, "horses", "horses", "horses", "horses", "horses", "horses"))
		is(t, "horses", plays(t, q, "favor horses; horse").heap[Horses][red], 1)
	})
	t.Run("PIM-96 a move goes to a region that a route joins", func(t *testing.T) {
		same(t, "from Paris", offers(set(p, pawn(red, Paris)), "move"), "move france")
		for a := range Region(regions) {
			for b := range Region(regions) {
				joined := false
				for _, l := range Legs() {
					joined = joined || l.A.Region() == a && l.B.Region() == b || l.A.Region() == b && l.B.Region() == a
				}
				is(t, a.String()+" touches "+b.String(), a.Touches(b), joined && a != b)
			}
		}
	})
	t.Run("PIM-97 England and France are one step apart, Paris and To Austria are not neighbours", func(t *testing.T) {
		allowed(t, set(p, pawn(red, England)), "move france")
		allowed(t, set(p, pawn(red, France)), "move england")
		refused(t, set(p, pawn(red, Paris)), "move to_austria")
		refused(t, set(p, pawn(red, ToAustria)), "move paris")
	})
	t.Run("PIM-98 France touches all others, no others touch", func(t *testing.T) {
		same(t, "from France", offers(p, "move"), "move england", "move paris", "move to_austria")
		same(t, "from England", offers(set(p, pawn(red, England)), "move"), "move france")
		same(t, "from To Austria", offers(set(p, pawn(red, ToAustria)), "move"), "move france")
	})
	t.Run("PIM-160 a vacated space is free at once", func(t *testing.T) {
		q := set(p, cube(red, "arras-reims-1", "supporter", "reims.4", "b3"), tile(red, Supporters))
		for _, w := range []string{"arras-reims-1", "supporter", "reims.4", "b3"} {
			next := plays(t, q, "favor supporters; remove "+w+"; done")
			allowed(t, next, rules.Move("cube "+w))
			is(t, "its cube", next.has(w), -1)
		}
		is(t, "mission spaces", plays(t, q, "favor supporters; remove supporter").full.has(at("supporter")), false)
	})
	t.Run("PIM-162 a space is empty, not a location", func(t *testing.T) {
		allowed(t, set(p, cube(blue, "boulogne.1")), "cube boulogne.2")
	})
	t.Run("PIM-163 a rest cube goes to all five targets but rest", func(t *testing.T) {
		q := set(p, cube(red, "rest", "b1", "b2")) // a Stables and an Inn in England
		q = plays(t, q, "move paris")
		allowed(t, q, "rested b6", "rested route", "rested temple_prison.5", "rested rouen-west_barricade-2", "rested horses")
		refused(t, q, "rested rest", "rested carts", "rested london.1")
	})
}

func TestLimits(t *testing.T) {
	p := stage(t, 4, nil)
	both := func(change ...func(*Position)) *Position {
		return plays(t, set(set(p, change...), favorAt(Papers, Cube, Remove), tile(red, Papers)), "favor papers")
	}
	t.Run("PIM-99 what was placed in this turn stays", func(t *testing.T) {
		q := plays(t, both(cube(red, "b1")), "cube arras-reims-1")
		refused(t, q, "remove arras-reims-1")
		for _, w := range []string{"calais.1", "reims.1"} { // of both words of spaces
			refused(t, plays(t, both(cube(red, "b1"), func(p *Position) { p.board.icon = [areaPlace]ActionKind{} }), "cube "+w), rules.Move("remove "+w))
		}
		allowed(t, q, "remove b1")
		allowed(t, plays(t, both(cube(red, "b3")), "remove b3"), "cube b3")
		is(t, "nothing else to remove", plays(t, both(), "cube b3").turn, blue)
		q = plays(t, both(cube(red, "b1")), "cube horses")
		refused(t, q, "remove horses")
		allowed(t, plays(t, both(cube(red, "b1", "horses")), "cube horses"), "remove horses")
		// A space that is vacated and filled again counts as filled now.
		q = set(p, favorAt(Papers, Cube, Remove), tile(red, Papers), cube(red, "amiens.1"), func(p *Position) { p.board.icon[at("amiens.1")] = Remove })
		q = plays(t, q, "favor papers; remove amiens.1; cube amiens.1")
		is(t, "nothing can be removed", q.turn, blue)
	})
	t.Run("PIM-100 into rest or out of it, not both", func(t *testing.T) {
		rest := plays(t, set(p, favorAt(Papers, Cube, Rest), tile(red, Papers), cube(red, "rest")), "favor papers")
		is(t, "after placing in rest", plays(t, rest, "rest; cube b3").turn, blue)
		is(t, "without it", plays(t, rest, "cube b3; done").stage, StageRest)
	})
	t.Run("PIM-101 removing a rest cube counts", func(t *testing.T) {
		q := set(p, favorAt(Papers, Horse, Remove), tile(red, Papers), cube(red, "rest", "rest"))
		q = plays(t, q, "favor papers; remove rest; horse")
		is(t, "another rest cube may be used", q.stage, StageRest)
		// Placed in rest first: no cube leaves it in any way.
		inn := plays(t, both(cube(red, "rest", "b2")), "cube rest")
		refused(t, inn, "remove rest")
		allowed(t, inn, "remove b2")
		allowed(t, plays(t, both(cube(red, "rest", "b2", "horses")), "cube rest"), "remove horses")
		is(t, "and no rest cube", plays(t, inn, "done").turn, blue)
	})
}
