package core_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
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

// told is what a reader hears of a move of the acting seat.
func told(p *core.State, m rules.Move, by rules.Seat) string {
	return position(p).Tell(rules.Entry{Seat: p.Acting()[0], Move: m}, by).Text
}

// spotsOf are spots as they are called in moves, joined by commas.
func spotsOf(p *core.State, s core.SpotSet) string {
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

// cellOf is the row and the column, from 0, of a space or a reward in a corner of its board.
func cellOf(b core.Board, c core.Cell) (row, col int) {
	at := [4][2]int{{0, 0}, {0, 1}, {1, 1}, {1, 0}}[c.Corner]
	return 2*(b.Place/3) + at[0], 2*(b.Place%3) + at[1]
}

// strew lays all on a spot that can lie with a tile.
func strew(p *core.State, x uint8) {
	p.KnownTo[x], p.Gain[x], p.Dice[x] = 3, 1, 7
	p.Down |= 1 << x
	p.Protected |= 1 << x
	p.Brought |= 1 << x
}

// Recruits that the examples use.
const (
	Falcao    core.Tile = core.Starters + 1  // Portugal 2, Assassin
	Almada    core.Tile = core.Starters + 3  // Portugal 1, 4 points, Nationalism
	Santo     core.Tile = core.Starters + 5  // Portugal 4, Conspiracy
	Figueredo core.Tile = core.Starters + 6  // Portugal 2, Nationalism twice
	Mason     core.Tile = core.Starters + 7  // United States 1, 3 points, Assassin
	Kennan    core.Tile = core.Starters + 8  // United States 2, Diplomacy
	Winsor    core.Tile = core.Starters + 11 // Great Britain 1, 4 points, Conspiracy
	Duke      core.Tile = core.Starters + 12 // Great Britain 4, Diplomacy
	Fleming   core.Tile = core.Starters + 13 // Great Britain 2, Nationalism
	Howard    core.Tile = core.Starters + 14 // Great Britain 3, Seduction
	Huene     core.Tile = core.Starters + 16 // Germany 4, Nationalism
	Popov     core.Tile = core.Starters + 20 // Yugoslavia 3, Conspiracy twice
	Belov     core.Tile = core.Starters + 21 // Soviet Union 1, Assassin twice
	Orlovsky  core.Tile = core.Starters + 22 // Soviet Union 0, Assassin and Diplomacy
	Franco    core.Tile = core.Starters + 23 // Spain 2, Diplomacy twice
	Garbo     core.Tile = core.Starters + 24 // Spain 3, 4 points
	Marchand  core.Tile = core.Starters + 25 // France 0, Assassin and Conspiracy
	Exupery   core.Tile = core.Starters + 26 // France 2, Seduction and Conspiracy
	Magda     core.Tile = core.Starters + 27 // Hungary 1, Seduction twice
)

// newState is the state before the first roll.
func newState(seats int, variants uint8) *core.State {
	c := Begin(seats, variants)
	return &c
}

// setReward puts another tile on the reward space of a board, out of the pile.
func setReward(p *core.State, board uint8, r core.Tile) {
	x := At(p, board, 5)
	p.Pile.Take(cards.Card(r))
	p.Pile.Shuffle(cards.Card(p.On[x]))
	p.On[x] = r
}

// dusk ends the placing.
func dusk(p *core.State) *core.State {
	p.Stage, p.At = core.StageOpen, 0
	return p
}

// comes plays until it is a board's turn; all abilities before are left unused, the
// dice show a 1 each, and who must give up a tile gives up the first.
func comes(t *testing.T, p *core.State, board uint8) *core.State {
	t.Helper()
	for p.Stage != core.StageOpen || p.Boards[p.Here()] != board {
		rulestest.Must(t, p.Stage != core.StageHome, "board %d never comes", board)
		p = quiet(t, p)
	}
	return p
}

// quiet plays one step in which nobody does anything that he need not.
func quiet(t *testing.T, p *core.State) *core.State {
	t.Helper()
	switch p.Stage {
	case core.StageOpen:
		return Play(t, p, "open")
	case core.StageAbility:
		return Play(t, p, "leave")
	case core.StageDice:
		return Play(t, p, "roll 1 1")
	case core.StageAward:
		return Play(t, p, "award")
	case core.StageHome:
		return Play(t, p, "home")
	}
	if p.Chance() {
		return Play(t, p, p.Roll(LuckOf(1)))
	}
	return Play(t, p, p.Choices(rules.Seat(p.Seat))[0].Move)
}

// tonight opens a board, all before it being done without a word.
func tonight(t *testing.T, p *core.State, board uint8) *core.State {
	t.Helper()
	return Play(t, comes(t, dusk(p), board), "open")
}

// until plays quietly until a stage is reached.
func until(t *testing.T, p *core.State, s core.Stage) *core.State {
	t.Helper()
	for p.Stage != s {
		p = quiet(t, p)
	}
	return p
}

func TestEveryClauseIsTested(t *testing.T) {
	rulestest.Clauses(t, estoril.Game{}.About().Rules, "EST", 165)
}

// BenchmarkPlayout plays whole random games of four seats.
func BenchmarkPlayout(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	steps := 0
	begin := Begin(4, 0)
	for range b.N {
		c := begin
		for c.Stage != core.StageOver {
			c.Do(c.Random(r))
			steps++
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(steps)/float64(b.N), "steps/game")
}

// TestPlayoutsDoNotAllocate: a whole game leaves nothing to collect.
func TestPlayoutsDoNotAllocate(t *testing.T) {
	r := LuckOf(1)
	begin := Begin(4, core.SecretMissions|core.Agendas)
	var c core.State
	n := testing.AllocsPerRun(20, func() {
		c = begin
		for c.Stage != core.StageOver {
			c.Do(c.Random(r))
		}
	})
	is(t, "allocations of a game", n, 0)
}
