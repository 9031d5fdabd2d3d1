package penny

import (
	"fmt"

	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// HellView is the hell track.
type HellView struct {
	Space, Spaces int
	Red           []int
	MiniAt        int // the space on which the mini-boss steps off the track; 0: none
	MiniWaits     bool
}

// Hell is the track as it stands.
func (v View) Hell() HellView {
	g, c := v.game, &v.core
	x := HellView{Space: int(c.space), Spaces: g.mode.Spaces, Red: g.mode.Red, MiniAt: g.mode.MiniSpace}
	if c.mode == box.Rush {
		x.Spaces = g.lever.RushSpaces
	}
	x.MiniWaits = x.MiniAt > 0 && !c.miniGone && c.villainAt[box.MiniBoss] == box.NoPlace
	return x
}

// CounterView is the gold on the counter cards of the Heist.
type CounterView struct{ Heroes, Goal, Thieves, Trigger int }

// Counters are the two cards; ok is false in other modes.
func (v View) Counters() (x CounterView, ok bool) {
	c, g := &v.core, v.game
	return CounterView{int(c.heroGold), g.lever.Goal, int(c.thiefGold), g.lever.Trigger}, c.mode == box.Heist
}

// RushView is how far a Boss Rush is.
type RushView struct {
	Line   []CardView // the opponents that are known: those beaten, and the present one
	Beaten int
	Of     int
	Pause  int // rounds until the next one comes; 0 while one is there
}

// Rush is the line of opponents; ok is false in other modes.
func (v View) Rush() (x RushView, ok bool) {
	c, g := &v.core, v.game
	x = RushView{Beaten: int(c.beaten), Of: g.lever.Opponents, Pause: int(c.pause)}
	for i := range x.Of {
		if i < len(c.line) && c.line[i] != box.NoCard {
			x.Line = append(x.Line, v.Card(c.line[i]))
		}
	}
	if c.villainAt[box.MiniBoss] != box.NoPlace {
		x.Pause = 0
	}
	return x, c.mode == box.Rush
}

// GoalView is the tally that is always in sight: what is needed to win, how far that
// is, and what the clock says.
type GoalView struct {
	Need       string // "Close 3 portals"
	Have, Want int
	Clock      string
	Left       int // rounds that are left, the present one included; -1 when nobody knows
}

// Goal is the tally.
func (v View) Goal() GoalView {
	c, g := &v.core, v.game
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

func (v View) heistGoal(x *GoalView) {
	c, g := &v.core, v.game
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
