package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/input/supervisor"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/problems"
)

// What is looked for in Pimpernel: how many positions a proof may take, how many decisions there must be to choose from, how
// many points the solver may be apart from the best of the others, and in how many playings of each last mission.
const (
	pimpernelWork    = 12_000
	fewestDecisions  = 10
	mostApart        = 12
	pimpernelPlaying = 8
)

// pimpernelProblems is a problem of a game, of another grade from deal to deal if there is one. The last mission is played anew,
// mostly by bots that are careless about it, since good ones seldom leave it open for long who wins.
func pimpernelProblems(r rules.Record) []rules.Problem {
	at, err := rules.Replay(pimpernel.Game{}, r)
	if err != nil {
		return nil
	}
	first := slices.IndexFunc(at, func(p rules.Position) bool { return problems.Free(&p.(*pimpernel.Position).State) > 0 })
	var best rules.Problem
	for n := 0; n < pimpernelPlaying && first >= 0 && best.Grade < 1+int(r.Deal%3); n++ {
		if p := lastMission(r, at[first], first, rand.New(rand.NewPCG(r.Deal, uint64(n)))); p.Grade > best.Grade {
			best = p
		}
	}
	if best.Grade == 0 {
		return nil
	}
	return []rules.Problem{best}
}

// lastMission plays on from where the last mission begins, and returns the hardest problem that it comes past.
func lastMission(r rules.Record, p rules.Position, first int, luck *rand.Rand) (best rules.Problem) {
	r.Entries = slices.Clone(r.Entries[:first])
	steady, _ := pimpernel.Game{}.Bot("steady")
	player, _ := pimpernel.Game{}.Bot([]string{"easy", "easy", "steady"}[luck.IntN(3)])
	for len(p.Acting()) > 0 {
		c := &p.(*pimpernel.Position).State
		seat := p.Acting()[0]
		if free := problems.Free(c); (free == 1 || free == 2) && near(c) {
			f := problems.ProveAt(c, pimpernelWork)
			usual := steady.Decide(context.Background(), supervisor.NewTurn(p, seat, luck))
			if f.Grade() > best.Grade && f.All >= fewestDecisions &&
				!slices.ContainsFunc(f.Keys, func(a core.Action) bool { return a.Text() == usual }) {
				best = begin(rules.Problem{Kind: problems.Vienna, Grade: f.Grade(), Moves: f.Turns, Size: f.Size}, r, len(r.Entries), seat)
			}
		}
		m := player.Decide(context.Background(), supervisor.NewTurn(p, seat, luck))
		r.Entries = append(r.Entries, rules.Entry{Seat: seat, Move: m})
		p, _ = p.After(seat, m)
	}
	return best
}

// near reports whether the seat to decide may still win or lose.
func near(c *core.State) bool {
	most := 0
	for s := range c.Board.Seats {
		if uint8(s) != c.Seat {
			most = max(most, int(c.Score[s]))
		}
	}
	apart := int(c.Score[c.Seat]) - most
	return -mostApart <= apart && apart <= mostApart
}

// pimpernelPattern is where all cubes lie in a problem.
func pimpernelPattern(p rules.Problem) string {
	all, _ := rules.Replay(pimpernel.Game{}, p.Record)
	c := all[len(all)-1].(*pimpernel.Position)
	return fmt.Sprint(c.Seat, c.Own, c.Piles, c.Score)
}

// pimpernelThemes are the themes of a problem, by the entries up to the end of its solution.
func pimpernelThemes(p rules.Problem, solved []rules.Entry) []string {
	all, _ := rules.Replay(pimpernel.Game{}, p.Record)
	me := all[len(all)-1].Acting()[0]
	var line []core.Action
	for _, e := range solved[len(p.Record.Entries):] {
		if a, _ := core.Parse(e.Move); e.Seat == me {
			line = append(line, a)
		}
	}
	return problems.Themes(line)
}
