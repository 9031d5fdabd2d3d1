package pimpernel

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// whole is the one mission that all worked examples of the book fit, five mission
// spaces filled by orange, green, yellow, red and blue: 4 points for red, 5 for blue,
// 4 for green, 6 for yellow, and one for orange.
func whole(t *testing.T) *Position {
	q := parts(t, cube(orange, "first_player"), cube(green, "supporter"), cube(yellow, "resources"), cube(red, "route"),
		cube(yellow, "supporters", "supporters"), cube(blue, "supporters", "supporters"), cube(green, "supporters"),
		cube(yellow, "horses", "horses", "disguises"), cube(blue, "horses", "disguises"), cube(yellow, "carts"), cube(blue, "carts"),
		cube(red, amiensW...), cube(green, "boulogne.1", "boulogne.2", "boulogne.3"), cube(blue, "boulogne.4"))
	return plays(t, q, "pass; pass; pass; pass; pass")
}

func TestScoring(t *testing.T) {
	p := parts(t)
	t.Run("PIM-138 a point for each cube, which goes back to supply", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "first_player", "carts", "boulogne-arras-1", "boulogne.2")), "*; next M10")
		is(t, "score", q.score[red], 4)
		is(t, "supply", q.supply[red], 12)
		is(t, "by mission", q.by[1][red], 4)
		conserved(t, q)
	})
	t.Run("PIM-139 nineteen cubes", func(t *testing.T) {
		q := plays(t, set(p, cube(red, direct...), cube(red, "carts", "disguises"), cube(blue, "horses", "horses", "horses", "horses", "disguises"),
			cube(green, "boulogne.1", "boulogne.2", "boulogne.3", "boulogne.4"), cube(yellow, "supporters", "supporters", "supporters", "supporters", "route", "boulogne.5")), "*; next M10")
		is(t, "points", q.points, [mostSeats]uint8{4, 5, 4, 6})
		is(t, "scores", q.score[red]*1000+q.score[blue]*100+q.score[green]*10+q.score[yellow], 4546)
		is(t, "supply", q.supply, [mostSeats]uint8{12, 12, 12, 12, 12})
	})
	t.Run("PIM-141 the first-player cube always scores", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "first_player", "supporter", "resources", "route"), supply(red, 1)), "cube location; next M10")
		is(t, "all parts are short", q.short, 0b11110)
		is(t, "points", q.points[red], 1)
	})
	t.Run("PIM-142 the marker turns white and the Pimpernel comes", func(t *testing.T) {
		q := plays(t, p, "*; next M10") // everything is short
		is(t, "the Pimpernel", q.sir, Boulogne)
		is(t, "marker", q.View(0).Markers[1], Marker{"marker.1", Boulogne, true})
		is(t, "the way", len(q.View(0).Completion.Way), 2)
	})
	t.Run("PIM-143 from Boulogne to Arras", func(t *testing.T) {
		q := plays(t, set(p, mission(Boulogne, 9, 5), func(p *Position) { p.next = [2]uint8{0, 1} }), "*; next M01")
		is(t, "the Pimpernel", q.sir, Arras)
		is(t, "marker", q.View(0).Markers[1], Marker{"marker.1", Arras, true})
	})
	t.Run("PIM-144 the incomplete area goes back without points", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "supporter", "resources", "route", "location")), "*; next M10")
		is(t, "supply", q.supply[red], 12)
		is(t, "score", q.score[red], 0)
		is(t, "mission spaces are free", q.full[0]&missionMask, 0)
	})
	t.Run("PIM-145 yellow and blue were short", func(t *testing.T) {
		q := plays(t, set(p, cube(yellow, "resources"), cube(blue, "location")), "*; next M10")
		is(t, "back", q.missed, [mostSeats]uint8{blue: 1, yellow: 1})
		is(t, "supply", q.supply[blue]+q.supply[yellow], 24)
		is(t, "points", q.points[blue]+q.points[yellow], 0)
	})
	t.Run("PIM-146 a short part costs one cube only", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "resources", "horses", "horses", "horses")), "*; next M10")
		is(t, "three horses score", q.points[red], 3)
	})
	t.Run("PIM-147 all others stay", func(t *testing.T) {
		words := []string{"amiens-reims-1", "reims.2", "b4", "papers", "rest"}
		q := plays(t, set(p, cube(red, words...)), "*; next M10")
		for _, w := range words {
			x := at(w)
			rulestest.Holds(t, !(x.isArea() && q.heap[x.area()][red] != 1 || !x.isArea() && q.has(w) != red), "%v is gone", w)
		}
	})
	t.Run("PIM-148 all examples in one mission", func(t *testing.T) {
		q := whole(t)
		is(t, "first player", q.first, orange)
		is(t, "green picks", q.seat, green)
		q = plays(t, q, "pick 3; pick 3; pick 1; pick 1")
		is(t, "the Politician", q.holder(Supporters), green)
		is(t, "yellow picks a cart", q.seat, yellow)
		q = plays(t, q, "pick 3")
		is(t, "the way is found, yellow acts for nobody", q.stage, StageNext)
		q = plays(t, q, "next M10")
		is(t, "red: three on the way and his cube", q.points[red], 4)
		is(t, "blue", q.points[blue], 5)
		is(t, "green: three in Boulogne and his cube", q.points[green], 4)
		is(t, "yellow", q.points[yellow], 6)
		is(t, "orange", q.points[orange], 1)
		is(t, "yellow's cube", q.missed[yellow], 1)
		is(t, "the Pimpernel", q.sir, Boulogne)
		conserved(t, q)
	})
	t.Run("PIM-164 no cube is ever lost", func(t *testing.T) {
		for seed := range uint64(60) {
			q, d := laid(t, 2+int(seed%5), rules.Options{"chauvelin": []string{"on", "off"}[seed&1]}, seed), dice(seed+7)
			for q.stage != StageOver {
				if q.stage == StageDraw {
					q.State.drawNext(d.next())
					continue
				}
				q.State.do(q.anything(&d))
				var all Spaces
				for s := range q.board.seats {
					rulestest.Must(t, !(q.cubes(s) != int(supplies[q.board.seats])), "%s has %d cubes", colours[s], q.cubes(s))
					for w := range all {
						rulestest.Must(t, !(all[w]&q.own[s][w] != 0), "two cubes on one space")
						all[w] |= q.own[s][w]
					}
				}
				rulestest.Must(t, !(all != q.full), "the spaces and the cubes differ")
			}
		}
	})
}

