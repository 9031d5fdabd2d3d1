package cardinal

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// fixed is the castle of most tests:
//
//	    m  a  c  a  m
//	a  s0 m0 c0 a0 s1  s
//	m  m1 c1 a1 s2 m2  c
//	s  c2 a2 -- s3 m3  a
//	c  c3 a3 s4 m4 c4  m
//	s  a4 s5 m5 c5 a5  a
//	    c  s  a  m  c       supply: two suns, a moon, a crown
const fixed = "deal s0m0c0a0s1 m1c1a1s2m2 c2a2--s3m3 c3a3s4m4c4 a4s5m5c5a5 macam scama csamc amscs ssmc"

// table is the fixed castle after a change; away in it is the way to clear a cell.
func table(t *testing.T, o rules.Options, change func(c *state)) *position {
	t.Helper()
	p, err := Game{}.New(rules.Setup{Seats: 1, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	q, err := p.After(rules.Luck, fixed)
	if err != nil {
		t.Fatal(err)
	}
	n := *q.(*position)
	if change != nil {
		change(&n.state)
	}
	return &n
}

// alone leaves one musketeer inside, at a cell; the others have escaped.
func alone(who Suit, at string) func(c *state) {
	return func(c *state) {
		for s := range c.at {
			c.at[s], c.dice[s] = Gone, 5
		}
		c.escaped = 0b1111 &^ (1 << who)
		c.at[who], c.dice[who] = cell(at), 0
	}
}

func cell(s string) Cell {
	c, ok := readCell(s)
	if !ok {
		panic(s)
	}
	return c
}

func edge(s string) Edge {
	e, ok := readEdge(s)
	if !ok {
		panic(s)
	}
	return e
}

// play makes moves that must be legal.
func play(t testing.TB, p *position, moves ...rules.Move) *position {
	t.Helper()
	for _, m := range moves {
		n, err := p.After(0, m)
		if err != nil {
			t.Fatalf("%q is refused: %v", m, err)
		}
		p = n.(*position)
	}
	return p
}

// refuse checks that a move is refused in words that contain some text.
func refuse(t *testing.T, p *position, m rules.Move, says string) {
	t.Helper()
	rulestest.Refused(t, p, 0, m, says)
}

func offered(p *position, m rules.Move) bool {
	_, ok := rules.Choose(p.Choices(0), m)
	return ok
}

func is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}
