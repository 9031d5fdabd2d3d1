package search

// A state of a toy game: what is hidden, and what was done so far.
type state struct {
	hidden int
	n      int
	did    [4]Move
}

// toy is a tiny game made of functions.
type toy struct {
	sample func(*Luck) int
	seat   func(*state) int
	list   func(*state) []Move
	seen   func(*state, Move) Move
	worth  func(*state, *Luck) Worth
}

func (t toy) Sample(s *state, l *Luck) {
	*s = state{}
	if t.sample != nil {
		s.hidden = t.sample(l)
	}
}

func (t toy) Seat(s *state) int { return t.seat(s) }

func (t toy) List(s *state, to []Move) []Move { return append(to, t.list(s)...) }

func (t toy) Seen(s *state, m Move) Move {
	if t.seen != nil {
		return t.seen(s, m)
	}
	return m
}

func (t toy) Apply(s *state, m Move, _ *Luck) {
	s.did[s.n] = m
	s.n++
}

func (t toy) Finish(s *state, l *Luck, w *Worth) {
	for t.seat(s) >= 0 {
		all := t.list(s)
		t.Apply(s, all[l.N(uint32(len(all)))], l)
	}
	*w = t.worth(s, l)
}

var two = []Move{1, 2}

// safe is to leave or to gamble: who gambles has to guess a coin that lies hidden.
// Leaving is worth 0.6, a guess 0.5, and for one who saw the coin 1.
var safe = toy{
	sample: func(l *Luck) int { return 1 + int(l.N(2)) },
	seat: func(s *state) int {
		if s.n == 2 || s.n == 1 && s.did[0] == 1 {
			return -1
		}
		return 0
	},
	list: func(*state) []Move { return two },
	worth: func(s *state, _ *Luck) Worth {
		switch {
		case s.did[0] == 1:
			return Worth{0.6}
		case int(s.did[1]) == s.hidden:
			return Worth{1}
		}
		return Worth{}
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
	list: func(*state) []Move { return two },
	seen: func(s *state, m Move) Move {
		if s.n == 1 {
			return 0
		}
		return m
	},
	worth: func(s *state, _ *Luck) Worth {
		switch {
		case s.did[0] == 1:
			return Worth{0.9, 0.1}
		case s.did[1] == s.did[2]:
			return Worth{1, 0}
		}
		return Worth{0, 1}
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
	list: func(*state) []Move { return two },
	worth: func(s *state, _ *Luck) Worth {
		w := Worth{}
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

// rare has three moves, of which the third is there one time in ten, and noise.
var rare = toy{
	sample: func(l *Luck) int { return int(l.N(10)) },
	seat: func(s *state) int {
		if s.n == 1 {
			return -1
		}
		return 0
	},
	list: func(s *state) []Move {
		if s.hidden == 0 {
			return []Move{1, 2, 3}
		}
		return two
	},
	worth: func(s *state, l *Luck) Worth {
		if l.N(100) < [...]uint32{0, 50, 40, 60}[s.did[0]] {
			return Worth{1}
		}
		return Worth{}
	},
}
