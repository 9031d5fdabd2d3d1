// Package bots plays Penny: a policy of rules of thumb, a look to the end of the turn by
// rollouts, and a race of plans. It gives the reason of a hint as a value, and no words.
package bots

import (
	"context"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// Roster returns the players of the levels.
func Roster() rules.Roster {
	return rules.Roster{"easy": Easy{}, "steady": Steady{}, "strong": Strong{}}
}

// Variant holds what a bot does or leaves; the zero Variant is the ordinary one. Only
// measurements use another.
type Variant struct {
	NoBuying bool
	Rollouts int // trials of each candidate, in one round; 0: the usual rounds
}

// Agent is one bot at one decision.
type Agent struct {
	g           *core.Game
	f           *features // of the cards
	r           *rand.Rand
	Variant     Variant
	KeepsGoods  bool                          // leads a strong bot's trials: keeps goods that can be sold
	destination box.Place                     // one more than where the hero goes; 0: where the script likes
	buf         [core.MostActions]core.Action // room for a list
}

// NewAgent returns the ordinary bot with a source of chance.
func NewAgent(g *core.Game, r *rand.Rand) Agent { return Agent{g: g, f: printed(), r: r} }

// Easy follows the script: it takes the action that rates highest.
type Easy struct{ habit Variant }

func (e Easy) Decide(_ context.Context, t rules.Turn) rules.Move {
	v := t.View.(core.Knower).Known()
	b := NewAgent(v.Game, t.Rand)
	b.Variant = e.habit
	return v.Game.Text(b.Policy(v.State))
}

// Policy returns the action that rates highest; ties are broken by chance.
func (b *Agent) Policy(c *core.State) core.Action {
	list := c.Actions(b.g, b.buf[:0])
	return list[b.bestRated(c, list)]
}

// bestRated returns the index of that action.
func (b *Agent) bestRated(c *core.State, list []core.Action) int {
	rate := b.Scorer(c)
	best, top, ties := 0, int32(-1<<30), int32(0)
	for i, a := range list {
		switch score := rate.Score(a); {
		case score > top:
			best, top, ties = i, score, 1
		case score == top: // each of the ties is as likely
			if ties++; b.r.Int32N(ties) == 0 {
				best = i
			}
		}
	}
	return best
}

// scorer tells how the actions of a moment are rated, and what is looked up for it once.
type scorer struct {
	b           *Agent
	c           *core.State
	f           *core.Effect
	want        [box.Resources]int8 // what the hero lacks: see core.State.Needs
	foe         box.Card            // what he would fight, if it came to that; NoCard for none
	destination box.Place           // where he goes
	far         int                 // and how far that is
}

// Scorer returns how the actions of this moment are rated.
func (b *Agent) Scorer(c *core.State) scorer {
	r := scorer{b: b, c: c, f: c.Top()}
	switch h := r.f.Hero; r.f.Kind {
	case core.EffectTurn:
		if r.f.Step == core.StepMove {
			r.destination, r.far = b.destinationOf(c, h)
		} else {
			r.want = c.Needs(b.g, h)
		}
	case core.EffectPay, core.EffectLose, core.EffectGain, core.EffectSeed, core.EffectPick, core.EffectFetch, core.EffectForfeit:
		r.want, r.foe = c.Needs(b.g, h), bestFoe(c, b.g)
	case core.EffectFight, core.EffectBuy, core.EffectHeal, core.EffectThin, core.EffectTarget, core.EffectSwap, core.EffectRaise,
		core.EffectSale:
		r.want = c.Needs(b.g, h)
	}
	return r
}

// Score returns what an action seems worth. No playout leaves anything to collect: it is a method,
// since a function that remembers so much is made anew for every moment.
func (r *scorer) Score(a core.Action) int32 {
	switch r.f.Kind {
	case core.EffectTurn:
		if r.f.Step == core.StepMove {
			return r.scoreMove(a)
		}
		return r.scoreTurn(a)
	case core.EffectPay, core.EffectLose, core.EffectGain, core.EffectSeed, core.EffectPick, core.EffectFetch, core.EffectForfeit:
		return r.scoreCards(a)
	case core.EffectFight:
		return r.scoreFight(a)
	case core.EffectBuy, core.EffectHeal, core.EffectThin, core.EffectTarget, core.EffectSwap, core.EffectRaise, core.EffectSale:
		return r.scoreFieldAction(a)
	case core.EffectBlock:
		return r.scoreOption(a)
	case core.EffectEvent, core.EffectHero:
		return 0 // nobody knows beforehand
	}
	return r.scoreTable(a)
}

// scoreTable rates what the holder of the Decision Token decides, and trade.
func (r *scorer) scoreTable(a core.Action) int32 {
	b, c, f := r.b, r.c, r.f
	switch a.Kind {
	case core.Flip:
		if f.London {
			return 0
		}
		return b.flipValue(c, box.Tile(a.What))
	case core.Lead, core.Appear:
		return -int32(c.HeroesOn(box.Place(a.What)))*4 - b.heroesNear(c, box.Place(a.What))
	case core.Face:
		h := c.SeatOf(box.Hero(a.What))
		if c.Fightable(h) != 0 || f.Kind == core.EffectArrive {
			return b.fightValue(c, h)
		}
		return 0
	case core.Dodge:
		if c.VillainOn(box.Place(a.What)) {
			return -20
		}
		return -2
	case core.Stand:
		return b.fightValue(c, f.Hero)
	case core.Trophy:
		if i := c.Players[f.Hero].SlotOf(box.Card(a.What)); c.Mode == box.Prologue && i != core.WalkSlot {
			return b.trophyValue(b.g.Of[a.What].Quest) / 10
		}
		return 12
	case core.Accept:
		return 2*b.offerValue(c) + 1 // what costs nobody anything is given
	case core.Enter:
		return -1
	case core.Step:
		return b.placeValue(c, f.Hero, box.Place(a.What)) - b.placeValue(c, f.Hero, c.Players[f.Hero].At)
	case core.Replace:
		return -b.cardValue(c, box.Card(a.What))
	case core.Propose, core.Give, core.Hand, core.Ask, core.Want:
		return b.rateTrade(c, a)
	}
	return 0
}

// flipValue rates turning a tile to its Hell side: best where nobody is and nothing is wanted.
func (b *Agent) flipValue(c *core.State, t box.Tile) int32 {
	n := -3 * int32(c.HeroesOnTile(b.g, t))
	for i, at := range b.g.Scenario.PortalAt {
		if c.Portals>>i&1 != 0 && b.g.TileOf(at) == t {
			n -= 2
		}
	}
	return n
}

// heroesNear returns how many heroes are near a place: 3 for one who stands there, less for each line away.
func (b *Agent) heroesNear(c *core.State, at box.Place) int32 {
	n := int32(0)
	for h := range c.Seats {
		if p := &c.Players[h]; p.At < box.Places {
			n += max(3-int32(b.g.Chart(c).Distance[at][p.At]), 0)
		}
	}
	return n
}
