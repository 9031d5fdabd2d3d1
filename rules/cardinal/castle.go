package cardinal

import (
	"errors"
	"math/rand/v2"
	"strings"

	"intrigue/rules"
)

// castle is what a deal lays down for good: the chambers, where the guards stand
// at first, and which variations are played. It is shared and never changed.
type castle struct {
	suit     [cells]Suit  // NoSuit at the hole
	number   [cells]uint8 // 0 null … 5
	chambers [suits]uint32
	cell     [suits][6]Cell
	post     [edges]Suit // whose guard is posted at an edge
	posts    [suits]uint32
	pairs    [suits][6]uint32 // edges of the chambers after a number, with guards whom a search there can defeat
	coins    [suits]uint8     // the supply at the start
	ownOnly  bool             // variation 1 (CAR-81)
	closed   bool             // variation 2 (CAR-82)
}

// roll is the line of a random deal: the five rows of chambers, the guards of the
// four sides and the supply (CAR-8, CAR-10, CAR-13). The order in which the coins
// are laid does not matter once they are mixed (CAR-18).
func roll(r *rand.Rand) rules.Move {
	var tiles, coins []int
	for i := range 24 {
		tiles, coins = append(tiles, i), append(coins, i)
	}
	shuffle(r, tiles)
	shuffle(r, coins)
	b := []byte("deal")
	for c := range Cell(cells) {
		if c.Col() == 0 {
			b = append(b, ' ')
		}
		if c == hole {
			b = append(b, "--"...)
			continue
		}
		b = append(b, Suit(tiles[0]/6).letter(), byte('0'+tiles[0]%6))
		tiles = tiles[1:]
	}
	for i, c := range coins {
		if i%side == 0 {
			b = append(b, ' ')
		}
		b = append(b, Suit(c/6).letter())
	}
	return rules.Move(b)
}

var errDeal = errors.New("the castle is dealt now: 24 chambers, 20 guards around them and 4 in the supply")

// lay reads the line of a deal. Anything but six of each suit's chambers and
// guards is refused (CAR-2, CAR-3).
func lay(m rules.Move) (*castle, error) {
	w := strings.Split(string(m), " ")
	if len(w) != 11 || w[0] != "deal" {
		return nil, errDeal
	}
	k := &castle{}
	for r, row := range w[1:6] {
		if len(row) != 2*side {
			return nil, errDeal
		}
		for x := range side {
			if !k.put(At(r, x), row[2*x], row[2*x+1]) {
				return nil, errDeal
			}
		}
	}
	for i, coins := range w[6:] {
		if want := [5]int{side, side, side, side, 4}[i]; len(coins) != want {
			return nil, errDeal
		}
		for x := range len(coins) {
			s := strings.IndexByte("smca", coins[x])
			switch {
			case s < 0:
				return nil, errDeal
			case i == 4:
				k.coins[s]++
			default:
				e := i*side + x
				k.post[e], k.posts[s] = Suit(s), k.posts[s]|1<<e
			}
		}
	}
	return k, k.whole()
}

// put lays one chamber.
func (k *castle) put(c Cell, suit, num byte) bool {
	if c == hole {
		k.suit[c] = NoSuit
		return suit == '-' && num == '-'
	}
	s := strings.IndexByte("smca", suit)
	if s < 0 || num < '0' || num > '5' {
		return false
	}
	for was := range c {
		if k.suit[was] == Suit(s) && k.number[was] == num-'0' {
			return false
		}
	}
	k.suit[c], k.number[c] = Suit(s), num-'0'
	k.cell[s][num-'0'] = c
	k.chambers[s] |= 1 << c
	return true
}

// whole reports whether every guard is there. With 24 different chambers every
// chamber is, too.
func (k *castle) whole() error {
	for e := range Edge(edges) {
		if at := e.Chamber(); k.post[e] != k.suit[at] {
			for n := range k.number[at] {
				k.pairs[k.suit[at]][n] |= 1 << e
			}
		}
	}
	for s := range k.cell {
		n := int(k.coins[s])
		for e := range edges {
			n += int(k.posts[s] >> e & 1)
		}
		if n != 6 {
			return errDeal
		}
	}
	return nil
}

// name is how people call a chamber: "moon 4", "the tunnel".
func (k *castle) name(c Cell) string {
	if c == hole {
		return "the tunnel"
	}
	return k.suit[c].String() + " " + number(int(k.number[c]))
}
