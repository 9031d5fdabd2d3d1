package core_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestActionsOfATurn(t *testing.T) {
	p := Lay(t, 4, nil)
	// with gives red a tile with a card and lets him choose it.
	with := func(one, two core.ActionKind, change ...func(*core.State)) *core.State {
		return Plays(t, With(With(p, change...), Favor(core.Papers, one, two), Tile(Red, core.Papers)), "favor papers")
	}
	t.Run("PIM-60 place a cube", func(t *testing.T) {
		q := Plays(t, p, "cube arras-reims-1")
		is(t, "cube", owner(q, "arras-reims-1"), Red)
		is(t, "supply", q.Supply[Red], 14)
		q = Plays(t, q, "cube arras-reims-2")
		is(t, "blue's cube", owner(q, "arras-reims-2"), Blue)
		is(t, "blue's supply", q.Supply[Blue], 14)
	})
	t.Run("PIM-61 move the pawn", func(t *testing.T) {
		q := Plays(t, p, "move paris; move england")
		is(t, "pawn", q.At[Red], core.Paris)
		is(t, "blue's pawn", q.At[Blue], core.England)
		q = Plays(t, p, "move paris; move paris")
		is(t, "both in Paris", q.At, [core.MostSeats]core.Region{core.Paris, core.Paris, core.France, core.France})
		refused(t, With(p, Pawn(Red, core.Paris)), "move england", "move to_austria", "move paris")
		is(t, "by a tile, with the other action after it", Plays(t, With(p, Tile(Red, core.RestArea)), "favor rest; move paris").Stage,
			core.StageFavor)
		is(t, "and a rest cube", Plays(t, With(p, Cubes(Red, "rest")), "move paris").Stage, core.StageRest)
	})
	t.Run("PIM-62 place a horse", func(t *testing.T) {
		q := Plays(t, with(core.Horse, core.Route, Pawn(Red, core.ToAustria)), "horse")
		is(t, "horses", q.Piles[core.Horses][Red], 1)
		is(t, "supply", q.Supply[Red], 14)
	})
	t.Run("PIM-63 place a cart, papers or disguise", func(t *testing.T) {
		q := with(core.Goods, core.Rest, Pawn(Red, core.ToAustria))
		rulestest.Same(t, "areas", offers(q, "goods"), "goods carts", "goods papers", "goods disguises")
		is(t, "papers", Plays(t, q, "goods papers").Piles[core.Papers][Red], 1)
		is(t, "supply", Plays(t, q, "goods papers").Supply[Red], 14)
	})
	t.Run("PIM-64 place on a route", func(t *testing.T) {
		q := with(core.Horse, core.Route, Pawn(Red, core.ToAustria))
		rulestest.Same(t, "routes", offers(q, "route"), "route arras-vienna-3", "route arras-vienna-4", "route arras-vienna-5",
			"route reims-vienna-2", "route reims-vienna-3", "route reims-vienna-4")
		is(t, "cube", owner(Plays(t, q, "route reims-vienna-3"), "reims-vienna-3"), Red)
		for _, m := range offers(with(core.Horse, core.Route, Pawn(Red, core.England)), "route") {
			is(t, m+" leads along a route", At(strings.TrimPrefix(m, "route ")).IsRoute(), true)
		}
		refused(t, with(core.Horse, core.Route, Cubes(Blue, "arras-reims-1")), "route arras-reims-1")
		blue := Plays(t, With(p, Pawn(Blue, core.Paris), Tile(Blue, core.Horses)), "pass; favor horses")
		allowed(t, blue, "route temple_prison-la_villette-1")
		refused(t, blue, "route arras-reims-1")
	})
	t.Run("PIM-65 place on rest", func(t *testing.T) {
		q := Plays(t, with(core.Goods, core.Rest, Cubes(Red, "rest")), "rest; goods carts")
		is(t, "rest", q.Piles[core.RestArea][Red], 2)
		is(t, "supply", q.Supply[Red], 12)
		is(t, "no rest cube is asked for", q.Turn, Blue)
	})
	t.Run("PIM-66 use a building", func(t *testing.T) {
		allowed(t, with(core.UseBuilding, core.Supporter, Cubes(Blue, "b4")), "building b4")
		q := with(core.UseBuilding, core.Supporter, Cubes(Red, "b1")) // b1 is a Stables in England
		rulestest.Same(t, "ways", offers(q, "building"), "building b3", "building b4", "building b5", "building horses")
		is(t, "first way", owner(Plays(t, q, "building b4"), "b4"), Red)
		is(t, "second way", Plays(t, q, "building horses").Piles[core.Horses][Red], 1)
		// In To Austria there is only the Market.
		at := []func(*core.State){Pawn(Red, core.ToAustria), Favor(core.Papers, core.UseBuilding, core.UseBuilding), Tile(Red, core.Papers)}
		q = Plays(t, With(p, append(at, Cubes(Red, "market_to_austria"))...), "favor papers")
		rulestest.Same(t, "second way only", offers(q, "building"), "building carts", "building disguises", "building papers")
		is(t, "neither way any more", Plays(t, With(p, at...), "favor papers").Turn, Blue)
	})
	t.Run("PIM-67 take one point", func(t *testing.T) {
		q := Plays(t, With(p, Pawn(Red, core.England)), "cube dover.2; point")
		is(t, "score", q.Score[Red], 1)
		q = with(core.Point, core.Horse) // no card of ours has it, but an area could; a tile is never spent
		q = Plays(t, q, "point; horse; pass; pass; pass; favor papers; point")
		is(t, "score by a tile", q.Score[Red], 2)
		is(t, "spent", q.Spent, core.SpaceSet{})
		q = Plays(t, With(p, Pawn(Blue, core.England)), "pass; cube dover.2; point")
		is(t, "scores", [2]uint16(q.Score[:2]), [2]uint16{Blue: 1})
	})
	t.Run("PIM-68 place a supporter", func(t *testing.T) {
		q := Plays(t, with(core.Supporter, core.Move, Pawn(Red, core.ToAustria)), "supporter")
		is(t, "supporters", q.Piles[core.Supporters][Red], 1)
		is(t, "supply", q.Supply[Red], 14)
		is(t, "it is no cube in rest", Plays(t, with(core.Supporter, core.Move, Cubes(Red, "rest")), "supporter; done").Stage,
			core.StageRest)
	})
	t.Run("PIM-69 remove a cube from anywhere", func(t *testing.T) {
		all := []string{"arras-reims-1", "beauvais.2", "reims.2", "b7", "horses", "route", "rest"}
		q := with(core.Horse, core.Remove, Cubes(Red, append(all, "horses")...), Cubes(Blue, "carts", "b1"))
		var want []string
		for _, w := range all {
			want = append(want, "remove "+w)
		}
		rulestest.Same(t, "cubes", offers(q, "remove"), want...)
		for _, w := range all {
			if w != "rest" {
				done := Plays(t, q, "remove "+w)
				is(t, "supply", done.Supply[Red], q.Supply[Red]+1)
				conserved(t, done)
			}
		}
	})
	t.Run("PIM-70 placing needs a cube in supply", func(t *testing.T) {
		q := With(p, Supply(Red, 0), Cubes(Red, "b3"), Supply(Red, 0))
		rulestest.Same(t, "moves", offers(q, ""), "move england", "move paris", "move to_austria", "pass")
		for _, k := range []core.ActionKind{core.Cube, core.Horse, core.Goods, core.Route, core.Rest, core.UseBuilding, core.Supporter} {
			q := With(with(k, core.Move, Cubes(Red, "b3")), Supply(Red, 0))
			rulestest.Same(t, "without a cube, beside "+k.Key(), offers(q, ""), "move england", "move paris", "move to_austria")
			is(t, "and after it", Plays(t, q, "move england").Turn, Blue)
		}
		rulestest.Same(t, "with a rest cube", offers(With(p, Cubes(Red, "rest"), Supply(Red, 0)), "cube"))
		allowed(t, With(p, Supply(Red, 1)), "cube b3")
		is(t, "an icon after the last cube", Plays(t, With(p, Supply(Red, 1)), "cube calais.1").Turn, Blue)
		refused(t, Plays(t, With(p, Supply(Blue, 0), Tile(Blue, core.Horses)), "pass"), "favor horses")
		rulestest.Same(t, "blue's cubes", offers(Plays(t, With(p, Supply(Blue, 0)), "pass"), "cube"))
	})
}

