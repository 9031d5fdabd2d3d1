package pimpernel

import (
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/scenes/parts"
	"intrigue/sprites"
)

// looks are the colours and shapes of the six seats, in their order: red, blue,
// green, yellow, sky and purple.
var looks = [6]sprites.Player{
	sprites.Players[0], sprites.Players[5], sprites.Players[2], sprites.Players[3], sprites.Players[1], sprites.Players[4],
}

func look(s rules.Seat) sprites.Player { return looks[max(0, int(s))%6] }

// Marks are what stands for a seat: its cube.
func Marks(_ int, s rules.Seat) []parts.Mark { return []parts.Mark{cube(s)} }

func cube(s rules.Seat) parts.Mark {
	return parts.Mark{Sprite: "pimpernel.cube." + look(s).Mark(), Tint: look(s).Color}
}

func pawn(s rules.Seat) parts.Mark {
	return parts.Mark{Sprite: "pimpernel.pawn." + look(s).Mark(), Tint: look(s).Color}
}

// Picture is the cube or the pawn of a seat.
func (b *Board) Picture(target string) (parts.Mark, bool) {
	kind, rest, _ := strings.Cut(target, ".")
	switch {
	case kind == "card":
		return parts.Mark{Sprite: "pimpernel.log.mission", Tint: sepia}, true
	case kind == "favor":
		return parts.Mark{Sprite: "pimpernel.log.favor", Tint: sepia}, true
	case kind == "first":
		return parts.Mark{Sprite: "pimpernel.log.round", Tint: sepia}, true
	case kind == "area":
		return parts.Mark{Sprite: "pimpernel." + target, Tint: sepia}, true
	case target == "pawn.pimpernel":
		return parts.Mark{Sprite: "pimpernel.hero", Tint: sepia}, true
	case target == "pawn.chauvelin":
		return parts.Mark{Sprite: "pimpernel.chauvelin", Tint: sepia}, true
	}
	if i := strings.LastIndexByte(rest, '.'); kind == "heap" && i >= 0 {
		rest = rest[i+1:]
	}
	n, err := strconv.Atoi(rest)
	if err != nil || n < 0 || n >= len(b.View.Players) {
		return parts.Mark{}, false
	}
	switch kind {
	case "supply", "heap", "score":
		return cube(rules.Seat(n)), true
	case "pawn":
		return pawn(rules.Seat(n)), true
	}
	return parts.Mark{}, false
}
