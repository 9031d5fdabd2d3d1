package problems

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// A Verdict is what comes of the last move of an attempt.
type Verdict struct {
	core.Verdict
	State   rules.AttemptState
	Entries []rules.Entry // of the record from now on
}

// Judge says what comes of the last of some entries, which begin like those of a problem. It is zero
// for entries that cannot be played.
func Judge(p rules.Problem, entries []rules.Entry) Verdict {
	last := len(entries) - 1
	if last < len(p.Record.Entries) {
		return Verdict{Entries: entries}
	}
	h := position(p.Record, entries[:last])
	if h == nil {
		return Verdict{Entries: entries[:last]}
	}
	a, ok := core.Parse(entries[last].Move)
	if !ok || !h.Legal(core.TheBoard(), a) {
		return Verdict{Entries: entries[:last]}
	}
	if p.Kind == Escape {
		return judgeEscape(p.Record, h, entries[:last], a)
	}
	v := judgeArrest(p.Record, h, entries[:last], a, left(p, h))
	for v.State == rules.Attempting {
		h = position(p.Record, v.Entries)
		if a, ok = Idle(h, left(p, h)); !ok {
			break
		}
		before := v.Verdict
		if v = judgeArrest(p.Record, h, v.Entries, a, left(p, h)); v.Kind == core.GoesOn {
			v.Verdict = before
		}
	}
	return v
}

// Idle is the move of the pawn whose turn it is, if it makes no difference to an arrest in so many turns where it goes.
func Idle(h *core.Position, left int) (a core.Action, ok bool) {
	prove, c := newProver(0), chaseOf(h)
	best := prove.first(c, left)
	if len(best) == 0 || prove.matters(c, best, 0, left) != never {
		return a, false
	}
	return best[0], true
}

// left is how many turns the detectives have, this one included.
func left(p rules.Problem, h *core.Position) int {
	return p.Moves - int(h.Round) + int(position(p.Record, p.Record.Entries).Round)
}

// judgeArrest says what comes of a pawn's move with so many turns left.
func judgeArrest(r rules.Record, h *core.Position, before []rules.Entry, a core.Action, left int) Verdict {
	prove, c := newProver(0), chaseOf(h)
	n := c.after(prove.b, a)
	v := Verdict{Verdict: core.Verdict{Left: left}}
	// entries are those with Mr X at a place where he can be, and what follows.
	entries := func(at core.Station, more ...core.Action) []rules.Entry {
		told := retold(h, before, at)
		return with(position(r, told), told, append([]core.Action{a}, more...))
	}
	switch {
	case n.caught():
		v.State, v.Kind = rules.Solved, core.Arrested
		v.Entries = with(h, before, []core.Action{a})
	case !prove.arrests(n, left):
		v.State = rules.Refuted
		v.Kind, v.Places = prove.loophole(&n, left)
		v.Entries = entries(v.Places[0])
	case n.Stage == core.StageMove:
		way := prove.hardest(n, left-1)
		v.Kind, v.Left = core.Fled, left-1
		v.Entries = entries(core.Station(way.from), way.actions[:way.length]...)
	default:
		v.Entries = entries(core.Station(n.places.Nth(0)))
	}
	return v
}

// loophole is where Mr X gets away.
func (p *prover) loophole(c *chase, left int) (core.VerdictKind, []core.Station) {
	net := net{p.b, &c.State, left}
	var out, rest []core.Station
	c.each(func(at uint8) bool {
		if !net.closes(at, 1) && (c.Stage != core.StageHunt || !net.reaches(at, 1)) {
			out = append(out, core.Station(at))
		}
		rest = append(rest, core.Station(at))
		return true
	})
	if len(out) > 0 {
		return core.Missed, out
	}
	return core.Slips, rest
}

// hardest is the way of Mr X through his turn that keeps him free longest, and of these one after which
// he can be at the most places.
func (p *prover) hardest(c chase, left int) flight {
	forks := c.forks(p.b, nil)
	longest := slices.MaxFunc(forks, func(a, b fork) int {
		if d := p.needs(a.chase, left) - p.needs(b.chase, left); d != 0 {
			return d
		}
		return a.places.Size() - b.places.Size()
	})
	return longest.flight
}

// needs is how many turns an arrest takes.
func (p *prover) needs(c chase, most int) int {
	for n := 1; n < most; n++ {
		if p.arrests(c, n) {
			return n
		}
	}
	return most
}

// judgeEscape says what comes of a ride of Mr X.
func judgeEscape(rec rules.Record, h *core.Position, before []rules.Entry, a core.Action) Verdict {
	e := escape{b: core.TheBoard()}
	r, after := e.refuge(&h.State, a), h.Play(a)
	v, then := Verdict{State: rules.Refuted}, turn(nil)
	switch {
	case r.catcher != 0:
		v.Kind, v.Pawn, v.Places = core.InReach, core.Colour(r.catcher-1), []core.Station{core.Station(r.at)}
		then = e.catch(after.State, r.catcher, nil)
	case r.net != nil:
		v.Kind, then = core.NoWayOut, r.net
		v.Places = e.ways(&after.State, then, false)
	default:
		v.State, v.Kind, then = rules.Solved, core.AtLarge, e.tightest(after.State)
		v.Places = e.ways(&after.State, then, true)
	}
	v.Entries = with(h, before, append([]core.Action{a}, then...))
	return v
}

// catch is how a pawn gets to Mr X while those before it move somewhere else.
func (e *escape) catch(s core.State, by uint8, made turn) turn {
	var buf [core.MaxActions]core.Action
	for _, a := range s.Actions(e.b, buf[:0]) {
		n, way := s, append(made[:len(made):len(made)], a)
		if n.MovePawn(e.b, a); n.End == core.Caught {
			return way
		}
	}
	for _, a := range s.Actions(e.b, buf[:0]) {
		n, way := s, append(made[:len(made):len(made)], a)
		if n.MovePawn(e.b, a); n.Stage == core.StageHunt && a.Pawn != by {
			if found := e.catch(n, by, way); found != nil {
				return found
			}
		}
	}
	return nil
}

// ways are the places that Mr X could ride to after a turn of the pawns: all of them, or the safe ones out of
// their reach.
func (e *escape) ways(s *core.State, after turn, safe bool) (places []core.Station) {
	n := *s
	for _, a := range after {
		n.Apply(e.b, a)
	}
	var buf [core.MaxActions]core.Action
	for _, a := range n.Actions(e.b, buf[:0]) {
		if at := core.Station(a.To); !slices.Contains(places, at) && (!safe || catcher(e.b, &n, a.To) == 0) {
			places = append(places, at)
		}
	}
	return places
}

// Best is a move that keeps a problem solvable after some entries, and whether any other move of that
// pawn would lose it; not ok where there is none.
func Best(p rules.Problem, entries []rules.Entry) (a core.Action, matters, ok bool) {
	h := position(p.Record, entries)
	if h == nil || h.Stage == core.StageOver {
		return a, false, false
	}
	if p.Kind == Arrest {
		prove, c, rounds := newProver(0), chaseOf(h), left(p, h)
		best := prove.first(c, rounds)
		if len(best) == 0 {
			return a, false, false
		}
		return best[0], prove.matters(c, best, 0, rounds) == always, true
	}
	e := escape{b: core.TheBoard()}
	for _, ride := range h.Actions(e.b, nil) {
		if ride.Kind != core.Double && e.refuge(&h.State, ride).safe() {
			return ride, true, true
		}
	}
	return a, false, false
}
