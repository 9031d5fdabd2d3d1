package session_test

import (
	"context"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// slow thinks until it is told to stop, and then plays its first move.
type slow struct{ asked, stopped chan struct{} }

func newSlow() slow { return slow{make(chan struct{}, 9), make(chan struct{}, 9)} }

func (s slow) Decide(ctx context.Context, t rules.Turn) rules.Move {
	s.asked <- struct{}{}
	<-ctx.Done()
	s.stopped <- struct{}{}
	return t.Choices[0].Move
}

func TestABotThatThinksDoesNotBlock(t *testing.T) {
	slow := newSlow()
	woken := make(chan struct{}, 9)
	tb := table(t, toy.Chase{More: toy.More{"slow": slow}},
		session.Deps{Think: 30 * time.Millisecond, Wake: func() { woken <- struct{}{} }}, botOf("slow"), human("Ada"))
	tb.Update(start)
	<-slow.asked
	rulestest.Holds(t, !tb.Update(start), "it moved before its time")
	<-woken // its time is up
	rulestest.Holds(t, tb.Update(start) && tb.Len() == 3, "it did not move when it had decided")
	n := tb.Notices()
	rulestest.Holds(t, len(n) <= 0, "%v", n)
}

func TestCloseStopsABot(t *testing.T) {
	slow := newSlow()
	tb := table(t, toy.Chase{More: toy.More{"slow": slow}},
		session.Deps{Think: time.Hour, Wake: func() { t.Error("woken for nothing") }}, botOf("slow"), human("Ada"))
	tb.Update(start)
	<-slow.asked
	tb.Close()
	<-slow.stopped
}

// TestNobodyWaitsForADeafBot: leaving a table takes no time, all that was played is
// saved, and what the bot says in the end wakes nobody, given up or not.
func TestNobodyWaitsForADeafBot(t *testing.T) {
	for _, late := range []time.Duration{0, 2 * time.Second, time.Minute} {
		synctest.Test(t, func(t *testing.T) {
			var left atomic.Bool
			answer := make(chan struct{})
			deaf := toy.BotFunc(func(_ context.Context, u rules.Turn) rules.Move { <-answer; return u.Choices[0].Move })
			keep := &memorySaver{}
			tb := table(t, toy.Chase{More: toy.More{"deaf": deaf}}, session.Deps{
				Saver: keep, Think: time.Second, Wake: func() {
					rulestest.Holds(t, !left.Load(), "the table is left, and yet somebody is woken")
				},
			}, human("Ada"), botOf("deaf"))
			tb.Update(start)
			tb.OpenCurtain()
			play(t, tb, 0)
			waiting(t, tb, 1, session.ForBot)
			played := tb.Len()
			time.Sleep(late)
			left.Store(true)
			began := time.Now()
			rulestest.OK(t, tb.Close())
			took := time.Since(began)
			rulestest.Holds(t, took == 0, "%v were waited for a bot that thought for %v", took, late)
			rulestest.Holds(t, keep.closed && len(keep.entries) == played && played >= 3,
				"%d of %d moves are saved, closed %v", len(keep.entries), played, keep.closed)
			time.Sleep(time.Minute)
			close(answer)
			synctest.Wait()
			rulestest.Holds(t, len(keep.entries) == played, "the answer was played after all")
		})
	}
}

func TestFaultyBotsDoNotStopTheGame(t *testing.T) {
	mad := map[string]rules.Bot{
		"liar":   toy.BotFunc(func(context.Context, rules.Turn) rules.Move { return "fly to the moon" }),
		"fool":   toy.BotFunc(func(context.Context, rules.Turn) rules.Move { panic("I am lost") }),
		"thief":  toy.BotFunc(func(_ context.Context, t rules.Turn) rules.Move { clear(t.Choices); return "" }),
		"silent": toy.BotFunc(func(context.Context, rules.Turn) rules.Move { return "" }),
	}
	for level, want := range map[string]string{"liar": "illegal move", "fool": "I am lost", "thief": "illegal move",
		"silent": "illegal move"} {
		t.Run(level, func(t *testing.T) {
			tb := table(t, toy.Chase{More: mad}, session.Deps{Sync: true}, botOf(level), botOf(level))
			for i := 0; !tb.Over(); i++ {
				tb.Update(start)
				rulestest.Must(t, i <= 500, "it never ends")
			}
			n := tb.Notices()
			rulestest.Holds(t, len(n) != 0 && strings.Contains(n[0], want) && strings.Contains(n[0], "Bot "+level), "notices %q", n)
		})
	}
}

func TestABotThatNeverAnswers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // its clock goes on by itself while all wait
		hang := make(chan struct{})
		defer close(hang)
		woken := make(chan struct{}, 9)
		deaf := toy.BotFunc(func(context.Context, rules.Turn) rules.Move { <-hang; return "" })
		tb := table(t, toy.Chase{More: toy.More{"deaf": deaf}},
			session.Deps{Think: time.Millisecond, Wake: func() { woken <- struct{}{} }}, botOf("deaf"), human("Ada"))
		began := time.Now()
		tb.Update(start)
		time.Sleep(time.Millisecond + 2999*time.Millisecond)
		synctest.Wait()
		rulestest.Holds(t, !tb.Update(start) && len(tb.Notices()) <= 0, "it is given up too early")
		<-woken
		late := time.Since(began)
		rulestest.Holds(t, late == 3001*time.Millisecond, "it is given up after %v", late)
		tb.Update(start)
		n := tb.Notices()
		rulestest.Holds(t, len(n) == 1 && strings.Contains(n[0], "too long") && tb.Len() == 3, "notices %q, %d entries", n, tb.Len())
	})
}

func TestABotSeesOnlyItsView(t *testing.T) {
	var turns atomic.Int32
	curious := toy.BotFunc(func(ctx context.Context, u rules.Turn) rules.Move {
		turns.Add(1)
		rulestest.Holds(t, strings.Contains(rules.Print(u.View), "fox at") == (u.Seat == 0), "it sees too much or too little")
		g := u.Guess(u.Rand)
		rulestest.Holds(t, rules.Print(g.Seen(u.Seat)) == rules.Print(u.View), "a guess looks otherwise")
		return toy.Random(ctx, u)
	})
	tb := table(t, toy.Chase{More: toy.More{"curious": curious}}, session.Deps{Sync: true}, botOf("curious"), botOf("curious"))
	for !tb.Over() {
		tb.Update(start)
	}
	rulestest.Holds(t, turns.Load() != 0, "it was never asked")
}
