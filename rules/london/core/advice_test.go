package core_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

func TestFirstTurn(t *testing.T) {
	t.Run("LON-129 black ticket or 2x card in the first round", func(t *testing.T) {
		p := stand(plain, 74, far...)
		is(t, "black tickets", plays(t, p, "black taxi 73").Seen(1).(london.View).X.Black, 4)
		q := plays(t, p, "double", "black taxi 73", "taxi 74").Seen(1).(london.View)
		is(t, "2x cards", q.X.Doubles, 1)
		is(t, "the round", q.Round, 1)
	})
}

// steadyMove is what a steady Mr X plays.
func steadyMove(t *testing.T, p *london.Position, luck uint64) rules.Move {
	t.Helper()
	bot, err := london.Game{}.Bot("steady")
	rulestest.Must(t, err == nil, "%v", err)
	return bot.Decide(t.Context(), rulestest.TurnOf(p, 0, 1, luck))
}

func TestAdvice(t *testing.T) {
	t.Run("LON-133 steady hunters wait at underground stops for the first surfacing", func(t *testing.T) {
		b := core.TheBoard()
		hunter, _ := london.Game{}.Bot("strong") // which hunts as the steady ones until he is first seen
		before, after, n := 0, 0, 0
		for g := range 20 {
			r := rand.New(rand.NewPCG(uint64(g), 3))
			p := start(rules.Setup{Seats: 6})
			for p.Stage == core.StageDeal {
				p = plays(t, p, p.Roll(r))
			}
			first := p.At
			for p.Stage != core.StageOver && p.Round < 3 {
				m := rules.Move("")
				if p.Stage == core.StageHunt {
					m = hunter.Decide(t.Context(), rulestest.TurnOf(p, rules.Seat(p.Seat), 1, uint64(g)))
				} else {
					m = rules.Move(offers(p, "taxi")[0])
				}
				p = plays(t, p, m)
			}
			for i := 1; i <= core.Pawns; i++ {
				before += int(b.ToUnderground[first[i]])
				after += int(b.ToUnderground[p.At[i]])
				n++
			}
		}
		t.Logf("rides to the nearest underground stop: %.2f at first, %.2f after two rounds", float64(before)/float64(n), float64(after)/float64(n))
		rulestest.Holds(t, after*3 <= before, "they do not gather")
	})
	// One pawn stands by 1, the rest far away; Mr X must show himself.
	t.Run("LON-134 a steady Mr X surfaces out of reach", func(t *testing.T) {
		p := stand(plain, 74, 92, 181, 195, 182, 183)
		p = set(p, func(c *core.State) { c.Entry = 2 })
		p.Log = make([]core.LogEntry, 2)
		for g := range uint64(20) {
			q := plays(t, p, steadyMove(t, p, g))
			rulestest.Must(t, q.Stage != core.StageHunt || !q.Reaches(core.TheBoard(), 1, q.At[0]), "he shows himself at %d, beside a pawn", q.At[0])
		}
	})
	t.Run("LON-135 when the ring closes a steady Mr X uses black tickets or a double", func(t *testing.T) {
		p := stand(plain, 74, 57, 59, 93, 78, 72)
		m := steadyMove(t, p, 1)
		rulestest.Holds(t, m == "double" || strings.HasPrefix(string(m), "black "), "he plays %q", m)
	})
	t.Run("LON-136 no double over an oval window when nobody is near", func(t *testing.T) {
		p := stand(plain, 74, far...)
		p = set(p, func(c *core.State) { c.Entry = 2 })
		p.Log = make([]core.LogEntry, 2)
		for g := range uint64(10) {
			rulestest.Must(t, steadyMove(t, p, g) != "double", "he wastes a double")
		}
	})
}
