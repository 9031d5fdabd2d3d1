package words

import (
	"fmt"

	"intrigue/rules/cardinal/core"
)

// chamber returns what a chamber is called: "moon 4", "the moon start chamber".
func chamber(k *core.Castle, c core.Cell) string {
	switch {
	case c == core.Hole:
		return "the hole"
	case k.Number[c] == 0:
		return fmt.Sprintf("the %s start chamber", k.Suit[c])
	}
	return fmt.Sprintf("%s %d", k.Suit[c], k.Number[c])
}

// aSuit returns a suit with its article: "a sun", "an arms".
func aSuit(s core.Suit) string {
	if s == core.Arms {
		return "an arms"
	}
	return "a " + s.String()
}

// cornerName names a corner in a sentence: "north-east".
func cornerName(c core.Cell) string {
	const last = core.Side - 1
	return [...]string{"north", "south"}[c.Row()/last] + "-" + [...]string{"west", "east"}[c.Col()/last]
}
