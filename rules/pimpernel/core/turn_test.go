package core_test

import (
	"slices"
	"testing"

	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
)

func TestTurn(t *testing.T) {
	p := table.Lay(t, 4, nil)
	full := []func(*core.State){fill(table.Red, "route")}
	almost := table.With(p, full...) // only the route space is free
	t.Run("PIM-41 clockwise from the first player", func(t *testing.T) {
		q := table.Dealt(t, 3, nil, append(table.DealtMoves[:4:4], "first 2")...)
		for _, who := range []uint8{2, 0, 1, 2} {
			rulestest.Is(t, "turn", q.Turn, who)
			q = table.Plays(t, q, "move england")
			q = table.With(q, table.Pawn(int(who), core.France))
		}
	})
	t.Run("PIM-42 an action or a pass", func(t *testing.T) {
		allowed(t, p, "pass", "cube b3", "move paris")
		allowed(t, table.With(p, table.Tile(table.Red, core.Horses)), "pass", "cube b3", "move paris", "favor horses")
		rulestest.Is(t, "next", table.Plays(t, p, "cube b3").Turn, table.Blue)
		rulestest.Is(t, "next", table.Plays(t, p, "pass").Turn, table.Blue)
		rulestest.Is(t, "next after a pass with a cube in rest", table.Plays(t, table.With(p, table.Cubes(table.Red, "rest")), "pass").Turn, table.Blue)
	})
	t.Run("PIM-43 either the basic action or one tile", func(t *testing.T) {
		q := table.With(p, table.Tile(table.Red, core.Horses, core.Supporters))
		rulestest.Is(t, "after a move", table.Plays(t, q, "move england").Turn, table.Blue)
		q = table.Plays(t, q, "favor horses")
		refused(t, q, "favor supporters", "move england", "cube b3", "pass")
		allowed(t, q, "horse")
		refused(t, table.Plays(t, q, "horse"), "favor supporters", "move england", "cube b3", "pass")
		q = table.Plays(t, q, "horse; route arras-reims-1")
		rulestest.Is(t, "after both actions", q.Turn, table.Blue)
		refused(t, table.Plays(t, table.With(p, table.Tile(table.Red, core.Horses)), "pass"), "favor horses")
	})
	t.Run("PIM-44 both actions in either order, or one", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Tile(table.Red, core.Horses)), "favor horses")
		for _, moves := range []string{"horse; route arras-reims-1", "route arras-reims-1; horse", "horse; done", "route arras-reims-1; done"} {
			rulestest.Is(t, "turn after "+moves, table.Plays(t, q, moves).Turn, table.Blue)
		}
		refused(t, table.Plays(t, q, "horse"), "horse")
		refused(t, table.Plays(t, q, "route arras-reims-1"), "route calais-arras-1")
		pair := table.With(p, table.Favor(core.Papers, core.Route, core.Route), table.Tile(table.Red, core.Papers))
		rulestest.Is(t, "both of a pair", table.Plays(t, pair, "favor papers; route arras-reims-1; route arras-reims-2").Turn, table.Blue)
		rulestest.Is(t, "or one", table.Plays(t, pair, "favor papers; route arras-reims-1; done").Turn, table.Blue)
		rulestest.Is(t, "the tile in use", see(q).InUse, int(core.Horses))
		rulestest.Is(t, "none after it", see(table.Plays(t, q, "horse; done")).InUse, -1)
	})
	t.Run("PIM-45 a tile needs one possible action, and one is done", func(t *testing.T) {
		q := table.With(p, table.Tile(table.Red, core.Horses))
		refused(t, table.Plays(t, q, "favor horses"), "done")
		refused(t, table.With(q, table.Supply(table.Red, 0)), "favor horses")
		full := func(p *core.State) { p.Own[table.Blue][0] |= core.RouteMask; p.Full[0] |= core.RouteMask }
		refused(t, table.With(p, full, table.Favor(core.Horses, core.Route, core.Route), table.Tile(table.Red, core.Horses)), "favor horses")
		refused(t, table.With(p, table.Supply(table.Red, 0), table.Tile(table.Red, core.Supporters)), "favor supporters")
		rulestest.Is(t, "nothing to remove after a horse", table.Plays(t, table.With(p, table.Tile(table.Red, core.Supporters)), "favor supporters").Turn, table.Blue)
		// With an empty supply remove first, then place.
		q = table.With(p, table.Tile(table.Red, core.Supporters), table.Cubes(table.Red, "arras-reims-1"), table.Supply(table.Red, 0))
		q = table.Plays(t, q, "favor supporters")
		rulestest.Is(t, "the only action is done unasked", owner(q, "arras-reims-1"), -1)
		allowed(t, q, "done")
		rulestest.Is(t, "horses", table.Plays(t, q, "horse").Piles[core.Horses][table.Red], 1)
		// What is impossible after the first action is not asked.
		q = table.With(p, table.Tile(table.Red, core.Horses), table.Supply(table.Red, 1))
		rulestest.Is(t, "turn", table.Plays(t, q, "favor horses; horse").Turn, table.Blue)
		// Nor later, when a rest cube and its icon have brought a cube back.
		q = table.With(q, table.Cubes(table.Red, "rest", "b3"), table.Supply(table.Red, 1), func(p *core.State) { p.Board.Icon[table.At("amiens.1")] = core.Remove })
		q = table.Plays(t, q, "favor horses; horse; rested amiens.1; remove b3")
		rulestest.Is(t, "supply", q.Supply[table.Red], 1)
		rulestest.Is(t, "turn", q.Turn, table.Blue)
	})
	t.Run("PIM-46 a tile gained in a turn waits", func(t *testing.T) {
		q := table.With(p, table.Tile(table.Red, core.Disguises)) // goods + building
		q = table.Plays(t, q, "favor disguises; goods carts")
		rulestest.Is(t, "holder", holder(q, core.Carts), table.Red)
		refused(t, q, "favor carts")
		q = table.Plays(t, q, "done; pass; pass; pass")
		allowed(t, q, "favor carts")
		// Nor by an icon, before a rest cube or instead of the next player's turn.
		q = table.With(p, table.Cubes(table.Red, "b4"), table.Favor(core.Papers, core.Horse, core.Cube), table.Tile(table.Red, core.Papers))
		refused(t, table.Plays(t, q, "favor papers; horse; cube calais.3"), "favor horses")
		refused(t, table.Plays(t, table.With(q, table.Cubes(table.Red, "rest")), "cube carts"), "favor carts")
		rulestest.Is(t, "turn", table.Plays(t, q, "cube carts").Turn, table.Blue)
	})
	t.Run("PIM-47 the second action remains when the tile is lost", func(t *testing.T) {
		// Cube + remove on the carts: red takes his cart away and loses the tile to blue.
		q := table.Plays(t, table.With(p, table.Tile(table.Red, core.Carts), table.Cubes(table.Red, "carts"), table.Cubes(table.Blue, "carts")), "favor carts; remove carts")
		rulestest.Is(t, "holder", holder(q, core.Carts), table.Blue)
		rulestest.Is(t, "turn", q.Turn, table.Red)
		allowed(t, q, "cube b3")
		// By a push: blue's second horse.
		q = table.Plays(t, table.With(p, table.Favor(core.Horses, core.UseBuilding, core.Move), table.Tile(table.Red, core.Horses), table.Cubes(table.Blue, "b3")), "favor horses; building b3")
		rulestest.Is(t, "holder after a push", holder(q, core.Horses), table.Blue)
		rulestest.Is(t, "turn after a push", q.Turn, table.Red)
		allowed(t, q, "move england")
	})
	t.Run("PIM-48 passing is not final", func(t *testing.T) {
		rulestest.Is(t, "turn after two passes", table.Plays(t, p, "pass; pass").Turn, table.Green)
		q := table.Plays(t, p, "pass; cube b3; pass; pass")
		rulestest.Is(t, "turn", q.Turn, table.Red)
		allowed(t, q, "cube arras-reims-1")
		q = table.Plays(t, p, "pass; move england; pass; pass; pass")
		rulestest.Is(t, "turn, with a move between the passes", q.Turn, table.Blue)
		rulestest.Is(t, "rounds", q.Rounds, 0)
		allowed(t, q, "cube dover.1", "move france")
	})
	t.Run("PIM-49 without cubes one may still move, remove and take points", func(t *testing.T) {
		q := table.With(p, table.Supply(table.Red, 0), table.Cubes(table.Red, "b3"), table.Supply(table.Red, 0))
		allowed(t, q, "move england", "move paris", "pass")
		refused(t, q, "cube b4", "cube horses")
		allowed(t, table.Plays(t, table.With(p, table.Pawn(table.Red, core.England), table.Supply(table.Red, 1)), "cube dover.1"), "point")
		q = table.With(q, table.Tile(table.Red, core.Supporters))
		rulestest.Is(t, "removed", owner(table.Plays(t, q, "favor supporters"), "b3"), -1)
		rest := table.With(p, table.Cubes(table.Red, "rest"), table.Supply(table.Red, 0))
		rulestest.Is(t, "a rest cube", table.Plays(t, rest, "move england").Stage, core.StageRest)
	})
	t.Run("PIM-50 one may pass though one could act", func(t *testing.T) {
		allowed(t, p, "pass", "cube first_player")
		allowed(t, table.Plays(t, p, "pass; pass"), "pass")
		allowed(t, table.Plays(t, p, "pass; pass; pass"), "pass")
		allowed(t, table.With(p, table.Cubes(table.Red, "rest", "b3"), table.Tile(table.Red, core.Horses)), "pass")
	})
	t.Run("PIM-51 five mission spaces end the round", func(t *testing.T) {
		q := table.Plays(t, almost, "cube route")
		rulestest.Is(t, "the round is over", see(q).Completion.End, "filled")
		rulestest.Is(t, "rounds", q.Rounds, 1)
		rulestest.Is(t, "not before", table.Plays(t, table.With(p, fill(table.Red, "route", "location")), "cube route").Rounds, 0)
		for _, s := range spots {
			rulestest.Is(t, "by blue, the last being "+s, table.Plays(t, table.With(p, fill(table.Green, s)), "pass; cube "+s).Rounds, 1)
		}
		rulestest.Is(t, "of several players", table.Plays(t, table.With(p, fill(table.Blue, "route")), "cube route").Rounds, 1)
		rulestest.Is(t, "by a rest cube", table.Plays(t, table.With(almost, table.Cubes(table.Red, "rest")), "move england; rested route").Rounds, 1)
	})
	t.Run("PIM-52 at once, in the middle of a turn", func(t *testing.T) {
		q := table.With(almost, table.Tile(table.Red, core.RestArea), table.Cubes(table.Red, "rest")) // cube + move, and a rest cube
		q = table.Plays(t, q, "favor rest; cube route")
		rulestest.Is(t, "stage", q.Stage, core.StageNext)
		rulestest.Is(t, "rest", q.Piles[core.RestArea][table.Red], 1)
		rulestest.Is(t, "pawn", q.At[table.Red], core.France)
		q = table.Plays(t, table.With(almost, table.Cubes(table.Red, "rest")), "cube route")
		rulestest.Is(t, "with a rest cube alone", q.Stage, core.StageNext)
		rulestest.Is(t, "it stays", q.Piles[core.RestArea][table.Red], 1)
	})
	t.Run("PIM-53 the round ends when all pass", func(t *testing.T) {
		q := table.Plays(t, p, "pass; pass; pass; pass")
		rulestest.Is(t, "the round is over", see(q).Completion.End, "passed")
		rulestest.Is(t, "not by three after an action", table.Plays(t, p, "cube b3; pass; pass; pass").Rounds, 0)
		rulestest.Is(t, "but by four", table.Plays(t, p, "cube b3; pass; pass; pass; pass").Rounds, 1)
	})
	t.Run("PIM-54 an action sets the count of passes back", func(t *testing.T) {
		q := table.Plays(t, p, "pass; pass; pass; cube b3; pass; pass; pass")
		rulestest.Is(t, "passes", q.Passes, 3)
		for _, begun := range []string{"pass; cube amiens.1", "pass; favor horses", "pass; move england"} {
			q := table.Plays(t, table.With(p, table.Cubes(table.Blue, "rest"), table.Tile(table.Blue, core.Horses)), begun)
			rulestest.Is(t, "who is still in the turn after "+begun, q.Turn, table.Blue)
			rulestest.Is(t, "passes at once after "+begun, see(q).Passes, 0)
		}
		rulestest.Is(t, "passes before the end of a round", table.Plays(t, almost, "pass; cube route").Passes, 0)
		rulestest.Is(t, "rounds", q.Rounds, 0)
		q = table.Plays(t, q, "pass")
		rulestest.Is(t, "rounds, begun with anybody", q.Rounds, 1)
		q = table.Plays(t, q, "next M05; draw M01 M02")
		rulestest.Is(t, "passes in a new round", q.Passes, 0)
		rulestest.Is(t, "three passes", table.Plays(t, q, "pass; pass; pass").Rounds, 1)
		rulestest.Is(t, "rounds, begun with blue", table.Plays(t, p, "cube b3; pass; pass; pass; pass").Rounds, 1)
	})
	t.Run("PIM-55 running out of cubes ends nothing", func(t *testing.T) {
		q := table.With(p, table.Supply(table.Red, 0), table.Supply(table.Blue, 0), table.Supply(table.Green, 0), table.Supply(table.Yellow, 0))
		rulestest.Is(t, "rounds", table.Plays(t, q, "move england; pass; pass; pass").Rounds, 0)
		rulestest.Is(t, "rounds after red's last cube", table.Plays(t, table.With(p, table.Supply(table.Red, 1)), "cube b3; pass; pass; pass").Rounds, 0)
		rulestest.Is(t, "blue out of cubes has a turn", table.Plays(t, q, "move england").Turn, table.Blue)
		rulestest.Is(t, "rounds with red out of cubes", table.Plays(t, table.With(p, table.Supply(table.Red, 0)), "move england; pass; pass; pass").Rounds, 0)
	})
	t.Run("PIM-56 spent point icons and sixty laps", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Pawn(table.Red, core.England), card(core.Calais, 4), table.Tile(table.Red, core.Carts)), "cube dover.1; point")
		rulestest.Is(t, "score", q.Score[table.Red], 1)
		rulestest.Is(t, "points by icons", q.Gained[core.FromIcons][table.Red], 1)
		q = table.Plays(t, q, "pass; pass; pass; favor carts; remove dover.1")
		q = table.Plays(t, q, "cube dover.1")
		rulestest.Is(t, "the icon is not offered again", q.Turn, table.Blue)
		free := table.With(q, table.Pawn(table.Blue, core.England), func(p *core.State) {
			p.Own[table.Red].Lift(table.At("dover.1"))
			p.Full.Lift(table.At("dover.1"))
		})
		rulestest.Is(t, "nor to another player", table.Plays(t, free, "cube dover.1").Turn, table.Green)
		rulestest.Is(t, "but the other one", table.Plays(t, table.With(q, table.Pawn(table.Blue, core.England)), "cube dover.2").Stage, core.StageIcon)
		fresh := table.Plays(t, q, "pass; pass; pass; pass; next M05; draw M01 M02")
		rulestest.Is(t, "spent in the next round", fresh.Spent, core.Spaces{})
		rulestest.Is(t, "lap of the next round", fresh.Turns, 0)
		for i, c := range core.FavorCards {
			rulestest.Holds(t, !slices.Contains(c[:], core.Point), "favour card %d gives a point", i+1)
		}
		// One that was left is not spent.
		q = table.Plays(t, table.With(p, table.Pawn(table.Red, core.England)), "cube dover.1; done")
		rulestest.Is(t, "spent", q.Spent, core.Spaces{})
		laps(t, p)
	})
	t.Run("PIM-57 a rest cube after the action", func(t *testing.T) {
		q := table.With(p, table.Cubes(table.Red, "rest", "rest"), table.Tile(table.Red, core.RestArea))
		q = table.Plays(t, q, "cube amiens.1")
		rulestest.Is(t, "icons come first", q.Stage, core.StageIcon)
		q = table.Plays(t, q, "done")
		rulestest.Is(t, "then rest", q.Stage, core.StageRest)
		done := table.Plays(t, q, "rested b3")
		rulestest.Is(t, "it left rest", done.Piles[core.RestArea][table.Red], 1)
		rulestest.Is(t, "and is placed", owner(done, "b3"), table.Red)
		rulestest.Is(t, "once a turn", done.Turn, table.Blue)
		rulestest.Is(t, "supply is not touched", done.Supply[table.Red], q.Supply[table.Red])
		rulestest.Is(t, "or not at all", table.Plays(t, q, "done").Turn, table.Blue)
		market := table.Plays(t, table.With(p, table.Cubes(table.Red, "rest"), table.Cubes(table.Blue, "market_to_austria")), "move to_austria; rested market_to_austria")
		rulestest.Is(t, "the owner of the Market cube answers", market.Stage, core.StageMarket)
		rulestest.Is(t, "when it has left rest", market.Piles[core.RestArea][table.Red], 0)
		conserved(t, market)
		two := table.Plays(t, table.With(p, table.Cubes(table.Red, "rest"), table.Tile(table.Red, core.Horses)), "favor horses; horse")
		rulestest.Is(t, "after both actions of a tile", two.Stage, core.StageFavor)
		rulestest.Is(t, "after both actions of a tile", table.Plays(t, two, "done").Stage, core.StageRest)
		// The tile of rest is checked when the cube leaves.
		q = table.Plays(t, table.With(p, table.Cubes(table.Red, "rest"), table.Cubes(table.Blue, "rest"), table.Tile(table.Red, core.RestArea)), "move england; rested first_player")
		rulestest.Is(t, "holder", holder(q, core.RestArea), table.Blue)
		// It has left before it pushes: for a moment green leads, and keeps the tile in the tie after.
		q = table.With(p, table.Pawn(table.Red, core.Paris), table.Cubes(table.Red, "rest", "rest", "rest"), table.Cubes(table.Green, "rest", "rest", "rest"), table.Cubes(table.Blue, "rest", "rest", "b7"), table.Tile(table.Red, core.RestArea))
		q = table.Plays(t, q, "cube first_player; rested b7")
		rulestest.Is(t, "by a push from the Inn", holder(q, core.RestArea), table.Green)
		rulestest.Is(t, "not another player's", table.Plays(t, table.With(p, table.Cubes(table.Blue, "rest")), "cube b3").Turn, table.Blue)
	})
	t.Run("PIM-58 not after a pass", func(t *testing.T) {
		rulestest.Is(t, "turn", table.Plays(t, table.With(p, table.Cubes(table.Red, "rest")), "pass").Turn, table.Blue)
		refused(t, table.With(p, table.Cubes(table.Red, "rest")), "rested b3")
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "rest"), table.Supply(table.Red, 0)), "move england")
		rulestest.Is(t, "with an empty supply, after a move", q.Stage, core.StageRest)
		q = table.With(p, table.Cubes(table.Red, "rest"), table.Tile(table.Red, core.Horses))
		rulestest.Is(t, "after one action of a tile", table.Plays(t, q, "favor horses; horse; done").Stage, core.StageRest)
		rulestest.Is(t, "after an icon that was left", table.Plays(t, q, "cube amiens.1; done").Stage, core.StageRest)
	})
	t.Run("PIM-59 red acts and places his rest cube in one turn", func(t *testing.T) {
		q := table.Plays(t, table.With(p, table.Cubes(table.Red, "rest")), "cube arras-reims-1; rested arras-reims-2")
		rulestest.Is(t, "both", owner(q, "arras-reims-1")+owner(q, "arras-reims-2"), 0)
		rulestest.Is(t, "supply", q.Supply[table.Red], 13)
		rulestest.Is(t, "turn", q.Turn, table.Blue)
		// Whatever the action was, and wherever the cube goes.
		q = table.With(p, table.Cubes(table.Red, "rest", "b4"), table.Tile(table.Red, core.Horses))
		refused(t, q, "rested arras-reims-2")
		for _, act := range []string{"cube arras-reims-1", "cube first_player", "cube carts", "move england", "favor horses; horse; route arras-reims-1", "favor horses; horse; done"} {
			acted := table.Plays(t, q, act)
			rulestest.Is(t, "still the turn after "+act, acted.Turn, table.Red)
			for _, to := range []string{"carts", "route"} {
				placed := table.Plays(t, acted, "rested "+to)
				rulestest.Is(t, "rest cubes after "+act, placed.Piles[core.RestArea][table.Red], 0)
				rulestest.Is(t, "supply after "+act, placed.Supply[table.Red], acted.Supply[table.Red])
				rulestest.Is(t, "turn after "+act, placed.Turn, table.Blue)
				conserved(t, placed)
			}
		}
	})
}

// laps walks to and fro, while yellow passes, until the round of four ends by itself after 60 laps.
func laps(t *testing.T, p *core.State) {
	t.Helper()
	q := table.Plays(t, p, "move england; cube b3")
	for n := 2; n < 60*4; n++ {
		rulestest.Must(t, q.Rounds == 0, "the round is over after %d turns", n)
		rulestest.Is(t, "lap", see(q).Lap, n/4+1)
		switch {
		case q.Seat == table.Yellow:
			q = table.Plays(t, q, "pass")
		case q.At[q.Seat] == core.England:
			q = table.Plays(t, q, "move france")
		default:
			q = table.Plays(t, q, "move england")
		}
	}
	rulestest.Must(t, q.Rounds == 1, "the round goes on")
	k := see(q).Completion
	rulestest.Is(t, "end", k.End, "lapped")
	rulestest.Is(t, "the last placer acts", k.Actor, table.Blue)
}
