package analysis_test

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"intrigue/input/analysis"
	"intrigue/input/record"
	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/patience"
	"intrigue/rules/rulestest/toy"
)

// judged is a chase that is looked back on: the last of the choices is worth 90 %, the first 60 %.
type judged struct {
	toy.Chase
	asked *atomic.Int32
	judge func(t rules.Turn, played rules.Move, effort float64) rules.Judgement // nil: as above
}

func (g judged) Judge(_ context.Context, t rules.Turn, played rules.Move, effort float64) rules.Judgement {
	g.asked.Add(1)
	if g.judge != nil {
		return g.judge(t, played, effort)
	}
	n := len(t.Choices)
	j := rules.Judgement{Played: rules.Expected{Move: played, Chance: 0.75}, Why: "It is the last one.", Lesson: "early"}
	j.Best = []rules.Expected{{Move: t.Choices[n-1].Move, Chance: 0.9}}
	switch played {
	case t.Choices[n-1].Move:
		j.Played.Chance = 0.9
	case t.Choices[0].Move:
		j.Played.Chance = 0.6
	}
	return j
}

// About implements rules.Game: there is a level of bots, whose reply is always the first choice.
func (g judged) About() rules.About {
	about := g.Chase.About()
	about.Levels = []rules.Level{{Key: "easy", Title: "Easy"}}
	return about
}

func (judged) Bot(string) (rules.Bot, error) { return first{}, nil }

type first struct{}

func (first) Decide(_ context.Context, t rules.Turn) rules.Move { return t.Choices[0].Move }

func (judged) Advice(lesson string) string { return "Do not be so " + lesson + "." }

