package duel

import (
	"context"

	"intrigue/rules"
	"intrigue/rules/search"
)

// roster is who plays, by level.
var roster = rules.Roster{"easy": searcher(20), "steady": searcher(400)}

// Bot is a player of a level.
func (Game) Bot(level string) (rules.Bot, error) { return roster.Bot(level) }

// searcher looks ahead, in so many simulations.
type searcher int

// Simulations is how many it makes when the turn does not say.
func (s searcher) Simulations(rules.Seat) int { return int(s) }

// Decide is the move that the search finds best.
func (s searcher) Decide(ctx context.Context, t rules.Turn) rules.Move {
	found := search.Run[position](ctx, searchGame{t}, search.Options{Simulations: int(s)}.For(t), t.Rand)
	return unpack(found.Pick(search.Selection{}, nil)).text()
}

// Hint is what the steady bot would do.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	return searcher(400).Decide(ctx, t), "It wins most of the duels that were tried."
}

// searchGame is the duel as one seat searches it.
type searchGame struct{ rules.Turn }

func unpack(a search.Action) action { return action{int(a >> 8), int(a & 255)} }

// Determinize guesses the other's number.
func (g searchGame) Determinize(p *position, l *search.Luck) { *p = g.Guess(l.Rand).(position) }

// Seat is who acts.
func (searchGame) Seat(p *position) int {
	if a := p.Acting(); len(a) > 0 {
		return int(a[0])
	}
	return -1
}

// Actions appends all that can be done.
func (searchGame) Actions(p *position, to []search.Action) []search.Action {
	for _, a := range p.actions() {
		to = append(to, search.Action(a.kind<<8|a.number))
	}
	return to
}

// Observe hides the number of the first duellist from the second.
func (g searchGame) Observe(p *position, a search.Action) search.Action {
	if g.Turn.Seat == 1 && p.acts(0) && p.bowing == rules.Public {
		return 0
	}
	return a
}

// Apply plays an action.
func (searchGame) Apply(p *position, a search.Action, _ *search.Luck) { p.play(unpack(a)) }

// Rollout plays at random; equal wins are worth half.
func (searchGame) Rollout(p *position, l *search.Luck, w *search.Reward) {
	for len(p.Acting()) > 0 {
		all := p.actions()
		p.play(all[l.N(uint32(len(all)))])
	}
	for s := range 2 {
		switch {
		case p.wins[s] > p.wins[1-s]:
			w[s] = 1
		case p.wins[s] == p.wins[1-s]:
			w[s] = 0.5
		}
	}
}
