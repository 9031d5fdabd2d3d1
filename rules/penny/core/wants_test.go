package core_test

import (
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestWants: what a quest, a portal and a charge take is told one by one, and what is
// there is told as had; it agrees with when they are ready.
func TestWants(t *testing.T) {
	had := func(s penny.SlotView) (have, all int) {
		for _, w := range s.Wants {
			if all++; w.Have {
				have++
			}
		}
		return have, all
	}
	t.Run("PEN-131 what a quest takes, and what lies on it", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) { table.Rich(c, g, 0) })
		n := p.Game.Tuning.WalkKinds + p.Game.Tuning.WalkAny + p.Game.Tuning.WalkTrophies
		have, all := had(p.View().Hero(0).Quests[0])
		rulestest.Is(t, "a Walk in a Street that is full", [2]int{have, all}, [2]int{n, n})
		have, all = had(p.View().Hero(1).Quests[0])
		rulestest.Is(t, "an empty one", [2]int{have, all}, [2]int{0, n})

		q := &p.Players[0]
		for i := core.WalkSlot + 1; i < core.ChargeSlot; i++ {
			if q.Slot[i].Card == box.NoCard || p.Game.Of[q.Slot[i].Card].Quest == nil {
				continue
			}
			need := p.Game.Of[q.Slot[i].Card].Quest
			s := &q.Slot[i]
			s.Res, s.Trophies, s.Wounds, s.Healed, s.Ways = need.Needs, uint8(need.Trophies), uint8(need.Wounds), uint8(need.Healed),
				uint8(need.Ways)
			q.Tokens[box.Gold] = uint8(need.Gold)
			have, all = had(p.View().Slot(q, i))
			table.Holds(t, "a quest that has all of it", all > 0 && have == all)
			if s.Total() > 0 {
				for k := range s.Res {
					if s.Res[k] > 0 {
						s.Res[k]--
						break
					}
				}
				less, _ := had(p.View().Slot(q, i))
				rulestest.Is(t, "one resource less", less, have-1)
			}
		}
	})
	t.Run("PEN-36 a charge takes its maximum", func(t *testing.T) {
		p := table.Lay(t, box.Prologue, 2, nil)
		q := &p.Players[0]
		for k := range p.Game.Of {
			f := p.Game.Of[k]
			if f == nil || f.Charge == nil {
				continue
			}
			q.Slot[core.ChargeSlot] = core.Slot{Card: box.Card(k)}
			q.Slot[core.ChargeSlot].Res[0] = 1
			have, all := had(p.View().Slot(q, core.ChargeSlot))
			rulestest.Is(t, f.Name, [2]int{have, all}, [2]int{1, f.Charge.Max})
		}
	})
}
