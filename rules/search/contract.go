package search

import (
	"context"
	"hash/fnv"
	"slices"

	"intrigue/rules"
)

// A moment is a position of a game without a fast core: one of the turn's guesses, or
// what follows from one.
type moment struct {
	p     rules.Position
	list  []rules.Choice
	moves []Move
}

// contract searches any game through its contract: slowly, and with playouts at random.
type contract struct {
	guess func(*Luck) rules.Position
	by    rules.Seat
}

// Decide is a search for whoever sits at a turn, through the contract alone.
func Decide(ctx context.Context, t rules.Turn, o Options, f Final) rules.Move {
	if len(t.Choices) == 1 {
		return t.Choices[0].Move
	}
	g := contract{func(l *Luck) rules.Position { return t.Guess(l.Rand) }, t.Seat}
	m := Run[moment](ctx, g, o.For(t), t.Rand).Pick(f, t.Rand)
	return t.Choices[slices.Index(numbers(t.Choices, nil), m)].Move
}

// numbers are the choices as numbers, the same for a move wherever it is legal. Two of
// one list that would share a number are set apart.
func numbers(list []rules.Choice, to []Move) []Move {
	for _, c := range list {
		m := number(string(c.Move))
		for slices.Contains(to, m) {
			m++
		}
		to = append(to, m)
	}
	return to
}

func number(words ...string) Move {
	h := fnv.New32a()
	for _, w := range words {
		h.Write([]byte(w))
		h.Write([]byte{0})
	}
	return Move(h.Sum32())
}

// look reads a position, once luck has done its part.
func (s *moment) look(p rules.Position, l *Luck) {
	for len(p.Acting()) > 0 && p.Acting()[0] == rules.Luck {
		p = after(p, rules.Luck, p.Roll(l.Rand))
	}
	s.p, s.list, s.moves = p, nil, s.moves[:0]
	if a := p.Acting(); len(a) > 0 {
		s.list = p.Choices(a[0])
		s.moves = numbers(s.list, s.moves)
	}
}

func after(p rules.Position, seat rules.Seat, m rules.Move) rules.Position {
	n, err := p.After(seat, m)
	if err != nil {
		panic("search: a legal move is refused: " + err.Error())
	}
	return n
}

func (g contract) Sample(s *moment, l *Luck) { s.look(g.guess(l), l) }

func (g contract) Seat(s *moment) int {
	if a := s.p.Acting(); len(a) > 0 {
		return int(a[0])
	}
	return -1
}

func (g contract) List(s *moment, to []Move) []Move { return append(to, s.moves...) }

// Seen asks the log: a line that a reader may not know is told without its secret.
func (g contract) Seen(s *moment, m Move) Move {
	t, ok := s.p.(rules.Teller)
	if !ok {
		return m
	}
	told := t.Tell(rules.Entry{Seat: s.p.Acting()[0], Move: s.move(m)}, g.by)
	return number(append(told.Targets, told.Text)...)
}

func (s *moment) move(m Move) rules.Move { return s.list[slices.Index(s.moves, m)].Move }

func (g contract) Apply(s *moment, m Move, l *Luck) {
	s.look(after(s.p, s.p.Acting()[0], s.move(m)), l)
}

// Finish plays at random to the end. All who win have won.
func (g contract) Finish(s *moment, l *Luck, w *Worth) {
	for len(s.moves) > 0 {
		g.Apply(s, s.moves[l.N(uint32(len(s.moves)))], l)
	}
	for _, winner := range s.p.Outcome().Winners {
		w[winner] = 1
	}
}
