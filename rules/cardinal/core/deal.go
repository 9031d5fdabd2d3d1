package core

import (
	"errors"
	"math/rand/v2"
	"strings"

	"intrigue/rules"
)

// Roll is the line of a random deal: the five rows of chambers, the guards of the
// four sides and the supply (CAR-8, CAR-10, CAR-13). The order in which the coins
// are laid does not matter once they are mixed (CAR-18).
func Roll(r *rand.Rand) rules.Move {
	var tiles, coins []int
	for i := range 24 {
		tiles, coins = append(tiles, i), append(coins, i)
	}
	shuffle(r, tiles)
	shuffle(r, coins)
	b := []byte("deal")
	for c := range NumCells {
		if c.Col() == 0 {
			b = append(b, ' ')
		}
		if c == Hole {
			b = append(b, "--"...)
			continue
		}
		b = append(b, suitLetters[tiles[0]/6], byte('0'+tiles[0]%6))
		tiles = tiles[1:]
	}
	for i, c := range coins {
		if i%Side == 0 {
			b = append(b, ' ')
		}
		b = append(b, suitLetters[c/6])
	}
	return rules.Move(b)
}

var errDeal = errors.New("the castle is dealt now: 24 chambers, 20 guards around them and 4 in the supply")

// Lay reads the line of a deal. Anything but six of each suit's chambers and
// guards is refused (CAR-2, CAR-3).
func Lay(m rules.Move, o rules.Options) (*Castle, error) {
	w := strings.Split(string(m), " ")
	if len(w) != 11 || w[0] != "deal" {
		return nil, errDeal
	}
	k := &Castle{OwnOnly: o["tunnel"] == "own", Closed: o["supply"] == "closed"}
	for r, row := range w[1:6] {
		if len(row) != 2*Side {
			return nil, errDeal
		}
		for x := range Side {
			if !k.layChamber(At(r, x), row[2*x], row[2*x+1]) {
				return nil, errDeal
			}
		}
	}
	for i, coins := range w[6:] {
		if want := [5]int{Side, Side, Side, Side, 4}[i]; len(coins) != want {
			return nil, errDeal
		}
		for x := range len(coins) {
			s := strings.IndexByte(suitLetters, coins[x])
			switch {
			case s < 0:
				return nil, errDeal
			case i == 4:
				k.coins[s]++
			default:
				e := EdgeOf(Direction(i), x)
				k.Post[e], k.Posts[s] = Suit(s), k.Posts[s]|1<<e
			}
		}
	}
	return k, k.complete()
}

// layChamber lays one chamber, unless it lies elsewhere already.
func (k *Castle) layChamber(c Cell, suit, number byte) bool {
	if c == Hole {
		k.Suit[c] = NoSuit
		return suit == '-' && number == '-'
	}
	s, n := strings.IndexByte(suitLetters, suit), number-'0'
	if s < 0 || n > 5 {
		return false
	}
	for was := range c {
		if k.Suit[was] == Suit(s) && k.Number[was] == n {
			return false
		}
	}
	k.Suit[c], k.Number[c], k.Cell[s][n] = Suit(s), n, c
	k.Chambers[s] |= 1 << c
	return true
}

// complete reports whether every guard is there, and works out the pairs. With 24
// different chambers every chamber is there, too.
func (k *Castle) complete() error {
	coins := k.coins
	for e := range NumEdges {
		coins[k.Post[e]]++
		if at := e.Chamber(); k.Post[e] != k.Suit[at] {
			for n := range k.Number[at] {
				k.Pairs[k.Suit[at]][n] |= 1 << e
			}
		}
	}
	if coins != [NumSuits]uint8{6, 6, 6, 6} {
		return errDeal
	}
	return nil
}