func TestNextMission(t *testing.T) {
	p := parts(t)
	t.Run("PIM-149 the next cards become the current ones", func(t *testing.T) {
		q := plays(t, p, "*; next M13; draw M01 M02")
		v := q.View(0)
		is(t, "top", v.Mission.Cards[0].ID, "card.M13")
		is(t, "under it", v.Mission.Cards[1].ID, "card.M10")
		is(t, "marker", v.Markers[2], Marker{"marker.2", Reims, false})
		is(t, "discarded", len(v.Discard), 3)
		is(t, "number", v.Mission.Number, 2)
	})
	t.Run("PIM-150 two are drawn before missions 2 to 6", func(t *testing.T) {
		for n := 1; n <= 5; n++ {
			q := plays(t, set(p, number(n)), "*; next M13")
			is(t, "stage", q.stage, StageDraw)
			refused(t, q, "draw M06 M01", "draw M01 M01", "draw M01", "draw M18 M01", "draw M01 M02 M03", "missions M01 M02")
		}
		q := plays(t, set(p, number(6)), "pass; pass; pass; pass; pass")
		is(t, "before mission 7", q.stage, StageTurn)
		is(t, "next", len(q.View(0).Next), 0)
	})
	t.Run("PIM-151 both lie open", func(t *testing.T) {
		v := plays(t, p, "*; next M13; draw M01 M02").View(0)
		is(t, "next", v.Next[0].At.String()+v.Next[1].At.String(), "LondonRichmond")
		is(t, "chosen", v.Chosen, -1)
	})
	t.Run("PIM-152 Vienna on top of two", func(t *testing.T) {
		q := plays(t, set(p, number(6)), "pass; pass; pass; pass; pass")
		is(t, "goal", q.goal(), Vienna)
		is(t, "cards", len(q.View(0).Mission.Cards), 3)
		is(t, "need", q.needs(), [needs]uint8{6, 7, 1, 4, 1}) // with Beauvais and Reims
		is(t, "marker", q.View(0).Markers[7], Marker{"marker.7", Vienna, false})
	})
	t.Run("PIM-140 Vienna on Dieppe and Rouen", func(t *testing.T) {
		q := plays(t, set(p, number(6), func(p *Position) { p.next = [2]uint8{10, 11} }), "pass; pass; pass; pass; pass")
		is(t, "need", q.needs(), [needs]uint8{7, 6, 1, 4, 1})
	})
	t.Run("PIM-153 play goes on as it stands", func(t *testing.T) {
		q := set(p, cube(green, "first_player"), pawn(blue, Paris), tile(yellow, Carts))
		q = plays(t, q, "*; next M13; draw M01 M02")
		is(t, "turn", q.turn, green)
		is(t, "pawn", q.at[blue], Paris)
		is(t, "tile", q.holder(Carts), yellow)
	})
	t.Run("PIM-161 a location can be filled again", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "boulogne.1")), "*; next M13; draw M01 M02")
		is(t, "card", q.View(0).Towns[Boulogne].Card, "Fishing Quay")
		allowed(t, q, "cube boulogne.1")
	})
}

