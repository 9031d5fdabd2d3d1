package estoril

import (
	"slices"

	"intrigue/rules"
)

// language is how moves are written, by verb. It never changes.
var language = rules.NewCodec(
	rules.Verb{Name: "first", Args: []rules.Words{rules.List("red", "green", "blue", "yellow")}},
	rules.Verb{Name: "mission", Args: []rules.Words{missionWords}},
	rules.Verb{Name: "agenda", Args: []rules.Words{missionWords}},
	rules.Verb{Name: "board", Args: []rules.Words{boardWords, rules.List("upright", "right", "over", "left")}},
	rules.Verb{Name: "reward", Args: []rules.Words{tileWords}},
	rules.Verb{Name: "place", Args: []rules.Words{tileWords, boardWords, spaceWords}},
	rules.Verb{Name: "look", Args: []rules.Words{boardWords, spaceWords}},
	rules.Verb{Name: "leave"},
	rules.Verb{Name: "open"},
	rules.Verb{Name: "assassin", Args: []rules.Words{boardWords, spaceWords}},
	rules.Verb{Name: "conspiracy"},
	rules.Verb{Name: "nationalism"},
	rules.Verb{Name: "seduction", Args: []rules.Words{boardWords, spaceWords, boardWords, spaceWords}},
	rules.Verb{Name: "diplomacy", Args: []rules.Words{boardWords, spaceWords}},
	rules.Verb{Name: "draw", Args: []rules.Words{tileWords}},
	rules.Verb{Name: "keep"},
	rules.Verb{Name: "change"},
	rules.Verb{Name: "roll", Args: []rules.Words{rules.Numbers(1, 6), rules.Numbers(1, 6)}},
	rules.Verb{Name: "award"},
	rules.Verb{Name: "lose", Args: []rules.Words{boardWords, spaceWords}},
	rules.Verb{Name: "home"},
	rules.Verb{Name: "discard", Args: []rules.Words{tileWords}},
)

var (
	numerals     = [5]string{"I", "II", "III", "IV", "reward"}
	missionNames = [missionKinds]string{"assassins", "conspiracies", "nationalists", "seductions", "diplomats", "women", "portugal", "britain", "america", "germany", "flags", "strength"}

	tileWords    = rules.Numbers(1, lastTile)
	boardWords   = rules.Numbers(int(Church), int(Museum))
	spaceWords   = rules.List(numerals[:]...)
	missionWords = rules.List(missionNames[:]...)
)

// Text writes a step as a move.
func (c *State) Text(s Action) rules.Move {
	switch s.Kind {
	case Place:
		board, space := c.spotWords(s.B)
		return language.Text(int(s.Kind), int(s.A), board, space)
	case LookAt, UseAssassin, UseDiplomacy, GiveUp:
		board, space := c.spotWords(s.A)
		return language.Text(int(s.Kind), board, space)
	case UseSeduction:
		board, space := c.spotWords(s.A)
		here, free := c.spotWords(s.B)
		return language.Text(int(s.Kind), board, space, here, free)
	}
	return language.Text(int(s.Kind), int(s.A), int(s.B))
}

// spotWords are the number of a board and a numeral from 0, 4 for the reward.
func (c *State) spotWords(x uint8) (board, space int) {
	if x >= Slots {
		return int(c.Boards[x-Slots]), Spaces
	}
	return int(c.Boards[PlaceOf(x)]), int(x % Spaces)
}

// spot is the spot of a board and a numeral. It is not ok when it is not on the table.
func (c *State) spot(board, space int) (uint8, bool) {
	p := slices.Index(c.Boards[:], uint8(board))
	switch {
	case p < 0:
		return 0, false
	case space == Spaces:
		return Slots + uint8(p), true
	}
	return uint8(p)*Spaces + uint8(space), space < int(spaces(uint8(board)))
}

// Parse reads a move as a step on the boards that are laid, whether it is legal or not.
func (c *State) Parse(m rules.Move) (s Action, ok bool) {
	v, args, ok := language.Parse(m)
	if !ok {
		return s, false
	}
	s.Kind = Kind(v)
	two := true
	switch s.Kind {
	case Place:
		s.A = uint8(args[0])
		s.B, ok = c.spot(args[1], args[2])
	case LookAt, UseAssassin, UseDiplomacy, GiveUp:
		s.A, ok = c.spot(args[0], args[1])
	case UseSeduction:
		s.A, ok = c.spot(args[0], args[1])
		s.B, two = c.spot(args[2], args[3])
	default:
		s.A, s.B = uint8(args[0]), uint8(args[1])
	}
	return s, ok && two
}
