package london

import (
	_ "embed"
	"fmt"

	"intrigue/rules"
)

//go:embed rules.md
var rulesText string

// About is the set-up page of London.
func (Game) About() rules.About {
	return rules.About{
		Key:           "london",
		Title:         "London",
		Blurb:         "Mr X slips through London by taxi, bus and underground; five pawns close in on a shadow.",
		Credit:        "After Scotland Yard, published by Ravensburger in 1983 and Milton Bradley in 1985",
		MinSeats:      3,
		MaxSeats:      6,
		SeatNames:     seatNames,
		Sides:         sides,
		Secret:        true,
		Edition:       edition,
		Options:       questions(),
		Levels:        levels(),
		Endings:       endings(),
		LongestRecord: longest,
		Rules:         rulesText,
	}
}

// edition counts the rulings that change how a game can end. Under the first one
// pawns that hemmed each other in for good did not end it (LON-105).
const edition = 2

// longest is six cards, then in each of 22 rounds a ride, a decision to surface,
// five tickets taken and five pawns moved, and for each double a card and a ride.
const longest = 6 + lastRound*(1+1+pawns+pawns) + 2*foxDoubles

func questions() []rules.Option {
	off, on := rules.Value{Key: "off", Label: "Off"}, rules.Value{Key: "on", Label: "On"}
	return []rules.Option{
		{
			Key: "numbers", Label: "Numbers on the map", Default: "mb",
			Line:   "Two editions number five stations differently; the lines are the same.",
			Values: []rules.Value{{Key: "mb", Label: "Milton Bradley 1985"}, {Key: "rb", Label: "Ravensburger 1983"}},
		},
		{
			Key: "notebook", Label: "Detectives' notebook", Default: "on",
			Line:   "Shades the stations where Mr X can still be, worked out from open facts only.",
			Values: []rules.Value{{Key: "on", Label: "Kept"}, {Key: "off", Label: "Not kept"}},
		},
		{
			Key: "surfacing", Label: "Voluntary surfacing", Default: "off",
			Line:   "Mr X may show himself at other times too and takes a ticket from every pawn for it.",
			Values: []rules.Value{off, on},
		},
		{
			Key: "cutoff", Label: "Cut-off", Default: "off",
			Line:   "Mr X cannot ride a bus or an underground line past a pawn.",
			Values: []rules.Value{off, on},
		},
	}
}

func seatNames(seats int) []string {
	names := []string{"Mr X"}
	for s := 1; s < seats; s++ {
		names = append(names, fmt.Sprintf("Detective %d", s))
	}
	return names
}

func seatName(s rules.Seat) string {
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

// sides are Mr X, who sees whatever the detectives see, and the detectives, who
// confer and see the same (LON-48).
func sides(seats int) []rules.Side {
	hunt := rules.Side{Name: "the detectives"}
	for s := 1; s < seats; s++ {
		hunt.Seats = append(hunt.Seats, rules.Seat(s))
	}
	return []rules.Side{{Name: "Mr X", Seats: []rules.Seat{0}, Wide: true}, hunt}
}
