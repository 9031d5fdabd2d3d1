package words

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// Questions are those of the set-up page.
func Questions() []rules.Option {
	return []rules.Option{
		rules.Ask("length", "Length", "Seven missions, or only the last four.",
			"whole", "Seven missions", "short", "Four missions"),
		rules.Ask("favors", "Favours", "Which favour cards take part: all twenty, or the six with a star for a first game.",
			"all", "All twenty", "first", "First game"),
		rules.Ask("chauvelin", "Chauvelin", "Our own variant: what a mission lacks sets the agent of the Republic on the trail.",
			"off", "Off", "on", "On the trail"),
	}
}

// Levels are the bots, from easy to strong.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Looks at one cube at a time, and now and then at the wrong one."},
		{Key: "steady", Title: "Steady", Line: "Plans its whole turn by what each cube will score, and keeps cubes for the mission spaces. Hardly ever loses to Easy."},
		{Key: "strong", Title: "Strong", Line: "Tries its turns out in its head, with what the others may answer; wins four games of five alone against Steady."},
	}
}

// Endings are the ways a game ends.
func Endings() []rules.Ending {
	return []rules.Ending{
		core.HighestScore: {Key: "score", Title: "The highest score"},
		core.LastMission:  {Key: "last", Title: "Tied, and the last mission decides", Rare: true},
		core.Shared:       {Key: "shared", Title: "A shared victory", Rare: true},
		core.Taken:        {Key: "taken", Title: "Chauvelin takes the Pimpernel", Rare: true}, // needs the variant
	}
}
