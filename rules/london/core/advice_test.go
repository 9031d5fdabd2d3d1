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
		t.Logf("rides to the nearest underground stop: %.2f at first, %.2f after two rounds", float64(before)/float64(n),
			float64(after)/float64(n))
		rulestest.Holds(t, after*4 <= before, "they do not gather")
	})
	// showing is a moment at which Mr X must show himself after his ride.
	showing := func(at core.Station, pawns ...core.Station) *london.Position {
		p := set(stand(plain, at, pawns...), func(c *core.State) { c.Entry = 2 })
		p.Log = make([]core.LogEntry, 2)
		return p
	}
	t.Run("LON-134 a steady Mr X surfaces out of reach", func(t *testing.T) {
		// At 184 there are more ways on than at 195 and 196, and purple comes there by bus.
		// Nobody knows yet where he is, but all will.
		unknown := set(showing(197, 153, 194, 181, 140, 166), func(c *core.State) {
			c.Tickets[2][core.Taxi], c.Tickets[4][core.Taxi] = 0, 0
		})
		unknown.Beliefs[len(unknown.Beliefs)-1] = start(plain).Beliefs.Now()
		for _, p := range []*london.Position{
			showing(74, 92, 181, 195, 182, 183),
			showing(73, 147, 94, 187, 182, 151), // red comes to 74, the crossing, by bus
			unknown,
		} {
			for g := range uint64(20) {
				q := plays(t, p, steadyMove(t, p, g))
				for i := uint8(1); i <= core.Pawns; i++ {
					rulestest.Must(t, q.Stage != core.StageHunt || !q.Reaches(core.TheBoard(), i, q.At[0]),
						"from %d he shows himself at %d, in reach of %v", p.At[0], q.At[0], core.Colour(i-1))
				}
			}
		}
	})
	t.Run("LON-134 and where buses leave too", func(t *testing.T) {
		p := showing(57, far...)
		for g := range uint64(20) {
			is(t, "of 43, 58 and 73", steadyMove(t, p, g), "taxi 58")
		}
	})
	t.Run("LON-135 when the ring closes a steady Mr X uses black tickets or a double", func(t *testing.T) {
		p := stand(plain, 74, 57, 59, 93, 78, 72)
		m := steadyMove(t, p, 1)
		rulestest.Holds(t, m == "double" || strings.HasPrefix(string(m), "black "), "he plays %q", m)
		for _, p := range []*london.Position{stand(plain, 74, far...), showing(74, far...)} { // unknown, and to be shown
			for g := range uint64(10) {
				m := steadyMove(t, p, g)
				rulestest.Must(t, !strings.HasPrefix(string(m), "black "), "with nobody near he plays %q before window %d", m, p.Entry+1)
			}
		}
	})
	t.Run("LON-136 no double over an oval window when nobody is near", func(t *testing.T) {
		p := showing(74, far...)
		for g := range uint64(10) {
			rulestest.Must(t, steadyMove(t, p, g) != "double", "he wastes a double")
		}
	})
}
