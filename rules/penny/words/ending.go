package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

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
	o := rules.Outcome{Ending: c.Ending(), Why: why(v), Cast: cast(c), Rounds: int(c.Round)}
	switch {
	case c.Mode == box.Rush:
		o.Scores = teamScore(c, g)
	case Scored(g) && c.Won():
		o.Scores = Scores(c, g)
	case Scored(g): // only a win is scored; these are the scores as they would have been (PEN-114)
		o.Otherwise = rules.Breakdown{Title: "Scores if you had won", Lines: Scores(c, g)}
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

// why says how a game ended that is over.
func why(v core.View) string {
	c, g := v.State, v.Game
	switch c.Over {
	case core.EndClosed:
		if c.Seats == 1 {
			return fmt.Sprintf("Both portals are closed after %s.", prose.Amount(int(c.Round), "round"))
		}
		return fmt.Sprintf("All %d portals are closed after %s. The hero with the best score is the true hero.", c.Closed,
			prose.Amount(int(c.Round), "round"))
	case core.EndRobbed:
		return fmt.Sprintf("You beat Cerberus and emptied the Vault in round %d.", c.Round)
	case core.EndHeld:
		if c.HellCount() == 0 {
			return prose.Capital(prose.Spelled(g.LastSpace(), "round")) +
				" are over and no tile shows Hell. The hero with the best score is the true hero."
		}
		return prose.Capital(prose.Spelled(g.LastSpace(), "round")) + " are over and only " + hellTiles(c) +
			". The hero with the best score is the true hero."
	case core.EndRushed:
		return fmt.Sprintf("You beat all %d opponents by round %d of %d.", g.Tuning.Opponents, c.Round, g.Tuning.RushSpaces)
	case core.EndDead:
		if c.Seats == 1 {
			return "Your hero is dead after a fourth Gravely Wounded card."
		}
		return "All heroes are dead: each took a fourth Gravely Wounded card."
	}
	switch c.Mode {
	case box.Prologue:
		return fmt.Sprintf("The Hell track has run out and %s.", left(c.PortalsLeft()))
	case box.Heist:
		return fmt.Sprintf("The Hell token reached its last space in chapter %s.", [...]string{"", "I", "II", "III"}[c.Chapter])
	case box.Open:
		return "London is annexed: " + hellTiles(c) + "."
	}
	return fmt.Sprintf("The last round is over and you have beaten %d of %d opponents.", c.Beaten, g.Tuning.Opponents)
}

// hellTiles tells how many tiles show Hell.
func hellTiles(c *core.State) string {
	if c.HellCount() == 1 {
		return "1 of 6 tiles shows Hell"
	}
	return fmt.Sprintf("%d of 6 tiles show Hell", c.HellCount())
}

// left says how many portals are open.
func left(portals int) string {
	if portals == 1 {
		return "1 portal is still open"
	}
	return fmt.Sprintf("%d portals are still open", portals)
}

// Scored reports whether the points of heroes count at the end: a Heist counts none, and in a Boss Rush
// the team has a score of its own.
func Scored(g *core.Game) bool { return g.Mode == box.Prologue || g.Mode == box.Open }

// cast returns the hero of each seat, "" where none was chosen.
func cast(c *core.State) (names []string) {
	for h := range int8(c.Seats) {
		name := ""
		if who := c.Player(h).Who; who != box.NoHero {
			name = who.Name()
		}
		names = append(names, name)
	}
	return names
}

// Scores returns the lines of the final score.
func Scores(c *core.State, g *core.Game) []rules.Score {
	lines := []rules.Score{{Label: "Quests"}, {Label: "Portals closed"}, {Label: "Enemies of the Crown"}, {Label: "Mini-boss"},
		{Label: "Shop cards"}, {Label: "Events"}, {Label: "Wounds"}}
	if c.Mode == box.Open {
		lines[1].Label = "Tiles reclaimed"
	}
	for h := range int8(c.Seats) {
		points, had := inLines(c.Tally(g, h), c.Mode), inLines(c.TallyCounts(g, h), c.Mode)
		for i := range lines {
			lines[i].Points, lines[i].Had = append(lines[i].Points, points[i]), append(lines[i].Had, had[i])
		}
	}
	return lines
}

// inLines returns the parts of a tally in the order of the lines.
func inLines(t core.Tally, m box.Mode) [7]int {
	second := t.Portals
	if m == box.Open {
		second = t.Reclaimed
	}
	return [...]int{t.Quests, second, t.Enemies, t.Minis, t.Shop, t.Events, t.Wounds}
}

// teamScore returns the common score of a Boss Rush, the same for every seat.
func teamScore(c *core.State, g *core.Game) []rules.Score {
	grave, dead, spaces := 0, int(c.Seats)-c.Alive(), 0
	for h := range c.Seats {
		grave += int(c.Players[h].Grave)
	}
	if c.Won() {
		spaces = g.Tuning.RushSpaces - int(c.HellSpace)
	}
	all := func(n int) []int { return slices.Repeat([]int{n}, int(c.Seats)) }
	return []rules.Score{{Label: "Opponents beaten", Points: all(5 * int(c.Beaten)), Had: all(int(c.Beaten))},
		{Label: "Rounds to spare", Points: all(spaces)},
		{Label: "Gravely Wounded", Points: all(-grave), Had: all(grave)}, {Label: "Dead heroes", Points: all(-3 * dead), Had: all(dead)}}
}

// Endings returns the ways in which a game can end.
func Endings() []rules.Ending {
	return []rules.Ending{
		{Key: "closed", Title: "The portals are closed", Rare: true},
		{Key: "consumed", Title: "Hell takes London"},
		{Key: "robbed", Title: "The Bank is robbed", Rare: true},
		{Key: "overrun", Title: "The thieves were faster"},
		{Key: "held", Title: "London is held", Rare: true},
		{Key: "annexed", Title: "London is annexed"},
		{Key: "triumph", Title: "All opponents are beaten", Rare: true},
		{Key: "outrun", Title: "The Boss Rush is lost"},
		{Key: "dead", Title: "All heroes are dead", Rare: true},
	}
}

// GoalView is what is always in sight: what is needed to win, how far that is, and what the clock says.
type GoalView struct {
	Need       string // "Close 3 portals"
	Have, Want int
	Tally      string // what they count: "1 of 3 portals closed"
	Clock      string
	Left       int // rounds that are left at most, the present one included
}

// Goal returns it.
func Goal(v core.View) GoalView {
	c, g := v.State, v.Game
	last := g.LastSpace()
	round, left := max(int(c.Round), 1), last-int(c.HellSpace)
	if c.Advanced() { // the Hell token stands on the space of the next round already
		left++
	}
	x := GoalView{Left: left + 1, Clock: "Round " + ofMany(round, round+left) + "."}
	switch c.Mode {
	case box.Prologue:
		x.Have, x.Want = int(c.Closed), int(c.Closed)+c.PortalsLeft()
		if c.Seats == 1 { // chance has not taken one away yet while the hero is chosen
			x.Want = min(x.Want, 2)
		}
		x.Need = "Close " + prose.Amount(x.Want, "portal") + ": each needs " + PortalNeeds(g) + "."
		x.Tally = ofMany(x.Have, x.Want) + " portals closed"
	case box.Heist:
		heistGoal(v, &x)
	case box.Open:
		x.Have, x.Want = c.HellCount(), g.Tuning.HellTiles-1
		x.Need = fmt.Sprintf("At most %s may show Hell when the last round ends.", prose.Amount(x.Want, "tile"))
		if x.Want == 0 {
			x.Need = "No tile may show Hell when the last round ends."
		}
		switch x.Have {
		case 0:
			x.Tally = "no tile shows Hell"
		case 1:
			x.Tally = "1 tile shows Hell"
		default:
			x.Tally = strconv.Itoa(x.Have) + " tiles show Hell"
		}
	case box.Rush:
		x.Have, x.Want = int(c.Beaten), g.Tuning.Opponents
		x.Need = "Beat " + prose.Amount(x.Want, "opponent") + ", one after another."
		x.Tally = ofMany(x.Have, x.Want) + " opponents beaten"
	}
	return x
}

func heistGoal(v core.View, x *GoalView) {
	c, g := v.State, v.Game
	switch c.Chapter {
	case 1:
		x.Have, x.Want = int(c.HeroGold), g.Tuning.Goal
		x.Need = fmt.Sprintf("Chapter I: collect %d gold, then pay it at %s.", x.Want, inProse(g.Map.Locations[g.Scenario.Informer].Name))
		x.Tally = ofMany(x.Have, x.Want) + " gold collected"
	case 2:
		x.Have, x.Want = int(c.Closed), 2
		x.Need = fmt.Sprintf("Chapter II: close both portals by selling Shop cards there, for %d gold at each.", g.Tuning.PortalGold)
		x.Tally = ofMany(x.Have, x.Want) + " portals closed"
	default:
		x.Have, x.Want = g.Tuning.Heads-int(c.Heads), g.Tuning.Heads
		x.Need = "Chapter III: beat the heads of Cerberus, then rob the Vault."
		x.Tally = ofMany(x.Have, x.Want) + " heads beaten"
	}
	x.Clock = fmt.Sprintf("Hell track %s; thieves' gold %s.", ofMany(int(c.HellSpace), g.Scenario.Spaces),
		ofMany(int(c.ThiefGold), g.Tuning.Trigger))
	// PEN-161: the thieves fill up the rest by themselves, so it lasts so long at most.
	rest, each := (g.Scenario.Spaces-int(c.HellSpace))*g.Tuning.Trigger-int(c.ThiefGold), g.Tuning.Thieves
	x.Left = max(g.Tuning.ThievesRound-int(c.Round), 0) + (rest+each-1)/each
}

func ofMany(n, all int) string { return fmt.Sprintf("%d of %d", n, all) }

// Counters tell how far the counters of a quest are: "Trophies: 0 of 1".
func Counters(q *box.Quest, s *core.Slot) string {
	var all []string
	for _, k := range []struct {
		what string
		have uint8
		want int
	}{{"wounds taken", s.Wounds, q.Wounds}, {"wounds healed", s.Healed, q.Healed}, {"shortcuts used", s.Ways, q.Ways},
		{"trophies", s.Trophies, q.Trophies}} {
		if k.want > 0 {
			all = append(all, k.what+": "+ofMany(int(k.have), k.want))
		}
	}
	return prose.Capital(strings.Join(all, ", "))
}
