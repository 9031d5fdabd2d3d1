package core_test

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestWhoDecides(t *testing.T) {
	t.Run("PIM-115 the steps in order", func(t *testing.T) {
		// The supporters' tile has changed hands before the resources are asked for, and the
		// Pimpernel has moved before the incomplete cubes are back.
		q := parts(t, fill(table.Red), table.Cubes(table.Blue, "supporters", "supporters", "supporters"), table.Cubes(table.Green, "supporters", "supporters"), table.Tile(table.Blue, core.Supporters),
			table.Cubes(table.Red, "horses", "horses"), table.Cubes(table.Yellow, "horses"), table.Cubes(table.Blue, "horses", "horses"), table.Tile(table.Red, core.Horses), table.Cubes(table.Red, direct...), table.Cubes(table.Blue, overAmiens...), table.Cubes(table.Yellow, "boulogne.1"))
		q = table.With(q, func(p *core.State) {
			p.Own[table.Red].Lift(table.At("location"))
			p.Full.Lift(table.At("location"))
			p.Supply[table.Red]++
		})
		q = table.Plays(t, q, "cube location")
		rulestest.Is(t, "supporters first", core.Area(q.Part), core.Supporters)
		rulestest.Is(t, "stage", q.Stage, core.StagePick)
		q = table.Plays(t, q, "pick 1; pick 1; pick 1")
		rulestest.Is(t, "the Politician", holder(q, core.Supporters), table.Green)
		rulestest.Is(t, "then resources", core.Area(q.Part), core.Horses)
		rulestest.Is(t, "no point yet", q.Score[table.Blue], 0)
		q = table.Plays(t, q, "pick 0; pick 0; pick 3")
		rulestest.Is(t, "then the route", q.Stage, core.StageLeg)
		rulestest.Is(t, "the Pimpernel", q.Pimpernel, core.Arras)
		rulestest.Is(t, "the cubes of the location still lie there", owner(q, "boulogne.1"), table.Yellow)
		q = table.Plays(t, q, "leg boulogne")
		rulestest.Is(t, "then the next mission", q.Stage, core.StageNext)
		rulestest.Is(t, "the location is done", owner(q, "boulogne.1"), -1)
		rulestest.Is(t, "no point before it is chosen", q.Score, [core.MostSeats]uint16{})
		rulestest.Is(t, "the Pimpernel waits", q.Pimpernel, core.Arras)
		q = table.Plays(t, q, "next M10")
		rulestest.Is(t, "and all else", q.Stage, core.StageDraw)
		rulestest.Is(t, "the Pimpernel", q.Pimpernel, core.Boulogne)
		// He has come before the incomplete area is resolved: Chauvelin is there.
		rulestest.Is(t, "captures", table.Plays(t, hunted(t, stands(core.Boulogne)), "*; next M10").Caught, 1)
	})
	t.Run("PIM-116 the owner of each cube resolves his space", func(t *testing.T) {
		q := parts(t, table.Cubes(table.Red, "first_player"), table.Cubes(table.Blue, "supporter"), table.Cubes(table.Green, "resources"), table.Cubes(table.Yellow, "route"),
			table.Cubes(table.Red, "supporters", "supporters", "supporters"), table.Cubes(table.Blue, "supporters", "supporters"),
			table.Cubes(table.Red, "horses", "horses", "horses"), table.Cubes(table.Blue, "horses", "horses"), table.Cubes(table.Red, direct...), table.Cubes(table.Blue, overAmiens...))
		q = table.Plays(t, table.With(q, table.Cubes(table.Orange, "location"), table.Pawn(table.Blue, core.England)), "cube calais-arras-1; *") // red placed last
		for _, want := range []struct {
			who  uint8
			move string
		}{{table.Blue, "pick 0; pick 0; pick 0"}, {table.Green, "pick 0; pick 0; pick 0"}, {table.Yellow, "leg boulogne"}, {table.Orange, "next M13"}} {
			rulestest.Is(t, "who decides", q.Acting()[0], rules.Seat(want.who))
			q = table.Plays(t, q, want.move)
		}
		rulestest.Is(t, "goal", q.Goal(), core.Reims)
	})
	t.Run("PIM-117 the last placer acts for empty spaces", func(t *testing.T) {
		q := table.Plays(t, parts(t, table.Cubes(table.Red, "supporters", "supporters", "supporters"), table.Cubes(table.Blue, "supporters", "supporters")), "cube calais-arras-1; cube calais-arras-2; *")
		rulestest.Is(t, "who picks", q.Seat, table.Blue)
		q = table.Plays(t, q, "pick 0; pick 0; pick 0")
		rulestest.Is(t, "who chooses", q.Seat, table.Blue)
		q = table.Plays(t, q, "next M10; draw M01 M02")
		rulestest.Is(t, "first player", q.First, table.Blue)
		rulestest.Is(t, "no cube of his scores", q.Score[table.Blue], 1)
		conserved(t, q)
		q = table.Plays(t, parts(t, table.Cubes(table.Red, direct...)), "pass; cube calais-arras-1; *; next M10")
		moved := table.Plays(t, parts(t), "pass; cube calais-arras-1; move england; *")
		rulestest.Is(t, "blue placed last, green passed last", moved.Seat, table.Blue)
		first := table.Plays(t, parts(t, table.Cubes(table.Yellow, "first_player")), "pass; cube calais-arras-1; *")
		rulestest.Is(t, "blue placed last, yellow is first player now", first.Seat, table.Blue)
		rulestest.Is(t, "nor for a complete path", q.Points, [core.MostSeats]uint8{table.Red: 2})
	})
	t.Run("PIM-118 who placed last", func(t *testing.T) {
		p := parts(t)
		rulestest.Is(t, "anywhere", table.Plays(t, p, "cube location; cube calais-arras-1").Last, table.Blue)
		rulestest.Is(t, "by an icon", table.Plays(t, p, "cube calais.1; horse").Last, table.Red)
		rulestest.Is(t, "by a rest cube", table.Plays(t, table.With(p, table.Cubes(table.Red, "rest")), "move england; rested route").Last, table.Red)
		rulestest.Is(t, "a pushed cube counts for nobody", table.Plays(t, table.With(p, table.Cubes(table.Blue, "b3")), "cube b3").Last, table.Red)
		q := table.Plays(t, table.With(p, table.Tile(table.Blue, core.Supporters), table.Cubes(table.Blue, "b3")), "cube calais-arras-1; favor supporters; remove b3; done")
		rulestest.Is(t, "removing does not count", q.Last, table.Red)
		rulestest.Is(t, "in an area", table.Plays(t, table.With(p, table.Cubes(table.Blue, "b4")), "cube location; cube carts").Last, table.Blue)
		q = table.Plays(t, table.With(p, table.Tile(table.Red, core.Supporters), table.Cubes(table.Red, "b3")), "favor supporters; horse; remove b3")
		rulestest.Is(t, "removing takes nothing back", q.Last, table.Red)
		q = table.Plays(t, table.With(p, table.Tile(table.Red, core.Supporters), table.Cubes(table.Red, "b3")), "cube calais-arras-1; *; next M10; draw M01 M02")
		rulestest.Is(t, "forgotten in a new round", q.Last, core.Nobody)
	})
	t.Run("PIM-119 nobody placed: the first player acts", func(t *testing.T) {
		q := table.Plays(t, table.Plays(t, parts(t), "move england"), "*")
		rulestest.Is(t, "who chooses", q.Seat, table.Red)
		rulestest.Is(t, "actor", see(q).Completion.Actor, table.Red)
		// It is the owner before step 1.
		q = table.With(parts(t, table.Cubes(table.Blue, "first_player"), func(p *core.State) { p.First = table.Yellow }), func(p *core.State) { p.StartTurn(table.Yellow) })
		q = table.Plays(t, q, "*")
		rulestest.Is(t, "first player now", q.First, table.Blue)
		rulestest.Is(t, "who chooses", q.Seat, table.Yellow)
	})
	t.Run("PIM-120 the first-player space", func(t *testing.T) {
		q := table.Plays(t, parts(t, table.Cubes(table.Green, "first_player")), "cube calais-arras-1; *; next M10; draw M01 M02")
		rulestest.Is(t, "first", q.First, table.Green)
		rulestest.Is(t, "who begins", q.Turn, table.Green)
	})
	t.Run("PIM-121 orange takes the marker", func(t *testing.T) {
		q := table.Plays(t, parts(t, table.Cubes(table.Orange, "first_player")), "*")
		rulestest.Is(t, "first", q.First, table.Orange)
	})
}

