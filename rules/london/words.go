package london

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
)

// text is a step as the record writes it.
func (s step) text() rules.Move {
	to := strconv.Itoa(int(s.to))
	switch s.verb {
	case draw:
		return rules.Move("draw " + to)
	case ride:
		return rules.Move(s.kind.String() + " " + to)
	case sneak:
		if s.kind == Boat {
			return rules.Move("boat " + to)
		}
		return rules.Move("black " + s.kind.String() + " " + to)
	case twice:
		return "double"
	case unmask:
		return "surface"
	case hide:
		return "stay hidden"
	case take:
		return rules.Move("take " + s.kind.String() + " " + s.colour().String())
	}
	return rules.Move(s.kind.String() + " " + s.colour().String() + " " + to)
}

// colour is the pawn a step speaks of.
func (s step) colour() Colour { return Colour(s.pawn - 1) }

// pays is the ticket that Mr X lays on the logbook, or a pawn hands over.
func (s step) pays() Ticket {
	if s.verb == sneak {
		return BlackTicket
	}
	return Ticket(s.kind)
}

// parse reads a move. It accepts exactly the texts that text writes; whose turn
// it is and whether the step is legal it does not ask.
func parse(m rules.Move) (step, bool) {
	var s step
	w := strings.Split(string(m), " ")
	switch {
	case m == "double":
		s.verb = twice
	case m == "surface":
		s.verb = unmask
	case m == "stay hidden":
		s.verb = hide
	case len(w) == 2 && w[0] == "draw":
		s.verb = draw
	case len(w) == 2 && w[0] == "boat":
		s.verb, s.kind = sneak, Boat
	case len(w) == 2:
		s.verb = ride
		s.kind, _ = kindNamed(w[0])
	case len(w) == 3 && w[0] == "black":
		s.verb = sneak
		s.kind, _ = kindNamed(w[1])
	case len(w) == 3 && w[0] == "take":
		s.verb = take
		s.kind, _ = kindNamed(w[1])
		s.pawn = pawnNamed(w[2])
	case len(w) == 3:
		s.verb = chase
		s.kind, _ = kindNamed(w[0])
		s.pawn = pawnNamed(w[1])
	}
	if s.verb == draw || s.verb == ride || s.verb == sneak || s.verb == chase {
		to, err := readStation(w[len(w)-1])
		if err != nil {
			return s, false
		}
		s.to = uint8(to)
	}
	if (s.verb == chase || s.verb == take) && s.pawn == 0 {
		return s, false
	}
	return s, s.text() == m
}

// pawnNamed is the core's index of a pawn, 0 for none.
func pawnNamed(name string) uint8 {
	return uint8(slices.Index(colourNames[:], name) + 1)
}

// path are the targets that say a step. Only a black ride that two kinds of line
// could make names its line as well, so that no path begins another one.
func (s step) path(among []step) []string {
	switch s.verb {
	case twice:
		return []string{DoubleTicket.ID()}
	case unmask:
		return []string{"choice.surface"}
	case hide:
		return []string{"choice.hidden"}
	case take:
		return []string{s.colour().ID(), s.pays().ID()}
	case chase:
		return []string{s.colour().ID(), Station(s.to).ID(), s.pays().ID()}
	}
	path := []string{Station(s.to).ID(), s.pays().ID()}
	for _, o := range among {
		if s.verb == sneak && o.verb == sneak && o.to == s.to && o.kind != s.kind {
			return append(path, "line."+s.kind.String())
		}
	}
	return path
}

// ID is the target one points at to choose the station: "station.74".
func (s Station) ID() string { return "station." + strconv.Itoa(int(s)) }

// choices turns legal steps into what the contract offers.
func choices(all []step) []rules.Choice {
	cs := make([]rules.Choice, len(all))
	for i, s := range all {
		cs[i] = rules.Choice{Move: s.text(), Path: s.path(all)}
	}
	slices.SortFunc(cs, func(a, b rules.Choice) int { return cmp.Compare(a.Move, b.Move) })
	return cs
}
