package core_test

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/pimpernel/words"
	"intrigue/rules/rulestest"
)

func TestChauvelin(t *testing.T) {
	t.Run("PIM-159 he is our own, and off at first", func(t *testing.T) {
		set, err := pimpernel.Game{}.About().Complete(rules.Setup{Seats: 2})
		rulestest.Is(t, "error", err, nil)
		rulestest.Is(t, "default", set.Options["chauvelin"], "off")
		i := slices.IndexFunc(pimpernel.Game{}.About().Options, func(o rules.Option) bool { return o.Key == "chauvelin" })
		line := fmt.Sprint(pimpernel.Game{}.About().Options[i])
		rulestest.Holds(t, strings.Contains(strings.ToLower(line), "our own"), "%s does not say that he is our own", line)
	})
	t.Run("CHV-1 where he begins", func(t *testing.T) {
		rulestest.Is(t, "at first", hunted(t).Chauvelin, core.HouseOfJustice)
		there := append(table.DealtMoves[:3:3], "missions M13 M10 M06 M05 M16")
		rulestest.Is(t, "with the Pimpernel there", table.Dealt(t, 2, rules.Options{"chauvelin": "on"}, there...).Chauvelin, core.LaVillette)
		near := append(table.DealtMoves[:3:3], "missions M13 M10 M06 M05 M17")
		rulestest.Is(t, "with the Pimpernel in the Temple Prison", table.Dealt(t, 2, rules.Options{"chauvelin": "on"}, near...).Chauvelin, core.HouseOfJustice)
		q := table.Plays(t, hunted(t, table.Cubes(table.Red, "supporter")), "*; next M10")
		rulestest.Is(t, "the tile covers the incomplete area", [2]uint8{q.Tiled[table.Red], q.Supply[table.Red]}, [2]uint8{1, 11})
	})
	t.Run("CHV-2 cubes linger on the tile for a round", func(t *testing.T) {
		q := hunted(t, table.Cubes(table.Red, "resources", "location"), table.Cubes(table.Blue, "supporters", "supporters", "supporters", "supporters", "boulogne-arras-1", "boulogne-arras-2"),
			func(p *core.State) { p.Next = [2]uint8{0, 1} })
		q = table.Plays(t, q, "*; next M01")
		rulestest.Is(t, "on the tile", q.Tiled[table.Red], 2)
		rulestest.Is(t, "in supply", q.Supply[table.Red], 10)
		for q.Stage == core.StageChase {
			q = table.Plays(t, q, offers(q, "")[0])
		}
		q = table.Plays(t, q, "draw M03 M04; cube location; *")
		for q.Stage != core.StageNext {
			q = table.Plays(t, q, offers(q, "")[0])
		}
		q = table.Plays(t, q, offers(q, "")[0])
		rulestest.Is(t, "the new one", q.Tiled[table.Red], 1)
		rulestest.Is(t, "points of red", q.Score[table.Red], 0)
		conserved(t, q)
		q = table.With(hunted(t), func(p *core.State) { p.Tiled[table.Red], p.Supply[table.Red] = 2, 10 })
		q = table.Plays(t, q, "*; next M10")
		rulestest.Is(t, "without new ones the tile is empty", q.Tiled, [core.MostSeats]uint8{})
		rulestest.Is(t, "supply", q.Supply[table.Red], 12)
	})
	t.Run("CHV-3 a leg for each short part", func(t *testing.T) {
		q := table.Plays(t, hunted(t), "*; next M10") // four short parts without a cube
		rulestest.Is(t, "legs", int(q.Travel)+legsGone(q), 4)
		q = table.Plays(t, hunted(t, table.Cubes(table.Red, "supporter", "resources")), "*; next M10")
		rulestest.Is(t, "two cubes and two empty spaces", int(q.Travel)+legsGone(q), 4)
		q = table.Plays(t, hunted(t, fill(table.Red, "location")), "cube location; next M10")
		rulestest.Is(t, "after five filled spaces", int(q.Travel)+legsGone(q), 4)
		q = table.Plays(t, hunted(t, number(6)), "*")
		rulestest.Is(t, "after mission 6", int(q.Travel)+legsGone(q), 4)
		q = table.Plays(t, hunted(t, table.Cubes(table.Red, "supporter", "route"), table.Cubes(table.Blue, "supporters", "supporters", "supporters", "supporters", "boulogne-arras-1", "boulogne-arras-2")), "*; next M10")
		rulestest.Is(t, "two parts are met", int(q.Travel)+legsGone(q), 2)
		q = hunted(t, number(7), func(p *core.State) { p.Cards, p.Goals[7] = [3]uint8{core.ViennaCard, 9, 12}, core.Vienna })
		q = table.Plays(t, q, "*")
		rulestest.Is(t, "not after the last mission", q.Chauvelin, core.HouseOfJustice)
		rulestest.Is(t, "captures", q.Caught, 0)
		rulestest.Is(t, "stage", q.Stage, core.StageOver)
	})
	t.Run("CHV-4 nearer by the fewest spaces, and who chooses", func(t *testing.T) {
		// From Reims to Boulogne: over Arras (4) or over Amiens (2+1+1 = 4): asked.
		q := table.Plays(t, hunted(t, stands(core.Reims), table.Cubes(table.Yellow, "supporter"), table.Cubes(table.Blue, "resources"), table.Cubes(table.Red, "location"), table.Cubes(table.Green, "supporters", "supporters", "supporters", "supporters"), table.Cubes(table.Green, direct...)), "*; next M10")
		rulestest.Is(t, "stage", q.Stage, core.StageChase)
		rulestest.Is(t, "the first short cube's owner chooses", q.Seat, table.Blue)
		rulestest.Same(t, "legs", offers(q, ""), "chase amiens", "chase arras")
		first := table.Plays(t, hunted(t, stands(core.Reims), table.Cubes(table.Yellow, "supporter"), table.Cubes(table.Blue, "resources")), "*; next M10")
		rulestest.Is(t, "of a supporter space too", first.Seat, table.Yellow)
		last := table.Plays(t, hunted(t, stands(core.Reims), table.Cubes(table.Orange, "location")), "pass; cube calais-boulogne-1; *; next M10")
		rulestest.Is(t, "of a location space too", last.Seat, table.Orange)
		q = table.Plays(t, q, "chase amiens")
		rulestest.Is(t, "and goes on", q.Chauvelin, core.Abbeville)
		q = table.Plays(t, hunted(t, stands(core.Richmond), table.Mission(core.Arras, 8, 5)), "*; next M10")
		rulestest.Same(t, "legs to Amiens", offers(q, ""), "chase brighton", "chase london")
		q = table.Plays(t, hunted(t, stands(core.Richmond), table.Mission(core.Dover, 1, 5)), "*; next M10")
		rulestest.Is(t, "the only way, to London, is not asked for", q.Caught, 1)
		q = table.Plays(t, hunted(t, stands(core.Reims)), "pass; cube calais-boulogne-1; *; next M10")
		rulestest.Is(t, "without a cube the last placer", q.Seat, table.Blue)
		q = table.Plays(t, hunted(t, stands(core.Reims), table.Cubes(table.Yellow, "first_player")), "pass; cube calais-boulogne-1; *; next M10")
		rulestest.Is(t, "not the new first player", q.Seat, table.Blue)
		// From Brighton to Arras: over Dover, then over Calais or Boulogne, or over Dieppe.
		q = table.Plays(t, hunted(t, stands(core.Brighton), table.Mission(core.Boulogne, 9, 5)), "*; next M10")
		rulestest.Same(t, "legs to Arras", offers(q, ""), "chase dieppe", "chase dover")
		rulestest.Same(t, "then", offers(table.Plays(t, q, "chase dover"), ""), "chase boulogne", "chase calais")
	})
	t.Run("CHV-5 a capture", func(t *testing.T) {
		// He stands in Abbeville, one leg from Boulogne; red and blue have cubes on the tile, the
		// supporters are short by red's cube.
		q := hunted(t, stands(core.Abbeville), table.Cubes(table.Red, "supporter"), func(p *core.State) {
			p.Tiled[table.Red], p.Tiled[table.Blue] = 1, 2
			p.Supply[table.Red]--
			p.Supply[table.Blue] -= 2
			p.Score[table.Red], p.Score[table.Blue] = 10, 3
		})
		q = table.Plays(t, q, "*; next M10")
		rulestest.Is(t, "captures", q.Caught, 1)
		rulestest.Is(t, "in this completion", see(q).Completion.Captures, 1)
		rulestest.Is(t, "red loses for the one cube that came onto it", q.Score[table.Red], 8)
		rulestest.Is(t, "blue's went back before", q.Score[table.Blue], 3)
		rulestest.Is(t, "the line of red's loss", q.Gained[core.FromChauvelin][table.Red], -2)
		rulestest.Is(t, "the tile is empty", q.Tiled, [core.MostSeats]uint8{})
		rulestest.Is(t, "he goes home", q.Chauvelin, core.HouseOfJustice)
		rulestest.Is(t, "the rest of his way lapses", q.Travel, 0)
		conserved(t, q)
		// The Pimpernel comes to him: the cubes of the round before count.
		q = hunted(t, stands(core.Boulogne), func(p *core.State) {
			p.Tiled[table.Red], p.Tiled[table.Blue] = 1, 2
			p.Supply[table.Red]--
			p.Supply[table.Blue] -= 2
			p.Score[table.Red], p.Score[table.Blue] = 10, 3
		})
		q = table.Plays(t, q, "*; next M10")
		rulestest.Is(t, "captures", q.Caught, 1)
		rulestest.Is(t, "red", q.Score[table.Red], 8)
		rulestest.Is(t, "blue, never below 0", q.Score[table.Blue], 0)
		rulestest.Is(t, "he does not set out again", q.Chauvelin, core.HouseOfJustice)
		conserved(t, q)
		q = table.Plays(t, hunted(t, stands(core.Boulogne), table.Cubes(table.Red, "supporter"), func(p *core.State) { p.Score[table.Red] = 10 }), "*; next M10")
		rulestest.Is(t, "the cube that comes now costs nothing", q.Score[table.Red], 10)
		rulestest.Is(t, "and lies there", q.Tiled[table.Red], 1)
		q = table.Plays(t, hunted(t, func(p *core.State) { p.Caught = 1 }), "*; next M10")
		rulestest.Is(t, "he sets out in the mission after a capture", int(q.Travel)+legsGone(q), 4)
		// The Pimpernel comes to La Villette, where he waits, and his home is a few legs away.
		q = hunted(t, stands(core.LaVillette), table.Mission(core.LaVillette, 15, 5))
		rulestest.Is(t, "one capture", table.Plays(t, q, "*; next M10").Caught, 1)
		q = table.Plays(t, hunted(t, func(p *core.State) { p.CaughtNow = 1 }), "*")
		rulestest.Is(t, "captures of the completion before", see(q).Completion.Captures, 0)
		// Home is La Villette when the Pimpernel is in the House of Justice.
		q = hunted(t, stands(core.LaVillette), table.Mission(core.TemplePrison, 16, 15), table.Cubes(table.Red, "supporter"))
		q = table.Plays(t, q, "*; next M10")
		rulestest.Is(t, "captures in the House of Justice", q.Caught, 1)
		rulestest.Is(t, "home", q.Chauvelin, core.LaVillette)
	})
	t.Run("CHV-6 the third capture ends the game", func(t *testing.T) {
		q := hunted(t, stands(core.Abbeville), func(p *core.State) { p.Caught, p.Score[table.Red] = 2, 40 })
		q = table.Plays(t, q, "*; next M10")
		ended(t, q, "taken", "Chauvelin captures the Pimpernel for good, and nobody wins.")
		rulestest.Is(t, "a line for each source", len(words.Outcome(q).Scores), 7)
		// The Pimpernel comes to him, and Chauvelin does not set out again.
		q = table.Plays(t, hunted(t, stands(core.Boulogne), func(p *core.State) { p.Caught = 2 }), "*; next M10")
		rulestest.Is(t, "stage", q.Stage, core.StageOver)
		rulestest.Is(t, "at home", q.Chauvelin, core.HouseOfJustice)
		q = table.Plays(t, hunted(t, stands(core.Boulogne), table.Cubes(table.Red, "supporter"), func(p *core.State) { p.Caught = 2 }), "*; next M10")
		rulestest.Is(t, "nothing more comes onto the tile", q.Tiled, [core.MostSeats]uint8{})
		conserved(t, q)
		q = table.Plays(t, hunted(t, stands(core.Abbeville), func(p *core.State) { p.Caught = 1 }), "*; next M10")
		rulestest.Is(t, "not the second", q.Stage, core.StageDraw)
	})
	t.Run("CHV-7 cubes on the tile are on the board", func(t *testing.T) {
		q := table.Plays(t, hunted(t, table.Cubes(table.Red, "supporter")), "*; next M10")
		rulestest.Is(t, "tile", q.Tiled[table.Red], 1)
		conserved(t, q)
		q = table.Plays(t, hunted(t, stands(core.Reims), table.Cubes(table.Red, "supporter")), "*; next M10")
		rulestest.Is(t, "stage", q.Stage, core.StageChase)
		conserved(t, q)
	})
	t.Run("CHV-8 two captures end the shorter game", func(t *testing.T) {
		q := table.Lay(t, 5, rules.Options{"chauvelin": "on", "length": "short"})
		q = table.With(q, table.Mission(core.Arras, 6, 5), stands(core.Abbeville), func(p *core.State) { p.Next = [2]uint8{9, 12} })
		first := table.Plays(t, q, "*; next M10")
		rulestest.Is(t, "captures", first.Caught, 1)
		rulestest.Is(t, "the first one ends nothing", first.Stage, core.StageDraw)
		q = table.Plays(t, table.With(q, func(p *core.State) { p.Caught = 1 }), "*; next M10")
		rulestest.Is(t, "ending", words.Outcome(q).Ending, "taken")
	})
}

// legsGone counts the legs that Chauvelin has gone from the House of Justice, while he
// has caught nobody.
func legsGone(q *core.State) int {
	n := 0
	for l := q.Chauvelin; l != core.HouseOfJustice; n++ {
		for on := core.Shortest(l, core.HouseOfJustice); on != 0; on &= on - 1 {
			next := core.Location(bits.TrailingZeros32(on))
			l = next
			break
		}
	}
	return n
}