func TestGathering(t *testing.T) {
	p := parts(t)
	t.Run("PIM-106 green takes two and two, and gets the Politician", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Green, "supporter", "supporters"), table.Cubes(table.Yellow, "supporters", "supporters"), table.Cubes(table.Blue, "supporters", "supporters"), table.Tile(table.Yellow, core.Supporters))
		q = table.Plays(t, q, "*")
		rulestest.Is(t, "who picks", q.Seat, table.Green)
		q = table.Plays(t, q, "pick 3; pick 3; pick 1")
		rulestest.Is(t, "not yet", holder(q, core.Supporters), table.Yellow)
		q = table.Plays(t, q, "pick 1")
		rulestest.Is(t, "holder", holder(q, core.Supporters), table.Green)
		rulestest.Is(t, "green's cube stays", q.Piles[core.Supporters][table.Green], 1)
	})
	t.Run("PIM-122 exactly the needed number, any colours", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "supporter", "supporters", "supporters", "supporters"), table.Cubes(table.Blue, "supporters", "supporters", "supporters")), "*")
		rulestest.Same(t, "colours", offers(q, ""), "pick 0", "pick 1")
		rulestest.Is(t, "asked for the last one too", table.Plays(t, q, "pick 0; pick 1; pick 0").Stage, core.StagePick)
		q = table.Plays(t, q, "pick 1; pick 1; pick 1")
		rulestest.Is(t, "left", q.Piles[core.Supporters][table.Red]+q.Piles[core.Supporters][table.Blue], 2)
		rulestest.Is(t, "the last one was forced", q.Stage, core.StageNext)
	})
	t.Run("PIM-123 too few supporters", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "supporter", "supporters"), table.Cubes(table.Blue, "supporters", "supporters")), "*; next M10")
		rulestest.Is(t, "points of red", q.Points[table.Red], 1)
		rulestest.Is(t, "points of blue", q.Points[table.Blue], 2)
		rulestest.Is(t, "supporters left", q.Piles[core.Supporters], [core.MostSeats]uint8{})
		rulestest.Is(t, "red's supply", q.Supply[table.Red], 12)
		rulestest.Is(t, "missing", q.Lacks[0], 1)
	})
	t.Run("PIM-124 a kind that is not needed is fulfilled", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "resources", "papers", "horses", "horses", "horses", "horses", "carts", "disguises", "disguises")), "*; next M10")
		rulestest.Is(t, "short", q.Short>>core.Resources&1, 0)
		rulestest.Is(t, "papers stay", q.Piles[core.Papers][table.Red], 1)
		rulestest.Is(t, "points", q.Points[table.Red], 8)
		q = table.Plays(t, table.With(p, table.Cubes(table.Red, "resources", "horses", "horses", "horses", "horses", "carts", "disguises", "disguises")), "*; next M10")
		rulestest.Is(t, "short without any paper", q.Short>>core.Resources&1, 0)
		rulestest.Is(t, "points without any paper", q.Points[table.Red], 8)
	})
	t.Run("PIM-125 one short kind costs the cube, the others are served", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "resources", "horses", "horses", "horses", "horses", "carts", "disguises")), "*; next M10")
		rulestest.Is(t, "short", q.Short>>core.Resources&1, 1)
		rulestest.Is(t, "points", q.Points[table.Red], 6)
		rulestest.Is(t, "back without a point", q.Missed[table.Red], 1)
		rulestest.Is(t, "supply", q.Supply[table.Red], 12)
		q = table.Plays(t, table.With(p, table.Cubes(table.Red, "resources")), "*; next M10")
		rulestest.Is(t, "back when all kinds are short", q.Missed[table.Red], 1)
		// Each kind may be the short one: two cards ask for all four.
		for _, a := range append(resources, core.RestArea) {
			q := table.With(p, table.Mission(core.Beauvais, 15, 14), table.Cubes(table.Red, "resources"))
			need, all := q.Needs(), 0
			for _, b := range resources {
				for range need[b-1] {
					table.Cubes(table.Red, b.Key())(q)
					all++
				}
			}
			if a == core.RestArea { // none is short
				q = table.Plays(t, q, "*; next M10")
				rulestest.Is(t, "points with all", int(q.Points[table.Red]), all+1)
				continue
			}
			q.Piles[a][table.Red]--
			q.Supply[table.Red]++
			q = table.Plays(t, q, "*; next M10")
			rulestest.Is(t, "points with too few "+a.Key(), int(q.Points[table.Red]), all-1)
			rulestest.Is(t, "in the completion area of the resources", int(q.Boxes[core.Resources][table.Red]), all-1)
			rulestest.Is(t, "one cube back", q.Missed[table.Red], 1)
			conserved(t, q)
		}
	})
	t.Run("PIM-126 what is beyond the need stays", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "carts", "carts", "carts", "rest")), "*; next M10")
		rulestest.Is(t, "carts", q.Piles[core.Carts][table.Red], 2)
		rulestest.Is(t, "carts that the next mission lacks", see(q).Areas[core.Carts].Short, 0)
		rulestest.Is(t, "rest", q.Piles[core.RestArea][table.Red], 1)
	})
	t.Run("PIM-110 yellow is one horse short", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Yellow, "resources", "horses"), table.Cubes(table.Blue, "horses", "horses", "carts", "disguises"), table.Cubes(table.Green, "carts", "disguises", "papers"),
			table.Tile(table.Blue, core.Horses, core.Carts, core.Disguises))
		q = table.Plays(t, q, "*")
		rulestest.Is(t, "who picks", q.Seat, table.Yellow)
		rulestest.Same(t, "a cart of her choice", offers(q, ""), "pick 1", "pick 2")
		q = table.Plays(t, q, "pick 1")
		rulestest.Is(t, "short", q.Short>>core.Resources&1, 1)
		rulestest.Is(t, "no papers go", q.Piles[core.Papers][table.Green], 1)
		rulestest.Is(t, "the Farmer", holder(q, core.Carts), table.Green)
		rulestest.Is(t, "the Stableman", holder(q, core.Horses), table.Blue)
		rulestest.Is(t, "the Actress", holder(q, core.Disguises), table.Blue)
		q = table.Plays(t, q, "next M10")
		rulestest.Is(t, "points of yellow", q.Points[table.Yellow], 1)
		rulestest.Is(t, "points of blue", q.Points[table.Blue], 4)
		rulestest.Is(t, "points of green", q.Points[table.Green], 1)
	})
}

