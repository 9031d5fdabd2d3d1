package bots

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// scoreTurn rates what the hero does in steps 3 and 4.
func (r *scorer) scoreTurn(a core.Action) int32 {
	b, c, f, h, want := r.b, r.c, r.f, r.f.Hero, &r.want
	g, p := b.g, &c.Players[h]
	switch a.Kind {
	case core.Done:
		return 10
	case core.Play:
		card := box.Card(a.What)
		if b.forSale(c, card) && c.PortalOn(g, p.At) < 0 || b.keepsInHand(c, h, card) {
			return 5 // to be sold, and not to be unpacked on the way
		}
		return 60 + 5*int32(b.f.draws[card]) + b.cardValue(c, card)
	case core.Gather:
		return 50
	case core.Use:
		return 55
	case core.Finish:
		return 100
	case core.Put:
		i := p.SlotOf(box.Card(a.With))
		switch {
		case f.Step == core.StepBuild:
			return 0
		case i < core.ChargeSlot:
			return 60
		case want[a.What] >= 0 && c.Mode == box.Prologue:
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
		return b.offerGain(c, h, c.SeatOf(box.Hero(a.What)))
	case core.Reclaim:
		return 45
	case core.Pawn:
		return b.ratePawn(c, h, box.Card(a.What))
	}
	return 0
}

// keepsInHand reports whether a strong bot keeps goods in hand: what is charged cannot be
// sold any more (PEN-122), and what is played is not there to stand for a trophy when
// the portal is reached (PEN-160).
func (b *Agent) keepsInHand(c *core.State, h int8, card box.Card) bool {
	g, p := b.g, &c.Players[h]
	if !b.KeepsGoods || !g.Goods.Has(card) {
		return false
	}
	forTrophy := c.Mode == box.Prologue && g.Tuning.Pawn > 0 && g.Of[card].Cost >= g.Tuning.Pawn && c.Portals != 0 &&
		int(p.Slot[core.WalkSlot].Trophies) < g.Tuning.WalkTrophies
	return (forTrophy || b.forSale(c, card)) && (g.Of[card].Charge != nil || c.PortalOn(g, p.At) < 0)
}

// forSale reports whether a card can be sold to the receiver of chapter II (PEN-122).
func (b *Agent) forSale(c *core.State, card box.Card) bool {
	return c.Mode == box.Heist && c.Chapter == 2 && b.g.Goods.Has(card)
}

// ratePawn rates giving a Shop card for a trophy (PEN-160): it is given when little else is missing.
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
