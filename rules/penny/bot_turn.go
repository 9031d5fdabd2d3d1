package penny

import (
	"intrigue/rules/penny/core/box"
)

// How the script takes its turn.

func (r *rating) turn(s step) int32 {
	b, c, f, h, want := r.b, r.c, r.f, r.f.hero, &r.want
	g, p := b.g, &c.players[h]
	switch s.verb {
	case vDone:
		return 10
	case vPlay:
		if c.mode == box.Heist && c.chapter == 2 && g.goods.Has(box.Card(s.a)) && c.portalOn(g, p.at) < 0 || b.hoards(c, h, box.Card(s.a)) {
			return 5 // to be sold, and not to be unpacked on the way
		}
		return 60 + 5*int32(b.f.draws[s.a]) + b.cardWorth(c, box.Card(s.a))
	case vGather:
		return 50
	case vUse:
		return 55
	case vFinish:
		return 100
	case vPut:
		i := p.slotOf(box.Card(s.b))
		switch {
		case f.i == stepBuild:
			return 0
		case i < chargeSlot:
			return 60
		case want[s.a] >= 0 && c.mode == box.Prologue:
			return 12
		}
		return 30
	case vClose, vInform, vRob:
		return 200
	case vHaggle:
		return 80
	case vBribe:
		if c.actionOn(g, p.at) == box.Buy && f.i <= stepField && c.round < 5 && !b.habit.noBuying {
			return 0
		}
		return 40
	case vAct:
		return b.rateAct(c, h)
	case vReclaim:
		return 45
	case vPawn:
		return b.ratePawn(c, h, box.Card(s.a))
	}
	return 0
}

// hoards reports whether a strong bot keeps goods in hand: what is charged cannot be
// sold any more (PEN-122), and what is played is not there to stand for a trophy when
// the portal is reached (PEN-160).
func (b *brain) hoards(c *core, h int8, card box.Card) bool {
	g, p := b.g, &c.players[h]
	switch {
	case !b.keen || !g.goods.Has(card):
	case c.mode == box.Prologue && g.lever.Pawn > 0 && g.Of[card].Cost >= g.lever.Pawn && c.portals != 0 && int(p.slot[walkSlot].trophies) < g.lever.WalkTrophies,
		c.mode == box.Heist && c.chapter == 2:
		return g.Of[card].Charge != nil || c.portalOn(g, p.at) < 0
	}
	return false
}

// ratePawn: a shop card is pawned when the trophy is all that is missing.
func (b *brain) ratePawn(c *core, h int8, card box.Card) int32 {
	s := &c.players[h].slot[walkSlot]
	missing := b.g.lever.WalkKinds + b.g.lever.WalkAny - s.total()
	if missing <= 1 {
		return 58 - int32(b.g.Of[card].Cost)
	}
	return 0
}

// rateAct is what the action token of the place is worth now.
func (b *brain) rateAct(c *core, h int8) int32 {
	p := &c.players[h]
	switch c.actionOn(b.g, p.at) {
	case box.Buy:
		if b.habit.noBuying {
			return 0
		}
		return 12 + int32(p.tokens[box.Gold])
	case box.Heal:
		return 12 + 4*int32(p.under+p.woundPile)
	case box.Event:
		return 20
	case box.Boost:
		return 15
	case box.Target:
		return 2
	}
	return 16
}