// chase is a game of the first choices, over unless cut.
func chase(t *testing.T, cut int) (judged, rules.Record) {
	t.Helper()
	g := judged{asked: new(atomic.Int32)}
	r, err := session.NewRecord(g, []rules.SeatInfo{{Name: "Ada"}, {Name: "Bob"}, {Name: "Cy"}}, nil, 3,
		time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	rulestest.OK(t, err)
	p, err := g.New(r.Setup())
	for n := 0; err == nil && len(p.Acting()) > 0 && n != cut; n++ {
		s := p.Acting()[0]
		var m rules.Move
		if s == rules.Luck {
			m = p.Roll(record.LuckRand(3, n))
		} else {
			all := p.Choices(s)
			m = all[n%len(all)].Move
		}
		r.Entries = append(r.Entries, rules.Entry{Seat: s, Move: m})
		p, err = p.After(s, m)
	}
	rulestest.OK(t, err)
	return g, r
}

func do(t *testing.T, g rules.Game, r rules.Record, from *analysis.Analysis) *analysis.Analysis {
	t.Helper()
	a, err := analysis.Run{Game: g, Record: r, Program: "1", Workers: 2, From: from}.Do(t.Context())
	rulestest.Must(t, err == nil && a.Done(), "%v; done: %v", err, a.Done())
	return a
}

// TestEveryDecisionIsJudgedOnce: every decision with a choice is looked at once, with what it gave away and its
// mark, and luck's entries are not.
func TestEveryDecisionIsJudgedOnce(t *testing.T) {
	g, r := chase(t, -1)
	a := do(t, g, r, nil)
	p, _ := g.New(r.Setup())
	for i, e := range r.Entries {
		d, ok := a.At(i)
		want := e.Seat >= 0 && len(p.Choices(e.Seat)) > 1
		rulestest.Holds(t, ok == want, "entry %d is looked at: %v", i, ok)
		if ok {
			all := p.Choices(e.Seat)
			lost, mark := 0.15, analysis.Mistake
			switch e.Move {
			case all[len(all)-1].Move:
				lost, mark = 0, analysis.Unmarked
			case all[0].Move:
				lost, mark = 0.3, analysis.Blunder
			}
			if d.Lost < lost-1e-9 || d.Lost > lost+1e-9 || a.Mark(d) != mark || (d.Lesson != "") != (lost > 0) {
				t.Errorf("entry %d: lost %g, %q, lesson %q; want %g, %q", i, d.Lost, a.Mark(d), d.Lesson, lost, mark)
			}
		}
		p, _ = p.After(e.Seat, e.Move)
	}
	n := int(g.asked.Load())
	rulestest.Holds(t, n == len(a.Decisions) && n != 0, "asked %d times for %d decisions", n, len(a.Decisions))
}

// TestNoiseIsNotBetter: a choice that searches tell apart by less than they err is not called better,
// but a point that is proved lost is.
func TestNoiseIsNotBetter(t *testing.T) {
	for _, one := range []struct {
		inPoints bool
		lost     float64
		said     string
		beaten   bool
	}{
		{false, 0.01, "45% to win", false},
		{false, 0.03, "45% to win; with the best choice 48%", true},
		{true, 1, "1 point lost for certain", true},
		{true, 0, "no certain loss", false},
	} {
		a := analysis.Analysis{InPoints: one.inPoints}
		d := analysis.Decision{
			Best:   []rules.Expected{{Move: "best", Chance: 0.45 + one.lost}},
			Played: rules.Expected{Move: "played", Chance: 0.45}, Lost: one.lost,
		}
		if said := a.Verdict(d); said != one.said || a.Beaten(d) != one.beaten {
			t.Errorf("a loss of %g: %q, beaten: %v", one.lost, said, a.Beaten(d))
		}
	}
}

// TestGoesOnLater: what was found is not looked for again, and looking deeper replaces one decision.
func TestGoesOnLater(t *testing.T) {
	g, r := chase(t, -1)
	ctx, stop := context.WithCancel(t.Context())
	half, err := analysis.Run{Game: g, Record: r, Program: "1", Workers: 1, Progress: func(a *analysis.Analysis) {
		if len(a.Decisions) == 3 {
			stop()
		}
	}}.Do(ctx)
	rulestest.Must(t, errors.Is(err, context.Canceled) && len(half.Decisions) == 3 && !half.Done(),
		"%v after %d decisions", err, len(half.Decisions))
	g.asked.Store(0)
	all := do(t, g, r, half)
	n := int(g.asked.Load())
	rulestest.Holds(t, n == len(all.Decisions)-3, "%d decisions were looked at to find %d more", n, len(all.Decisions)-3)
	rulestest.Holds(t, len(half.Decisions) == 3, "what was found before has changed")
	first := all.Decisions[0].Entry
	deeper, err := analysis.Run{Game: g, Record: r, Program: "1", From: all, Only: []int{first}, Effort: 10}.Do(t.Context())
	if d, _ := deeper.At(first); err != nil || d.Effort != 10 || len(deeper.Decisions) != len(all.Decisions) {
		t.Errorf("%v: effort %g, %d decisions", err, d.Effort, len(deeper.Decisions))
	}
}

// TestProgressIsToldNowAndThen: what was found is told after every decision, or once in a while.
func TestProgressIsToldNowAndThen(t *testing.T) {
	g, r := chase(t, -1)
	for every, want := range map[time.Duration]int{0: len(do(t, g, r, nil).Decisions), time.Hour: 1} {
		told := 0
		run := analysis.Run{Game: g, Record: r, Program: "1", Every: every, Progress: func(a *analysis.Analysis) {
			if told++; len(a.Decisions) != told {
				t.Errorf("call %d tells of %d decisions", told, len(a.Decisions))
			}
		}}
		_, err := run.Do(t.Context())
		rulestest.Holds(t, err == nil && told == want, "%v: told %d times, not %d: %v", every, told, want, err)
	}
}

// TestNothingBeforeTheEnd: a game that goes on is not analysed, and one without an Analyst neither.
func TestNothingBeforeTheEnd(t *testing.T) {
	g, r := chase(t, 6)
	if a, err := (analysis.Run{Game: g, Record: r}).Do(t.Context()); err == nil || a != nil || g.asked.Load() > 0 {
		t.Errorf("%v, asked %d times", err, g.asked.Load())
	}
	_, r = chase(t, -1)
	if _, err := (analysis.Run{Game: toy.Chase{}, Record: r}).Do(t.Context()); err == nil {
		t.Error("a game without analysis is analysed")
	}
}

// TestAFaultCostsOneDecision: a judgement that fails or names what was no choice costs that decision and no other.
func TestAFaultCostsOneDecision(t *testing.T) {
	for name, judge := range map[string]func(t rules.Turn, played rules.Move, effort float64) rules.Judgement{
		"panic":   func(rules.Turn, rules.Move, float64) rules.Judgement { panic("lost") },
		"nothing": func(rules.Turn, rules.Move, float64) rules.Judgement { return rules.Judgement{} },
		"illegal": func(_ rules.Turn, m rules.Move, _ float64) rules.Judgement {
			return rules.Judgement{Best: []rules.Expected{{Move: "fly"}}, Played: rules.Expected{Move: m}}
		},
	} {
		g, r := chase(t, -1)
		var once atomic.Bool
		whole := judged{asked: g.asked}
		g.judge = func(t rules.Turn, m rules.Move, e float64) rules.Judgement {
			if once.CompareAndSwap(false, true) {
				return judge(t, m, e)
			}
			return whole.Judge(context.Background(), t, m, e)
		}
		a, err := analysis.Run{Game: g, Record: r, Workers: 1}.Do(t.Context())
		rulestest.Holds(t, err == nil && a.Done() && len(a.Unjudged) == 1 && a.Looked() == a.Total && a.Total >= 5,
			"%s: %v, %d decisions and %v of %d", name, err, len(a.Decisions), a.Unjudged, a.Total)
	}
}

// TestViewsThatReadAlike: what a seat could not know changes nothing: the same view in another
// game is judged with the same generator.
func TestViewsThatReadAlike(t *testing.T) {
	g, r := chase(t, -1)
	var draws []uint64
	g.judge = func(t rules.Turn, played rules.Move, _ float64) rules.Judgement {
		draws = append(draws, t.Rand.Uint64())
		return rules.Judgement{Best: []rules.Expected{{Move: played}}, Played: rules.Expected{Move: played}}
	}
	look := func(r rules.Record) []uint64 {
		draws = nil
		_, err := (analysis.Run{Game: g, Record: r, Workers: 1}).Do(t.Context())
		rulestest.Must(t, err == nil, "%v", err)
		return draws
	}
	one := look(r)
	r.Deal++ // the same moves of another deal
	two := look(r)
	for i := range one {
		rulestest.Must(t, one[i] == two[i], "the deal can be told from the analysis")
	}
}

// TestAnAnalysisIsKeptAsItWas: an analysis comes back as it was, and none that is torn, foreign or of another
// version.
func TestAnAnalysisIsKeptAsItWas(t *testing.T) {
	g, r := chase(t, -1)
	a := do(t, g, r, nil)
	text := a.Encode()
	b, err := analysis.Decode(text, r, "1")
	rulestest.Must(t, err == nil && string(b.Encode()) == string(text), "%v: %s", err, text)
	_, other := chase(t, -1)
	other.Entries = other.Entries[:len(other.Entries)-1]
	bad := func(change func(m map[string]any)) []byte {
		var m map[string]any
		rulestest.OK(t, json.Unmarshal(text, &m))
		change(m)
		out, _ := json.Marshal(m)
		return out
	}
	for name, c := range map[string]struct {
		text    []byte
		r       rules.Record
		program string
	}{
		"torn":             {text[:len(text)/2], r, "1"},
		"no text":          {nil, r, "1"},
		"another game":     {text, other, "1"},
		"another version":  {text, r, "2"},
		"another format":   {bad(func(m map[string]any) { m["format"] = 9 }), r, "1"},
		"no best":          {bad(func(m map[string]any) { m["decisions"].([]any)[0].(map[string]any)["best"] = nil }), r, "1"},
		"past the end":     {bad(func(m map[string]any) { m["decisions"].([]any)[0].(map[string]any)["entry"] = 999 }), r, "1"},
		"luck decides":     {bad(func(m map[string]any) { m["decisions"].([]any)[0].(map[string]any)["entry"] = 0 }), r, "1"},
		"unjudged outside": {bad(func(m map[string]any) { m["unjudged"] = []int{999} }), r, "1"},
		"too many":         {bad(func(m map[string]any) { m["total"] = 1 }), r, "1"},
		"a seat's luck":    {bad(func(m map[string]any) { m["luck"], m["draws"] = []any{map[string]any{"entry": 2}}, 9 }), r, "1"},
		"too much luck":    {bad(func(m map[string]any) { m["luck"] = []any{map[string]any{"entry": 0}} }), r, "1"},
		"luck twice": {bad(func(m map[string]any) {
			m["luck"], m["draws"] = []any{map[string]any{"entry": 0}, map[string]any{"entry": 0}}, 9
		}), r, "1"},
	} {
		if _, err := analysis.Decode(c.text, c.r, c.program); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	r.Seats[0].Name, r.Title = "Eve", "Another" // who played does not matter
	if _, err := analysis.Decode(text, r, "1"); err != nil {
		t.Error(err)
	}
}

// TestEachSideIsSummedUp: each side's decisions are counted, its worst named first.
func TestEachSideIsSummedUp(t *testing.T) {
	g, r := chase(t, -1)
	a := do(t, g, r, nil)
	decisions, lost := 0, 0.0
	for _, s := range a.Summaries(g, r) {
		decisions += s.Decisions
		lost += s.Play
		rulestest.Holds(t, s.Lesson == "early" && len(s.Swings) == 3 && s.Swings[0].Lost >= s.Swings[2].Lost,
			"%s: lesson %q, swings %v", s.Side.Name, s.Lesson, s.Swings)
	}
	for want, s := range map[string]analysis.Summary{
		"2 decisions: 2 accurate (100%). Small slips cost 1 point of winning chance in all; luck took another 1.": {Decisions: 2,
			Accurate: 2, Play: 0.012, Luck: -0.006},
		"2 decisions: 2 accurate (100%). Nothing was given away; luck added 26 points of winning chance.": {Decisions: 2,
			Accurate: 2, Luck: 0.26},
		"1 decision: 1 accurate (100%). Nothing was given away; luck took 1 point of winning chance.": {Decisions: 1,
			Accurate: 1, Play: 0.004, Luck: -0.012},
		"1 decision: 0 accurate (0%) and 1 inaccuracy. Mistakes cost 6 points of winning chance in all.": {Decisions: 1,
			Marks: [4]int{analysis.Inaccuracy: 1}, Play: 0.06},
		"3 decisions can't be judged.": {Unjudged: 3},
		"9 decisions: 6 accurate (67%), 2 inaccuracies and 1 blunder. 3 more can't be judged. " +
			"Mistakes cost 12 points of winning chance in all; luck gave back 3.": {
			Decisions: 9, Accurate: 6, Unjudged: 3, Marks: [4]int{analysis.Inaccuracy: 2, analysis.Blunder: 1}, Play: 0.12, Luck: 0.03},
		"2 decisions: 0 accurate (0%) and 2 blunders. Mistakes cost 126 points of winning chance in all (the chance rose again in between).": {
			Decisions: 2, Marks: [4]int{analysis.Blunder: 2}, Play: 1.26},
		"There was never more than one choice.": {},
	} {
		if text := a.SummaryText(s); text != want {
			t.Errorf("%q, want %q", text, want)
		}
	}
	points := analysis.Analysis{InPoints: true}
	if text := points.SummaryText(analysis.Summary{Decisions: 3,
		Accurate: 3}); text != "3 decisions: 3 accurate (100%). Nothing was given away." {
		t.Error(text)
	}
	want := 0.0
	for _, d := range a.Decisions {
		want += d.Lost
	}
	rulestest.Holds(t, decisions == len(a.Decisions) && lost >= want-1e-9 && lost <= want+1e-9,
		"%d decisions lost %g; want %d, %g", decisions, lost, len(a.Decisions), want)
}

// TestTheNumbersAddUp: of every side the accurate decisions, the marked ones and those that can't be judged are all that it
// made; and while the work goes on, how many there are never changes.
func TestTheNumbersAddUp(t *testing.T) {
	g, r := chase(t, -1)
	whole, n := judged{asked: g.asked}, 0
	g.judge = func(t rules.Turn, m rules.Move, e float64) rules.Judgement {
		if n++; n%3 == 0 {
			return rules.Judgement{}
		}
		return whole.Judge(context.Background(), t, m, e)
	}
	total := 0
	a, err := analysis.Run{Game: g, Record: r, Workers: 1, Progress: func(a *analysis.Analysis) {
		rulestest.Holds(t, total == 0 || a.Total == total, "the total goes from %d to %d", total, a.Total)
		total = a.Total
	}}.Do(t.Context())
	rulestest.Must(t, err == nil && a.Total == total && len(a.Unjudged) > 1, "%v: %v of %d", err, a.Unjudged, a.Total)
	all := 0
	for _, s := range a.Summaries(g, r) {
		sum := s.Accurate
		for m := analysis.Inaccuracy; m <= analysis.Blunder; m++ {
			sum += s.Marks[m]
		}
		all += sum + s.Unjudged
		rulestest.Holds(t, strings.HasPrefix(a.SummaryText(s), prose.Amount(sum, "decision")+": "), "%d: %s", sum, a.SummaryText(s))
	}
	rulestest.Is(t, "all decisions", all, total)
}

// TestPeopleComeFirst: the decisions of people are looked at before those of bots.
func TestPeopleComeFirst(t *testing.T) {
	g, r := chase(t, -1)
	r.Seats[0].Level, r.Seats[1].Level = "easy", "easy"
	var order []rules.Seat
	g.judge = func(t rules.Turn, m rules.Move, _ float64) rules.Judgement {
		order = append(order, t.Seat)
		return rules.Judgement{Best: []rules.Expected{{Move: m}}, Played: rules.Expected{Move: m}}
	}
	_, err := analysis.Run{Game: g, Record: r, Workers: 1}.Do(t.Context())
	rulestest.OK(t, err)
	first, last := slices.IndexFunc(order, func(s rules.Seat) bool { return s != 2 }), len(order)-1
	for last >= 0 && order[last] != 2 {
		last--
	}
	rulestest.Holds(t, last >= 0 && first == last+1, "the seats are looked at in the order %v", order)
}

// TestTheLessonFitsTheMistakesNamed: it is one that most of the mistakes that are named have in common; else there is none.
func TestTheLessonFitsTheMistakesNamed(t *testing.T) {
	g, r := chase(t, -1)
	for lessons, want := range map[string]string{
		",,,early":                    "", // the last one is not named
		"early,late,late,early,early": "late",
		"early":                       "early",
		"early,late,never":            "",
	} {
		var a analysis.Analysis
		for i, l := range strings.Split(lessons, ",") {
			a.Decisions = append(a.Decisions, analysis.Decision{Entry: 2 + i, Lost: 0.5 - 0.1*float64(i), Lesson: l,
				Best: []rules.Expected{{Move: rules.Move(strings.Repeat("on", i))}}})
		}
		got := a.Summaries(g, r)[0].Lesson
		rulestest.Holds(t, got == want, "of %q the lesson is %q", lessons, got)
	}
}

// TestWorstFirst: of a side's mistakes the worst comes first, whenever it was made.
func TestWorstFirst(t *testing.T) {
	g, r := chase(t, -1)
	var a analysis.Analysis
	for i, d := range []struct {
		lost   float64
		lesson string
	}{{0.06, "late"}, {0.30, "early"}, {0.22, "late"}, {0.05, "never"}, {0.11, "late"}} {
		best := []rules.Expected{{Move: rules.Move(strings.Repeat("on", i))}} // another one each time
		a.Decisions = append(a.Decisions, analysis.Decision{Entry: 2 + i, Lost: d.lost, Lesson: d.lesson, Best: best})
	}
	s := a.Summaries(g, r)[0]
	if len(s.Swings) != 3 || s.Swings[0].Lost != 0.30 || s.Swings[1].Lost != 0.22 || s.Swings[2].Lost != 0.11 || s.Lesson != "late" {
		t.Errorf("lesson %q, swings %v", s.Lesson, s.Swings)
	}
}

// TestAnAnalysisInWords: a line a decision with its mark, then each side with its advice; and the curve.
func TestAnAnalysisInWords(t *testing.T) {
	g, r := chase(t, -1)
	a := do(t, g, r, nil)
	var out strings.Builder
	rulestest.OK(t, a.Write(&out, g, r))
	for _, want := range []string{
		"Blunder. Better (hint to the fox): “It is the last one. Over many tries it wins 30 in 100 more; no single fact explains it.”",
		"For the hounds: 60% to win; with the best choice 90%.", "90% to win.", "The hounds: ", "Do not be so early."} {
		rulestest.Holds(t, strings.Contains(out.String(), want), "%q is missing in\n%s", want, out.String())
	}
	lines := strings.Count(out.String(), "\n")
	rulestest.Holds(t, lines == len(a.Decisions)+4, "%d lines for %d decisions", lines, len(a.Decisions))
	if svg := a.SVG(g, r, []string{"#123456", "#654321"}); strings.Count(svg, "<path d=\"M") != 5 || !strings.Contains(svg, "the fox") {
		t.Error(svg)
	}
	points := analysis.Analysis{InPoints: true, Decisions: []analysis.Decision{
		{Entry: 1, Best: []rules.Expected{{Points: 60}}}, {Entry: 2, Best: []rules.Expected{{Points: 40}}, Played: rules.Expected{Points: 20}},
	}}
	if svg := points.SVG(g, r, []string{"#123456"}); strings.Contains(svg, "%") || !strings.Contains(svg, ">20<") ||
		!strings.Contains(svg, ">40<") || !strings.Contains(svg, ">60<") {
		t.Errorf("points are drawn as\n%s", svg)
	}
	a.Team = true
	sides, curves := a.Curves(g, r)
	rulestest.Holds(t, len(sides) == 1 && len(curves[0]) == 2*len(a.Decisions), "a team has %d curves", len(sides))
}

// TestTextOfOnePlayer: who plays alone is not named, and a hint within quotation marks has its own kind of them.
func TestTextOfOnePlayer(t *testing.T) {
	alone, err := session.NewRecord(patience.Game{}, []rules.SeatInfo{{Name: "Ada"}}, nil, 3, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	rulestest.OK(t, err)
	var out strings.Builder
	a := analysis.Analysis{InPoints: true}
	rulestest.OK(t, a.Write(&out, patience.Game{}, alone))
	rulestest.Holds(t, out.String() == "\nThere was never more than one choice.\n", "%q", out.String())
	g, r := chase(t, -1)
	apart := []analysis.Contrast{{Better: "Two wait.", Played: "None waits."}}
	said := a.Better(g, r, analysis.Decision{Why: "Answer “Yes”.", Apart: apart}, false)
	rulestest.Is(t, "the hint", said, "Better (hint to the fox): “Answer ‘Yes’. Two wait. As played: None waits.”")
}

// TestAMistakeIsCountedOnce: what a seat could still do in its next decision was not given away by the one before.
func TestAMistakeIsCountedOnce(t *testing.T) {
	slip := func(entry int, seat rules.Seat, best rules.Move) analysis.Decision {
		return analysis.Decision{Entry: entry, Seat: seat, Lost: 0.16, Best: []rules.Expected{{Move: best, Chance: 0.6}},
			Played: rules.Expected{Move: "done", Chance: 0.44}}
	}
	g, r := chase(t, -1)
	late := slip(1, 0, "take")
	late.Best[0].Chance = 0.5
	for what, next := range map[string]analysis.Decision{"the same too late": late, "the same later": slip(2, 0, "take"),
		"another one": slip(1, 0, "go"), "another seat": slip(1, 1, "take"), "the same at once": slip(1, 0, "take")} {
		a := analysis.Analysis{Decisions: []analysis.Decision{slip(0, 0, "take"), next}}
		sum := 0.0
		for _, s := range a.Summaries(g, r) {
			sum += s.Play
		}
		once := what == "the same at once"
		first := a.Mark(a.Decisions[0])
		rulestest.Holds(t, (first == analysis.Unmarked) == once && a.Mark(next) > analysis.Unmarked, "%s: %v", what, first)
		rulestest.Holds(t, sum > 0.31 != once, "%s: %g given away", what, sum)
	}
}
