package main

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input/analysis"
	"intrigue/input/record"
	"intrigue/input/session"
	"intrigue/input/supervisor"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestReasonsTellChoicesApart: in every game, what is said for the better choice is not true after the one that was made,
// and the other way round; and most mistakes have such a reason.
func TestReasonsTellChoicesApart(t *testing.T) {
	for _, title := range titles() {
		g := title.Game
		analyst, ok := g.(rules.Analyst)
		if !ok {
			continue
		}
		t.Run(g.About().Key, func(t *testing.T) {
			r, effort := byChance(t, g), 0.02
			if g.About().MaxSeats == 1 {
				effort = 0.2 // what is lost is proved
			}
			all, err := rules.Replay(g, r)
			rulestest.OK(t, err)
			a, err := analysis.Run{Game: g, Record: r, Effort: effort, Only: some(r, all, 60)}.Do(t.Context())
			rulestest.OK(t, err)
			lost, told := 0, 0
			for _, d := range a.Decisions {
				turn := supervisor.NewTurn(all[d.Entry], d.Seat, record.BotRand(0, d.Entry))
				j := analyst.Judge(t.Context(), turn, d.Played.Move, effort)
				for _, c := range d.Apart {
					said := func(side []rules.Fact, text string) bool {
						return slices.ContainsFunc(side, func(f rules.Fact) bool { return f.Text == text })
					}
					if !said(j.Better, c.Better) || said(j.Instead, c.Better) || !said(j.Instead, c.Played) || said(j.Better, c.Played) {
						t.Errorf("entry %d: %+v does not tell %+v from %+v", d.Entry, c, j.Better, j.Instead)
					}
				}
				if d.Lost > 0 {
					lost++
					told += min(1, len(d.Apart))
					if len(d.Apart) == 0 && !strings.Contains(a.Better(g, r, d, true), "no single fact explains it") {
						t.Errorf("entry %d is not explained, and nothing says so", d.Entry)
					}
				}
			}
			rulestest.Holds(t, told > 0 && 3*told >= lost, "%d of %d mistakes are explained", told, lost)
		})
	}
}

// byChance is a game of a title in which bots choose by chance now and then, and so make mistakes.
func byChance(t *testing.T, g rules.Game) rules.Record {
	t.Helper()
	about := g.About()
	seats := make([]rules.SeatInfo, min(max(about.MinSeats, 3), about.MaxSeats))
	r, err := session.NewRecord(g, seats, nil, 11, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	rulestest.OK(t, err)
	rnd := rand.New(rand.NewPCG(4, 3))
	bot, err := g.(rules.Bots).Bot(about.Levels[0].Key)
	rulestest.OK(t, err)
	p, err := g.New(r.Setup())
	for err == nil && len(p.Acting()) > 0 {
		e := rules.Entry{Seat: p.Acting()[0]}
		if e.Seat == rules.Luck {
			e.Move = p.Roll(rnd)
		} else {
			turn := supervisor.NewTurn(p, e.Seat, rnd)
			turn.Simulations = 200
			if e.Move = bot.Decide(t.Context(), turn); rnd.IntN(4) == 0 {
				e.Move = turn.Choices[rnd.IntN(len(turn.Choices))].Move
			}
		}
		r.Entries = append(r.Entries, e)
		p, err = p.After(e.Seat, e.Move)
	}
	rulestest.OK(t, err)
	return r
}

// some are so many of the decisions of a record, over all of it.
func some(r rules.Record, all []rules.Position, n int) (entries []int) {
	for i, e := range r.Entries {
		if e.Seat >= 0 && len(all[i].Choices(e.Seat)) > 1 {
			entries = append(entries, i)
		}
	}
	step := max(1, len(entries)/n)
	for i := 0; i*step < len(entries); i++ {
		entries[i] = entries[i*step]
	}
	return entries[:min(n, len(entries))]
}
