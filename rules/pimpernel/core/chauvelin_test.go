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
	. "intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/pimpernel/words"
	"intrigue/rules/rulestest"
)

func TestChauvelinHuntsThePimpernel(t *testing.T) {
	t.Run("PIM-159 he is our own, and off at first", func(t *testing.T) {
		set, err := pimpernel.Game{}.About().Complete(rules.Setup{Seats: 2})
		is(t, "error", err, nil)
		is(t, "default", set.Options["chauvelin"], "off")
		i := slices.IndexFunc(pimpernel.Game{}.About().Options, func(o rules.Option) bool { return o.Key == "chauvelin" })
		line := fmt.Sprint(pimpernel.Game{}.About().Options[i])
		rulestest.Holds(t, strings.Contains(strings.ToLower(line), "our own"), "%s does not say that he is our own", line)
	})
	t.Run("CHV-1 where he begins", func(t *testing.T) {
		is(t, "at first", hunted(t).Chauvelin, core.HouseOfJustice)
		there := append(DealtMoves[:3:3], "missions M13 M10 M06 M05 M16")
		is(t, "with the Pimpernel there", Dealt(t, 2, rules.Options{"chauvelin": "on"}, there...).Chauvelin, core.LaVillette)
		near := append(DealtMoves[:3:3], "missions M13 M10 M06 M05 M17")
		is(t, "with the Pimpernel in the Temple Prison", Dealt(t, 2, rules.Options{"chauvelin": "on"}, near...).Chauvelin,
			core.HouseOfJustice)
		q := Plays(t, hunted(t, Cubes(Red, "supporter")), "*; next M10")
		is(t, "the tile covers the incomplete area", [2]uint8{q.Tiled[Red], q.Supply[Red]}, [2]uint8{1, 11})
	})
	t.Run("CHV-2 cubes linger on the tile for a round", func(t *testing.T) {
		q := hunted(t, Cubes(Red, "resources", "location"),
			Cubes(Blue, "supporters", "supporters", "supporters", "supporters", "boulogne-arras-1", "boulogne-arras-2"),
			func(p *core.State) { p.Next = [2]uint8{0, 1} })
		q = Plays(t, q, "*; next M01")
		is(t, "on the tile", q.Tiled[Red], 2)
		is(t, "in supply", q.Supply[Red], 10)
		for q.Stage == core.StageChase {
			q = Plays(t, q, offers(q, "")[0])
		}
		q = Plays(t, q, "draw M03 M04; cube location; *")
		for q.Stage != core.StageNext {
			q = Plays(t, q, offers(q, "")[0])
		}
		q = Plays(t, q, offers(q, "")[0])
		is(t, "the new one", q.Tiled[Red], 1)
		is(t, "points of red", q.Score[Red], 0)
		conserved(t, q)
		q = With(hunted(t), func(p *core.State) { p.Tiled[Red], p.Supply[Red] = 2, 10 })
		q = Plays(t, q, "*; next M10")
		is(t, "without new ones the tile is empty", q.Tiled, [core.MostSeats]uint8{})
		is(t, "supply", q.Supply[Red], 12)
	})
	t.Run("CHV-3 a leg for each short part", func(t *testing.T) {
		q := Plays(t, hunted(t), "*; next M10") // four short parts without a cube
		is(t, "legs", int(q.Travel)+legsGone(q), 4)
		q = Plays(t, hunted(t, Cubes(Red, "supporter", "resources")), "*; next M10")
		is(t, "two cubes and two empty spaces", int(q.Travel)+legsGone(q), 4)
		q = Plays(t, hunted(t, fill(Red, "location")), "cube location; next M10")
		is(t, "after five filled spaces", int(q.Travel)+legsGone(q), 4)
		q = Plays(t, hunted(t, number(6)), "*")
		is(t, "after mission 6", int(q.Travel)+legsGone(q), 4)
		q = Plays(t, hunted(t, Cubes(Red, "supporter", "route"),
			Cubes(Blue, "supporters", "supporters", "supporters", "supporters", "boulogne-arras-1", "boulogne-arras-2")), "*; next M10")
		is(t, "two parts are met", int(q.Travel)+legsGone(q), 2)
		q = hunted(t, number(7), func(p *core.State) { p.Cards, p.Goals[7] = [3]uint8{core.ViennaCard, 9, 12}, core.Vienna })
		q = Plays(t, q, "*")
		is(t, "not after the last mission", q.Chauvelin, core.HouseOfJustice)
		is(t, "captures", q.Caught, 0)
		is(t, "stage", q.Stage, core.StageOver)
	})
	t.Run("CHV-4 nearer by the fewest spaces, and who chooses", func(t *testing.T) {
		// From Reims to Boulogne: over Arras (4) or over Amiens (2+1+1 = 4): asked.
		q := Plays(t, hunted(t, stands(core.Reims), Cubes(Yellow, "supporter"), Cubes(Blue, "resources"), Cubes(Red, "location"),
			Cubes(Green, "supporters", "supporters", "supporters", "supporters"), Cubes(Green, direct...)), "*; next M10")
		is(t, "stage", q.Stage, core.StageChase)
		is(t, "the first short cube's owner chooses", q.Seat, Blue)
		rulestest.Same(t, "legs", offers(q, ""), "chase amiens", "chase arras")
		first := Plays(t, hunted(t, stands(core.Reims), Cubes(Yellow, "supporter"), Cubes(Blue, "resources")), "*; next M10")
		is(t, "of a supporter space too", first.Seat, Yellow)
		last := Plays(t, hunted(t, stands(core.Reims), Cubes(Orange, "location")), "pass; cube calais-boulogne-1; *; next M10")
		is(t, "of a location space too", last.Seat, Orange)
		q = Plays(t, q, "chase amiens")
		is(t, "and goes on", q.Chauvelin, core.Abbeville)
		q = Plays(t, hunted(t, stands(core.Richmond), Mission(core.Arras, 8, 5)), "*; next M10")
		rulestest.Same(t, "legs to Amiens", offers(q, ""), "chase brighton", "chase london")
		q = Plays(t, hunted(t, stands(core.Richmond), Mission(core.Dover, 1, 5)), "*; next M10")
		is(t, "the only way, to London, is not asked for", q.Caught, 1)
		q = Plays(t, hunted(t, stands(core.Reims)), "pass; cube calais-boulogne-1; *; next M10")
		is(t, "without a cube the last placer", q.Seat, Blue)
		q = Plays(t, hunted(t, stands(core.Reims), Cubes(Yellow, "first_player")), "pass; cube calais-boulogne-1; *; next M10")
		is(t, "not the new first player", q.Seat, Blue)
		// From Brighton to Arras: over Dover, then over Calais or Boulogne, or over Dieppe.
		q = Plays(t, hunted(t, stands(core.Brighton), Mission(core.Boulogne, 9, 5)), "*; next M10")
		rulestest.Same(t, "legs to Arras", offers(q, ""), "chase dieppe", "chase dover")
		rulestest.Same(t, "then", offers(Plays(t, q, "chase dover"), ""), "chase boulogne", "chase calais")
	})
}

