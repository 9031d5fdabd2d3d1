package core_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestActions(t *testing.T) {
	p := table.Lay(t, 4, nil)
	// with gives red a tile with a card and lets him choose it.
	with := func(one, two core.ActionKind, change ...func(*core.State)) *core.State {
		return table.Plays(t, table.With(table.With(p, change...), table.Favor(core.Papers, one, two), table.Tile(table.Red, core.Papers)), "favor papers")
	}
	t.Run("PIM-60 place a cube", func(t *testing.T) {
		q := table.Plays(t, p, "cube arras-reims-1")
		rulestest.Is(t, "cube", owner(q, "arras-reims-1"), table.Red)
		rulestest.Is(t, "supply", q.Supply[table.Red], 14)
		q = table.Plays(t, q, "cube arras-reims-2")
		rulestest.Is(t, "blue's cube", owner(q, "arras-reims-2"), table.Blue)
		rulestest.Is(t, "blue's supply", q.Supply[table.Blue], 14)
	})
	t.Run("PIM-61 move the pawn", func(t *testing.T) {
		q := table.Plays(t, p, "move paris; move england")
		rulestest.Is(t, "pawn", q.At[table.Red], core.Paris)
		rulestest.Is(t, "blue's pawn", q.At[table.Blue], core.England)
		q = table.Plays(t, p, "move paris; move paris")
		rulestest.Is(t, "both in Paris", q.At, [core.MostSeats]core.Region{core.Paris, core.Paris, core.France, core.France})
		refused(t, table.With(p, table.Pawn(table.Red, core.Paris)), "move england", "move to_austria", "move paris")
		rulestest.Is(t, "by a tile, with the other action after it", table.Plays(t, table.With(p, table.Tile(table.Red, core.RestArea)), "favor rest; move paris").Stage, core.StageFavor)
		rulestest.Is(t, "and a rest cube", table.Plays(t, table.With(p, table.Cubes(table.Red, "rest")), "move paris").Stage, core.StageRest)
	})
	t.Run("PIM-62 place a horse", func(t *testing.T) {
		q := table.Plays(t, with(core.Horse, core.Route, table.Pawn(table.Red, core.ToAustria)), "horse")
		rulestest.Is(t, "horses", q.Piles[core.Horses][table.Red], 1)
		rulestest.Is(t, "supply", q.Supply[table.Red], 14)
	})
	t.Run("PIM-63 place a cart, papers or disguise", func(t *testing.T) {
		q := with(core.Goods, core.Rest, table.Pawn(table.Red, core.ToAustria))
		rulestest.Same(t, "areas", offers(q, "goods"), "goods carts", "goods papers", "goods disguises")
		rulestest.Is(t, "papers", table.Plays(t, q, "goods papers").Piles[core.Papers][table.Red], 1)
		rulestest.Is(t, "supply", table.Plays(t, q, "goods papers").Supply[table.Red], 14)
	})
	t.Run("PIM-64 place on a route", func(t *testing.T) {
		q := with(core.Horse, core.Route, table.Pawn(table.Red, core.ToAustria))
		rulestest.Same(t, "routes", offers(q, "route"), "route arras-vienna-3", "route arras-vienna-4", "route arras-vienna-5", "route reims-vienna-2", "route reims-vienna-3", "route reims-vienna-4")
		rulestest.Is(t, "cube", owner(table.Plays(t, q, "route reims-vienna-3"), "reims-vienna-3"), table.Red)
		for _, m := range offers(with(core.Horse, core.Route, table.Pawn(table.Red, core.England)), "route") {
			rulestest.Is(t, m+" leads along a route", table.At(strings.TrimPrefix(m, "route ")).IsRoute(), true)
		}
		refused(t, with(core.Horse, core.Route, table.Cubes(table.Blue, "arras-reims-1")), "route arras-reims-1")
		blue := table.Plays(t, table.With(p, table.Pawn(table.Blue, core.Paris), table.Tile(table.Blue, core.Horses)), "pass; favor horses")
		allowed(t, blue, "route temple_prison-la_villette-1")
		refused(t, blue, "route arras-reims-1")
	})
	t.Run("PIM-65 place on rest", func(t *testing.T) {
		q := table.Plays(t, with(core.Goods, core.Rest, table.Cubes(table.Red, "rest")), "rest; goods carts")
		rulestest.Is(t, "rest", q.Piles[core.RestArea][table.Red], 2)
		rulestest.Is(t, "supply", q.Supply[table.Red], 12)
		rulestest.Is(t, "no rest cube is asked for", q.Turn, table.Blue)
	})
	t.Run("PIM-66 use a building", func(t *testing.T) {
		allowed(t, with(core.UseBuilding, core.Supporter, table.Cubes(table.Blue, "b4")), "building b4")
		q := with(core.UseBuilding, core.Supporter, table.Cubes(table.Red, "b1")) // b1 is a Stables in England
		rulestest.Same(t, "ways", offers(q, "building"), "building b3", "building b4", "building b5", "building horses")
		rulestest.Is(t, "first way", owner(table.Plays(t, q, "building b4"), "b4"), table.Red)
		rulestest.Is(t, "second way", table.Plays(t, q, "building horses").Piles[core.Horses][table.Red], 1)
		// In To Austria there is only the Market.
		at := []func(*core.State){table.Pawn(table.Red, core.ToAustria), table.Favor(core.Papers, core.UseBuilding, core.UseBuilding), table.Tile(table.Red, core.Papers)}
		q = table.Plays(t, table.With(p, append(at, table.Cubes(table.Red, "market_to_austria"))...), "favor papers")
		rulestest.Same(t, "second way only", offers(q, "building"), "building carts", "building disguises", "building papers")
		rulestest.Is(t, "neither way any more", table.Plays(t, table.With(p, at...), "favor papers").Turn, table.Blue)
	})
	t.Run("PIM-67 take one point", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Pawn(table.Red, core.England)), "cube dover.2; point")
		rulestest.Is(t, "score", q.Score[table.Red], 1)
		q = with(core.Point, core.Horse) // no card of ours has it, but an area could; a tile is never spent
		q = table.Plays(t, q, "point; horse; pass; pass; pass; favor papers; point")
		rulestest.Is(t, "score by a tile", q.Score[table.Red], 2)
		rulestest.Is(t, "spent", q.Spent, core.Spaces{})
		q = table.Plays(t, table.With(p, table.Pawn(table.Blue, core.England)), "pass; cube dover.2; point")
		rulestest.Is(t, "scores", [2]uint16(q.Score[:2]), [2]uint16{table.Blue: 1})
	})
	t.Run("PIM-68 place a supporter", func(t *testing.T) {
		q := table.Plays(t, with(core.Supporter, core.Move, table.Pawn(table.Red, core.ToAustria)), "supporter")
		rulestest.Is(t, "supporters", q.Piles[core.Supporters][table.Red], 1)
		rulestest.Is(t, "supply", q.Supply[table.Red], 14)
		rulestest.Is(t, "it is no cube in rest", table.Plays(t, with(core.Supporter, core.Move, table.Cubes(table.Red, "rest")), "supporter; done").Stage, core.StageRest)
	})
	t.Run("PIM-69 remove a cube from anywhere", func(t *testing.T) {
		all := []string{"arras-reims-1", "beauvais.2", "reims.2", "b7", "horses", "route", "rest"}
		q := with(core.Horse, core.Remove, table.Cubes(table.Red, append(all, "horses")...), table.Cubes(table.Blue, "carts", "b1"))
		var want []string
		for _, w := range all {
			want = append(want, "remove "+w)
		}
		rulestest.Same(t, "cubes", offers(q, "remove"), want...)
		for _, w := range all {
			if w != "rest" {
				done := table.Plays(t, q, "remove "+w)
				rulestest.Is(t, "supply", done.Supply[table.Red], q.Supply[table.Red]+1)
				conserved(t, done)
			}
		}
	})
	t.Run("PIM-70 placing needs a cube in supply", func(t *testing.T) {
		q := table.With(p, table.Supply(table.Red, 0), table.Cubes(table.Red, "b3"), table.Supply(table.Red, 0))
		rulestest.Same(t, "moves", offers(q, ""), "move england", "move paris", "move to_austria", "pass")
		for _, k := range []core.ActionKind{core.Cube, core.Horse, core.Goods, core.Route, core.Rest, core.UseBuilding, core.Supporter} {
			q := table.With(with(k, core.Move, table.Cubes(table.Red, "b3")), table.Supply(table.Red, 0))
			rulestest.Same(t, "without a cube, beside "+k.Key(), offers(q, ""), "move england", "move paris", "move to_austria")
			rulestest.Is(t, "and after it", table.Plays(t, q, "move england").Turn, table.Blue)
		}
		rulestest.Same(t, "with a rest cube", offers(table.With(p, table.Cubes(table.Red, "rest"), table.Supply(table.Red, 0)), "cube"))
		allowed(t, table.With(p, table.Supply(table.Red, 1)), "cube b3")
		rulestest.Is(t, "an icon after the last cube", table.Plays(t, table.With(p, table.Supply(table.Red, 1)), "cube calais.1").Turn, table.Blue)
		refused(t, table.Plays(t, table.With(p, table.Supply(table.Blue, 0), table.Tile(table.Blue, core.Horses)), "pass"), "favor horses")
		rulestest.Same(t, "blue's cubes", offers(table.Plays(t, table.With(p, table.Supply(table.Blue, 0)), "pass"), "cube"))
	})
}

