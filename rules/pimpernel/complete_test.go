package pimpernel

import (
	"testing"

	"intrigue/rules"
)

// parts is the first mission of the examples: from Arras to Boulogne on Calais, which
// asks for 4 supporters, 4 horses, 1 cart and 2 disguises; five seats, so that orange plays.
func parts(t *testing.T, change ...func(*Position)) *Position {
	return set(set(stage(t, 5, nil), mission(Arras, 6, 5), func(p *Position) { p.next = [2]uint8{9, 12} }), change...)
}

// over is a direct and a longer way from Arras to Boulogne.
var (
	direct  = []string{"boulogne-arras-1", "boulogne-arras-2"}
	amiensW = []string{"amiens-arras-1", "abbeville-amiens-1", "boulogne-abbeville-1"}
)

func TestWhoDecides(t *testing.T) {
	t.Run("PIM-115 the steps in order", func(t *testing.T) {
		// The supporters' tile has changed hands before the resources are asked for, and the
		// Pimpernel has moved before the incomplete cubes are back.
		q := parts(t, fill(red), cube(blue, "supporters", "supporters", "supporters"), cube(green, "supporters", "supporters"), tile(blue, Supporters),
			cube(red, "horses", "horses", "horses"), cube(blue, "horses", "horses"), tile(red, Horses), cube(red, direct...), cube(blue, amiensW...))
		q = set(q, func(p *Position) { p.own[red].lift(at("location")); p.full.lift(at("location")); p.supply[red]++ })
		q = plays(t, q, "cube location")
		is(t, "supporters first", Area(q.part), Supporters)
		is(t, "stage", q.stage, StagePick)
		q = plays(t, q, "pick 1; pick 1; pick 1")
		is(t, "the Politician", q.holder(Supporters), green)
		is(t, "then resources", Area(q.part), Horses)
		is(t, "no point yet", q.score[blue], 0)
		q = plays(t, q, "pick 0; pick 0; pick 0")
		is(t, "then the route", q.stage, StageLeg)
		is(t, "the Pimpernel", q.sir, Arras)
		q = plays(t, q, "leg boulogne")
		is(t, "then the next mission", q.stage, StageNext)
		q = plays(t, q, "next M10")
		is(t, "and all else", q.stage, StageDraw)
		is(t, "the Pimpernel", q.sir, Boulogne)
	})
	t.Run("PIM-116 the owner of each cube resolves his space", func(t *testing.T) {
		q := parts(t, cube(red, "first_player"), cube(blue, "supporter"), cube(green, "resources"), cube(yellow, "route"),
			cube(red, "supporters", "supporters", "supporters"), cube(blue, "supporters", "supporters"),
			cube(red, "horses", "horses", "horses"), cube(blue, "horses", "horses"), cube(red, direct...), cube(blue, amiensW...))
		q = plays(t, q, "pass; pass; pass; pass; cube location")
		for _, want := range []struct {
			who  uint8
			move string
		}{{blue, "pick 0; pick 0; pick 0"}, {green, "pick 0; pick 0; pick 0"}, {yellow, "leg boulogne"}, {orange, "next M13"}} {
			is(t, "who decides", q.Acting()[0], rules.Seat(want.who))
			q = plays(t, q, want.move)
		}
		is(t, "goal", q.goal(), Reims)
	})
	t.Run("PIM-117 the last placer acts for empty spaces", func(t *testing.T) {
		q := plays(t, parts(t, cube(red, "supporters", "supporters", "supporters"), cube(blue, "supporters", "supporters")), "cube calais-arras-1; cube calais-arras-2; *")
		is(t, "who picks", q.seat, blue)
		q = plays(t, q, "pick 0; pick 0; pick 0")
		is(t, "who chooses", q.seat, blue)
		q = plays(t, q, "next M10; draw M01 M02")
		is(t, "first player", q.first, blue)
		is(t, "no cube of his scores", q.score[blue], 1)
		conserved(t, q)
	})
	t.Run("PIM-118 who placed last", func(t *testing.T) {
		p := parts(t)
		is(t, "anywhere", plays(t, p, "cube location; cube calais-arras-1").last, blue)
		is(t, "by an icon", plays(t, p, "cube calais.1; horse").last, red)
		is(t, "by a rest cube", plays(t, set(p, cube(red, "rest")), "move england; rested route").last, red)
		is(t, "a pushed cube counts for nobody", plays(t, set(p, cube(blue, "b3")), "cube b3").last, red)
		q := plays(t, set(p, tile(blue, Supporters), cube(blue, "b3")), "cube calais-arras-1; favor supporters; remove b3; done")
		is(t, "removing does not count", q.last, red)
		q = plays(t, set(p, tile(red, Supporters), cube(red, "b3")), "cube calais-arras-1; *; next M10; draw M01 M02")
		is(t, "forgotten in a new round", q.last, nobody)
	})
	t.Run("PIM-119 nobody placed: the first player acts", func(t *testing.T) {
		q := plays(t, plays(t, parts(t), "move england"), "*")
		is(t, "who chooses", q.seat, red)
		is(t, "actor", q.View(0).Completion.Actor, red)
		// It is the owner before step 1.
		q = set(parts(t, cube(blue, "first_player"), func(p *Position) { p.first = yellow }), func(p *Position) { p.startTurn(yellow) })
		q = plays(t, q, "*")
		is(t, "first player now", q.first, blue)
		is(t, "who chooses", q.seat, yellow)
	})
	t.Run("PIM-120 the first-player space", func(t *testing.T) {
		q := plays(t, parts(t, cube(green, "first_player")), "cube calais-arras-1; *; next M10; draw M01 M02")
		is(t, "first", q.first, green)
		is(t, "who begins", q.turn, green)
	})
	t.Run("PIM-121 orange takes the marker", func(t *testing.T) {
		q := plays(t, parts(t, cube(orange, "first_player")), "*")
		is(t, "first", q.first, orange)
	})
}

