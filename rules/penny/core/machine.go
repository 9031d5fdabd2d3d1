package core

import (
	"slices"
	"sync"

	"intrigue/rules/penny/core/box"
)

// doing does an action of an effect, listing lists what can be decided.
type (
	doing   = func(c *State, g *Game, f *Effect, a Action)
	listing = func(c *State, g *Game, f *Effect, p *Player, buf []Action) []Action
)

// effect is all that the game knows of a kind of effect.
type effect struct {
	work func(c *State, g *Game, f *Effect)             // one step of the machine; nil asks
	asks func(c *State, f *Effect) int8                 // whom; nil for its hero
	list listing                                        // what can be decided
	done func(c *State, g *Game, f *Effect)             // what "done" does; nil ends it
	lots func(c *State, g *Game, f *Effect) lots        // what Luck draws from,
	most func(c *State, g *Game, f *Effect) int         // how many at once; nil for one
	deal func(c *State, g *Game, f *Effect, v box.Card) // and what comes of one
}

// effects are all kinds of them. init fills them in, because they push each other.
var effects [effectKinds]effect

// Run works the top effect until somebody must decide, Luck must draw, or the
// game is over.
func (c *State) Run(g *Game) {
	c.Wait = Nothing
	for c.Wait == Nothing && c.Over == NotOver {
		if f := c.Top(); effects[f.Kind].work != nil {
			effects[f.Kind].work(c, g, f)
		} else {
			c.ask(g)
		}
	}
	if c.Over != NotOver {
		c.Wait = Nothing
	}
}

// ask stops the machine for a decision unless there is only one thing to do, which
// is done at once: nobody is asked what is forced.
func (c *State) ask(g *Game) {
	var buf [MostActions]Action
	switch list := c.Actions(g, buf[:0]); len(list) {
	case 0:
		c.pop()
	case 1:
		c.Do(g, list[0])
	default:
		c.Wait = Decision
	}
}

// Actions appends what can be decided now: the move generator of the game. What is given to
// the functions of a table cannot stay on the stack, as the list of all actions does.
func (c *State) Actions(g *Game, buf []Action) []Action {
	f := c.Top()
	room := rooms.Get().(*[MostActions]Action)
	list := c.listFieldActions(g, f, room[:0])
	if r := &effects[f.Kind]; r.list != nil {
		list = r.list(c, g, f, c.Player(f.Hero), list)
	}
	buf = append(buf, list...)
	rooms.Put(room)
	return buf
}

// rooms are arrays to list actions in.
var rooms = sync.Pool{New: func() any { return new([MostActions]Action) }}

// Asked returns the seat that decides now.
func (c *State) Asked() int8 {
	f := c.Top()
	if asks := effects[f.Kind].asks; asks != nil {
		return asks(c, f)
	}
	return f.Hero
}

// done ends the step of an effect, or all of it.
func (c *State) done(g *Game, f *Effect, _ Action) {
	if done := effects[f.Kind].done; done != nil {
		done(c, g, f)
		return
	}
	c.pop()
}

// argKind tells what kind of word stands behind an action.
type argKind uint8

const (
	none argKind = iota
	aHero
	aPlace
	aCard
	aToken
	aTile
	aVillain
	aNumber
)

// pointing is what the ids of a path are found by: the hero who is asked, the effect that asks and
// the action.
type pointing struct {
	*State
	g *Game
	p *Player
	f *Effect
	a Action
}

// target is the id of what a player points at.
type target func(x pointing) string

// row is all that the game knows of an action.
type row struct {
	word   string     // in moves
	args   [2]argKind // what may follow it
	points []target   // what a player points at, in order; nothing is the key of its word
	do     doing
	field  *fieldAction
}

// fieldAction holds what is known of one of those of which one is taken in step 4 (PEN-61).
type fieldAction struct {
	modes []box.Mode // in which there is it; nil for all
	// It is legal when, or is listed for each of its arguments, and is the last unless it goes on.
	when   func(c *State, g *Game, p *Player) bool
	list   func(c *State, g *Game, p *Player, buf []Action) []Action
	goesOn bool
}

// table has a row for each action; see rows.go; what is said of it stands in the table of words.
var table [ActionKinds]row

// fill puts rows into a table.
func fill[K ~uint8, R any](table []R, rows map[K]R) {
	for k, r := range rows {
		table[k] = r
	}
}

// Word returns the word of an action in moves.
func (k ActionKind) Word() string { return table[k].word }

// MostActions is more than any position offers.
const MostActions = 512

// findFieldActions finds those of the mode.
func (g *Game) findFieldActions() {
	for k := range ActionKinds {
		if r := table[k].field; r != nil && (r.modes == nil || slices.Contains(r.modes, g.Mode)) {
			g.fieldActions = append(g.fieldActions, k)
		}
	}
}

// listFieldActions lists the Field Actions in step 4, in the order of the table.
func (c *State) listFieldActions(g *Game, f *Effect, buf []Action) []Action {
	if f.Kind != EffectTurn || f.Step != StepField {
		return buf
	}
	p := c.Player(f.Hero)
	for _, k := range g.fieldActions {
		switch r := table[k].field; {
		case r.list != nil:
			buf = r.list(c, g, p, buf)
		case r.when(c, g, p):
			buf = append(buf, Action{Kind: k})
		}
	}
	return buf
}

// Do makes a legal action and leaves the machine to run on.
func (c *State) Do(g *Game, a Action) {
	c.Wait = Nothing
	f, r := c.Top(), &table[a.Kind]
	if r.field != nil && !r.field.goesOn {
		f.Step++
	}
	r.do(c, g, f, a)
}

// CanAct reports whether any Field Action can be taken in step 4 (PEN-61).
func (c *State) CanAct(g *Game) bool {
	room := rooms.Get().(*[MostActions]Action)
	defer rooms.Put(room)
	return len(c.listFieldActions(g, c.Top(), room[:0])) > 0
}

// Legal reports whether an action is among those that can be decided now.
func (c *State) Legal(g *Game, a Action) bool {
	var buf [MostActions]Action
	return slices.Contains(c.Actions(g, buf[:0]), a)
}

// The lists of actions that several effects share.

// listSet lists an action for each card of a set.
func listSet(buf []Action, kind ActionKind, of box.Set) []Action {
	for card := range of.All() {
		buf = append(buf, Action{kind, uint8(card), 0})
	}
	return buf
}

// listRow lists an action for each card of a row.
func listRow(buf []Action, kind ActionKind, row []box.Card) []Action {
	for _, card := range row {
		if card != box.NoCard {
			buf = append(buf, Action{kind, uint8(card), 0})
		}
	}
	return buf
}

// listBits lists an action for each of the numbers below that of the resources whose bit is set: kinds of
// resources, or options.
func listBits(buf []Action, kind ActionKind, bits uint8) []Action {
	for t := range uint8(box.Resources) {
		if bits>>t&1 != 0 {
			buf = append(buf, Action{kind, t, 0})
		}
	}
	return buf
}
