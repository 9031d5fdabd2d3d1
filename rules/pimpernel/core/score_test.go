package core_test

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/pimpernel/words"
	"intrigue/rules/rulestest"
)

// whole is the one mission that all worked examples of the book fit, five mission
// spaces filled by orange, green, yellow, red and Blue: 4 points for red, 5 for blue,
// 4 for green, 6 for yellow, and one for orange.
func whole(t *testing.T) *core.State {
	q := parts(t, Cubes(Orange, "first_player"), Cubes(Green, "supporter"), Cubes(Yellow, "resources"), Cubes(Red, "route"),
		Cubes(Yellow, "supporters", "supporters"), Cubes(Blue, "supporters", "supporters"), Cubes(Green, "supporters"),
		Cubes(Yellow, "horses", "horses", "disguises"), Cubes(Blue, "horses", "disguises"), Cubes(Yellow, "carts"), Cubes(Blue, "carts"),
		Cubes(Red, overAmiens...), Cubes(Green, "boulogne.1", "boulogne.2", "boulogne.3"), Cubes(Blue, "boulogne.4"))
	return Plays(t, q, "pass; pass; pass; pass; pass")
}

func TestCubesOfTheMissionScore(t *testing.T) {
	p := parts(t)
	t.Run("PIM-138 a point for each cube, which goes back to supply", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "first_player", "carts", "horses", "disguises", "supporters", "boulogne-arras-1", "boulogne.2")),
			"*; next M10")
		is(t, "score", q.Score[Red], 7)
		is(t, "supply", q.Supply[Red], 12)
		is(t, "by mission", q.By[1][Red], 7)
		conserved(t, q)
		q = Plays(t, With(p, Cubes(Red, "first_player", "route"), Cubes(Red, direct...)), "*; next M10")
		is(t, "two mission spaces and two of the route", q.Score[Red], 4)
		q = Plays(t, With(p, Cubes(Orange, "first_player", "boulogne.1"), func(p *core.State) { p.Score[Orange] = 7 }), "*; next M10")
		is(t, "orange, who had seven", q.Score[Orange], 9)
	})
	t.Run("PIM-139 nineteen cubes", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, direct...), Cubes(Red, "carts", "disguises"),
			Cubes(Blue, "horses", "horses", "horses", "horses", "disguises"),
			Cubes(Green, "boulogne.1", "boulogne.2", "boulogne.3", "boulogne.4"),
			Cubes(Yellow, "supporters", "supporters", "supporters", "supporters", "route", "boulogne.5")), "*; next M10")
		is(t, "points", q.Points, [core.MostSeats]uint8{4, 5, 4, 6})
		is(t, "scores", q.Score[Red]*1000+q.Score[Blue]*100+q.Score[Green]*10+q.Score[Yellow], 4546)
		is(t, "supply", q.Supply, [core.MostSeats]uint8{12, 12, 12, 12, 12})
	})
	t.Run("PIM-141 the first-player cube always scores", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "first_player", "supporter", "resources", "route"), Supply(Red, 1)), "cube location; next M10")
		is(t, "all parts are short", q.Short, 0b11110)
		is(t, "points", q.Points[Red], 1)
	})
	t.Run("PIM-142 the marker turns white and the Pimpernel comes", func(t *testing.T) {
		q := Plays(t, p, "*; next M10") // everything is short
		is(t, "the Pimpernel", q.Pimpernel, core.Boulogne)
		is(t, "marker", see(q).Markers[1], core.Marker{ID: "marker.1", At: core.Boulogne, White: true})
		is(t, "the way", len(see(q).Completion.Way), 2)
		is(t, "the goal in the report", see(q).Completion.Goal, core.Boulogne)
		last := Plays(t, With(p, number(7)), "*")
		is(t, "all is short in the last mission", last.Short, 0b11110)
		is(t, "marker 7", last.Markers()[7], core.Marker{ID: "marker.7", At: core.Boulogne, White: true})
	})
	t.Run("PIM-143 from Boulogne to Arras", func(t *testing.T) {
		q := Plays(t, With(p, Mission(core.Boulogne, 9, 5), func(p *core.State) { p.Next = [2]uint8{0, 1} }), "*")
		is(t, "the Pimpernel before", q.Pimpernel, core.Boulogne)
		q = Plays(t, q, "next M01")
		is(t, "the Pimpernel", q.Pimpernel, core.Arras)
		is(t, "locations that are done", q.Done, 1<<core.Arras)
		// In a game that began in London.
		q = Dealt(t, 5, nil, append(DealtMoves[:3:3], "missions M13 M10 M06 M05 M01", "first 0")...)
		q = Plays(t, With(q, Direct(true), Mission(core.Boulogne, 9, 5), func(p *core.State) { p.Next = [2]uint8{1, 2} }), "*; next M02")
		is(t, "the Pimpernel, in another game", q.Pimpernel, core.Arras)
		is(t, "marker", see(q).Markers[1], core.Marker{ID: "marker.1", At: core.Arras, White: true})
	})
	t.Run("PIM-144 the incomplete area goes back without points", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "supporter", "resources", "route", "location"), func(p *core.State) { p.Score[Red] = 5 }), "*")
		is(t, "mission spaces at once", q.Full[0]&core.MissionMask, 0)
		q = Plays(t, q, "next M10")
		is(t, "supply", q.Supply[Red], 12)
		is(t, "score", q.Score[Red], 5)
		is(t, "mission spaces are free", q.Full[0]&core.MissionMask, 0)
	})
	t.Run("PIM-145 yellow and blue were short", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Yellow, "resources"), Cubes(Blue, "location")), "*; next M10")
		is(t, "back", q.Missed, [core.MostSeats]uint8{Blue: 1, Yellow: 1})
		is(t, "supply", q.Supply[Blue]+q.Supply[Yellow], 24)
		is(t, "points", q.Points[Blue]+q.Points[Yellow], 0)
	})
	t.Run("PIM-146 a short part costs one cube only", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "resources", "horses", "horses", "horses")), "*; next M10")
		is(t, "three horses score", q.Points[Red], 3)
	})
}

