package core

import (
	"iter"
	"slices"

	"intrigue/rules/cards"
	"intrigue/rules/penny/core/box"
)

// Cards of the table: rows, stacks, refreshing, looking, flipping.

// emptyRow returns a row without cards.
func emptyRow() [4]box.Card { return [4]box.Card{box.NoCard, box.NoCard, box.NoCard, box.NoCard} }

// row returns the shop or the enemy row with the deck that fills it.
func (c *State) row(which Row) (*[4]box.Card, *cards.Deck) {
	if which == ShopRow {
		return &c.ShopRow, &c.Shop
	}
	return &c.EnemyRow, &c.Enemies
}

// next returns what comes off a deck that is not empty: what is known to lie on top is no matter of luck,
// nor is the bottom when nothing else is left. NoCard is for Luck to draw.
func next(deck *cards.Deck) box.Card {
	switch top, under := deck.Top(), deck.Under(); {
	case len(top) > 0:
		return box.Card(top[0])
	case deck.Len() == len(under):
		return box.Card(under[0])
	}
	return box.NoCard
}

// refill makes the discarded cards of the shop its deck when that is empty (PEN-149).
func (c *State) refill() {
	if c.Shop.Len() == 0 {
		c.Shop.Shuffle(listed(c.ShopOff.All())...)
		c.ShopOff = box.Set{}
	}
}

// workFill fills a slot of a row.
func (c *State) workFill(g *Game, f *Effect) {
	if f.Row == MarketRow {
		if c.Browns == 0 || c.Market[f.Slot] != box.NoCard {
			c.pop()
		} else {
			c.Wait = Luck
		}
		return
	}
	row, deck := c.row(f.Row)
	if f.Row == ShopRow {
		c.refill()
	}
	if deck.Len() == 0 || row[f.Slot] != box.NoCard {
		c.pop()
	} else if k := next(deck); k != box.NoCard {
		c.filled(g, f, k)
	} else {
		c.Wait = Luck
	}
}

// rowLots returns the cards that can come into a row.
func (c *State) rowLots(g *Game, f *Effect) lots {
	if f.Row == MarketRow {
		return g.lotsOf(box.BrownCards, uint32(c.Browns))
	}
	_, deck := c.row(f.Row)
	return lots{deck: deck}
}

func (c *State) filled(g *Game, f *Effect, card box.Card) {
	if f.Row == MarketRow {
		c.Browns &^= 1 << (card - g.From[box.BrownCards])
		c.Market[f.Slot] = card
	} else {
		row, deck := c.row(f.Row)
		deck.Draw(cards.Card(card))
		row[f.Slot] = card
	}
	c.pop()
}

// listed returns cards as a deck takes them. It allocates, and is rarely needed.
func listed(of iter.Seq[box.Card]) (all []cards.Card) {
	for k := range of {
		all = append(all, cards.Card(k))
	}
	return all
}

// clearSlot takes a card out of its row, if it lies there, and has the slot filled.
func (c *State) clearSlot(which Row, card box.Card) {
	row, _ := c.row(which)
	if i := slices.Index(row[:], card); i >= 0 {
		row[i] = box.NoCard
		c.Push(Effect{Kind: EffectFill, Hero: int8(c.Active), Row: which, Slot: uint8(i)})
	}
}

// replace puts a card of a row back and fills its slot (PEN-149).
func (c *State) replace(_ *Game, f *Effect, a Action) {
	f.N--
	c.clearSlot(f.Row, box.Card(a.What))
	if f.Row == ShopRow {
		c.ShopOff.Add(box.Card(a.What))
	} else {
		c.Enemies.Shuffle(cards.Card(a.What))
	}
}

func (c *State) listRefresh(_ *Game, f *Effect, _ *Player, buf []Action) []Action {
	row, _ := c.row(f.Row)
	return listRow(buf, Replace, row[:])
}

// stack returns a stack whose cards lie open, or in no order; nil for a deck.
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

// workTake takes N cards of a stack, one by one, as long as there are any.
func (c *State) workTake(g *Game, f *Effect) {
	from, of, card := c.stack(f.Stack), f.Stack, box.NoCard
	if of == box.ShopDeck {
		c.refill()
	}
	switch {
	case f.N <= 0, c.Players[f.Hero].Dead, from == nil && (of != box.ShopDeck || c.Shop.Len() == 0), from != nil && from.Empty():
		c.pop()
		return
	case from == nil:
		card = next(&c.Shop)
	case of == box.TwoPennies, of == box.ThreePennies, from.Count() == 1: // all alike
		card = from.First()
	}
	if card == box.NoCard {
		c.Wait = Luck
	} else {
		c.taken(g, f, card)
	}
}