func TestPlacingOfCubes(t *testing.T) {
	p := Lay(t, 4, nil)
	t.Run("PIM-71 the five targets of a cube", func(t *testing.T) {
		refused(t, p, "cube rest", "cube supporters", "cube horses", "cube carts", "cube papers", "cube disguises")
		q := With(p, Pawn(Red, core.Paris), Cubes(Red, "b3"),
			Cubes(Blue, "first_player", "west_barricade.1", "b6", "b4", "market_to_austria"))
		rulestest.Same(t, "targets, with Blue's cubes on buildings here and elsewhere", offers(q, "cube"),
			"cube rouen-west_barricade-2", "cube beauvais-la_villette-2", "cube reims-la_villette-2",
			"cube west_barricade-house_of_justice-1", "cube house_of_justice-temple_prison-1",
			"cube temple_prison-la_villette-1", "cube west_barricade-la_villette-1",
			"cube west_barricade-la_villette-2", "cube west_barricade.2", "cube west_barricade.3",
			"cube west_barricade.4", "cube house_of_justice.1", "cube house_of_justice.2",
			"cube house_of_justice.3", "cube house_of_justice.4", "cube house_of_justice.5",
			"cube temple_prison.1", "cube temple_prison.2", "cube temple_prison.3", "cube temple_prison.4",
			"cube temple_prison.5", "cube la_villette.1", "cube la_villette.2", "cube la_villette.3",
			"cube la_villette.4", "cube b6", "cube b7", "cube horses", "cube supporter", "cube resources",
			"cube route", "cube location")
	})
	t.Run("PIM-72 a route space is free and in the pawn's region", func(t *testing.T) {
		allowed(t, p, "cube calais-arras-1")
		refused(t, p, "cube london-dover-1")
		refused(t, With(p, Cubes(Blue, "calais-arras-1")), "cube calais-arras-1")
		refused(t, With(p, Cubes(Red, "calais-arras-1")), "cube calais-arras-1")
		blue := Plays(t, p, "pass") // while the others stay in France
		for r := range core.Region(core.Regions) {
			q := With(blue, Pawn(Blue, r))
			for x := range core.Place(core.RouteSpaces) {
				_, ok := rules.Choose(q.Choices(Blue), rules.Move("cube "+x.Key()))
				is(t, r.String()+" reaches "+x.Key(), ok, slices.Contains(x.Regions(), r))
			}
		}
	})
	t.Run("PIM-73 a border is reached from both sides", func(t *testing.T) {
		for _, r := range []core.Region{core.France, core.ToAustria} {
			allowed(t, With(p, Pawn(Red, r)), "cube arras-vienna-3", "cube reims-vienna-2")
		}
		for _, r := range []core.Region{core.England, core.Paris} {
			refused(t, With(p, Pawn(Red, r)), "cube arras-vienna-3", "cube reims-vienna-2")
		}
		refused(t, With(p, Pawn(Red, core.ToAustria)), "cube reims-vienna-1")
		for _, r := range []core.Region{core.France, core.Paris} {
			allowed(t, With(p, Pawn(Red, r)), "cube rouen-west_barricade-2", "cube beauvais-la_villette-2", "cube reims-la_villette-2")
		}
	})
	t.Run("PIM-74 the water is reached from both sides", func(t *testing.T) {
		for _, r := range []core.Region{core.France, core.England} {
			allowed(t, With(p, Pawn(Red, r)), "cube dover-calais-1", "cube brighton-dieppe-1", "cube brighton-dieppe-2",
				"cube dover-boulogne-1")
		}
		refused(t, With(p, Pawn(Red, core.Paris)), "cube dover-calais-1")
	})
	t.Run("PIM-75 red takes a road where his pawn is", func(t *testing.T) {
		q := With(p, Pawn(Red, core.England))
		is(t, "cube", owner(Plays(t, q, "cube london-richmond-1"), "london-richmond-1"), Red)
		refused(t, q, "cube amiens-arras-1")
	})
	t.Run("PIM-76 a location space is free and in the pawn's region", func(t *testing.T) {
		allowed(t, p, "cube boulogne.5", "cube boulogne.1", "cube reims.3")
		refused(t, p, "cube dover.1", "cube reims.5", "cube vienna.1")
		refused(t, With(p, Cubes(Blue, "boulogne.5", "reims.3")), "cube boulogne.5", "cube reims.3")
		for _, town := range see(p).Towns {
			q := With(p, Pawn(Red, town.Location.Region()))
			is(t, "spaces of "+town.Location.String(), len(offers(q, "cube "+town.Location.Key()+".")), len(town.Spaces))
		}
	})
	t.Run("PIM-77 any location, and several spaces of one", func(t *testing.T) {
		q := Plays(t, p, "cube boulogne.4; pass; pass; pass; cube boulogne.5")
		is(t, "cubes", owner(q, "boulogne.4")+owner(q, "boulogne.5"), 0)
		for _, town := range see(p).Towns {
			allowed(t, With(p, Pawn(Red, town.Location.Region())), rules.Move("cube "+town.Location.Key()+".2"))
		}
	})
	t.Run("PIM-78 an icon at once, if one likes", func(t *testing.T) {
		q := Plays(t, p, "cube calais.3") // goods
		is(t, "stage", q.Stage, core.StageIcon)
		rulestest.Same(t, "offers", offers(q, ""), "done", "goods carts", "goods disguises", "goods papers")
		is(t, "turn", Plays(t, q, "goods carts").Turn, Blue)
		left := Plays(t, q, "done; pass; pass; pass")
		is(t, "lost", left.Stage, core.StageTurn)
		is(t, "no icon", Plays(t, p, "cube boulogne.4").Turn, Blue)
		is(t, "when it is left, the turn goes on", Plays(t, With(p, Cubes(Red, "rest")), "cube calais.3; done").Stage, core.StageRest)
		is(t, "once", Plays(t, p, "cube calais.1; horse").Turn, Blue)
		is(t, "in Reims", Plays(t, p, "cube reims.3; supporter").Piles[core.Supporters][Red], 1)
		q = With(p, Cubes(Red, "b3"), Supply(Red, 1), Tile(Red, core.Carts)) // cube + remove
		q = Plays(t, q, "favor carts; cube amiens.1; remove b3")
		is(t, "impossible at once, it is lost for good", q.Turn, Blue)
	})
	t.Run("PIM-79 blue adds a supporter", func(t *testing.T) {
		q := Plays(t, Plays(t, p, "pass"), "cube amiens.1; supporter")
		is(t, "space", owner(q, "amiens.1"), Blue)
		is(t, "supporters", q.Piles[core.Supporters][Blue], 1)
		is(t, "supply", q.Supply[Blue], 13)
	})
}

