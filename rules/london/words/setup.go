package words

import (
	"fmt"

	"intrigue/rules"
)

// Levels are the strengths of the bots.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Each pawn follows its nose, and Mr X runs from the nearest one. Both are a little careless."},
		{Key: "steady", Title: "Steady", Line: "The pawns close in together on all places where Mr X can be; he keeps them guessing. Beats easy in nineteen games of twenty."},
		{Key: "strong", Title: "Strong", Line: "Plays a thousand games and more out in its head before each move. Beats steady in nine games of ten."},
		{Key: "master", Title: "Master", Line: "Plays games out in its head on all the cores of the computer, a second for each ride of Mr X and a fifth of one for each pawn. Beats strong in about three games of four."},
	}
}

// Options are the questions of the set-up page.
func Options() []rules.Option {
	return []rules.Option{
		rules.Ask("numbers", "Numbers on the map", "Two editions number five stations differently; the lines are the same.",
			"mb", "Milton Bradley 1985", "rb", "Ravensburger 1983"),
		rules.Ask("notebook", "Detectives' notebook", "Shades the stations where Mr X can still be, worked out from open facts only.",
			"on", "Kept", "off", "Not kept"),
		rules.Ask("surfacing", "Voluntary surfacing", "Mr X may show himself at other times too and takes a ticket from every pawn for it.",
			"off", "Off", "on", "On"),
		rules.Ask("cutoff", "Cut-off", "Mr X cannot ride a bus or an underground line past a pawn.",
			"off", "Off", "on", "On"),
	}
}

// SeatNames are the roles of all seats.
func SeatNames(seats int) []string {
	names := make([]string, seats)
	for s := range names {
		names[s] = SeatName(rules.Seat(s))
	}
	return names
}

// SeatName is the role of a seat.
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

// Sides are Mr X, who sees whatever the detectives see, and the detectives, who
// confer and see the same (LON-48).
func Sides(seats int) []rules.Side {
	hunt := rules.Side{Name: "the detectives"}
	for s := 1; s < seats; s++ {
		hunt.Seats = append(hunt.Seats, rules.Seat(s))
	}
	return []rules.Side{{Name: "Mr X", Seats: []rules.Seat{0}, Wide: true}, hunt}
}
