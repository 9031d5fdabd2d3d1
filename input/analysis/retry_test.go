package analysis_test

import (
	"context"
	"fmt"
	"testing"

	"intrigue/input/analysis"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestOnlyWhatDiffersIsSaid: a fact that fits both choices is not kept, nor one that has nothing to be compared with.
func TestOnlyWhatDiffersIsSaid(t *testing.T) {
	g, r := chase(t, -1)
	whole := judged{asked: g.asked}
	g.judge = func(t rules.Turn, m rules.Move, e float64) rules.Judgement {
		j := whole.Judge(context.Background(), t, m, e)
		fact := func(key string, n int) rules.Fact { return rules.Fact{Key: key, N: n, Text: fmt.Sprint(key, n, ".")} }
		better := func(key string, good int) rules.Fact {
			f := fact(key, good)
			f.Good = good
			return f
		}
		j.Better = []rules.Fact{fact("alike", 1), fact("alone", 1), better("against", -1), fact("first", 1), fact("second", 1), fact("third", 1)}
		j.Instead = []rules.Fact{fact("third", 2), fact("first", 2), fact("alike", 1), fact("second", 2), fact("own", 3), better("against", 1)}
		return j
	}
	a := do(t, g, r, nil)
	said := 0
	for _, d := range a.Decisions {
		want := []analysis.Contrast{{Better: "first1.", Played: "first2."}, {Better: "second1.", Played: "second2."}}
		if d.Lost == 0 {
			want = nil
		}
		said += len(want)
		rulestest.Is(t, "what tells them apart", fmt.Sprint(d.Apart), fmt.Sprint(want))
	}
	rulestest.Holds(t, said > 4, "the game tests little")
}

// TestWhatCouldHaveFollowed: the line of a marked decision begins with the best choice, ends before its seat decides again after others,
// or the game is over, can be played, and is the same every time; what is told of it is what others did.
func TestWhatCouldHaveFollowed(t *testing.T) {
	g, r := chase(t, -1)
	a, b := do(t, g, r, nil), do(t, g, r, nil)
	told, err := a.Tell(g, r)
	rulestest.OK(t, err)
	longest := 0
	for i, d := range a.Decisions {
		if a.Mark(d) == analysis.Unmarked {
			rulestest.Holds(t, d.Then == nil, "entry %d is not marked and has the line %v", d.Entry, d.Then)
			continue
		}
		rulestest.Is(t, "again", fmt.Sprint(b.Decisions[i].Then), fmt.Sprint(d.Then))
		rulestest.Is(t, "its first", d.Then[0], rules.Entry{Seat: d.Seat, Move: d.Best[0].Move})
		all, err := d.Follow(g, r)
		rulestest.Must(t, err == nil && len(all) == len(d.Then)+1, "%v: %d positions of %v", err, len(all), d.Then)
		replied := false
		for k, p := range all[1:] {
			acting, e := p.Acting(), d.Then[k]
			replied = replied || e.Seat >= 0 && e.Seat != d.Seat
			end := len(acting) == 0 || acting[0] == d.Seat && replied
			rulestest.Holds(t, end == (k == len(d.Then)-1), "the line %v goes on to %v after %d", d.Then, acting, k+1)
		}
		longest = max(longest, len(d.Then))
		rulestest.Holds(t, (told[i].Could != "") == (len(d.Then) > 1), "of %v is told %q", d.Then, told[i].Could)
	}
	rulestest.Holds(t, longest >= 3, "the longest line has %d moves", longest)
}

// TestASlipIsMadeGood: the best choice is right, the one that was made is not, and another one is judged anew; only
// people's marked decisions are slips, and the seat alone is asked.
func TestASlipIsMadeGood(t *testing.T) {
	g, r := chase(t, -1)
	r.Seats[0].Level = "easy"
	a := do(t, g, r, nil)
	all := a.Slips(r)
	rulestest.Must(t, len(all) >= 3, "%d slips", len(all))
	keys := map[string]bool{}
	for _, s := range all {
		keys[s.Key()] = true
		before := s.Before(g)
		positions, err := rules.Replay(g, before)
		rulestest.OK(t, err)
		at := positions[len(positions)-1]
		for i, info := range before.Seats {
			rulestest.Holds(t, info.Person() == (rules.Seat(i) == s.Seat), "of seat %d, seat %d is %+v", s.Seat, i, info)
		}
		for _, c := range at.Choices(s.Seat) {
			d, err := s.Again(t.Context(), g, c.Move)
			rulestest.OK(t, err)
			rulestest.Holds(t, a.Right(d.Lost) == (c.Move == s.Best[0].Move), "%q in place of %q loses %g", c.Move, s.Played.Move, d.Lost)
		}
	}
	rulestest.Is(t, "keys", len(keys), len(all))
	points := analysis.Analysis{InPoints: true}
	rulestest.Holds(t, a.Right(0.02) && !a.Right(0.021) && points.Right(0) && !points.Right(1), "the limits are others")
}
