package penny

import (
	"fmt"

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

// goal is the tally.
func (v known) goal() GoalView {
	c, g := v.core, v.game
	x := GoalView{Left: -1}
	switch c.mode {
	case box.Prologue:
		x.Have, x.Want = int(c.closed), int(c.closed)+c.portalsLeft()
		x.Need = "Close " + prose.Count(x.Want, "portal") + ": each needs " + g.portalNeeds() + "."
		x.Left = g.mode.Spaces - int(c.space) + 1
		x.Clock = "Round " + ofMany(int(c.space), g.mode.Spaces) + "."
	case box.Heist:
		v.heistGoal(&x)
	case box.Open:
		x.Have, x.Want = c.hellCount(), g.lever.HellTiles-1
		x.Need = fmt.Sprintf("At most %s may show Hell when the last round is over.", prose.Count(x.Want, "tile"))
		if x.Want == 0 {
			x.Need = "No tile may show Hell when the last round is over."
		}
		x.Left = g.mode.Spaces - int(c.space) + 1
		x.Clock = "Round " + ofMany(int(c.space), g.mode.Spaces) + "."
	case box.Rush:
		x.Have, x.Want = int(c.beaten), g.lever.Opponents
		x.Need = "Beat " + prose.Count(x.Want, "opponent") + ", one after the other."
		x.Left = g.lever.RushSpaces - int(c.space) + 1
		x.Clock = "Round " + ofMany(int(c.space), g.lever.RushSpaces) + "."
	}
	return x
}

func (v known) heistGoal(x *GoalView) {
	c, g := v.core, v.game
	switch c.chapter {
	case 1:
		x.Have, x.Want = int(c.heroGold), g.lever.Goal
		x.Need = fmt.Sprintf("Chapter I: bring %d gold together, then pay it at %s.", x.Want, g.Map.Locations[g.mode.Informer].Name)
	case 2:
		x.Have, x.Want = int(c.closed), 2
		x.Need = fmt.Sprintf("Chapter II: close both portals by selling shop cards there for %d gold each.", g.lever.PortalGold)
	default:
		x.Have, x.Want = g.lever.Heads-int(c.heads), g.lever.Heads
		x.Need = "Chapter III: take off the heads of Cerberus, then rob the Vault."
	}
	x.Clock = fmt.Sprintf("Hell %s; thieves %s.", ofMany(int(c.space), g.mode.Spaces), ofMany(int(c.thiefGold), g.lever.Trigger))
	if n := g.lever.LastRound; n > 0 {
		x.Left = n - int(c.round) + 1
	}
	if n := g.lever.Thieves; n > 0 { // PEN-161: so long at most
		rest := (g.mode.Spaces-int(c.space))*g.lever.Trigger - int(c.thiefGold)
		x.Left = (rest + n - 1) / n
	}
}

func ofMany(n, all int) string { return fmt.Sprintf("%d of %d", n, all) }

// counters tell how far the counters of a quest are.
func counters(q *box.Quest, s *slot) string {
	var all []string
	for _, k := range []struct {
		have uint8
		want int
		what string
	}{{s.wounds, q.Wounds, "wounds taken"}, {s.healed, q.Healed, "wounds healed"}, {s.ways, q.Ways, "shortcuts used"}, {s.trophies, q.Trophies, "trophies"}} {
		if k.want > 0 {
			all = append(all, ofMany(int(k.have), k.want)+" "+k.what)
		}
	}
	return prose.List(all)
}
