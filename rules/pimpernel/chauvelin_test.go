package pimpernel

import (
	"testing"

	"intrigue/rules"
)

// hunted is the mission of the examples with Chauvelin, who stands in the House of Justice.
func hunted(t *testing.T, change ...func(*Position)) *Position {
	q := set(stage(t, 5, rules.Options{"chauvelin": "on"}), mission(Arras, 6, 5), func(p *Position) { p.next = [2]uint8{9, 12} })
	return set(q, change...)
}

func stands(l Location) func(*Position) { return func(p *Position) { p.chauvelin = l } }

func TestChauvelin(t *testing.T) {
	t.Run("PIM-159 he is our own, and off at first", func(t *testing.T) {
		is(t, "default", stage(t, 2, nil).board.options["chauvelin"], "off")
	})
	t.Run("CHV-1 where he begins", func(t *testing.T) {
		is(t, "at first", hunted(t).chauvelin, HouseOfJustice)
		there := append(dealtMoves[:3:3], "missions M13 M10 M06 M05 M16")
		is(t, "with the Pimpernel there", dealt(t, 2, rules.Options{"chauvelin": "on"}, there...).chauvelin, LaVillette)
	})
	t.Run("CHV-2 cubes linger on the tile for a round", func(t *testing.T) {
		q := hunted(t, cube(red, "resources", "location"), cube(blue, "supporters", "supporters", "supporters", "supporters", "boulogne-arras-1", "boulogne-arras-2"),
			func(p *Position) { p.next = [2]uint8{0, 1} })
		q = plays(t, q, "*; next M01")
		is(t, "on the tile", q.tiled[red], 2)
		is(t, "in supply", q.supply[red], 10)
		for q.stage == StageChase {
			q = plays(t, q, offers(q, "")[0])
		}
		q = plays(t, q, "draw M03 M04; cube location; *")
		for q.stage != StageNext {
			q = plays(t, q, offers(q, "")[0])
		}
		q = plays(t, q, offers(q, "")[0])
		is(t, "the new one", q.tiled[red], 1)
		conserved(t, q)
	})
	t.Run("CHV-3 a leg for each short part", func(t *testing.T) {
		q := plays(t, hunted(t), "*; next M10") // four short parts without a cube
		is(t, "legs", int(q.travel)+legsGone(q), 4)
		q = plays(t, hunted(t, cube(red, "supporter", "route"), cube(blue, "supporters", "supporters", "supporters", "supporters", "boulogne-arras-1", "boulogne-arras-2")), "*; next M10")
		is(t, "two parts are met", int(q.travel)+legsGone(q), 2)
		q = hunted(t, number(7), func(p *Position) { p.cards, p.goals[7] = [3]uint8{vienna, 9, 12}, Vienna })
		q = plays(t, q, "*")
		is(t, "not after the last mission", q.chauvelin, HouseOfJustice)
		is(t, "stage", q.stage, StageOver)
	})
	t.Run("CHV-4 nearer by the fewest spaces, and who chooses", func(t *testing.T) {
		// From Reims to Boulogne: over Arras (4) or over Amiens (2+1+1 = 4): asked.
		q := plays(t, hunted(t, stands(Reims), cube(yellow, "supporter"), cube(blue, "resources"), cube(red, "location"), cube(green, "supporters", "supporters", "supporters", "supporters"), cube(green, direct...)), "*; next M10")
		is(t, "stage", q.stage, StageChase)
		is(t, "the first short cube's owner chooses", q.seat, blue)
		same(t, "legs", offers(q, ""), "chase amiens", "chase arras")
		q = plays(t, q, "chase amiens")
		is(t, "and goes on", q.chauvelin, Abbeville)
		q = plays(t, hunted(t, stands(Richmond), mission(Arras, 8, 5)), "*; next M10")
		same(t, "legs to Amiens", offers(q, ""), "chase brighton", "chase london")
		q = plays(t, hunted(t, stands(Richmond), mission(Dover, 1, 5)), "*; next M10")
		is(t, "the only way, to London, is not asked for", q.caught, 1)
		q = plays(t, hunted(t, stands(Reims)), "pass; cube calais-boulogne-1; *; next M10")
		is(t, "without a cube the last placer", q.seat, blue)
	})
	t.Run("CHV-5 a capture", func(t *testing.T) {
		// He stands in Abbeville, one leg from Boulogne; red and blue have cubes on the tile, the
		// supporters are short by red's cube.
		q := hunted(t, stands(Abbeville), cube(red, "supporter"), func(p *Position) {
			p.tiled[red], p.tiled[blue] = 1, 2
			p.supply[red]--
			p.supply[blue] -= 2
			p.score[red], p.score[blue] = 10, 3
		})
		q = plays(t, q, "*; next M10")
		is(t, "captures", q.caught, 1)
		is(t, "in this completion", q.View(0).Completion.Captures, 1)
		is(t, "red loses for the one cube that came onto it", q.score[red], 8)
		is(t, "blue's went back before", q.score[blue], 3)
		is(t, "the tile is empty", q.tiled, [mostSeats]uint8{})
		is(t, "he goes home", q.chauvelin, HouseOfJustice)
		is(t, "the rest of his way lapses", q.travel, 0)
		conserved(t, q)
		// The Pimpernel comes to him: the cubes of the round before count.
		q = hunted(t, stands(Boulogne), func(p *Position) {
			p.tiled[red], p.tiled[blue] = 1, 2
			p.supply[red]--
			p.supply[blue] -= 2
			p.score[red], p.score[blue] = 10, 3
		})
		q = plays(t, q, "*; next M10")
		is(t, "captures", q.caught, 1)
		is(t, "red", q.score[red], 8)
		is(t, "blue, never below 0", q.score[blue], 0)
		conserved(t, q)
		q = plays(t, hunted(t, func(p *Position) { p.caughtNow = 1 }), "*")
		is(t, "captures of the completion before", q.View(0).Completion.Captures, 0)
		// Home is La Villette when the Pimpernel is in the House of Justice.
		q = hunted(t, stands(LaVillette), mission(TemplePrison, 16, 15), cube(red, "supporter"))
		q = plays(t, q, "*; next M10")
		is(t, "home", lair(q.sir), LaVillette)
	})
	t.Run("CHV-6 the third capture ends the game", func(t *testing.T) {
		q := hunted(t, stands(Abbeville), func(p *Position) { p.caught = 2 })
		q = plays(t, q, "*; next M10")
		ended(t, q, "taken", "Chauvelin has caught the Scarlet Pimpernel for the last time, and nobody wins.")
		is(t, "a line for each source", len(q.Outcome().Scores), 7)
		// The Pimpernel comes to him, and Chauvelin does not set out again.
		q = plays(t, hunted(t, stands(Boulogne), func(p *Position) { p.caught = 2 }), "*; next M10")
		is(t, "stage", q.stage, StageOver)
		is(t, "at home", q.chauvelin, HouseOfJustice)
		q = plays(t, hunted(t, stands(Abbeville), func(p *Position) { p.caught = 1 }), "*; next M10")
		is(t, "not the second", q.stage, StageDraw)
	})
	t.Run("CHV-7 cubes on the tile are on the board", func(t *testing.T) {
		q := plays(t, hunted(t, cube(red, "supporter")), "*; next M10")
		is(t, "tile", q.tiled[red], 1)
		conserved(t, q)
	})
	t.Run("CHV-8 two captures end the shorter game", func(t *testing.T) {
		q := stage(t, 5, rules.Options{"chauvelin": "on", "length": "short"})
		q = set(q, mission(Arras, 6, 5), stands(Abbeville), func(p *Position) { p.next, p.caught = [2]uint8{9, 12}, 1 })
		q = plays(t, q, "*; next M10")
		is(t, "ending", q.Outcome().Ending, "taken")
	})
}

// legsGone counts the legs that Chauvelin has gone from the House of Justice, while he
// has caught nobody.
func legsGone(q *Position) int {
	n := 0
	for l := q.chauvelin; l != HouseOfJustice; n++ {
		for _, next := range neighbours(shortest(l, HouseOfJustice)) {
			l = next
			break
		}
	}
	return n
}
