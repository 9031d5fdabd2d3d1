package penny

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// outcome tells how the game ended. In the Prologue and the Open World the best
// score wins (PEN-105, PEN-114); in the other modes all win together (PEN-158).
func (v known) outcome() rules.Outcome {
	c, g := v.core, v.game
	if c.over == notOver {
		return rules.Outcome{}
	}
	o := rules.Outcome{Ending: c.ending(), Why: v.why()}
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

func (v known) why() string {
	c, g := v.core, v.game
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

func left(portals int) string {
	if portals == 1 {
		return "one portal is still open"
	}
	return fmt.Sprintf("%d portals are still open", portals)
}

// scores are the lines of the final reckoning.
func (c *core) scores(g *game) []rules.Score {
	lines := []struct {
		label string
		of    func(tally) int
	}{
		{"Quests", func(t tally) int { return t.quests }},
		{"Portals closed", func(t tally) int { return t.portals }},
		{"Tiles reclaimed", func(t tally) int { return t.reclaimed }},
		{"Enemies of the Crown", func(t tally) int { return t.enemies }},
		{"Mini-boss", func(t tally) int { return t.minis }},
		{"Shop cards", func(t tally) int { return t.shop }},
		{"Events", func(t tally) int { return t.events }},
		{"Wounds", func(t tally) int { return t.wounds }},
	}
	var out []rules.Score
	for _, l := range lines {
		if c.mode != box.Open && l.label == "Tiles reclaimed" || c.mode == box.Open && l.label == "Portals closed" {
			continue
		}
		s := rules.Score{Label: l.label}
		for h := range int8(c.seats) {
			s.Points = append(s.Points, l.of(c.tally(g, h)))
		}
		out = append(out, s)
	}
	return out
}

// teamScore is the common reckoning of a Boss Rush, the same for every seat.
func (c *core) teamScore(g *game) []rules.Score {
	grave, dead, spaces := 0, 0, 0
	for h := range c.seats {
		grave += int(c.players[h].grave)
		if c.players[h].dead {
			dead++
		}
	}
	if c.won() {
		spaces = g.lever.RushSpaces - int(c.space)
	}
	lines := []struct {
		label string
		n     int
	}{{"Opponents beaten", 5 * int(c.beaten)}, {"Rounds to spare", spaces}, {"Gravely Wounded", -grave}, {"Dead heroes", -3 * dead}}
	var out []rules.Score
	add := func(label string, n int) {
		s := rules.Score{Label: label}
		for range c.seats {
			s.Points = append(s.Points, n)
		}
		out = append(out, s)
	}
	for _, l := range lines {
		add(l.label, l.n)
	}
	return out
}
