package words

import (
	"fmt"
	"slices"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// Questions returns those of the set-up page.
func Questions() []rules.Option {
	length := rules.Ask("length", "Length", "Play all seven missions, or only the last four.",
		"whole", "Seven missions", "short", "Four missions")
	length.Scope = true
	return []rules.Option{
		length,
		rules.Ask("favors", "Favours", "Deal from all 20 favour cards, or use the six with a star for a first game.",
			"all", "All 20", "first", "First game"),
		rules.Ask("chauvelin", "Chauvelin", "Our own variant: each incomplete part of a mission brings Chauvelin nearer to the Pimpernel.",
			"off", "Off", "on", "On"),
		rules.Ask("direct", "Direct paths",
			"House rule: with no complete path, the Pimpernel must take one with the fewest spaces, and never visits a location twice.",
			"off", "Off", "on", "On"),
	}
}

// Levels returns the bots, from easy to strong.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Looks at one cube at a time, and sometimes picks the wrong one."},
		{Key: "steady", Title: "Steady", Line: "Plans its whole turn by what each cube will score, " +
			"and saves cubes for the mission spaces. It hardly ever loses to Easy."},
		{Key: "strong", Title: "Strong", Line: "Tries out its turns and the others' answers. " +
			"In a two-player game against Steady, it wins six times in seven."},
	}
}

// Endings returns the ways a game ends.
func Endings() []rules.Ending {
	return []rules.Ending{
		core.HighestScore: {Key: "score", Title: "Highest score"},
		core.LastMission:  {Key: "last", Title: "Tie, decided by the last mission", Rare: true},
		core.Shared:       {Key: "shared", Title: "Shared victory", Rare: true},
		core.Taken:        {Key: "taken", Title: "Chauvelin captures the Pimpernel", Rare: true}, // needs the variant
	}
}

// Outcome counts up the game.
func Outcome(c *core.State) rules.Outcome {
	if c.Stage != core.StageOver {
		return rules.Outcome{}
	}
	e, _, winners := c.Ending()
	return rules.Outcome{Ending: Endings()[e].Key, Winners: winners, Why: won(c, rules.Public), Scores: scores(c),
		Otherwise: byMission(c)}
}

// won says who has won and by which rule, to one reader.
func won(c *core.State, by rules.Seat) string {
	e, top, winners := c.Ending()
	if e == core.Taken {
		return "Chauvelin captures the Pimpernel for good, and nobody wins."
	}
	points := prose.Amount(int(c.Score[top[0]]), "point")
	if e == core.Shared {
		they := "they"
		if slices.Contains(winners, by) {
			they = "you"
		}
		return fmt.Sprintf("%s are tied on %s, and in the last mission too, so %s share the victory.", namesTo(winners, by), points, they)
	}
	wins := SeatName(winners[0]) + " wins"
	if winners[0] == by {
		wins = "You win"
	}
	if e == core.LastMission {
		return fmt.Sprintf("%s are tied on %s. %s with %s in the last mission.", namesTo(top, by), points, wins,
			prose.Amount(int(c.Points[winners[0]]), "point"))
	}
	return fmt.Sprintf("%s with %s.", wins, points)
}

var sourceNames = [core.Sources]string{"Point icons", "Cubes on mission spaces", "Supporters", "Resources", "Routes", "Locations",
	"Lost to Chauvelin"}

// scores returns the points by what they were for; the lines of a seat add up to its score.
func scores(c *core.State) (all []rules.Score) {
	for i, name := range sourceNames {
		if i != core.FromChauvelin || c.Board.Chauvelin {
			all = append(all, rules.Score{Label: name, Points: core.BySeat(c.Board, &c.Gained[i])})
		}
	}
	return all
}

// byMission returns the score split up by the missions.
func byMission(c *core.State) rules.Breakdown {
	r := rules.Breakdown{Title: "By mission"}
	for m := c.Board.FirstMission(); m <= c.Mission; m++ {
		label := fmt.Sprintf("Mission %d: %s", m, c.Goals[m])
		r.Lines = append(r.Lines, rules.Score{Label: label, Points: core.BySeat(c.Board, &c.By[m])})
	}
	return r
}
