package wire

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// hidden are the lines until the fox is to move.
func hidden(lines ...string) []string {
	return append([]string{"new deal 5", "roll", "roll"}, lines...)
}

type botFunc func(context.Context, rules.Turn) rules.Move

func (f botFunc) Decide(ctx context.Context, t rules.Turn) rules.Move { return f(ctx, t) }

func TestABotIsGivenItsSimulations(t *testing.T) {
	var given []int
	g := chase(map[string]rules.Bot{"deep": counting{func(n int) { given = append(given, n) }}, "plain": botFunc(
		func(ctx context.Context, t rules.Turn) rules.Move {
			if _, ok := ctx.Deadline(); !ok {
				return "without a limit"
			}
			return t.Choices[0].Move
		})})
	got := talk(t, g, hidden("go 0 deep simulations 50", "go 0 deep", "go 0 deep time 20 simulations 60",
		"go 0 deep simulations 70 time 20", "go 0 plain simulations 50", "go 0 plain time 10")...)
	rulestest.Holds(t, fmt.Sprint(given) == "[50 400 60 70]", "simulations given: %v", given)
	rulestest.Holds(t, strings.Count(got, "\nmove ") == 5 && strings.Contains(got, "\nerror plain counts no simulations"), "%v", got)
}

// TestABotKnowsOnlyItsSeat: what a bot is handed is what the seat sees.
func TestABotKnowsOnlyItsSeat(t *testing.T) {
	got := talk(t, london.Game{}, dealt("go 0 easy", "go 0 easy", "go 0 steady time 900", "go 0 steady")...)
	moves := map[string]bool{}
	for l := range strings.Lines(got) {
		if strings.HasPrefix(l, "move ") {
			moves[l] = true
		}
	}
	rulestest.Holds(t, len(moves) <= 2 && strings.Count(got, "\nmove ") == 4,
		"the same question to two bots has %d answers: %v", len(moves), moves)
}

// TestThoseWhoSearch: the levels that look ahead heed a number of simulations, decide
// alike with it, and answer in time without.
func TestThoseWhoSearch(t *testing.T) {
	for _, level := range []string{"strong", "master"} {
		got := talk(t, london.Game{}, dealt("go 0 "+level+" simulations 40", "go 0 "+level+" simulations 40",
			"go 0 "+level+" time 30 simulations 900000000")...)
		moves := map[string]int{}
		for l := range strings.Lines(got) {
			if strings.HasPrefix(l, "move ") {
				moves[l]++
			}
		}
		rulestest.Holds(t, !strings.Contains(got, "error ") && len(moves) != 0 && len(moves) <= 2 && strings.Count(got, "\nmove ") == 3,
			"%s: %v", level, moves)
	}
	about := talk(t, london.Game{}, "about")
	for _, want := range []string{"level steady\n", "level strong simulations 60000 for Mr X | 50000 for the detectives\n",
		"level master simulations 0\n"} {
		rulestest.Holds(t, strings.Contains(about, want), "%q is not among what it says about the game", want)
	}
}

// TestTheLevelsOfEveryGame: about tells which levels count simulations, and just these take
// them; with both budgets the first one to come ends the thinking.
func TestTheLevelsOfEveryGame(t *testing.T) {
	for key, g := range shelf {
		s := newSession(g)
		about := speak(t, s, "about")
		speak(t, s, "new")
		for s.now().Acting()[0] == rules.Luck {
			speak(t, s, "roll")
		}
		seat := seatWord(s.now().Acting()[0])
		for _, l := range g.About().Levels {
			bot, _ := s.bot(l.Key)
			_, counts := bot.(rules.Searcher)
			if strings.Contains(about, "level "+l.Key+" simulations ") != counts || !strings.Contains(about, "level "+l.Key) {
				t.Errorf("%s, %s, counting %v:\n%s", key, l.Key, counts, about)
			}
			for _, budget := range []string{"simulations 3 time 3600000", "time 40 simulations 1000000000"} {
				task, err := s.think(t.Context(), args(seat+" "+l.Key+" "+budget))
				rulestest.Holds(t, (err == nil) == counts, "%s, %s, counting %v, %s: %v", key, l.Key, counts, budget, err)
				if err != nil {
					continue
				}
				if a := <-task.Answers(); a.Err != nil { // after an hour, if it minds one of its limits only
					t.Errorf("%s, %s, %s: %q, %v", key, l.Key, budget, a.Got, a.Err)
				}
				task.Cancel()
			}
		}
	}
}

func TestBadBots(t *testing.T) {
	g := chase(map[string]rules.Bot{
		"liar": botFunc(func(context.Context, rules.Turn) rules.Move { return "fly\naway" }),
		"fool": botFunc(func(context.Context, rules.Turn) rules.Move { panic("lost\nhere") }),
	})
	got := talk(t, g, hidden("go 0 liar", "go 0 fool", "acting")...)
	if !strings.HasSuffix(got, "error the bot tried the illegal move \"fly\\naway\"\nerror the bot failed (lost here)\nacting 0\nok\n") {
		t.Error(got)
	}
}

// dialogue is a conversation over pipes, as with another process.
type dialogue struct {
	t   *testing.T
	in  io.WriteCloser
	out *bufio.Scanner
	end chan error
}

func open(t *testing.T, g rules.Game) *dialogue {
	t.Helper()
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	d := &dialogue{t: t, in: inW, out: bufio.NewScanner(outR), end: make(chan error, 1)}
	go func() {
		d.end <- Serve(g, inR, outW)
		outW.Close()
	}()
	t.Cleanup(func() { inW.Close() })
	return d
}

