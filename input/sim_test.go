package input_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/input/sim"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

func text(t *testing.T, r sim.Run) string {
	t.Helper()
	res, err := r.Play(context.Background())
	rulestest.OK(t, err)
	var b strings.Builder
	rulestest.OK(t, res.Print(&b))
	s := b.String()
	return s[:strings.LastIndex(strings.TrimSpace(s), "\n")] // without the speed
}

func TestTheTable(t *testing.T) {
	r := sim.Run{Game: toy.Chase{}, Games: 200, Levels: []string{"easy", "steady", "steady"}, Deal: 1}
	s := text(t, r)
	for _, want := range []string{"Chase: 200 games", "Fox (easy)", "Hound 2 (steady)", "Hound 1 + Hound 2",
		"Caught", "Away", "likely between"} {
		rulestest.Holds(t, strings.Contains(s, want), "no %q in\n%s", want, s)
	}
	r.Workers = 1
	again := text(t, r)
	rulestest.Holds(t, again == s, "the same deal differs:\n%s\n%s", s, again)
	r.Deal = 5000
	rulestest.Holds(t, text(t, r) != s, "another deal does not")
	if s := text(t, sim.Run{Game: toy.Patience{}, Games: 9, Levels: []string{"easy"}}); !strings.Contains(s, "points") ||
		strings.Contains(s, "side") {
		t.Error(s)
	}
	if s := text(t, sim.Run{Game: toy.Duel{}, Games: 200, Levels: []string{"easy", "easy"}}); !strings.Contains(s, "nobody") {
		t.Error(s)
	}
}

func TestAGameOfARunIsAGameOfTheTable(t *testing.T) {
	res, err := sim.Run{Game: toy.Chase{}, Games: 1, Levels: []string{"easy", "easy"}, Deal: 77}.Play(context.Background())
	rulestest.OK(t, err)
	rec, _ := session.NewRecord(toy.Chase{}, []rules.SeatInfo{{Level: "easy"}, {Level: "easy"}}, nil, 77, time.Now())
	tb, err := session.New(toy.Chase{}, rec, session.Deps{Sync: true})
	rulestest.OK(t, err)
	for !tb.Over() {
		tb.Update(time.Now())
	}
	rulestest.Holds(t, tb.Len() == res.Moves && res.Endings[tb.Outcome().Ending] == 1,
		"%d moves at the table, %d in the run", tb.Len(), res.Moves)
}

func TestBotsAreNotMendedHere(t *testing.T) {
	more := map[string]rules.Bot{
		"liar": toy.BotFunc(func(context.Context, rules.Turn) rules.Move { return "fly" }),
		"fool": toy.BotFunc(func(context.Context, rules.Turn) rules.Move { panic("lost") }),
	}
	for level, want := range map[string]string{"liar": "fly", "fool": "lost", "genius": "genius"} {
		_, err := sim.Run{Game: toy.Chase{More: more}, Games: 3, Levels: []string{level, "easy"}}.Play(context.Background())
		rulestest.Holds(t, err != nil && strings.Contains(err.Error(), want), "%s: %v", level, err)
	}
	if _, err := (sim.Run{Game: toy.Chase{}, Games: 3, Levels: []string{"easy"}}).Play(context.Background()); err == nil {
		t.Error("one seat was enough")
	}
}

func TestItCanBeStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	more := map[string]rules.Bot{"slow": toy.BotFunc(func(ctx context.Context, t rules.Turn) rules.Move {
		cancel()
		<-ctx.Done()
		return ""
	})}
	res, err := sim.Run{Game: toy.Chase{More: more}, Games: 1e6, Levels: []string{"slow", "easy"}}.Play(ctx)
	rulestest.Holds(t, errors.Is(err, context.Canceled) && res.Games == 0, "%v %v", res.Games, err)
	var b strings.Builder
	res.Print(&b)
	rulestest.Holds(t, strings.Contains(b.String(), "no game"), "%v", b.String())
}

func TestABotMayBeGivenTime(t *testing.T) {
	more := map[string]rules.Bot{"slow": toy.BotFunc(func(ctx context.Context, t rules.Turn) rules.Move {
		<-ctx.Done()
		return t.Choices[0].Move
	})}
	res, err := sim.Run{Game: toy.Duel{More: more}, Games: 2, Levels: []string{"slow", "easy"},
		Think: time.Millisecond}.Play(context.Background())
	rulestest.Holds(t, err == nil && res.Games == 2, "%v %v", res.Games, err)
}

func TestLevelsAreListedWithCommas(t *testing.T) {
	for in, want := range map[string]string{"easy": "easy easy", "easy, steady ,easy": "easy steady easy", "": ""} {
		got := strings.Join(sim.Levels(toy.Chase{}, in), " ")
		rulestest.Holds(t, got == want, "%q: %q", in, got)
	}
}
