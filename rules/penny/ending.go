package penny

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

func endings() []rules.Ending {
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

// ending is the key of how the game ended, which depends on its mode.
func (c *core) ending() string {
	switch c.over {
	case endClosed:
		return "closed"
	case endRobbed:
		return "robbed"
	case endHeld:
		return "held"
	case endRushed:
		return "triumph"
	case endDead:
		return "dead"
	case endStuck:
		return "late"
	case endHell:
		return map[box.Mode]string{box.Prologue: "consumed", box.Heist: "overrun", box.Open: "annexed", box.Rush: "outrun"}[c.mode]
	}
	return ""
}

// won reports whether the heroes have won.
func (c *core) won() bool {
	switch c.over {
	case endClosed, endRobbed, endHeld, endRushed:
		return true
	}
	return false
}

// Outcome tells how the game ended. In the Prologue and the Open World the best
// score wins (PEN-105, PEN-114); in the other modes all win together (PEN-158).
func (p *position) Outcome() rules.Outcome {
	c, g := &p.core, p.game
	if c.over == notOver {
		return rules.Outcome{}
	}
	o := rules.Outcome{Ending: c.ending(), Why: c.why(g)}
	if c.mode == box.Rush {
		o.Scores = c.teamScore(g)
	} else if c.mode != box.Heist {
		o.Scores = c.scores(g)
	}
	if !c.won() {
		return o
	}
	if c.mode == box.Prologue || c.mode == box.Open {
		for _, h := range c.best(g) {
			o.Winners = append(o.Winners, rules.Seat(h))
		}
		return o
	}
	for h := range c.seats {
		o.Winners = append(o.Winners, rules.Seat(h))
	}
	return o
}

func (c *core) why(g *game) string {
	switch c.over {
	case endClosed:
		if c.seats == 1 {
			return fmt.Sprintf("Both portals are closed after %s.", prose.Count(int(c.round), "round"))
		}
		return fmt.Sprintf("All %d portals are closed after %s; the best score is the true hero.", c.closed, prose.Count(int(c.round), "round"))
	case endRobbed:
		return fmt.Sprintf("Cerberus is beaten and the Vault is empty, in round %d.", c.round)
	case endHeld:
		if c.hellCount() == 0 {
			return "Twelve rounds are over and no tile shows Hell; the best score is the true hero."
		}
		return fmt.Sprintf("Twelve rounds are over and only %s of six show Hell; the best score is the true hero.", prose.Count(c.hellCount(), "tile"))
	case endRushed:
		return fmt.Sprintf("All %d opponents are beaten, in round %d of %d.", g.lever.Opponents, c.round, g.lever.RushSpaces)
	case endDead:
		return "Every hero has taken the fourth Gravely Wounded."
	case endStuck:
		return fmt.Sprintf("Round %d is over and the Bank still stands.", c.round)
	}
	switch c.mode {
	case box.Prologue:
		return fmt.Sprintf("The hell token has burnt down to its last space and %s.", left(c.portalsLeft()))
	case box.Heist:
		return fmt.Sprintf("The hell token has come to its fifth space in chapter %d.", c.chapter)
	case box.Open:
		return fmt.Sprintf("%s of six show Hell, and that is an annexation.", prose.Capital(prose.Count(c.hellCount(), "tile")))
	}
	return fmt.Sprintf("The last round is over and %s of %d are beaten.", prose.Count(int(c.beaten), "opponent"), g.lever.Opponents)
}

func (c *core) portalsLeft() int {
	n := 0
	for b := c.portals; b != 0; b &= b - 1 {
		n++
	}
	return n
}

func left(portals int) string {
	if portals == 1 {
		return "one portal is still open"
	}
	return fmt.Sprintf("%d portals are still open", portals)
}
