package core_test

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/internal/castles"
	"intrigue/rules/rulestest"
)

// position is the same moment for the table.
func position(t testing.TB, g *castles.Game) *cardinal.Position {
	t.Helper()
	all, err := rules.Complete(cardinal.Game{}.About().Options, g.Options)
	rulestest.Must(t, err == nil, "%v", err)
	return &cardinal.Position{State: g.State, Castle: g.Castle, Options: all}
}

// table is the fixed castle after a change.
func table(t testing.TB, o rules.Options, change func(s *core.State)) *cardinal.Position {
	t.Helper()
	return position(t, castles.Lay(o, change))
}

// view is what the player sees.
func view(p rules.Position) cardinal.View { return p.Seen(0).(cardinal.View) }

// play makes moves that must be legal.
func play(t testing.TB, p *cardinal.Position, moves ...rules.Move) *cardinal.Position {
	t.Helper()
	for _, m := range moves {
		n, err := p.After(0, m)
		rulestest.Must(t, err == nil, "%q is refused: %v", m, err)
		p = n.(*cardinal.Position)
	}
	return p
}

// refuse checks that a move is refused in words that contain some text.
func refuse(t *testing.T, p *cardinal.Position, m rules.Move, says string) {
	t.Helper()
	rulestest.Refused(t, p, 0, m, says)
}

func offered(p *cardinal.Position, m rules.Move) bool {
	_, ok := rules.Choose(p.Choices(0), m)
	return ok
}

func is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, cardinal.Game{}.About().Rules, "CAR", 84)
}
