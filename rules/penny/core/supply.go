package core

import (
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

// workFill fills slot b of row a. What is known to lie on top is no matter of luck.
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
	if f.A == ShopRowID && deck.Len() == 0 {
		deck.Shuffle(listed(&c.ShopOff)...)
		c.ShopOff = box.Set{}
	}
	if deck.Len() == 0 || row[f.B] != box.NoCard {
		c.pop()
		return
	}
	if top := deck.Top(); len(top) > 0 {
		c.filled(f, box.Card(top[0]))
		return
	}
	if deck.Len() == len(deck.Under()) {
		c.filled(f, box.Card(deck.Under()[0]))
		return
	}
	c.Need = Luck
}

func (c *State) filled(f *Effect, card box.Card) {
	row, deck := c.row(f.A)
	deck.Draw(cards.Card(card))
	row[f.B] = card
	c.pop()
}

// listed turns a set into a list for a deck. It allocates, and is rarely needed.
func listed(s *box.Set) []cards.Card {
	var out []cards.Card
	for c := range s.All() {
		out = append(out, cards.Card(c))
	}
	return out
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

func (c *State) workRefresh(g *Game, f *Effect) {
	if f.N <= 0 {
		c.pop()
		return
	}
	c.ask(g)
}

// workTake takes n cards of stack a; b 1 puts them into the hand.
func (c *State) workTake(f *Effect) {
	if f.N <= 0 || c.Players[f.Hero].Dead {
		c.pop()
		return
	}
	var from *box.Set
	switch box.Stack(f.A) {
	case box.TwoPennies:
		from = &c.Twos
	case box.ThreePennies:
		from = &c.Threes
	case box.DemonicPennies:
		from = &c.Demonic
	case box.ItemDeck:
		from = &c.Items
	case box.ShopDeck:
		if c.Shop.Len() == 0 {
			c.Shop.Shuffle(listed(&c.ShopOff)...)
			c.ShopOff = box.Set{}
		}
		switch {
		case c.Shop.Len() == 0:
			c.pop()
		case len(c.Shop.Top()) > 0:
			c.taken(f, box.Card(c.Shop.Top()[0]))
		case len(c.Shop.Heap()) == 0:
			c.taken(f, box.Card(c.Shop.Under()[0]))
		default:
			c.Need = Luck
		}
		return
	default:
		c.pop()
		return
	}
	switch {
	case from.Empty():
		c.pop()
	case box.Stack(f.A) == box.TwoPennies || box.Stack(f.A) == box.ThreePennies || from.Count() == 1:
		c.taken(f, from.First())
	default:
		c.Need = Luck
	}
}

// taken gives a card of a stack to the hero.
func (c *State) taken(f *Effect, card box.Card) {
	switch box.Stack(f.A) {
	case box.TwoPennies:
		c.Twos.Remove(card)
	case box.ThreePennies:
		c.Threes.Remove(card)
	case box.DemonicPennies:
		c.Demonic.Remove(card)
	case box.ItemDeck:
		c.Items.Remove(card)
	case box.ShopDeck:
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

// Peeked is the deck that a effect looks into.
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
		row, _ := c.row(f.A)
		for _, k := range row {
			if k != box.NoCard {
				buf = append(buf, Action{Replace, uint8(k), 0})
			}
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
	var order [8]cards.Card
	n := copy(order[:], deck.Top()[:min(int(f.N), 8)])
	for i := int(f.Step); i < n; i++ {
		if order[i] == k {
			copy(order[f.Step+1:i+1], order[f.Step:i])
			order[f.Step] = k
			break
		}
	}
	for i := range n {
		deck.Take(order[i])
	}
	for i := n - 1; i >= 0; i-- {
		deck.PutTop(order[i], cards.Everybody)
	}
	if f.Step++; int(f.Step) >= n-1 {
		c.pop()
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
	side := uint8(0)
	if e.London {
		side = 1
	}
	switch e.By {
	case box.ByHere, box.ByBoss:
		at := c.Players[h].At
		if e.By == box.ByBoss {
			at = c.VillainAt[box.MiniBoss]
		}
		if t := g.TileOf(at); t != box.NoTile {
			c.Turn(t, e.London)
		}
	case box.ByMe:
		c.Push(Effect{Kind: EffectFlip, Hero: h, B: side})
	default:
		c.Push(Effect{Kind: EffectFlip, Hero: c.Decider(), B: side})
	}
}
