package core_test

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestWhoDecides(t *testing.T) {
	t.Run("PIM-115 the steps in order", func(t *testing.T) {
		// The supporters' tile has changed hands before the resources are asked for, and the
		// Pimpernel has moved before the incomplete cubes are back.
		q := parts(t, fill(Red), Cubes(Blue, "supporters", "supporters", "supporters"), Cubes(Green, "supporters", "supporters"),
			Tile(Blue, core.Supporters),
			Cubes(Red, "horses", "horses"), Cubes(Yellow, "horses"), Cubes(Blue, "horses", "horses"), Tile(Red, core.Horses),
			Cubes(Red, direct...), Cubes(Blue, overAmiens...), Cubes(Yellow, "boulogne.1"))
		q = With(q, func(p *core.State) {
			p.Own[Red].Lift(At("location"))
			p.Full.Lift(At("location"))
			p.Supply[Red]++
		})
		q = Plays(t, q, "cube location")
		is(t, "supporters first", core.Area(q.Part), core.Supporters)
		is(t, "stage", q.Stage, core.StagePick)
		q = Plays(t, q, "pick 1; pick 1; pick 1")
		is(t, "the Politician", holder(q, core.Supporters), Green)
		is(t, "then resources", core.Area(q.Part), core.Horses)
		is(t, "no point yet", q.Score[Blue], 0)
		q = Plays(t, q, "pick 0; pick 0; pick 3")
		is(t, "then the route", q.Stage, core.StageLeg)
		is(t, "the Pimpernel", q.Pimpernel, core.Arras)
		is(t, "the cubes of the location still lie there", owner(q, "boulogne.1"), Yellow)
		q = Plays(t, q, "leg boulogne")
		is(t, "then the next mission", q.Stage, core.StageNext)
		is(t, "the location is done", owner(q, "boulogne.1"), -1)
		is(t, "no point before it is chosen", q.Score, [core.MostSeats]uint16{})
		is(t, "the Pimpernel waits", q.Pimpernel, core.Arras)
		q = Plays(t, q, "next M10")
		is(t, "and all else", q.Stage, core.StageDraw)
		is(t, "the Pimpernel", q.Pimpernel, core.Boulogne)
		// He has come before the incomplete area is resolved: Chauvelin is there.
		is(t, "captures", Plays(t, hunted(t, stands(core.Boulogne)), "*; next M10").Caught, 1)
	})
	t.Run("PIM-116 the owner of each cube resolves his space", func(t *testing.T) {
		q := parts(t, Cubes(Red, "first_player"), Cubes(Blue, "supporter"), Cubes(Green, "resources"), Cubes(Yellow, "route"),
			Cubes(Red, "supporters", "supporters", "supporters"), Cubes(Blue, "supporters", "supporters"),
			Cubes(Red, "horses", "horses", "horses"), Cubes(Blue, "horses", "horses"), Cubes(Red, direct...), Cubes(Blue, overAmiens...))
		q = Plays(t, With(q, Cubes(Orange, "location"), Pawn(Blue, core.England)), "cube calais-arras-1; *") // red placed last
		for _, want := range []struct {
			who  uint8
			move string
		}{{Blue, "pick 0; pick 0; pick 0"}, {Green, "pick 0; pick 0; pick 0"}, {Yellow, "leg boulogne"}, {Orange, "next M13"}} {
			is(t, "who decides", q.Acting()[0], rules.Seat(want.who))
			q = Plays(t, q, want.move)
		}
		is(t, "goal", q.Goal(), core.Reims)
	})
	t.Run("PIM-117 the last placer acts for empty spaces", func(t *testing.T) {
		q := Plays(t, parts(t, Cubes(Red, "supporters", "supporters", "supporters"), Cubes(Blue, "supporters", "supporters")),
			"cube calais-arras-1; cube calais-arras-2; *")
		is(t, "who picks", q.Seat, Blue)
		q = Plays(t, q, "pick 0; pick 0; pick 0")
		is(t, "who chooses", q.Seat, Blue)
		q = Plays(t, q, "next M10; draw M01 M02")
		is(t, "first player", q.First, Blue)
		is(t, "no cube of his scores", q.Score[Blue], 1)
		conserved(t, q)
		q = Plays(t, parts(t, Cubes(Red, direct...)), "pass; cube calais-arras-1; *; next M10")
		moved := Plays(t, parts(t), "pass; cube calais-arras-1; move england; *")
		is(t, "blue placed last, green passed last", moved.Seat, Blue)
		first := Plays(t, parts(t, Cubes(Yellow, "first_player")), "pass; cube calais-arras-1; *")
		is(t, "blue placed last, yellow is first player now", first.Seat, Blue)
		is(t, "nor for a complete path", q.Points, [core.MostSeats]uint8{Red: 2})
	})
	t.Run("PIM-118 who placed last", func(t *testing.T) {
		p := parts(t)
		is(t, "anywhere", Plays(t, p, "cube location; cube calais-arras-1").Last, Blue)
		is(t, "by an icon", Plays(t, p, "cube calais.1; horse").Last, Red)
		is(t, "by a rest cube", Plays(t, With(p, Cubes(Red, "rest")), "move england; rested route").Last, Red)
		is(t, "a pushed cube counts for nobody", Plays(t, With(p, Cubes(Blue, "b3")), "cube b3").Last, Red)
		q := Plays(t, With(p, Tile(Blue, core.Supporters), Cubes(Blue, "b3")), "cube calais-arras-1; favor supporters; remove b3; done")
		is(t, "removing does not count", q.Last, Red)
		is(t, "in an area", Plays(t, With(p, Cubes(Blue, "b4")), "cube location; cube carts").Last, Blue)
		q = Plays(t, With(p, Tile(Red, core.Supporters), Cubes(Red, "b3")), "favor supporters; horse; remove b3")
		is(t, "removing takes nothing back", q.Last, Red)
		q = Plays(t, With(p, Tile(Red, core.Supporters), Cubes(Red, "b3")), "cube calais-arras-1; *; next M10; draw M01 M02")
		is(t, "forgotten in a new round", q.Last, core.Nobody)
	})
	t.Run("PIM-119 nobody placed: the first player acts", func(t *testing.T) {
		q := Plays(t, Plays(t, parts(t), "move england"), "*")
		is(t, "who chooses", q.Seat, Red)
		is(t, "actor", see(q).Completion.Actor, Red)
		// It is the owner before step 1.
		q = With(parts(t, Cubes(Blue, "first_player"), func(p *core.State) { p.First = Yellow }),
			func(p *core.State) { p.StartTurn(Yellow) })
		q = Plays(t, q, "*")
		is(t, "first player now", q.First, Blue)
		is(t, "who chooses", q.Seat, Yellow)
	})
	t.Run("PIM-120 the first-player space", func(t *testing.T) {
		q := Plays(t, parts(t, Cubes(Green, "first_player")), "cube calais-arras-1; *; next M10; draw M01 M02")
		is(t, "first", q.First, Green)
		is(t, "who begins", q.Turn, Green)
	})
	t.Run("PIM-121 orange takes the marker", func(t *testing.T) {
		q := Plays(t, parts(t, Cubes(Orange, "first_player")), "*")
		is(t, "first", q.First, Orange)
	})
}

