package penny

import (
	"testing"

	"intrigue/rules/penny/core/box"
)

// TestWants: what a quest, a portal and a charge take is told one by one, and what is
// there is told as had; it agrees with when they are ready.
func TestWants(t *testing.T) {
	had := func(s SlotView) (have, all int) {
		for _, w := range s.Wants {
			if all++; w.Have {
				have++
			}
		}
		return have, all
	}
	t.Run("PEN-131 what a quest takes, and what lies on it", func(t *testing.T) {
		p := table(t, box.Prologue, 2, func(c *core, g *game) { rich(c, g, 0) })
		n := p.game.lever.WalkKinds + p.game.lever.WalkAny + p.game.lever.WalkTrophies
		have, all := had(p.see().Hero(0).Quests[0])
		is(t, "a Walk in a Street that is full", [2]int{have, all}, [2]int{n, n})
		have, all = had(p.see().Hero(1).Quests[0])
		is(t, "an empty one", [2]int{have, all}, [2]int{0, n})

		q := &p.players[0]
		for i := walkSlot + 1; i < chargeSlot; i++ {
			if q.slot[i].card == box.NoCard || p.game.Of[q.slot[i].card].Quest == nil {
				continue
			}
			need := p.game.Of[q.slot[i].card].Quest
			s := &q.slot[i]
			s.res, s.trophies, s.wounds, s.healed, s.ways = need.Needs, uint8(need.Trophies), uint8(need.Wounds), uint8(need.Healed), uint8(need.Ways)
			q.tokens[box.Gold] = uint8(need.Gold)
			have, all = had(p.see().slot(q, i))
			holds(t, "a quest that has all of it", all > 0 && have == all)
			if s.total() > 0 {
				for k := range s.res {
					if s.res[k] > 0 {
						s.res[k]--
						break
					}
				}
				less, _ := had(p.see().slot(q, i))
				is(t, "one resource less", less, have-1)
			}
		}
	})
	t.Run("PEN-36 a charge takes its maximum", func(t *testing.T) {
		p := table(t, box.Prologue, 2, nil)
		q := &p.players[0]
		for k := range p.game.Of {
			f := p.game.Of[k]
			if f == nil || f.Charge == nil {
				continue
			}
			q.slot[chargeSlot] = slot{card: box.Card(k)}
			q.slot[chargeSlot].res[0] = 1
			have, all := had(p.see().slot(q, chargeSlot))
			is(t, f.Name, [2]int{have, all}, [2]int{1, f.Charge.Max})
		}
	})
}