func TestChauvelinCapturesThePimpernel(t *testing.T) {
	t.Run("CHV-5 a capture", func(t *testing.T) {
		// He stands in Abbeville, one leg from Boulogne; red and blue have cubes on the tile, the
		// supporters are short by red's cube.
		q := hunted(t, stands(core.Abbeville), Cubes(Red, "supporter"), func(p *core.State) {
			p.Tiled[Red], p.Tiled[Blue] = 1, 2
			p.Supply[Red]--
			p.Supply[Blue] -= 2
			p.Score[Red], p.Score[Blue] = 10, 3
		})
		q = Plays(t, q, "*; next M10")
		is(t, "captures", q.Caught, 1)
		is(t, "in this completion", see(q).Completion.Captures, 1)
		is(t, "red loses for the one cube that came onto it", q.Score[Red], 8)
		is(t, "blue's went back before", q.Score[Blue], 3)
		is(t, "the line of red's loss", q.Gained[core.FromChauvelin][Red], -2)
		is(t, "the tile is empty", q.Tiled, [core.MostSeats]uint8{})
		is(t, "he goes home", q.Chauvelin, core.HouseOfJustice)
		is(t, "the rest of his way lapses", q.Travel, 0)
		conserved(t, q)
		// The Pimpernel comes to him: the cubes of the round before count.
		q = hunted(t, stands(core.Boulogne), func(p *core.State) {
			p.Tiled[Red], p.Tiled[Blue] = 1, 2
			p.Supply[Red]--
			p.Supply[Blue] -= 2
			p.Score[Red], p.Score[Blue] = 10, 3
		})
		q = Plays(t, q, "*; next M10")
		is(t, "captures", q.Caught, 1)
		is(t, "red", q.Score[Red], 8)
		is(t, "blue, never below 0", q.Score[Blue], 0)
		is(t, "he does not set out again", q.Chauvelin, core.HouseOfJustice)
		conserved(t, q)
		q = Plays(t, hunted(t, stands(core.Boulogne), Cubes(Red, "supporter"), func(p *core.State) { p.Score[Red] = 10 }), "*; next M10")
		is(t, "the cube that comes now costs nothing", q.Score[Red], 10)
		is(t, "and lies there", q.Tiled[Red], 1)
		q = Plays(t, hunted(t, func(p *core.State) { p.Caught = 1 }), "*; next M10")
		is(t, "he sets out in the mission after a capture", int(q.Travel)+legsGone(q), 4)
		// The Pimpernel comes to La Villette, where he waits, and his home is a few legs away.
		q = hunted(t, stands(core.LaVillette), Mission(core.LaVillette, 15, 5))
		is(t, "one capture", Plays(t, q, "*; next M10").Caught, 1)
		q = Plays(t, hunted(t, func(p *core.State) { p.CaughtNow = 1 }), "*")
		is(t, "captures of the completion before", see(q).Completion.Captures, 0)
		// Home is La Villette when the Pimpernel is in the House of Justice.
		q = hunted(t, stands(core.LaVillette), Mission(core.TemplePrison, 16, 15), Cubes(Red, "supporter"))
		q = Plays(t, q, "*; next M10")
		is(t, "captures in the House of Justice", q.Caught, 1)
		is(t, "home", q.Chauvelin, core.LaVillette)
	})
	t.Run("CHV-6 the third capture ends the game", func(t *testing.T) {
		q := hunted(t, stands(core.Abbeville), func(p *core.State) { p.Caught, p.Score[Red] = 2, 40 })
		q = Plays(t, q, "*; next M10")
		ended(t, q, "taken", "Chauvelin captures the Pimpernel for good, and nobody wins.")
		is(t, "a line for each source", len(words.Outcome(q).Scores), 7)
		// The Pimpernel comes to him, and Chauvelin does not set out again.
		q = Plays(t, hunted(t, stands(core.Boulogne), func(p *core.State) { p.Caught = 2 }), "*; next M10")
		is(t, "stage", q.Stage, core.StageOver)
		is(t, "at home", q.Chauvelin, core.HouseOfJustice)
		q = Plays(t, hunted(t, stands(core.Boulogne), Cubes(Red, "supporter"), func(p *core.State) { p.Caught = 2 }), "*; next M10")
		is(t, "nothing more comes onto the tile", q.Tiled, [core.MostSeats]uint8{})
		conserved(t, q)
		q = Plays(t, hunted(t, stands(core.Abbeville), func(p *core.State) { p.Caught = 1 }), "*; next M10")
		is(t, "not the second", q.Stage, core.StageDraw)
	})
	t.Run("CHV-7 cubes on the tile are on the board", func(t *testing.T) {
		q := Plays(t, hunted(t, Cubes(Red, "supporter")), "*; next M10")
		is(t, "tile", q.Tiled[Red], 1)
		conserved(t, q)
		q = Plays(t, hunted(t, stands(core.Reims), Cubes(Red, "supporter")), "*; next M10")
		is(t, "stage", q.Stage, core.StageChase)
		conserved(t, q)
	})
	t.Run("CHV-8 two captures end the shorter game", func(t *testing.T) {
		q := Lay(t, 5, rules.Options{"chauvelin": "on", "length": "short"})
		q = With(q, Mission(core.Arras, 6, 5), stands(core.Abbeville), func(p *core.State) { p.Next = [2]uint8{9, 12} })
		first := Plays(t, q, "*; next M10")
		is(t, "captures", first.Caught, 1)
		is(t, "the first one ends nothing", first.Stage, core.StageDraw)
		q = Plays(t, With(q, func(p *core.State) { p.Caught = 1 }), "*; next M10")
		is(t, "ending", words.Outcome(q).Ending, "taken")
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
