package search

import (
	"hash/fnv"
	"slices"
	"sync"

	"intrigue/rules"
)

// Contract is a game that has no fast core, by what every game can do: guesses of the
// hidden, choices and moves. A simulation takes some hundred times as long as with a
// core, allocates, and plays at random; what it finds is found by the same search.
type Contract struct {
	turn   rules.Turn
	plies  int
	lock   sync.Mutex
	number map[rules.Move]Action
	moves  []rules.Move
}

// NewContract is the game as it is told to who decides. A playout goes on for so many
// moves at most; one that does not end by then is worth half to everybody.
func NewContract(t rules.Turn, plies int) *Contract {
	return &Contract{turn: t, plies: plies, number: map[rules.Move]Action{}}
}

// Move is the move that an action stands for.
func (c *Contract) Move(a Action) rules.Move {
	c.lock.Lock()
	defer c.lock.Unlock()
	return c.moves[a]
}

// Determinize implements Game.
func (c *Contract) Determinize(p *rules.Position, l *Luck) { *p = afterLuck(c.turn.Guess(l.Rand), l) }

// Seat implements Game.
func (c *Contract) Seat(p *rules.Position) int {
	if who := (*p).Acting(); len(who) > 0 {
		return int(who[0])
	}
	return -1
}

// Actions implements Game.
func (c *Contract) Actions(p *rules.Position, to []Action) []Action {
	all := (*p).Choices((*p).Acting()[0])
	c.lock.Lock()
	defer c.lock.Unlock()
	for _, x := range all {
		n, ok := c.number[x.Move]
		if !ok {
			n = Action(len(c.moves))
			c.number[x.Move], c.moves = n, append(c.moves, x.Move)
		}
		to = append(to, n)
	}
	return to
}

// Observe is what the searching seat is told of another one's move; of a game that tells
// nothing, what its view is then.
func (c *Contract) Observe(p *rules.Position, a Action) Action {
	who := (*p).Acting()[0]
	if who == c.turn.Seat {
		return a
	}
	e := rules.Entry{Seat: who, Move: c.Move(a)}
	sum := fnv.New32a()
	if t, ok := (*p).(rules.Teller); ok {
		sum.Write([]byte(t.Tell(e, c.turn.Seat).Text))
	} else {
		sum.Write([]byte(after(*p, e).Seen(c.turn.Seat).Print()))
	}
	return Action(sum.Sum32())
}

// Apply implements Game.
func (c *Contract) Apply(p *rules.Position, a Action, l *Luck) {
	*p = afterLuck(after(*p, rules.Entry{Seat: (*p).Acting()[0], Move: c.Move(a)}), l)
}

// Rollout plays at random, and says who wins.
func (c *Contract) Rollout(p *rules.Position, l *Luck, w *Reward) {
	q := *p
	for n := 0; n < c.plies && len(q.Acting()) > 0; n++ {
		who := q.Acting()[0]
		all := q.Choices(who)
		q = afterLuck(after(q, rules.Entry{Seat: who, Move: all[l.N(uint32(len(all)))].Move}), l)
	}
	end := q.Outcome()
	for s := range w {
		switch {
		case !end.Over():
			w[s] = 0.5
		case slices.Contains(end.Winners, rules.Seat(s)):
			w[s] = 1
		}
	}
}

// afterLuck is a position when luck has done what it has to do.
func afterLuck(p rules.Position, l *Luck) rules.Position {
	for len(p.Acting()) > 0 && p.Acting()[0] == rules.Luck {
		p = after(p, rules.Entry{Seat: rules.Luck, Move: p.Roll(l.Rand)})
	}
	return p
}

// after is a position after a move that was offered; a fault of the game reaches who asked.
func after(p rules.Position, e rules.Entry) rules.Position {
	q, err := p.After(e.Seat, e.Move)
	if err != nil {
		panic("search: a move that was offered is refused: " + err.Error())
	}
	return q
}
