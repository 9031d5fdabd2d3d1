package estoril

import (
	"context"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"intrigue/rules"
)

// anybody plays any legal step.
type anybody struct{}

func (anybody) think(_ context.Context, v View, t rules.Turn) step { return v.core.random(t.Rand) }

// duel plays a game and returns who won, as bits.
func duel(seed uint64, on uint8, minds ...mind) (winners uint8, r reckoning) {
	p := &position{newCore(len(minds), on)}
	luck := rand.New(rand.NewPCG(seed, 77))
	for p.stage != StageOver {
		var s step
		if p.chance() {
			s = p.luck(luck)
		} else {
			by := rules.Seat(p.seat)
			v := View{By: by, Acting: by, Stage: p.stage, Seats: int(p.seats), core: p.core.hide(by)}
			s = minds[by].think(context.Background(), v, rules.Turn{Seat: by, View: v, Rand: luck})
		}
		p.do(s)
	}
	r = p.reckon()
	for _, w := range r.winners {
		winners |= 1 << w
	}
	return winners, r
}

func TestMeasure(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("EST_GAMES"))
	if n == 0 {
		t.Skip()
	}
	tr, _ := strconv.Atoi(os.Getenv("EST_TRIALS"))
	for name, other := range map[string]mind{"easy": easy{}, "anybody": anybody{}} {
		won, diff := 0.0, 0
		for i := range n {
			minds := []mind{steady{trials: tr}, other}
			me := uint8(0)
			if i%2 == 1 {
				minds[0], minds[1] = minds[1], minds[0]
				me = 1
			}
			w, r := duel(uint64(i/2), 0, minds...)
			if w == 1<<me {
				won++
			} else if w>>me&1 != 0 {
				won += 0.5
			}
			diff += r.total[me] - r.total[1-me]
		}
		t.Logf("steady wins %.1f of %d against %s, by %.1f", won, n, name, float64(diff)/float64(n))
	}
}
