package pimpernel

import (
	"testing"

	"intrigue/rules"
)

func TestTurn(t *testing.T) {
	p := stage(t, 4, nil)
	full := []func(*Position){fill(red, "route")}
	almost := set(p, full...) // only the route space is free
	t.Run("PIM-41 clockwise from the first player", func(t *testing.T) {
		q := dealt(t, 3, nil, append(dealtMoves[:4:4], "first 2")...)
		for _, who := range []uint8{2, 0, 1, 2} {
			is(t, "turn", q.turn, who)
			q = plays(t, q, "move england")
			q = set(q, pawn(int(who), France))
		}
	})
	t.Run("PIM-42 an action or a pass", func(t *testing.T) {
		allowed(t, p, "pass", "cube b3", "move paris")
		is(t, "next", plays(t, p, "cube b3").turn, blue)
		is(t, "next", plays(t, p, "pass").turn, blue)
	})
	t.Run("PIM-43 either the basic action or one tile", func(t *testing.T) {
		q := set(p, tile(red, Horses, Supporters))
		is(t, "after a move", plays(t, q, "move england").turn, blue)
		q = plays(t, q, "favor horses")
		refused(t, q, "favor supporters", "move england", "cube b3", "pass")
		allowed(t, q, "horse")
		q = plays(t, q, "horse; route arras-reims-1")
		is(t, "after both actions", q.turn, blue)
		refused(t, plays(t, set(p, tile(red, Horses)), "pass"), "favor horses")
	})
	t.Run("PIM-44 both actions in either order, or one", func(t *testing.T) {
		q := plays(t, set(p, tile(red, Horses)), "favor horses")
		for _, moves := range []string{"horse; route arras-reims-1", "route arras-reims-1; horse", "horse; done", "route arras-reims-1; done"} {
			is(t, "turn after "+moves, plays(t, q, moves).turn, blue)
		}
		refused(t, plays(t, q, "horse"), "horse")
		refused(t, plays(t, q, "route arras-reims-1"), "route calais-arras-1")
		is(t, "the tile in use", q.View(0).InUse, int(Horses))
		is(t, "none after it", plays(t, q, "horse; done").View(0).InUse, -1)
	})
	t.Run("PIM-45 a tile needs one possible action, and one is done", func(t *testing.T) {
		q := set(p, tile(red, Horses))
		refused(t, plays(t, q, "favor horses"), "done")
		refused(t, set(q, supply(red, 0)), "favor horses")
		// With an empty supply remove first, then place.
		q = set(p, tile(red, Supporters), cube(red, "arras-reims-1"), supply(red, 0))
		q = plays(t, q, "favor supporters")
		is(t, "the only action is done unasked", q.has("arras-reims-1"), -1)
		allowed(t, q, "done")
		is(t, "horses", plays(t, q, "horse").heap[Horses][red], 1)
		// What is impossible after the first action is not asked.
		q = set(p, tile(red, Horses), supply(red, 1))
		is(t, "turn", plays(t, q, "favor horses; horse").turn, blue)
		// Nor later, when a rest cube and its icon have brought a cube back.
		q = set(q, cube(red, "rest", "b3"), supply(red, 1), func(p *Position) { p.board.icon[at("amiens.1")] = Remove })
		q = plays(t, q, "favor horses; horse; rested amiens.1; remove b3")
		is(t, "supply", q.supply[red], 1)
		is(t, "turn", q.turn, blue)
	})
	t.Run("PIM-46 a tile gained in a turn waits", func(t *testing.T) {
		q := set(p, tile(red, Disguises)) // goods + building
		q = plays(t, q, "favor disguises; goods carts")
		is(t, "holder", q.holder(Carts), red)
		refused(t, q, "favor carts")
		q = plays(t, q, "done; pass; pass; pass")
		allowed(t, q, "favor carts")
	})
	t.Run("PIM-47 the second action remains when the tile is lost", func(t *testing.T) {
		// Cube + remove on the carts: red takes his cart away and loses the tile to blue.
		q := plays(t, set(p, tile(red, Carts), cube(red, "carts"), cube(blue, "carts")), "favor carts; remove carts")
		is(t, "holder", q.holder(Carts), blue)
		is(t, "turn", q.turn, red)
		allowed(t, q, "cube b3")
	})
	t.Run("PIM-48 passing is not final", func(t *testing.T) {
		allowed(t, plays(t, p, "pass; cube b3; pass; pass"), "cube arras-reims-1")
	})
	t.Run("PIM-49 without cubes one may still move, remove and take points", func(t *testing.T) {
		q := set(p, supply(red, 0), cube(red, "b3"), supply(red, 0))
		allowed(t, q, "move england", "pass")
		refused(t, q, "cube b4", "cube horses")
		q = set(q, tile(red, Supporters))
		is(t, "removed", plays(t, q, "favor supporters").has("b3"), -1)
	})
	t.Run("PIM-50 one may pass though one could act", func(t *testing.T) { allowed(t, p, "pass", "cube first_player") })
	t.Run("PIM-51 five mission spaces end the round", func(t *testing.T) {
		q := plays(t, almost, "cube route")
		is(t, "the round is over", q.View(0).Completion.End, "filled")
		is(t, "rounds", q.rounds, 1)
		is(t, "not before", plays(t, set(p, fill(red, "route", "location")), "cube route").rounds, 0)
	})
	t.Run("PIM-52 at once, in the middle of a turn", func(t *testing.T) {
		q := set(almost, tile(red, RestArea), cube(red, "rest")) // cube + move, and a rest cube
		q = plays(t, q, "favor rest; cube route")
		is(t, "stage", q.stage, StageNext)
		is(t, "rest", q.heap[RestArea][red], 1)
		is(t, "pawn", q.at[red], France)
	})
	t.Run("PIM-53 the round ends when all pass", func(t *testing.T) {
		q := plays(t, p, "pass; pass; pass; pass")
		is(t, "the round is over", q.View(0).Completion.End, "passed")
	})
	t.Run("PIM-54 an action sets the count of passes back", func(t *testing.T) {
		q := plays(t, p, "pass; pass; pass; cube b3; pass; pass; pass")
		is(t, "passes", q.passes, 3)
		is(t, "passes before the end of a round", plays(t, almost, "pass; cube route").passes, 0)
		is(t, "rounds", q.rounds, 0)
		q = plays(t, q, "pass")
		is(t, "rounds, begun with anybody", q.rounds, 1)
		q = plays(t, q, "next M05; draw M01 M02")
		is(t, "passes in a new round", q.passes, 0)
		is(t, "three passes", plays(t, q, "pass; pass; pass").rounds, 1)
	})
	t.Run("PIM-55 running out of cubes ends nothing", func(t *testing.T) {
		q := set(p, supply(red, 0), supply(blue, 0), supply(green, 0), supply(yellow, 0))
		is(t, "rounds", plays(t, q, "move england; pass; pass; pass").rounds, 0)
	})
	t.Run("PIM-56 spent point icons and sixty laps", func(t *testing.T) {
		q := plays(t, set(p, pawn(red, England), cardAt(Calais, 4), tile(red, Carts)), "cube dover.1; point")
		is(t, "score", q.score[red], 1)
		is(t, "points by icons", q.gained[fromIcons][red], 1)
		q = plays(t, q, "pass; pass; pass; favor carts; remove dover.1")
		q = plays(t, q, "cube dover.1")
		is(t, "the icon is not offered again", q.turn, blue)
		is(t, "but the other one", plays(t, set(q, pawn(blue, England)), "cube dover.2").stage, StageIcon)
		fresh := plays(t, q, "pass; pass; pass; pass; next M05; draw M01 M02")
		is(t, "spent in the next round", fresh.spent, Spaces{})
		// One that was left is not spent.
		q = plays(t, set(p, pawn(red, England)), "cube dover.1; done")
		is(t, "spent", q.spent, Spaces{})
		laps(t, p)
	})
	t.Run("PIM-57 a rest cube after the action", func(t *testing.T) {
		q := set(p, cube(red, "rest", "rest"), tile(red, RestArea))
		q = plays(t, q, "cube amiens.1")
		is(t, "icons come first", q.stage, StageIcon)
		q = plays(t, q, "done")
		is(t, "then rest", q.stage, StageRest)
		done := plays(t, q, "rested b3")
		is(t, "it left rest", done.heap[RestArea][red], 1)
		is(t, "and is placed", done.has("b3"), red)
		is(t, "once a turn", done.turn, blue)
		is(t, "supply is not touched", done.supply[red], q.supply[red])
		is(t, "or not at all", plays(t, q, "done").turn, blue)
		two := plays(t, set(p, cube(red, "rest"), tile(red, Horses)), "favor horses; horse")
		is(t, "after both actions of a tile", two.stage, StageFavor)
		is(t, "after both actions of a tile", plays(t, two, "done").stage, StageRest)
		// The tile of rest is checked when the cube leaves.
		q = plays(t, set(p, cube(red, "rest"), cube(blue, "rest"), tile(red, RestArea)), "move england; rested first_player")
		is(t, "holder", q.holder(RestArea), blue)
		// It has left before it pushes: for a moment green leads, and keeps the tile in the tie after.
		q = set(p, pawn(red, Paris), cube(red, "rest", "rest", "rest"), cube(green, "rest", "rest", "rest"), cube(blue, "rest", "rest", "b7"), tile(red, RestArea))
		q = plays(t, q, "cube first_player; rested b7")
		is(t, "by a push from the Inn", q.holder(RestArea), green)
	})
	t.Run("PIM-58 not after a pass", func(t *testing.T) {
		is(t, "turn", plays(t, set(p, cube(red, "rest")), "pass").turn, blue)
		q := plays(t, set(p, cube(red, "rest"), supply(red, 0)), "move england")
		is(t, "with an empty supply, after a move", q.stage, StageRest)
	})
	t.Run("PIM-59 red acts and places his rest cube in one turn", func(t *testing.T) {
		q := plays(t, set(p, cube(red, "rest")), "cube arras-reims-1; rested arras-reims-2")
		is(t, "both", q.has("arras-reims-1")+q.has("arras-reims-2"), 0)
		is(t, "turn", q.turn, blue)
	})
}

// laps walks to and fro until the round ends by itself.
func laps(t *testing.T, p *Position) {
	t.Helper()
	q := plays(t, p, "cube b3")
	for n := 1; q.rounds == 0; n++ {
		if n > mostLaps*4 {
			t.Fatal("the round goes on")
		}
		if n == mostLaps*4-1 {
			is(t, "lap", q.View(0).Lap, mostLaps)
		}
		for _, m := range []rules.Move{"move france", "move england"} {
			if _, ok := rules.Choose(q.Choices(rules.Seat(q.seat)), m); ok {
				q = plays(t, q, string(m))
				break
			}
		}
	}
	k := q.View(0).Completion
	is(t, "end", k.End, "lapped")
	is(t, "the last placer acts", k.Actor, red)
}
