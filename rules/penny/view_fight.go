package penny

import (
	"strconv"
	"strings"

	"intrigue/rules/penny/core/box"
)

// FightView is a fight with its sums.
type FightView struct {
	Hero     string   // id
	Who      string   // the hero's name
	Card     CardView // zero while the enemy is still to be chosen
	Choose   bool
	Health   int        // what must be dealt in all
	Dealt    int        // so far, with what was done in earlier fights
	Left     int        // still to deal
	Payable  []HeapView // tokens that would deal damage, and how many of each count
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

// Fight is the fight that is going on; ok is false when there is none.
func (v View) Fight() (x FightView, ok bool) {
	c, g := v.core, v.game
	f := &c.stack[0]
	for i := c.top; i > 0; i-- {
		if c.stack[i].op == opFight {
			f = &c.stack[i]
			break
		}
	}
	if f.op != opFight {
		return x, false
	}
	p := c.me(f.hero)
	x = FightView{Hero: p.who.ID(), Who: p.who.Name(), Choose: f.i == fightChoose, Prevents: int(p.tokens[box.Prevent])}
	if x.Choose {
		return x, true
	}
	card, n := box.Card(f.a), c.sums(g, f)
	x.Card, x.Health, x.Won = v.Card(card), n.health, c.bout.won
	x.Dealt, x.Left, x.Most, x.IfStops = n.dealt, n.left, n.most, n.hits
	if f.i == fightDeal {
		if n := int(p.tokens[box.Damage]); n > 0 {
			x.Payable = append(x.Payable, HeapView{ID: box.PoolID(p.who, box.Damage), Token: box.Damage, N: n})
		}
		for t, most := range g.Of[card].Foe.Weak {
			if n := min(p.tokens[t], most-c.bout.used[t]); n > 0 {
				x.Payable = append(x.Payable, HeapView{ID: box.PoolID(p.who, box.Token(t)), Token: box.Token(t), N: int(n)})
			}
		}
	}
	for i, t := range c.hitsOf(g, card) {
		h := HitView{Token: t}
		switch {
		case i < int(c.bout.hit):
			h.State = Past
		case i == int(c.bout.hit) && f.i == fightBack:
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
	Tokens []HeapView
	Cards  []CardView
}

// Offer is the trade that is going on; ok is false when there is none.
func (v View) Offer() (x OfferView, ok bool) {
	c := v.core
	f := c.now()
	if f.op != opTrade {
		return x, false
	}
	x = OfferView{From: c.me(f.hero).who.ID(), With: c.players[c.offer.with].who.ID(), Answering: f.i == tradeAnswer, Left: int(f.n)}
	for i, side := range [2]*OfferSide{&x.Gives, &x.Asks} {
		who := [2]int8{f.hero, int8(c.offer.with)}[i]
		for t, n := range c.offer.tokens[i] {
			if n > 0 {
				side.Tokens = append(side.Tokens, HeapView{ID: box.PoolID(c.me(who).who, box.Token(t)), Token: box.Token(t), N: int(n)})
			}
		}
		side.Cards = v.cards(c.offer.cards[i])
	}
	return x, true
}

// Odds are what the hero who chooses an enemy could deal to it with what there is, and
// what it takes; need is 0 for what is no enemy.
func (v View) Odds(id string) (deal, need int) {
	f := v.core.now()
	n, ok := strings.CutPrefix(id, "card.")
	k, err := strconv.Atoi(n)
	if !ok || err != nil || f.op != opFight || f.i != fightChoose || k < 0 || k >= int(box.NoCard) || v.game.Of[k] == nil || v.game.Of[k].Foe == nil {
		return 0, 0
	}
	c := *v.core
	c.bout = bout{}
	return c.payable(v.game, f.hero, box.Card(k)) + c.lasting(v.game, box.Card(k)) + int(f.n), c.healthOf(v.game, box.Card(k))
}
