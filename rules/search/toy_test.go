package search

import "testing"

// A state of a toy game: what is hidden, and what was done so far.
type state struct {
	hidden int
	n      int
	did    [4]Action
}

// toy is a tiny game made of functions.
type toy struct {
	determinize func(*Luck) int
	seat        func(*state) int
	actions     func(*state) []Action
	observe     func(*state, Action) Action
	reward      func(*state, *Luck) Reward
}

func (t toy) Determinize(s *state, l *Luck) {
	*s = state{}
	if t.determinize != nil {
		s.hidden = t.determinize(l)
	}
}

func (t toy) Seat(s *state) int { return t.seat(s) }

func (t toy) Actions(s *state, to []Action) []Action { return append(to, t.actions(s)...) }

func (t toy) Observe(s *state, m Action) Action {
	if t.observe != nil {
		return t.observe(s, m)
	}
	return m
}

func (t toy) Apply(s *state, m Action, _ *Luck) {
	s.did[s.n] = m
	s.n++
}

func (t toy) Rollout(s *state, l *Luck, w *Reward) {
	for t.seat(s) >= 0 {
		all := t.actions(s)
		t.Apply(s, all[l.N(uint32(len(all)))], l)
	}
	*w = t.reward(s, l)
}

var two = []Action{1, 2}

// safe is to leave or to gamble: who gambles has to guess a coin that lies hidden.
// Leaving is worth 0.6, a guess 0.5, and for one who saw the coin 1.
var safe = toy{
	determinize: func(l *Luck) int { return 1 + int(l.N(2)) },
	seat: func(s *state) int {
		if s.n == 2 || s.n == 1 && s.did[0] == 1 {
			return -1
		}
		return 0
	},
	actions: func(*state) []Action { return two },
	reward: func(s *state, _ *Luck) Reward {
		switch {
		case s.did[0] == 1:
			return Reward{0.6}
		case int(s.did[1]) == s.hidden:
			return Reward{1}
		}
		return Reward{}
	},
}

// hider is the same game with a coin that somebody else lays down unseen, and leaving
// is worth 0.9: two who learn from each other go round in circles, so that a guess seems
// worth a little more than 0.5.
var hider = toy{
	seat: func(s *state) int {
		if s.n == 3 || s.n == 1 && s.did[0] == 1 {
			return -1
		}
		return s.n & 1
	},
	actions: func(*state) []Action { return two },
	observe: func(s *state, m Action) Action {
		if s.n == 1 {
			return 0
		}
		return m
	},
	reward: func(s *state, _ *Luck) Reward {
		switch {
		case s.did[0] == 1:
			return Reward{0.9, 0.1}
		case s.did[1] == s.did[2]:
			return Reward{1, 0}
		}
		return Reward{0, 1}
	},
}

// feud is for three: each may do good to one of the others or, last, to himself.
var feud = toy{
	seat: func(s *state) int {
		if s.n == 3 {
			return -1
		}
		return s.n
	},
	actions: func(*state) []Action { return two },
	reward: func(s *state, _ *Luck) Reward {
		w := Reward{}
		// Seat 2 likes 2; seat 1 likes to do as seat 2 does; seat 0 as both do.
		if s.did[2] == 2 {
			w[2] = 1
		}
		if s.did[1] == s.did[2] {
			w[1] = 1
		}
		if s.did[0] == s.did[1] && s.did[0] == s.did[2] {
			w[0] = 1
		}
		return w
	},
}

// rare has three moves, of which the third is available one time in ten, and noise.
var rare = toy{
	determinize: func(l *Luck) int { return int(l.N(10)) },
	seat: func(s *state) int {
		if s.n == 1 {
			return -1
		}
		return 0
	},
	actions: func(s *state) []Action {
		if s.hidden == 0 {
			return []Action{1, 2, 3}
		}
		return two
	},
	reward: func(s *state, l *Luck) Reward {
		if l.N(100) < [...]uint32{0, 50, 40, 60}[s.did[0]] {
			return Reward{1}
		}
		return Reward{}
	},
}

// holds checks that ok is true, must ends the test when it is not, and is compares: package
// rulestest imports this one.
func holds(t testing.TB, ok bool, format string, args ...any) {
	t.Helper()
	if !ok {
		t.Errorf(format, args...)
	}
}

func must(t testing.TB, ok bool, format string, args ...any) {
	t.Helper()
	if !ok {
		t.Fatalf(format, args...)
	}
}

func is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	holds(t, got == want, "%s: %v, want %v", what, got, want)
}
