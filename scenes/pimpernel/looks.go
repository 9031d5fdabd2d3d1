package pimpernel

import (
	"cmp"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// looks are the colours and shapes of the six seats: red, blue, green, yellow, sky, purple.
var looks = [6]sprites.Player{
	sprites.Players[0], sprites.Players[5], sprites.Players[2], sprites.Players[3], sprites.Players[1], sprites.Players[4],
}

func look(s rules.Seat) sprites.Player { return looks[max(0, int(s))%6] }

// Marks returns what stands for a seat: its cube.
func Marks(_ int, s rules.Seat) []parts.Mark { return []parts.Mark{cube(s)} }

func cube(s rules.Seat) parts.Mark {
	return parts.Mark{Sprite: "pimpernel.cube." + look(s).Mark(), Tint: look(s).Color}
}

// lay paints the cube of a seat.
func lay(u *widgets.UI, r widgets.Rect, s rules.Seat) { u.Sprite(r, cube(s).Sprite, cube(s).Tint) }

func pawn(s rules.Seat) parts.Mark {
	return parts.Mark{Sprite: "pimpernel.pawn." + look(s).Mark(), Tint: look(s).Color}
}

// Picture returns the cube or the pawn of a seat.
func (b *Board) Picture(target string) (parts.Mark, bool) {
	kind, rest, _ := strings.Cut(target, ".")
	image := map[string]string{"card": "log.mission", "favor": "log.favor", "first": "log.round", "area": target}[kind]
	if image = cmp.Or(image, map[string]string{"pawn.pimpernel": "hero", "pawn.chauvelin": "chauvelin"}[target]); image != "" {
		return parts.Mark{Sprite: "pimpernel." + image, Tint: sepia}, true
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
