package penny

import (
	"slices"
	"strings"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/words"
)

// FightView is a fight with its sums.
type FightView struct {
	Hero     string     // id
	Who      string     // the hero's name
	Title    string     // who fights whom, as the log tells it
	Card     CardView   // zero while the enemy is still to be chosen
	Choose   bool       // the enemy is still to be chosen
	Health   int        // what must be dealt in all
	Dealt    int        // so far, with what was done in earlier fights
	Left     int        // still to deal
	Payable  []PileView // tokens that would deal damage, and how many of each count
	Most     int        // damage the hero could still deal
	Won      bool
	Hits     []HitView // retaliation, symbol by symbol
	Prevents int       // prevention he has for any symbol
	IfStops  int       // wounds if he does nothing more
}

// HitView is a symbol of retaliation.
type HitView struct {
	Token box.Token
	State HitState
}

// HitState is what became of a symbol.
type HitState uint8

const (
	Coming HitState = iota
	Asked           // it is decided now
	Past
)

// fighting is the effect of the fight that is going on, nil when there is none.
func (v View) fighting() *core.Effect {
	for i := v.State.Depth; i >= 0; i-- {
		if f := &v.State.Stack[i]; f.Kind == core.EffectFight {
			return f
		}
	}
	return nil
}

// Fight is the fight that is going on; ok is false when there is none.
func (v View) Fight() (x FightView, ok bool) {
	c, g := v.State, v.Game
	f := v.fighting()
	if f == nil {
		return x, false
	}
	p := c.Player(f.Hero)
	x = FightView{Hero: p.Who.ID(), Who: p.Who.Name(), Choose: f.Step == core.FightChoose, Prevents: int(p.Tokens[box.Prevent])}
	if x.Choose {
		return x, true
	}
	card, n := f.Card, c.Sums(g, f)
	x.Card, x.Health, x.Won = v.Card(card), n.Health, c.Fight.Won
	x.Title = words.FightTitle(v.View, f)
	x.Dealt, x.Left, x.Most, x.IfStops = n.Dealt, n.Left, n.Most, n.Hits
	if f.Step == core.FightDeal {
		counts := [box.Damage + 1]uint8{box.Damage: p.Tokens[box.Damage]}
		for t, most := range g.Of[card].Foe.Weak {
			counts[t] = min(p.Tokens[t], most-c.Fight.Used[t])
		}
		x.Payable = pilesOf(p, counts[:])
		if last := len(x.Payable) - 1; counts[box.Damage] > 0 { // damage first
			x.Payable = slices.Insert(x.Payable[:last], 0, x.Payable[last])
		}
	}
	for i, t := range c.HitsOf(g, card) {
		h := HitView{Token: t}
		switch {
		case i < int(c.Fight.Hit):
			h.State = Past
		case i == int(c.Fight.Hit) && f.Step == core.FightBack:
			h.State = Asked
		}
		x.Hits = append(x.Hits, h)
	}
	return x, true
}

// OfferView is a trade on the table.
type OfferView struct {
	From, With  string // hero ids
	Gives, Asks OfferSide
	Answering   bool // the other hero's person decides
	Left        int  // exchanges still possible
}

// OfferSide is what one side of a trade hands over.
type OfferSide struct {
	Tokens []PileView
	Cards  []CardView
}

// Offer is the trade that is going on; ok is false when there is none.
func (v View) Offer() (x OfferView, ok bool) {
	c := v.State
	f := c.Top()
	if f.Kind != core.EffectTrade {
		return x, false
	}
	x = OfferView{From: c.Player(f.Hero).Who.ID(), With: c.Players[c.Offer.With].Who.ID(), Answering: f.Step == core.TradeAnswer,
		Left: int(f.N)}
	for i, side := range [2]*OfferSide{&x.Gives, &x.Asks} {
		who := [2]int8{f.Hero, int8(c.Offer.With)}[i]
		side.Tokens, side.Cards = pilesOf(c.Player(who), c.Offer.Tokens[i][:]), v.cards(c.Offer.Cards[i])
	}
	return x, true
}

// Odds are what the hero who chooses an enemy could deal to it with what there is, and
// what it takes; need is 0 for what is no enemy.
func (v View) Odds(id string) (deal, need int) {
	f := v.State.Top()
	number, isCard := strings.CutPrefix(id, "card.")
	foe := v.Game.Numbered(number)
	if f.Kind != core.EffectFight || f.Step != core.FightChoose || !isCard || foe == box.NoCard || v.Game.Of[foe].Foe == nil {
		return 0, 0
	}
	c := *v.State
	// what was spent in the last fight does not count
	c.Fight = core.FightState{}
	// N is the damage that the fight begins with.
	return c.Payable(v.Game, f.Hero, foe) + c.Lasting(v.Game, foe) + int(f.N), c.HealthOf(v.Game, foe)
}
