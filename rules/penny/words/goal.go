package words

import (
	"fmt"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// GoalView is the tally that is always in sight: what is needed to win, how far that
// is, and what the clock says.
type GoalView struct {
	Need       string // "Close 3 portals"
	Have, Want int
	Clock      string
	Left       int // rounds that are left, the present one included; -1 when nobody knows
}

// Goal is the tally.
func Goal(v core.View) GoalView {
	c, g := v.State, v.Game
	x := GoalView{Left: -1}
	switch c.Mode {
	case box.Prologue:
		x.Have, x.Want = int(c.Closed), int(c.Closed)+c.PortalsLeft()
		x.Need = "Close " + prose.Count(x.Want, "portal") + ": each needs " + PortalNeeds(g) + "."
		x.Left = g.Scenario.Spaces - int(c.HellSpace) + 1
		x.Clock = "Round " + ofMany(int(c.HellSpace), g.Scenario.Spaces) + "."
	case box.Heist:
		heistGoal(v, &x)
	case box.Open:
		x.Have, x.Want = c.HellCount(), g.Tuning.HellTiles-1
		x.Need = fmt.Sprintf("At most %s may show Hell when the last round is over.", prose.Count(x.Want, "tile"))
		if x.Want == 0 {
			x.Need = "No tile may show Hell when the last round is over."
		}
		x.Left = g.Scenario.Spaces - int(c.HellSpace) + 1
		x.Clock = "Round " + ofMany(int(c.HellSpace), g.Scenario.Spaces) + "."
	case box.Rush:
		x.Have, x.Want = int(c.Beaten), g.Tuning.Opponents
		x.Need = "Beat " + prose.Count(x.Want, "opponent") + ", one after the other."
		x.Left = g.Tuning.RushSpaces - int(c.HellSpace) + 1
		x.Clock = "Round " + ofMany(int(c.HellSpace), g.Tuning.RushSpaces) + "."
	}
	return x
}

func heistGoal(v core.View, x *GoalView) {
	c, g := v.State, v.Game
	switch c.Chapter {
	case 1:
		x.Have, x.Want = int(c.HeroGold), g.Tuning.Goal
		x.Need = fmt.Sprintf("Chapter I: bring %d gold together, then pay it at %s.", x.Want, g.Map.Locations[g.Scenario.Informer].Name)
	case 2:
		x.Have, x.Want = int(c.Closed), 2
		x.Need = fmt.Sprintf("Chapter II: close both portals by selling shop cards there for %d gold each.", g.Tuning.PortalGold)
	default:
		x.Have, x.Want = g.Tuning.Heads-int(c.Heads), g.Tuning.Heads
		x.Need = "Chapter III: take off the heads of Cerberus, then rob the Vault."
	}
	x.Clock = fmt.Sprintf("Hell %s; thieves %s.", ofMany(int(c.HellSpace), g.Scenario.Spaces), ofMany(int(c.ThiefGold), g.Tuning.Trigger))
	if n := g.Tuning.LastRound; n > 0 {
		x.Left = n - int(c.Round) + 1
	}
	if n := g.Tuning.Thieves; n > 0 { // PEN-161: so long at most
		rest := (g.Scenario.Spaces-int(c.HellSpace))*g.Tuning.Trigger - int(c.ThiefGold)
		x.Left = (rest + n - 1) / n
	}
}

func ofMany(n, all int) string { return fmt.Sprintf("%d of %d", n, all) }

// Counters tell how far the counters of a quest are.
func Counters(q *box.Quest, s *core.Slot) string {
	var all []string
	for _, k := range []struct {
		have uint8
		want int
		what string
	}{{s.Wounds, q.Wounds, "wounds taken"}, {s.Healed, q.Healed, "wounds healed"}, {s.Ways, q.Ways, "shortcuts used"}, {s.Trophies, q.Trophies, "trophies"}} {
		if k.want > 0 {
			all = append(all, ofMany(int(k.have), k.want)+" "+k.what)
		}
	}
	return prose.List(all)
}
