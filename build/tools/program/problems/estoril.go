package main

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/problems"
)

// estorilWork is how many positions a proof may take, and fewestPlacements how many there must be to choose from.
const (
	estorilWork      = 300_000
	fewestPlacements = 5
)

// playings is how often an evening is played until the last character is sent.
const playings = 12

// estorilProblems are the evenings of a game that are problems, the hardest first. The tiles are placed anew: at a
// table hardly anybody ever knows all of them, so here the seat that places last goes where it can look.
func estorilProblems(r rules.Record) (all []rules.Problem) {
	c := core.Begin(r.Setup())
	for i, e := range r.Entries {
		if c.Stage == core.StagePlace && c.Mine == ([4]core.SpotSet{}) && !slices.Contains(c.Boards[:], core.Casino) {
			for n := range playings {
				if p, ok := evening(r, c, i, rand.New(rand.NewPCG(r.Deal, uint64(playings*i+n)))); ok {
					all = append(all, p)
					break
				}
			}
		}
		a, ok := c.Parse(e.Move)
		if !ok {
			return nil
		}
		c.Do(a)
	}
	slices.SortStableFunc(all, func(a, b rules.Problem) int { return b.Grade - a.Grade })
	return all
}

// evening places tiles from the first entries of a game on, up to the last one.
func evening(r rules.Record, c core.State, first int, luck *rand.Rand) (rules.Problem, bool) {
	entries := slices.Clone(r.Entries[:first])
	curious := (c.Seat + c.Seats - 1) % c.Seats
	for c.Stage == core.StagePlace || c.Stage == core.StageLook {
		if problems.Last(c) {
			break
		}
		a := choose(c, c.Seat == curious, luck)
		entries = append(entries, rules.Entry{Seat: rules.Seat(c.Seat), Move: c.Text(a)})
		c.Do(a)
	}
	if !problems.Last(c) || !problems.Open(&c, c.Seat) {
		return rules.Problem{}, false
	}
	f := problems.ProveAt(&c, estorilWork)
	if len(f.Keys) != 1 || f.Boards < 2 || f.All < fewestPlacements {
		return rules.Problem{}, false
	}
	r.Entries = entries
	return begin(rules.Problem{Kind: problems.Evening, Grade: f.Grade(), Moves: f.Boards, Size: f.Size}, r,
		len(entries), rules.Seat(c.Seat)), true
}

// choose is an action at random; somebody curious places where there is most to be seen, and looks at
// what is new.
func choose(c core.State, curious bool, luck *rand.Rand) (best core.Action) {
	var buf [core.MostActions]core.Action
	most := -1
	for _, a := range c.Actions(buf[:0]) {
		n, score := c, luck.IntN(1<<16)
		if n.Do(a); curious && c.Stage == core.StagePlace && n.Stage == core.StageLook {
			score += (n.News() & core.AllSpaces).Count() << 16
		}
		if c.Stage == core.StageLook && a.Kind == core.LookAt && curious && (c.News() & core.AllSpaces).Has(a.A) {
			score += 1 << 16
		}
		if score > most {
			best, most = a, score
		}
	}
	return best
}

// estorilPattern is where everything lies in a problem.
func estorilPattern(p rules.Problem) string {
	c := problems.At(p)
	return fmt.Sprint(c.Boards, c.On, c.Turned, c.Hand[c.Seat])
}

func estorilThemes(p rules.Problem, solved []rules.Entry) []string { return problems.Themes(p, solved) }