func TestGathering(t *testing.T) {
	p := parts(t)
	t.Run("PIM-106 green takes two and two, and gets the Politician", func(t *testing.T) {
		q := set(p, cube(green, "supporter", "supporters"), cube(yellow, "supporters", "supporters"), cube(blue, "supporters", "supporters"), tile(yellow, Supporters))
		q = plays(t, q, "*")
		is(t, "who picks", q.seat, green)
		q = plays(t, q, "pick 3; pick 3; pick 1")
		is(t, "not yet", q.holder(Supporters), yellow)
		q = plays(t, q, "pick 1")
		is(t, "holder", q.holder(Supporters), green)
		is(t, "green's cube stays", q.heap[Supporters][green], 1)
	})
	t.Run("PIM-122 exactly the needed number, any colours", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "supporter", "supporters", "supporters", "supporters"), cube(blue, "supporters", "supporters", "supporters")), "*")
		same(t, "colours", offers(q, ""), "pick 0", "pick 1")
		q = plays(t, q, "pick 1; pick 1; pick 1")
		is(t, "left", q.heap[Supporters][red]+q.heap[Supporters][blue], 2)
		is(t, "the last one was forced", q.stage, StageNext)
	})
	t.Run("PIM-123 too few supporters", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "supporter", "supporters"), cube(blue, "supporters", "supporters")), "*; next M10")
		is(t, "points of red", q.points[red], 1)
		is(t, "points of blue", q.points[blue], 2)
		is(t, "supporters left", q.heap[Supporters], [mostSeats]uint8{})
		is(t, "red's supply", q.supply[red], 12)
		is(t, "missing", q.lacks[0], 1)
	})
	t.Run("PIM-124 a kind that is not needed is fulfilled", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "resources", "papers", "horses", "horses", "horses", "horses", "carts", "disguises", "disguises")), "*; next M10")
		is(t, "short", q.short>>Resources&1, 0)
		is(t, "papers stay", q.heap[Papers][red], 1)
		is(t, "points", q.points[red], 8)
	})
	t.Run("PIM-125 one short kind costs the cube, the others are served", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "resources", "horses", "horses", "horses", "horses", "carts", "disguises")), "*; next M10")
		is(t, "short", q.short>>Resources&1, 1)
		is(t, "points", q.points[red], 6)
		is(t, "back without a point", q.missed[red], 1)
		is(t, "supply", q.supply[red], 12)
	})
	t.Run("PIM-126 what is beyond the need stays", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "carts", "carts", "carts", "rest")), "*; next M10")
		is(t, "carts", q.heap[Carts][red], 2)
		is(t, "rest", q.heap[RestArea][red], 1)
	})
	t.Run("PIM-110 yellow is one horse short", func(t *testing.T) {
		q := set(p, cube(yellow, "resources", "horses"), cube(blue, "horses", "horses", "carts", "disguises"), cube(green, "carts", "disguises"),
			tile(blue, Horses, Carts, Disguises))
		q = plays(t, q, "*")
		is(t, "who picks", q.seat, yellow)
		same(t, "a cart of her choice", offers(q, ""), "pick 1", "pick 2")
		q = plays(t, q, "pick 1")
		is(t, "short", q.short>>Resources&1, 1)
		is(t, "the Farmer", q.holder(Carts), green)
		is(t, "the Stableman", q.holder(Horses), blue)
		is(t, "the Actress", q.holder(Disguises), blue)
		q = plays(t, q, "next M10")
		is(t, "points of yellow", q.points[yellow], 1)
		is(t, "points of blue", q.points[blue], 4)
		is(t, "points of green", q.points[green], 1)
	})
}

