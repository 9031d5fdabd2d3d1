package pimpernel

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
)

// The board is laid out in five deals: location cards, favour cards, buildings, the
// first mission cards, and who begins (PIM-21 to PIM-39).
const deals = 5

var dealWords = [deals]string{"cards", "favors", "hexes", "missions", "first"}

// cardLocations are the locations that get a card, in their order.
func cardLocations() (all []Location) {
	for l, f := range locationFacts {
		if f.printed == nil {
			all = append(all, Location(l))
		}
	}
	return all
}

// shuffled is a random deal of the n-th kind.
func (p *position) shuffled(n int, r *rand.Rand) rules.Move {
	words := []string{dealWords[n]}
	deal := func(of, count int, word func(int) string) {
		for _, i := range r.Perm(of)[:count] {
			words = append(words, word(i))
		}
	}
	switch n {
	case 0:
		deal(placeCards, dealtCards, placeCardWord)
	case 1:
		deal(p.favorsInPlay(), areas, favorWord)
	case 2:
		deal(hexes-1, hexes-1, func(i int) string { return hexTiles[i].Key() })
	case 3:
		deal(missions-1, 5, func(i int) string { return cardWord(uint8(i)) })
	case 4:
		words = append(words, strconv.Itoa(r.IntN(p.table.seats)))
	}
	return rules.Move(strings.Join(words, " "))
}

func (p *position) favorsInPlay() int {
	if p.table.starters {
		return starters
	}
	return favors
}

func placeCardWord(i int) string { return fmt.Sprintf("L%02d", i+1) }
func favorWord(i int) string     { return fmt.Sprintf("F%02d", i+1) }

// dealt reads a deal of the n-th kind and lays it out.
func (p *position) dealt(n int, m rules.Move) (*position, error) {
	t, q := *p.table, *p
	q.table = &t
	words := strings.Split(string(m), " ")
	if words[0] != dealWords[n] {
		return nil, fmt.Errorf("luck deals the %s now", dealWords[n])
	}
	read := func(of, count int, word func(int) string) ([]int, error) {
		var all []int
		for _, w := range words[1:] {
			i := 0
			for i < of && (word(i) != w || slices.Contains(all, i)) {
				i++
			}
			if i == of {
				return nil, fmt.Errorf("%q cannot be dealt here", w)
			}
			all = append(all, i)
		}
		if len(all) != count {
			return nil, fmt.Errorf("a deal of %s has %d words", dealWords[n], count)
		}
		return all, nil
	}
	var all []int
	var err error
	switch n {
	case 0:
		if all, err = read(placeCards, dealtCards, placeCardWord); err == nil {
			for i, l := range cardLocations() {
				t.card[l] = uint8(all[i]) + 1
			}
		}
	case 1:
		if all, err = read(p.favorsInPlay(), areas, favorWord); err == nil {
			for a, f := range all {
				t.favor[a], t.acts[a] = uint8(f)+1, favorCards[f]
			}
		}
	case 2:
		if all, err = read(hexes-1, hexes-1, func(i int) string { return hexTiles[i].Key() }); err == nil {
			for h, k := range all {
				t.hex[h] = hexTiles[k]
			}
			t.lay()
		}
	case 3:
		if all, err = read(missions-1, 5, func(i int) string { return cardWord(uint8(i)) }); err == nil {
			q.core.set(&t, all)
		}
	case 4:
		if all, err = read(t.seats, 1, strconv.Itoa); err == nil {
			q.first = uint8(all[0])
			q.core.play()
		}
	}
	q.deals++
	return &q, err
}

// set puts the cards of the first mission and everything else on the board.
func (c *core) set(t *table, cards []int) {
	*c = core{mission: t.firstMission(), last: nobody, chosen: noCard, pushing: noPlace, iconAt: noPlace, favor: nobody}
	c.cards = [3]uint8{uint8(cards[1]), uint8(cards[0]), noCard} // the second lies on top (PIM-28)
	c.next = [2]uint8{uint8(cards[2]), uint8(cards[3])}
	c.start = uint8(cards[4])
	c.drawn = 1 << vienna
	for _, k := range cards {
		c.drawn |= 1 << k
	}
	c.goals[c.mission] = c.goal()
	c.sir = missionCards[c.start].at
	c.chauvelin = lair(c.sir)
	for a := range c.tile {
		c.tile[a] = nobody
	}
	for s := range t.seats {
		c.supply[s] = supplies[t.seats]
		c.at[s] = c.sir.Region() // PIM-38
	}
}

// drawText is the move that draws two mission cards.
func drawText(one, two uint8) rules.Move {
	return rules.Move("draw " + cardWord(one) + " " + cardWord(two))
}

// drew draws two cards that are still in the deck.
func (p *position) drew(m rules.Move) (*position, error) {
	words := strings.Split(string(m), " ")
	if len(words) != 3 || words[0] != "draw" {
		return nil, errors.New("two mission cards are drawn now")
	}
	var two [2]uint8
	for i, w := range words[1:] {
		k := uint8(0)
		for k < missions && (cardWord(k) != w || p.core.drawn>>k&1 != 0) {
			k++
		}
		if k == missions || i == 1 && k == two[0] {
			return nil, fmt.Errorf("%q is not in the deck", w)
		}
		two[i] = k
	}
	q := *p
	q.core.draw(two[0], two[1])
	return &q, nil
}

// deck are the mission cards that were not drawn.
func (c *core) deck() (all []uint8) {
	for k := range uint8(missions) {
		if c.drawn>>k&1 == 0 {
			all = append(all, k)
		}
	}
	return all
}