func (d *dialogue) send(line string) { io.WriteString(d.in, line+"\n") }

// hears reads one line and compares it.
func (d *dialogue) hears(want string) {
	d.t.Helper()
	if !d.out.Scan() {
		d.t.Fatalf("nothing is answered, and not %q", want)
	}
	if d.out.Text() != want {
		d.t.Fatalf("%q is answered, and not %q", d.out.Text(), want)
	}
}

// skips reads an answer to its end.
func (d *dialogue) skips() {
	for d.out.Scan() && !ends(d.out.Text()) {
	}
}

// slow thinks until it is told to stop.
func slow(began chan<- bool) rules.Bot {
	return botFunc(func(ctx context.Context, t rules.Turn) rules.Move {
		began <- true
		<-ctx.Done()
		return t.Choices[len(t.Choices)-1].Move
	})
}

// thinking is a dialogue in which seat 0 thinks and does not come to an end.
func thinking(t *testing.T) *dialogue {
	t.Helper()
	began := make(chan bool, 9)
	d := open(t, chase(map[string]rules.Bot{"slow": slow(began)}))
	for _, l := range hidden() {
		d.send(l)
		d.skips()
	}
	d.send("go 0 slow time 3600000")
	<-began
	return d
}

func TestStopEndsTheThinking(t *testing.T) {
	d := thinking(t)
	d.send("acting") // waits for the bot
	d.send("stop")
	if !d.out.Scan() || !strings.HasPrefix(d.out.Text(), "move fox ") {
		t.Fatal(d.out.Text())
	}
	d.hears("ok")
	d.hears("acting 0")
	d.hears("ok")
	d.send("stop") // too late, and no harm
	d.send("outcome")
	d.hears("outcome none")
	d.hears("ok")
}

// TestQuitAnswersTheLinesThatWait: the bot answers at once, the lines that wait are answered, and then it
// ends.
func TestQuitAnswersTheLinesThatWait(t *testing.T) {
	d := thinking(t)
	d.send("go 0 slow time 3600000")
	d.send("quit")
	d.skips()
	d.skips()
	d.hears("ok")
	rulestest.OK(t, <-d.end)
}

// TestASeatEndsNoThinkingOfOthers: while a bot thinks, stop and quit are heard of those who may say them, and wait
// otherwise.
func TestASeatEndsNoThinkingOfOthers(t *testing.T) {
	for _, c := range []struct {
		before        string // for whom lines are spoken
		lines         []string
		stopped, over bool
	}{
		{"as all", []string{"stop"}, true, false},
		{"as all", []string{"stop 1"}, false, false},
		{"as all", []string{"as 1", "stop"}, false, false},
		{"as 0", []string{"stop"}, true, false},
		{"as 0", []string{"as 1", "stop"}, false, false},
		{"as 0", []string{"as 1", "as 0", "stop"}, true, false},
		{"as 0", []string{"as 1", "as  all", "stop"}, true, false},
		{"as all", []string{"quit"}, false, true},
		{"as all", []string{"quit 1"}, false, false},
		{"as all", []string{"as 1", "quit"}, false, false},
		{"as 0", []string{"quit"}, false, false},
		{"as 0", []string{"as all", "quit"}, false, true},
	} {
		asked := make(chan context.Context, 1)
		v := &server{session: newSession(chase(map[string]rules.Bot{"slow": botFunc(func(ctx context.Context, t rules.Turn) rules.Move {
			asked <- ctx
			<-ctx.Done()
			return t.Choices[0].Move
		})}))}
		over := false
		v.stopAll = func() { over = true }
		for _, l := range hidden(c.before) {
			speak(t, v.session, "%s", l)
		}
		task, err := v.think(t.Context(), "0 slow")
		rulestest.OK(t, err)
		v.thinking = task
		ctx := <-asked
		for _, l := range c.lines {
			rulestest.OK(t, v.handleWhileThinking(line{text: l}))
		}
		if stopped := ctx.Err() != nil; stopped != c.stopped || over != c.over {
			t.Errorf("%s, then %q: stopped %v, over %v", c.before, c.lines, stopped, over)
		}
		task.Cancel()
	}
}

// TestASeatHoldsNobodyUp: a bot that is asked for a seat alone has ten seconds, with or without a number of
// simulations.
func TestASeatHoldsNobodyUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(chase(map[string]rules.Bot{"deep": endlessly{}}))
		for _, l := range hidden("as 0") {
			speak(t, s, "%s", l)
		}
		for _, budget := range []string{"simulations 1000000000", "time 10000", "simulations 1000000000 time 10000"} {
			began := time.Now()
			task, err := s.think(t.Context(), args("0 deep "+budget))
			rulestest.OK(t, err)
			if <-task.Answers(); time.Since(began) != 10*time.Second {
				t.Errorf("%s takes %v", budget, time.Since(began))
			}
			task.Cancel()
		}
	})
}

func TestTooManyLinesWait(t *testing.T) {
	d := thinking(t)
	for range maxQueue {
		d.send("acting")
	}
	d.send("acting")
	d.hears(fmt.Sprintf("error %d lines wait already, and this one is left out", maxQueue))
	d.send("stop")
	d.skips()
	for range maxQueue {
		d.hears("acting 0")
		d.hears("ok")
	}
}

// TestTheReaderIsGone: it ends when nobody reads what it says.
func TestTheReaderIsGone(t *testing.T) {
	r, w := io.Pipe()
	r.Close()
	err := Serve(chase(nil), strings.NewReader("about\nabout\n"), w)
	rulestest.Holds(t, err != nil, "writing to nobody is no error")
}
