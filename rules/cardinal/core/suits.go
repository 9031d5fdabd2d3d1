package core

import "intrigue/rules/prose"

// Suit is a colour of chambers, guards, musketeers and dice (CAR-2 to CAR-5). It also
// stands for the musketeer of that suit.
type Suit uint8

// The four suits, their number, and NoSuit for the hole and for nobody.
const (
	Sun Suit = iota
	Moon
	Crown
	Arms
	NoSuit
	NumSuits = NoSuit
)

var suitNames = [...]string{"sun", "moon", "crown", "arms", "no suit"}

// Suits lists the four suits.
func Suits() []Suit { return []Suit{Sun, Moon, Crown, Arms} }

func (s Suit) String() string { return suitNames[min(s, NoSuit)] }

// Title returns the suit at the beginning of a sentence: "Sun".
func (s Suit) Title() string { return prose.Capital(s.String()) }

// ID returns the id of a musketeer: "musketeer.sun".
func (s Suit) ID() string { return "musketeer." + s.String() }

// suitLetters are the suits in the line of a deal.
const suitLetters = "smca"

func SuitNamed(name string) (Suit, bool) {
	i, ok := suitWords.Index(name)
	return Suit(i), ok
}

// Direction is one of the four ways to slide, and a side of the castle.
type Direction uint8

// The four directions, clockwise, and their number.
const (
	North Direction = iota
	East
	South
	West
	NumDirections
)

func (d Direction) String() string {
	return [...]string{"north", "east", "south", "west"}[d&3]
}

// Opposite returns the other way.
func (d Direction) Opposite() Direction { return (d + 2) % NumDirections }

// Key returns the short form used in moves and ids: "n".
func (d Direction) Key() string { return "nesw"[d&3 : d&3+1] }
