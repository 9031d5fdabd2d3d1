// Package problems finds positions of London with a task and proves their solutions, and it
// answers those who try them.
package problems

import "intrigue/rules/london/core"

// chase is a moment of the hunt as the detectives know it: what lies open, and where Mr X can be.
// Of the state they do not know one thing only, which is not in it: At[0] is 0.
type chase struct {
	core.State
	places core.StationSet
}

// chaseOf is what the detectives know of a position.
func chaseOf(h *core.Position) chase {
	c := chase{State: h.State}
	c.At[0] = 0
	for _, s := range h.Beliefs.Now().Stations() {
		c.places.Add(uint8(s))
	}
	return c
}

// each calls f with every place at which Mr X can be, until it returns false.
func (c *chase) each(f func(uint8) bool) bool {
	for n := range c.places.Size() {
		if !f(c.places.Nth(n)) {
			return false
		}
	}
	return true
}

// caught is whether no place is left at which Mr X can be.
func (c *chase) caught() bool { return c.places == core.StationSet{} }

// after is the chase when a pawn has moved and Mr X was not where it went. With the last pawn
// of a round, he can no longer be where he has no way out (LON-112).
func (c *chase) after(b *core.Board, a core.Action) chase {
	n := *c
	n.MovePawn(b, a)
	n.places.Remove(a.To)
	if n.Stage == core.StageOver && n.End == core.Trapped { // nowhere, which has no way out
		n.Stage, n.End = core.StageMove, core.NotOver
	}
	if n.Stage == core.StageMove {
		s, buf := n.State, make([]core.Action, 0, core.MaxActions)
		n.each(func(at uint8) bool {
			if s.At[0] = at; len(s.Actions(b, buf)) == 0 {
				n.places.Remove(at)
			}
			return true
		})
	}
	return n
}

// sight is what the detectives see of a turn of Mr X.
type sight [2]struct {
	ticket core.Ticket
	shown  uint8 // where he surfaced, 0 where he did not
}

// A flight is a way of Mr X through his turn, from one of the places: one ride, or the word for a
// double move and two.
type flight struct {
	from    uint8
	length  uint8
	actions [3]core.Action
}

// then is the flight that goes on with an action.
func (f flight) then(a core.Action) flight {
	f.actions[f.length] = a
	f.length++
	return f
}

// fork is what the detectives may have before them after a turn of Mr X: all his flights that
// look alike, of which it keeps the first.
type fork struct {
	sight
	chase
	flight
}

// forks adds all that Mr X can do in his turn, put together by what is seen of it.
func (c *chase) forks(b *core.Board, all []fork) []fork {
	w := &watch{b: b, all: all, acts: make([]core.Action, 0, 2*core.MaxActions)}
	c.each(func(at uint8) bool {
		s := c.State
		s.At[0] = at
		w.flee(s, flight{from: at}, sight{}, 0)
		return true
	})
	return w.all
}

// A watch gathers the forks of a turn.
type watch struct {
	b    *core.Board
	all  []fork
	acts []core.Action // those of the rides that are being tried, one list behind the other
}

// flee adds the ways on of a flight to what can be seen.
func (w *watch) flee(s core.State, f flight, seen sight, rides int) {
	from := len(w.acts)
	w.acts = s.Actions(w.b, w.acts)
	var n core.State
	for _, a := range w.acts[from:] {
		way, look := f.then(a), seen
		n = s
		n.Apply(w.b, a)
		if a.Kind == core.Double {
			w.flee(n, way, look, rides)
			continue
		}
		look[rides].ticket = a.Ticket()
		if n.Surfaced {
			look[rides].shown = a.To
		}
		if n.Stage == core.StageSecond {
			w.flee(n, way, look, rides+1)
			continue
		}
		w.all = add(w.all, look, n, way)
	}
	w.acts = w.acts[:from]
}

// add adds the place that a way leads to, to the fork that looks the same or as a new one.
func add(all []fork, seen sight, s core.State, way flight) []fork {
	at := s.At[0]
	s.At[0] = 0
	for i := range all {
		if f := &all[i]; f.sight == seen {
			f.places.Add(at)
			return all
		}
	}
	f := fork{sight: seen, chase: chase{State: s}, flight: way}
	f.places.Add(at)
	return append(all, f)
}
