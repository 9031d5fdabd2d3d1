package rulestest

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
)

// Calibrated plays games of a level against itself and holds what a game's Analyst says of the best
// choice against what came of it: of the decisions said to be worth 50 % or more, and of the others,
// about the share is won that was said, within a distance (0 to 1).
func Calibrated(t *testing.T, g rules.Game, level string, setup func(game int) rules.Setup, games, every int, effort, within float64) {
	t.Helper()
	Long(t)
	analyst, ok := g.(rules.Analyst)
	if !ok {
		t.Fatal("it is no Analyst")
	}
	who, err := g.(rules.Bots).Bot(level)
	if err != nil {
		t.Fatal(err)
	}
	var n, said, won [2]float64
	for i := range games {
		r := rand.New(rand.NewPCG(uint64(i), 31))
		s := setup(i)
		p, err := g.New(s)
		if err != nil {
			t.Fatal(err)
		}
		type judged struct {
			seat   rules.Seat
			chance float64
		}
		var all []judged
		for k := 0; len(p.Acting()) > 0; k++ {
			seat := p.Acting()[0]
			var m rules.Move
			if seat == rules.Luck {
				m = p.Roll(r)
			} else {
				turn := TurnOf(p, seat, uint64(i), uint64(k))
				m = who.Decide(context.Background(), turn)
				if len(turn.Choices) > 1 && r.IntN(every) == 0 {
					j := analyst.Judge(context.Background(), TurnOf(p, seat, uint64(k), 5), m, effort)
					if len(j.Best) > 0 {
						all = append(all, judged{seat, j.Best[0].Chance})
					}
				}
			}
			if p, err = p.After(seat, m); err != nil {
				t.Fatal(err)
			}
		}
		for _, x := range all {
			at := 0
			if x.chance >= 0.5 {
				at = 1
			}
			n[at]++
			said[at] += x.chance
			won[at] += Share(g.About(), s.Seats, p.Outcome(), x.seat)
		}
	}
	for at, name := range []string{"below 50 %", "50 % and more"} {
		if n[at] < 20 {
			continue
		}
		t.Logf("%s: %.0f decisions, said %.1f %%, won %.1f %%", name, n[at], 100*said[at]/n[at], 100*won[at]/n[at])
		if math.Abs(said[at]-won[at])/n[at] > within {
			t.Errorf("%s: said %.1f %%, won %.1f %%", name, 100*said[at]/n[at], 100*won[at]/n[at])
		}
	}
}
