package main

import (
	"fmt"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/problems"
)

// What is looked for in Penny: how many positions a proof may take, how many decisions the shortest way must, and at
// most one in how many ends of the turn reaches the goal.
const (
	pennyWork   = 40_000
	fewestSteps = 4
	mostEnds    = 3
)

// pennyProblems are the turns of a game that are problems, the hardest first: those in which the bot reached the goal, from
// the first decision on that can be proved.
func pennyProblems(r rules.Record) (all []rules.Problem) {
	at, err := rules.Replay(penny.Game{}, r)
	if err != nil {
		return nil
	}
	for first := 0; first < len(at); {
		last := first + 1
		hero := turnOf(at[first])
		for last < len(at) && turnOf(at[last]) == hero {
			last++
		}
		if hero >= 0 && last < len(at) {
			for _, kind := range problems.Kinds {
				all = append(all, pennyTurn(r, at[:last+1], first, kind)...)
			}
		}
		first = last
	}
	slices.SortStableFunc(all, func(a, b rules.Problem) int { return b.Grade - a.Grade })
	return all
}

// turnOf is whose turn it is, -1 between turns.
func turnOf(p rules.Position) int8 {
	now := p.(*penny.Position)
	if t := now.CurrentTurn(); t != nil && now.Over == core.NotOver {
		return t.Hero
	}
	return -1
}

// pennyTurn is the problem of a turn that begins at first and ends with the last of the positions; none if there is no such
// problem.
func pennyTurn(r rules.Record, at []rules.Position, first int, kind string) (best []rules.Problem) {
	end := at[len(at)-1].(*penny.Position)
	for i := len(at) - 2; i >= first; i-- {
		now := at[i].(*penny.Position)
		turn := now.CurrentTurn()
		if turn == nil || now.Wait != core.Decision || now.Top() != turn || turn.Step > core.StepBuild ||
			!problems.Reached(&now.Position, &end.Position, kind) {
			continue
		}
		f := problems.ProveAt(now.Game, &now.State, kind, pennyWork)
		if f.Moves == 0 {
			break
		}
		if f.Moves >= fewestSteps && f.Won*mostEnds < f.Ends {
			p := rules.Problem{Kind: kind, Grade: f.Grade(), Moves: f.Moves, Size: f.Size}
			best = []rules.Problem{begin(p, r, i, rules.Seat(turn.Hero))}
		}
	}
	return best
}

// pennyPattern is what a hero has in hand, where and for what.
func pennyPattern(p rules.Problem) string {
	all, _ := rules.Replay(penny.Game{}, p.Record)
	now := all[len(all)-1].(*penny.Position)
	me := now.Player(now.Asked())
	return fmt.Sprint(p.Kind, me.Who, me.At, me.Hand, me.Slot, now.EnemyRow)
}

// pennyThemes are the themes of a problem, by the entries up to the end of its solution.
func pennyThemes(p rules.Problem, solved []rules.Entry) []string {
	r := p.Record
	r.Entries = solved
	all, _ := rules.Replay(penny.Game{}, r)
	var line []core.Action
	for i, at := range all[len(p.Record.Entries) : len(all)-1] {
		a, _ := at.(*penny.Position).Game.Parse(solved[len(p.Record.Entries)+i].Move)
		line = append(line, a)
	}
	return problems.Themes(line)
}