func TestSupportersAndResourcesAreGathered(t *testing.T) {
	p := parts(t)
	t.Run("PIM-106 green takes two and two, and gets the Politician", func(t *testing.T) {
		q := With(p, Cubes(Green, "supporter", "supporters"), Cubes(Yellow, "supporters", "supporters"),
			Cubes(Blue, "supporters", "supporters"), Tile(Yellow, core.Supporters))
		q = Plays(t, q, "*")
		is(t, "who picks", q.Seat, Green)
		q = Plays(t, q, "pick 3; pick 3; pick 1")
		is(t, "not yet", holder(q, core.Supporters), Yellow)
		q = Plays(t, q, "pick 1")
		is(t, "holder", holder(q, core.Supporters), Green)
		is(t, "green's cube stays", q.Piles[core.Supporters][Green], 1)
	})
	t.Run("PIM-122 exactly the needed number, any colours", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "supporter", "supporters", "supporters", "supporters"),
			Cubes(Blue, "supporters", "supporters", "supporters")), "*")
		rulestest.Same(t, "colours", offers(q, ""), "pick 0", "pick 1")
		is(t, "asked for the last one too", Plays(t, q, "pick 0; pick 1; pick 0").Stage, core.StagePick)
		q = Plays(t, q, "pick 1; pick 1; pick 1")
		is(t, "left", q.Piles[core.Supporters][Red]+q.Piles[core.Supporters][Blue], 2)
		is(t, "the last one was forced", q.Stage, core.StageNext)
	})
	t.Run("PIM-123 too few supporters", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "supporter", "supporters"), Cubes(Blue, "supporters", "supporters")), "*; next M10")
		is(t, "points of red", q.Points[Red], 1)
		is(t, "points of blue", q.Points[Blue], 2)
		is(t, "supporters left", q.Piles[core.Supporters], [core.MostSeats]uint8{})
		is(t, "red's supply", q.Supply[Red], 12)
		is(t, "missing", q.Lacks[0], 1)
	})
	t.Run("PIM-124 a kind that is not needed is fulfilled", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "resources", "papers", "horses", "horses", "horses", "horses", "carts", "disguises", "disguises")),
			"*; next M10")
		is(t, "short", q.Short>>core.Resources&1, 0)
		is(t, "papers stay", q.Piles[core.Papers][Red], 1)
		is(t, "points", q.Points[Red], 8)
		q = Plays(t, With(p, Cubes(Red, "resources", "horses", "horses", "horses", "horses", "carts", "disguises", "disguises")),
			"*; next M10")
		is(t, "short without any paper", q.Short>>core.Resources&1, 0)
		is(t, "points without any paper", q.Points[Red], 8)
	})
	t.Run("PIM-125 one short kind costs the cube, the others are served", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "resources", "horses", "horses", "horses", "horses", "carts", "disguises")), "*; next M10")
		is(t, "short", q.Short>>core.Resources&1, 1)
		is(t, "points", q.Points[Red], 6)
		is(t, "back without a point", q.Missed[Red], 1)
		is(t, "supply", q.Supply[Red], 12)
		q = Plays(t, With(p, Cubes(Red, "resources")), "*; next M10")
		is(t, "back when all kinds are short", q.Missed[Red], 1)
		// Each kind may be the short one: two cards ask for all four.
		for _, a := range append(resources, core.RestArea) {
			q := With(p, Mission(core.Beauvais, 15, 14), Cubes(Red, "resources"))
			need, all := q.Needs(), 0
			for _, b := range resources {
				for range need[b-1] {
					Cubes(Red, b.Key())(q)
					all++
				}
			}
			if a == core.RestArea { // none is short
				q = Plays(t, q, "*; next M10")
				is(t, "points with all", int(q.Points[Red]), all+1)
				continue
			}
			q.Piles[a][Red]--
			q.Supply[Red]++
			q = Plays(t, q, "*; next M10")
			is(t, "points with too few "+a.Key(), int(q.Points[Red]), all-1)
			is(t, "in the completion area of the resources", int(q.Boxes[core.Resources][Red]), all-1)
			is(t, "one cube back", q.Missed[Red], 1)
			conserved(t, q)
		}
	})
	t.Run("PIM-126 what is beyond the need stays", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "carts", "carts", "carts", "rest")), "*; next M10")
		is(t, "carts", q.Piles[core.Carts][Red], 2)
		is(t, "carts that the next mission lacks", see(q).Areas[core.Carts].Short, 0)
		is(t, "rest", q.Piles[core.RestArea][Red], 1)
	})
	t.Run("PIM-110 yellow is one horse short", func(t *testing.T) {
		q := With(p, Cubes(Yellow, "resources", "horses"), Cubes(Blue, "horses", "horses", "carts", "disguises"),
			Cubes(Green, "carts", "disguises", "papers"), Tile(Blue, core.Horses, core.Carts, core.Disguises))
		q = Plays(t, q, "*")
		is(t, "who picks", q.Seat, Yellow)
		rulestest.Same(t, "a cart of her choice", offers(q, ""), "pick 1", "pick 2")
		q = Plays(t, q, "pick 1")
		is(t, "short", q.Short>>core.Resources&1, 1)
		is(t, "no papers go", q.Piles[core.Papers][Green], 1)
		is(t, "the Farmer", holder(q, core.Carts), Green)
		is(t, "the Stableman", holder(q, core.Horses), Blue)
		is(t, "the Actress", holder(q, core.Disguises), Blue)
		q = Plays(t, q, "next M10")
		is(t, "points of yellow", q.Points[Yellow], 1)
		is(t, "points of blue", q.Points[Blue], 4)
		is(t, "points of green", q.Points[Green], 1)
	})
}

