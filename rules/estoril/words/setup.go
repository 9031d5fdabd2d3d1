package words

import (
	"intrigue/rules"
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
	off, on := rules.Value{Key: "off", Label: "Off"}, rules.Value{Key: "on", Label: "On"}
	return []rules.Option{
		{
			Key: "missions", Label: "Missions", Default: "open",
			Line:   "Secret: one lies open, one between each two neighbours, who alone may look. For 3 or 4 players; two play with open ones.",
			Values: []rules.Value{{Key: "open", Label: "Open"}, {Key: "secret", Label: "Secret"}},
		},
		{
			Key: "agenda", Label: "Secret agenda", Default: "off",
			Line:   "Everybody also collects one symbol for himself: a point for each, discards included.",
			Values: []rules.Value{off, on},
		},
		{
			Key: "scoring", Label: "Points of a mission", Default: "classic",
			Line:   "6 for the first, or 6 for the first and 3 for the second.",
			Values: []rules.Value{{Key: "classic", Label: "6"}, {Key: "63", Label: "6 and 3"}},
		},
	}
}
