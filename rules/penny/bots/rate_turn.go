package bots

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// How the script takes its turn.

func (r *scorer) scoreTurn(s core.Action) int32 {
	b, c, f, h, want := r.b, r.c, r.f, r.f.Hero, &r.want
	g, p := b.g, &c.Players[h]
	switch s.Kind {
	case core.Done:
		return 10
	case core.Play:
		if c.Mode == box.Heist && c.Chapter == 2 && g.Goods.Has(box.Card(s.What)) && c.PortalOn(g, p.At) < 0 ||
			b.keepsInHand(c, h, box.Card(s.What)) {
			return 5 // to be sold, and not to be unpacked on the way
		}
		return 60 + 5*int32(b.f.draws[s.What]) + b.cardValue(c, box.Card(s.What))
	case core.Gather:
		return 50
	case core.Use:
		return 55
	case core.Finish:
		return 100
	case core.Put:
		i := p.SlotOf(box.Card(s.With))
		switch {
		case f.Step == core.StepBuild:
			return 0
		case i < core.ChargeSlot:
			return 60
		case want[s.What] >= 0 && c.Mode == box.Prologue:
			return 12
		}
		return 30
	case core.Close, core.Inform, core.Rob:
		return 200
	case core.Haggle:
		return 80
	case core.Bribe:
		if int(c.HeroGold) >= g.Tuning.Goal {
			return 0
		}
		if c.ActionOn(g, p.At) == box.Buy && f.Step <= core.StepField && c.Round < 5 && !b.Variant.NoBuying {
			return 0
		}
		return 40
	case core.Act:
		return b.rateAct(c, h)
	case core.Trade:
		return b.offerGain(c, h, c.SeatOf(box.Hero(s.What)))
	case core.Reclaim:
		return 45
	case core.Pawn:
		return b.ratePawn(c, h, box.Card(s.What))
	}
	return 0
}

// keepsInHand reports whether a strong bot keeps goods in hand: what is charged cannot be
// sold any more (PEN-122), and what is played is not there to stand for a trophy when
// the portal is reached (PEN-160).
func (b *Agent) keepsInHand(c *core.State, h int8, card box.Card) bool {
	g, p := b.g, &c.Players[h]
	switch {
	case !b.KeepsGoods || !g.Goods.Has(card):
	case c.Mode == box.Prologue && g.Tuning.Pawn > 0 && g.Of[card].Cost >= g.Tuning.Pawn && c.Portals != 0 &&
		int(p.Slot[core.WalkSlot].Trophies) < g.Tuning.WalkTrophies,
		c.Mode == box.Heist && c.Chapter == 2:
		return g.Of[card].Charge != nil || c.PortalOn(g, p.At) < 0
	}
	return false
}

// ratePawn: a shop card is pawned when the trophy is all that is missing.
func (b *Agent) ratePawn(c *core.State, h int8, card box.Card) int32 {
	s := &c.Players[h].Slot[core.WalkSlot]
	missing := b.g.Tuning.WalkKinds + b.g.Tuning.WalkAny - s.Total()
	if missing <= 1 {
		return 58 - int32(b.g.Of[card].Cost)
	}
	return 0
}

// rateAct returns what the action token of the place is worth now.
func (b *Agent) rateAct(c *core.State, h int8) int32 {
	p := &c.Players[h]
	switch c.ActionOn(b.g, p.At) {
	case box.Buy:
		if b.Variant.NoBuying {
			return 0
		}
		return 12 + int32(p.Tokens[box.Gold])
	case box.Heal:
		return 12 + 4*int32(p.Under+p.WoundPile)
	case box.Event:
		return 20
	case box.Boost:
		return 15
	case box.Target:
		return 2
	}
	return 16
}