func TestCubesBesideTheMissionStay(t *testing.T) {
	p := parts(t)
	t.Run("PIM-147 all others stay", func(t *testing.T) {
		words := []string{"amiens-reims-1", "arras-reims-1", "calais-arras-1", "arras.1", "calais.1", "reims.2", "b4", "papers", "rest"}
		q := Plays(t, With(p, Cubes(Red, words...)), "*; next M10")
		for _, w := range words {
			x := At(w)
			rulestest.Holds(t, !(x.IsArea() && q.Piles[x.Area()][Red] != 1 || !x.IsArea() && owner(q, w) != Red), "%v is gone", w)
		}
	})
	t.Run("PIM-148 all examples in one mission", func(t *testing.T) {
		q := whole(t)
		is(t, "first player", q.First, Orange)
		is(t, "green picks", q.Seat, Green)
		q = Plays(t, q, "pick 3; pick 3; pick 1; pick 1")
		is(t, "the Politician", holder(q, core.Supporters), Green)
		is(t, "yellow picks a cart", q.Seat, Yellow)
		q = Plays(t, q, "pick 3")
		is(t, "the way is found, yellow acts for nobody", q.Stage, core.StageNext)
		q = Plays(t, q, "next M10")
		is(t, "red: three on the way and his cube", q.Points[Red], 4)
		is(t, "blue", q.Points[Blue], 5)
		is(t, "green: three in Boulogne and his cube", q.Points[Green], 4)
		is(t, "yellow", q.Points[Yellow], 6)
		is(t, "orange", q.Points[Orange], 1)
		is(t, "yellow's cube", q.Missed[Yellow], 1)
		is(t, "the Pimpernel", q.Pimpernel, core.Boulogne)
		conserved(t, q)
	})
	t.Run("PIM-164 supply and board hold all cubes while a Market cube is pushed", func(t *testing.T) {
		q := Plays(t, parts(t, Cubes(Red, "rest"), Cubes(Blue, "market_to_austria")), "move to_austria; rested market_to_austria")
		is(t, "stage", q.Stage, core.StageMarket)
		for _, p := range see(q).Players {
			n := p.Supply + q.Own[p.Seat].Count()
			for _, a := range see(q).Areas {
				n += a.Piles[p.Seat]
			}
			is(t, p.Name+"'s cubes on the table", n, p.Cubes)
		}
	})
	t.Run("PIM-164 no cube is ever lost", func(t *testing.T) {
		for seed := range uint64(60) {
			q, d := Shuffled(t, 2+int(seed%5), rules.Options{"chauvelin": []string{"on", "off"}[seed&1]}, seed), Dice(seed+7)
			for q.Stage != core.StageOver {
				if q.Stage == core.StageDraw {
					q.DrawNext(d.Next())
					continue
				}
				q.Do(Anything(q, &d))
				var all core.SpaceSet
				for s := range q.Board.Seats {
					rulestest.Must(t, !(q.Cubes(s) != int(core.Supplies[q.Board.Seats])), "%s has %d cubes", core.Colours[s], q.Cubes(s))
					for w := range all {
						rulestest.Must(t, !(all[w]&q.Own[s][w] != 0), "two cubes on one space")
						all[w] |= q.Own[s][w]
					}
				}
				rulestest.Must(t, !(all != q.Full), "the spaces and the cubes differ")
			}
		}
	})
}

