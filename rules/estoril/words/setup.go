package words

import "intrigue/rules"

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
