package core

import "intrigue/rules/cards"

// Actor returns the spot of the tile whose symbols are used.
func (c *State) Actor() uint8 { return c.Here()*Spaces + c.Numeral }

// Has reports whether that tile has a symbol that is not used yet.
func (c *State) Has(s Symbol) bool { return c.unused(s) >= 0 }

// unused returns the index of the tile's first unused symbol of a kind, or -1.
func (c *State) unused(s Symbol) int {
	for i, has := range Faces[c.On[c.Actor()].FaceIndex()].Symbols {
		if has == s && c.Used>>i&1 == 0 {
			return i
		}
	}
	return -1
}

// Using returns the kind of action that uses a symbol.
func Using(s Symbol) ActionKind { return UseAssassin + ActionKind(s-Assassin) }

// Usable returns its unused symbols with a target or a gain, as bits 1<<Symbol (EST-58, EST-59).
func (c *State) Usable() (can uint8) {
	for _, s := range Faces[c.On[c.Actor()].FaceIndex()].Symbols {
		if s == NoSymbol {
			continue
		}
		if a, b := c.values(Using(s)); a != 0 && b != 0 {
			can |= 1 << s
		}
	}
	return can
}

// AssassinTargets returns the tiles an Assassin can send home: all of this board but the
// protected ones, none in the Church (EST-72, EST-76, EST-100, EST-106).
func (c *State) AssassinTargets() SpotSet {
	p := c.Here()
	if c.Boards[p] == Church {
		return 0
	}
	return InPlace(p) & c.Taken &^ c.Protected
}

// HarmsOnlyItself reports whether all that the acting tile can do is to send tiles of its own owner
// home: the rules offer it (EST-74), and few will want it.
func (c *State) HarmsOnlyItself() bool {
	return c.Usable() == 1<<Assassin && c.AssassinTargets()&^c.Mine[c.Owner(c.Actor())] == 0
}

// SeductionTargets returns the tiles Seduction can bring here (EST-89, EST-90, EST-100).
func (c *State) SeductionTargets() SpotSet { return around[c.Here()] & c.Taken &^ c.Protected }

// Vacant returns the free spaces of this board.
func (c *State) Vacant() SpotSet { return InPlace(c.Here()) & c.Exists &^ c.Taken }

// DiplomacyTargets returns the tiles Diplomacy can protect (EST-99).
func (c *State) DiplomacyTargets() SpotSet {
	p := c.Here()
	return (InPlace(p) | around[p]) & c.Taken &^ c.Protected
}

// Kin returns how many other tiles bear the flag of the one on x (EST-83, EST-95).
func (c *State) Kin(x uint8) uint8 {
	return c.Flags(Faces[c.On[x].FaceIndex()].Flag, PlaceOf(x), 1<<x)
}

// Flags returns how many tiles bear a flag on the board of a place and on the adjacent ones,
// face up, rewards included (EST-84, EST-85), some spots excepted.
func (c *State) Flags(f Flag, p uint8, except SpotSet) (n uint8) {
	all := (InPlace(p) | RewardOf(p) | around[p] | aroundRewards[p]) & c.Taken &^ c.Down &^ except
	for w := all; w != 0; w &= w - 1 {
		if Faces[c.On[w.First()].FaceIndex()].Flag == f {
			n++
		}
	}
	return n
}

// useAssassin sends a tile home (EST-73, EST-75).
func (c *State) useAssassin(a Action) {
	who, self := c.Owner(a.A), a.A == c.Actor()
	c.Hand[who] |= 1 << c.Lift(a.A)
	c.Cubes[who]++
	if self { // a tile that sent itself home does nothing more (EST-60)
		c.Numeral, c.Used = c.Numeral+1, 0
	}
	c.proceed()
}

// useNationalism adds the gain for good (EST-86).
func (c *State) useNationalism(Action) {
	c.Gain[c.Actor()] += c.Kin(c.Actor())
	c.proceed()
}

// useSeduction brings a tile here, whose own symbols are mute then (EST-91, EST-93).
func (c *State) useSeduction(a Action) {
	c.Put(c.Owner(a.A), a.B, c.Lift(a.A))
	c.Brought |= 1 << a.B
	c.proceed()
}

// useDiplomacy lays a white cube (EST-100).
func (c *State) useDiplomacy(a Action) {
	c.Protected |= 1 << a.A
	c.proceed()
}

// draw shows the top of the pile to the user of Conspiracy.
func (c *State) draw(a Action) {
	c.DrawnKnownTo, _ = c.Pile.Draw(cards.Card(a.A))
	c.Drawn, c.Stage = Tile(a.A), StageKeep
}

// keep ends Conspiracy: one tile lies open as the reward, the other under the pile
// (EST-78, EST-79). The old reward was seen by all, the drawn tile by its user alone:
// of the others those know it who knew it at the bottom of the pile before.
func (c *State) keep(a Action) {
	x := RewardSpot(c.Here())
	under, known := c.Drawn, cards.ReaderSet(1)<<c.Seat|c.DrawnKnownTo
	if a.Kind == Change {
		under, known = c.On[x], cards.Everybody
		c.On[x] = c.Drawn
	}
	c.Pile.PutUnder(cards.Card(under), known)
	c.Drawn, c.DrawnKnownTo = 0, cards.Nobody
	c.proceed()
}
