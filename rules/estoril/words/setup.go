package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Levels are the strengths of the bots.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Sends strong people where a good reward lies open, uses abilities by rule of thumb and lets the cheapest go."},
		{Key: "steady", Title: "Steady", Line: "Thinks of what the others may have put face down, plays the evening out in its head and keeps an eye on the missions. Hardly ever loses to Easy."},
		{Key: "strong", Title: "Strong", Line: "Foresees the others' answers and what later rounds bring; wins nearly nine games of ten alone against Steady."},
	}
}

// Options are the questions of the set-up page.
func Options() []rules.Option {
	return []rules.Option{
		rules.Ask("missions", "Missions", "Secret: one lies open, one between each two neighbours, who alone may look. For 3 or 4 players; two play with open ones.",
			"open", "Open", "secret", "Secret"),
		rules.Ask("agenda", "Secret agenda", "Everybody also collects one symbol for himself: a point for each, discards included.",
			"off", "Off", "on", "On"),
		rules.Ask("scoring", "Points of a mission", "6 for the first, or 6 for the first and 3 for the second.",
			"classic", "6", "63", "6 and 3"),
	}
}

// ending is a way in which a game can end: its title, and the rule after the winners' names.
type ending struct {
	key, title, why string
	rare            bool
}

var byEnding = []ending{
	{core.EndPoints, "Most points", "has the most victory points", false},
	{core.EndMissions, "Equal points, more missions", "has accomplished more missions, the points being equal", true},
	{core.EndHand, "Equal points and missions, better people in hand", "has more points on the characters in hand, points and missions being equal", true},
	{core.EndShared, "Shared victory", "share the victory: points, missions and characters in hand are equal", true},
}

// Endings are the ways in which a game can end.
func Endings() (all []rules.Ending) {
	for _, e := range byEnding {
		all = append(all, rules.Ending{Key: e.key, Title: e.title, Rare: e.rare})
	}
	return all
}

// Outcome is the final scoring, line by line (EST-128 to EST-142).
func Outcome(c *core.State) rules.Outcome {
	if c.Stage != core.StageOver {
		return rules.Outcome{}
	}
	r := c.Reckon()
	o := rules.Outcome{Ending: r.Ending, Winners: r.Winners}
	var who []string
	for _, s := range r.Winners {
		who = append(who, core.SeatNames[s])
	}
	for _, e := range byEnding {
		if e.key == r.Ending {
			o.Why = fmt.Sprintf("%s %s (%d).", prose.List(who), e.why, r.Total[r.Winners[0]])
		}
	}
	line := func(label string, n [4]int) {
		o.Scores = append(o.Scores, rules.Score{Label: label, Points: append([]int(nil), n[:c.Seats]...)})
	}
	line("Discarded tiles", r.Discards)
	line("Characters in hand", r.Hand)
	for i, m := range c.Missions {
		if m < core.MissionKinds {
			line("Mission: "+title(m), r.Mission[i])
			o.Scores[len(o.Scores)-1].Had = c.Counts(m, &c.Owned)
		}
	}
	if c.Variants&core.Agendas != 0 {
		line("Secret agenda", r.Agenda)
	}
	return o
}
