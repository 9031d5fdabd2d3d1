package core

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
)

// event is one thing that Luck does: it draws some numbers, in order and each only once.
type event struct {
	word                   string // the move is this word and one for each number
	count                  int    // of numbers
	from                   func(c *State) []int
	name                   func(n int) string
	lay                    func(c *State, drawn []int) // c has a board of its own
	notNow, noWord, noSize string                      // why a move is refused: for its first word, another one, or how many they are
}

// events are the deals in their order, and last the draw of the next mission (PIM-150).
var events = [Deals + 1]event{
	deal("cards", dealtCards, upTo(PlaceCards), PlaceCardWord, func(c *State, drawn []int) {
		for l, f := range locationFacts {
			if f.printed == nil {
				c.Board.Card[l], drawn = uint8(drawn[0])+1, drawn[1:]
			}
		}
	}),
	deal("favors", Areas, (*State).favorsInPlay, FavorWord, func(c *State, drawn []int) {
		for a, f := range drawn {
			c.Board.Favor[a], c.Board.Actions[a] = uint8(f)+1, FavorCards[f]
		}
	}),
	deal("hexes", Hexes-1, upTo(Hexes-1), func(n int) string { return HexTiles[n].Key() }, func(c *State, drawn []int) {
		for h, n := range drawn {
			c.Board.Hex[h] = HexTiles[n]
		}
		c.Board.Lay()
	}),
	deal("missions", 5, upTo(Missions-1), CardWord, (*State).openMission),
	deal("first", 1, func(c *State) []int { return below(c.Board.Seats) }, strconv.Itoa, func(c *State, drawn []int) {
		c.First = uint8(drawn[0])
		c.startRound()
	}),
	{word: "draw", count: 2, from: (*State).Deck, name: CardWord,
		lay:    func(c *State, drawn []int) { c.draw(uint8(drawn[0]), uint8(drawn[1])) },
		notNow: "two mission cards are drawn now", noWord: "%q is not in the deck"},
}

// deal returns an event that lays out the board.
func deal(word string, n int, from func(*State) []int, name func(int) string, lay func(*State, []int)) event {
	return event{word: word, count: n, from: from, name: name, notNow: "luck deals the " + word + " now", noWord: "%q cannot be dealt here",
		noSize: fmt.Sprintf("a deal of %s has %d words", word, n), lay: func(c *State, drawn []int) {
			lay(c, drawn)
			c.Deals++
		}}
}

// upTo draws from the numbers below n.
func upTo(n int) func(*State) []int { return func(*State) []int { return below(n) } }

// below lists the numbers below n.
func below(n int) (all []int) {
	for i := range n {
		all = append(all, i)
	}
	return all
}

// favorsInPlay lists the favour cards that may be dealt (PIM-25).
func (c *State) favorsInPlay() []int {
	if c.Board.starters {
		return below(Starters)
	}
	return below(Favors)
}

// Deck returns the mission cards that were not drawn.
func (c *State) Deck() []int {
	return slices.DeleteFunc(below(Missions), func(k int) bool { return c.Drawn>>k&1 != 0 })
}

// luck returns what Luck has to do now.
func (c *State) luck() *event {
	if c.Stage == StageDraw {
		return &events[Deals]
	}
	return &events[c.Deals]
}

// Roll draws the move of Luck.
func (c *State) Roll(r *rand.Rand) rules.Move {
	d := c.luck()
	from := d.from(c)
	order := []int{0}
	if d.count == 1 {
		order[0] = r.IntN(len(from))
	} else {
		order = r.Perm(len(from))[:d.count]
	}
	words := []string{d.word}
	for _, i := range order {
		words = append(words, d.name(from[i]))
	}
	return rules.Move(strings.Join(words, " "))
}

// AfterLuck returns what follows from a move of Luck.
func (c *State) AfterLuck(m rules.Move) (*State, error) {
	d := c.luck()
	words := strings.Split(string(m), " ")
	if words[0] != d.word || d.noSize == "" && len(words) != d.count+1 {
		return nil, errors.New(d.notNow)
	}
	from := d.from(c)
	var drawn []int
	for _, w := range words[1:] {
		i := slices.IndexFunc(from, func(n int) bool { return d.name(n) == w })
		if i < 0 {
			return nil, fmt.Errorf(d.noWord, w)
		}
		drawn = append(drawn, from[i])
		from = slices.Delete(from, i, i+1)
	}
	if len(drawn) != d.count {
		return nil, errors.New(d.noSize)
	}
	q, b := *c, *c.Board
	q.Board = &b
	d.lay(&q, drawn)
	return &q, nil
}

// openMission lays out the first mission, the next two cards and the Pimpernel's start.
func (c *State) openMission(cards []int) {
	b := c.Board
	*c = State{Board: b, Deals: c.Deals, Mission: b.FirstMission(), Last: Nobody, Chosen: NoCard, Pushing: NoPlace, IconAt: NoPlace,
		Favor: Nobody}
	c.Cards = [3]uint8{uint8(cards[1]), uint8(cards[0]), NoCard} // the second lies on top (PIM-28)
	c.Next = [2]uint8{uint8(cards[2]), uint8(cards[3])}
	c.start = uint8(cards[4])
	c.Drawn = 1 << ViennaCard
	for _, k := range cards {
		c.Drawn |= 1 << k
	}
	c.Goals[c.Mission] = c.Goal()
	c.Pimpernel = MissionCards[c.start].At
	c.Chauvelin = Lair(c.Pimpernel)
	for a := range c.Tile {
		c.Tile[a] = Nobody
	}
	for s := range b.Seats {
		c.Supply[s] = Supplies[b.Seats]
		c.At[s] = c.Pimpernel.Region() // PIM-38
	}
}

// DrawNext draws the next mission by a random number.
func (c *State) DrawNext(x uint64) {
	deck := ^c.Drawn & (1<<Missions - 1)
	one := Nth(uint64(deck), int(x>>32*uint64(bits.OnesCount32(deck))>>32))
	deck &^= 1 << one
	c.draw(one, Nth(uint64(deck), int(x&(1<<32-1)*uint64(bits.OnesCount32(deck))>>32)))
}