func TestMissionSpacesAreasAndMoves(t *testing.T) {
	p := Lay(t, 4, nil)
	t.Run("PIM-95 icons come from everywhere", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "rest")), "move england; rested london.1")
		is(t, "by a rest cube", q.Stage, core.StageIcon)
		q = Plays(t, With(p, Tile(Red, core.RestArea)), "favor rest; cube amiens.1; supporter")
		is(t, "by a tile, with the second action after it", q.Stage, core.StageFavor)
		q = With(p, Supply(Red, 1))
		is(t, "with no cube left it is lost", Plays(t, q, "cube amiens.1").Turn, Blue)
		q = Plays(t, With(p, Cubes(Red, "rest"), Pawn(Red, core.France)), "move england; rested brighton.1")
		is(t, "a rest icon is lost after a rest cube", q.Turn, Blue)
		// After a rest cube was removed, both ways into rest are closed.
		q = With(p, Cubes(Red, "rest", "b2"), Favor(core.Papers, core.Cube, core.Remove), Tile(Red, core.Papers))
		q = Plays(t, q, "favor papers; remove rest")
		refused(t, q, "cube rest")
		is(t, "rest icon", Plays(t, With(q, Pawn(Red, core.England)), "cube brighton.1").Turn, Blue)
		// By another icon: no icon of ours leads to a location, so one is made up.
		q = With(p, func(p *core.State) { p.Board.Icon[At("amiens.1")] = core.Cube })
		is(t, "by an icon", Plays(t, q, "cube amiens.1; cube amiens.2").Stage, core.StageIcon)
	})
	t.Run("PIM-91 mission spaces are taken from anywhere", func(t *testing.T) {
		for r := range core.Region(core.Regions) {
			allowed(t, With(p, Pawn(Red, r)), "cube first_player", "cube supporter", "cube resources", "cube route", "cube location")
		}
		refused(t, With(p, Cubes(Blue, "supporter")), "cube supporter")
	})
	t.Run("PIM-92 orange takes the first-player space", func(t *testing.T) {
		five := Plays(t, Lay(t, 5, nil), "pass; pass; pass; pass")
		q := Plays(t, With(five, Pawn(Orange, core.ToAustria)), "cube first_player")
		is(t, "cube", owner(q, "first_player"), Orange)
	})
	t.Run("PIM-93 one player takes several mission spaces", func(t *testing.T) {
		q := Plays(t, p, "cube route; pass; pass; pass; cube location")
		is(t, "his", owner(q, "route")+owner(q, "location"), 0)
	})
	t.Run("PIM-94 areas are never full", func(t *testing.T) {
		q := With(p, Tile(Red, core.Horses), Cubes(Blue, "horses", "horses", "horses", "horses", "horses", "horses"))
		is(t, "horses", Plays(t, q, "favor horses; horse").Piles[core.Horses][Red], 1)
		q = With(p, Tile(Red, core.Disguises), Cubes(Red, "b4"), Cubes(Blue, "carts", "carts", "carts", "carts", "carts", "carts"))
		is(t, "carts", Plays(t, q, "favor disguises; goods carts").Piles[core.Carts][Red], 1)
		is(t, "through a Farm", Plays(t, q, "cube carts").Piles[core.Carts][Red], 1)
	})
	t.Run("PIM-96 a move goes to a region that a route joins", func(t *testing.T) {
		rulestest.Same(t, "from Paris", offers(With(p, Pawn(Red, core.Paris)), "move"), "move france")
		for a := range core.Region(core.Regions) {
			for b := range core.Region(core.Regions) {
				joined := false
				for _, l := range core.Legs() {
					joined = joined || l.A.Region() == a && l.B.Region() == b || l.A.Region() == b && l.B.Region() == a
				}
				is(t, a.String()+" touches "+b.String(), a.Touches(b), joined && a != b)
			}
		}
	})
	t.Run("PIM-97 England and France are one step apart, Paris and To Austria are not neighbours", func(t *testing.T) {
		allowed(t, With(p, Pawn(Red, core.England)), "move france")
		allowed(t, With(p, Pawn(Red, core.France)), "move england")
		refused(t, With(p, Pawn(Red, core.Paris)), "move to_austria")
		refused(t, With(p, Pawn(Red, core.ToAustria)), "move paris")
	})
	t.Run("PIM-98 France touches all others, no others touch", func(t *testing.T) {
		rulestest.Same(t, "from France", offers(p, "move"), "move england", "move paris", "move to_austria")
		rulestest.Same(t, "from England", offers(With(p, Pawn(Red, core.England)), "move"), "move france")
		rulestest.Same(t, "from To Austria", offers(With(p, Pawn(Red, core.ToAustria)), "move"), "move france")
	})
	t.Run("PIM-160 a vacated space is free at once", func(t *testing.T) {
		q := With(p, Cubes(Red, "arras-reims-1", "supporter", "reims.4", "b3"), Tile(Red, core.Supporters))
		for _, w := range []string{"arras-reims-1", "supporter", "reims.4", "b3"} {
			next := Plays(t, q, "favor supporters; remove "+w+"; done")
			allowed(t, next, rules.Move("cube "+w))
			is(t, "its cube", owner(next, w), -1)
		}
		blue := Plays(t, With(p, Cubes(Blue, "b4"), Tile(Blue, core.Supporters)), "pass; favor supporters; remove b4; done")
		is(t, "blue's cubes on spaces", blue.Own[Blue], core.SpaceSet{})
		is(t, "mission spaces", Plays(t, q, "favor supporters; remove supporter").Full.Has(At("supporter")), false)
	})
	t.Run("PIM-162 a space is empty, not a location", func(t *testing.T) {
		allowed(t, With(p, Cubes(Blue, "boulogne.1", "reims.1")), "cube boulogne.2", "cube reims.2")
	})
	t.Run("PIM-163 a rest cube goes to all five targets but rest", func(t *testing.T) {
		q := With(p, Cubes(Red, "rest", "b1", "b2")) // a Stables and an Inn in England
		q = Plays(t, q, "move paris")
		allowed(t, q, "rested b6", "rested route", "rested temple_prison.5", "rested rouen-west_barricade-2", "rested horses")
		refused(t, q, "rested rest", "rested carts", "rested london.1")
		allowed(t, With(q, Supply(Red, 0)), "rested b6", "rested route", "rested horses")
		allowed(t, Plays(t, With(p, Cubes(Red, "rest"), Cubes(Blue, "market_to_austria")), "move to_austria"), "rested market_to_austria",
			"rested vienna.2")
	})
}

