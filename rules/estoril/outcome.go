package estoril

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// ending is a way in which a game can end: its title, and the rule that decides it after
// the names of those who win by it.
type ending struct {
	key, title, why string
	rare            bool
}

var byEnding = []ending{
	{endPoints, "Most points", "has the most victory points", false},
	{endMissions, "Equal points, more missions", "has accomplished more missions, the points being equal", true},
	{endHand, "Equal points and missions, better people in hand", "has more points on the characters in hand, points and missions being equal", true},
	{endShared, "Shared victory", "share the victory: points, missions and characters in hand are equal", true},
}

// endings are the ways in which a game can end.
func endings() (all []rules.Ending) {
	for _, e := range byEnding {
		all = append(all, rules.Ending{Key: e.key, Title: e.title, Rare: e.rare})
	}
	return all
}

// outcome is the final scoring, line by line (EST-128 to EST-142).
func outcome(c *State) rules.Outcome {
	if c.Stage != StageOver {
		return rules.Outcome{}
	}
	r := c.reckon()
	o := rules.Outcome{Ending: r.ending}
	var who []string
	for _, s := range r.winners {
		o.Winners = append(o.Winners, rules.Seat(s))
		who = append(who, names[s])
	}
	for _, e := range byEnding {
		if e.key == r.ending {
			o.Why = fmt.Sprintf("%s %s (%d).", prose.List(who), e.why, r.total[r.winners[0]])
		}
	}
	line := func(label string, n [4]int) {
		o.Scores = append(o.Scores, rules.Score{Label: label, Points: append([]int(nil), n[:c.Seats]...)})
	}
	line("Discarded tiles", r.discards)
	line("Characters in hand", r.hand)
	for i, m := range c.Missions {
		if m < missionKinds {
			line("Mission: "+title(m), r.mission[i])
			o.Scores[len(o.Scores)-1].Had = c.Counts(m, &c.Owned)
		}
	}
	if c.Variants&Agendas != 0 {
		line("Secret agenda", r.agenda)
	}
	return o
}
