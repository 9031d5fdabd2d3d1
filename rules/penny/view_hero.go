package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// HeapView is a heap of tokens of an action pool; Late of them survive the next
// clean (PEN-129).
type HeapView struct {
	ID    string
	Token box.Token
	N     int
	Late  int
}

// SlotView is a quest or a charge card with what lies on it.
type SlotView struct {
	Card     CardView
	Quest    bool
	On       []HeapView  // resources on it; their ids are those of the pool
	Room     []box.Token // what still fits
	Trophies int
	Needs    string // what a quest asks for, with the levers of this game
	Counters string // how far its counters are: "1 of 2 wounds taken"
	Full     bool   // a charge card whose ability can be used
	Ready    bool   // a quest that can be finished now
	Wants    []Want // all that it takes, one by one
}

// Want is one thing that a quest, a portal or a full charge takes, and whether it is
// there.
type Want struct {
	What  Lack
	Token box.Token // that is asked for, or lies there
	Have  bool
}

// Lack says what kind of thing is wanted.
type Lack uint8

const (
	LackToken Lack = iota // a token of one kind, or one of those that a charge takes
	LackOther             // a resource of a kind that is not there yet
	LackAny               // a resource of any kind
	LackTrophy
	LackWound // a wound taken
	LackCure  // a wound healed
	LackWay   // a shortcut used
)

// HeroView is a hero with the board.
type HeroView struct {
	Seat                     rules.Seat
	ID, Name, Full           string
	Place                    string // id; empty when dead
	Dead                     bool
	Tokens                   []HeapView
	Hand, Pool, Pile, Aside  []CardView
	Foes                     []CardView // assigned enemies
	Quests, Charges          []SlotView
	Events                   []CardView // kept for the score
	Deck                     int        // cards in the deck, Wounded included
	WoundHand, WoundPile     int
	Under, Grave             int
	HandSize                 int // what he will draw up to
	Portals, Reclaimed       int
	Score                    int // as it stands
	Active, Asked            bool
	DecisionToken, FirstMark bool
}

// Nobody reports whether the seat has not chosen its hero yet.
func (h HeroView) Nobody() bool { return h.ID == "" || h.ID == box.NoHero.ID() }

// Heroes are the boards in seat order.
func (v View) Heroes() []HeroView {
	out := make([]HeroView, v.Seats())
	for h := range out {
		out[h] = v.Hero(rules.Seat(h))
	}
	return out
}

// Hero is one board.
func (v View) Hero(s rules.Seat) HeroView {
	c, g := v.core, v.game
	h := int8(s)
	p := c.me(h)
	x := HeroView{Seat: s, ID: p.who.ID(), Name: p.who.Name(), Full: p.who.Full(), Dead: p.dead,
		Hand: v.cards(p.hand), Pool: v.cards(p.pool), Pile: v.cards(p.pile), Aside: v.cards(p.aside), Foes: v.cards(p.foes),
		Deck: p.deck.Count() + int(p.woundDeck), WoundHand: int(p.woundHand), WoundPile: int(p.woundPile), Under: int(p.under), Grave: int(p.grave),
		HandSize: handSize - int(p.under), Portals: int(p.portals), Reclaimed: int(p.reclaimed),
		Active: s == v.Active(), Asked: s == v.Asked(), DecisionToken: s == v.Holder(), FirstMark: s == v.First()}
	if p.who == box.NoHero {
		return x
	}
	x.Score = c.tally(g, h).total()
	if p.at != box.NoPlace {
		x.Place = g.PlaceID(p.at)
	}
	for t, n := range p.tokens {
		if n > 0 {
			x.Tokens = append(x.Tokens, HeapView{box.PoolID(p.who, box.Token(t)), box.Token(t), int(n), int(p.late[t])})
		}
	}
	for i := range p.slot {
		if p.slot[i].card == box.NoCard {
			continue
		}
		if w := v.slot(p, i); w.Quest {
			x.Quests = append(x.Quests, w)
		} else {
			x.Charges = append(x.Charges, w)
		}
	}
	for b, i := p.events, box.Card(0); b != 0; b, i = b>>1, i+1 {
		if b&1 != 0 {
			x.Events = append(x.Events, v.Card(g.From[box.EventCards]+i))
		}
	}
	return x
}

