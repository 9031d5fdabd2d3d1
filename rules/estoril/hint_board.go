package estoril

import (
	"fmt"
	"strings"

	"intrigue/rules/prose"
)

// turn says, in the middle of a sentence, for which boards that are not resolved a
// step makes somebody else lead, as far as the seat knows. It is empty for none.
func (c *State) turn(n *State) string {
	var all []string
	for p := range uint8(Places) {
		was, is := c.Best(p), n.Best(p)
		if was == is || c.Won[p] != 0 {
			continue
		}
		where := the(c.Boards[p])
		switch {
		case is == c.Seat:
			all = append(all, "you lead at "+where+c.waits(p))
		case was == c.Seat:
			all = append(all, "you lead at "+where+" no more")
		case is == nobody:
			all = append(all, fmt.Sprintf("%s has nobody left at %s", names[was], where))
		default:
			all = append(all, fmt.Sprintf("%s leads at %s", names[is], where))
		}
	}
	if len(all) == 0 {
		return ""
	}
	return prose.List(all) + "."
}

// waits names the reward of a place, if it can be seen.
func (c *State) waits(p uint8) string {
	if r := c.On[Slots+p]; r != 0 {
		return fmt.Sprintf(", where %s waits", r.Face().Name)
	}
	return ""
}

// threat says whom the seat does not know at a place.
func (c *State) threat(p uint8) string {
	var who []string
	for s := range c.Seats {
		for w := c.Mine[s] & InPlace(p); w != 0 && s != c.Seat; w &= w - 1 {
			if c.On[w.First()] == 0 {
				who = append(who, names[s])
				break
			}
		}
	}
	if len(who) == 0 {
		return ""
	}
	return fmt.Sprintf(" Beware of what %s has there face down.", strings.Join(who, " or "))
}

// shut says that nobody can follow to a place any more.
func (c *State) shut(p uint8) string {
	if InPlace(p)&c.Exists&^c.Taken != 0 {
		return ""
	}
	return " The board is full now, so nobody else can be sent there."
}

// theirs names what lies on a spot and whose it is.
func (c *State) theirs(x uint8) string {
	what, _ := tileOn(c, x)
	by := c.Owner(x)
	if by == nobody {
		return what
	}
	if c.On[x] == 0 {
		what = "face-down tile"
	}
	if by == c.Seat {
		return "your " + what
	}
	return names[by] + "'s " + what
}

// tonight says at the end of a sentence what the ability of a tile that does not lead may
// still do in the evening.
func (t Tile) tonight() string {
	switch t.Face().Symbols[0] {
	case Assassin:
		return ", but in the evening the Assassin may send somebody home"
	case Seduction:
		return ", but in the evening Seduction may bring another tile there"
	case Diplomacy:
		return ", but in the evening Diplomacy may protect a tile there"
	case Conspiracy:
		return ", but in the evening Conspiracy may exchange the reward"
	case Nationalism:
		return ", but in the evening Nationalism may add to it"
	}
	return ", and the evening may change who leads there"
}
