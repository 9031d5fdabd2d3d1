package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/words"
)

// PileView is a pile of tokens of an action pool; Late of them survive the next
// clean (PEN-129).
type PileView struct {
	ID    string
	Token box.Token
	N     int
	Late  int
}

// pilesOf are tokens of a hero, counted kind by kind.
func pilesOf(p *core.Player, counts []uint8) (all []PileView) {
	for t, n := range counts {
		if n > 0 {
			all = append(all, PileView{ID: box.PoolID(p.Who, box.Token(t)), Token: box.Token(t), N: int(n)})
		}
	}
	return all
}

// SlotView is a quest or a charge card with what lies on it.
type SlotView struct {
	Card     CardView
	Quest    bool
	On       []PileView  // resources on it; their ids are those of the pool
	Room     []box.Token // what still fits
	Trophies int
	Needs    string             // what a quest asks for, with the numbers of this game (PEN-157)
	Counters string             // how far its counters are: "Wounds taken: 1 of 2"
	Full     bool               // a charge card whose ability can be used
	Ready    bool               // a quest that can be finished now
	Wants    []core.Requirement // all that it takes, one by one
}

// HeroView is a hero with the board.
type HeroView struct {
	Seat                    rules.Seat
	ID, Name, Full          string
	Place                   string // id; empty when dead
	Dead                    bool
	Tokens                  []PileView
	Hand, Pool, Pile, Aside []CardView // Pile is the discard pile, Aside are destroyed cards
	Foes                    []CardView // assigned enemies
	Quests, Charges         []SlotView
	Events                  []CardView // kept for the score
	Deck                    int        // cards in the deck, Wounded included
	WoundHand, WoundPile    int
	Under, Grave            int
	Score                   int // as it stands
	Active, Asked           bool
	DecisionToken           bool
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
	c, g := v.State, v.Game
	h := int8(s)
	p := c.Player(h)
	x := HeroView{Seat: s, ID: p.Who.ID(), Name: p.Who.Name(), Full: p.Who.Full(), Dead: p.Dead,
		Hand: v.cards(p.Hand), Pool: v.cards(p.Pool), Pile: v.cards(p.Pile), Aside: v.cards(p.Aside), Foes: v.cards(p.Foes),
		Deck: p.Deck.Count() + int(p.WoundDeck), WoundHand: int(p.WoundHand), WoundPile: int(p.WoundPile),
		Under: int(p.Under), Grave: int(p.Grave),
		Active: s == v.Active(), Asked: s == v.Asked(), DecisionToken: s == v.Holder()}
	if p.Who == box.NoHero {
		return x
	}
	x.Score = c.Tally(g, h).Total()
	if p.At != box.NoPlace {
		x.Place = g.PlaceID(p.At)
	}
	x.Tokens = pilesOf(p, p.Tokens[:])
	for i := range x.Tokens {
		x.Tokens[i].Late = int(p.Late[x.Tokens[i].Token])
	}
	for i := range p.Slot {
		if p.Slot[i].Card == box.NoCard {
			continue
		}
		if w := v.Slot(p, i); w.Quest {
			x.Quests = append(x.Quests, w)
		} else {
			x.Charges = append(x.Charges, w)
		}
	}
	for _, n := range bitSet(g.From[box.EventCards], p.Events) {
		x.Events = append(x.Events, v.Card(box.Card(n)))
	}
	return x
}

// Slot is slot i of a hero, which must not be empty.
func (v View) Slot(p *core.Player, i int) SlotView {
	c, g := v.State, v.Game
	s := &p.Slot[i]
	f := g.Of[s.Card]
	w := SlotView{Card: v.Card(s.Card), Quest: i < core.ChargeSlot, Trophies: int(s.Trophies), Full: g.Full(s), Ready: c.Ready(g, p, i)}
	w.On = pilesOf(p, s.Res[:])
	for t := range box.Resources {
		if c.Room(g, p, i, t) {
			w.Room = append(w.Room, box.Token(t))
		}
	}
	w.Wants = c.Takes(g, p, i)
	switch {
	case i == core.WalkSlot:
		w.Needs = words.PortalNeeds(g)
	case f.Quest != nil:
		w.Needs = words.Needs(g, f.Quest)
		w.Counters = words.Counters(f.Quest, s)
	}
	return w
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

// The steps of a turn by name and by key, and which of them, from 0, each step of the effect belongs to.
var (
	stepNames = [...]string{"Clean up", "Move", "Play", "Act", "Draw"}
	stepKeys  = [...]string{"clean", "move", "build", "act", "draw"} // on the wire
	stepOf    = [...]int{core.StepClean: 0, core.StepMove: 1, core.StepBuild: 2, core.StepField: 3, core.StepAfter: 3, core.StepDraw: 4,
		core.StepEnd: 4}
)

// stepKey is the step of the turn that is going on; "" between turns.
func (v View) stepKey() string {
	if turn := v.State.CurrentTurn(); turn != nil {
		return stepKeys[stepOf[turn.Step]]
	}
	return ""
}

// Steps are the five steps of the active hero's turn (PEN-47 to PEN-62).
func (v View) Steps() []StepView {
	out := make([]StepView, len(stepNames))
	turn := v.State.CurrentTurn()
	for i, n := range stepNames {
		out[i].Name = n
		switch {
		case turn == nil && v.State.Round > 0, turn != nil && i < stepOf[turn.Step]:
			out[i].State = Done
		case turn != nil && i == stepOf[turn.Step]:
			out[i].State, out[i].Open = Now, v.open()
		}
	}
	return out
}

// open names the kinds of things that can be done now.
func (v View) open() []string {
	if v.State.Wait != core.Decision || v.State.Top().Kind != core.EffectTurn {
		return nil
	}
	return words.Open(v.View)
}