func TestLimitsOfActions(t *testing.T) {
	p := Lay(t, 4, nil)
	both := func(change ...func(*core.State)) *core.State {
		return Plays(t, With(With(p, change...), Favor(core.Papers, core.Cube, core.Remove), Tile(Red, core.Papers)), "favor papers")
	}
	t.Run("PIM-99 what was placed in this turn stays", func(t *testing.T) {
		q := Plays(t, both(Cubes(Red, "b1")), "cube arras-reims-1")
		refused(t, q, "remove arras-reims-1")
		for _, w := range []string{"boulogne.4", "reims.4"} { // of both words of spaces, without icons
			q := Plays(t, both(Cubes(Red, "b1")), "cube "+w)
			allowed(t, q, "remove b1")
			refused(t, q, rules.Move("remove "+w))
		}
		allowed(t, q, "remove b1")
		allowed(t, Plays(t, both(Cubes(Red, "b3")), "remove b3"), "cube b3")
		is(t, "nothing else to remove", Plays(t, both(), "cube b3").Turn, Blue)
		q = Plays(t, both(Cubes(Red, "b1")), "cube horses")
		refused(t, q, "remove horses")
		allowed(t, Plays(t, both(Cubes(Red, "b1", "horses")), "cube horses"), "remove horses")
		allowed(t, Plays(t, both(Cubes(Red, "horses"), Cubes(Blue, "b3")), "cube b3"), "remove horses")
		later := With(p, Cubes(Red, "b1"), Tile(Red, core.Carts)) // cube + remove
		later = Plays(t, later, "cube horses; pass; pass; pass; cube arras-reims-1; pass; pass; pass; favor carts")
		allowed(t, later, "remove horses", "remove arras-reims-1")
		two := With(p, Favor(core.Papers, core.Horse, core.Horse), Tile(Red, core.Papers), Cubes(Red, "rest", "b1"),
			func(p *core.State) { p.Board.Icon[At("amiens.1")] = core.Remove })
		two = Plays(t, two, "favor papers; horse; rested amiens.1")
		allowed(t, two, "remove b1")
		refused(t, two, "remove horses")
		// A space that is vacated and filled again counts as filled now.
		q = With(p, Favor(core.Papers, core.Cube, core.Remove), Tile(Red, core.Papers), Cubes(Red, "amiens.1"),
			func(p *core.State) { p.Board.Icon[At("amiens.1")] = core.Remove })
		q = Plays(t, q, "favor papers; remove amiens.1; cube amiens.1")
		is(t, "nothing can be removed", q.Turn, Blue)
	})
	t.Run("PIM-100 into rest or out of it, not both", func(t *testing.T) {
		rest := Plays(t, With(p, Favor(core.Papers, core.Cube, core.Rest), Tile(Red, core.Papers), Cubes(Red, "rest")), "favor papers")
		is(t, "after placing in rest", Plays(t, rest, "rest; cube b3").Turn, Blue)
		is(t, "without it", Plays(t, rest, "cube b3; done").Stage, core.StageRest)
		is(t, "a rest icon after a rest cube", Plays(t, With(p, Cubes(Red, "rest")), "move england; rested brighton.1").Turn, Blue)
		inn := With(p, Cubes(Red, "b2", "rest"), func(p *core.State) { p.Board.Icon[At("amiens.1")] = core.UseBuilding })
		refused(t, Plays(t, inn, "cube first_player; rested amiens.1"), "building rest")
		allowed(t, Plays(t, inn, "cube amiens.1"), "building rest")
		icon := Plays(t, both(Cubes(Red, "rest", "b3"), Pawn(Red, core.England)), "cube brighton.1; rest")
		refused(t, icon, "remove rest")
		is(t, "after a rest icon", Plays(t, icon, "remove b3").Turn, Blue)
		q := With(rest, Cubes(Red, "b3", "rest"))
		is(t, "a turn after placing", Plays(t, q, "rest; done; pass; pass; pass; move england").Stage, core.StageRest)
		q = Plays(t, q, "cube b4; done; rested b5; pass; pass; pass; favor papers")
		allowed(t, q, "rest")
	})
	t.Run("PIM-101 removing a rest cube counts", func(t *testing.T) {
		q := With(p, Favor(core.Papers, core.Horse, core.Remove), Tile(Red, core.Papers), Cubes(Red, "rest", "rest"))
		q = Plays(t, q, "favor papers; remove rest; horse")
		is(t, "another rest cube may be used", q.Stage, core.StageRest)
		out := Plays(t, With(p, Favor(core.Papers, core.Rest, core.Remove), Tile(Red, core.Papers), Cubes(Red, "rest", "b3")),
			"favor papers")
		allowed(t, Plays(t, out, "remove b3"), "rest")
		is(t, "none may be placed there", Plays(t, out, "remove rest").Turn, Blue)
		// Placed in rest first: no cube leaves it in any way.
		inn := Plays(t, both(Cubes(Red, "rest", "b2")), "cube rest")
		refused(t, inn, "remove rest")
		allowed(t, inn, "remove b2")
		allowed(t, Plays(t, both(Cubes(Red, "rest", "b2", "horses")), "cube rest"), "remove horses")
		is(t, "and no rest cube", Plays(t, inn, "done").Turn, Blue)
	})
}
