package estoril

import "intrigue/rules/cards"

// symbolOf is the symbol that an ability step uses.
func symbolOf(v verb) Symbol { return Assassin + Symbol(v-vAssassin) }

// usable are the symbols of the tile on a space that can still be used and have a
// target or a gain, as bits 1<<Symbol (EST-58, EST-59).
func (c *core) usable(x uint8) (can uint8) {
	for i, s := range faces[c.on[x].face()].Symbols {
		if s != NoSymbol && c.used>>i&1 == 0 && c.works(s, x) {
			can |= 1 << s
		}
	}
	return can
}

// works reports whether a symbol of the tile on x has a target or a gain.
func (c *core) works(s Symbol, x uint8) bool {
	switch s {
	case Assassin:
		return c.victims() != 0
	case Conspiracy:
		return c.pile.Len() > 0 // EST-81
	case Nationalism:
		return c.kin(x) > 0
	case Seduction:
		return c.vacant() != 0 && c.tempted() != 0 // EST-92
	}
	return c.worthy() != 0
}

// victims are the tiles an Assassin can send home: all of this board but the
// protected ones, none in the Church (EST-72, EST-76, EST-100, EST-106).
func (c *core) victims() spots {
	p := c.here()
	if c.board[p] == Church {
		return 0
	}
	return inPlace(p) & c.taken &^ c.shield
}

// tempted are the tiles Seduction can bring here (EST-89, EST-90, EST-100).
func (c *core) tempted() spots { return around[c.here()] & c.taken &^ c.shield }

// vacant are the free spaces of this board.
func (c *core) vacant() spots { return inPlace(c.here()) & c.exists &^ c.taken }

// worthy are the tiles Diplomacy can protect (EST-99).
func (c *core) worthy() spots {
	p := c.here()
	return (inPlace(p) | around[p]) & c.taken &^ c.shield
}

// kin is how many other tiles bear the flag of the one on x, on its board and on the
// adjacent ones, face up, rewards included (EST-83 to EST-85, EST-95).
func (c *core) kin(x uint8) (n uint8) {
	p := placeOf(x)
	f := faces[c.on[x].face()].Flag
	all := (inPlace(p) | rewardOf(p) | around[p] | aroundRewards[p]) & c.taken &^ c.down &^ (1 << x)
	for w := all; w != 0; w &= w - 1 {
		if faces[c.on[w.first()].face()].Flag == f {
			n++
		}
	}
	return n
}

// use plays an ability of the tile whose space is resolved.
func (c *core) use(s step) {
	x := c.here()*Spaces + c.num
	c.spend(symbolOf(s.verb), x)
	switch s.verb {
	case vAssassin: // EST-73, EST-75
		who := c.owner(s.a)
		c.hand[who] |= 1 << c.lift(s.a)
		c.cubes[who]++
		if s.a == x { // a tile that sent itself home does nothing more (EST-60)
			c.num, c.used = c.num+1, 0
		}
	case vConspiracy:
		c.stage = StageDraw
		return
	case vNationalism:
		c.gain[x] += c.kin(x)
	case vSeduction: // EST-91, EST-93
		who := c.owner(s.a)
		c.put(who, s.b, c.lift(s.a))
		c.mute |= 1 << s.b
	case vDiplomacy:
		c.shield |= 1 << s.a
	}
	c.proceed()
}

// spend marks the first unused symbol of a kind as used.
func (c *core) spend(s Symbol, x uint8) {
	for i, has := range faces[c.on[x].face()].Symbols {
		if has == s && c.used>>i&1 == 0 {
			c.used |= 1 << i
			return
		}
	}
}

// keep ends Conspiracy: one tile lies open as the reward, the other under the pile
// (EST-78, EST-79). The old reward was seen by all, the drawn tile by its user alone:
// of the others those know it who knew it at the bottom of the pile before.
func (c *core) keep(change bool) {
	x := slots + c.here()
	under, known := c.drawn, cards.Eyes(1)<<c.seat|c.drew
	if change {
		under, known = c.on[x], cards.Everybody
		c.on[x] = c.drawn
	}
	c.pile.PutUnder(cards.Card(under), known)
	c.drawn, c.drew = 0, cards.Nobody
	c.proceed()
}
