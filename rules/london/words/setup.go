package words

import (
	"fmt"

	"intrigue/rules"
)

// Levels returns the strengths of the bots.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Each pawn hunts on its own, and Mr X runs from the nearest one. Both are a little careless."},
		{Key: "steady", Title: "Steady",
			Line: "The pawns close in together on every possible station, and Mr X keeps them guessing. " +
				"Beats Easy in 19 games out of 20."},
		{Key: "strong", Title: "Strong",
			Line: "Plays out at least 50,000 games in its head before each move, in 0.1 to 0.2 seconds. " +
				"Beats Steady in 19 games out of 20."},
		{Key: "master", Title: "Master",
			Line: "Uses your whole computer and thinks for up to a second as Mr X, or a fifth of a second for each pawn. " +
				"The faster your computer, the better it plays."},
	}
}

// Options returns the questions of the set-up page.
func Options() []rules.Option {
	return []rules.Option{
		rules.Ask("numbers", "Numbers on the map", "The two editions number five stations differently. Their lines are the same.",
			"mb", "Milton Bradley 1985", "rb", "Ravensburger 1983"),
		rules.Ask("notebook", "Detectives' notebook", "Marks the stations where Mr X could be, worked out from what everyone knows.",
			"on", "On", "off", "Off"),
		rules.Ask("surfacing", "Voluntary surfacing",
			"Mr X may surface after other rides too. Each time, he takes a ticket from each pawn.",
			"off", "Off", "on", "On"),
		rules.Ask("cutoff", "Cut-off", "Mr X cannot ride past a pawn by bus or underground.",
			"off", "Off", "on", "On"),
	}
}

// SeatNames returns the roles of all seats.
func SeatNames(seats int) []string {
	names := make([]string, seats)
	for s := range names {
		names[s] = SeatName(rules.Seat(s))
	}
	return names
}

// SeatName returns the role of a seat.
func SeatName(s rules.Seat) string {
	switch {
	case s == rules.Luck:
		return "Luck"
	case s < 0:
		return "the public"
	case s == 0:
		return "Mr X"
	}
	return fmt.Sprintf("Detective %d", s)
}

// Sides returns Mr X, who sees whatever the detectives see, and the detectives, who
// confer and see the same (LON-48).
func Sides(seats int) []rules.Side {
	hunt := rules.Side{Name: "the detectives"}
	for s := 1; s < seats; s++ {
		hunt.Seats = append(hunt.Seats, rules.Seat(s))
	}
	return []rules.Side{{Name: "Mr X", Seats: []rules.Seat{0}, Wide: true}, hunt}
}
