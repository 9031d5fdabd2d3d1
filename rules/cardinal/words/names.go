package words

import (
	"strconv"

	"intrigue/rules/cardinal/core"
)

// chamber is how people call a chamber: "moon 4".
func chamber(k *core.Castle, c core.Cell) string {
	if c == core.Hole {
		return "the tunnel"
	}
	return k.Suit[c].String() + " " + number(int(k.Number[c]))
}

// number names what a die or a chamber shows.
func number(n int) string {
	if n == 0 {
		return "null"
	}
	return strconv.Itoa(n)
}

// aSuit is a suit with its article: "a sun", "an arms".
func aSuit(s core.Suit) string {
	if s == core.Arms {
		return "an arms"
	}
	return "a " + s.String()
}

// ofSuit is a suit as an owner: "the sun's", "the arms'".
func ofSuit(s core.Suit) string {
	if s == core.Arms {
		return "the arms'"
	}
	return "the " + s.String() + "'s"
}

// sideName is the adjective of a side of the castle: "northern".
func sideName(d core.Direction) string { return d.String() + "ern" }

// cornerName names a corner in a sentence: "north-eastern".
func cornerName(c core.Cell) string {
	const last = core.Side - 1
	return [...]string{"north", "south"}[c.Row()/last] + "-" + [...]string{"west", "east"}[c.Col()/last] + "ern"
}