func TestRouteIsChosenLegByLeg(t *testing.T) {
	p := parts(t)
	both := With(p, Cubes(Red, "route"), Cubes(Blue, direct...), Cubes(Green, overAmiens...))
	t.Run("PIM-127 leg by leg, only what can still lead there", func(t *testing.T) {
		q := Plays(t, both, "*")
		rulestest.Same(t, "legs", offers(q, ""), "leg amiens", "leg boulogne")
		// From Amiens the complete way is forced; a complete road that leads nowhere is not offered.
		dead := Plays(t, With(both, Cubes(Blue, "calais-arras-1", "calais-arras-2", "amiens-beauvais-1")), "*")
		rulestest.Same(t, "legs", offers(dead, ""), "leg amiens", "leg boulogne")
		taken := Plays(t, dead, "leg amiens")
		is(t, "stage", taken.Stage, core.StageNext)
		is(t, "cubes lie until the end", owner(q, "boulogne-arras-1"), Blue)
		is(t, "then they are taken", owner(taken, "abbeville-amiens-1"), -1)
		is(t, "others stay", owner(taken, "calais-arras-1"), Blue)
		// Of whatever colours, but all spaces of it.
		mixed := Plays(t, With(p, Cubes(Red, "route", direct[0]), Cubes(Blue, direct[1])), "*")
		is(t, "a path of two colours is short", mixed.Short>>core.RouteSpot&1, 0)
		half := Plays(t, With(p, Cubes(Red, "route", direct[0]), Cubes(Green, overAmiens...),
			Cubes(Blue, "calais-arras-1", "calais-arras-2")), "*")
		is(t, "half a leg is none", half.Boxes[core.RouteSpot][Green], 3)
		// Asked at each fork, and nothing is taken before the goal.
		fork := Plays(t, With(both, Cubes(Yellow, "abbeville-dieppe-1", "dieppe-rouen-1", "rouen-beauvais-1", "amiens-beauvais-1")),
			"*; leg amiens")
		rulestest.Same(t, "from Amiens", offers(fork, ""), "leg abbeville", "leg beauvais")
		is(t, "what lies behind him", owner(fork, "amiens-arras-1"), Green)
		away := Plays(t, With(p, Mission(core.Calais, 6, 5), Cubes(Red, "route", "calais-boulogne-1")), "*")
		is(t, "from where he is", away.Boxes[core.RouteSpot][Red], 1)
	})
	// any is the same without the house rule, and with no complete path.
	any := With(p, Direct(false), Cubes(Red, "route"))
	t.Run("PIM-128 with no complete path any will do", func(t *testing.T) {
		q := Plays(t, With(any, Cubes(Red, "reims-vienna-1", "amiens-reims-1"), Cubes(Blue, "boulogne-arras-1")), "*")
		is(t, "who chooses", q.Seat, Red)
		rulestest.Same(t, "from Arras", offers(q, ""), "leg amiens", "leg boulogne", "leg calais", "leg reims", "leg vienna")
		long := Plays(t, q, "leg vienna")
		is(t, "from Vienna to Reims unasked", long.Way[long.Stops-1], core.Reims)
		long = Plays(t, long, "leg amiens; leg abbeville; leg boulogne")
		is(t, "red's cubes", long.Boxes[core.RouteSpot][Red], 2)
		is(t, "blue's cube stays", owner(long, "boulogne-arras-1"), Blue)
		is(t, "the path is short all the same", long.Short>>core.RouteSpot&1, 1)
		is(t, "empty spaces", see(long).Completion.Steps[core.RouteSpot].Gaps, 5+4+2+1+1-2)
		is(t, "points", Plays(t, long, "next M10").Points[Red], 2)
		is(t, "the shortest too", Plays(t, q, "leg boulogne").Boxes[core.RouteSpot][Blue], 1)
		// One complete path bars all others.
		one := Plays(t, With(any, Cubes(Green, overAmiens...), Cubes(Red, "boulogne-arras-1")), "*")
		is(t, "taken unasked", one.Stage, core.StageNext)
		is(t, "and complete", one.Short>>core.RouteSpot&1, 0)
		wander(t, false)
	})
	t.Run("PIM-128 complete paths first, else direct ones by the house rule", func(t *testing.T) {
		rulestest.Same(t, "any of two complete ones", offers(Plays(t, both, "*"), ""), "leg amiens", "leg boulogne")
		one := Plays(t, With(p, Cubes(Red, "route"), Cubes(Green, overAmiens...), Cubes(Blue, "boulogne-arras-1")), "*")
		is(t, "exactly one is taken unasked", one.Stage, core.StageNext)
		is(t, "and is complete", one.Short>>core.RouteSpot&1, 0)
		is(t, "the other's cube stays", owner(one, "boulogne-arras-1"), Blue)
		none := Plays(t, With(p, Cubes(Red, "route"), Cubes(Green, overAmiens[:2]...), Cubes(Blue, "boulogne-arras-1")), "*")
		is(t, "none: the shortest", none.Boxes[core.RouteSpot][Blue], 1)
		is(t, "not the longer one", none.Boxes[core.RouteSpot][Green], 0)
		// Two shortest ones: from Calais to Abbeville over Boulogne only; from Arras to Beauvais
		// over Amiens; from London to Brighton over Richmond (3) or Dover (4).
		q := Plays(t, With(p, Mission(core.Dieppe, 8, 5), Cubes(Red, "route")), "*")
		is(t, "Dieppe to Amiens has one shortest way", q.Stage, core.StageNext)
		q = Plays(t, With(p, Mission(core.Calais, 8, 6), Cubes(Red, "route")), "*")
		rulestest.Same(t, "Calais to Amiens has two", offers(q, ""), "leg arras", "leg boulogne")
		is(t, "the rest is forced", Plays(t, q, "leg boulogne").Stage, core.StageNext)
	})
}

