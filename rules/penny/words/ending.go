package words

import (
	"fmt"

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
	if c.Mode == box.Prologue || c.Mode == box.Open {
		for _, h := range c.Best(g) {
			o.Winners = append(o.Winners, rules.Seat(h))
		}
		return o
	}
	for h := range c.Seats {
		o.Winners = append(o.Winners, rules.Seat(h))
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
	lines := []struct {
		label string
		of    func(core.Tally) int
	}{
		{"Quests", func(t core.Tally) int { return t.Quests }},
		{"Portals closed", func(t core.Tally) int { return t.Portals }},
		{"Tiles reclaimed", func(t core.Tally) int { return t.Reclaimed }},
		{"Enemies of the Crown", func(t core.Tally) int { return t.Enemies }},
		{"Mini-boss", func(t core.Tally) int { return t.Minis }},
		{"Shop cards", func(t core.Tally) int { return t.Shop }},
		{"Events", func(t core.Tally) int { return t.Events }},
		{"Wounds", func(t core.Tally) int { return t.Wounds }},
	}
	var out []rules.Score
	for _, l := range lines {
		if c.Mode != box.Open && l.label == "Tiles reclaimed" || c.Mode == box.Open && l.label == "Portals closed" {
			continue
		}
		s := rules.Score{Label: l.label}
		for h := range int8(c.Seats) {
			s.Points = append(s.Points, l.of(c.Tally(g, h)))
		}
		out = append(out, s)
	}
	return out
}

// teamScore is the common reckoning of a Boss Rush, the same for every seat.
func teamScore(c *core.State, g *core.Game) []rules.Score {
	grave, dead, spaces := 0, 0, 0
	for h := range c.Seats {
		grave += int(c.Players[h].Grave)
		if c.Players[h].Dead {
			dead++
		}
	}
	if c.Won() {
		spaces = g.Tuning.RushSpaces - int(c.HellSpace)
	}
	lines := []struct {
		label string
		n     int
	}{{"Opponents beaten", 5 * int(c.Beaten)}, {"Rounds to spare", spaces}, {"Gravely Wounded", -grave}, {"Dead heroes", -3 * dead}}
	var out []rules.Score
	add := func(label string, n int) {
		s := rules.Score{Label: label}
		for range c.Seats {
			s.Points = append(s.Points, n)
		}
		out = append(out, s)
	}
	for _, l := range lines {
		add(l.label, l.n)
	}
	return out
}
