package core_test

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/pimpernel/words"
	"intrigue/rules/rulestest"
)

// whole is the one mission that all worked examples of the book fit, five mission
// spaces filled by orange, green, yellow, red and table.Blue: 4 points for red, 5 for blue,
// 4 for green, 6 for yellow, and one for orange.
func whole(t *testing.T) *core.State {
	q := parts(t, table.Cubes(table.Orange, "first_player"), table.Cubes(table.Green, "supporter"), table.Cubes(table.Yellow, "resources"), table.Cubes(table.Red, "route"),
		table.Cubes(table.Yellow, "supporters", "supporters"), table.Cubes(table.Blue, "supporters", "supporters"), table.Cubes(table.Green, "supporters"),
		table.Cubes(table.Yellow, "horses", "horses", "disguises"), table.Cubes(table.Blue, "horses", "disguises"), table.Cubes(table.Yellow, "carts"), table.Cubes(table.Blue, "carts"),
		table.Cubes(table.Red, overAmiens...), table.Cubes(table.Green, "boulogne.1", "boulogne.2", "boulogne.3"), table.Cubes(table.Blue, "boulogne.4"))
	return table.Plays(t, q, "pass; pass; pass; pass; pass")
}

func TestScoring(t *testing.T) {
	p := parts(t)
	t.Run("PIM-138 a point for each cube, which goes back to supply", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "first_player", "carts", "horses", "disguises", "supporters", "boulogne-arras-1", "boulogne.2")), "*; next M10")
		rulestest.Is(t, "score", q.Score[table.Red], 7)
		rulestest.Is(t, "supply", q.Supply[table.Red], 12)
		rulestest.Is(t, "by mission", q.By[1][table.Red], 7)
		conserved(t, q)
		q = table.Plays(t, table.With(p, table.Cubes(table.Red, "first_player", "route"), table.Cubes(table.Red, direct...)), "*; next M10")
		rulestest.Is(t, "two mission spaces and two of the route", q.Score[table.Red], 4)
		q = table.Plays(t, table.With(p, table.Cubes(table.Orange, "first_player", "boulogne.1"), func(p *core.State) { p.Score[table.Orange] = 7 }), "*; next M10")
		rulestest.Is(t, "orange, who had seven", q.Score[table.Orange], 9)
	})
	t.Run("PIM-139 nineteen cubes", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, direct...), table.Cubes(table.Red, "carts", "disguises"), table.Cubes(table.Blue, "horses", "horses", "horses", "horses", "disguises"),
			table.Cubes(table.Green, "boulogne.1", "boulogne.2", "boulogne.3", "boulogne.4"), table.Cubes(table.Yellow, "supporters", "supporters", "supporters", "supporters", "route", "boulogne.5")), "*; next M10")
		rulestest.Is(t, "points", q.Points, [core.MostSeats]uint8{4, 5, 4, 6})
		rulestest.Is(t, "scores", q.Score[table.Red]*1000+q.Score[table.Blue]*100+q.Score[table.Green]*10+q.Score[table.Yellow], 4546)
		rulestest.Is(t, "supply", q.Supply, [core.MostSeats]uint8{12, 12, 12, 12, 12})
	})
	t.Run("PIM-141 the first-player cube always scores", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "first_player", "supporter", "resources", "route"), table.Supply(table.Red, 1)), "cube location; next M10")
		rulestest.Is(t, "all parts are short", q.Short, 0b11110)
		rulestest.Is(t, "points", q.Points[table.Red], 1)
	})
	t.Run("PIM-142 the marker turns white and the Pimpernel comes", func(t *testing.T) {
		q := table.Plays(t, p, "*; next M10") // everything is short
		rulestest.Is(t, "the Pimpernel", q.Pimpernel, core.Boulogne)
		rulestest.Is(t, "marker", see(q).Markers[1], core.Marker{ID: "marker.1", At: core.Boulogne, White: true})
		rulestest.Is(t, "the way", len(see(q).Completion.Way), 2)
		rulestest.Is(t, "the goal in the report", see(q).Completion.Goal, core.Boulogne)
		last := table.Plays(t, table.With(p, number(7)), "*")
		rulestest.Is(t, "all is short in the last mission", last.Short, 0b11110)
		rulestest.Is(t, "marker 7", last.Markers()[7], core.Marker{ID: "marker.7", At: core.Boulogne, White: true})
	})
	t.Run("PIM-143 from Boulogne to Arras", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Mission(core.Boulogne, 9, 5), func(p *core.State) { p.Next = [2]uint8{0, 1} }), "*")
		rulestest.Is(t, "the Pimpernel before", q.Pimpernel, core.Boulogne)
		q = table.Plays(t, q, "next M01")
		rulestest.Is(t, "the Pimpernel", q.Pimpernel, core.Arras)
		rulestest.Is(t, "locations that are done", q.Done, 1<<core.Arras)
		// In a game that began in London.
		q = table.Dealt(t, 5, nil, append(table.DealtMoves[:3:3], "missions M13 M10 M06 M05 M01", "first 0")...)
		q = table.Plays(t, table.With(q, table.Direct(true), table.Mission(core.Boulogne, 9, 5), func(p *core.State) { p.Next = [2]uint8{1, 2} }), "*; next M02")
		rulestest.Is(t, "the Pimpernel, in another game", q.Pimpernel, core.Arras)
		rulestest.Is(t, "marker", see(q).Markers[1], core.Marker{ID: "marker.1", At: core.Arras, White: true})
	})
	t.Run("PIM-144 the incomplete area goes back without points", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "supporter", "resources", "route", "location"), func(p *core.State) { p.Score[table.Red] = 5 }), "*")
		rulestest.Is(t, "mission spaces at once", q.Full[0]&core.MissionMask, 0)
		q = table.Plays(t, q, "next M10")
		rulestest.Is(t, "supply", q.Supply[table.Red], 12)
		rulestest.Is(t, "score", q.Score[table.Red], 5)
		rulestest.Is(t, "mission spaces are free", q.Full[0]&core.MissionMask, 0)
	})
	t.Run("PIM-145 yellow and blue were short", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Yellow, "resources"), table.Cubes(table.Blue, "location")), "*; next M10")
		rulestest.Is(t, "back", q.Missed, [core.MostSeats]uint8{table.Blue: 1, table.Yellow: 1})
		rulestest.Is(t, "supply", q.Supply[table.Blue]+q.Supply[table.Yellow], 24)
		rulestest.Is(t, "points", q.Points[table.Blue]+q.Points[table.Yellow], 0)
	})
	t.Run("PIM-146 a short part costs one cube only", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "resources", "horses", "horses", "horses")), "*; next M10")
		rulestest.Is(t, "three horses score", q.Points[table.Red], 3)
	})
	t.Run("PIM-147 all others stay", func(t *testing.T) {
		words := []string{"amiens-reims-1", "arras-reims-1", "calais-arras-1", "arras.1", "calais.1", "reims.2", "b4", "papers", "rest"}
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, words...)), "*; next M10")
		for _, w := range words {
			x := table.At(w)
			rulestest.Holds(t, !(x.IsArea() && q.Piles[x.Area()][table.Red] != 1 || !x.IsArea() && owner(q, w) != table.Red), "%v is gone", w)
		}
	})
	t.Run("PIM-148 all examples in one mission", func(t *testing.T) {
		q := whole(t)
		rulestest.Is(t, "first player", q.First, table.Orange)
		rulestest.Is(t, "green picks", q.Seat, table.Green)
		q = table.Plays(t, q, "pick 3; pick 3; pick 1; pick 1")
		rulestest.Is(t, "the Politician", holder(q, core.Supporters), table.Green)
		rulestest.Is(t, "yellow picks a cart", q.Seat, table.Yellow)
		q = table.Plays(t, q, "pick 3")
		rulestest.Is(t, "the way is found, yellow acts for nobody", q.Stage, core.StageNext)
		q = table.Plays(t, q, "next M10")
		rulestest.Is(t, "red: three on the way and his cube", q.Points[table.Red], 4)
		rulestest.Is(t, "blue", q.Points[table.Blue], 5)
		rulestest.Is(t, "green: three in Boulogne and his cube", q.Points[table.Green], 4)
		rulestest.Is(t, "yellow", q.Points[table.Yellow], 6)
		rulestest.Is(t, "orange", q.Points[table.Orange], 1)
		rulestest.Is(t, "yellow's cube", q.Missed[table.Yellow], 1)
		rulestest.Is(t, "the Pimpernel", q.Pimpernel, core.Boulogne)
		conserved(t, q)
	})
	t.Run("PIM-164 supply and board hold all cubes while a Market cube is pushed", func(t *testing.T) {
		q := table.Plays(t, parts(t, table.Cubes(table.Red, "rest"), table.Cubes(table.Blue, "market_to_austria")), "move to_austria; rested market_to_austria")
		rulestest.Is(t, "stage", q.Stage, core.StageMarket)
		for _, p := range see(q).Players {
			n := p.Supply + q.Own[p.Seat].Count()
			for _, a := range see(q).Areas {
				n += a.Piles[p.Seat]
			}
			rulestest.Is(t, p.Name+"'s cubes on the table", n, p.Cubes)
		}
	})
	t.Run("PIM-164 no cube is ever lost", func(t *testing.T) {
		for seed := range uint64(60) {
			q, d := table.Shuffled(t, 2+int(seed%5), rules.Options{"chauvelin": []string{"on", "off"}[seed&1]}, seed), table.Dice(seed+7)
			for q.Stage != core.StageOver {
				if q.Stage == core.StageDraw {
					q.DrawNext(d.Next())
					continue
				}
				q.Do(table.Anything(q, &d))
				var all core.Spaces
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
		q := table.Plays(t, p, "*; next M13; draw M01 M02")
		v := see(q)
		rulestest.Is(t, "top", v.Mission.Cards[0].ID, "card.M13")
		rulestest.Is(t, "under it", v.Mission.Cards[1].ID, "card.M10")
		rulestest.Is(t, "marker", v.Markers[2], core.Marker{ID: "marker.2", At: core.Reims, White: false})
		rulestest.Is(t, "discarded", len(v.Discard), 3)
		rulestest.Is(t, "number", v.Mission.Number, 2)
		rulestest.Is(t, "none is chosen for the next", v.Chosen, -1)
	})
	t.Run("PIM-150 two are drawn before missions 2 to 6", func(t *testing.T) {
		for n := 1; n <= 5; n++ {
			q := table.Plays(t, table.With(p, number(n)), "*; next M13")
			rulestest.Is(t, "stage", q.Stage, core.StageDraw)
			rulestest.Is(t, "cards that two leave in the deck", len(table.Plays(t, q, "draw M01 M02").Deck()), len(q.Deck())-2)
			refused(t, q, "draw M06 M01", "draw M01 M01", "draw M01", "draw M18 M01", "draw M01 M02 M03", "missions M01 M02")
		}
		q := table.Plays(t, table.With(p, number(6)), "pass; pass; pass; pass; pass")
		rulestest.Is(t, "before mission 7", q.Stage, core.StageTurn)
		rulestest.Is(t, "next", len(see(q).Next), 0)
	})
	t.Run("PIM-151 both lie open", func(t *testing.T) {
		v := see(table.Plays(t, p, "*; next M13; draw M01 M02"))
		rulestest.Is(t, "next", v.Next[0].At.String()+v.Next[1].At.String(), "LondonRichmond")
		rulestest.Is(t, "chosen", v.Chosen, -1)
	})
	t.Run("PIM-152 Vienna on top of two", func(t *testing.T) {
		q := table.Plays(t, table.With(p, number(6)), "pass; pass; pass; pass; pass")
		rulestest.Is(t, "goal", q.Goal(), core.Vienna)
		rulestest.Is(t, "cards", len(see(q).Mission.Cards), 3)
		rulestest.Is(t, "need", q.Needs(), [core.Needs]uint8{6, 7, 1, 4, 1}) // with Beauvais and Reims
		rulestest.Is(t, "marker", see(q).Markers[7], core.Marker{ID: "marker.7", At: core.Vienna, White: false})
		rulestest.Is(t, "goal of mission 6", table.Plays(t, table.With(p, number(5)), "*; next M13; draw M01 M02").Goal(), core.Reims)
	})
	t.Run("PIM-140 Vienna on Dieppe and Rouen", func(t *testing.T) {
		q := table.Plays(t, table.With(p, number(6), func(p *core.State) { p.Next = [2]uint8{10, 11} }), "pass; pass; pass; pass; pass")
		rulestest.Is(t, "need", q.Needs(), [core.Needs]uint8{7, 6, 1, 4, 1})
	})
	t.Run("PIM-153 play goes on as it stands", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Green, "first_player"), table.Pawn(table.Blue, core.Paris), table.Tile(table.Yellow, core.Carts), table.Cubes(table.Blue, "reims.2", "horses", "b3"))
		q = table.Plays(t, table.With(q, func(p *core.State) { p.Score[table.Yellow] = 5 }), "*; next M13; draw M01 M02")
		rulestest.Is(t, "score", q.Score[table.Yellow], 5)
		used := table.Plays(t, table.With(p, fill(table.Red, "route"), table.Tile(table.Red, core.RestArea)), "favor rest; cube route; next M13; draw M01 M02")
		rulestest.Is(t, "no tile is in use any more", see(used).InUse, -1)
		rulestest.Is(t, "stage", used.Stage, core.StageTurn)
		rulestest.Is(t, "turn", q.Turn, table.Green)
		rulestest.Is(t, "pawn", q.At[table.Blue], core.Paris)
		rulestest.Is(t, "tile", holder(q, core.Carts), table.Yellow)
		rulestest.Is(t, "supplies", q.Supply, [core.MostSeats]uint8{12, 10, 12, 12, 12})
	})
	t.Run("PIM-161 a location can be filled again", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "boulogne.1")), "*; next M13; draw M01 M02")
		rulestest.Is(t, "card", see(q).Towns[core.Boulogne].Card, "Fishing Quay")
		allowed(t, q, "cube boulogne.1")
		rulestest.Is(t, "with its icon", table.Plays(t, q, "cube boulogne.1").Stage, core.StageIcon)
	})
}