func TestNextMission(t *testing.T) {
	p := parts(t)
	t.Run("PIM-149 the next cards become the current ones", func(t *testing.T) {
		q := Plays(t, p, "*; next M13; draw M01 M02")
		v := see(q)
		is(t, "top", v.Mission.Cards[0].ID, "card.M13")
		is(t, "under it", v.Mission.Cards[1].ID, "card.M10")
		is(t, "marker", v.Markers[2], core.Marker{ID: "marker.2", At: core.Reims, White: false})
		is(t, "discarded", len(v.Discard), 3)
		is(t, "number", v.Mission.Number, 2)
		is(t, "none is chosen for the next", v.Chosen, -1)
	})
	t.Run("PIM-150 two are drawn before missions 2 to 6", func(t *testing.T) {
		for n := 1; n <= 5; n++ {
			q := Plays(t, With(p, number(n)), "*; next M13")
			is(t, "stage", q.Stage, core.StageDraw)
			is(t, "cards that two leave in the deck", len(Plays(t, q, "draw M01 M02").Deck()), len(q.Deck())-2)
			refused(t, q, "draw M06 M01", "draw M01 M01", "draw M01", "draw M18 M01", "draw M01 M02 M03", "missions M01 M02")
		}
		q := Plays(t, With(p, number(6)), "pass; pass; pass; pass; pass")
		is(t, "before mission 7", q.Stage, core.StageTurn)
		is(t, "next", len(see(q).Next), 0)
	})
	t.Run("PIM-151 both lie open", func(t *testing.T) {
		v := see(Plays(t, p, "*; next M13; draw M01 M02"))
		is(t, "next", v.Next[0].At.String()+v.Next[1].At.String(), "LondonRichmond")
		is(t, "chosen", v.Chosen, -1)
	})
	t.Run("PIM-152 Vienna on top of two", func(t *testing.T) {
		q := Plays(t, With(p, number(6)), "pass; pass; pass; pass; pass")
		is(t, "goal", q.Goal(), core.Vienna)
		is(t, "cards", len(see(q).Mission.Cards), 3)
		is(t, "need", q.Needs(), [core.Needs]uint8{6, 7, 1, 4, 1}) // with Beauvais and Reims
		is(t, "marker", see(q).Markers[7], core.Marker{ID: "marker.7", At: core.Vienna, White: false})
		is(t, "goal of mission 6", Plays(t, With(p, number(5)), "*; next M13; draw M01 M02").Goal(), core.Reims)
	})
	t.Run("PIM-140 Vienna on Dieppe and Rouen", func(t *testing.T) {
		q := Plays(t, With(p, number(6), func(p *core.State) { p.Next = [2]uint8{10, 11} }), "pass; pass; pass; pass; pass")
		is(t, "need", q.Needs(), [core.Needs]uint8{7, 6, 1, 4, 1})
	})
	t.Run("PIM-153 play goes on as it stands", func(t *testing.T) {
		q := With(p, Cubes(Green, "first_player"), Pawn(Blue, core.Paris), Tile(Yellow, core.Carts), Cubes(Blue, "reims.2", "horses", "b3"))
		q = Plays(t, With(q, func(p *core.State) { p.Score[Yellow] = 5 }), "*; next M13; draw M01 M02")
		is(t, "score", q.Score[Yellow], 5)
		used := Plays(t, With(p, fill(Red, "route"), Tile(Red, core.RestArea)), "favor rest; cube route; next M13; draw M01 M02")
		is(t, "no tile is in use any more", see(used).InUse, -1)
		is(t, "stage", used.Stage, core.StageTurn)
		is(t, "turn", q.Turn, Green)
		is(t, "pawn", q.At[Blue], core.Paris)
		is(t, "tile", holder(q, core.Carts), Yellow)
		is(t, "supplies", q.Supply, [core.MostSeats]uint8{12, 10, 12, 12, 12})
	})
	t.Run("PIM-161 a location can be filled again", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "boulogne.1")), "*; next M13; draw M01 M02")
		is(t, "card", see(q).Towns[core.Boulogne].Card, "Fishing Quay")
		allowed(t, q, "cube boulogne.1")
		is(t, "with its icon", Plays(t, q, "cube boulogne.1").Stage, core.StageIcon)
	})
}

