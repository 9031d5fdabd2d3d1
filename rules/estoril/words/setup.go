package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Levels returns the strengths of the bots.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Sends strong characters where it sees good rewards, " +
			"uses abilities by rule of thumb and discards its cheapest characters."},
		{Key: "steady", Title: "Steady", Line: "Guesses the others' face-down tiles, " +
			"plays out the evening in its head and keeps an eye on the missions. It hardly ever loses to Easy."},
		{Key: "strong", Title: "Strong", Line: "Thinks ahead to the others' replies and to later rounds. " +
			"In a two-player game against Steady, it wins more than nine times in ten."},
	}
}

// Options returns the questions of the set-up page.
func Options() []rules.Option {
	missions := rules.Ask("missions", "Missions",
		"Secret: one mission is face up, and each pair of neighbours shares one that is face down. "+
			"With two players, all missions are face up.",
		"open", "Open", "secret", "Secret")
	missions.Idle = func(seats int) string {
		if seats == 2 {
			return "With two players, all missions are face up."
		}
		return ""
	}
	return []rules.Option{
		missions,
		rules.Ask("agenda", "Secret agenda", "Each player also gets a secret mission, "+
			"and scores 1 point for each thing it counts on recruits, in hand or discarded.",
			"off", "Off", "on", "On"),
		rules.Ask("scoring", "Mission points", "6 for first place only, or 6 for first place and 3 for second.",
			"classic", "6", "63", "6 and 3"),
	}
}

// ending is a way in which a game can end: its title, and the rule after the winners' names.
type ending struct {
	key, title, why string
	rare            bool
}

var byEnding = []ending{
	{core.EndPoints, "Most points", "has the most points: {n}", false},
	{core.EndMissions, "Equal points, more missions", "wins the tie on {points}, with more missions won", true},
	{core.EndHand, "Equal points and missions, more points in hand",
		"wins the tie on {points}, with more points in hand", true},
	{core.EndShared, "Shared victory", "share the victory on {points}, with equal missions and points in hand", true},
}

// Endings returns the ways in which a game can end.
func Endings() (all []rules.Ending) {
	for _, e := range byEnding {
		all = append(all, rules.Ending{Key: e.key, Title: e.title, Rare: e.rare})
	}
	return all
}

// won says who has won and by which rule, to one reader.
func won(r *core.FinalScore, by reader) string {
	who := by.names(r.Winners)
	i := slices.IndexFunc(byEnding, func(e ending) bool { return e.key == r.Ending })
	why := byEnding[i].why
	if len(who) == 1 && by.is(uint8(r.Winners[0])) {
		why = strings.NewReplacer("has ", "have ", "wins ", "win ").Replace(why)
	}
	n := r.Total[r.Winners[0]]
	why = strings.NewReplacer("{points}", prose.Amount(n, "point"), "{n}", strconv.Itoa(n)).Replace(why)
	return prose.Capital(fmt.Sprintf("%s %s.", prose.List(who), why))
}

// Outcome returns the final scoring, line by line (EST-128 to EST-142).
func Outcome(c *core.State) rules.Outcome {
	if c.Stage != core.StageOver {
		return rules.Outcome{}
	}
	r := c.Score()
	o := rules.Outcome{Ending: r.Ending, Winners: r.Winners}
	o.Why = won(&r, reader(rules.Public))
	line := func(label string, n [4]int) {
		o.Scores = append(o.Scores, rules.Score{Label: label, Points: append([]int(nil), n[:c.Seats]...)})
	}
	line("Discards", r.Discards)
	line("Characters in hand", r.Hand)
	for i, m := range c.Missions {
		if m < core.MissionKinds {
			line("Mission: "+title(m), r.Mission[i])
			o.Scores[len(o.Scores)-1].Had = c.Counts(m, &c.Owned)
		}
	}
	if c.Variants&core.Agendas != 0 {
		line("Agenda", r.Agenda)
	}
	return o
}
