package penny

import (
	"context"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// bots are the players of the levels.
func bots() rules.Roster {
	return rules.Roster{"easy": easy{}, "steady": steady{}, "strong": strong{}}
}

// habit is what a bot does or leaves; the zero habit is the ordinary one. Only
// measurements use another.
type habit struct {
	noBuying bool
	samples  int // trials of each candidate, in one heat; 0: the usual heats
}

// brain is one bot at one decision.
type brain struct {
	g     *game
	f     *features
	r     *rand.Rand
	habit habit
	keen  bool            // leads a strong bot's trials: keeps goods that can be sold
	aim   box.Place       // one more than where the hero goes; 0: where the script likes
	buf   [mostSteps]step // room for a list
}

// newBrain is the ordinary bot with a source of chance.
func newBrain(g *game, r *rand.Rand) brain { return brain{g: g, f: editions[g.Edition-1](), r: r} }

// easy follows the script.
type easy struct{ habit habit }

func (e easy) Decide(_ context.Context, t rules.Turn) rules.Move {
	v := t.View.(knower).Known()
	b := newBrain(v.game, t.Rand)
	b.habit = e.habit
	return v.game.text(b.script(v.core))
}

// script is the step that rates highest; ties are broken by chance.
func (b *brain) script(c *core) step {
	list := c.list(b.g, b.buf[:0])
	return list[b.best(c, list)]
}

func (b *brain) best(c *core, list []step) int {
	rate := b.rater(c)
	at, top, n := 0, int32(-1<<30), int32(0)
	for i, s := range list {
		switch k := rate.of(s); {
		case k > top:
			at, top, n = i, k, 1
		case k == top:
			if n++; b.r.Int32N(n) == 0 {
				at = i
			}
		}
	}
	return at
}

// rating is how the steps of a moment are rated, and what is looked up for it once.
type rating struct {
	b        *brain
	c        *core
	f        *frame
	want     [box.Resources]int8 // of the hero
	fighting box.Card            // what he would fight, if it came to that
	to       box.Place           // where he goes
	far      int                 // and how far that is
}

// rater is how the steps of this moment are rated.
func (b *brain) rater(c *core) rating {
	r := rating{b: b, c: c, f: c.now()}
	switch h := r.f.hero; r.f.op {
	case opTurn:
		if r.f.i == stepMove {
			r.to, r.far = b.goalOf(c, h)
		} else {
			r.want = c.needs(b.g, h)
		}
	case opPay, opLose, opGain, opSeed, opPick, opFetch, opForfeit:
		r.want, r.fighting = c.needs(b.g, h), c.bestFoe(b.g)
	case opFight, opBuy, opHeal, opThin, opTarget, opSwap, opRaise, opSale:
		r.want = c.needs(b.g, h)
	}
	return r
}

// of is what a step seems worth. No playout leaves anything to collect: it is a method,
// since a function that remembers so much is made anew for every moment.
func (r *rating) of(s step) int32 {
	switch r.f.op {
	case opTurn:
		if r.f.i == stepMove {
			return r.move(s)
		}
		return r.turn(s)
	case opPay, opLose, opGain, opSeed, opPick, opFetch, opForfeit:
		return r.cards(s)
	case opFight:
		return r.fight(s)
	case opBuy, opHeal, opThin, opTarget, opSwap, opRaise, opSale:
		return r.action(s)
	case opBlock:
		return r.option(s)
	case opEvent, opHero:
		return 0 // nobody knows beforehand
	}
	return r.table(s)
}

// table rates what the holder of the Decision Token decides, and trade.
func (r *rating) table(s step) int32 {
	b, c, f := r.b, r.c, r.f
	g := b.g
	switch s.verb {
	case vFlip: // where nobody is and nothing is wanted
		if f.b == 1 {
			return 0
		}
		n := int32(0)
		for h := range c.seats {
			if p := &c.players[h]; !p.dead && g.tileOf(p.at) == box.Tile(s.a) {
				n -= 3
			}
		}
		for i, at := range g.mode.PortalAt {
			if c.portals>>i&1 != 0 && g.tileOf(at) == box.Tile(s.a) {
				n -= 2
			}
		}
		return n
	case vLead, vAppear:
		return -int32(c.heroesOn(box.Place(s.a)))*4 - b.bystanders(c, box.Place(s.a))
	case vFace:
		h := c.seatOf(box.Hero(s.a))
		if c.opponents(h) != 0 || f.op == opArrive {
			return b.bout(c, h, box.NoCard)
		}
		return 0
	case vDodge:
		if c.villainOn(box.Place(s.a)) {
			return -20
		}
		return -2
	case vStand:
		return b.bout(c, f.hero, box.NoCard)
	case vTrophy:
		if i := c.players[f.hero].slotOf(box.Card(s.a)); c.mode == box.Prologue && i != walkSlot {
			return b.trophyWorth(g.Of[s.a].Quest) / 10
		}
		return 12
	case vAccept:
		return b.bargain(c)
	case vEnter:
		return -1
	case vStep:
		return b.placeWorth(c, f.hero, box.Place(s.a)) - b.placeWorth(c, f.hero, c.players[f.hero].at)
	case vReplace:
		return -b.cardWorth(c, box.Card(s.a))
	case vPropose, vGive, vHand, vAsk, vWant:
		return -5
	}
	return 0
}

// bystanders is how near heroes are to a place.
func (b *brain) bystanders(c *core, at box.Place) int32 {
	n := int32(0)
	for h := range c.seats {
		if p := &c.players[h]; !p.dead && p.at < box.Places {
			n += max(3-int32(b.g.chart(c).Distance[at][p.at]), 0)
		}
	}
	return n
}

// bargain rates the offer of a trade for the partner: what he gets less what he gives.
func (b *brain) bargain(c *core) int32 {
	h := int8(c.offer.with)
	want := c.needs(b.g, h)
	n := int32(0)
	for i, sign := range [2]int32{1, -1} {
		for t, k := range c.offer.tokens[i] {
			worth := int32(2)
			if t < box.Resources && want[t] > 0 {
				worth = 4
			}
			n += sign * worth * int32(k)
		}
		cs := c.offer.cards[i]
		for k := cs.First(); k != box.NoCard; k = cs.First() {
			cs.Remove(k)
			n += sign * b.cardWorth(c, k)
		}
	}
	return n
}
