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
			w.noteTrip(&r)
		case !p.Leaves && !p.Searches && p.Defeats == "" && !r.Takes:
			r.Prepares = w.useOfMusketeer(r.Who, p.To)
		}
	case core.Lure:
		r.Prepares = w.useOfGuard(a.To)
	case core.ComeOut:
		if w.noteCorner(&r, a.To); !r.Searches {
			r.Prepares = w.useOfMusketeer(r.Who, a.To)
		}
	case core.Spare:
		r.Prepares = w.useOfGuardsInside()
	}
	return r
}

// noteCorner notes where a trip ends.
func (w *walk) noteCorner(r *core.Reason, at core.Cell) {
	r.Corner, r.Searches = at, w.k.Next(r.Who, w.state.Dice[r.Who]) == at
}

// noteTrip notes what follows from a slide into the tunnel.
func (w *walk) noteTrip(r *core.Reason) {
	for _, a := range w.line[1:min(3, len(w.line))] { // where he comes out, and whom he surprises
		switch a.Kind {
		case core.ComeOut:
			w.noteCorner(r, a.To)
		case core.Surprise:
			r.Surprise = a.To
		}
	}
	if r.Corner != core.Gone && !r.Searches {
		out := walk{w.k, w.state, w.line[1:]}
		out.state.Do(w.k, w.line[0])
		r.Prepares = out.useOfMusketeer(r.Who, r.Corner)
	}
}

// stopped returns the use of who or what stands on a cell, if a slide stops before it.
func (w *walk) stopped(s *core.State, a core.Action, at core.Cell) (use core.Preparation) {
	if to, end := s.Slide(a.Who, a.Dir()); end == core.Stops && to.Toward(a.Dir()) == at {
		use = core.Preparation{Kind: core.ToStop, Who: a.Who, Cell: to, Searches: w.k.Next(a.Who, s.Dice[a.Who]) == to}
	}
	return use
}

// useOfGuard returns what a castle guard on a cell is good for.
func (w *walk) useOfGuard(at core.Cell) (use core.Preparation) {
	w.after(func(s *core.State, a core.Action) bool {
		if a.Kind == core.Slide {
			use = w.stopped(s, a, at)
		}
		return use.Kind != core.NoPreparation || a.Kind == core.Surprise && a.To == at
	})
	if use.Kind == core.NoPreparation {
		use.Kind = core.ToBeSurprised
	}
	return use
}

// useOfMusketeer returns what it is good for that a musketeer stands on a cell, or on his way.
func (w *walk) useOfMusketeer(who core.Suit, at core.Cell) (use core.Preparation) {
	moved := false
	w.after(func(s *core.State, a core.Action) bool {
		switch {
		case a.Kind == core.Slide && a.Who == who:
			use = w.onTheWay(s, a)
			moved = true
		case a.Kind == core.Slide && !moved:
			use = w.stopped(s, a, at)
		case a.Kind == core.ComeOut && s.Who == who && moved && w.k.Next(who, s.Dice[who]) == a.To:
			use = core.Preparation{Kind: core.ToSearch, Cell: a.To}
		}
		return use.Kind != core.NoPreparation
	})
	if use.Kind == core.NoPreparation {
		use = w.aside(who, at)
	}
	return use
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

// aside returns the use of a musketeer on a cell who does nothing more along the line: whom he made
// room for, or that he stands in nobody's way.
func (w *walk) aside(who core.Suit, at core.Cell) (use core.Preparation) {
	from := w.state.At[who]
	w.after(func(s *core.State, a core.Action) bool {
		if a.Kind != core.Slide || a.Who == who || s.Stage != core.StageFree {
			return false
		}
		if from < core.NumCells && differs(*s, who, s.At[who], from, a) {
			use = core.Preparation{Kind: core.ToMakeRoom, Who: a.Who}
		}
		return true
	})
	if use.Kind == core.NoPreparation && !w.blocks(who, at) {
		use.Kind = core.ToStandAside
	}
	return use
}

// blocks reports whether a musketeer on a cell changes a slide of another one, or
// stands where another one has still to search.
func (w *walk) blocks(who core.Suit, at core.Cell) bool {
	for other := range core.NumSuits {
		if other == who || !w.state.Inside(other) {
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
	to, end := s.Slide(a.Who, a.Dir())
	s.At[who] = other
	otherTo, otherEnd := s.Slide(a.Who, a.Dir())
	return to != otherTo || end != otherEnd
}

// useOfGuardsInside returns why no guard inside is surprised on a trip: which of them stop
// somebody later in the line.
func (w *walk) useOfGuardsInside() (use core.Preparation) {
	idle := w.state.Removable(w.k, w.state.Who) // who have not stopped anybody yet
	inside := idle                              // who have not been surprised yet
	w.after(func(s *core.State, a core.Action) bool {
		switch a.Kind {
		case core.Slide:
			if to, end := s.Slide(a.Who, a.Dir()); end == core.Stops {
				if at := to.Toward(a.Dir()); (inside&idle)>>at&1 != 0 {
					if use.Kind == core.NoPreparation {
						use = core.Preparation{Kind: core.OneNeeded, Cell: at, Who: a.Who}
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
		use.Kind = core.AllNeeded
	}
	return use
}