func TestCubesOfTheWayAreSpent(t *testing.T) {
	p := parts(t)
	both := With(p, Cubes(Red, "route"), Cubes(Blue, direct...), Cubes(Green, overAmiens...))
	// any is the same without the house rule, and with no complete path.
	any := With(p, Direct(false), Cubes(Red, "route"))
	t.Run("PIM-129 all cubes of the way go, those in locations stay", func(t *testing.T) {
		q := Plays(t, With(both, Cubes(Yellow, "amiens.1", "abbeville.3")), "*; leg amiens")
		is(t, "green's", q.Boxes[core.RouteSpot][Green], 3)
		is(t, "in Amiens", owner(q, "amiens.1"), Yellow)
		for _, w := range overAmiens {
			is(t, "on the way", owner(q, w), -1)
		}
		is(t, "also of an incomplete way", Plays(t, With(p, Cubes(Blue, "boulogne-arras-2")), "*").Boxes[core.RouteSpot][Blue], 1)
	})
	t.Run("PIM-130 no complete way costs the cube", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "route"), Cubes(Blue, "boulogne-arras-2")), "*; next M10")
		is(t, "not short with a complete one", Plays(t, both, "*; leg amiens; next M10").Points[Red], 1)
		is(t, "short", q.Short>>core.RouteSpot&1, 1)
		is(t, "red", q.Points[Red], 0)
		is(t, "blue", q.Points[Blue], 1)
		whole := With(p, Cubes(Red, "route"), Cubes(Blue, "location", "boulogne.1", "boulogne.2", "boulogne.3", "boulogne.4", "boulogne.5"))
		is(t, "the location is not short", Plays(t, whole, "*; next M10").Points[Blue], 6)
		// From Dieppe to the Temple Prison the road to Rouen, which is full, is common to both ways.
		q = Plays(t, With(p, Mission(core.Dieppe, 17, 5), Cubes(Red, "route", "dieppe-rouen-1")), "*")
		is(t, "walked so far", len(see(q).Completion.Way), 2)
		is(t, "empty spaces are told when the way is judged", see(q).Completion.Steps[core.RouteSpot].Gaps, 0)
		q = Plays(t, q, "leg beauvais")
		is(t, "and are then", see(q).Completion.Steps[core.RouteSpot].Gaps, 4)
	})
	t.Run("PIM-131 no space twice", func(t *testing.T) {
		q := Plays(t, any, "*; leg amiens")
		rulestest.Same(t, "from Amiens, not back to Arras", offers(q, ""), "leg abbeville", "leg beauvais", "leg reims")
		q = Plays(t, q, "leg reims; leg arras")
		rulestest.Same(t, "from Arras, not where he has been", offers(q, ""), "leg boulogne", "leg calais", "leg vienna")
		// From Vienna only Reims is left, from there only La Villette.
		is(t, "unasked", Plays(t, q, "leg vienna").Way[6], core.LaVillette)
		dead := Plays(t, With(any, Mission(core.Vienna, 6, 5)), "*; leg arras")
		rulestest.Same(t, "from Arras, not back to Vienna", offers(dead, ""), "leg amiens", "leg boulogne", "leg calais", "leg reims")
	})
	t.Run("PIM-132 back to a location, but not through the goal", func(t *testing.T) {
		for _, q := range []*core.State{any, With(any,
			func(p *core.State) { p.Own[Red][0] |= core.RouteMask; p.Full[0] |= core.RouteMask })} {
			q = Plays(t, q, "*; leg amiens; leg reims; leg arras; leg boulogne")
			is(t, "the path", fmt.Sprint(see(q).Completion.Way), "[Arras Amiens Reims Arras Boulogne]")
			is(t, "which ends at the goal", q.Stage, core.StageNext)
		}
	})
	t.Run("PIM-132 no location twice by the house rule, and not through the goal", func(t *testing.T) {
		wander(t, true)
		// All roads are complete.
		q := With(p, func(p *core.State) {
			p.Own[Red][0] |= core.RouteMask
			p.Full[0] |= core.RouteMask
			p.Supply[Red] = 0
		})
		q = Plays(t, q, "*; leg amiens; leg abbeville")
		rulestest.Same(t, "from Abbeville not back to Amiens", offers(q, ""), "leg boulogne", "leg dieppe")
		// From Dieppe, Rouen would lead to places where he has been, so Brighton is forced.
		q = Plays(t, q, "leg dieppe")
		rulestest.Same(t, "from Brighton", offers(q, ""), "leg dover", "leg richmond")
		is(t, "cubes are counted at the goal only", q.Boxes[core.RouteSpot][Red], 0)
	})
	t.Run("PIM-133 red goes over Amiens and keeps his cube", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "route", "boulogne-arras-1"), Cubes(Blue, "boulogne-arras-2"), Cubes(Red, overAmiens...)),
			"*; leg amiens; next M10")
		is(t, "points", q.Points[Red], 4)
		is(t, "short", q.Short>>core.RouteSpot&1, 0)
		is(t, "the direct road", owner(q, "boulogne-arras-2"), Blue)
	})
}

