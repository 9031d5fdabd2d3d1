package core

import "intrigue/rules/penny/core/box"

// Trade (PEN-71, PEN-155): the active hero lays an offer on the table, thing by
// thing, and the other one's person accepts it or not. The Step of EffectTrade says who
// decides, and N how many exchanges are left in this Field Action.
const (
	tradeOffer = iota
	TradeAnswer
)

const (
	MostDeals = 3 // exchanges in one Field Action
	mostItems = 4 // things on one side of an offer
)

// goodsOf returns the cards a hero may trade: of pool and discard pile, but no class
// cards and no finished Personal Quests, and assigned enemies.
func (g *Game) goodsOf(p *Player) box.Set {
	return p.Pool.Or(p.Pile).Without(g.kept).Or(p.Foes)
}

// tradable reports whether two heroes have anything to trade.
func (c *State) tradable(g *Game, a, b *Player) bool {
	has := func(p *Player) bool {
		return p.ResourcesOf() > 0 || p.Tokens[box.Gold] > 0 || p.Tokens[box.Movement] > 0 || !g.goodsOf(p).Empty()
	}
	return has(a) || has(b)
}

// whoTrades returns who decides: the hero who makes the offer, or his partner.
func whoTrades(c *State, f *Effect) int8 {
	if f.Step == TradeAnswer {
		return int8(c.Offer.With)
	}
	return f.Hero
}

func (c *State) listTrade(g *Game, f *Effect, _ *Player, buf []Action) []Action {
	o := &c.Offer
	if f.Step == TradeAnswer {
		return append(buf, Action{Kind: Accept}, Action{Kind: Refuse})
	}
	kinds := [2]struct{ token, card ActionKind }{{Give, Hand}, {Ask, Want}}
	for side, h := range [2]int8{f.Hero, int8(o.With)} {
		if o.Items[side] >= mostItems {
			continue
		}
		p := c.Player(h)
		for t := range box.Token(box.Tokens) {
			if (t < box.Resources || t == box.Gold || t == box.Movement) && p.Tokens[t] > o.Tokens[side][t] { // no damage, no prevention
				buf = append(buf, Action{kinds[side].token, uint8(t), 0})
			}
		}
		buf = listSet(buf, kinds[side].card, g.goodsOf(p).Without(o.Cards[side]))
	}
	if o.Items[0]+o.Items[1] > 0 {
		buf = append(buf, Action{Kind: Propose})
	}
	return append(buf, Action{Kind: Done})
}

// layToken and layCard lay something on the table: of side 0 what the active hero gives, of side 1
// what he asks for.
func layToken(side int) doing {
	return func(c *State, _ *Game, _ *Effect, a Action) {
		c.Offer.Tokens[side][a.What]++
		c.Offer.Items[side]++
	}
}

func layCard(side int) doing {
	return func(c *State, _ *Game, _ *Effect, a Action) {
		c.Offer.Cards[side].Add(box.Card(a.What))
		c.Offer.Items[side]++
	}
}

func (c *State) accept(g *Game, f *Effect, a Action) {
	c.exchange(f.Hero)
	c.refuse(g, f, a)
}

// refuse clears the table for the next offer, if there can be one.
func (c *State) refuse(g *Game, f *Effect, _ Action) {
	c.Offer = TradeOffer{With: c.Offer.With}
	f.Step = tradeOffer
	if f.N--; f.N <= 0 || !c.tradable(g, c.Player(f.Hero), c.partner()) {
		c.pop()
	}
}

func (c *State) endTrade(_ *Game, _ *Effect) {
	c.Offer = TradeOffer{}
	c.pop()
}

// exchange carries the offer out. Cards go to the partner's discard pile, enemies are
// assigned to him.
func (c *State) exchange(h int8) {
	o := &c.Offer
	pair := [2]int8{h, int8(o.With)}
	for side, h := range pair {
		from, to := c.Player(h), c.Player(pair[1-side])
		for t, n := range o.Tokens[side] {
			from.Spend(box.Token(t), int(n))
			c.Give(pair[1-side], box.Token(t), int(n))
		}
		for k := range o.Cards[side].All() {
			if from.Foes.Has(k) {
				from.Foes.Remove(k)
				to.Foes.Add(k)
				continue
			}
			from.Drop(k)
			to.Pile.Add(k)
		}
	}
}
