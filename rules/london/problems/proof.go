package problems

import "intrigue/rules/london/core"

// prover finds out whether the detectives can force the arrest: whatever Mr X does, and
// wherever he is among the places at which he can be. It tries all their moves and all his.
type prover struct {
	b      *core.Board
	known  map[question]bool
	looked int      // positions
	limit  int      // of looked; 0 is none
	forks  [][]fork // room for those of a turn, by how many turns are left after it
}

type question struct {
	chase
	turns int
}

func newProver(limit int) *prover {
	return &prover{b: core.TheBoard(), known: map[question]bool{}, limit: limit}
}

// overBudget is whether the prover has looked at as many positions as it may: what it says then is
// of no use.
func (p *prover) overBudget() bool { return p.limit > 0 && p.looked > p.limit }

// arrests is whether the detectives, who are in the middle of a turn or at its end, can force
// the arrest in so many of their turns, this one included.
func (p *prover) arrests(c chase, turns int) bool {
	switch {
	case c.caught():
		return true
	case c.Stage == core.StageMove:
		return turns > 1 && p.follows(c, turns-1)
	case c.Stage != core.StageHunt || p.overBudget() || p.hopeless(&c, turns):
		return false
	}
	q := question{c, turns}
	if is, ok := p.known[q]; ok {
		return is
	}
	p.looked++
	var buf [core.MaxActions]core.Action
	is := false
	for _, a := range c.Actions(p.b, buf[:0]) {
		if is = p.arrests(c.after(p.b, a), turns); is {
			break
		}
	}
	if !p.overBudget() {
		p.known[q] = is
	}
	return is
}

// follows is whether the detectives can force the arrest whatever Mr X does in his turn.
func (p *prover) follows(c chase, turns int) bool {
	for len(p.forks) <= turns {
		p.forks = append(p.forks, nil)
	}
	forks := c.forks(p.b, p.forks[turns][:0])
	p.forks[turns] = forks
	for i := range forks { // the plainest reason first
		if p.hopeless(&forks[i].chase, turns) {
			return false
		}
	}
	for i := range forks {
		if !p.arrests(forks[i].chase, turns) {
			return false
		}
	}
	return true
}

// hopeless finds quickly that there is no arrest: more places than pawns that have not moved
// must be visited at once, since from there Mr X gets away from all pawns, wherever they ride.
func (p *prover) hopeless(c *chase, turns int) bool {
	n := net{p.b, &c.State, turns}
	spare, must := 0, 0
	for pawn := uint8(1); pawn <= core.Pawns; pawn++ {
		if (c.Moved|c.Stranded)>>pawn&1 == 0 {
			spare++
		}
	}
	return !c.each(func(at uint8) bool {
		if n.closes(at, 1) {
			return true
		}
		must++
		return must <= spare && n.reaches(at, 1)
	})
}

// net is where the pawns can be at most in some turns of theirs.
type net struct {
	b *core.Board
	*core.State
	turns int
}

// rides is how many rides a pawn can have made by the end of a turn, 1 being this one.
func (n *net) rides(p uint8, turn int) int {
	if (n.Moved|n.Stranded)>>p&1 != 0 {
		return turn - 1
	}
	return turn
}

// reaches is whether some pawn could ride to a place in a turn at the latest.
func (n *net) reaches(at uint8, turn int) bool {
	for p := uint8(1); p <= core.Pawns; p++ {
		if r := n.rides(p, turn); r > 0 && int(n.b.Dist[n.At[p]][at]) <= r {
			return true
		}
	}
	return false
}

// stands is whether some pawn could stand on a place at the end of a turn.
func (n *net) stands(at uint8, turn int) bool {
	for p := uint8(1); p <= core.Pawns; p++ {
		if int(n.b.Dist[n.At[p]][at]) <= n.rides(p, turn) {
			return true
		}
	}
	return false
}

// closes is whether the pawns may have an answer, in time, to every way on of Mr X from a place
// where they have not visited him by the end of a turn.
func (n *net) closes(at uint8, turn int) bool {
	for _, e := range n.b.From(at) {
		if !n.pays(e.Kind, turn) || n.stands(e.To, turn) {
			continue // he may have no ticket, or find a pawn there
		}
		if turn == n.turns || !n.reaches(e.To, turn+1) && !n.closes(e.To, turn+1) {
			return false
		}
	}
	return true
}

// pays is whether Mr X has a ticket for a line, whatever he has paid with since.
func (n *net) pays(k core.Kind, turn int) bool {
	need := uint8(1)
	if turn > 1 {
		need = 4 // two rides a turn
	}
	if k != core.Boat && n.Tickets[0][k&3] >= need {
		return true
	}
	return n.Tickets[0][0] >= need
}
