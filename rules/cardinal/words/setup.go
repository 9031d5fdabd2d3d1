package words

import "intrigue/rules"

// Options returns the questions of the set-up page.
func Options() []rules.Option {
	return []rules.Option{
		rules.Ask("tunnel", "Surprise from the tunnel", "Sets which castle guards a musketeer can surprise from the tunnel.",
			"any", "Guards of any suit", "own", "Only guards of his own suit"),
		rules.Ask("supply", "Supply", "Sets whether you can take door guards into your supply during the game.",
			"open", "Can grow", "closed", "Never grows"),
	}
}

// Levels returns those of the bots.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "careful", Title: "Careful", Line: "Looks one slide ahead, scores what it can and never gets a musketeer killed."},
		{Key: "solver", Title: "Solver", Line: "Looks for a perfect game from every position, and usually finds one."},
	}
}
