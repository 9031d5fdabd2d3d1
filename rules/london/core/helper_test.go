package core_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/internal/table"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
)

// The tables that most tests play at, and places far from the examples.
var (
	plain, cut, bold, both = table.Plain, table.CutOff, table.Bold, table.Both
	far                    = table.Far
)

// start is the moment before the deal.
func start(s rules.Setup) *london.Position {
	p, err := london.Game{}.New(s)
	if err != nil {
		panic(err)
	}
	return p.(*london.Position)
}

// stand is a position with Mr X and the pawns put where a test wants them. Everybody knows
// where he is.
func stand(s rules.Setup, x core.Station, at ...core.Station) *london.Position {
	return &london.Position{Position: *table.Stand(s, x, at...)}
}

// set is a copy of a position with changes to its state.
func set(p *london.Position, change func(c *core.State)) *london.Position {
	return &london.Position{Position: *table.Set(&p.Position, change)}
}

// games plays n random games at every table and shows each position to see.
func games(t *testing.T, n int, see func(t *testing.T, p *london.Position, r *rand.Rand)) {
	t.Helper()
	table.Games(t, n, func(t *testing.T, p *core.Position, r *rand.Rand) { see(t, &london.Position{Position: *p}, r) })
}

// anyMove is a move of the acting seat, at random.
func anyMove(p *london.Position, r *rand.Rand) rules.Entry { return table.Any(&p.Position, r) }

// plays makes the moves of the acting seat.
func plays(t *testing.T, p *london.Position, moves ...rules.Move) *london.Position {
	t.Helper()
	for _, m := range moves {
		q, err := p.After(p.Acting()[0], m)
		if err != nil {
			t.Fatalf("%s cannot play %q: %v", words.SeatName(p.Acting()[0]), m, err)
		}
		p = q.(*london.Position)
	}
	return p
}

// refused checks that the acting seat may not make a move, and that the reason
// holds some words.
func refused(t *testing.T, p *london.Position, m rules.Move, words string) {
	t.Helper()
	rulestest.Refused(t, p, p.Acting()[0], m, words)
}

// offers are the moves of the acting seat that begin with some words.
func offers(p *london.Position, begin string) []string {
	var all []string
	for _, c := range p.Choices(p.Acting()[0]) {
		if strings.HasPrefix(string(c.Move), begin) {
			all = append(all, string(c.Move))
		}
	}
	return all
}

func same(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	rulestest.Same(t, what, got, want...)
}

func is[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}

// idle plays a round of the detectives in which every pawn goes somewhere safe:
// the first choice that does not catch Mr X.
func idle(t *testing.T, p *london.Position) *london.Position {
	t.Helper()
	for p.Stage == core.StageHunt {
		done := false
		for _, c := range p.Choices(p.Acting()[0]) {
			if q := plays(t, p, c.Move); q.Stage != core.StageOver {
				p, done = q, true
				break
			}
		}
		rulestest.Must(t, done, "the pawns cannot but end the game")
	}
	return p
}

// rides makes Mr X ride a way, one station a turn, while the detectives idle.
func rides(t *testing.T, p *london.Position, moves ...rules.Move) *london.Position {
	t.Helper()
	for _, m := range moves {
		p = idle(t, plays(t, p, m))
	}
	return p
}

// apart counts the rides a pawn needs between two stations, tickets and other pawns
// aside and without boats.
func apart(from, to core.Station) int { return int(core.TheBoard().Dist[from][to]) }

// next is the position after a move.
func next(t *testing.T, p *london.Position, e rules.Entry) *london.Position {
	t.Helper()
	q, err := p.After(e.Seat, e.Move)
	if err != nil {
		t.Fatalf("%s refuses %q: %v", words.SeatName(e.Seat), e.Move, err)
	}
	return q.(*london.Position)
}

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, london.Game{}.About().Rules, "LON", 135)
}
