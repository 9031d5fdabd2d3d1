package core_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
)

// is, holds and refused are the checks of all tests of this package.
func is[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	rulestest.Is(t, what, got, want)
}

func holds(t *testing.T, ok bool, what string) {
	t.Helper()
	rulestest.Holds(t, ok, "%s", what)
}

func refused(t *testing.T, p *core.State, m rules.Move, words string) {
	t.Helper()
	rulestest.Refused(t, position(p), p.Acting()[0], m, words)
}

// position is a state as the table has it.
func position(p *core.State) *estoril.Position { return &estoril.Position{State: *p} }

// see is what a reader knows.
func see(p *core.State, by rules.Seat) estoril.View { return position(p).Seen(by).(estoril.View) }

// leads says who would win at a place, or has won there, as a reader is told.
func leads(p *core.State, by rules.Seat, place int) string {
	v := see(p, by)
	return v.Winning(v.Boards[place])
}

// guess is what a reader may think.
func guess(p *core.State, by rules.Seat, r *rand.Rand) *core.State {
	return &position(p).Guess(by, r).(*estoril.Position).State
}

// offers are the moves of the acting seat that begin with some words, joined by commas.
func offers(p *core.State, begin string) string {
	var all []string
	for _, c := range p.Choices(rules.Seat(p.Seat)) {
		if strings.HasPrefix(string(c.Move), begin) {
			all = append(all, string(c.Move))
		}
	}
	return strings.Join(all, ", ")
}

// told is what a reader hears of a move of whoever acts.
func told(p *core.State, m rules.Move, by rules.Seat) string {
	return position(p).Tell(rules.Entry{Seat: p.Acting()[0], Move: m}, by).Text
}

// spotsOf are spots as they are called in moves, joined by commas.
func spotsOf(p *core.State, s core.Spots) string {
	var all []string
	for w := s; w != 0; w &= w - 1 {
		all = append(all, strings.TrimPrefix(string(p.Text(core.Action{Kind: core.LookAt, A: w.First()})), "look "))
	}
	slices.Sort(all)
	return strings.Join(all, ", ")
}

// laidOut is all that a state says of the boards and of what lies on them.
func laidOut(c *core.State) string {
	return fmt.Sprint(c.Near, c.On, c.KnownTo, c.Gain, c.Dice, c.Taken, c.Down, c.Mine, c.Protected, c.Brought, c.Exists, c.Outer, c.Secret,
		c.Boards, c.Turned, c.Order, c.Won, c.Prize, c.At, c.Numeral, c.Used, c.Seat, c.From, c.Drawn)
}

// strew lays all on a spot that can lie with a tile.
func strew(p *core.State, x uint8) {
	p.KnownTo[x], p.Gain[x], p.Dice[x] = 3, 1, 7
	p.Down |= 1 << x
	p.Protected |= 1 << x
	p.Brought |= 1 << x
}
