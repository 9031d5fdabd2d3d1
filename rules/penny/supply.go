package penny

import (
	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// Cards of the table: rows, stacks, refreshing, looking, flipping.

const (
	enemyRowID = iota
	shopRowID
	marketRowID // open brown quests of an Open World
)

func (c *core) row(which uint8) (*[4]box.Card, *cards.Deck) {
	if which == shopRowID {
		return &c.shopRow, &c.shop
	}
	return &c.enemyRow, &c.enemies
}

// workFill fills slot b of row a. What is known to lie on top is no matter of luck.
func (c *core) workFill(f *frame) {
	if f.a == marketRowID {
		if c.browns == 0 || c.market[f.b] != box.NoCard {
			c.pop()
		} else {
			c.need = luck
		}
		return
	}
	row, deck := c.row(f.a)
	if f.a == shopRowID && deck.Len() == 0 {
		deck.Shuffle(listed(&c.shopOff)...)
		c.shopOff = box.Set{}
	}
	if deck.Len() == 0 || row[f.b] != box.NoCard {
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
	c.need = luck
}

func (c *core) filled(f *frame, card box.Card) {
	row, deck := c.row(f.a)
	deck.Draw(cards.Card(card))
	row[f.b] = card
	c.pop()
}

// listed turns a set into a list for a deck. It allocates, and is rarely needed.
func listed(s *box.Set) []cards.Card {
	var out []cards.Card
	for _, c := range s.All() {
		out = append(out, cards.Card(c))
	}
	return out
}

// clearSlot takes a card out of its row and has the slot filled.
func (c *core) clearSlot(which uint8, card box.Card) {
	row, _ := c.row(which)
	for i := range row {
		if row[i] == card {
			row[i] = box.NoCard
			c.push(frame{op: opFill, hero: int8(c.active), a: which, b: uint8(i)})
		}
	}
}

// replace puts a card of a row back and fills its slot (PEN-149).
func (c *core) replace(which uint8, card box.Card) {
	c.clearSlot(which, card)
	if which == shopRowID {
		c.shopOff.Add(card)
	} else {
		c.enemies.Shuffle(cards.Card(card))
	}
}

func (c *core) workRefresh(g *game, f *frame) {
	if f.n <= 0 {
		c.pop()
		return
	}
	c.ask(g)
}

// workTake takes n cards of stack a; b 1 puts them into the hand.
func (c *core) workTake(f *frame) {
	if f.n <= 0 || c.players[f.hero].dead {
		c.pop()
		return
	}
	var from *box.Set
	switch box.Stack(f.a) {
	case box.TwoPennies:
		from = &c.twos
	case box.ThreePennies:
		from = &c.threes
	case box.DemonicPennies:
		from = &c.demonic
	case box.ItemDeck:
		from = &c.items
	case box.ShopDeck:
		if c.shop.Len() == 0 {
			c.shop.Shuffle(listed(&c.shopOff)...)
			c.shopOff = box.Set{}
		}
		switch {
		case c.shop.Len() == 0:
			c.pop()
		case len(c.shop.Top()) > 0:
			c.taken(f, box.Card(c.shop.Top()[0]))
		case len(c.shop.Heap()) == 0:
			c.taken(f, box.Card(c.shop.Under()[0]))
		default:
			c.need = luck
		}
		return
	default:
		c.pop()
		return
	}
	switch {
	case from.Empty():
		c.pop()
	case box.Stack(f.a) == box.TwoPennies || box.Stack(f.a) == box.ThreePennies || from.Count() == 1:
		c.taken(f, from.First())
	default:
		c.need = luck
	}
}

// taken gives a card of a stack to the hero.
func (c *core) taken(f *frame, card box.Card) {
	switch box.Stack(f.a) {
	case box.TwoPennies:
		c.twos.Remove(card)
	case box.ThreePennies:
		c.threes.Remove(card)
	case box.DemonicPennies:
		c.demonic.Remove(card)
	case box.ItemDeck:
		c.items.Remove(card)
	case box.ShopDeck:
		c.shop.Draw(cards.Card(card))
	}
	p := c.me(f.hero)
	if f.b == 1 {
		p.hand.Add(card)
	} else {
		p.pile.Add(card)
	}
	f.n--
}

// peeked is the deck that a frame looks into.
func (c *core) peeked(f *frame) *cards.Deck {
	switch box.Stack(f.a) {
	case box.ShopDeck:
		return &c.shop
	case box.EnemyDeck:
		return &c.enemies
	}
	return &c.schemes
}

// listTable lists what is decided about rows, decks and tiles.
func (c *core) listTable(g *game, f *frame, buf []step) []step {
	switch f.op {
	case opRefresh:
		row, _ := c.row(f.a)
		for _, k := range row {
			if k != box.NoCard {
				buf = append(buf, step{vReplace, uint8(k), 0})
			}
		}
	case opSort: // the cards between i and n of Top are still to be put in order
		for _, k := range c.peeked(f).Top()[f.i:f.n] {
			buf = append(buf, step{vTop, uint8(k), 0})
		}
	case opFlip:
		for t := range uint8(box.Tiles) {
			if g.chart(c).Laid>>t&1 != 0 && (c.hellTiles>>t&1 != 0) == (f.b == 1) {
				buf = append(buf, step{vFlip, t, 0})
			}
		}
	}
	return buf
}

func (c *core) doTable(f *frame, s step) {
	switch s.verb {
	case vReplace:
		f.n--
		c.replace(f.a, box.Card(s.a))
	case vTop:
		c.sorted(f, cards.Card(s.a))
	case vFlip:
		c.pop()
		c.turn(box.Tile(s.a), f.b == 1)
	}
}

// sorted makes k the next card of the order that is being made.
func (c *core) sorted(f *frame, k cards.Card) {
	deck := c.peeked(f)
	var order [8]cards.Card
	n := copy(order[:], deck.Top()[:min(int(f.n), 8)])
	for i := int(f.i); i < n; i++ {
		if order[i] == k {
			copy(order[f.i+1:i+1], order[f.i:i])
			order[f.i] = k
			break
		}
	}
	for i := range n {
		deck.Take(order[i])
	}
	for i := n - 1; i >= 0; i-- {
		deck.PutTop(order[i], cards.Everybody)
	}
	if f.i++; int(f.i) >= n-1 {
		c.pop()
	}
}

// turn flips a tile; all that stands on it stays (PEN-75).
func (c *core) turn(t box.Tile, london bool) {
	if london {
		c.hellTiles &^= 1 << t
	} else {
		c.hellTiles |= 1 << t
	}
	if c.mode == box.Open && c.hellTiles == 1<<box.Bank-1 { // all six (our mode)
		c.over = endHell
	}
}

// flips does the verb flip: by the holder, by the hero, or the tile of somebody.
func (c *core) flips(g *game, h int8, e *box.Instruction) {
	side := uint8(0)
	if e.London {
		side = 1
	}
	switch e.By {
	case box.ByHere, box.ByBoss:
		at := c.players[h].at
		if e.By == box.ByBoss {
			at = c.villainAt[box.MiniBoss]
		}
		if t := g.tileOf(at); t != box.NoTile {
			c.turn(t, e.London)
		}
	case box.ByMe:
		c.push(frame{op: opFlip, hero: h, b: side})
	default:
		c.push(frame{op: opFlip, hero: c.decider(), b: side})
	}
}
