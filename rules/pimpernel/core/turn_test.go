package core_test

import (
	"slices"
	"testing"

	"intrigue/rules/pimpernel/core"
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestTurnIsMoveAndAction(t *testing.T) {
	p := Lay(t, 4, nil)
	t.Run("PIM-41 clockwise from the first player", func(t *testing.T) {
		q := Dealt(t, 3, nil, append(DealtMoves[:4:4], "first 2")...)
		for _, who := range []uint8{2, 0, 1, 2} {
			is(t, "turn", q.Turn, who)
			q = Plays(t, q, "move england")
			q = With(q, Pawn(int(who), core.France))
		}
	})
	t.Run("PIM-42 an action or a pass", func(t *testing.T) {
		allowed(t, p, "pass", "cube b3", "move paris")
		allowed(t, With(p, Tile(Red, core.Horses)), "pass", "cube b3", "move paris", "favor horses")
		is(t, "next", Plays(t, p, "cube b3").Turn, Blue)
		is(t, "next", Plays(t, p, "pass").Turn, Blue)
		is(t, "next after a pass with a cube in rest", Plays(t, With(p, Cubes(Red, "rest")), "pass").Turn, Blue)
	})
	t.Run("PIM-43 either the basic action or one tile", func(t *testing.T) {
		q := With(p, Tile(Red, core.Horses, core.Supporters))
		is(t, "after a move", Plays(t, q, "move england").Turn, Blue)
		q = Plays(t, q, "favor horses")
		refused(t, q, "favor supporters", "move england", "cube b3", "pass")
		allowed(t, q, "horse")
		refused(t, Plays(t, q, "horse"), "favor supporters", "move england", "cube b3", "pass")
		q = Plays(t, q, "horse; route arras-reims-1")
		is(t, "after both actions", q.Turn, Blue)
		refused(t, Plays(t, With(p, Tile(Red, core.Horses)), "pass"), "favor horses")
	})
	t.Run("PIM-44 both actions in either order, or one", func(t *testing.T) {
		q := Plays(t, With(p, Tile(Red, core.Horses)), "favor horses")
		for _, moves := range []string{"horse; route arras-reims-1", "route arras-reims-1; horse", "horse; done",
			"route arras-reims-1; done"} {
			is(t, "turn after "+moves, Plays(t, q, moves).Turn, Blue)
		}
		refused(t, Plays(t, q, "horse"), "horse")
		refused(t, Plays(t, q, "route arras-reims-1"), "route calais-arras-1")
		pair := With(p, Favor(core.Papers, core.Route, core.Route), Tile(Red, core.Papers))
		is(t, "both of a pair", Plays(t, pair, "favor papers; route arras-reims-1; route arras-reims-2").Turn, Blue)
		is(t, "or one", Plays(t, pair, "favor papers; route arras-reims-1; done").Turn, Blue)
		is(t, "the tile in use", see(q).InUse, int(core.Horses))
		is(t, "none after it", see(Plays(t, q, "horse; done")).InUse, -1)
	})
	t.Run("PIM-45 a tile needs one possible action, and one is done", func(t *testing.T) {
		q := With(p, Tile(Red, core.Horses))
		refused(t, Plays(t, q, "favor horses"), "done")
		refused(t, With(q, Supply(Red, 0)), "favor horses")
		full := func(p *core.State) { p.Own[Blue][0] |= core.RouteMask; p.Full[0] |= core.RouteMask }
		refused(t, With(p, full, Favor(core.Horses, core.Route, core.Route), Tile(Red, core.Horses)), "favor horses")
		refused(t, With(p, Supply(Red, 0), Tile(Red, core.Supporters)), "favor supporters")
		is(t, "nothing to remove after a horse", Plays(t, With(p, Tile(Red, core.Supporters)), "favor supporters").Turn, Blue)
		// With an empty supply remove first, then place.
		q = With(p, Tile(Red, core.Supporters), Cubes(Red, "arras-reims-1"), Supply(Red, 0))
		q = Plays(t, q, "favor supporters")
		is(t, "the only action is done unasked", owner(q, "arras-reims-1"), -1)
		allowed(t, q, "done")
		is(t, "horses", Plays(t, q, "horse").Piles[core.Horses][Red], 1)
		// What is impossible after the first action is not asked.
		q = With(p, Tile(Red, core.Horses), Supply(Red, 1))
		is(t, "turn", Plays(t, q, "favor horses; horse").Turn, Blue)
		// Nor later, when a rest cube and its icon have brought a cube back.
		q = With(q, Cubes(Red, "rest", "b3"), Supply(Red, 1), func(p *core.State) { p.Board.Icon[At("amiens.1")] = core.Remove })
		q = Plays(t, q, "favor horses; horse; rested amiens.1; remove b3")
		is(t, "supply", q.Supply[Red], 1)
		is(t, "turn", q.Turn, Blue)
	})
	t.Run("PIM-46 a tile gained in a turn waits", func(t *testing.T) {
		q := With(p, Tile(Red, core.Disguises)) // goods + building
		q = Plays(t, q, "favor disguises; goods carts")
		is(t, "holder", holder(q, core.Carts), Red)
		refused(t, q, "favor carts")
		q = Plays(t, q, "done; pass; pass; pass")
		allowed(t, q, "favor carts")
		// Nor by an icon, before a rest cube or instead of the next player's turn.
		q = With(p, Cubes(Red, "b4"), Favor(core.Papers, core.Horse, core.Cube), Tile(Red, core.Papers))
		refused(t, Plays(t, q, "favor papers; horse; cube calais.3"), "favor horses")
		refused(t, Plays(t, With(q, Cubes(Red, "rest")), "cube carts"), "favor carts")
		is(t, "turn", Plays(t, q, "cube carts").Turn, Blue)
	})
	t.Run("PIM-47 the second action remains when the tile is lost", func(t *testing.T) {
		// Cube + remove on the carts: red takes his cart away and loses the tile to blue.
		q := Plays(t, With(p, Tile(Red, core.Carts), Cubes(Red, "carts"), Cubes(Blue, "carts")), "favor carts; remove carts")
		is(t, "holder", holder(q, core.Carts), Blue)
		is(t, "turn", q.Turn, Red)
		allowed(t, q, "cube b3")
		// By a push: blue's second horse.
		q = Plays(t, With(p, Favor(core.Horses, core.UseBuilding, core.Move), Tile(Red, core.Horses), Cubes(Blue, "b3")),
			"favor horses; building b3")
		is(t, "holder after a push", holder(q, core.Horses), Blue)
		is(t, "turn after a push", q.Turn, Red)
		allowed(t, q, "move england")
	})
	t.Run("PIM-48 passing is not final", func(t *testing.T) {
		is(t, "turn after two passes", Plays(t, p, "pass; pass").Turn, Green)
		q := Plays(t, p, "pass; cube b3; pass; pass")
		is(t, "turn", q.Turn, Red)
		allowed(t, q, "cube arras-reims-1")
		q = Plays(t, p, "pass; move england; pass; pass; pass")
		is(t, "turn, with a move between the passes", q.Turn, Blue)
		is(t, "rounds", q.Rounds, 0)
		allowed(t, q, "cube dover.1", "move france")
	})
}

func TestFilledSpacesAndPassesEndTheRound(t *testing.T) {
	p := Lay(t, 4, nil)
	full := []func(*core.State){fill(Red, "route")}
	almost := With(p, full...) // only the route space is free
	t.Run("PIM-49 without cubes one may still move, remove and take points", func(t *testing.T) {
		q := With(p, Supply(Red, 0), Cubes(Red, "b3"), Supply(Red, 0))
		allowed(t, q, "move england", "move paris", "pass")
		refused(t, q, "cube b4", "cube horses")
		allowed(t, Plays(t, With(p, Pawn(Red, core.England), Supply(Red, 1)), "cube dover.1"), "point")
		q = With(q, Tile(Red, core.Supporters))
		is(t, "removed", owner(Plays(t, q, "favor supporters"), "b3"), -1)
		rest := With(p, Cubes(Red, "rest"), Supply(Red, 0))
		is(t, "a rest cube", Plays(t, rest, "move england").Stage, core.StageRest)
	})
	t.Run("PIM-50 one may pass though one could act", func(t *testing.T) {
		allowed(t, p, "pass", "cube first_player")
		allowed(t, Plays(t, p, "pass; pass"), "pass")
		allowed(t, Plays(t, p, "pass; pass; pass"), "pass")
		allowed(t, With(p, Cubes(Red, "rest", "b3"), Tile(Red, core.Horses)), "pass")
	})
	t.Run("PIM-51 five mission spaces end the round", func(t *testing.T) {
		q := Plays(t, almost, "cube route")
		is(t, "the round is over", see(q).Completion.End, "filled")
		is(t, "rounds", q.Rounds, 1)
		is(t, "not before", Plays(t, With(p, fill(Red, "route", "location")), "cube route").Rounds, 0)
		for _, s := range spots {
			is(t, "by blue, the last being "+s, Plays(t, With(p, fill(Green, s)), "pass; cube "+s).Rounds, 1)
		}
		is(t, "of several players", Plays(t, With(p, fill(Blue, "route")), "cube route").Rounds, 1)
		is(t, "by a rest cube", Plays(t, With(almost, Cubes(Red, "rest")), "move england; rested route").Rounds, 1)
	})
	t.Run("PIM-52 at once, in the middle of a turn", func(t *testing.T) {
		q := With(almost, Tile(Red, core.RestArea), Cubes(Red, "rest")) // cube + move, and a rest cube
		q = Plays(t, q, "favor rest; cube route")
		is(t, "stage", q.Stage, core.StageNext)
		is(t, "rest", q.Piles[core.RestArea][Red], 1)
		is(t, "pawn", q.At[Red], core.France)
		q = Plays(t, With(almost, Cubes(Red, "rest")), "cube route")
		is(t, "with a rest cube alone", q.Stage, core.StageNext)
		is(t, "it stays", q.Piles[core.RestArea][Red], 1)
	})
	t.Run("PIM-53 the round ends when all pass", func(t *testing.T) {
		q := Plays(t, p, "pass; pass; pass; pass")
		is(t, "the round is over", see(q).Completion.End, "passed")
		is(t, "not by three after an action", Plays(t, p, "cube b3; pass; pass; pass").Rounds, 0)
		is(t, "but by four", Plays(t, p, "cube b3; pass; pass; pass; pass").Rounds, 1)
	})
	t.Run("PIM-54 an action sets the count of passes back", func(t *testing.T) {
		q := Plays(t, p, "pass; pass; pass; cube b3; pass; pass; pass")
		is(t, "passes", q.Passes, 3)
		for _, begun := range []string{"pass; cube amiens.1", "pass; favor horses", "pass; move england"} {
			q := Plays(t, With(p, Cubes(Blue, "rest"), Tile(Blue, core.Horses)), begun)
			is(t, "who is still in the turn after "+begun, q.Turn, Blue)
			is(t, "passes at once after "+begun, see(q).Passes, 0)
		}
		is(t, "passes before the end of a round", Plays(t, almost, "pass; cube route").Passes, 0)
		is(t, "rounds", q.Rounds, 0)
		q = Plays(t, q, "pass")
		is(t, "rounds, begun with anybody", q.Rounds, 1)
		q = Plays(t, q, "next M05; draw M01 M02")
		is(t, "passes in a new round", q.Passes, 0)
		is(t, "three passes", Plays(t, q, "pass; pass; pass").Rounds, 1)
		is(t, "rounds, begun with blue", Plays(t, p, "cube b3; pass; pass; pass; pass").Rounds, 1)
	})
	t.Run("PIM-55 running out of cubes ends nothing", func(t *testing.T) {
		q := With(p, Supply(Red, 0), Supply(Blue, 0), Supply(Green, 0), Supply(Yellow, 0))
		is(t, "rounds", Plays(t, q, "move england; pass; pass; pass").Rounds, 0)
		is(t, "rounds after red's last cube", Plays(t, With(p, Supply(Red, 1)), "cube b3; pass; pass; pass").Rounds, 0)
		is(t, "blue out of cubes has a turn", Plays(t, q, "move england").Turn, Blue)
		is(t, "rounds with red out of cubes", Plays(t, With(p, Supply(Red, 0)), "move england; pass; pass; pass").Rounds, 0)
	})
	t.Run("PIM-56 spent point icons and sixty laps", func(t *testing.T) {
		q := Plays(t, With(p, Pawn(Red, core.England), card(core.Calais, 4), Tile(Red, core.Carts)), "cube dover.1; point")
		is(t, "score", q.Score[Red], 1)
		is(t, "points by icons", q.Gained[core.FromIcons][Red], 1)
		q = Plays(t, q, "pass; pass; pass; favor carts; remove dover.1")
		q = Plays(t, q, "cube dover.1")
		is(t, "the icon is not offered again", q.Turn, Blue)
		free := With(q, Pawn(Blue, core.England), func(p *core.State) {
			p.Own[Red].Lift(At("dover.1"))
			p.Full.Lift(At("dover.1"))
		})
		is(t, "nor to another player", Plays(t, free, "cube dover.1").Turn, Green)
		is(t, "but the other one", Plays(t, With(q, Pawn(Blue, core.England)), "cube dover.2").Stage, core.StageIcon)
		fresh := Plays(t, q, "pass; pass; pass; pass; next M05; draw M01 M02")
		is(t, "spent in the next round", fresh.Spent, core.SpaceSet{})
		is(t, "lap of the next round", fresh.Turns, 0)
		for i, c := range core.FavorCards {
			rulestest.Holds(t, !slices.Contains(c[:], core.Point), "favour card %d gives a point", i+1)
		}
		// One that was left is not spent.
		q = Plays(t, With(p, Pawn(Red, core.England)), "cube dover.1; done")
		is(t, "spent", q.Spent, core.SpaceSet{})
		laps(t, p)
	})
}

func TestARestCubeFollowsTheAction(t *testing.T) {
	p := Lay(t, 4, nil)
	t.Run("PIM-57 a rest cube after the action", func(t *testing.T) {
		q := With(p, Cubes(Red, "rest", "rest"), Tile(Red, core.RestArea))
		q = Plays(t, q, "cube amiens.1")
		is(t, "icons come first", q.Stage, core.StageIcon)
		q = Plays(t, q, "done")
		is(t, "then rest", q.Stage, core.StageRest)
		done := Plays(t, q, "rested b3")
		is(t, "it left rest", done.Piles[core.RestArea][Red], 1)
		is(t, "and is placed", owner(done, "b3"), Red)
		is(t, "once a turn", done.Turn, Blue)
		is(t, "supply is not touched", done.Supply[Red], q.Supply[Red])
		is(t, "or not at all", Plays(t, q, "done").Turn, Blue)
		market := Plays(t, With(p, Cubes(Red, "rest"), Cubes(Blue, "market_to_austria")), "move to_austria; rested market_to_austria")
		is(t, "the owner of the Market cube answers", market.Stage, core.StageMarket)
		is(t, "when it has left rest", market.Piles[core.RestArea][Red], 0)
		conserved(t, market)
		two := Plays(t, With(p, Cubes(Red, "rest"), Tile(Red, core.Horses)), "favor horses; horse")
		is(t, "after both actions of a tile", two.Stage, core.StageFavor)
		is(t, "after both actions of a tile", Plays(t, two, "done").Stage, core.StageRest)
		// The tile of rest is checked when the cube leaves.
		q = Plays(t, With(p, Cubes(Red, "rest"), Cubes(Blue, "rest"), Tile(Red, core.RestArea)), "move england; rested first_player")
		is(t, "holder", holder(q, core.RestArea), Blue)
		// It has left before it pushes: for a moment green leads, and keeps the tile in the tie after.
		q = With(p, Pawn(Red, core.Paris), Cubes(Red, "rest", "rest", "rest"), Cubes(Green, "rest", "rest", "rest"),
			Cubes(Blue, "rest", "rest", "b7"), Tile(Red, core.RestArea))
		q = Plays(t, q, "cube first_player; rested b7")
		is(t, "by a push from the Inn", holder(q, core.RestArea), Green)
		is(t, "not another player's", Plays(t, With(p, Cubes(Blue, "rest")), "cube b3").Turn, Blue)
	})
	t.Run("PIM-58 not after a pass", func(t *testing.T) {
		is(t, "turn", Plays(t, With(p, Cubes(Red, "rest")), "pass").Turn, Blue)
		refused(t, With(p, Cubes(Red, "rest")), "rested b3")
		q := Plays(t, With(p, Cubes(Red, "rest"), Supply(Red, 0)), "move england")
		is(t, "with an empty supply, after a move", q.Stage, core.StageRest)
		q = With(p, Cubes(Red, "rest"), Tile(Red, core.Horses))
		is(t, "after one action of a tile", Plays(t, q, "favor horses; horse; done").Stage, core.StageRest)
		is(t, "after an icon that was left", Plays(t, q, "cube amiens.1; done").Stage, core.StageRest)
	})
	t.Run("PIM-59 red acts and places his rest cube in one turn", func(t *testing.T) {
		q := Plays(t, With(p, Cubes(Red, "rest")), "cube arras-reims-1; rested arras-reims-2")
		is(t, "both", owner(q, "arras-reims-1")+owner(q, "arras-reims-2"), 0)
		is(t, "supply", q.Supply[Red], 13)
		is(t, "turn", q.Turn, Blue)
		// Whatever the action was, and wherever the cube goes.
		q = With(p, Cubes(Red, "rest", "b4"), Tile(Red, core.Horses))
		refused(t, q, "rested arras-reims-2")
		for _, act := range []string{"cube arras-reims-1", "cube first_player", "cube carts", "move england",
			"favor horses; horse; route arras-reims-1", "favor horses; horse; done"} {
			acted := Plays(t, q, act)
			is(t, "still the turn after "+act, acted.Turn, Red)
			for _, to := range []string{"carts", "route"} {
				placed := Plays(t, acted, "rested "+to)
				is(t, "rest cubes after "+act, placed.Piles[core.RestArea][Red], 0)
				is(t, "supply after "+act, placed.Supply[Red], acted.Supply[Red])
				is(t, "turn after "+act, placed.Turn, Blue)
				conserved(t, placed)
			}
		}
	})
}

// laps walks to and fro, while yellow passes, until the round of four ends by itself after 60 laps.
func laps(t *testing.T, p *core.State) {
	t.Helper()
	q := Plays(t, p, "move england; cube b3")
	for n := 2; n < 60*4; n++ {
		rulestest.Must(t, q.Rounds == 0, "the round is over after %d turns", n)
		is(t, "lap", see(q).Lap, n/4+1)
		switch {
		case q.Seat == Yellow:
			q = Plays(t, q, "pass")
		case q.At[q.Seat] == core.England:
			q = Plays(t, q, "move france")
		default:
			q = Plays(t, q, "move england")
		}
	}
	rulestest.Must(t, q.Rounds == 1, "the round goes on")
	k := see(q).Completion
	is(t, "end", k.End, "lapped")
	is(t, "the last placer acts", k.Actor, Blue)
}
