package estoril

import "intrigue/rules/cards"

// symbolOf is the symbol that an ability step uses.
func symbolOf(v Kind) Symbol { return Assassin + Symbol(v-UseAssassin) }

// Usable are the symbols of the tile on a space that can still be used and have a
// target or a gain, as bits 1<<Symbol (EST-58, EST-59).
func (c *State) Usable(x uint8) (can uint8) {
	for i, s := range faces[c.On[x].face()].Symbols {
		if s != NoSymbol && c.Used>>i&1 == 0 && c.works(s, x) {
			can |= 1 << s
		}
	}
	return can
}

// works reports whether a symbol of the tile on x has a target or a gain.
func (c *State) works(s Symbol, x uint8) bool {
	switch s {
	case Assassin:
		return c.Victims() != 0
	case Conspiracy:
		return c.Pile.Len() > 0 // EST-81
	case Nationalism:
		return c.Kin(x) > 0
	case Seduction:
		return c.Vacant() != 0 && c.Tempted() != 0 // EST-92
	}
	return c.Worthy() != 0
}

// Victims are the tiles an Assassin can send home: all of this board but the
// protected ones, none in the Church (EST-72, EST-76, EST-100, EST-106).
func (c *State) Victims() Spots {
	p := c.Here()
	if c.Boards[p] == Church {
		return 0
	}
	return InPlace(p) & c.Taken &^ c.Protected
}

// Tempted are the tiles Seduction can bring here (EST-89, EST-90, EST-100).
func (c *State) Tempted() Spots { return around[c.Here()] & c.Taken &^ c.Protected }

// Vacant are the free spaces of this board.
func (c *State) Vacant() Spots { return InPlace(c.Here()) & c.Exists &^ c.Taken }

// Worthy are the tiles Diplomacy can protect (EST-99).
func (c *State) Worthy() Spots {
	p := c.Here()
	return (InPlace(p) | around[p]) & c.Taken &^ c.Protected
}

// Kin is how many other tiles bear the flag of the one on x, on its board and on the
// adjacent ones, face up, rewards included (EST-83 to EST-85, EST-95).
func (c *State) Kin(x uint8) (n uint8) {
	p := PlaceOf(x)
	f := faces[c.On[x].face()].Flag
	all := (InPlace(p) | RewardOf(p) | around[p] | aroundRewards[p]) & c.Taken &^ c.Down &^ (1 << x)
	for w := all; w != 0; w &= w - 1 {
		if faces[c.On[w.First()].face()].Flag == f {
			n++
		}
	}
	return n
}

// use plays an ability of the tile whose space is resolved.
func (c *State) use(s Action) {
	x := c.Here()*Spaces + c.Numeral
	c.spend(symbolOf(s.Kind), x)
	switch s.Kind {
	case UseAssassin: // EST-73, EST-75
		who := c.Owner(s.A)
		c.Hand[who] |= 1 << c.lift(s.A)
		c.Cubes[who]++
		if s.A == x { // a tile that sent itself home does nothing more (EST-60)
			c.Numeral, c.Used = c.Numeral+1, 0
		}
	case UseConspiracy:
		c.Stage = StageDraw
		return
	case UseNationalism:
		c.Gain[x] += c.Kin(x)
	case UseSeduction: // EST-91, EST-93
		who := c.Owner(s.A)
		c.Put(who, s.B, c.lift(s.A))
		c.Brought |= 1 << s.B
	case UseDiplomacy:
		c.Protected |= 1 << s.A
	}
	c.proceed()
}

// spend marks the first unused symbol of a kind as used.
func (c *State) spend(s Symbol, x uint8) {
	for i, has := range faces[c.On[x].face()].Symbols {
		if has == s && c.Used>>i&1 == 0 {
			c.Used |= 1 << i
			return
		}
	}
}

// keep ends Conspiracy: one tile lies open as the reward, the other under the pile
// (EST-78, EST-79). The old reward was seen by all, the drawn tile by its user alone:
// of the others those know it who knew it at the bottom of the pile before.
func (c *State) keep(change bool) {
	x := Slots + c.Here()
	under, known := c.Drawn, cards.Eyes(1)<<c.Seat|c.DrawnKnownTo
	if change {
		under, known = c.On[x], cards.Everybody
		c.On[x] = c.Drawn
	}
	c.Pile.PutUnder(cards.Card(under), known)
	c.Drawn, c.DrawnKnownTo = 0, cards.Nobody
	c.proceed()
}