func TestRoutes(t *testing.T) {
	p := parts(t)
	both := set(p, cube(red, "route"), cube(blue, direct...), cube(green, amiensW...))
	t.Run("PIM-127 leg by leg, only what can still lead there", func(t *testing.T) {
		q := plays(t, both, "*")
		same(t, "legs", offers(q, ""), "leg amiens", "leg boulogne")
		// From Amiens the complete way is forced; a complete road that leads nowhere is not offered.
		dead := plays(t, set(both, cube(blue, "calais-arras-1", "calais-arras-2", "amiens-beauvais-1")), "*")
		same(t, "legs", offers(dead, ""), "leg amiens", "leg boulogne")
		taken := plays(t, dead, "leg amiens")
		is(t, "stage", taken.stage, StageNext)
		is(t, "cubes lie until the end", q.has("boulogne-arras-1"), blue)
		is(t, "then they are taken", taken.has("abbeville-amiens-1"), -1)
		is(t, "others stay", taken.has("calais-arras-1"), blue)
	})
	t.Run("PIM-128 complete ways first, else the fewest spaces", func(t *testing.T) {
		one := plays(t, set(p, cube(red, "route"), cube(green, amiensW...), cube(blue, "boulogne-arras-1")), "*")
		is(t, "exactly one is taken unasked", one.stage, StageNext)
		is(t, "and is complete", one.short>>RouteSpot&1, 0)
		is(t, "the other's cube stays", one.has("boulogne-arras-1"), blue)
		none := plays(t, set(p, cube(red, "route"), cube(green, amiensW[:2]...), cube(blue, "boulogne-arras-1")), "*")
		is(t, "none: the shortest", none.boxes[RouteSpot][blue], 1)
		is(t, "not the longer one", none.boxes[RouteSpot][green], 0)
		// Two shortest ones: from Calais to Abbeville over Boulogne only; from Arras to Beauvais
		// over Amiens; from London to Brighton over Richmond (3) or Dover (4).
		q := plays(t, set(p, mission(Dieppe, 8, 5), cube(red, "route")), "*")
		is(t, "Dieppe to Amiens has one shortest way", q.stage, StageNext)
		q = plays(t, set(p, mission(Calais, 8, 6), cube(red, "route")), "*")
		same(t, "Calais to Amiens has two", offers(q, ""), "leg arras", "leg boulogne")
		is(t, "the rest is forced", plays(t, q, "leg boulogne").stage, StageNext)
	})
	t.Run("PIM-129 all cubes of the way go, those in locations stay", func(t *testing.T) {
		q := plays(t, set(both, cube(yellow, "amiens.1", "abbeville.3")), "*; leg amiens")
		is(t, "green's", q.boxes[RouteSpot][green], 3)
		is(t, "in Amiens", q.has("amiens.1"), yellow)
		is(t, "also of an incomplete way", plays(t, set(p, cube(blue, "boulogne-arras-2")), "*").boxes[RouteSpot][blue], 1)
	})
	t.Run("PIM-130 no complete way costs the cube", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "route"), cube(blue, "boulogne-arras-2")), "*; next M10")
		is(t, "short", q.short>>RouteSpot&1, 1)
		is(t, "red", q.points[red], 0)
		is(t, "blue", q.points[blue], 1)
		// From Dieppe to the Temple Prison the road to Rouen, which is full, is common to both ways.
		q = plays(t, set(p, mission(Dieppe, 17, 5), cube(red, "route", "dieppe-rouen-1")), "*")
		is(t, "walked so far", len(q.View(0).Completion.Way), 2)
		is(t, "empty spaces are told when the way is judged", q.View(0).Completion.Steps[RouteSpot].Gaps, 0)
		q = plays(t, q, "leg beauvais")
		is(t, "and are then", q.View(0).Completion.Steps[RouteSpot].Gaps, 4)
	})
	t.Run("PIM-131 no space twice", func(t *testing.T) { wander(t) })
	t.Run("PIM-132 no location twice, and not through the goal", func(t *testing.T) {
		// All roads are complete.
		q := set(p, func(p *Position) { p.own[red][0] |= routeMask; p.full[0] |= routeMask; p.supply[red] = 0 })
		q = plays(t, q, "*; leg amiens; leg abbeville")
		same(t, "from Abbeville not back to Amiens", offers(q, ""), "leg boulogne", "leg dieppe")
		// From Dieppe, Rouen would lead to places where he has been, so Brighton is forced.
		q = plays(t, q, "leg dieppe")
		same(t, "from Brighton", offers(q, ""), "leg dover", "leg richmond")
		is(t, "cubes are counted at the goal only", q.boxes[RouteSpot][red], 0)
	})
	t.Run("PIM-133 red goes over Amiens and keeps his cube", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "route", "boulogne-arras-1"), cube(blue, "boulogne-arras-2"), cube(red, amiensW...)), "*; leg amiens; next M10")
		is(t, "points", q.points[red], 4)
		is(t, "short", q.short>>RouteSpot&1, 0)
		is(t, "the direct road", q.has("boulogne-arras-2"), blue)
	})
}