func TestRoutes(t *testing.T) {
	p := parts(t)
	both := table.With(p, table.Cubes(table.Red, "route"), table.Cubes(table.Blue, direct...), table.Cubes(table.Green, overAmiens...))
	t.Run("PIM-127 leg by leg, only what can still lead there", func(t *testing.T) {
		q := table.Plays(t, both, "*")
		rulestest.Same(t, "legs", offers(q, ""), "leg amiens", "leg boulogne")
		// From Amiens the complete way is forced; a complete road that leads nowhere is not offered.
		dead := table.Plays(t, table.With(both, table.Cubes(table.Blue, "calais-arras-1", "calais-arras-2", "amiens-beauvais-1")), "*")
		rulestest.Same(t, "legs", offers(dead, ""), "leg amiens", "leg boulogne")
		taken := table.Plays(t, dead, "leg amiens")
		rulestest.Is(t, "stage", taken.Stage, core.StageNext)
		rulestest.Is(t, "cubes lie until the end", owner(q, "boulogne-arras-1"), table.Blue)
		rulestest.Is(t, "then they are taken", owner(taken, "abbeville-amiens-1"), -1)
		rulestest.Is(t, "others stay", owner(taken, "calais-arras-1"), table.Blue)
		// Of whatever colours, but all spaces of it.
		mixed := table.Plays(t, table.With(p, table.Cubes(table.Red, "route", direct[0]), table.Cubes(table.Blue, direct[1])), "*")
		rulestest.Is(t, "a path of two colours is short", mixed.Short>>core.RouteSpot&1, 0)
		half := table.Plays(t, table.With(p, table.Cubes(table.Red, "route", direct[0]), table.Cubes(table.Green, overAmiens...), table.Cubes(table.Blue, "calais-arras-1", "calais-arras-2")), "*")
		rulestest.Is(t, "half a leg is none", half.Boxes[core.RouteSpot][table.Green], 3)
		// Asked at each fork, and nothing is taken before the goal.
		fork := table.Plays(t, table.With(both, table.Cubes(table.Yellow, "abbeville-dieppe-1", "dieppe-rouen-1", "rouen-beauvais-1", "amiens-beauvais-1")), "*; leg amiens")
		rulestest.Same(t, "from Amiens", offers(fork, ""), "leg abbeville", "leg beauvais")
		rulestest.Is(t, "what lies behind him", owner(fork, "amiens-arras-1"), table.Green)
		away := table.Plays(t, table.With(p, table.Mission(core.Calais, 6, 5), table.Cubes(table.Red, "route", "calais-boulogne-1")), "*")
		rulestest.Is(t, "from where he is", away.Boxes[core.RouteSpot][table.Red], 1)
	})
	// any is the same without the house rule, and with no complete path.
	any := table.With(p, table.Direct(false), table.Cubes(table.Red, "route"))
	t.Run("PIM-128 with no complete path any will do", func(t *testing.T) {
		q := table.Plays(t, table.With(any, table.Cubes(table.Red, "reims-vienna-1", "amiens-reims-1"), table.Cubes(table.Blue, "boulogne-arras-1")), "*")
		rulestest.Is(t, "who chooses", q.Seat, table.Red)
		rulestest.Same(t, "from Arras", offers(q, ""), "leg amiens", "leg boulogne", "leg calais", "leg reims", "leg vienna")
		long := table.Plays(t, q, "leg vienna")
		rulestest.Is(t, "from Vienna to Reims unasked", long.Way[long.Ways-1], core.Reims)
		long = table.Plays(t, long, "leg amiens; leg abbeville; leg boulogne")
		rulestest.Is(t, "red's cubes", long.Boxes[core.RouteSpot][table.Red], 2)
		rulestest.Is(t, "blue's cube stays", owner(long, "boulogne-arras-1"), table.Blue)
		rulestest.Is(t, "the path is short all the same", long.Short>>core.RouteSpot&1, 1)
		rulestest.Is(t, "empty spaces", see(long).Completion.Steps[core.RouteSpot].Gaps, 5+4+2+1+1-2)
		rulestest.Is(t, "points", table.Plays(t, long, "next M10").Points[table.Red], 2)
		rulestest.Is(t, "the shortest too", table.Plays(t, q, "leg boulogne").Boxes[core.RouteSpot][table.Blue], 1)
		// One complete path bars all others.
		one := table.Plays(t, table.With(any, table.Cubes(table.Green, overAmiens...), table.Cubes(table.Red, "boulogne-arras-1")), "*")
		rulestest.Is(t, "taken unasked", one.Stage, core.StageNext)
		rulestest.Is(t, "and complete", one.Short>>core.RouteSpot&1, 0)
		wander(t, false)
	})
	t.Run("PIM-128 complete paths first, else direct ones by the house rule", func(t *testing.T) {
		rulestest.Same(t, "any of two complete ones", offers(table.Plays(t, both, "*"), ""), "leg amiens", "leg boulogne")
		one := table.Plays(t, table.With(p, table.Cubes(table.Red, "route"), table.Cubes(table.Green, overAmiens...), table.Cubes(table.Blue, "boulogne-arras-1")), "*")
		rulestest.Is(t, "exactly one is taken unasked", one.Stage, core.StageNext)
		rulestest.Is(t, "and is complete", one.Short>>core.RouteSpot&1, 0)
		rulestest.Is(t, "the other's cube stays", owner(one, "boulogne-arras-1"), table.Blue)
		none := table.Plays(t, table.With(p, table.Cubes(table.Red, "route"), table.Cubes(table.Green, overAmiens[:2]...), table.Cubes(table.Blue, "boulogne-arras-1")), "*")
		rulestest.Is(t, "none: the shortest", none.Boxes[core.RouteSpot][table.Blue], 1)
		rulestest.Is(t, "not the longer one", none.Boxes[core.RouteSpot][table.Green], 0)
		// Two shortest ones: from Calais to Abbeville over Boulogne only; from Arras to Beauvais
		// over Amiens; from London to Brighton over Richmond (3) or Dover (4).
		q := table.Plays(t, table.With(p, table.Mission(core.Dieppe, 8, 5), table.Cubes(table.Red, "route")), "*")
		rulestest.Is(t, "Dieppe to Amiens has one shortest way", q.Stage, core.StageNext)
		q = table.Plays(t, table.With(p, table.Mission(core.Calais, 8, 6), table.Cubes(table.Red, "route")), "*")
		rulestest.Same(t, "Calais to Amiens has two", offers(q, ""), "leg arras", "leg boulogne")
		rulestest.Is(t, "the rest is forced", table.Plays(t, q, "leg boulogne").Stage, core.StageNext)
	})
	t.Run("PIM-129 all cubes of the way go, those in locations stay", func(t *testing.T) {
		q := table.Plays(t, table.With(both, table.Cubes(table.Yellow, "amiens.1", "abbeville.3")), "*; leg amiens")
		rulestest.Is(t, "green's", q.Boxes[core.RouteSpot][table.Green], 3)
		rulestest.Is(t, "in Amiens", owner(q, "amiens.1"), table.Yellow)
		for _, w := range overAmiens {
			rulestest.Is(t, "on the way", owner(q, w), -1)
		}
		rulestest.Is(t, "also of an incomplete way", table.Plays(t, table.With(p, table.Cubes(table.Blue, "boulogne-arras-2")), "*").Boxes[core.RouteSpot][table.Blue], 1)
	})
	t.Run("PIM-130 no complete way costs the cube", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "route"), table.Cubes(table.Blue, "boulogne-arras-2")), "*; next M10")
		rulestest.Is(t, "not short with a complete one", table.Plays(t, both, "*; leg amiens; next M10").Points[table.Red], 1)
		rulestest.Is(t, "short", q.Short>>core.RouteSpot&1, 1)
		rulestest.Is(t, "red", q.Points[table.Red], 0)
		rulestest.Is(t, "blue", q.Points[table.Blue], 1)
		whole := table.With(p, table.Cubes(table.Red, "route"), table.Cubes(table.Blue, "location", "boulogne.1", "boulogne.2", "boulogne.3", "boulogne.4", "boulogne.5"))
		rulestest.Is(t, "the location is not short", table.Plays(t, whole, "*; next M10").Points[table.Blue], 6)
		// From Dieppe to the Temple Prison the road to Rouen, which is full, is common to both ways.
		q = table.Plays(t, table.With(p, table.Mission(core.Dieppe, 17, 5), table.Cubes(table.Red, "route", "dieppe-rouen-1")), "*")
		rulestest.Is(t, "walked so far", len(see(q).Completion.Way), 2)
		rulestest.Is(t, "empty spaces are told when the way is judged", see(q).Completion.Steps[core.RouteSpot].Gaps, 0)
		q = table.Plays(t, q, "leg beauvais")
		rulestest.Is(t, "and are then", see(q).Completion.Steps[core.RouteSpot].Gaps, 4)
	})
	t.Run("PIM-131 no space twice", func(t *testing.T) {
		q := table.Plays(t, any, "*; leg amiens")
		rulestest.Same(t, "from Amiens, not back to Arras", offers(q, ""), "leg abbeville", "leg beauvais", "leg reims")
		q = table.Plays(t, q, "leg reims; leg arras")
		rulestest.Same(t, "from Arras, not where he has been", offers(q, ""), "leg boulogne", "leg calais", "leg vienna")
		// From Vienna only Reims is left, from there only La Villette.
		rulestest.Is(t, "unasked", table.Plays(t, q, "leg vienna").Way[6], core.LaVillette)
		dead := table.Plays(t, table.With(any, table.Mission(core.Vienna, 6, 5)), "*; leg arras")
		rulestest.Same(t, "from Arras, not back to Vienna", offers(dead, ""), "leg amiens", "leg boulogne", "leg calais", "leg reims")
	})
	t.Run("PIM-132 back to a location, but not through the goal", func(t *testing.T) {
		for _, q := range []*core.State{any, table.With(any, func(p *core.State) { p.Own[table.Red][0] |= core.RouteMask; p.Full[0] |= core.RouteMask })} {
			q = table.Plays(t, q, "*; leg amiens; leg reims; leg arras; leg boulogne")
			rulestest.Is(t, "the path", fmt.Sprint(see(q).Completion.Way), "[Arras Amiens Reims Arras Boulogne]")
			rulestest.Is(t, "which ends at the goal", q.Stage, core.StageNext)
		}
	})
	t.Run("PIM-132 no location twice by the house rule, and not through the goal", func(t *testing.T) {
		wander(t, true)
		// All roads are complete.
		q := table.With(p, func(p *core.State) {
			p.Own[table.Red][0] |= core.RouteMask
			p.Full[0] |= core.RouteMask
			p.Supply[table.Red] = 0
		})
		q = table.Plays(t, q, "*; leg amiens; leg abbeville")
		rulestest.Same(t, "from Abbeville not back to Amiens", offers(q, ""), "leg boulogne", "leg dieppe")
		// From Dieppe, Rouen would lead to places where he has been, so Brighton is forced.
		q = table.Plays(t, q, "leg dieppe")
		rulestest.Same(t, "from Brighton", offers(q, ""), "leg dover", "leg richmond")
		rulestest.Is(t, "cubes are counted at the goal only", q.Boxes[core.RouteSpot][table.Red], 0)
	})
	t.Run("PIM-133 red goes over Amiens and keeps his cube", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "route", "boulogne-arras-1"), table.Cubes(table.Blue, "boulogne-arras-2"), table.Cubes(table.Red, overAmiens...)), "*; leg amiens; next M10")
		rulestest.Is(t, "points", q.Points[table.Red], 4)
		rulestest.Is(t, "short", q.Short>>core.RouteSpot&1, 0)
		rulestest.Is(t, "the direct road", owner(q, "boulogne-arras-2"), table.Blue)
	})
}