// wander follows random paths over maps with many complete roads or none, and compares the
// legs and the paths that are offered with all that can be walked.
func wander(t *testing.T, direct bool) {
	t.Helper()
	d := Dice(99)
	for n := range 200 {
		q := parts(t, Direct(direct))
		for range n % 4 {
			q.Full[0] |= d.Next() & core.RouteMask
		}
		q.Own[Red][0] |= q.Full[0]
		for q.Stage == core.StageTurn {
			q = Plays(t, q, "pass")
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
					is(t, "worth of the best path", worth(q.BestPath(worth).Spaces), most)
				}
			}
			q = With(q, func(p *core.State) { p.Do(Anything(p, &d)) })
		}
		var routes, stops uint32
		for i, l := range q.Way[:q.Stops] {
			rulestest.Must(t, !direct || stops>>l&1 == 0, "twice in %s", l)
			stops |= 1 << l
			rulestest.Must(t, (l == core.Boulogne) == (i == int(q.Stops)-1), "through the goal: %v", q.Way[:q.Stops])
			if i > 0 {
				leg := core.Atlas.Leg[q.Way[i-1]][l]
				rulestest.Must(t, leg > 0 && routes>>leg&1 == 0, "no route, or one twice: %v", q.Way[:q.Stops])
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
			if leg := "leg " + way[q.Stops].Key(); !slices.Contains(legs, leg) {
				legs = append(legs, leg)
			}
			return
		}
		for i, f := range core.RouteFacts {
			to := f.A ^ f.B ^ at
			if f.A != at && f.B != at || used>>i&1 != 0 || core.Atlas.Route[i]&^q.Full[0] != 0 ||
				q.Board.Direct && slices.Contains(way, to) {
				continue
			}
			walk(append(way[:len(way):len(way)], to), used|1<<i)
		}
	}
	walk(q.Way[:q.Stops], q.Walked())
	return legs, sets
}

