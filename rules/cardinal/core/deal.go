package core

import (
	"errors"
	"math/rand/v2"
	"strings"

	"intrigue/rules"
)

// Roll returns the line of a random deal: the five rows of chambers, the guards of the
// four sides and the supply (CAR-8, CAR-10, CAR-13). The order in which the coins
// are laid does not matter once they are mixed (CAR-18).
func Roll(r *rand.Rand) rules.Move {
	var tiles, coins []int
	for i := range 24 {
		tiles, coins = append(tiles, i), append(coins, i)
	}
	shuffle(r, tiles)
	shuffle(r, coins)
	return deal(tiles, coins)
}

// deal writes a line. Tiles and coins come by suit, six of each: a tile is 6*suit + number, the
// number being 0 to 5, and a coin is any of the six of its suit.
func deal(tiles, coins []int) rules.Move {
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

// readDeal reads what deal writes, and nothing else.
func readDeal(m rules.Move) (tiles, coins []int, ok bool) {
	text, _ := strings.CutPrefix(string(m), "deal")
	text = strings.NewReplacer(" ", "", "-", "").Replace(text)
	if len(text) != 2*24+24 {
		return nil, nil, false
	}
	for i := range 24 {
		suit, number, coin := strings.IndexByte(suitLetters, text[2*i]), text[2*i+1]-'0', strings.IndexByte(suitLetters, text[2*24+i])
		if suit < 0 || number > 5 || coin < 0 {
			return nil, nil, false
		}
		tiles, coins = append(tiles, 6*suit+int(number)), append(coins, 6*coin)
	}
	return tiles, coins, deal(tiles, coins) == m
}

var errDeal = errors.New("the castle is dealt now: 24 chambers, 20 guards around them and 4 in the supply")

// Lay lays a castle by the line of a deal. Anything but six of each suit's chambers and
// guards is refused (CAR-2, CAR-3).
func Lay(m rules.Move, o rules.Options) (*Castle, error) {
	tiles, coins, ok := readDeal(m)
	if !ok {
		return nil, errDeal
	}
	k := &Castle{OwnOnly: o["tunnel"] == "own", Closed: o["supply"] == "closed"}
	k.Suit[Hole] = NoSuit
	var chambers uint32
	var guards [NumSuits]uint8
	for i, tile := range tiles {
		c, suit, number := Cell(i), Suit(tile/6), uint8(tile%6)
		if c >= Hole { // where no tile lies
			c++
		}
		k.Suit[c], k.Number[c], k.Cell[suit][number] = suit, number, c
		k.Chambers[suit] |= 1 << c
		chambers |= 1 << tile
	}
	for i, coin := range coins {
		suit := Suit(coin / 6)
		if guards[suit]++; i < int(NumEdges) {
			k.Post[i], k.Posts[suit] = suit, k.Posts[suit]|1<<i
		} else {
			k.coins[suit]++
		}
	}
	if chambers != 1<<24-1 || guards != [NumSuits]uint8{6, 6, 6, 6} {
		return nil, errDeal
	}
	for e := range NumEdges {
		if at := e.Chamber(); k.Post[e] != k.Suit[at] {
			for n := range k.Number[at] {
				k.Pairs[k.Suit[at]][n] |= 1 << e
			}
		}
	}
	return k, nil
}
