package bots

import (
	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// Explain says what the first move of a line is for. It looks ahead along the line:
// most moves only pay later. It is not ok when that move is not legal.
func Explain(k *core.Castle, s *core.State, line []rules.Move) (r core.Reason, ok bool) {
	if len(line) == 0 || s.Stage == core.StageDeal || s.Stage == core.StageOver {
		return core.Reason{Action: core.Action{Kind: core.Finish}}, true // as well the game might be finished
	}
	w := walk{k: k, state: *s}
	for _, m := range line {
		a, ok := core.Parse(m)
		if !ok {
			break
		}
		w.line = append(w.line, a)
	}
	if len(w.line) == 0 || !s.Legal(k, w.line[0]) {
		return r, false
	}
	return w.reason(), true
}

// walk follows a line from a state.
type walk struct {
	k     *core.Castle
	state core.State
	line  []core.Action
}

// after visits the actions after the first, each with the state before it, until visit
// is done.
func (w *walk) after(visit func(s *core.State, a core.Action) (done bool)) {
	s := w.state
	for i, a := range w.line {
		if i > 0 && visit(&s, a) {
			return
		}
		s.Do(w.k, a)
	}
}

func (w *walk) reason() core.Reason {
	a := w.line[0]
	r := core.Reason{Action: a, Who: w.state.Who, Corner: core.Gone, Surprise: core.Gone}
	switch a.Kind {
	case core.Slide:
		r.Who = a.Who
		r.Slide, _ = w.state.Preview(w.k, a.Who, a.Dir())
		r.Takes = r.Slide.MayTake && len(w.line) > 1 && w.line[1].Kind == core.TakeGuard
		switch p := &r.Slide; {
		case p.EntersTunnel:
			w.trip(&r)
		case !p.Leaves && !p.Searches && p.Defeats == "" && !r.Takes:
			r.Prepares = w.musketeer(r.Who, p.To)
		}
	case core.Lure:
		r.Prepares = w.guard(a.To)
	case core.ComeOut:
		if w.corner(&r, a.To); !r.Searches {
			r.Prepares = w.musketeer(r.Who, a.To)
		}
	case core.Spare:
		r.Prepares = w.peace()
	}
	return r
}

// corner notes where a trip ends.
func (w *walk) corner(r *core.Reason, at core.Cell) {
	r.Corner, r.Searches = at, w.k.Next(r.Who, w.state.Dice[r.Who]) == at
}

// trip notes what follows from a slide into the tunnel.
func (w *walk) trip(r *core.Reason) {
	for _, a := range w.line[1:min(3, len(w.line))] {
		switch a.Kind {
		case core.ComeOut:
			w.corner(r, a.To)
		case core.Surprise:
			r.Surprise = a.To
		}
	}
	if r.Corner != core.Gone && !r.Searches {
		out := walk{w.k, w.state, w.line[1:]}
		out.state.Do(w.k, w.line[0])
		r.Prepares = out.musketeer(r.Who, r.Corner)
	}
}

// stop returns the use of who or what stands on a cell, if a slide stops before it.
func (w *walk) stop(s *core.State, a core.Action, at core.Cell) (l core.Preparation) {
	if to, h := s.Slide(a.Who, a.Dir()); h == core.Stops && to.Toward(a.Dir()) == at {
		l = core.Preparation{Kind: core.ToStop, Who: a.Who, Cell: to, Searches: w.k.Next(a.Who, s.Dice[a.Who]) == to}
	}
	return l
}

// guard returns what a castle guard on a cell is good for.
func (w *walk) guard(at core.Cell) (l core.Preparation) {
	w.after(func(s *core.State, a core.Action) bool {
		if a.Kind == core.Slide {
			l = w.stop(s, a, at)
		}
		return l.Kind != core.NoPreparation || a.Kind == core.Surprise && a.To == at
	})
	if l.Kind == core.NoPreparation {
		l.Kind = core.ToBeSurprised
	}
	return l
}

// musketeer returns what it is good for that a musketeer stands on a cell, or on his way.
func (w *walk) musketeer(who core.Suit, at core.Cell) (l core.Preparation) {
	moved := false
	w.after(func(s *core.State, a core.Action) bool {
		switch {
		case a.Kind == core.Slide && a.Who == who:
			l = w.onTheWay(s, a)
			moved = true
		case a.Kind == core.Slide && !moved:
			l = w.stop(s, a, at)
		case a.Kind == core.ComeOut && s.Who == who && moved && w.k.Next(who, s.Dice[who]) == a.To:
			l = core.Preparation{Kind: core.ToSearch, Cell: a.To}
		}
		return l.Kind != core.NoPreparation
	})
	if l.Kind == core.NoPreparation {
		l = w.aside(who, at)
	}
	return l
}

// onTheWay returns what a slide does that an earlier one of the same musketeer led to.
func (w *walk) onTheWay(s *core.State, a core.Action) core.Preparation {
	switch p, _ := s.Preview(w.k, a.Who, a.Dir()); {
	case p.Searches:
		return core.Preparation{Kind: core.ToSearch, Cell: p.To}
	case p.Defeats != "":
		return core.Preparation{Kind: core.ToDefeat, Edge: p.Edge()}
	case p.Leaves:
		return core.Preparation{Kind: core.ToLeave}
	}
	return core.Preparation{}
}

// aside is of a musketeer who does nothing more on a cell along the line: whom he made
// room for, or that he stands in nobody's way.
func (w *walk) aside(who core.Suit, at core.Cell) (l core.Preparation) {
	from := w.state.At[who]
	w.after(func(s *core.State, a core.Action) bool {
		if a.Kind != core.Slide || a.Who == who || s.Stage != core.StageFree {
			return false
		}
		if from < core.NumCells && differs(*s, who, s.At[who], from, a) {
			l = core.Preparation{Kind: core.ToMakeRoom, Who: a.Who}
		}
		return true
	})
	if l.Kind == core.NoPreparation && !w.blocks(who, at) {
		l.Kind = core.ToStandAside
	}
	return l
}

// blocks reports whether a musketeer on a cell changes a slide of another one, or
// stands where another one has still to search.
func (w *walk) blocks(who core.Suit, at core.Cell) bool {
	for other := range core.NumSuits {
		if other == who || w.state.At[other] >= core.NumCells {
			continue
		}
		if w.k.Suit[at] == other && w.k.Number[at] > w.state.Dice[other] {
			return true
		}
		for d := range core.NumDirections {
			if differs(w.state, who, at, core.Gone, core.SlideOf(other, d)) {
				return true
			}
		}
	}
	return false
}

// differs reports whether a slide ends otherwise with a musketeer on one cell than with
// him on another.
func differs(s core.State, who core.Suit, on, other core.Cell, a core.Action) bool {
	s.At[who] = on
	to, h := s.Slide(a.Who, a.Dir())
	s.At[who] = other
	then, g := s.Slide(a.Who, a.Dir())
	return to != then || h != g
}

// peace returns why no guard inside is surprised on a trip: which of them stop somebody
// later in the line.
func (w *walk) peace() (l core.Preparation) {
	idle := w.state.Removable(w.k, w.state.Who)
	inside := idle // those of them who have not been surprised later in the line
	w.after(func(s *core.State, a core.Action) bool {
		switch a.Kind {
		case core.Slide:
			if to, h := s.Slide(a.Who, a.Dir()); h == core.Stops {
				if at := to.Toward(a.Dir()); (inside&idle)>>at&1 != 0 {
					if l.Kind == core.NoPreparation {
						l = core.Preparation{Kind: core.OneNeeded, Cell: at, Who: a.Who}
					}
					idle &^= 1 << at
				}
			}
		case core.Surprise:
			inside &^= 1 << a.To
		}
		return false
	})
	if idle == 0 {
		l.Kind = core.AllNeeded
	}
	return l
}
