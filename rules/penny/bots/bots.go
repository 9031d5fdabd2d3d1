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

// Variant holds what a bot does or leaves; the zero habit is the ordinary one. Only
// measurements use another.
type Variant struct {
	NoBuying bool
	Rollouts int // trials of each candidate, in one heat; 0: the usual heats
}

// Agent is one bot at one decision.
type Agent struct {
	g           *core.Game
	f           *features
	r           *rand.Rand
	Variant     Variant
	KeepsGoods  bool                          // leads a strong bot's trials: keeps goods that can be sold
	destination box.Place                     // one more than where the hero goes; 0: where the script likes
	buf         [core.MostActions]core.Action // room for a list
}

// NewAgent returns the ordinary bot with a source of chance.
func NewAgent(g *core.Game, r *rand.Rand) Agent { return Agent{g: g, f: printed(), r: r} }

// Easy follows the script.
type Easy struct{ habit Variant }

func (e Easy) Decide(_ context.Context, t rules.Turn) rules.Move {
	v := t.View.(core.Knower).Known()
	b := NewAgent(v.Game, t.Rand)
	b.Variant = e.habit
	return v.Game.Text(b.Policy(v.State))
}

// Policy returns the step that rates highest; ties are broken by chance.
func (b *Agent) Policy(c *core.State) core.Action {
	list := c.Actions(b.g, b.buf[:0])
	return list[b.bestRated(c, list)]
}

func (b *Agent) bestRated(c *core.State, list []core.Action) int {
	rate := b.Scorer(c)
	at, top, n := 0, int32(-1<<30), int32(0)
	for i, s := range list {
		switch k := rate.Score(s); {
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

// scorer tells how the steps of a moment are rated, and what is looked up for it once.
type scorer struct {
	b           *Agent
	c           *core.State
	f           *core.Effect
	want        [box.Resources]int8 // of the hero
	foe         box.Card            // what he would fight, if it came to that
	destination box.Place           // where he goes
	far         int                 // and how far that is
}

// Scorer returns how the steps of this moment are rated.
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

// Score returns what a step seems worth. No playout leaves anything to collect: it is a method,
// since a function that remembers so much is made anew for every moment.
func (r *scorer) Score(s core.Action) int32 {
	switch r.f.Kind {
	case core.EffectTurn:
		if r.f.Step == core.StepMove {
			return r.scoreMove(s)
		}
		return r.scoreTurn(s)
	case core.EffectPay, core.EffectLose, core.EffectGain, core.EffectSeed, core.EffectPick, core.EffectFetch, core.EffectForfeit:
		return r.scoreCards(s)
	case core.EffectFight:
		return r.scoreFight(s)
	case core.EffectBuy, core.EffectHeal, core.EffectThin, core.EffectTarget, core.EffectSwap, core.EffectRaise, core.EffectSale:
		return r.scoreFieldAction(s)
	case core.EffectBlock:
		return r.scoreOption(s)
	case core.EffectEvent, core.EffectHero:
		return 0 // nobody knows beforehand
	}
	return r.scoreTable(s)
}

// scoreTable rates what the holder of the Decision Token decides, and trade.
func (r *scorer) scoreTable(s core.Action) int32 {
	b, c, f := r.b, r.c, r.f
	g := b.g
	switch s.Kind {
	case core.Flip: // where nobody is and nothing is wanted
		if f.London {
			return 0
		}
		n := int32(0)
		for h := range c.Seats {
			if g.TileOf(c.Players[h].At) == box.Tile(s.What) {
				n -= 3
			}
		}
		for i, at := range g.Scenario.PortalAt {
			if c.Portals>>i&1 != 0 && g.TileOf(at) == box.Tile(s.What) {
				n -= 2
			}
		}
		return n
	case core.Lead, core.Appear:
		return -int32(c.HeroesOn(box.Place(s.What)))*4 - b.heroesNear(c, box.Place(s.What))
	case core.Face:
		h := c.SeatOf(box.Hero(s.What))
		if c.Fightable(h) != 0 || f.Kind == core.EffectArrive {
			return b.fightValue(c, h, box.NoCard)
		}
		return 0
	case core.Dodge:
		if c.VillainOn(box.Place(s.What)) {
			return -20
		}
		return -2
	case core.Stand:
		return b.fightValue(c, f.Hero, box.NoCard)
	case core.Trophy:
		if i := c.Players[f.Hero].SlotOf(box.Card(s.What)); c.Mode == box.Prologue && i != core.WalkSlot {
			return b.trophyValue(g.Of[s.What].Quest) / 10
		}
		return 12
	case core.Accept:
		return 2*b.offerValue(c) + 1 // what costs nobody anything is given
	case core.Enter:
		return -1
	case core.Step:
		return b.placeValue(c, f.Hero, box.Place(s.What)) - b.placeValue(c, f.Hero, c.Players[f.Hero].At)
	case core.Replace:
		return -b.cardValue(c, box.Card(s.What))
	case core.Propose, core.Give, core.Hand, core.Ask, core.Want:
		return b.rateTrade(c, s)
	}
	return 0
}

func (b *Agent) heroesNear(c *core.State, at box.Place) int32 {
	n := int32(0)
	for h := range c.Seats {
		if p := &c.Players[h]; p.At < box.Places {
			n += max(3-int32(b.g.Chart(c).Distance[at][p.At]), 0)
		}
	}
	return n
}
