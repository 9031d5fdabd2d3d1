package penny

// gauge fills the numbers that bots read off the cards: the damage a card brings, the
// cards it draws, and what it is worth in a deck, by hero.
func (g *game) gauge() {
	for k := range g.of {
		f := g.of[k]
		if f == nil {
			continue
		}
		at := f.Play
		if f.Charge != nil {
			at = f.Charge.Ability
		} else if k < deckable && g.onlyGives(at) {
			g.givers.add(Card(k))
		}
		if f.Charge == nil {
			g.wild[k] = uint8(g.sum(at, anyToken))
		}
		g.hits[k], g.draws[k] = g.sum(at, Damage), g.sum(at, noToken)
		n := 3*g.sum(at, Damage) + 3*g.sum(at, noToken) + 2*g.sum(at, Prevent) + 2*g.sum(at, Movement) + 2*g.sum(at, Gold)
		for t := range Token(resources) {
			if f.Charge == nil && g.sum(at, t) > 0 {
				g.kinds[k] |= 1 << t
			}
			n += 3 * g.sum(at, t)
		}
		n += 4*g.sum(at, anyToken) + 3*g.cures(at) + f.Points
		if f.Charge != nil {
			n = n/2 + 3
		}
		if g.wayCards.has(Card(k)) {
			n += 2
		}
		g.worth[k] = int32(n)
	}
}

// onlyGives reports whether a block does nothing but give certain tokens and cards.
func (g *game) onlyGives(at block) bool {
	for i := range g.blocks[at] {
		switch e := &g.blocks[at][i]; {
		case e.do == gain && e.what < tokens, e.do == draw, e.do == prevent:
		case e.do == when && g.onlyGives(e.then) && g.onlyGives(e.other), e.do == per && g.onlyGives(e.then):
		default:
			return false
		}
	}
	return true
}

// cures is how many Wounded a block destroys.
func (g *game) cures(at block) int {
	n := 0
	for i := range g.blocks[at] {
		switch e := &g.blocks[at][i]; e.do {
		case destroy:
			if e.sort == woundedCard {
				n += int(e.n)
			}
		case choose:
			best := 0
			for _, o := range e.option[:e.many] {
				best = max(best, g.cures(o))
			}
			n += best
		case each:
			n += g.cures(e.then)
		}
	}
	return n
}

// sum is about how much of a token a block gives; noToken asks for cards drawn.
func (g *game) sum(at block, t Token) int {
	n := 0
	for i := range g.blocks[at] {
		e := &g.blocks[at][i]
		switch e.do {
		case gain:
			if e.what == t {
				n += int(e.n)
			}
		case prevent:
			if t == Prevent {
				n += int(e.n)
			}
		case draw:
			if t == noToken {
				n += int(e.n)
			}
		case choose:
			best := 0
			for _, o := range e.option[:e.many] {
				best = max(best, g.sum(o, t))
			}
			n += best
		case pay:
			n += max(g.sum(e.then, t), g.sum(e.other, t))
		case when:
			n += (g.sum(e.then, t) + g.sum(e.other, t) + 1) / 2
		case each, per:
			n += g.sum(e.then, t)
		}
	}
	return n
}

// cardWorth is what a card is worth to a hero's deck.
func (b *brain) cardWorth(c *core, k Card) int32 {
	if k >= deckable {
		return 0
	}
	f := b.g.of[k]
	n := b.g.worth[k]
	if c.mode == Heist && f.Deck == shopCards && c.chapter <= 2 { // to be sold
		n += 3 * int32(f.Cost)
	}
	if c.mode == Heist && c.chapter == 1 {
		n += 2 * int32(f.Wealth)
	}
	return n
}

func (r *rating) cards(s step) int32 {
	b, c, f, want := r.b, r.c, r.f, &r.want
	p := &c.players[f.hero]
	switch s.verb {
	case vGain:
		n := 4 * int32(want[s.a])
		if f.op == opSeed {
			return -n
		}
		if r.fighting != NoCard && b.g.of[r.fighting].Foe.Weak[s.a] > p.tokens[s.a] {
			n += 3
		}
		return n
	case vLose:
		return -int32(want[s.a])
	case vFare, vDiscard:
		return -b.cardWorth(c, Card(s.a))
	case vRide:
		return -4
	case vDestroy:
		if f.op == opForfeit {
			return -b.cardWorth(c, Card(s.a))
		}
		return 5 - b.cardWorth(c, Card(s.a))
	case vHeal:
		return 20 + int32(1-s.a)
	case vFetch:
		return b.cardWorth(c, Card(s.a))
	}
	return 0
}

// bestFoe is the enemy of the row that would be fought if it came to that: the
// weakest.
func (c *core) bestFoe(g *game) Card {
	best, n := NoCard, 99
	for _, k := range c.enemyRow {
		if k != NoCard && g.of[k].Foe.Health < n {
			best, n = k, g.of[k].Foe.Health
		}
	}
	return best
}

// option rates the options of a card by what they give, seen from what is wanted.
func (r *rating) option(s step) int32 {
	b, c, f := r.b, r.c, r.f
	e := &b.g.blocks[f.block][f.i]
	switch s.verb {
	case vOption:
		return b.blockWorth(c, f.hero, e.option[s.a])
	case vPay:
		return b.blockWorth(c, f.hero, e.cost) + b.blockWorth(c, f.hero, e.then)
	}
	return b.blockWorth(c, f.hero, e.other)
}

// blockWorth is about what a block is worth to a hero now.
func (b *brain) blockWorth(c *core, h int8, at block) int32 {
	g := b.g
	p := &c.players[h]
	want := b.wants(c, h)
	n := int32(0)
	for i := range g.blocks[at] {
		e := &g.blocks[at][i]
		k := int32(e.n)
		switch e.do {
		case gain:
			n += k * tokenWorth(e.what, want)
		case lose:
			n -= k * tokenWorth(e.what, want)
		case draw:
			n += 7 * k
		case discard:
			n -= 4 * k
		case destroy:
			if e.sort == woundedCard {
				n += 6 * min(k, int32(p.under+p.woundPile))
			} else {
				n += 2
			}
		case prevent:
			n += 3 * k
		case take:
			if e.stack == woundedStack {
				n -= 7 * k
			} else {
				n += 5
			}
		case when:
			if c.holds(g, h, e.cond) {
				n += b.blockWorth(c, h, e.then)
			} else {
				n += b.blockWorth(c, h, e.other)
			}
		case shortcut:
			n--
		}
	}
	return n
}

func tokenWorth(t Token, want [resources]int8) int32 {
	switch {
	case t < resources && want[t] > 0:
		return 7
	case t < resources:
		return 3
	case t == anyToken:
		return 7
	case t == Damage:
		return 5
	}
	return 4
}
