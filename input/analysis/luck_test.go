package analysis_test

import (
	"context"
	"fmt"
	"math"
	"strings"
	"testing"

	"intrigue/input/analysis"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// fateful is a chase in which the fox has a chance of 20 % for each step that luck lets all make, as
// far as a rough look can tell.
type fateful struct {
	judged
	none bool // nothing hangs on luck
}

func (g fateful) Forecast(_ context.Context, t rules.Turn, effort float64) (float64, bool) {
	if effort <= 0 || len(rules.Print(t.View)) == 0 {
		return 0, false
	}
	noise := 0.2 * (t.Rand.Float64() - 0.5)
	if g.none {
		noise /= 10
	}
	chance := 0.4
	for speed := range 4 {
		if !g.none && strings.Contains(rules.Print(t.View), fmt.Sprintf("speed %d\"", speed)) {
			chance = 0.2 * float64(speed)
		}
	}
	if t.Seat > 0 {
		chance = 1 - chance
	}
	return chance + noise, true
}

// TestEveryDrawIsWeighedForEachSide: every draw is weighed for each side against what else might have come; what a
// rough look says of a draw on which nothing hangs is no luck.
func TestEveryDrawIsWeighedForEachSide(t *testing.T) {
	plain, r := chase(t, -1)
	g := fateful{judged: plain}
	a := do(t, g, r, nil)
	runs, sum := 0, [2]float64{}
	for i, e := range r.Entries {
		if e.Seat != rules.Luck || i > 0 && r.Entries[i-1].Seat == rules.Luck {
			if _, ok := a.DrawAt(i, 0); ok {
				t.Errorf("entry %d is weighed", i)
			}
			continue
		}
		runs++
		last := i
		for r.Entries[last+1].Seat == rules.Luck {
			last++
		}
		var speed float64
		_, err := fmt.Sscanf(string(r.Entries[last].Move), "speed %g", &speed)
		rulestest.Must(t, err == nil, "%v", err)
		for side := range 2 {
			d, ok := a.DrawAt(i, side)
			want := 0.2*speed - 0.4
			if side == 1 {
				want = -want
			}
			if !ok || math.Abs(d.Gain()-want) > 0.1 {
				t.Errorf("the draw at entry %d gave side %d %.3f, not %.3f", i, side, d.Gain(), want)
			}
			sum[side] += d.Gain()
		}
	}
	rulestest.Must(t, len(a.Luck) == 2*runs && a.Draws == len(a.Luck) && runs >= 3,
		"%d draws, %d are weighed, to be weighed are %d", runs, len(a.Luck), a.Draws)
	for side, s := range a.Summaries(g, r) {
		rulestest.Holds(t, math.Abs(s.Luck-sum[side]) <= 1e-9, "side %d: the luck is %g, not %g", side, s.Luck, sum[side])
	}
	g.none = true
	for _, d := range do(t, g, r, nil).Luck {
		if d.Gain() != 0 {
			t.Errorf("luck gave side %d %.3f at entry %d, where nothing hung on it", d.Side, d.Gain(), d.Entry)
		}
	}
}

// TestLuckGoesOn: draws are weighed when all decisions are looked at, once, and again with more effort.
func TestLuckGoesOn(t *testing.T) {
	plain, r := chase(t, -1)
	g := fateful{judged: plain}
	ctx, stop := context.WithCancel(t.Context())
	half, err := analysis.Run{Game: g, Record: r, Program: "1", Workers: 1, Progress: func(a *analysis.Analysis) {
		if len(a.Luck) == 3 {
			stop()
		}
	}}.Do(ctx)
	rulestest.Must(t, err != nil && len(half.Luck) == 3 && !half.Done(), "%v: %d draws, done: %v", err, len(half.Luck), half.Done())
	g.asked.Store(0)
	all := do(t, g, r, half)
	rulestest.Holds(t, g.asked.Load() <= 0, "%d decisions are looked at again", g.asked.Load())
	rulestest.Holds(t, all.Luck[0] == half.Luck[0] && len(all.Luck) >= 6, "a draw is weighed again")
	if n, draws := all.Progress(10); n+draws > 0 {
		t.Errorf("%d decisions and %d draws were looked at deeply", n, draws)
	}
	deep, err := analysis.Run{Game: g, Record: r, Program: "1", From: all, Effort: 10}.Do(t.Context())
	if n, draws := deep.Progress(10); err != nil || n != deep.Total || draws != deep.Draws || !deep.Done() {
		t.Errorf("%v: %d decisions and %d draws were looked at more deeply", err, n, draws)
	}
	again, err := analysis.Run{Game: g, Record: r, Program: "1", From: deep}.Do(t.Context())
	if n, draws := again.Progress(10); err != nil || n != deep.Total || draws != deep.Draws {
		t.Errorf("%v: with less effort all is looked at anew", err)
	}
	one, err := analysis.Run{Game: g, Record: r, Program: "1", From: all, Effort: 10, Only: []int{all.Decisions[1].Entry}}.Do(t.Context())
	if n, draws := one.Progress(10); err != nil || n != 1 || draws != 0 || !one.Done() {
		t.Errorf("%v: for one decision %d and %d draws were looked at", err, n, draws)
	}
}

// TestOneMoreLook: looking deeper at one decision leaves an analysis done whose game does not judge all.
func TestOneMoreLook(t *testing.T) {
	g, r := chase(t, -1)
	whole := judged{asked: g.asked}
	g.judge = func(t rules.Turn, m rules.Move, e float64) rules.Judgement {
		if len(t.Choices) == 5 {
			return rules.Judgement{}
		}
		return whole.Judge(context.Background(), t, m, e)
	}
	a := do(t, g, r, nil)
	deeper, err := analysis.Run{Game: g, Record: r, Program: "1", From: a, Effort: 10, Only: []int{a.Decisions[0].Entry}}.Do(t.Context())
	rulestest.Holds(t, err == nil && deeper.Done() && deeper.Total == a.Total && a.Total != len(r.Entries),
		"%v: %d of %d decisions", err, len(deeper.Decisions), deeper.Total)
}

// TestALookThatFails takes nothing from what was found before, and counts nothing twice.
func TestALookThatFails(t *testing.T) {
	plain, r := chase(t, -1)
	g := fateful{judged: plain}
	a := do(t, g, r, nil)
	for what, only := range map[string][]int{"all": nil, "one": {a.Decisions[0].Entry}} {
		g.judge = func(rules.Turn, rules.Move, float64) rules.Judgement { panic("lost") }
		again, err := analysis.Run{Game: hopeless{g}, Record: r, Program: "1", From: a, Effort: 10, Only: only}.Do(t.Context())
		rulestest.Holds(t, err == nil && again.Total == a.Total && again.Draws == a.Draws && string(again.Encode()) == string(a.Encode()),
			"%s: %v: %d of %d decisions, %d of %d draws", what, err, len(again.Decisions), again.Total, len(again.Luck), again.Draws)
		if kept, err := analysis.Decode(again.Encode(), r, "1"); err != nil || !kept.Done() {
			t.Errorf("%s: it cannot be kept: %v", what, err)
		}
	}
}

// hopeless is a game whose forecasts fail.
type hopeless struct{ fateful }

func (hopeless) Forecast(context.Context, rules.Turn, float64) (float64, bool) { panic("lost") }

// TestLuckIsToldAtItsEntries: what luck did is said at each of its entries, and nowhere else.
func TestLuckIsToldAtItsEntries(t *testing.T) {
	_, r := chase(t, -1)
	g := fateful{}
	a := &analysis.Analysis{Luck: []analysis.Draw{{Entry: 0, Side: 0, Was: 0.4, Is: 0.6}, {Entry: 0, Side: 1, Was: 0.6, Is: 0.4}}}
	rulestest.Must(t, r.Entries[0].Seat == rules.Luck && r.Entries[1].Seat == rules.Luck && r.Entries[2].Seat != rules.Luck,
		"the game does not begin with two draws")
	for entry, want := range []string{"Luck gave the fox 20 percentage points here, and took 20 percentage points " +
		"from the hounds.", "", ""} {
		if entry == 1 {
			want = "Luck gave the fox 20 percentage points here, and took 20 percentage points from the hounds."
		}
		rulestest.Is(t, fmt.Sprintf("at entry %d", entry), a.Fate(g, r, entry), want)
	}
	for want, luck := range map[string][2]float64{
		"Luck gave the fox 1 percentage point here.":                                    {0.01, 0},
		"Luck took 3 percentage points from the hounds here.":                           {0, -0.03},
		"Luck made hardly any difference here.":                                         {0.002, -0.004},
		"Luck gave the fox 2 percentage points and the hounds 1 percentage point here.": {0.02, 0.01},
	} {
		a.Luck[0].Is, a.Luck[1].Is = a.Luck[0].Was+luck[0], a.Luck[1].Was+luck[1]
		if got := a.Fate(g, r, 0); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