// wander follows random ways over a map with many complete roads.
func wander(t *testing.T) {
	t.Helper()
	d := dice(99)
	for range 300 {
		q := parts(t)
		for range 3 {
			q.full[0] |= d.next() & routeMask
		}
		q.own[red][0] |= q.full[0]
		for q.stage == StageTurn {
			q = plays(t, q, "pass")
		}
		for q.stage == StageLeg {
			q = set(q, func(p *Position) { p.do(p.anything(&d)) })
		}
		var seen uint32
		for _, l := range q.way[:q.ways] {
			if seen>>l&1 != 0 {
				t.Fatal("twice in", l)
			}
			seen |= 1 << l
		}
		is(t, "the end", q.way[q.ways-1], Boulogne)
	}
}

func TestLocationSpace(t *testing.T) {
	p := parts(t)
	four := set(p, cube(blue, "location"), cube(red, "boulogne.1", "boulogne.2"), cube(green, "boulogne.4", "boulogne.5"))
	t.Run("PIM-134 the cubes of the location", func(t *testing.T) {
		full := plays(t, set(four, cube(yellow, "boulogne.3"), cube(blue, "reims.1")), "*")
		is(t, "short", full.short>>LocationSpot&1, 0)
		is(t, "moved", full.boxes[LocationSpot], [mostSeats]uint8{red: 2, green: 2, yellow: 1})
		is(t, "elsewhere", full.has("reims.1"), blue)
		for card, goal := range map[int]Location{6: Boulogne, 13: Reims} { // of the first and of the second word of spaces
			q := plays(t, set(p, mission(Arras, card, 5), cube(red, goal.Key()+".1", goal.Key()+".3")), "*")
			is(t, "empty spaces of "+goal.String(), q.View(0).Completion.Steps[LocationSpot].Gaps, len(p.View(0).Towns[goal].Spaces)-2)
		}
		full = plays(t, full, "next M10")
		is(t, "the cube scores", full.points[blue], 1)
	})
	t.Run("PIM-135 the next mission is chosen, with the lowest marker", func(t *testing.T) {
		q := plays(t, four, "*")
		is(t, "who", q.seat, blue)
		same(t, "cards", offers(q, ""), "next M10", "next M13")
		q = plays(t, q, "next M13; draw M01 M02")
		is(t, "goal", q.goal(), Reims)
		is(t, "under it", q.cards[1], 9)
		is(t, "marker", q.View(0).Markers[2], Marker{"marker.2", Reims, false})
	})
	t.Run("PIM-136 four of five in Boulogne, then Beauvais", func(t *testing.T) {
		q := plays(t, four, "*; next M10")
		is(t, "points of blue", q.points[blue], 0)
		is(t, "incomplete", q.missed[blue], 1)
		is(t, "points of red and green", q.points[red]+q.points[green], 4)
		is(t, "goal", q.goal(), Beauvais)
	})
	t.Run("PIM-137 after missions 6 and 7 nobody chooses", func(t *testing.T) {
		q := plays(t, set(four, number(6)), "pass; pass; pass; pass; pass")
		is(t, "stage", q.stage, StageTurn)
		is(t, "mission", q.mission, 7)
		is(t, "goal", q.goal(), Vienna)
		is(t, "after the last", plays(t, q, "*").stage, StageOver)
		is(t, "after mission 5", plays(t, set(four, number(5)), "pass; pass; pass; pass; pass").stage, StageNext)
	})
}
