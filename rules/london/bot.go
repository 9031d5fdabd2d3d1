package london

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"intrigue/rules"
)

func levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Each pawn follows its nose, and Mr X runs from the nearest one. Both are a little careless."},
		{Key: "steady", Title: "Steady", Line: "The pawns close in together on all places where Mr X can be; he keeps them guessing. Beats easy in nineteen games of twenty."},
		{Key: "strong", Title: "Strong", Line: "Plays a thousand games and more out in its head before each move. Beats steady in nine games of ten."},
		{Key: "master", Title: "Master", Line: "Plays games out in its head on all the cores of the computer, a second for each ride of Mr X and a fifth of one for each pawn. Beats strong in about three games of four."},
	}
}

// A mind decides for either side from a view alone.
type policy interface {
	pursue(v View, all []Action, r *rand.Rand) Action
	evade(v View, all []Action, r *rand.Rand) Action
}

// policyBot lets a mind sit at the table.
type policyBot struct{ policy }

// Bot is a player of one of the levels. It sees what its seat sees and nothing more.
func (Game) Bot(level string) (rules.Bot, error) {
	switch level {
	case "easy":
		return policyBot{easy{}}, nil
	case "steady":
		return policyBot{distracted{oneIn: 4}}, nil
	case "strong":
		return searcher{forMrX: 1_000, forPawns: 1_500}, nil // so that Mr X wins about half
	case "master":
		return searcher{roundTime: time.Second}, nil // the more both think, the less the detectives need for it
	}
	return nil, fmt.Errorf("no bot of this game has the level %q", level)
}

// Decide thinks for well under 50 ms, so it does not look at ctx.
func (m policyBot) Decide(_ context.Context, t rules.Turn) rules.Move {
	return m.decide(t).text()
}

func (m policyBot) decide(t rules.Turn) Action {
	v := t.View.(View)
	all := v.legal()
	if easily(v, all) {
		return scarcest(v, all)
	}
	if t.Seat == 0 {
		return m.evade(v, all, t.Rand)
	}
	return m.pursue(v, all, t.Rand)
}

// legal are the legal steps of who decides.
func (v View) legal() []Action { return v.core.actions(theBoard(), make([]Action, 0, maxActions)) }

// easily reports that a decision needs no thought: there is but one, or a ticket is
// taken from a pile.
func easily(v View, all []Action) bool { return len(all) == 1 || v.Stage == StageTake }

// scarcest takes the kind of ticket of which the pawn has the fewest: it will be
// missed most.
func scarcest(v View, all []Action) Action {
	best := all[0]
	for _, s := range all[1:] { // a single step may be anything, a boat too
		if v.core.tickets[s.pawn][s.line] < v.core.tickets[best.pawn][best.line] {
			best = s
		}
	}
	return best
}

// reaches reports whether a pawn could ride to a station at once, other pawns aside.
func (c *State) reaches(b *Board, p, to uint8) bool {
	from := c.at[p]
	if b.dist[from][to] != 1 {
		return false
	}
	for _, sp := range b.roads(from) {
		if sp.to == to && c.holds[p]>>sp.kind&1 != 0 {
			return true
		}
	}
	return false
}

// ridesAway is how many rides a pawn is from a station, far for one that is stranded.
func (c *State) ridesAway(b *Board, p, to uint8) uint8 {
	if c.stranded>>p&1 != 0 {
		return 9
	}
	return min(b.dist[c.at[p]][to], 9)
}

// nearest is how many rides the nearest pawn is from a station.
func (c *State) nearest(b *Board, to uint8) uint8 {
	near := uint8(9)
	for p := uint8(1); p <= pawns; p++ {
		near = min(near, c.ridesAway(b, p, to))
	}
	return near
}
