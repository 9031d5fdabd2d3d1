package words

import (
	"fmt"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Outcome tells how the game ended. In the Prologue and the Open World the best
// score wins (PEN-105, PEN-114); in the other modes all win together (PEN-158).
func Outcome(v core.View) rules.Outcome {
	c, g := v.State, v.Game
	if c.Over == core.NotOver {
		return rules.Outcome{}
	}
	o := rules.Outcome{Ending: c.Ending(), Why: why(v)}
	if c.Mode == box.Rush {
		o.Scores = teamScore(c, g)
	} else if c.Mode != box.Heist {
		o.Scores = Scores(c, g)
	}
	if !c.Won() {
		return o
	}
	for h := range int8(c.Seats) {
		if c.Mode == box.Heist || c.Mode == box.Rush || slices.Contains(c.Best(g), h) {
			o.Winners = append(o.Winners, rules.Seat(h))
		}
	}
	return o
}

func why(v core.View) string {
	c, g := v.State, v.Game
	switch c.Over {
	case core.EndClosed:
		if c.Seats == 1 {
			return fmt.Sprintf("Both portals are closed after %s.", prose.Count(int(c.Round), "round"))
		}
		return fmt.Sprintf("All %d portals are closed after %s; the best score is the true hero.", c.Closed, prose.Count(int(c.Round), "round"))
	case core.EndRobbed:
		return fmt.Sprintf("Cerberus is beaten and the Vault is empty, in round %d.", c.Round)
	case core.EndHeld:
		if c.HellCount() == 0 {
			return "Twelve rounds are over and no tile shows Hell; the best score is the true hero."
		}
		return fmt.Sprintf("Twelve rounds are over and only %s of six show Hell; the best score is the true hero.", prose.Count(c.HellCount(), "tile"))
	case core.EndRushed:
		return fmt.Sprintf("All %d opponents are beaten, in round %d of %d.", g.Tuning.Opponents, c.Round, g.Tuning.RushSpaces)
	case core.EndDead:
		return "Every hero has taken the fourth Gravely Wounded."
	case core.EndStuck:
		return fmt.Sprintf("Round %d is over and the Bank still stands.", c.Round)
	}
	switch c.Mode {
	case box.Prologue:
		return fmt.Sprintf("The hell token has burnt down to its last space and %s.", left(c.PortalsLeft()))
	case box.Heist:
		return fmt.Sprintf("The hell token has come to its fifth space in chapter %d.", c.Chapter)
	case box.Open:
		return fmt.Sprintf("%s of six show Hell, and that is an annexation.", prose.Capital(prose.Count(c.HellCount(), "tile")))
	}
	return fmt.Sprintf("The last round is over and %s of %d are beaten.", prose.Count(int(c.Beaten), "opponent"), g.Tuning.Opponents)
}

func left(portals int) string {
	if portals == 1 {
		return "one portal is still open"
	}
	return fmt.Sprintf("%d portals are still open", portals)
}

// Scores are the lines of the final reckoning.
func Scores(c *core.State, g *core.Game) []rules.Score {
	lines := []rules.Score{{Label: "Quests"}, {Label: "Portals closed"}, {Label: "Enemies of the Crown"}, {Label: "Mini-boss"}, {Label: "Shop cards"}, {Label: "Events"}, {Label: "Wounds"}}
	if c.Mode == box.Open {
		lines[1].Label = "Tiles reclaimed"
	}
	for h := range int8(c.Seats) {
		t := c.Tally(g, h)
		for i, n := range [...]int{t.Quests, t.Portals, t.Enemies, t.Minis, t.Shop, t.Events, t.Wounds} {
			if i == 1 && c.Mode == box.Open {
				n = t.Reclaimed
			}
			lines[i].Points = append(lines[i].Points, n)
		}
	}
	return lines
}

// teamScore is the common reckoning of a Boss Rush, the same for every seat.
func teamScore(c *core.State, g *core.Game) []rules.Score {
	grave, dead, spaces := 0, int(c.Seats)-c.Alive(), 0
	for h := range c.Seats {
		grave += int(c.Players[h].Grave)
	}
	if c.Won() {
		spaces = g.Tuning.RushSpaces - int(c.HellSpace)
	}
	all := func(n int) []int { return slices.Repeat([]int{n}, int(c.Seats)) }
	return []rules.Score{{Label: "Opponents beaten", Points: all(5 * int(c.Beaten))}, {Label: "Rounds to spare", Points: all(spaces)},
		{Label: "Gravely Wounded", Points: all(-grave)}, {Label: "Dead heroes", Points: all(-3 * dead)}}
}

// Levels are the bots, from easy to strong.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Follows a short script: goes where something is to be had, and hits what it can beat."},
		{Key: "steady", Title: "Steady", Line: "Tries out its whole turn, with what the villains may make of it, before each decision. Wins about half its games, Easy a third at most."},
		{Key: "strong", Title: "Strong", Line: "Tries whole turns out, place by place, and plays to win together: wins two games of three or more in the Prologue and the Heist and nine of ten in our own modes, where Steady wins about half."},
	}
}

// Questions are those of the set-up page.
func Questions() []rules.Option {
	return []rules.Option{rules.Ask("mode", "What is played", "Scenarios I and II of the book; Open World and Boss Rush are our own.",
		"prologue", "I: Prologue", "heist", "II: The Heist", "open", "Open World", "rush", "Boss Rush")}
}

// Endings are the ways in which a game can end.
func Endings() []rules.Ending {
	return []rules.Ending{
		{Key: "closed", Title: "The portals are closed", Rare: true},
		{Key: "consumed", Title: "Hell consumes the world"},
		{Key: "robbed", Title: "The Infernal Reserve is robbed", Rare: true},
		{Key: "overrun", Title: "The thieves and the fire were quicker"},
		{Key: "late", Title: "The night of the heist never comes", Rare: true},
		{Key: "held", Title: "London is held", Rare: true},
		{Key: "annexed", Title: "London is annexed"},
		{Key: "triumph", Title: "All of them are beaten", Rare: true},
		{Key: "outrun", Title: "The rush is lost"},
		{Key: "dead", Title: "All heroes are dead", Rare: true},
	}
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
func Goal(v core.View) GoalView {
	c, g := v.State, v.Game
	last := g.LastSpace()
	x := GoalView{Left: last - int(c.HellSpace) + 1, Clock: "Round " + ofMany(int(c.HellSpace), last) + "."}
	switch c.Mode {
	case box.Prologue:
		x.Have, x.Want = int(c.Closed), int(c.Closed)+c.PortalsLeft()
		x.Need = "Close " + prose.Count(x.Want, "portal") + ": each needs " + PortalNeeds(g) + "."
	case box.Heist:
		heistGoal(v, &x)
	case box.Open:
		x.Have, x.Want = c.HellCount(), g.Tuning.HellTiles-1
		x.Need = fmt.Sprintf("At most %s may show Hell when the last round is over.", prose.Count(x.Want, "tile"))
		if x.Want == 0 {
			x.Need = "No tile may show Hell when the last round is over."
		}
	case box.Rush:
		x.Have, x.Want = int(c.Beaten), g.Tuning.Opponents
		x.Need = "Beat " + prose.Count(x.Want, "opponent") + ", one after the other."
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
	x.Left = -1
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