func (v View) slot(p *player, i int) SlotView {
	c, g := v.core, v.game
	s := &p.slot[i]
	f := g.Of[s.card]
	w := SlotView{Card: v.Card(s.card), Quest: i < chargeSlot, Trophies: int(s.trophies), Full: g.full(s), Ready: c.ready(g, p, i)}
	for t, n := range s.res {
		if n > 0 {
			w.On = append(w.On, HeapView{ID: box.PoolID(p.who, box.Token(t)), Token: box.Token(t), N: int(n)})
		}
		if c.room(g, p, i, t) {
			w.Room = append(w.Room, box.Token(t))
		}
	}
	w.Wants = c.takes(g, p, i)
	switch {
	case i == walkSlot:
		w.Needs = g.portalNeeds()
	case f.Quest != nil:
		w.Needs = g.needs(f.Quest)
		w.Counters = counters(f.Quest, s)
	}
	return w
}

// takes are the things that a quest or a charge card takes, those that are there first
// among their kind (PEN-131, PEN-36).
func (c *core) takes(g *game, p *player, i int) (all []Want) {
	s := &p.slot[i]
	f := g.Of[s.card]
	put := func(what Lack, t box.Token, have, want int) {
		for k := range want {
			all = append(all, Want{what, t, k < have})
		}
	}
	switch {
	case i == walkSlot:
		l, more := g.lever, []Want(nil)
		for t, n := range s.res {
			for k := range int(n) {
				if k == 0 && len(all) < l.WalkKinds {
					all = append(all, Want{LackOther, box.Token(t), true})
				} else {
					more = append(more, Want{LackAny, box.Token(t), true})
				}
			}
		}
		put(LackOther, 0, 0, l.WalkKinds-len(all))
		all = append(all, more...)
		put(LackAny, 0, 0, l.WalkAny-len(more))
		put(LackTrophy, 0, int(s.trophies), l.WalkTrophies)
	case f.Quest != nil:
		q := f.Quest
		for t, n := range q.Needs {
			put(LackToken, box.Token(t), int(s.res[t]), int(n))
		}
		put(LackToken, box.Gold, int(p.tokens[box.Gold]), q.Gold)
		put(LackTrophy, 0, int(s.trophies), q.Trophies)
		put(LackWound, 0, int(s.wounds), q.Wounds)
		put(LackCure, 0, int(s.healed), q.Healed)
		put(LackWay, 0, int(s.ways), q.Ways)
	case f.Charge != nil:
		for t, n := range s.res {
			put(LackToken, box.Token(t), int(n), int(n))
		}
		put(LackAny, 0, 0, f.Charge.Max-len(all))
	}
	return all
}

// StepView is one of the five steps of a turn, as it stands.
type StepView struct {
	Name  string
	State State    // done, now or later
	Open  []string // what is open in it, in words; only for the present step
}

// State is where a step of the turn is.
type State uint8

const (
	Later State = iota
	Now
	Done
)

// Steps are the five steps of the active hero's turn (PEN-47 to PEN-62).
func (v View) Steps() []StepView {
	names := []string{"Clean", "Move", "Build", "Act", "Draw"}
	at := [...]int{stepClean: 0, stepMove: 1, stepBuild: 2, stepField: 3, stepAfter: 3, stepDraw: 4, stepEnd: 4}
	out := make([]StepView, len(names))
	c := v.core
	turn := c.top > 0 && c.stack[1].op == opTurn
	for i, n := range names {
		out[i].Name = n
		switch {
		case !turn:
			if c.round > 0 {
				out[i].State = Done
			}
		case i < at[c.stack[1].i]:
			out[i].State = Done
		case i == at[c.stack[1].i]:
			out[i].State = Now
			out[i].Open = v.open()
		}
	}
	return out
}

// open names the kinds of things that can be done now.
func (v View) open() []string {
	if v.core.need != decision || v.core.now().op != opTurn {
		return nil
	}
	var buf [mostSteps]step
	has := [verbs]bool{}
	for _, s := range v.core.list(v.game, buf[:0]) {
		has[s.verb] = true
	}
	var out []string
	add := func(what string, vs ...verb) {
		for _, x := range vs {
			if has[x] {
				out = append(out, what)
				return
			}
		}
	}
	add("move", vWalk, vRide)
	add("take a shortcut", vDuck)
	add("play a card", vPlay, vBear)
	add("gather", vGather)
	add("move resources", vPut, vLift)
	add("use a charge", vUse)
	add("finish a quest", vFinish)
	add("pay in gold", vBribe)
	if has[vAct] {
		out = append(out, actionVerb(v.core.actionOn(v.game, v.core.me(v.core.now().hero).at)))
	}
	add("close the portal", vClose)
	add("pay the informer", vInform)
	add("sell to the receiver", vHaggle)
	add("rob the Vault", vRob)
	add("reclaim the tile", vReclaim)
	add("trade", vTrade)
	add("pawn a shop card", vPawn)
	return out
}
