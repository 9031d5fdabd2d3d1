package cardinal

import (
	"fmt"
	"slices"
)

// Suit is a colour of chambers, guards, musketeers and dice (CAR-2 to CAR-5).
type Suit uint8

// The four suits, and NoSuit for the hole.
const (
	Sun Suit = iota
	Moon
	Crown
	Arms
	NoSuit
)

const suits = 4

// Suits lists the four suits.
func Suits() []Suit { return []Suit{Sun, Moon, Crown, Arms} }

func (s Suit) String() string {
	return [...]string{"sun", "moon", "crown", "arms", "no suit"}[min(s, NoSuit)]
}

// Title is the suit at the beginning of a sentence: "Sun".
func (s Suit) Title() string {
	return [...]string{"Sun", "Moon", "Crown", "Arms", "No suit"}[min(s, NoSuit)]
}

// a is the suit with its article: "a sun", "an arms".
func (s Suit) a() string {
	if s == Arms {
		return "an arms"
	}
	return "a " + s.String()
}

// of is the suit as an owner: "the sun's", "the arms'".
func (s Suit) of() string {
	if s == Arms {
		return "the arms'"
	}
	return "the " + s.String() + "'s"
}

// letter is the suit in the line of a deal.
func (s Suit) letter() byte { return "smca"[s] }

func suitNamed(name string) (Suit, bool) {
	i := slices.IndexFunc(Suits(), func(s Suit) bool { return s.String() == name })
	return Suit(max(i, 0)), i >= 0
}

// Direction is one of the four ways to slide, and a side of the castle.
type Direction uint8

// The four directions, clockwise.
const (
	North Direction = iota
	East
	South
	West
)

const directions = 4

// Directions lists the four directions, clockwise from the north.
func Directions() []Direction { return []Direction{North, East, South, West} }

func (d Direction) String() string {
	return [...]string{"north", "east", "south", "west"}[d&3]
}

// Key is the short form used in moves and ids: "n".
func (d Direction) Key() string { return "nesw"[d&3 : d&3+1] }

func directionNamed(key string) (Direction, bool) {
	i := slices.IndexFunc(Directions(), func(d Direction) bool { return d.Key() == key })
	return Direction(max(i, 0)), i >= 0
}

// side is the adjective of a side of the castle, as in "the northern side".
func (d Direction) side() string { return d.String() + "ern" }

// number names what a die or a chamber shows.
func number(n int) string {
	if n == 0 {
		return "null"
	}
	return fmt.Sprint(n)
}
