package estoril

import (
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
)

// How a move is said: a verb and at most three words.
var (
	verbs    = []string{"first", "mission", "agenda", "board", "reward", "place", "look", "leave", "open", "assassin", "conspiracy", "nationalism", "seduction", "diplomacy", "draw", "keep", "change", "roll", "award", "lose", "home", "discard"}
	colours  = []string{"red", "green", "blue", "yellow"}
	sides    = []string{"upright", "right", "over", "left"}
	numerals = []string{"I", "II", "III", "IV", "reward"}
	kinds    = []string{"assassins", "conspiracies", "nationalists", "seductions", "diplomats", "women", "portugal", "britain", "america", "germany", "flags", "strength"}
)

// text writes a step as a move.
func (c *core) text(s step) rules.Move {
	w := []string{verbs[s.verb]}
	switch s.verb {
	case vFirst:
		w = append(w, colours[s.a])
	case vMission, vAgenda:
		w = append(w, kinds[s.a])
	case vBoard:
		w = append(w, strconv.Itoa(int(s.a)), sides[s.b])
	case vReward, vDraw, vDiscard:
		w = append(w, strconv.Itoa(int(s.a)))
	case vRoll:
		w = append(w, strconv.Itoa(int(s.a)), strconv.Itoa(int(s.b)))
	case vPlace:
		w = append(w, strconv.Itoa(int(s.a)))
		w = append(w, c.spotWords(s.b)...)
	case vLook, vAssassin, vDiplomacy, vLose:
		w = append(w, c.spotWords(s.a)...)
	case vSeduction:
		w = append(append(w, c.spotWords(s.a)...), c.spotWords(s.b)...)
	}
	return rules.Move(strings.Join(w, " "))
}

// spotWords are the number of a board and a numeral.
func (c *core) spotWords(x uint8) []string {
	if x >= slots {
		return []string{strconv.Itoa(int(c.board[x-slots])), numerals[Spaces]}
	}
	return []string{strconv.Itoa(int(c.board[placeOf(x)])), numerals[x%Spaces]}
}

// spot is the spot of a board and a numeral. It is not ok when the board is not laid.
func (c *core) spot(board, numeral string) (uint8, bool) {
	b, ok := number(board, int(Museum))
	p := slices.Index(c.board[:], b)
	n := slices.Index(numerals, numeral)
	switch {
	case !ok || b == 0 || p < 0 || n < 0:
		return 0, false
	case n == Spaces:
		return slots + uint8(p), true
	}
	return uint8(p)*Spaces + uint8(n), n < int(spaces(b))
}

// number reads a number as Itoa writes it.
func number(s string, most int) (uint8, bool) {
	n, err := strconv.Atoi(s)
	return uint8(n), err == nil && n >= 0 && n <= most && strconv.Itoa(n) == s
}

// parse reads a move as a step, whether it is legal or not.
func (c *core) parse(m rules.Move) (s step, ok bool) {
	w := strings.Split(string(m), " ")
	v := slices.Index(verbs, w[0])
	if v < 0 {
		return s, false
	}
	s.verb, w = verb(v), w[1:]
	word := func(list []string) (uint8, bool) {
		i := slices.Index(list, w[0])
		return uint8(i), i >= 0
	}
	need := map[verb]int{vFirst: 1, vMission: 1, vAgenda: 1, vBoard: 2, vReward: 1, vDraw: 1, vDiscard: 1, vRoll: 2, vPlace: 3,
		vLook: 2, vAssassin: 2, vDiplomacy: 2, vLose: 2, vSeduction: 4}[s.verb]
	if len(w) != need {
		return s, false
	}
	two := true
	switch s.verb {
	case vFirst:
		s.a, ok = word(colours)
	case vMission, vAgenda:
		s.a, ok = word(kinds)
	case vBoard:
		s.a, ok = number(w[0], int(Museum))
		w = w[1:]
		s.b, two = word(sides)
	case vReward, vDraw, vDiscard:
		s.a, ok = number(w[0], lastTile)
	case vRoll:
		s.a, ok = number(w[0], 6)
		s.b, two = number(w[1], 6)
	case vPlace:
		s.a, ok = number(w[0], lastTile)
		s.b, two = c.spot(w[1], w[2])
	case vLook, vAssassin, vDiplomacy, vLose:
		s.a, ok = c.spot(w[0], w[1])
	case vSeduction:
		s.a, ok = c.spot(w[0], w[1])
		s.b, two = c.spot(w[2], w[3])
	default:
		ok = true
	}
	return s, ok && two
}
