package core

import (
	"iter"
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// Cards of the table: rows, stacks, refreshing, looking, flipping.

const (
	EnemyRowID = iota
	ShopRowID
	marketRowID // open brown quests of an Open World
)

func (c *State) row(which uint8) (*[4]box.Card, *cards.Deck) {
	if which == ShopRowID {
		return &c.ShopRow, &c.Shop
	}
	return &c.EnemyRow, &c.Enemies
}

// next is what comes off a deck: what is known to lie on top is no matter of luck, nor is
// the bottom when nothing else is left. NoCard is for Luck to draw.
func next(deck *cards.Deck) box.Card {
	switch top, under := deck.Top(), deck.Under(); {
	case len(top) > 0:
		return box.Card(top[0])
	case deck.Len() == len(under):
		return box.Card(under[0])
	}
	return box.NoCard
}

// refill makes the discarded cards of the shop its deck when that is empty.
func (c *State) refill() {
	if c.Shop.Len() == 0 {
		c.Shop.Shuffle(listed(c.ShopOff.All())...)
		c.ShopOff = box.Set{}
	}
}

// workFill fills slot b of row a.
func (c *State) workFill(f *Effect) {
	if f.A == marketRowID {
		if c.Browns == 0 || c.Market[f.B] != box.NoCard {
			c.pop()
		} else {
			c.Need = Luck
		}
		return
	}
	row, deck := c.row(f.A)
	if f.A == ShopRowID {
		c.refill()
	}
	if deck.Len() == 0 || row[f.B] != box.NoCard {
		c.pop()
	} else if k := next(deck); k != box.NoCard {
		c.filled(f, k)
	} else {
		c.Need = Luck
	}
}

func (c *State) filled(f *Effect, card box.Card) {
	row, deck := c.row(f.A)
	deck.Draw(cards.Card(card))
	row[f.B] = card
	c.pop()
}

// listed are cards as a deck takes them. It allocates, and is rarely needed.
func listed(of iter.Seq[box.Card]) (all []cards.Card) {
	for k := range of {
		all = append(all, cards.Card(k))
	}
	return all
}

// clearSlot takes a card out of its row and has the slot filled.
func (c *State) clearSlot(which uint8, card box.Card) {
	row, _ := c.row(which)
	for i := range row {
		if row[i] == card {
			row[i] = box.NoCard
			c.Push(Effect{Kind: EffectFill, Hero: int8(c.Active), A: which, B: uint8(i)})
		}
	}
}

// replace puts a card of a row back and fills its slot (PEN-149).
func (c *State) replace(which uint8, card box.Card) {
	c.clearSlot(which, card)
	if which == ShopRowID {
		c.ShopOff.Add(card)
	} else {
		c.Enemies.Shuffle(cards.Card(card))
	}
}

// stack is what lies open, or in no order, under a name of cards; nil for a deck.
func (c *State) stack(of box.Stack) *box.Set {
	switch of {
	case box.TwoPennies:
		return &c.Twos
	case box.ThreePennies:
		return &c.Threes
	case box.DemonicPennies:
		return &c.Demonic
	case box.ItemDeck:
		return &c.Items
	}
	return nil
}

// workTake takes n cards of stack a; b 1 puts them into the hand.
func (c *State) workTake(f *Effect) {
	of, k := box.Stack(f.A), box.NoCard
	from := c.stack(of)
	if of == box.ShopDeck {
		c.refill()
	}
	switch {
	case f.N <= 0, c.Players[f.Hero].Dead, from == nil && (of != box.ShopDeck || c.Shop.Len() == 0), from != nil && from.Empty():
		c.pop()
		return
	case from == nil:
		k = next(&c.Shop)
	case of == box.TwoPennies, of == box.ThreePennies, from.Count() == 1:
		k = from.First()
	}
	if k == box.NoCard {
		c.Need = Luck
	} else {
		c.taken(f, k)
	}
}

// taken gives a card of a stack to the hero.
func (c *State) taken(f *Effect, card box.Card) {
	if from := c.stack(box.Stack(f.A)); from != nil {
		from.Remove(card)
	} else {
		c.Shop.Draw(cards.Card(card))
	}
	p := c.Player(f.Hero)
	if f.B == 1 {
		p.Hand.Add(card)
	} else {
		p.Pile.Add(card)
	}
	f.N--
}

// Peeked is the deck that an effect looks into.
func (c *State) Peeked(f *Effect) *cards.Deck {
	switch box.Stack(f.A) {
	case box.ShopDeck:
		return &c.Shop
	case box.EnemyDeck:
		return &c.Enemies
	}
	return &c.Schemes
}

// listTable lists what is decided about rows, decks and tiles.
func (c *State) listTable(g *Game, f *Effect, buf []Action) []Action {
	switch f.Kind {
	case EffectRefresh:
		if row, _ := c.row(f.A); f.N > 0 {
			buf = listRow(buf, Replace, row[:])
		}
	case EffectSort: // the cards between i and n of Top are still to be put in order
		for _, k := range c.Peeked(f).Top()[f.Step:f.N] {
			buf = append(buf, Action{Top, uint8(k), 0})
		}
	case EffectFlip:
		for t := range uint8(box.Tiles) {
			if g.Chart(c).Laid>>t&1 != 0 && (c.HellTiles>>t&1 != 0) == (f.B == 1) {
				buf = append(buf, Action{Flip, t, 0})
			}
		}
	}
	return buf
}

func (c *State) doTable(f *Effect, s Action) {
	switch s.Kind {
	case Replace:
		f.N--
		c.replace(f.A, box.Card(s.A))
	case Top:
		c.sorted(f, cards.Card(s.A))
	case Flip:
		c.pop()
		c.Turn(box.Tile(s.A), f.B == 1)
	}
}

// sorted makes k the next card of the order that is being made.
func (c *State) sorted(f *Effect, k cards.Card) {
	deck := c.Peeked(f)
	var room [8]cards.Card
	order := append(room[:0], deck.Top()[:f.N]...)
	i := slices.Index(order, k)
	copy(order[f.Step+1:i+1], order[f.Step:i])
	order[f.Step] = k
	onTop(deck, order)
	if f.Step++; int(f.Step) >= len(order)-1 {
		c.pop()
	}
}

// onTop lays cards onto a deck in their order, wherever in it they lay.
func onTop(deck *cards.Deck, order []cards.Card) {
	for _, k := range order {
		deck.Take(k)
	}
	for _, k := range slices.Backward(order) {
		deck.PutTop(k, cards.Everybody)
	}
}

// Turn flips a tile; all that stands on it stays (PEN-75).
func (c *State) Turn(t box.Tile, london bool) {
	if london {
		c.HellTiles &^= 1 << t
	} else {
		c.HellTiles |= 1 << t
	}
	if c.Mode == box.Open && c.HellTiles == 1<<box.Bank-1 { // all six (our mode)
		c.Over = EndHell
	}
}

// flips does the action flip: by the holder, by the hero, or the tile of somebody.
func (c *State) flips(g *Game, h int8, e *box.Instruction) {
	f := Effect{Kind: EffectFlip, Hero: h, B: bit(e.London)}
	switch e.By {
	case box.ByHere, box.ByBoss:
		at := c.Players[h].At
		if e.By == box.ByBoss {
			at = c.VillainAt[box.MiniBoss]
		}
		if t := g.TileOf(at); t != box.NoTile {
			c.Turn(t, e.London)
		}
		return
	case box.ByMe:
	default:
		f.Hero = c.Decider()
	}
	c.Push(f)
}

// bit is a yes or no as one of an effect's numbers.
func bit(yes bool) uint8 {
	if yes {
		return 1
	}
	return 0
}