// wander follows random paths over maps with many complete roads or none, and compares the
// legs and the paths that are offered with all that can be walked.
func wander(t *testing.T, direct bool) {
	t.Helper()
	d := table.Dice(99)
	for n := range 200 {
		q := parts(t, table.Direct(direct))
		for range n % 4 {
			q.Full[0] |= d.Next() & core.RouteMask
		}
		q.Own[table.Red][0] |= q.Full[0]
		for q.Stage == core.StageTurn {
			q = table.Plays(t, q, "pass")
		}
		for q.Stage == core.StageLeg {
			if q.Whole {
				first, sets := walks(q)
				rulestest.Same(t, "legs", offers(q, ""), first...)
				for range 5 { // the best by some measure or other is one of them
					by := d.Next() | 1
					worth := func(spaces uint64) int { return int(spaces * by >> 8) }
					most := -1
					for set := range sets {
						most = max(most, worth(core.SpacesOf(set)))
					}
					rulestest.Is(t, "worth of the best path", worth(q.BestPath(worth).Spaces), most)
				}
			}
			q = table.With(q, func(p *core.State) { p.Do(table.Anything(p, &d)) })
		}
		var routes, stops uint32
		for i, l := range q.Way[:q.Ways] {
			rulestest.Must(t, !direct || stops>>l&1 == 0, "twice in %s", l)
			stops |= 1 << l
			rulestest.Must(t, (l == core.Boulogne) == (i == int(q.Ways)-1), "through the goal: %v", q.Way[:q.Ways])
			if i > 0 {
				leg := core.Atlas.Leg[q.Way[i-1]][l]
				rulestest.Must(t, leg > 0 && routes>>leg&1 == 0, "no route, or one twice: %v", q.Way[:q.Ways])
				routes |= 1 << leg
			}
		}
	}
}

