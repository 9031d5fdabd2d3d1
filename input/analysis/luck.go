package analysis

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"intrigue/input/record"
	"intrigue/input/supervisor"
	"intrigue/rules"
)

// Draw is what draws and dice between two decisions did to the chance of a side.
type Draw struct {
	Entry  int     `json:"entry"` // the first of luck's entries in the record
	Side   int     `json:"side"`  // of About.SidesOf; 0 where all seats win together
	Was    float64 `json:"was"`   // the chance on average of what else might have come, 0 to 1
	Is     float64 `json:"is"`    // and by what came
	Effort float64 `json:"effort"`
}

// Gain is what luck brought, below 0 what it took: a share of the chance.
func (d Draw) Gain() float64 { return d.Is - d.Was }

// before orders draws by entry and then by side.
func (d Draw) before(e Draw) int {
	return cmp.Or(cmp.Compare(d.Entry, e.Entry), cmp.Compare(d.Side, e.Side))
}

// How luck is weighed with an effort of 1: what might have come is drawn so often, and each of these
// moments is looked at twice, with a little effort. Where they differ by less than negligible on
// average, nothing hung on the draw: it would add no more than noise.
const (
	redeals     = 32
	redealt     = 0.004
	negligible  = 0.008
	mostRedeals = 10 * redeals
)

// weighing is a draw and a side for which it is to be weighed.
type weighing struct {
	from, to int // the entries that luck made
	side     int
	seat     rules.Seat // through whose eyes
}

// weighings are all draws of a record, for each side, or for the first seat where all win together.
func weighings(g rules.Game, r rules.Record, team bool) (all []weighing) {
	sides := g.About().SidesOf(len(r.Seats))
	if team {
		sides = sides[:1]
	}
	for from := 0; from < len(r.Entries); from++ {
		if r.Entries[from].Seat != rules.Luck {
			continue
		}
		to := from
		for to < len(r.Entries) && r.Entries[to].Seat == rules.Luck {
			to++
		}
		for i, side := range sides {
			all = append(all, weighing{from, to, i, side.Seats[0]})
		}
		from = to
	}
	return all
}

// DrawAt is what the draw at an entry of the record did to the chance of a side, if it was weighed.
func (a *Analysis) DrawAt(entry, side int) (Draw, bool) {
	d := Draw{Entry: entry, Side: side}
	i, ok := slices.BinarySearchFunc(a.Luck, d, Draw.before)
	if !ok {
		return d, false
	}
	return a.Luck[i], true
}

// putDraw keeps a draw in its place.
func (a *Analysis) putDraw(d Draw) {
	i, found := slices.BinarySearchFunc(a.Luck, d, Draw.before)
	if found {
		a.Luck[i] = d
		return
	}
	a.Luck = slices.Insert(a.Luck, i, d)
}

// weigh says what a draw did to the chance of a side: how things stand after it, less how they stand
// on average after what else might have come. Both are looked at in the same way, so what is wrong
// with that way does not add up over a game. All is by what the seat knew.
func (r Run) weigh(ctx context.Context, f rules.Forecaster, all []rules.Position, w weighing) (Draw, error) {
	d := Draw{Entry: w.from, Side: w.side, Effort: r.Effort}
	rnd := record.BotRand(uint64(w.side)+1, w.from)
	look := func(p rules.Position) (float64, bool) {
		if o := p.Outcome(); o.Over() {
			return r.Game.About().Share(len(r.Record.Seats), o, w.seat), true
		}
		return f.Forecast(ctx, supervisor.NewTurn(p, w.seat, rnd), redealt)
	}
	return supervisor.Run(ctx, func(ctx context.Context) (Draw, error) {
		n := max(2, min(mostRedeals, int(r.Effort*redeals)))
		one, two := make([]float64, n), make([]float64, n)
		for i := range n {
			p, err := redeal(all[w.from].Guess(w.seat, rnd), rnd)
			if err != nil {
				return d, err
			}
			var a, b bool
			one[i], a = look(p)
			if two[i], b = look(p); !a || !b {
				return d, nil
			}
		}
		d.Was = (mean(one) + mean(two)) / 2
		d.Is = d.Was
		if covariance(one, two) < negligible*negligible {
			return d, ctx.Err()
		}
		sum := 0.0
		for range 2 * n {
			x, ok := look(all[w.to])
			if !ok {
				return d, nil
			}
			sum += x
		}
		d.Is = sum / float64(2*n)
		return d, ctx.Err()
	})
}

// redeal has luck decide anew until somebody else does.
func redeal(p rules.Position, rnd *rand.Rand) (rules.Position, error) {
	for acting := p.Acting(); len(acting) > 0 && acting[0] == rules.Luck; acting = p.Acting() {
		next, err := p.After(rules.Luck, p.Roll(rnd))
		if err != nil {
			return nil, err
		}
		p = next
	}
	return p, nil
}

func mean(all []float64) (m float64) {
	for _, x := range all {
		m += x / float64(len(all))
	}
	return m
}

// covariance of two looks at the same moments is by how much the moments differ, without the noise of the looks.
func covariance(one, two []float64) (c float64) {
	a, b := mean(one), mean(two)
	for i := range one {
		c += (one[i] - a) * (two[i] - b) / float64(len(one)-1)
	}
	return c
}