func TestPlacing(t *testing.T) {
	p := table.Lay(t, 4, nil)
	t.Run("PIM-71 the five targets of a cube", func(t *testing.T) {
		refused(t, p, "cube rest", "cube supporters", "cube horses", "cube carts", "cube papers", "cube disguises")
		q := table.With(p, table.Pawn(table.Red, core.Paris), table.Cubes(table.Red, "b3"), table.Cubes(table.Blue, "first_player", "west_barricade.1", "b6", "b4", "market_to_austria"))
		rulestest.Same(t, "targets, with Blue's cubes on buildings here and elsewhere", offers(q, "cube"),
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
		refused(t, table.With(p, table.Cubes(table.Blue, "calais-arras-1")), "cube calais-arras-1")
		refused(t, table.With(p, table.Cubes(table.Red, "calais-arras-1")), "cube calais-arras-1")
		blue := table.Plays(t, p, "pass") // while the others stay in France
		for r := range core.Region(core.Regions) {
			q := table.With(blue, table.Pawn(table.Blue, r))
			for x := range core.Place(core.RouteSpaces) {
				_, ok := rules.Choose(q.Choices(table.Blue), rules.Move("cube "+x.Key()))
				rulestest.Is(t, r.String()+" reaches "+x.Key(), ok, slices.Contains(x.Regions(), r))
			}
		}
	})
	t.Run("PIM-73 a border is reached from both sides", func(t *testing.T) {
		for _, r := range []core.Region{core.France, core.ToAustria} {
			allowed(t, table.With(p, table.Pawn(table.Red, r)), "cube arras-vienna-3", "cube reims-vienna-2")
		}
		for _, r := range []core.Region{core.England, core.Paris} {
			refused(t, table.With(p, table.Pawn(table.Red, r)), "cube arras-vienna-3", "cube reims-vienna-2")
		}
		refused(t, table.With(p, table.Pawn(table.Red, core.ToAustria)), "cube reims-vienna-1")
		for _, r := range []core.Region{core.France, core.Paris} {
			allowed(t, table.With(p, table.Pawn(table.Red, r)), "cube rouen-west_barricade-2", "cube beauvais-la_villette-2", "cube reims-la_villette-2")
		}
	})
	t.Run("PIM-74 the water is reached from both sides", func(t *testing.T) {
		for _, r := range []core.Region{core.France, core.England} {
			allowed(t, table.With(p, table.Pawn(table.Red, r)), "cube dover-calais-1", "cube brighton-dieppe-1", "cube brighton-dieppe-2", "cube dover-boulogne-1")
		}
		refused(t, table.With(p, table.Pawn(table.Red, core.Paris)), "cube dover-calais-1")
	})
	t.Run("PIM-75 red takes a road where his pawn is", func(t *testing.T) {
		q := table.With(p, table.Pawn(table.Red, core.England))
		rulestest.Is(t, "cube", owner(table.Plays(t, q, "cube london-richmond-1"), "london-richmond-1"), table.Red)
		refused(t, q, "cube amiens-arras-1")
	})
	t.Run("PIM-76 a location space is free and in the pawn's region", func(t *testing.T) {
		allowed(t, p, "cube boulogne.5", "cube boulogne.1", "cube reims.3")
		refused(t, p, "cube dover.1", "cube reims.5", "cube vienna.1")
		refused(t, table.With(p, table.Cubes(table.Blue, "boulogne.5", "reims.3")), "cube boulogne.5", "cube reims.3")
		for _, town := range see(p).Towns {
			q := table.With(p, table.Pawn(table.Red, town.Location.Region()))
			rulestest.Is(t, "spaces of "+town.Location.String(), len(offers(q, "cube "+town.Location.Key()+".")), len(town.Spaces))
		}
	})
	t.Run("PIM-77 any location, and several spaces of one", func(t *testing.T) {
		q := table.Plays(t, p, "cube boulogne.4; pass; pass; pass; cube boulogne.5")
		rulestest.Is(t, "cubes", owner(q, "boulogne.4")+owner(q, "boulogne.5"), 0)
		for _, town := range see(p).Towns {
			allowed(t, table.With(p, table.Pawn(table.Red, town.Location.Region())), rules.Move("cube "+town.Location.Key()+".2"))
		}
	})
	t.Run("PIM-78 an icon at once, if one likes", func(t *testing.T) {
		q := table.Plays(t, p, "cube calais.3") // goods
		rulestest.Is(t, "stage", q.Stage, core.StageIcon)
		rulestest.Same(t, "offers", offers(q, ""), "done", "goods carts", "goods disguises", "goods papers")
		rulestest.Is(t, "turn", table.Plays(t, q, "goods carts").Turn, table.Blue)
		left := table.Plays(t, q, "done; pass; pass; pass")
		rulestest.Is(t, "lost", left.Stage, core.StageTurn)
		rulestest.Is(t, "no icon", table.Plays(t, p, "cube boulogne.4").Turn, table.Blue)
		rulestest.Is(t, "when it is left, the turn goes on", table.Plays(t, table.With(p, table.Cubes(table.Red, "rest")), "cube calais.3; done").Stage, core.StageRest)
		rulestest.Is(t, "once", table.Plays(t, p, "cube calais.1; horse").Turn, table.Blue)
		rulestest.Is(t, "in Reims", table.Plays(t, p, "cube reims.3; supporter").Piles[core.Supporters][table.Red], 1)
		q = table.With(p, table.Cubes(table.Red, "b3"), table.Supply(table.Red, 1), table.Tile(table.Red, core.Carts)) // cube + remove
		q = table.Plays(t, q, "favor carts; cube amiens.1; remove b3")
		rulestest.Is(t, "impossible at once, it is lost for good", q.Turn, table.Blue)
	})
	t.Run("PIM-79 blue adds a supporter", func(t *testing.T) {
		q := table.Plays(t, table.Plays(t, p, "pass"), "cube amiens.1; supporter")
		rulestest.Is(t, "space", owner(q, "amiens.1"), table.Blue)
		rulestest.Is(t, "supporters", q.Piles[core.Supporters][table.Blue], 1)
		rulestest.Is(t, "supply", q.Supply[table.Blue], 13)
	})
	t.Run("PIM-95 icons come from everywhere", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "rest")), "move england; rested london.1")
		rulestest.Is(t, "by a rest cube", q.Stage, core.StageIcon)
		q = table.Plays(t, table.With(p, table.Tile(table.Red, core.RestArea)), "favor rest; cube amiens.1; supporter")
		rulestest.Is(t, "by a tile, with the second action after it", q.Stage, core.StageFavor)
		q = table.With(p, table.Supply(table.Red, 1))
		rulestest.Is(t, "with no cube left it is lost", table.Plays(t, q, "cube amiens.1").Turn, table.Blue)
		q = table.Plays(t, table.With(p, table.Cubes(table.Red, "rest"), table.Pawn(table.Red, core.France)), "move england; rested brighton.1")
		rulestest.Is(t, "a rest icon is lost after a rest cube", q.Turn, table.Blue)
		// After a rest cube was removed, both ways into rest are closed.
		q = table.With(p, table.Cubes(table.Red, "rest", "b2"), table.Favor(core.Papers, core.Cube, core.Remove), table.Tile(table.Red, core.Papers))
		q = table.Plays(t, q, "favor papers; remove rest")
		refused(t, q, "cube rest")
		rulestest.Is(t, "rest icon", table.Plays(t, table.With(q, table.Pawn(table.Red, core.England)), "cube brighton.1").Turn, table.Blue)
		// By another icon: no icon of ours leads to a location, so one is made up.
		q = table.With(p, func(p *core.State) { p.Board.Icon[table.At("amiens.1")] = core.Cube })
		rulestest.Is(t, "by an icon", table.Plays(t, q, "cube amiens.1; cube amiens.2").Stage, core.StageIcon)
	})
	t.Run("PIM-91 mission spaces are taken from anywhere", func(t *testing.T) {
		for r := range core.Region(core.Regions) {
			allowed(t, table.With(p, table.Pawn(table.Red, r)), "cube first_player", "cube supporter", "cube resources", "cube route", "cube location")
		}
		refused(t, table.With(p, table.Cubes(table.Blue, "supporter")), "cube supporter")
	})
	t.Run("PIM-92 orange takes the first-player space", func(t *testing.T) {
		five := table.Plays(t, table.Lay(t, 5, nil), "pass; pass; pass; pass")
		q := table.Plays(t, table.With(five, table.Pawn(table.Orange, core.ToAustria)), "cube first_player")
		rulestest.Is(t, "cube", owner(q, "first_player"), table.Orange)
	})
	t.Run("PIM-93 one player takes several mission spaces", func(t *testing.T) {
		q := table.Plays(t, p, "cube route; pass; pass; pass; cube location")
		rulestest.Is(t, "his", owner(q, "route")+owner(q, "location"), 0)
	})
	t.Run("PIM-94 areas are never full", func(t *testing.T) {
		q := table.With(p, table.Tile(table.Red, core.Horses), table.Cubes(table.Blue, "horses", "horses", "horses", "horses", "horses", "horses"))
		rulestest.Is(t, "horses", table.Plays(t, q, "favor horses; horse").Piles[core.Horses][table.Red], 1)
		q = table.With(p, table.Tile(table.Red, core.Disguises), table.Cubes(table.Red, "b4"), table.Cubes(table.Blue, "carts", "carts", "carts", "carts", "carts", "carts"))
		rulestest.Is(t, "carts", table.Plays(t, q, "favor disguises; goods carts").Piles[core.Carts][table.Red], 1)
		rulestest.Is(t, "through a Farm", table.Plays(t, q, "cube carts").Piles[core.Carts][table.Red], 1)
	})
	t.Run("PIM-96 a move goes to a region that a route joins", func(t *testing.T) {
		rulestest.Same(t, "from Paris", offers(table.With(p, table.Pawn(table.Red, core.Paris)), "move"), "move france")
		for a := range core.Region(core.Regions) {
			for b := range core.Region(core.Regions) {
				joined := false
				for _, l := range core.Legs() {
					joined = joined || l.A.Region() == a && l.B.Region() == b || l.A.Region() == b && l.B.Region() == a
				}
				rulestest.Is(t, a.String()+" touches "+b.String(), a.Touches(b), joined && a != b)
			}
		}
	})
	t.Run("PIM-97 England and France are one step apart, Paris and To Austria are not neighbours", func(t *testing.T) {
		allowed(t, table.With(p, table.Pawn(table.Red, core.England)), "move france")
		allowed(t, table.With(p, table.Pawn(table.Red, core.France)), "move england")
		refused(t, table.With(p, table.Pawn(table.Red, core.Paris)), "move to_austria")
		refused(t, table.With(p, table.Pawn(table.Red, core.ToAustria)), "move paris")
	})
	t.Run("PIM-98 France touches all others, no others touch", func(t *testing.T) {
		rulestest.Same(t, "from France", offers(p, "move"), "move england", "move paris", "move to_austria")
		rulestest.Same(t, "from England", offers(table.With(p, table.Pawn(table.Red, core.England)), "move"), "move france")
		rulestest.Same(t, "from To Austria", offers(table.With(p, table.Pawn(table.Red, core.ToAustria)), "move"), "move france")
	})
	t.Run("PIM-160 a vacated space is free at once", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Red, "arras-reims-1", "supporter", "reims.4", "b3"), table.Tile(table.Red, core.Supporters))
		for _, w := range []string{"arras-reims-1", "supporter", "reims.4", "b3"} {
			next := table.Plays(t, q, "favor supporters; remove "+w+"; done")
			allowed(t, next, rules.Move("cube "+w))
			rulestest.Is(t, "its cube", owner(next, w), -1)
		}
		blue := table.Plays(t, table.With(p, table.Cubes(table.Blue, "b4"), table.Tile(table.Blue, core.Supporters)), "pass; favor supporters; remove b4; done")
		rulestest.Is(t, "blue's cubes on spaces", blue.Own[table.Blue], core.Spaces{})
		rulestest.Is(t, "mission spaces", table.Plays(t, q, "favor supporters; remove supporter").Full.Has(table.At("supporter")), false)
	})
	t.Run("PIM-162 a space is empty, not a location", func(t *testing.T) {
		allowed(t, table.With(p, table.Cubes(table.Blue, "boulogne.1", "reims.1")), "cube boulogne.2", "cube reims.2")
	})
	t.Run("PIM-163 a rest cube goes to all five targets but rest", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Red, "rest", "b1", "b2")) // a Stables and an Inn in England
		q = table.Plays(t, q, "move paris")
		allowed(t, q, "rested b6", "rested route", "rested temple_prison.5", "rested rouen-west_barricade-2", "rested horses")
		refused(t, q, "rested rest", "rested carts", "rested london.1")
		allowed(t, table.With(q, table.Supply(table.Red, 0)), "rested b6", "rested route", "rested horses")
		allowed(t, table.Plays(t, table.With(p, table.Cubes(table.Red, "rest"), table.Cubes(table.Blue, "market_to_austria")), "move to_austria"), "rested market_to_austria", "rested vienna.2")
	})
}