// ended checks how a game ended, and that the list of endings has it: all but the plain
// one are worth a mention of their own.
func ended(t *testing.T, q *core.State, key, why string, winners ...rules.Seat) {
	t.Helper()
	o := words.Outcome(q)
	rulestest.Is(t, "stage", q.Stage, core.StageOver)
	rulestest.Is(t, "ending", o.Ending, key)
	rulestest.Is(t, "why", o.Why, why)
	rulestest.Is(t, "winners", fmt.Sprint(o.Winners), fmt.Sprint(winners))
	i := slices.IndexFunc(pimpernel.Game{}.About().Endings, func(e rules.Ending) bool { return e.Key == key })
	rulestest.Must(t, i >= 0, "%q is not on the list of endings", key)
	rulestest.Is(t, "rare", pimpernel.Game{}.About().Endings[i].Rare, key != "score")
}

func TestTheEnd(t *testing.T) {
	// end is the last mission with so many points before it, and cubes that will score.
	end := func(scores [5]int, change ...func(*core.State)) *core.State {
		q := table.With(table.With(parts(t), change...), number(7), func(p *core.State) {
			p.Cards, p.Next, p.Goals[7] = [3]uint8{core.ViennaCard, 10, 11}, [2]uint8{core.NoCard, core.NoCard}, core.Vienna
			for s, n := range scores {
				p.Score[s] = uint16(n)
			}
		})
		return table.Plays(t, q, "*")
	}
	t.Run("PIM-154 the highest score wins", func(t *testing.T) {
		q := end([5]int{10, 20, 5}, table.Cubes(table.Red, "first_player"))
		ended(t, q, "score", "Blue wins with 20 points.", table.Blue)
		rulestest.Is(t, "a line for each source but Chauvelin", len(words.Outcome(q).Scores), 6)
		rulestest.Is(t, "not after mission 6", table.Plays(t, table.With(parts(t), number(6)), "pass; pass; pass; pass; pass").Stage, core.StageTurn)
	})
	t.Run("PIM-155 a tie", func(t *testing.T) {
		q := end([5]int{10, 9, 10}, table.Cubes(table.Blue, "first_player"))
		ended(t, q, "last", "Red, Blue and Green are tied on 10 points. Blue wins with 1 point in the last mission.", table.Blue)
		q = end([5]int{9, 9, 9, 10, 6}, table.Cubes(table.Red, "first_player"), table.Cubes(table.Blue, "vienna.1"), table.Cubes(table.Orange, "vienna.2", "vienna.3"))
		ended(t, q, "shared", "Red and Blue are tied on 10 points, and in the last mission too, so they share the victory.", table.Red, table.Blue)
		q = end([5]int{10, 10, 5})
		ended(t, q, "shared", "Red and Blue are tied on 10 points, and in the last mission too, so they share the victory.", table.Red, table.Blue)
	})
	t.Run("PIM-156 the last mission's cubes count, its point icons do not", func(t *testing.T) {
		q := table.With(parts(t), number(7), table.Cubes(table.Blue, "first_player"), table.Pawn(table.Red, core.England), func(p *core.State) {
			p.Cards, p.Next, p.Goals[7] = [3]uint8{core.ViennaCard, 10, 11}, [2]uint8{core.NoCard, core.NoCard}, core.Vienna
			p.Score[table.Red], p.Score[table.Blue] = 9, 9
		})
		q = table.Plays(t, q, "cube dover.1; point; *")
		rulestest.Is(t, "scores", q.Score[table.Red], q.Score[table.Blue])
		e, _, winners := end([5]int{10, 9}, table.Cubes(table.Blue, "vienna.1")).Ending()
		rulestest.Is(t, "a cube of the location decides", e == core.LastMission && winners[0] == table.Blue, true)
		rulestest.Is(t, "ending", words.Outcome(q).Ending, "last")
		rulestest.Is(t, "winner", words.Outcome(q).Winners[0], table.Blue)
	})
	q := end([5]int{10, 20, 5}, table.Cubes(table.Red, "first_player"))
	for s := range 5 {
		sum := 0
		for _, line := range words.Outcome(q).Scores {
			sum += line.Points[s]
		}
		rulestest.Is(t, "points by source", sum+[5]int{10, 20, 5}[s], int(q.Score[s]))
	}
}

func TestPointsAddUp(t *testing.T) {
	for seed := range uint64(30) {
		q, d := table.Shuffled(t, 2+int(seed%5), rules.Options{"chauvelin": "on"}, seed), table.Dice(seed+7)
		table.PlayOut(q, &d)
		for s := range q.Board.Seats {
			lines, byMission := 0, 0
			for _, line := range words.Outcome(q).Scores {
				lines += line.Points[s]
			}
			for _, m := range q.By[1:] {
				byMission += int(m[s])
			}
			rulestest.Is(t, "score by lines", lines, int(q.Score[s]))
			rulestest.Is(t, "score by missions", byMission, int(q.Score[s]))
		}
	}
}