func (c *State) stackLots(_ *Game, f *Effect) lots {
	if from := c.stack(f.Stack); from != nil {
		return lots{set: *from}
	}
	return lots{deck: &c.Shop}
}

// taken gives a card of a stack to the hero.
func (c *State) taken(_ *Game, f *Effect, card box.Card) {
	if from := c.stack(f.Stack); from != nil {
		from.Remove(card)
	} else {
		c.Shop.Draw(cards.Card(card))
	}
	p := c.Player(f.Hero)
	if f.ToHand {
		p.Hand.Add(card)
	} else {
		p.Pile.Add(card)
	}
	f.N--
}

// Peeked returns the deck that is looked into.
func (c *State) Peeked(of box.Stack) *cards.Deck {
	switch of {
	case box.ShopDeck:
		return &c.Shop
	case box.EnemyDeck:
		return &c.Enemies
	}
	return &c.Schemes
}

// workPeek looks at the N top cards of a deck, which are then put back in any order.
func (c *State) workPeek(_ *Game, f *Effect) {
	deck := c.Peeked(f.Stack)
	n := min(int(f.N), deck.Len())
	if len(deck.Top()) < n && deck.Len() != len(deck.Top())+len(deck.Under()) {
		c.Wait = Luck
		return
	}
	n = min(n, len(deck.Top()))
	f.Kind, f.Step, f.N = EffectSort, 0, int8(n)
	if n < 2 {
		c.pop()
	}
}

// show lays a card that was looked at under those already known on top.
func (c *State) show(_ *Game, f *Effect, k box.Card) {
	deck := c.Peeked(f.Stack)
	var room [8]cards.Card
	onTop(deck, append(append(room[:0], deck.Top()...), cards.Card(k)))
}

// listSort lists the cards of the top that are still to be put in order: Step of N are.
func (c *State) listSort(_ *Game, f *Effect, _ *Player, buf []Action) []Action {
	for _, k := range c.Peeked(f.Stack).Top()[f.Step:f.N] {
		buf = append(buf, Action{Top, uint8(k), 0})
	}
	return buf
}

// sort makes a card the next one of the order that is being made.
func (c *State) sort(_ *Game, f *Effect, a Action) {
	deck, k := c.Peeked(f.Stack), cards.Card(a.What)
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

// Turn turns a tile to its London side, or to its Hell side; all that stands on it stays (PEN-75).
func (c *State) Turn(t box.Tile, london bool) {
	if london {
		c.HellTiles &^= 1 << t
	} else {
		c.HellTiles |= 1 << t
	}
	if c.Mode == box.Open && c.HellTiles == 1<<box.Bank-1 { // all six (PEN-167)
		c.Over = EndHell
	}
}

// listFlips lists the tiles that show the other side than the one wanted.
func (c *State) listFlips(g *Game, f *Effect, _ *Player, buf []Action) []Action {
	for t := range uint8(box.Tiles) {
		if g.Chart(c).Laid>>t&1 != 0 && (c.HellTiles>>t&1 != 0) == f.London {
			buf = append(buf, Action{Flip, t, 0})
		}
	}
	return buf
}

func (c *State) flip(_ *Game, f *Effect, a Action) {
	c.pop()
	c.Turn(box.Tile(a.What), f.London)
}

// instructFlip turns the tile on which the hero or the mini-boss stands, or asks the hero or the holder of
// the Decision Token for one.
func (c *State) instructFlip(g *Game, h int8, e *box.Instruction) {
	at := c.Players[h].At
	switch e.By {
	case box.ByMe:
		c.Push(Effect{Kind: EffectFlip, Hero: h, London: e.London})
		return
	case box.ByDecision:
		c.Push(Effect{Kind: EffectFlip, Hero: c.Decider(), London: e.London})
		return
	case box.ByBoss:
		at = c.VillainAt[box.MiniBoss]
	}
	if t := g.TileOf(at); t != box.NoTile {
		c.Turn(t, e.London)
	}
}

// CardOf returns a card as decks hold it.
func CardOf(c box.Card) cards.Card { return cards.Card(c) }