func TestLimits(t *testing.T) {
	p := table.Lay(t, 4, nil)
	both := func(change ...func(*core.State)) *core.State {
		return table.Plays(t, table.With(table.With(p, change...), table.Favor(core.Papers, core.Cube, core.Remove), table.Tile(table.Red, core.Papers)), "favor papers")
	}
	t.Run("PIM-99 what was placed in this turn stays", func(t *testing.T) {
		q := table.Plays(t, both(table.Cubes(table.Red, "b1")), "cube arras-reims-1")
		refused(t, q, "remove arras-reims-1")
		for _, w := range []string{"boulogne.4", "reims.4"} { // of both words of spaces, without icons
			q := table.Plays(t, both(table.Cubes(table.Red, "b1")), "cube "+w)
			allowed(t, q, "remove b1")
			refused(t, q, rules.Move("remove "+w))
		}
		allowed(t, q, "remove b1")
		allowed(t, table.Plays(t, both(table.Cubes(table.Red, "b3")), "remove b3"), "cube b3")
		rulestest.Is(t, "nothing else to remove", table.Plays(t, both(), "cube b3").Turn, table.Blue)
		q = table.Plays(t, both(table.Cubes(table.Red, "b1")), "cube horses")
		refused(t, q, "remove horses")
		allowed(t, table.Plays(t, both(table.Cubes(table.Red, "b1", "horses")), "cube horses"), "remove horses")
		allowed(t, table.Plays(t, both(table.Cubes(table.Red, "horses"), table.Cubes(table.Blue, "b3")), "cube b3"), "remove horses")
		later := table.With(p, table.Cubes(table.Red, "b1"), table.Tile(table.Red, core.Carts)) // cube + remove
		later = table.Plays(t, later, "cube horses; pass; pass; pass; cube arras-reims-1; pass; pass; pass; favor carts")
		allowed(t, later, "remove horses", "remove arras-reims-1")
		two := table.With(p, table.Favor(core.Papers, core.Horse, core.Horse), table.Tile(table.Red, core.Papers), table.Cubes(table.Red, "rest", "b1"), func(p *core.State) { p.Board.Icon[table.At("amiens.1")] = core.Remove })
		two = table.Plays(t, two, "favor papers; horse; rested amiens.1")
		allowed(t, two, "remove b1")
		refused(t, two, "remove horses")
		// A space that is vacated and filled again counts as filled now.
		q = table.With(p, table.Favor(core.Papers, core.Cube, core.Remove), table.Tile(table.Red, core.Papers), table.Cubes(table.Red, "amiens.1"), func(p *core.State) { p.Board.Icon[table.At("amiens.1")] = core.Remove })
		q = table.Plays(t, q, "favor papers; remove amiens.1; cube amiens.1")
		rulestest.Is(t, "nothing can be removed", q.Turn, table.Blue)
	})
	t.Run("PIM-100 into rest or out of it, not both", func(t *testing.T) {
		rest := table.Plays(t, table.With(p, table.Favor(core.Papers, core.Cube, core.Rest), table.Tile(table.Red, core.Papers), table.Cubes(table.Red, "rest")), "favor papers")
		rulestest.Is(t, "after placing in rest", table.Plays(t, rest, "rest; cube b3").Turn, table.Blue)
		rulestest.Is(t, "without it", table.Plays(t, rest, "cube b3; done").Stage, core.StageRest)
		rulestest.Is(t, "a rest icon after a rest cube", table.Plays(t, table.With(p, table.Cubes(table.Red, "rest")), "move england; rested brighton.1").Turn, table.Blue)
		inn := table.With(p, table.Cubes(table.Red, "b2", "rest"), func(p *core.State) { p.Board.Icon[table.At("amiens.1")] = core.UseBuilding })
		refused(t, table.Plays(t, inn, "cube first_player; rested amiens.1"), "building rest")
		allowed(t, table.Plays(t, inn, "cube amiens.1"), "building rest")
		icon := table.Plays(t, both(table.Cubes(table.Red, "rest", "b3"), table.Pawn(table.Red, core.England)), "cube brighton.1; rest")
		refused(t, icon, "remove rest")
		rulestest.Is(t, "after a rest icon", table.Plays(t, icon, "remove b3").Turn, table.Blue)
		q := table.With(rest, table.Cubes(table.Red, "b3", "rest"))
		rulestest.Is(t, "a turn after placing", table.Plays(t, q, "rest; done; pass; pass; pass; move england").Stage, core.StageRest)
		q = table.Plays(t, q, "cube b4; done; rested b5; pass; pass; pass; favor papers")
		allowed(t, q, "rest")
	})
	t.Run("PIM-101 removing a rest cube counts", func(t *testing.T) {
		q := table.With(p, table.Favor(core.Papers, core.Horse, core.Remove), table.Tile(table.Red, core.Papers), table.Cubes(table.Red, "rest", "rest"))
		q = table.Plays(t, q, "favor papers; remove rest; horse")
		rulestest.Is(t, "another rest cube may be used", q.Stage, core.StageRest)
		out := table.Plays(t, table.With(p, table.Favor(core.Papers, core.Rest, core.Remove), table.Tile(table.Red, core.Papers), table.Cubes(table.Red, "rest", "b3")), "favor papers")
		allowed(t, table.Plays(t, out, "remove b3"), "rest")
		rulestest.Is(t, "none may be placed there", table.Plays(t, out, "remove rest").Turn, table.Blue)
		// Placed in rest first: no cube leaves it in any way.
		inn := table.Plays(t, both(table.Cubes(table.Red, "rest", "b2")), "cube rest")
		refused(t, inn, "remove rest")
		allowed(t, inn, "remove b2")
		allowed(t, table.Plays(t, both(table.Cubes(table.Red, "rest", "b2", "horses")), "cube rest"), "remove horses")
		rulestest.Is(t, "and no rest cube", table.Plays(t, inn, "done").Turn, table.Blue)
	})
}