// walks are the first legs of all complete paths that go on from where the way is, and their
// routes, found by walking every one.
func walks(q *core.State) (legs []string, sets map[uint32]bool) {
	sets = map[uint32]bool{}
	var walk func(way []core.Location, used uint32)
	walk = func(way []core.Location, used uint32) {
		at := way[len(way)-1]
		if at == q.Goal() {
			sets[used&^q.Walked()] = true
			if leg := "leg " + way[q.Ways].Key(); !slices.Contains(legs, leg) {
				legs = append(legs, leg)
			}
			return
		}
		for i, f := range core.RouteFacts {
			to := f.A ^ f.B ^ at
			if f.A != at && f.B != at || used>>i&1 != 0 || core.Atlas.Route[i]&^q.Full[0] != 0 || q.Board.Direct && slices.Contains(way, to) {
				continue
			}
			walk(append(way[:len(way):len(way)], to), used|1<<i)
		}
	}
	walk(q.Way[:q.Ways], q.Walked())
	return legs, sets
}

func TestLocationSpace(t *testing.T) {
	p := parts(t)
	four := table.With(p, table.Cubes(table.Blue, "location"), table.Cubes(table.Red, "boulogne.1", "boulogne.2"), table.Cubes(table.Green, "boulogne.4", "boulogne.5"))
	t.Run("PIM-134 the cubes of the location", func(t *testing.T) {
		full := table.Plays(t, table.With(four, table.Cubes(table.Yellow, "boulogne.3"), table.Cubes(table.Blue, "reims.1")), "*")
		rulestest.Is(t, "short", full.Short>>core.LocationSpot&1, 0)
		rulestest.Is(t, "moved", full.Boxes[core.LocationSpot], [core.MostSeats]uint8{table.Red: 2, table.Green: 2, table.Yellow: 1})
		rulestest.Is(t, "elsewhere", owner(full, "reims.1"), table.Blue)
		for card, goal := range map[int]core.Location{6: core.Boulogne, 13: core.Reims} { // of the first and of the second word of spaces
			q := table.Plays(t, table.With(p, table.Mission(core.Arras, card, 5), table.Cubes(table.Red, goal.Key()+".1", goal.Key()+".3")), "*")
			rulestest.Is(t, "empty spaces of "+goal.String(), see(q).Completion.Steps[core.LocationSpot].Gaps, len(see(p).Towns[goal].Spaces)-2)
		}
		for card, goal := range map[int]core.Location{7: core.Abbeville, 13: core.Reims} { // with four spaces each
			key := goal.Key()
			q := table.Plays(t, table.With(p, table.Mission(core.Amiens, card, 5), table.Cubes(table.Red, key+".1", key+".2", key+".3", key+".4")), "*")
			rulestest.Is(t, "short in "+goal.String(), q.Short>>core.LocationSpot&1, 0)
			rulestest.Is(t, "moved from "+goal.String(), q.Boxes[core.LocationSpot][table.Red], 4)
		}
		full = table.Plays(t, full, "next M10")
		rulestest.Is(t, "the cube scores", full.Points[table.Blue], 1)
		gap := table.Plays(t, four, "*; next M10")
		rulestest.Is(t, "short by one empty space", gap.Points[table.Blue], 0)
		rulestest.Is(t, "what lay there", gap.Boxes[core.LocationSpot], [core.MostSeats]uint8{table.Red: 2, table.Green: 2})
	})
	t.Run("PIM-135 the next mission is chosen, with the lowest marker", func(t *testing.T) {
		q := table.Plays(t, four, "*")
		rulestest.Is(t, "who", q.Seat, table.Blue)
		rulestest.Same(t, "cards", offers(q, ""), "next M10", "next M13")
		q = table.Plays(t, q, "next M13; draw M01 M02")
		rulestest.Is(t, "goal", q.Goal(), core.Reims)
		rulestest.Is(t, "under it", q.Cards[1], 9)
		other := table.With(four, func(p *core.State) { p.Next = [2]uint8{12, 9} })
		rulestest.Is(t, "under it, the other way round", table.Plays(t, other, "*; next M13; draw M01 M02").Cards[1], 9)
		rulestest.Is(t, "goal, the other way round", table.Plays(t, other, "*; next M10; draw M01 M02").Goal(), core.Beauvais)
		rulestest.Is(t, "marker", see(q).Markers[2], core.Marker{ID: "marker.2", At: core.Reims, White: false})
	})
	t.Run("PIM-136 four of five in Boulogne, then Beauvais", func(t *testing.T) {
		q := table.Plays(t, four, "*")
		rulestest.Is(t, "who chooses", q.Seat, table.Blue)
		q = table.Plays(t, q, "next M10")
		rulestest.Is(t, "points of blue", q.Points[table.Blue], 0)
		rulestest.Is(t, "incomplete", q.Missed[table.Blue], 1)
		rulestest.Is(t, "points of red and green", q.Points[table.Red]+q.Points[table.Green], 4)
		rulestest.Is(t, "goal", q.Goal(), core.Beauvais)
	})
	t.Run("PIM-137 after missions 6 and 7 nobody chooses", func(t *testing.T) {
		q := table.Plays(t, table.With(four, number(6)), "pass; pass; pass; pass; pass")
		rulestest.Is(t, "stage", q.Stage, core.StageTurn)
		rulestest.Is(t, "mission", q.Mission, 7)
		rulestest.Is(t, "goal", q.Goal(), core.Vienna)
		full := table.Plays(t, table.With(p, number(6), fill(table.Red, "location")), "cube location")
		rulestest.Is(t, "after mission 6 with five spaces", full.Stage, core.StageTurn)
		short := table.With(table.Lay(t, 2, rules.Options{"length": "short"}), number(6))
		rulestest.Is(t, "in the shorter game", table.Plays(t, short, "pass; pass").Stage, core.StageTurn)
		rulestest.Is(t, "after the last", table.Plays(t, q, "*").Stage, core.StageOver)
		rulestest.Is(t, "after mission 5", table.Plays(t, table.With(four, number(5)), "pass; pass; pass; pass; pass").Stage, core.StageNext)
	})
}
