package rulestest

import (
	"context"
	"strings"
	"testing"

	"intrigue/rules"
)

// glib is the toy with hints, and with a slip of the seat that is asked.
type glib struct {
	toy
	slip string
}

func (g glib) Bot(string) (rules.Bot, error) { return glibBot(g), nil }

type glibBot glib

func (b glibBot) Decide(ctx context.Context, t rules.Turn) rules.Move {
	switch {
	case b.slip == "fails at the edge" && t.View.(sight).Cat == 0 && t.Seat == cat:
		panic("no hole before the first")
	case b.slip == "needs time" && ctx.Err() != nil:
		return ""
	case b.slip == "cannot be stopped" && ctx.Err() == nil && ctx.Err() != nil:
		return ""
	}
	return plain{b.toy.broken}.Decide(ctx, t)
}

func (g glib) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	why := "It is as good as any."
	switch {
	case g.slip == "has no reason" && t.Choices[0].Move == "1":
		why = ""
	case g.slip == "whispers" && t.View.(sight).truth.at == 3:
		why = "The mouse is there."
	}
	return plain{}.Decide(ctx, t), why
}

// asks walks games of the toy and says what was wrong.
func (g glib) asks(t *testing.T) error {
	t.Helper()
	a := newAsker(g, 1)
	for i := range 30 {
		if err := a.game(2, i); err != nil {
			return err
		}
	}
	if a.asked < 30 || len(a.kinds) < 5 || a.games != 30 {
		t.Error(a)
	}
	return nil
}

func TestGoodBotsMayBeAskedAnything(t *testing.T) {
	p, err := toy{}.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	Asked(t, glib{}, 20, p, p)
	if err := (glib{}).asks(t); err != nil {
		t.Error(err)
	}
}

// TestEverySlipOfBotsIsCaught makes one slip at a time.
func TestEverySlipOfBotsIsCaught(t *testing.T) {
	for slip, says := range map[string]string{
		"fails at the edge": "no hole before the first",
		"needs time":        `plays "", which is not among`,
		"cannot be stopped": `plays "", which is not among`,
		"has no reason":     "the hint gives no reason",
		"whispers":          "looks the same to it",
	} {
		if err := (glib{slip: slip}).asks(t); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", slip, err)
		}
	}
	for broken, says := range map[fault]string{
		"bot cheats": `plays "99", which is not among`,
		"bot peeks":  "looks the same to it",
	} {
		if err := (glib{toy: toy{broken}}).asks(t); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", broken, err)
		}
	}
}