// ended checks how a game ended, and that the list of endings has it: all but the plain
// one are worth a mention of their own.
func ended(t *testing.T, q *Position, key, why string, winners ...rules.Seat) {
	t.Helper()
	o := q.Outcome()
	is(t, "stage", q.stage, StageOver)
	is(t, "ending", o.Ending, key)
	is(t, "why", o.Why, why)
	is(t, "winners", fmt.Sprint(o.Winners), fmt.Sprint(winners))
	i := slices.IndexFunc(Game{}.About().Endings, func(e rules.Ending) bool { return e.Key == key })
	rulestest.Must(t, i >= 0, "%q is not on the list of endings", key)
	is(t, "rare", Game{}.About().Endings[i].Rare, key != "score")
}

func TestTheEnd(t *testing.T) {
	// end is the last mission with so many points before it, and cubes that will score.
	end := func(scores [5]int, change ...func(*Position)) *Position {
		q := set(set(parts(t), change...), number(7), func(p *Position) {
			p.cards, p.next, p.goals[7] = [3]uint8{vienna, 10, 11}, [2]uint8{noCard, noCard}, Vienna
			for s, n := range scores {
				p.score[s] = uint16(n)
			}
		})
		return plays(t, q, "*")
	}
	t.Run("PIM-154 the highest score wins", func(t *testing.T) {
		q := end([5]int{10, 20, 5}, cube(red, "first_player"))
		ended(t, q, "score", "Blue has the highest score, 20.", blue)
		is(t, "a line for each source but Chauvelin", len(q.Outcome().Scores), 6)
	})
	t.Run("PIM-155 a tie", func(t *testing.T) {
		q := end([5]int{10, 9, 10}, cube(blue, "first_player"))
		ended(t, q, "last", "Red, Blue and Green are tied at 10, and Blue earned most for the last mission, 1.", blue)
		q = end([5]int{10, 10, 5})
		ended(t, q, "shared", "Red and Blue are tied at 10, in the last mission too, and share the victory.", red, blue)
	})
	t.Run("PIM-156 the last mission's cubes count, its point icons do not", func(t *testing.T) {
		q := set(parts(t), number(7), cube(blue, "first_player"), pawn(red, England), func(p *Position) {
			p.cards, p.next, p.goals[7] = [3]uint8{vienna, 10, 11}, [2]uint8{noCard, noCard}, Vienna
			p.score[red], p.score[blue] = 9, 9
		})
		q = plays(t, q, "cube dover.1; point; *")
		is(t, "scores", q.score[red], q.score[blue])
		is(t, "ending", q.Outcome().Ending, "last")
		is(t, "winner", q.Outcome().Winners[0], blue)
	})
	q := end([5]int{10, 20, 5}, cube(red, "first_player"))
	for s := range 5 {
		sum := 0
		for _, line := range q.Outcome().Scores {
			sum += line.Points[s]
		}
		is(t, "points by source", sum+[5]int{10, 20, 5}[s], int(q.score[s]))
	}
}

func TestPointsAddUp(t *testing.T) {
	for seed := range uint64(30) {
		q, d := laid(t, 2+int(seed%5), rules.Options{"chauvelin": "on"}, seed), dice(seed+7)
		q.State.random(&d)
		for s := range q.board.seats {
			lines, byMission := 0, 0
			for _, line := range q.Outcome().Scores {
				lines += line.Points[s]
			}
			for _, m := range q.by[1:] {
				byMission += int(m[s])
			}
			is(t, "score by lines", lines, int(q.score[s]))
			is(t, "score by missions", byMission, int(q.score[s]))
		}
	}
}