func TestLocationSpace(t *testing.T) {
	p := parts(t)
	four := With(p, Cubes(Blue, "location"), Cubes(Red, "boulogne.1", "boulogne.2"), Cubes(Green, "boulogne.4", "boulogne.5"))
	t.Run("PIM-134 the cubes of the location", func(t *testing.T) {
		full := Plays(t, With(four, Cubes(Yellow, "boulogne.3"), Cubes(Blue, "reims.1")), "*")
		is(t, "short", full.Short>>core.LocationSpot&1, 0)
		is(t, "moved", full.Boxes[core.LocationSpot], [core.MostSeats]uint8{Red: 2, Green: 2, Yellow: 1})
		is(t, "elsewhere", owner(full, "reims.1"), Blue)
		for card, goal := range map[int]core.Location{6: core.Boulogne, 13: core.Reims} { // of the first and of the second word of spaces
			q := Plays(t, With(p, Mission(core.Arras, card, 5), Cubes(Red, goal.Key()+".1", goal.Key()+".3")), "*")
			is(t, "empty spaces of "+goal.String(), see(q).Completion.Steps[core.LocationSpot].Gaps, len(see(p).Towns[goal].Spaces)-2)
		}
		for card, goal := range map[int]core.Location{7: core.Abbeville, 13: core.Reims} { // with four spaces each
			key := goal.Key()
			q := Plays(t, With(p, Mission(core.Amiens, card, 5), Cubes(Red, key+".1", key+".2", key+".3", key+".4")), "*")
			is(t, "short in "+goal.String(), q.Short>>core.LocationSpot&1, 0)
			is(t, "moved from "+goal.String(), q.Boxes[core.LocationSpot][Red], 4)
		}
		full = Plays(t, full, "next M10")
		is(t, "the cube scores", full.Points[Blue], 1)
		gap := Plays(t, four, "*; next M10")
		is(t, "short by one empty space", gap.Points[Blue], 0)
		is(t, "what lay there", gap.Boxes[core.LocationSpot], [core.MostSeats]uint8{Red: 2, Green: 2})
	})
	t.Run("PIM-135 the next mission is chosen, with the lowest marker", func(t *testing.T) {
		q := Plays(t, four, "*")
		is(t, "who", q.Seat, Blue)
		rulestest.Same(t, "cards", offers(q, ""), "next M10", "next M13")
		q = Plays(t, q, "next M13; draw M01 M02")
		is(t, "goal", q.Goal(), core.Reims)
		is(t, "under it", q.Cards[1], 9)
		other := With(four, func(p *core.State) { p.Next = [2]uint8{12, 9} })
		is(t, "under it, the other way round", Plays(t, other, "*; next M13; draw M01 M02").Cards[1], 9)
		is(t, "goal, the other way round", Plays(t, other, "*; next M10; draw M01 M02").Goal(), core.Beauvais)
		is(t, "marker", see(q).Markers[2], core.Marker{ID: "marker.2", At: core.Reims, White: false})
	})
	t.Run("PIM-136 four of five in Boulogne, then Beauvais", func(t *testing.T) {
		q := Plays(t, four, "*")
		is(t, "who chooses", q.Seat, Blue)
		q = Plays(t, q, "next M10")
		is(t, "points of blue", q.Points[Blue], 0)
		is(t, "incomplete", q.Missed[Blue], 1)
		is(t, "points of red and green", q.Points[Red]+q.Points[Green], 4)
		is(t, "goal", q.Goal(), core.Beauvais)
	})
	t.Run("PIM-137 after missions 6 and 7 nobody chooses", func(t *testing.T) {
		q := Plays(t, With(four, number(6)), "pass; pass; pass; pass; pass")
		is(t, "stage", q.Stage, core.StageTurn)
		is(t, "mission", q.Mission, 7)
		is(t, "goal", q.Goal(), core.Vienna)
		full := Plays(t, With(p, number(6), fill(Red, "location")), "cube location")
		is(t, "after mission 6 with five spaces", full.Stage, core.StageTurn)
		short := With(Lay(t, 2, rules.Options{"length": "short"}), number(6))
		is(t, "in the shorter game", Plays(t, short, "pass; pass").Stage, core.StageTurn)
		is(t, "after the last", Plays(t, q, "*").Stage, core.StageOver)
		is(t, "after mission 5", Plays(t, With(four, number(5)), "pass; pass; pass; pass; pass").Stage, core.StageNext)
	})
}
