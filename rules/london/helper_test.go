package london

import (
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// stand is a position with Mr X and the pawns (purple, red, green, yellow, blue)
// put where a test wants them, start cards or not. Everybody knows where he is.
func stand(t *testing.T, tb seating, x Station, at ...Station) *Position {
	t.Helper()
	p := tb.start(t)
	for i, s := range append([]Station{x}, at...) {
		p = &Position{p.play(Action{draw, uint8(i), NoLine, uint8(s)})}
	}
	q := *p
	q.reveal(uint8(x))
	return &q
}

// far are five places in the south where nobody is in the way of the examples.
var far = []Station{197, 181, 195, 182, 183}

// plain is a table without variants.
var plain = seating{seats: 6}

// cut and open are tables with one variant each.
var (
	cut  = seating{seats: 6, options: rules.Options{"cutoff": "on"}}
	bold = seating{seats: 6, options: rules.Options{"surfacing": "on"}}
	both = seating{seats: 6, options: rules.Options{"surfacing": "on", "cutoff": "on"}}
)

// set is a copy of a position with changes to its core.
func set(p *Position, change func(c *State)) *Position {
	q := *p
	change(&q.State)
	for i := range q.tickets[:pawns+1] {
		q.holds[i] = 0
		for k, n := range q.tickets[i] {
			if n > 0 {
				q.holds[i] |= 1 << k
			}
		}
	}
	return &q
}

// plays makes the moves of whoever acts.
func plays(t *testing.T, p *Position, moves ...rules.Move) *Position {
	t.Helper()
	for _, m := range moves {
		q, err := p.After(p.Acting()[0], m)
		if err != nil {
			t.Fatalf("%s cannot play %q: %v", seatName(p.Acting()[0]), m, err)
		}
		p = q.(*Position)
	}
	return p
}

// refused checks that the acting seat may not make a move, and that the reason
// holds some words.
func refused(t *testing.T, p *Position, m rules.Move, words string) {
	t.Helper()
	rulestest.Refused(t, p, p.Acting()[0], m, words)
}

// offers are the moves of the acting seat that begin with some words.
func offers(p *Position, begin string) []string {
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
func idle(t *testing.T, p *Position) *Position {
	t.Helper()
	for p.stage == StageHunt {
		done := false
		for _, c := range p.Choices(p.Acting()[0]) {
			if q := plays(t, p, c.Move); q.stage != StageOver {
				p, done = q, true
				break
			}
		}
		if !done {
			t.Fatal("the pawns cannot but end the game")
		}
	}
	return p
}

// rides makes Mr X ride a way, one station a turn, while the detectives idle.
func rides(t *testing.T, p *Position, moves ...rules.Move) *Position {
	t.Helper()
	for _, m := range moves {
		p = idle(t, plays(t, p, m))
	}
	return p
}

// apart counts the rides a pawn needs between two stations, tickets and other pawns
// aside and without boats.
func apart(from, to Station) int { return int(theBoard().dist[from][to]) }
