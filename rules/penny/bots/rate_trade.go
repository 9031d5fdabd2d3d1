package bots

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// How the script trades: for the team. A resource goes to a hero who wants it from one who does
// not, and above all from one who is about to lose it (PEN-26, PEN-47, PEN-71).

// tradeGain says what the team gains by a resource that comes to the hero who wants it: a little more
// than nothing done.
const tradeGain = 11

// helps reports whether the team gains by one more token of a kind from a side of an offer: 0 is the
// hero h, whose turn it is. What the partner has left over from his own turn is gone before he can use it.
func (b *Agent) helps(c *core.State, o *core.TradeOffer, h int8, side int, t box.Token) bool {
	if t >= box.Resources {
		return false
	}
	pair := [2]int8{h, int8(o.With)}
	from, offered := &c.Players[pair[side]], int8(o.Tokens[side][t])
	if int8(from.Tokens[t]) <= offered || c.Needs(b.g, pair[1-side])[t] <= offered {
		return false
	}
	stays := side == 0 || int8(from.Late[t]) > offered
	return !stays || c.Needs(b.g, pair[side])[t]+offered < 0
}

// offerGain returns what the resources are worth that both sides of a trade with a partner could usefully hand over.
func (b *Agent) offerGain(c *core.State, h, with int8) int32 {
	o := core.TradeOffer{With: uint8(with)}
	n := int32(0)
	for side := range 2 {
		for t := range box.Token(box.Resources) {
			if b.helps(c, &o, h, side, t) {
				n += tradeGain
			}
		}
	}
	return n
}

// rateTrade rates what is laid on the table, and whether to propose it.
func (b *Agent) rateTrade(c *core.State, a core.Action) int32 {
	h, o := c.Top().Hero, &c.Offer
	switch {
	case a.Kind == core.Give && b.helps(c, o, h, 0, box.Token(a.What)), a.Kind == core.Ask && b.helps(c, o, h, 1, box.Token(a.What)):
		return tradeGain
	case a.Kind == core.Propose:
		return 1
	case a.Kind == core.Done:
		return 0
	}
	return -5
}

// offerValue rates the offer of a trade for the partner: what the team gains by it, and what he would
// get and give besides.
func (b *Agent) offerValue(c *core.State) int32 {
	h := int8(c.Offer.With)
	want := c.Needs(b.g, h)
	n := int32(0)
	for side, sign := range [2]int32{1, -1} { // what he gets, and what he gives
		for t, k := range c.Offer.Tokens[side] {
			n += sign * int32(k) * b.tokenToPartner(c, h, want, box.Token(t), side == 1)
		}
		for k := range c.Offer.Cards[side].All() {
			n += sign * b.cardValue(c, k)
		}
	}
	return n
}

// tokenToPartner returns what a token is worth to the partner in a trade. He gives away for nothing what he
// would lose anyway.
func (b *Agent) tokenToPartner(c *core.State, h int8, want [box.Resources]int8, t box.Token, gives bool) int32 {
	switch {
	case gives && t != box.Movement && c.Players[h].Late[t] == 0:
		return 0
	case t < box.Resources && (want[t] > 0 || gives && want[t] == 0):
		return 4
	}
	return 2
}
