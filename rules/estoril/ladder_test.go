package estoril

import (
	"context"
	"math/rand/v2"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
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

// match lets two minds play at two seats, the same deals from both sides. It counts
// what the first one won, half a game for a shared victory, and by how many points a
// game it was ahead.
func match(games int, a, b mind) (won, ahead float64) {
	for i := range games {
		minds, me := []mind{a, b}, i%2
		if me == 1 {
			minds[0], minds[1] = b, a
		}
		w, r := duel(uint64(i/2), uint8(i/2%8), minds...)
		switch {
		case w == 1<<me:
			won++
		case w>>me&1 != 0:
			won += 0.5
		}
		ahead += float64(r.total[me]-r.total[1-me]) / float64(games)
	}
	return won, ahead
}

// TestLadder: the steady bot wins at least 75 % of the games against the easy one and
// 97 % against random moves. It thinks less here than at the table, which is harder
// for it; every option takes its turn.
func TestLadder(t *testing.T) {
	for _, c := range []struct {
		what  string
		a, b  mind
		games int
		at    float64
	}{
		{"steady against easy", steady{trials: 40}, easy{}, 200, 0.75},
		{"steady against anybody", steady{trials: 40}, anybody{}, 200, 0.97},
		{"easy against anybody", easy{}, anybody{}, 200, 0.6},
	} {
		t.Run(c.what, func(t *testing.T) {
			won, ahead := match(c.games, c.a, c.b)
			t.Logf("won %.1f of %d, by %.1f points a game", won, c.games, ahead)
			rulestest.Holds(t, won >= c.at*float64(c.games), "won only %.1f of %d", won, c.games)
		})
	}
}