// ended checks how a game ended, and that the list of endings has it: all but the plain
// one are worth a mention of their own.
func ended(t *testing.T, q *core.State, key, why string, winners ...rules.Seat) {
	t.Helper()
	o := words.Outcome(q)
	is(t, "stage", q.Stage, core.StageOver)
	is(t, "ending", o.Ending, key)
	is(t, "why", o.Why, why)
	is(t, "winners", fmt.Sprint(o.Winners), fmt.Sprint(winners))
	i := slices.IndexFunc(pimpernel.Game{}.About().Endings, func(e rules.Ending) bool { return e.Key == key })
	rulestest.Must(t, i >= 0, "%q is not on the list of endings", key)
	is(t, "rare", pimpernel.Game{}.About().Endings[i].Rare, key != "score")
}

func TestTheEnd(t *testing.T) {
	// end is the last mission with so many points before it, and cubes that will score.
	end := func(scores [5]int, change ...func(*core.State)) *core.State {
		q := With(With(parts(t), change...), number(7), func(p *core.State) {
			p.Cards, p.Next, p.Goals[7] = [3]uint8{core.ViennaCard, 10, 11}, [2]uint8{core.NoCard, core.NoCard}, core.Vienna
			for s, n := range scores {
				p.Score[s] = uint16(n)
			}
		})
		return Plays(t, q, "*")
	}
	t.Run("PIM-154 the highest score wins", func(t *testing.T) {
		q := end([5]int{10, 20, 5}, Cubes(Red, "first_player"))
		ended(t, q, "score", "Blue wins with 20 points.", Blue)
		is(t, "a line for each source but Chauvelin", len(words.Outcome(q).Scores), 6)
		is(t, "not after mission 6", Plays(t, With(parts(t), number(6)), "pass; pass; pass; pass; pass").Stage, core.StageTurn)
	})
	t.Run("PIM-155 a tie", func(t *testing.T) {
		q := end([5]int{10, 9, 10}, Cubes(Blue, "first_player"))
		ended(t, q, "last", "Red, Blue and Green are tied on 10 points. Blue wins with 1 point in the last mission.", Blue)
		q = end([5]int{9, 9, 9, 10, 6}, Cubes(Red, "first_player"), Cubes(Blue, "vienna.1"), Cubes(Orange, "vienna.2", "vienna.3"))
		ended(t, q, "shared", "Red and Blue are tied on 10 points, and in the last mission too, so they share the victory.", Red, Blue)
		q = end([5]int{10, 10, 5})
		ended(t, q, "shared", "Red and Blue are tied on 10 points, and in the last mission too, so they share the victory.", Red, Blue)
	})
	t.Run("PIM-156 the last mission's cubes count, its point icons do not", func(t *testing.T) {
		q := With(parts(t), number(7), Cubes(Blue, "first_player"), Pawn(Red, core.England), func(p *core.State) {
			p.Cards, p.Next, p.Goals[7] = [3]uint8{core.ViennaCard, 10, 11}, [2]uint8{core.NoCard, core.NoCard}, core.Vienna
			p.Score[Red], p.Score[Blue] = 9, 9
		})
		q = Plays(t, q, "cube dover.1; point; *")
		is(t, "scores", q.Score[Red], q.Score[Blue])
		e, _, winners := end([5]int{10, 9}, Cubes(Blue, "vienna.1")).Ending()
		is(t, "a cube of the location decides", e == core.LastMission && winners[0] == Blue, true)
		is(t, "ending", words.Outcome(q).Ending, "last")
		is(t, "winner", words.Outcome(q).Winners[0], Blue)
	})
	q := end([5]int{10, 20, 5}, Cubes(Red, "first_player"))
	for s := range 5 {
		sum := 0
		for _, line := range words.Outcome(q).Scores {
			sum += line.Points[s]
		}
		is(t, "points by source", sum+[5]int{10, 20, 5}[s], int(q.Score[s]))
	}
}

func TestPointsAddUp(t *testing.T) {
	for seed := range uint64(30) {
		q, d := Shuffled(t, 2+int(seed%5), rules.Options{"chauvelin": "on"}, seed), Dice(seed+7)
		PlayOut(q, &d)
		for s := range q.Board.Seats {
			lines, byMission := 0, 0
			for _, line := range words.Outcome(q).Scores {
				lines += line.Points[s]
			}
			for _, m := range q.By[1:] {
				byMission += int(m[s])
			}
			is(t, "score by lines", lines, int(q.Score[s]))
			is(t, "score by missions", byMission, int(q.Score[s]))
		}
	}
}
